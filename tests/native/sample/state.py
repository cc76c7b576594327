"""Numbers, lists and objects of every kind that a state may have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied

NONE: Final[i64] = -1
EIGHT: Final[i64] = 8
SEVEN: Final[i64] = 7
HUGE: Final[i64] = 1 << 40


class Box(Components):
    """Tables."""

    size: i64
    big: i64
    row: list[i64]
    rows: list[list[i64]]

    __slots__ = ("size", "big", "row", "rows")  # noqa: RUF023 (the order of the fields)

    def __init__(self, *, size: i64, big: i64, row: list[i64], rows: list[list[i64]]) -> None:
        self.size = size
        self.big = big
        self.row = row
        self.rows = rows


class Part(Copied):
    """An object in the state."""

    number: i64
    flag: bool
    items: list[i64]

    __slots__ = ("number", "flag", "items")  # noqa: RUF023

    def __init__(self, *, number: i64, flag: bool, items: list[i64]) -> None:
        self.number = number
        self.flag = flag
        self.items = items

    def clone(self) -> Part:
        return Part(number=self.number, flag=self.flag, items=self.items[:])


class State(Copied):
    """What the constructs work on."""

    box: Box
    dice: Dice
    a: i64
    b: i64
    wide: i64
    small: i64
    flag: bool
    xs: list[i64]
    ys: list[i64]
    grid: list[list[i64]]
    parts: list[Part]
    one: Part

    __slots__ = ("box", "dice", "a", "b", "wide", "small", "flag", "xs", "ys", "grid", "parts", "one")  # noqa: RUF023

    def __init__(
        self,
        *,
        box: Box,
        dice: Dice,
        a: i64,
        b: i64,
        wide: i64,
        small: i64,
        flag: bool,
        xs: list[i64],
        ys: list[i64],
        grid: list[list[i64]],
        parts: list[Part],
        one: Part,
    ) -> None:
        self.box = box
        self.dice = dice
        self.a = a
        self.b = b
        self.wide = wide
        self.small = small
        self.flag = flag
        self.xs = xs
        self.ys = ys
        self.grid = grid
        self.parts = parts
        self.one = one
