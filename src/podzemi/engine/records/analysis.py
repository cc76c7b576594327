"""Analysis of a finished match: the best play of each part, found by the game's solver."""

from __future__ import annotations

from typing import Any  # Any: actions of whichever game

from msgspec import Struct

from podzemi.engine.values import Seat


class Lesson(Struct, frozen=True):
    """One part of a match that one seat played, beside how it could have been played.

    Results are in the game's own measures, the most important first, as in its puzzles.
    """

    seat: Seat
    part: dict[str, int]
    """The part, such as the year; values for the sentence `<prefix>-hindsight-part`."""
    happened: dict[str, int]
    known: dict[str, int]
    """The best play with what the seat knew, against what then came."""
    open: dict[str, int]
    """The best play if nothing had been hidden."""
    line: list[Any]
    """The actions of that play."""
    perfect: bool
    """Whether nothing known would have done better than what happened."""
    exact: bool
    """Whether everything was searched to its end."""
    notes: list[str] = []
    """Limits of the comparison: `<prefix>-hindsight-<note>`."""
