"""Refuses what would make two names of one list or object two lists or objects in C++.

In Python a name is bound to an object; here a variable either owns its list or points at one that lies in
the state. So two things are refused: to use such a pointer after the place it points at was bound to
something else, and to change a list after it was put somewhere under its own name.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from podzemi.native.translate.checks.effects import Effect, Effects
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.scope import Scope
from podzemi.native.translate.source import Function
from podzemi.native.translate.variables import is_fresh

Path = tuple[tuple[int, int], ...]


@dataclass
class Step:
    """A statement without its blocks: where it stands, what it does, which names it reads."""

    node: ast.stmt
    number: int
    path: Path
    loops: tuple[int, ...]
    effect: Effect
    names: set[str]
    leaves: bool
    """Whether its block ends by leaving the function."""
    follows: ast.stmt | None


class Aliasing:
    """Checks all functions of a program."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.scopes = effects.storage.scopes
        self.steps = {key: self._steps(scope) for key, scope in self.scopes.items()}
        self.stale: dict[tuple[str, str], set[str]] = {}
        self.stored: set[tuple[str, str]] = set()
        before = -1
        while before != (now := sum(map(len, self.stale.values())) + len(self.stored)):
            before = now
            for scope in self.scopes.values():
                self._parameters(scope)

    def check(self) -> None:
        for scope in self.scopes.values():
            self._pointers(scope)
            self._stores(scope)

    # ---------------------------------------------------------------- steps

    def _steps(self, scope: Scope) -> list[Step]:
        found: list[Step] = []

        def walk(body: list[ast.stmt], path: Path, loops: tuple[int, ...]) -> None:
            leaves = bool(body) and isinstance(body[-1], (ast.Return, ast.Raise))
            for number, node in enumerate(body):
                own = _own(node)
                names = {name for part in own for name in _read(part)}
                follows = body[number + 1] if number + 1 < len(body) else None
                effect = self.effects.of(scope, *own)
                found.append(Step(node, len(found), path, loops, effect, names, leaves, follows))
                inner = (*loops, id(node)) if isinstance(node, (ast.For, ast.While)) else loops
                for branch, block in enumerate(_blocks(node)):
                    walk(block, (*path, (id(node), branch)), inner)

        walk(scope.function.node.body, (), ())
        return found

    # ---------------------------------------------------------------- pointers

    def path(self, scope: Scope, node: ast.expr) -> set[str]:
        """The places on the way to what an expression points at: bound anew, it would point elsewhere."""
        match node:
            case ast.Name(id=name):
                pointed = self.effects.binding(scope, name)
                return self.path(scope, pointed) if pointed is not None else set()
            case ast.Attribute():
                place = self.effects.place(scope, node)
                return self.path(scope, node.value) | ({place} if place else set())
            case ast.Subscript() if not isinstance(node.slice, ast.Slice):
                place = self.effects.place(scope, node)
                return self.path(scope, node.value) | ({place} if place else set())
        return set()

    def _pointers(self, scope: Scope) -> None:
        steps = self.steps[scope.function.key]
        for name in scope.kinds:
            bound = self.effects.binding(scope, name)
            if bound is None:
                continue
            places = self.path(scope, bound)
            first = next(one for one in steps if _binds(one.node, name))
            for step in steps:
                if step.effect.rebinds & places and step.number > first.number:
                    later = [one for one in steps if name in one.names and _after(step, one, first)]
                    if later:
                        raise scope.function.refuse(
                            later[0].node, f"{name} points at what was bound anew before"
                        )
        for step in steps:
            self._loop(scope, step)
            for function, parameter, value in self._arguments(scope, step):
                if self.stale.get((function.key, parameter), set()) & self.path(scope, value):
                    raise scope.function.refuse(
                        step.node, f"{function.key} binds anew what {parameter} points at"
                    )

    def _loop(self, scope: Scope, step: Step) -> None:
        """A loop points at its list as long as it lasts."""
        if not isinstance(step.node, ast.For):
            return
        places = self.path(scope, step.node.iter)
        for inner in self.steps[scope.function.key]:
            inside = id(step.node) in inner.loops
            if inside and inner.effect.rebinds & places and not _leaves_loop(inner):
                raise scope.function.refuse(inner.node, "the list of the loop is bound anew in it")

    def _arguments(self, scope: Scope, step: Step) -> list[tuple[Function, str, ast.expr]]:
        """Every argument of a call in a step: function, parameter, value."""
        found = []
        for part in _own(step.node):
            for node in ast.walk(part):
                if isinstance(node, ast.Call):
                    function = callee_of(self.effects.storage.program, scope.function, node)
                    pairs = zip(function.parameters, node.args, strict=False) if function else ()
                    found += [(function, name, value) for name, value in pairs if function]
        return found

    # ---------------------------------------------------------------- parameters

    def _parameters(self, scope: Scope) -> None:
        """Rebinding of places that a parameter still refers to, and parameters that are stored."""
        key, steps = scope.function.key, self.steps[scope.function.key]
        for name, kind in scope.function.parameters.items():
            if not (kind.is_list or kind.what == "object"):
                continue
            found = self.stale.setdefault((key, name), set())
            for step in steps:
                if step.effect.rebinds and any(
                    name in one.names and _after(step, one, None) for one in steps
                ):
                    found |= step.effect.rebinds
                for function, parameter, value in self._arguments(scope, step):
                    if _root(value) == name:
                        found |= self.stale.get((function.key, parameter), set())
                        if (function.key, parameter) in self.stored:
                            self.stored.add((key, name))
                if any(_root(value) == name for value in self._put(scope, step)):
                    self.stored.add((key, name))

    # ---------------------------------------------------------------- stores

    def _put(self, scope: Scope, step: Step) -> list[ast.expr]:
        """Lists and objects that a step puts somewhere although they have a place or a name already."""
        found: list[ast.expr] = []
        match step.node:
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()], value=value):
                found.append(value)
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                if self.effects.variables[scope.function.key].is_owner(name):
                    found.append(value)
        for part in _own(step.node):
            for node in ast.walk(part):
                match node:
                    case ast.Call(func=ast.Name(id=name)) if name in scope.program.objects:
                        found += [word.value for word in node.keywords]
                    case ast.Call(func=ast.Attribute(attr="append" | "insert"), args=[*_, value]):
                        found.append(value)
        return [value for value in found if _is_known(scope, value)]

    def _stores(self, scope: Scope) -> None:
        steps = self.steps[scope.function.key]
        for step in steps:
            values = self._put(scope, step)
            for function, parameter, value in self._arguments(scope, step):
                if (function.key, parameter) in self.stored and _is_known(scope, value):
                    values.append(value)
            for value in values:
                self._store(scope, step, value)
            self._note_return(scope, step)

    def _store(self, scope: Scope, step: Step, value: ast.expr) -> None:
        root = _root(value)
        if root is None or self._lies_in_state(scope, value):
            if not (step.follows is not None and _is_bound_to_new(step.follows, value)):
                raise scope.function.refuse(
                    step.node,
                    f"{ast.unparse(value)} lies elsewhere already: copy it, or bind its place anew next",
                )
            return
        place = f"{scope.function.key}.{root}"
        first = next((one for one in self.steps[scope.function.key] if _binds(one.node, root)), None)
        for one in self.steps[scope.function.key]:
            changed = {written.replace("[]", "") for written in one.effect.writes}
            if place in changed and one is not step and _after(step, one, first):
                raise scope.function.refuse(one.node, f"{root} is changed after it was put somewhere")

    def _lies_in_state(self, scope: Scope, value: ast.expr) -> bool:
        """Whether some field leads to it."""
        return any(place.partition(".")[0] in scope.program.objects for place in self.path(scope, value))

    def _note_return(self, scope: Scope, step: Step) -> None:
        if isinstance(step.node, ast.Return) and step.node.value is not None:
            values = [step.node.value]
            if isinstance(step.node.value, ast.IfExp):
                values = [step.node.value.body, step.node.value.orelse]
            for value in values:
                owned = isinstance(value, ast.Name) and self.effects.variables[scope.function.key].is_owner(
                    value.id
                )
                if _is_known(scope, value) and not owned:
                    raise scope.function.refuse(step.node, "what lies elsewhere is given back: copy it")


def _is_known(scope: Scope, value: ast.expr) -> bool:
    """Whether the value is a list or object that has a name or a place."""
    kind = scope.kind(value)
    return (kind.is_list or kind.what == "object") and not is_fresh(scope, value)


def _root(node: ast.expr) -> str | None:
    """The variable whose list an expression is, or is in."""
    while isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def _is_bound_to_new(node: ast.stmt, value: ast.expr) -> bool:
    """Whether the statement binds that place to something new."""
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == ast.unparse(value)


def _own(node: ast.stmt) -> list[ast.AST]:
    """The parts of a statement that are not blocks."""
    if isinstance(node, (ast.If, ast.While)):
        return [node.test]
    return [node.iter] if isinstance(node, ast.For) else [node]


def _blocks(node: ast.stmt) -> list[list[ast.stmt]]:
    return [node.body, node.orelse] if isinstance(node, (ast.If, ast.For, ast.While)) else []


def _read(part: ast.AST) -> set[str]:
    """The names that are read."""
    found = [one for one in ast.walk(part) if isinstance(one, ast.Name)]
    return {one.id for one in found if isinstance(one.ctx, ast.Load)}


def _binds(node: ast.stmt, name: str) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return any(isinstance(one, ast.Name) and one.id == name for one in targets)


def _leaves_loop(step: Step) -> bool:
    return step.leaves or isinstance(step.follows, (ast.Break, ast.Return))


def _after(step: Step, use: Step, bound: Step | None) -> bool:
    """Whether the use can come after the step; `bound`: where the name gets its meaning."""
    if use is step:
        return False
    for (one, mine), (other, theirs) in zip(step.path, use.path, strict=False):
        if one == other and mine != theirs:
            return _share_loop(step, use, bound)
    if use.number > step.number:
        return not (step.leaves and use.path[: len(step.path)] != step.path)
    return _share_loop(step, use, bound)


def _share_loop(step: Step, use: Step, bound: Step | None) -> bool:
    """Whether a loop goes through both again without giving the name its meaning anew."""
    if step.leaves:
        return False
    common = set(step.loops) & set(use.loops)
    return any(bound is None or (loop not in bound.loops and id(bound.node) != loop) for loop in common)
