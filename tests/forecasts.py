"""Matches to hold forecasts against: by chance and by the greedy bot, decision by decision.

A forecast is right when what it says of a decision is what the decision then brings. Each game's
`test_forecasts.py` says what its outlook promises; here is how the matches are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lanes import DEEP
from laws.laws import Options, variants
from podzemi.bots import greedy
from podzemi.engine import Dice, Log
from podzemi.engine.game import AnyGame


class Decision(NamedTuple):
    """One decision: the state before it, who decided what, the state after it and what happened."""

    before: Any
    seat: int
    code: int
    after: Any
    events: list[Any]


def seeds(quick: int, deep: int) -> list[int]:
    """The seeds of the matches: a few, or many with PODZEMI_DEEP=1."""
    return list(range(deep if DEEP else quick))


def setting(game: AnyGame, seed: int) -> tuple[int, Options]:
    """Player count and options of the match with that seed: all counts in turn, and many options."""
    counts = range(game.min_players, game.max_players + 1)
    players = counts[seed % len(counts)]
    choices = list(variants(game, players))
    return players, choices[Dice(seed).below(len(choices))] if seed % 3 else choices[0]


def decisions(game: AnyGame, seed: int, greedily: int = 2) -> Iterator[Decision]:
    """A match; the greedy bot plays every so many, chance the others."""
    players, options = setting(game, seed)
    state, dice = game.start(players, options, seed), Dice(seed ^ 0xF02E)
    bot = greedy.make(game) if seed % greedily == greedily - 1 else None
    while seats := game.to_act(state):
        seat = seats[dice.below(len(seats))]
        legal = game.legal(state, seat)
        pick = dice.below(len(legal))
        if bot is not None:
            pick = bot.choose(game.view(state, seat), [game.decode(code) for code in legal], dice)
        before, log = state.clone(), Log()
        game.apply_unchecked(state, seat, legal[pick], log)
        yield Decision(before, seat, legal[pick], state, log.events)


def tried(game: AnyGame, state: Any, seat: int, code: int) -> tuple[Any, list[Any]]:
    """The same decision taken on a copy: the state it leads to, and what happened."""
    twin, log = state.clone(), Log()
    game.apply_unchecked(twin, seat, code, log)
    return twin, log.events
