"""Batches: every match is the match in Python, whatever the threads; nonsense is refused."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import numpy as np
import pytest

from native.played import GAMES, places, places_in_order
from podzemi.engine import registry
from podzemi.engine.learning.observation_spec import ObservationSpec
from podzemi.native.batch import Batch

ARRAYS = (
    *("to_act", "counts", "legal", "observations", "done", "refused", "scores", "places", "rewards"),
    *("lengths", "episodes", "hashes"),
)


def same(one: Batch, two: Batch) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(two, name)) for name in ARRAYS)


def observation_spec(name: str) -> ObservationSpec[Any]:
    found = registry.game(name).observation_spec
    assert found is not None
    return found


def reward(found: list[int], seat: int) -> float:
    """Seats left behind less seats ahead, of all others."""
    if len(found) == 1:
        return 0.0
    return sum((found[seat] < other) - (found[seat] > other) for other in found) / (len(found) - 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_match_is_the_match_in_python(name: str) -> None:
    game = registry.game(name)
    batch = Batch(name, game.max_players, 3, seed=11)
    states: list[Any] = [game.start(game.max_players, seed=batch.seed_of(i)) for i in range(3)]
    lengths = [0, 0, 0]
    for _ in range(400):
        for i, state in enumerate(states):
            seat = game.to_act(state)[0]
            legal = game.legal(state, seat)
            assert (batch.to_act[i], batch.counts[i]) == (seat, len(legal))
            assert batch.legal[i, : len(legal)].tolist() == legal
            assert (batch.legal[i, len(legal) :] == -1).all()
            assert batch.observations[i].tolist() == observation_spec(name).observe(state, seat)
        actions = batch.pick()
        played = [(int(batch.to_act[i]), int(actions[i])) for i in range(3)]
        batch.step(actions)
        for i, (seat, code) in enumerate(played):
            game.apply(states[i], seat, code)
            lengths[i] += 1
            result = game.result(states[i])
            assert (batch.done[i], batch.refused[i]) == (result is not None, 0)
            assert batch.lengths[i] == lengths[i]
            if result is None:
                assert not batch.rewards[i].any()
                continue
            assert batch.scores[i].tolist() == result.scores
            assert places_in_order(batch.places[i].tolist()) == places(result)
            wanted = [reward(places(result), seat) for seat in range(game.max_players)]
            assert batch.rewards[i].tolist() == pytest.approx(wanted)
            states[i], lengths[i] = game.start(game.max_players, seed=batch.seed_of(i)), 0
    for i, state in enumerate(states):
        assert batch.state(i).python() == state


@pytest.mark.parametrize("name", GAMES)
def test_threads_and_rolling_change_nothing(name: str) -> None:
    players = registry.game(name).min_players
    stepped, shared = Batch(name, players, 37, seed=4), Batch(name, players, 37, seed=4, threads=3)
    for _ in range(60):
        stepped.step(stepped.pick())
    shared.roll(20)
    for _ in range(40):
        shared.step_listed(places_of(shared, shared.pick()))
    assert same(stepped, shared)


def places_of(batch: Batch, actions: Any) -> list[int]:
    """Where the actions stand in the lists of legal codes."""
    return [batch.legal[i].tolist().index(code) for i, code in enumerate(actions.tolist())]


@pytest.mark.parametrize("name", GAMES)
def test_nonsense_is_refused_and_changes_nothing(name: str) -> None:
    batch = Batch(name, registry.game(name).max_players, 5, seed=4)
    batch.roll(30)
    before = batch.dump()
    for nonsense in (-1, 2**31 - 1, 2**40, -(2**63)):
        batch.step(np.full(5, nonsense, np.int64))
        assert batch.refused.all() and not batch.done.any()
    for place in (-1, 5000):
        batch.step_listed(np.full(5, place, np.int32))
        assert batch.refused.all()
    batch.step(np.where(np.arange(5) == 2, batch.pick(), -7))
    assert batch.refused.tolist() == [1, 1, 0, 1, 1]
    again = Batch.load(before)
    assert [again.state(i) == batch.state(i) for i in range(5)] == [True, True, False, True, True]


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_batch_goes_on(name: str) -> None:
    batch = Batch(name, registry.game(name).max_players, 9, seed=8)
    for _ in range(50):
        batch.step(batch.pick())
    again = Batch.load(batch.dump(), threads=2)
    assert same(batch, again)
    for _ in range(50):
        batch.step(batch.pick())
        again.step(again.pick())
    assert same(batch, again)


def test_other_rules_do_not_go_on_with_it() -> None:
    saved = msgspec.msgpack.decode(Batch("welcome_dungeon", 2, 1).dump())
    with pytest.raises(ValueError, match="other rules"):
        Batch.load(msgspec.msgpack.encode(saved | {"digest": "of other rules"}))


def test_masks_are_the_lists_in_another_form() -> None:
    for name in ("welcome_dungeon", "paper_dungeons"):
        places = observation_spec(name).mask
        assert places is not None
        batch = Batch(name, 2, 20, seed=1)
        for _ in range(20):
            batch.step(batch.pick())
            mask = batch.mask()
            for i in range(20):
                legal = batch.legal[i, : batch.counts[i]].tolist()
                assert mask[i].tolist() == places.of(legal)
    with pytest.raises(ValueError, match="too many codes"):
        Batch("dark_cave", 2, 1).mask()


def test_arrays_are_views_that_nobody_can_write() -> None:
    batch = Batch("welcome_dungeon", 2, 4)
    for name in ARRAYS:
        array = getattr(batch, name)
        assert not array.flags.writeable and not array.flags.owndata
    legal = batch.legal
    del batch
    assert legal[0, 0] >= 0, "the memory lives as long as somebody looks"


def test_bad_calls_are_said() -> None:
    batch = Batch("welcome_dungeon", 2, 4)
    with pytest.raises(ValueError, match="4 actions"):
        batch.step([0, 0])
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step([0.5] * 4)
    with pytest.raises(ValueError, match="graphs are for cards"):
        batch.graph(batch.pick)
    with pytest.raises(ValueError, match="out of range"):
        Batch("welcome_dungeon", 2, 0)
    with pytest.raises(IndexError, match="no match 4"):
        batch.state(4)
    with pytest.raises(ValueError, match="unknown device"):
        Batch("welcome_dungeon", 2, 1, device="tpu")


def test_other_threads_of_python_run_meanwhile() -> None:
    """The interpreter's lock is free while a batch works: another batch works at the same time."""
    batches = [Batch("welcome_dungeon", 3, 200, seed=seed, threads=2) for seed in range(3)]
    workers = [threading.Thread(target=batch.roll, args=(500,)) for batch in batches]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    alone = Batch("welcome_dungeon", 3, 200, seed=1)
    alone.roll(500)
    assert same(alone, batches[1])


def test_only_what_is_listed_can_be_chosen() -> None:
    """A short row holds the first codes; a long one never more than can be legal."""
    short = Batch("dungeon_lords", 3, 20, seed=3, listed=5)
    whole = Batch("dungeon_lords", 3, 20, seed=3, listed=1_000_000)
    assert short.legal.shape == (20, 5)
    assert whole.legal.shape[1] == whole.facts.max_legal
    for _ in range(100):
        assert (short.legal == whole.legal[:, :5]).all()
        assert short.counts.tolist() == [min(5, count) for count in whole.counts.tolist()]
        codes = short.pick()
        short.step(codes)
        whole.step(codes)
    assert not whole.refused.any()
    again = Batch.load(short.dump())
    again.roll(50)
    short.roll(50)
    assert again.hashes.tolist() == short.hashes.tolist()
    with pytest.raises(ValueError, match="listed"):
        Batch("dungeon_lords", 3, 20, listed=0)
