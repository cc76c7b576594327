"""A code as a few small choices over named fields (WD-16), and its place in a mask. Compiled.

Everything but the kind counts from 1: 0 says that the action has no such part.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.welcome_dungeon.codes import (
    CHOOSE_HERO,
    CODE_COUNT,
    KEEP,
    NAME,
    SACRIFICE,
    USE_POLYMORPH,
    choose_hero,
    chosen_hero,
    is_name,
    is_sacrifice,
    name,
    named_kind,
    sacrifice,
    sacrificed_tile,
)

# kinds of actions in the order of the codes: draw, pass, add, then these
SACRIFICE_KIND: Final[i64] = 3
NAME_KIND: Final[i64] = 4
POLYMORPH_KIND: Final[i64] = 5  # then the Axe, then keep
HERO_KIND: Final[i64] = 8

CHOICE_COUNT: Final[i64] = 4
MASK_SIZE: Final[i64] = CODE_COUNT


def split(code: i64, out: list[i64]) -> None:
    """Kind, tile, monster and hero of a code."""
    out[0] = _kind(code)
    out[1] = sacrificed_tile(code) + 1 if is_sacrifice(code) else 0
    out[2] = named_kind(code) + 1 if is_name(code) else 0
    out[3] = chosen_hero(code) + 1 if code >= CHOOSE_HERO else 0


def _kind(code: i64) -> i64:
    if code < SACRIFICE:
        return code
    if code < NAME:
        return SACRIFICE_KIND
    if code < USE_POLYMORPH:
        return NAME_KIND
    if code <= KEEP:
        return POLYMORPH_KIND + code - USE_POLYMORPH
    return HERO_KIND


def join(parts: list[i64]) -> i64:
    """The code of these choices: the inverse of `split`."""
    kind: i64 = parts[0]
    if kind == SACRIFICE_KIND:
        return sacrifice(parts[1] - 1)
    if kind == NAME_KIND:
        return name(parts[2] - 1)
    if kind == HERO_KIND:
        return choose_hero(parts[3] - 1)
    if kind < SACRIFICE_KIND:
        return kind
    return USE_POLYMORPH + kind - POLYMORPH_KIND


def mask_index(code: i64) -> i64:
    """Codes have no gaps: each is its own place."""
    return code


def code_at(index: i64) -> i64:
    return index
