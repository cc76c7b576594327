"""Whole matches at a real terminal: choices in stages, search, pages, and words only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.terminal import LINES, Terminal
from podzemi.cli.boards import board_of
from podzemi.cli.boards.words import in_words
from podzemi.engine import registry
from podzemi.engine.records.record import read, replay
from podzemi.languages import LANGUAGES

DRAWN = re.compile(r"[\x1b\u2500-\u259f]")
"""Escapes and drawing signs."""
SIZES = {"welcome_dungeon": "3", "paper_dungeons": "1", "dark_cave": "2", "dungeon_lords": "2"}


def whole_match(terminal: Terminal) -> list[str]:
    """Always the first option; what stood on the screen at every question."""
    screens = []
    while terminal.wait():
        screens.append(terminal.screen)
        terminal.enter("1")
    assert terminal.process.wait(timeout=30) == 0, terminal.raw[-2000:]
    return screens


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize("game", registry.GAMES)
def test_a_whole_match_of_each_game(game: str, plain: bool, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    given = [
        "play",
        game,
        "--players",
        SIZES[game],
        "--seed",
        "2",
        "--data",
        str(tmp_path),
        "--record",
        str(file),
    ]
    bots = [] if SIZES[game] == "1" else ["--bots", "random"]
    with Terminal(*given, *bots, *["--plain"] * plain) as terminal:
        screens = whole_match(terminal)
    record = read(file.read_bytes(), registry.game)
    assert record.result is not None
    assert record.bots == ["", *["random"] * (int(SIZES[game]) - 1)]
    replay(record, registry.game)
    assert (DRAWN.search(terminal.raw) is None) == plain
    assert all(len(options(screen)) <= LINES - 4 for screen in screens)
    staged = [screen for screen in screens if "a word to search" in screen]
    assert len(staged) > 10 or game == "welcome_dungeon"
    if game == "dark_cave" and not plain:  # the line above the cave is still there
        assert all("draw pile" in "".join(screen.splitlines()[-LINES:]) for screen in staged)


def test_stages_back_and_search(tmp_path: Path) -> None:
    with Terminal("play", "dark_cave", "--players", "2", "--seed", "5", "--data", str(tmp_path)) as terminal:
        assert terminal.wait()
        first = options(terminal.screen)
        assert any(name.endswith("…") for name in first)
        place = next(number for number, name in enumerate(first, 1) if "…" in name)
        terminal.enter(str(place))
        assert terminal.wait()
        assert options(terminal.screen) != first
        terminal.enter("b")
        assert terminal.wait()
        assert options(terminal.screen) == first
        terminal.enter("discard")
        assert terminal.wait()
        found = options(terminal.screen)
        assert found and all("Discard" in name for name in found)
        terminal.enter("xyzzy")
        assert terminal.wait()
        assert "Nothing here contains “xyzzy”" in terminal.screen
        terminal.enter("q")
        assert terminal.wait()
        terminal.enter("")
        assert not terminal.wait()


def options(screen: str) -> list[str]:
    return re.findall(r"^  \d+  (.*?) *$", screen, re.MULTILINE)


def test_rules_are_paged(tmp_path: Path) -> None:
    given = ("play", "welcome_dungeon", "--seed", "1", "--data", str(tmp_path))
    with Terminal(*given, lines=12) as terminal:
        assert terminal.wait()
        terminal.enter("?")
        assert terminal.wait()
        assert "q stops" in terminal.screen
        assert len(terminal.screen.splitlines()) <= 12
        terminal.enter("")
        assert terminal.wait()
        terminal.enter("q")
        assert terminal.wait()
        assert "q leave" in terminal.screen
        terminal.enter("q")
        assert terminal.wait()
        terminal.enter("")
        assert not terminal.wait()


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"TERM": "dumb", "NO_COLOR": "1"}])
def test_a_simple_terminal_gets_words(tmp_path: Path, environment: dict[str, str]) -> None:
    with Terminal(
        "play", "dungeon_lords", "--seed", "1", "--data", str(tmp_path), environment=environment
    ) as terminal:
        assert terminal.wait()
        terminal.enter("q")
        assert terminal.wait()
        terminal.enter("")
        assert not terminal.wait()
    assert DRAWN.search(terminal.raw) is None


def test_no_color_is_respected(tmp_path: Path) -> None:
    given = ("play", "welcome_dungeon", "--seed", "1", "--data", str(tmp_path))
    with Terminal(*given, environment={"NO_COLOR": "1"}) as terminal:
        assert terminal.wait()
        terminal.enter("q")
        assert terminal.wait()
        terminal.enter("")
        assert not terminal.wait()
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", terminal.raw)


def test_a_puzzle_in_words() -> None:
    with Terminal("puzzle", "dungeon_lords", "practice-1", "--plain") as terminal:
        assert whole_match(terminal)
    assert DRAWN.search(terminal.raw) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_boards_in_words_name_everybody_and_draw_nothing(game: str, language: str) -> None:
    rules = registry.game(game)
    names = ["Anežka", "Łukasz", "Žofia"][: max(2, rules.min_players)]
    view = rules.view(rules.start(len(names), seed=1), 0)
    lines = in_words(board_of(rules, plain=True)(rules, view, language, names))
    assert all(any(name in line for line in lines) for name in names)
    assert not DRAWN.search("\n".join(lines))
