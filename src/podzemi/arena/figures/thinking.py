"""How long bots think: every decision with a choice is timed, and the times of many matches added up.

Our own bots are timed by the processor, so that a busy machine makes nobody slow; programs by the clock.
Times are counted in steps of a tenth, so that the sum of a million decisions is as small as that of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp, floor, log
from typing import Any, Final, NamedTuple  # Any: the view of whichever game, and what becomes JSON

from msgspec import Struct, field

from podzemi.engine.bot import Bot
from podzemi.engine.clock import thread_time
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action

_STEP: Final = log(1.1)


class Thinking(Struct):
    """The decisions of one bot, added up."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    steps: dict[int, int] = field(default_factory=dict)
    """By n: how many decisions took from 1.1 ** n to 1.1 ** (n + 1) seconds."""

    def add(self, seconds: float) -> None:
        step = floor(log(max(seconds, 1e-9)) / _STEP)
        self.decisions += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        self.steps[step] = self.steps.get(step, 0) + 1

    def merge(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    def quantile(self, share: float) -> float:
        """Seconds within which that share of the decisions was made, to a tenth of it."""
        wanted = share * self.decisions
        for step in sorted(self.steps):
            wanted -= self.steps[step]
            if wanted <= 0:
                return min(exp(_STEP * (step + 0.5)), self.worst)
        return self.worst

    def as_json(self) -> dict[str, Any]:
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "median_ms": _ms(self.quantile(0.5)),
            "p95_ms": _ms(self.quantile(0.95)),
            "worst_ms": _ms(self.worst),
        }


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 3)


def together(parts: Iterable[list[Thinking]], bots: int) -> list[Thinking]:
    """The sums, bot by bot."""
    total = [Thinking() for _ in range(bots)]
    for part in parts:
        for mine, more in zip(total, part):
            mine.merge(more)
    return total


class Watch:
    """Takes the time of one bot, match after match.

    A decision without a choice is no decision: nobody thinks about it. The very first is not counted
    either, because it loads what the bot needs.
    """

    def __init__(self, clock: Callable[[], float] = thread_time) -> None:
        self.thinking = Thinking()
        self._clock = clock
        self._is_warm = False

    def choose(self, bot: Bot, view: Any, legal: list[Action], dice: Dice) -> int:
        if len(legal) == 1:
            return bot.choose(view, legal, dice)
        began = self._clock()
        index = bot.choose(view, legal, dice)
        if self._is_warm:
            self.thinking.add(self._clock() - began)
        self._is_warm = True
        return index


class Timed(NamedTuple):
    """A bot with a watch."""

    bot: Bot
    watch: Watch

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        return self.watch.choose(self.bot, view, legal, dice)
