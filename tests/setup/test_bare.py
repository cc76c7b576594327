"""A machine without any compiler: the engine is plain Python, the native games came from zig's clang.

The sources are copied without what mypyc made of them, and no compiler is on the PATH. `scripts/fresh.py`
walks whole systems like that; this is its short form.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from podzemi import native

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ("*.cpython-*.so", "__pycache__", "static", "generated")
"""What such a machine does not have, and what no bot needs."""


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sources and an empty folder for the PATH."""
    home = tmp_path_factory.mktemp("bare")
    shutil.copytree(ROOT / "src", home / "src", ignore=shutil.ignore_patterns(*COMPILED))
    (home / "bin").mkdir()
    return home


def podzemi(machine: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command as that machine runs it."""
    environment = {"PATH": str(machine / "bin"), "PYTHONPATH": str(machine / "src"), "HOME": str(machine)}
    kept = {name: os.environ[name] for name in ("PODZEMI_PURE", "LD_LIBRARY_PATH") if name in os.environ}
    command = [sys.executable, "-m", "podzemi", *words]
    return subprocess.run(command, env=environment | kept, capture_output=True, text=True)


def test_the_levels_are_not_one_bot(machine: Path) -> None:
    """Equals would win 30 of 60 matches each."""
    assert native.available()
    many = ("--games", "60", "--seed", "1", "--json")
    for pair in ("master?iterations=200,novice", "adventurer,novice", "greedy,novice"):
        said = podzemi(machine, "arena", "welcome_dungeon", "--bots", pair, *many)
        assert said.returncode == 0, said.stderr
        assert json.loads(said.stdout)["bots"][0]["wins"] >= 42, pair


def test_without_native_games_no_other_bot_plays_under_the_name_of_a_level(machine: Path) -> None:
    """Not even the compiler from PyPI could be had."""
    hidden = machine / "src/podzemi/native/_core.abi3.so"
    away = hidden.rename(machine / "away")
    try:
        for command, bots in (("arena", "master,novice"), ("simulate", "master,novice"), ("play", "master")):
            said = podzemi(machine, command, "welcome_dungeon", "--bots", bots)
            assert said.returncode == 1 and "native code" in said.stderr, command
        doctor = podzemi(machine, "doctor")
        assert doctor.returncode == 1 and "Missing: the bots have one level" in doctor.stdout
    finally:
        away.rename(hidden)
