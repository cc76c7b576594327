"""What is typed in one line: orders, ways through the dungeon; and steps that are told as one walk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cli.support import run
from podzemi.cli.terminal.saves import restore
from podzemi.engine import registry
from podzemi.engine.match import Match
from podzemi.games.dungeon_lords.actions import PlanOrders
from podzemi.games.paper_dungeons.actions import Move, PickItem, Step

LORDS = ("play", "dungeon_lords", "--seed", "1", "--bots", "greedy", "--players", "4")


def played(folder: Path, game: str) -> list[Any]:
    """What the person has done in the match that is kept."""
    match, save = restore(folder / f"play/{game}.json")
    return [one.action for one in match.turns if one.seat == save.seat]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "food dig hire"), ("cs", "jidlo kopani priser"), ("pl", "jedz kop potw")]
)
def test_three_orders_in_one_line(tmp_path: Path, language: str, line: str) -> None:
    told = run(*LORDS, "--data", str(tmp_path), "--lang", language, given=f"1\n{line}\nq\n")
    assert told.exit_code == 0, told.output
    wanted = ["get_food", "dig_tunnels", "hire_monster"]
    (plan, *_) = (one for one in played(tmp_path, "dungeon_lords") if isinstance(one, PlanOrders))
    assert plan.orders == wanted


def test_a_word_that_could_be_two_orders_searches(tmp_path: Path) -> None:
    """ "bu" begins Buy and Build: the plans with these words are listed, and none is played."""
    run(*LORDS, "--data", str(tmp_path), "--lang", "en", given="1\nbu food dig\nq\n")
    assert not any(isinstance(one, PlanOrders) for one in played(tmp_path, "dungeon_lords"))


def test_a_room_walks_there(tmp_path: Path) -> None:
    """The walk of several steps is one line: a die and every step, with what is asked between."""
    given = ("play", "paper_dungeons", "--players", "1", "--seed", "4", "--data", str(tmp_path))
    match, lines = Match(registry.game("paper_dungeons"), 1, {}, 4), 0
    while (view := match.game.view(match.state, 0)).phase != "actions":
        legal = match.game.actions(match.state, 0)
        lines += len(legal) > 1
        match.play(0, legal[0])
    mine = match.game.preview(view).mine
    assert mine is not None
    path = next(one for one in mine.paths if one.steps == 2)
    told = run(*given, given="1\n" * lines + f"{path.room.lower()}\n1\nq\n")
    assert told.exit_code == 0, told.output
    move, *after = played(tmp_path, "paper_dungeons")[len(match.turns) :]
    assert isinstance(move, Move)
    assert [one for one in after if isinstance(one, Step)] == [Step(entry.room) for entry in path.entries]
    assert any(isinstance(one, PickItem) for one in after), "the treasure of the first room came between"


def test_steps_of_one_walk_are_one_line(tmp_path: Path) -> None:
    """In the replay, and for whoever watches others at the terminal."""
    file = tmp_path / "cave.jsonl"
    told = run("simulate", "dark_cave", "--players", "4", "--games", "1", "--seed", "3", "--bots", "greedy",
               "--records", str(file))  # fmt: skip
    assert told.exit_code == 0, told.output
    steps = file.read_text().count('"step"')
    lines = run("replay", str(file), "--lang", "en").output.splitlines()
    walks = sum("walks" in line for line in lines)
    assert 0 < walks < 0.7 * steps
