"""simulate, arena, replay, bench."""

from __future__ import annotations

import shlex
import sys
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from cli.support import real, run, run_json
from podzemi import native
from podzemi.arena import speed
from podzemi.arena.speed import WHAT, engine_here
from podzemi.cli.matches.chart import short
from podzemi.engine.dice import Dice
from podzemi.languages import LANGUAGES, text

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
    """Enough matches that the rounding of their seconds does not count."""
    told = run_json(*SIMULATE, "--players", "3", "--games", "2000", "--seed", "1")
    names = {"games", "decisions", "seconds", "cpu_seconds", "decisions_per_cpu_s", "errors", "results"}
    assert names <= set(told)
    assert (told["games"], told["errors"], told["players"]) == (2000, 0, 3)
    assert sum(told["results"]["wins"]) == 2000
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


def test_a_round_robin_for_machines(tmp_path: Path) -> None:
    """Names with settings go through everything as they were typed."""
    plot, page, kept = (tmp_path / name for name in ("plot.svg", "page.md", "kept.jsonl"))
    bots = ("novice?iterations=8&worlds=2", "greedy", "random")
    given = (*ARENA, "--bots", ",".join(bots), "--round-robin", "--games", "4", "--resume", str(kept))
    told = run_json(*given, "--plot", str(plot), "--markdown", str(page))
    assert {bot["bot"] for bot in told["bots"]} == set(bots) and told["games"] == 12
    assert [(pair["first"], pair["second"]) for pair in told["pairings"]] == [*combinations(bots, 2)]
    assert all(bot["low"] <= bot["points"] <= bot["high"] for bot in told["bots"])
    assert f"| `{bots[0]}` | `greedy` |" in page.read_text("utf-8")
    assert plot.read_text("utf-8").count("<circle") == 3
    again = run_json(*given)
    assert (again["bots"], again["pairings"]) == (told["bots"], told["pairings"])
    assert again["cpu_seconds"] == pytest.approx(told["cpu_seconds"], abs=1e-3), "nothing was played again"


def test_records_keep_the_settings_of_bots(tmp_path: Path) -> None:
    file, bot = tmp_path / "matches.jsonl", "novice?iterations=8&worlds=2"
    assert run(*ARENA, "--bots", f"{bot},random", "--games", "2", "--records", str(file)).exit_code == 0
    who = [msgspec.json.decode(line)["bots"] for line in file.read_bytes().splitlines()]
    assert who == [[bot, "random"], ["random", bot]]
    assert run("replay", str(file), "--verify").exit_code == 0


@pytest.mark.parametrize(
    ("bot", "shown"),
    [
        ("master?seconds=0.1", "master?seconds=0.1"),
        ("master?iterations=0&seconds=0.1", "master?…=0&seconds=0.1"),
        ("stdio:python examples/bots/careful.py", "…mples/bots/careful.py"),
    ],
)
def test_long_names_are_shortened_where_they_say_least(bot: str, shown: str) -> None:
    assert short(bot) == shown and len(shown) <= 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_robin_for_people(language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    given = ("arena", "dark_cave", "--teams", "--bots", "greedy,random", "--games", "4", "--until", "0.5")
    result = run(*given, "--round-robin", "--lang", language, "--markdown", str(page))
    assert result.exit_code == 0, result.output
    assert "●" in result.output and "greedy : random" in result.output and "ms" in result.output
    assert page.read_text("utf-8").count("`greedy`") == 2


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("arena", "welcome_dungeon"), "`greedy` | 100.0%"),
        (("arena", "dark_cave", "--teams"), "| 1 : 1"),
    ],
)
def test_the_result_as_markdown(given: tuple[str, ...], told: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    result = run(*given, "--bots", "greedy,random", "--games", "4", "--markdown", str(page))
    assert result.exit_code == 0 and told in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (("--bots", "random", "--round-robin"), "two different bots"),
        (("--bots", "greedy,random,greedy", "--round-robin"), "two different bots"),
        (("--bots", "greedy,random", "--resume", "kept.jsonl", "--records", "-"), "--resume"),
        (("--bots", "greedy,random", "--until", "1"), "--until"),
        (("--bots", "greedy,random", "--round-robin", "--teams"), "no two sides"),
        (("--bots", "novice?patience=3,random"), "patience"),
    ],
)
def test_what_an_arena_refuses(given: tuple[str, ...], complaint: str) -> None:
    result = run(*ARENA, *given, "--games", "2")
    assert result.exit_code == 2 and complaint in result.output


def test_a_foreign_line_in_the_file_of_results_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text('{"dear": "diary"}\n')
    result = run(*ARENA, "--bots", "greedy,random", "--games", "2", "--resume", str(file))
    assert result.exit_code == 1 and "Traceback" not in result.output
    assert "line 1 is no result of the arena" in " ".join(result.output.split())
    assert file.read_text() == '{"dear": "diary"}\n'


def test_results_of_other_code_are_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = (*ARENA, "--bots", "greedy,random", "--games", "2", "--resume", str(tmp_path / "kept.jsonl"))
    assert run(*given).exit_code == 0
    monkeypatch.setattr("podzemi.arena.checkpoint.source", lambda game, bots: "other")
    result = run(*given)
    assert result.exit_code == 1 and "other code" in result.output


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


QUICK = ("--seconds", "0.001", "--repeat", "1")


def test_bench_measures_everything_with_every_engine() -> None:
    told = run_json("bench", "welcome_dungeon", *QUICK, "--players", "3", "--all-engines")
    assert told["interrupted"] is False
    assert {row["engine"] for row in told["results"]} == {engine_here()}
    whats = {row["what"] for row in told["results"]}
    assert whats == set(WHAT) - (set() if native.available() else {"rollout", "batch"})
    for row in told["results"] + told["others"]:
        assert (row["game"], row["players"]) == ("welcome_dungeon", 3)
        assert 0 < row["low"] <= row["per_second"] <= row["high"]
    assert told["others"] if engine_here() != "pure" else not told["others"]
    assert told["bytes"]["welcome_dungeon"]["written"] > 0
    assert told["import_ms"] > 0


def test_bench_says_what_it_measures() -> None:
    said = run("bench", "welcome_dungeon", *QUICK, "--only", "clone")
    assert text("en", f"terminal-{engine_here()}") in said.stderr and "welcome_dungeon" in said.stderr


def test_bench_measures_the_rest_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where `make play` has installed what playing needs, and nothing else."""
    monkeypatch.setattr(speed, "has_numpy", lambda: False)
    figures = list(speed.measure("welcome_dungeon", 2, engine_here(), WHAT, 0.001, 1))
    assert {figure.what for figure in figures} == set(WHAT) - set(speed.ARRAYS)


def test_bench_names_the_extra_that_numpy_comes_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podzemi.cli.matches.bench.has_numpy", lambda: False)
    said = run("bench", "welcome_dungeon", *QUICK, "--only", "clone")
    assert "pip install 'podzemi[batch]'" in " ".join(said.output.split())


def test_bench_takes_the_nearest_number_of_players_once() -> None:
    told = run_json("bench", "dungeon_lords", *QUICK, "--players", "5", "--players", "8", "--only", "clone")
    assert [row["players"] for row in told["results"]] == [4]


def test_bench_draws_and_remembers(tmp_path: Path) -> None:
    plot, trend = tmp_path / "speed.svg", tmp_path / "trend.jsonl"
    for _ in range(2):
        asked = ["bench", "welcome_dungeon", *QUICK, "--only", "clone", "--players", "2"]
        assert run(*asked, "--plot", str(plot), "--trend", str(trend)).exit_code == 0
    assert "welcome_dungeon · 2 · clone" in plot.read_text("utf-8")
    lines = [msgspec.json.decode(line) for line in trend.read_bytes().splitlines()]
    assert [line["results"][0]["what"] for line in lines] == ["clone", "clone"]


def test_bench_for_people() -> None:
    result = run("bench", "welcome_dungeon", *QUICK, "--all-engines", "--only", "clone", "--lang", "pl")
    assert result.exit_code == 0
    assert "czysty Python" in result.output
    assert "graczy: 2" in result.output
