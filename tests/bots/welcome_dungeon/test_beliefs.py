"""What bids say about cards, and that a world's bidding can be played again."""

from __future__ import annotations

import pytest

from podzemi import native
from podzemi.bots.search import Settings
from podzemi.bots.strategies.welcome_dungeon import Believer
from podzemi.bots.strategies.welcome_dungeon_beliefs import first_turn, weights
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.codes import ADD, DRAW, PASS, turn_code, turn_seat
from podzemi.games.welcome_dungeon.state import State

WORLDS = 200


def bid(seed: int, decisions: int, players: int = 4) -> State:
    """Novices have bid for a while."""
    state, dice, bot = GAME.start(players, {}, seed=seed), Dice(seed), registry.bot("novice", GAME)
    for _ in range(decisions):
        seat = GAME.to_act(state)[0]
        legal = GAME.actions(state, seat)
        GAME.apply(state, seat, GAME.encode(legal[bot.choose(GAME.view(state, seat), legal, dice)]))
    return state


@pytest.mark.parametrize("decisions", [3, 8, 13, 20, 26])
def test_a_round_that_is_played_again_ends_where_it_was(decisions: int) -> None:
    world = bid(decisions, decisions)
    state = first_turn(world)
    for turn in world.turns:
        for code in (PASS,) if turn_code(turn) == PASS else (DRAW, turn_code(turn)):
            GAME.apply_unchecked(state, turn_seat(turn), code)
    assert state.turns == world.turns and state.status == world.status
    assert (state.added_kind, state.added_by) == (world.added_kind, world.added_by)
    assert (state.aside_kind, state.aside_by) == (world.aside_kind, world.aside_by)
    assert state.in_round == world.in_round


def test_what_was_added_is_rather_large() -> None:
    """The quick player adds large cards rather than small ones: so does the belief."""
    state = GAME.start(3, {}, seed=1)
    first = state.asked
    for code in (DRAW, ADD):
        GAME.apply_unchecked(state, first, code)
    watcher = state.asked
    worlds = [GAME.sample(GAME.view(state, watcher), Dice(number)) for number in range(WORLDS)]
    weighed = weights(watcher, worlds)
    strength = [int(one) for one in GAME.box.strength]
    alike = sum(strength[world.pile[0]] for world in worlds) / WORLDS
    believed = sum(w * strength[world.pile[0]] for w, world in zip(weighed, worlds, strict=True)) / sum(
        weighed
    )
    assert believed > alike


def test_own_bids_say_nothing() -> None:
    state = GAME.start(3, {}, seed=1)
    seat = state.asked
    for code in (DRAW, ADD):
        GAME.apply_unchecked(state, seat, code)
    worlds = [GAME.sample(GAME.view(state, seat), Dice(number)) for number in range(5)]
    assert weights(seat, worlds) == [1.0] * 5


def test_three_are_believed_and_two_are_not() -> None:
    believer = Believer(GAME, Settings(worlds=4))
    for players, weighed in ((2, False), (3, True)):
        state = bid(5, 4, players)
        found, heavy = believer.worlds(GAME.view(state, state.asked), Dice(1))
        assert len(found) == 4 and all(isinstance(one, native.State) for one in found)
        assert (heavy is not None) == weighed
