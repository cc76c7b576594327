"""Two servers on one PostgreSQL, and one thing after another breaks while people play. See `make deep`.

    python scripts/faults.py --minutes 30

Eight people play sixteen tables through real sockets, half of them at each of two processes. In every round
something breaks while they play on, and heals: a process is killed, or stands still for up to half a minute;
the database is restarted, fails over to its copy, only reads, has no room, loses its connections, or flushes
slowly; a process does not hear the other one, or its clock is set back. After that every table must go on,
every action that was acknowledged must be in the log exactly once, no line may be older than the one before,
and what each player sees must be what the log gives. What breaks, and for how long, follows from `--seed`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import httpx
import msgspec
from kill import PEOPLE, SEATS, TABLES, Served, damaged, opened
from msgspec import Struct, field

from databases import Pair, Postgres, fill, make_room
from podzemi.engine.dice import Dice
from podzemi.server.store import Store
from podzemi.server.store.table import tables
from server.crowd import Crowd, Player

SERVERS: Final = 2
PLAYED: Final = 100
"""Actions in peace before something breaks."""
LONGEST: Final = 30
"""Seconds that a process stands still at most; everything else is broken a tenth of that."""
PATIENCE: Final = 60.0
"""Seconds after which a table that does not go on is stuck."""
GLANCE: Final = 0.5
OURS: Final = "application_name = 'podzemi'"
HOUR_BACK: Final = """
import signal, time

real, back = time.time, 0.0

def set_back(*_):
    global back
    back += 3600.0

time.time = lambda: real() - back
signal.signal(signal.SIGUSR1, set_back)
"""
"""For a process whose clock is set back by a signal."""


class Report(Struct):
    """The results of a run."""

    seconds: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    tables: int = 0
    acknowledged: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    lost_or_doubled: int = 0
    stuck: int = 0
    damaged: int = 0


class Trouble:
    """Two servers, their database and the people, and what can happen to them."""

    def __init__(self, database: Pair, folder: Path, seed: int) -> None:
        self.database = database
        self.url = database.url
        self.folders = [folder / str(number) for number in range(SERVERS)]
        self.dice = Dice(seed)
        self.servers: list[Served] = []
        self.crowd = Crowd([""] * SERVERS, PEOPLE, seed)
        self.crowd.stay = False
        self.crowd.forgiven |= {"unavailable"}
        self.happened: Counter[str] = Counter()
        self.kinds: Final[dict[str, Callable[[], Awaitable[None]]]] = {
            "killed": self.killed,
            "stands still": self.stands_still,
            "database restarted": self.restarted,
            "failed over": self.failed_over,
            "only reads": self.only_reads,
            "no room": self.no_room,
            "clock set back": self.set_back,
            "connections cut": self.cut,
            "deaf": self.deaf,
            "slow disk": self.slow_disk,
        }

    async def start(self) -> None:
        for number, folder in enumerate(self.folders):
            folder.mkdir()
            self.servers.append(await self._served(number))
        await self.crowd.arrive()

    async def _served(self, number: int) -> Served:
        server = await asyncio.to_thread(Served, self.folders[number], database_url=self.url)
        self.crowd.homes[number] = server.url
        return server

    def end(self) -> None:
        for server in self.servers:
            server.process.send_signal(signal.SIGCONT)
            server.kill()

    # ------------------------------------------------------------ what breaks

    async def fault(self) -> None:
        """One of them, drawn; it is over when this returns."""
        names = list(self.kinds)
        name = names[self.dice.below(len(names))]
        self.happened[name] += 1
        await self.kinds[name]()

    async def killed(self) -> None:
        number = self.dice.below(SERVERS)
        await asyncio.to_thread(self.servers[number].kill)
        self.servers[number] = await self._served(number)

    async def stands_still(self) -> None:
        process = self.servers[self.dice.below(SERVERS)].process
        process.send_signal(signal.SIGSTOP)
        await self._for_a_while(LONGEST)
        process.send_signal(signal.SIGCONT)

    async def restarted(self) -> None:
        await asyncio.to_thread(self.database.stop)
        await asyncio.to_thread(self.database.start)

    async def failed_over(self) -> None:
        """The database is gone for good; a copy that had followed it for a while takes over."""
        await asyncio.to_thread(self.database.follow)
        await self._for_a_while(LONGEST // 10)
        await asyncio.to_thread(self.database.take_over)

    async def only_reads(self) -> None:
        change = f"ALTER DATABASE {self.database.database} SET default_transaction_read_only"
        await self._sql(f"{change} = on", _terminate(OURS))
        await self._for_a_while(LONGEST // 10)
        await self._sql(f"{change} = off", _terminate(OURS))

    async def no_room(self) -> None:
        await asyncio.to_thread(fill, self.url)
        await self._for_a_while(LONGEST // 10)
        await asyncio.to_thread(make_room, self.url)

    async def set_back(self) -> None:
        """By an hour, until the process is killed."""
        self.servers[self.dice.below(SERVERS)].process.send_signal(signal.SIGUSR1)

    async def cut(self) -> None:
        await self._sql(_terminate(f"{OURS} AND random() < 0.5"))

    async def deaf(self) -> None:
        """A process that listens is cut off again and again: messages between the processes are lost."""
        for _ in range(5):
            await self._sql(_terminate(f"{OURS} AND (query ILIKE 'LISTEN%' OR query = 'SELECT 1')"))
            await self._for_a_while(1)

    async def slow_disk(self) -> None:
        await self._set("commit_delay = 100000", "commit_siblings = 0")
        await self._for_a_while(LONGEST // 10)
        await self._set("commit_delay = 0", "commit_siblings = 5")

    async def _set(self, *settings: str) -> None:
        await self._sql(*(f"ALTER SYSTEM SET {one}" for one in settings), "SELECT pg_reload_conf()")

    async def _sql(self, *statements: str) -> None:
        await asyncio.to_thread(self.database.sql, *statements)

    async def _for_a_while(self, longest: int) -> None:
        await asyncio.sleep(longest * (1 + self.dice.below(1000)) / 1000)

    # ------------------------------------------------------------ play

    async def refill(self) -> None:
        """New tables for those that are over; a server that is not well yet is asked again."""
        give_up = time.monotonic() + PATIENCE
        while (missing := TABLES - len(self.crowd.tables)) > 0:
            before = len(self.crowd.players)
            try:
                await self.crowd.open_tables(missing, SEATS)
            except (AssertionError, httpx.HTTPError):
                if time.monotonic() > give_up:
                    raise
                await asyncio.sleep(GLANCE)
            for player in self.crowd.players[before:]:
                self.crowd.tasks.append(asyncio.create_task(player.run()))

    def retire(self) -> None:
        """Tables whose match is over have been looked at for the last time."""
        over = {table for table in self.crowd.tables if all(map(_is_over, self.at(table)))}
        self.crowd.tables = [table for table in self.crowd.tables if table not in over]
        self.crowd.players = [player for player in self.crowd.players if player.table not in over]
        self.crowd.tasks = [task for task in self.crowd.tasks if not task.done()]

    def at(self, table: str) -> list[Player]:
        return [player for player in self.crowd.players if player.table == table]

    async def stir(self) -> None:
        for player in self.crowd.players:
            await player.stir()

    async def play(self, acts: int) -> None:
        """Play this many more actions, or until the match is over."""
        goal, give_up = self.crowd.acts + acts, time.monotonic() + PATIENCE
        while self.crowd.acts < goal and time.monotonic() < give_up:
            if all(map(_is_over, self.crowd.players)):
                return
            await self.stir()
            await asyncio.sleep(GLANCE)

    async def stuck(self) -> list[str]:
        """Tables at which nothing happens any more, though their match is not over."""
        before = {player: player.version for player in self.crowd.players if not _is_over(player)}
        give_up = time.monotonic() + PATIENCE
        while before and time.monotonic() < give_up:
            await self.stir()
            await asyncio.sleep(GLANCE)
            before = {
                player: version
                for player, version in before.items()
                if player.version == version and not _is_over(player)
            }
        return sorted({player.table for player in before})


async def backwards(store: Store, crowd: Crowd) -> list[str]:
    """Tables in whose log a line is older than the one before it."""
    found = []
    for table in crowd.tables:
        times = [entry.at for entry in await store.read(tables.log(table, 0))]
        if times != sorted(times):
            found.append(f"{table}: time goes back")
    return found


def _is_over(player: Player) -> bool:
    return player.result is not None


def _terminate(which: str) -> str:
    return f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {which}"


async def one_round(trouble: Trouble, store: Store, report: Report) -> None:
    """Play, something breaks, play goes on; then everybody holds still and the books are compared."""
    crowd = trouble.crowd
    opened_before = len(crowd.tables)
    await trouble.refill()
    report.tables += len(crowd.tables) - opened_before
    crowd.playing = True
    await trouble.play(PLAYED)
    await trouble.fault()
    found = [f"{table} is stuck" for table in await trouble.stuck()]
    report.stuck += len(found)
    crowd.playing = False
    await crowd.agree(store, PATIENCE)
    lost = await crowd.lost(store)
    broken = await damaged(store, crowd) + await backwards(store, crowd) + crowd.wrong()
    report.lost_or_doubled += len(lost)
    report.damaged += len(broken)
    for line in [*found, *lost, *broken][:20]:
        print(f"  {line}", file=sys.stderr)
    trouble.retire()


async def run(database: Pair, folder: Path, seconds: float, seed: int) -> Report:
    trouble, report, begun = Trouble(database, folder, seed), Report(), time.monotonic()
    await trouble.start()
    try:
        while time.monotonic() < begun + seconds:
            async with opened(database.url) as store:  # a reader of its own: it has seen no fault
                await one_round(trouble, store, report)
            report.seconds = round(time.monotonic() - begun)
            report.faults = dict(trouble.happened)
            report.acknowledged = trouble.crowd.acts
            report.refused = dict(trouble.crowd.refused)
            print(f"  {msgspec.json.encode(report).decode()}", flush=True)
    finally:
        await trouble.crowd.leave()
        trouble.end()
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    os.environ["PYTHONWARNINGS"] = "ignore"  # a killed process does not tidy up
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "sitecustomize.py").write_text(HOUR_BACK)
        os.environ["PYTHONPATH"] = folder
        database = Postgres(Path(folder) / "postgres", "max_connections = 200")
        try:
            with database.place() as url:
                pair = Pair(database, url)
                try:
                    report = asyncio.run(run(pair, Path(folder), chosen.minutes * 60, chosen.seed))
                finally:
                    pair.close()
        finally:
            database.start()
            database.close()
    print(msgspec.json.format(msgspec.json.encode(report)).decode())
    return int(bool(report.lost_or_doubled or report.stuck or report.damaged))


if __name__ == "__main__":
    sys.exit(main())
