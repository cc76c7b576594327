"""Small changes of a rule, one at a time: what `scripts/mutate.py` puts to the test.

A mutant is a place in a syntax tree and what stands there instead. Annotations, docstrings and texts are
left alone: they are no rules.
"""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

FUTURE = 0x1000000
"""`from __future__ import annotations`, for functions that are compiled alone."""
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NEGATED_BY_COMPARISON = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Flipping such a comparison already negates a condition that is nothing else."""

Step = tuple[str, int]
"""From a node to one of its children: the field, and the place in it if it is a list (else -1)."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """One change. `path`: how to get from the module's tree to the node that is replaced by `node`."""

    game: str
    file: str
    line: int
    function: str
    operator: str
    before: str
    after: str
    path: tuple[Step, ...]
    node: ast.AST
    copy: int
    """The number of this one among those of its function that read the same."""
    alone: bool
    """Inside a function of the module, whose code can be changed without loading anything anew."""
    around: str
    """A digest of the function, or of what else stands around it in the module."""

    @property
    def id(self) -> str:
        """The same as long as the function is: line numbers are not part of it."""
        return f"{self.file}:{self.function}:{self.operator}:{self.before} → {self.after}#{self.copy}"


def mutants_of(game: str, path: Path, root: Path) -> list[Mutant]:
    """All mutants of one file, in the order of the text."""
    tree = ast.parse(path.read_text("utf-8"))
    digests = [_digest(statement) for statement in tree.body]
    counted: dict[str, int] = {}
    found = []
    for steps, node, function in _places(tree, (), ""):
        for operator, new in _changes(node):
            before, after = _short(node), _short(new)
            key = f"{function}:{operator}:{before} → {after}"
            counted[key] = counted.get(key, 0) + 1
            line = getattr(node, "lineno", 0)
            name = str(path.relative_to(root))
            at, number = steps[0][1], counted[key]
            alone, around = isinstance(tree.body[at], Function), digests[at]
            found.append(
                Mutant(game, name, line, function, operator, before, after, steps, new, number, alone, around)
            )
    return found


def _digest(statement: ast.stmt) -> str:
    """The same with every version of Python, which a dump of the tree is not: what others found counts."""
    return hashlib.sha256(ast.unparse(statement).encode()).hexdigest()[:12]


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 80 else text[:77] + "..."


def _places(
    node: ast.AST, steps: tuple[Step, ...], function: str
) -> Iterator[tuple[tuple[Step, ...], ast.AST, str]]:
    """Every node that may be changed, with its path and the function around it."""
    yield steps, node, function
    if isinstance(node, Function | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        if isinstance(value, ast.AST):
            yield from _places(value, (*steps, (name, -1)), function)
        elif isinstance(value, list):
            for number, one in enumerate(value):
                if isinstance(one, ast.AST) and not _is_text(one):
                    yield from _places(one, (*steps, (name, number)), function)


def _is_text(node: ast.AST) -> bool:
    """A docstring, or a text that stands alone."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Everything that may stand instead of a node."""
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.BoolOp):
        yield "and/or", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield "arithmetic", ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield "arithmetic", ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        yield "drop", ast.Pass()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub | ast.Invert):
        yield "drop sign", node.operand
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from _negations(node)
    elif _can_go(node):
        yield "drop", ast.Pass()


def _comparisons(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    for number, op in enumerate(node.ops):
        ops = [COMPARISONS[type(op)]() if at == number else one for at, one in enumerate(node.ops)]
        yield "comparison", ast.Compare(node.left, ops, node.comparators)


def _constants(node: ast.Constant) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)
        if node.value > 0:
            yield "constant", ast.Constant(node.value - 1)


def _negations(node: ast.If | ast.While | ast.IfExp) -> Iterator[tuple[str, ast.AST]]:
    test = node.test
    if isinstance(test, ast.Constant | ast.UnaryOp) or (
        isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"
    ):
        return
    if isinstance(test, ast.Compare) and isinstance(test.ops[0], NEGATED_BY_COMPARISON):
        return
    changed = copy.copy(node)
    changed.test = ast.UnaryOp(ast.Not(), test)
    yield "negate", changed


def _can_go(node: ast.AST) -> bool:
    """A statement that does something without which the rest still makes sense."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Continue | ast.Break | ast.Delete)


def mutated(tree: ast.Module, mutant: Mutant) -> ast.Module:
    """A copy of the tree with the change in it."""
    changed = copy.deepcopy(tree)
    holder: ast.AST = changed
    for field, number in mutant.path[:-1]:
        holder = getattr(holder, field) if number < 0 else getattr(holder, field)[number]
    field, number = mutant.path[-1]
    old = getattr(holder, field) if number < 0 else getattr(holder, field)[number]
    new = ast.copy_location(copy.deepcopy(mutant.node), old)
    if number < 0:
        setattr(holder, field, new)
    else:
        getattr(holder, field)[number] = new
    return ast.fix_missing_locations(changed)


def function_code(changed: ast.Module, mutant: Mutant, filename: str) -> CodeType:
    """The code of the changed function, compiled alone; for a mutant inside a function of the module."""
    outermost = changed.body[mutant.path[0][1]]
    code = compile(ast.Module([outermost], []), filename, "exec", FUTURE, dont_inherit=True)
    return next(one for one in code.co_consts if isinstance(one, CodeType))
