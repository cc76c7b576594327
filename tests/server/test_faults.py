"""Faults under play: whatever breaks, nothing acknowledged is lost, and every table goes on.

The long form (PODZEMI_DEEP) plays more and breaks more often.
"""

from __future__ import annotations

import asyncio
import resource
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import databases
from databases import Pair, Postgres
from lanes import DEEP
from podzemi import languages
from podzemi.server.store import SqliteStore, Store, open_store
from podzemi.server.store import postgres as postgres_module
from podzemi.server.store.sqlite import write_together
from podzemi.server.store.table import tables
from podzemi.server.table import deadlines
from podzemi.server.table.rooms import Rooms
from until import meanwhile

from .crowd import Crowd
from .support import GAME, WAIT, Guest, ProcessServer, ThreadServer, settings_for
from .test_time import LIVE, Time, deciding, opened, with_time
from .test_undo import play

ROUNDS = 10 if DEEP else 1
TABLES = 30 if DEEP else 6
ACTS = 200 if DEEP else 40
STILL = 30.0 if DEEP else 1.0
"""Seconds for which a process stands still."""


@asynccontextmanager
async def crowd_at(urls: list[str]) -> AsyncIterator[Crowd]:
    """People who play and forgive a server in trouble its failures."""
    crowd = Crowd(urls, people=6)
    crowd.forgiven |= {"unavailable"}
    await crowd.arrive()
    await crowd.open_tables(TABLES, players=3)
    crowd.sit_down()
    try:
        yield crowd
    finally:
        await crowd.leave()


async def play_on(crowd: Crowd, acts: int) -> None:
    """So many more actions; whoever was refused tries again."""
    async with asyncio.timeout(WAIT):
        playing = asyncio.create_task(crowd.play_until(crowd.acts + acts))
        while not playing.done():
            await asyncio.wait([playing], timeout=0.5)
            for player in crowd.players:
                await player.stir()
        await playing


async def through(
    crowd: Crowd,
    store: Store,
    fault: Callable[[], Awaitable[Any]],
    heal: Any,
    felt: Callable[[], int] | None = None,
    rounds: int = ROUNDS,
    seconds: float = 1.0,
) -> None:
    """Play, break something, go on playing all the while, heal it, and look whether all is there.

    `felt` counts how often somebody felt the fault: it is healed after that, or else after that time, if
    there is still something to play.
    """
    for _ in range(rounds):
        await play_on(crowd, ACTS)
        before = felt() if felt else 0
        broken = asyncio.create_task(play_on(crowd, ACTS))
        await fault()
        await asyncio.wait([broken], timeout=seconds)
        async with asyncio.timeout(WAIT):
            while felt and felt() == before:
                if broken.done():
                    await broken
                    broken = asyncio.create_task(play_on(crowd, ACTS))
                await asyncio.wait([broken], timeout=0.1)
        await heal()
        await broken
        await crowd.agree(store, WAIT)
        assert await crowd.lost(store) == []
    assert crowd.wrong() == []


# ---------------------------------------------------------------- SQLite


def test_a_full_disk(tmp_path: Path) -> None:
    """A real quota: no file of the process grows any more."""
    server = ProcessServer(tmp_path)

    async def quota(most: int) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    async def fill() -> None:
        await quota(0)
        await asyncio.to_thread(look_at_what_cannot_store, server.url)

    async def make_room() -> None:
        await quota(resource.RLIM_INFINITY)
        await meanwhile(lambda: httpx.get(f"{server.url}/readyz", timeout=WAIT).json()["store"])

    async def run() -> None:
        store = await open_store(tmp_path / "podzemi.sqlite")
        try:
            async with crowd_at([server.url]) as crowd:
                await through(crowd, store, fill, make_room, felt=lambda: crowd.refused["unavailable"])
        finally:
            await store.close()

    try:
        asyncio.run(run())
    finally:
        server.kill()


def look_at_what_cannot_store(url: str) -> None:
    """It is not ready, and whoever comes is told why, in words that are not ours alone."""
    ready = httpx.get(f"{url}/readyz", timeout=WAIT)
    assert (ready.status_code, ready.json()["store"]) == (503, False)
    for language in languages.LANGUAGES:
        answer = httpx.get(f"{url}/api/me", params={"lang": language}, timeout=WAIT)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert answer.json()["text"] == languages.text(language, "refusal-unavailable")


def test_a_slow_disk(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path)) as server:
        store = server.app.state.services.store
        assert isinstance(store, SqliteStore)

        def slowly(connection: Any, jobs: list[Any]) -> None:
            time.sleep(0.05 if jobs else 0)
            write_together(connection, jobs)

        async def set_work(work: Any) -> None:
            store.writer.work = work

        async def run() -> None:
            async with crowd_at([server.url]) as crowd:
                await through(crowd, store, partial(set_work, slowly), partial(set_work, write_together))

        asyncio.run(run())


# ---------------------------------------------------------------- PostgreSQL


@pytest.fixture
def frail() -> Iterator[Postgres]:
    """A database server that a test may break."""
    with Postgres.own("max_connections = 100", "fsync = off") as server:
        yield server


def test_a_database_that_is_restarted_only_reads_and_has_no_room(tmp_path: Path, frail: Postgres) -> None:
    with frail.place() as url, ThreadServer(settings_for(tmp_path, database_url=url)) as server:

        async def restart() -> None:
            await asyncio.to_thread(frail.stop)
            await asyncio.to_thread(frail.start)

        async def only_read(only: bool) -> None:
            change = f"ALTER DATABASE {frail.database} SET default_transaction_read_only = {only}"
            ours = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'podzemi'"
            await asyncio.to_thread(frail.sql, change, ours)

        async def nothing() -> None:
            """It is back by itself."""

        async def fill() -> None:
            await asyncio.to_thread(databases.fill, url)
            await asyncio.to_thread(look_at_what_cannot_store, server.url)

        async def make_room() -> None:
            await asyncio.to_thread(databases.make_room, url)

        async def run() -> None:
            store = await open_store(url)
            try:
                async with crowd_at([server.url]) as crowd:
                    await through(crowd, store, restart, nothing)
                    await through(crowd, store, partial(only_read, True), partial(only_read, False))
                async with crowd_at([server.url]) as crowd:
                    felt = partial(crowd.refused.__getitem__, "unavailable")
                    await through(crowd, store, fill, make_room, felt)
            finally:
                await store.close()

        asyncio.run(run())


def test_a_database_that_fails_over(tmp_path: Path, frail: Postgres) -> None:
    """Another one takes over that had followed it; nothing of what was acknowledged is missing there."""
    with frail.place() as url:
        pair = Pair(frail, url)
        try:
            with ThreadServer(settings_for(tmp_path, database_url=pair.url)) as server:
                asyncio.run(fail_over(server, pair))
        finally:
            pair.close()


async def fail_over(server: ThreadServer, pair: Pair) -> None:
    async def nothing() -> None:
        """It stays so."""

    async with crowd_at([server.url]) as crowd:
        await asyncio.to_thread(pair.follow)
        store = await open_store(pair.url)
        try:
            taking_over = partial(asyncio.to_thread, pair.take_over)
            await through(crowd, store, taking_over, nothing, rounds=1)
        finally:
            await store.close()


def test_a_server_stops_while_its_database_is_away(
    tmp_path: Path, frail: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "PATIENCE", 0.5)
    with frail.place() as url:
        with ThreadServer(settings_for(tmp_path, database_url=url)) as server:
            guest = Guest(server.url)
            guest.table(["me", "random"])
            guest.close()
            frail.stop()
        frail.start()


def test_words_that_are_lost(tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes, and one of them hears only half of what the other says."""
    monkeypatch.setattr(postgres_module, "PULSE", 0.3)
    pair = [ThreadServer(settings_for(tmp_path / name, database_url=database_url)) for name in ("a", "b")]
    with pair[0] as one, pair[1] as two:
        store = two.app.state.services.store
        real, count = store._hear_from, 0

        def half(sender: str, message: str) -> None:
            nonlocal count
            count += 1
            if count % 2 or message.startswith(postgres_module.COUNT):
                real(sender, message)

        async def deafen(hear: Any) -> None:
            store._hear_from = hear

        async def run() -> None:
            async with crowd_at([one.url, two.url]) as crowd:
                reader = await open_store(database_url)
                try:
                    await through(crowd, reader, partial(deafen, half), partial(deafen, real))
                finally:
                    await reader.close()

        asyncio.run(run())
        assert count > 0


def test_a_lost_word_is_noticed_by_the_next_count() -> None:
    """Also if it was the last one for a long time."""
    store = postgres_module.PostgresStore("", None)
    heard: list[str] = []
    store.callbacks.append(heard.append)
    for message in ("table a", "count 5", "table b", "count 6", "count 7", "table c", "count 8"):
        store._hear_from("other", message)
    assert heard == ["table a", "table b", "again", "table c"]


def test_a_word_on_its_way_while_its_sender_counts_is_not_lost() -> None:
    """It is heard before the sender has counted it: under load that is the rule, and each false alarm lets
    every table of the process look at the store. Once the sender rests, both count the same again."""
    store = postgres_module.PostgresStore("", None)
    heard: list[str] = []
    store.callbacks.append(heard.append)
    for message in ("count 5", "table a", "count 5", "table b", "count 7", "table c", "count 7", "count 7"):
        store._hear_from("other", message)
    assert heard == ["table a", "table b", "table c"]
    store._hear_from("other", "count 8")
    assert heard[-1] == "again"


def test_a_process_that_stands_still_for_a_while(tmp_path: Path, database_url: str) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    servers = [ProcessServer(folder, database_url=database_url) for folder in folders]

    async def stop() -> None:
        servers[1].process.send_signal(signal.SIGSTOP)

    async def go_on() -> None:
        servers[1].process.send_signal(signal.SIGCONT)

    async def run() -> None:
        async with crowd_at([server.url for server in servers]) as crowd:
            store = await open_store(database_url)
            try:
                await through(crowd, store, stop, go_on, rounds=2 if DEEP else 1, seconds=STILL)
            finally:
                await store.close()

    try:
        asyncio.run(run())
    finally:
        for server in servers:
            server.process.send_signal(signal.SIGCONT)
            server.kill()


# ---------------------------------------------------------------- the clock


@pytest.mark.parametrize("shared", [False, True])
def test_a_clock_that_is_set_back(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    """The match goes on, nobody is out of time by it, the log folds into the same match, its times never go
    back; and the table's time does not stand until the clock has come round again."""
    seconds = 0.0
    monkeypatch.setattr(deadlines, "time", SimpleNamespace(monotonic=lambda: seconds))

    async def work(rooms: Rooms, clock: Time) -> None:
        nonlocal seconds
        room, ears = await opened(rooms, GAME, ["me", "open"], LIVE)
        await play(room, ears[deciding(room)], "draw")
        seconds += 10.0
        clock.now -= 3600.0
        await room.do(room.deadlines.tick)
        await play(room, ears[deciding(room)], "add")
        late = deciding(room)
        assert [place.kind for place in room.table.places] == ["person", "person"]
        again = Rooms(rooms.settings, rooms.store, rooms.bot_pool)
        again.now = rooms.now
        twin = await again.get(room.table.id)
        assert twin.log is not None and room.log is not None
        assert twin.log.version == room.log.version
        assert twin.game.dump(twin.log.match.state) == room.game.dump(room.log.match.state)
        await again.close()
        seconds += LIVE.move + LIVE.reserve + deadlines.LAG
        await room.do(room.deadlines.tick)
        assert room.table.places[late].kind == "bot"
        entries = await rooms.store.read(tables.log(room.table.id, 0))
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        times = [entry.at - entries[0].at for entry in entries]
        assert times[:3] == [0.0, 10.0, 10.0 + LIVE.move + LIVE.reserve + deadlines.LAG]

    with_time(tmp_path, work, request.getfixturevalue("database_url") if shared else None)
