"""Write docs/reference.md: every public name of the library, from the docstrings.

python scripts/api_reference.py           writes
python scripts/api_reference.py --check   says whether it is out of date
"""

from __future__ import annotations

import ast
import inspect
import os
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, ForwardRef

os.environ["PODZEMI_PURE"] = "1"  # compiled functions know no annotations

from msgspec import Struct

import podzemi
from podzemi import native, study
from podzemi.engine import parts
from podzemi.engine.learning import observation_spec
from podzemi.engine.puzzles import puzzle as puzzles
from podzemi.native import solver

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference.md"
HEAD = """# Reference

Made from the docstrings by `python scripts/api_reference.py`. [library.md](library.md) is the way in; this
page is for looking things up. Everything under *podzemi* is imported from there: `from podzemi import Match`.
"""
PARTS = ("Packs", "Grading", "Grade", "Statistics", "Teams", "Sides", "Analysis", "Lesson")

EMPTY = inspect.Parameter.empty
ADAPTERS = ("pettingzoo", "gymnasium", "openspiel")
"""Modules of `podzemi.study` that stand on libraries which are not here: their sources describe them."""
PROTOCOLS: dict[type, type] = {puzzles.Kinds: puzzles.Puzzles}
"""Classes whose members do what the protocol says of them."""
BASES = {"env": ("_Seats",), "parallel_env": ("_Seats",)}
"""The class whose constructor a class of theirs inherits."""
COMPILED = ("Rollout", "State")
"""Classes of the extension module: its stub describes them."""


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
            if name in COMPILED:
                yield from compiled(name)
            else:
                yield from entry(name, getattr(package, name), package)
    yield f"## {solver.__name__}\n\n{text_of(solver)}\n"
    for name in solver.__all__:
        yield from entry(name, getattr(solver, name), solver)
    for adapter in ADAPTERS:
        yield from uninstalled(adapter)
    yield "## podzemi.engine.parts\n\nWhat a game may offer beyond its rules.\n"
    for name in PARTS:
        yield from entry(name, getattr(parts, name))
    for module in (puzzles, observation_spec):
        yield f"## {module.__name__}\n"
        for name in module.__all__:
            if inspect.isclass(found := getattr(module, name)):
                yield from entry(name, found)


def entry(name: str, value: Any, package: ModuleType = podzemi) -> Iterator[str]:
    """One name: its signature, what it is, and for a class its members."""
    if not callable(value):
        yield f"### {name}\n\n{constant_text(package, name)}\n"
        return
    if not inspect.isclass(value):
        yield f"### {name}\n\n```python\n{name}{signature(value)}\n```\n\n{text_of(value)}\n"
        return
    yield f"### {name}\n\n{text_of(value)}\n{made_by(name, value)}"
    yield from struct_fields(value)
    members = [row for own, member in vars(value).items() if (row := member_row(value, own, member))]
    if members:
        yield "| member | |\n|---|---|\n" + "\n".join(members) + "\n"


def made_by(name: str, value: type) -> str:
    """The parameters of a class that says itself how it is made, and what its constructor says of them."""
    constructor = vars(value).get("__init__")
    if not inspect.isfunction(constructor) or is_dataclass(value) or getattr(value, "_is_protocol", False):
        return ""
    shown = signature(constructor).removesuffix(" -> None")
    text = text_of(constructor) if constructor.__doc__ else ""
    return f"\n```python\n{name}{shown}\n```\n" + (f"\n{text}\n" if text else "")


def struct_fields(value: type) -> Iterator[str]:
    """The fields of a value class, in order."""
    if issubclass(value, tuple) and (named := getattr(value, "_fields", ())):
        types = types_of(value)
        yield "Fields: " + ", ".join(f"`{name}: {types[name]}`" for name in named) + "\n"
    if issubclass(value, Struct) and value.__struct_fields__:
        types = {name: one for base in reversed(value.__mro__) for name, one in types_of(base).items()}
        yield "Fields: " + ", ".join(f"`{name}: {types[name]}`" for name in value.__struct_fields__) + "\n"


def types_of(cls: type) -> dict[str, str]:
    return {name: annotation(one) for name, one in vars(cls).get("__annotations__", {}).items()}


def annotation(value: Any) -> str:
    """A type as it is written; named tuples wrap theirs."""
    return value.__forward_arg__ if isinstance(value, ForwardRef) else str(value).replace("'", "")


class Shown:
    """An annotation as text, without the quotes of a string."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


def member_row(owner: type, name: str, member: Any) -> str | None:
    if name.startswith("_"):
        return None
    function = member.__func__ if isinstance(member, staticmethod | classmethod) else member
    if isinstance(function, property):
        return f"| `{name}` | {cell(text_of(function))} |"
    if inspect.isfunction(function):
        text = text_of(function) or text_of(getattr(PROTOCOLS.get(owner), name, None))
        return f"| `{name}{cell(signature(function))}` | {cell(text)} |"
    return None


def signature(function: Any) -> str:
    """Parameters and what comes back, without `self`."""
    found = inspect.signature(function)
    own = [one for one in found.parameters.values() if one.name != "self"]
    shown = [one if one.annotation is EMPTY else one.replace(annotation=named(one.annotation)) for one in own]
    back = found.return_annotation
    return str(found.replace(parameters=shown, return_annotation=back if back is EMPTY else named(back)))


def named(value: Any) -> Any:
    """An annotation as `inspect` is to show it."""
    return Shown(value.replace("'", "")) if isinstance(value, str) else value


def compiled(name: str) -> Iterator[str]:
    """A class of the extension module, from the stub."""
    stub = ast.parse((Path(native.__file__).parent / "_core.pyi").read_text("utf-8"))
    found = next(one for one in stub.body if isinstance(one, ast.ClassDef) and one.name == name)
    yield f"### {name}\n\n{ast.get_docstring(found)}\n\n| member | |\n|---|---|"
    for member in found.body:
        if isinstance(member, ast.FunctionDef) and (text := ast.get_docstring(member)):
            taken = [one.arg for one in member.args.posonlyargs if one.arg != "self"]
            asked = f"({', '.join(taken)})" if not member.decorator_list or taken else ""
            yield f"| `{member.name}{asked}` | {cell(text)} |"
    yield ""


def uninstalled(adapter: str) -> Iterator[str]:
    """A module that cannot be imported here, from its source."""
    source = Path(study.__file__ or "").with_name(f"{adapter}.py").read_text("utf-8")
    module = ast.parse(source)
    yield f"## podzemi.study.{adapter}\n\n{ast.get_docstring(module)}\n"
    for node in module.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef) or node.name.startswith("_"):
            continue
        yield f"### {node.name}\n"
        if isinstance(node, ast.FunctionDef):
            yield f"```python\n{node.name}({ast.unparse(node.args)})\n```\n"
        for base in [node.name, *BASES.get(node.name, ())] if isinstance(node, ast.ClassDef) else []:
            for args in constructors(module, base):
                yield f"```python\n{node.name}({ast.unparse(args).removeprefix('self, ')})\n```\n"
        yield f"{ast.get_docstring(node)}\n"


def constructors(module: ast.Module, name: str) -> Iterator[ast.arguments]:
    """The parameters of the class of that name, if it says them itself."""
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    yield part.args


def constant_text(package: ModuleType, name: str) -> str:
    """The docstring below a constant in its module."""
    home = package if name in vars(package) else None
    homes = (
        [home]
        if home
        else [import_module(one) for one, names in vars(package)["_HOMES"].items() if name in names]
    )
    body = ast.parse(inspect.getsource(homes[0])).body
    for row, following in pairwise(body):
        targets = [row.target] if isinstance(row, ast.AnnAssign) else getattr(row, "targets", [])
        if any(isinstance(one, ast.Name) and one.id == name for one in targets):
            assert isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant), name
            return inspect.cleandoc(str(following.value.value))
    raise LookupError(f"{name} is not made in {homes[0].__name__}")


def text_of(value: Any) -> str:
    return inspect.getdoc(value) or ""


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
