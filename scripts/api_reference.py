"""Write docs/reference.md: every public name of the library, from the docstrings.

python scripts/api_reference.py           writes
python scripts/api_reference.py --check   says whether it is out of date
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ["PODZEMI_PURE"] = "1"  # compiled functions know no annotations

from msgspec import Struct

import podzemi
from podzemi import native, study
from podzemi.engine import observation_spec, parts, puzzles

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference.md"
HEAD = """# Reference

Made from the docstrings by `python scripts/api_reference.py`. [library.md](library.md) is the way in; this
page is for looking things up. Everything under *podzemi* is imported from there: `from podzemi import Match`.
"""
PARTS = ("Packs", "Grading", "Grade", "Statistics", "Teams", "Sides", "Analysis", "Lesson")

ELSEWHERE = ("BENCHMARKS", "POLICIES", "Rollout", "State")
"""The parts that are no Python classes or functions: docs/native.md and docs/solver.md have it."""


def main() -> int:
    text = "\n".join([HEAD, *page()])
    if "--check" in sys.argv:
        if PAGE.read_text("utf-8") == text:
            return 0
        print("docs/reference.md is out of date: python scripts/api_reference.py")
        return 1
    PAGE.write_text(text, "utf-8")
    return 0


def page() -> Iterator[str]:
    yield "## podzemi\n"
    for name in podzemi.__all__:
        yield from entry(name, getattr(podzemi, name))
    for package in (study, native):
        yield f"## {package.__name__}\n\n{text_of(package)}\n"
        for name in package.__all__:
            if name not in ELSEWHERE:
                yield from entry(name, getattr(package, name))
    yield "## podzemi.engine.parts\n\nWhat a game may offer beyond its rules.\n"
    for name in PARTS:
        yield from entry(name, getattr(parts, name))
    for module in (puzzles, observation_spec):
        yield f"## {module.__name__}\n"
        for name in module.__all__:
            if inspect.isclass(found := getattr(module, name)):
                yield from entry(name, found)


def entry(name: str, value: Any) -> Iterator[str]:
    """One name: its signature, what it is, and for a class its members."""
    if not inspect.isclass(value):
        yield f"### {name}\n\n```python\n{name}{signature(value)}\n```\n\n{text_of(value)}\n"
        return
    yield f"### {name}\n\n{text_of(value)}\n"
    yield from struct_fields(value)
    members = [row for own, member in vars(value).items() if (row := member_row(value, own, member))]
    if members:
        yield "| member | |\n|---|---|\n" + "\n".join(members) + "\n"


def struct_fields(value: type) -> Iterator[str]:
    """The fields of a value class, in order."""
    if issubclass(value, Struct) and value.__struct_fields__:
        types = {name: one for base in reversed(value.__mro__) for name, one in types_of(base).items()}
        yield "Fields: " + ", ".join(f"`{name}: {types[name]}`" for name in value.__struct_fields__) + "\n"


def types_of(cls: type) -> dict[str, str]:
    return {name: str(one).replace("'", "") for name, one in vars(cls).get("__annotations__", {}).items()}


def member_row(owner: type, name: str, member: Any) -> str | None:
    if name.startswith("_"):
        return None
    function = member.__func__ if isinstance(member, staticmethod | classmethod) else member
    if isinstance(function, property):
        return f"| `{name}` | {cell(text_of(function))} |"
    if inspect.isfunction(function):
        return f"| `{name}{cell(signature(function))}` | {cell(text_of(function))} |"
    return None


def signature(function: Any) -> str:
    """Parameters and what comes back, without `self`."""
    found = inspect.signature(function)
    own = [one for one in found.parameters.values() if one.name != "self"]
    return str(found.replace(parameters=own)).replace("'", "")


def text_of(value: Any) -> str:
    return inspect.getdoc(value) or ""


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
