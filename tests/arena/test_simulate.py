"""Simulation: the same seed gives the same bytes, however it is run."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from podzemi.arena import simulate as module
from podzemi.arena.play import play
from podzemi.arena.pool import in_order, pieces
from podzemi.arena.simulate import Plan, Report, simulate
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.record import read, replay

GAME = registry.game("welcome_dungeon")
THREE = ("random",) * 3


def plan(
    games: int = 60, bots: tuple[str, ...] = ("random",) * 3, records: bool = True, seed: int = 1
) -> Plan:
    return Plan(GAME.name, bots, GAME.validate_options(len(bots), {}), games, seed, records)


def lines(given: Plan, jobs: int = 1) -> tuple[Report, list[bytes]]:
    written: list[bytes] = []
    return simulate(given, jobs, write=written.append), written


def facts(report: Report) -> dict[str, Any]:
    """The report without its times."""
    return {k: v for k, v in report.as_json().items() if "second" not in k and "cpu" not in k}


def test_totals_agree_with_the_records() -> None:
    report, written = lines(plan())
    records = [read(line, registry.game) for line in written]
    told = report.as_json()
    assert told["games"] == len(records) == 60
    assert told["decisions"] == sum(len(record.actions) for record in records)
    assert sum(told["results"]["wins"]) == 60
    wins = [sum(r.result is not None and r.result.ranking[0] == [seat] for r in records) for seat in range(3)]
    assert told["results"]["wins"] == wins
    assert sum(told["results"]["detail"]["rounds"].values()) == 60
    assert [record.seed for record in records] == [seed_for(1, index) for index in range(60)]
    for record in records[:10]:
        replay(record, registry.game)


def test_jobs_change_nothing() -> None:
    alone, one = lines(plan(bots=("random", "greedy")))
    several, two = lines(plan(bots=("random", "greedy")), jobs=2)
    assert one == two
    assert facts(alone) == facts(several)


def test_another_seed_is_another_simulation() -> None:
    assert lines(plan(seed=1))[1] != lines(plan(seed=2))[1]


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_pure_and_compiled_and_every_hash_seed_write_the_same_bytes(tmp_path: Path, bots: str) -> None:
    """Where the engine is not compiled this still compares processes with different hash seeds."""
    digests = set()
    for pure, hashing in (("0", "1"), ("1", "2")):
        file = tmp_path / f"{pure}.jsonl"
        command = [sys.executable, "-m", "podzemi", "simulate", GAME.name, "--players", "3", "--bots", bots]
        command += ["--games", "40" if bots == "random" else "6", "--records", str(file), "--json"]
        environment = {**os.environ, "PODZEMI_PURE": pure, "PYTHONHASHSEED": hashing}
        subprocess.run(command, env=environment, check=True, capture_output=True, timeout=60)
        digests.add(hashlib.sha256(file.read_bytes()).hexdigest())
    assert len(digests) == 1


def test_a_broken_match_is_counted_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_once(game: Any, bots: Any, options: Any, seed: int, keep: bool) -> Any:
        if seed == seed_for(1, 4):
            raise RuntimeError("a bug")
        return play(game, bots, options, seed, keep)

    monkeypatch.setattr(module, "play", breaks_once)
    told = simulate(plan(10, records=False)).as_json()
    assert (told["games"], told["errors"]) == (9, 1)
    assert told["failures"] == [{"index": 4, "seed": seed_for(1, 4), "error": "RuntimeError: a bug"}]


def test_progress_counts_every_match() -> None:
    counted: list[int] = []
    simulate(plan(25, records=False), progress=counted.append)
    assert sum(counted) == 25


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (100, 3), (5000, 2)])
def test_pieces_cover_every_game_once(games: int, jobs: int) -> None:
    assert [index for piece in pieces(games, jobs, 2000) for index in piece] == list(range(games))


def test_answers_come_in_order() -> None:
    assert list(in_order(abs, [-3, 2, -1], 1)) == [3, 2, 1]


def test_speed_stays_far_from_the_floor() -> None:
    """Pure Python does about 250,000 decisions a CPU second here, compiled code more; 60,000 is the bar."""
    best = max(simulate(plan(600, records=False)).as_json()["decisions_per_cpu_s"] for _ in range(3))
    assert best > 60_000


def test_a_match_that_neither_side_wins_is_won_by_nobody() -> None:
    """Random dwarfs do not find the exit: all share the first place, and it is no win."""
    cave = registry.game("dark_cave")
    report = simulate(Plan(cave.name, THREE, cave.validate_options(3, {}), games=20, seed=0))
    assert report.tally.counts["winner", "None"] == 20
    assert not report.tally.wins and not report.tally.shared
