"""Bots think for one host after the other, and no longer than their hosts may ask."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from podzemi.server.store.people import accounts
from podzemi.server.store.postgres import PostgresStore
from podzemi.server.store.table import jobs as stored
from podzemi.server.store.table.jobs import take
from podzemi.server.table.bots.thinking import InTurn, ThinkingTimes
from podzemi.server.table.rooms import Rooms

from .test_peers import job
from .test_rooms import in_rooms


async def served(lanes: list[str]) -> list[str]:
    """In which order they get the one thing there is."""
    one, order = InTurn(["it"]), list[str]()
    thing = await one.take("first")

    async def wait(lane: str) -> None:
        got = await one.take(lane)
        order.append(lane)
        one.give(got)

    waiting = [asyncio.create_task(wait(lane)) for lane in lanes]
    await asyncio.sleep(0)
    one.give(thing)
    await asyncio.gather(*waiting)
    assert one.free == ["it"] and not one.waiting
    return order


def test_hosts_are_served_in_turn_however_many_questions_one_has() -> None:
    lanes = ["a a", "a a", "a a", "b b", "b b", "c c"]
    assert asyncio.run(served(lanes)) == ["a a", "b b", "c c", "a a", "b b", "a a"]


def test_a_household_has_one_turn_however_many_guests_it_makes() -> None:
    lanes = ["home a", "home b", "home c", "far d", "far d"]
    assert asyncio.run(served(lanes)) == ["home a", "far d", "home b", "far d", "home c"]


def test_a_turn_that_is_no_longer_wanted_goes_to_the_next() -> None:
    async def work() -> None:
        one = InTurn(["it"])
        thing = await one.take("first")
        gone, late, last = (asyncio.create_task(one.take(lane)) for lane in ("a a", "b b", "c c"))
        await asyncio.sleep(0)
        gone.cancel()
        one.give(thing)
        late.cancel()  # it was its turn already
        assert await last == "it"
        one.give("it")
        assert not one.busy

    asyncio.run(work())


def test_guests_at_one_address_share_their_time_and_accounts_have_their_own(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        settings = msgspec.structs.replace(
            rooms.settings, bot_seconds_per_minute=60.0, bot_seconds_per_address=120.0
        )
        for person in ("p0", "p1", "p2", "p3"):
            await rooms.store.write(accounts.saw(person, "far" if person == "p3" else "home", 1.0))
        await rooms.store.write(accounts.open_account("p2", "", [], 1.0))
        times = ThinkingTimes(settings, rooms.store, lambda: 0.0)
        one, other, account, far = [await times.of(person) for person in ("p0", "p1", "p2", "p3")]
        assert [time.lane for time in (one, other, account, far)] == ["home p0", "home p1", "p2 p2", "far p3"]
        one.spend(2000.0)
        assert one.wait() > 1000.0 > other.wait() > 0.0
        assert account.wait() == far.wait() == 0.0

    in_rooms(tmp_path, work)


def test_an_address_is_looked_up_again_after_a_while(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        now = iter((100.0, 130.0, 170.0))
        times = ThinkingTimes(rooms.settings, rooms.store, lambda: next(now))
        assert (await times.of("p0")).lane == "p0 p0"
        await rooms.store.write(accounts.saw("p0", "home", 1.0))
        assert (await times.of("p0")).lane == "p0 p0"
        assert (await times.of("p0")).lane == "home p0"

    in_rooms(tmp_path, work)


def test_jobs_of_processes_are_taken_for_one_household_after_the_other(database_url: str) -> None:
    """One that posted five has had its turn when another asks."""

    async def work() -> list[str]:
        store = await PostgresStore.open(database_url)
        try:
            for number, lane in enumerate(("home a", "home b", "home a", "far c", "far c")):
                asked = msgspec.structs.replace(job(), table=f"t{number}", lane=lane)
                assert await store.write(stored.post(asked, "1", "", 0.0))
            found = [await store.write(take("me", "1", 60.0, 0.0)) for _ in range(5)]
            return [one.table for one in found if one is not None]
        finally:
            await store.close()

    assert asyncio.run(work()) == ["t0", "t3", "t1", "t4", "t2"]
