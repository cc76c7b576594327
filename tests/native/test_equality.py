"""Native code plays as Python does: legal lists in order, states field by field, defaults, results."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from native_equality import Follower, compare, tables  # noqa: E402 (a script of ours)
from native_plain import CHECKED, Plain, compile_game  # noqa: E402

from podzemi.engine.dice import Dice  # noqa: E402
from podzemi.engine.registry import GAMES, bot, game  # noqa: E402
from podzemi.native.flat import flat, unflat  # noqa: E402

STEPS = 24
"""Random decisions at every table; `scripts/native_equality.py` plays as many as one likes."""


@pytest.fixture(scope="module", params=GAMES)
def plain(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Plain:
    """A game with all checks on: an index, a capacity or a width that is wrong ends the test."""
    library = compile_game(request.param, tmp_path_factory.mktemp(request.param), CHECKED)
    return Plain(game(request.param), library)


def test_random_matches_are_equal(plain: Plain) -> None:
    assert compare(plain, STEPS * len(tables(plain.game))) > 0


def test_whole_matches_are_equal(plain: Plain) -> None:
    """To the end and into the next match, with some of what an absent seat plays."""
    players = plain.game.min_players
    options = plain.game.validate_options(players, {})
    follower = Follower(plain, players, options, 11)
    while follower.ended < 2:
        follower.follow(50, 4, 10)


@pytest.mark.parametrize("seed", range(2))
def test_matches_of_bots_are_equal(plain: Plain, seed: int) -> None:
    """Somebody who wants to win comes to places that chance does not."""
    found = plain.game
    players = found.min_players + seed
    options = found.validate_options(players, {})
    state = found.setup(players, options, Dice(seed))
    native = plain.state()
    plain.setup(native, seed, players, [int(number) for number in found.option_numbers(options)])
    bots = [bot("greedy", found) for _ in range(players)]
    dice = Dice(seed + 100)
    while seats := found.to_act(state):
        seat = seats[0]
        _same(plain, native, state, seat)
        chosen = bots[seat].choose(found.view(state, seat), found.actions(state, seat), dice)
        code = found.legal(state, seat)[chosen]
        found.apply_unchecked(state, seat, code)
        plain.apply(native, seat, code)
    assert plain.over(native)
    assert plain.dump(native) == flat(state)
    assert plain.scores(native, players) == found.result(state).scores


def test_a_state_goes_over_and_comes_back(plain: Plain) -> None:
    found = plain.game
    state = found.start(found.min_players, {}, 3)
    native = plain.state()
    assert plain.load(native, flat(state))
    assert unflat(plain.dump(native), found.box) == state


def _same(plain: Plain, native: Any, state: Any, seat: int) -> None:
    assert plain.to_act(native) == plain.game.to_act(state)
    assert plain.legal(native, seat) == plain.game.legal(state, seat)
    assert plain.default(native, seat) == plain.game.default(state, seat)
    assert plain.dump(native) == flat(state)
