"""Sets of small numbers as bits, and shifts by a variable number of places, for compiled code.

mypyc 2.4 computes `1 << n` in 32 bits when the left side is known to be a constant, even
through a local variable; a parameter is a whole i64. So compiled modules shift to the left by
a variable here and nowhere else (`tests/engine/test_compiled_forms.py` looks).
"""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The number with only bit n set."""
    return shifted(1, n)


def has(mask: i64, n: i64) -> bool:
    """Whether n is a member of the set."""
    return mask >> n & 1 == 1


def shifted(value: i64, n: i64) -> i64:
    """The value n places to the left."""
    return value << n


def size(mask: i64) -> i64:
    """How many members the set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def members(mask: i64) -> list[i64]:
    """The members of the set, ascending."""
    out: list[i64] = []
    n: i64 = 0
    while mask:
        if mask & 1:
            out.append(n)
        mask >>= 1
        n += 1
    return out
