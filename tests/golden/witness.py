"""What a match looks like from every chair, as short hashes: whatever changes, shows.

Three streams, because they may change for different reasons:
`play`     who is asked, what is allowed, what an absent seat would do: changes only with `rules_version`;
`seen`     every view and every event as each seat and the spectator see it;
`refused`  why something that was allowed a moment ago is not allowed now.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal

import msgspec

from podzemi.engine.game import seen
from podzemi.engine.match import Match
from podzemi.engine.values import Action, Event

Stream = Literal["play", "seen", "refused"]
STREAMS: Final[tuple[Stream, ...]] = ("play", "seen", "refused")
EVERY: Final = 20
"""So many steps share a mark: that is how exactly a difference is found."""
MEMORY: Final = 24
"""How many actions are kept that were allowed before."""

Marks = dict[Stream, str]


def encode(value: object) -> bytes:
    """As JSON, the fields by name: their order in a class is no information."""
    return msgspec.json.encode(value, order="sorted")


class Witness:
    """Goes with a replayed match (`each` of `engine.record.replay`)."""

    def __init__(self) -> None:
        self._hashes = {stream: hashlib.sha256() for stream in STREAMS}
        self._marks: dict[Stream, list[str]] = {stream: [] for stream in STREAMS}
        self._steps = 0
        self._before: list[Action] = []

    def __call__(self, match: Match[Any, Any], events: list[Event]) -> None:
        asked = match.game.to_act(match.state)
        allowed = {seat: match.game.actions(match.state, seat) for seat in asked}
        self._play(match, asked, allowed)
        self._seen(match, events)
        self._refused(match)
        self._remember([action for actions in allowed.values() for action in actions])
        self._steps += 1
        if self._steps % EVERY == 0:
            self._mark()

    def _play(self, match: Match[Any, Any], asked: list[int], allowed: dict[int, list[Action]]) -> None:
        game, state = match.game, match.state
        absent = [game.decode(game.default(state, seat)) for seat in asked]
        self._hashes["play"].update(encode([asked, list(allowed.values()), absent]))

    def _seen(self, match: Match[Any, Any], events: list[Event]) -> None:
        for watcher in [*range(match.players), None]:
            view = match.game.view(match.state, watcher)
            self._hashes["seen"].update(encode([view, seen(events, watcher)]))

    def _refused(self, match: Match[Any, Any]) -> None:
        reasons = [
            match.refusal(seat, action)
            for action in self._before
            for seat in sorted({0, self._steps % match.players})
        ]
        self._hashes["refused"].update(encode(reasons))

    def _remember(self, allowed: list[Action]) -> None:
        """The first and the last of each moment, and some between; the oldest are forgotten."""
        few = allowed[:: max(1, len(allowed) // 3)] + allowed[-1:]
        self._before = (self._before + [action for action in few if action not in self._before])[-MEMORY:]

    def _mark(self) -> None:
        for stream in STREAMS:
            self._marks[stream].append(self._hashes[stream].hexdigest()[:8])

    def marks(self) -> Marks:
        """What was seen; the last mark of each stream stands for the whole match."""
        self._mark()
        return {stream: " ".join(self._marks[stream]) for stream in STREAMS}


def first_difference(one: str, other: str) -> int:
    """The step at which two lists of marks part, at the latest."""
    pairs = enumerate(zip(one.split(), other.split()))
    return next((EVERY * (number + 1) for number, (a, b) in pairs if a != b), EVERY * one.count(" "))
