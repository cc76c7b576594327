"""A match moment by moment, for those who look back: its states in a row, as any viewer sees them."""

from __future__ import annotations

import logging

# Any: states and views of whichever game, and what becomes JSON
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from podzemi.engine.game import AnyGame, seen
from podzemi.engine.match import AnyMatch
from podzemi.engine.records.record import Record, replay
from podzemi.engine.records.reveal import reveal
from podzemi.engine.values import Event, Seat
from podzemi.server.problems import Refused
from podzemi.wire import messages as wire
from podzemi.wire.learning.replays import Frame

logger = logging.getLogger("podzemi.server")

Viewer: TypeAlias = Seat | Literal["open"] | None
"""A seat, everything anybody knew, or None: what everybody knew."""
NULL: Final = Raw(b"null")


class ReplayStep(Struct, frozen=True):
    """The match after one action. `seat`: who acted; None: the set-up."""

    state: Any
    events: list[Event]
    seat: Seat | None
    time: float


def viewer_of(text: str, players: int) -> Viewer:
    """`public`, `open` or the number of a seat; Refused for anything else."""
    if text == "public":
        return None
    if text == "open":
        return "open"
    if text.isascii() and text.isdecimal() and len(text) == 1 and int(text) < players:
        return int(text)
    raise Refused("unknown_seat")


def raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


class Replay:
    """Frame n is the match after n actions."""

    def __init__(self, match: AnyMatch, at: float) -> None:
        self.game: AnyGame = match.game
        self.players = match.players
        self.branches = [branch.at for branch in match.branches]
        self.steps = [ReplayStep(match.state.clone(), match.opening, None, at)]
        self.rounds: list[int] = []
        self._turn: Seat = -1
        self._note_round(match.opening)

    def take(self, match: AnyMatch, events: list[Event], at: float) -> None:
        """The next frame: the match has just played its last turn."""
        self.steps.append(ReplayStep(match.state.clone(), events, match.turns[-1].seat, at))
        self._note_round(events)

    def _note_round(self, events: list[Event]) -> None:
        begun = [event for event in events if _kind(event) in self.game.rounds]
        seats = [seat for event in begun if (seat := getattr(event, "seat", None)) is not None]
        came_round = not seats or seats[-1] <= self._turn or self._turn < 0
        self._turn = seats[-1] if seats else self._turn
        if begun and came_round:
            self.rounds.append(len(self.steps) - 1)

    @property
    def total(self) -> int:
        return len(self.steps) - 1

    def story(self, viewer: Viewer, last: int | None = None) -> list[wire.Moment]:
        """All that happened, as this viewer saw it; what it saw nothing of is left out."""
        told = [(n, step, self._events(step, viewer)) for n, step in enumerate(self.steps[: _end(last)])]
        return [wire.Moment(n, step.time, raw(events)) for n, step, events in told if events or n == 0]

    def frames(self, viewer: Viewer, first: int, last: int, outlook: bool) -> list[Frame]:
        """The frames of those numbers, both included."""
        return [self._frame(n, viewer, outlook) for n in range(max(first, 0), min(last, self.total) + 1)]

    def _frame(self, number: int, viewer: Viewer, outlook: bool) -> Frame:
        step = self.steps[number]
        focus = self._focus(number) if viewer == "open" else viewer
        view = self.game.view(step.state, focus)
        shown, hands = raw(view), NULL
        if viewer == "open" and focus is not None:
            everything = reveal(self.game, step.state, focus, self.players)
            shown, hands = raw(everything.view), raw(everything.hands)
        return Frame(
            at=number,
            time=step.time,
            seat=step.seat,
            focus=focus,
            view=shown,
            outlook=self._outlook(view, number) if outlook else NULL,
            events=raw(self._events(step, viewer)),
            result=raw(self.game.result(step.state)),
            hands=hands,
        )

    def _focus(self, number: int) -> Seat | None:
        """The seat that acts next, at the end the last one: with all open the board is seen from there."""
        later = self.steps[number + 1] if number < self.total else self.steps[number]
        return later.seat if later.seat is not None else next(iter(self.game.to_act(later.state)), 0)

    def _events(self, step: ReplayStep, viewer: Viewer) -> list[Event]:
        return step.events if viewer == "open" else seen(step.events, viewer)

    def _outlook(self, view: Any, number: int) -> Raw:
        """A forecast that fails is left out: the replay goes on without."""
        try:
            return raw(self.game.preview(view))
        except Exception:
            logger.exception("%s frame %s: outlook", self.game.name, number)
            return NULL


def _kind(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _end(last: int | None) -> int | None:
    return None if last is None else last + 1


def replay_of(record: Record, game: AnyGame, times: list[float] | None = None) -> Replay:
    """The record played again, every step checked; RecordError where it breaks off.

    `times`: when each frame was, the set-up first.
    """
    made: list[Replay] = []

    def take(match: AnyMatch, events: list[Event]) -> None:
        at = times[match.version] if times else 0.0
        if not made:
            made.append(Replay(match, at))
        else:
            made[0].take(match, events, at)

    replay(record, lambda _: game, take)
    return made[0]
