"""Who is whose friend, in both databases: limits, what a guest brings along, what is left of somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from podzemi.server.store import Conflict, Door, Place, Quick, Store
from podzemi.server.store.people import friends, people
from podzemi.server.store.people.friends import TooMany
from podzemi.server.store.table import invitations, tables
from podzemi.server.store.table import quick as stored_quick

from .conftest import new_table

With = Callable[..., list[Any]]


async def meet(store: Store, *names: str) -> None:
    for name in names:
        await store.write(people.add(name, f"Somebody {name}", 1.0))


async def befriend(store: Store, one: str, other: str) -> None:
    await store.write(friends.ask(one, other, 1.0))
    await store.write(friends.ask(other, one, 1.0))


async def ids(store: Store, person: str) -> dict[str, list[str]]:
    found = await store.read(friends.circle(person))
    lists = {"friends": found.friends, "asking": found.asking, "asked": found.asked, "blocked": found.blocked}
    return {name: [one.id for one in listed] for name, listed in lists.items() if listed}


def test_a_guest_brings_friends_along_but_never_is_its_own(with_store: With) -> None:
    async def work(store: Store) -> None:
        await meet(store, "guest", "account", "a", "b", "c", "d")
        for other in ("a", "b", "account"):
            await befriend(store, "guest", other)
        await befriend(store, "account", "b")
        await store.write(friends.ask("c", "guest", 1.0))
        await store.write(friends.block("guest", "d", 1.0))
        await store.write(friends.move("guest", "account"))
        assert await ids(store, "guest") == {}
        assert await ids(store, "account") == {"friends": ["a", "b"], "asking": ["c"], "blocked": ["d"]}
        assert await ids(store, "a") == {"friends": ["account"]}
        assert await ids(store, "b") == {"friends": ["account"]}

    with_store(work)


def test_limits_of_one_person(with_store: With, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST_FRIENDS", 1)
    monkeypatch.setattr(friends, "MOST_ASKED", 1)
    monkeypatch.setattr(friends, "MOST_BLOCKED", 1)

    async def work(store: Store) -> None:
        await meet(store, "p", "a", "b", "c")
        await store.write(friends.ask("p", "a", 1.0))
        with pytest.raises(TooMany, match="asked"):
            await store.write(friends.ask("p", "b", 1.0))
        await store.write(friends.ask("a", "p", 1.0))
        with pytest.raises(TooMany, match="agreed"):
            await store.write(friends.ask("p", "b", 1.0))
        await store.write(friends.block("p", "b", 1.0))
        with pytest.raises(TooMany, match="blocked"):
            await store.write(friends.block("p", "c", 1.0))
        with pytest.raises(Conflict):
            await store.write(friends.ask("p", "p", 1.0))

    with_store(work)


def test_a_guest_with_a_friend_is_not_forgotten(with_store: With) -> None:
    async def work(store: Store) -> None:
        await meet(store, "a", "b", "alone")
        await befriend(store, "a", "b")
        await store.write(friends.ask("alone", "a", 1.0))
        assert await store.read(people.idle_guests(100.0, 10)) == ["alone"]

    with_store(work)


def test_invitations_end_by_themselves(with_store: With) -> None:
    async def work(store: Store) -> None:
        await meet(store, "p", "q")
        seats = [Place("person", "p"), Place()]
        for name, more in (("open", {}), ("begun", {"started": 5.0}), ("gone", {"door": Door(closed=5.0)})):
            await store.write(tables.add(new_table(name, places=seats, **more)))
            await store.write(invitations.add(name, "q", "p", 2.0))
        found = await store.read(invitations.open_to("q", 0.0))
        assert [(one.table, one.players, one.people, one.name) for one in found] == []
        found = await store.read(invitations.open_to("q", -1.0))
        assert [(one.table, one.players, one.people) for one in found] == [("open", 2, ["Somebody p"])]
        assert [one.table for one in await store.read(invitations.sent_by("p"))] == ["open"]
        assert await store.read(invitations.inviter("begun", "q")) is None
        await store.write(friends.drop("q", "p"))
        assert await store.read(invitations.open_to("q", -1.0)) == []

    with_store(work)


def test_a_quick_table_comes_back_as_it_was(with_store: With) -> None:
    async def work(store: Store) -> None:
        places = [Place("person", "p"), Place()]
        quick = Quick("novice", 60.0)
        door = Door(seen=10.0)
        await store.write(tables.add(new_table("q", quick=quick, places=places, door=door)))
        await store.write(tables.add(new_table("t", places=places, door=door)))
        found = await store.read(tables.several(["q", "t"]))
        assert (found["q"].quick, found["t"].quick) == (quick, None)
        assert await store.read(stored_quick.waiting()) == [("q", 60.0)]
        assert await store.read(stored_quick.to_join("g", "x", 0.0, [])) == ["q", "t"]
        assert await store.read(stored_quick.to_join("g", "x", 0.0, ["q"])) == ["t"]

    with_store(work)
