"""Rooms without sockets: simultaneous games, bots that fail, rules that break down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import Raw

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.server.http.live import TOO_SLOW, UNKNOWN_TABLE, UNSENT, Connection, hear
from podzemi.server.match import tables
from podzemi.server.problems import Refused, pick_language
from podzemi.server.store import open_store
from podzemi.server.store.table import tables as stored
from podzemi.server.support.limits import Bucket, Buckets
from podzemi.server.table import gathering, seats
from podzemi.server.table import room as room_module
from podzemi.server.table import rooms as rooms_module
from podzemi.server.table.bots import bot_pool
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.server.table.viewers.shown import Shown, ViewerNews
from podzemi.wire import messages as wire

from .support import GAME, everybody, settings_for
from .votes import Votes, never


def test_who_waits_for_a_table_is_told_that_the_server_stops(tmp_path: Path) -> None:
    """The request itself is not cancelled with the loading: nobody would answer it."""

    async def work(rooms: Rooms) -> None:
        started = asyncio.Event()

        async def load(table: str) -> Room:
            started.set()
            await asyncio.Event().wait()
            raise AssertionError(table)

        rooms._load = load  # type: ignore[method-assign]  # a store that does not answer
        asked = asyncio.create_task(rooms.get("t"))
        await started.wait()
        await rooms.close()
        with pytest.raises(Refused, match="unavailable"):
            await asked

    in_rooms(tmp_path, work)


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.language = "en"
        self.wants_changes = False
        self.heard: list[dict[str, Any]] = []
        self.over = asyncio.Event()

    def send(self, message: str) -> None:
        self.heard.append(msgspec.json.decode(message))
        if self.heard[-1].get("result") is not None:
            self.over.set()

    hold = send


def in_rooms(folder: Path, work: Callable[[Rooms], Awaitable[None]], database_url: str | None = None) -> None:
    async def run() -> None:
        settings = settings_for(folder, database_url=database_url)
        store, pool = await open_store(settings.store), BotPool(1)
        rooms = Rooms(settings, store, pool)
        await store.write(everybody())
        try:
            await work(rooms)
        finally:
            await rooms.close()
            pool.close()
            await store.close()

    asyncio.run(run())


async def opened(
    rooms: Rooms, game: str, players: list[str], options: dict[str, Any] | None = None
) -> tuple[Room, list[Ear]]:
    """A casual table with a person in every "open" seat and in "me", started, everybody listening."""
    room = await rooms.open(wire.Person("p0", "P0"), wire.NewTable(game, players, options or {}, rated=False))
    for seat, player in enumerate(players):
        if player == "open":
            await room.do(partial(seats.sit, room, f"p{seat}", f"P{seat}", seat, "me"))
    if room.table.phase == "gathering":
        await room.do(partial(gathering.start, room, "p0"))
    ears = [Ear(f"p{seat}") for seat in range(len(players))]
    for ear in ears:
        await room.do(partial(room.join, ear))
    return room, ears


async def act(room: Room, ear: Ear, version: int, choice: int, name: str) -> None:
    action = Raw(msgspec.json.encode({"kind": "vote", "choice": choice}))
    await room.do(partial(room.act, ear, wire.Act(name, version, action)))


@pytest.fixture
def votes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server finds the game of votes beside the real ones."""

    def game(name: str) -> Any:
        return Votes() if name == "votes" else registry.game(name)

    def game_with_pack(name: str, pack: str | None) -> Any:
        return game(name) if pack is None else registry.game_with_pack(name, pack)

    names = (*registry.GAMES, "votes")
    stub = SimpleNamespace(
        GAMES=names,
        BOTS=registry.BOTS,
        OURS=registry.OURS,
        LEVELS=registry.LEVELS,
        names=lambda: names,
        game=game,
        game_with_pack=game_with_pack,
    )
    for module in (room_module, rooms_module, tables):
        monkeypatch.setattr(module, "registry", stub)


@pytest.mark.usefixtures("votes")
def test_anothers_choice_does_not_make_mine_stale(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, "votes", ["me", "open", "open"])
        for seat, ear in enumerate(ears):
            await act(room, ear, 0, seat % 2, "first")
        assert room.version == 3
        with pytest.raises(Refused, match="stale"):
            await act(room, ears[1], 0, 1, "second")
        with pytest.raises(Refused, match="stale"):
            await act(room, ears[1], 2, 1, "second")
        await act(room, ears[1], 3, 1, "second")
        assert [message["events"] for message in ears[0].heard if message["kind"] == "update"][:3] == [
            [],
            [],
            [{"kind": "counted", "ones": 1}],
        ]

    in_rooms(tmp_path, work)


@pytest.mark.usefixtures("votes")
def test_an_action_that_breaks_the_rules_module_stays_out_of_the_log(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, "votes", ["me"] + ["open"] * 8)
        with pytest.raises(ZeroDivisionError):
            await act(room, ears[8], 0, 1, "bug")
        assert await rooms.store.read(stored.log(room.table.id, 0)) == []
        await act(room, ears[8], 0, 0, "fine")
        assert room.version == 1

    in_rooms(tmp_path, work)


@pytest.mark.parametrize(
    ("game", "options"),
    [(GAME, {"reveal_order": "shuffled", "memory_aid": False}), *((name, {}) for name in registry.GAMES)],
)
def test_what_travels_depends_on_nothing_hidden(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    """The truth is replaced by another one that the receiver cannot tell from it: not a byte changes."""

    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, game, ["me", "open", "open"], options)
        dice = Dice(8)
        while room.table.phase == "playing" and room.version < 150:
            assert room.match is not None
            truth = room.match.state
            for seat in (None, 0, 1, 2):
                told = ViewerNews(room, seat, Shown(room, seat), None).whole_text()
                room.match.state = room.game.sample(room.game.view(truth, seat), dice)
                assert ViewerNews(room, seat, Shown(room, seat), None).whole_text() == told
                room.match.state = truth
            asked = room.game.to_act(truth)
            seat = asked[dice.below(len(asked))]
            legal = room.game.actions(truth, seat)
            action = Raw(msgspec.json.encode(legal[dice.below(len(legal))]))
            message = wire.Act(f"act {room.version}", room.number(seat), action)
            await room.do(partial(room.act, ears[seat], message))

    in_rooms(tmp_path, work)


def test_whoever_was_turned_out_is_ended_when_the_table_has_left_the_memory(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A spectator of a table that nobody may watch any more keeps a socket, and keeps no table in memory."""

    class Open:
        query_params: ClassVar[dict[str, str]] = {}
        cookies: ClassVar[dict[str, str]] = {}
        headers: ClassVar[dict[str, str]] = {}
        scope: ClassVar[dict[str, object]] = {}

    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        socket: Any = Open()
        connection = Connection(socket, None, Bucket(1.0))
        for ear in ears:
            await room.do(partial(room.leave, ear))
        assert rooms.here[room.table.id] is await rooms.get(room.table.id)
        room.queue.end()
        await hear(room, connection, '{"kind":"resync"}')
        assert connection.unsent.get_nowait() == UNKNOWN_TABLE
        connection.sender.cancel()

    in_rooms(tmp_path, work)
    assert "Traceback" not in caplog.text


def test_rooms_that_were_asked_for_stay_a_while(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms, GAME, ["me", "open"])
        room.queue.asked = -1000.0
        await rooms.get(room.table.id)
        assert room.queue.asked > -1000.0

    in_rooms(tmp_path, work)


def test_a_connection_that_does_not_read_is_ended_and_holds_nobody_up() -> None:
    class Stuck:
        query_params: ClassVar[dict[str, str]] = {}
        cookies: ClassVar[dict[str, str]] = {}
        headers: ClassVar[dict[str, str]] = {}
        scope: ClassVar[dict[str, object]] = {}

        async def send_data(self, _: str) -> None:
            await asyncio.Event().wait()

    async def run() -> None:
        socket: Any = Stuck()
        connection = Connection(socket, None, Bucket(1.0))
        for number in range(10 * UNSENT):
            connection.send(str(number))
        waiting = [connection.unsent.get_nowait() for _ in range(connection.unsent.qsize())]
        assert waiting == [*map(str, range(UNSENT)), TOO_SLOW]
        connection.sender.cancel()

    asyncio.run(run())


@pytest.mark.usefixtures("votes")
def test_a_forecast_that_fails_does_not_hold_up_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, "votes", ["me", "open"])
        monkeypatch.setattr(Votes, "preview", broken)
        await act(room, ears[0], 0, 1, "a")
        assert [ear.heard[-1]["outlook"] for ear in ears] == [None, None]
        assert room.table.id in caplog.text

    in_rooms(tmp_path, work)


@pytest.mark.parametrize("choice", [99, -1, True, "0", None, RuntimeError("no idea")])
def test_a_bot_that_fails_plays_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, choice: Any
) -> None:
    async def choose(*_: Any) -> Any:
        if isinstance(choice, Exception):
            raise choice
        return choice

    async def work(rooms: Rooms) -> None:
        monkeypatch.setattr(rooms.bot_pool, "choose", choose)
        room = await rooms.open(wire.Person("p0", "P0"), wire.NewTable(GAME, ["random", "random"]))
        ear = Ear(None)
        await room.do(partial(room.join, ear))
        await ear.over.wait()
        assert room.table.phase == "finished"

    with caplog.at_level(logging.ERROR):
        in_rooms(tmp_path, work)
    assert "default" in caplog.text


async def bots_question(rooms: Rooms) -> tuple[bytes, bytes]:
    """A view and the legal actions of the seat to move."""
    room, _ = await opened(rooms, GAME, ["me", "open"])
    assert room.match is not None
    seat = room.game.to_act(room.match.state)[0]
    view, legal = room.game.view(room.match.state, seat), room.game.actions(room.match.state, seat)
    return msgspec.json.encode(view), msgspec.json.encode(legal)


def test_a_dead_worker_is_replaced(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        view, legal = await bots_question(rooms)
        minds = rooms.bot_pool
        assert await minds.choose("random", GAME, None, view, legal) in (0, 1)
        (pool,) = [one.pool for one in minds.processes if one.pool is not None]
        for process in list(pool._processes.values()):
            process.kill()
            process.join()
        assert await minds.choose("random", GAME, None, view, legal) in (0, 1)

    in_rooms(tmp_path, work)


def test_a_bot_that_never_answers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(rooms: Rooms) -> None:
        view, legal = await bots_question(rooms)
        pool = rooms.bot_pool
        pool.limit = 0.5
        with monkeypatch.context() as patch:
            patch.setattr(bot_pool, "choose", never)
            with pytest.raises(TimeoutError):
                await pool.choose("random", GAME, None, view, legal)
        pool.limit = 30.0
        assert await pool.choose("random", GAME, None, view, legal) in (0, 1)

    in_rooms(tmp_path, work)


def test_a_bot_that_never_answers_ends_nobody_elses_thoughts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        view, legal = await bots_question(rooms)
        pool = BotPool(2)
        try:
            await asyncio.gather(*(pool.choose("random", GAME, None, view, legal) for _ in range(2)))
            there = [one.pool for one in pool.processes]
            pool.limit = 0.5
            with monkeypatch.context() as patch:
                patch.setattr(bot_pool, "choose", never)
                with pytest.raises(TimeoutError):
                    await pool.choose("random", GAME, None, view, legal)
            assert len({one.pool for one in pool.processes} & set(there)) == 1
        finally:
            pool.close()

    in_rooms(tmp_path, work)


def test_a_table_comes_into_memory_as_it_was_at_one_moment(tmp_path: Path) -> None:
    """The table in one look and its log in the next: a match that ended in between stayed on for ever."""

    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms, GAME, ["me", "open"])
        other, looks = Rooms(rooms.settings, rooms.store, rooms.bot_pool), 0
        real = rooms.store.read

        async def read(query: Any) -> Any:
            nonlocal looks
            looks += 1
            return await real(query)

        rooms.store.read = read  # type: ignore[method-assign]  # a stand-in for this test
        twin = await other.get(room.table.id)
        assert looks == 1
        await twin.do(twin.refresh)
        assert looks == 2
        await other.close()

    in_rooms(tmp_path, work)


def test_a_room_survives_whatever_an_order_does(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])

        async def broken() -> None:
            raise ZeroDivisionError

        room.queue.put(broken)
        await room.do(partial(room.resync, ears[0]))
        assert ears[0].heard[-1]["kind"] == "sync"
        room.queue.task.cancel()
        await asyncio.gather(room.queue.task, return_exceptions=True)
        again = await rooms.get(room.table.id)
        assert again is not room
        await again.do(partial(again.resync, ears[0]))

    in_rooms(tmp_path, work)
    assert "an order failed" in caplog.text


def test_an_order_is_carried_out_even_if_the_asker_goes_away(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        assert room.log is not None
        seat = room.log.asked.index([0, 1])
        message = wire.Act("a", 0, Raw(b'{"kind":"draw"}'))
        asking = asyncio.create_task(room.do(partial(room.act, ears[seat], message)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await room.do(partial(room.resync, ears[seat]))
        assert room.version == 1
        assert ears[seat].heard[-1]["version"] == 1

    in_rooms(tmp_path, work)


def test_buckets_fill_with_time_and_the_oldest_are_forgotten() -> None:
    now = 0.0
    bucket = Bucket(2.0, clock=lambda: now)
    assert [bucket.take() for _ in range(21)] == [True] * 20 + [False]
    now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    buckets = Buckets(0.1)
    for asker in range(10_001):
        assert buckets.take(str(asker))
    assert buckets.take("0")
    assert not buckets.take("10000")


@pytest.mark.parametrize(
    ("query", "cookie", "accept", "language"),
    [
        ("cs", "pl", "sk", "cs"),
        ("xx", "pl", "sk", "pl"),
        (None, None, "sk", "sk"),
        (None, None, "de, fr;q=0.9", "en"),
        (None, None, "en;q=0.1, pl-PL;q=0.7, cs;q=0.7", "pl"),
        (None, None, "cs;q=x, ;;;,,", "en"),
        (None, None, None, "en"),
    ],
)
def test_picking_a_language(query: str | None, cookie: str | None, accept: str | None, language: str) -> None:
    assert pick_language(query, cookie, accept) == language
