"""The lobby with its filters, and the marks of whose turn it is, also across processes and restarts."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from podzemi.server.lobby.lobby import ANY_TABLE, TableFilter, fits
from podzemi.server.services import open_services
from podzemi.server.store import Ask, Query, SqliteStore
from podzemi.server.store.table import turns
from podzemi.server.store.table.turns import AwaitedTurn
from podzemi.wire import messages as wire
from until import until

from .conftest import MakeGuest
from .support import GAME, Guest, ThreadServer, settings_for

DAY = 24 * 3600.0


def ids(who: Guest, query: str = "") -> list[str]:
    return [table["id"] for table in who.good("GET", f"/api/tables{query}")["tables"]]


def info(**more: Any) -> wire.TableInfo:
    seats = [wire.SeatInfo("person", "Žofie"), wire.SeatInfo("open"), wire.SeatInfo("bot", "greedy")]
    given: dict[str, Any] = {
        "id": "t", "game": GAME, "players": 3, "options": {}, "public": True, "host": "Marek",
        "hosting": False, "phase": "gathering", "seats": seats, "version": 0, "spectators": 0,
    }  # fmt: skip
    return wire.TableInfo(**{**given, **more})


@pytest.mark.parametrize(
    ("wish", "fitting"),
    [
        (TableFilter(), True),
        (TableFilter(game=GAME), True),
        (TableFilter(game="dark_cave"), False),
        (TableFilter(players=3), True),
        (TableFilter(players=2), False),
        (TableFilter(phase="playing"), False),
        (TableFilter(free=1), True),
        (TableFilter(free=2), False),
        (TableFilter(locked=True), False),
        (TableFilter(clock=False), True),
        (TableFilter(clock=True), False),
        (TableFilter(language="cs"), True),
        (TableFilter(mine=True), False),
        (TableFilter(search=" ŽOF"), True),
        (TableFilter(search="marek"), True),
        (TableFilter(search="greedy"), False),
    ],
)
def test_what_fits(wish: TableFilter, fitting: bool) -> None:
    assert fits(info(), wish, mine=False) is fitting


def test_a_table_of_another_language_is_left_out() -> None:
    assert not fits(info(language="pl"), TableFilter(language="cs"), mine=False)
    assert fits(info(language="cs"), TableFilter(language="cs"), mine=False)
    assert not fits(info(phase="playing"), TableFilter(free=1), mine=False)


def test_filters_over_the_wire(guest: MakeGuest) -> None:
    host, other = guest(), guest()
    plain = host.table(["me", "open"])["id"]
    locked = host.table(["me", "open", "open"], password="x", language="sk")["id"]
    assert {plain, locked} <= set(ids(other))
    assert locked in ids(other, "?locked=true&players=3&free=2&language=sk&phase=gathering")
    assert plain not in ids(other, "?locked=true")
    assert set(ids(host, "?mine=true")) == {plain, locked}
    assert ids(other, "?mine=true") == []
    assert {plain, locked} <= set(ids(other, f"?search={host.me['name']}"))
    for query in ("?players=x", "?phase=finished", "?language=de", "?free=-1", f"?search={'x' * 65}"):
        assert other.bad("GET", f"/api/tables{query}") == (400, "malformed")


def test_what_has_not_changed_is_not_sent_again(guest: MakeGuest) -> None:
    host = guest()
    host.table(["me", "open"])
    for path in ("/api/tables?mine=true", "/api/me/tables"):
        first = host.http.get(path)
        again = host.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        host.table(["me", "open"])
        changed = host.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (changed.status_code, len(changed.content) > len(first.content)) == (200, True)


def test_tables_whose_host_stays_away_leave_the_lobby_and_come_back(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path, idle=0.01)) as server, ExitStack() as stack:
        host, other = (stack.enter_context(closing(Guest(server.url))) for _ in range(2))
        lobby = server.app.state.services.rooms.lobby
        table = host.table(["me", "open"])["id"]
        assert ids(other) == [table]
        with closing(sqlite3.connect(tmp_path / "podzemi.sqlite")) as db, db:
            db.execute("UPDATE door SET seen = seen - ?", (2 * DAY,))
        lobby.refresh()
        assert ids(other) == ids(host) == []
        assert host.good("GET", "/api/me/tables")["tables"] == []
        until(lambda: table not in server.app.state.services.rooms.here)
        host.live(table).until("sync")
        lobby.refresh()
        assert ids(other) == ids(host) == [table]


def test_moves_elsewhere_do_not_have_the_public_list_read_anew(tmp_path: Path) -> None:
    """Other processes say a word for each move: the list is read once a second at most all the same."""

    async def run() -> tuple[int, int]:
        async with open_services(settings_for(tmp_path)) as services:
            lobby, read = services.rooms.lobby, []
            real = lobby._read_public

            async def reading() -> None:
                read.append(lobby.read_at)
                await real()

            lobby._read_public = reading  # type: ignore[method-assign]  # counted
            await lobby.list(None, ANY_TABLE)
            for _ in range(20):
                services.rooms.on_message("table elsewhere")
                await lobby.list(None, ANY_TABLE)
            before = len(read)
            lobby.refresh()  # a change in this process shows at once
            await lobby.list(None, ANY_TABLE)
            return before, len(read) - before

    before, after = asyncio.run(run())
    assert before < 20 and after == 1


def awaited(who: Guest) -> list[str]:
    found = who.good("GET", "/api/me/tables")
    mine = [table["id"] for table in found["tables"] if table["mine"]]
    assert found["awaited"] == len(mine)
    return mine


def test_my_tables_say_where_it_is_my_turn(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    tables = [host.table(["me", "open"]) for _ in range(2)]
    for table in tables:
        friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
        host.good("POST", f"/api/tables/{table['id']}/start")
    first = {table["id"]: host.good("GET", f"/api/tables/{table['id']}")["awaited"] for table in tables}
    assert sorted(awaited(host)) == sorted(id for id, seats in first.items() if seats == [0])
    assert sorted(awaited(friend)) == sorted(id for id, seats in first.items() if seats == [1])
    shown = host.good("GET", "/api/me/tables")["tables"][0]
    assert (shown["others"], shown["bots"], shown["phase"]) == ([friend.me["name"]], 0, "playing")
    assert guest().good("GET", "/api/me/tables") == {"tables": [], "awaited": 0}


def test_whose_turn_it_is_outlives_the_server_and_needs_no_match_in_memory(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path)) as server, ExitStack() as stack:
        people = [stack.enter_context(closing(Guest(server.url))) for _ in range(2)]
        table = people[0].table(["me", "open"])["id"]
        people[1].good("POST", f"/api/tables/{table}/seats/1", {"player": "me"})
        people[0].good("POST", f"/api/tables/{table}/start")
        cookies = [person.cookie for person in people]
        before = [awaited(person) for person in people]
    assert sorted(before) == [[], [table]]
    with ThreadServer(settings_for(tmp_path)) as server, ExitStack() as stack:
        back = [stack.enter_context(closing(Guest(server.url, cookie=cookie))) for cookie in cookies]
        assert [awaited(person) for person in back] == before
        assert table not in server.app.state.services.rooms.here


def test_what_a_killed_server_did_not_note_is_made_good(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path)) as server, closing(Guest(server.url)) as host:
        table = host.table(["me", "random"])["id"]
        cookie = host.cookie
        live = host.live(table)
        live.until("sync")
        while not live.legal:
            live.until("update")
    with closing(sqlite3.connect(tmp_path / "podzemi.sqlite")) as db, db:
        db.execute("DELETE FROM turn")
        db.execute("UPDATE place SET kind = 'person', player = 'nobody' WHERE seat = 1")
    with ThreadServer(settings_for(tmp_path)) as server, closing(Guest(server.url, cookie=cookie)) as host:
        until(lambda: awaited(host))


def test_turns_are_noted_in_order_and_keep_since_when(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        await store.write(_insert("t"))
        for version, seats in ((0, [0, 1]), (3, [1]), (2, [0]), (3, [0]), (5, [0, 1])):
            await store.write(turns.note([AwaitedTurn("t", version, seats, 1.0)]))
        rows = await store.read(_since("t"))
        assert rows == {0: 5, 1: 0}
        assert await store.read(turns.stale()) == []
        await store.close()

    asyncio.run(run())


def _insert(table: str) -> Query[None]:
    yield Ask(
        "INSERT INTO game_table (id, game, rules, options, seed, host, public, created, started) "
        "VALUES (?, 'g', 1, '{}', '1', 'h', 1, 0.0, 1.0)",
        (table,),
    )


def _since(table: str) -> Query[dict[int, int]]:
    rows = yield Ask("SELECT awaited FROM turn WHERE table_id = ?", (table,))
    return turns.since(rows[0][0])
