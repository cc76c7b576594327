"""Kill a server again and again while people play, and look whether anything is missing. See `make deep`.

    python scripts/kill.py --kills 500 --store both --matches 10000
    python scripts/kill.py --kills 250 --servers 4 --sum kills.json

A store is filled with finished and unfinished matches. Eight people play tables through real sockets; at a
random moment the server (`podzemi serve`, as anybody starts it) is ended by SIGKILL, started again, and they
go on. Every action that was acknowledged must be in the log exactly once, every log must be whole and fold
into a match, and what was stored before must be as it was. The time from the start of the process to its
first answer, which the players who come back want at the same moment, is reported.

With `--servers` several such servers, each with a store of its own, live and die side by side; with `--sum`
the figures of all runs so far are added up in a JSON file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import httpx
import msgspec
from msgspec import Struct

from databases import Postgres
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.server.store import LogEntry, Place, Store, Table, is_url, open_store
from podzemi.server.store.copies import Sum
from podzemi.server.store.people import people
from podzemi.server.store.schema import VERSION
from podzemi.server.store.table import tables, turns
from podzemi.server.store.whole_database import Layout, layouts, reading, writing
from server.crowd import Crowd, folded
from server.support import GAME, HASTY, Mortal

PEOPLE, TABLES, SEATS = 8, 16, 3
TEMPLATES: Final = 24
OPEN: Final = 20
"""One stored match out of this many is not over: its people are away."""
SHORTEST, LONGEST = 0.02, 0.6
"""Seconds that people play between two kills."""
PLAYED: Final = time.time() - 3600
"""When the stored matches were played: not so long ago that the server would look after them."""
FIRST_ANSWER: Final = 2.0
ASK_AGAIN: Final = 0.01
"""Seconds between two attempts to reach a server that starts."""


class Report(Struct):
    """The results of a run for one kind of store."""

    store: str
    kills: int
    acknowledged: int
    lost: int
    damaged: int
    stored: int
    fill_seconds: float
    first_answer_median: float
    first_answer_p99: float
    first_answer_worst: float
    first_answer_cpu: float
    """Median of the server's own CPU time until then: what the wall time is where nothing else runs."""
    seconds: float


class Total(Struct):
    """The results of all runs so far for one kind of store."""

    runs: int = 0
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    damaged: int = 0
    seconds: float = 0.0
    first_answer_worst: float = 0.0

    def add(self, report: Report) -> None:
        self.runs += 1
        self.kills += report.kills
        self.acknowledged += report.acknowledged
        self.lost += report.lost
        self.damaged += report.damaged
        self.seconds += report.seconds
        self.first_answer_worst = max(self.first_answer_worst, report.first_answer_worst)


def add_up(file: Path, reports: list[Report]) -> dict[str, Total]:
    """The figures in the file with these added; written so that it is never half a file."""
    text = file.read_bytes() if file.exists() else b"{}"
    totals = msgspec.json.decode(text, type=dict[str, Total])
    for report in reports:
        totals.setdefault(report.store, Total()).add(report)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(totals)) + b"\n")
    fresh.replace(file)
    return totals


# ---------------------------------------------------------------- many matches


def played(seed: int, whole: bool) -> tuple[Table, list[LogEntry]]:
    """A match of random decisions by people; one that is not `whole` stops halfway."""
    game, dice = registry.game(GAME), Dice(seed)
    options = game.validate_options(SEATS, {})
    match: Match[Any, Any] = Match(game, SEATS, options, seed)
    lines: list[LogEntry] = []
    while seats := game.to_act(match.state):
        legal = game.actions(match.state, seats[0])
        action = legal[dice.below(len(legal))]
        lines.append(
            LogEntry(len(lines) + 1, seats[0], msgspec.json.encode(action), None, PLAYED + 10 + len(lines))
        )
        match.play(seats[0], action)
    places = [Place("person", f"filler{seat}") for seat in range(SEATS)]
    table = Table(
        id=f"template{seed}",
        game=GAME,
        rules=game.rules_version,
        options=options,
        seed=seed,
        host="filler0",
        public=False,
        created=PLAYED,
        started=PLAYED + 1,
        places=places,
    )
    return table, lines if whole else lines[: max(1, len(lines) // 2)]


async def fill(place: str | Path, matches: int) -> None:
    """Store this many matches: some are played, the others are copies under other ids."""
    store = await open_store(place)
    for seat in range(SEATS):
        await store.write(people.add(f"filler{seat}", f"Filler {seat}", PLAYED))
    for seed in range(TEMPLATES):
        whole = seed % OPEN != 0
        table, lines = played(seed, whole)
        await store.write(tables.add(table))
        for line in lines:
            await store.write(tables.append(table.id, line, b"{}" if whole and line is lines[-1] else None))
        await store.write(
            turns.note(
                [turns.AwaitedTurn(table.id, len(lines), [] if whole else [0], PLAYED + 10 + len(lines))]
            )
        )
    await store.close()
    await copy(place, matches)


async def copy(place: str | Path, matches: int) -> None:
    async with writing(place) as end:
        for layout in layouts(VERSION):
            if (column := column_of(layout)) is None:
                continue
            rows = [row async for chunk in end.rows(layout) for row in chunk]
            mine = [[row for row in rows if row[column] == f"template{seed}"] for seed in range(TEMPLATES)]
            for number in range(TEMPLATES, matches):
                name = f"copy{number}"
                copies = [(*row[:column], name, *row[column + 1 :]) for row in mine[number % TEMPLATES]]
                await end.insert(layout, copies)


def column_of(layout: Layout) -> int | None:
    """The column that holds the id of a table."""
    wanted = "id" if layout.name == "game_table" else "table_id"
    names = [column.name for column in layout.columns]
    return names.index(wanted) if wanted in names else None


async def fillings(place: str | Path) -> dict[str, Sum]:
    """A checksum of everything about the stored matches."""
    sums: dict[str, Sum] = {}
    async with reading(place) as end:
        for layout in layouts(VERSION):
            if (column := column_of(layout)) is not None:
                sums[layout.name] = Sum(layout)
                async for rows in end.rows(layout):
                    sums[layout.name].add(
                        [row for row in rows if row[column].startswith(("template", "copy"))]
                    )
    return sums


# ---------------------------------------------------------------- killing


class Served(Mortal):
    """The server as the command starts it; it has said where it will listen, no more."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        named = {**HASTY, "data": folder, "port": 0, **settings}
        env = os.environ | {f"PODZEMI_{name.upper()}": str(value) for name, value in named.items()}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # a real host's server keeps its bytecode
        super().__init__([sys.executable, "-m", "podzemi", "serve", "--json"], env)
        self.url = json.loads(self.said())["url"].rstrip("/").replace("localhost", "127.0.0.1")


class Battle:
    """A store, a server that does not live long, and the people who play on it."""

    def __init__(self, place: str | Path, folder: Path, seed: int) -> None:
        self.place = place
        self.folder = folder
        self.dice = Dice(seed)
        self.server: Served | None = None
        self.crowd = Crowd([""], PEOPLE, seed)
        self.crowd.stay = False
        self.answers: list[float] = []
        self.cpu: list[float] = []
        self.done: set[str] = set()

    @property
    def settings(self) -> dict[str, Any]:
        return {"database_url": self.place} if is_url(self.place) else {}

    async def start(self) -> None:
        """Start the server; note how long it takes to its first answer about a table."""
        begun = time.perf_counter()
        self.server = await asyncio.to_thread(Served, self.folder, **self.settings)
        self.crowd.homes = [self.server.url]
        await self._answered(f"{self.server.url}/api/tables/copy{TEMPLATES + self.dice.below(TEMPLATES)}")
        self.answers.append(time.perf_counter() - begun)
        self.cpu.append(cpu_seconds(self.server.process.pid))

    async def _answered(self, address: str) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            while True:
                try:
                    answer = await http.get(address)
                except httpx.TransportError:
                    await asyncio.sleep(ASK_AGAIN)
                    continue
                assert answer.is_success, answer.text
                return

    async def kill(self) -> None:
        assert self.server is not None
        await asyncio.to_thread(self.server.kill)

    async def refill(self) -> None:
        """New tables for those that are over."""
        over = {
            table
            for table in self.crowd.tables
            if table not in self.done
            and all(player.result is not None for player in self.crowd.players if player.table == table)
        }
        self.done |= over
        missing = TABLES - (len(self.crowd.tables) - len(self.done))
        before = len(self.crowd.players)
        await self.crowd.open_tables(missing, SEATS, bots=missing // 4)
        for player in self.crowd.players[before:]:
            self.crowd.tasks.append(asyncio.create_task(player.run()))

    async def fight(self, kills: int) -> None:
        """People play; the server dies so often, each time at a moment of its own."""
        await self.start()
        await self.crowd.arrive()
        self.crowd.playing = True
        for number in range(kills):
            await self.refill()
            for player in self.crowd.players:
                await player.stir()
            await asyncio.sleep(SHORTEST + (LONGEST - SHORTEST) * int(self.dice.below(1000)) / 1000)
            await self.kill()
            await self.start()
            self._tell(number + 1, kills)
        self.crowd.playing = False

    def _tell(self, number: int, kills: int) -> None:
        if number % 10 == 0 or number == kills:
            print(
                f"  {number}/{kills} kills, {self.crowd.acts} actions acknowledged, "
                f"{len(self.crowd.tables)} tables, first answer {self.answers[-1]:.2f} s",
                flush=True,
            )

    async def end(self) -> None:
        await self.crowd.leave()
        if self.server is not None and self.server.process.poll() is None:
            await self.kill()


async def damaged(store: Store, crowd: Crowd) -> list[str]:
    """Tables whose log does not fold into a match."""
    found: list[str] = []
    for table in crowd.tables:
        try:
            await folded(store, table)
        except Exception as error:
            found.append(f"{table}: {error!r}")
    return found


async def battle(place: str | Path, folder: Path, kills: int, matches: int, seed: int) -> Report:
    begun = time.perf_counter()
    await fill(place, matches)
    filled = time.perf_counter() - begun
    before = await fillings(place)
    print(f"  {matches} matches stored in {filled:.1f} s", flush=True)
    fighting = Battle(place, folder, seed)
    try:
        await fighting.fight(kills)
        async with opened(place) as store:
            await fighting.crowd.agree(store, 120.0)
            lost = await fighting.crowd.lost(store)
            broken = await damaged(store, fighting.crowd) + fighting.crowd.wrong()
    finally:
        await fighting.end()
    after = await fillings(place)
    broken += [f"{name} has changed" for name in before if before[name] != after[name]]
    broken += check_file(place)
    for line in [*lost, *broken][:20]:
        print(f"  {line}", file=sys.stderr)
    answers = sorted(fighting.answers[1:])
    return Report(
        store="postgresql" if is_url(place) else "sqlite",
        kills=kills,
        acknowledged=fighting.crowd.acts,
        lost=len(lost),
        damaged=len(broken),
        stored=matches + len(fighting.crowd.tables),
        fill_seconds=round(filled, 1),
        first_answer_median=round(statistics.median(answers), 2),
        first_answer_p99=round(answers[int(0.99 * (len(answers) - 1))], 2),
        first_answer_worst=round(answers[-1], 2),
        first_answer_cpu=round(statistics.median(fighting.cpu), 2),
        seconds=round(time.perf_counter() - begun),
    )


def cpu_seconds(process: int) -> float:
    """CPU seconds of a process so far; 0 if the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def check_file(place: str | Path) -> list[str]:
    """Errors that SQLite's own check finds in the file."""
    if is_url(place):
        return []
    connection = sqlite3.connect(place)
    try:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    finally:
        connection.close()
    return [] if found == ["ok"] else found


@asynccontextmanager
async def opened(place: str | Path) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def places(kind: str, folder: Path) -> Iterator[str | Path]:
    """An empty store of that kind; PostgreSQL flushes as it comes."""
    if kind == "sqlite":
        yield folder / "podzemi.sqlite"
        return
    server = Postgres(Path(tempfile.mkdtemp()) / "postgres", "max_connections = 200")
    try:
        with server.place() as url:
            yield url
    finally:
        server.close()


def side_by_side(kind: str, folder: Path, servers: int, kills: int, matches: int, seed: int) -> list[Report]:
    """Run this many battles at once, each with a store, a server and people of its own."""

    async def all_of_them(fields: list[tuple[str | Path, Path]]) -> list[Report]:
        battles = (
            battle(place, field, kills, matches, seed + number)
            for number, (place, field) in enumerate(fields)
        )
        return await asyncio.gather(*battles)

    with ExitStack() as stack:
        folders = [folder / f"{kind}-{number}" for number in range(servers)]
        for field in folders:
            field.mkdir()
        return asyncio.run(
            all_of_them([(stack.enter_context(places(kind, field)), field) for field in folders])
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=500, help="how often, for each kind of store")
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--matches", type=int, default=10_000, help="stored before")
    parser.add_argument("--servers", type=int, default=1, help="side by side, each with a store of its own")
    parser.add_argument("--sum", type=Path, help="JSON file in which the figures of all runs are added up")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    os.environ["PYTHONWARNINGS"] = "ignore"  # a killed process does not tidy up
    kinds = ["sqlite", "postgresql"] if chosen.store == "both" else [chosen.store]
    reports: list[Report] = []
    for kind in kinds:
        print(f"{kind}: {chosen.servers} x {chosen.kills} kills", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            reports += side_by_side(
                kind, Path(folder), chosen.servers, chosen.kills, chosen.matches, chosen.seed
            )
    if chosen.sum is not None:
        for kind, total in add_up(chosen.sum, reports).items():
            print(f"all runs, {kind}: {msgspec.json.encode(total).decode()}")
    for report in reports:
        print(json.dumps({name: getattr(report, name) for name in report.__struct_fields__}))
        late = report.first_answer_worst > FIRST_ANSWER
        print(f"  first answer {'LATER than' if late else 'within'} {FIRST_ANSWER:g} s at worst")
    return int(any(report.lost or report.damaged for report in reports))


if __name__ == "__main__":
    sys.exit(main())
