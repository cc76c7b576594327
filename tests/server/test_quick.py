"""Quick matches: whoever waits is seated, bots come in time, and no seat is given twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from podzemi.engine import registry
from podzemi.server.problems import Refused
from podzemi.server.store.table import quick as stored
from podzemi.server.table import gathering, seats
from podzemi.server.table.quick import ARRIVING, GRACE, QuickMatches
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire import messages as wire
from podzemi.wire.people.friends import QuickWish

from .conftest import MakeGuest
from .support import GAME, ThreadServer, settings_for
from .test_rooms import Ear
from .test_time import Time, with_time
from .twins import OneMemory, quiet, schedules

BOT = registry.LEVELS[0]
WISH = QuickWish(GAME, BOT, 60)


def somebody(number: int) -> wire.Person:
    return wire.Person(f"p{number}", f"P{number}")


async def comes(room: Room, person: str) -> Ear:
    ear = Ear(person)
    await room.do(partial(room.join, ear))
    return ear


def kinds(room: Room) -> list[str]:
    return [place.kind for place in room.table.places]


def test_whoever_waits_is_seated_and_the_last_one_starts_the_match(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        matches = QuickMatches(rooms)
        found = []
        for number in range(4):
            found.append(await matches.seat(somebody(number), WISH))
            assert found[0].table.phase == "gathering"
            await comes(found[0], f"p{number}")
        assert {room.table.id for room in found} == {found[0].table.id}
        assert found[0].table.phase == "playing"
        assert kinds(found[0]) == ["person"] * 4
        assert (await matches.seat(somebody(9), WISH)).table.id != found[0].table.id

    with_time(tmp_path, work)


def test_who_asks_again_keeps_the_seat(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        matches = QuickMatches(rooms)
        rooms_found = [await matches.seat(somebody(0), WISH) for _ in range(2)]
        assert rooms_found[0] is rooms_found[1]
        assert kinds(rooms_found[0]) == ["person", "open", "open", "open"]

    with_time(tmp_path, work)


def test_bots_come_when_the_time_is_over_and_not_before(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        matches = QuickMatches(rooms)
        room = await matches.seat(somebody(0), WISH)
        await comes(room, "p0")
        assert room.info("p0").fills == time.now + 60
        time.now += 59
        assert await matches.round() == 1
        assert room.table.started is None
        time.now += 1
        await matches.round()
        assert room.table.phase == "playing"
        assert [place.player for place in room.table.places] == ["p0", BOT, BOT, BOT]
        assert room.info("p0").fills is None
        assert await rooms.store.read(stored.waiting()) == []

    with_time(tmp_path, work)


def test_who_is_away_when_the_bots_come_is_not_waited_for(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        matches = QuickMatches(rooms)
        room = await matches.seat(somebody(0), WISH)
        gone = await comes(room, "p0")
        await matches.seat(somebody(1), WISH)
        await comes(room, "p1")
        await room.do(partial(gathering.ask_ready, room, "p0"))  # whoever does not answer plays as well
        await room.do(partial(room.leave, gone))
        time.now += 60
        await matches.round()
        assert room.table.phase == "playing"
        assert [place.player for place in room.table.places] == [BOT, "p1", BOT, BOT]
        assert room.table.host == "p1"

    with_time(tmp_path, work)


def test_a_table_that_everybody_has_left_is_closed(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        matches = QuickMatches(rooms)
        room = await matches.seat(somebody(0), WISH)
        time.now += 60
        await matches.round()
        assert room.table.phase == "gathering"
        assert room.table.door.closed is not None
        assert await rooms.store.read(stored.waiting()) == []

    with_time(tmp_path, work)


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room = await QuickMatches(rooms).seat(somebody(0), WISH)
        await room.close()
        rooms.forget(room)
        time.now += 90
        matches = QuickMatches(rooms)
        assert await matches.round() < GRACE
        again = await rooms.get(room.table.id)
        await comes(again, "p0")
        time.now += GRACE
        await matches.round()
        assert [place.player for place in again.table.places] == ["p0", BOT, BOT, BOT]
        assert again.table.phase == "playing"

    with_time(tmp_path, work)


def test_nobody_is_sent_where_nobody_waits(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        matches = QuickMatches(rooms)
        left = await matches.seat(somebody(0), WISH)
        time.now += ARRIVING + 1
        assert (await matches.seat(somebody(1), WISH)).table.id != left.table.id
        await comes(left, "p0")
        assert (await matches.seat(somebody(2), WISH)).table.id == left.table.id

    with_time(tmp_path, work)


@pytest.mark.parametrize(
    "more",
    [{"public": False}, {"password": "Sesam"}, {"game": "dark_cave"}, {"seats": ["me", "greedy", "open"]}],
)
def test_which_tables_are_joined(tmp_path: Path, more: dict[str, object]) -> None:
    """Any public table of the game with a free seat; the others are left alone."""

    async def work(rooms: Rooms, time: Time) -> None:
        wish = {"game": GAME, "seats": ["me", "open"], **more}
        room = await rooms.open(somebody(0), wire.NewTable(**wish))  # type: ignore[arg-type]  # as a body says
        await comes(room, "p0")
        found = await QuickMatches(rooms).seat(somebody(1), WISH)
        assert (found is room) == ("seats" in more)

    with_time(tmp_path, work)


def test_a_wish_that_cannot_be_met(guest: MakeGuest, tmp_path: Path) -> None:
    """On a server of its own: nobody else waits there."""
    with ThreadServer(settings_for(tmp_path)) as server:
        one = guest(server.url)
        assert one.bad("POST", "/api/quick", {"game": "chess", "bot": BOT}) == (404, "unknown_game")
        assert one.bad("POST", "/api/quick", {"game": GAME, "bot": "hal"}) == (404, "unknown_bot")
        assert one.bad("POST", "/api/quick", {"game": GAME, "bot": BOT, "wait": 7}) == (400, "malformed")
        table = one.good("POST", "/api/quick", {"game": GAME, "bot": BOT})
        assert (table["public"], table["seats"][0]["mine"], len(table["seats"])) == (True, True, 4)
        assert table["fills"] > table["created"]
        one.close()


def test_bots_that_have_thought_too_long_rest_first(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        rooms.thinking.hosts.of("p0").spend(1e6)
        with pytest.raises(Refused, match="bots_busy"):
            await QuickMatches(rooms).seat(somebody(0), WISH)

    with_time(tmp_path, work)


async def meet(memory: OneMemory, processes: list[Rooms]) -> None:
    """Ten people press at once in two processes."""
    for rooms in processes:
        rooms.now = lambda: 1_800_000_000.0
    matches = [QuickMatches(rooms) for rooms in processes]

    async def press(number: int) -> None:
        home = number % 2
        room = await matches[home].seat(somebody(number), WISH)
        await comes(room, f"p{number}")

    await asyncio.gather(*(press(number) for number in range(10)))
    await quiet(*processes)
    rows = memory.connection.execute("SELECT player FROM place WHERE kind = 'person'").fetchall()
    assert sorted(rows) == [(f"p{number}",) for number in range(10)]
    (tables,) = memory.connection.execute("SELECT count(*) FROM quick").fetchone()
    assert tables == 3


def test_ten_people_at_two_processes_meet_at_three_tables() -> None:
    schedules(25, meet)


async def fill_twice(memory: OneMemory, processes: list[Rooms]) -> None:
    """Both processes see that the time has come, while somebody sits down."""
    now = [1_800_000_000.0]
    for rooms in processes:
        rooms.now = lambda: now[0]
    matches = [QuickMatches(rooms) for rooms in processes]
    room = await matches[0].seat(somebody(0), WISH)
    await comes(room, "p0")
    await quiet(*processes)
    other = await processes[1].get(room.table.id)
    await comes(other, "p0")
    now[0] += 60

    async def sit() -> None:
        with suppress(Refused):  # the bots may have been quicker
            await other.do(partial(seats.sit, other, "p1", "P1", 1, "me"))
            await comes(other, "p1")

    await asyncio.gather(matches[0].round(), matches[1].round(), sit())
    await quiet(*processes)
    for one in matches:
        await one.round()
    rows = memory.connection.execute("SELECT kind FROM place ORDER BY seat").fetchall()
    assert ("open",) not in rows
    (started,) = memory.connection.execute("SELECT started FROM game_table").fetchone()
    assert started is not None


def test_two_processes_fill_a_table_once() -> None:
    schedules(25, fill_twice)
