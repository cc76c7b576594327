"""The players of The Dark Cave: search over worlds that are weighed by what everybody did."""

from __future__ import annotations

from podzemi import native
from podzemi.bots.search import SearchBot, Settings, draw_worlds, drawn
from podzemi.bots.strategies.dark_cave_beliefs import weights
from podzemi.bots.weighing import Weigher
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.dark_cave import DarkCave
from podzemi.games.dark_cave.view.types import View


class CaveSearcher(Weigher):
    """Beliefs over loyalties and goals, updated by behaviour, inside the search."""

    def worlds(self, view: View, dice: Dice) -> tuple[list[native.State], list[float] | None]:
        drawn_worlds = [self.game.sample(view, dice) for _ in range(self.settings.worlds)]
        return [native.from_python(world) for world in drawn_worlds], weights(view, drawn_worlds)


class CaveBot(SearchBot):
    """Low levels sample from the heuristic policy instead of searching; `temperature` flattens it."""

    def glance(self, view: View, legal: list[Action], dice: Dice) -> int:
        """In proportion to the weights to the power of 1 / temperature; without one, what is liked best."""
        assert view.seat is not None
        searcher = self.searcher
        state = draw_worlds(searcher.game, view, dice, 1)[0]
        codes = state.legal(view.seat)
        liked = self.tilted(state.weigh(view.seat), codes)
        if searcher.settings.temperature > 0:
            power = 1 / searcher.settings.temperature
            place = drawn([int(1e6 * (weight / 1e6) ** power) for weight in liked], dice)
        else:
            place = liked.index(max(liked))
        return [searcher.game.encode(action) for action in legal].index(codes[place])


def make(game: DarkCave, settings: Settings) -> Bot:
    """A bot of that strength."""
    return CaveBot(CaveSearcher(game, settings))
