"""Measure what a move costs when several server processes share one PostgreSQL.

    python scripts/scale.py --processes 1,2,4,8
    python scripts/scale.py --processes 1,2 --spread --games welcome_dungeon

Every process (`podzemi serve`) has as many tables, and as many moves a second, as one has alone. A table's
people all connect to one process, as `hash … consistent` of nginx has it (docs/hosting.md); with `--spread`
its seats sit at one process after the other. Reported for each number of processes: CPU time of the servers
and of the database for a move, and how long it takes from the move until all seats have heard of it. The
numbers are run by turns, so that a machine that gets slower does not favour one of them.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from kill import Served
from msgspec import Struct

from databases import Postgres
from podzemi.cli.hosting.load import LoadSummary, measure, wait_ready
from podzemi.cli.hosting.load_clients import Job

PLAYERS: Final = 4
TICK: Final = os.sysconf("SC_CLK_TCK")


class Row(Struct):
    """One run with so many processes."""

    game: str
    processes: int
    spread: bool
    moves_per_s: float
    server_us: float
    """CPU time of all server processes for a move."""
    database_us: float
    """CPU time of PostgreSQL for a move."""
    p50_ms: float
    p99_ms: float
    lost_or_doubled: int
    unequal: int


def cpu_of(process: int) -> float:
    """CPU seconds of a process and of its children, those that have ended included."""
    total = 0.0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(entry.name) == process:
            total += sum(map(int, fields[11:15])) / TICK
        elif int(fields[1]) == process:
            total += sum(map(int, fields[11:13])) / TICK
    return total


@contextmanager
def servers(database: Postgres, count: int, folder: Path) -> Iterator[list[str]]:
    """The addresses of so many processes on an empty store."""
    with database.place() as url:
        running: list[Served] = []
        try:
            for number in range(count):
                running.append(Served(folder / str(number), database_url=url))
            for one in running:
                wait_ready(one.url, one.process)
            yield [one.url for one in running]
        finally:
            for one in running:
                one.kill()


def jobs_for(addresses: list[str], game: str, given: argparse.Namespace) -> list[Job]:
    """One process of players for each server process."""
    others = [tuple(addresses[number + 1 :] + addresses[:number]) for number in range(len(addresses))]
    return [
        Job(
            address,
            game,
            PLAYERS,
            given.tables,
            given.seconds,
            given.pace,
            given.seed + number,
            spread=others[number] if given.spread else (),
        )
        for number, address in enumerate(addresses)
    ]


def run(database: Postgres, count: int, game: str, given: argparse.Namespace) -> Row:
    pid = database.server.get_pid()
    assert pid is not None
    with tempfile.TemporaryDirectory() as folder, servers(database, count, Path(folder)) as addresses:
        spent: list[float] = []
        found: LoadSummary = measure(
            addresses, jobs_for(addresses, game, given), lambda: spent.append(cpu_of(pid))
        )
    before, after = spent
    return Row(
        game=game,
        processes=count,
        spread=given.spread,
        moves_per_s=found.moves_per_s,
        server_us=found.cpu_us_per_move,
        database_us=round((after - before) / max(1, found.moves) * 1e6, 1),
        p50_ms=found.p50_ms,
        p99_ms=found.p99_ms,
        lost_or_doubled=found.lost + found.doubled,
        unequal=found.unequal,
    )


def summary(rows: list[Row]) -> list[dict[str, object]]:
    """The medians for each game and number of processes, and the ratio to one process."""
    told: list[dict[str, object]] = []
    for game in dict.fromkeys(row.game for row in rows):
        alone = 0.0
        for count in sorted({row.processes for row in rows if row.game == game}):
            mine = [row for row in rows if (row.game, row.processes) == (game, count)]
            server = statistics.median(row.server_us for row in mine)
            alone = alone or server
            told.append(
                {
                    "game": game,
                    "processes": count,
                    "runs": len(mine),
                    "server_us": round(server, 1),
                    "ratio": round(server / alone, 3),
                    "database_us": statistics.median(row.database_us for row in mine),
                    "p99_ms": statistics.median(row.p99_ms for row in mine),
                }
            )
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--processes", default="1,2,4,8", help="numbers of processes, by commas")
    parser.add_argument("--games", default="welcome_dungeon", help="by commas")
    parser.add_argument("--tables", type=int, default=40, help="of each process")
    parser.add_argument("--pace", type=float, default=200.0, help="moves a second of each process")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--spread", action="store_true", help="seats of a table at several processes")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows: list[Row] = []
    with Postgres.own("max_connections = 300") as database:
        database.stop()
        database.start()  # the number of connections counts from the next start on
        for _ in range(given.rounds):
            for game in given.games.split(","):
                for count in map(int, given.processes.split(",")):
                    rows.append(run(database, count, game, given))
                    print(
                        json.dumps({name: getattr(rows[-1], name) for name in Row.__struct_fields__}),
                        flush=True,
                    )
    for line in summary(rows):
        print(json.dumps(line))
    return int(any(row.lost_or_doubled or row.unequal for row in rows))


if __name__ == "__main__":
    sys.exit(main())
