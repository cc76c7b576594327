"""Reads clause ids: from the specifications, from the marks of the tests, from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
SOURCES = (
    (ROOT / "src" / "podzemi", ("*.py", "*.toml", "*.ftl")),
    (ROOT / "web" / "src", ("*.ts", "*.svelte")),
    (ROOT / "tests", ("*.py",)),
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def defined(text: str, prefix: str) -> list[str]:
    """The clauses and vectors of a specification: bold at the start of a line, an item or a row."""
    pattern = rf"^\s*(?:- |\| )?\*\*({prefix}-(?:T\d+|\d+(?:\.\d+)+))\b"
    return re.findall(pattern, text, re.MULTILINE)


def sections(text: str, prefix: str) -> list[str]:
    """The headings, which may be cited as a whole: `## 5. Effects`, `### 3.A State machine`."""
    numbers = re.findall(rf"^#{{2,3}} (?:{prefix}-)?(\d+(?:\.\w+)?)\.? ", text, re.MULTILINE)
    return [f"{prefix}-{number}" for number in numbers]


def cited(text: str, prefix: str) -> list[str]:
    """Every id of that game in a text, whatever the text is."""
    return re.findall(rf"\b{prefix}-(?:T\d+|\d+(?:\.(?:\d+|[A-Z]\b))*)", text)


def rules(game: str) -> str:
    return (RULES / f"{game}.md").read_text("utf-8")


def test_files() -> list[Path]:
    return sorted(TESTS.rglob("test_*.py"))


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """Each clause of a mark in a test file, with the place of its test."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, Function) and node.name.startswith("test_"):
            for call in _clause_calls(node.decorator_list):
                where = f"{path.relative_to(ROOT)}::{node.name}"
                yield from ((clause, where) for clause in _strings(call, where))


def stray_marks(path: Path) -> list[int]:
    """Lines of clause marks that stand on no test: they would hold nothing."""
    tree = ast.parse(path.read_text("utf-8"))
    tests = [node for node in ast.walk(tree) if isinstance(node, Function) and node.name.startswith("test_")]
    good = {id(call) for test in tests for call in _clause_calls(test.decorator_list)}
    return [call.lineno for call in _clause_calls([tree]) if id(call) not in good]


def _clause_calls(nodes: list[ast.expr] | list[ast.Module]) -> Iterator[ast.Call]:
    for root in nodes:
        for node in ast.walk(root):
            match node:
                case ast.Call(func=ast.Attribute(attr="clause") as func):
                    if ast.unparse(func) == "pytest.mark.clause":
                        yield node


def _strings(call: ast.Call, where: str) -> list[str]:
    values = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    assert values and len(values) == len(call.args) and not call.keywords, f"{where}: write the ids out"
    return values


def citations(prefix: str) -> Iterator[tuple[str, str]]:
    """Each id that the sources cite, with its file and line."""
    for folder, patterns in SOURCES:
        for pattern in patterns:
            for path in sorted(folder.rglob(pattern)):
                shown = path.relative_to(ROOT)
                for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                    yield from ((clause, f"{shown}:{number}") for clause in cited(line, prefix))
