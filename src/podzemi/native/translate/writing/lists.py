"""Lists that an expression makes: displays, repetitions, slices, comprehensions."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from podzemi.native.translate.kinds import INT, Kind
from podzemi.native.translate.writing.expressions import Expressions
from podzemi.native.translate.writing.names import safe

NO_END = 2**30
"""More elements than any list has."""


@dataclass
class Lists(Expressions):
    """Fills a list that has a place, or a new one."""

    def list_type(self, kind: Kind, key: str, node: ast.AST) -> str:
        """The C++ type of a list or object that a variable holds."""
        found = self.storage.type(kind, key)
        if found is None:
            raise self.refuse(node, f"the shape does not say how long {key} can be")
        return found

    def temporary(self, node: ast.expr) -> str:
        kind, name = self.kind(node), self.fresh("list")
        if not kind.is_list:
            raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")
        self.before(node, f"{self._temporary_type(node, kind)} {name};")
        self.fill(name, kind, node)
        return name

    def _temporary_type(self, node: ast.expr, kind: Kind) -> str:
        if (
            isinstance(node, ast.List)
            and kind.item == INT
            and not any(isinstance(x, ast.Starred) for x in node.elts)
        ):
            return f"List<{'W' if self.wide(node) else 'int'}, {max(1, len(node.elts))}>"
        key = self.storage.key(self.scope, node.value) if isinstance(node, ast.Subscript) else None
        return self.list_type(kind, key or f"{self.function.key}:{node.lineno}", node)

    def fill(self, target: str, kind: Kind, value: ast.expr) -> None:
        """Lines after which the target holds the list that the expression is."""
        match value:
            case ast.List():
                self.display(target, kind, value)
            case ast.BinOp(op=ast.Mult()):
                self.repetition(target, value)
            case ast.Subscript(slice=ast.Slice() as part):
                self.part(target, value, part)
            case ast.ListComp():
                self.comprehension(target, kind, value)
            case ast.Call(func=ast.Name(id="list"), args=[inner]):
                self.write_list(target, inner)
            case ast.Call(func=ast.Name(id="sorted"), args=[inner], keywords=[]):
                self.lines += [f"{target}.copy({self.value(inner)});", f"{target}.sort();"]
            case ast.BinOp(op=ast.Add()):
                self.lines.append(f"{target}.copy({self.value(value.left)});")
                self.lines.append(f"{target}.extend({self.value(value.right)});")
            case ast.BinOp() | ast.IfExp():
                raise self.refuse(value, f"outside the subset: {ast.unparse(value)}")
            case _:
                text = self.value(value)
                self.lines.append(f"{target}.copy({text});")

    def display(self, target: str, kind: Kind, value: ast.List) -> None:
        items = value.elts
        if items and isinstance(items[0], ast.Starred):
            if self.value(items[0].value) != target:
                self.lines.append(f"{target}.copy({self.value(items[0].value)});")
            self.lines += [f"{target}.append({self.value(one)});" for one in items[1:]]
        elif not items or kind.item != INT:
            self.lines.append(f"{target}.clear();")
            for one in items:
                self.add(target, kind, one)
        else:
            wide = self.wide(value)
            self.lines.append(f"{target}.set({', '.join(self.value(one, wide) for one in items)});")

    def repetition(self, target: str, value: ast.BinOp) -> None:
        """`[x] * n * m`."""
        factors: list[ast.expr] = []
        base: ast.expr = value
        while isinstance(base, ast.BinOp) and isinstance(base.op, ast.Mult):
            factors.append(base.right)
            base = base.left
        if not (isinstance(base, ast.List) and len(base.elts) == 1 and self.kind(base.elts[0]) == INT):
            raise self.refuse(value, "only a list of one number is repeated")
        times = " * ".join(self.value(one) for one in reversed(factors))
        self.lines.append(f"{target}.fill({self.value(base.elts[0])}, {times});")

    def part(self, target: str, value: ast.Subscript, part: ast.Slice) -> None:
        """`x[:]`, `x[a:]`, `x[:b]`, `x[a:b]`, counted from the front."""
        if part.step is not None:
            raise self.refuse(value, "a slice with a step")
        source = self.value(value.value)
        if part.lower is None and part.upper is None:
            self.lines.append(f"{target}.copy({source});")
            return
        for bound in (part.lower, part.upper):
            if bound is not None and (self.scope.number(bound) or 0) < 0:
                raise self.refuse(value, "a slice is counted from the front")
        first = self.value(part.lower) if part.lower else "0"
        end = self.value(part.upper) if part.upper else str(NO_END)
        self.lines.append(f"{target}.copy({source}, {first}, {end});")

    def write_list(self, target: str, inner: ast.expr) -> None:
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "range":
            bounds = [self.value(one) for one in inner.args]
            if len(bounds) > 2:
                raise self.refuse(inner, "a list of a range with a step")
            first, end = ("0", bounds[0]) if len(bounds) == 1 else bounds
            self.lines.append(f"{target}.count_up({first}, {end});")
        else:
            self.lines.append(f"{target}.copy({self.value(inner)});")

    def comprehension(self, target: str, kind: Kind, value: ast.ListComp) -> None:
        """`[f(x) for x in list if ...]`, as the loops it is."""
        self.lines.append(f"{target}.clear();")
        self.each_of(target, kind, value, value.generators)

    def each_of(self, target: str, kind: Kind, value: ast.ListComp, loops: list[ast.comprehension]) -> None:
        """Add what the loops give, the first one outermost."""
        if not loops:
            self.add(target, kind, value.elt, self.wide(value.elt))
            return
        opening, closing = self.loop_head(loops[0])
        self.lines += opening
        outer, self.lines = self.lines, []
        for test in loops[0].ifs:
            self.lines.append(f"if (!{self.truth(test)}) continue;")
        self.each_of(target, kind, value, loops[1:])
        inner, self.lines = self.lines, outer
        self.lines += ["    " + line for line in inner] + closing

    def extend(self, owner: ast.expr, kind: Kind, value: ast.expr) -> None:
        """`x += y`: all of y is made before x grows."""
        target, same = self.value(owner), ast.unparse(owner)
        reads_itself = any(ast.unparse(one) == same for one in ast.walk(value) if isinstance(one, ast.expr))
        if isinstance(value, ast.ListComp) and not reads_itself:
            self.each_of(target, kind, value, value.generators)
        elif isinstance(value, (ast.ListComp, ast.List, ast.BinOp)):
            name = self.fresh("more")
            self.lines.append(
                f"{self.list_type(kind, self.storage.key(self.scope, owner) or same, owner)} {name};"
            )
            self.fill(name, kind, value)
            self.lines.append(f"{target}.extend({name});")
        else:
            self.lines.append(f"{target}.extend({self.value(value)});")

    def loop_head(self, one: ast.comprehension) -> tuple[list[str], list[str]]:
        """The first and last lines of a comprehension's loop."""
        if not isinstance(one.target, ast.Name):
            raise self.refuse(one.iter, "a comprehension with several variables")
        name = safe(one.target.id)
        if (
            isinstance(one.iter, ast.Call)
            and isinstance(one.iter.func, ast.Name)
            and one.iter.func.id == "range"
        ):
            bounds = [self.value(bound) for bound in one.iter.args]
            first, end = ("0", bounds[0]) if len(bounds) == 1 else bounds[:2]
            stop = self.fresh("end")
            return [f"for (I {name} = {first}, {stop} = {end}; {name} < {stop}; {name}++) {{"], ["}"]
        sequence, at = self.fresh("list"), self.fresh("at")
        head = [f"{{ auto&& {sequence} = {self.value(one.iter)};"]
        head.append(f"for (int {at} = 0; {at} < {sequence}.n; {at}++) {{ auto&& {name} = {sequence}[{at}];")
        return head, ["} }"]

    def append(self, node: ast.Call, func: ast.Attribute) -> None:
        """`x.append(y)` as a statement."""
        same = ast.unparse(func.value)
        if self.kind(func.value).item.is_list and any(ast.unparse(x) == same for x in ast.walk(node.args[0])):
            raise self.refuse(node, "a list is made of the one that it is added to")
        self.add(self.value(func.value), self.kind(func.value), node.args[0], self.wide(func.value))

    def add(self, target: str, kind: Kind, value: ast.expr, wide: bool = False) -> None:
        if kind.item.is_list:
            slot = self.fresh("row")
            self.lines.append(f"auto& {slot} = {target}.more();")
            self.fill(slot, kind.item, value)
        else:
            text = self.value(value, wide or self.wide(value))
            self.lines.append(f"{target}.append({text});")
