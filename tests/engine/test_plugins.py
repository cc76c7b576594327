"""Games and bots of others: from an installed package, from a file, or registered by a program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import podzemi
from podzemi.engine import registry

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example package installed in it."""
    folder = tmp_path_factory.mktemp("plugin")
    shutil.copytree(ROOT / "examples/nim", folder / "nim")
    command = [str(BIN / "uv"), "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(folder / "site"), str(folder / "nim")], check=True, timeout=120)
    return folder / "site"


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, "-m", "podzemi", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)


def test_an_installed_game_and_its_bot_are_known(site: Path) -> None:
    arguments = ("nim", "--bots", "nim-perfect,random", "--games", "40", "--seed", "1", "--json")
    done = run(site, "arena", *arguments)
    assert done.returncode == 0, done.stderr
    perfect, anybody = json.loads(done.stdout)["bots"]
    assert perfect["wins"] > 35 > 5 > anybody["wins"]


def test_an_installed_game_can_be_simulated_and_replayed(site: Path, tmp_path: Path) -> None:
    records = tmp_path / "nim.jsonl"
    arguments = ("--players", "2", "--games", "3", "--seed", "1", "--records", str(records))
    assert run(site, "simulate", "nim", *arguments).returncode == 0
    for line in records.read_bytes().splitlines():
        assert json.loads(line)["game"] == "nim"


@pytest.mark.parametrize("start", ["", "    def __init__(self, game): self.game = game\n"])
def test_a_bot_comes_from_a_file(start: str, tmp_path: Path) -> None:
    """It is given the game if it asks for it."""
    file = tmp_path / "first.py"
    file.write_text(f"class First:\n{start}    def choose(self, view, legal, dice): return 0\n")
    game = podzemi.game("welcome_dungeon")
    bots = [podzemi.bot(f"{file}:First", game), podzemi.bot("greedy", game)]
    played = podzemi.play(game, bots, game.validate_options(2, {}), seed=1)
    assert played.decisions > 4


@pytest.mark.parametrize("name", ["missing.py:Bot", "nobody", f"{__file__}:NoSuchBot"])
def test_a_bot_that_is_not_there_is_said(name: str) -> None:
    with pytest.raises(podzemi.Unknown, match=r"unknown bot"):
        podzemi.bot(name, podzemi.game("welcome_dungeon"))


def test_a_program_registers_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_bots", {})
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.syspath_prepend(ROOT / "examples/nim")
    from podzemi_nim import GAME, PerfectBot

    podzemi.register_game(GAME)
    podzemi.register_bot("perfect", PerfectBot)  # type: ignore[arg-type]  # it plays Nim only
    match: podzemi.Match[Any, Any] = podzemi.Match("nim", players=2)
    bot = podzemi.bot("perfect", GAME)
    while seats := match.to_act():
        legal = match.actions(seats[0])
        match.play(seats[0], legal[bot.choose(match.view(seats[0]), legal, podzemi.Dice(1))])
    assert match.result is not None and match.result.ranking == [[1], [0]]


def test_our_names_stay_ours() -> None:
    with pytest.raises(ValueError, match="one of our games"):
        podzemi.register_game(podzemi.game("dark_cave"))
    with pytest.raises(ValueError, match="cannot be the name"):
        podzemi.register_bot("greedy", lambda game: podzemi.bot("random", game))
