"""Being ready, hosting, sending away, leaving, playing again."""

from __future__ import annotations

from podzemi.engine.dice import Dice

from .conftest import MakeGuest
from .support import GAME, Guest, Json, Live, play


def seated(guest: MakeGuest, people: int = 2, **more: object) -> tuple[str, list[Guest]]:
    """A table where that many people sit; the first one is its host."""
    guests = [guest() for _ in range(people)]
    table = guests[0].table(["me"] + ["open"] * (people - 1), **more)
    where = f"/api/tables/{table['id']}"
    for seat, one in enumerate(guests[1:], 1):
        one.good("POST", f"{where}/seats/{seat}", {"player": "me"})
    return where, guests


def ready(table: Json) -> list[bool]:
    return [seat["ready"] for seat in table["seats"]]


def came(who: Guest, where: str) -> Live:
    live = who.live(where.rsplit("/", 1)[1])
    live.until("sync")
    return live


def test_the_match_starts_when_everybody_is_ready(guest: MakeGuest) -> None:
    where, (host, friend) = seated(guest)
    assert ready(host.good("GET", where)) == [True, True]
    assert friend.bad("POST", f"{where}/ready") == (403, "not_host")
    live = came(friend, where)
    assert ready(host.good("POST", f"{where}/ready")) == [True, False]
    assert ready(live.until("table")["table"]) == [True, False]
    answer = host.http.post(f"{where}/start").json()
    assert (answer["code"], answer["values"]) == ("not_ready", {"names": [friend.me["name"]]})
    assert friend.me["name"] in answer["text"]
    assert friend.good("GET", "/api/me/tables")["awaited"] == 1
    assert ready(friend.good("PUT", f"{where}/ready", {"ready": True})) == [True, True]
    assert friend.good("GET", "/api/me/tables")["awaited"] == 0
    assert guest().bad("PUT", f"{where}/ready", {"ready": True}) == (403, "not_your_seat")
    assert host.good("POST", f"{where}/start")["phase"] == "playing"
    assert friend.bad("PUT", f"{where}/ready", {"ready": False}) == (409, "already_started")
    assert host.bad("POST", f"{where}/ready") == (409, "already_started")


def test_who_went_away_holds_up_the_start_until_back(guest: MakeGuest) -> None:
    where, (host, friend) = seated(guest)
    live, gone = came(host, where), came(friend, where)
    gone.close()
    live.until("table", where=lambda m: not m["table"]["seats"][1]["connected"])
    assert host.bad("POST", f"{where}/start") == (409, "not_ready")
    came(friend, where)
    assert host.good("POST", f"{where}/start")["phase"] == "playing"


def test_who_is_sent_away_is_told_and_cannot_sit_down_again(guest: MakeGuest) -> None:
    where, (host, friend, third) = seated(guest, 3)
    live = came(friend, where)
    assert third.bad("DELETE", f"{where}/seats/1") == (403, "not_your_seat")
    cleared = host.good("DELETE", f"{where}/seats/1")
    assert (cleared["seats"][1]["kind"], cleared["kicked"]) == ("open", False)
    told = live.until("table")["table"]
    assert (told["kicked"], told["seats"][1]["kind"]) == (True, "open")
    assert friend.bad("POST", f"{where}/seats/1", {"player": "me"}) == (403, "kicked")
    assert [table["id"] for table in friend.good("GET", "/api/me/tables")["tables"]] == []
    third.good("DELETE", f"{where}/seats/2")
    assert third.good("POST", f"{where}/seats/1", {"player": "me"})["seats"][1]["mine"]


def test_hosting_is_handed_over_or_passes_on(guest: MakeGuest) -> None:
    where, (host, second, third) = seated(guest, 3)
    assert second.bad("PUT", f"{where}/host", {"seat": 1}) == (403, "not_host")
    assert host.bad("PUT", f"{where}/host", {"seat": 9}) == (404, "unknown_seat")
    changed = host.good("PUT", f"{where}/host", {"seat": 1})
    assert ([seat["host"] for seat in changed["seats"]], changed["hosting"]) == ([False, True, False], False)
    came(third, where)
    left = second.good("POST", f"{where}/leave")
    assert (left["host"], left["seats"][1]["kind"]) == (third.me["name"], "open")  # who is here comes first
    assert host.bad("PUT", f"{where}/host", {"seat": 0}) == (403, "not_host")
    assert third.bad("PUT", f"{where}/host", {"seat": 1}) == (409, "nobody_there")


def test_a_table_that_everybody_left_goes_out(guest: MakeGuest) -> None:
    where, (host, friend) = seated(guest)
    host.good("POST", f"{where}/leave")
    watching = came(guest(), where)
    closed = friend.http.post(f"{where}/leave").json()
    assert closed["closed"]
    assert watching.until("table")["table"]["closed"]
    assert guest().bad("GET", where) == (404, "table_closed")
    assert where.rsplit("/", 1)[1] not in guest().http.get("/api/tables").text
    assert guest().bad("POST", f"{where}/seats/0", {"player": "me"}) == (404, "table_closed")


def test_who_leaves_a_match_comes_back_with_one_press(guest: MakeGuest) -> None:
    where, (host, friend) = seated(guest)
    host.good("POST", f"{where}/start")
    live = came(friend, where)
    left = host.good("POST", f"{where}/leave")
    assert (left["seats"][0]["kind"], left["seats"][0]["owner"]) == ("bot", host.me["name"])
    assert left["host"] == friend.me["name"]
    assert live.until("sync")["table"]["seats"][0]["owner"] == host.me["name"]
    mine = host.good("GET", "/api/me/tables")
    assert ([table["kept"] for table in mine["tables"]], mine["awaited"]) == ([True], 0)
    assert host.good("POST", f"{where}/seats/0", {"player": "me"})["seats"][0]["mine"]


def finished(guest: MakeGuest, seats: list[str]) -> tuple[str, list[Guest]]:
    host, friend = guest(), guest()
    where = f"/api/tables/{host.table(seats)['id']}"
    friend.good("POST", f"{where}/seats/1", {"player": "me"})
    host.good("POST", f"{where}/start")
    lives = {seat: came(one, where) for seat, one in enumerate((host, friend))}
    play(lives, Dice(5))
    return where, [host, friend]


def test_a_rematch_is_an_offer_that_may_be_declined(guest: MakeGuest) -> None:
    where, (host, friend) = finished(guest, ["me", "open"])
    offer = friend.good("POST", f"{where}/rematch")
    again = f"/api/tables/{offer['id']}"
    assert (offer["phase"], offer["previous"], offer["hosting"]) == (
        "gathering",
        where.rsplit("/", 1)[1],
        True,
    )
    asked = host.good("GET", "/api/me/tables")["tables"]
    assert [(table["id"], table["rematch"], table["mine"]) for table in asked] == [(offer["id"], True, True)]
    assert friend.bad("POST", f"{again}/start") == (409, "not_ready")
    assert host.good("POST", f"{again}/leave")["seats"][0]["kind"] == "open"
    assert host.good("GET", "/api/me/tables")["tables"] == []
    friend.good("POST", f"{again}/seats/0", {"player": "random"})
    assert friend.good("POST", f"{again}/start")["phase"] == "playing"


def test_a_rematch_starts_with_the_last_who_accepts(guest: MakeGuest) -> None:
    where, (host, friend) = finished(guest, ["me", "open", "random"])
    offer = host.good("POST", f"{where}/rematch")
    assert [seat["ready"] for seat in offer["seats"]] == [True, False, True]
    assert host.good("POST", f"{where}/rematch")["phase"] == "gathering"
    live = came(host, f"/api/tables/{offer['id']}")
    assert friend.good("PUT", f"/api/tables/{offer['id']}/ready", {"ready": True})["phase"] == "playing"
    assert live.until("sync", where=lambda message: message["view"] is not None)["seat"] == 0


def test_alone_with_bots_a_rematch_starts_at_once(guest: MakeGuest) -> None:
    host = guest()
    table = host.good("POST", "/api/tables", {"game": GAME, "seats": ["me", "random"]})
    live = came(host, f"/api/tables/{table['id']}")
    play({0: live}, Dice(3))
    assert host.good("POST", f"/api/tables/{table['id']}/rematch")["phase"] == "playing"
