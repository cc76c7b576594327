"""An action as one integer (WD-16), and a finished turn as one: the layout, written here alone. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAW: Final[i64] = 0
PASS: Final[i64] = 1
ADD: Final[i64] = 2
SACRIFICE: Final[i64] = 3  # + tile, 24 of them
NAME: Final[i64] = 27  # + kind, 8 of them
USE_POLYMORPH: Final[i64] = 35
USE_AXE: Final[i64] = 36
KEEP: Final[i64] = 37
CHOOSE_HERO: Final[i64] = 38  # + hero, 4 of them
CODE_COUNT: Final[i64] = 42

TURN_STRIDE: Final[i64] = 64
"""More than any code: a finished turn is its seat times this, plus its code."""


def sacrifice(tile: i64) -> i64:
    """Set the drawn card aside under this tile."""
    return SACRIFICE + tile


def is_sacrifice(code: i64) -> bool:
    return SACRIFICE <= code < NAME


def sacrificed_tile(code: i64) -> i64:
    return code - SACRIFICE


def name(kind: i64) -> i64:
    """Name this kind for the Vorpal blade."""
    return NAME + kind


def is_name(code: i64) -> bool:
    return NAME <= code < USE_POLYMORPH


def named_kind(code: i64) -> i64:
    return code - NAME


def choose_hero(hero: i64) -> i64:
    """Play the next round with this hero."""
    return CHOOSE_HERO + hero


def chosen_hero(code: i64) -> i64:
    return code - CHOOSE_HERO


def finished_turn(seat: i64, code: i64) -> i64:
    """An entry of the list of finished turns: who ended a turn, and how."""
    return seat * TURN_STRIDE + code


def turn_seat(turn: i64) -> i64:
    return turn // TURN_STRIDE


def turn_code(turn: i64) -> i64:
    return turn % TURN_STRIDE
