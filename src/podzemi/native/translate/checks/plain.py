"""Expressions that do nothing but compute: they may be evaluated even where the result is not wanted."""

from __future__ import annotations

import ast

from podzemi.native.translate.kinds import BOOL, INT
from podzemi.native.translate.reach import callee_of
from podzemi.native.translate.scope import Scope
from podzemi.native.translate.source import Program

HARMLESS = (ast.Add, ast.Sub, ast.Mult, ast.BitOr, ast.BitAnd, ast.LShift)


def is_plain(program: Program, scope: Scope, node: ast.expr) -> bool:
    """Numbers, variables, sums and packed codes of them; no element, no field, nothing that can fail."""
    if scope.number(node) is not None:
        return True
    match node:
        case ast.Name():
            return scope.kind(node) in (INT, BOOL)
        case ast.BinOp():
            parts = (node.left, node.right)
            return isinstance(node.op, HARMLESS) and all(is_plain(program, scope, one) for one in parts)
        case ast.Call():
            return _is_packed(program, scope, node)
    return False


def _is_packed(program: Program, scope: Scope, node: ast.Call) -> bool:
    """A call of a function that gives back such an expression."""
    function = callee_of(program, scope.function, node)
    if (
        function is None
        or function.returns != INT
        or not all(is_plain(program, scope, one) for one in node.args)
    ):
        return False
    body = function.node.body
    value = body[0].value if len(body) == 1 and isinstance(body[0], ast.Return) else None
    return value is not None and is_plain(program, Scope(program, function), value)
