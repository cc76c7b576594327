"""The bodies of the puzzle interface. Stateless: whoever asks sends the whole line of play along."""

from __future__ import annotations

from typing import Any  # Any: actions of whichever game, not yet checked

from msgspec import Raw, Struct

from podzemi.engine.puzzles import Hint, PuzzleInfo, PuzzleScore
from podzemi.wire.messages import Moment


class PuzzleList(Struct, frozen=True):
    """The rulebook's situations, the levels there are (`<level>-<number>` is a puzzle), today's puzzle."""

    practice: list[PuzzleInfo]
    levels: list[str]
    daily: str


class PuzzleLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been played so far, from the start."""

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
    view: Raw
    legal: Raw
    outlook: Raw
    events: Raw
    """What the last action caused; before the first one, how it began."""
    history: list[Moment]
    result: PuzzleScore | None


class PuzzleBest(Struct, frozen=True):
    """A whole line of play to the best end."""

    actions: Raw


__all__ = ["Hint", "PuzzleBest", "PuzzleInfo", "PuzzleLine", "PuzzleList", "PuzzleScore", "PuzzleStep"]
