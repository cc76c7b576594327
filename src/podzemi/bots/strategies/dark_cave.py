"""The players of The Dark Cave: search over worlds that are weighed by what everybody did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from podzemi import native
from podzemi.bots.search import SearchBot, Settings, draw_index, draw_worlds
from podzemi.bots.strategies.dark_cave_beliefs import weights
from podzemi.bots.weighing import RolloutWeigher
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.dark_cave import DarkCave, codes
from podzemi.games.dark_cave.view.types import View


class CaveSearcher(RolloutWeigher):
    """Beliefs over loyalties and goals, updated by behaviour, inside the search.

    A guess after a round of thinking ahead is little better than a coin here, so the chances of moves are
    counted in matches that are played on to the end.
    """

    def worlds(self, view: View, dice: Dice) -> tuple[list[native.State], list[float] | None]:
        drawn_worlds = self.sampled(view, dice)
        return [native.from_python(world) for world in drawn_worlds], weights(view, drawn_worlds)


class Purpose(NamedTuple):
    """A purpose that some kinds of action share."""

    kinds: tuple[int, ...]
    share: float
    """Of a level's temperature: so much its choice errs among these actions."""
    zeal: float = 0.0
    """For each degree of temperature above 1 so many times likelier than its best action is liked."""


DIG: Final = Purpose((codes.PLAY_PATH,), 0.2, zeal=2.0)
PURPOSES: Final = (
    DIG,
    Purpose((codes.SECRET_GOAL, codes.SECRET_CLAN), 1.0),
    Purpose((codes.PLAY_MONSTER, codes.PLAY_CAVE_IN, codes.PLAY_COBWEB), 1.0),
    Purpose((codes.PLAY_BOOTS, codes.PLAY_AXE, codes.PLAY_SWAP), 1.0),
    Purpose((codes.DISCARD,), 1.0),
)
WALK: Final = Purpose((), 0.15)
"""Steps, strikes and answers."""


RACE: Final = 0.6
"""The share of steps with two players, who race: there a wrong step is what tells beginners apart."""


class CaveBot(SearchBot):
    """The gentle ones decide at a glance. They err in what they do for a purpose, hardly in the purpose:
    a beginner digs badly, throws the wrong card away and hits the wrong dwarf, but does not sit idle."""

    def glance(self, view: View, legal: list[Action], dice: Dice) -> int:
        """First the purpose, in proportion to its most liked action; then an action, by `temperature`."""
        assert view.seat is not None
        searcher = self.searcher
        state = draw_worlds(searcher.game, view, dice, 1)[0]
        found = state.legal(view.seat)
        liked = self.tilt(state.weigh(view.seat), found)
        place = self._choose(found, liked, len(view.seats), dice)
        return [searcher.game.encode(action) for action in legal].index(found[place])

    def _choose(self, found: list[int], liked: list[int], players: int, dice: Dice) -> int:
        """A place among the codes; at temperature 0 that of the most liked."""
        temperature = self.searcher.settings.temperature
        if temperature == 0:
            return liked.index(max(liked))
        groups = _by_purpose(found)
        purposes = list(groups)
        error, sharp = max(0.0, temperature - 1), min(1.0, temperature)
        best = [(1 + error * one.zeal) * max(liked[n] for n in groups[one]) for one in purposes]
        purpose = purposes[_softly(best, sharp, dice)]
        share = RACE if purpose is WALK and players == 2 else purpose.share
        near = groups[purpose]
        return near[_softly([liked[n] for n in near], sharp + error * share, dice)]


def _softly(weights: Sequence[float], heat: float, dice: Dice) -> int:
    """Draw an index with probability proportional to weight ** (1 / heat)."""
    most = max(weights)
    return draw_index([int(1e6 * (weight / most) ** (1 / heat)) for weight in weights], dice)


def _by_purpose(found: list[int]) -> dict[Purpose, list[int]]:
    """The places of the actions that serve each purpose."""
    groups: dict[Purpose, list[int]] = {}
    for place, code in enumerate(found):
        kind = codes.kind_of(code)
        purpose = next((one for one in PURPOSES if kind in one.kinds), WALK)
        groups.setdefault(purpose, []).append(place)
    return groups


def make(game: DarkCave, settings: Settings) -> Bot:
    """A bot of that strength."""
    return CaveBot(CaveSearcher(game, settings))
