"""The bodies of the puzzle interface. Stateless: whoever asks sends the whole line of play along."""

from __future__ import annotations

from typing import Any  # Any: actions of whichever game, not yet checked

from msgspec import Raw, Struct

from podzemi.engine.puzzles.puzzle import Hint, PuzzleInfo, PuzzleScore
from podzemi.wire.messages import Moment


class PuzzleGames(Struct, frozen=True):
    """The games that have puzzles, and the id of today's one, which is another puzzle in each."""

    games: list[str]
    daily: str
    kinds: dict[str, list[str]]
    """By game, the kinds of its puzzles; the first has no name, `<kind>-<id>` is a puzzle of another."""


class PuzzleList(Struct, frozen=True):
    """The rulebook's situations, the levels there are (`<level>-<number>` is a puzzle), today's puzzle."""

    practice: list[PuzzleInfo]
    """Of all kinds."""
    levels: list[str]
    daily: str
    kinds: list[str]
    """The first has no name."""


class PuzzleLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The actions so far, from the start."""

    actions: list[Any] = []
    """Each as the game's own JSON."""
    degree: int = 1
    """How much a hint may say: 1 how things stand, 2 what matters now, 3 the action."""


class PuzzleStep(Struct, frozen=True):
    """A puzzle after a line of play, as in `sync`: what the player sees and may do."""

    puzzle: PuzzleInfo
    version: int
    """How many actions have been played."""
    seat: int
    names: list[str]
    """By seat; empty: whoever asks."""
    view: Raw
    legal: Raw
    outlook: Raw
    events: Raw
    """The events of the last action; before the first one, those of the set-up."""
    history: list[Moment]
    result: PuzzleScore | None


class PuzzleBest(Struct, frozen=True):
    """A whole line of play to the best end, and why each action of it is played."""

    actions: Raw
    reasons: list[Hint]


__all__ = [
    "Hint",
    "PuzzleBest",
    "PuzzleGames",
    "PuzzleInfo",
    "PuzzleLine",
    "PuzzleList",
    "PuzzleScore",
    "PuzzleStep",
]
