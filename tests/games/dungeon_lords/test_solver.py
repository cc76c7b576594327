"""The solver against exhaustive search: whole matches of one player, every action tried, nothing clever."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import PlanCombat
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.names import CARDS
from podzemi.games.dungeon_lords.puzzles.academy import opening
from podzemi.games.dungeon_lords.puzzles.scenes import Scene, lord_of, state_of
from podzemi.games.dungeon_lords.rules.building.dungeon import building_sites
from podzemi.games.dungeon_lords.rules.setup import new_lord
from podzemi.games.dungeon_lords.solver.best_play import (
    Score,
    Situation,
    Solver,
    creatures_in,
    score,
    situation,
)
from podzemi.games.dungeon_lords.state import Lord, State

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
SITUATIONS = 10_000 if DEEP else 150
UNSEEN = 1_000 if DEEP else 20
MOST = 20_000
"""Situations with more lines of play than this are left to the solver alone."""


class TooLarge(Exception):
    pass


class Exhaustive:
    """The least cost of a state by trying every legal action to the end; knows no solver."""

    def __init__(self, start: Lord, unseen: list[int], worst: bool) -> None:
        self.start = start
        self.unseen = unseen
        self.worst = worst
        self.left = MOST

    def cost(self, state: State, sent: int = 0) -> float:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if state.phase == s.OVER:
            return score(self.start, state.lords[0], sent).cost
        hidden = state.phase == s.C_PLAN and state.row[state.combat - 1] == s.NONE
        plans = GAME.legal(state, 0)
        return min(
            self.over_cards(state, code, sent) if hidden else self.play(state, code, sent) for code in plans
        )

    def play(self, state: State, code: int, sent: int) -> float:
        twin = state.clone()
        GAME.apply(twin, 0, code)
        return self.cost(twin, sent + creatures_in([code]))

    def over_cards(self, state: State, plan: int, sent: int) -> float:
        """The plan is laid, then any of the cards left turns up."""
        found = []
        for card in self.unseen:
            if card not in state.row:
                twin = state.clone()
                twin.row[state.combat - 1] = card
                found.append(self.play(twin, plan, sent))
        return max(found) if self.worst else sum(found) / len(found)


def small(number: int) -> Scene:
    """Few adventurers, creatures and traps, but any of them, any room and any card."""
    dice = Dice(seed_for(29, number))
    year = 1 + int(dice.below(2))

    def some(pool: list[int], most: int) -> tuple[int, ...]:
        dice.shuffle(pool)
        return tuple(pool[: dice.below(most + 1)])

    heroes = list(range(16 * year - 16, 16 * year))
    party = (*some(heroes, 2), heroes[-1])
    if dice.below(6) == 0:
        party = (int(s.PALADIN) + year - 1, *party)
    lord = new_lord(BOX)
    rooms: tuple[tuple[int, int], ...] = ()
    room = int(dice.below(16))
    if dice.below(2) and building_sites(BOX, lord, room) & 1 << int(s.ENTRANCE):
        rooms = ((int(s.ENTRANCE), room),)
    cards = list(range(9 * year - 9, 9 * year))
    dice.shuffle(cards)
    return Scene(
        year=year,
        party=party,
        creatures=tuple(sorted(some([c for c in range(24) if BOX.creature_year[c] <= year], 2))),
        traps=some(list(range(9)), 2),
        tiles=int(lord.tiles) | (1 << 3 if dice.below(4) == 0 else 0),
        rooms=rooms,
        gold=int(dice.below(3)),
        food=int(dice.below(3)),
        imps=int(dice.below(2)),
        row=tuple(cards[:4]),
    )


def compare(number: int, hidden: int, worst: bool = False) -> bool:
    """Both on one situation; False if it is too large to try everything."""
    scene = small(number)
    row = tuple(card if place < 4 - hidden else int(s.NONE) for place, card in enumerate(scene.row))
    state = state_of(BOX, scene)
    state.row = list(row)
    start = lord_of(BOX, scene)
    at = Situation(True, scene.year, 1, start, None, row)
    first = 9 * scene.year - 9
    try:
        found = Exhaustive(start, list(range(first, first + 9)), worst).cost(state)
    except TooLarge:
        return False
    solver = Solver(BOX, at, worst=worst)
    assert solver.cost(at) == pytest.approx(found, abs=0.01), (number, scene)
    assert solver.exact
    return True


@pytest.mark.clause("DL-10.24")
def test_solver_agrees_with_exhaustive_search() -> None:
    compared = number = 0
    while compared < SITUATIONS:
        compared += compare(number, hidden=0)
        number += 1
    assert compared > 0.6 * number


@pytest.mark.clause("DL-10.24")
@pytest.mark.parametrize("worst", [False, True])
def test_unseen_cards_count_by_their_mean_or_at_their_worst(worst: bool) -> None:
    compared = number = 0
    while compared < UNSEEN:
        compared += compare(number, hidden=1 + number % 2, worst=worst)
        number += 1
    assert compared > 0.05 * number


def situations() -> Iterator[tuple[Scene, Situation, Solver]]:
    for number in range(60):
        scene = small(number)
        at = opening(scene, lord_of(BOX, scene))
        yield scene, at, Solver(BOX, at)


def test_line_of_play_is_legal_and_costs_what_was_promised() -> None:
    for scene, at, solver in situations():
        state, sent = state_of(BOX, scene), 0
        GAME.check(state)
        for code in solver.line(at):
            assert GAME.refusal(state, 0, code) is None
            sent += creatures_in([code])
            GAME.apply(state, 0, code)
            GAME.check(state)
        assert state.phase == s.OVER
        assert score(at.lord, state.lords[0], sent).cost == solver.cost(at)


def test_advice_followed_step_by_step_is_as_good() -> None:
    """Asked anew at every decision, also in the middle of a battle."""
    for scene, at, solver in situations():
        state, sent = state_of(BOX, scene), 0
        while state.phase != s.OVER:
            now = situation(BOX, GAME.view(state, 0))
            code = Solver(BOX, now).advice(now)
            sent += creatures_in([code])
            GAME.apply(state, 0, code)
        assert score(at.lord, state.lords[0], sent).cost == solver.cost(at)


def test_worst_is_never_better_than_the_mean() -> None:
    for number in range(40):
        scene = small(number)
        at = Situation(True, scene.year, 1, lord_of(BOX, scene), None, (*scene.row[:3], int(s.NONE)))
        assert Solver(BOX, at, worst=True).cost(at) >= Solver(BOX, at).cost(at) - 0.01


def test_out_of_steps_it_still_answers() -> None:
    """A plan that can be laid, and a cost that some play reaches."""
    for scene, at, solver in situations():
        hasty = Solver(BOX, at, steps=1)
        state = state_of(BOX, scene)
        assert GAME.refusal(state, 0, hasty.advice(at)) is None
        assert hasty.cost(at) >= solver.cost(at)


def practice(number: int) -> list[PlanCombat]:
    assert GAME.puzzles is not None
    best = GAME.puzzles.best(f"practice-{number}")
    return [action for action in best if isinstance(action, PlanCombat)]


@pytest.mark.clause("DL-12.1", "DL-12.2", "DL-T169")
@pytest.mark.parametrize(("number", "spent"), [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1)])
def test_practice_loses_one_tunnel_and_catches_all(number: int, spent: int) -> None:
    assert GAME.puzzles is not None
    info = GAME.puzzles.info(f"practice-{number}")
    assert info.goal == {"lost": 1, "captured": 3, "spent": spent}


@pytest.mark.clause("DL-T16")
def test_practice_two_comes_out_as_the_rulebook_says() -> None:
    one, two = practice(2)
    assert (one.creatures, one.traps) == (["ghost_1", "witch_1"], [])
    assert (two.creatures, two.traps) == ([], ["poisoned_meal"])


@pytest.mark.clause("DL-T17")
def test_practice_three_comes_out_as_the_rulebook_says() -> None:
    one, two, three = practice(3)
    assert (one.creatures, one.traps, one.tile) == (["vampire_1"], ["cursed_ring"], [2, 0])
    assert (two.creatures, two.traps, two.tile) == (["vampire_1"], [], [2, 0])
    assert (three.creatures, three.traps, three.tile) == (["vampire_1"], ["pendulum"], [2, 1])


@pytest.mark.clause("DL-12.1")
def test_in_the_room_of_the_fifth_practice_two_monsters_fight() -> None:
    together = [plan for plan in practice(5) if len(plan.creatures) == 2]
    assert [plan.tile for plan in together] == [[2, 1]]


@pytest.mark.clause("DL-T18")
def test_practice_four_comes_out_as_the_rulebook_says() -> None:
    one, two = practice(4)
    assert (one.creatures, one.traps) == ([], ["wall_of_fire"])
    assert (two.creatures, two.traps) == (["slime_1"], ["antimagic_dart"])


@pytest.mark.clause("DL-T13", "DL-T14")
def test_practice_one_both_ways_of_the_rulebook() -> None:
    """With the food it is one tunnel too; the thrifty way is as good as the best there is."""
    assert GAME.puzzles is not None
    state = GAME.puzzles.start("practice-1")
    solver = Solver(BOX, situation(BOX, GAME.view(state, 0)))

    def cost(traps: list[str], creatures: list[str]) -> float:
        # names of components
        plan = GAME.encode(PlanCombat([2, 0], traps, creatures))  # type: ignore[arg-type]
        return solver.plan_cost(situation(BOX, GAME.view(state, 0)), plan)

    thrifty = Score(lost=1, captured=3, spent=1, sent=2)
    assert cost(["rolling_stone"], ["troll_1"]) == thrifty.cost
    assert cost(["rolling_stone"], []) > thrifty.cost


def test_cards_are_those_of_the_year() -> None:
    scene = small(3)
    at = Situation(True, scene.year, 1, lord_of(BOX, scene), None, (scene.row[0], -1, -1, -1))
    first = 9 * scene.year - 9
    left = [CARDS[first + n] for n in range(9) if at.unseen >> n & 1]
    assert len(left) == 8 and CARDS[scene.row[0]] not in left
