"""podzemi puzzle, and what replay says would have been best."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.support import run, run_json
from podzemi.engine import registry
from podzemi.engine.puzzles.puzzle import PLAYER, play

PUZZLE = ("puzzle", "dungeon_lords")


def test_list_and_best_for_machines() -> None:
    told = run_json(*PUZZLE, "--list")
    assert [one["id"] for one in told["practice"]] == [f"practice-{n}" for n in (1, 2, 3, 4, 5)]
    best = run_json(*PUZZLE, "practice-2", "--best")
    assert best["puzzle"]["goal"] == {"lost": 1, "captured": 3, "spent": 2}
    assert best["actions"][0]["kind"] == "plan_combat"


def test_a_whole_attempt_with_hints() -> None:
    """The hints lead to three stars: ask three times, then play what is said."""
    best = run_json(*PUZZLE, "practice-4", "--best")["actions"]
    told = run(*PUZZLE, "practice-4", given="h\nh\nh\nq\n")
    assert told.exit_code == 0
    assert "within reach" in told.output and "A trap alone does it." in told.output
    assert "Play this: Battle on C1" in told.output
    assert best[0]["traps"] == ["wall_of_fire"]


def test_a_whole_attempt_for_machines() -> None:
    result = run(*PUZZLE, "practice-1", "--json", given="1\n" * 40)
    assert result.exit_code == 0, result.output
    lines = [msgspec.json.decode(line) for line in result.stdout.splitlines()]
    assert lines[0]["kind"] == "puzzle" and lines[-1]["kind"] == "result"
    assert lines[-1]["result"]["stars"] == 0


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_an_attempt_ends_in_words(language: str) -> None:
    told = run(*PUZZLE, "practice-1", "--lang", language, given="1\n" * 40)
    assert told.exit_code == 0 and "☆☆☆" in told.output


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_can_be_solved_by_its_best_line(game: str) -> None:
    """What --best says, played by its numbers, ends with three stars; each step has its reason."""
    academy = registry.game(game).puzzles
    assert academy is not None
    told = run("puzzle", game, "practice-1", "--best")
    assert told.exit_code == 0 and told.output.count("\n") == 1 + 2 * len(academy.best("practice-1"))
    state, numbers = academy.start("practice-1"), []
    for action in academy.best("practice-1"):
        legal = registry.game(game).actions(state, PLAYER)
        if len(legal) > 1:
            numbers.append(str(legal.index(action) + 1))
        play(registry.game(game), state, registry.game(game).encode(action))
    result = run("puzzle", game, "practice-1", "--json", given="\n".join(numbers) + "\n")
    assert result.exit_code == 0, result.output
    assert msgspec.json.decode(result.stdout.splitlines()[-1])["result"]["stars"] == 3


@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl"])
def test_the_list_names_the_practice_puzzles(language: str) -> None:
    told = run("puzzle", "welcome_dungeon", "--list", "--lang", language)
    assert told.exit_code == 0 and "practice-4" in told.output and "wd-" not in told.output


def test_unknown_puzzles_and_games() -> None:
    assert run(*PUZZLE, "nonsense").exit_code == 2
    assert run("puzzle", "chess").exit_code == 2


def test_replay_says_what_would_have_been_best(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    given = ("--players", "2", "--games", "1", "--seed", "4", "--records", str(path))
    assert run("simulate", "dungeon_lords", *given, "--option", "full_rules=false").exit_code == 0
    told = run("replay", str(path), "--verify", "--best")
    assert told.exit_code == 0 and "What would have been best" in told.output
    assert "What happened: " in told.output and "Player 2, year 2" in told.output
