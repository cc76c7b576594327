"""Small games solved exactly; OpenSpiel says the same of them in upstream/test_openspiel.py."""

from __future__ import annotations

import doctest

import pytest

from podzemi import study
from podzemi.engine.dice import Dice
from podzemi.games.paper_dungeons import codes as walls
from podzemi.games.paper_dungeons import state as paper
from podzemi.games.paper_dungeons.actions import ROOMS
from podzemi.games.paper_dungeons.data.maps import ways_of
from podzemi.study.exact import solver

TREE = study.Tree(study.small_welcome("two-high"), options={"first_hero": "mage"})


def test_examples_run() -> None:
    found = doctest.testmod(solver)
    assert found.attempted == 4 and found.failed == 0


def test_the_whole_game_is_there() -> None:
    assert (TREE.histories, len(TREE.legal)) == (451, 224)
    assert TREE.nash_conv(TREE.uniform()) == pytest.approx(1.0)


def test_cfr_plus_comes_near_an_equilibrium() -> None:
    near = [TREE.nash_conv(study.cfr_plus(TREE, iterations)) for iterations in (1, 10, 100)]
    assert near[0] > near[1] > near[2] > 0
    assert near[2] < 0.001


def test_every_python_learns_the_same() -> None:
    """The table of docs/solver.md. `sum` rounds otherwise since 3.12; last digits decide between equals."""
    assert solver.added([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 != 1.0
    near = [TREE.nash_conv(study.cfr_plus(TREE, iterations)) for iterations in (2, 5, 10)]
    assert near == pytest.approx([2 / 3, 2 / 15, 2 / 55])


def test_no_strategy_does_better_than_the_best_response() -> None:
    """Among many pure strategies, drawn by lot, none gets more; the best response is one of them."""
    strategy, dice = study.cfr_plus(TREE, 3), Dice(1)
    best = TREE.best_response(strategy, 0)
    found = []
    for _ in range(60):
        tried = dict(strategy)
        for known, codes in TREE.legal.items():
            if known[0] == 0:
                choice = dice.below(len(codes))
                tried[known] = [float(k == choice) for k in range(len(codes))]
        found.append(TREE.values(tried)[0])
    assert max(found) <= best + 1e-12
    assert best > TREE.values(strategy)[0]


def test_a_deck_is_named_or_listed() -> None:
    assert study.small_welcome(["orc", "orc"]).box == study.small_welcome("pair").box
    assert sum(monster.count for monster in study.small_welcome("three-low").data.monster) == 3
    with pytest.raises(ValueError, match="known monsters"):
        study.small_welcome(["unicorn"])


def test_a_small_match_is_one_round() -> None:
    game = study.small_welcome("three-high")
    for seed in range(20):
        state, dice = game.start(2, {"first_hero": "mage"}, seed), Dice(seed)
        while seats := game.to_act(state):
            legal = game.legal(state, seats[0])
            game.apply(state, seats[0], legal[dice.below(len(legal))])
            game.check(state)
        result = game.result(state)
        assert result is not None and state.round == 1


@pytest.mark.parametrize("pack", study.PACKS["paper_dungeons"])
def test_small_halls_hold_their_bosses(pack: str) -> None:
    """In every dungeon: whoever needs no wall to be crossed finds all bosses, and no room above the map."""
    given = study.PACKS["paper_dungeons"][pack]
    game = study.small_paper(pack)
    rows, last = given.get("rows", 7), sum(given["acts"])
    for dungeon in game.data.dungeon:
        ways, seen = ways_of(game.data, dungeon), {ROOMS.index(room) for room in game.data.map.entrances}
        while more := {walls.way_to(way) for room in seen for way in ways[room] if is_open(way)} - seen:
            seen |= more
        assert {ROOMS.index(room) for room in dungeon.boss_rooms} <= seen
        assert max(int(ROOMS[room][1]) for room in seen) == rows
    state, dice = game.start(1, seed=1), Dice(1)
    while seats := game.to_act(state):
        legal = game.legal(state, seats[0])
        game.apply(state, seats[0], legal[dice.below(len(legal))])
        game.check(state)
    assert state.round == last


def is_open(way: int) -> bool:
    return bool(walls.way_join(way) != paper.WALL)
