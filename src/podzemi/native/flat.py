"""A state as whole numbers one after the other, the form in which Python and native code hand it over.

Fields in the order of their declaration, a list as its length and its items, a truth as 0 or 1, dice as
state (a signed 64-bit number), word and bits left. Components are left out: both sides have them.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias  # Any: states of whichever game

import msgspec
from msgspec import Struct

from podzemi.engine.dice import MASK, Dice
from podzemi.engine.fields import Components, Fields, values

LARGEST = 2**63 - 1
WRITTEN: Final = "kinds.json"
"""A file beside this one where the sources of the games stayed at home: all that is read in them here."""


class Kind(Struct, frozen=True):
    """The type of a field: `what` it is, the kind of its elements, the class it is an object of."""

    what: str
    of: Kind | None = None
    name: str = ""

    @property
    def item(self) -> Kind:
        """The kind of the elements of a list."""
        assert self.of is not None, f"{self} has no elements"
        return self.of


Kinds: TypeAlias = dict[str, dict[str, Kind]]
"""The kinds of all fields, by class and field."""


def flat(state: Fields) -> list[int]:
    """The numbers of a state. Scripted dice have no native form."""
    out: list[int] = []
    _write(state, out)
    return out


def unflat(numbers: list[int], box: Components) -> Any:
    """The state of these numbers, with these components."""
    found, at = _read_object("State", _kinds(type(box).__module__), numbers, 0, box)
    if at != len(numbers):
        raise ValueError(f"{len(numbers) - at} numbers are left over")
    return found


def flat_box(box: Components) -> list[int]:
    """The components as native code reads them: texts and names are left out."""
    out: list[int] = []
    for value in values(box):
        if _is_numeric(value):
            _write(value, out)
    return out


def _is_numeric(value: Any) -> bool:
    if isinstance(value, list):
        return all(_is_numeric(one) for one in value)
    return isinstance(value, int)


def _write(value: Any, out: list[int]) -> None:
    if isinstance(value, int):
        out.append(int(value))
    elif isinstance(value, list):
        out.append(len(value))
        if value and isinstance(value[0], int):
            out.extend(value)
        else:
            for one in value:
                _write(one, out)
    elif isinstance(value, Dice):
        if value.scripted:
            raise ValueError("scripted dice have no native form")
        out += [value.state if value.state <= LARGEST else value.state - MASK - 1, value.word, value.left]
    elif not isinstance(value, Components):
        for one in values(value):
            _write(one, out)


def _read_object(name: str, kinds: Kinds, numbers: list[int], at: int, box: Components) -> tuple[Any, int]:
    parts: dict[str, Any] = {}
    for field, kind in kinds[name].items():
        parts[field], at = _read(kind, kinds, numbers, at, box)
    return getattr(sys.modules[type(box).__module__], name)(**parts), at


def _read(kind: Kind, kinds: Kinds, numbers: list[int], at: int, box: Components) -> tuple[Any, int]:
    match kind.what:
        case "int":
            return numbers[at], at + 1
        case "bool":
            return numbers[at] != 0, at + 1
        case "box":
            return box, at
        case "dice":
            return Dice(numbers[at] & MASK, None, numbers[at + 1], numbers[at + 2]), at + 3
        case "list":
            return _read_list(kind.item, kinds, numbers, at, box)
    return _read_object(kind.name, kinds, numbers, at, box)


def _read_list(kind: Kind, kinds: Kinds, numbers: list[int], at: int, box: Components) -> tuple[Any, int]:
    count, at = numbers[at], at + 1
    if kind.what == "int":
        return numbers[at : at + count], at + count
    found = []
    for _ in range(count):
        one, at = _read(kind, kinds, numbers, at, box)
        found.append(one)
    return found, at


@cache
def _kinds(module: str) -> Kinds:
    """The fields of a game's classes, as they were written down, or from the source of its `state.py`."""
    package = module.rpartition(".")[0]
    return _read_kinds().get(package) or kinds_of(package)


@cache
def _read_kinds() -> dict[str, Kinds]:
    file = files("podzemi.native") / WRITTEN
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Kinds]) if file.is_file() else {}


def kinds_of(package: str) -> Kinds:
    """Read in the sources of a game."""
    from podzemi.native.translate.source import Program  # which a browser does without

    return msgspec.convert(Program(package).classes, Kinds, from_attributes=True)
