"""Expressions as C++."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from podzemi.native.translate.kinds import BOOL, BOX, DICE, INT, LEFT_OUT, Kind
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.scope import Scope
from podzemi.native.translate.source import Function, Untranslatable
from podzemi.native.translate.storage import Storage
from podzemi.native.translate.writing.names import safe

COMPARED = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
PLAIN_OPERATIONS = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
CHANGING = ("append", "insert", "extend", "remove", "clear", "sort", "reverse")


@dataclass
class Expressions:
    """Writes the expressions of one function; `lines` is where statements go."""

    storage: Storage
    scope: Scope
    lines: list[str] = field(default_factory=list)
    pointers: set[str] = field(default_factory=set)
    result: str | None = None
    """The variable that is the function's result, built in place."""
    circle: list[str] = field(default_factory=list)
    """The functions that call each other last, this one among them: calls of them are jumps."""
    guarded: int = 0
    """How deep in what may not be evaluated: nothing can be done beforehand there."""
    numbers: int = 0

    @property
    def function(self) -> Function:
        return self.scope.function

    def refuse(self, node: ast.AST, why: str) -> Untranslatable:
        return self.function.refuse(node, why)

    def fresh(self, name: str) -> str:
        """A name that no other variable has."""
        self.numbers += 1
        return f"{name}_{self.numbers}"

    def kind(self, node: ast.expr) -> Kind:
        return self.scope.kind(node)

    def wide(self, node: ast.expr) -> bool:
        return self.storage.wide(self.scope, node)

    def before(self, node: ast.AST, line: str) -> None:
        """Something to be done before the statement."""
        if self.guarded:
            raise self.refuse(node, "a list or object made where it may not be needed: give it a name first")
        self.lines.append(line)

    # ---------------------------------------------------------------- values

    def value(self, node: ast.expr, want: bool = False) -> str:
        """The C++ text of the expression; `want`: as a 64-bit value."""
        number = self.scope.number(node)
        if number is not None:
            return self._number(number)
        match node:
            case ast.Constant(value=bool() as value):
                return "true" if value else "false"
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.element(node)
            case ast.Call():
                return self.call(node, want)
            case ast.BinOp():
                return self.operation(node, want)
            case ast.BoolOp() if any(self.kind(one) != BOOL for one in node.values):
                raise self.refuse(node, "of `and` and `or` only the truth is taken")
            case ast.UnaryOp(op=ast.Not()) | ast.BoolOp() | ast.Compare():
                return self.truth(node)
            case ast.UnaryOp(op=ast.Invert()):
                return f"~{self.value(node.operand, want)}"
            case ast.UnaryOp(op=ast.USub()):
                return f"-{self.value(node.operand, want)}"
            case ast.IfExp():
                return self.choice(node, want)
            case ast.List():
                return self.temporary(node)
        raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")

    @staticmethod
    def _number(number: int) -> str:
        return f"{number}" if abs(number) < 2**31 else f"{number}LL"

    def name(self, node: ast.Name) -> str:
        if not self.scope.is_local(node.id):
            raise self.refuse(node, f"{node.id} is no number, variable or function of the subset")
        kind = self.scope.kinds[node.id]
        if kind is LEFT_OUT:
            raise self.refuse(node, f"{node.id} has no type of the subset")
        if kind == BOX:
            return "BOX"
        return f"(*{safe(node.id)})" if node.id in self.pointers else safe(node.id)

    def attribute(self, node: ast.Attribute) -> str:
        kind = self.kind(node)
        base = self.kind(node.value)
        if kind is LEFT_OUT:
            raise self.refuse(node, f"{ast.unparse(node)} has no type of the subset")
        if kind == BOX:
            return "BOX"
        if base == BOX:
            name = f"BOX.{safe(node.attr)}"
            return f"({'W' if self.wide(node) else 'I'}){name}" if kind == INT else name
        return f"{self.value(node.value)}.{safe(node.attr)}"

    def element(self, node: ast.Subscript) -> str:
        if isinstance(node.slice, ast.Slice):
            return self.temporary(node)
        if self.scope.number(node.slice) == -1:
            return f"{self.value(node.value)}.last()"
        number = self.scope.number(node.slice)
        if number is not None and number < 0:
            raise self.refuse(node, "only the last element can be counted from the end")
        return f"{self.value(node.value)}[{self.value(node.slice)}]"

    def choice(self, node: ast.IfExp, want: bool) -> str:
        if self.kind(node) not in (INT, BOOL):
            raise self.refuse(node, "only numbers are chosen in one expression")
        wide = want or self.wide(node)
        test = self.truth(node.test)
        self.guarded += 1
        one, two = self.value(node.body, wide), self.value(node.orelse, wide)
        self.guarded -= 1
        kind = "bool" if self.kind(node) == BOOL else "W" if wide else "I"
        return f"({test} ? ({kind}){one} : ({kind}){two})"

    # ---------------------------------------------------------------- truth

    def truth(self, node: ast.expr) -> str:
        """Whether the expression counts as true."""
        match node:
            case ast.BoolOp():
                first, *rest = node.values
                parts = [self.truth(first)]
                self.guarded += 1
                parts += [self.truth(one) for one in rest]
                self.guarded -= 1
                return "(" + (" && " if isinstance(node.op, ast.And) else " || ").join(parts) + ")"
            case ast.UnaryOp(op=ast.Not()):
                return f"!{self.truth(node.operand)}"
            case ast.Compare():
                return self.comparison(node)
        kind = self.kind(node)
        if kind == BOOL:
            return self.value(node)
        if kind == INT:
            return f"({self.value(node)} != 0)"
        if kind.is_list:
            return f"({self.value(node)}.n != 0)"
        raise self.refuse(node, f"no truth of the subset: {ast.unparse(node)}")

    def comparison(self, node: ast.Compare) -> str:
        if len(node.ops) > 1 and any(isinstance(one, ast.Call) for one in ast.walk(node)):
            raise self.refuse(node, "a chain of comparisons with a call in it")
        parts, left = [], node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            parts.append(self._comparison(node, left, op, right))
            left = right
        return parts[0] if len(parts) == 1 else "(" + " && ".join(parts) + ")"

    def _comparison(self, node: ast.Compare, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        if isinstance(op, (ast.In, ast.NotIn)):
            found = self._member(left, right)
            return f"!{found}" if isinstance(op, ast.NotIn) else found
        if type(op) not in COMPARED or self.kind(left).is_list or self.kind(right).is_list:
            raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")
        wide = self.wide(left) or self.wide(right)
        return f"({self.value(left, wide)} {COMPARED[type(op)]} {self.value(right, wide)})"

    def _member(self, left: ast.expr, right: ast.expr) -> str:
        if isinstance(right, (ast.Tuple, ast.List)):
            if not isinstance(left, (ast.Name, ast.Attribute)):
                raise self.refuse(left, "what is looked for among written numbers must be a variable")
            return "(" + " || ".join(f"{self.value(left)} == {self.value(one)}" for one in right.elts) + ")"
        return f"{self.value(right)}.has({self.value(left)})"

    # ---------------------------------------------------------------- arithmetic

    def operation(self, node: ast.BinOp, want: bool) -> str:
        if self.kind(node).is_list:
            return self.temporary(node)
        operands = want or self.wide(node.left) or self.wide(node.right)
        text = self._operation(node, operands)
        return text if want or self.wide(node) else f"narrow({text})"

    def _operation(self, node: ast.BinOp, wide: bool) -> str:
        kind = "W" if wide else "I"
        left = f"({kind}){self.value(node.left, wide)}"
        shifting = isinstance(node.op, (ast.LShift, ast.RShift))
        right = self.value(node.right, wide and not shifting)
        match node.op:
            case ast.FloorDiv() | ast.Mod():
                return self._division(node, left, right, kind)
            case ast.LShift():
                return f"left_shift({left}, {right})"
            case ast.RShift():
                return f"right_shift({left}, {right})"
        if type(node.op) not in PLAIN_OPERATIONS:
            raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")
        return f"({left} {PLAIN_OPERATIONS[type(node.op)]} {right})"

    def _division(self, node: ast.BinOp, left: str, right: str, kind: str) -> str:
        """Down, as Python does; powers of two without a division."""
        by = self.scope.number(node.right)
        floor = isinstance(node.op, ast.FloorDiv)
        if by and by > 0 and by & (by - 1) == 0:
            return f"({left} >> {by.bit_length() - 1})" if floor else f"({left} & {by - 1})"
        return f"{'floor_div' if floor else 'floor_mod'}<{kind}>({left}, {right})"

    # ---------------------------------------------------------------- calls

    def call(self, node: ast.Call, want: bool = False) -> str:
        bits = self.scope.bits_function(node.func)
        if bits:
            return self._bits(bits, node, want)
        function = callee_of(self.storage.program, self.function, node)
        if function:
            return self._call(function, node)
        if isinstance(node.func, ast.Attribute):
            return self._method(node, node.func)
        if isinstance(node.func, ast.Name):
            return self._builtin(node, node.func.id, want)
        raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")

    def _bits(self, name: str, node: ast.Call, want: bool) -> str:
        first = node.args[0]
        if name == "bit":
            return f"podzemi::bit<{'W' if want else 'I'}>({self.value(first)})"
        if name == "shifted":
            wide = want or self.wide(first)
            kind = "W" if wide else "I"
            return f"left_shift(({kind}){self.value(first, wide)}, {self.value(node.args[1])})"
        kind = "W" if self.wide(first) else "I"
        rest = "".join(f", {self.value(one)}" for one in node.args[1:])
        return f"podzemi::{name}(({kind}){self.value(first, kind == 'W')}{rest})"

    def _call(self, function: Function, node: ast.Call) -> str:
        if function.key in self.circle:
            raise self.refuse(
                node, f"{function.key} comes back to this function: only as the last thing it does"
            )
        arguments = self.arguments(function, node)
        if function.returns.what == "object":
            name = self.fresh("made")
            self.before(node, f"{function.returns.name} {name};")
            self.before(node, f"{function.name}({', '.join([name, *arguments])});")
            return name
        return f"{function.name}({', '.join(arguments)})"

    def arguments(self, function: Function, node: ast.Call) -> list[str]:
        """The arguments that the native function takes."""
        if node.keywords or len(node.args) > len(function.parameters):
            raise self.refuse(node, "arguments are given by place")
        out = []
        for name, value in zip(function.parameters, node.args, strict=False):
            if name in function.native_parameters:
                wide = self.storage.is_wide(f"{function.key}.{name}")
                kind = function.parameters[name]
                text = self.truth(value) if kind == BOOL else self.value(value, wide and kind == INT)
                out.append(text)
        return out

    def _method(self, node: ast.Call, func: ast.Attribute) -> str:
        base = self.kind(func.value)
        if base == DICE:
            return f"{self.value(func.value)}.{func.attr}({', '.join(self.value(one) for one in node.args)})"
        if base.what == "object" and func.attr == "clone":
            return self.value(func.value)
        if base.is_list and func.attr in ("pop", "index", "count", *CHANGING):
            return self._list_method(node, func, base)
        raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")

    def _list_method(self, node: ast.Call, func: ast.Attribute, base: Kind) -> str:
        if node.keywords:
            raise self.refuse(node, "arguments are given by place")
        if func.attr == "append" and base.item.is_list:
            raise self.refuse(node, "a list is appended in a statement of its own")
        wide = self.wide(func.value)
        arguments = ", ".join(self.value(one, wide) for one in node.args)
        return f"{self.value(func.value)}.{func.attr}({arguments})"

    def _builtin(self, node: ast.Call, name: str, want: bool) -> str:
        arguments = node.args
        if name in self.storage.program.objects:
            return self.new_object(node, name)
        if name == "len":
            return f"(I){self.value(arguments[0])}.n"
        if name in ("min", "max") and len(arguments) > 1:
            wide = want or self.wide(node)
            kind = "W" if wide else "I"
            text = f"({kind}){self.value(arguments[0], wide)}"
            function = f"podzemi::{'least' if name == 'min' else 'most'}<{kind}>"
            for one in arguments[1:]:
                text = f"{function}({text}, {self.value(one, wide)})"
            return text
        if name == "sum" and len(arguments) == 1:
            return f"podzemi::sum({self.value(arguments[0])})"
        if name in ("int", "bool") and len(arguments) == 1:
            truth = self.truth(arguments[0]) if name == "bool" or self.kind(arguments[0]) == BOOL else None
            return f"(I){truth}" if name == "int" and truth else truth or self.value(arguments[0], want)
        raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")

    # ---------------------------------------------------------------- lists and objects that have no name

    def new_object(self, node: ast.Call, name: str) -> str:
        """An object made on the way, likewise."""
        raise NotImplementedError

    def temporary(self, node: ast.expr) -> str:
        """A list made on the way, given a name before the statement."""
        raise NotImplementedError
