"""The players of a load test: many sockets in one process, every move through the real server.

Each table's seats sit in the same process, so that "from send to all seats updated" needs one clock only.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import random
import time
import zlib
from collections import deque
from typing import Any, Final  # Any: JSON; transports of picows, which may not be installed
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct

OPENING: Final = 100
"""Sockets that are opened at the same time."""
SETTLE: Final = 20.0
"""Seconds after the last move within which everything must have arrived."""
PACE_TICK: Final = 0.002
FLUSHED: Final = b"\x00\x00\xff\xff"
"""The end of a compressed message, which is not sent (RFC 7692, section 7.2.1)."""


class Job(Struct, frozen=True):
    """The task of one process of players."""

    url: str
    game: str
    players: int
    tables: int
    seconds: float
    pace: float
    """Moves a second of all its tables; 0: as fast as the server answers."""
    seed: int
    spectators: int = 0
    """People who look on at the first table."""
    spread: tuple[str, ...] = ()
    """Other processes of the same server: the seats of a table sit at one after the other."""
    compress: bool = False
    """Players ask for compressed updates."""

    def home(self, number: int) -> str:
        """The address at which that seat or spectator connects."""
        homes = (self.url, *self.spread)
        return homes[number % len(homes)]


class Tally(Struct):
    """The counts of one process of players."""

    moves: int = 0
    """Accepted within the measured time."""
    updates: int = 0
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    unequal: int = 0
    """Seats that know anything else in the end than the server does."""
    seen: int = 0
    """Updates that spectators got."""
    matches: int = 0
    """Finished and followed by another."""
    latencies: list[float] = []
    """Seconds from send to all seats updated, one per move."""
    sizes: list[int] = []
    """Bytes of each update on its way to a player."""


class Heard(Struct):
    """The parts of a message that a player reads; of changes, the parts of view and outlook by path."""

    kind: str
    version: int = 0
    at: float = 0.0
    legal: list[Raw] | None = None
    view: Raw = Raw(b"null")
    outlook: Raw = Raw(b"null")
    result: Raw = Raw(b"null")


class Glimpse(Struct):
    """The parts of a message that a spectator reads."""

    kind: str
    version: int = 0


READ: Final = msgspec.json.Decoder(Heard)
LOOK: Final = msgspec.json.Decoder(Glimpse)


class Http:
    """One kept-alive connection; every guest has a cookie of its own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.line = http.client.HTTPConnection(parts.hostname or "127.0.0.1", parts.port or 80, timeout=60)
        self.base = parts.path.rstrip("/")

    def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        headers = {"content-type": "application/json"} if body is not None else {}
        if cookie:
            headers["cookie"] = cookie
        sent = None if body is None else msgspec.json.encode(body)
        self.line.request(method, self.base + path, sent, headers)
        answer = self.line.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {data[:200].decode(errors='replace')}")
        return msgspec.json.decode(data or b"null"), (answer.headers.get("set-cookie") or "").split(";")[0]


def read(text: Raw) -> Any:
    return msgspec.json.decode(text)


def whole(texts: tuple[Raw, ...]) -> Any:
    """A view or an outlook: the first text, with the changes that followed."""
    found = read(texts[0])
    for changes in texts[1:]:
        found = apply_patch(found, read(changes))
    return found


def apply_patch(view: Any, changes: dict[str, Any]) -> Any:
    """The view or outlook with its changed parts; it is changed in place."""
    for path, part in changes.items():
        *way, last = path.split(".")
        inside = view
        for key in way:
            inside = inside[int(key) if isinstance(inside, list) else key]
        if path == "":
            view = part
        elif isinstance(inside, list):
            inside[int(last) :] = [part, *inside[int(last) + 1 :]]
        else:
            inside[last] = part
    return view


class Player:
    """One seat, one socket."""

    def __init__(self, table: LoadedTable, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.transport: Any = None
        self.version = -1
        self.legal: list[Raw] = []
        self.shown: list[tuple[Raw, Raw]] = []
        """View and outlook as they were last sent whole, and what changed since."""
        self.acting = False
        self.answered = -1
        """The number that its last accepted move has."""
        self.checked = asyncio.Event()
        self.checking = False

    def hear(self, data: bytes, now: float, length: int) -> None:
        message = READ.decode(data)
        match message.kind:
            case "update" | "changes":
                self.table.crowd.tally.sizes.append(length)
                self._on_update(message, now)
            case "sync":
                self._on_sync(message)
            case "accepted":
                self.answered = message.version
                self.table.crowd.on_accepted(now)
            case "refused":
                self.table.crowd.tally.refused += 1
                self.acting = False
                self.send({"kind": "resync"})

    def _on_update(self, message: Heard, now: float) -> None:
        tally = self.table.crowd.tally
        tally.updates += 1
        if message.version <= self.version:
            tally.doubled += 1
        elif message.version > self.version + 1:
            tally.lost += message.version - self.version - 1
        self._take(message)
        self.table.on_update(self, message, now)

    def _on_sync(self, message: Heard) -> None:
        if self.checking:
            known = self.version, *(whole(texts) for texts in zip(*self.shown, strict=True)), self.legal
            same = known == (message.version, *map(read, (message.view, message.outlook)), message.legal)
            self.table.crowd.tally.unequal += not same
            self.checked.set()
            return
        self._take(message)
        self.acting = False
        self.table.on_ask(self)

    def _take(self, message: Heard) -> None:
        self.version = message.version
        self.legal = self.legal if message.legal is None else message.legal
        if message.kind != "changes":
            self.shown.clear()
        self.shown.append((message.view, message.outlook))

    def act(self) -> None:
        crowd = self.table.crowd
        action = self.legal[crowd.dice.randrange(len(self.legal))]
        self.acting = True
        self.table.sent[self.seat] = time.perf_counter()
        self.send({"kind": "act", "id": f"{next(crowd.ids)}", "version": self.version, "action": action})

    def send(self, message: dict[str, Any]) -> None:
        from picows import WSMsgType

        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


class Spectator:
    """Somebody who looks on, without a name; counts what is missing."""

    cookie = ""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.transport: Any = None
        self.version = -1

    def hear(self, data: bytes, now: float, length: int) -> None:
        message = LOOK.decode(data)
        if message.kind in ("update", "changes"):
            self.tally.seen += 1
            self.tally.doubled += message.version <= self.version
            self.tally.lost += max(0, message.version - self.version - 1)
        if message.kind in ("update", "changes", "sync"):
            self.version = message.version


class LoadedTable:
    """One match after another at the same seats."""

    def __init__(self, crowd: Crowd, cookies: list[str]) -> None:
        self.crowd = crowd
        self.cookies = cookies
        self.id = ""
        self.players: list[Player] = []
        self.spectators: list[Spectator] = []
        self.sent: dict[int, float] = {}
        """By seat: when its action that is under way was sent."""
        self.moves: dict[float, tuple[float, float]] = {}
        """By the server's time of the move: when it was sent, when the last seat heard of it."""
        self.over = False

    def on_update(self, player: Player, message: Heard, now: float) -> None:
        if player.acting and player.answered == message.version:
            player.acting = False
            self._note(message.at, self.sent.pop(player.seat), now)
        else:
            self._note(message.at, None, now)
        if bytes(message.result) != b"null":
            self._on_end()
        self.on_ask(player)

    def _note(self, at: float, sent: float | None, now: float) -> None:
        began, _ = self.moves.get(at, (0.0, now))
        self.moves[at] = (sent or began, now)
        while len(self.moves) > 8 * len(self.players):
            self._finish(next(iter(self.moves)))

    def _finish(self, at: float) -> None:
        began, ended = self.moves.pop(at)
        if began and self.crowd.measured(began):
            self.crowd.tally.latencies.append(ended - began)

    def _on_end(self) -> None:
        if not self.over:
            self.over = True
            self.crowd.follow(self)

    def on_ask(self, player: Player) -> None:
        if player.legal and not player.acting and not self.over:
            self.crowd.may_act(player)

    def finish(self) -> None:
        for at in list(self.moves):
            self._finish(at)


class Crowd:
    """All players of one process."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.tally = Tally()
        self.dice = random.Random(job.seed)
        self.ids = itertools.count(1)
        self.tables: list[LoadedTable] = []
        self.waiting: deque[Player] = deque()
        self.going = False
        self.since = self.until = 0.0
        self.followers: set[asyncio.Task[None]] = set()

    # --- coming

    async def arrive(self) -> None:
        """Everybody is seated, every match has begun, every socket is open."""
        http = Http(self.job.url)
        for _ in range(self.job.tables):
            cookies = [http.ask("GET", "/api/me")[1] for _ in range(self.job.players)]
            self.tables.append(LoadedTable(self, cookies))
        limit = asyncio.Semaphore(OPENING)
        await asyncio.gather(*(self._seat(table, http, limit) for table in self.tables))
        if self.job.spectators:
            self.tables[0].spectators = [Spectator(self.tally) for _ in range(self.job.spectators)]
            await self._gather_round(self.tables[0], limit)

    async def _gather_round(self, table: LoadedTable, limit: asyncio.Semaphore) -> None:
        """All spectators come to the table's present match."""

        async def come(number: int, spectator: Spectator) -> None:
            async with limit:
                if spectator.transport is not None:
                    spectator.transport.disconnect()
                spectator.version = -1
                spectator.transport = await connect(spectator, self.job.home(number), table.id)

        await asyncio.gather(*(come(*one) for one in enumerate(table.spectators)))

    async def _seat(self, table: LoadedTable, http: Http, limit: asyncio.Semaphore) -> None:
        id = table.id = open_table(http, self.job.game, table.cookies)
        table.players = [Player(table, seat, cookie) for seat, cookie in enumerate(table.cookies)]
        for player in table.players:
            async with limit:
                player.transport = await connect(player, self.job.home(player.seat), id, self.job.compress)

    def follow(self, table: LoadedTable) -> None:
        """The match is over: the same people play another."""
        task = asyncio.create_task(self._again(table))
        self.followers.add(task)
        task.add_done_callback(self.followers.discard)

    async def _again(self, table: LoadedTable) -> None:
        if time.perf_counter() > self.until:
            return
        old = table.players
        id = await asyncio.to_thread(lambda: open_table(Http(self.job.url), self.job.game, table.cookies))
        table.id = id
        table.finish()
        for player in old:
            player.transport.disconnect()
        table.players = [Player(table, seat, cookie) for seat, cookie in enumerate(table.cookies)]
        table.sent.clear()
        for player in table.players:
            player.transport = await connect(player, self.job.home(player.seat), id, self.job.compress)
        await self._gather_round(table, asyncio.Semaphore(OPENING))
        self.tally.matches += 1
        table.over = False
        for player in table.players:
            table.on_ask(player)

    # --- playing

    def measured(self, began: float) -> bool:
        return self.since <= began <= self.until

    def on_accepted(self, now: float) -> None:
        self.tally.moves += self.since <= now <= self.until

    def may_act(self, player: Player) -> None:
        if not self.going:
            return
        if self.job.pace:
            self.waiting.append(player)
        elif time.perf_counter() <= self.until:
            player.act()

    async def play(self) -> None:
        self.since = time.perf_counter()
        self.until = self.since + self.job.seconds
        self.going = True
        for table in self.tables:
            for player in table.players:
                table.on_ask(player)
        await (self._keep_pace() if self.job.pace else asyncio.sleep(self.job.seconds))

    async def _keep_pace(self) -> None:
        made = 0
        while (now := time.perf_counter()) <= self.until:
            due = int((now - self.since) * self.job.pace)
            while made < due and self.waiting:
                player = self.waiting.popleft()
                if player.legal and not player.acting and not player.table.over:
                    player.act()
                    made += 1
            await asyncio.sleep(PACE_TICK)

    # --- going

    async def compare(self) -> None:
        """Whether what each seat saw last is what the server holds."""
        await self._quiet()
        players = [player for table in self.tables for player in table.players]
        for player in players:
            player.checking = True
            player.send({"kind": "resync"})
        checks = (asyncio.wait_for(player.checked.wait(), SETTLE) for player in players)
        for outcome in await asyncio.gather(*checks, return_exceptions=True):
            self.tally.unequal += isinstance(outcome, BaseException)
        for table in self.tables:
            table.finish()

    async def _quiet(self) -> None:
        end = time.perf_counter() + SETTLE
        while time.perf_counter() < end and (self.followers or self._under_way()):  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    def _under_way(self) -> bool:
        """A move is on its way, or a player has come and not seen the table yet."""
        players = (player for table in self.tables for player in table.players)
        return any(player.acting or player.version < 0 for player in players)


def open_table(http: Http, game: str, cookies: list[str]) -> str:
    """A private table with these guests at it, started."""
    seats = ["me", *["open"] * (len(cookies) - 1)]
    table, _ = http.ask("POST", "/api/tables", cookies[0], {"game": game, "seats": seats, "public": False})
    path = f"/api/tables/{table['id']}"
    for seat, cookie in enumerate(cookies[1:], 1):
        http.ask("POST", f"{path}/seats/{seat}", cookie, {"player": "me"})
    if len(cookies) > 1:
        http.ask("POST", f"{path}/start", cookies[0])
    id: str = table["id"]
    return id


async def connect(player: Player | Spectator, url: str, table: str, compress: bool = False) -> Any:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

    unpacking = zlib.decompressobj(wbits=-zlib.MAX_WBITS)

    class Ear(WSListener):
        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                sent = frame.get_payload_as_bytes()
                text = unpacking.decompress(sent + FLUSHED) if frame.rsv1 else sent
                player.hear(text, time.perf_counter(), len(sent))

    address = f"{url.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/live?changes=true"
    headers = {"cookie": player.cookie} if player.cookie else {}
    if compress:
        address += "&compress=true"
        headers["sec-websocket-extensions"] = "permessage-deflate; client_max_window_bits"
    transport, _ = await ws_connect(Ear, address, extra_headers=headers, websocket_handshake_timeout=60)
    return transport


def run(job: Job, pipe: Any) -> None:
    """In a process of its own: says "here", waits for "play", says "played", waits, hands over the tally."""
    asyncio.run(_run(job, pipe))


async def _run(job: Job, pipe: Any) -> None:
    crowd = Crowd(job)
    await crowd.arrive()
    pipe.send("here")
    await asyncio.to_thread(pipe.recv)
    await crowd.play()
    pipe.send("played")
    await crowd.compare()
    pipe.send(msgspec.to_builtins(crowd.tally))
