"""The kinds of a function's variables and expressions."""

from __future__ import annotations

import ast

from podzemi.native.translate.kinds import BOOL, BOX, DICE, INT, LEFT_OUT, NOTHING, Kind, kind_of, list_of
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.source import BITS, Function, Program

NUMBERS = {"len", "min", "max", "sum", "abs", "int"}
BIT_KINDS = {"bit": INT, "shifted": INT, "size": INT, "has": BOOL, "members": list_of(INT)}


class Scope:
    """Knows what every expression of one function is."""

    def __init__(self, program: Program, function: Function) -> None:
        self.program = program
        self.function = function
        self.kinds: dict[str, Kind] = dict(function.parameters)
        self._note_annotation()
        for _ in range(3):
            self._infer()

    def _note_annotation(self) -> None:
        names = set(self.program.objects)
        for node in self.function.nodes:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.kinds[node.target.id] = kind_of(node.annotation, names)

    def _infer(self) -> None:
        for name, value in self.function.bindings:
            found = self.kind(value)
            if self.kinds.get(name, LEFT_OUT) is LEFT_OUT and found is not LEFT_OUT:
                self.kinds[name] = found

    def is_local(self, name: str) -> bool:
        return name in self.kinds

    def number(self, node: ast.expr) -> int | None:
        """The value of an expression that is a plain number, by name or written out."""
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, int)
            and not isinstance(node.value, bool)
        ):
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            inner = self.number(node.operand)
            return None if inner is None else -inner
        if isinstance(node, ast.Name) and node.id not in self.kinds:
            return self.program.number(self.function.module, node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            home = self.program.submodule(self.function.module, node.value.id)
            return self.program.number(home, node.attr) if home and node.value.id not in self.kinds else None
        return None

    def bits_function(self, func: ast.expr) -> str | None:
        """The name of a function of `engine.bits`."""
        module = self.function.module
        if isinstance(func, ast.Name) and module.imports.get(func.id, ("",))[0] == BITS:
            return module.imports[func.id][1]
        if module.name == BITS and isinstance(func, ast.Name) and func.id in BIT_KINDS:
            return func.id
        return None

    def kind(self, node: ast.expr) -> Kind:
        """The kind of the expression; LEFT_OUT where it has no part in the native code."""
        match node:
            case ast.Constant(value=bool()):
                return BOOL
            case ast.Constant(value=int()):
                return INT
            case ast.Name():
                return self.kinds[node.id] if node.id in self.kinds else self._numeric(node)
            case ast.Attribute():
                return self._field(node)
            case ast.Subscript(slice=ast.Slice()):
                return self.kind(node.value)
            case ast.Subscript():
                base = self.kind(node.value)
                return base.item if base.is_list else LEFT_OUT
            case ast.Call():
                return self._call(node)
            case ast.BinOp():
                left = self.kind(node.left)
                return left if left.is_list else INT
            case ast.UnaryOp(op=ast.Not()) | ast.Compare() | ast.BoolOp():
                return BOOL
            case ast.UnaryOp():
                return INT
            case ast.IfExp():
                return self.kind(node.body)
            case ast.List():
                return self._display(node)
            case ast.ListComp():
                inner = self.kind(node.elt)
                return LEFT_OUT if inner is LEFT_OUT else list_of(inner)
        return LEFT_OUT

    def _numeric(self, node: ast.expr) -> Kind:
        return LEFT_OUT if self.number(node) is None else INT

    def _display(self, node: ast.List) -> Kind:
        if not node.elts:
            return list_of(INT)
        first = node.elts[0]
        if isinstance(first, ast.Starred):
            return self.kind(first.value)
        inner = self.kind(first)
        return LEFT_OUT if inner is LEFT_OUT else list_of(inner)

    def _field(self, node: ast.Attribute) -> Kind:
        base = self.kind(node.value)
        if base.what == "object":
            return self.program.classes[base.name].get(node.attr, LEFT_OUT)
        if base == BOX:
            return self.program.classes["Box"].get(node.attr, LEFT_OUT)
        return self._numeric(node)

    def _call(self, node: ast.Call) -> Kind:
        bits = self.bits_function(node.func)
        if bits:
            return BIT_KINDS[bits]
        function = callee_of(self.program, self.function, node)
        if function:
            return function.returns
        if isinstance(node.func, ast.Name):
            return self._builtin(node.func.id, node.args)
        if isinstance(node.func, ast.Attribute):
            return self._method(node.func)
        return LEFT_OUT

    def _builtin(self, name: str, arguments: list[ast.expr]) -> Kind:
        if name in NUMBERS:
            return INT
        if name == "bool":
            return BOOL
        if name in self.program.objects:
            return Kind("object", None, name)
        if name in ("range", "list", "sorted", "reversed"):
            return (
                self.kind(arguments[0]) if name != "range" and not _is_range(arguments[0]) else list_of(INT)
            )
        return LEFT_OUT

    def _method(self, func: ast.Attribute) -> Kind:
        base = self.kind(func.value)
        if base == DICE:
            return INT if func.attr == "below" else NOTHING
        if base.what == "object" and func.attr == "clone":
            return base
        if base.is_list:
            return {"pop": base.item, "index": INT, "count": INT}.get(func.attr, NOTHING)
        return LEFT_OUT


def _is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
