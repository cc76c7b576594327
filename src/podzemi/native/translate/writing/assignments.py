"""Assignments: scalars are stored, lists copied, references bound."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from podzemi.native.translate.kinds import BOOL, BOX, INT, LEFT_OUT, Kind
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.variables import Variables
from podzemi.native.translate.writing.lists import Lists
from podzemi.native.translate.writing.names import safe


@dataclass
class Assignments(Lists):
    """Writes what binds names and changes places."""

    variables: Variables = field(init=False)

    def __post_init__(self) -> None:
        self.variables = Variables(self.scope)

    # ---------------------------------------------------------------- assignments

    def assign(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.bind(node, target.id, value)
            return
        kind = self.kind(target)
        if kind is LEFT_OUT:
            raise self.refuse(node, f"{ast.unparse(target)} has no type of the subset")
        if kind == INT:
            text = self.value(value, self.wide(target))
            self.lines.append(f"put({self.value(target)}, {text});")
        elif kind == BOOL:
            text = self.truth(value)
            self.lines.append(f"{self.value(target)} = {text};")
        elif kind.is_list:
            self.fill(self.value(target), kind, value)
        elif kind.what in ("object", "dice"):
            text = self.value(value)
            self.lines.append(f"{self.value(target)} = {text};")
        else:
            raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")

    def bind(self, node: ast.stmt, name: str, value: ast.expr) -> None:
        """`name = value`, declared here if this is its place."""
        kind = self.scope.kinds.get(name, LEFT_OUT)
        key = f"{self.function.key}.{name}"
        new = self.variables.declared.get(name) is node
        if kind == BOX:
            return
        if kind is LEFT_OUT:
            raise self.refuse(node, f"{name} has no type of the subset")
        if kind == INT:
            text = self.value(value, self.storage.is_wide(key))
            self.lines.append(f"{self.storage.scalar(key) + ' ' if new else ''}{safe(name)} = {text};")
        elif kind == BOOL:
            self.lines.append(f"{'bool ' if new else ''}{safe(name)} = {self.truth(value)};")
        elif name == self.result:
            if new:
                self.lines.append(f"auto& {safe(name)} = result;")
            if kind.is_list:
                self.fill(safe(name), kind, value)
            else:
                self.build("result", value)
        elif not self.variables.is_owner(name):
            self.refer(node, name, value, new)
        elif kind.is_list:
            self.own_list(node, name, key, value, new)
        else:
            self.own_object(name, kind, value, new)

    def refer(self, node: ast.stmt, name: str, value: ast.expr, new: bool) -> None:
        """A name for what lies elsewhere."""
        if name in self.function.parameters:
            raise self.refuse(node, f"{name} is a parameter and keeps its meaning")
        if name in self.pointers:
            self.lines.append(f"{safe(name)} = &{self.value(value)};")
        elif new and self.variables.binding_count(name) == 1:
            self.lines.append(f"auto&& {safe(name)} = {self.value(value)};")
        elif new:
            self.pointers.add(name)
            self.lines.append(f"auto* {safe(name)} = &{self.value(value)};")
        else:
            raise self.refuse(node, f"{name} is given a second meaning")

    def own_list(self, node: ast.stmt, name: str, key: str, value: ast.expr, new: bool) -> None:
        odd = self.variables.rebinding(name)
        if odd is not None:
            raise self.refuse(odd, f"{name} is a list of its own here, and one that lies elsewhere there")
        if name in self.function.parameters:
            raise self.refuse(node, f"{name} is a parameter and keeps its meaning")
        kind = self.scope.kinds[name]
        if new and isinstance(value, ast.Call) and self.kind(value).is_list and self._is_function(value):
            self.lines.append(f"auto {safe(name)} = {self.value(value)};")
            return
        if new:
            self.lines.append(f"{self.list_type(kind, key, node)} {safe(name)};")
        self.fill(safe(name), kind, value)

    def _is_function(self, value: ast.Call) -> bool:
        return callee_of(self.storage.program, self.function, value) is not None or bool(
            self.scope.bits_function(value.func)
        )

    def own_object(self, name: str, kind: Kind, value: ast.expr, new: bool) -> None:
        if new:
            self.lines.append(f"{kind.name} {safe(name)};")
        self.build(safe(name), value)

    def build(self, target: str, value: ast.expr) -> None:
        """Make the target the object that the expression is."""
        if isinstance(value, ast.Call):
            name = value.func.id if isinstance(value.func, ast.Name) else ""
            function = callee_of(self.storage.program, self.function, value)
            if name in self.storage.program.objects:
                self.construct(target, name, value)
                return
            if function:
                self.lines.append(
                    f"{function.name}({', '.join([target, *self.arguments(function, value)])});"
                )
                return
        self.lines.append(f"{target} = {self.value(value)};")

    def new_object(self, node: ast.Call, name: str) -> str:
        made = self.fresh("made")
        self.before(node, f"{name} {made};")
        self.construct(made, name, node)
        return made

    def construct(self, target: str, name: str, value: ast.Call) -> None:
        """Every field in the order it is written."""
        fields = self.storage.program.classes[name]
        if value.args or {one.arg for one in value.keywords} != set(fields):
            raise self.refuse(value, f"{name} takes every field by name")
        for word in value.keywords:
            assert word.arg is not None
            place, kind = f"{target}.{safe(word.arg)}", fields[word.arg]
            if kind == INT:
                wide = self.storage.is_wide(f"{name}.{word.arg}")
                self.lines.append(f"put({place}, {self.value(word.value, wide)});")
            elif kind == BOOL:
                self.lines.append(f"{place} = {self.truth(word.value)};")
            elif kind.is_list:
                self.fill(place, kind, word.value)
            elif kind.what == "object":
                self.build(place, word.value)
            elif kind != BOX:
                self.lines.append(f"{place} = {self.value(word.value)};")

    def assign_two(self, node: ast.Assign, target: ast.Tuple) -> None:
        """`a, b = b, a` and nothing else."""
        values = node.value.elts if isinstance(node.value, ast.Tuple) else []
        left, right = [ast.unparse(one) for one in target.elts], [ast.unparse(one) for one in values]
        if len(left) != 2 or left != right[::-1]:
            raise self.refuse(node, "of assignments to several targets only an exchange")
        self.lines.append(f"exchange({self.value(target.elts[0])}, {self.value(target.elts[1])});")

    def change(self, node: ast.AugAssign) -> None:
        """`target op= value`."""
        kind = self.kind(node.target)
        if kind.is_list and isinstance(node.op, ast.Add):
            self.extend(node.target, kind, node.value)
            return
        if kind != INT:
            raise self.refuse(node, f"outside the subset: {ast.unparse(node)}")
        whole = ast.copy_location(ast.BinOp(node.target, node.op, node.value), node)
        self.assign(node, node.target, whole)
