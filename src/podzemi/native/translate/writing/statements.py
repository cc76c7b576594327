"""Statements and whole functions as C++."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from podzemi.native.translate.checks.plain import is_plain
from podzemi.native.translate.kinds import BOOL, INT, NOTHING, Kind, list_of
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.source import Function
from podzemi.native.translate.writing.assignments import Assignments
from podzemi.native.translate.writing.names import safe


@dataclass
class Body(Assignments):
    """The statements of one function."""

    def __post_init__(self) -> None:
        super().__post_init__()
        returned = {_return_text(node) for node in self.function.nodes if isinstance(node, ast.Return)}
        names = {name for name in returned if name}
        if self.function.returns.what in ("object", "list") and len(names) == 1:
            name = names.pop()
            self.result = name if name not in self.function.parameters else None
        if self.result and self.function.returns.is_list and not self.variables.is_owner(self.result):
            self.result = None

    def text(self) -> list[str]:
        """All lines of the function."""
        for name in self.variables.hoisted:
            self._hoist(name)
        self.block(self.function.node.body, True)
        return self.lines

    def _hoist(self, name: str) -> None:
        kind = self.scope.kinds[name]
        key = f"{self.function.key}.{name}"
        if kind == INT:
            self.lines.append(f"{self.storage.scalar(key)} {safe(name)} = 0;")
        elif kind == BOOL:
            self.lines.append(f"bool {safe(name)} = false;")
        elif name == self.result:
            self.lines.append(f"auto& {safe(name)} = result;")
        elif self.variables.is_owner(name):
            self.lines.append(f"{self.list_type(kind, key, self.function.node)} {safe(name)};")
        else:
            self.pointers.add(name)
            self.lines.append(f"{self.list_type(kind, key, self.function.node)}* {safe(name)} = nullptr;")

    # ---------------------------------------------------------------- blocks

    def block(self, body: list[ast.stmt], tail: bool) -> None:
        """Statements one after the other; `tail`: the function is over after the last one."""
        for number, statement in enumerate(body):
            last = number == len(body) - 1
            follows = body[number + 1] if not last else None
            ends = tail if last else isinstance(follows, ast.Return) and follows.value is None
            self.statement(statement, ends)

    def inner(self, body: list[ast.stmt], tail: bool) -> list[str]:
        """The lines of a block inside."""
        outer, self.lines = self.lines, []
        self.block(body, tail)
        lines, self.lines = self.lines, outer
        return ["    " + line for line in lines]

    def statement(self, node: ast.stmt, tail: bool) -> None:
        self.lines.append(f'AT("{self.function.module.path}", {node.lineno});')
        match node:
            case ast.Pass():
                pass
            case ast.Break():
                self.lines.append("break;")
            case ast.Continue():
                self.lines.append("continue;")
            case ast.Return():
                self.give_back(node)
            case ast.Expr(value=ast.Call() as call):
                self.write_call(call, tail)
            case ast.Expr(value=value):
                self.lines.append(f"(void){self.truth(value)};")
            case ast.AnnAssign(value=ast.expr() as value):
                self.assign(node, node.target, value)
            case ast.Assign(targets=[ast.Tuple() as target]):
                self.assign_two(node, target)
            case ast.Assign(targets=[target]):
                self.assign(node, target, node.value)
            case ast.AugAssign():
                self.change(node)
            case ast.If():
                self.branch(node, tail)
            case ast.While():
                self.repeat(node)
            case ast.For():
                self.loop(node)
            case ast.Assert():
                self.lines.append(f'CHECK({self.truth(node.test)}, "assertion");')
            case ast.Raise():
                self.never()
            case _:
                raise self.refuse(node, f"outside the subset: {ast.unparse(node).splitlines()[0]}")

    def never(self) -> None:
        kind = self.function.returns
        if kind in (INT, BOOL):
            self.lines.append(f"return never<{'bool' if kind == BOOL else 'I'}>();")
        else:
            self.lines.append("never();")

    def branch(self, node: ast.If, tail: bool) -> None:
        if self.write_append_if(node):
            return
        test = self.truth(node.test)
        self.lines.append(f"if ({_bare(test)}) {{")
        self.lines += self.inner(node.body, tail)
        if node.orelse:
            self.lines.append("} else {")
            self.lines += self.inner(node.orelse, tail)
        self.lines.append("}")

    def write_append_if(self, node: ast.If) -> bool:
        """`if test: out.append(code)`, as legal lists are made: without a branch to be guessed wrong."""
        match node:
            case ast.If(
                body=[
                    ast.Expr(
                        value=ast.Call(func=ast.Attribute(value=ast.Name() as owner, attr="append")) as call
                    )
                ],
                orelse=[],
            ) if self.kind(owner) == list_of(INT) and is_plain(
                self.storage.program, self.scope, call.args[0]
            ):
                test, value = self.truth(node.test), self.value(call.args[0], self.wide(owner))
                self.lines.append(f"APPEND_IF({self.value(owner)}, {_bare(test)}, {value});")
                return True
        return False

    def repeat(self, node: ast.While) -> None:
        if node.orelse:
            raise self.refuse(node, "a loop with else")
        outer, self.lines = self.lines, []
        test = self.truth(node.test)
        prelude, self.lines = self.lines, outer
        if prelude:
            self.lines += ["for (;;) {", *("    " + line for line in prelude), f"    if (!{test}) break;"]
        else:
            self.lines.append(f"while ({_bare(test)}) {{")
        self.lines += self.inner(node.body, False)
        self.lines.append("}")

    # ---------------------------------------------------------------- loops

    def loop(self, node: ast.For) -> None:
        if node.orelse or not isinstance(node.target, ast.Name):
            raise self.refuse(node, "a loop with else or several variables")
        name = node.target.id
        owned = name in self.variables.loop_locals
        if not owned and self.scope.kinds[name] not in (INT, BOOL):
            raise self.refuse(node, f"{name} is used after its loop")
        if (
            isinstance(node.iter, ast.Call)
            and isinstance(node.iter.func, ast.Name)
            and node.iter.func.id == "range"
        ):
            self.count(node, name, node.iter, owned)
        else:
            self.each(node, name, owned)

    def count(self, node: ast.For, name: str, numbers: ast.Call, owned: bool) -> None:
        """`range`: the bounds are found once, and the variable may be changed inside."""
        key = f"{self.function.key}.{name}"
        kind = self.storage.scalar(key)
        first, end, step = self._bounds(numbers)
        changed = sum(one.is_store for one in self.variables.seen[name] if one.statement in ast.walk(node))
        stop = self.fresh("end")
        at = safe(name) if owned and changed == 1 else self.fresh("at")
        test, move = (
            (">", f"{at} -= {-step}") if step < 0 else ("<", f"{at} += {step}" if step > 1 else f"{at}++")
        )
        self.lines.append(f"for ({kind} {at} = {first}, {stop} = {end}; {at} {test} {stop}; {move}) {{")
        if at != safe(name):
            self.lines.append(f"    {kind + ' ' if owned else ''}{safe(name)} = {at};")
        self.lines += self.inner(node.body, False)
        self.lines.append("}")

    def _bounds(self, numbers: ast.Call) -> tuple[str, str, int]:
        values = [self.value(one) for one in numbers.args]
        step = self.scope.number(numbers.args[2]) if len(values) == 3 else 1
        if not step:
            raise self.refuse(numbers, "the step of a range is a plain number")
        return ("0", values[0], 1) if len(values) == 1 else (values[0], values[1], step)

    def each(self, node: ast.For, name: str, owned: bool) -> None:
        """A list, element by element: as long as it is at the time, like Python's own loop."""
        backwards = isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "reversed"
        over = node.iter.args[0] if backwards and isinstance(node.iter, ast.Call) else node.iter
        kind = self.kind(over)
        if not kind.is_list:
            raise self.refuse(node, f"a loop over {ast.unparse(over)}")
        sequence, at = self.fresh("list"), self.fresh("at")
        self.lines.append("{")
        self.lines.append(f"    auto&& {sequence} = {self.value(over)};")
        counting = (
            f"int {at} = {sequence}.n - 1; {at} >= 0; {at}--"
            if backwards
            else f"int {at} = 0; {at} < {sequence}.n; {at}++"
        )
        self.lines.append(f"    for ({counting}) {{")
        declared = self.declared_type(kind.item, f"{self.function.key}.{name}") + " " if owned else ""
        self.lines.append(f"        {declared}{safe(name)} = {sequence}[{at}];")
        self.lines += ["    " + line for line in self.inner(node.body, False)]
        self.lines += ["    }", "}"]

    def declared_type(self, kind: Kind, key: str) -> str:
        if kind == INT:
            return self.storage.scalar(key)
        return "bool" if kind == BOOL else "auto&&"

    # ---------------------------------------------------------------- calls and results

    def write_call(self, node: ast.Call, tail: bool) -> None:
        function = callee_of(self.storage.program, self.function, node)
        if function and function.key in self.circle:
            self.jump(node, function, tail)
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "append":
            self.append(node, node.func)
        else:
            self.lines.append(f"{self.call(node)};")

    def jump(self, node: ast.Call, function: Function, tail: bool) -> None:
        """The last thing that a function of the circle does is to go on with another of them."""
        if not tail:
            raise self.refuse(
                node, f"{function.key} comes back to this function: only as the last thing it does"
            )
        names = function.native_parameters
        values = [one for name, one in zip(function.parameters, node.args, strict=False) if name in names]
        moved = []
        for name, value in zip(names, values, strict=True):
            if function.parameters[name] in (INT, BOOL):
                kept = self.fresh("next")
                self.lines.append(f"auto {kept} = {self.value(value)};")
                moved.append(f"{safe(name)} = {kept};")
            elif ast.unparse(value) != name:
                raise self.refuse(node, f"{name} must be passed on under its own name")
        self.lines += [*moved, f"which = {self.circle.index(function.key)};", "goto again;"]

    def give_back(self, node: ast.Return) -> None:
        kind, value = self.function.returns, node.value
        if value is None or kind == NOTHING:
            self.lines.append("return;")
        elif kind == BOOL:
            self.lines.append(f"return {_bare(self.truth(value))};")
        elif kind == INT:
            wide = self.storage.is_wide(f"{self.function.key}()")
            text = self.value(value, wide)
            self.lines.append(f"return {text if wide or not self.wide(value) else f'narrow({text})'};")
        elif kind.what == "object":
            if not (isinstance(value, ast.Name) and value.id == self.result):
                self.build("result", value)
            self.lines.append("return;")
        elif kind.is_list:
            self.give_back_list(node, kind, value)
        else:
            raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")

    def give_back_list(self, node: ast.Return, kind: Kind, value: ast.expr) -> None:
        """Write a returned list to the caller's output parameter; `a if c else b` becomes two returns."""
        if isinstance(value, ast.IfExp):
            one: ast.stmt = ast.copy_location(ast.Return(value.body), node)
            two: ast.stmt = ast.copy_location(ast.Return(value.orelse), node)
            self.branch(ast.copy_location(ast.If(value.test, [one], [two]), node), False)
            return
        function = (
            callee_of(self.storage.program, self.function, value) if isinstance(value, ast.Call) else None
        )
        if function and isinstance(value, ast.Call):
            arguments = ["result", *self.arguments(function, value)]
            self.lines.append(f"{function.name}_into({', '.join(arguments)});")
        elif not (isinstance(value, ast.Name) and value.id == self.result):
            self.fill("result", kind, value)
        self.lines.append("return;")


def _return_text(node: ast.Return) -> str | None:
    return node.value.id if isinstance(node.value, ast.Name) else None


def _bare(text: str) -> str:
    """A condition without the brackets around all of it."""
    if not (text.startswith("(") and text.endswith(")")):
        return text
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and place < len(text) - 1:
            return text
    return text[1:-1]
