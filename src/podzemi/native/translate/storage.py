"""Widths of numbers and capacities of lists, in bits and elements.

Those of fields are given by the game's shape. All others are inferred: a list that is assigned to a field has
the field's capacity and width, and a variable to which a wide number is assigned is wide.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from podzemi.engine.shape import Shape
from podzemi.native.translate.kinds import BOX, INT, Kind
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.scope import Scope
from podzemi.native.translate.source import Function, Program

INT_LIMIT = 2**31 - 1


def number_type(low: int, high: int) -> str:
    """The smallest C++ type for a range."""
    for name, bits in (("signed char", 7), ("short", 15), ("int", 31)):
        if -(2**bits) <= low and high < 2**bits:
            return name
        if low >= 0 and high < 2 ** (bits + 1) and name != "int":
            return "unsigned char" if bits == 7 else "unsigned short"
    return "W"


class Storage:
    """Answers for all functions of a program."""

    def __init__(self, program: Program, shape: Shape, functions: list[Function], legal: str) -> None:
        self.program = program
        self.legal = legal
        self.shape = shape
        self.scopes = {one.key: Scope(program, one) for one in functions}
        self.functions = {one.key: one for one in functions}
        self._group: dict[str, str] = {}
        self._wide: set[str] = set()
        self._unify()
        while self._widen():
            pass

    # ---------------------------------------------------------------- names of places

    def key(self, scope: Scope, node: ast.expr) -> str | None:
        """The name of the place that an expression stands for."""
        match node:
            case ast.Name(id=name) if scope.is_local(name):
                return f"{scope.function.key}.{name}"
            case ast.Attribute():
                base = scope.kind(node.value)
                owner = "Box" if base == BOX else base.name
                return f"{owner}.{node.attr}" if owner else None
            case ast.Subscript(slice=ast.Slice(lower=None, upper=None)):
                return self.key(scope, node.value)
            case ast.Subscript(slice=ast.Slice()):
                return None
            case ast.Subscript():
                inner = self.key(scope, node.value)
                return f"{inner}[]" if inner else None
            case ast.Call():
                function = callee_of(self.program, scope.function, node)
                return f"{function.key}()" if function else None
        return None

    # ---------------------------------------------------------------- capacities

    def _find(self, key: str) -> str:
        while self._group.get(key, key) != key:
            key = self._group[key]
        return key

    def _join(self, one: str | None, two: str | None, kind: Kind) -> None:
        """The two hold the same elements."""
        while one and two and kind.is_list:
            self._group[self._find(one)] = self._find(two)
            self._group.setdefault(self._find(two), self._find(two))
            one, two, kind = f"{one}[]", f"{two}[]", kind.item

    def _unify(self) -> None:
        for scope in self.scopes.values():
            for target, value in self._stores(scope):
                self._join(target, self.key(scope, value), scope.kind(value))
        for scope in self.scopes.values():
            for parameter, value in self._arguments(scope):
                if self._declarations(parameter):
                    self._join(parameter, self.key(scope, value), scope.kind(value))

    def _stores(self, scope: Scope) -> Iterator[tuple[str | None, ast.expr]]:
        """Every place that is given a value, with the elements of lists that are made on the spot."""
        for target, value in self._places(scope):
            yield target, value
            if isinstance(value, ast.ListComp) and target:
                yield f"{target}[]", value.elt
            elif isinstance(value, ast.IfExp):
                yield target, value.body
                yield target, value.orelse

    def _places(self, scope: Scope) -> Iterator[tuple[str | None, ast.expr]]:
        """Variables, fields, results, elements."""
        for name, value in scope.function.bindings:
            yield f"{scope.function.key}.{name}", value
        for node in scope.function.nodes:
            match node:
                case ast.Assign(targets=[(ast.Attribute() | ast.Subscript()) as target]):
                    yield self.key(scope, target), node.value
                case ast.AugAssign():
                    yield self.key(scope, node.target), node.value
                case ast.Return(value=ast.expr() as value):
                    yield f"{scope.function.key}()", value
                case ast.Call(func=ast.Name(id=name)) if name in self.program.objects:
                    for word in node.keywords:
                        yield f"{name}.{word.arg}", word.value
                case ast.Call(func=ast.Attribute(attr="append", value=owner), args=[value]):
                    base = self.key(scope, owner)
                    yield f"{base}[]" if base else None, value
                case ast.Call(func=ast.Attribute(attr="insert", value=owner), args=[_, value]):
                    base = self.key(scope, owner)
                    yield f"{base}[]" if base else None, value

    def _arguments(self, scope: Scope) -> Iterator[tuple[str, ast.expr]]:
        """Every argument of a call of the program, with the parameter it is given to."""
        for node in scope.function.nodes:
            if isinstance(node, ast.Call):
                function = callee_of(self.program, scope.function, node)
                if function:
                    for name, value in zip(function.parameters, node.args, strict=False):
                        yield f"{function.key}.{name}", value

    def _members(self, key: str) -> list[str]:
        root = self._find(key)
        return [one for one in {*self._group, key} if self._find(one) == root]

    def _declarations(self, key: str) -> list[str]:
        return [one for one in self._members(key) if one in self.shape.lists]

    def capacity(self, key: str) -> int | None:
        """How many elements a list holds at most; None where nothing says so."""
        if key in self.shape.lists and key.partition(".")[0] in self.program.objects:
            return self.shape.lists[key]
        found = self._declarations(key)
        return max(self.shape.lists[one] for one in found) if found else None

    # ---------------------------------------------------------------- widths

    def is_wide(self, key: str | None) -> bool:
        """Whether the number, or the elements of the list, at that place need more than 32 bits."""
        if key is None:
            return False
        plain = key.replace("[]", "")
        if plain in self.shape.ranges:
            return number_type(*self.shape.ranges[plain]) == "W"
        return plain in self._wide

    def _widen(self) -> bool:
        """One round; whether something was found to be wide that was not."""
        before = len(self._wide)
        for scope in self.scopes.values():
            for target, value in [*self._stores(scope), *self._arguments(scope)]:
                if target and self.wide(scope, value):
                    self._wide.add(target.replace("[]", ""))
            for parameter, value in self._arguments(scope):
                place = self.key(scope, value)
                if place and scope.kind(value).is_list and self.is_wide(parameter):
                    self._wide.add(place.replace("[]", ""))
        return len(self._wide) > before

    def wide(self, scope: Scope, node: ast.expr) -> bool:
        """Whether the value of an expression needs more than 32 bits."""
        number = scope.number(node)
        if number is not None:
            return abs(number) > INT_LIMIT
        match node:
            case ast.BinOp():
                return self._wide_operation(scope, node)
            case ast.UnaryOp(op=ast.Invert() | ast.USub()):
                return self.wide(scope, node.operand)
            case ast.IfExp():
                return self.wide(scope, node.body) or self.wide(scope, node.orelse)
            case ast.Call():
                return self._wide_call(scope, node)
            case ast.List():
                return any(self.wide(scope, one) for one in node.elts)
            case ast.ListComp():
                return self.wide(scope, node.elt)
            case ast.Starred():
                return self.wide(scope, node.value)
            case ast.Subscript():
                return self.wide(scope, node.value)
            case ast.Name() | ast.Attribute():
                return self.is_wide(self.key(scope, node))
        return False

    def _wide_operation(self, scope: Scope, node: ast.BinOp) -> bool:
        left, right = scope.number(node.left), scope.number(node.right)
        if isinstance(node.op, ast.BitAnd) and any(
            x is not None and 0 <= x <= INT_LIMIT for x in (left, right)
        ):
            return False
        if isinstance(node.op, ast.Mod):
            return self.wide(scope, node.right)
        if isinstance(node.op, (ast.RShift, ast.LShift, ast.FloorDiv)):
            return self.wide(scope, node.left)
        return self.wide(scope, node.left) or self.wide(scope, node.right)

    def _wide_call(self, scope: Scope, node: ast.Call) -> bool:
        bits = scope.bits_function(node.func)
        if bits:
            return bits == "shifted" and self.wide(scope, node.args[0])
        if callee_of(self.program, scope.function, node):
            return self.is_wide(self.key(scope, node))
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max", "abs", "sum", "list", "sorted"):
            return any(self.wide(scope, one) for one in node.args)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
            return self.wide(scope, node.func.value)
        return False

    # ---------------------------------------------------------------- C++ types

    def scalar(self, key: str) -> str:
        """The type of a variable or result that is a number."""
        return "W" if self.is_wide(key) else "I"

    def element(self, key: str) -> str:
        """The type of the numbers in a list."""
        ranges = [
            self.shape.ranges[one] for one in map(_plain, self._members(key)) if one in self.shape.ranges
        ]
        if ranges:
            return number_type(min(low for low, _ in ranges), max(high for _, high in ranges))
        fields = [one for one in self._members(key) if one.partition(".")[0] in self.program.objects]
        if fields:
            return number_type(*self.shape.usual)
        return "W" if self.is_wide(key) else "int"

    def type(self, kind: Kind, key: str) -> str | None:
        """The type of what is kept under that key; None where a capacity is missing."""
        if kind == INT:
            return self.element(key)
        if kind.is_list:
            capacity = self.capacity(key)
            item = self.element(key) if kind.item == INT else self.type(kind.item, f"{key}[]")
            if self.legal in self._members(key):
                return "Legal"
            return f"List<{item}, {capacity}>" if capacity is not None and item else None
        return {"bool": "bool", "dice": "Dice", "object": kind.name}.get(kind.what)


def _plain(key: str) -> str:
    return key.replace("[]", "")
