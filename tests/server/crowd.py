"""People who play many tables at once over real sockets, come back when a server dies, and miss nothing."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.server.match.match_log import MatchLog
from podzemi.server.store import LogEntry, Store, Table
from podzemi.server.store.table import tables

from .support import GAME, Json

RETRY = 0.05
"""Seconds before the next attempt to reach a server that is away."""


class Person:
    """Somebody with a cookie, at one of the servers."""

    def __init__(self, home: int) -> None:
        self.home = home
        self.id = ""
        self.cookie = ""


class Player:
    """One person in one seat of one table, through one socket at a time."""

    def __init__(self, crowd: Crowd, person: Person, table: str, seat: int) -> None:
        self.crowd = crowd
        self.person = person
        self.table = table
        self.seat = seat
        self.version = -1
        self.view: Any = None
        self.legal: list[Json] = []
        self.result: Any = None
        self.pending: Json | None = None
        self.known = 0
        """The number of the last own action that was acknowledged."""
        self.acknowledged: dict[str, int] = {}
        """By id of the action: its number."""
        self.socket: ClientConnection | None = None
        self.joined = 0
        """How often a connection was opened."""
        self.wrong: list[str] = []

    async def run(self) -> None:
        """Play whenever it is our turn; come back whenever the connection breaks."""
        while not self._is_through():
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                url = self.crowd.url(self.person).replace("http", "ws", 1)
                headers = {"cookie": self.person.cookie}
                opening = connect(
                    f"{url}/api/tables/{self.table}/live",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                )
                async with opening as socket:
                    await self._talk(socket)
            await asyncio.sleep(RETRY)

    async def _talk(self, socket: ClientConnection) -> None:
        self.socket, self.joined = socket, self.joined + 1
        async for text in socket:
            message: Json = json.loads(text)
            self._hear(message)
            if message["kind"] == "sync" and self.pending is not None:
                await socket.send(json.dumps(self.pending))
            elif self._may_act():
                await socket.send(json.dumps(self._act()))
            self.crowd.moved.set()
            if self._is_through():
                return

    async def stir(self) -> None:
        """Ask for everything anew: who is to move goes on then."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send('{"kind":"resync"}')

    def _hear(self, message: Json) -> None:
        match message["kind"]:
            case "sync":
                if message["seat"] != self.seat or message["version"] < self.version:
                    self.wrong.append(
                        f"sync of seat {message['seat']}, {message['version']} < {self.version}"
                    )
                self._see(message)
            case "update":
                if message["version"] != self.version + 1:
                    self.wrong.append(f"{message['version']} after {self.version}")
                self._see(message)
            case "accepted" if self.pending is not None and message["id"] == self.pending["id"]:
                self.acknowledged[message["id"]] = self.known = message["version"]
                self.pending = None
                self.crowd.count()
            case "refused" if self.pending is not None and message["id"] == self.pending["id"]:
                self.crowd.refused[message["problem"]["code"]] += 1
                if message["problem"]["code"] not in self.crowd.forgiven:
                    self.wrong.append(str(message["problem"]))
                self.pending = None

    def _see(self, message: Json) -> None:
        self.version, self.view = message["version"], message["view"]
        self.legal, self.result = message["legal"], message["result"]

    def _is_through(self) -> bool:
        return not self.crowd.stay and self.result is not None and self.pending is None

    def _may_act(self) -> bool:
        return self.crowd.playing and bool(self.legal) and self.pending is None and self.version >= self.known

    def _act(self) -> Json:
        action = self.legal[self.crowd.dice.below(len(self.legal))]
        name = f"{self.seat}-{self.crowd.next_name()}"
        self.pending = {"kind": "act", "id": name, "version": self.version, "action": action}
        return self.pending


class Crowd:
    """People spread over servers. `homes[n]`: the address of the n-th server, or of who stands in for it."""

    def __init__(self, urls: list[str], people: int, seed: int = 1) -> None:
        self.homes = list(urls)
        self.people = [Person(number % len(urls)) for number in range(people)]
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.dice = Dice(seed)
        self.playing = False
        self.stay = True
        """Whether people stay at a table whose match is over."""
        self.forgiven = {"stale", "not_your_turn", "illegal"}
        """Refusals that are nobody's fault."""
        self.refused: Counter[str] = Counter()
        self.moved = asyncio.Event()
        self.acts = 0
        self.names = 0
        self.marks: dict[int, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def url(self, person: Person) -> str:
        return self.homes[person.home]

    def count(self) -> None:
        """One more action was acknowledged."""
        self.acts += 1
        if self.acts in self.marks:
            self.marks[self.acts].set()

    async def reach(self, acts: int) -> None:
        """Until so many actions were acknowledged."""
        await self.marks.setdefault(acts, asyncio.Event()).wait()

    def next_name(self) -> int:
        self.names += 1
        return self.names

    # --- before

    async def arrive(self) -> None:
        await asyncio.gather(*map(self._arrive, self.people))

    async def _arrive(self, person: Person) -> None:
        async with httpx.AsyncClient(base_url=self.url(person), timeout=60) as http:
            answer = await http.get("/api/me")
            person.id = answer.json()["id"]
            person.cookie = f"podzemi={answer.cookies['podzemi']}"

    async def open_tables(self, count: int, players: int, bots: int = 0) -> None:
        """Tables with people of all servers; the last ones have a bot in their last seat."""
        await asyncio.gather(
            *(self._open(number, players, number >= count - bots) for number in range(count))
        )

    async def _open(self, number: int, players: int, with_bot: bool) -> None:
        people = [self.people[(number + seat) % len(self.people)] for seat in range(players)]
        seats = ["me", *["open"] * (players - 1)] + (["random"] if with_bot else [])
        made = await self.ask(people[0], "POST", "/api/tables", {"game": GAME, "seats": seats})
        table: str = made["id"]
        for seat, person in enumerate(people[1:], 1):
            await self.ask(person, "POST", f"/api/tables/{table}/seats/{seat}", {"player": "me"})
        await self.ask(people[0], "POST", f"/api/tables/{table}/start", {})
        self.tables.append(table)
        self.players += [Player(self, person, table, seat) for seat, person in enumerate(people)]

    async def ask(self, person: Person, method: str, path: str, body: Any) -> Any:
        headers = {"cookie": person.cookie}
        async with httpx.AsyncClient(base_url=self.url(person), timeout=60) as http:
            answer = await http.request(method, path, json=body, headers=headers)
            assert answer.is_success, (path, answer.text)
            return answer.json()

    # --- playing

    def sit_down(self) -> None:
        self.tasks = [asyncio.create_task(player.run()) for player in self.players]

    async def play_until(self, acts: int) -> None:
        """Until so many actions in all were acknowledged, or all matches are over."""
        self.playing = True
        for player in self.players:
            await player.stir()
        while self.acts < acts and any(player.result is None for player in self.players):
            self.moved.clear()
            await self.moved.wait()
        self.playing = False

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # --- afterwards

    async def agree(self, store: Store, seconds: float) -> None:
        """Wait until every player has seen all that the log has, and nothing is on its way."""
        async with asyncio.timeout(seconds):
            while True:
                self.moved.clear()
                behind = await self.differences(store)
                if not behind and all(player.pending is None for player in self.players):
                    return
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.moved.wait(), 0.2)

    async def differences(self, store: Store) -> list[str]:
        """Where a player's last view is not what the log gives for that seat."""
        found: list[str] = []
        for table in self.tables:
            course = await folded(store, table)
            for player in self._at(table):
                found += [f"{table}/{player.seat}: {what}" for what in _different(course, player)]
        return found

    def _at(self, table: str) -> Iterable[Player]:
        return (player for player in self.players if player.table == table)

    async def lost(self, store: Store) -> list[str]:
        """Acknowledged actions that the log does not have, or has twice, or where versions are missing."""
        found: list[str] = []
        for table in self.tables:
            log = await store.read(tables.log(table, 0))
            if [entry.version for entry in log] != list(range(1, len(log) + 1)):
                found.append(f"{table}: versions {[entry.version for entry in log]}")
            names = [entry.client for entry in log]
            for player in self._at(table):
                wanted = [f"{player.seat}:{name}" for name in player.acknowledged]
                found += [
                    f"{table}: {name} {names.count(name)} times" for name in wanted if names.count(name) != 1
                ]
        return found

    def wrong(self) -> list[str]:
        return [f"{player.table}/{player.seat}: {what}" for player in self.players for what in player.wrong]


async def folded(store: Store, table: str) -> MatchLog:
    """The match as the log alone gives it."""
    found = await store.read(tables.get(table))
    assert found is not None
    log = await store.read(tables.log(table, 0))
    return fold(found, log)


def fold(table: Table, log: list[LogEntry]) -> MatchLog:
    assert table.started is not None
    course = MatchLog(
        registry.game(table.game),
        len(table.places),
        table.options,
        table.seed,
        table.started,
        table.clock,
        branches=table.luck.branches,
    )
    for entry in log:
        course.fold(entry)
    return course


def _different(course: MatchLog, player: Player) -> Iterable[str]:
    game, state, seat = course.game, course.match.state, player.seat
    if player.version != course.number(seat):
        yield f"version {player.version}, the log has {course.number(seat)}"
    elif player.view != msgspec.json.decode(msgspec.json.encode(game.view(state, seat))):
        yield "another view"
    elif player.legal != msgspec.json.decode(msgspec.json.encode(game.actions(state, seat))):
        yield "other actions"
