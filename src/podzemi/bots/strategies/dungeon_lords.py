"""Dungeon Lords: orders and building by search, combat by the exact solver.

Search draws worlds, lets quick lords (`games/dungeon_lords/policy`) play on in them for a while and asks
what they may then expect. Orders are the heart of the game and get the whole time; what follows from them
gets a part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, Final  # Any: the sampled state, which no bot may know by its type

from msgspec.structs import replace

from podzemi import native
from podzemi.bots.search import Candidate, Clock, SearchBot, Searcher, SearchResult, Settings, draw_index
from podzemi.bots.strategies import dungeon_lords_orders as orders
from podzemi.bots.strategies.dungeon_lords_combat import best
from podzemi.bots.weighing import Weighed, Weigher
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords.view.types import View
from podzemi.native.search import ActionStatistics, Search

COMBAT: Final = ("combat_plan", "combat_resolve", "free")
SHARES: Final = {"plan_orders": 1.0, "choose_blocked": 0.5, "execute": 0.4}
"""The part of the time that a phase gets."""
SHARE: Final = 0.25
"""And all others."""
REGRET: Final = "regret"
"""The strategy that plans orders by regret matching."""
GUESSES: Final = 4
"""The number of guesses of the others' orders to evaluate."""


class LordSearcher(Weigher):
    """Takes the time that fits the decision, in worlds where secret answers are still to be given.

    In combat the solver's advice comes first, before what the search thinks of the others.
    """

    stretch = 1.0
    """Exploration draws estimates towards one half (`make calibrate`)."""

    def __init__(self, game: DungeonLords, settings: Settings) -> None:
        super().__init__(game, settings)
        self.lords = game

    def report(
        self,
        view: View,
        legal: list[Action],
        dice: Dice,
        cancelled: Callable[[], bool] = lambda: False,
        least: int = 0,
    ) -> SearchResult:
        searcher = self.part(SHARES.get(view.phase, SHARE))
        if self.settings.strategy == REGRET and view.phase == "plan_orders":
            return searcher.orders(view, legal, dice, cancelled)
        report = Searcher.report(searcher, view, legal, dice, cancelled, least)
        return _put_first(report, best(self.lords, view, legal)) if view.phase in COMBAT else report

    def weighed(self, view: View, legal: list[Action], dice: Dice, asked: list[int]) -> list[Weighed]:
        return Weigher.weighed(self.part(SHARES.get(view.phase, SHARE)), view, legal, dice, asked)

    def part(self, share: float) -> LordSearcher:
        """One that takes a part of the time."""
        settings = self.settings
        iterations, seconds = ceil(settings.iterations * share), settings.seconds * share
        return LordSearcher(self.lords, replace(settings, iterations=iterations, seconds=seconds))

    def worlds(self, view: View, dice: Dice) -> tuple[list[native.State], list[float] | None]:
        """Others answer a secret question without knowing what the seat plays, be it before or after.

        An answer already given would be drawn evenly from all there are; one still to come is played by
        somebody who thinks.
        """
        states = self.sampled(view, dice)
        for state in states:
            unseal(view, state)
        return [native.from_python(state) for state in states], None

    def orders(
        self, view: View, legal: list[Action], dice: Dice, cancelled: Callable[[], bool]
    ) -> SearchResult:
        """Plans of orders against guesses of what the others plan; with how often to play each."""
        assert view.seat is not None
        clock = Clock(self.settings.wall)
        worlds, _ = self.worlds(view, dice)
        part, searches = self.part(1 / GUESSES), []
        for _ in range(GUESSES):
            search = Search(orders.guess(worlds, view.seat, dice), view.seat, part.settings, dice.bits())
            part._run(search, Clock(self.settings.wall), cancelled)
            searches.append(search)
        columns = [search.statistics() for search in searches]
        found, values = orders.table(columns)
        candidates = [
            self.candidate(
                legal, code, probability, [one for column in columns for one in column if one.code == code]
            )
            for code, probability in zip(found, orders.mixture(values), strict=True)
        ]
        return SearchResult(
            sorted(candidates, key=lambda one: -one.probability),
            sum(search.iterations for search in searches),
            len(worlds),
            sum(search.nodes for search in searches),
            clock.spent(),
        )

    def candidate(
        self, legal: list[Action], code: int, probability: float, tries: list[ActionStatistics]
    ) -> Candidate:
        """A plan with what came of it against all guesses together."""
        action = self.game.decode(code)
        visits = sum(one.visits for one in tries)
        value = sum(one.visits * one.value for one in tries) / max(1, visits)
        error = sum((one.visits * one.standard_error) ** 2 for one in tries) ** 0.5 / max(1, visits)
        return Candidate(legal.index(action), action, visits, value, error, probability, tries[0].prior)


def _put_first(report: SearchResult, index: int) -> SearchResult:
    """The same with the action at that place as the one to be played."""
    chosen = [replace(one, probability=float(one.index == index)) for one in report.candidates]
    return replace(report, candidates=sorted(chosen, key=lambda one: -one.probability))


def unseal(view: View, state: Any) -> None:
    """Take back what other seats have answered in a secret phase (DL-4.1)."""
    for seat, lord in enumerate(state.lords):
        if seat == view.seat:
            continue
        if view.phase == "plan_orders":
            lord.plan = []
            lord.dummy = -1
        elif view.phase == "choose_blocked":
            lord.blocked = 0


class LordBot(SearchBot):
    """Fights by the solver; searches everything else."""

    def __init__(self, game: DungeonLords, settings: Settings) -> None:
        super().__init__(LordSearcher(game, settings))
        self.game = game

    def choose(self, view: View, legal: list[Action], dice: Dice) -> int:
        settings = self.searcher.settings
        if len(legal) > 1 and view.phase in COMBAT and settings.mistakes == 0:
            return best(self.game, view, legal)
        if len(legal) > 1 and view.phase == "plan_orders" and settings.strategy == REGRET:
            candidates = self.searcher.report(view, legal, dice).candidates
            return candidates[draw_index([int(1e9 * one.probability) for one in candidates], dice)].index
        return super().choose(view, legal, dice)


def make(game: DungeonLords, settings: Settings) -> LordBot:
    """A lord with these settings."""
    return LordBot(game, settings)
