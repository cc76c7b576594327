"""Several people at one terminal: it is wiped and covered whenever it goes from one to the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.support import run
from cli.terminal import Terminal
from podzemi.cli.terminal.play import _seating
from podzemi.engine import registry
from podzemi.engine.records.record import read

FORGET = "\x1b[2J\x1b[3J\x1b[H"
COVER = "Hand the device to "


def since_wiped(terminal: Terminal) -> str:
    """All that can be seen or scrolled back to."""
    return terminal.raw.rsplit(FORGET, 1)[-1]


def test_it_goes_round_and_nothing_of_the_one_before_is_left(tmp_path: Path) -> None:
    given = ["play", "dark_cave", "--people", "Marek,Klara,Jan", "--seed", "4", "--data", str(tmp_path)]
    held: list[str] = []
    with Terminal(*given) as terminal:
        while len(held) < 4:
            assert terminal.wait()
            if COVER not in terminal.screen:
                terminal.enter("1")
                continue
            left = since_wiped(terminal)
            name = left.split(COVER)[1].split("\x1b")[0].split("\r")[0].strip()
            assert left.count("\n") == 2, left  # the heading and the request, then the prompt
            held.append(name)
            terminal.enter("")
            assert terminal.wait()
            assert COVER not in since_wiped(terminal)
            assert f"{name}\x1b" in since_wiped(terminal)
            terminal.enter("1")
        terminal.wait()
        while terminal.screen and "Go on with" not in terminal.screen:
            terminal.enter("q")
            if not terminal.wait():
                break
    assert len(set(held[:3])) == 3
    assert held[3] == held[0]


def test_a_match_among_people_is_kept_with_their_names(tmp_path: Path) -> None:
    given = ["play", "welcome_dungeon", "--people", "Marek,Klara", "--seed", "4", "--data", str(tmp_path)]
    with Terminal(*given) as terminal:
        assert terminal.wait()
        assert COVER not in terminal.screen  # nobody has drawn yet: all see the same
        assert "Marek" in terminal.screen and "You" not in terminal.screen.split()
        terminal.enter("1")
        assert terminal.wait()
        terminal.enter("1")
        assert terminal.wait()
        assert f"{COVER}Klara" in terminal.screen
        terminal.enter("q")
        terminal.wait()
        terminal.enter("")
        terminal.wait()
    with Terminal("play", "welcome_dungeon", "--resume", "--data", str(tmp_path)) as terminal:
        assert terminal.wait()
        assert f"{COVER}Klara" in terminal.screen
        terminal.enter("q")
        terminal.wait()
        terminal.enter("")
        terminal.wait()


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_whole_match_by_a_program(game: str, tmp_path: Path) -> None:
    """Who holds the terminal is told, and every question is asked of that seat alone."""
    file = tmp_path / "record.jsonl"
    given = [
        *("play", game, "--people", "A,B", "--players", "3", "--bots", "random", "--seed", "3"),
        *("--data", str(tmp_path), "--record", str(file), "--json"),
    ]
    done = run(*given, given="1\n" * 3000)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    holder, hands = None, 0
    for line in lines:
        if line["kind"] == "hand":
            assert line["seat"] != holder
            holder, hands = line["seat"], hands + 1
        if line["kind"] == "choose":
            assert line["view"]["seat"] == holder
    assert hands > 4
    assert lines[-1]["kind"] == "wrote"
    assert read(file.read_bytes(), registry.game).bots == ["", "", "random"]


def test_seats() -> None:
    game = registry.game("welcome_dungeon")
    assert _seating(game, None, None, 0, 3) == ["", "", ""]
    assert _seating(game, None, 4, 0, 3) == ["", "", "", "novice"]
    assert _seating(game, "random", None, 1, 2) == ["random", "", ""]
    assert _seating(game, None, None, 0) == ["", "novice"]
    lords = registry.game("dungeon_lords")
    assert _seating(lords, None, None, 0) == ["", "novice", "novice", "novice"]
    assert _seating(lords, "random", None, 0) == ["", "random"]
    assert _seating(lords, None, 2, 0) == ["", "novice"]
