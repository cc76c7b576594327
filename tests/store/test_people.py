"""People in both databases: names that are taken once, accounts, and nothing left of who leaves."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import podzemi
from podzemi.server.attempt_limits import NAMES, PasswordLimiter
from podzemi.server.store import Ask, Conflict, LogEntry, Place, Query, Rows, Store, Table, open_store, schema
from podzemi.server.store.people import accounts, admin, people, personal_data, sessions
from podzemi.server.store.people.admin import AuditEntry, FoundBan
from podzemi.server.store.table import seats, tables
from podzemi.server.store.whole_database import Layout, layouts
from podzemi.wire.messages import Line

from .conftest import new_table

With = Callable[..., list[Any]]
PERSON, NAME = "person-id-42", "Bohumila"
HOLDERS = (
    "person",
    "player",
    "owner",
    "host",
    "muted",
    "other",
    "inviter",
    "accused",
    "reporter",
    "admin",
    "subject",
)
"""Columns of these names hold a person's id; `account.admin` is a mark."""
FIXED: dict[tuple[str, str], Any] = {
    ("game_table", "id"): "t",
    ("game_table", "options"): "{}",
    ("game_table", "seed"): "1",
    ("game_table", "rematch"): None,
    ("game_table", "result"): None,
    ("game_table", "finished"): 5.0,
    ("pack", "id"): "k",
    ("pack", "name"): "A pack",
    ("person", "id"): PERSON,
    ("setting", "name"): "a setting",
    ("account", "admin"): 1,
    ("report", "context"): msgspec.json.encode([Line("table", 1, PERSON, NAME, "text", "hi", 1.0)]).decode(),
    ("job", "game"): "g",
}
REFERENCES = {
    "table_id": "t",
    "pack_id": "k",
    "pack": "k",
    "kind": "person",
    "previous": None,
    "origin": None,
}
TEXTS = ("name", "admin_name", "detail")


def value(layout: Layout, column: str, kind: str) -> Any:
    if (layout.name, column) in FIXED:
        return FIXED[layout.name, column]
    if column in HOLDERS:
        return PERSON
    if column in REFERENCES:
        return REFERENCES[column]
    if column in TEXTS:
        return NAME
    return {"TEXT": "x", "INTEGER": 1, "REAL": 1.0, "BLOB": b"{}"}[kind]


def fill() -> Query[None]:
    """One row in every table of the schema, about one person wherever a person can be."""
    for layout in layouts(schema.VERSION):
        if layout.name == "setting":
            continue
        row = tuple(value(layout, column.name, column.kind) for column in layout.columns)
        yield Ask(f"INSERT INTO {layout.name} ({layout.names}) VALUES ({', '.join('?' * len(row))})", row)


def holding(word: str) -> Query[set[str]]:
    """Every `table.column` in which that word stands."""
    found = set()
    for layout in layouts(schema.VERSION):
        rows = yield Ask(f"SELECT {layout.names} FROM {layout.name}")
        for row in rows:
            for column, kept in zip(layout.columns, row, strict=True):
                text = kept.decode() if isinstance(kept, bytes) else str(kept)
                if word.casefold() in text.casefold():
                    found.add(f"{layout.name}.{column.name}")
    return found


def all_seats() -> Query[Rows]:
    return (yield Ask("SELECT kind, player FROM place"))


def test_nothing_is_left_of_a_person_in_any_table(with_store: With) -> None:
    async def work(store: Store) -> None:
        await store.write(fill())
        before = await store.read(holding(PERSON))
        columns = {f"{one.name}.{c.name}" for one in layouts(schema.VERSION) for c in one.columns}
        holders = {name for name in columns if name.split(".")[1] in HOLDERS} - {"account.admin"}
        assert holders <= before
        changed = await store.write(personal_data.erase(PERSON, "greedy", b"{}", 9.0))
        assert changed == ["t"]
        assert await store.read(holding(PERSON)) == set()
        assert await store.read(holding(NAME)) == set()
        assert await store.read(all_seats()) == [("person", "")]

    with_store(work)


def test_a_name_is_taken_once_and_free_again(with_store: With) -> None:
    async def work(store: Store) -> None:
        await store.write(people.add("a", "Žofie", 1.0))
        with pytest.raises(Conflict):
            await store.write(people.add("b", "zofie", 1.0))
        await store.write(people.add("b", "Ilona", 1.0))
        with pytest.raises(Conflict):
            await store.write(people.rename("b", "ŽOFIE"))
        assert await store.read(people.names(["a", "b"])) == {"a": "Žofie", "b": "Ilona"}
        await store.write(people.rename("a", "Anna"))
        await store.write(people.rename("b", "Zofie"))
        assert await store.read(people.without_keys(10)) == {}
        assert await store.read(people.idle_guests(2.0, 10)) == ["a", "b"]

    with_store(work)


def test_accounts_codes_and_generations(with_store: With) -> None:
    async def work(store: Store) -> None:
        await store.write(people.add("a", "Žofie", 1.0))
        await store.write(accounts.open_account("a", "hash", ["c1", "c2"], 2.0))
        with pytest.raises(Conflict):
            await store.write(accounts.open_account("a", "other", [], 2.0))
        await store.write(accounts.set_password("a", "new"))
        await store.write(accounts.rehash("a", "hash", "late"))
        await store.write(accounts.add_code("a", "old", 1.0, until=3.0))
        assert await store.write(accounts.recover("zofie", "old", "x", now=4.0)) is None
        assert await store.write(accounts.recover("anna", "c1", "x", now=4.0)) is None
        found = await store.write(accounts.recover("zofie", "c1", "fresh", now=4.0))
        assert found == accounts.Account("a", "Žofie", "fresh", 3)
        assert await store.read(accounts.codes_left("a")) == 1
        await store.write(sessions.end_all("a"))
        assert await store.read(accounts.by_key("zofie")) == accounts.Account("a", "Žofie", "fresh", 4)
        await store.write(accounts.set_admin("a", True))
        assert await store.read(accounts.admins()) == ["Žofie"]

    with_store(work)


def test_bans_and_what_an_admin_finds(with_store: With) -> None:
    async def work(store: Store) -> None:
        await store.write(people.add("a", "Žofie", 1.0))
        await store.write(accounts.saw("a", "place", 2.0))
        await store.write(tables.add(new_table(places=[Place("person", "a"), Place()], host="a")))
        (found,) = await store.read(admin.tables("zof", "zof", "gathering"))
        assert (found.id, found.host, found.players, found.moves) == ("t", "Žofie", 2, 0)
        assert await store.read(admin.tables("", "", "playing")) == []
        assert [one.id for one in await store.read(admin.tables("", "", ""))] == ["t"]
        for key in ("zo", "place", ""):
            assert [one.name for one in await store.read(admin.search_people(key))] == ["Žofie"]
        deed = AuditEntry("d", 3.0, "x", "Admin", "ban", "a", "why")
        ban = FoundBan("n", "a", "Žofie", "place", "why", 3.0, 9.0, None)
        await store.write(admin.add_ban(ban, deed))
        identity = await store.read(accounts.identity("a", 4.0))
        assert identity is not None and identity.ban == accounts.Ban("why", 9.0)
        assert await store.read(accounts.address_bans(4.0)) == {"place": accounts.Ban("why", 9.0)}
        later = await store.read(accounts.identity("a", 10.0))
        assert later is not None and later.ban is None
        assert await store.read(admin.bans()) == [ban]
        assert (
            await store.write(admin.lift_ban("n", 5.0, AuditEntry("e", 5.0, "x", "Admin", "unban", "a", "")))
            is not None
        )
        assert await store.read(accounts.address_bans(4.0)) == {}
        assert [one.what for one in await store.read(admin.audit_log())] == ["unban", "ban"]

    with_store(work)


def test_a_guest_brings_seats_but_never_two_at_one_table(with_store: With) -> None:
    async def work(store: Store) -> None:
        for person, name in (("g", "Guest one"), ("a", "Žofie")):
            await store.write(people.add(person, name, 1.0))
        both = [Place("person", "a"), Place("person", "g")]
        await store.write(tables.add(new_table("both", places=both, host="g")))
        await store.write(tables.add(new_table("own", places=[Place("bot", "greedy", owner="g")], host="g")))
        assert await store.write(personal_data.merge("g", "a")) == ["both", "own"]
        found = await store.read(tables.several(["both", "own"]))
        assert [place.player for place in found["both"].places] == ["a", "g"]
        assert (found["own"].places[0].owner, found["own"].host, found["both"].host) == ("a", "a", "a")
        assert await store.read(personal_data.tables_of("g")) == ["both"]
        assert set(await store.read(personal_data.export("a"))) >= {"person", "account", "packs"}

    with_store(work)


def test_who_is_forgotten_leaves_no_table_behind_that_cannot_go_on(with_store: With) -> None:
    """Before the match the seat is free and somebody else hosts; in a match the log says that a bot plays."""
    me, guest, you = Place("person", PERSON), Place("person", PERSON, companion="Jan"), Place("person", "q")
    kept = Place("bot", "random", owner=PERSON)

    async def work(store: Store) -> None:
        shy = [replace(one, ready=False) for one in (me, guest)]
        await store.write(tables.add(new_table("gathers", host=PERSON, places=[*shy, you])))
        await store.write(tables.add(new_table("alone", host=PERSON, places=[me, Place("bot", "random")])))
        await store.write(tables.add(new_table("plays", started=5.0, places=[you, me, guest, kept])))
        await store.write(tables.append("plays", LogEntry(1, 0, b"{}", None, 6.0), None))
        await store.write(tables.add(new_table("over", started=5.0, finished=6.0, places=[me, kept])))
        await store.write(personal_data.erase(PERSON, "greedy", b"taken over", 9.0))
        found = await store.read(tables.several(["gathers", "alone", "plays", "over"]))
        places = {name: table.places for name, table in found.items()}
        assert places["gathers"] == [Place(), Place(), you]
        assert (found["gathers"].host, found["gathers"].door.closed) == ("q", None)
        assert (found["alone"].host, found["alone"].door.closed) == ("", 9.0)
        assert places["plays"] == [
            you,
            Place("bot", "greedy"),
            Place("bot", "greedy"),
            Place("bot", "random"),
        ]
        assert places["over"] == [Place("person"), Place("bot", "random")]
        log = await store.read(tables.log("plays", 1))
        assert log == [LogEntry(2, 1, b"taken over", None, 9.0), LogEntry(3, 2, b"taken over", None, 9.0)]

    with_store(work)


def test_a_person_is_forgotten_while_their_match_goes_on(place: str | Path) -> None:
    """Whoever is overtaken, by the other process, hears of a conflict and tries again; nothing is lost."""

    async def move(store: Store) -> None:
        version, _ = await store.read(tables.end("t"))
        await store.write(tables.append("t", LogEntry(version + 1, 0, b"{}", None, 6.0), None), tell="t")

    async def forget(store: Store) -> None:
        await store.write(personal_data.erase("p", "greedy", b"taken over", 9.0))

    async def persistently(work: Callable[[Store], Awaitable[None]], store: Store) -> None:
        while True:
            with suppress(Conflict):
                return await work(store)

    async def run() -> None:
        one, two = await asyncio.gather(open_store(place), open_store(place))
        await one.write(tables.add(new_table(started=5.0, places=[Place("person", "p")])))
        await asyncio.gather(*(persistently(move, one) for _ in range(8)), persistently(forget, two))
        log = await one.read(tables.log("t", 0))
        assert [line.version for line in log] == list(range(1, 10))
        assert [line.action for line in log].count(b"taken over") == 1
        found = await one.read(tables.get("t"))
        assert found is not None and found.places == [Place("bot", "greedy")]
        await one.close()
        await two.close()

    asyncio.run(run())


LIMITS = tables.TableLimits(9, 9, 9)


def test_who_is_forgotten_sits_down_nowhere_afterwards(with_store: With) -> None:
    """A request may still be under way when its asker is forgotten."""
    me, you = Place("person", PERSON), Place("person", "q")

    async def work(store: Store) -> None:
        for person, name in ((PERSON, NAME), ("q", "Žofie")):
            await store.write(people.add(person, name, 1.0))
        known = new_table("gathers", host="q", places=[you, Place()])
        await store.write(tables.add_within(known, LIMITS))
        await store.write(personal_data.erase(PERSON, "greedy", b"{}", 9.0))
        with pytest.raises(Conflict):
            await store.write(seats.change(known, {1: me}))
        with pytest.raises(Conflict):
            await store.write(seats.change(known, {1: Place("bot", "greedy", owner=PERSON)}))
        with pytest.raises(tables.HostGone):
            await store.write(tables.add_within(new_table("mine", host=PERSON, places=[me]), LIMITS))
        await store.write(tables.add_within(new_table("ours", host="q", places=[you, me]), LIMITS))
        assert await store.read(holding(PERSON)) == set()
        ours = await store.read(tables.get("ours"))
        assert ours is not None and ours.places == [you, Place()]
        await store.write(seats.change(known, {0: Place(), 1: you}))

    with_store(work)


def test_a_person_is_forgotten_while_sitting_down(place: str | Path) -> None:
    """Whoever comes first, in two processes: no seat is left to somebody who is no more."""

    async def sit(store: Store, known: Table, person: str) -> bool:
        try:
            await store.write(seats.change(known, {1: Place("person", person)}), tell=known.id)
        except Conflict:
            return False
        return True

    async def run() -> None:
        one, two = await asyncio.gather(open_store(place), open_store(place))
        await one.write(people.add("q", "Žofie", 1.0))
        for number in range(30):
            person = f"{PERSON}-{number}"
            await one.write(people.add(person, f"{NAME} {number}", 1.0))
            known = new_table(f"t{number}", host="q", places=[Place("person", "q"), Place()])
            await one.write(tables.add(known))
            forgetting = two.write(personal_data.erase(person, "greedy", b"{}", 9.0))
            sitting = sit(one, known, person)
            await asyncio.gather(*((sitting, forgetting) if number % 2 else (forgetting, sitting)))
        assert await one.read(holding(PERSON)) == set()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_guest_brings_all_seats_of_a_table(with_store: With) -> None:
    """Also where a bot keeps one of them."""
    places = [Place("person", "g", ready=False), Place("bot", "random", owner="g", companion="Jan")]

    async def work(store: Store) -> None:
        await store.write(tables.add(new_table(started=5.0, places=places)))
        await store.write(personal_data.merge("g", "a"))
        found = await store.read(tables.get("t"))
        assert found is not None
        assert found.places == [replace(places[0], player="a"), replace(places[1], owner="a")]
        assert await store.read(tables.log("t", 0)) == []

    with_store(work)


# ---------------------------------------------------------------- one owner of seats


WRITERS = {
    "server/store/table/seats.py": "the one owner",
    "server/store/schema.py": "makes and changes the columns",
}
WRITERS_OF_MANY = {
    "server/store/whole_database.py": "copies all tables of a database as they are",
    "server/store/copies.py": "the same",
    "server/store/people/personal_data.py": "the tables of PERSONAL_COLUMNS; seats are not among them",
    "server/store/people/mail.py": "its own two",
}
WRITING = r"\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM|(ALTER|DROP|TRUNCATE)\s+TABLE)\s+"


def texts(source: str) -> Iterator[str]:
    """All strings of a module, with {} for what is filled in; nothing where there can be no such SQL."""
    if not re.search(WRITING, source, re.IGNORECASE):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def writers(name: str) -> set[str]:
    """The modules with SQL that writes a table of that name; {}: of a name that is filled in."""
    package, sql = Path(podzemi.__file__).parent, re.compile(WRITING + name, re.IGNORECASE)
    return {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if any(map(sql.search, texts(file.read_text("utf-8"))))
    }


def test_sql_that_writes_seats_stands_in_one_module() -> None:
    """Everything else asks there, where the phase of the table is looked at first."""
    assert writers(r"place\b") == WRITERS.keys()
    assert writers(r"\{\}") <= WRITERS_OF_MANY.keys()
    assert "place" not in {trace.table for trace in personal_data.PERSONAL_COLUMNS}


def test_tries_in_several_processes_are_counted_together(place: str | Path) -> None:
    """All at once through two stores: as many get through as through one."""

    async def run() -> None:
        one, two = await asyncio.gather(open_store(place), open_store(place))
        doors = [PasswordLimiter(store, "account", clock=lambda: 100.0) for store in (one, two)]
        tries = [door.attempt("zoe", f"address {n}") for n in range(6) for door in doors]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(answer is None for answer in answers) == NAMES.free
        await doors[0].forgive("zoe", "address 0")
        await doors[1].attempt("zoe", "address 0")
        assert "zoe" not in str(await one.read(everything()))
        await one.close()
        await two.close()

    def everything() -> Query[Rows]:
        return (yield Ask("SELECT * FROM attempt"))

    asyncio.run(run())
