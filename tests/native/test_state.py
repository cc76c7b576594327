"""One native match: the same as the match in Python, at every decision and in every form."""

from __future__ import annotations

import copy
import pickle
from array import array
from typing import Any

import pytest

from native.played import GAMES, places, places_in_order, starts
from podzemi import native
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import IllegalAction
from podzemi.native import _core


@pytest.mark.parametrize("name", GAMES)
def test_a_native_match_is_the_match(name: str) -> None:
    for game, players, options, seed in starts(name, 8):
        state, match = game.start(players, options, seed), native.start(name, players, options, seed)
        dice = Dice(seed)
        assert (match.game, match.players, match.scores, match.places) == (name, players, None, None)
        while seats := game.to_act(state):
            seat = seats[dice.below(len(seats))]
            legal = game.legal(state, seat)
            assert (match.to_act(), match.legal(seat), match.over) == (seats, legal, False)
            assert match.default(seat) == game.default(state, seat)
            code = legal[dice.below(len(legal))]
            game.apply_unchecked(state, seat, code)
            match.apply(seat, code)
        result = game.result(state)
        assert result is not None and match.over
        assert match.python() == state
        assert match.scores == result.scores
        assert match.places is not None and places_in_order(match.places) == places(result)


def midway(name: str, decisions: int = 12) -> tuple[Any, Any, native.State]:
    """A game, and the same match after some decisions in Python and natively."""
    game = registry.game(name)
    state = game.start(game.max_players, seed=3)
    for _ in range(decisions):
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat)[-1])
    return game, state, native.from_python(state)


@pytest.mark.parametrize("name", GAMES)
def test_every_form_of_it_is_equal(name: str) -> None:
    game, state, match = midway(name)
    assert match.python() == state
    assert match.dump() == game.dump(state)
    assert native.load(name, match.dump()) == match
    assert pickle.loads(pickle.dumps(match)) == match
    assert copy.copy(match) == match
    assert name in repr(match)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    _, state, match = midway(name)
    twin = match.clone()
    assert twin == match
    seat = twin.to_act()[0]
    twin.apply(seat, twin.legal(seat)[0])
    assert twin != match
    assert match.python() == state


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_legal_is_refused_as_in_python(name: str) -> None:
    game, state, match = midway(name)
    seat = match.to_act()[0]
    for asked, code in ((seat, -1), (seat, 10**15), (99, match.legal(seat)[0]), (-1, match.legal(seat)[0])):
        with pytest.raises(IllegalAction) as mine:
            match.apply(asked, code)
        with pytest.raises(IllegalAction) as theirs:
            game.apply(state, asked, code)
        assert mine.value.refusal == theirs.value.refusal
    assert match.python() == state


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_those_of_the_compiled_python(name: str) -> None:
    game, state, match = midway(name)
    facts = _core.facts(name)
    for seat in range(match.players):
        seen = match.observe(seat)
        assert seen == game.observation_spec.observe(state, seat)
        out = array("b" if facts["observation_bytes"] == 1 else "h", [0] * len(seen))
        match.observe(seat, out)
        assert out.tolist() == seen
    with pytest.raises(ValueError, match="an observation is"):
        match.observe(0, array("b", [0]))


@pytest.mark.parametrize("name", GAMES)
def test_seats_that_are_not_there_have_nothing_to_play(name: str) -> None:
    _, _, match = midway(name)
    assert match.legal(99) == match.legal(-1) == []
    for call in (match.default, match.observe, lambda seat: match.apply_unchecked(seat, 0)):
        with pytest.raises(ValueError, match="there is no seat 99"):
            call(99)


def test_what_has_no_native_form_is_said() -> None:
    game = registry.game("welcome_dungeon")
    state: Any = game.start(3, seed=1)
    state.dice = Dice(1, [])
    with pytest.raises(ValueError, match="scripted"):
        native.from_python(state)
    with pytest.raises(KeyError, match="nim"):
        _core.start("nim", 1, 2, [])
    with pytest.raises(ValueError, match="option numbers"):
        _core.start("welcome_dungeon", 1, 2, [])
    with pytest.raises(ValueError, match="not for 9 players"):
        _core.start("welcome_dungeon", 1, 9, game.option_numbers(game.validate_options(3, {})))
    with pytest.raises(TypeError):
        _core.State()
