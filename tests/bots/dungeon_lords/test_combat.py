"""The bots' plans of battle against exhaustive search, on combats that come about in matches (DL-10.24)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from lanes import DEEP
from podzemi.bots.search import draw_index
from podzemi.bots.strategies import dungeon_lords_combat as combat
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dungeon_lords import GAME, policy
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.rules.building.dungeon import nearest
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, answers, start_battle
from podzemi.games.dungeon_lords.rules.combat.planning import lay_plan, write_plan
from podzemi.games.dungeon_lords.rules.legal import battle_plans
from podzemi.games.dungeon_lords.solver.best_play import Aim, Solver, creatures_in, situation
from podzemi.games.dungeon_lords.solver.search import OVERDRAWN
from podzemi.games.dungeon_lords.state import Battle, Lord, State

COMBATS = 400 if DEEP else 12
MOST = 40_000
"""Combats with more ends of rounds than this are left to the solver alone."""
STEPS = 400_000


class TooLarge(Exception):
    pass


class Exhaustive:
    """The least that a combat with known cards costs, by trying every plan and every answer."""

    def __init__(self, year: int, full: bool, row: list[int], aim: Aim) -> None:
        self.year, self.full, self.row, self.aim = year, full, row, aim
        self.left = MOST

    def combat(self, lord: Lord, number: int) -> float:
        if number > 4 or not s.has_real(lord):
            return 0.0
        if not nearest(lord):
            return self.conquered(lord, number)
        plans: list[int] = []
        battle_plans(BOX, lord, self.year, plans)
        return min(self.plan(lord, number, plan) for plan in plans)

    def plan(self, lord: Lord, number: int, plan: int) -> float:
        """One plan, with everything that may be answered after it and in the rounds to come."""
        twin, card = lord.clone(), self.row[number - 1]
        write_plan(twin, plan)
        lay_plan(BOX, twin, 0, None)
        battle = start_battle(twin, 0, self.full, self.year, number, card, BOX.card_fatigue[card])
        found = [self.cost(lord, end) + self.combat(end, number + 1) for end in self.ends(twin, battle)]
        return min(found) + self.aim.sent * creatures_in([plan])

    def ends(self, lord: Lord, battle: Battle) -> Iterator[Lord]:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        result = s.BATTLE_EVIL
        while battle.ask == s.ASK_NOTHING and result == s.BATTLE_EVIL:
            result = advance(BOX, battle, lord, None)
        if result == s.BATTLE_DONE:
            lord.tile, lord.laid, lord.settled = s.NONE, 0, 0
            yield lord
            return
        for code in answers(BOX, battle, lord):
            twin, again = lord.clone(), battle.clone()
            answer(BOX, again, twin, code, None)
            yield from self.ends(twin, again)

    def conquered(self, lord: Lord, number: int) -> float:
        """A prisoner goes free in every round that is left, paladins last (DL-10.22)."""
        kept = lord.clone()
        kept.prison = sorted(lord.prison)[5 - number :]
        return self.prisoners(lord) - self.prisoners(kept)

    def prisoners(self, lord: Lord) -> float:
        return sum(self.aim.paladin if one >= s.PALADIN else self.aim.prisoner for one in lord.prison)

    def cost(self, before: Lord, after: Lord) -> float:
        aim, lost = self.aim, int(after.conquered & ~before.conquered)
        return (
            aim.tile * lost.bit_count()
            + aim.room * (lost & int(before.rooms)).bit_count()
            + self.prisoners(before)
            - self.prisoners(after)
            + aim.gold * int(before.gold - after.gold)
            + aim.food * int(before.food - after.food)
            + aim.imp * int(before.imps - after.imps)
            + aim.trap * int(sum(before.traps) - sum(after.traps))
            + aim.evil * int(after.evil - before.evil)
        )


def combats() -> Iterator[tuple[State, int]]:
    """Plans of battle in matches of quick lords who have spied every card."""
    number = 0
    while True:
        dice = Dice(seed_for(31, number))
        state = GAME.start(2 + number % 3, {}, seed=number)
        while seats := GAME.to_act(state):
            seat, codes = seats[0], GAME.legal(state, seats[0])
            if state.phase == s.C_PLAN and len(codes) > 1:
                twin = state.clone()
                twin.lords[seat].spied = 15
                yield twin, seat
            GAME.apply(state, seat, codes[draw_index(policy.weigh(state, seat, codes), dice)])
        number += 1


@pytest.mark.clause("DL-10.24")
def test_no_plan_is_better_than_the_solvers() -> None:
    compared = seen = 0
    for state, seat in combats():
        seen += 1
        lord, number, view = state.lords[seat], int(state.combat), GAME.view(state, seat)
        aim = combat.aim(GAME, view.year)
        costs = Exhaustive(view.year, bool(state.full), list(state.row), aim)
        try:
            found = {code: costs.plan(lord, number, code) for code in GAME.legal(state, seat)}
        except TooLarge:
            continue
        at = situation(BOX, view)
        solver = Solver(BOX, at, aim, steps=STEPS)
        assert solver.cost(at) == pytest.approx(min(found.values())), view
        assert solver.exact
        chosen = combat.best(GAME, view, GAME.actions(state, seat), STEPS)
        assert found[GAME.legal(state, seat)[chosen]] == pytest.approx(min(found.values())), view
        compared += 1
        if compared == COMBATS:
            break
    assert compared > 0.4 * seen


@pytest.mark.clause("DL-10.24")
def test_a_look_ends_soon_after_its_steps() -> None:
    """A round that was begun is looked at to its end only as long as that is not a search of its own."""
    steps, most = 10, 0
    for state, seat in islice(combats(), 60):
        at = situation(BOX, GAME.view(state, seat))
        for code in GAME.legal(state, seat)[:5]:
            solver = Solver(BOX, at, steps=steps)
            solver.plan_cost(at, code)
            used = steps - int(solver.search.steps)
            assert used < 2 * OVERDRAWN * steps
            most = max(most, used)
    assert most > OVERDRAWN * steps, "no combat was large enough to show anything"
