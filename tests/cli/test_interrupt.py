"""Ctrl-C: real signals to real processes; every command stops, and what was done is kept."""

from __future__ import annotations

import io
import os
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cli.support import Session, real
from podzemi.cli.matches.common import record_writer
from podzemi.engine import registry
from podzemi.engine.records.record import read, replay
from until import until

ENDLESS = ("--games", "1000000", "--seed", "3")
"""Nobody waits for the end of that."""
SIMULATE = ("simulate", "dungeon_lords", *ENDLESS)
ARENA = ("arena", "welcome_dungeon", "--bots", "greedy,random", *ENDLESS)
TEAMS = ("arena", "dark_cave", "--teams", "--bots", "greedy,random", *ENDLESS)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", [SIMULATE, ARENA, TEAMS], ids=lambda command: command[0])
def test_records_and_results_so_far_are_kept(command: tuple[str, ...], jobs: str, tmp_path: Path) -> None:
    session = Session(tmp_path, *command, "--jobs", jobs, "--records", "-", "--json")
    lines = [session.output.readline() for _ in range(3)]
    lines += session.interrupt().splitlines(keepends=True)
    assert all(line.endswith(b"\n") for line in lines)
    told: dict[str, Any] = msgspec.json.decode(session.complaint())
    assert told["interrupted"] is True
    per_deal = 2 if command[0] == "arena" else 1
    assert told["games"] == len(lines) // per_deal * per_deal
    for line in lines[:2]:
        replay(read(line, registry.game), registry.game)


class Narrow(io.RawIOBase):
    """Takes a few bytes at a time, as a full pipe does when a signal comes."""

    def __init__(self) -> None:
        self.taken = b""

    def writable(self) -> bool:
        return True

    def write(self, some: Any) -> int:
        self.taken += bytes(some[:5])
        return min(len(some), 5)


def test_a_record_is_whole_even_if_the_output_takes_it_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = Narrow()
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=narrow))
    with record_writer("-") as write:
        assert write is not None
        write(b"a record of a match\n")
    assert narrow.taken == b"a record of a match\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_arena_goes_on_from_what_it_kept(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    session = Session(tmp_path, *ARENA, "--jobs", jobs, "--resume", str(file), "--json")
    until(lambda: file.exists() and file.stat().st_size > 0)
    told = msgspec.json.decode(session.interrupt())
    kept = sum(len(msgspec.json.decode(line)["results"]) for line in file.read_bytes().splitlines())
    assert told["interrupted"] is True and kept >= told["games"]
    again = [*ARENA[:4], "--seed", "3", "--games", str(kept + 4), "--json"]
    whole, resumed = real(*again), real(*again, "--resume", str(file))
    wins = [[bot["wins"] for bot in msgspec.json.decode(done.stdout)["bots"]] for done in (whole, resumed)]
    assert wins[0] == wins[1] and sum(wins[0]) >= kept + 4


def test_people_see_the_table_so_far(tmp_path: Path) -> None:
    session = Session(tmp_path, *ARENA, "--records", "-")
    session.output.readline()
    session.interrupt()
    said = session.complaint()
    assert "Interrupted: " in said and "of 1000000 matches" in said and "greedy" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_that_listens_to_nothing_is_ended_too(tmp_path: Path, jobs: str) -> None:
    """It hears neither Ctrl-C nor the end of its input, and is gone when we are."""
    mark = tmp_path / "thinking"
    os.mkfifo(mark)
    script = f"import time; open({str(mark)!r}, 'w').write('x'); time.sleep(999)"
    sleeper = shlex.join([sys.executable, "-c", script]).replace(",", "\\,")
    session = Session(
        tmp_path, "arena", "welcome_dungeon", "--bots", f"stdio:{sleeper},random", "--jobs", jobs
    )
    assert mark.read_text().startswith("x")
    session.interrupt()


def test_replay_reports_what_it_has_checked(tmp_path: Path) -> None:
    file, fifo = tmp_path / "records.jsonl", tmp_path / "more"
    real("simulate", "welcome_dungeon", "--games", "5", "--records", str(file))
    os.mkfifo(fifo)
    session = Session(tmp_path, "replay", str(fifo))
    with fifo.open("wb", buffering=0) as more:
        more.write(file.read_bytes())
        while b"Line 5" not in session.output.readline():
            assert session.process.poll() is None
        assert b"records: " in session.interrupt() or "records" in session.complaint()


def test_bench_shows_what_it_has_measured(tmp_path: Path) -> None:
    session = Session(tmp_path, "bench", "welcome_dungeon", "--seconds", "1000", "--json")
    children = Path(f"/proc/{session.process.pid}/task/{session.process.pid}/children")
    until(lambda: any(b"--here" in command for command in commands_of(children)))
    told = msgspec.json.decode(session.interrupt())
    assert told["interrupted"] is True
    assert told["results"] == []
    assert not children.exists(), "what measured is gone, too"


def commands_of(children: Path) -> list[bytes]:
    """The command lines of the processes that a process has started; those that are ending have none."""
    found = []
    for child in children.read_text().split():
        with suppress(FileNotFoundError, ProcessLookupError):
            found.append(Path(f"/proc/{child}/cmdline").read_bytes())
    return found
