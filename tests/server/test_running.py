"""A server among others: behind proxies, below a path, watched over, stopped."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from litestar.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from podzemi import __version__
from podzemi.engine.dice import Dice
from podzemi.engine.game import is_compiled
from podzemi.server import app
from podzemi.server.http.pages.health import readyz
from podzemi.server.running import logs
from podzemi.server.running import process as running
from podzemi.server.running.front import UNTRUSTED, Front
from podzemi.server.services import open_services
from podzemi.server.settings import Settings
from podzemi.server.store.people.people import touch
from until import until

from .support import WAIT, Guest, Json, ProcessServer, ThreadServer, play, settings_for, stored

PAGE = (
    '<!doctype html><meta name="podzemi-base" content="" /><link href="./gate.svg" />'
    '<script type="module" src="./assets/main-1a2b.js"></script>'
)


# ---------------------------------------------------------------- proxies


def through(settings: Settings, headers: dict[str, str], client: Any = ("10.0.0.1", 5), **more: Any) -> Json:
    """The scope that the app gets to see, and the answer's headers."""
    seen: Json = {}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.update(scope)
        answer = [(b"set-cookie", b"podzemi=x; Path=/; HttpOnly"), (b"location", b"/about")]
        await send({"type": "http.response.start", "status": 200, "headers": answer})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def send(message: Any) -> None:
        seen.setdefault("answer", []).extend(message.get("headers", []))
        seen.setdefault("status", message.get("status"))

    scope: Any = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": "/",
        "raw_path": b"/",
        "query_string": b"",
        "client": client,
        "headers": [(b"host", b"inner:8000")],
        **more,
    }
    scope["headers"] += [(name.encode(), value.encode()) for name, value in headers.items()]
    # a stand-in that has what is asked of it
    asyncio.run(Front(app, settings)(scope, None, send))  # type: ignore[arg-type]
    return seen


FORWARDED = {
    "x-forwarded-for": "203.0.113.9, 198.51.100.7, 10.0.0.2",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "dungeon.example",
    "x-request-id": "abc-1",
}


def test_a_configured_proxy_is_believed() -> None:
    seen = through(Settings(proxies=("10.0.0.0/8",)), FORWARDED)
    assert seen["client"][0] == "198.51.100.7"  # what stands before it anybody may have written
    assert (seen["scheme"], dict(seen["headers"])[b"host"]) == ("https", b"dungeon.example")
    assert dict(seen["answer"])[b"x-request-id"] == b"abc-1"
    assert UNTRUSTED not in seen


@pytest.mark.parametrize("proxies", [(), ("10.0.0.2",), ("unix",)])
def test_anybody_else_is_not(proxies: tuple[str, ...]) -> None:
    seen = through(Settings(proxies=proxies), FORWARDED)
    assert seen["client"][0] == "10.0.0.1"
    assert (seen["scheme"], dict(seen["headers"])) == ("http", {b"host": b"inner:8000"})
    assert dict(seen["answer"])[b"x-request-id"] != b"abc-1"
    assert seen[UNTRUSTED]


def test_a_socket_file_can_be_trusted() -> None:
    assert through(Settings(proxies=("unix",)), FORWARDED, client=None)["client"][0] == "10.0.0.2"
    assert through(Settings(), FORWARDED, client=None)["client"] is None


@pytest.mark.parametrize("value", ["", "a b", "x" * 65, "é", "a\nb"])
def test_odd_request_ids_are_replaced(value: str) -> None:
    seen = through(Settings(proxies=("10.0.0.1",)), {"x-request-id": value})
    assert len(dict(seen["answer"])[b"x-request-id"]) == 16


def test_sockets_are_secure_behind_a_secure_proxy() -> None:
    seen = through(Settings(proxies=("10.0.0.1",)), FORWARDED, type="websocket", scheme="ws")
    assert seen["scheme"] == "wss"


def test_cookies_are_secure_behind_a_secure_proxy() -> None:
    trusted = dict(through(Settings(proxies=("10.0.0.1",)), FORWARDED)["answer"])
    assert trusted[b"set-cookie"] == b"podzemi=x; Path=/; HttpOnly; Secure"
    assert dict(through(Settings(), {})["answer"])[b"set-cookie"] == b"podzemi=x; Path=/; HttpOnly"


# ---------------------------------------------------------------- below a path


@pytest.mark.parametrize(
    ("path", "inside"),
    [("/games/t/x", "/t/x"), ("/games/", "/"), ("/healthz", "/healthz"), ("/gamesters", "/gamesters")],
)
def test_the_base_path_is_taken_off(path: str, inside: str) -> None:
    seen = through(Settings(base_path="/games"), {}, path=path)
    assert (seen["path"], seen["raw_path"]) == (inside, inside.encode())
    answer = dict(seen["answer"])
    assert answer[b"set-cookie"] == b"podzemi=x; Path=/games; HttpOnly"
    assert answer[b"location"] == b"/games/about"


def test_the_base_itself_gets_its_slash() -> None:
    seen = through(Settings(base_path="/games"), {}, path="/games", query_string=b"lang=cs")
    assert (seen["status"], dict(seen["answer"])[b"location"]) == (308, b"/games/?lang=cs")


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    folder = tmp_path_factory.mktemp("below")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(PAGE)
    more: Json = {"base_path": "/games", "proxies": ("127.0.0.1",), "metrics_token": "hush"}
    with ThreadServer(settings_for(folder, **more)) as server:
        yield server


def test_the_page_finds_its_files_from_every_address(below: ThreadServer) -> None:
    for path in ("/games/", "/games/t/abc"):
        text = httpx.get(below.url + path, timeout=WAIT).text
        assert 'src="/games/assets/main-1a2b.js"' in text and 'href="/games/gate.svg"' in text
        assert '<meta name="podzemi-base" content="/games"' in text
    assert 'href="/games/api/openapi.json"' in httpx.get(f"{below.url}/games/api/docs", timeout=WAIT).text


def test_people_play_below_a_path(below: ThreadServer) -> None:
    guests = [Guest(below.url + "/games") for _ in range(2)]
    assert all(cookie.path == "/games" for guest in guests for cookie in guest.http.cookies.jar)
    host, friend = guests
    table = host.table(["me", "open"])["id"]
    friend.good("POST", f"/api/tables/{table}/seats/1", {"player": "me"})
    host.good("POST", f"/api/tables/{table}/start")
    lives = {0: host.live(table), 1: friend.live(table)}
    for live in lives.values():
        live.until("sync")
    play(lives, Dice(1), stop_after=6)
    assert lives[0].version >= 6
    for guest in guests:
        guest.close()


# ---------------------------------------------------------------- watching


def test_health_and_readiness(server: ThreadServer) -> None:
    alive = httpx.get(f"{server.url}/healthz", timeout=WAIT).json()
    assert alive == {"status": "ok", "version": __version__, "compiled": is_compiled()}
    ready = httpx.get(f"{server.url}/readyz", timeout=WAIT)
    assert (ready.status_code, ready.json()) == (
        200,
        {"ready": True, "store": True, "stopping": False, "failing": []},
    )


def test_not_ready_while_the_store_is_silent_or_the_server_stops(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path)) as server:
        services = server.app.state.services

        def asked() -> tuple[int, Json]:
            answer = httpx.get(f"{server.url}/readyz", timeout=WAIT)
            return answer.status_code, answer.json()

        services.shutdown.begun = True
        assert asked() == (503, {"ready": False, "store": True, "stopping": True, "failing": []})
        services.shutdown.begun = False
        services.store, kept = None, services.store
        assert asked() == (503, {"ready": False, "store": False, "stopping": False, "failing": []})
        services.store = kept


def test_whoever_asks_at_the_same_time_costs_one_write(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_services(settings_for(tmp_path)) as services:
            real, written = services.store.write, 0

            async def write(query: Any, tell: str | None = None) -> Any:
                nonlocal written
                written += query.__name__ == touch.__name__
                return await real(query, tell)

            services.store.write = write  # type: ignore[method-assign]  # counts, and writes
            answers = await asyncio.gather(*(readyz.fn(services) for _ in range(50)))
            assert ({answer.status_code for answer in answers}, written) == ({200}, 1)
            assert (await readyz.fn(services)).status_code == 200
            assert written == 2

    asyncio.run(run())


def figures(url: str, **headers: str) -> str:
    answer = httpx.get(f"{url}/metrics", headers=headers, timeout=WAIT)
    assert answer.status_code == 200
    return answer.text


def test_figures_count_what_happens(below: ThreadServer) -> None:
    guest = Guest(below.url + "/games")
    live = guest.live(guest.table(["me", "random"])["id"])
    sync = live.until("sync")
    play({0: live}, Dice(1))  # to the end: whoever begins, the bot has decided something
    guest.bad("GET", "/api/tables/nothing")
    text = figures(below.url)
    for line in (
        'podzemi_requests_total{method="POST",route="/api/tables",status="201"}',
        'podzemi_actions_total{game="welcome_dungeon",player="person"}',
        'podzemi_refusals_total{code="unknown_table"}',
        "podzemi_sockets 1.0",
        'podzemi_bot_seconds_count{bot="random"}',
        'podzemi_store_seconds_count{kind="write"}',
        "process_cpu_seconds_total",
    ):
        assert line in text
    for secret in (sync["table"]["id"], guest.me["id"], guest.me["name"], "nothing"):
        assert secret not in text
    guest.close()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"x-forwarded-for": "203.0.113.9"}, 404),
        ({"x-forwarded-for": "203.0.113.9", "authorization": "Bearer hush"}, 200),
        ({"x-forwarded-for": "203.0.113.9", "authorization": "Bearer wrong"}, 404),
        ({"x-forwarded-for": "203.0.113.9", "authorization": "Bearer"}, 404),
    ],
)
def test_who_may_read_the_figures(below: ThreadServer, headers: dict[str, str], status: int) -> None:
    assert httpx.get(f"{below.url}/metrics", headers=headers, timeout=WAIT).status_code == status


def test_an_unknown_proxy_does_not_open_the_figures(server: ThreadServer) -> None:
    """The proxy's own address is a loopback one, but it speaks for somebody else."""
    answer = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}, timeout=WAIT)
    assert answer.status_code == 404


def test_log_lines_say_what_and_never_who(server: ThreadServer, caplog: pytest.LogCaptureFixture) -> None:
    guest = Guest(server.url)
    table = guest.table(["me", "open"])["id"]
    with caplog.at_level(logging.INFO, "podzemi.access"):
        guest.http.get(f"/api/tables/{table}?lang=cs")
        until(lambda: caplog.records)  # the line is written when the answer is out
    lines = [logs.JsonLines().format(record) for record in caplog.records]
    (line,) = [json.loads(line) for line in lines if "GET /api/tables/{table" in line]
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    said = "".join(lines + [logs.TextLines().format(record) for record in caplog.records])
    assert table not in said and "lang=cs" not in said and guest.cookie not in said
    guest.close()


def test_a_line_break_in_a_value_makes_no_second_line() -> None:
    record = logging.LogRecord("podzemi", logging.ERROR, "", 0, "said: %s", ("a\nerror: forged",), None)
    assert "\n" not in logs.TextLines().format(record)
    assert "\n" not in logs.JsonLines().format(record)


def test_libraries_do_not_log_what_travels() -> None:
    kept = logging.getLogger().handlers[:], logging.getLogger().level
    levels = {name: logging.getLogger(name).level for name in ("podzemi", "uvicorn.error", "websockets")}
    try:
        logs.configure(Settings(log_level="debug", log_format="json"))
        assert logging.getLogger("podzemi.server").isEnabledFor(logging.DEBUG)
        for name in ("uvicorn.error", "websockets.server", "asyncio"):
            assert not logging.getLogger(name).isEnabledFor(logging.INFO)
    finally:
        logging.getLogger().handlers[:] = kept[0]
        logging.getLogger().setLevel(kept[1])
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


# ---------------------------------------------------------------- starting and stopping


def test_the_service_manager_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(address)
        manager.settimeout(WAIT)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        with ThreadServer(settings_for(tmp_path)):
            assert manager.recv(100) == b"READY=1"
        assert manager.recv(100) == b"STOPPING=1"
    running.notify("STOPPING=1")  # nobody listens any more: the shutdown goes on


def test_a_socket_file_instead_of_a_port() -> None:
    given = running.server_options(Settings(unix_socket=Path("/run/podzemi.sock")))
    assert given["uds"] == "/run/podzemi.sock" and "port" not in given
    assert given["proxy_headers"] is False


def test_sigterm_under_load_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Everybody hears goodbye, then 1012; the process ends with 0 and so do the bots; the log has it all."""
    server = ProcessServer(tmp_path)
    guests = [Guest(server.url) for _ in range(4)]
    accepted: dict[str, int] = {}
    heard: list[Json] = []
    codes: list[int] = []

    def keep_playing(guest: Guest, table: str) -> None:
        live = guest.live(table)
        try:
            live.until("sync")
            while live.result is None:
                if live.legal:
                    live.act(live.legal[0])
                    answer = live.until("accepted", "refused", "goodbye")
                    heard.append(answer)
                    if answer["kind"] == "accepted":
                        accepted[table] = accepted.get(table, 0) + 1
                if answer_is_goodbye(live.texts):
                    live.until("never")
                live.until("update")
            live.until("never")
        except ConnectionClosed as closed:
            codes.append(closed.rcvd.code if closed.rcvd else 0)
            heard.extend(json.loads(text) for text in live.texts[-3:])

    tables = [guest.table(["me", "random"])["id"] for guest in guests]
    players = [threading.Thread(target=keep_playing, args=pair) for pair in zip(guests, tables)]
    for player in players:
        player.start()
    until(lambda: sum(accepted.values()) >= 12)
    server.process.send_signal(signal.SIGTERM)
    for player in players:
        player.join(WAIT)
    server._gone()
    assert server.process.returncode == 0
    assert codes == [1012] * 4
    assert sum(message["kind"] == "goodbye" for message in heard) >= 4
    for guest, table in zip(guests, tables):
        _, log = stored(tmp_path / "podzemi.sqlite", table)
        assert sum(seat == 0 for seat, _ in log) >= accepted.get(table, 0)
        guest.close()


def test_a_second_signal_ends_at_once_and_quietly(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Whoever does not want to wait for slow connections loses nothing that was acknowledged."""
    server = ProcessServer(tmp_path, shutdown_seconds=4 * WAIT)
    guest = Guest(server.url)
    table = guest.table(["me", "random"])["id"]
    live = guest.live(table)
    live.until("sync")
    while not live.legal:
        live.until("update")
    live.act(live.legal[0])
    live.until("accepted")
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2]))) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{")
        server.process.send_signal(signal.SIGTERM)
        live.until("goodbye")
        server.process.send_signal(signal.SIGTERM)
        server._gone()
    guest.close()
    assert server.process.returncode == 0
    assert "Traceback" not in capfd.readouterr().err
    assert [seat for seat, _ in stored(tmp_path / "podzemi.sqlite", table)[1]].count(0) >= 1


@pytest.mark.parametrize("compiled", [True, False])
def test_the_start_says_when_the_engine_is_not_compiled(
    compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    served = Mock()
    monkeypatch.setattr(app, "is_compiled", lambda: compiled)
    monkeypatch.setattr(running, "Server", Mock(return_value=served))
    monkeypatch.setattr(running, "tidy_rarely", Mock())
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        app.serve(settings_for(tmp_path))
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert served.run.call_count == 1
    assert ("the engine is not compiled" in capfd.readouterr().err) is not compiled


def answer_is_goodbye(texts: list[str]) -> bool:
    return bool(json.loads(texts[-1])["kind"] == "goodbye")
