"""Actions as a scene writes them: `"1: sacrifice tile=cloak"` is what seat 1 plays.

A pattern has no seat and fits every action with the fields it names: `"sacrifice"` fits whatever is
sacrificed. Of a list it may name a place, `orders.0=mine_gold`, or some members, `orders~["get_food"]`.
Values are JSON where they are JSON, else plain text.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple  # Any: the fields of whichever action

import msgspec

from podzemi.engine.values import Action, Seat


class Written(NamedTuple):
    """An action of a seat, as JSON would have it."""

    seat: Seat
    fields: dict[str, Any]


def write(line: str) -> Written:
    """`"1: sacrifice tile=cloak"`."""
    seat, _, rest = line.partition(": ")
    return Written(int(seat), pattern(rest))


def pattern(line: str) -> dict[str, Any]:
    """`"sacrifice tile=cloak"`, with or without all its fields."""
    kind, *fields = line.split()
    named = [field.partition("=") for field in fields]
    return {"kind": kind, **{name: _value(text) for name, _, text in named}}


def fits(action: Action, line: str) -> bool:
    """Whether a pattern fits the action."""
    found = msgspec.to_builtins(action)
    kind, *conditions = line.split()
    return found["kind"] == kind and all(_holds(found, condition) for condition in conditions)


_CONDITION: Final = re.compile(r"([a-z_]+)(?:\.(\d+))?([=~])(.+)")


def _holds(found: dict[str, Any], condition: str) -> bool:
    parts = _CONDITION.fullmatch(condition)
    assert parts is not None, f"{condition} is no condition"
    name, place, sign, text = parts.groups()
    if name not in found:
        return False
    here, wanted = found[name], _value(text)
    if sign == "~":
        return all(one in here for one in wanted)
    return bool((here if place is None else here[int(place)]) == wanted)


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
