"""Every random choice of a match, replayable from one 64-bit seed.

The generator is SplitMix64, specified here to the last bit so that any language
can follow it; choices are unbiased by rejection. Plain `int` on purpose: 64-bit
products do not fit a native signed integer, and the result must be the same
compiled and not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15


class Dice:
    """A stream of random choices: one integer of state, and perhaps a script.

    A scripted stream gives the outcomes in `script`, first one last, instead of the
    generator's; with it a match of another implementation is replayed (`record.replay`).
    """

    __slots__ = ("script", "scripted", "state")

    def __init__(self, state: int, script: list[i64] | None = None) -> None:
        self.state: int = state & MASK
        self.scripted: bool = script is not None
        self.script: list[i64] = [] if script is None else script

    def clone(self) -> Dice:
        return Dice(self.state, self.script[:] if self.scripted else None)

    def bits(self) -> int:
        """The next 64 bits of the generator."""
        self.state = (self.state + GAMMA) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others."""
        if self.scripted:
            scripted: i64 = self._scripted()
            if scripted < 0 or scripted >= n:
                raise ValueError(f"the script says {scripted}, not a number below {n}")
            return scripted
        if n < 1:
            raise ValueError("nothing to choose from")
        mask: int = 1
        while mask < n:
            mask <<= 1
        mask -= 1
        while True:
            value: int = self.bits() & mask
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


def seed_for(seed: int, index: int) -> int:
    """The seed of the index-th of many matches that one seed stands for."""
    dice = Dice(seed ^ ((index * 0xD1342543DE82EF95) & MASK))
    dice.bits()
    return dice.bits()
