"""Descriptions of the fields of our schemas: the docstring below a field, or a sentence of `fields.toml`."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from inspect import cleandoc, getsource
from itertools import pairwise
from textwrap import dedent
from typing import Any, Final  # Any: JSON Schema holds whatever JSON holds

from msgspec import Struct

EVERY: Final = "every"


def add(parts: Mapping[str, dict[str, Any]], section: str, *more: type[Struct]) -> None:
    """Give every field of these types what is said of it. `section`: the game, or `wire`; `more`: types of
    the parts that are declared elsewhere."""
    classes = _classes(section) | {one.__name__: one for one in more}
    for name, part in parts.items():
        written = _field_docstrings(classes[name]) if name in classes else {}
        for field, shape in part.get("properties", {}).items():
            said = written.get(field) or shape.get("description") or find(section, known_as(name), field)
            if said:
                shape["description"] = said


def known_as(name: str) -> str:
    """Clients know the types of a preview by an older name."""
    return f"{name.removesuffix('Preview')}Outlook" if name.endswith("Preview") else name


def find(section: str, name: str, field: str) -> str | None:
    """The sentence of the file, the nearest one."""
    for table in (tables().get(section, {}), tables()[EVERY]):
        for key in (f"{name}.{field}", field):
            if key in table:
                return table[key]
    return None


@cache
def tables() -> dict[str, dict[str, str]]:
    """The sentences of `fields.toml`, by section."""
    found: dict[str, dict[str, str]] = tomllib.loads(
        files("podzemi.wire").joinpath("fields.toml").read_text("utf-8")
    )
    return found


def _classes(section: str) -> dict[str, type[Struct]]:
    """The values that this section describes, by name: the game's own before those that all share.

    Other games and packages use the same names, and may be loaded or not.
    """
    own = f"podzemi.{section}." if section == "wire" else f"podzemi.games.{section}."
    shared = ("podzemi.engine.", "podzemi.wire.", "podzemi.bots.", "podzemi.learn.", "podzemi.rulebook.")
    known = [one for one in _below(Struct) if one.__module__.startswith((own, *shared))]
    found: dict[str, type[Struct]] = {}
    for one in sorted(known, key=lambda one: (one.__module__.startswith(own), one.__module__)):
        found[one.__name__] = one
    return found


def _below(cls: type[Struct]) -> Iterator[type[Struct]]:
    for one in cls.__subclasses__():
        yield one
        yield from _below(one)


def _field_docstrings(cls: type[Struct]) -> dict[str, str]:
    """The docstrings below the fields of a class and its bases."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("podzemi."):
            found |= _docstrings(base)
    return found


@cache
def _docstrings(cls: type) -> dict[str, str]:
    body = ast.parse(dedent(getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for row, below in pairwise(body.body):
        named = isinstance(row, ast.AnnAssign) and isinstance(row.target, ast.Name)
        said = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if named and said:
            found[row.target.id] = cleandoc(str(below.value.value))  # type: ignore[attr-defined]  # checked by `named`
    return found
