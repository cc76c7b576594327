"""Moments of recorded matches: what pictures show and examples tell.

A record replays to the same match in every version of the program, so a caption stays true.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from podzemi.engine.match import AnyMatch
from podzemi.engine.records.record import read_record, replay
from podzemi.engine.values import Event
from podzemi.rulebook.structure import FOLDER, Illustration, outline

NAMES: Final = ("Anežka", "Marek", "Zofia", "Tomáš", "Eliška", "Ola", "Bartek", "Šimon")
"""The names of the players in the pictures."""


class Moment(NamedTuple):
    """A match at that moment, who looks at it, and all that happened on the way, with every card open."""

    match: AnyMatch
    seat: int | None
    events: list[Event]

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self.match.players])


@cache
def moment(game: str, scene: str) -> Moment:
    """The scene of that name."""
    shown = outline(game).scene[scene]
    line = FOLDER.joinpath("records", f"{game}_{shown.record}.json").read_bytes()
    return _moment(line, shown)


def _moment(line: bytes, shown: Illustration) -> Moment:
    events: list[Event] = []
    matches: list[AnyMatch] = []

    def keep(match: AnyMatch, happened: list[Event]) -> None:
        if shown.since <= match.version <= shown.after:
            events.extend(happened)
        if match.version == shown.after:
            matches.append(match.copy())

    replay(read_record(line), each=keep)
    return Moment(matches[0], shown.seat, events)
