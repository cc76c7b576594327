"""The components of a game as tables: constants for the built-in ones, memory for those of a data pack."""

from __future__ import annotations

from typing import Any  # Any: numbers, or lists of them, however deep

from podzemi.native.translate.kinds import BOOL, INT, LEFT_OUT, Kind
from podzemi.native.translate.source import Program
from podzemi.native.translate.storage import number_type
from podzemi.native.translate.writing.names import safe

SPARE_FACTOR = 2
"""A pack's table may have at most SPARE_FACTOR times the built-in length plus SPARE_ENTRIES entries."""
SPARE_ENTRIES = 16
"""See SPARE_FACTOR."""


def native_fields(program: Program) -> dict[str, Kind]:
    """The fields that native code can read: names and texts are none."""
    return {name: kind for name, kind in program.classes["Box"].items() if kind is not LEFT_OUT}


def numbers(value: Any) -> list[int]:
    """All numbers of a field."""
    if isinstance(value, list):
        return [number for one in value for number in numbers(one)]
    return [int(value)]


def wide_ranges(program: Program, box: Any) -> dict[str, tuple[int, int]]:
    """The fields whose numbers need more than 32 bits."""
    found = {name: numbers(getattr(box, name)) or [0] for name in native_fields(program)}
    ranges = {f"Box.{name}": (min(values), max(values)) for name, values in found.items()}
    return {key: limits for key, limits in ranges.items() if number_type(*limits) == "W"}


def box_source(program: Program, box: Any) -> list[str]:
    """The struct `Box`, twice, and the one object `BOX`."""
    fields = native_fields(program)
    fixed = [_constant(name, kind, getattr(box, name)) for name, kind in fields.items()]
    free = [_variable(name, kind, getattr(box, name)) for name, kind in fields.items()]
    reading = " && ".join(f"read(numbers_, {safe(name)})" for name in fields)
    return [
        "#ifdef PODZEMI_ANY_BOX",
        "// The components lie in memory, and are read in the order of `podzemi.native.flat.flat_box`.",
        "struct Box {",
        *("    " + line for line in free),
        f"    MFN bool load(const W*& numbers_) {{ return {reading}; }}",
        "};",
        "static thread_local const Box* current_box;  // so that threads can play with different packs",
        "#define BOX (*current_box)",
        "#else",
        "struct Box {",
        *("    " + line for line in fixed),
        "};",
        "TABLES Box BOX{};",
        "#endif",
    ]


def _constant(name: str, kind: Kind, value: Any) -> str:
    if kind in (INT, BOOL):
        kind_name = "bool" if kind == BOOL else "W" if abs(value) >= 2**31 else "int"
        return f"static constexpr {kind_name} {safe(name)} = {_literal(value)};"
    element = _element(value)
    if kind.item.is_list:
        flat, at = numbers(value), [0]
        for row in value:
            at.append(at[-1] + len(row))
        kind_name = f"Rows<{element}, {len(flat)}, {len(value)}>"
        return f"{kind_name} {safe(name)}{{{len(value)}, {_list(at)}, {_list(flat)}}};"
    return f"Table<{element}, {len(value)}> {safe(name)}{{{len(value)}, {_list(value)}}};"


def _variable(name: str, kind: Kind, value: Any) -> str:
    if kind in (INT, BOOL):
        return f"{'bool' if kind == BOOL else 'W' if abs(value) >= 2**31 else 'int'} {safe(name)};"
    element = "W" if _element(value) == "W" else "int"
    room = len(numbers(value)) * SPARE_FACTOR + SPARE_ENTRIES
    if kind.item.is_list:
        return f"Rows<{element}, {room}, {len(value) * SPARE_FACTOR + SPARE_ENTRIES}> {safe(name)};"
    return f"Table<{element}, {room}> {safe(name)};"


def _element(value: Any) -> str:
    found = numbers(value) or [0]
    return number_type(min(found), max(found))


def _literal(value: int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value}LL" if abs(value) >= 2**31 else str(value)


def _list(found: list[int]) -> str:
    return "{" + ", ".join(_literal(int(one)) for one in found or [0]) + "}"
