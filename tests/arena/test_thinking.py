"""How long bots think: what is counted, and what the sums say."""

from __future__ import annotations

from typing import Any

import pytest

from podzemi.arena.figures.thinking import Thinking, Timed, Watch, together
from podzemi.engine.dice import Dice


class Slow:
    """Takes as many seconds as it is told, on a clock of its own."""

    now = 0.0

    def choose(self, view: float, legal: Any, dice: Dice) -> int:
        self.now += view
        return len(legal) - 1


def thought(*seconds: float) -> Thinking:
    total = Thinking()
    for one in seconds:
        total.add(one)
    return total


def test_the_first_decision_and_those_without_a_choice_are_not_counted() -> None:
    bot = Slow()
    watch = Watch(lambda: bot.now)
    timed = Timed(bot, watch)
    two: list[Any] = [None, None]
    one: list[Any] = [None]
    assert [timed.choose(seconds, two, Dice(1)) for seconds in (9.0, 1.0, 2.0)] == [1, 1, 1]
    assert timed.choose(99.0, one, Dice(1)) == 0
    assert (watch.thinking.decisions, watch.thinking.seconds, watch.thinking.worst) == (2, 3.0, 2.0)


def test_quantiles_are_right_to_a_tenth() -> None:
    total = thought(*(number / 1000 for number in range(1, 1001)))
    assert total.quantile(0.5) == pytest.approx(0.5, rel=0.1)
    assert total.quantile(0.95) == pytest.approx(0.95, rel=0.1)
    assert total.quantile(1) <= total.worst == 1.0


def test_sums_do_not_depend_on_how_they_were_split() -> None:
    parts = [[thought(0.1, 0.2), thought()], [thought(0.4), thought(3.0)]]
    first, second = together(parts, 2)
    assert first.as_json() == thought(0.1, 0.2, 0.4).as_json()
    assert second.as_json()["worst_ms"] == 3000
    assert parts[0][0].decisions == 2, "the parts stay as they are"


def test_nobody_who_never_thought_has_a_time() -> None:
    assert Thinking().as_json()["worst_ms"] == Thinking().quantile(0.5) == 0
