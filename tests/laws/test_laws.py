"""Every registered game, every player count, every option: all the laws."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from lanes import DEEP, PURE
from laws import laws
from podzemi.engine import registry
from podzemi.engine.game import AnyGame, BadSetup, is_compiled

STATES = 8
"""States of one match that a law looks at, roughly."""
MATCHES = 40
"""Matches of one player count that a law about matches looks at, roughly."""
TABLES = [
    pytest.param(registry.game(name), players, id=f"{name}-{players}")
    for name in registry.GAMES
    for players in range(registry.game(name).min_players, registry.game(name).max_players + 1)
]


@pytest.mark.parametrize("law", laws.STATE_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_state_keeps_the_law(game: AnyGame, players: int, law: laws.Check) -> None:
    """By default half a dozen matches and some hundred states; deep, every state of every variant."""
    every = list(laws.variants(game, players))
    apart = 1 if DEEP else max(1, len(every) // 6)
    for seed, options in enumerate(every[players % apart :: apart]):
        states = laws.length(game, players, options, seed)
        laws.play(game, players, options, seed, law, 1 if DEEP else max(1, states // STATES))


def some(variants: Iterable[laws.Options]) -> list[tuple[int, laws.Options]]:
    every = list(enumerate(variants))
    return every if DEEP else every[:: max(1, len(every) // MATCHES)]


@pytest.mark.parametrize("law", laws.MATCH_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_match_keeps_the_law(game: AnyGame, players: int, law: laws.MatchCheck) -> None:
    for seed, options in some(laws.variants(game, players)):
        law(game, players, options, seed)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_combination_of_options_plays_to_its_end(game: AnyGame, players: int) -> None:
    for seed, options in enumerate(laws.variants(game, players)):
        laws.play(game, players, options, seed, lambda g, state, _: g.check(state), 1 if DEEP else 5)


@settings(max_examples=400 if DEEP else 25, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**64 - 1))
def test_any_seed_keeps_all_the_laws(data: st.DataObject, seed: int) -> None:
    game: AnyGame = registry.game(data.draw(st.sampled_from(registry.GAMES)))
    players = data.draw(st.integers(game.min_players, game.max_players))
    options = {o.name: data.draw(st.sampled_from(o.values), label=o.name) for o in game.options}
    try:
        game.validate_options(players, options)
    except BadSetup:
        reject()

    def check(game: AnyGame, state: Any, dice: Any) -> None:
        laws.STATE_LAWS[dice.below(len(laws.STATE_LAWS))](game, state, dice)

    laws.play(game, players, options, seed, check, 1 if DEEP else 5)


PRINT_RECORDS = """
import sys
from laws import laws
from podzemi.engine import registry
for name in registry.GAMES:
    game = registry.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for seed, options in enumerate(list(laws.variants(game, players))[::37]):
            sys.stdout.buffer.write(laws.random_match(game, players, options, seed).record().line() + b"\\n")
"""


def records_of(hash_seed: str, pure: str) -> bytes:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PODZEMI_PURE": pure, "PYTHONPATH": "tests"}
    done = subprocess.run([sys.executable, "-c", PRINT_RECORDS], env=env, capture_output=True, check=True)
    return done.stdout


def test_same_seed_same_match_in_every_process() -> None:
    """Different hash seeds, compiled and pure: not one byte differs."""
    builds = ["1", "0"] if compiled_exists() else ["1"]
    lines = {records_of(hash_seed, pure) for hash_seed in ("0", "1", "4242") for pure in builds}
    assert len(lines) == 1
    assert len(lines.pop()) > 10_000


def compiled_exists() -> bool:
    env = {**os.environ, "PODZEMI_PURE": "0"}
    ask = "from podzemi.engine import is_compiled; print(is_compiled())"
    done = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip() == "True"


def test_this_process_runs_the_build_it_was_asked_for() -> None:
    if PURE:
        assert not is_compiled()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_unknown_set_ups_are_refused(game: AnyGame, players: int) -> None:
    bad: list[tuple[Any, dict[str, Any]]] = [
        (game.min_players - 1, {}),
        (game.max_players + 1, {}),
        (float(players), {}),
        (players, {"no_such_option": 1}),
        *((players, {option.name: "no such value"}) for option in game.options),
        *((players, {option.name: None}) for option in game.options),
    ]
    for count, options in bad:
        with pytest.raises(BadSetup):
            game.validate_options(count, options)
    assert list(game.validate_options(players, {})) == [
        option.name for option in game.options if not option.later
    ]
