"""Batches for programs that learn: returns, parts of the matches, all seats, rows, masks, copies."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

from native.played import GAMES
from podzemi import native
from podzemi.engine import registry
from podzemi.engine.learning.returns import KINDS, Returns, returns
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.data.schema import DATA
from podzemi.native.batch import Batch


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("kind", [None, *KINDS])
def test_rewards_are_the_returns_of_the_match(kind: Returns | None, players: int) -> None:
    """Also a lone player's, who is worth the score unless another kind is asked for."""
    batch = Batch("paper_dungeons", players, 8, seed=5, returns=kind)
    states: list[Any] = [batch.state(i) for i in range(8)]
    ended = 0
    for _ in range(400):
        actions = batch.pick().copy()
        seats = batch.to_act.tolist()
        batch.step(actions)
        for i in range(8):
            states[i].apply(seats[i], int(actions[i]))
            if not batch.done[i]:
                assert not batch.rewards[i].any()
                continue
            result = batch.game.result(states[i].python())
            assert batch.rewards[i].tolist() == pytest.approx(returns(result, players, kind))
            states[i], ended = batch.state(i), ended + 1
    assert ended > 8
    if players == 1:
        assert batch.returns == (kind or "score")


@pytest.mark.parametrize("name", GAMES)
def test_a_part_of_the_matches_steps(name: str) -> None:
    """The others keep everything, but what told of the step before is over."""
    apart, together = Batch(name, 3, 20, seed=2, threads=3), Batch(name, 3, 20, seed=2)
    where = np.arange(20) % 3 == 0
    for _ in range(60):
        codes = together.pick().copy()
        together.step(codes)
        apart.step(codes, where)
        assert not apart.refused.any()
        assert not apart.done[~where].any()
        apart.step(codes, ~where)
        assert not apart.rewards[where].any()
        assert np.array_equal(apart.observations, together.observations)
        assert np.array_equal(apart.hashes, together.hashes)
        assert np.array_equal(apart.episodes, together.episodes)
    with pytest.raises(ValueError, match="each of 20 matches"):
        apart.step(codes, np.arange(3))


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_is_observed(name: str) -> None:
    players = registry.game(name).max_players
    batch = Batch(name, players, 6, seed=3, threads=2)
    batch.roll(40)
    everyone = batch.observe_all()
    assert everyone.shape == (6, players, batch.facts.observation_size)
    for i in range(6):
        assert [row.tolist() for row in everyone[i]] == [batch.state(i).observe(s) for s in range(players)]
        assert np.array_equal(everyone[i, batch.to_act[i]], batch.observations[i])


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_the_choices_of_listed_codes(name: str) -> None:
    batch = Batch(name, 2, 12, seed=6)
    spec = batch.game.observation_spec
    assert spec is not None
    for _ in range(30):
        rows, match = batch.rows()
        codes = [code for i in range(12) for code in batch.legal[i, : batch.counts[i]].tolist()]
        assert rows.tolist() == [spec.split(code) for code in codes]
        assert np.bincount(match, minlength=12).tolist() == batch.counts.tolist()
        batch.step(batch.pick())


def test_what_is_cut_is_counted() -> None:
    short = Batch("dungeon_lords", 2, 40, seed=1, listed=16)
    whole = Batch("dungeon_lords", 2, 40, seed=1)
    seen = 0
    for _ in range(150):
        assert np.array_equal(short.counts + short.cut, whole.counts)
        seen = max(seen, int(short.cut.max()))
        codes = short.pick()
        short.step(codes)
        whole.step(codes)
    assert seen > 16 and not whole.cut.any()


def test_the_mask_is_current_after_everything_that_plays() -> None:
    batch = Batch("welcome_dungeon", 3, 10, seed=1)
    mask = batch.mask()

    def is_current() -> bool:
        return bool((mask == batch.mask().copy()).all()) and bool((mask.sum(1) == batch.counts).all())

    plays: list[Callable[[], object]] = [
        lambda: batch.step(batch.pick()),
        lambda: batch.step_listed(np.zeros(10, np.int8)),
        lambda: batch.step_places(mask.argmax(1)),
        lambda: batch.roll(3),
        lambda: batch.reset(9),
    ]
    for play in plays * 4:
        play()
        kept = mask.copy()
        assert is_current()
        assert (kept == mask).all(), "it was current before anybody asked again"


def test_places_of_the_mask_are_actions() -> None:
    by_place, by_code = (Batch("paper_dungeons", 2, 10, seed=4) for _ in range(2))
    for _ in range(50):
        places = by_place.mask().argmax(1)
        spec = by_code.game.observation_spec
        assert spec is not None and spec.mask is not None
        by_code.step([spec.mask.code_at(place) for place in places.tolist()])
        by_place.step_places(places)
    assert np.array_equal(by_place.hashes, by_code.hashes)
    by_place.step_places(np.full(10, 5000))
    assert by_place.refused.all()


def test_reset_begins_anew() -> None:
    batch = Batch("dark_cave", 4, 5, seed=1)
    batch.roll(100)
    batch.reset(8)
    fresh = Batch("dark_cave", 4, 5, seed=8)
    for name in ("legal", "observations", "hashes", "episodes", "lengths"):
        assert np.array_equal(getattr(batch, name), getattr(fresh, name))
    assert [batch.seed_of(i) for i in range(5)] == [fresh.seed_of(i) for i in range(5)]
    batch.roll(20)
    batch.reset()
    assert np.array_equal(batch.hashes, fresh.hashes)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copied_batch_goes_its_own_way(copied: Callable[[Batch], Batch]) -> None:
    batch = Batch("welcome_dungeon", 2, 7, seed=3, threads=2, returns="win")
    batch.roll(50)
    twin = copied(batch)
    assert (twin.threads, twin.returns, twin.seed) == (2, "win", 3)
    before = batch.hashes.tolist()
    assert twin.hashes.tolist() == before
    twin.roll(20)
    assert batch.hashes.tolist() == before
    batch.roll(20)
    assert batch.hashes.tolist() == twin.hashes.tolist()


def test_states_are_copied_as_memory() -> None:
    state = native.start("dark_cave", 3, seed=2)
    for twin in (copy.copy(state), copy.deepcopy([state])[0]):
        assert twin == state and twin is not state
        twin.apply(twin.to_act()[0], twin.legal(twin.to_act()[0])[0])
        assert twin != state


def test_components_without_a_pack_are_played_as_they_are() -> None:
    """Never with the built-in deck instead; only a data pack can be saved."""
    orcs = [msgspec.structs.replace(one, count=2 * (one.id == "orc")) for one in DATA.monster]
    game = WelcomeDungeon(msgspec.structs.replace(DATA, monster=orcs))
    state = game.start(2, seed=1)
    assert native.start(game, 2, seed=1).python() == state
    batch = Batch(game, 2, 4, seed=1)
    assert batch.state(0).python() == game.start(2, seed=batch.seed_of(0))
    with pytest.raises(ValueError, match="no data pack describes"):
        batch.dump()


def test_the_policy_has_a_name_of_its_own() -> None:
    """`greedy` is the name of a bot, which plays far better."""
    one, two = (Batch("welcome_dungeon", 2, 30, seed=1) for _ in range(2))
    one.roll(40, "weighed")
    with pytest.warns(DeprecationWarning, match="'weighed' now"):
        two.roll(40, "greedy")
    assert one.hashes.tolist() == two.hashes.tolist()


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = native.start("welcome_dungeon", 2)
    monkeypatch.setitem(sys.modules, "numpy", None)
    for call in (lambda: Batch("welcome_dungeon", 2, 1), lambda: native.rollouts(state, 2)):
        with pytest.raises(ImportError, match=r"podzemi\[batch\]"):
            call()
