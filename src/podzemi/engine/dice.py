"""Every random choice of a match, replayable from one 64-bit seed.

The generator is SplitMix64, specified here to the last bit so that any language
can follow it; choices are unbiased by rejection. Plain `int` on purpose: 64-bit
products do not fit a native signed integer, and the result must be the same
compiled and not.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15


class Dice:
    """A stream of random choices: the generator's state, and the bits not used yet.

    A scripted stream gives the outcomes in `script`, first one last, instead of the
    generator's; with it a match of another implementation is replayed (`record.replay`).
    """

    __slots__ = ("left", "script", "scripted", "state", "word")

    def __init__(self, state: int, script: list[i64] | None = None, word: i64 = 0, left: i64 = 0) -> None:
        self.state: int = state & MASK
        self.scripted: bool = script is not None
        self.script: list[i64] = [] if script is None else script
        self.word: i64 = word
        self.left: i64 = left

    def clone(self) -> Dice:
        return Dice(self.state, self.script[:] if self.scripted else None, self.word, self.left)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and dump_dice(self) == dump_dice(other)

    def __hash__(self) -> int:
        return hash((self.state, self.word, self.left, len(self.script)))

    def __reduce__(self) -> tuple[Any, ...]:
        return (load_dice, (dump_dice(self),))

    def __repr__(self) -> str:
        return f"Dice({self.state})"

    def bits(self) -> int:
        """The next 64 bits of the generator."""
        self.state = (self.state + GAMMA) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others.

        Takes as many bits as n - 1 has, lowest first, from words of 62 bits (the upper
        ones of each 64); a number that is too large is thrown away, and so are the bits
        at the end of a word that are too few.
        """
        if n < 1:
            raise ValueError("nothing to choose from")
        if self.scripted:
            scripted: i64 = self._scripted()
            if scripted < 0 or scripted >= n:
                raise ValueError(f"the script says {scripted}, not a number below {n}")
            return scripted
        width: i64 = 0
        top: i64 = 1  # two to the power of width
        while top < n:
            top += top
            width += 1
        while True:
            if self.left < width:
                self.word = self.bits() >> 2
                self.left = 62
            value: i64 = self.word & (top - 1)
            self.word >>= width
            self.left -= width
            if value < n:
                return value

    def shuffle(self, cards: list[i64]) -> None:
        """Put the cards into a random order, in place (Fisher-Yates, from the end)."""
        if self.scripted:
            before: list[i64] = sorted(cards)
            for k in range(len(cards)):
                cards[k] = self._scripted()
            if sorted(cards) != before:
                raise ValueError("the script shuffles other cards than there are")
            return
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def _scripted(self) -> i64:
        if not self.script:
            raise ValueError("the script of chance outcomes is used up")
        return self.script.pop()


def dump_dice(dice: Dice) -> list[object]:
    """The dice as plain values, for a game's `dump`."""
    return [dice.state, dice.word, dice.left, dice.script if dice.scripted else None]


def load_dice(values: list[Any]) -> Dice:
    """The inverse of `dump_dice`."""
    state, word, left, script = values
    return Dice(state, script, word, left)


def seed_for(seed: int, index: int) -> int:
    """The seed of the index-th of many matches that one seed stands for."""
    dice = Dice(seed ^ ((index * 0xD1342543DE82EF95) & MASK))
    dice.bits()
    return dice.bits()
