"""What somebody tries who means no good: another's seat, another's table, forged papers, floods, markup."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus

from podzemi.server.http.guard import POLICY

from .conftest import MakeGuest
from .support import WAIT, Guest, Json, Live, ThreadServer, settings_for

MARKUP = "<img src=x onerror=1>"


@pytest.fixture
def match(guest: MakeGuest) -> tuple[Guest, Guest, str]:
    """Two people in the middle of a private match."""
    host, friend = guest(), guest()
    table = host.table(["me", "open"], public=False)["id"]
    friend.good("POST", f"/api/tables/{table}/seats/1", {"player": "me"})
    host.good("POST", f"/api/tables/{table}/start")
    return host, friend, table


# ---------------------------------------------------------------- another's seat, another's table


def test_a_stranger_moves_nobodys_pieces(guest: MakeGuest, match: tuple[Guest, Guest, str]) -> None:
    host, friend, table = match
    thief, lives = guest().live(table), [host.live(table), friend.live(table)]
    sync = thief.until("sync")
    assert sync["seat"] is None and sync["legal"] == []
    owner = next(live for live in lives if live.until("sync")["legal"])
    thief.act(owner.legal[0])
    assert thief.until("refused")["problem"]["code"] == "not_your_seat"
    owner.send({"kind": "ping"})
    assert owner.until("pong", "update")["kind"] == "pong"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/seats/0", {"player": "me"}),
        ("POST", "/seats/1", {"player": "random"}),
        ("DELETE", "/seats/0", None),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
    ],
)
def test_a_stranger_changes_nothing_at_a_table(
    guest: MakeGuest, match: tuple[Guest, Guest, str], method: str, path: str, body: Any
) -> None:
    host, _, table = match
    before = host.good("GET", f"/api/tables/{table}")
    status, _ = guest().bad(method, f"/api/tables/{table}{path}", body)
    assert status in (403, 409)
    assert host.good("GET", f"/api/tables/{table}") == before


def test_two_players_get_their_own_views_only(match: tuple[Guest, Guest, str]) -> None:
    host, friend, table = match
    lives = [host.live(table), friend.live(table)]
    for live in lives:
        live.until("sync")
    first = next(n for n, live in enumerate(lives) if live.legal)
    lives[first].act({"kind": "draw"})
    mine, other = lives[first].until("update"), lives[1 - first].until("update")
    assert mine["view"]["hand"] is not None and other["view"]["hand"] is None
    assert json.dumps(mine["view"]["hand"]) not in json.dumps(other["events"])


# ---------------------------------------------------------------- forged papers


def forged(real: str) -> list[str]:
    """Cookies that look right: signed by another key, of another kind, bent, old."""
    signed = URLSafeSerializer("another secret", salt="podzemi-guest").dumps("somebody")
    body, _, signature = real.partition(".")
    return [
        str(signed),
        real[:-6] + ("A" if real[-6] != "A" else "B") + real[-5:],
        f"{body}.",
        body,
        f"{body}x.{signature}",
        f"{real}.{real}",
        "null",
        '"admin"',
        "é",
        "a" * 5000,
        "",
    ]


def test_forged_cookies_are_nobodys(server: ThreadServer, guest: MakeGuest) -> None:
    victim = guest()
    name = victim.cookie.partition("=")[0]
    for value in forged(victim.cookie.partition("=")[2]):
        headers = {b"cookie": f"{name}={value}".encode(), b"content-type": b"application/json"}
        answer = httpx.put(f"{server.url}/api/me", headers=headers, content=b'{"name":"Thief"}', timeout=WAIT)
        assert (answer.status_code, answer.json()["code"]) == (401, "no_identity"), value
    assert victim.good("GET", "/api/me")["name"] == victim.me["name"]


def test_a_cookie_is_not_readable_by_scripts_and_stays_on_our_site(server: ThreadServer) -> None:
    for cookie in httpx.get(f"{server.url}/api/me", timeout=WAIT).headers.get_list("set-cookie"):
        assert "httponly" in cookie.lower() and "samesite=lax" in cookie.lower()


# ---------------------------------------------------------------- other sites

CROSS = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", CROSS)
def test_other_sites_cannot_change_anything(guest: MakeGuest, headers: dict[str, str]) -> None:
    victim = guest()
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Thief"}),
        ("POST", "/api/tables", {"game": "welcome_dungeon", "seats": ["me", "random"]}),
        ("DELETE", "/api/packs/some", None),
    ):
        answer = victim.http.request(method, path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")


@pytest.mark.parametrize("headers", CROSS)
def test_other_sites_cannot_open_a_socket(
    server: ThreadServer, match: tuple[Guest, Guest, str], headers: dict[str, str]
) -> None:
    host, _, table = match
    with pytest.raises(InvalidStatus) as refused:
        Live(f"{server.url}/api/tables/{table}/live", {"cookie": host.cookie, **headers})
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_a_form_of_another_site_is_no_request(guest: MakeGuest, kind: str) -> None:
    """What a page elsewhere can send without asking first."""
    answer = guest().http.put("/api/me", content=b'{"name":"Thief"}', headers={"content-type": kind})
    assert answer.status_code == 415


# ---------------------------------------------------------------- again, too much, too fast


def test_a_replayed_message_is_played_once(match: tuple[Guest, Guest, str]) -> None:
    host, friend, table = match
    lives = [host.live(table), friend.live(table)]
    for live in lives:
        live.until("sync")
    turn = next(live for live in lives if live.legal)
    spied = {"kind": "act", "id": "spied", "version": 0, "action": {"kind": "draw"}}
    turn.send(spied)
    first = turn.until("accepted")
    for _ in range(3):
        turn.send(spied)
        assert turn.until("accepted") == first
    thief = lives[1 - lives.index(turn)]
    thief.until("update")
    thief.send(spied)  # the same words from another seat are another message
    assert thief.until("accepted", "refused")["kind"] == "refused"
    assert turn.resync()["version"] == 1


def ended_by(live: Live, message: str, times: int = 1) -> int | None:
    """The code with which the server ends the connection over so many of these messages."""
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 (sending may already fail)
        for _ in range(times):
            live.socket.send(message)
            live.receive()
        live.until("never")
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_oversize_messages_and_bodies(server: ThreadServer, guest: MakeGuest) -> None:
    one = guest()
    live = one.live(one.table(["me", "open"])["id"])
    live.until("sync")
    live.socket.send('{"kind":"ping","x":"' + "y" * 70_000 + '"}')
    assert live.until("refused")["problem"]["code"] == "too_large"
    assert one.http.put("/api/me", json={"name": "y" * 70_000}).status_code == 413
    assert one.good("GET", "/api/me") == one.me


def test_floods_are_refused_then_ended(tmp_path: Any) -> None:
    limits = {"messages_per_second": 2.0, "requests_per_second": 2.0, "strangers_per_second": 2.0}
    with ThreadServer(settings_for(tmp_path, **limits)) as server:
        one = Guest(server.url)
        live = one.live(one.table(["me", "open"])["id"])
        live.until("sync")
        assert ended_by(live, '{"kind":"ping"}', 2000) == 1008
        codes = [one.http.get("/api/games").status_code for _ in range(30)]
        assert 429 in codes and 500 not in codes
        assert httpx.get(f"{server.url}/healthz", timeout=WAIT).status_code == 200
        one.close()


# ---------------------------------------------------------------- guessing


def test_ids_cannot_be_guessed_and_a_private_table_is_not_listed(
    guest: MakeGuest, match: tuple[Guest, Guest, str]
) -> None:
    _, _, table = match
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", table)
    listed = guest().http.get("/api/tables").text
    assert table not in listed


@pytest.mark.parametrize(
    "near", [lambda id: id[:-1], lambda id: id + "A", str.lower, str.swapcase, lambda id: id[:-1] + "%"]
)
def test_a_near_miss_says_the_same_as_a_wild_guess(
    guest: MakeGuest, match: tuple[Guest, Guest, str], near: Callable[[str], str]
) -> None:
    _, _, table = match
    one = guest()
    answers = [one.http.get(f"/api/tables/{id}") for id in (near(table), "no-such-table-at-all0")]
    assert answers[0].status_code == answers[1].status_code == 404
    assert answers[0].json() == answers[1].json()


# ---------------------------------------------------------------- markup


def test_markup_in_a_name_is_text_everywhere(guest: MakeGuest) -> None:
    one, other = guest(), guest()
    named = one.good("PUT", "/api/me", {"name": MARKUP})
    assert named["name"] == MARKUP
    table = one.table(["me", "open"], public=True)["id"]
    answer = other.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["seats"][0]["name"] == MARKUP


def test_markup_in_an_address_or_a_language_does_not_come_back_as_markup(server: ThreadServer) -> None:
    for path in (f"/api/{MARKUP}", f"/{MARKUP}.js", f"/api/games?lang={MARKUP}"):
        answer = httpx.get(server.url + path, headers={"accept-language": MARKUP}, timeout=WAIT)
        assert "html" not in answer.headers["content-type"]
        assert MARKUP not in answer.text


# ---------------------------------------------------------------- headers and errors


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/me", "/api/docs", "/api/nothing", "/healthz", "/metrics"]
)
def test_the_headers_of_every_answer(server: ThreadServer, path: str) -> None:
    headers = httpx.get(server.url + path, timeout=WAIT).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_the_policy_is_strict() -> None:
    rules: Json = {words[0]: words[1:] for words in (rule.split() for rule in POLICY.split(";"))}
    assert rules["default-src"] == ["'none'"]
    assert rules["script-src"] == ["'self'"]
    assert rules["frame-ancestors"] == rules["base-uri"] == ["'none'"]
    assert not any(word in POLICY for word in ("unsafe-eval", "http:", "https:", "*", "blob:"))


def test_an_error_of_ours_shows_nothing_of_our_insides(
    guest: MakeGuest, server: ThreadServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one = guest()

    async def broken(*_: Any, **__: Any) -> None:
        raise ValueError("the secret plan")

    monkeypatch.setattr(server.app.state.services.rooms, "open", broken)
    answer = one.http.post("/api/tables", json={"game": "welcome_dungeon", "seats": ["me", "open"]})
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    for word in ("secret", "ValueError", "Traceback", "podzemi/", ".py"):
        assert word not in answer.text
    assert "the secret plan" in caplog.text  # the log has it
