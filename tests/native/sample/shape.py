"""The shape of the sample."""

from __future__ import annotations

from native.sample.state import Box
from podzemi.engine.shape import Shape, bits, fields

BOX = Box(size=4, big=2**40 + 5, row=[3, 1, 2], rows=[[], [9, 8], [5]])
INT = (-(2**31), 2**31 - 1)


def shape() -> Shape:
    lists = fields("State", "xs ys grid grid[] parts", 40) | {"Part.items": 40}
    names = ("counted.out", "backwards.out", "by_turns.edge", "legal()", "to_act()", "scores()", "places()")
    lists |= {f"rules.{name}": 64 for name in (*names, "setup.xs", "_evens()")}
    ranges = {f"State.{name}": INT for name in ("a", "b", "xs", "ys", "grid")} | {"Part.items": INT}
    ranges |= {"State.small": (-(2**15), 2**15 - 1), "State.wide": bits(63), "Part.number": INT}
    return Shape(1, 64, lists, ranges)
