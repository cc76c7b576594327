"""Every random choice of a match, replayable from one 64-bit seed.

The generator is SplitMix64, specified here to the last bit so that any language
can follow it; choices are unbiased by rejection. Its words of 64 bits are kept and
mixed in halves of 32: every step fits a native signed integer, so the result is the
same compiled and not, and no large numbers are made. They would be slow, and a signal
that raises while Python multiplies them kills a compiled program.
"""

from __future__ import annotations

from typing import Any, Final  # Any: what pickle and dumps hold

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
HALF: Final[i64] = 0xFFFFFFFF


def product(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The lower 64 bits of a product, as halves.

    A factor's half from 2**31 on is given as a negative number (then one is added to the half above it):
    as long as |by_high| + |by_low| is below 2**31, nothing here leaves 64 bits.
    """
    lower: i64 = low * by_low
    return (lower >> 32) + high * by_low + low * by_high & HALF, lower & HALF


class Wanted(Exception):
    """Chance has to decide: an outcome for each of the weights, as likely as its weight says."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(weights)
        self.weights = weights


class Dice:
    """A stream of random choices: the generator's state, and the bits not used yet.

    A scripted stream gives the outcomes in `script`, first one last, instead of the
    generator's; with it a match of another implementation is replayed (`record.replay`).
    One that asks takes outcomes from `script` likewise, by their place among those that are possible, and
    raises `Wanted` when it has none left: so chance becomes a player (`podzemi.study.Position`).
    """

    __slots__ = ("asks", "high", "left", "low", "script", "scripted", "word")

    def __init__(
        self, state: int, script: list[i64] | None = None, word: i64 = 0, left: i64 = 0, asks: bool = False
    ) -> None:
        self.high: i64 = state >> 32 & 0xFFFFFFFF
        self.low: i64 = state & 0xFFFFFFFF
        self.asks: bool = asks
        self.scripted: bool = script is not None and not asks
        self.script: list[i64] = [] if script is None else script
        self.word: i64 = word
        self.left: i64 = left

    @property
    def state(self) -> int:
        """The state of the generator, 64 bits."""
        return _whole(self.high, self.low)

    def clone(self) -> Dice:
        """A copy that continues with the same numbers."""
        script = self.script[:] if self.scripted or self.asks else None
        return Dice(self.state, script, self.word, self.left, self.asks)

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
        high, low = self._next()
        return _whole(high, low)

    def _next(self) -> tuple[i64, i64]:
        """The state grows by 0x9E3779B97F4A7C15; then z ^= z >> 30, z *= 0xBF58476D1CE4E5B9, z ^= z >> 27,
        z *= 0x94D049BB133111EB, z ^= z >> 31. As halves."""
        low: i64 = self.low + 0x7F4A7C15
        high: i64 = self.high + 0x9E3779B9 + (low >> 32) & HALF
        low &= HALF
        self.high = high
        self.low = low
        low ^= (high << 2 | low >> 30) & HALF
        high, low = product(high ^ high >> 30, low, -0x40A7B893, 0x1CE4E5B9)
        low ^= (high << 5 | low >> 27) & HALF
        high, low = product(high ^ high >> 27, low, -0x6B2FB645, 0x133111EB)
        low ^= (high << 1 | low >> 31) & HALF
        return high ^ high >> 31, low

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
        if self.asks:
            return self._asked([1] * int(n))
        width: i64 = 0
        top: i64 = 1  # two to the power of width
        while top < n:
            top += top
            width += 1
        word: i64 = self.word
        left: i64 = self.left
        while True:
            if left < width:
                high, low = self._next()
                word = high << 30 | low >> 2
                left = 62
            value: i64 = word & (top - 1)
            word >>= width
            left -= width
            if value < n:
                self.word = word
                self.left = left
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
        if self.asks:
            self._deal(cards)
            return
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def _deal(self, cards: list[i64]) -> None:
        """Any order of the cards, from the last place on; equal cards are one outcome, and likelier."""
        rest: list[i64] = sorted(cards)
        for k in range(len(cards) - 1, -1, -1):
            kinds: list[i64] = sorted(set(rest))
            weights: list[int] = [rest.count(kind) for kind in kinds]
            cards[k] = kinds[self._asked(weights)]
            rest.remove(cards[k])

    def _asked(self, weights: list[int]) -> i64:
        if len(weights) == 1:
            return 0
        if not self.script:
            raise Wanted(weights)
        outcome: i64 = self.script.pop()
        if outcome < 0 or outcome >= len(weights):
            raise ValueError(f"there is no outcome {outcome} among {len(weights)}")
        return outcome

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
    high, low = product(index >> 32 & 0xFFFFFFFF, index & 0xFFFFFFFF, -0x2ECBDABC, -0x217D106B)
    dice = Dice(seed ^ _whole(high, low))  # seed ^ index * 0xD1342543DE82EF95
    dice.bits()
    return dice.bits()


def _whole(high: i64, low: i64) -> int:
    return int(high) << 32 | int(low)
