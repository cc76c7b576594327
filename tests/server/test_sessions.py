"""Sessions: each browser has one, signing out ends it, and cookies from before there were any still count."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from podzemi.server.people.devices import device_of
from podzemi.server.people.identity import CHANGEOVER
from podzemi.server.people.upkeep import end_sessions
from podzemi.server.problems import Refused
from podzemi.server.services import Services, open_services
from podzemi.server.store.people import accounts, people, sessions

from .conftest import MakeGuest
from .support import Guest, Json, ThreadServer, settings_for
from .test_accounts import OTHER, WORDS, _closed, sign_in, sign_up

LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/19.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
)


def status(url: str, cookie: str) -> int:
    return httpx.get(f"{url}/api/account", headers={"cookie": cookie}).status_code


def mine(one: Guest) -> list[Json]:
    found: list[Json] = one.good("GET", "/api/account/sessions")
    return found


@pytest.mark.parametrize(
    ("said", "device"),
    [
        (LINUX, "Firefox · Linux"),
        (PHONE, "Safari · iPhone"),
        (EDGE, "Edge · Windows"),
        ("Mozilla/5.0 (X11; Linux)", "Linux"),
        ("", ""),
    ],
)
def test_a_browser_is_called_as_its_owner_calls_it(said: str, device: str) -> None:
    assert device_of(said) == device


def test_signing_out_ends_the_cookie_and_its_sockets_at_once(guest: MakeGuest) -> None:
    """On a shared machine another open page would otherwise go on as the person who left."""
    home, away = guest(), guest()
    sign_up(home, "Odhlášená")
    sign_in(away, "Odhlášená")
    table = home.table(["me", "open"])["id"]
    here, there = away.live(table), home.live(table)
    for live in (here, there):
        live.until("sync")
    before = away.cookie
    assert not away.good("POST", "/api/account/sign-out")["account"]
    assert _closed(here) == 4401
    assert status(away.url, before) == 401
    assert httpx.get(f"{away.url}/api/me", headers={"cookie": before}).json()["account"] is False
    there.resync()
    assert home.good("GET", "/api/me")["name"] == "Odhlášená"


def test_my_sessions_are_listed_and_ended(guest: MakeGuest) -> None:
    home = guest(**{"user-agent": LINUX})
    away = guest(**{"user-agent": PHONE})
    assert [one["device"] for one in mine(home)] == ["Firefox · Linux"]
    sign_up(home, "Dvojdomá")
    sign_in(away, "Dvojdomá")
    found = mine(home)
    assert sorted((one["device"], one["here"]) for one in found) == [
        ("Firefox · Linux", True),
        ("Safari · iPhone", False),
    ]
    assert all(abs(one["made"] - time.time()) < 600 and one["made"] <= one["seen"] for one in found)
    live = away.live(away.table(["me", "open"])["id"])
    live.until("sync")
    (other,) = [one["id"] for one in found if not one["here"]]
    home.good_nothing("DELETE", f"/api/account/sessions/{other}")
    assert _closed(live) == 4401
    assert away.bad("GET", "/api/account") == (401, "no_identity")
    assert home.bad("DELETE", f"/api/account/sessions/{other}") == (404, "unknown_session")
    assert [one["here"] for one in mine(home)] == [True]


def test_nobody_ends_anothers_session(guest: MakeGuest) -> None:
    one, other = guest(), guest()
    (session,) = mine(other)
    assert one.bad("DELETE", f"/api/account/sessions/{session['id']}") == (404, "unknown_session")
    assert other.good("GET", "/api/me")["id"] == other.me["id"]


def test_a_new_password_ends_all_other_sessions_and_keeps_this_one(guest: MakeGuest) -> None:
    home, away = guest(), guest()
    sign_up(home, "Přehesla")
    sign_in(away, "Přehesla")
    (own,) = [one["id"] for one in mine(home) if one["here"]]
    home.good("PUT", "/api/account/password", {"old": WORDS, "new": OTHER})
    assert [one["id"] for one in mine(home)] == [own]
    assert away.bad("GET", "/api/account") == (401, "no_identity")


def test_a_guest_comes_back_by_the_same_session_after_signing_out(guest: MakeGuest) -> None:
    home, browser = guest(), guest()
    sign_up(home, "Hostitelská")
    (session,) = mine(browser)
    sign_in(browser, "Hostitelská")
    assert browser.good("POST", "/api/account/sign-out")["id"] == browser.me["id"]
    assert [one["id"] for one in mine(browser)] == [session["id"]]


def test_the_store_holds_no_secret_that_signs_in(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path)) as server:
        one = Guest(server.url)
        cookie, (session,) = one.http.cookies["podzemi"], mine(one)
        one.close()
    secret = server.app.state.services.identities.read(cookie)[1]
    with closing(sqlite3.connect(tmp_path / "podzemi.sqlite")) as database, database:
        assert database.execute("SELECT id FROM session").fetchall() == [(session["id"],)]
        assert secret not in "\n".join(database.iterdump())


# ---------------------------------------------------------------- cookies from before


def old_cookie(services: Services, *proof: int) -> str:
    person = "p0"
    signed = services.identities.signer.dumps([person, *proof] if proof else person)
    assert isinstance(signed, str)
    return f"podzemi={signed}"


async def make_in(tmp_path: Path, account: bool) -> None:
    async with open_services(settings_for(tmp_path)) as services:
        await services.store.write(people.add("p0", "Dávná", time.time()))
        if account:
            await services.store.write(accounts.open_account("p0", "", [], 1.0))


@pytest.mark.parametrize("proof", [(), (1,)], ids=["guest", "account"])
def test_a_cookie_from_before_there_were_sessions_gets_one(tmp_path: Path, proof: tuple[int, ...]) -> None:
    asyncio.run(make_in(tmp_path, bool(proof)))
    with ThreadServer(settings_for(tmp_path)) as server:
        cookie = old_cookie(server.app.state.services, *proof)
        with httpx.Client(base_url=server.url, headers={"cookie": cookie}) as browser:
            assert browser.get("/api/account").json()["name"] == "Dávná"
            fresh = browser.get("/api/me").cookies["podzemi"]
        renewed = f"podzemi={fresh}"
        assert renewed != cookie
        assert [status(server.url, one) for one in (cookie, renewed)] == [200, 200]
        answer = httpx.post(f"{server.url}/api/account/sign-out", headers={"cookie": renewed})
        assert answer.is_success
        assert [status(server.url, one) for one in (cookie, renewed)] == ([401, 401] if proof else [200, 200])


def test_a_guests_cookie_without_a_session_ends_some_time_after_the_first_with_one(tmp_path: Path) -> None:
    """Not at once: the answer that brought the new one may have got lost."""

    async def run() -> list[bool]:
        async with open_services(settings_for(tmp_path)) as services:
            await services.store.write(people.add("p0", "Dávná", time.time()))
            found = []
            for since in (None, time.time() - CHANGEOVER + 60, time.time() - CHANGEOVER - 60):
                identity = await services.identities.identity("p0")
                assert identity is not None
                known = msgspec.structs.replace(identity, renewed=since)
                found.append(services.identities.admits(known, "", 0))
            return found

    assert asyncio.run(run()) == [True, True, False]


# ---------------------------------------------------------------- idle ones


def test_sessions_that_nobody_uses_end(tmp_path: Path) -> None:
    """An account's after a time that the host chooses; a guest's as late as its cookie.

    All of it lies in the future, where the server's own upkeep, which runs beside the test, ends nothing."""

    async def run() -> list[list[str]]:
        async with open_services(settings_for(tmp_path, session_days=30.0)) as services:
            day = 24 * 3600.0
            now = time.time() + 1000 * day
            for person in ("guest", "account"):
                await services.store.write(people.add(person, person, now))
                for age in (1, 40, 400):
                    await services.store.write(sessions.add(person, f"{person} {age}", "", now - age * day))
            await services.store.write(accounts.open_account("account", "", [], now))
            assert await end_sessions(services.accounts, now) == 3
            return [
                [one.id for one in await services.store.read(sessions.of(person))]
                for person in ("guest", "account")
            ]

    assert asyncio.run(run()) == [["guest 1", "guest 40"], ["account 1"]]


def test_whoever_was_deleted_a_moment_ago_has_no_session(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_services(settings_for(tmp_path)) as services:
            with pytest.raises(Refused, match="no_identity"):
                await services.identities.begin_session("nobody", "")

    asyncio.run(run())


def test_one_person_has_a_bounded_number_of_sessions(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with open_services(settings_for(tmp_path)) as services:
            now = time.time()
            await services.store.write(people.add("p0", "P0", now))
            for number in range(sessions.MOST + 5):
                await services.store.write(sessions.add("p0", str(number), "", now + number))
            return [one.id for one in await services.store.read(sessions.of("p0"))]

    assert asyncio.run(run()) == [str(number) for number in range(sessions.MOST + 4, 4, -1)]
