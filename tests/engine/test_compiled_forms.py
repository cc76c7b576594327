"""Forms that mypyc compiles to something else than Python means; the compiled modules avoid them."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import compile as build  # noqa: E402 (a script of ours, not the built-in)

from podzemi.engine.bits import bit, shifted  # noqa: E402

MODULES = [ROOT / "src" / name for name in build.modules()]


def left_shifts_by_a_variable(source: str) -> list[int]:
    """Lines with `x << n`: mypyc 2.4 may compute that in 32 bits (see engine/bits.py)."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and not isinstance(node.right, ast.Constant)
    ]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_nothing_is_shifted_to_the_left_by_a_variable(module: Path) -> None:
    if module.name != "bits.py":
        assert left_shifts_by_a_variable(module.read_text("utf-8")) == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_no_class_is_marked_serializable(module: Path) -> None:
    """With mypy 2.4 such a class skips its constructor."""
    assert "serializable" not in module.read_text("utf-8")


def test_the_check_sees_the_form() -> None:
    assert left_shifts_by_a_variable("x = a | 1 << n") == [1]
    assert left_shifts_by_a_variable("x = y << 12 | 1 << 40") == []


def test_every_bit_is_where_it_should_be() -> None:
    assert [bit(n) for n in range(63)] == [2**n for n in range(63)]
    assert shifted(5, 40) == 5 * 2**40
