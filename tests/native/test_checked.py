"""A checked build stops at what Python would not allow or the shape does not foresee, and names the line."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from native_plain import CHECKED, compile_header  # noqa: E402 (a script of ours)

from native.outside import translated  # noqa: E402

MISTAKES = {
    "while True:\n        state.xs.append(1)": "list is full",
    "state.a = state.xs[90 + state.small]": "index outside the list",
    "state.a = state.box.row[90 + state.small]": "index outside the table",
    "state.a = state.xs[state.small - 1]": "index outside the list",
    "state.xs = []\n    state.a = state.xs.pop()": "pop from an empty list",
    "state.small = 40000 + state.small": "number does not fit its field",
    "state.a = state.a * 100000000": "number does not fit 32 bits",
    "state.a = state.a // state.small": "division by zero",
    "state.wide = bit(70 + state.small)": "shift by too many places",
    "state.a = state.xs.index(77)": "reached what cannot be reached",
}
RUN = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
state = ctypes.create_string_buffer(library.state_size())
library.setup(state, ctypes.c_ulonglong(1), 1, (ctypes.c_int * 1)(77))
library.apply(state, 0, ctypes.c_longlong(int(sys.argv[2])))
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mistakes")
    body = "\n".join(f"if code == {code}:\n    {mistake}" for code, mistake in enumerate(MISTAKES))
    with pytest.MonkeyPatch.context() as patch:
        return compile_header("outside", translated(body, "", folder, patch), folder, CHECKED)


@pytest.mark.parametrize(("code", "said"), list(enumerate(MISTAKES.values())), ids=list(MISTAKES.values()))
def test_a_mistake_is_named(library: Path, code: int, said: str) -> None:
    command = [sys.executable, "-c", RUN, str(library), str(code)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == -signal.SIGABRT
    rules = (library.parent / "outside" / "rules.py").read_text("utf-8").splitlines()
    first = next(n for n, line in enumerate(rules) if line.strip() == f"if code == {code}:")
    place, _, reason = done.stderr.strip().partition(": ")
    assert reason == said
    assert int(place.removeprefix("rules.py:")) in (first + 2, first + 3)
