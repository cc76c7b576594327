"""The declaration of each variable of a function, and whether it is a value or a reference."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from podzemi.native.translate.kinds import BOX, LEFT_OUT
from podzemi.native.translate.scope import Scope

Path = tuple[int, ...]


@dataclass
class Occurrence:
    """One appearance of a name: in which block, in which statement, and whether it is bound there."""

    path: Path
    statement: ast.stmt
    is_store: bool
    is_loop: bool = False


class Variables:
    """Answers for one function."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.seen: dict[str, list[Occurrence]] = {}
        self._walk(scope.function.node.body, ())
        parameters = scope.function.parameters
        locals_ = {name: found for name, found in self.seen.items() if name not in parameters}
        self.loop_locals = {name for name, found in locals_.items() if _only_in_loops(found)}
        self.declared: dict[str, ast.stmt] = {}
        self.hoisted: list[str] = []
        for name, found in locals_.items():
            if name not in self.loop_locals and scope.kinds.get(name, LEFT_OUT) not in (LEFT_OUT, BOX):
                self._place(name, found)

    def _place(self, name: str, found: list[Occurrence]) -> None:
        first = found[0]
        common = first.path
        for one in found:
            common = _common(common, one.path)
        if (
            first.is_store
            and not first.is_loop
            and first.path == common
            and not _reads(first.statement, name)
        ):
            self.declared[name] = first.statement
        else:
            self.hoisted.append(name)

    def _walk(self, body: list[ast.stmt], path: Path) -> None:
        for statement in body:
            inside = _inside(statement)
            for name, is_store in _names(statement, inside):
                self.seen.setdefault(name, []).append(Occurrence(path, statement, is_store))
            if isinstance(statement, ast.For) and isinstance(statement.target, ast.Name):
                at = Occurrence((*path, id(statement)), statement, True, True)
                self.seen.setdefault(statement.target.id, []).append(at)
            for number, block in enumerate(inside):
                self._walk(block, (*path, id(statement) + number))

    # ---------------------------------------------------------------- lists and objects

    def is_owner(self, name: str) -> bool:
        """Whether the variable holds a list or object of its own, not one that lies elsewhere."""
        values = [value for bound, value in self.scope.function.bindings if bound == name]
        looped = any(one.is_loop for one in self.seen.get(name, []))
        return not looped and any(is_fresh(self.scope, value) for value in values)

    def rebinding(self, name: str) -> ast.expr | None:
        """A binding that makes an owner point elsewhere."""
        for bound, value in self.scope.function.bindings:
            if bound == name and not is_fresh(self.scope, value) and not isinstance(value, ast.Name):
                return value
        return None

    def binding_count(self, name: str) -> int:
        return sum(bound == name for bound, _ in self.scope.function.bindings)


def is_fresh(scope: Scope, node: ast.expr) -> bool:
    """Whether the expression makes a new list or object."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice)
    if isinstance(node, ast.Call):
        return True
    return isinstance(node, (ast.List, ast.ListComp, ast.BinOp))


def _inside(statement: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks of a statement."""
    if isinstance(statement, (ast.If, ast.For, ast.While)):
        return [statement.body, statement.orelse]
    return []


def _names(statement: ast.stmt, inside: list[list[ast.stmt]]) -> list[tuple[str, bool]]:
    """The names of a statement itself, without its blocks; what is read comes first."""
    skipped = {id(one) for block in inside for one in block}
    if isinstance(statement, ast.For):
        skipped.add(id(statement.target))
    found: list[tuple[str, bool]] = []
    _collect(statement, skipped, frozenset(), found)
    return sorted(found, key=lambda one: one[1])


def _collect(node: ast.AST, skipped: set[int], own: frozenset[str], found: list[tuple[str, bool]]) -> None:
    if id(node) in skipped:
        return
    if isinstance(node, ast.Name):
        if node.id not in own:
            found.append((node.id, isinstance(node.ctx, ast.Store)))
        return
    if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
        own |= {one.target.id for one in node.generators if isinstance(one.target, ast.Name)}
    for child in ast.iter_child_nodes(node):
        _collect(child, skipped, own, found)


def _reads(statement: ast.stmt, name: str) -> bool:
    """Whether a statement that binds the name also reads it."""
    if isinstance(statement, ast.AugAssign):
        return True
    value = getattr(statement, "value", None)
    return value is not None and any(isinstance(one, ast.Name) and one.id == name for one in ast.walk(value))


def _common(one: Path, two: Path) -> Path:
    count = 0
    while count < min(len(one), len(two)) and one[count] == two[count]:
        count += 1
    return one[:count]


def _only_in_loops(found: list[Occurrence]) -> bool:
    """Whether the name is bound by loops, and used nowhere but in them."""
    loops = [one.path for one in found if one.is_loop]
    return bool(loops) and all(any(one.path[: len(path)] == path for path in loops) for one in found)
