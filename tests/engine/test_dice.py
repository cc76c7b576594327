"""The dice: specified to the last bit, unbiased, scriptable."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter

import pytest

from podzemi.engine import Dice
from podzemi.engine.dice import MASK, seed_for


def test_the_generator_is_splitmix64() -> None:
    """The published first outputs for the seed 1234567."""
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


EDGES = [0, 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64 - 2**32, 2**64 - 1]


def splitmix(state: int) -> tuple[int, int]:
    """State and output of one step, as published: 64 bits without a sign, by large numbers."""
    state = state + 0x9E3779B97F4A7C15 & MASK
    z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return state, z ^ z >> 31


def numbers(count: int) -> list[int]:
    """The edges, what one step leads to them, and many numbers of 64 bits."""
    dice = random.Random(1)
    before = [edge - 0x9E3779B97F4A7C15 & MASK for edge in EDGES]
    return [*EDGES, *before, *(dice.getrandbits(64) for _ in range(count))]


def test_halves_give_what_large_numbers_give() -> None:
    for seed in numbers(5_000):
        dice, state = Dice(seed), seed
        for _ in range(3):
            state, wanted = splitmix(state)
            assert (dice.bits(), dice.state) == (wanted, state), seed


def test_seeds_of_many_matches_are_what_large_numbers_give() -> None:
    for seed, index in zip(numbers(2_000), [*numbers(1_000), *range(1_018)]):
        state, _ = splitmix(seed ^ index * 0xD1342543DE82EF95 & MASK)
        assert seed_for(seed, index) == splitmix(state)[1], (seed, index)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 13, 64])
def test_below_gives_every_number_equally_often(n: int) -> None:
    """Chi-squared with a bound that a fair die passes in all but about one of a million seeds."""
    dice, rolls = Dice(n), 2000 * n
    counts = Counter(dice.below(n) for _ in range(rolls))
    assert set(counts) == set(range(n))
    chi = sum((counts[k] - rolls / n) ** 2 / (rolls / n) for k in range(n))
    assert chi < n + 5 * (2 * n) ** 0.5 + 20


def test_shuffle_gives_every_order_equally_often() -> None:
    dice, counts = Dice(7), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 75


def test_large_ranges_are_whole() -> None:
    dice = Dice(3)
    values = [dice.below(2**62) for _ in range(200)]
    assert max(values) > 2**61
    assert min(values) < 2**60


def test_nothing_to_choose_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Dice(1).below(0)


def test_clones_go_on_alike_and_apart() -> None:
    dice = Dice(5)
    dice.bits()
    twin = dice.clone()
    assert dice.bits() == twin.bits()
    dice.bits()
    assert dice.state != twin.state


def test_a_script_comes_instead_of_the_generator() -> None:
    dice = Dice(1, [4, 30, 20, 10, 2])
    assert dice.below(6) == 2
    cards = [30, 20, 10]
    dice.shuffle(cards)
    assert cards == [10, 20, 30]
    assert dice.clone().below(6) == 4
    assert dice.below(6) == 4
    with pytest.raises(ValueError, match="used up"):
        dice.below(6)


def test_a_script_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="not a number below 6"):
        Dice(1, [6]).below(6)
    with pytest.raises(ValueError, match="other cards"):
        Dice(1, [1, 1]).shuffle([1, 2])


def test_seeds_of_many_matches_differ() -> None:
    assert len({seed_for(seed, index) for seed in range(50) for index in range(200)}) == 10_000


def test_a_signal_may_raise_while_the_dice_work() -> None:
    """In a process of its own: compiled multiplication of large numbers would abort it."""
    done = subprocess.run([sys.executable, "-c", INTERRUPTED_DICE], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "200", "")


INTERRUPTED_DICE = """
import signal
from podzemi.engine.dice import Dice, seed_for

class Rung(Exception): pass

def ring(*_):
    signal.setitimer(signal.ITIMER_REAL, 0)
    raise Rung

signal.signal(signal.SIGALRM, ring)
dice, rung = Dice(1), 0
while rung < 200:
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0005)
        while True:
            dice.shuffle([*range(500)])
            seed_for(dice.bits(), dice.bits())
    except Rung:
        rung += 1
print(rung, end="")
"""
