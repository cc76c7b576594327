"""podzemi learn: a scene with right and wrong moves, skipping, going on, the list."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from cli.support import run, run_json
from lanes import DEEP
from podzemi.cli.terminal.choices import Choice
from podzemi.cli.terminal.learn import LearnScreen, said
from podzemi.engine import registry
from podzemi.languages import LANGUAGES
from podzemi.learn import GAMES, Playing, find_scene, scenes, tell

LEARN = ("learn", "welcome_dungeon")
ROOM = 12
"""Choices on a screen whose height nobody knows."""


def test_a_scene_right_and_wrong(tmp_path: Path) -> None:
    tell = run(*LEARN, "--data", str(tmp_path), given="1\nh\n2\nq\n")
    assert tell.exit_code == 0
    assert "Scene 1 of 8: One run" in tell.output
    assert "With 0 you would be dead." in tell.output
    assert "Only the Golem hit: 8 − 5 = 3 HP" in tell.output
    again = run(*LEARN, "--data", str(tmp_path), given="q\n")
    assert "Scene 2 of 8: Add or sacrifice" in again.output
    listed = run_json(*LEARN, "--data", str(tmp_path))
    assert [scene["done"] for scene in listed["scenes"]][:2] == [True, False]


def test_skipping_and_a_try_that_is_no_action(tmp_path: Path) -> None:
    tell = run(*LEARN, "place", "--data", str(tmp_path), given="8\ns\nq\n")
    assert "Too late to pass." in tell.output and "Skipped." in tell.output
    assert "x  place" in run(*LEARN, "--list", "--data", str(tmp_path)).output


def test_a_scene_beside_the_way_has_no_number(tmp_path: Path) -> None:
    tell = run(*LEARN, "ring", "--data", str(tmp_path), given="q\n")
    assert "An extra scene, off the main path: The Ring of Power" in tell.output


@pytest.mark.parametrize(
    ("game", "language"), list(product(GAMES, LANGUAGES)) if DEEP else list(zip(GAMES, LANGUAGES))
)
def test_every_scene_to_its_end_in_plain_words(game: str, language: str, tmp_path: Path) -> None:
    for scene in scenes(game):
        answers = "".join(f"{number}\n" for number in right_numbers(game, scene.id))
        tell = run(
            "learn", game, scene.id, "--plain", "--lang", language, "--data", str(tmp_path), given=answers
        )
        assert tell.exit_code == 0, tell.output
    listed = run_json("learn", game, "--data", str(tmp_path))
    assert all(scene["done"] for scene in listed["scenes"])


def right_numbers(game: str, id: str) -> list[str]:
    """What to type for the right move of each step: where there is much to choose from, stage by stage."""
    playing = Playing(registry.game(game), find_scene(game, id))
    screen = LearnScreen("en", playing.game, ["A", "B", "C", "D", "E"], 0, plain=True)
    typed: list[str] = []
    while (step := playing.step) is not None:
        move = playing.right_move()
        assert move is not None
        offers = tell(playing, "en")
        choices: list[Any] = [*playing.legal(), *map(said, offers.answers + offers.tries)]
        place = step.answers.index(move.answer) if step.answers else choices.index(move.action)
        rows = [tuple(screen.row(playing.view(), one)) for one in choices]
        choice = Choice(choices, [row[-1] for row in rows], ROOM, rows if screen.stages else None)
        typed += stages(choice, rows.index(rows[place]) if screen.stages else place)
        playing.play(move)
    return typed


def stages(choice: Choice, place: int) -> list[str]:
    typed = []
    while True:
        number = next(n for n, option in enumerate(choice.options, 1) if place in option.actions)
        typed.append(str(number))
        if choice.pick(number) is not None:
            return typed


def test_unknown_scene() -> None:
    tell = run(*LEARN, "nothing")
    assert tell.exit_code == 2 and "There is no such scene." in tell.output
