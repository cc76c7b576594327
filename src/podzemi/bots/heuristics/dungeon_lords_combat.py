"""Combat for the bot: the solver, with the costs of a match instead of the academy's (DL-10.24, DL-13.6)."""

from __future__ import annotations

from typing import Final

from podzemi.engine.values import Action
from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords.solver import Aim, advise, situation
from podzemi.games.dungeon_lords.view import View

STEPS: Final = 800
"""A short look: a decision takes a few hundredths of a second."""


def aim(game: DungeonLords, year: int) -> Aim:
    """Points at the end; goods that are left after year 1 still buy something."""
    score, later = game.data.scoring, 1.0 if year == 1 else 0.2
    return Aim(
        tile=-float(score.conquered_tile),
        room=float(score.unconquered_room),
        prisoner=float(score.prisoner),
        paladin=float(score.paladin_prisoner),
        gold=0.7 * later,
        food=0.5 * later,
        imp=0.9 * later,
        trap=1.0 * later,
        evil=0.1,
        sent=0.01,
    )


def best(game: DungeonLords, view: View, legal: list[Action]) -> int:
    """The index of the solver's advice."""
    at = situation(game.box, view)
    code, _ = advise(game.box, at, STEPS, aim(game, view.year))
    return legal.index(game.decode(code))
