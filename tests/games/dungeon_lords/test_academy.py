"""The academy's own promises: one best answer, difficulty by bands, scenes that could stand on a table."""

from __future__ import annotations

import os
import pickle

import pytest

from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.puzzles.academy import BANDS, generate, is_unique, opening, quick, stars
from podzemi.games.dungeon_lords.puzzles.scenes import Scene, lord_of, state_of
from podzemi.games.dungeon_lords.solver.best_play import Score, Solver

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
NUMBERS = range(1, 41 if DEEP else 3)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_generated_puzzles_keep_what_their_level_promises(level: str) -> None:
    for number in NUMBERS:
        # every level is one of those
        puzzle = generate(BOX, f"{level}-{number}", level)  # type: ignore[arg-type]
        start = opening(puzzle.scene, lord_of(BOX, puzzle.scene))
        solver = Solver(BOX, start)
        assert solver.cost(start) == puzzle.best.cost and solver.exact
        assert is_unique(solver, start)
        low, high = BANDS[level]  # type: ignore[index]  # every level is one of those
        assert round(low) <= puzzle.difficulty <= round(high)
        if level != "easy":
            assert quick(solver, start) > puzzle.best.cost
        GAME.check(state_of(BOX, puzzle.scene))


def test_a_choice_without_difference_is_not_unique() -> None:
    """Two tunnels at the same distance: it does not matter which one is fought for."""
    scene = Scene(
        year=1,
        party=(0, 8),
        creatures=(9,),
        traps=(0,),
        tiles=int(BOX.start[s.START_TILES]) | 1 << 1 | 1 << 3,
        rooms=(),
        gold=0,
        food=1,
        imps=0,
        row=(5, 6, 7, 8),
    )
    start = opening(scene, lord_of(BOX, scene))
    solver = Solver(BOX, start)
    assert solver.cost(start) < 1e18
    forked = Scene(
        **{name: getattr(scene, name) for name in Scene.__struct_fields__} | {"party": (3, 10, 11)}
    )
    at = opening(forked, lord_of(BOX, forked))
    assert not is_unique(Solver(BOX, at), at)


def test_practice_one_has_more_than_one_best_way() -> None:
    """The trap may come in the first round or in the second (DL-T14 is one of them)."""
    state = GAME.academy.start("practice-1")
    start = opening(GAME.academy.puzzle("practice-1").scene, state.lords[0])
    assert not is_unique(Solver(BOX, start), start)


def test_stars() -> None:
    best = Score(lost=1, captured=3, spent=2)
    assert stars(Score(1, 3, 2), best) == 3
    assert stars(Score(1, 3, 3), best) == 2
    assert stars(Score(1, 2, 0), best) == 1
    assert stars(Score(2, 3, 0), best) == 0


def test_the_academy_plays_with_the_components_of_a_pack() -> None:
    """A Goblin who strikes down two at once saves every tunnel of the first situation."""
    text = GAME.builtin_data().replace("strength = 2, on_kill = 1", "strength = 9, on_kill = 9", 1)
    other = GAME.with_pack(text).puzzles
    assert other is not None
    assert other.info("practice-1").goal["lost"] == 0
    assert GAME.academy.info("practice-1").goal["lost"] == 1


def test_difficulty_grows_from_level_to_level() -> None:
    found = [GAME.academy.info(f"{level}-1").difficulty for level in ("easy", "medium", "hard")]
    assert found == sorted(found) and found[0] < found[2]


def test_the_academy_can_be_pickled_with_the_puzzles_it_knows() -> None:
    known = GAME.academy.puzzle("practice-1")
    twin = pickle.loads(pickle.dumps(GAME.academy))
    assert twin.puzzle("practice-1") == known and twin.box is GAME.box
