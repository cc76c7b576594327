"""A Welcome to the Dungeon small enough to solve exactly: few cards, one round, one hero.

Everything else is the game as it is played, by the same rules; native code plays it as well, as it plays any
components. The loser of the round loses the match: one success wins, one failure eliminates.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from podzemi.engine.game import OptionValue
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.data.schema import DATA

BENCHMARKS: Final[dict[str, tuple[str, ...]]] = {
    "one": ("orc",),
    "two-low": ("goblin", "orc"),
    "two-high": ("golem", "dragon"),
    "pair": ("orc", "orc"),
    "three-low": ("goblin", "skeleton", "orc"),
    "three-high": ("orc", "golem", "dragon"),
    "three-undead": ("skeleton", "vampire", "lich"),
}
"""Decks that others can cite, by name; docs/solver.md has what they are worth."""


class SmallWelcome(WelcomeDungeon):
    """The game with this deck. Options are the usual ones, but for the number of successes."""

    def __init__(self, deck: Sequence[str]) -> None:
        unknown = set(deck) - {monster.id for monster in DATA.monster}
        if unknown or not deck:
            raise ValueError(f"a deck of known monsters is wanted, not {sorted(unknown)}")
        monsters = [replace(monster, count=list(deck).count(monster.id)) for monster in DATA.monster]
        setup = replace(DATA.setup, failures_to_eliminate=1)
        super().__init__(replace(DATA, monster=monsters, setup=setup))

    def option_numbers(self, options: dict[str, OptionValue]) -> tuple[int, int, int, int, bool, bool]:
        first, _, hero, order, total, aid = super().option_numbers(options)
        return (first, 1, hero, order, total, aid)


def small_welcome(deck: str | Sequence[str]) -> SmallWelcome:
    """The game with a deck of `BENCHMARKS`, or with these cards."""
    return SmallWelcome(BENCHMARKS[deck] if isinstance(deck, str) else deck)
