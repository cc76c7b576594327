"""Whether the components of a data pack fit native code that was made for the built-in ones."""

from __future__ import annotations

import importlib
from typing import Any  # Any: components of whichever game

from podzemi.native.translate import shape_of
from podzemi.native.translate.source import Program
from podzemi.native.translate.storage import number_type
from podzemi.native.translate.writing.components import SPARE_ENTRIES, SPARE_FACTOR, native_fields, numbers

WIDTHS = ("signed char", "unsigned char", "short", "unsigned short", "int", "W")


def why_not(game: str, box: Any) -> str | None:
    """The table or number that is too large; None if these components can be played natively."""
    house = importlib.import_module(f"podzemi.games.{game}").GAME
    own = house.box
    for name in native_fields(Program(f"podzemi.games.{game}")):
        found = _table(name, getattr(box, name), getattr(own, name))
        if found:
            return found
    most = house.max_players
    return _shape(shape_of(game, box, most), shape_of(game, own, most))


def _table(name: str, value: Any, own: Any) -> str | None:
    """Tables have room to spare; their numbers need no more bits than ours."""
    rows = isinstance(value, list) and (len(value), len(own))
    if rows and rows[0] > rows[1] * SPARE_FACTOR + SPARE_ENTRIES:
        return f"{name} has {rows[0]} rows"
    count, most = len(numbers(value)), len(numbers(own)) * SPARE_FACTOR + SPARE_ENTRIES
    if count > most:
        return f"{name} has {count} numbers"
    return f"a number of {name} is too large" if _width(value) > _width(own) else None


def _width(value: Any) -> int:
    found = numbers(value) or [0]
    return WIDTHS.index(number_type(min(found), max(found)))


def _shape(wanted: Any, ours: Any) -> str | None:
    for key, capacity in wanted.lists.items():
        if capacity > ours.lists[key]:
            return f"{key} may come to {capacity} elements"
    for key, (low, high) in wanted.ranges.items():
        if low < ours.ranges[key][0] or high > ours.ranges[key][1]:
            return f"{key} may come to {high}"
    return None
