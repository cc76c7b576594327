"""Tables that everybody has forgotten."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

import pytest

from podzemi.server.match.clock import DAY
from podzemi.server.problems import Refused
from podzemi.server.store.table import tables, turns
from podzemi.server.table import abandoned, seats
from podzemi.server.table.abandoned import tidy
from podzemi.server.table.bots.bot_turns import MAY_COME_BACK, WAITS
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire import messages as wire

from .support import GAME
from .test_rooms import Ear
from .test_time import Time, answer, deciding, opened, propose, with_time

EVENING_TO_NOON = 18 / 24
SLOW = wire.Clock("correspondence", 30 * DAY, 60 * DAY)


async def tidied(rooms: Rooms, days: float) -> int:
    await rooms.turns.flush()
    return await tidy(rooms, time.time() + days * DAY)


def kinds(room: Room) -> list[str]:
    return [place.kind for place in room.table.places]


def test_a_bot_goes_on_for_who_never_came_back_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        seat = deciding(room)
        assert await tidied(rooms, 59) == 0 and kinds(room) == ["person", "person"]
        assert await tidied(rooms, 61) == 1
        assert kinds(room)[seat] == "bot" and kinds(room)[1 - seat] == "person"
        await room.bots.thinking[seat]
        assert room.version > 1
        back = room.table.places[seat].owner
        await room.do(partial(seats.sit, room, back, "Back", seat, "me"))
        assert kinds(room) == ["person", "person"] and ears[seat].person == back

    with_time(tmp_path, work)


def test_a_pause_that_nobody_ended_and_a_question_that_nobody_answered_are_over(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        await propose(room, ears[0], "pause")
        await answer(room, ears[1], True)
        await propose(room, ears[1], "resume")
        assert room.log is not None and room.log.paused == 0
        assert await tidied(rooms, 61) == 1
        assert room.log.paused is None and room.log.question is None
        assert sorted(kinds(room)) == ["bot", "person"]

    with_time(tmp_path, work)


def test_a_running_clock_has_its_own_rules(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room, _ears = await opened(rooms, GAME, ["me", "open"], SLOW)
        assert await tidied(rooms, 61) == 0 and kinds(room) == ["person", "person"]

    with_time(tmp_path, work)


def test_a_table_that_never_began_is_closed(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room = await gathering_table(rooms)
        assert await tidied(rooms, EVENING_TO_NOON) == 0 and room.table.door.closed is None
        assert await tidied(rooms, 1) == 1 and room.table.door.closed is not None
        assert await tidied(rooms, 1) == 0
        with pytest.raises(Refused, match="table_closed"):
            await room.do(partial(room.resync, Ear("p1")))

    with_time(tmp_path, work)


async def gathering_table(rooms: Rooms) -> Room:
    return await rooms.open(wire.Person("p0", "P0"), wire.NewTable(GAME, ["me", "open"]))


def test_where_two_sit_a_table_waits_for_a_month(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room = await gathering_table(rooms)
        await room.do(partial(seats.sit, room, "p1", "P1", 1, "me"))
        assert await tidied(rooms, 29) == 0 and room.table.door.closed is None
        assert await tidied(rooms, 31) == 1 and room.table.door.closed is not None

    with_time(tmp_path, work)


def test_a_host_in_front_of_an_open_page_is_there_and_whoever_looks_keeps_a_table(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room, host, friend = await gathering_table(rooms), Ear("p0"), Ear("p1")
        await room.do(partial(room.join, host))
        assert await tidied(rooms, 5) == 0
        await room.do(partial(room.leave, host))
        assert await tidied(rooms, 5.5) == 0
        await room.do(partial(room.join, friend))
        assert await tidied(rooms, 6) == 1 and room.table.door.closed is None
        await room.do(partial(room.leave, friend))
        assert await tidied(rooms, 6) == 1 and room.table.door.closed is not None

    with_time(tmp_path, work)


def test_many_forgotten_tables_are_closed_at_once_and_none_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that cannot be closed keeps none of the others open."""
    monkeypatch.setattr(abandoned, "AT_ONCE", 3)

    async def work(rooms: Rooms, _: Time) -> None:
        rooms_made = [await gathering_table(rooms) for _ in range(8)]
        for room in rooms_made[1:]:
            await room.close()
            rooms.forget(room)
        await rooms_made[0].do(partial(rooms_made[0].join, Ear(None)))
        told: list[str] = []
        rooms.on_change = told.append
        assert await tidied(rooms, 1) == 8
        assert len(rooms.here) == 1 and set(told) == {room.table.id for room in rooms_made[1:]}
        stored = await rooms.store.read(tables.several([room.table.id for room in rooms_made]))
        closed = [stored[room.table.id].door.closed is not None for room in rooms_made]
        assert closed == [False, *[True] * 7]

    with_time(tmp_path, work)


def test_what_everybody_has_left_is_finished_in_haste_after_a_while(tmp_path: Path) -> None:
    """Until then the bots take their time: somebody may come back."""

    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "open"])
        for ear in ears:
            await room.do(partial(room.leave, ear))
        for person in ("p0", "p1"):
            await room.do(partial(seats.leave, room, person))
        assert kinds(room) == ["bot", "bot"]
        time.now += MAY_COME_BACK - 1
        assert not room.bots._is_alone()
        time.now += 2
        assert room.bots._is_alone()
        await room.do(partial(room.join, Ear("p0")))
        assert not room.bots._is_alone()

    with_time(tmp_path, work)


def test_a_match_that_its_only_person_has_left_stands_still_until_somebody_looks(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "novice"])
        while room.bots.thinking:
            await next(iter(room.bots.thinking.values()))
        for ear in ears:
            await room.do(partial(room.leave, ear))
        await room.do(partial(seats.leave, room, "p0"))
        assert kinds(room) == ["bot", "bot"] and room.bots.thinking == {}
        time.now += WAITS - 1
        room.wake()
        assert room.bots.thinking == {}
        await room.do(partial(room.join, Ear("p0")))
        assert room.bots.thinking
        assert not room.bots._is_alone()

    with_time(tmp_path, work)


def test_a_match_that_stood_still_for_very_long_comes_to_its_end(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, ears = await opened(rooms, GAME, ["me", "novice"])
        for ear in ears:
            await room.do(partial(room.leave, ear))
        await room.do(partial(seats.leave, room, "p0"))
        time.now += WAITS + 1
        await room.do(partial(abandoned.help_on, room))
        assert room.bots.thinking and room.bots._is_alone()

    with_time(tmp_path, work)


def test_the_lobby_does_not_offer_what_everybody_has_left(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: Time) -> None:
        room, _ears = await opened(rooms, GAME, ["me", "open"])
        assert room.table.id in await rooms.store.read(turns.public(0.0, 10))
        await room.do(partial(seats.leave, room, "p0"))
        assert room.table.id in await rooms.store.read(turns.public(0.0, 10))
        await room.do(partial(seats.leave, room, "p1"))
        assert room.table.id not in await rooms.store.read(turns.public(0.0, 10))

    with_time(tmp_path, work)
