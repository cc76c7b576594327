"""The ladder: from a plan to a page, stopped and gone on with, rebuilt without playing."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "scripts"))

import ladder as script  # noqa: E402 - a script, found by the line above

from podzemi import native  # noqa: E402
from podzemi.arena import checkpoint as kept_module  # noqa: E402
from podzemi.arena import ladder  # noqa: E402
from podzemi.arena.checkpoint import Checkpoint  # noqa: E402
from podzemi.arena.ladder import NoNativeCode, Plan, check_native, measurements, read  # noqa: E402
from podzemi.arena.ladder_page import page, pictures  # noqa: E402
from podzemi.arena.round_robin import Pairing  # noqa: E402
from podzemi.engine import registry  # noqa: E402

TEXT = """
seed = 1
[names]
strong = "greedy"
weak = "random"
[pairs]
one = [["strong", "weak"]]
other = [["weak", "greedy"]]
[quick]
matches = 2
names = { strong = "random" }
[[group]]
game = "welcome_dungeon"
players = [2, 3]
pairs = ["one", "other"]
matches = 12
[[group]]
game = "dark_cave"
players = [2]
teams = true
pairs = ["one"]
matches = 4
names = { strong = "random", weak = "greedy" }
"""


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plan:
    """Bots that need no native code, so that it does not matter whether there is any."""
    monkeypatch.setattr(native, "why_not_for", lambda game: None)
    (tmp_path / "plan.toml").write_text(TEXT)
    return read(tmp_path / "plan.toml")


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *more: str) -> int:
    given = ["--plan", "plan.toml", "--results", "ladder.jsonl", "--page", "ladder.md", "--jobs", "1"]
    given = [str(folder / word) if "." in word else word for word in given]
    monkeypatch.setattr(sys, "argv", ["ladder.py", *given, *more])
    return script.main()


def test_a_plan_names_every_step(plan: Plan) -> None:
    steps = plan.steps()
    assert [(step.pairing.players, step.first, step.second) for step in steps[:4]] == [
        (2, "strong", "weak"),
        (2, "weak", "greedy"),
        (3, "strong", "weak"),
        (3, "weak", "greedy"),
    ]
    assert steps[2].pairing.bots == ("greedy", "random")
    assert steps[4].pairing.bots == ("random", "greedy") and steps[4].pairing.teams
    assert {step.pairing.game for step in plan.only(["dark_cave"]).steps()} == {"dark_cave"}
    brief = plan.in_brief().steps()
    assert {step.pairing.players for step in brief} == {2} and brief[0].pairing.bots == ("random", "random")


def test_a_wrong_plan_is_named(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(TEXT.replace("matches = 12", "matchs = 12"))
    with pytest.raises(ValueError, match=r"plan\.toml: .*matchs"):
        read(file)


def test_without_native_code_nothing_is_measured(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "why_not_for", lambda game: "no compiler")
    with pytest.raises(NoNativeCode, match="no compiler"):
        check_native(plan)


def test_the_page_tells_every_line_and_is_rebuilt_without_playing(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(monkeypatch, tmp_path) == 0
    written = (tmp_path / "ladder.md").read_text("utf-8")
    assert written.count("| strong | weak | 12 |") == 2 and "### 3 players" in written
    assert "3.00 (" in written, "alone among two, strong wins all: three times its share"
    assert "podzemi arena welcome_dungeon --bots 'greedy,random,random' --games 12 --seed 1" in written
    assert "podzemi arena dark_cave --teams --bots 'random,greedy' --players 2 --games 4" in written
    assert "| strong (Saboteur: The Dark Cave) | `random` |" in written and "nobody has played" not in written
    drawn = (tmp_path / "images/ladder-dark-cave.svg").read_text("utf-8")
    assert drawn.startswith("<svg") and "2 players · strong" in drawn
    (tmp_path / "ladder.md").unlink()
    monkeypatch.setattr(Pairing, "play", lambda *given: pytest.fail("played again"))
    for more in (["--no-play"], []):
        assert run(monkeypatch, tmp_path, *more) == 0
        assert (tmp_path / "ladder.md").read_text("utf-8") == written


def test_a_ladder_that_was_stopped_goes_on(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No time at all: nothing is played, and the page says so. Then one game, then the rest."""
    assert run(monkeypatch, tmp_path, "--minutes", "0") == 0
    empty = (tmp_path / "ladder.md").read_text("utf-8")
    assert "0 matches" in empty and "Welcome to the Dungeon 4, Saboteur: The Dark Cave 1" in empty
    assert run(monkeypatch, tmp_path, "--only", "dark_cave") == 0
    assert len((tmp_path / "ladder.jsonl").read_bytes().splitlines()) == 1
    assert run(monkeypatch, tmp_path) == 0
    whole = measurements(plan.steps(), Checkpoint(tmp_path / "ladder.jsonl"))
    alone = tmp_path / "alone"
    alone.mkdir()
    (alone / "plan.toml").write_text(TEXT)
    assert run(monkeypatch, alone) == 0
    other = measurements(plan.steps(), Checkpoint(alone / "ladder.jsonl"))
    assert [one.paired.shares for one in whole] == [one.paired.shares for one in other]
    assert len(whole) == 5


def test_it_says_what_is_left(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, tmp_path, "--only", "dark_cave")
    capsys.readouterr()
    run(monkeypatch, tmp_path, "--left")
    said = capsys.readouterr().out
    assert "| dark_cave | 2 | strong | weak | 4 of 4 |" in said
    assert "| welcome_dungeon | 3 | weak | greedy | 0 of 12 | ? | ? |" in said


def test_what_other_code_played_is_played_again(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(monkeypatch, tmp_path, "--only", "dark_cave") == 0
    before = (tmp_path / "ladder.jsonl").read_bytes()
    for module in (kept_module, ladder):
        monkeypatch.setattr(module, "source", lambda game, bots: "other")
    assert run(monkeypatch, tmp_path, "--only", "dark_cave", "--trust") == 0
    assert (tmp_path / "ladder.jsonl").read_bytes() == before
    assert run(monkeypatch, tmp_path, "--only", "dark_cave") == 0
    assert (tmp_path / "ladder.jsonl").read_bytes().count(b'"source":"other"') == 1


def test_prune_forgets_what_the_plan_no_longer_names(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(monkeypatch, tmp_path) == 0
    (tmp_path / "plan.toml").write_text(TEXT.replace("players = [2, 3]", "players = [3]"))
    assert run(monkeypatch, tmp_path) == 0
    before = (tmp_path / "ladder.jsonl").read_bytes().splitlines()
    assert len(before) == 5
    assert run(monkeypatch, tmp_path, "--prune") == 0
    after = (tmp_path / "ladder.jsonl").read_bytes().splitlines()
    assert len(after) == 3 and set(after) <= set(before), "what is named is not played again"


# ---------------------------------------------------------------- the plan and the page in the repository


def test_our_plan_asks_for_enough() -> None:
    """Every game: all neighbours, the strongest against both yardsticks, and once at its full time."""
    plan = read(ROOT / "docs/ladder.toml")
    levels = ["novice", "apprentice", "adventurer", "veteran", "master"]
    neighbours = {(strong, weak) for weak, strong in pairwise(levels)}
    for game in registry.GAMES:
        steps = [step for step in plan.steps() if step.pairing.game == game]
        wanted = neighbours | {("master", "greedy"), ("master", "search"), ("master at full time", "greedy")}
        assert {(step.first, step.second) for step in steps} >= wanted, game
        for step in steps:
            is_quick = "apprentice" in (step.first, step.second) and step.pairing.players == 2
            least = 60 if "full" in step.first else 1000 if is_quick else 200
            assert step.pairing.matches >= least, (game, step.first, step.second)
    plan.in_brief().steps()


def test_our_page_is_the_one_of_our_results() -> None:
    """`python scripts/ladder.py --no-play` writes it."""
    plan = read(ROOT / "docs/ladder.toml")
    found = measurements(plan.steps(), Checkpoint(ROOT / "docs/ladder.jsonl", trust=True))
    assert (ROOT / "docs/ladder.md").read_text("utf-8") == page(plan, found, "make ladder")
    for name, drawn in pictures(found).items():
        assert (ROOT / "docs/images" / name).read_text("utf-8") == drawn
