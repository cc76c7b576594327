"""Reads the modules of a game: functions, classes, numbers, and what each name stands for."""

from __future__ import annotations

import ast
import importlib
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType

from podzemi.native.translate.kinds import BOX, LEFT_OUT, Kind, kind_of
from podzemi.native.translate.pruning import prune

BITS = "podzemi.engine.bits"
"""Its functions are written by hand in `runtime.hpp`, where a number may have 32 or 64 bits."""


class Untranslatable(Exception):
    """Something outside the subset, with file and line."""

    def __init__(self, path: str, node: ast.AST, why: str) -> None:
        super().__init__(f"{path}:{getattr(node, 'lineno', 0)}: {why}")


@dataclass
class Function:
    """One function, without what serves logs."""

    module: Module
    node: ast.FunctionDef
    parameters: dict[str, Kind]
    returns: Kind

    @property
    def key(self) -> str:
        """How shapes and messages name it: module and function."""
        return f"{self.module.short}.{self.node.name}"

    @property
    def name(self) -> str:
        """Its name in C++, which keeps names with two underscores for itself."""
        name = self.node.name
        return f"{self.module.short}_{name.lstrip('_')}{'_' if name.startswith('_') else ''}"

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Everything in it, found once: all parts of the translator ask for it, again and again."""
        return list(ast.walk(self.node))

    @cached_property
    def bindings(self) -> list[tuple[str, ast.expr]]:
        """Every name that is bound, with an expression of the same kind."""
        return [binding for node in self.nodes for binding in _bindings(node)]

    def refuse(self, node: ast.AST, why: str) -> Untranslatable:
        return Untranslatable(self.module.path, node, why)

    @property
    def native_parameters(self) -> list[str]:
        """The parameters that the native function has."""
        return [name for name, kind in self.parameters.items() if kind not in (LEFT_OUT, BOX)]


@dataclass
class Module:
    """A parsed module and the names it imports."""

    package: str
    """Of the game."""
    name: str
    path: str
    tree: ast.Module
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Name here: module, and the name there ("" for the module itself)."""

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef]:
        return {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)}

    @cached_property
    def short(self) -> str:
        """Its name in shapes and in C++: `legal` for rules/legal.py, `policy_plays` for policy/plays.py."""
        inside = self.name.removeprefix(f"{self.package}.")
        if inside == self.name or inside.startswith("rules."):
            return self.name.rpartition(".")[2]
        return inside.replace(".", "_")


class Program:
    """The modules and functions that one game's rules can reach."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.roots = ("podzemi", package.partition(".")[0])
        self.modules: dict[str, Module] = {}
        self.functions: dict[tuple[str, str], Function] = {}
        self.classes: dict[str, dict[str, Kind]] = {}
        self.fields_read()

    def fields_read(self) -> None:
        """The classes of `state.py` and their fields, in order."""
        state = self.module(f"{self.package}.state")
        found = [node for node in state.tree.body if isinstance(node, ast.ClassDef)]
        names = {node.name for node in found} - {"Box"}
        for node in found:
            rows = [one for one in node.body if isinstance(one, ast.AnnAssign) and one.value is None]
            kinds = {ast.unparse(row.target): kind_of(row.annotation, names) for row in rows}
            self.classes[node.name] = kinds

    @property
    def objects(self) -> list[str]:
        """The classes of a match, the smallest first."""
        return [name for name in self.classes if name != "Box"]

    def module(self, name: str) -> Module:
        if name not in self.modules:
            spec = importlib.util.find_spec(name)
            assert spec is not None and spec.origin is not None
            path = _source_of(Path(spec.origin))
            found = Module(self.package, name, _display(path), ast.parse(path.read_text("utf-8")))
            for node in found.tree.body:
                if isinstance(node, ast.ImportFrom) and node.module:
                    for alias in node.names:
                        bound = alias.asname or alias.name
                        found.imports[bound] = _import_of(name, node.module, alias.name, bound)
            self.modules[name] = found
        return self.modules[name]

    def function(self, module: Module, name: str) -> Function | None:
        """The function that a name means in a module, followed through imports."""
        if (module.name, name) in self.functions:
            return self.functions[module.name, name]
        if name in module.functions:
            return self._add(module, module.functions[name])
        if name in module.imports:
            home, inner = module.imports[name]
            if inner and home.partition(".")[0] in self.roots:
                return self.function(self.module(home), inner)
        return None

    def _add(self, module: Module, node: ast.FunctionDef) -> Function:
        names = set(self.objects)
        parameters = {one.arg: kind_of(one.annotation, names) for one in node.args.args}
        function = Function(module, prune(node), parameters, kind_of(node.returns, names))
        self.functions[module.name, node.name] = function
        return function

    def submodule(self, module: Module, name: str) -> Module | None:
        """The module that a name means: `codes` in `codes.step(room)`."""
        home, inner = module.imports.get(name, ("", ""))
        return self.module(home) if home.partition(".")[0] in self.roots and not inner else None

    def number(self, module: Module, name: str) -> int | None:
        """The number that a name of a module stands for, asked of the module itself."""
        value = getattr(importlib.import_module(module.name), name, None)
        return int(value) if isinstance(value, int) else None


def _bindings(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The names that a node binds."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]):
            yield name, node.value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield name, value
        case ast.For(target=ast.Name(id=name)) | ast.comprehension(target=ast.Name(id=name)):
            yield name, _element(node.iter)
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
            for one, value in zip(names, values, strict=True):
                if isinstance(one, ast.Name):
                    yield one.id, value


def _element(iterated: ast.expr) -> ast.expr:
    """An expression that is what a loop over this gives."""
    if isinstance(iterated, ast.Call) and isinstance(iterated.func, ast.Name):
        if iterated.func.id == "range":
            return ast.Constant(0)
        if iterated.func.id == "reversed":
            return _element(iterated.args[0])
    return ast.Subscript(iterated, ast.Constant(0), ast.Load())


def _import_of(importer: str, module: str, name: str, bound: str) -> tuple[str, str]:
    """Whether `from module import name` brought a module or something in it."""
    found = getattr(importlib.import_module(importer), bound, None)
    return (found.__name__, "") if isinstance(found, ModuleType) else (module, name)


def _source_of(origin: Path) -> Path:
    """The source beside a compiled module."""
    if origin.suffix == ".py":
        return origin
    stem = origin.name.partition(".")[0]
    package = origin.parent / stem / "__init__.py"
    return package if package.exists() and stem != "__init__" else origin.parent / f"{stem}.py"


def _display(path: Path) -> str:
    parts = path.parts
    return (
        "/".join(parts[len(parts) - parts[::-1].index("podzemi") - 1 :]) if "podzemi" in parts else path.name
    )
