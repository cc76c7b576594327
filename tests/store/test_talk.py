"""Talk on both databases: lines are numbered without gaps, and who goes leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from podzemi.server.store import Ask, Conflict, Query, Store
from podzemi.server.store.people import people
from podzemi.server.store.table import tables, talk
from podzemi.wire.messages import Report

from .conftest import new_table

With = Callable[..., list[Any]]


def speech(person: str, text: str, client: str, at: float = 1.0, **more: Any) -> talk.Speech:
    given = {"table": "t", "channel": "table", "kind": "text", **more}
    return talk.Speech(person=person, text=text, client=client, at=at, **given)


async def prepared(store: Store) -> None:
    await store.write(tables.add(new_table()))
    for person in ("ann", "bob", "eve"):
        await store.write(people.add(person, person.title(), 1.0))


def test_lines_said_at_once_get_one_number_each(with_store: With) -> None:
    async def work(store: Store) -> None:
        await prepared(store)
        said = [store.write(talk.say(speech("ann", f"{n}", f"c{n}")), tell="t") for n in range(20)]
        assert sorted(await asyncio.gather(*said)) == list(range(1, 21))
        assert await store.write(talk.say(speech("bob", "psst", "c0", channel="watchers"))) == 1
        with pytest.raises(Conflict):
            await store.write(talk.say(speech("ann", "again", "c3")))
        with pytest.raises(Conflict):
            await store.write(talk.say(speech("nobody", "boo", "c")))
        numbers = [line.number for line in await store.read(talk.lines("t", "table", 17))]
        assert numbers == [18, 19, 20]
        assert await store.read(talk.line_of("t", "ann", "c3")) is not None
        assert await store.read(talk.line_of("t", "bob", "c3")) is None

    with_store(work)


def rows_with(person: str) -> Query[list[Any]]:
    lines = yield Ask("SELECT 1 FROM line WHERE person = ? OR text LIKE '%secret%'", (person,))
    mutes = yield Ask("SELECT 1 FROM mute WHERE person = ? OR muted = ?", (person, person))
    reports = yield Ask(
        "SELECT 1 FROM report WHERE accused = ? OR reporter = ? OR context LIKE ?",
        (person, person, f'%"{person}"%'),
    )
    return [*lines, *mutes, *reports]


def test_my_talk_can_be_exported_and_forgotten(with_store: With) -> None:
    async def work(store: Store) -> None:
        await prepared(store)
        for n, (person, text) in enumerate([("ann", "my secret"), ("bob", "rude"), ("eve", "hm")]):
            await store.write(talk.say(speech(person, text, "c", at=float(n))))
        await store.write(talk.mute("ann", "bob", 1.0))
        await store.write(talk.mute("eve", "ann", 1.0))
        for reporter, number in (("eve", 2), ("bob", 1), ("ann", 3)):
            assert await store.write(talk.report("t", reporter, Report("table", number, "insult"), 9.0))
        mine = await store.read(talk.export("ann"))
        assert [line.text for line in mine.lines] == ["my secret"]
        assert [person.name for person in mine.muted] == ["Bob"]
        await store.write(talk.forget("ann"))
        assert await store.read(rows_with("ann")) == []
        (kept,) = await store.read(talk.reports())
        assert [line.text for line in kept.context] == ["rude", "hm"]
        assert [line.number for line in await store.read(talk.lines("t", "table"))] == [2, 3]
        assert await store.write(talk.say(speech("bob", "next", "d"))) == 4

    with_store(work)


def test_a_guests_talk_becomes_the_accounts(with_store: With) -> None:
    async def work(store: Store) -> None:
        await prepared(store)
        for person in ("ann", "bob"):
            await store.write(talk.say(speech(person, person, "same")))
        await store.write(talk.mute("ann", "eve", 1.0))
        await store.write(talk.mute("bob", "eve", 1.0))
        await store.write(talk.mute("eve", "ann", 1.0))
        await store.write(talk.move("ann", "bob"))
        assert [line.person for line in await store.read(talk.lines("t", "table"))] == ["bob", "bob"]
        assert [one.id for one in await store.read(talk.muted_by("eve"))] == ["bob"]
        assert [one.id for one in await store.read(talk.muted_by("bob"))] == ["eve"]

    with_store(work)
