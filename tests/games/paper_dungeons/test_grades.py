"""Grades of a lone player's score: what they promise, where there are none, and that they were measured."""

from __future__ import annotations

import runpy
from collections import Counter
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from podzemi.engine.data.packs import template
from podzemi.engine.game import Result
from podzemi.engine.match import Match
from podzemi.games.paper_dungeons import GAME
from podzemi.games.paper_dungeons.data.checks import DATA
from podzemi.games.paper_dungeons.data.grades import Scores, SoloGrading, cuts, grade, load

BOT = "veteran"
SCRIPT = Path(__file__).parents[3] / "scripts" / "grades.py"
TASKS = [*(dungeon.id for dungeon in DATA.dungeon), *(story.id for story in DATA.story), "all"]


def options(**given: Any) -> dict[str, Any]:
    return GAME.validate_options(1, given)


def scores(task: str) -> Scores:
    return next(one for one in load().scores if one.task == task and one.missions)


@pytest.mark.clause("PD-15.1")
def test_every_task_is_measured_with_and_without_missions_and_random_bosses() -> None:
    found = [(one.task, one.missions, one.random_bosses) for one in load().scores]
    assert sorted(found) == sorted(product(TASKS, (True, False), (True, False)))
    assert load().rules == GAME.rules_version and "scripts/grades.py" in load().command
    for one in load().scores:
        assert len(one.cuts) == 99 and one.cuts == sorted(one.cuts)
        assert one.cuts[0] <= one.mean <= one.cuts[-1]


def test_a_percentile_is_the_share_of_matches_that_stay_below() -> None:
    played = Counter({80: 1, 90: 2, 95: 1})
    found = cuts(played)
    for score, share in ((80, 0), (81, 25), (90, 25), (91, 75), (95, 75), (96, 99)):
        assert sum(cut <= score for cut in found) == share


def test_more_glory_is_never_a_lower_grade() -> None:
    for task in ("A", "L"):
        got = [grade(options(dungeon=task), task, score) for score in range(-40, 220)]
        assert all(one is not None for one in got)
        for lower, higher in pairwise(one for one in got if one is not None):
            assert (lower.level, lower.percentile) <= (higher.level, higher.percentile)
        assert got[0] is not None and got[-1] is not None
        assert (got[0].name, got[0].percentile) == ("spark", 0)
        assert (got[-1].name, got[-1].percentile, got[-1].level) == ("daylight", 99, len(SoloGrading.names))


@pytest.mark.clause("PD-15.3")
def test_a_campaign_is_graded_by_the_sum_of_its_chapters() -> None:
    parts = [scores(chapter).mean for chapter in DATA.story[0].dungeons]
    assert scores(DATA.story[0].id).mean == pytest.approx(sum(parts), abs=0.3)
    result = Result([[0]], [round(sum(parts))], {})
    middle = SoloGrading().grade(1, options(campaign=DATA.story[0].id), result)
    assert middle is not None and 25 <= middle.percentile <= 75


def test_a_match_for_two_has_no_grade_nor_has_another_set_of_components() -> None:
    result = Result([[0]], [100], {"dungeon": "A"})
    assert SoloGrading().grade(1, options(dungeon="A"), result) is not None
    assert SoloGrading().grade(2, GAME.validate_options(2, {}), result) is None
    assert GAME.with_pack(template(GAME.builtin_data())).grading is None


@pytest.mark.clause("PD-15.1")
def test_the_end_of_a_lone_match_shows_the_grade_of_its_result() -> None:
    match: Match[Any, Any] = Match(GAME, 1, {"missions": False}, seed=4)
    assert GAME.preview(GAME.view(match.state, 0)).grade is None
    while seats := GAME.to_act(match.state):
        match.play(seats[0], GAME.decode(GAME.default(match.state, seats[0])))
    result = GAME.result(match.state)
    assert result is not None
    assert result.detail["dungeon"] == GAME.view(match.state, None).dungeon
    shown = GAME.preview(GAME.view(match.state, 0)).grade
    assert shown is not None and shown == SoloGrading().grade(1, match.options, result)


def test_measuring_goes_on_where_it_was_and_depends_on_the_seed_alone(tmp_path: Path) -> None:
    made: dict[str, Any] = runpy.run_path(str(SCRIPT))
    task = made["Task"]("A", True, False)
    made["measure"].__globals__["PIECE"] = 1
    kept = made["Kept"](tmp_path / "kept.json", BOT, 7)
    made["measure"]({task: 1}, 1, kept)
    first = dict(kept.pieces)
    again = made["Kept"](tmp_path / "kept.json", BOT, 7)
    assert again.pieces == first
    two = made["measure"]({task: 2}, 1, again)[task]
    assert two.total() == 2 and first.items() <= again.pieces.items()
    assert made["Kept"](tmp_path / "kept.json", BOT, 8).pieces == {}
    assert made["Kept"](tmp_path / "kept.json", "novice", 7).pieces == {}
    fresh = made["measure"]({task: 2}, 1, made["Kept"](tmp_path / "other.json", BOT, 7))[task]
    assert fresh == two


def test_sums_of_independent_scores() -> None:
    summed = runpy.run_path(str(SCRIPT))["summed"]
    assert summed([Counter({1: 1, 2: 1}), Counter({10: 3, 20: 1})]) == {11: 3, 12: 3, 21: 1, 22: 1}
