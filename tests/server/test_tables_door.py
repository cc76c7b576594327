"""Locked tables, invitations, tables without spectators: who gets in, and what others learn of them."""

from __future__ import annotations

import asyncio

import pytest

from podzemi.server.match import door
from podzemi.server.problems import Refused

from .conftest import MakeGuest
from .support import Guest, Json

UNKNOWN = "A" * 22


def enter(who: Guest, table: str, **knock: str) -> Json:
    found: Json = who.good("POST", f"/api/tables/{table}/enter", knock)
    return found


def refused(who: Guest, table: str, **knock: str) -> tuple[int, str]:
    return who.bad("POST", f"/api/tables/{table}/enter", knock)


def listed(who: Guest) -> dict[str, Json]:
    return {table["id"]: table for table in who.good("GET", "/api/tables")["tables"]}


def test_a_password_keeps_strangers_out_and_an_invitation_lets_friends_in(guest: MakeGuest) -> None:
    host, friend, other = guest(), guest(), guest()
    table = host.table(["me", "open", "open"], password="Světlo 7")
    where = f"/api/tables/{table['id']}"
    assert (table["locked"], table["key"] is not None) == (True, True)
    shown = listed(friend)[table["id"]]
    assert (shown["locked"], shown["key"]) == (True, None)
    assert friend.bad("GET", where) == (403, "locked")
    assert friend.bad("POST", f"{where}/seats/1", {"player": "me"}) == (403, "locked")
    turned_away = friend.live(table["id"])
    assert turned_away.receive()["problem"]["code"] == "locked"
    assert refused(friend, table["id"], password="světlo 7") == (403, "no_entry")
    assert refused(friend, table["id"]) == (403, "no_entry")
    assert refused(friend, table["id"], key="x") == (403, "no_entry")
    inside = enter(friend, table["id"], password="Sve\u030ctlo 7")  # the same letters, typed elsewhere
    assert inside["key"] is None
    assert friend.good("POST", f"{where}/seats/1", {"player": "me"})["key"] == table["key"]
    assert enter(other, table["id"], key=table["key"])["id"] == table["id"]
    assert other.live(table["id"]).until("sync")["table"]["seats"][1]["name"] == friend.me["name"]


def test_a_hidden_locked_table_is_as_good_as_none(guest: MakeGuest) -> None:
    host, stranger = guest(), guest()
    table = host.table(["me", "open"], password="x", public=False)["id"]
    assert table not in listed(stranger)
    for path, method, body in (
        ("", "GET", None),
        ("/enter", "POST", {"password": "y"}),
        ("/enter", "POST", {"key": "y"}),
        ("/seats/1", "POST", {"player": "me"}),
        ("/ready", "PUT", {"ready": True}),
        ("/leave", "POST", None),
        ("/record", "GET", None),
    ):
        answers = [
            stranger.http.request(method, f"/api/tables/{id}{path}", json=body).text
            for id in (table, UNKNOWN)
        ]
        assert answers[0] == answers[1], path
    words = [stranger.live(id).receive() for id in (table, UNKNOWN)]
    assert words[0] == words[1]


def test_guessing_a_password_takes_patience(guest: MakeGuest) -> None:
    host, thief = guest(), guest()
    table = host.table(["me", "open"], password="x")["id"]
    answers = [refused(thief, table, password=str(n)) for n in range(6)]
    assert set(answers[:5]) == {(403, "no_entry")}
    assert answers[-1] == (429, "too_many_tries")
    assert refused(thief, table, password="x")[1] == "too_many_tries"


@pytest.mark.parametrize("password", ["", "x" * 101, "a\nb", "\u202e"])
def test_impossible_passwords(guest: MakeGuest, password: str) -> None:
    body = {"game": "welcome_dungeon", "seats": ["me", "open"], "password": password}
    assert guest().bad("POST", "/api/tables", body) == (400, "table_password")


def test_what_is_kept_of_a_password() -> None:
    async def run() -> None:
        one, two = await door.lock("x"), await door.lock("x")
        assert one != two
        assert await door.fits("x", one)
        assert await door.fits("x", two)
        assert not await door.fits("y", one)
        assert not await door.fits("x", None)
        with pytest.raises(Refused):
            await door.fits("", one)

    asyncio.run(run())


def test_where_nobody_may_watch(guest: MakeGuest) -> None:
    host, friend, watcher = guest(), guest(), guest()
    table = host.table(["me", "open"], watching=False)
    where = f"/api/tables/{table['id']}"
    early = watcher.live(table["id"])
    assert not early.until("sync")["table"]["watching"]
    friend.good("POST", f"{where}/seats/1", {"player": "me"})
    live = friend.live(table["id"])
    live.until("sync")
    host.good("POST", f"{where}/start")
    assert early.until("refused")["problem"]["code"] == "no_watching"
    early.send({"kind": "resync"})
    assert early.until("refused")["problem"]["code"] == "no_watching"
    assert all('"view":{' not in text for text in early.texts)
    assert watcher.bad("GET", where) == (403, "no_watching")
    assert watcher.live(table["id"]).receive()["problem"]["code"] == "no_watching"
    assert live.until("sync", where=lambda message: message["view"] is not None)["seat"] == 1
    friend.good("POST", f"{where}/leave")  # a bot keeps the seat: still an insider
    assert friend.good("GET", where)["seats"][1]["owner"] == friend.me["name"]
