"""Refuses expressions whose parts must be evaluated from left to right, which C++ does not promise."""

from __future__ import annotations

import ast
from itertools import combinations

from podzemi.native.translate.checks.effects import Effects
from podzemi.native.translate.scope import Scope

WHY = "the order of evaluation matters here: give one part a name first"


def check_order(effects: Effects, scope: Scope) -> None:
    """Every expression of a function; Refused where one part changes what another one reads or changes."""
    for node in scope.function.nodes:
        for one, two in combinations(_parts(node), 2):
            first, second = effects.of(scope, one), effects.of(scope, two)
            if first.writes & (second.reads | second.writes) or second.writes & first.reads:
                raise scope.function.refuse(node, WHY)


def _parts(node: ast.AST) -> list[ast.expr]:
    """The parts of an expression or assignment that C++ may evaluate in any order."""
    match node:
        case ast.BinOp():
            return [node.left, node.right]
        case ast.Compare():
            return [node.left, *node.comparators]
        case ast.Subscript(slice=ast.expr() as at) if not isinstance(at, ast.Slice):
            return [node.value, at]
        case ast.Call(func=ast.Attribute(value=ast.expr() as receiver)):
            return [receiver, *node.args]
        case ast.Call():
            return list(node.args)
        case ast.List():
            return node.elts
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript() as target]):
            return [*_inside(target), node.value]
        case ast.AugAssign():
            return [node.target, node.value]
    return []


def _inside(target: ast.Attribute | ast.Subscript) -> list[ast.expr]:
    """The expressions that are evaluated to find the place of a target."""
    return [target.value, target.slice] if isinstance(target, ast.Subscript) else [target.value]
