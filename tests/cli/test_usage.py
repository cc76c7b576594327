"""What all commands promise: help with an example, clear errors, codes, quiet pipes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cli.support import real, run, run_json
from podzemi.cli.app import MODULES
from podzemi.engine import registry
from podzemi.languages import LANGUAGES

COMMANDS = sorted(MODULES)


def test_all_commands_are_there() -> None:
    assert {"serve", "play", "simulate", "arena", "replay", "bench", "games", "doctor"} <= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example_and_names_json(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"podzemi {command}" in result.output
    assert "Example:" in result.output
    assert "--json" in result.output


def test_help_of_all() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(command in result.output for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess"], "unknown game 'chess'; there are: welcome_dungeon"),
        (["simulate", "welcome_dungeon", "--players", "9"], "2 to 4 players"),
        (["simulate", "welcome_dungeon", "--bots", "clever"], "unknown bot 'clever'"),
        (["simulate", "welcome_dungeon", "--bots", ","], "at least one bot"),
        (["simulate", "welcome_dungeon", "--players", "2", "--bots", "random,random,greedy"], "3 bots for 2"),
        (["simulate", "welcome_dungeon", "--option", "memory_aid=maybe"], "one of true, false"),
        (["simulate", "welcome_dungeon", "--option", "speed=9"], "NAME one of forced_first_add"),
        (["simulate", "welcome_dungeon", "--games", "0"], "--games"),
        (["simulate", "welcome_dungeon", "--seed", "-1"], "'--seed': -1 has no place in 64 bits"),
        (["play", "welcome_dungeon", "--seed", "x"], "Invalid value for '--seed'"),
        (["arena", "welcome_dungeon"], "--bots"),
        (["play", "welcome_dungeon", "--seat", "5"], "seats are 0 to 1"),
        (["replay", "no-such-file.jsonl"], "does not exist"),
        (["bench", "chess"], "unknown game 'chess'"),
        (["shout"], "No such command"),
    ],
)
def test_wrong_usage_is_code_2_and_says_why(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in " ".join(result.stderr.replace("│", " ").split())
    assert "Traceback" not in result.stderr


def test_a_failing_bot_is_code_1_without_traceback() -> None:
    result = run("arena", "welcome_dungeon", "--bots", "stdio:no-such-program,random", "--games", "2")
    assert result.exit_code == 1
    assert "cannot start" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_file_that_cannot_be_written_is_code_1() -> None:
    result = run("simulate", "welcome_dungeon", "--games", "1", "--records", "/no/such/folder/records.jsonl")
    assert result.exit_code == 1
    assert "/no/such/folder/records.jsonl" in result.stderr.replace("\n", "")


def test_a_closed_pipe_is_no_drama() -> None:
    command = [sys.executable, "-m", "podzemi", "games"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    process.wait(timeout=30)
    assert b"Traceback" not in complaint


def test_games_for_machines() -> None:
    told = run_json("games")
    assert [game["name"] for game in told["games"]] == list(registry.GAMES)
    assert told["games"][0]["players"] == {"min": 2, "max": 4}
    option = {"name": "successes_to_win", "values": [2, 3], "default": 2, "clause": "WD-6.6"}
    assert option in told["games"][0]["options"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_for_people(language: str) -> None:
    result = run("games", "--lang", language)
    assert result.exit_code == 0
    assert "welcome_dungeon" in result.output
    assert "dungeon_lords" in result.output


@pytest.mark.parametrize(("system", "words"), [("cs_CZ.UTF-8", "Roboti:"), ("C", "Bots:")])
def test_the_system_chooses_the_language(system: str, words: str) -> None:
    done = real("games", LC_ALL=system, PODZEMI_LANG="")
    assert words in done.stdout.decode()
