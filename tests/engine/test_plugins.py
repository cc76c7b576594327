"""Games and bots of others: from an installed package, from a file, or registered by a program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import podzemi
from laws import laws
from plugins import installed
from podzemi.engine import registry

ROOT = Path(__file__).parents[2]
EXAMPLES = ("nim", "bluff")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example packages installed in it."""
    return installed(tmp_path_factory.mktemp("plugin"))


def run(site: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, "-m", "podzemi", *arguments]
    return subprocess.run(command, env=env, input=given, capture_output=True, text=True, timeout=120)


def good(site: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    done = run(site, *arguments, given=given)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def test_an_installed_game_and_its_bot_are_known(site: Path) -> None:
    arguments = ("nim", "--bots", "nim-perfect,random", "--games", "40", "--seed", "1", "--json")
    done = run(site, "arena", *arguments)
    assert done.returncode == 0, done.stderr
    perfect, anybody = json.loads(done.stdout)["bots"]
    assert perfect["wins"] > 35 > 5 > anybody["wins"]


def test_an_installed_game_can_be_simulated_and_replayed(site: Path, tmp_path: Path) -> None:
    records = tmp_path / "nim.jsonl"
    for game in EXAMPLES:
        good(
            site,
            "simulate",
            game,
            *("--players", "2", "--games", "3", "--seed", "1", "--records", str(records)),
        )
        assert [json.loads(line)["game"] for line in records.read_bytes().splitlines()] == [game] * 3
        assert "3 replayed, 0 wrong" in good(site, "replay", str(records)).stdout


def test_an_installed_game_is_listed_with_its_bots(site: Path) -> None:
    listed = json.loads(good(site, "games", "--json").stdout)["games"]
    assert [one["name"] for one in listed] == [*registry.GAMES, *sorted(EXAMPLES)]
    assert "nim-perfect" in good(site, "games").stdout


@pytest.mark.parametrize("language", ["en", "cs"])
def test_an_installed_game_is_played_in_the_terminal(site: Path, tmp_path: Path, language: str) -> None:
    """Keys are shown as words, and whoever has no bot of the game is said to play at random."""
    kept = ("--seed", "1", "--data", str(tmp_path), "--record", str(tmp_path / "match.jsonl"))
    done = good(site, "play", "bluff", "--lang", language, *kept, given="1\n" * 40)
    assert "Bid made: seat " in done.stdout and "Lie called: seat " in done.stdout
    assert done.stderr.startswith(
        {"en": "Bluff has no bot named novice", "cs": "Hra Bluff nemá bota"}[language]
    )
    assert "Lie called" in good(site, "replay", str(tmp_path / "match.jsonl"), "--lang", language).stdout


def test_a_bot_that_nobody_wrote_for_a_game_plays_at_random_and_that_is_said(site: Path) -> None:
    arguments = ("--bots", "veteran,random", "--games", "4", "--seed", "1", "--json")
    done = good(site, "arena", "bluff", *arguments)
    assert "Bluff has no bot named veteran: it plays at random" in done.stderr
    assert sum(bot["wins"] for bot in json.loads(done.stdout)["bots"]) >= 4


def test_a_new_game_is_a_package_whose_tests_pass(site: Path, tmp_path: Path) -> None:
    home = tmp_path / "star_cellar"
    good(site, "new", "star_cellar", "--folder", str(home))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(home)]
    done = subprocess.run(command, cwd=home, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0 and "60 passed" in done.stdout, done.stdout
    grown = installed(tmp_path, home)
    assert "Swapped: seat Player" in _replayed(grown, "star_cellar", tmp_path / "new.jsonl")
    assert run(site, "new", "star_cellar", "--folder", str(home)).returncode == 2
    assert run(site, "new", "dark_cave", "--folder", str(tmp_path / "other")).returncode == 2


def _replayed(site: Path, game: str, records: Path) -> str:
    good(site, "simulate", game, "--players", "3", "--games", "5", "--seed", "1", "--records", str(records))
    return good(site, "replay", str(records)).stdout


@pytest.mark.parametrize("law", [*laws.STATE_LAWS, *laws.MATCH_LAWS], ids=lambda law: law.__name__)
def test_the_example_with_hidden_dice_keeps_the_laws(law: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples/bluff")
    from podzemi_bluff import GAME

    for players in (2, 3):
        for seed, options in enumerate(laws.variants(GAME, players)):
            if law in laws.MATCH_LAWS:
                law(GAME, players, options, seed)
            else:
                laws.play(GAME, players, options, seed, law)


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
