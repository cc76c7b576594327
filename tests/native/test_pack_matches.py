"""Matches with a data pack in native form: equal to Python's, beside others, in batches, kept and resumed."""

from __future__ import annotations

import gc
import pickle
import re

import pytest

from native.changed import packed
from native.played import GAMES, Chooser, places, places_in_order
from podzemi import native
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, IllegalAction


def compare(game: AnyGame, players: int, seed: int, matches: int = 2) -> None:
    """Whole matches, decision by decision."""
    for number in range(matches):
        state, match = (
            game.start(players, seed=seed + number),
            native.start(game, players, seed=seed + number),
        )
        chooser = Chooser(number)
        while seats := game.to_act(state):
            assert match.to_act() == seats
            codes = game.legal(state, seats[0])
            assert match.legal(seats[0]) == codes
            code = chooser.pick(codes)
            game.apply_unchecked(state, seats[0], code)
            match.apply_unchecked(seats[0], code)
            assert match.python() == state
        result = game.result(state)
        assert result is not None
        assert match.scores == result.scores


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_is_played_as_python_plays_it(name: str) -> None:
    game = packed(name)
    for players in (game.min_players, game.max_players):
        compare(game, players, 3)


@pytest.mark.parametrize("name", GAMES)
def test_packs_are_played_beside_each_other(name: str) -> None:
    """One decision here, one there: nobody plays with the components of another."""
    plain, other = registry.game(name), packed(name)
    players = plain.max_players
    games = (plain, other, plain, other)
    states = [game.start(players, seed=8) for game in games]
    matches = [native.start(game, players, seed=8) for game in games]
    choosers = [Chooser(k) for k in range(4)]
    for _ in range(60):
        for game, state, match, chooser in zip(games, states, matches, choosers, strict=True):
            if seats := game.to_act(state):
                code = chooser.pick(match.legal(seats[0]))
                game.apply(state, seats[0], code)
                match.apply(seats[0], code)
    assert [match.python() for match in matches] == states
    assert matches[1] != matches[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_rollout_with_a_pack(name: str) -> None:
    game = packed(name)
    state = game.start(game.max_players, seed=5)
    match = native.from_python(state, game)
    ended = native.rollout(match, "random", 7)
    chooser = Chooser(7)
    state.dice = Dice(seed_for(7, 0))
    while seats := game.to_act(state):
        game.apply_unchecked(state, seats[0], chooser.pick(game.legal(state, seats[0])))
    result = game.result(state)
    assert result is not None
    assert ended.scores == result.scores
    assert places_in_order(ended.places) == places(result)


@pytest.mark.parametrize("name", GAMES)
def test_batches_with_packs_and_threads(name: str) -> None:
    """Threads that worked for one pack work for another, and nothing depends on how many there are."""
    plain, other = registry.game(name), packed(name)
    players = plain.min_players
    batches = [native.Batch(game, players, 40, seed=2, threads=3) for game in (plain, other)]
    alone = native.Batch(other, players, 40, seed=2)
    for _ in range(50):
        for batch in (*batches, alone):
            batch.step(batch.pick())
    assert batches[1].hashes.tolist() == alone.hashes.tolist()
    assert [batches[1].state(k) for k in range(40)] == [alone.state(k) for k in range(40)]
    known = batches[1].state(7).python()
    assert known.box is other.box
    assert other.to_act(known)[0] == batches[1].to_act[7]
    assert other.legal(known, int(batches[1].to_act[7])) == alone.legal[7, : alone.counts[7]].tolist()


def test_a_batch_with_a_pack_is_kept() -> None:
    game = packed("paper_dungeons")
    batch = native.Batch(game, 2, 8, seed=4)
    batch.roll(30)
    again = native.Batch.load(batch.dump(), threads=2)
    assert again.game.pack == game.pack
    for one in (batch, again):
        one.roll(100)
    assert again.hashes.tolist() == batch.hashes.tolist()
    assert [again.state(k) for k in range(8)] == [batch.state(k) for k in range(8)]


def test_a_match_with_a_pack_is_kept_and_refuses_in_words() -> None:
    game = packed("welcome_dungeon")
    match = native.start(game, 3, seed=1)
    assert match.packed is game
    twin = pickle.loads(pickle.dumps(match))
    assert twin == match
    assert twin.packed.pack == game.pack
    assert match.dump() == game.dump(match.python())
    with pytest.raises(IllegalAction):
        match.apply(match.to_act()[0], -5)


def test_packs_that_were_played_are_given_back() -> None:
    """A match outlives the game object it was made from, and the list of packs."""
    from podzemi.native import packs

    match = native.start(packed("dark_cave"), 4, seed=1)
    packs._pack.cache_clear()
    gc.collect()
    while seats := match.to_act():
        match.apply(seats[0], match.legal(seats[0])[0])
    assert match.places is not None


def test_a_state_does_not_know_its_pack() -> None:
    game = packed("welcome_dungeon")
    with pytest.raises(ValueError, match="which game is it of"):
        native.from_python(game.start(3, seed=1))


def test_what_is_too_large_is_refused_by_name() -> None:
    found = registry.game("dark_cave")
    large = found.with_pack(re.sub(r"hand_limit = 5", "hand_limit = 9", found.builtin_data(), count=1))
    for call in (lambda: native.start(large, 4), lambda: native.Batch(large, 4, 2)):
        with pytest.raises(native.NotNative, match=r"played in Python: .* may come to"):
            call()
