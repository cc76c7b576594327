"""The chances of several moves on one scale, so that any two of them can be compared."""

from __future__ import annotations

from typing import Any, Final  # Any: the view of whichever game

from msgspec import Struct
from msgspec.structs import replace

from podzemi.bots.search import Candidate, Report, Searcher
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action

ENOUGH: Final = 20
"""Tries after which it is known what a move is worth; before, what came out alike proves little."""
CURIOUS: Final = 1.0
"""The least exploration constant: moves are to be compared, not only the best one found."""
EACH: Final = 2
"""At least so many iterations for every legal action, so that each is tried."""
GUESSES: Final = 64
"""Worlds in which it is counted how many are against the seat."""


class Weighed(Struct, frozen=True):
    """One of the legal actions, by its place in their list.

    `chance`: how it is likely to end, 0 behind all others to 1 ahead of all; with two players, and for a
    clan, the chance to win. None: nobody can tell. `error`: the standard error of the chance.
    """

    index: int
    chance: float | None = None
    error: float = 0.0


class Weigher(Searcher):
    """Weighs moves by one search in which every legal action is tried."""

    stretch = 1.0
    """The logarithm of the odds is multiplied by it: exploration draws chances towards one half."""

    def weighed(self, view: Any, legal: list[Action], dice: Dice, asked: list[int]) -> list[Weighed]:
        """The moves of which enough is known, the best first; those at the places `asked` are among them."""
        most = value_of_a_win(self.game, view, dice)
        return [
            weighed(one, most, self.stretch)
            for one in self.compared(view, legal, dice).candidates
            if one.visits >= ENOUGH or one.index in asked
        ]

    def compared(self, view: Any, legal: list[Action], dice: Dice) -> Report:
        """What a search says that tries every action."""
        settings = replace(
            self.settings,
            explore=max(self.settings.explore, CURIOUS),
            selection="ucb",
            simultaneous="ucb",
            widen=0.0,
            breadth=0,
        )
        searcher = type(self)(self.game, settings)
        return Searcher.report(searcher, view, legal, dice, least=EACH * len(legal))


def value_of_a_win(game: AnyGame, view: Any, dice: Dice) -> float:
    """What a win is worth to a search: less than 1 where one shares it with a clan."""
    if game.teams is None:
        return 1.0
    worlds = [game.teams.sides(game.sample(view, dice)).by_seat for _ in range(GUESSES)]
    rivals = sum(side != sides[view.seat] for sides in worlds for side in sides)
    return rivals / GUESSES / (len(worlds[0]) - 1) or 1.0


def weighed(one: Candidate, most: float, stretch: float = 1.0) -> Weighed:
    """From the scale of -most to most to that of chances."""
    if one.visits == 0:
        return Weighed(one.index)
    chance = min(1.0, max(0.0, (one.value / most + 1) / 2))
    error = one.spread / most / 2 if one.visits >= ENOUGH else _doubt(chance, one.visits)
    return Weighed(one.index, stretched(chance, stretch), error * stretch)


def stretched(chance: float, stretch: float) -> float:
    """The chance with the logarithm of its odds multiplied."""
    if stretch == 1.0 or not 0 < chance < 1:
        return chance
    return 1 / (1 + float(((1 - chance) / chance) ** stretch))


def _doubt(chance: float, tries: int) -> float:
    """The error of what was tried a few times: as if two more wins and two more losses had come (Agresti
    and Coull), so that six losses in a row say something and two do not."""
    shrunk = (tries * chance + 2) / (tries + 4)
    return abs(shrunk - chance) / 2 + float((shrunk * (1 - shrunk) / (tries + 4)) ** 0.5)
