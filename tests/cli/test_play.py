"""Playing in the terminal: to the end, leaving, going on, in four languages and for programs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.support import run
from podzemi.bots.styles import STYLES
from podzemi.cli.boards import as_data, board_of
from podzemi.cli.terminal import play, screen
from podzemi.cli.terminal.saves import restore
from podzemi.engine import registry
from podzemi.engine.records.record import read, replay
from podzemi.languages import LANGUAGES, text
from podzemi.learn import remarking

PLAY = ("play", "welcome_dungeon", "--seed", "5")
ALWAYS_FIRST = "1\n" * 300


def records(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match(tmp_path: Path, language: str) -> None:
    file = tmp_path / "record.jsonl"
    given = ("--data", str(tmp_path), "--record", str(file), "--bots", "greedy,random", "--lang", language)
    result = run(*PLAY, *given, given=ALWAYS_FIRST)
    assert result.exit_code == 0, result.output
    (line,) = records(file)
    record = read(line, registry.game)
    assert record.result is not None and record.players == 3
    replay(record, registry.game)
    assert not (tmp_path / "play/welcome_dungeon.json").exists()
    assert "{" not in result.output


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_first_match_has_a_teacher(tmp_path: Path, game: str) -> None:
    """The options for it, its company, and the remarks that the browser makes: each once."""
    given = ("play", game, "--seed", "3", "--first", "--data", str(tmp_path), "--lang", "en")
    told = run(*given, given="1\n" * 6 + "q\n")
    assert told.exit_code == 0, told.output
    heard = [line for line in told.output.splitlines() if line.startswith("Worth a look: ")]
    assert heard and len(heard) == len(set(heard))
    match, save = restore(tmp_path / f"play/{game}.json")
    assert len(save.bots) == remarking.first_players(game)
    assert match.options.items() >= registry.game(game).first_match.items()


def test_other_matches_have_none(tmp_path: Path) -> None:
    told = run(*PLAY, "--data", str(tmp_path), given="1\n" * 20 + "q\n")
    assert "Worth a look" not in told.output


@pytest.mark.parametrize("hero", ["barbarian", "mage", "rogue"])
@pytest.mark.parametrize("order", ["last_in_first_out", "shuffled"])
def test_every_hero_can_be_shown(tmp_path: Path, hero: str, order: str) -> None:
    options = ("--option", f"first_hero={hero}", "--option", f"reveal_order={order}")
    result = run(*PLAY, "--data", str(tmp_path), *options, "--bots", "random", given="1\n2\n" * 200)
    assert result.exit_code == 0, result.output


def test_rules_nonsense_and_leaving(tmp_path: Path) -> None:
    result = run(*PLAY, "--data", str(tmp_path), given="?\nhello\n99\n0\nq\n")
    assert result.exit_code == 0
    assert "All players share one hero" in result.output
    assert "Nothing here contains “hello”" in result.output
    assert result.output.count("Type a number from 1 to 2") == 2
    assert "podzemi play welcome_dungeon --resume" in result.output


def test_going_on_gives_the_match_that_would_have_been(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    bots = ("--bots", "greedy,random")
    run(*PLAY, *bots, "--data", str(tmp_path / "a"), "--record", str(whole), given=ALWAYS_FIRST)
    assert run(*PLAY, *bots, "--data", str(tmp_path / "b"), given="1\n1\n1\n").exit_code == 0
    again = ("play", "welcome_dungeon", "--resume", "--data", str(tmp_path / "b"))
    assert run(*again, given="1\nq\n").exit_code == 0
    result = run(*again, "--record", str(parts), given=ALWAYS_FIRST)
    assert result.exit_code == 0, result.output
    assert records(whole) == records(parts)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The Master would play: "), ("pl", "Mistrz zagrałby: ")]
)
def test_a_hint_is_a_move_and_a_reason(tmp_path: Path, language: str, said: str) -> None:
    result = run(*PLAY, "--data", str(tmp_path), "--lang", language, given="h\nq\n")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    (at,) = (n for n, line in enumerate(lines) if line.startswith(said))
    assert "%" in lines[at + 1], "the reason has figures"


def test_a_hint_for_programs(tmp_path: Path) -> None:
    result = run(*PLAY, "--json", "--data", str(tmp_path), given="h\nq\n")
    told = [msgspec.json.decode(line) for line in result.stdout.splitlines()]
    (hint,) = (line for line in told if line["kind"] == "hint")
    legal = next(line for line in told if line["kind"] == "choose")["legal"]
    assert all(one["index"] < len(legal) and 0 <= one["chance"] <= 1 for one in hint["best"])


def test_without_a_word_the_gentlest_level_plays(tmp_path: Path) -> None:
    run(*PLAY, "--data", str(tmp_path), given="1\nq\n")
    assert restore(tmp_path / "play/welcome_dungeon.json")[1].bots == ["", registry.LEVELS[0]]


def test_bots_of_a_level_have_names_and_say_something(tmp_path: Path) -> None:
    phrases = tuple(text("en", f"say-{style}-wd-{n}") for style in STYLES for n in (1, 2))

    def spoken(*more: str) -> list[str]:
        given = ("--data", str(tmp_path), "--bots", "novice,novice,greedy", "--lang", "en", *more)
        lines = run(*PLAY, *given, given=ALWAYS_FIRST).output.splitlines()
        return [line for line in lines if line.endswith(phrases)]

    heard = spoken()
    assert heard and all(" (Novice): " in line for line in heard), "who is there for study says nothing"
    assert {line.split(" (")[0] for line in heard} <= set(text("en", "shell-bot-names").split(", "))
    assert spoken() == heard, "the same seed, the same words"
    assert spoken("--no-talk") == []


def test_nothing_to_go_on_with(tmp_path: Path) -> None:
    result = run("play", "welcome_dungeon", "--resume", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert "start one without --resume" in result.stderr


def test_a_spoilt_save_is_said(tmp_path: Path) -> None:
    run(*PLAY, "--data", str(tmp_path), given="1\n1\n")
    save = tmp_path / "play/welcome_dungeon.json"
    save.write_bytes(save.read_bytes()[:50])
    result = run("play", "welcome_dungeon", "--resume", "--data", str(tmp_path))
    assert result.exit_code == 1
    assert "not a saved match" in result.stderr.replace("\n", " ")


def test_leaving_offers_to_write_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a real terminal the person is asked for a file."""

    class Terminal(screen.Screen):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.interactive = True

    monkeypatch.setattr(play, "Screen", Terminal)
    file = tmp_path / "left.jsonl"
    result = run(*PLAY, "--data", str(tmp_path), given=f"1\n1\nq\n{file}\n")
    assert result.exit_code == 0
    assert read(records(file)[0], registry.game).result is None
    assert f"Written to {file}" in result.output.replace("\n", "")


def test_for_programs(tmp_path: Path) -> None:
    result = run(*PLAY, "--json", "--data", str(tmp_path), given="x\n" + ALWAYS_FIRST)
    lines = [msgspec.json.decode(line) for line in result.stdout.splitlines()]
    kinds = [line["kind"] for line in lines]
    assert kinds[:3] == ["events", "choose", "refused"]
    assert kinds[-1] == "result"
    asked = next(line for line in lines if line["kind"] == "choose")
    assert asked["view"]["seat"] == 0
    assert asked["legal"] == [{"kind": "draw"}, {"kind": "pass"}]


def test_no_screen_shows_what_others_drew(tmp_path: Path) -> None:
    result = run(*PLAY, "--json", "--data", str(tmp_path), "--seat", "1", given=ALWAYS_FIRST)
    drawn = [
        event
        for line in result.stdout.splitlines()
        if (told := msgspec.json.decode(line))["kind"] == "events"
        for event in told["events"]
        if event["kind"] == "card_drawn"
    ]
    assert all((event["monster"] is not None) == (event["seat"] == 1) for event in drawn)
    assert {event["seat"] for event in drawn} == {0, 1}


def test_a_bot_whose_program_fails_does_not_stop_the_match(tmp_path: Path) -> None:
    result = run(*PLAY, "--data", str(tmp_path), "--bots", "stdio:no-such-program", given=ALWAYS_FIRST)
    assert result.exit_code == 0, result.output
    assert "cannot start 'no-such-program'" in result.stderr


def test_interrupted_for_real_and_resumed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "podzemi", *PLAY, "--bots", "greedy", "--data", str(tmp_path)]
    environment = {**os.environ, "PODZEMI_LANG": "en", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"1\n1\n")
    process.stdin.flush()
    while b"Reckoner" not in (line := process.stdout.readline()) or b"draws" not in line:
        assert line, "the program ended early"
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"--resume" in rest
    match, save = restore(tmp_path / "play/welcome_dungeon.json")
    assert match.version >= 2 and save.bots == ["", "greedy"]


def test_a_game_without_a_board_shows_its_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples/nim")
    from podzemi_nim import GAME

    assert board_of(GAME) is as_data
    monkeypatch.setattr(screen, "board_of", lambda *given: as_data)
    result = run(*PLAY, "--data", str(tmp_path), given="1\nq\n")
    assert result.exit_code == 0
    assert "'phase': 'bid_turn'" in result.output
