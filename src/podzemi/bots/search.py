"""The bot that thinks ahead: it draws worlds that its view allows and searches them all in one tree.

`report` is what everything else stands on: the bot's choice, hints, the coach and reviews.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, Literal  # Any: the view of whichever game

from msgspec import Struct

from podzemi import native
from podzemi.bots.styles import Style, liking, tilt
from podzemi.engine.bot import Bot
from podzemi.engine.clock import thread_time
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action
from podzemi.native.presence import require
from podzemi.native.search import Options, Search

_SLICE: Final = 0.01
"""Seconds between two looks at the clock."""
_FIRST: Final = 16
"""Iterations before the first look."""
DRAWING: Final = 0.05
"""The share of the seconds of a thought in which states are drawn; to make them native and to weigh them
takes some four times as long. With more of it a hurried thought knows the deals better, the moves worse."""
FEWEST_WORLDS: Final = 24
"""Lower bound of the number of sampled states, however short the time."""
LEEWAY: Final = 0.03
"""Moves whose values differ by less are a matter of style, if both were tried often:"""
OFTEN: Final = 0.25
"""the visits of the best, times this."""


class Settings(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a bot thinks: how long, over how many worlds, how its tree is searched, how it then chooses."""

    iterations: int = 0
    """The number of iterations: the same choice for the same random numbers. 0: as long as `seconds` says."""
    seconds: float = 0.3
    """Processor time for a decision, drawing of worlds included."""
    wall: float = 0.0
    """A limit by wall clock, in multiples of `seconds`, however busy the machine is; 0: no limit."""
    worlds: int = 64
    """How many states are drawn from all that the view allows."""
    temperature: float = 0.0
    """0: what was tried most; otherwise drawn by visits to the power of 1 / temperature."""
    mistakes: float = 0.0
    """The share of decisions that are made at a glance, by the game's `policy.weigh`."""
    strategy: str = ""
    """The game's own strategy to use (`bots/strategies/<game>.py`); empty: search alone."""
    style: Style | Literal[""] = ""
    """The taste among moves that are about as good (`bots/styles.py`); empty: none."""


class Candidate(Struct, frozen=True):
    """An action with what the search found out about it."""

    index: int
    """Its place among the legal actions."""
    action: Action
    visits: int
    value: float
    """The mean value for the seat: 1 first alone, -1 last."""
    standard_error: float
    """The standard error of `value`."""
    probability: float
    """How often it should be played."""
    prior: float


class SearchResult(Struct, frozen=True):
    """The result of a search: the candidates, the most visited first."""

    candidates: list[Candidate]
    iterations: int
    worlds: int
    nodes: int
    seconds: float

    @property
    def value(self) -> float:
        """The expected value of the first candidate for the seat."""
        return self.candidates[0].value


class Clock:
    """The time spent on one decision.

    It is processor time, or the time on the wall divided by `wall` where that is more (0: never).
    """

    def __init__(self, wall: float) -> None:
        self._wall = wall
        self._begun = thread_time(), time.monotonic()

    def spent(self) -> float:
        """Seconds since the clock was made."""
        busy = thread_time() - self._begun[0]
        return max(busy, (time.monotonic() - self._begun[1]) / self._wall) if self._wall > 0 else busy


def draw_worlds(game: AnyGame, view: Any, dice: Dice, count: int) -> list[native.State]:
    """Determinizations: full states, each drawn from all that are consistent with the view."""
    return [native.from_python(game.sample(view, dice), game) for _ in range(count)]


class Searcher:
    """Searches decisions of one game. Knows nothing but the view it is given."""

    def __init__(self, game: AnyGame, settings: Settings) -> None:
        self.game = game
        self.settings = settings

    def report(
        self,
        view: Any,
        legal: list[Action],
        dice: Dice,
        cancelled: Callable[[], bool] = lambda: False,
        least: int = 0,
    ) -> SearchResult:
        """Search the decision.

        `cancelled` is asked often and ends it early; the clock ends nothing before `least` iterations.
        """
        clock = Clock(self.settings.wall)
        worlds, weights = self.worlds(view, dice)
        search = Search(worlds, view.seat, self.settings, dice.bits(), weights)
        self._run(search, clock, cancelled, least)
        places = {self.game.encode(action): place for place, action in enumerate(legal)}
        candidates = [
            Candidate(
                places[one.code],
                legal[places[one.code]],
                one.visits,
                one.value,
                one.standard_error,
                one.probability,
                one.prior,
            )
            for one in search.statistics()
        ]
        return SearchResult(candidates, search.iterations, len(worlds), search.nodes, clock.spent())

    def worlds(self, view: Any, dice: Dice) -> tuple[list[native.State], list[float] | None]:
        """The worlds to be searched, and how possible each is (None: all alike). Strategies know better."""
        return [native.from_python(world, self.game) for world in self.sampled(view, dice)], None

    def sampled(self, view: Any, dice: Dice) -> list[Any]:
        """States drawn from all that the view allows: as many as are asked for, fewer in a hurry."""
        settings, clock = self.settings, Clock(self.settings.wall)
        found: list[Any] = []
        while len(found) < settings.worlds:
            found.append(self.game.sample(view, dice))
            late = not settings.iterations and clock.spent() > DRAWING * settings.seconds
            if late and len(found) >= FEWEST_WORLDS:
                break
        return found

    def _run(self, search: Search, clock: Clock, cancelled: Callable[[], bool], least: int = 0) -> None:
        """Iterations in slices, until their number, the time or somebody's patience is at its end."""
        settings = self.settings
        count = _FIRST
        while not cancelled():
            if settings.iterations:
                count = min(count, settings.iterations - search.iterations)
            if count <= 0:
                return
            before = clock.spent()
            search.run(count)
            now = clock.spent()
            if not settings.iterations and now >= settings.seconds and search.iterations >= least:
                return
            count = max(1, min(4 * count, int(count * _SLICE / max(now - before, 1e-6))))


class SearchBot:
    """Plays what its search tells it to."""

    def __init__(self, searcher: Searcher) -> None:
        self.searcher = searcher

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        settings = self.searcher.settings
        if len(legal) == 1:
            return 0
        if settings.mistakes > 0 and dice.below(1000) < round(settings.mistakes * 1000):
            return self.glance(view, legal, dice)
        return self.decide(self.searcher.report(view, legal, dice), dice)

    def glance(self, view: Any, legal: list[Action], dice: Dice) -> int:
        """The choice of somebody who does not think: in proportion to the weights of the actions."""
        state = draw_worlds(self.searcher.game, view, dice, 1)[0]
        codes = state.legal(view.seat)
        code = codes[draw_index(self.tilt(state.weigh(view.seat), codes), dice)]
        return [self.searcher.game.encode(action) for action in legal].index(code)

    def tilt(self, weights: list[int], codes: list[int]) -> list[int]:
        """The weights of these actions for somebody of the bot's style."""
        game, style = self.searcher.game, self.searcher.settings.style
        return tilt(game.name, style, weights, [game.decode(code) for code in codes]) if style else weights

    def decide(self, report: SearchResult, dice: Dice) -> int:
        """One of the candidates. Where the search asks for a mixture, it is drawn from it."""
        settings, candidates = self.searcher.settings, report.candidates
        if settings.temperature > 0:
            power = 1 / settings.temperature
            weights = [int(1e9 * one.probability**power) for one in candidates]
            actions = [one.action for one in candidates]
            return candidates[
                draw_index(tilt(self.searcher.game.name, settings.style, weights, actions), dice)
            ].index
        if settings.simultaneous == "regret" or settings.selection == "regret":
            return candidates[draw_index([int(1e9 * one.probability) for one in candidates], dice)].index
        return self.favourite(candidates).index

    def favourite(self, candidates: list[Candidate]) -> Candidate:
        """Of those that are about as good as the best, the one that is most to the bot's taste."""
        game, style, best = self.searcher.game.name, self.searcher.settings.style, candidates[0]
        near = [
            one
            for one in candidates
            if one.value >= best.value - LEEWAY and one.visits >= best.visits * OFTEN
        ]
        return max(near, key=lambda one: liking(game, style, one.action))


def draw_index(weights: list[int], dice: Dice) -> int:
    """A place in a list of weights, in proportion to them; any place if all are 0."""
    total = sum(weights)
    if total == 0:
        return dice.below(len(weights))
    left = dice.below(total)
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    raise AssertionError("a draw below the sum falls somewhere")


def make(game: AnyGame, settings: Settings | None = None) -> Bot:
    """Plain information-set tree search with random rollouts; NotNative where there is no native code."""
    require(game)
    return SearchBot(Searcher(game, settings or Settings()))
