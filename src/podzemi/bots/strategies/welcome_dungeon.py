"""Welcome to the Dungeon: between two players the trained tables, sampled; elsewhere search.

The tables hold a near-equilibrium of the two-player match: whoever plays from them cannot be outguessed by
much, and never needs to guess. They also serve when all players but two are eliminated. With more players
the search weighs its worlds by what everybody bid.
"""

from __future__ import annotations

from typing import Final

from podzemi import native
from podzemi.bots.search import SearchBot, Settings, draw_index
from podzemi.bots.strategies import welcome_dungeon_tables as tables
from podzemi.bots.strategies.welcome_dungeon_beliefs import weights
from podzemi.bots.weighing import Weigher
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action, Seat
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.actions import ChooseHero
from podzemi.games.welcome_dungeon.policy.round import BRIEF, MOST_NUMBERS, describe, is_pointless
from podzemi.games.welcome_dungeon.view.types import View

TABLE: Final = "table"
_TRAINED: Final = {
    "forced_first_add": "off",
    "successes_to_win": 2,
    "reveal_order": "last_in_first_out",
    "death_check": "immediate",
    "memory_aid": True,
}
"""The options that the tables were trained with; the others change nothing in a round."""


class Believer(Weigher):
    """With three and more players the worlds that are searched are weighed by how everybody has bid."""

    def worlds(self, view: View, dice: Dice) -> tuple[list[native.State], list[float] | None]:
        drawn_worlds = self.sampled(view, dice)
        found = [native.from_python(world, self.game) for world in drawn_worlds]
        if len(view.seats) == 2 or view.phase == "hero_choice" or view.seat is None or not view.turns:
            return found, None
        return found, weights(view.seat, drawn_worlds)


class TableBot(SearchBot):
    """Plays the tables where they say something, and searches elsewhere."""

    def choose(self, view: View, legal: list[Action], dice: Dice) -> int:
        mistakes = self.searcher.settings.mistakes
        if len(legal) == 1:
            return 0
        if mistakes > 0 and dice.below(1000) < round(mistakes * 1000):
            return self.glance(view, legal, dice)
        shares = self.shares(view, legal, dice)
        if shares is None:
            return self.decide(self.searcher.report(view, legal, dice), dice)
        return draw_index(shares, dice)

    def shares(self, view: View, legal: list[Action], dice: Dice) -> list[int] | None:
        """How often each action is to be played; None where the tables do not know."""
        record = _record(view)
        if record is None or view.seat is None:
            return None
        if view.phase == "hero_choice":
            return _best_hero(record, legal)
        state = self.searcher.game.sample(view, dice)
        numbers = [0] * MOST_NUMBERS
        count = describe(state, view.seat, BRIEF, numbers)
        found = tables.strategy(view.hero, record, numbers[:count])
        pointless = [is_pointless(state, self.searcher.game.encode(action)) for action in legal]
        if found is None or len(found) != len(legal) - sum(pointless):
            return None
        rest = iter(found)
        return [0 if without else next(rest) for without in pointless]


def _record(view: View) -> tables.Record | None:
    """Successes and failures of starter and other, if two players are left; None if nobody trained it."""
    left = [seat for seat, one in enumerate(view.seats) if not one.eliminated]
    if len(left) != 2 or any(view.options[name] != value for name, value in _TRAINED.items()):
        return None
    starter = _starter(view)
    if starter not in left:
        return None
    other = left[1 - left.index(starter)]
    first, second = view.seats[starter], view.seats[other]
    return first.successes, first.failures, second.successes, second.failures


def _starter(view: View) -> Seat:
    """The seat that starts the round that is played, or the one that is about to begin (WD-3.8)."""
    return view.to_act[0] if view.phase == "hero_choice" else view.starter


def _best_hero(record: tables.Record, legal: list[Action]) -> list[int]:
    """All for the hero with whom the starter wins most (WD-4.5)."""
    chances = [
        tables.value(record, action.hero) if isinstance(action, ChooseHero) else 0.0 for action in legal
    ]
    return [int(chance == max(chances)) for chance in chances]


def why_not(settings: Settings) -> str | None:
    """The part that is missing for these settings; None if nothing is."""
    if settings.strategy == TABLE and not tables.available():
        return "plays by tables that are not here: pip install 'podzemi[tables]' brings them"
    return None


def make(game: WelcomeDungeon, settings: Settings) -> SearchBot:
    """The tables and beliefs if the settings ask for them; otherwise search over all worlds alike."""
    if settings.strategy == TABLE:
        return TableBot(Believer(game, settings))
    return SearchBot(Weigher(game, settings))
