"""Doors, readiness, turns and mails, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from podzemi.server.store import Conflict, Door, Place, Store, Table, open_store
from podzemi.server.store.people import accounts, mail, people
from podzemi.server.store.people.mail import Address, Mail
from podzemi.server.store.table import doors, invitations, seats, tables, timing, turns
from podzemi.server.store.table.turns import AwaitedTurn, Forgotten, LongAgo
from podzemi.wire.messages import Clock

from .conftest import new_table

Run = Callable[..., list[Any]]


async def taken(store: Store, query: Any) -> bool:
    try:
        await store.write(query)
    except Conflict:
        return True
    return False


def test_a_door_is_kept_with_its_visitors(with_store: Run) -> None:
    door = Door("hash", "key", watching=False, language="sk", previous="old", seen=5.0)

    async def work(store: Store) -> Any:
        await store.write(tables.add(new_table(door=door)))
        await store.write(doors.admit("t", "a"))
        await store.write(doors.admit("t", "a"))
        await store.write(doors.admit("t", "b"))
        await store.write(doors.kick("t", "b"))
        await store.write(doors.kick("t", "c"))
        await store.write(doors.admit("t", "c"))
        await store.write(doors.note_host("t", 3.0))
        await store.write(doors.note_host("t", 9.0))
        found = await store.read(tables.get("t"))
        return found and found.door

    known = {"admitted": frozenset({"a"}), "kicked": frozenset({"b", "c"})}
    assert with_store(work) == [replace(door, seen=9.0, **known)]


ME, YOU, NOBODY = Place("person", "p"), Place("person", "q"), Place()


async def now(store: Store) -> Table:
    found = await store.read(tables.get("t"))
    assert found is not None
    return found


def test_a_seat_cannot_be_left_open_in_a_match_that_has_begun(with_store: Run) -> None:
    """What was thought of while the table gathered comes too late."""

    async def work(store: Store) -> Any:
        table = new_table(places=[ME, YOU])
        await store.write(tables.add(table))
        early = await taken(store, seats.change(replace(table, started=5.0), {1: NOBODY}))
        await store.write(seats.start("t", 5.0))
        late = [
            await taken(store, seats.change(table, {1: NOBODY})),
            await taken(store, seats.change(table, {1: replace(YOU, ready=False)})),
            await taken(store, doors.close("t", 6.0)),
        ]
        return early, late, (await now(store)).places

    assert with_store(work) == [(True, [True, True, True], [ME, YOU])]


def test_a_seat_changes_only_at_a_table_that_is_as_it_is_known(with_store: Run) -> None:
    """Whatever is decided depends on all of it: who sits elsewhere, who hosts, who was sent away."""

    async def work(store: Store) -> Any:
        table = new_table(places=[ME, NOBODY, NOBODY])
        await store.write(people.add("q", "Quido", 1.0))
        await store.write(tables.add(table))
        other = [
            replace(table, host="q"),
            replace(table, places=[ME, NOBODY, YOU]),
            replace(table, places=[replace(ME, ready=False), NOBODY, NOBODY]),
            replace(table, places=[replace(ME, companion="Jan"), NOBODY, NOBODY]),
            replace(table, door=Door(kicked=frozenset({"q"}))),
            replace(table, started=1.0),
            replace(table, id="none"),
        ]
        found = [await taken(store, seats.change(one, {1: YOU})) for one in other]
        kept = (await now(store)).places
        await store.write(seats.change(table, {1: YOU}))
        await store.write(doors.kick("t", "x"))
        late = await taken(store, seats.check_known(replace(table, places=[ME, YOU, NOBODY])))
        return found, kept == table.places, late, (await now(store)).places

    assert with_store(work) == [([True] * 7, True, True, [ME, YOU, NOBODY])]


def test_of_two_processes_that_change_a_table_at_once_one_gives_way(place: str | Path) -> None:
    """In either order: whoever comes second has not decided by what is there."""
    table = new_table(host="p", places=[ME, NOBODY, NOBODY])

    async def both(first: Store, second: Store, round: int) -> tuple[int, list[Place]]:
        known = replace(table, id=f"t{round}")
        await first.write(tables.add(known))
        moves = [first.write(seats.change(known, {1: YOU}), tell=known.id)]
        moves.append(second.write(seats.change(known, {2: YOU}), tell=None if round % 2 else known.id))
        refused = sum(
            isinstance(one, Conflict) for one in await asyncio.gather(*moves, return_exceptions=True)
        )
        found = await first.read(tables.get(known.id))
        assert found is not None
        return refused, found.places

    async def run() -> None:
        one, two = await asyncio.gather(open_store(place), open_store(place))
        await one.write(people.add("q", "Quido", 1.0))
        for round in range(8):
            refused, places = await both(one, two, round)
            assert refused == 1
            assert places.count(YOU) == 1
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_match_does_not_start_without_somebody(with_store: Run) -> None:
    async def work(store: Store) -> Any:
        here = Place("person", "p")
        await store.write(tables.add(new_table("unready", places=[here, Place("person", "q", ready=False)])))
        await store.write(tables.add(new_table("open", places=[here, Place()])))
        await store.write(tables.add(new_table("closed", places=[here], door=Door(closed=1.0))))
        return [
            await taken(store, seats.start(table, 5.0)) for table in ("unready", "open", "closed", "none")
        ]

    assert with_store(work) == [[True, True, True, True]]


def test_hosting_changes_only_as_long_as_it_may(with_store: Run) -> None:
    async def work(store: Store) -> Any:
        table = new_table(places=[ME, YOU])
        await store.write(tables.add(table))
        await store.write(seats.change(table, {1: replace(YOU, ready=False)}))
        unready = await taken(store, seats.start("t", 3.0))
        await store.write(doors.host("t", "p", "q", 4.0))
        late = await taken(store, doors.host("t", "p", "q", 4.0))
        found = await now(store)
        await store.write(seats.change(found, {1: YOU}))
        await store.write(seats.start("t", 5.0))
        closed = await taken(store, doors.close("t", 6.0))
        return unready, late, found.host, closed

    assert with_store(work) == [(True, True, "q", True)]


def test_turns_are_noted_in_order_and_lists_follow_them(with_store: Run) -> None:
    async def work(store: Store) -> Any:
        await store.write(people.add("p", "Petra", 1.0))
        await store.write(tables.add(new_table()))
        await store.write(tables.add(new_table("u", door=Door(closed=2.0))))
        await store.write(tables.add(new_table("v", host="x", places=[Place("bot", "random", "p")])))
        await store.write(seats.start("t", 5.0))
        await store.write(seats.start("v", 5.0))
        stale = await store.read(turns.stale())
        for version, awaited in ((0, [0, 1]), (3, [0]), (2, [1]), (5, [0, 1])):
            await store.write(turns.note([AwaitedTurn("t", version, awaited, 10.0 + version)]))
        await store.write(turns.note([AwaitedTurn("v", 0, [], 1.0)]))
        mine = await store.read(turns.mine("p", 0.0))
        return (
            sorted(stale),
            await store.read(turns.stale()),
            [(one.table, one.kept, one.awaited, one.at) for one in mine],
            await store.read(turns.awaited_seats(["t", "v", "w"])),
            await store.read(turns.players(["t"])),
            await store.read(turns.public(4.0, 9)),
            await store.read(turns.public(15.0, 9)),
            await store.read(turns.own("p", 0.0, 9)),
        )

    ((stale, rest, mine, awaited, players, public, later, own),) = with_store(work)
    assert (stale, rest) == (["t", "v"], [])
    assert sorted(mine) == [("t", False, [0, 1], 15.0), ("v", True, [], 1.0)]
    assert awaited == {"t": [0, 1], "v": []}
    assert players == {"t": [(0, "person", "Petra"), (1, "bot", "random")]}
    assert (public, later, sorted(own)) == (["t"], [], ["t", "v"])


def test_a_turn_is_mailed_once_to_who_wants_it(with_store: Run) -> None:
    async def work(store: Store) -> Any:
        await store.write(people.add("p", "Petra", 1.0))
        await store.write(tables.add(new_table()))
        await store.write(seats.start("t", 5.0))
        await store.write(turns.note([AwaitedTurn("t", 2, [0], 10.0)]))
        await store.write(mail.keep("p", Address("p@x.de", False, True, "pl"), 1.0))
        unconfirmed = await store.read(mail.waiting(99.0))
        assert await store.write(mail.confirm("p", "p@x.de"))
        assert not await store.write(mail.confirm("p", "other@x.de"))
        early, due = await store.read(mail.waiting(10.0)), await store.read(mail.waiting(11.0))
        letter = Mail("m", "p", "p@x.de", "pl", "turn", {"table": "t", "version": "2"})
        first = await store.write(mail.add_turn(letter, 20.0))
        second = await store.write(mail.add_turn(replace(letter, id="n"), 20.0))
        known = await store.read(mail.waiting(99.0))
        took = [await store.write(mail.take(20.0, 50.0)) for _ in range(2)]
        awaited = [await store.read(mail.is_awaited("p", "t", version)) for version in (2, 3)]
        await store.write(mail.later("m", 60.0))
        again = await store.write(mail.take(61.0, 90.0))
        await store.write(mail.delete_mail("m"))
        await store.write(mail.stop("p", "p@x.de"))
        stopped = await store.read(mail.address("p"))
        await store.write(mail.forget("p"))
        gone = await store.read(mail.address("p"))
        return unconfirmed, early, due, first, second, known, took, awaited, again, stopped, gone

    ((unconfirmed, early, due, first, second, known, took, awaited, again, stopped, gone),) = with_store(work)
    assert (unconfirmed, early, [(one.table, one.version) for one in due]) == ([], [], [("t", 2)])
    assert (first, second, known) == (True, False, [])
    assert [[one.tries for one in each] for each in took] == [[1], []]
    assert (awaited, [one.tries for one in again]) == ([True, False], [2])
    assert (stopped, gone) == (Address("p@x.de", True, False, "pl"), None)


def test_tables_that_everybody_has_forgotten(with_store: Run) -> None:
    clock = Clock("live", 60, 120)

    async def work(store: Store) -> Any:
        for name in ("gathers", "closed", "plays", "quiet"):
            await store.write(tables.add(new_table(name, door=Door(seen=5.0))))
        await store.write(tables.add(new_table("timed", clock=clock)))
        await store.write(doors.close("closed", 6.0))
        for name in ("plays", "quiet"):
            await store.write(seats.start(name, 7.0))
        await store.write(timing.with_due(seats.start("timed", 7.0), "timed", 67.0))
        await store.write(turns.note([AwaitedTurn("plays", 1, [0], 20.0)]))
        times = ((5.0, 5.0, 7.0), (6.0, 6.0, 8.0), (6.0, 6.0, 21.0))
        found = [await store.read(turns.forgotten(LongAgo(*each), 9)) for each in times]
        await store.write(timing.put_off("timed", 67.0, None))
        return [*found, await store.read(turns.forgotten(LongAgo(0.0, 0.0, 8.0), 9))]

    found = [{one.table for one in each} for each in with_store(work)[0]]
    assert found == [set(), {"gathers", "quiet"}, {"gathers", "plays", "quiet"}, {"quiet", "timed"}]


def test_where_somebody_is_expected_a_table_gathers_for_longer(with_store: Run) -> None:
    async def work(store: Store) -> Any:
        for person in ("guest", "friend", "account"):
            await store.write(people.add(person, person, 1.0))
        await store.write(accounts.open_account("account", "hash", [], 1.0))
        hosts = {"alone": "guest", "invites": "guest", "two": "guest", "hosted": "account", "shared": "guest"}
        for name, host in hosts.items():
            places = [Place("person", host), Place()]
            if name == "two":
                places[1] = Place("person", "friend")
            if name == "shared":
                places[1] = Place("person", host, companion="Karel")
            await store.write(tables.add(new_table(name, host=host, places=places, door=Door(seen=5.0))))
        await store.write(invitations.add("invites", "friend", "guest", 5.0))
        soon, late = LongAgo(6.0, 5.0, 0.0), LongAgo(6.0, 6.0, 0.0)
        return [
            await store.read(turns.forgotten(soon, 9)),
            await store.read(turns.forgotten(late, 9)),
            await page_by_page(store, late),
        ]

    async def page_by_page(store: Store, since: LongAgo) -> list[Forgotten]:
        found: list[Forgotten] = []
        while more := await store.read(turns.forgotten(since, 2, found[-1] if found else None)):
            found += more
        return found

    soon, late, paged = with_store(work)[0]
    assert {one.table for one in soon} == {"alone", "shared"}
    assert {one.table for one in late} == {"alone", "shared", "invites", "two", "hosted"}
    assert paged == late and all(one.gathers and one.seen == 5.0 for one in late)


def test_a_forgotten_table_whose_host_came_back_is_not_closed(with_store: Run) -> None:
    async def work(store: Store) -> Any:
        await store.write(tables.add(new_table("t", door=Door(seen=5.0))))
        await store.write(doors.all_seen(["t", "none"], 7.0))
        with pytest.raises(Conflict):
            await store.write(doors.close_forgotten("t", 5.0, 9.0))
        left = await store.read(tables.several(["t"]))
        await store.write(doors.close_forgotten("t", 7.0, 9.0))
        gone = await store.read(tables.several(["t"]))
        return left["t"].door.closed, gone["t"].door.closed

    assert with_store(work)[0] == (None, 9.0)
