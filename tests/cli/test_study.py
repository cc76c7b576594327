"""simulate, arena, replay, bench."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from cli.support import real, run, run_json
from podzemi.engine.dice import Dice
from podzemi.engine.game import is_compiled
from podzemi.languages import LANGUAGES

SIMULATE = ("simulate", "welcome_dungeon")
ARENA = ("arena", "welcome_dungeon")


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Six matches with every hero, three players."""
    path = tmp_path / "matches.jsonl"
    given = ("--players", "3", "--games", "6", "--seed", "4", "--records", str(path))
    assert run(*SIMULATE, *given, "--option", "first_hero=random").exit_code == 0
    return path


def test_simulate_for_machines() -> None:
    told = run_json(*SIMULATE, "--players", "3", "--games", "200", "--seed", "1")
    names = {"games", "decisions", "seconds", "cpu_seconds", "decisions_per_cpu_s", "errors", "results"}
    assert names <= set(told)
    assert (told["games"], told["errors"], told["players"]) == (200, 0, 3)
    assert sum(told["results"]["wins"]) == 200
    assert told["decisions_per_cpu_s"] == pytest.approx(told["decisions"] / told["cpu_seconds"], rel=0.01)


def test_simulate_repeats_a_short_list_of_bots_and_types_options() -> None:
    given = ("--bots", "greedy,random", "--players", "4", "--games", "2")
    told = run_json(*SIMULATE, *given, "--option", "successes_to_win=3", "--option", "memory_aid=false")
    assert told["bots"] == ["greedy", "random", "greedy", "random"]
    assert told["options"]["successes_to_win"] == 3
    assert told["options"]["memory_aid"] is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_for_people(language: str) -> None:
    result = run(*SIMULATE, "--games", "20", "--lang", language)
    assert result.exit_code == 0
    assert "random" in result.output


def test_simulate_for_real_in_two_processes() -> None:
    done = real(*SIMULATE, "--games", "50", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert msgspec.json.decode(done.stdout)["games"] == 50
    assert done.stderr == b""


# ---------------------------------------------------------------- arena


def test_arena_for_machines(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    told = run_json(
        "arena", "welcome_dungeon", "--bots", "greedy,random", "--games", "20", "--plot", str(plot)
    )
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    assert (told["games"], told["deals"], told["fair_share"]) == (20, 10, 0.5)
    assert told["bots"][0]["low"] <= told["bots"][0]["win_rate"] <= told["bots"][0]["high"]
    drawn = plot.read_text("utf-8")
    assert drawn.startswith("<svg") and "greedy" in drawn
    assert "url(" not in drawn and "href" not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_arena_for_people(language: str) -> None:
    result = run(*ARENA, "--bots", "random,random", "--games", "20", "--lang", language)
    assert result.exit_code == 0
    assert "random #1" in result.output
    assert "├" in result.output and "█" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_for_people(language: str) -> None:
    """One line per composition, and the exit in words."""
    given = ("arena", "dark_cave", "--teams", "--bots", "random,random", "--players", "5", "--games", "10")
    result = run(*given, "--lang", language)
    assert result.exit_code == 0, result.output
    assert "3 : 2" in result.output and "2 : 3" in result.output
    assert run_json(*given)["total"]["games"] == 10


@pytest.mark.parametrize(
    "given",
    [
        ("welcome_dungeon", "--bots", "random,random"),
        ("dark_cave", "--bots", "random"),
        ("dark_cave", "--bots", "random,random", "--plot", "plot.svg"),
    ],
)
def test_teams_want_a_game_of_sides_and_two_bots(given: tuple[str, ...]) -> None:
    result = run("arena", *given, "--teams", "--games", "2")
    assert result.exit_code == 2 and "--" in result.output


def test_a_comma_inside_a_command() -> None:
    script = "import json,sys\nfor line in sys.stdin:\n  m=json.loads(line)\n"
    script += "  if m['kind']=='choose': print(json.dumps({'id':m['id'],'index':0}),flush=True)"
    command = f"stdio:{shlex.join([sys.executable, '-c', script])}".replace(",", "\\,")
    told = run_json(*ARENA, "--bots", f"{command},random", "--games", "2")
    assert told["games"] == 2


# ---------------------------------------------------------------- replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_every_match(records: Path, language: str) -> None:
    result = run("replay", str(records), "--lang", language)
    assert result.exit_code == 0, result.output
    assert len(result.output.splitlines()) > 60
    assert "{" not in result.output


def test_replay_verifies_quietly(records: Path) -> None:
    result = run("replay", str(records), "--verify")
    assert result.exit_code == 0
    assert result.output == "6 records: 6 replayed, 0 wrong, 6 also from the seed.\n"


def test_replay_for_machines_and_of_one_line(records: Path) -> None:
    told = run_json("replay", str(records))
    assert (told["records"], told["errors"], told["from_seed"]) == (6, 0, 6)
    assert [line["line"] for line in told["lines"]] == list(range(1, 7))
    assert [line["line"] for line in run_json("replay", str(records), "--line", "3")["lines"]] == [3]


def test_replay_reads_standard_input(records: Path) -> None:
    done = real("replay", "-", "--verify", given=records.read_bytes())
    assert done.returncode == 0, done.stderr


def test_replay_names_the_bad_lines(records: Path) -> None:
    lines = records.read_bytes().splitlines()
    result = msgspec.json.decode(lines[1])
    result["result"]["ranking"] = result["result"]["ranking"][::-1]
    lines[1] = msgspec.json.encode(result)
    lines[3] = lines[3][:-20]
    moved = msgspec.json.decode(lines[4])
    moved["actions"][0]["seat"] = (moved["actions"][0]["seat"] + 1) % 3
    lines[4] = msgspec.json.encode(moved)
    lines.insert(5, b"")
    records.write_bytes(b"\n".join(lines))
    told = run_json("replay", str(records), code=1)
    bad = {line["line"]: line["error"] for line in told["lines"] if not line["ok"]}
    assert set(bad) == {2, 4, 5}
    assert "result differs" in bad[2]
    assert "not a match record" in bad[4]
    assert "action 0: refused, not_your_turn" in bad[5]
    people = run("replay", str(records), "--verify")
    assert people.exit_code == 1
    assert "Line 2: result differs" in people.stderr


def test_replay_without_our_seed_is_good_but_said(records: Path) -> None:
    record = msgspec.json.decode(records.read_bytes().splitlines()[0])
    record["seed"] = Dice(99).bits()
    records.write_bytes(msgspec.json.encode(record))
    told = run_json("replay", str(records))
    assert (told["errors"], told["from_seed"]) == (0, 0)


def test_replay_of_nothing_is_a_failure(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    assert run("replay", str(empty)).exit_code == 1


# ---------------------------------------------------------------- bench


def test_bench_measures_both_forms() -> None:
    told = run_json("bench", "--games", "8")
    assert told.pop("interrupted") is False
    assert set(told) == ({"compiled", "pure"} if is_compiled() else {"pure"})
    for form in told.values():
        assert set(form["welcome_dungeon"]) == {"decisions", "clone", "view", "sample", "dump", "load"}
        assert all(rate > 1000 for rate in form["welcome_dungeon"].values())


def test_bench_for_people() -> None:
    result = run("bench", "welcome_dungeon", "--games", "20", "--lang", "pl")
    assert result.exit_code == 0
    assert "czysty Python" in result.output
