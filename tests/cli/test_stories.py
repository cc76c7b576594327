"""Paper Dungeons alone in the terminal: the story between the chapters, and the grade at the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.support import run
from podzemi.engine.match import Match
from podzemi.games.paper_dungeons import GAME, stories
from podzemi.games.paper_dungeons.data.grades import SoloGrading
from podzemi.games.paper_dungeons.events import ChapterStarted
from podzemi.languages import LANGUAGES, text


def begin(dungeon: str, chapter: int, chapters: int) -> ChapterStarted:
    return ChapterStarted(chapter, chapters, dungeon, [], [])  # type: ignore[arg-type]  # any name will do


def keys(lang: str, told: list[str], *expected: str) -> bool:
    return told == [text(lang, f"pds-{key}") for key in expected]


@pytest.mark.clause("PD-15.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_is_told_between_its_chapters(lang: str) -> None:
    assert stories.before(lang, begin("A", 1, 1)) == []
    assert keys(lang, stories.before(lang, begin("A", 1, 3)), "prologue-bandit_hunters", "opening-A")
    assert keys(lang, stories.before(lang, begin("E", 2, 3)), "closing-D", "opening-E")
    over: Match[Any, Any] = Match(GAME, 1, {"campaign": "warlocks_tower"}, seed=1)
    assert keys(lang, stories.after(lang, over), "closing-I", "epilogue-warlocks_tower")


def test_the_grand_campaign_tells_all_four() -> None:
    first = stories.before("en", begin("A", 1, 12))
    assert keys("en", first, "prologue-all", "prologue-bandit_hunters", "opening-A")
    fourth = stories.before("en", begin("D", 4, 12))
    expected = ("closing-C", "epilogue-bandit_hunters", "prologue-mummy_of_hamnapta", "opening-D")
    assert keys("en", fourth, *expected)
    over: Match[Any, Any] = Match(GAME, 1, {"campaign": "all"}, seed=1)
    assert keys("en", stories.after("en", over), "closing-L", "epilogue-across_the_kingdom", "epilogue-all")


def test_a_single_game_has_no_story() -> None:
    assert stories.after("en", Match(GAME, 1, seed=1)) == []


@pytest.mark.clause("PD-15.1")
def test_a_lone_match_ends_with_its_grade_and_is_graded_again_in_the_replay(tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    given = ("--players", "1", "--seed", "3", "--data", str(tmp_path), "--record", str(file), "--json")
    played = run("play", "paper_dungeons", *given, given="1\n" * 400)
    assert played.exit_code == 0, played.output
    said = [json.loads(line) for line in played.output.splitlines()]
    ended = next(line for line in said if line["kind"] == "result")
    assert ended["grade"]["name"] in SoloGrading.names
    told = run("replay", str(file), "--lang", "en")
    assert "in the dark" in told.output.splitlines()[-2], told.output
