"""Native code is there where it can be, and its absence harms nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from lanes import PURE, asked
from podzemi import native
from podzemi.native import sources

sys.path.append(str(Path(__file__).resolve().parents[2] / "scripts"))
building = import_module("native_build")

ABSENT = """
from podzemi import native
from podzemi.native import sources
from podzemi.engine import registry
assert not native.available()
print(native.why_not())
for call in (lambda: native.start("welcome_dungeon", 3), lambda: native.Batch("welcome_dungeon", 3, 4)):
    try:
        call()
    except native.NotNative as problem:
        print(problem)
registry.game("welcome_dungeon").start(3)
"""


def test_it_is_there_where_a_compiler_is() -> None:
    if asked("PODZEMI_COMPILED") and building.compiler() is not None:
        assert native.why_not() is None
    assert native.available() == (native.why_not() is None)


def test_without_it_everything_else_works() -> None:
    environment = {**os.environ, "PODZEMI_PURE": "1"}
    said = subprocess.run(
        [sys.executable, "-c", ABSENT], env=environment, capture_output=True, text=True, check=True
    )
    assert said.stdout.splitlines() == ["PODZEMI_PURE asks for plain Python"] * 3


def test_without_a_compiler_nothing_is_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What an earlier compiler left is taken away: it might be of other rules."""
    old = tmp_path / "_core.so"
    old.write_bytes(b"old")
    monkeypatch.setattr(building, "TARGET", old)
    monkeypatch.setattr(building.shutil, "which", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["native_build.py"])
    monkeypatch.setenv("PODZEMI_PURE", "1" if PURE else "0")
    assert building.main() == 0
    assert "no C++ compiler" in capsys.readouterr().out
    assert not old.exists()


def test_what_the_compiler_says_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(building, "TARGET", tmp_path / "_core.so")
    monkeypatch.setattr(building, "BUILD", tmp_path / "build")
    monkeypatch.setattr(building, "STAMP", tmp_path / "build" / "stamp")
    monkeypatch.setattr(building, "compiler", lambda: "/bin/false")
    monkeypatch.setattr(sources, "GAMES", ("welcome_dungeon",))
    monkeypatch.setattr(sys, "argv", ["native_build.py"])
    monkeypatch.setenv("PODZEMI_PURE", "1" if PURE else "0")
    assert building.main() == 1
    assert "/bin/false" in capsys.readouterr().out
