"""The engine's laws (tests/laws) over all player counts and options of Paper Dungeons."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from laws import laws
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.games.paper_dungeons import GAME

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
SEEDS = 12 if DEEP else 3

STATE_TABLES = [1, 2, 3, 4, 5, 6, 7, 8] if DEEP else [1, 2, 3]


def options_for(players: int, number: int) -> dict[str, Any]:
    """Options that go together, another mixture for every number."""
    dice = Dice(1000 * players + number)
    options: dict[str, Any] = {}
    for option in GAME.options:
        options[option.name] = option.values[dice.below(len(option.values))]
    if players == 1:
        options["vanishing_gems"] = True
    if dice.below(4) or number % 3 == 0:
        options["campaign"] = "none"
    if options["campaign"] != "none":
        options["dungeon"] = "random"
    return options


def sometimes(law: laws.Check, one_in: int) -> laws.Check:
    """The law, at some of the states: the dear ones need not look at all of them."""

    def check(game: AnyGame, state: Any, dice: Dice) -> None:
        if dice.below(one_in) == 0:
            law(game, state, dice)

    return check


DEAR = {"legality": 2, "refused_changes_nothing": 6, "non_interference": 6}
"""Laws that look at every code, or play on: how many states are passed over."""


@pytest.mark.clause("PD-3.4", "PD-20.15", "PD-20.16", "PD-20.20", "PD-23.2", "PD-3.2", "PD-17.1", "PD-17.2")
@pytest.mark.parametrize("law", laws.STATE_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("players", STATE_TABLES)
def test_every_state_keeps_the_law(players: int, law: laws.Check) -> None:
    one_in = 1 if DEEP else DEAR.get(law.__name__, 2) * (2 if players > 1 else 1)
    for seed in range(SEEDS):
        options = options_for(players, seed)
        laws.play(GAME, players, {**options, "campaign": "none"}, seed, sometimes(law, one_in))


@pytest.mark.parametrize("law", laws.STATE_LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_in_large_and_long_matches(law: laws.Check) -> None:
    one_in = 20 * DEAR.get(law.__name__, 4)
    laws.play(GAME, 8, {"vanishing_gems": True}, 5, sometimes(law, one_in))
    laws.play(GAME, 2, {"campaign": "warlocks_tower", "random_bosses": True}, 6, sometimes(law, one_in))


def lively(check: laws.Check, players: int, options: dict[str, Any], seed: int) -> None:
    """A match that gets somewhere: moves and steps are liked, the stop is not."""
    state = GAME.start(players, options, seed)
    dice = Dice(seed)
    while seats := GAME.to_act(state):
        check(GAME, state, dice)
        seat = seats[dice.below(len(seats))]
        codes = GAME.legal(state, seat)
        liked = [code for code in codes if code // 4096 in (4, 5, 8)] if dice.below(4) else codes
        pool = liked or codes
        GAME.apply(state, seat, pool[dice.below(len(pool))])
    check(GAME, state, dice)


@pytest.mark.parametrize("law", laws.STATE_LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_in_lively_matches(law: laws.Check) -> None:
    """Chains of rewards, boss rewards, crossings: what plain random play seldom reaches."""
    one_in = 2 * DEAR.get(law.__name__, 2)
    for seed in range(8 if DEEP else 2):
        lively(sometimes(law, one_in), 2 + seed % 3, {"vanishing_gems": seed % 2 == 0}, seed)


@pytest.mark.clause("PD-23.5", "PD-20.15", "PD-24.1")
@pytest.mark.parametrize("law", laws.MATCH_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("players", range(1, 9))
def test_every_match_keeps_the_law(
    players: int, law: Callable[[AnyGame, int, laws.Options, int], None]
) -> None:
    for seed in range(6 * SEEDS if DEEP else 2):
        law(GAME, players, options_for(players, seed), seed)


@pytest.mark.clause("PD-15.6", "PD-25.2", "PD-3.1", "PD-5.4.5", "PD-17.28")
@pytest.mark.parametrize("players", range(1, 9))
def test_every_mixture_of_options_plays_to_its_end(players: int) -> None:
    for seed in range(12 * SEEDS if DEEP else 4):
        laws.play(GAME, players, options_for(players, seed), seed, lambda game, state, _: game.check(state))
