"""Analysis: every combat of a finished match, played once more by the solver.

`known` plays with what the seat knew when the combat began and learned on its way (its spied cards, the
cards turned up so far), against the cards that came; `open` knows all four from the start. Both leave the
paladin where he stood; where he moved, the comparison says so.
"""

from __future__ import annotations

from typing import Any, Final  # Any: views and actions, which are only passed on

from msgspec import Struct

from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.engine.records.analysis import Lesson
from podzemi.games.dungeon_lords import actions as a
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.solver.best_play import (
    Score,
    Situation,
    Solver,
    advise,
    creatures_in,
    following,
    is_plan,
    score,
    situation,
    with_known_cards,
)
from podzemi.games.dungeon_lords.state import Box, Lord, State
from podzemi.games.dungeon_lords.view import build

STEPS: Final = 30_000
ADVICE_STEPS: Final = 6_000


class Combat(Struct):
    """One seat's combat: how it began, what was sent, what else happened."""

    seat: int
    start: Situation
    row: tuple[int, ...]
    after: Lord | None = None
    sent: int = 0
    paladin: bool = False


class CombatAnalysis:
    """The best play in every combat of a match (DL-10)."""

    notes = ("paladin",)

    def lessons(self, match: Match[State, Any]) -> list[Lesson]:
        """A lesson for every seat's every combat, in the order of the match."""
        return [lesson(match.state.box, combat) for combat in combats(match)]


def combats(match: Match[State, Any]) -> list[Combat]:
    """Play the match again and look at each combat's beginning and end."""
    again = _again(match)
    done: list[Combat] = []
    now: list[Combat] = []
    for turn in match.turns:
        before = again.state.combat
        events = again.play(turn.seat, turn.action)
        if not before and again.state.combat:
            now = _combats(again.state)
        for combat in now:
            _note(combat, turn.seat, turn.action, events)
        if before and not again.state.combat:
            for combat in now:
                combat.after = again.state.lords[combat.seat].clone()
            done += now
            now = []
    return done


def _again(match: Match[State, Any]) -> Match[State, Any]:
    """The same match at its beginning, with the same chance outcomes to come."""
    script = match.game.script(match.chance)
    script.reverse()
    return Match(match.game, match.players, match.options, match.seed, Dice(match.seed, script))


def _combats(state: State) -> list[Combat]:
    seats = [seat for seat, lord in enumerate(state.lords) if lord.part == s.PART_PLAN]
    return [Combat(seat, situation(state.box, build.view(state, seat)), tuple(state.row)) for seat in seats]


def _note(combat: Combat, seat: int, action: Any, events: list[Any]) -> None:
    if seat == combat.seat and isinstance(action, a.PlanCombat):
        combat.sent += len(action.creatures)
    for event in events:
        if isinstance(event, e.PaladinCame) and combat.seat in (event.seat, event.source):
            combat.paladin = True


def lesson(box: Box, combat: Combat) -> Lesson:
    assert combat.after is not None
    start = combat.start
    happened = score(start.lord, combat.after, combat.sent)
    known, sure = replay(box, start, combat.row)
    shown = with_known_cards(start, combat.row)
    solver = Solver(box, shown, steps=STEPS)
    line = solver.line(shown)
    best = line_score(shown, solver)
    return Lesson(
        seat=combat.seat,
        part={"year": start.year},
        happened=values(happened),
        known=values(known),
        open=values(best),
        line=[a.decode(code) for code in line],
        perfect=happened.goods_cost <= known.goods_cost,
        exact=sure and solver.exact,
        notes=["paladin"] if combat.paladin else [],
    )


def values(found: Score) -> dict[str, int]:
    return {"lost": found.lost, "captured": found.captured, "spent": found.spent}


def line_score(start: Situation, solver: Solver) -> Score:
    """The cost of the solver's line when it is played."""
    now: Situation | None = start
    sent = 0
    while now is not None:
        leaf = solver.leaf(now)
        sent += creatures_in(leaf.line)
        lord = leaf.lord
        now = following(now, lord)
    return score(start.lord, lord, sent)


def replay(box: Box, start: Situation, row: tuple[int, ...]) -> tuple[Score, bool]:
    """The solver plays the combat, learning the cards one by one; whether it was sure of every answer."""
    now: Situation | None = start
    lord, sent, sure = start.lord, 0, True
    while now is not None:
        plan, exact = advise(box, now, ADVICE_STEPS)
        sent += creatures_in([plan])
        shown = with_known_cards(now, row, now.number)
        lord, settled = answer(box, shown, plan)
        sure = sure and exact and settled
        now = following(shown, lord)
    return score(start.lord, lord, sent), sure


def answer(box: Box, at: Situation, plan: int) -> tuple[Lord, bool]:
    """The end of the round after this plan, its card being up."""
    solver = Solver(box, at, steps=ADVICE_STEPS)
    leaf = solver.plan_leaf(at, plan) if is_plan(plan) else solver.leaf(at)
    return leaf.lord, solver.exact
