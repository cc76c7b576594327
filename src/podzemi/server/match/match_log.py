"""The log of a match, folded into a state, and who was told of what.

`lines.py` says which line a message would be; it is folded with all that was found out while it was checked.

The log is append-only, also for taking back: a line "undo" says which earlier line no longer counts. Such
lines that are no actions (`control.py`) are in it as well: questions to all, pauses, who plays a seat.
Every viewer (a seat, or None: the spectators) counts its own news. Another seat's sealed choice is none,
so nobody can tell from numbers or messages how many decisions the others have made.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from podzemi.engine.game import AnyGame, IllegalAction, OptionValue, Result, seen
from podzemi.engine.match import AnyMatch, AnyStep, Match
from podzemi.engine.records.commitment import Branch
from podzemi.engine.values import Action, Event, Refusal, Seat
from podzemi.server.match.clock import Clocks, result_with_forfeits
from podzemi.server.match.control import (
    Control,
    ControlEntry,
    OpenQuestion,
    QuestionAgreed,
    QuestionAsked,
    QuestionDeclined,
    SeatTakenOver,
    Undo,
    control_of,
)
from podzemi.server.store import LogEntry, Table
from podzemi.wire.messages import Clock, Notice

ASIDES: Final = 400
ASIDES_PER_ACTION: Final = 10
"""Lines without an action that a seat may fill, and more for each of its actions: two hundred decisions taken
back before the first one that stands, five for each later one. The log of a match must end somewhere."""


class NextLine(Struct, frozen=True):
    """A line that may come next, with all that was found out while it was checked."""

    seat: Seat
    said: Action | Control
    step: AnyStep | None = None
    """The action, played on a copy; None: the line is no action."""
    result: Result | None = None
    """How the match ends by it."""

    def entry(self, version: int, client: str | None, at: float) -> LogEntry:
        return LogEntry(version, self.seat, msgspec.json.encode(self.said), client, at)


class Played(Struct):
    """An action that counts, and what it caused."""

    entry: LogEntry
    action: Action
    events: list[Event]
    plain: bool
    """It showed nothing hidden and left nothing to chance (IF-0.4)."""
    audience: list[Seat | None]
    """The viewers that saw something of it."""
    sealed: bool
    """Whether nobody else saw more of it than that it was decided."""
    waiting: list[Seat]
    """The seats that were asked when it was played."""
    public: bool
    """Whether every viewer saw something of it."""


class News(Struct, frozen=True):
    """One numbered message to one viewer. `undone`: the message that was taken back; `by`: by whom.

    `back`: the number from which on all messages were taken back."""

    number: int
    at: float
    events: list[Event]
    undone: int | None = None
    by: Seat | None = None
    back: int | None = None
    notice: Notice | None = None


class MatchLog:
    """One match, line by line. `version` is the last line of the log that is in it."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: dict[str, OptionValue],
        seed: int,
        at: float,
        clock: Clock | None = None,
        branches: Sequence[Branch] = (),
    ) -> None:
        self.game = game
        self.viewers: list[Seat | None] = [*range(players), None]
        self.started = at
        self.version = 0
        self.played: list[Played] = []
        self.asked: list[list[int]] = [[] for _ in range(players)]
        """By seat: what it may play now."""
        self.asked_since = [0] * players
        """By seat: the version since which it has been asked exactly this."""
        self.question: OpenQuestion | None = None
        self.paused: Seat | None = None
        """The seat that asked for the agreed pause."""
        self.open = False
        """Whether all agreed that spectators may see everything."""
        self.forfeits: list[Seat] = []
        """The seats that lost by time, the first one first."""
        self.asides = [0] * players
        """By seat: how many lines it filled without the match going on, by taking back, asking all or leaving
        its place to a bot."""
        self.relieved = at
        """When a bot last took a seat over."""
        self.rooted = max((branch.at for branch in branches), default=0)
        """How many actions were played in another match, which this one left."""
        self._begin: Callable[[], AnyMatch] = lambda: Match(
            game, players, dict(options), seed, branches=branches
        )
        self.match = self._begin()
        self._told: dict[Seat | None, list[int]] = {viewer: [0] for viewer in self.viewers}
        self._last = {viewer: News(0, at, seen(self.match.opening, viewer)) for viewer in self.viewers}
        self._undoable: dict[tuple[Seat | None, bool], Played | None] = {}
        """By viewer, and whether the match counts: what may be taken back after the last line."""
        self._note_asked([])
        self.over = self.game.result(self.match.state) is not None
        """Whether the match has come to its end."""
        awaited = self.game.to_act(self.match.state)
        self.clocks = None if clock is None else Clocks(clock, players, at, awaited)
        self.since = at
        """The time of the last line."""

    # --- the log

    def attempt(self, seat: Seat, action: Action) -> NextLine | Refusal:
        """The line of an action, played on a copy: one at which the rules break down never gets into the log.
        Why not, if the rules refuse it."""
        step = self.match.attempt(seat, action)
        if isinstance(step, Refusal):
            return step
        return NextLine(seat, action, step, result_with_forfeits(self.game.result(step.after), self.forfeits))

    def play(self, seat: Seat, code: int) -> NextLine:
        """The line of a legal code; IllegalAction if it is none."""
        return self._legal(self.attempt(seat, self.game.decode(code)))

    def _legal(self, found: NextLine | Refusal) -> NextLine:
        if isinstance(found, Refusal):
            raise IllegalAction(found, f"{self.game.name} seed={self.match.seed} version={self.version}")
        return found

    def fold(self, entry: LogEntry, line: NextLine | None = None) -> list[Seat | None]:
        """Take in the next line; the viewers that have news by it. `line`: the same as it was checked here,
        nothing having come between."""
        line, counted = line or self._read(entry), len(self.played)
        self._undoable.clear()
        if line.step is not None:
            audience = self._count(entry, line.step)
        else:
            assert isinstance(line.said, ControlEntry)
            audience = self._obey(entry, line.said)
        self.version = entry.version
        for viewer in audience:
            self._told[viewer].append(entry.version)
        own = line.step is not None or isinstance(line.said, Undo)
        self._note_asked([entry.seat] if own else self.viewers if len(self.played) < counted else [])
        self.over = self.game.result(self.match.state) is not None
        if audience == self.viewers:
            self.since = entry.at
        return audience

    def _read(self, entry: LogEntry) -> NextLine:
        """A line from the store."""
        if (control := control_of(entry)) is not None:
            return NextLine(entry.seat, control)
        action = self.game.parse(entry.action)
        if isinstance(action, Refusal):
            raise ValueError(f"version {entry.version}: not an action")
        return self._legal(self.attempt(entry.seat, action))

    def _count(self, entry: LogEntry, step: AnyStep) -> list[Seat | None]:
        """Take in an action: it counts from here on."""
        before, waiting = self.match.state, self.game.to_act(self.match.state)
        self.match.take(step)
        after, events = self.match.state, step.events
        same = not step.chance and not self.game.reveals(before, after, entry.seat, step.code)
        plain = same and len(self.played) >= self.rooted
        saw = [viewer for viewer in self.viewers if viewer == entry.seat or seen(events, viewer)]
        sealed = all(_is_hidden(event, viewer) for event in events for viewer in saw if viewer != entry.seat)
        awaited = self.game.to_act(after)
        audience = saw if awaited == waiting else self.viewers
        public = audience == self.viewers
        self.played.append(Played(entry, step.action, events, plain, saw, sealed, waiting, public))
        notice = self._drop_question(entry.seat) if public else None
        for viewer in audience:
            self._last[viewer] = News(len(self._told[viewer]), entry.at, seen(events, viewer), notice=notice)
        if self.clocks is not None and public:
            self.clocks.turn(entry.at, awaited, entry.seat)
        return audience

    def _obey(self, entry: LogEntry, line: Control) -> list[Seat | None]:
        """Take in a line that is no action. What was not checked before it was written has no effect."""
        match line:
            case Undo():
                return self._take_back(entry, line)
            case QuestionAsked():
                asked = OpenQuestion(entry.version, line.what, entry.seat, list(line.asks), [], line.to)
                self.question = asked
                self.asides[entry.seat] += 1
                return self._settle(entry, "asked")
            case QuestionAgreed():
                return self._agree(entry)
            case QuestionDeclined():
                return self._end_question(entry, "declined")
            case SeatTakenOver():
                return self._seat(entry, line)

    def _take_back(self, entry: LogEntry, undo: Undo) -> list[Seat | None]:
        index = next(n for n, played in enumerate(self.played) if played.entry.version == undo.of)
        waiting = self.game.to_act(self.match.state)
        gone = self.played.pop(index)
        self.asides[entry.seat] += 2
        self._replay()
        awaited = self.game.to_act(self.match.state)
        audience = gone.audience if awaited == waiting else self.viewers
        notice = self._drop_question(entry.seat) if audience == self.viewers else None
        for viewer in audience:
            number = self.number_of(viewer, undo.of)
            self._last[viewer] = News(
                len(self._told[viewer]), entry.at, [], number, entry.seat, notice=notice
            )
        if self.clocks is not None and audience == self.viewers:
            self.clocks.take_back(entry.at, awaited, entry.seat, [entry.seat] if gone.public else [])
        return audience

    def _replay(self) -> None:
        self.match = self._begin()
        for played in self.played:
            played.events = self.match.play(played.entry.seat, played.action)

    # --- questions to all

    def _agree(self, entry: LogEntry) -> list[Seat | None]:
        question = self.question
        if question is None or entry.seat not in question.asks:
            return self._tell(entry, None)
        question.asks.remove(entry.seat)
        question.agreed.append(entry.seat)
        return self._settle(entry, "agreed")

    def _settle(self, entry: LogEntry, how: Literal["asked", "agreed"]) -> list[Seat | None]:
        """Do what all have agreed to; until then `how` it stands is all there is to tell."""
        question = self.question
        assert question is not None
        if question.asks:
            return self._tell(entry, Notice(question.what, how, entry.seat))
        self.question = None
        if question.what == "undo":
            return self._go_back(entry, question)
        if question.what == "open":
            self.open = True
        else:
            self.paused = question.by if question.what == "pause" else None
            if self.clocks is not None:
                self.clocks.pause(entry.at, self.paused is not None)
        return self._tell(entry, Notice(question.what, "settled", question.by))

    def _go_back(self, entry: LogEntry, question: OpenQuestion) -> list[Seat | None]:
        """Take back every action from the line of the question on, unless one has shown something hidden."""
        to, by = question.to, question.by
        if to is None or self.back_to(by) != to:
            return self._tell(entry, Notice("undo", "dropped", by))
        gone = [played for played in self.played if played.entry.version >= to]
        self.played = self.played[: -len(gone)]
        self.asides[by] += len(gone)
        self._replay()
        if self.clocks is not None:
            seats = [played.entry.seat for played in reversed(gone) if played.public]
            self.clocks.take_back(entry.at, self.game.to_act(self.match.state), by, seats)
        return self._tell(entry, Notice("undo", "settled", by), to)

    def _end_question(self, entry: LogEntry, how: Literal["declined", "dropped"]) -> list[Seat | None]:
        question, self.question = self.question, None
        notice = None if question is None else Notice(question.what, how, entry.seat)
        return self._tell(entry, notice)

    def _drop_question(self, seat: Seat) -> Notice | None:
        """A seat that plays on in everybody's sight ends an open question about taking back."""
        if self.question is None or self.question.what != "undo":
            return None
        self.question = None
        return Notice("undo", "dropped", seat)

    def _seat(self, entry: LogEntry, line: SeatTakenOver) -> list[Seat | None]:
        """A bot agrees to everything, and has no questions of its own."""
        if line.lost and entry.seat not in self.forfeits:
            self.forfeits.append(entry.seat)
        if line.bot:
            self.relieved = entry.at
            self.asides[entry.seat] += 1
        if self.clocks is not None:
            self.clocks.sits(entry.at, entry.seat, line.bot)
        question = self.question
        if line.bot and question is not None:
            if question.by == entry.seat:
                return self._end_question(entry, "dropped")
            if entry.seat in question.asks:
                return self._agree(entry)
        how: Literal["lost", "bot", "person"] = "lost" if line.lost else "bot" if line.bot else "person"
        return self._tell(entry, Notice("seat", how, entry.seat))

    def _tell(self, entry: LogEntry, notice: Notice | None, to: int | None = None) -> list[Seat | None]:
        """Everybody hears of a line that is no action. `to`: from which line on nothing counts any longer."""
        for viewer in self.viewers:
            back = None if to is None else bisect_left(self._told[viewer], to)
            self._last[viewer] = News(len(self._told[viewer]), entry.at, [], back=back, notice=notice)
        return self.viewers

    def _note_asked(self, anew: Sequence[Seat | None]) -> None:
        """Another seat's action leaves a seat's decision as it was unless it changes what it may play.

        `anew`: the seats that are asked anew even if they may play the same as before."""
        for seat, asked in enumerate(self.asked):
            legal = self.game.legal(self.match.state, seat)
            if seat in anew or legal != asked:
                self.asked[seat], self.asked_since[seat] = legal, self.version

    # --- what each viewer knows

    def number(self, viewer: Seat | None) -> int:
        """How many news this viewer has had since the set-up."""
        return len(self._told[viewer]) - 1

    def number_of(self, viewer: Seat | None, version: int) -> int | None:
        """The viewer's own number of that line of the log; None if it was none of its business."""
        told = self._told[viewer]
        at = bisect_left(told, version)
        return at if at < len(told) and told[at] == version else None

    def is_fresh(self, seat: Seat, number: int) -> bool:
        """Whether who has seen news up to that number knows what the seat is asked now."""
        told = self._told[seat]
        return 0 <= number < len(told) and told[number] >= self.asked_since[seat]

    def last(self, viewer: Seat | None) -> News:
        return self._last[viewer]

    def history(self, viewer: Seat | None, public: bool = False) -> list[News]:
        """All that counts, as this viewer saw it, or with its numbers as everybody did; 0 is the set-up."""
        told_as = None if public else viewer
        moments = [News(0, self.started, seen(self.match.opening, told_as))]
        for played in self.played:
            number = self.number_of(viewer, played.entry.version)
            if number is not None:
                moments.append(News(number, played.entry.at, seen(played.events, told_as)))
        return moments

    def most_asides(self, seat: Seat) -> int:
        """How many such lines are plenty. It follows from what the seat itself has played: by what the others
        decided in secret it would tell how often they did."""
        return ASIDES + ASIDES_PER_ACTION * sum(played.entry.seat == seat for played in self.played)

    # --- taking back

    def undoable(self, seat: Seat | None, rated: bool) -> Played | None:
        """The seat's last decision, while it may be taken back (IF-0.4).

        Nothing hidden was shown by it or since, and nobody else acted, or nobody saw of it more than that it
        was decided: sealed choices of the others go on as if it had never been made. Where the match is
        `rated` the turn must not have been handed over either.
        """
        key = (seat, rated)
        if key not in self._undoable:
            self._undoable[key] = self._find_undoable(seat, rated)
        return self._undoable[key]

    def _find_undoable(self, seat: Seat | None, rated: bool) -> Played | None:
        later: set[Seat] = set()
        for played in [] if self.over else reversed(self.played):
            if not played.plain:
                return None
            if played.entry.seat == seat:
                sealed = played.sealed and later <= set(played.waiting)
                stands = (bool(later) and not sealed) or (rated and self._asks_others(played))
                return None if stands else played
            later.add(played.entry.seat)
        return None

    def _asks_others(self, played: Played) -> bool:
        """Whether somebody is asked now who was not when that was decided."""
        return not set(self.game.to_act(self.match.state)) <= set(played.waiting)

    def back_to(self, seat: Seat | None) -> int | Refusal:
        """The line from which on all can be taken back if everybody agrees, or why not.

        It is the seat's last decision; nothing hidden was shown by it or since, and nothing left to chance.
        """
        return self._back(seat, knowing_all=True)

    def asking_back(self, seat: Seat) -> int | Refusal:
        """The same as far as this seat can know: what it may be told."""
        return self._back(seat, knowing_all=False)

    def _back(self, seat: Seat | None, knowing_all: bool) -> int | Refusal:
        if self.over:
            return Refusal("match_over", "IF-0.4")
        shown = False
        for played in reversed(self.played):
            if not knowing_all and not played.public and seat not in played.audience:
                continue
            shown = shown or not played.plain
            if played.entry.seat == seat:
                return Refusal("undo_shown", "IF-0.4") if shown else played.entry.version
        return Refusal("no_decision", "IF-0.4")


def log_of(table: Table, game: AnyGame) -> MatchLog:
    """The log of a table whose match has begun, with no line in it yet."""
    return MatchLog(
        game,
        len(table.places),
        table.options,
        table.seed,
        table.started or 0.0,
        table.clock,
        branches=table.luck.branches,
    )


def _is_hidden(event: Event, viewer: Seat | None) -> bool:
    """Whether that viewer does not see all of it."""
    return event.seen_by(viewer) != event
