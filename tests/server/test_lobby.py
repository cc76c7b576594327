"""Guests, tables, seats: everything before and around a match."""

from __future__ import annotations

from typing import Any

import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice

from .conftest import MakeGuest
from .support import GAME, Json, Live, ThreadServer, play


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_a_guest_stays_the_same_and_may_change_the_name(guest: MakeGuest) -> None:
    one = guest()
    assert one.good("GET", "/api/me") == one.me
    assert one.good("PUT", "/api/me", {"name": "  Žofie \u200b\n z  jeskyně "})["name"] == "Žofie z jeskyně"
    assert one.good("GET", "/api/me")["name"] == "Žofie z jeskyně"
    for name in ("", " \t", "\u202e", "x" * 33):
        assert one.bad("PUT", "/api/me", {"name": name}) == (400, "bad_name")


def test_a_guest_gets_a_name_in_the_own_language(guest: MakeGuest) -> None:
    animals = "Jezevec Netopýr Sova Krtek Ježek Vydra Krkavec Liška Rys Plch Mlok Ropucha Lasička Kuna Cvrček"
    czech = guest(**{"accept-language": "de;q=0.9,cs-CZ;q=0.8,en;q=0.1"})
    assert czech.me["name"].split()[0] in f"{animals} Světluška".split()


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(guest: MakeGuest) -> None:
    header = guest().http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "secure" not in header
    pretended = guest(**{"x-forwarded-proto": "https"}).http.get("/api/me").headers["set-cookie"].lower()
    assert "secure" not in pretended  # this asker is no proxy that we know; test_running has one


def test_a_forged_cookie_is_no_identity(guest: MakeGuest) -> None:
    one, forger = guest(), guest()
    forger.http.cookies.clear()
    for value in (one.cookie[:-1], "podzemi=" + one.me["id"], "podzemi=", "podzemi=.."):
        answer = forger.http.put("/api/me", json={"name": "x"}, headers={"cookie": value})
        assert (answer.status_code, answer.json()["code"]) == (401, "no_identity")


def test_games_on_offer(guest: MakeGuest) -> None:
    games = guest().http.get("/api/games").json()
    assert [game["name"] for game in games] == list(registry.GAMES)
    welcome = next(game for game in games if game["name"] == GAME)
    assert welcome["bots"][:2] == ["random", "greedy"]
    assert {option["name"] for option in welcome["options"]} >= {"first_hero", "memory_aid"}


def test_a_table_fills_up_and_starts(guest: MakeGuest) -> None:
    host, friend, stranger = guest(), guest(), guest()
    table = host.table(["open", "me", "open"])
    where = f"/api/tables/{table['id']}"
    assert (table["phase"], table["hosting"], table["seats"][1]["mine"]) == ("gathering", True, True)
    live = host.live(table["id"])
    sync = live.until("sync")
    assert (sync["view"], sync["outlook"], sync["legal"], sync["history"]) == (None, None, [], [])
    assert host.bad("POST", f"{where}/start") == (409, "seats_open")
    assert friend.bad("POST", f"{where}/seats/1", {"player": "me"}) == (409, "seat_taken")
    assert friend.bad("POST", f"{where}/seats/3", {"player": "me"}) == (404, "unknown_seat")
    assert friend.bad("POST", f"{where}/seats/0", {"player": "greedy"}) == (403, "not_host")
    assert host.bad("POST", f"{where}/seats/0", {"player": "hal"}) == (404, "unknown_bot")
    host.good("POST", f"{where}/seats/0", {"player": "random"})
    sat = friend.good("POST", f"{where}/seats/2", {"player": "me"})
    assert names(sat) == ["random", host.me["name"], friend.me["name"]]
    assert not sat["hosting"]
    assert names(
        live.until("table", where=lambda m: m["table"]["seats"][2]["kind"] == "person")["table"]
    ) == (names(sat))
    assert stranger.bad("POST", f"{where}/seats/0", {"player": "me"}) == (409, "table_full")
    assert stranger.bad("DELETE", f"{where}/seats/2") == (403, "not_your_seat")
    assert friend.bad("POST", f"{where}/start") == (403, "not_host")
    assert host.good("POST", f"{where}/start")["phase"] == "playing"
    assert live.until("sync")["view"]["seat"] == 1
    assert host.bad("POST", f"{where}/start") == (409, "already_started")
    assert friend.bad("DELETE", f"{where}/seats/2") == (409, "already_started")
    assert stranger.bad("POST", f"{where}/seats/0", {"player": "me"}) == (409, "already_started")


def test_changing_and_leaving_seats_before_the_match(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    where = f"/api/tables/{host.table(['me', 'open', 'open', 'greedy'])['id']}"
    friend.good("POST", f"{where}/seats/1", {"player": "me"})
    moved = friend.good("POST", f"{where}/seats/2", {"player": "me"})
    assert [seat["mine"] for seat in moved["seats"]] == [False, False, True, False]
    friend.good("POST", f"{where}/seats/2", {"player": "me"})
    assert friend.good("DELETE", f"{where}/seats/2")["seats"][2]["kind"] == "open"
    friend.good("POST", f"{where}/seats/2", {"player": "me"})
    assert host.good("DELETE", f"{where}/seats/2")["seats"][2]["kind"] == "open"
    assert host.good("DELETE", f"{where}/seats/3")["seats"][3]["kind"] == "open"


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"game": "chess", "seats": ["me"]}, (404, "unknown_game")),
        ({"game": GAME, "seats": ["me"]}, (400, "players")),
        ({"game": GAME, "seats": ["me"] + ["random"] * 4}, (400, "players")),
        ({"game": GAME, "seats": ["me", "me"]}, (409, "seat_taken")),
        ({"game": GAME, "seats": ["me", "hal"]}, (404, "unknown_bot")),
        ({"game": GAME, "seats": ["me", "open"], "options": {"speed": 1}}, (400, "unknown_option")),
        ({"game": GAME, "seats": ["me", "open"], "options": {"memory_aid": 1}}, (400, "option_value")),
        ({"game": GAME, "seats": ["me", "open"], "seed": 1}, (400, "malformed")),
        ({"game": GAME}, (400, "malformed")),
        ([], (400, "malformed")),
    ],
)
def test_impossible_tables(guest: MakeGuest, body: Any, refused: tuple[int, str]) -> None:
    assert guest().bad("POST", "/api/tables", body) == refused


def test_the_lobby_shows_public_tables_and_mine(guest: MakeGuest) -> None:
    host, other = guest(), guest()
    public, private = host.table(["me", "open"]), host.table(["me", "open"], public=False)
    playing = host.table(["me", "random"])

    def listed(who: Any) -> list[str]:
        return [table["id"] for table in who.good("GET", "/api/tables")["tables"]]

    assert {public["id"], private["id"], playing["id"]} <= set(listed(host))
    assert {public["id"], playing["id"]} <= set(listed(other))
    assert private["id"] not in listed(other)
    other.good("POST", f"/api/tables/{private['id']}/seats/1", {"player": "me"})
    assert private["id"] in listed(other)
    live = host.live(playing["id"])
    live.until("sync")
    play({0: live}, Dice(1))
    assert playing["id"] not in listed(other)
    assert playing["id"] in listed(host)


def test_the_lobby_says_who_is_awaited(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.good("POST", "/api/tables", {"game": GAME, "seats": ["me", "open"]})
    path = f"/api/tables/{table['id']}"
    assert friend.good("POST", f"{path}/seats/1", {"player": "me"})["awaited"] == []
    started = host.good("POST", f"{path}/start")
    listed = [one.good("GET", "/api/tables")["tables"] for one in (host, friend)]
    awaited = [[t["awaited"] for t in tables if t["id"] == table["id"]] for tables in listed]
    assert awaited == [[started["awaited"]], [started["awaited"]]]
    assert started["awaited"] in ([0], [1])


def test_presence_names_and_spectators_are_told(guest: MakeGuest) -> None:
    host, friend, watcher = guest(), guest(), guest()
    table = host.table(["me", "open"])
    friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
    live = host.live(table["id"])
    assert live.until("sync")["table"]["seats"][0]["connected"]

    def told(live: Live) -> Json:
        found: Json = live.until("table")["table"]
        return found

    tab = friend.live(table["id"])
    assert told(live)["seats"][1]["connected"]
    second_tab = friend.live(table["id"])
    second_tab.until("sync")
    second_tab.close()
    watching = watcher.live(table["id"])
    assert told(live)["spectators"] == 1
    watching.close()
    assert told(live)["spectators"] == 0
    friend.good("PUT", "/api/me", {"name": "Bystrouška"})
    assert names(told(live))[1] == "Bystrouška"
    tab.close()
    assert not told(live)["seats"][1]["connected"]


def test_a_bot_keeps_the_seat_of_somebody_who_is_away(guest: MakeGuest) -> None:
    host, friend, stranger = guest(), guest(), guest()
    table = host.table(["me", "open"])
    where = f"/api/tables/{table['id']}"
    friend.good("POST", f"{where}/seats/1", {"player": "me"})
    host.good("POST", f"{where}/start")
    live, gone = host.live(table["id"]), friend.live(table["id"])
    live.until("sync")
    gone.until("sync")
    assert host.bad("POST", f"{where}/seats/1", {"player": "random"}) == (409, "still_here")
    gone.close()
    live.until("table", where=lambda m: not m["table"]["seats"][1]["connected"])
    assert stranger.bad("POST", f"{where}/seats/1", {"player": "random"}) == (403, "not_your_seat")
    kept = host.good("POST", f"{where}/seats/1", {"player": "random"})["seats"][1]
    assert (kept["kind"], kept["name"], kept["person"]) == ("bot", "random", friend.me["id"])
    live.until("sync")
    while live.version < 4:
        if live.legal:
            live.act(live.legal[0])
        live.until("update")
    assert stranger.bad("POST", f"{where}/seats/1", {"player": "me"}) == (409, "already_started")
    back = friend.live(table["id"])
    assert back.until("sync")["seat"] is None
    assert friend.good("POST", f"{where}/seats/1", {"player": "me"})["seats"][1]["mine"]
    assert back.until("sync")["seat"] == 1


def test_a_player_who_has_to_go_leaves_a_bot_and_may_come_back(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me", "random"])
    where = f"/api/tables/{table['id']}/seats/0"
    live = host.live(table["id"])
    assert live.until("sync")["seat"] == 0
    assert host.bad("POST", f"/api/tables/{table['id']}/seats/1", {"player": "greedy"}) == (
        409,
        "already_started",
    )
    assert host.good("POST", where, {"player": "greedy"})["seats"][0]["person"] == host.me["id"]
    gone = live.until("sync")
    assert (gone["seat"], gone["legal"], gone["view"]["seat"]) == (None, [], None)
    host.http.post(where, json={"player": "me"})
    assert host.good("GET", f"/api/tables/{table['id']}")["seats"][0]["mine"] in (True, False)


def test_health(server: ThreadServer, guest: MakeGuest) -> None:
    health = guest().good("GET", "/healthz")
    assert health["status"] == "ok"
