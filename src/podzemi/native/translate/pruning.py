"""Removes docstrings and all code under `if log is not None`."""

from __future__ import annotations

import ast
import copy


def prune(function: ast.FunctionDef) -> ast.FunctionDef:
    """A copy of the function that plays the same match and tells nobody."""
    found = copy.deepcopy(function)
    found.body = _block(found.body)
    return found


def _block(body: list[ast.stmt]) -> list[ast.stmt]:
    out: list[ast.stmt] = []
    for statement in body:
        out += _statement(statement)
        if out and isinstance(out[-1], (ast.Return, ast.Raise, ast.Continue, ast.Break)):
            break
    return out


def _statement(node: ast.stmt) -> list[ast.stmt]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return []
    if isinstance(node, ast.If):
        return _branch(node)
    if isinstance(node, (ast.For, ast.While)):
        node.body = _block(node.body)
        node.orelse = _block(node.orelse)
    return [node]


def _branch(node: ast.If) -> list[ast.stmt]:
    """`log` is None, and stays None."""
    truth = _without_log(node.test)
    if truth is False:
        return _block(node.orelse)
    if truth is True:
        return _block(node.body)
    node.body = _block(node.body)
    node.orelse = _block(node.orelse)
    return [node] if node.body or node.orelse else _effects_of(node)


def _effects_of(node: ast.If) -> list[ast.stmt]:
    """A branch with nothing in it: the condition alone, if it calls something."""
    if any(isinstance(one, ast.Call) for one in ast.walk(node.test)):
        return [ast.copy_location(ast.Expr(node.test), node)]
    return []


def _without_log(test: ast.expr) -> bool | None:
    """The value of a condition without a log; None if it does not ask about the log."""
    text = ast.unparse(test)
    if text in ("log is not None", "log is None"):
        return text == "log is None"
    if text in ("dice.scripted", "self.scripted"):
        return False
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = _without_log(test.operand)
        return None if inner is None else not inner
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return False if any(_without_log(one) is False for one in test.values) else None
    return None
