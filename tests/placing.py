"""Places as numbers (`rules.places`) held against the ranking of a result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, Result


def places_of(result: Result) -> list[int]:
    """By seat: 1, and one more for every seat that did better."""
    found: dict[int, int] = {}
    ahead = 0
    for group in result.ranking:
        found |= dict.fromkeys(group, 1 + ahead)
        ahead += len(group)
    return [found[seat] for seat in sorted(found)]


def check_places(game: AnyGame, places: Callable[[Any], list[int]], matches: int = 6) -> None:
    """Random matches at every number of players, to their end."""
    for seed in range(matches):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        state, dice = game.start(players, seed=seed), Dice(seed)
        while seats := game.to_act(state):
            codes = game.legal(state, seats[0])
            game.apply_unchecked(state, seats[0], codes[dice.below(len(codes))])
        result = game.result(state)
        assert result is not None
        assert list(places(state)) == places_of(result)
