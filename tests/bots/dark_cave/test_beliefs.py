"""What behaviour says about loyalties and goals, and what the search makes of it."""

from __future__ import annotations

import pytest

from games.dark_cave.table import Table, boots, hunt, look, path, step
from podzemi.bots.strategies.dark_cave_beliefs import clues, exit_of, same_side, sides_of, weights
from podzemi.engine.dice import Dice
from podzemi.games.dark_cave import GAME

NOTHING = dict.fromkeys(("alone", "together", "boots", "axe", "swap", "towards", "away"), 0.0)


def attacked() -> Table:
    """Seat 1 sets a goblin on seat 0, seat 2 gives it boots."""
    table = Table(
        4,
        clans="bl bl bs bs",
        board="P1-12@(0,-1)",
        dwarfs={0: (0, -1, "a")},
        hands={0: ["P1-01"], 1: ["A1-10", "P1-02"], 2: ["A1-05", "P1-03"], 3: ["P1-04"]},
        active=1,
    )
    return table.play(hunt("A1-10", (0, -1, "a")), step(0, -1, "a"), boots("A1-05", 0))


def test_clues_are_what_the_view_holds() -> None:
    assert [(clue.kind, clue.seat, clue.other) for clue in clues(attacked().view(0))] == [
        ("alone", 1, 0),
        ("boots", 2, 0),
    ]


def test_attacks_and_gifts_move_the_guess() -> None:
    view = attacked().view(0)
    worlds = [GAME.sample(view, Dice(number)) for number in range(300)]
    before, after = same_side(view, worlds, NOTHING), same_side(view, worlds)
    assert before[0] == after[0] == 1
    assert before[1] == pytest.approx(1 / 3, abs=0.08)
    assert after[1] < before[1] and after[2] > before[2]


def test_who_looked_and_builds_elsewhere_saw_no_exit() -> None:
    table = Table(3, hands={0: ["A1-01", "P1-01"], 1: ["P1-06", "P1-10"], 2: ["P1-09", "P1-12"]})
    table.play(look("A1-01", (4, -4))).rest().rest().play(path("P1-01", -1, 0))
    view = table.view(1)
    worlds = [GAME.sample(view, Dice(number)) for number in range(40)]
    found = weights(view, worlds)
    there = [weight for weight, world in zip(found, worlds, strict=True) if exit_of(world) == 1]
    elsewhere = [weight for weight, world in zip(found, worlds, strict=True) if exit_of(world) != 1]
    assert max(there) < min(elsewhere)


def test_the_truth_is_read_from_a_state() -> None:
    state = Table(4, clans="bl bl bs bs").state
    assert sides_of(state) == [0, 0, 1, 1] and exit_of(state) == 1
