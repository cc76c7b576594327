"""A real server on a loopback port with a real database, and guests who talk to it over the wire."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack
from copy import deepcopy
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from podzemi.cli.hosting.load_clients import apply_patch
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.server.app import make_app
from podzemi.server.running.process import Server
from podzemi.server.settings import Settings
from podzemi.server.store import Query
from podzemi.server.store.people import people
from until import PATIENCE, until

GAME = "welcome_dungeon"
Json = dict[str, Any]
WAIT = PATIENCE
"""Seconds after which a test gives up on a message."""


HASTY: Json = {
    "bot_pause": 0.0,
    "bot_workers": 1,
    "requests_per_second": 1e4,
    "messages_per_second": 1e4,
    "strangers_per_second": 1e4,
    "address_requests_per_second": 1e5,
    "guests_per_hour": 1e6,
    "packs_per_minute": 1e6,
    "tables_per_person": 10**6,
    "tables_per_address": 10**6,
    "tables_at_once": 10**6,
    "sockets_per_person": 10**6,
    "sockets_per_address": 10**6,
    "bot_seconds_per_minute": 1e4,
    "bot_seconds_per_address": 1e4,
    "password_memory": 8,
    "password_passes": 1,
}
"""No pause, and limits that a hasty test does not meet."""


def everybody() -> Query[None]:
    """The people of tests that need no cookies: p0, called P0, and so on."""
    for number in range(10):
        yield from people.add(f"p{number}", f"P{number}", 0.0)


def settings_for(folder: Path, **more: Any) -> Settings:
    return Settings(data=folder, static=folder / "static", port=0, **{**HASTY, **more})


class ThreadServer:
    """The server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.server = Server(self.app, settings)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))

    def __enter__(self) -> Self:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()


PROGRAM = """
import json
import sys
from pathlib import Path
from podzemi.server.app import make_app
from podzemi.server.running.process import Server
from podzemi.server.settings import Settings

class Announcing(Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    settings = Settings(data=folder, static=folder / "static", port=0, **json.loads(sys.argv[2]))
    Announcing(make_app(settings), settings).run()
"""


class Mortal:
    """A server as a process of its own, that can be killed."""

    def __init__(self, command: list[str], env: dict[str, str]) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)

    def said(self) -> str:
        """Its next line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        """No farewell: as if the power went. The bots' processes go as well, or the pipe stays open."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Ctrl-C; the exit status."""
        self.process.send_signal(signal.SIGINT)
        self._gone()
        return self.process.returncode

    def _gone(self) -> None:
        self.process.wait(WAIT)
        assert self.process.stdout is not None
        assert select.select([self.process.stdout], [], [], WAIT)[0], "somebody outlived the server"
        assert self.process.stdout.read() == ""
        self.process.stdout.close()


class ProcessServer(Mortal):
    """The server, once it listens."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        program = folder / "program.py"
        program.write_text(PROGRAM)
        env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
        told = json.dumps({**HASTY, **settings})
        super().__init__([sys.executable, str(program), str(folder), told], env)
        self.url = f"http://127.0.0.1:{int(self.said())}"


class Live:
    """One open socket. Keeps every message as it came."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        address = url.replace("http", "ws", 1)
        self.stack = ExitStack()
        opened = connect(
            address, additional_headers=headers, max_size=None, compression=None, close_timeout=5
        )
        self.socket: ClientConnection = self.stack.enter_context(opened)
        self.texts: list[str] = []
        self.legal: list[Json] = []
        self.version = 0
        self.result: Json | None = None
        self.name = uuid4().hex
        self.acted = 0

    def receive(self) -> Json:
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        if message["kind"] in ("sync", "update"):
            self.legal, self.version, self.result = message["legal"], message["version"], message["result"]
        return message

    def until(self, *kinds: str, where: Callable[[Json], bool] = lambda _: True) -> Json:
        while True:
            message = self.receive()
            if message["kind"] in kinds and where(message):
                return message

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def act(self, action: Json, version: int | None = None, id: str | None = None) -> str:
        self.acted += 1
        name = id or f"{self.name}-{self.acted}"
        shown = self.version if version is None else version
        self.send({"kind": "act", "id": name, "version": shown, "action": action})
        return name

    def resync(self) -> Json:
        self.send({"kind": "resync"})
        return self.until("sync")

    def close(self) -> None:
        self.stack.close()


class Guest:
    """A person with a cookie."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.headers = headers
        self.http = httpx.Client(base_url=url, headers=headers, timeout=WAIT, verify=False)
        self.sockets: list[Live] = []
        self.me: Json = self.http.get("/api/me").json()

    @property
    def cookie(self) -> str:
        return f"podzemi={self.http.cookies['podzemi']}"

    def table(self, seats: list[str], **more: Any) -> Json:
        made: Json = self.good("POST", "/api/tables", {"game": GAME, "seats": seats, **more})
        return made

    def good(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def good_nothing(self, method: str, path: str, body: Any = None) -> None:
        """What is done and answered by nothing."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == 204, answer.text

    def bad(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a refusal, after a look at its shape."""
        answer = self.http.request(method, path, json=body)
        assert not answer.is_success, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "text", "clause", "values", "game"}
        assert problem["text"]
        return answer.status_code, problem["code"]

    def live(self, table: str, query: str = "", **headers: str) -> Live:
        made = Live(
            f"{self.url}/api/tables/{table}/live{query}",
            {"cookie": self.cookie, **self.headers, **headers},
        )
        self.sockets.append(made)
        return made

    def close(self) -> None:
        for live in self.sockets:
            live.close()
        self.http.close()


def merged(known: Json | None, message: Json) -> Json:
    """A message; changes of what was known last as the update that they stand for."""
    if message["kind"] != "changes":
        return message
    assert known is not None, "changes of nothing"
    parts = {name: apply_patch(deepcopy(known[name]), message[name]) for name in ("view", "outlook")}
    rest = {name: known[name] for name in ("legal", "undo")}
    return {"result": None, **rest, **message, **parts, "kind": "update"}


def play(lives: dict[int, Live], dice: Dice, stop_after: int | None = None) -> None:
    """Let everybody here play at random until the match ends, or that version is reached."""
    while True:
        front = max(live.version for live in lives.values())
        for live in lives.values():
            while live.version < front:
                live.until("update")
        asked = [live for live in lives.values() if live.legal]
        here = asked[0] if asked else next(iter(lives.values()))
        if here.result is not None or (stop_after is not None and front >= stop_after):
            return
        if asked:
            here.act(here.legal[dice.below(len(here.legal))])
        here.until("update")


def stored(database: Path, table: str) -> tuple[Match[Any, Any], list[tuple[int, Any]]]:
    """The match at its start and its log, as a second reader finds them in the file."""
    connection = sqlite3.connect(database)
    try:
        row = connection.execute(
            "SELECT game, options, seed FROM game_table WHERE id = ?", (table,)
        ).fetchone()
        (players,) = connection.execute("SELECT count(*) FROM place WHERE table_id = ?", (table,)).fetchone()
        log = connection.execute(
            "SELECT seat, action FROM log WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
    finally:
        connection.close()
    game = registry.game(row[0])
    match = Match(game, players, json.loads(row[1]), int(row[2]))
    return match, [(seat, game.parse(action)) for seat, action in log]
