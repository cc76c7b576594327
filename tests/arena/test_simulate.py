"""Simulation: the same seed gives the same bytes, however it is run."""

from __future__ import annotations

import hashlib
import math
import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from podzemi.arena import play as module
from podzemi.arena.play import play
from podzemi.arena.series import Pieces
from podzemi.arena.simulate import Plan, SimulationSummary, simulate
from podzemi.arena.work.interrupts import Interrupted, hold_back
from podzemi.arena.work.pool import WorkerDied, map_ordered
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.records.record import read, replay

GAME = registry.game("welcome_dungeon")
THREE = ("random",) * 3


def plan(
    games: int = 60, bots: tuple[str, ...] = ("random",) * 3, records: bool = True, seed: int = 1
) -> Plan:
    return Plan(GAME.name, bots, GAME.validate_options(len(bots), {}), games, seed, records)


def lines(given: Plan, jobs: int = 1) -> tuple[SimulationSummary, list[bytes]]:
    written: list[bytes] = []
    return simulate(given, jobs, write=written.append), written


def untimed(report: SimulationSummary) -> dict[str, Any]:
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
    assert untimed(alone) == untimed(several)


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
@pytest.mark.parametrize("seconds", [0.0, 0.01, 10.0])
def test_pieces_cover_every_match_once_and_begin_with_one(games: int, jobs: int, seconds: float) -> None:
    given, made = Pieces(games, jobs), []
    for piece in given:
        made.append(piece)
        given.took(len(piece), seconds * len(piece))
    assert [index for piece in made for index in piece] == list(range(games))
    assert len(made[0]) == 1
    assert all(len(b) <= 2 * len(a) for a, b in pairwise(made))
    assert seconds < 1 or {len(piece) for piece in made} == {1}


def late(number: int) -> int:
    """The even ones take longer."""
    return number if number % 2 else sum(range(200_000)) * 0 + number


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_answers_come_in_order(jobs: int) -> None:
    assert list(map_ordered(late, range(9), jobs)) == list(range(9))


def test_what_a_worker_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match="math domain error"):
        list(map_ordered(math.sqrt, [4, -1, 9], 2))


class TakesTwo(Exception):
    """Cannot be made again from what it says."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def awkward(number: int) -> None:
    raise TakesTwo(number, 2)


def test_an_error_that_cannot_travel_says_what_it_was() -> None:
    with pytest.raises(RuntimeError, match="TakesTwo: 1 and 2"):
        list(map_ordered(awkward, [1], 2))


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerDied, match="fewer --jobs"):
        list(map_ordered(os._exit, [3, 3, 3], 2))


def test_an_interrupt_carries_what_was_done() -> None:
    """For callers it is a KeyboardInterrupt like any other, unless they ask for what there is."""

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        simulate(plan(50), progress=stop)
    report: SimulationSummary = caught.value.so_far
    assert report.interrupted and report.tally.games == 1
    assert isinstance(caught.value, KeyboardInterrupt)


def interrupted_while_writing(times: int) -> list[str]:
    """What was written in spite of so many interrupts."""
    done: list[str] = []

    def write() -> None:
        with hold_back():
            for _ in range(times):
                signal.raise_signal(signal.SIGINT)
            done.append("all")

    with pytest.raises(KeyboardInterrupt):
        write()
    return done


def test_an_interrupt_waits_for_what_must_not_be_half_done() -> None:
    assert interrupted_while_writing(1) == ["all"]


def test_a_second_interrupt_does_not_wait() -> None:
    assert interrupted_while_writing(2) == []


def test_records_say_who_sat_where() -> None:
    _, written = lines(plan(3, ("greedy", "random", "random")))
    assert [read(line, registry.game).bots for line in written] == [["greedy", "random", "random"]] * 3


def test_a_match_that_neither_side_wins_is_won_by_nobody() -> None:
    """Random dwarfs do not find the exit: all share the first place, and it is no win."""
    cave = registry.game("dark_cave")
    report = simulate(Plan(cave.name, THREE, cave.validate_options(3, {}), games=20, seed=0))
    assert report.tally.counts["winner", "None"] == 20
    assert not report.tally.wins and not report.tally.shared
