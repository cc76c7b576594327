"""Accounts as a person meets them: keep the name, come back, lose the password, leave for good."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from podzemi.engine.dice import Dice
from podzemi.languages import LANGUAGES, text
from podzemi.server.attempt_limits import NAMES, AttemptLimiter, PasswordLimiter
from podzemi.server.people.passwords import CODES, Passwords, check_password, code_hash, new_code
from podzemi.server.problems import Refused
from podzemi.server.services import open_services
from podzemi.server.store import Store, open_store
from podzemi.wire.people.people import NewAccount

from .conftest import MakeGuest
from .support import WAIT, Guest, Json, Live, ThreadServer, play, settings_for

WORDS = "correct horse battery"
OTHER = "tři zlaté podkovy"


def sign_up(one: Guest, name: str, password: str = WORDS) -> list[str]:
    codes: list[str] = one.good("POST", "/api/account", {"name": name, "password": password})["codes"]
    return codes


def sign_in(one: Guest, name: str, password: str = WORDS, **more: Any) -> Json:
    made: Json = one.good("POST", "/api/account/sign-in", {"name": name, "password": password, **more})
    return made


def test_a_guest_keeps_the_name_and_finds_everything_on_another_machine(guest: MakeGuest) -> None:
    home, away = guest(), guest()
    table = home.table(["me", "open"])["id"]
    codes = sign_up(home, "Zdeněk z Lomu")
    assert len(set(codes)) == CODES
    me = home.good("GET", "/api/me")
    assert me == {"id": home.me["id"], "name": "Zdeněk z Lomu", "account": True, "admin": False}
    assert home.good("GET", "/api/account")["codes"] == CODES
    assert sign_in(away, "zdenek z lomu") == me
    assert away.good("GET", f"/api/tables/{table}")["seats"][0]["mine"]
    assert home.bad("POST", "/api/account", {"name": "X y", "password": WORDS}) == (409, "already_account")


def test_old_cookies_die_with_a_new_password_and_everywhere(guest: MakeGuest) -> None:
    home, away, third = guest(), guest(), guest()
    as_guest = home.cookie
    sign_up(home, "Blanka")
    assert _status(home, as_guest) == 401  # the guest's cookie, now that there is an account
    sign_in(away, "Blanka")
    before = away.cookie
    table = home.table(["me", "open"])["id"]
    live = away.live(table)
    live.until("sync")
    home.good("PUT", "/api/account/password", {"old": WORDS, "new": OTHER})
    assert _closed(live) == 4401
    assert _status(away, before) == 401
    assert home.good("GET", "/api/me")["name"] == "Blanka"
    assert (
        third.bad("POST", "/api/account/sign-in", {"name": "Blanka", "password": WORDS})[1] == "wrong_sign_in"
    )
    sign_in(third, "Blanka", OTHER)
    stale = third.cookie
    assert not home.good("POST", "/api/account/sign-out-everywhere")["account"]
    assert _status(third, stale) == 401


def _status(one: Guest, cookie: str) -> int:
    """What the server answers to that cookie."""
    return httpx.get(f"{one.url}/api/account", headers={"cookie": cookie}).status_code


def _closed(live: Live) -> int:
    """The code with which the server ends the connection, after whatever it has still to say."""
    with suppress(ConnectionClosed):
        while True:
            live.receive()
    assert live.socket.close_code is not None
    return live.socket.close_code


def test_forged_and_foreign_cookies(guest: MakeGuest) -> None:
    one, forger = guest(), guest()
    sign_up(one, "Drahomíra")
    person = one.me["id"]
    foreign = URLSafeSerializer("another server's key", salt="podzemi-guest")
    real, generation = one.cookie, foreign.dumps([person, 1])
    for value in (foreign.dumps(person), generation, real[8:-2], real[8:].replace(".", "..", 1), "[]"):
        assert _status(forger, f"podzemi={value}") == 401
    assert _status(forger, real) == 200


def test_signing_in_brings_the_guests_tables_only_if_wished(guest: MakeGuest) -> None:
    owner, browser, other = guest(), guest(), guest()
    sign_up(owner, "Hedvika")
    mine, its = owner.table(["me", "open"])["id"], browser.table(["me", "open", "open"])["id"]
    browser.good("POST", f"/api/tables/{mine}/seats/1", {"player": "me"})
    was = browser.good("GET", "/api/me")
    sign_in(browser, "Hedvika")
    assert not browser.good("GET", f"/api/tables/{its}")["hosting"]
    assert browser.good("GET", "/api/account")["guest"] == was["name"]
    assert browser.good("POST", "/api/account/sign-out") == was
    sign_in(browser, "Hedvika", bring=True)
    assert browser.good("GET", f"/api/tables/{its}")["hosting"]
    assert browser.good("GET", f"/api/tables/{its}")["seats"][0]["mine"]
    seats = browser.good("GET", f"/api/tables/{mine}")["seats"]
    assert [seat["mine"] for seat in seats] == [True, False]  # nobody plays two seats as one
    assert browser.good("POST", "/api/account/sign-out") == was  # who still has a seat of their own
    third = other.table(["me", "open"])["id"]
    sign_in(other, "Hedvika", bring=True)
    assert other.good("GET", f"/api/tables/{third}")["seats"][0]["mine"]
    assert other.good("GET", "/api/account")["guest"] is None  # nothing was left of that guest


def test_a_recovery_code_works_once_and_signs_out_everybody_else(guest: MakeGuest) -> None:
    home, thief, lost = guest(), guest(), guest()
    codes = sign_up(home, "Tereza")
    sign_in(thief, "Tereza")
    wish = {"name": "tereza", "code": codes[0].upper().replace("-", " "), "password": OTHER}
    assert lost.good("POST", "/api/account/recover", wish)["name"] == "Tereza"
    assert lost.good("GET", "/api/account")["codes"] == CODES - 1
    assert thief.bad("GET", "/api/account") == (401, "no_identity")
    assert guest().bad("POST", "/api/account/recover", wish) == (403, "wrong_code")
    fresh = lost.good("POST", "/api/account/codes", {"password": OTHER})["codes"]
    assert not set(fresh) & set(codes)
    again = {**wish, "code": codes[1]}
    assert guest().bad("POST", "/api/account/recover", again) == (403, "wrong_code")
    assert lost.bad("POST", "/api/account/codes", {"password": WORDS}) == (403, "wrong_password")


def test_nobody_learns_which_accounts_there_are(guest: MakeGuest, server: ThreadServer) -> None:
    """The same words and the same work for a name that nobody has and a password that is wrong."""
    sign_up(guest(), "Vendelín")
    asked: list[str | None] = []
    passwords = server.app.state.services.accounts.passwords
    honest = passwords._matches

    def counted(kept: str, given: str) -> bool:
        asked.append(kept)
        return bool(honest(kept, given))

    passwords._matches = counted
    try:
        answers = [
            guest().http.post("/api/account/sign-in", json={"name": name, "password": OTHER})
            for name in ("Vendelín", "Nobody at all", "")
        ]
    finally:
        del passwords._matches
    assert len({answer.content for answer in answers}) == 1
    assert [answer.status_code for answer in answers] == [403] * 3
    assert len(asked) == 3 and len({str(kept).split("$")[3] for kept in asked}) == 1
    codes = [
        guest().http.post("/api/account/recover", json={"name": name, "code": new_code(), "password": OTHER})
        for name in ("Vendelín", "Nobody at all")
    ]
    assert len({answer.content for answer in codes}) == 1


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(folder / "tries.sqlite")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def waits_of(tries: AttemptLimiter, key: str, times: int, now: list[float]) -> list[int]:
    """What somebody hears who tries as soon as it is allowed: how long to wait each time."""
    waits = []
    for _ in range(times):
        try:
            await tries.start({key: NAMES})
            waits.append(0)
        except Refused as refused:
            waits.append(refused.refusal.values["seconds"])
            now[0] += waits[-1]
            await tries.start({key: NAMES})
    return waits


def test_guessing_gets_slower_and_slower_also_after_a_restart(tmp_path: Path) -> None:
    now = [0.0]

    async def first(store: Store) -> None:
        tries = AttemptLimiter(store, "account", clock=lambda: now[0])
        assert await waits_of(tries, "zoe", 10, now) == [0, 0, 0, 0, 0, 1, 2, 4, 8, 16]

    async def second(store: Store) -> None:
        tries = AttemptLimiter(store, "account", clock=lambda: now[0])
        assert await waits_of(tries, "zoe", 4, now) == [32, 60, 60, 60]
        assert await waits_of(tries, "somebody else", 1, now) == [0]
        assert await waits_of(AttemptLimiter(store, "table", clock=lambda: now[0]), "zoe", 1, now) == [0]
        now[0] += 3601
        assert await waits_of(tries, "zoe", 6, now) == [0, 0, 0, 0, 0, 1]

    with_store(tmp_path, first)
    with_store(tmp_path, second)


def test_the_door_counts_names_and_addresses_apart(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        door = PasswordLimiter(store, "account")
        for number in range(20):
            await door.attempt(f"name {number}", "a school")
        with pytest.raises(Refused, match="too_many_tries"):
            await door.attempt("one more name", "a school")
        await door.attempt("one more name", "elsewhere")
        await door.forgive("name 7", "a school")
        await door.attempt("one more name", "a school")

    with_store(tmp_path, work)


def test_wrong_passwords_in_a_row_are_refused_unread(guest: MakeGuest) -> None:
    one = guest()
    sign_up(one, "Ctibor")
    wrong = {"name": "Ctibor", "password": "not this one"}
    answers = [guest().bad("POST", "/api/account/sign-in", wrong) for _ in range(6)]
    assert answers == [(403, "wrong_sign_in")] * 5 + [(429, "too_many_tries")]
    assert one.good("GET", "/api/me")["name"] == "Ctibor"  # who is in stays in


@pytest.fixture(autouse=True)
def open_door(server: ThreadServer) -> Iterator[None]:
    """All tests come from one address: what the others tried wrongly is forgotten."""
    yield
    with closing(sqlite3.connect(server.settings.database)) as store, store:
        store.execute("DELETE FROM attempt")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password_length"),
        ("x" * 1001, "password_length"),
        ("Password1", "password_plain"),
        ("12345678", "password_plain"),
        ("aaaaaaaaaaaa", "password_plain"),
        ("žofie 2024", "password_plain"),
    ],
)
def test_the_plainest_passwords_are_refused(password: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_password(password, "Žofie")
    assert refused.value.refusal.code == code


def test_a_password_is_taken_as_it_is() -> None:
    assert check_password("  two  spaces  ", "Žofie") == "  two  spaces  "
    assert check_password("cafe\u0301 au lait", "Žofie") == "café au lait"


async def _rehash() -> tuple[bool, bool, bool]:
    old, new = Passwords(8, 1), Passwords(16, 1)
    kept = await old.hash(WORDS)
    answers = (await new.verify(kept, WORDS), new.is_dated(kept), await new.verify(None, WORDS))
    old.close()
    new.close()
    return answers


def test_old_hashes_count_and_are_known_to_be_old() -> None:
    assert asyncio.run(_rehash()) == (True, True, False)


def test_codes_are_kept_as_hashes_only(guest: MakeGuest, server: ThreadServer) -> None:
    one = guest()
    codes = sign_up(one, "Radovan")
    everything = _dump(server)
    assert WORDS not in everything
    assert not any(code in everything for code in codes)
    assert all(code_hash(code) in everything for code in codes)
    assert "$argon2id$" in everything


def _dump(server: ThreadServer) -> str:
    """Every value of every table, as one text."""
    with closing(sqlite3.connect(server.settings.database)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for table in tables for row in db.execute(f"SELECT * FROM {table}")]
    return "\n".join(
        value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
        for row in rows
        for value in row
    )


# ---------------------------------------------------------------- my data, and leaving


def test_an_export_holds_all_of_mine_and_nothing_of_others(guest: MakeGuest) -> None:
    one, other = guest(), guest()
    sign_up(one, "Kazimír")
    done = one.table(["me", "greedy"])["id"]
    live = one.live(done)
    live.until("sync")
    play({0: live}, Dice(3))
    going = one.table(["me", "open"])["id"]
    other.good("POST", f"/api/tables/{going}/seats/1", {"player": "me"})
    answer = one.http.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["person"][0]["name"] == "Kazimír"
    assert {table["id"] for table in data["tables"]} == {done, going}
    finished, open_ = data["tables"]
    assert finished["record"]["game"] == finished["game"]
    assert finished["decisions"] and all(line["seat"] == 0 for line in finished["decisions"])
    assert open_["record"] is None
    for secret in ("argon2", 'seed":' + str(0), other.me["id"], other.me["name"]):
        assert secret not in answer.text
    assert one.bad("GET", "/api/account/export") == (429, "export_pause")
    other.http.cookies.clear()
    assert other.bad("GET", "/api/account/export") == (401, "no_identity")


def test_nothing_is_left_of_a_person_who_leaves(guest: MakeGuest, server: ThreadServer) -> None:
    """Seats in play go to a bot, finished matches stay with nobody's name; no id and no name remains."""
    leaver, friend = guest(), guest()
    sign_up(leaver, "Pravdomila")
    person = leaver.me["id"]
    done = leaver.table(["me", "greedy"])["id"]
    live = leaver.live(done)
    live.until("sync")
    play({0: live}, Dice(5))
    running = leaver.table(["me", "open"])["id"]
    friend.good("POST", f"/api/tables/{running}/seats/1", {"player": "me"})
    _start(leaver, friend, running)
    gathering = leaver.table(["me", "open", "open"])["id"]
    friend.good("POST", f"/api/tables/{gathering}/seats/1", {"player": "me"})
    watching = friend.live(running)
    watching.until("sync")
    assert person in _dump(server)
    assert leaver.bad("POST", "/api/account/delete", {"name": "Pravdomila"}) == (403, "wrong_password")
    assert leaver.bad("POST", "/api/account/delete", {"password": OTHER}) == (403, "wrong_password")
    after = leaver.good("POST", "/api/account/delete", {"password": WORDS})
    assert after["id"] != person
    seats = watching.until("sync", where=lambda m: m["table"]["seats"][0]["kind"] == "bot")["table"]["seats"]
    assert seats[0]["person"] is None
    assert friend.good("GET", f"/api/tables/{running}")["hosting"]
    there = friend.good("GET", f"/api/tables/{gathering}")
    assert (there["seats"][0]["kind"], there["hosting"]) == ("open", True)
    seat = friend.good("GET", f"/api/tables/{done}")["seats"][0]
    assert (seat["kind"], seat["name"], seat["person"], seat["host"]) == ("person", "", None, False)
    everything = _dump(server)
    assert person not in everything
    assert "pravdomila" not in everything.casefold()
    stranger = guest()
    assert (
        stranger.bad("POST", "/api/account/sign-in", {"name": "Pravdomila", "password": WORDS})[1]
        == "wrong_sign_in"
    )
    assert stranger.good("PUT", "/api/me", {"name": "Pravdomila"})["name"] == "Pravdomila"


def _start(host: Guest, friend: Guest, table: str) -> None:
    for one in (host, friend):
        one.good("PUT", f"/api/tables/{table}/ready", {"ready": True})
    host.good("POST", f"/api/tables/{table}/start")


def test_a_guest_leaves_by_writing_the_name(guest: MakeGuest, server: ThreadServer) -> None:
    one = guest()
    one.good("PUT", "/api/me", {"name": "Otakárek fenyklový"})
    assert one.bad("POST", "/api/account/delete", {"name": "Somebody"}) == (403, "wrong_name")
    assert one.bad("POST", "/api/account/delete", {}) == (403, "wrong_name")
    assert one.good("POST", "/api/account/delete", {"name": "otakarek fenyklovy"})["id"] != one.me["id"]
    assert one.me["id"] not in _dump(server)


def test_other_pages_cannot_use_my_account(guest: MakeGuest) -> None:
    """The guard of all changing requests covers these as well."""
    one = guest()
    sign_up(one, "Svatava")
    routes = [
        ("POST", "/api/account"),
        ("POST", "/api/account/sign-in"),
        ("POST", "/api/account/sign-out"),
        ("POST", "/api/account/sign-out-everywhere"),
        ("POST", "/api/account/recover"),
        ("POST", "/api/account/codes"),
        ("POST", "/api/account/delete"),
        ("PUT", "/api/account/password"),
    ]
    for method, path in routes:
        foreign = one.http.request(method, path, json={}, headers={"origin": "https://elsewhere.example"})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "bad_origin")
        form = one.http.request(method, path, data={"name": "x"})
        assert (form.status_code, form.json()["code"]) == (415, "not_json")
    assert one.good("GET", "/api/me")["name"] == "Svatava"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_html_in_names_stay_text(guest: MakeGuest, language: str) -> None:
    one = guest()
    name = f"<i>{language}</i> & co"
    assert one.good("PUT", "/api/me", {"name": name})["name"] == name
    assert json.loads(one.http.get("/api/me").text)["name"] == name
    assert one.http.get("/api/me").headers["content-type"].startswith("application/json")
    assert text(language, "person-gone")


class Visitor:
    """A connection of another process."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.session, self.generation = "", 1
        self.address = ""
        self.codes: asyncio.Queue[int] = asyncio.Queue()
        self.sender = asyncio.create_task(asyncio.sleep(0))

    def send(self, message: str) -> None:
        """Nobody reads it."""

    def end(self, code: int) -> None:
        self.codes.put_nowait(code)

    def send_away(self, code: int, refused: Refused | None = None) -> None:
        self.codes.put_nowait(code)


def test_other_processes_hear_of_it_at_once(tmp_path: Path, database_url: str) -> None:
    """Signed out everywhere in one process: the connections of the other end, and its memory is renewed."""

    async def run() -> tuple[int, int]:
        settings = settings_for(tmp_path, database_url=database_url)
        async with open_services(settings) as one, open_services(settings) as other:
            person = (await one.identities.welcome("", "en")).id
            guest = await one.identities.identity(person)
            assert guest is not None
            await one.accounts.sign_up(guest, NewAccount("Dobromila", WORDS), "here")
            remembered = await other.identities.identity(person)
            assert remembered is not None
            other.connections.open[visitor := Visitor(person)] = None
            await one.accounts.sign_out_everywhere(remembered)
            code = await asyncio.wait_for(visitor.codes.get(), WAIT)
            renewed = await other.identities.identity(person)
            assert renewed is not None
            return code, renewed.generation - remembered.generation

    assert asyncio.run(run()) == (4401, 1)
