"""Human-readable dump of any engine value: one field per line, indented, empty fields omitted."""

from __future__ import annotations

from typing import Any  # Any: every value of whichever game

import msgspec


def as_text(value: Any) -> str:
    """A view, a preview or an event, field by field."""
    return "\n".join(_lines(msgspec.to_builtins(value), ""))


def _lines(value: Any, indent: str) -> list[str]:
    if isinstance(value, dict):
        return [line for name, one in value.items() for line in _field(str(name), one, indent)]
    return [line for number, one in enumerate(value) for line in _field(str(number), one, indent)]


def _field(name: str, value: Any, indent: str) -> list[str]:
    if value is None or value == [] or value == {}:
        return []
    if _is_flat(value):
        return [f"{indent}{name}: {_flat(value)}"]
    return [f"{indent}{name}:", *_lines(value, indent + "  ")]


def _is_flat(value: Any) -> bool:
    """Whether it fits a line: a plain value, a list of such, or a small object of both."""
    if isinstance(value, dict):
        return (
            all(not isinstance(one, dict) and _is_flat(one) for one in value.values())
            and len(_flat(value)) <= 90
        )
    return not isinstance(value, list) or all(not isinstance(one, dict | list) for one in value)


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_flat(one)}" for name, one in value.items() if one not in (None, [], {}))
    if isinstance(value, list):
        return " ".join(_flat(one) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
