"""The chances of several moves on one scale, so that any two of them can be compared."""

from __future__ import annotations

from typing import Any, Final  # Any: the view of whichever game

from msgspec import Struct
from msgspec.structs import replace

from podzemi import native
from podzemi.bots.search import Candidate, Clock, Searcher, SearchResult, draw_index
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action, Reason
from podzemi.native.playouts import rollout

ENOUGH: Final = 20
"""Tries after which it is known what a move is worth; before, what came out alike proves little."""
CURIOUS: Final = 1.0
"""The least exploration constant: moves are to be compared, not only the best one found."""
EACH: Final = 2
"""At least so many iterations for every legal action, so that each is tried."""
FEW: Final = 3
"""Moves that are played on to the end."""
FEWEST: Final = 40
"""Matches that are played on from each, however little time there is."""
GUESSES: Final = 64
"""Worlds in which it is counted how many are against the seat."""


class Weighed(Struct, frozen=True):
    """One of the legal actions, by its place in their list.

    `chance`: how it is likely to end, 0 behind all others to 1 ahead of all; with two players, and for a
    clan, the chance to win. None: nobody can tell. `error`: the standard error of the chance. `reason`: what
    follows from this move and not from the one beside it.
    """

    index: int
    chance: float | None = None
    error: float = 0.0
    reason: Reason | None = None


class Weigher(Searcher):
    """Weighs moves by one search in which every legal action is tried."""

    stretch = 1.0
    """The logarithm of the odds is multiplied by it: exploration draws chances towards one half."""

    def weighed(self, view: Any, legal: list[Action], dice: Dice, asked: list[int]) -> list[Weighed]:
        """The moves of which enough is known, the best first; those at the places `asked` are among them."""
        most = value_of_a_win(self.game, view, dice)
        return [
            chance_of(one, most, self.stretch)
            for one in self.compared(view, legal, dice).candidates
            if one.visits >= ENOUGH or one.index in asked
        ]

    def compared(self, view: Any, legal: list[Action], dice: Dice) -> SearchResult:
        """The result of a search that tries every action."""
        settings = replace(
            self.settings,
            exploration=max(self.settings.exploration, CURIOUS),
            selection="ucb",
            simultaneous="ucb",
            progressive_widening=0.0,
            breadth=0,
            aim="places",
        )
        searcher = type(self)(self.game, settings)
        return Searcher.report(searcher, view, legal, dice, least=EACH * len(legal))


class RolloutWeigher(Weigher):
    """Weighs a few moves by matches that quick players play on to the end, from all in the same worlds and
    with the same luck: what comes of a move is counted, not guessed."""

    def weighed(self, view: Any, legal: list[Action], dice: Dice, asked: list[int]) -> list[Weighed]:
        clock = Clock(self.settings.wall)
        worlds, weights = self.worlds(view, dice)
        heavy = [1] * len(worlds) if weights is None else [int(1e6 * one / max(weights)) for one in weights]
        codes = [self.game.encode(action) for action in legal]
        came: dict[int, list[float]] = {
            index: [] for index in self._candidates(worlds[0], view.seat, codes, asked)
        }
        rounds = 0
        while rounds < FEWEST or clock.spent() < self.settings.seconds:
            world, seed = worlds[draw_index(heavy, dice)], dice.bits()
            for index, ends in came.items():
                ends.append(_play_on(world, view.seat, codes[index], seed))
            rounds += 1
        return sorted(
            (_mean_of(index, ends) for index, ends in came.items()), key=lambda one: -(one.chance or 0)
        )

    def _candidates(self, world: native.State, seat: int, codes: list[int], asked: list[int]) -> list[int]:
        """The places asked about, and those of the codes that a quick player likes best."""
        liking = dict(zip(world.legal(seat), world.weigh(seat), strict=True))
        liked = sorted(range(len(codes)), key=lambda index: -liking[codes[index]])
        return list(dict.fromkeys([*asked, *liked]))[: max(FEW, len(set(asked)))]


def _play_on(world: native.State, seat: int, code: int, seed: int) -> float:
    """How one match ended for the side of the seat: 1 won, one half drawn."""
    state = world.clone()
    state.apply(seat, code)
    places = rollout(state, "weighed", seed).places
    return 0.5 if len(set(places)) == 1 else float(places[seat] == 1)


def _mean_of(index: int, ends: list[float]) -> Weighed:
    chance = sum(ends) / len(ends)
    spread = sum((one - chance) ** 2 for one in ends) / (len(ends) - 1)
    return Weighed(index, chance, max((spread / len(ends)) ** 0.5, _doubt(chance, len(ends))))


def value_of_a_win(game: AnyGame, view: Any, dice: Dice) -> float:
    """The value of a win to a search: less than 1 where one shares it with a clan."""
    if game.teams is None:
        return 1.0
    worlds = [game.teams.sides(game.sample(view, dice)).by_seat for _ in range(GUESSES)]
    rivals = sum(side != sides[view.seat] for sides in worlds for side in sides)
    return rivals / GUESSES / (len(worlds[0]) - 1) or 1.0


def chance_of(one: Candidate, most: float, stretch: float = 1.0) -> Weighed:
    """From the scale of -most to most to that of chances."""
    if one.visits == 0:
        return Weighed(one.index)
    chance = min(1.0, max(0.0, (one.value / most + 1) / 2))
    error = one.standard_error / most / 2 if one.visits >= ENOUGH else _doubt(chance, one.visits)
    return Weighed(one.index, stretch_odds(chance, stretch), error * stretch)


def stretch_odds(chance: float, stretch: float) -> float:
    """The chance with the logarithm of its odds multiplied."""
    if stretch == 1.0 or not 0 < chance < 1:
        return chance
    return 1 / (1 + float(((1 - chance) / chance) ** stretch))


def _doubt(chance: float, tries: int) -> float:
    """The error of what was tried a few times: as if two more wins and two more losses had come (Agresti
    and Coull), so that six losses in a row say something and two do not."""
    shrunk = (tries * chance + 2) / (tries + 4)
    return abs(shrunk - chance) / 2 + float((shrunk * (1 - shrunk) / (tries + 4)) ** 0.5)
