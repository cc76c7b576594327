"""Effects: the places that every function reads, changes and rebinds, with its callees.

The names of places are those of `storage`: `State.deck` is the field of any state, `State.hands[]` any list
in that field, `run.draw.cards` a variable or parameter. Instances are not told apart: what is true of one is
taken to be true of all. A name that only points elsewhere stands for the place it points at.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from podzemi.native.translate.kinds import BOX, DICE
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.scope import Scope
from podzemi.native.translate.source import Function
from podzemi.native.translate.storage import Storage
from podzemi.native.translate.variables import Variables
from podzemi.native.translate.writing.expressions import CHANGING

DICE_PLACE = "dice"
MOVING = ("insert", "pop", "remove", "clear", "sort", "reverse")
"""Methods that move elements within a list and so invalidate references to them."""


@dataclass
class Effect:
    """Places that are read, changed in place (or given a number), and bound to another list or object."""

    reads: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)
    rebinds: set[str] = field(default_factory=set)

    def add(self, other: Effect) -> None:
        self.reads |= other.reads
        self.writes |= other.writes
        self.rebinds |= other.rebinds

    def size(self) -> int:
        return len(self.reads) + len(self.writes) + len(self.rebinds)


class Effects:
    """Answers for all functions of a program."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.variables = {key: Variables(scope) for key, scope in storage.scopes.items()}
        self.whole = {key: Effect() for key in storage.scopes}
        before = -1
        while before != (now := sum(effect.size() for effect in self.whole.values())):
            before = now
            for key, scope in storage.scopes.items():
                self.whole[key].add(self.of(scope, scope.function.node))

    # ---------------------------------------------------------------- places

    def place(self, scope: Scope, node: ast.expr) -> str | None:
        """The place that an expression stands for; None for what is made on the spot, and for components."""
        match node:
            case ast.Name(id=name):
                return self.place_of(scope, name)
            case ast.Attribute():
                base = scope.kind(node.value)
                return None if base == BOX or not base.name else f"{base.name}.{node.attr}"
            case ast.Subscript(slice=ast.Slice()):
                return None
            case ast.Subscript():
                base_place = self.place(scope, node.value)
                return f"{base_place}[]" if base_place else None
        return None

    def place_of(self, scope: Scope, name: str) -> str | None:
        """The place of a variable, or the one it points at."""
        if name not in scope.kinds or scope.kinds[name] == BOX:
            return None
        pointed = self.binding(scope, name)
        if pointed is None:
            return f"{scope.function.key}.{name}"
        return self.place(scope, pointed)

    def binding(self, scope: Scope, name: str) -> ast.expr | None:
        """The first binding of a reference to a list or object."""
        kind = scope.kinds.get(name)
        if kind is None or not (kind.is_list or kind.what == "object") or name in scope.function.parameters:
            return None
        if self.variables[scope.function.key].is_owner(name):
            return None
        return next((value for bound, value in scope.function.bindings if bound == name), None)

    # ---------------------------------------------------------------- effects

    def of(self, scope: Scope, *nodes: ast.AST) -> Effect:
        """The effects of these parts of a function."""
        found = Effect()
        for node in nodes:
            for one in ast.walk(node):
                self._one(scope, one, found)
        return found

    def _one(self, scope: Scope, node: ast.AST, found: Effect) -> None:
        match node:
            case ast.Assign(targets=targets):
                for target in targets:
                    self._note_store(scope, target, found)
            case ast.AugAssign(target=target):
                self._note_store(scope, target, found, is_changed=True)
            case ast.Attribute(ctx=ast.Load()) | ast.Name(ctx=ast.Load()) | ast.Subscript(ctx=ast.Load()):
                place = self.place(scope, node)
                if place and scope.kind(node).what != "object":
                    found.reads.add(place)
            case ast.Call():
                self._note_call(scope, node, found)

    def _note_store(self, scope: Scope, target: ast.expr, found: Effect, is_changed: bool = False) -> None:
        if isinstance(target, ast.Tuple):
            for one in target.elts:
                self._note_store(scope, one, found)
        if not isinstance(target, (ast.Attribute, ast.Subscript)):
            place = self.place(scope, target) if is_changed else None
            found.writes |= {place} if place else set()
            return
        place = self.place(scope, target)
        if place:
            found.writes.add(place.removesuffix("[]") if isinstance(target, ast.Subscript) else place)
            kind = scope.kind(target)
            if not is_changed and (kind.is_list or kind.what == "object"):
                found.rebinds.add(place)

    def _note_call(self, scope: Scope, node: ast.Call, found: Effect) -> None:
        function = callee_of(self.storage.program, scope.function, node)
        if function:
            found.add(self._rebind(scope, function, node))
        elif isinstance(node.func, ast.Attribute):
            self._method(scope, node, node.func, found)

    def _method(self, scope: Scope, node: ast.Call, func: ast.Attribute, found: Effect) -> None:
        kind = scope.kind(func.value)
        places = [self.place(scope, func.value)]
        if kind == DICE:
            places = [DICE_PLACE, *(self.place(scope, one) for one in node.args if func.attr == "shuffle")]
        elif not kind.is_list or func.attr not in (*CHANGING, "pop"):
            return
        elif func.attr in MOVING and (kind.item.is_list or kind.item.what == "object"):
            found.rebinds |= {f"{place}[]" for place in places if place}
        found.writes |= {place for place in places if place}

    def _rebind(self, scope: Scope, function: Function, node: ast.Call) -> Effect:
        """The effect of a called function, its parameters replaced by what they were given."""
        given = dict(zip(function.parameters, node.args, strict=False))
        inner, out = self.whole[function.key], Effect()
        for theirs, ours in (
            (inner.reads, out.reads),
            (inner.writes, out.writes),
            (inner.rebinds, out.rebinds),
        ):
            for place in theirs:
                ours |= set(self._outside(scope, function, given, place))
        return out

    def _outside(
        self, scope: Scope, function: Function, given: dict[str, ast.expr], place: str
    ) -> Iterator[str]:
        prefix = f"{function.key}."
        if not place.startswith(prefix):
            yield place
            return
        name, brackets = place.removeprefix(prefix).rstrip("[]"), place.count("[]")
        outer = self.place(scope, given[name]) if name in given else None
        if outer:
            yield outer + "[]" * brackets
