"""What a quick player likes and expects: the same natively as in Python, by what its seat may know."""

from __future__ import annotations

from importlib import import_module

import pytest

from native.played import GAMES
from podzemi import native
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for

MATCHES = 6
MOST = 1_000_000


@pytest.mark.parametrize("name", GAMES)
def test_policy_is_the_same_natively_and_a_seat_judges_by_what_it_knows(name: str) -> None:
    """At every decision of matches that the quick player itself plays: with its weights, and with those of a
    state that differs in what the seat may not know."""
    game, policy = registry.game(name), import_module(f"podzemi.games.{name}.policy")
    for number in range(MATCHES):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        state, dice = game.start(players, seed=seed_for(31, number)), Dice(number)
        while seats := game.to_act(state):
            seat = seats[dice.below(len(seats))]
            codes = game.legal(state, seat)
            weights = policy.weigh(state, seat, codes)
            match = native.from_python(state)
            assert match.weigh(seat) == weights
            estimates = [policy.estimate(state, one) for one in range(players)]
            assert [match.estimate(one) for one in range(players)] == estimates
            assert len(weights) == len(codes) and all(0 <= weight <= MOST for weight in weights)
            assert all(-1000 <= estimate <= 1000 for estimate in estimates)
            other = game.sample(game.view(state, seat), dice)
            assert policy.weigh(other, seat, codes) == weights
            best = max(range(len(codes)), key=lambda place: (weights[place], dice.below(1000)))
            game.apply_unchecked(state, seat, codes[best] if dice.below(2) else codes[dice.below(len(codes))])


@pytest.mark.parametrize("name", GAMES)
def test_the_quick_player_draws_by_its_weights(name: str) -> None:
    """`weighed` plays a code of weight 0 never while another has more, and the others in proportion."""
    game = registry.game(name)
    batch = native.Batch(name, game.min_players, 64, seed=4)
    for _ in range(30):
        matches = [batch.state(number) for number in range(64)]
        picked = batch.pick("weighed").tolist()
        for match, code in zip(matches, picked, strict=True):
            seat = match.to_act()[0]
            weights = dict(zip(match.legal(seat), match.weigh(seat), strict=True))
            assert weights[code] > 0 or not any(weights.values())
        batch.step(picked)
