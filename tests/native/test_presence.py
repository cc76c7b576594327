"""Native code is there where it can be, and its absence harms nobody."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import pytest

from lanes import PURE, asked
from podzemi import native
from podzemi.native import compiler, sources

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
    if asked("PODZEMI_COMPILED") and compiler.find() is not None:
        assert native.why_not() is None
    assert native.available() == (native.why_not() is None)


def test_without_it_everything_else_works() -> None:
    environment = {**os.environ, "PODZEMI_PURE": "1"}
    said = subprocess.run(
        [sys.executable, "-c", ABSENT], env=environment, capture_output=True, text=True, check=True
    )
    assert said.stdout.splitlines() == ["PODZEMI_PURE asks for plain Python"] * 3


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The module of a build without any compiler, where nothing can be fetched."""
    made = tmp_path / "_core.abi3.so"
    monkeypatch.setattr(building, "TARGET", made)
    monkeypatch.setattr(building, "BUILD", tmp_path / "build")
    monkeypatch.setattr(building, "STAMP", tmp_path / "build" / "stamp")
    monkeypatch.setattr(building, "fetch_zig", lambda: bool(print("zig was asked for")))
    monkeypatch.setattr(compiler, "all_here", lambda: iter(()))
    monkeypatch.setattr(sources, "GAMES", ("welcome_dungeon",))
    monkeypatch.setattr(sys, "argv", ["native_build.py"])
    monkeypatch.setenv("PODZEMI_PURE", "1" if PURE else "0")
    return made


def test_without_a_compiler_what_is_lost_is_said(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What an earlier compiler left is taken away: it might be of other rules, or for one Python alone."""
    left = [elsewhere, elsewhere.with_name("_core.cpython-311-x86_64-linux-gnu.so")]
    for old in left:
        old.write_bytes(b"old")
    assert building.main() == 1
    said = capsys.readouterr().out
    assert "no C++ compiler was found" in said and "the bots have one level" in said and "g++" in said
    assert not any(old.exists() for old in left)


def test_a_compiler_that_cannot_makes_way_for_one_that_can(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both cannot here: what each says is shown, and zig is asked last."""
    poor = [compiler.Compiler(("/bin/false",)), compiler.Compiler(("/nowhere/c++",))]
    monkeypatch.setattr(compiler, "all_here", lambda: iter(poor))
    monkeypatch.setattr(building, "fingerprint", lambda cxx: str(cxx))
    assert building.main() == 1
    said = capsys.readouterr().out
    assert "/bin/false -std=c++20" in said and "/nowhere/c++ cannot compile the rules" in said
    assert "zig was asked for" in said


@pytest.mark.parametrize(("variable", "value"), [("PODZEMI_ZIG", "0"), ("CXX", "/bin/false")])
def test_nothing_is_fetched_where_that_is_forbidden(
    elsewhere: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variable: str,
    value: str,
) -> None:
    monkeypatch.setenv(variable, value)
    assert building.main() == 1
    assert "zig was asked for" not in capsys.readouterr().out


def test_a_compiler_is_named_by_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "ccache '/opt/a b/g++'")
    assert [one.command for one in compiler.all_here()] == [("ccache", "/opt/a b/g++")]


def test_a_name_that_only_offers_to_install_a_compiler_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As `c++` on a Mac without developer tools."""
    for name in ("c++", "g++", "clang++", sysconfig.get_config_var("CXX").split()[0]):
        (tmp_path / name).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CXX", raising=False)
    assert all(one.is_zig for one in compiler.all_here())
