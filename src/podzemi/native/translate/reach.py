"""Reachable functions of a game's entry points, and their recursive groups."""

from __future__ import annotations

import ast

from podzemi.native.translate.source import BITS, Function, Module, Program


def callee_of(program: Program, function: Function, node: ast.Call) -> Function | None:
    """The translated function that a call means; None for everything else."""
    return resolve(program, function.module, node.func)


def resolve(program: Program, module: Module, func: ast.expr) -> Function | None:
    """The function that `name` or `module.name` means, those of `engine.bits` left out."""
    found: Function | None = None
    if isinstance(func, ast.Name):
        found = program.function(module, func.id)
    elif isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name):
        home = program.submodule(module, func.value.id)
        found = program.function(home, func.attr) if home else None
    return None if found and found.module.name == BITS else found


def callees(program: Program, function: Function) -> list[Function]:
    """The functions that one calls itself, in the order of the text."""
    calls = [node for node in function.nodes if isinstance(node, ast.Call)]
    found = [callee_of(program, function, node) for node in calls]
    return [one for one in found if one is not None]


def reachable(program: Program, roots: list[Function]) -> list[Function]:
    """Every function reachable from the roots, callees first."""
    order: list[Function] = []
    seen: set[str] = set()

    def visit(function: Function) -> None:
        if function.key in seen:
            return
        seen.add(function.key)
        for one in callees(program, function):
            visit(one)
        order.append(function)

    for root in roots:
        visit(root)
    return order


def circles(program: Program, functions: list[Function]) -> dict[str, list[Function]]:
    """By function that can come to itself again: all of its circle, in order."""
    direct = {one.key: {other.key for other in callees(program, one)} for one in functions}
    far = {key: _closure(direct, key) for key in direct}
    return {
        one.key: [other for other in functions if other.key in far[one.key] and one.key in far[other.key]]
        for one in functions
        if one.key in far[one.key]
    }


def _closure(direct: dict[str, set[str]], start: str) -> set[str]:
    todo, seen = list(direct[start]), set[str]()
    while todo:
        key = todo.pop()
        if key not in seen:
            seen.add(key)
            todo += direct[key]
    return seen
