"""Two servers on one PostgreSQL, in detail: who is here, what changes elsewhere, who thinks for bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

import databases
from podzemi import __version__
from podzemi.engine.dice import Dice
from podzemi.server.problems import Refused
from podzemi.server.store import LogEntry, Place, Table
from podzemi.server.store.people import people
from podzemi.server.store.postgres import PostgresStore
from podzemi.server.store.table import jobs as stored
from podzemi.server.store.table import tables
from podzemi.server.store.table.jobs import BotJob, Outdated
from podzemi.server.table import peers as peers_module
from podzemi.server.table import seats
from podzemi.server.table.bots import bot_jobs as jobs_module
from podzemi.server.table.bots.bot_jobs import BotJobs
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.peers import NOBODY, PeerProcesses, Presence
from podzemi.wire import messages as wire
from until import meanwhile

from .support import GAME, Guest, Json, Live, ThreadServer, play, settings_for
from .test_rooms import Ear
from .test_time import opened
from .twins import OneMemory, process

Pair = tuple[ThreadServer, ThreadServer]


@pytest.fixture
def pair(tmp_path: Path, database_url: str) -> Iterator[Pair]:
    one = ThreadServer(settings_for(tmp_path / "one", database_url=database_url))
    two = ThreadServer(settings_for(tmp_path / "two", database_url=database_url))
    with one, two:
        yield one, two


def told(live: Live, **wanted: Any) -> Json:
    """The next description of the table in which those are so."""
    message = live.until(
        "table", "sync", where=lambda m: all(m["table"][key] == value for key, value in wanted.items())
    )
    table: Json = message["table"]
    return table


def connected(live: Live, *seats: bool) -> None:
    live.until("table", where=lambda m: [seat["connected"] for seat in m["table"]["seats"]] == list(seats))


def test_what_happens_in_one_process_is_seen_in_the_other(pair: Pair) -> None:
    host, friend, watcher = Guest(pair[0].url), Guest(pair[1].url), Guest(pair[1].url)
    table = host.table(["me", "open"])
    here = host.live(table["id"])
    here.until("sync")
    friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
    here.until("table", where=lambda m: m["table"]["seats"][1]["name"] == friend.me["name"])
    there = friend.live(table["id"])
    there.until("sync")
    connected(here, True, True)
    looking = watcher.live(table["id"])
    told(here, spectators=1)
    looking.close()
    told(here, spectators=0)

    friend.good("PUT", "/api/me", {"name": "Bořivoj 77"})
    here.until("table", where=lambda m: m["table"]["seats"][1]["name"] == "Bořivoj 77")
    there.send({"kind": "say", "id": "s", "text": "hello over there"})
    said = here.until("said", "talk")
    assert "hello over there" in str(said)

    host.good("POST", f"/api/tables/{table['id']}/start")
    assert [live.until("sync")["table"]["phase"] for live in (here, there)] == ["playing"] * 2
    lives = {0: here, 1: there}
    play(lives, Dice(3), stop_after=2)
    there.close()
    connected(here, True, False)
    host.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "random"})
    back = friend.live(table["id"])
    back.until("sync", where=lambda m: m["table"]["seats"][1]["kind"] == "bot")
    friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
    here.until("sync", where=lambda m: m["table"]["seats"][1]["kind"] == "person")
    for guest in (host, friend, watcher):
        guest.close()


def test_bots_of_two_processes_think_once(
    pair: Pair, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have the room in memory, and both want its bots to move."""
    asked: list[bytes] = []
    original = BotPool.choose

    async def choose(self: BotPool, *question: Any) -> int:
        asked.append(question[3])
        return await original(self, *question)

    monkeypatch.setattr(BotPool, "choose", choose)
    host, other = Guest(pair[0].url), Guest(pair[1].url)
    table = host.table(["me", "random", "random"])
    lives = [host.live(table["id"]), other.live(table["id"])]
    for live in lives:
        live.until("sync")
    play({0: lives[0]}, Dice(4))
    while lives[1].result is None:
        lives[1].until("update")
    moves = databases.ask(
        database_url, "SELECT count(*) FROM log WHERE table_id = $1 AND seat <> 0", table["id"]
    )
    assert [(len(asked),)] == moves
    assert moves[0][0] > 0  # how many there are is the bots' luck
    for guest in (host, other):
        guest.close()


# ---------------------------------------------------------------- jobs


def job(since: int = 0, bot: str = "random") -> BotJob:
    return BotJob("t", 0, since, bot, GAME, None, b"{}", b"[]")


class Mind(BotPool):
    """Answers at once, and counts; or never."""

    def __init__(self, workers: int = 1, never: bool = False) -> None:
        super().__init__(workers)
        self.thoughts: list[str] = []
        self.never = never

    async def choose(self, bot: str, *_: Any) -> int:
        async with self.turn():
            self.thoughts.append(bot)
            if self.never:
                await asyncio.Event().wait()
            if bot == "broken":
                raise ZeroDivisionError
            return 7


class Team:
    """Processes that share jobs; each a store, bot_pool and what they know of each other."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.made: list[tuple[PostgresStore, BotJobs, list[asyncio.Task[None]]]] = []

    async def add(self, mind: Mind, kind: peers_module.ProcessKind = "server") -> BotJobs:
        store = await PostgresStore.open(self.url)
        near = PeerProcesses(store, kind)
        jobs = BotJobs(store, mind, near)
        store.listen(near.on_message)
        store.listen(jobs.on_message)
        tasks = [asyncio.create_task(work()) for work in (store.hear, near.run, jobs.run)]
        self.made.append((store, jobs, tasks))
        return jobs

    async def drop(self, jobs: BotJobs) -> None:
        """Gone without a farewell."""
        (gone,) = [made for made in self.made if made[1] is jobs]
        self.made.remove(gone)
        for task in [*gone[2], *jobs.working]:
            task.cancel()
        await gone[0].close()

    async def close(self) -> None:
        for store, _, tasks in self.made:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await store.close()


def in_team(url: str, work: Any) -> None:
    async def run() -> None:
        team = Team(url)
        try:
            async with asyncio.timeout(30):
                await work(team)
        finally:
            await team.close()

    asyncio.run(run())


def test_a_question_is_thought_about_once(database_url: str) -> None:
    async def work(team: Team) -> None:
        one, two = Mind(), Mind()
        first, second = await team.add(one), await team.add(two)
        assert await asyncio.gather(*(who.choose(job()) for who in (first, second))) == [7, 7]
        assert await second.choose(job()) == 7
        assert len(one.thoughts + two.thoughts) == 1
        assert await second.choose(job(3)) == 7
        assert len(one.thoughts + two.thoughts) == 2
        assert [row[0] for row in await first.store.pool.fetch("SELECT since FROM job")] == [3]

    in_team(database_url, work)


def test_who_is_behind_the_log_does_not_ask(database_url: str) -> None:
    async def work(team: Team) -> None:
        mind = Mind()
        server = await team.add(mind)
        await server.store.write(tables.add(new_table()))
        for version in (1, 2):
            await server.store.write(tables.append("t", LogEntry(version, 0, b"{}", None, 1.0), None))
        behind = structs.replace(job(), version=1)
        left = iter([True, True, False])
        with pytest.raises(Outdated):
            await server.choose(behind, lambda: next(left))
        assert mind.thoughts == []
        assert await server.choose(structs.replace(job(), version=2)) == 7

    in_team(database_url, work)


def new_table() -> Table:
    fixed: dict[str, Any] = {
        "game": GAME,
        "rules": 1,
        "options": {},
        "seed": 1,
        "host": "p",
        "public": True,
        "created": 1.0,
    }
    return Table(id="t", **fixed, places=[Place("bot", "random")])


def test_a_choice_that_cannot_be_stored_is_made_again_by_another(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its taker lives on and thinks about other things; that must not hold the job."""
    monkeypatch.setattr(jobs_module, "LEASE", 0.3)
    monkeypatch.setattr(jobs_module, "RENEWAL", 0.05)
    monkeypatch.setattr(jobs_module, "POLL", 0.1)

    async def work(team: Team) -> None:
        mind = Mind(2)
        first = await team.add(mind)
        real = first.store.quick

        async def quick(query: Any) -> Any:
            if query.__name__ == "answer":
                raise ZeroDivisionError
            return await real(query)

        monkeypatch.setattr(first.store, "quick", quick)
        assert await first.choose(job()) == 7
        mind.never = True
        busy = asyncio.create_task(first.choose(job(99)))
        await meanwhile(lambda: len(mind.thoughts) == 2)
        second = await team.add(other := Mind())
        assert await second.choose(job()) == 7
        assert len(other.thoughts) == 1
        busy.cancel()

    in_team(database_url, work)
    assert "could not be stored" in caplog.text


def test_a_bot_without_an_answer_is_no_drama(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(team: Team) -> None:
        server = await team.add(Mind())
        assert await server.choose(job(bot="broken")) is None
        assert "bot broken" in caplog.text

    in_team(database_url, work)


def test_workers_think_and_the_job_of_a_dead_one_is_taken_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs_module, "LEASE", 0.5)
    monkeypatch.setattr(jobs_module, "RENEWAL", 0.1)
    monkeypatch.setattr(jobs_module, "POLL", 0.1)
    monkeypatch.setattr(jobs_module, "COURTESY", 60.0)

    async def work(team: Team) -> None:
        mind, dying, living = Mind(), Mind(never=True), Mind()
        server = await team.add(mind)
        worker = await team.add(dying, "worker")
        await meanwhile(lambda: server.peers.workers == 1)
        answer = asyncio.create_task(server.choose(job()))
        await meanwhile(lambda: bool(dying.thoughts))
        await asyncio.sleep(1.0)  # two leases: while it lives, its job is its own
        helper = await team.add(living, "worker")
        assert not living.thoughts
        await team.drop(worker)
        assert await answer == 7
        assert (mind.thoughts, living.thoughts) == ([], ["random"])
        await team.drop(helper)

    in_team(database_url, work)


def test_a_job_over_which_everybody_dies_is_given_up(database_url: str) -> None:
    async def work(team: Team) -> None:
        store, key = await PostgresStore.open(team.url), job().key
        await store.quick(stored.post(job(), __version__, "dead", 0.0))
        for taker in ("dead too", "dead three"):
            taken = await store.quick(stored.take(taker, __version__, 0.0, 0.0))
            assert taken == job()
        assert await store.quick(stored.take("me", __version__, 10.0, 0.0)) is None
        assert await store.read(stored.look(key)) == stored.JobState(stored.NONE)
        assert await (await team.add(Mind())).choose(job()) is None
        assert await store.quick(stored.forget(3600.0)) == 0
        assert await store.quick(stored.forget(-1.0)) == 1
        await store.close()

    in_team(database_url, work)


def test_another_release_thinks_otherwise(database_url: str) -> None:
    """A job is taken by the release that posted it: during an upgrade there are two."""

    async def work(team: Team) -> None:
        store = await PostgresStore.open(team.url)
        await store.quick(stored.post(job(), "0.0.0", "", 0.0))
        assert await store.quick(stored.take("me", __version__, 10.0, 0.0)) is None
        assert await store.quick(stored.take("me", "0.0.0", 10.0, 0.0)) == job()
        await store.close()

    in_team(database_url, work)


# ---------------------------------------------------------------- refusals


def test_who_may_not_act_does_not_make_the_table_be_read_anew() -> None:
    """However often somebody tries it; but a seat that another process has given them counts at once."""

    async def run() -> None:
        memory = OneMemory(1, lost=1.0)
        here, there = process(memory), process(memory)
        for person in ("p0", "p1"):
            await here.store.write(people.add(person, person, 1.0))
        room, _ = await opened(here, GAME, ["me", "open"])
        await room.do(partial(seats.leave, room, "p1"))
        twin, ear, refreshed = await there.get(room.table.id), Ear("p1"), 0
        await twin.do(partial(twin.join, ear))
        real = twin.refresh

        async def refresh() -> None:
            nonlocal refreshed
            refreshed += 1
            await real()

        twin.refresh = refresh  # type: ignore[method-assign]  # a stand-in for this test
        draw = wire.Act("a", 0, msgspec.Raw(b'{"kind":"draw"}'))
        for order in (partial(twin.act, ear, draw), partial(twin.hand, ear, wire.Hand(0, True))):
            with pytest.raises(Refused, match="not_your_seat"):
                await twin.do(order)
        assert refreshed == 0
        await room.do(partial(seats.sit, room, "p1", "P1", 1, "me"))
        with pytest.raises(Refused) as refused:
            await twin.do(partial(twin.act, ear, draw))
        assert refused.value.refusal.code != "not_your_seat"
        assert refreshed > 0
        await here.close()
        await there.close()
        memory.connection.close()

    asyncio.run(run())


# ---------------------------------------------------------------- who lives


class Wire:
    """A store that only passes on what is said."""

    shared = True

    def __init__(self) -> None:
        self.ears: list[tuple[Wire, Any]] = []
        self.others: list[Wire] = []

    def listen(self, callback: Any) -> None:
        self.ears.append((self, callback))

    async def notify(self, message: str) -> None:
        for other in self.others:
            for _, callback in other.ears:
                callback(message)


def test_a_silent_process_is_gone_with_its_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers_module, "BEAT", 0.01)

    async def run() -> None:
        here, there = Wire(), Wire()
        here.others, there.others = [there], [here]
        # a stand-in that has what is asked of it
        one, two = PeerProcesses(here), PeerProcesses(there)  # type: ignore[arg-type]
        here.listen(one.on_message)
        there.listen(two.on_message)
        present = Presence(frozenset({"p"}), 2)
        two.mine = lambda table: present if table == "t" else NOBODY
        two.tables = lambda: ["t", "u"]
        changed: list[str] = []
        gone = asyncio.Event()
        one.changed, one.gone = changed.append, gone.set
        beats = [asyncio.create_task(each.run()) for each in (one, two)]
        await meanwhile(lambda: one.at("t") != NOBODY)
        assert (one.at("t"), one.at("u"), one.workers) == (present, NOBODY, 0)
        present = Presence(frozenset({"p", "q"}), 0)
        two.tell("t")
        await meanwhile(lambda: one.at("t") == present)
        monkeypatch.setattr(peers_module, "SILENCE", 0.05)
        beats[1].cancel()
        await gone.wait()
        assert (one.at("t"), one.others) == (NOBODY, {})
        assert changed[-1] == "t"
        beats[0].cancel()

    asyncio.run(run())
