"""Stopping when enough is known: the error rate stays what it says, and interval and verdict agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from podzemi.arena.figures.sequential import Verdict, always_valid
from podzemi.arena.figures.statistics import by_deal
from podzemi.engine.dice import Dice

RUNS, DEALS = 400, 400


def deals(dice: Dice, percent: int) -> Iterator[float]:
    """Shares of deals of two matches whose mean is `percent`; the two often end alike."""
    while True:
        first = dice.below(100) < percent
        second = first if dice.below(2) else dice.below(100) < percent
        yield (first + second) / 2


def verdict(dice: Dice, percent: int, mark: float) -> tuple[str | None, int]:
    """What is said in the end, and after how many deals."""
    asked, shares = Verdict(mark), deals(dice, percent)
    for count in range(1, DEALS + 1):
        asked.add(next(shares))
        if asked.answer is not None:
            return asked.answer, count
    return None, DEALS


def test_at_the_mark_hardly_ever_anything_is_said() -> None:
    """Looked at after every deal, all through the run."""
    dice = Dice(1)
    wrong = sum(verdict(dice, 50, 0.5)[0] is not None for _ in range(RUNS))
    assert wrong / RUNS <= 0.05


def test_looking_again_and_again_ruins_an_interval_for_a_fixed_number() -> None:
    """What the confidence sequence is for."""
    dice, wrong, runs = Dice(2), 0, 60
    for _ in range(runs):
        source, seen = deals(dice, 50), list[float]()
        for count in range(200):
            seen.append(next(source))
            found = by_deal(seen, 2)
            if count >= 20 and not found.low <= 0.5 <= found.high:
                wrong += 1
                break
    assert wrong / runs > 0.15


def test_the_weaker_side_of_the_mark_is_hardly_ever_called_the_other() -> None:
    dice = Dice(3)
    said = [verdict(dice, 47, 0.5)[0] for _ in range(RUNS)]
    assert said.count("above") / RUNS <= 0.025


@pytest.mark.parametrize(("percent", "mark", "answer"), [(75, 0.55, "above"), (35, 0.55, "below")])
def test_a_clear_case_is_settled_soon_and_rightly(percent: int, mark: float, answer: str) -> None:
    dice = Dice(4)
    said = [verdict(dice, percent, mark) for _ in range(50)]
    assert {found for found, _ in said} == {answer}
    assert sum(count for _, count in said) / 50 < 200


@pytest.mark.parametrize("percent", [2, 50, 90])
def test_the_interval_covers_the_truth_at_every_moment(percent: int) -> None:
    dice, missed, runs = Dice(5), 0, 100
    for _ in range(runs):
        source = deals(dice, percent)
        seen = [next(source) for _ in range(160)]
        looks = [always_valid(seen[:count]) for count in (5, 20, 40, 80, 120, 160)]
        missed += any(not look.low <= percent / 100 <= look.high for look in looks)
    assert missed / runs <= 0.05


def test_verdict_and_interval_say_the_same() -> None:
    dice = Dice(6)
    for percent in (45, 60, 80):
        asked, seen = Verdict(0.55), list[float]()
        for share, _ in zip(deals(dice, percent), range(120)):
            asked.add(share)
            seen.append(share)
            found = always_valid(seen)
            said = "above" if found.low > 0.55 else "below" if found.high < 0.55 else None
            assert asked.answer == said


def test_of_nothing_nothing_is_known() -> None:
    assert always_valid([]) == (0.0, 0.0, 1.0)
    assert Verdict(0.5).answer is None


def test_a_single_deal_tells_little() -> None:
    found = always_valid([1.0])
    assert found.low < 0.1 and found.high == 1.0
