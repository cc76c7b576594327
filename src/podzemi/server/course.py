"""The course of a match: the log of a table folded into a state, and who was told of what.

The log is append-only, also for taking back: a line "undo" says which earlier line no longer counts.
Every eye (a seat, or None: the spectators) counts its own news. Another seat's sealed choice is none,
so nobody can tell from numbers or messages how many decisions the others have made.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from podzemi.engine.game import AnyGame, OptionValue, seen
from podzemi.engine.match import Match
from podzemi.engine.values import Action, Event, Refusal, Seat
from podzemi.server.store import Entry


class Undo(Struct, frozen=True, tag_field="kind", tag="undo", forbid_unknown_fields=True):
    """A line of the log: the line `of` counts no longer."""

    of: int


UNDO: Final = msgspec.json.Decoder(Undo)


class Played(Struct):
    """An action that counts, and what it caused."""

    entry: Entry
    action: Action
    events: list[Event]
    plain: bool
    """It showed nothing hidden and left nothing to chance (IF-0.4)."""
    heard: list[Seat | None]
    """The eyes that saw something of it."""
    waiting: list[Seat]
    """The seats that were asked when it was played."""


class Moment(Struct, frozen=True):
    """What one eye was told at once. `undone`: the number of what counts no longer; `by`: who said so."""

    number: int
    at: float
    events: list[Event]
    undone: int | None = None
    by: Seat | None = None


class Course:
    """One match, line by line. `version` is the last line of the log that is in it."""

    def __init__(
        self, game: AnyGame, players: int, options: dict[str, OptionValue], seed: int, at: float
    ) -> None:
        self.game = game
        self.eyes: list[Seat | None] = [*range(players), None]
        self.started = at
        self.version = 0
        self.played: list[Played] = []
        self.asked: list[list[int]] = [[] for _ in range(players)]
        """By seat: what it may play now."""
        self.asked_since = [0] * players
        """By seat: the version since which it has been asked exactly this."""
        self._begin: Callable[[], Match[Any, Any]] = lambda: Match(game, players, dict(options), seed)
        self.match = self._begin()
        self._told: dict[Seat | None, list[int]] = {eye: [0] for eye in self.eyes}
        self._last = {eye: Moment(0, at, seen(self.match.opening, eye)) for eye in self.eyes}
        self._note_asked(None)

    # --- the log

    def fold(self, entry: Entry) -> list[Seat | None]:
        """Take in the next line; the eyes that have news by it."""
        undo = _undo_of(entry)
        heard = self._play(entry) if undo is None else self._take_back(entry, undo)
        self.version = entry.version
        for eye in heard:
            self._told[eye].append(entry.version)
        self._note_asked(entry.seat)
        return heard

    def _play(self, entry: Entry) -> list[Seat | None]:
        action = self.game.parse(entry.action)
        if isinstance(action, Refusal):
            raise ValueError(f"version {entry.version}: not an action")
        before, waiting = self.match.state.clone(), self.game.to_act(self.match.state)
        chance = len(self.match.chance)
        events = self.match.play(entry.seat, action)
        after, code = self.match.state, self.game.encode(action)
        plain = len(self.match.chance) == chance and not self.game.reveals(before, after, entry.seat, code)
        saw = [eye for eye in self.eyes if eye == entry.seat or seen(events, eye)]
        self.played.append(Played(entry, action, events, plain, saw, waiting))
        heard = saw if self.game.to_act(after) == waiting else self.eyes
        for eye in heard:
            self._last[eye] = Moment(len(self._told[eye]), entry.at, seen(events, eye))
        return heard

    def _take_back(self, entry: Entry, undo: Undo) -> list[Seat | None]:
        index = next(n for n, played in enumerate(self.played) if played.entry.version == undo.of)
        waiting = self.game.to_act(self.match.state)
        gone = self.played.pop(index)
        self.match = self._begin()
        for played in self.played:
            played.events = self.match.play(played.entry.seat, played.action)
        heard = gone.heard if self.game.to_act(self.match.state) == waiting else self.eyes
        for eye in heard:
            number = self.number_of(eye, undo.of)
            self._last[eye] = Moment(len(self._told[eye]), entry.at, [], number, entry.seat)
        return heard

    def _note_asked(self, acted: Seat | None) -> None:
        """Another seat's action leaves a seat's decision as it was unless it changes what it may play."""
        for seat, asked in enumerate(self.asked):
            legal = self.game.legal(self.match.state, seat)
            if seat == acted or legal != asked:
                self.asked[seat], self.asked_since[seat] = legal, self.version

    # --- what each eye knows

    def number(self, eye: Seat | None) -> int:
        """How many news this eye has had since the set-up."""
        return len(self._told[eye]) - 1

    def number_of(self, eye: Seat | None, version: int) -> int | None:
        """The eye's own number of that line of the log; None if it was none of its business."""
        told = self._told[eye]
        at = bisect_left(told, version)
        return at if at < len(told) and told[at] == version else None

    def is_fresh(self, seat: Seat, number: int) -> bool:
        """Whether who has seen news up to that number knows what the seat is asked now."""
        told = self._told[seat]
        return 0 <= number < len(told) and told[number] >= self.asked_since[seat]

    def last(self, eye: Seat | None) -> Moment:
        return self._last[eye]

    def history(self, eye: Seat | None) -> list[Moment]:
        """All that counts, as this eye saw it; number 0 is the set-up."""
        moments = [Moment(0, self.started, seen(self.match.opening, eye))]
        for played in self.played:
            number = self.number_of(eye, played.entry.version)
            if number is not None:
                moments.append(Moment(number, played.entry.at, seen(played.events, eye)))
        return moments

    # --- taking back

    def undoable(self, seat: Seat | None) -> Played | None:
        """The seat's last decision, while it may be taken back (IF-0.4).

        Nothing hidden was shown by it or since, and nobody else acted, or nobody saw anything of it who
        acted: sealed choices of the others go on as if it had never been made.
        """
        later: set[Seat] = set()
        for played in reversed(self.played):
            if not played.plain or self.game.result(self.match.state) is not None:
                return None
            if played.entry.seat == seat:
                sealed = played.heard == [seat] and later <= set(played.waiting)
                return played if sealed or not later else None
            later.add(played.entry.seat)
        return None


def _undo_of(entry: Entry) -> Undo | None:
    try:
        return UNDO.decode(entry.action)
    except msgspec.DecodeError:
        return None
