"""Bad input of every kind: a clear refusal in the asker's language, and the table goes on."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from podzemi.engine.dice import Dice
from podzemi.languages import LANGUAGES, text
from podzemi.server.support.limits import MESSAGE_BYTES, READABLE_BYTES

from .conftest import MakeGuest
from .support import GAME, WAIT, Guest, Json, Live, ThreadServer, settings_for

LINK = "/api/tables/no-such-table"


def opened(guest: MakeGuest, seats: list[str] | None = None) -> tuple[Guest, Live, Json]:
    """Two seats; the second is held by a person who does nothing, so that nobody disturbs."""
    host, friend = guest(), guest()
    table = host.table(seats or ["me", "open"])
    friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
    host.good("POST", f"/api/tables/{table['id']}/start")
    mover = next(who for who in (host, friend) if first_sync(who.live(table["id"]))["legal"])
    return mover, mover.sockets[0], table


def first_sync(live: Live) -> Json:
    return live.until("sync")


def refused(live: Live) -> Json:
    message = live.until("refused", "accepted")
    assert message["kind"] == "refused", message
    assert message["problem"]["text"]
    assert message["problem"]["code"] not in message["problem"]["text"]
    return message


def goes_on(live: Live) -> None:
    """Nothing is lost: the same moment, and a good action is taken."""
    before = live.version
    assert live.resync()["version"] == before
    live.act({"kind": "draw"}, id=f"good-{before}")
    assert live.until("update")["version"] == before + 1


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("{", "malformed"),
        ("", "malformed"),
        ("null", "malformed"),
        ('"act"', "malformed"),
        ("[" * 60_000, "malformed"),
        ('{"kind":"act"}', "malformed"),
        ('{"kind":"dance"}', "malformed"),
        ('{"kind":"ping","extra":1}', "malformed"),
        ('{"kind":"act","id":"","version":0,"action":{"kind":"draw"}}', "malformed"),
        ('{"kind":"act","id":"' + "x" * 65 + '","version":0,"action":{"kind":"draw"}}', "malformed"),
        ('{"kind":"act","id":"a","version":"0","action":{"kind":"draw"}}', "malformed"),
        ('{"kind":"act","id":"a","version":0,"action":{"kind":"draw"}', "malformed"),
        ('{"kind":"act","id":"a","version":0,"action":{"kind":"fly"}}', "unknown_action"),
        ('{"kind":"act","id":"a","version":0,"action":{"kind":"draw","seat":1}}', "unknown_action"),
        (
            '{"kind":"act","id":"a","version":0,"action":{"kind":"sacrifice","tile":"boots"}}',
            "unknown_action",
        ),
        ('{"kind":"act","id":"a","version":0,"action":null}', "unknown_action"),
        (
            '{"kind":"act","id":"a","version":0,"action":' + "[" * 30_000 + "]" * 30_000 + "}",
            "malformed",
        ),
        ('{"kind":"act","id":"a","version":-1,"action":{"kind":"draw"}}', "stale"),
        ('{"kind":"act","id":"a","version":99999999999999999999999,"action":{"kind":"draw"}}', "stale"),
        ('{"kind":"act","id":"a","version":0,"action":{"kind":"add"}}', "wrong_phase"),
        ('{"kind":"ping","x":"' + "y" * 1_000_000 + '"}', "too_large"),
        ('{"kind":"ping","x":"' + "ž" * 40_000 + '"}', "too_large"),
    ],
    ids=lambda value: value[:60] if isinstance(value, str) else None,
)
def test_what_a_socket_does_not_take(guest: MakeGuest, sent: str, code: str) -> None:
    _, live, _ = opened(guest)
    live.socket.send(sent)
    message = refused(live)
    assert message["problem"]["code"] == code
    assert message["version"] == 0
    assert message["id"] in (None, "a", "", "x" * 65)
    goes_on(live)


def test_any_garbage_is_refused_one_by_one(guest: MakeGuest) -> None:
    """Good messages with pieces cut out, doubled or exchanged: as many answers as messages."""
    _, live, _ = opened(guest)
    dice = Dice(2026)
    good = ['{"kind":"act","id":"z","version":0,"action":{"kind":"fly"}}', '{"kind":"resyncs"}', "\u0000{}[]"]
    for _ in range(300):
        line = good[dice.below(len(good))]
        for _ in range(1 + dice.below(4)):
            here, there = sorted((dice.below(len(line) + 1), dice.below(len(line) + 1)))
            line = line[:here] + line[there:] + chr(dice.below(0x2FF)) * dice.below(3)
        live.socket.send(line)
        assert live.until("refused", "sync", "pong")["kind"] in ("refused", "sync", "pong")
    goes_on(live)


def test_bytes_are_read_as_text(guest: MakeGuest) -> None:
    _, live, _ = opened(guest)
    live.socket.send(b'{"kind":"ping"}')
    live.until("pong")
    live.socket.send(b"\xff\xfe\x00")
    assert refused(live)["problem"]["code"] == "malformed"
    goes_on(live)


def test_a_message_beyond_all_measure_ends_only_its_connection(guest: MakeGuest) -> None:
    mover, live, table = opened(guest)
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 (sending may already fail)
        live.socket.send(["x" * MESSAGE_BYTES] * (READABLE_BYTES // MESSAGE_BYTES) + ["x"])
        while True:
            live.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    back = mover.live(table["id"])
    back.until("sync")
    goes_on(back)


def test_a_spectator_cannot_act(guest: MakeGuest) -> None:
    _, live, table = opened(guest)
    watching = guest().live(table["id"])
    watching.until("sync")
    watching.act({"kind": "draw"})
    assert refused(watching)["problem"]["code"] == "not_your_seat"
    goes_on(live)


def test_acting_before_the_start(guest: MakeGuest) -> None:
    host = guest()
    live = host.live(host.table(["me", "open"])["id"])
    live.until("sync")
    live.act({"kind": "draw"})
    assert refused(live)["problem"]["code"] == "not_started"


def test_not_my_turn_is_the_games_refusal(guest: MakeGuest) -> None:
    _, live, _ = opened(guest)
    live.act({"kind": "draw"})
    live.until("update")
    live.act({"kind": "add"})
    live.until("update", where=lambda m: m["version"] == 2)
    name = live.act({"kind": "draw"})
    message = refused(live)
    assert message["problem"]["code"] == "not_your_turn"
    assert message["problem"]["clause"] == "WD-3.1"
    assert message["problem"]["game"] == GAME
    assert message["id"] == name


def test_a_stale_act_is_refused_and_a_later_tab_decides(guest: MakeGuest) -> None:
    mover, live, table = opened(guest)
    tab = mover.live(table["id"])
    tab.until("sync")
    live.act({"kind": "draw"})
    live.until("update")
    tab.act({"kind": "pass"}, version=0)
    message = refused(tab)
    assert (message["problem"]["code"], message["version"]) == ("stale", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_askers_language(guest: MakeGuest, language: str) -> None:
    wanted = text(language, "refusal-unknown_table")
    one = guest()
    by_query = one.http.get(f"{LINK}?lang={language}").json()
    by_header = one.http.get(LINK, headers={"accept-language": f"{language}-XX,de;q=0.5"}).json()
    by_cookie = one.http.get(LINK, headers={"cookie": f"lang={language}"}).json()
    assert by_query["text"] == by_header["text"] == by_cookie["text"] == wanted
    live = Live(f"{one.url}{LINK}/live?lang={language}", {})
    try:
        assert live.receive()["problem"] == by_query
        with pytest.raises(ConnectionClosed) as closed:
            live.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    finally:
        live.close()


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("POST", "/start"),
        ("POST", "/rematch"),
        ("GET", "/record"),
        ("DELETE", "/seats/0"),
    ],
)
def test_unknown_tables(guest: MakeGuest, method: str, path: str) -> None:
    assert guest().bad(method, LINK + path) == (404, "unknown_table")


@pytest.mark.parametrize(
    ("method", "path", "refusal"),
    [
        ("GET", "/api/nothing", (404, "not_found")),
        ("GET", "/api/tables/a/b/c", (404, "not_found")),
        ("GET", "/assets/nothing.js", (404, "not_found")),
        ("DELETE", "/api/me", (405, "method_not_allowed")),
        ("GET", "/api/tables/x/seats/0", (405, "method_not_allowed")),
        ("PATCH", "/api/games", (405, "method_not_allowed")),
    ],
)
def test_unknown_addresses(guest: MakeGuest, method: str, path: str, refusal: tuple[int, str]) -> None:
    assert guest().bad(method, path) == refusal


@pytest.mark.parametrize(
    ("content", "kind", "refusal"),
    [
        (b"{", "application/json", (400, "malformed")),
        (b"\xff", "application/json", (400, "malformed")),
        (b"[" * 60_000, "application/json", (400, "malformed")),
        (b'{"name": 5}', "application/json", (400, "malformed")),
        (b'{"name": "a"}', "text/plain", (415, "not_json")),
        (b"name=a", "application/x-www-form-urlencoded", (415, "not_json")),
        (b'{"name":"' + b"a" * 1_000_000 + b'"}', "application/json", (413, "too_large")),
    ],
)
def test_bodies_that_are_not_taken(
    guest: MakeGuest, content: bytes, kind: str, refusal: tuple[int, str]
) -> None:
    answer = guest().http.put("/api/me", content=content, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == refusal


def test_a_long_body_without_a_length_is_not_taken(guest: MakeGuest) -> None:
    def pieces() -> Any:
        yield b'{"name":"'
        for _ in range(100):
            yield b"a" * 1024
        yield b'"}'

    answer = guest().http.put("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_other_sites_may_neither_change_nor_listen(guest: MakeGuest) -> None:
    one = guest()
    table = one.table(["me", "random"])
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = one.http.put("/api/me", json={"name": "Evil"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
        with pytest.raises(InvalidStatus) as status:
            one.live(table["id"], **headers)
        assert status.value.response.status_code == 403
    assert one.good("GET", "/api/me")["name"] != "Evil"
    own = {"origin": one.url}
    assert one.http.put("/api/me", json={"name": "Own"}, headers=own).is_success
    one.live(table["id"], **own).until("sync")


def test_an_origin_can_be_allowed(tmp_path: Any) -> None:
    with ThreadServer(settings_for(tmp_path, origins=("https://dungeon.example",))) as server:
        one = Guest(server.url, origin="https://dungeon.example")
        assert one.good("PUT", "/api/me", {"name": "Own"})["name"] == "Own"
        one.close()


def test_haste_is_refused_and_passes(tmp_path: Any) -> None:
    limits = {"requests_per_second": 2.0, "messages_per_second": 2.0, "strangers_per_second": 0.5}
    with ThreadServer(settings_for(tmp_path, **limits)) as server:
        one = Guest(server.url)
        live = one.live(one.table(["me", "open"])["id"])
        live.until("sync")
        for _ in range(60):
            live.send({"kind": "ping"})
        kinds = [live.receive()["kind"] for _ in range(60)]
        assert {"pong", "refused"} == set(kinds)
        answers = [one.http.get("/api/games") for _ in range(30)]
        hasty = [answer for answer in answers if answer.status_code == 429]
        assert hasty
        assert hasty[0].json()["code"] == "too_fast"
        assert hasty[0].headers["retry-after"]
        assert 429 in {one.http.get("/api/admin/people").status_code for _ in range(3)}
        one.http.cookies.clear()
        assert {one.http.get("/api/games").status_code for _ in range(30)} == {200, 429}
        one.close()


def test_a_bug_shows_nothing_of_our_insides(
    server: ThreadServer, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, live, table = opened(guest)
    live.resync()  # by now it has joined, and reads nothing more by itself
    services = server.app.state.services

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("the disk is full of secrets")

    with monkeypatch.context() as patch:
        for way in ("read", "write"):
            patch.setattr(services.store, way, broken)
        live.act({"kind": "draw"})
        message = refused(live)
        answer = httpx.get(f"{server.url}/api/me", timeout=WAIT)
    assert message["problem"]["code"] == answer.json()["code"] == "internal"
    assert answer.status_code == 500
    assert "secret" not in json.dumps(message) + answer.text
    assert any(table["id"] in record.getMessage() for record in caplog.records)
    goes_on(live)


@pytest.mark.parametrize("id", ["", "a\0b", "a\nb", "\x7f", "x" * 65])
def test_odd_ids_are_not_taken(guest: MakeGuest, id: str) -> None:
    """They would be kept, and must be the same in every database."""
    _, live, _ = opened(guest)
    for message in ({"kind": "act", "version": 0, "action": {"kind": "draw"}}, {"kind": "say", "text": "x"}):
        live.send({**message, "id": id})
        assert refused(live)["problem"]["code"] == "malformed"
    goes_on(live)


def test_a_log_that_cannot_be_read_is_our_fault_and_says_no_more(
    server: ThreadServer, guest: MakeGuest, caplog: pytest.LogCaptureFixture
) -> None:
    one = guest()
    table = one.table(["me", "open"])["id"]
    spoil(server, table)
    assert one.bad("GET", f"/api/tables/{table}") == (500, "internal")
    live = one.live(table)
    assert refused(live)["problem"]["code"] == "internal"
    with pytest.raises(ConnectionClosed) as closed:
        live.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    assert table in caplog.text


def spoil(server: ThreadServer, table: str) -> None:
    """Write nonsense into the log of a table, and let the server forget the table."""
    connection = sqlite3.connect(server.settings.database)
    with connection:
        connection.execute("UPDATE game_table SET started = 1 WHERE id = ?", (table,))
        connection.execute("INSERT INTO log VALUES (?, 1, 0, x'00', NULL, 1)", (table,))
    connection.close()
    server.app.state.services.rooms.here.pop(table)
