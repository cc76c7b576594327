"""What lies outside the subset is refused with file and line, and never translated to something else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from native.outside import translated
from podzemi.native.translate.source import Untranslatable

REFUSED = {
    "a dictionary": "state.a = {1: 2}[1]",
    "a division that is not whole": "state.a = int(state.a / 2)",
    "a power": "state.a = state.a**2",
    "an exception": "try:\n    state.a = 1\nfinally:\n    state.b = 2",
    "a loop with else": "for n in range(3):\n    state.a = n\nelse:\n    state.a = 9",
    "two variables of a loop": "for n, x in enumerate(state.xs):\n    state.a = n",
    "two targets": "state.a, state.b = state.b, 3",
    "a chain of targets": "state.a = state.b = 3",
    "a text": "name = 'x'\nstate.a = len(name)",
    "a slice with a step": "state.xs = state.ys[::2]",
    "a slice from the end": "state.xs = state.ys[-2:]",
    "an element from the end": "state.a = state.xs[-2]",
    "a number for a truth": "state.a = state.a or 3",
    "lists compared": "state.flag = state.xs == state.ys",
    "a function within": "def inner() -> None:\n    pass\ninner()",
    "a walrus": "if (n := state.a) > 2:\n    state.b = n",
    "a list that nobody measured": "out: list[i64] = []\nout.append(1)\nstate.a = len(out)",
    "recursion that goes on afterwards": "state.a = _again(state, 3)",
    "a pop and a look at the list": "state.a = state.xs.pop() - len(state.xs)",
    "two pops": "state.a = state.xs.pop() - state.xs.pop()",
    "a die and a die": "state.a = state.dice.below(3) * 3 + state.dice.below(3)",
    "an index that the value moves": "state.xs[len(state.ys)] = state.ys.pop()",
    "hands exchanged by names": "row = state.grid[0]\nstate.grid[0] = state.grid[1]\nstate.grid[1] = row",
    "a name for what was bound anew": "row = state.xs\nstate.xs = []\nrow.append(1)",
    "a name for what a function binds anew": "row = state.xs\n_renew(state)\nrow.append(1)",
    "a parameter for what is bound anew": "_keep(state, state.xs)",
    "one list in two fields": "state.xs = state.ys",
    "a list changed after it was stored": "new: list[i64] = [1]\nstate.xs = new\nnew.append(2)",
    "an object in two places": "state.parts.append(state.one)",
    "a list given back that lies elsewhere": "state.a = len(_own(state))",
    "a list bound anew in its loop": "for n in state.xs:\n    state.xs = [n]",
    "now this list, now that": "row = state.xs\nif state.flag:\n    row = [1]\nrow.append(2)",
    "a parameter bound anew": "_bind(state, state.xs)",
}

HELPERS = """
def _again(state: State, n: i64) -> i64:
    return 0 if n == 0 else 1 + _again(state, n - 1)


def _renew(state: State) -> None:
    state.xs = []


def _keep(state: State, numbers: list[i64]) -> None:
    state.xs = []
    numbers.append(1)


def _own(state: State) -> list[i64]:
    return state.xs


def _bind(state: State, numbers: list[i64]) -> None:
    numbers = [3]
    numbers.append(4)
"""


@pytest.mark.parametrize("body", REFUSED.values(), ids=REFUSED.keys())
def test_it_is_refused(body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Untranslatable, match=r"^rules\.py:\d+: "):
        translated(body, HELPERS, tmp_path, monkeypatch)


def test_the_line_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Untranslatable) as refused:
        translated("state.a = 1\nstate.b = state.a**2", HELPERS, tmp_path, monkeypatch)
    found = re.match(r"rules\.py:(\d+)", str(refused.value))
    assert found
    assert (
        (tmp_path / "outside" / "rules.py").read_text("utf-8").splitlines()[int(found[1]) - 1].endswith("**2")
    )


def test_what_is_allowed_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "put(state.a, 1)" in translated("state.a = 1", HELPERS, tmp_path, monkeypatch)
