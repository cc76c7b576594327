"""Looking again at a match in the terminal: the curve, the dearest decisions, and whose they are."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cli.support import run
from podzemi.bots.weighing import Weighed
from podzemi.cli.terminal.advice import chances_text
from podzemi.engine import registry
from podzemi.engine.records.record import read
from podzemi.languages import LANGUAGES, text

QUICK = ("--seconds", "0.02")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of two who play at random, with mistakes that the shortest thought finds on a busy machine."""
    file = tmp_path_factory.mktemp("review") / "match.jsonl"
    made = run(
        "simulate",
        "welcome_dungeon",
        "--players",
        "2",
        "--games",
        "2",
        "--seed",
        "11",
        "--records",
        str(file),
    )
    assert made.exit_code == 0
    return file


@pytest.mark.parametrize("seat", [0, 1])
def test_it_names_the_dearest_decisions_of_the_seat(record: Path, seat: int) -> None:
    result = run("review", str(record), "--seat", str(seat), "--json", *QUICK)
    assert result.exit_code == 0, result.output
    told = msgspec.json.decode(result.stdout)
    match = read(record.read_bytes().splitlines()[0], registry.game)
    own = {at for at, turn in enumerate(match.actions) if turn.seat == seat}
    assert (told["game"], told["seat"]) == ("welcome_dungeon", seat)
    assert {point["at"] for point in told["curve"]} <= own and told["curve"]
    assert len(told["moves"]) <= 3
    for move in told["moves"]:
        assert move["at"] in own
        assert move["played"]["action"] == msgspec.to_builtins(match.actions[move["at"]].action)
        assert move["better"]["chance"] - move["played"]["chance"] >= 0.03


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_sentences(record: Path, language: str) -> None:
    result = run("review", str(record), "--seat", "1", "--lang", language, *QUICK)
    assert result.exit_code == 0, result.output
    assert " ".join(text(language, "review-note").split()) in " ".join(result.output.split())
    assert text(language, "review-better") in result.output
    assert "{" not in result.output


def test_moments_are_numbered_as_in_the_replay(record: Path) -> None:
    """The number of a move in the match, not of the line in the review: move 1 is the other seat's."""
    turns = read(record.read_bytes().splitlines()[0], registry.game).actions
    second = 1 - turns[0].seat
    said = run("review", str(record), "--seat", str(second), *QUICK).output
    numbers = [int(found) for found in re.findall(r"^Move (\d+)$", said, re.M)]
    assert numbers and {turns[number - 1].seat for number in numbers} == {second}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", ["win", "clan", "rivals"])
def test_a_move_that_looks_better_is_named_beside_the_masters(language: str, measure: str) -> None:
    said = chances_text(language, [Weighed(0, 0.4), Weighed(1, 0.47)], measure, "XYZ")
    assert all(one in said for one in ("40", "47", "XYZ")) and "{" not in said
    assert "XYZ" not in chances_text(language, [Weighed(0, 0.4), Weighed(1, 0.43)], measure, "XYZ")


def test_another_line_and_what_is_not_there(record: Path) -> None:
    first, second = (
        msgspec.json.decode(run("review", str(record), "--line", line, "--json", *QUICK).stdout)
        for line in "12"
    )
    assert [point["at"] for point in first["curve"]] != [point["at"] for point in second["curve"]]
    assert run("review", str(record), "--line", "3").exit_code == 2
    assert run("review", str(record), "--seat", "2").exit_code == 2


def test_alone_there_is_nobody_to_compare_with(tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    run(
        "simulate", "paper_dungeons", "--players", "1", "--games", "1", "--seed", "11", "--records", str(file)
    )
    result = run("review", str(file), "--seconds", "0.01", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert text("en", "review-unknown") in " ".join(result.output.split())
