"""Matches played in Python, to hold native ones against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from podzemi.engine import registry
from podzemi.engine.dice import MASK, Dice
from podzemi.engine.game import AnyGame, BadSetup, Result
from podzemi.native import _core

GAMES = sorted(_core.GAMES)
GAMMA = 0x9E3779B97F4A7C15


def mixed(z: int) -> int:
    """The output function of SplitMix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Chooser:
    """The policy `random`: one number of the stream for every decision."""

    def __init__(self, stream: int) -> None:
        self.stream = stream & MASK

    def pick(self, codes: list[int]) -> int:
        self.stream = (self.stream + GAMMA) & MASK
        return codes[((mixed(self.stream) >> 32) * len(codes)) >> 32]


def starts(name: str, count: int) -> Iterator[tuple[AnyGame, int, dict[str, Any], int]]:
    """Game, players, options and seed of matches at every number of players, with options of all kinds."""
    game = registry.game(name)
    for seed in range(count):
        dice = Dice(seed)
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        options = {option.name: option.values[dice.below(len(option.values))] for option in game.options}
        try:
            yield game, players, game.validate_options(players, options), seed
        except BadSetup:
            yield game, players, game.validate_options(players, {}), seed


def places(result: Result) -> list[int]:
    """Places by seat as the ranking tells them, 1 the best."""
    ahead = {seat: 1 + k for k, group in enumerate(result.ranking) for seat in group}
    return [ahead[seat] for seat in sorted(ahead)]


def places_in_order(found: list[int]) -> list[int]:
    """Any numbering of places as 1, 2, 3 …"""
    return [1 + sorted(set(found)).index(place) for place in found]
