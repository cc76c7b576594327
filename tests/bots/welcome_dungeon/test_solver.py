"""The solver finds equilibria of small rounds, and says by an exact best response how near it is."""

from __future__ import annotations

import pytest

from bots.welcome_dungeon.rounds import SUDDEN_DEATH, mini, reduced
from podzemi.bots.strategies.welcome_dungeon_tables import key_of
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.policy.round import BRIEF, MOST_NUMBERS, WHOLE, describe
from podzemi.native.solver import OTHER, STARTER, Solver


@pytest.mark.clause("WD-13.9")
def test_the_small_round_is_solved() -> None:
    solver = Solver(mini(), WHOLE, SUDDEN_DEATH)
    solver.train_exactly(75)
    assert solver.exploitability(WHOLE) / 2 < 1e-3  # a win is worth 2 here
    assert solver.best_response(STARTER, WHOLE).worth == pytest.approx(0.416, abs=0.003)


def test_sampling_comes_near_to_it() -> None:
    solver = Solver(mini(), WHOLE, SUDDEN_DEATH)
    solver.train(20_000)
    rough = solver.exploitability(WHOLE)
    solver.forget()
    solver.train(300_000)
    assert solver.exploitability(WHOLE) < 0.03 < rough


def test_a_best_response_punishes_who_plays_at_random() -> None:
    untrained = Solver(mini(), WHOLE, SUDDEN_DEATH)
    assert untrained.exploitability(WHOLE) > 0.3


@pytest.mark.clause("WD-7.6")
def test_who_draws_the_only_card_runs() -> None:
    """Passing hands over an empty dungeon; with the full kit the drawn Goblin is no danger."""
    solver = Solver(reduced("knight", ("plate_armor", "knight_torch"), ("goblin",)), WHOLE, SUDDEN_DEATH)
    solver.train_exactly(20)
    assert solver.best_response(STARTER, WHOLE).worth == pytest.approx(1.0)
    assert solver.best_response(OTHER, WHOLE).worth == pytest.approx(-1.0, abs=0.01)


def test_the_same_seed_trains_the_same_table() -> None:
    tables = []
    for _ in range(2):
        solver = Solver(mini(), BRIEF, SUDDEN_DEATH)
        solver.train(3_000, seed=5)
        tables.append(solver.read())
    first, second = tables
    assert (first.keys == second.keys).all() and (first.sums == second.sums).all()


def test_an_exploiter_learns_to_beat_a_table() -> None:
    untrained, exploiter = Solver(mini(), WHOLE, SUDDEN_DEATH), Solver(mini(), WHOLE, SUDDEN_DEATH)
    exploiter.exploit(untrained, STARTER)
    exploiter.train(30_000)
    before, after = untrained.duel(untrained, 20_000), exploiter.duel(untrained, 20_000)
    assert after.worth > before.worth + 0.2


def test_python_and_native_code_find_the_same_place() -> None:
    solver = Solver(GAME.start(2, {"first_hero": "mage"}, seed=1), BRIEF, SUDDEN_DEATH)
    solver.train(300)
    known = set(solver.read().keys.tolist())
    state = GAME.start(2, {"first_hero": "mage"}, seed=4)
    for _ in range(4):
        numbers = [0] * MOST_NUMBERS
        count = describe(state, state.asked, BRIEF, numbers)
        assert key_of(numbers[:count]) in known
        GAME.apply_unchecked(state, state.asked, GAME.legal(state, state.asked)[0])


def test_what_was_read_can_be_written() -> None:
    trained, copy = Solver(mini(), BRIEF, SUDDEN_DEATH), Solver(mini(), BRIEF, SUDDEN_DEATH)
    trained.train(2_000)
    copy.write(trained.read())
    assert copy.duel(copy, 2_000, seed=3) == trained.duel(trained, 2_000, seed=3)


def test_a_table_with_packed_keys_plays_as_before() -> None:
    trained, packed = Solver(mini(), BRIEF, SUDDEN_DEATH), Solver(mini(), BRIEF, SUDDEN_DEATH)
    trained.train(20_000)
    known = trained.read()
    packed.shorten(32)
    packed.write(known._replace(keys=known.keys >> 32))
    assert packed.duel(packed, 2_000, seed=3).outcomes == trained.duel(trained, 2_000, seed=3).outcomes


def test_where_a_packed_table_is_silent_a_quick_player_decides() -> None:
    """He does not run into a dungeon at random: the starter's side fares otherwise than by drawing lots."""
    lots, quick = Solver(mini(), BRIEF, SUDDEN_DEATH), Solver(mini(), BRIEF, SUDDEN_DEATH)
    quick.shorten(32)
    first, second = lots.duel(lots, 5_000, seed=3), quick.duel(quick, 5_000, seed=3)
    assert first.known == second.known == 0
    assert abs(first.worth - second.worth) > 4 * (first.error + second.error)
