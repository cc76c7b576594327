"""Combat for bots: the solver, with the costs of a match instead of the academy's (DL-10.24, DL-13.6)."""

from __future__ import annotations

from typing import Final

from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.dungeon_lords import DungeonLords, policy
from podzemi.games.dungeon_lords.solver.best_play import (
    NO_LIMIT,
    SLACK,
    Aim,
    Situation,
    Solver,
    situation,
    with_unknown_cards,
)
from podzemi.games.dungeon_lords.view.types import View

STEPS: Final = 800
"""A short look: a decision takes a few hundredths of a second."""
BREADTH: Final = 24
"""A great army has hundreds of plans: so many are looked at even when the steps are used up."""


def aim(game: DungeonLords, year: int) -> Aim:
    """Points at the end, and what a loss costs beyond them (`policy.fitted`): after year 1 goods still
    buy something, after year 2 they only count for titles."""
    score, first = game.data.scoring, year == 1
    return Aim(
        tile=-float(score.conquered_tile) + (1.2 if first else 0.4),
        room=float(score.unconquered_room),
        prisoner=float(score.prisoner),
        paladin=float(score.paladin_prisoner),
        gold=0.7 if first else 0.25,
        food=0.7 if first else 0.25,
        imp=0.9 if first else 0.3,
        trap=1.1 if first else 0.2,
        evil=0.3 if first else 0.0,
        sent=0.01,
    )


def best(game: DungeonLords, view: View, legal: list[Action], steps: int = STEPS) -> int:
    """The index of the solver's advice; with many unseen cards, by stand-ins for them."""
    at = situation(game.box, view)
    plans = plans_by_weight(game, view, legal) if view.phase == "combat_plan" else []
    code, exact = _advice(game, at, plans, steps, 0)  # what is not sure is not used: no plan more than that
    if not exact:
        code, _ = _advice(game, with_unknown_cards(game.box, at), plans, steps, BREADTH)
    return legal.index(game.decode(code))


def plans_by_weight(game: DungeonLords, view: View, legal: list[Action]) -> list[int]:
    """The plans of battle, first what a quick lord likes best."""
    assert view.seat is not None
    codes = [game.encode(action) for action in legal]
    weights = policy.weigh(game.sample(view, Dice(0)), view.seat, codes)
    return [code for _, code in sorted(zip(weights, codes, strict=True), reverse=True)]


def _advice(
    game: DungeonLords, at: Situation, plans: list[int], steps: int, breadth: int
) -> tuple[int, bool]:
    """The best code to play now, one of the plans if there are any, and whether that is sure."""
    solver = Solver(game.box, at, aim(game, at.year), steps=steps)
    if not plans:
        return solver.advice(at), solver.exact
    lowest, chosen = NO_LIMIT, plans[0]
    for number, plan in enumerate(plans):
        if number >= breadth and not solver.exact:
            break
        cost = solver.plan_cost(at, plan, lowest)
        if cost < lowest - SLACK:
            lowest, chosen = cost, plan
    return chosen, solver.exact
