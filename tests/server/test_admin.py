"""Whoever keeps order: seen by nobody else, heard at once, and written down."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from podzemi.cli.app import podzemi as main
from podzemi.server.people.upkeep import free_names
from podzemi.server.running.pulse import Pulse
from podzemi.server.services import open_services
from podzemi.server.store.people import accounts, people
from podzemi.wire.messages import NewTable, Person
from until import until

from .conftest import MakeGuest
from .support import GAME, WAIT, Guest, Json, ThreadServer, settings_for
from .test_accounts import WORDS, _closed, sign_in, sign_up

ROUTES = [
    ("GET", "/api/admin/load"),
    ("GET", "/api/admin/health"),
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/people"),
    ("GET", "/api/admin/bans"),
    ("GET", "/api/admin/reports"),
    ("GET", "/api/admin/deeds"),
    ("POST", "/api/admin/bans"),
    ("DELETE", "/api/admin/bans/x"),
    ("POST", "/api/admin/tables/x/bots"),
    ("POST", "/api/admin/tables/x/end"),
    ("POST", "/api/admin/reports/1"),
    ("GET", "/api/admin/nothing-of-the-kind"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """One of its own: bans by address would meet everybody else's guests."""
    with ThreadServer(settings_for(tmp_path_factory.mktemp("admin"))) as made:
        yield made


@pytest.fixture(scope="module")
def keeper(server: ThreadServer) -> Iterator[Guest]:
    """An account that keeps order, granted as an operator does it: on the command line, while all runs."""
    made = Guest(server.url)
    sign_up(made, "Správcová")
    said = podzemi(server, "grant", "spravcova", "--json")
    assert json.loads(said) == {"name": "Správcová", "admin": True}
    server.app.state.services.identities.known.clear()  # what it remembers for two seconds
    yield made
    made.close()


@pytest.fixture(scope="module")
def curious(server: ThreadServer) -> str:
    """The name of an account that may do nothing of the kind."""
    made = Guest(server.url)
    sign_up(made, "Zvědavec")
    made.close()
    return "Zvědavec"


def podzemi(server: ThreadServer, *words: str, fails: bool = False) -> str:
    told = CliRunner().invoke(main, ["admin", *words, "--data", str(server.settings.data)])
    assert (told.exit_code != 0) == fails, told.output
    return told.output


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_nobody_else_finds_anything_there(guest: MakeGuest, curious: str, method: str, path: str) -> None:
    """Strangers, guests and accounts alike, whatever they send: the answer of an address with nothing."""
    one, account = guest(), guest()
    sign_in(account, curious)
    nothing = one.http.request(method, "/api/nothing", json={}).json()
    for asker in (one, account):
        answer = asker.http.request(method, path, json={"person": "x"} if method != "GET" else None)
        assert (answer.status_code, answer.json()) == (404, nothing)
    one.http.cookies.clear()
    assert one.http.request(method, path).status_code == 404


def test_an_admin_is_told_so_and_sees_the_house(keeper: Guest, guest: MakeGuest) -> None:
    assert keeper.good("GET", "/api/me")["admin"]
    one = guest()
    one.good("PUT", "/api/me", {"name": "Vavřinec"})
    table = one.table(["me", "greedy"])["id"]
    live = one.live(table)
    live.until("sync")
    load = keeper.good("GET", "/api/admin/load")
    assert (load["database"], load["connections"] >= 1, load["rooms"] >= 1) == ("sqlite", True, True)
    assert load["memory"] > 10_000_000 and load["store_ms"] > 0
    found = [t for t in keeper.good("GET", "/api/admin/tables?word=vavrin") if t["id"] == table]
    assert [(t["phase"], t["host"], t["here"]) for t in found] == [("playing", "Vavřinec", 1)]
    assert keeper.good("GET", f"/api/admin/tables?word={table}&phase=finished") == []
    assert keeper.bad("GET", "/api/admin/tables?phase=odd")[0] == 400
    (person,) = keeper.good("GET", "/api/admin/people?word=Vavrinec")
    assert (person["name"], person["account"], person["connections"]) == ("Vavřinec", False, 1)
    assert "127.0.0.1" not in json.dumps(person)


def ban(keeper: Guest, one: Guest, **more: object) -> Json:
    keeper.good("POST", "/api/admin/bans", {"person": one.me["id"], "reason": "Flooding the lobby", **more})
    found: Json = keeper.good("GET", "/api/admin/bans")[0]
    return found


def test_a_banned_person_is_told_why_and_cannot_act(keeper: Guest, guest: MakeGuest) -> None:
    one = guest(**{"accept-language": "pl"})
    table = one.table(["me", "open"])["id"]
    live = one.live(table)
    live.until("sync")
    kept = ban(keeper, one, hours=2)
    told = live.until("refused")["problem"]
    assert told["code"] == "banned" and "Flooding the lobby" in told["text"] and "Powód" in told["text"]
    assert _closed(live) == 4403
    assert one.bad("POST", "/api/tables", {"game": "welcome_dungeon", "seats": ["me", "open"]}) == (
        403,
        "banned",
    )
    again = one.live(table)
    again.until("refused", where=lambda m: m["problem"]["code"] == "banned")
    assert _closed(again) == 4403
    assert one.good("GET", "/api/me")["id"] == one.me["id"]
    keeper.http.delete(f"/api/admin/bans/{kept['id']}").raise_for_status()
    assert one.table(["me", "open"])["id"]
    assert not keeper.good("GET", "/api/admin/bans")[0]["active"]
    assert {deed["what"] for deed in keeper.good("GET", "/api/admin/deeds")} >= {"ban", "unban"}


def test_a_ban_by_address_meets_the_next_guest_too(
    keeper: Guest, guest: MakeGuest, server: ThreadServer
) -> None:
    one, other = guest(), guest()
    kept = ban(keeper, one, address=True)
    try:
        assert other.bad("PUT", "/api/me", {"name": "Somebody new"}) == (403, "banned")
        assert other.good("POST", "/api/account/sign-out")["id"] == other.me["id"]  # this is still allowed
    finally:
        _lift(server, kept["id"])
    assert other.good("PUT", "/api/me", {"name": "Somebody new"})


def _lift(server: ThreadServer, ban: str) -> None:
    """From outside: the admin of this test has the banned address as well."""
    with closing(sqlite3.connect(server.settings.database)) as db:
        db.execute("UPDATE ban SET lifted = 1.0 WHERE id = ?", (ban,))
        db.commit()
    server.app.state.services.identities.forget("")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"reason": "  "}, (400, "ban_reason")),
        ({"reason": "x" * 301}, (400, "ban_reason")),
        ({"hours": 0}, (400, "ban_hours")),
        ({"person": "nobody"}, (404, "unknown_person")),
    ],
)
def test_bans_that_make_no_sense(keeper: Guest, guest: MakeGuest, change: Json, expected: object) -> None:
    wish = {"person": guest().me["id"], "reason": "Because", **change}
    assert keeper.bad("POST", "/api/admin/bans", wish) == expected


def test_admins_do_not_ban_each_other(keeper: Guest) -> None:
    wish = {"person": keeper.me["id"], "reason": "Because"}
    assert keeper.bad("POST", "/api/admin/bans", wish) == (409, "ban_admin")


def test_bots_keep_the_seats_of_a_stuck_table(keeper: Guest, guest: MakeGuest) -> None:
    one = guest()
    table = one.table(["me", "greedy"])["id"]
    live = one.live(table)
    live.until("sync")
    keeper.http.post(f"/api/admin/tables/{table}/bots").raise_for_status()
    info = live.until("sync", where=lambda m: m["table"]["seats"][0]["kind"] == "bot")["table"]
    assert info["seats"][0]["person"] == one.me["id"]
    keeper.http.post(f"/api/admin/tables/{table}/end").raise_for_status()
    until(lambda: one.good("GET", f"/api/tables/{table}")["phase"] == "finished")
    assert keeper.bad("POST", f"/api/admin/tables/{table}/end") == (409, "match_over")
    waiting = one.table(["me", "open"])["id"]
    keeper.http.post(f"/api/admin/tables/{waiting}/end").raise_for_status()
    assert one.bad("GET", f"/api/tables/{waiting}")[1] == "table_closed"
    assert [deed["what"] for deed in keeper.good("GET", "/api/admin/deeds")[:2]] == ["end", "end"]


def test_the_command_line_finds_accounts_only(server: ThreadServer, keeper: Guest, guest: MakeGuest) -> None:
    one = guest()
    one.good("PUT", "/api/me", {"name": "Hostimil"})
    assert "Hostimil" in podzemi(server, "grant", "Hostimil", "--lang", "en", fails=True)
    assert json.loads(podzemi(server, "list", "--json")) == {"admins": ["Správcová"]}


def test_a_reset_code_of_the_operator_lets_in_once(server: ThreadServer, guest: MakeGuest) -> None:
    one, lost = guest(), guest()
    sign_up(one, "Zapomnětlivec")
    code = json.loads(podzemi(server, "reset-password", "zapomnetlivec", "--json"))["code"]
    wish = {"name": "Zapomnětlivec", "code": code, "password": f"{WORDS} staple"}
    assert lost.good("POST", "/api/account/recover", wish)["name"] == "Zapomnětlivec"
    assert guest().bad("POST", "/api/account/recover", wish) == (403, "wrong_code")


def test_revoking_counts_within_seconds(server: ThreadServer, guest: MakeGuest) -> None:
    one = guest()
    sign_up(one, "Dočasná")
    podzemi(server, "grant", "Dočasná")
    server.app.state.services.identities.known.clear()
    assert one.good("GET", "/api/admin/bans") is not None
    podzemi(server, "revoke", "Dočasná")
    server.app.state.services.identities.known.clear()
    assert one.bad("GET", "/api/admin/bans") == (404, "not_found")
    sign_in(guest(), "Dočasná")


def test_guests_who_never_play_free_their_name(tmp_path: Path) -> None:
    """After a month without a visit; who played, or has an account, keeps it."""

    async def run() -> tuple[int, dict[str, str]]:
        async with open_services(settings_for(tmp_path)) as services:
            now = time.time()
            for person in ("idle", "player", "account"):
                await services.store.write(people.add(person, f"The {person}", now))
            await services.rooms.open(Person("player", "The player"), NewTable(GAME, ["me", "open"]))
            await services.store.write(accounts.open_account("account", "hash", [], 0.0))
            freed = await free_names(services.accounts, now + 31 * 24 * 3600)
            await services.store.write(people.add("next", "the IDLE", now))
            assert await free_names(services.accounts, now + 29 * 24 * 3600) == 0
            return freed, await services.store.read(people.names(["idle", "player", "account", "next"]))

    freed, names = asyncio.run(run())
    assert freed == 1
    assert set(names) == {"player", "account", "next"}


def test_an_admin_decides_a_report_and_the_list_remembers(keeper: Guest, guest: MakeGuest) -> None:
    one, other = guest(), guest()
    table = one.table(["me", "open"])["id"]
    other.good("POST", f"/api/tables/{table}/seats/1", {"player": "me"})
    live = one.live(table)
    live.until("sync")
    live.send({"kind": "say", "id": "line-1", "text": "<b>rude</b>"})
    number = live.until("said")["line"]["number"]
    wish = {"channel": "table", "number": number, "reason": "insult", "note": ""}
    other.http.post(f"/api/tables/{table}/reports", json=wish).raise_for_status()
    (report,) = [found for found in keeper.good("GET", "/api/admin/reports") if found["table"] == table]
    assert report["accused"] == one.me["id"]
    assert [(line["text"], line["accused"]) for line in report["lines"]] == [("<b>rude</b>", True)]
    keeper.http.post(f"/api/admin/reports/{report['id']}", json={"verdict": "Warned"}).raise_for_status()
    assert report["id"] not in [found["id"] for found in keeper.good("GET", "/api/admin/reports")]
    assert keeper.good("GET", "/api/admin/deeds")[0]["detail"] == "Warned"
    assert keeper.bad("POST", "/api/admin/reports/999999", {"verdict": "x"}) == (404, "not_found")


def test_slow_requests_and_errors_are_shown(server: ThreadServer, keeper: Guest) -> None:
    trouble = server.app.state.services.trouble
    trouble.request(1.0, "GET", "/api/games", 200, 249.0)
    trouble.request(2.0, "POST", "/api/tables/{table}", 201, 251.0)
    logging.getLogger("podzemi.server").error("the disk is on fire")
    logging.getLogger("podzemi.server").warning("it is warm")
    found = keeper.good("GET", "/api/admin/health")
    assert found["slow"][0] == {
        "at": 2.0,
        "method": "POST",
        "route": "/api/tables/{table}",
        "status": 201,
        "ms": 251.0,
        "request": "",
    }
    assert [one["ms"] for one in found["slow"]].count(249.0) == 0
    assert found["errors"][0]["text"] == "the disk is on fire"
    assert found["sent"] > 0 and found["commits"] > 0 and found["writes"] >= found["commits"]
    assert found["bots_waiting"] == 0 and found["lag_ms"] >= 0.0


def test_the_loop_says_how_late_it_comes_back() -> None:
    pulse = Pulse()
    for late in (-0.1, 0.02, 0.01):
        pulse.note(late)
    assert pulse.worst() == 0.02


def test_the_figures_know_routes_and_no_times_of_making(server: ThreadServer, keeper: Guest) -> None:
    keeper.good("GET", "/api/games")
    text = httpx.get(f"{server.url}/metrics", timeout=WAIT).text
    assert 'podzemi_request_seconds_count{route="/api/games"}' in text
    for name in (
        "loop_lag_seconds_bucket",
        "bot_queue ",
        "bot_wait_seconds_count",
        "commits_total",
        "sent_bytes_total",
    ):
        assert f"podzemi_{name}" in text
    assert "_created" not in text
