"""A fuzzer for the socket protocol: mutated messages, and a judge who looks at every answer.

The judge knows what each seat may know, and nothing else may reach it: a view is the game's own for that
seat, a refusal is the one a seat would get in any state that looks the same to it, an answer goes to who
asked, and marks planted in one seat's messages, the seed and the services's secrets never reach anybody else.
"""

from __future__ import annotations

import json
import random
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Refusal
from podzemi.server.http.live import Connection, hear
from podzemi.server.services import Services
from podzemi.server.support.limits import Bucket
from podzemi.server.table import gathering, seats
from podzemi.server.table.room import Room
from podzemi.wire import messages as wire

Json = dict[str, Any]
ODD: Final[list[Any]] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e308, "", " ", "0", "null"),
    *("\u0000", "\u202e", "\ud83d\ude00", "é" * 40, "a" * 300, "<img src=x>", "{", "../..", [], [[]], {}),
    *({"kind": "draw"}, {"kind": []}, [1, 2, 3], {"": None}),
]
KINDS: Final = ["act", "undo", "propose", "answer", "resync", "ping", "say", "sync", "update", "accepted", ""]
BYTES: Final = [
    b"\xff\xfe",
    b"\x00",
    b"\xc3\x28",
    b'"',
    b"{",
    b"}",
    b"[",
    b"\\u0000",
    b"\\ud800",
    b"1e999",
    b"NaN",
]
TWIN_EVERY: Final = 16
"""Of so many refused moves one is asked again in a state that the seat cannot tell from the real one."""


class Leak(AssertionError):
    """Somebody got to know what they may not, or an answer was not what it must be."""


class Deaf(Connection):
    """Keeps what would be sent."""

    inbox: list[str]

    def send(self, message: str) -> None:
        self.inbox.append(message)

    def end(self, code: int) -> None:
        self.inbox.append(json.dumps({"kind": "closed", "code": code}))


class Viewer:
    """One connection at the table, and what it was sent."""

    def __init__(self, seat: int | None, person: str | None) -> None:
        self.seat = seat
        self.mark = f"mark{seat}x{random.getrandbits(40):x}"
        self.inbox: list[str] = []
        socket: Any = SimpleNamespace(query_params={}, cookies={}, headers={}, scope={})
        self.connection = Deaf(socket, person, Bucket(1e9))
        self.connection.inbox = self.inbox
        self.connection.sender.cancel()
        self.version = 0
        self.legal: list[Json] = []
        self.sent = 0


class Mutator:
    """Makes messages: valid ones, and what becomes of them."""

    def __init__(self, dice: random.Random, games: list[str]) -> None:
        self.dice = dice
        self.foreign = [{"kind": kind} for kind in ("draw", "pass", "add", "name", "roll", "finish", "bid")]
        self.games = games
        self.kept: list[bytes] = []

    def valid(self, eye: Viewer) -> Json:
        eye.sent += 1
        id = f"{eye.mark}-{eye.sent}"
        draw = self.dice.random()
        if draw < 0.55:
            action = self.dice.choice(eye.legal) if eye.legal else self.dice.choice(self.foreign)
            return {"kind": "act", "id": id, "version": eye.version, "action": action}
        if draw < 0.65:
            return {"kind": "undo", "id": id, "version": eye.version}
        if draw < 0.75:
            what = self.dice.choice(["undo", "pause", "resume", "open"])
            return {"kind": "propose", "id": id, "version": eye.version, "what": what}
        if draw < 0.85:
            yes = self.dice.random() < 0.7
            return {"kind": "answer", "id": id, "question": self.dice.randrange(eye.version + 2), "yes": yes}
        if draw < 0.95:
            return {"kind": "say", "id": id, "text": f"hello {self.dice.random()}", "phrase": None}
        return {"kind": self.dice.choice(["resync", "ping"])}

    def message(self, eye: Viewer, share_valid: float) -> bytes | str:
        made = self.valid(eye)
        draw = self.dice.random()
        if draw < share_valid:
            data = msgspec.json.encode(made)
        elif draw < 0.70:
            data = self._encoded(self._bent(made))
        elif draw < 0.95:
            data = self._broken(msgspec.json.encode(made))
        else:
            data = self.dice.choice(self.kept) if self.kept else self.dice.randbytes(20)
        if len(self.kept) < 200:
            self.kept.append(data)
        else:
            self.kept[self.dice.randrange(200)] = data
        return data if self.dice.random() < 0.5 else data.decode("utf-8", "replace")

    def _encoded(self, value: Any) -> bytes:
        return json.dumps(value, ensure_ascii=self.dice.random() < 0.5).encode("utf-8", "surrogatepass")

    def _bent(self, value: Any) -> Any:
        """The same with a field gone, added, renamed or odd; sometimes deep inside."""
        for _ in range(1 + self.dice.randrange(3)):
            value = self._bend(value)
        return value

    def _bend(self, value: Any) -> Any:
        if not isinstance(value, dict) or not value or self.dice.random() < 0.02:
            return self.dice.choice(ODD)
        made, name = dict(value), self.dice.choice(list(value))
        match self.dice.randrange(7):
            case 0:
                del made[name]
            case 1:
                made[self.dice.choice(["extra", "kind", "seat", "__proto__", ""])] = self.dice.choice(ODD)
            case 2:
                made["kind"] = self.dice.choice(KINDS)
            case 3 if isinstance(made.get("version"), int):
                made["version"] += self.dice.choice([-2, -1, 1, 2, 1000])
            case 4 if isinstance(made.get("action"), dict):
                made["action"] = self._bend(made["action"])
            case 5:
                made = {name: made[name] for name in self.dice.sample(list(made), len(made))}
            case _:
                made[name] = self.dice.choice(ODD)
        return made

    def _broken(self, data: bytes) -> bytes:
        """Bytes flipped, cut, doubled, put in."""
        broken = bytearray(data)
        for _ in range(1 + self.dice.randrange(4)):
            at = self.dice.randrange(len(broken) + 1)
            match self.dice.randrange(5):
                case 0 if broken:
                    broken[at % len(broken)] ^= 1 << self.dice.randrange(8)
                case 1:
                    del broken[at : at + self.dice.randrange(8)]
                case 2:
                    broken[at:at] = broken[at : at + 20]
                case 3:
                    broken[at:at] = self.dice.choice(BYTES)
                case _:
                    broken[at:at] = b"[" * self.dice.randrange(2000)
        return bytes(broken)


class Judge:
    """Looks at everything that is sent to anybody."""

    def __init__(self, room: Room, eyes: list[Viewer], secrets: list[str], dice: random.Random) -> None:
        self.room = room
        self.game: AnyGame = room.game
        self.eyes = eyes
        self.secrets = secrets
        self.dice = dice
        self.counts: dict[str, int] = {}

    def look(self, sender: Viewer, data: bytes | str) -> None:
        answers = 0
        for eye in self.eyes:
            for text in eye.inbox:
                message = json.loads(text)
                answers += self._one(eye, sender, message, text, data)
            eye.inbox.clear()
        if answers != 1:
            raise Leak(f"{answers} answers to {data!r}")

    def _one(self, eye: Viewer, sender: Viewer, message: Json, text: str, data: bytes | str) -> bool:
        kind = message["kind"]
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self._check_secrets(eye, text, _bytes(data) if eye is sender else b"")
        if kind in ("sync", "update"):
            self._check_view(eye, message)
        if kind in ("accepted", "refused", "pong") or (kind == "sync" and b"resync" in _bytes(data)):
            if eye is not sender and kind != "sync":
                raise Leak(f"{kind} went to another seat: {text}")
            if kind == "refused":
                self._check_refusal(eye, message, data)
            return eye is sender
        if kind == "closed":
            raise Leak(f"closed by {data!r}")
        return False

    def _check_secrets(self, eye: Viewer, text: str, own: bytes) -> None:
        """`own`: what this eye sent itself, and may read again."""
        for secret in self.secrets:
            if secret in text and self.room.table.phase != "finished":
                raise Leak(f"a secret reached seat {eye.seat}: {text}")
        for other in self.eyes:
            if other is not eye and other.mark in text and other.mark.encode() not in own:
                raise Leak(f"seat {eye.seat} learned what seat {other.seat} called its message: {text}")

    def _check_view(self, eye: Viewer, message: Json) -> None:
        """The last of several updates is the state we can look at; earlier ones were checked by number."""
        match = self.room.match
        if message["kind"] == "update" and message["version"] != eye.version + 1:
            raise Leak(f"seat {eye.seat} is at {eye.version}, was sent {message['version']}")
        eye.version, eye.legal = message["version"], message["legal"]
        if match is None or message["version"] != self.room.number(eye.seat):
            return
        view = json.loads(msgspec.json.encode(self.game.view(match.state, eye.seat)))
        actions = [] if eye.seat is None else self.game.actions(match.state, eye.seat)
        if message["view"] != view or message["legal"] != json.loads(msgspec.json.encode(actions)):
            raise Leak(f"seat {eye.seat} sees something else than the game shows it")

    def _check_refusal(self, eye: Viewer, message: Json, data: bytes | str) -> None:
        problem = message["problem"]
        if problem["code"] == "internal" or not problem["text"]:
            raise Leak(f"{problem} by {data!r}")
        if problem["game"] is None or self.room.match is None or self.dice.randrange(TWIN_EVERY):
            return
        act = json.loads(_bytes(data))
        action = self.game.parse(json.dumps(act["action"]).encode())
        if eye.seat is None or isinstance(action, Refusal):
            raise Leak(f"the game refused what is no move: {data!r}")
        view = self.game.view(self.room.match.state, eye.seat)
        twin = self.game.sample(view, Dice(self.dice.getrandbits(60)))
        found = self.game.refusal(twin, eye.seat, self.game.encode(action))
        if found is None or (found.code, found.clause) != (problem["code"], problem["clause"]):
            raise Leak(f"a refusal depends on what seat {eye.seat} may not know: {problem}")


def _bytes(data: bytes | str) -> bytes:
    return data.encode() if isinstance(data, str) else data


class Fuzzer:
    """Plays table after table with mutated messages."""

    def __init__(self, services: Services, seed: int) -> None:
        self.services = services
        self.dice = random.Random(seed)
        self.mutator = Mutator(self.dice, list(registry.GAMES))
        self.counts: dict[str, int] = {}
        self.tables = 0

    async def run(self, messages: int, per_table: int = 1500) -> None:
        left = messages
        while left > 0:
            game = list(registry.GAMES)[self.tables % len(registry.GAMES)]
            left -= await self._table(game, min(left, per_table))

    async def _table(self, game: str, messages: int) -> int:
        self.tables += 1
        players = min(registry.game(game).max_players, 2 + self.tables % 3)
        room, eyes = await self._gather(game, players)
        secrets = [str(room.table.seed), self.services.settings.metrics_token]
        judge = Judge(room, eyes, [secret for secret in secrets if secret], self.dice)
        done = 0
        while done < messages and room.table.phase == "playing":
            sender = self.dice.choice(eyes)
            data = self.mutator.message(sender, share_valid=0.06)
            await hear(room, sender.connection, data)
            judge.look(sender, data)
            done += 1
        for kind, count in judge.counts.items():
            self.counts[kind] = self.counts.get(kind, 0) + count
        for eye in eyes:
            await room.do(partial(room.leave, eye.connection))
        return done

    async def _gather(self, game: str, players: int) -> tuple[Room, list[Viewer]]:
        people = [await self.services.identities.welcome("", "en") for _ in range(players)]
        wish = wire.NewTable(game, ["me", *["open"] * (players - 1)], public=False)
        room = await self.services.rooms.open(people[0], wish)
        for seat, person in enumerate(people[1:], 1):
            await room.do(partial(seats.sit, room, person.id, person.name, seat, "me"))
        if room.table.phase == "gathering":
            await self._start(room, people[0].id)
        eyes = [Viewer(seat, person.id) for seat, person in enumerate(people)] + [Viewer(None, None)]
        for eye in eyes:
            await room.do(partial(room.join, eye.connection))
        for eye in eyes:
            sync = next(json.loads(text) for text in reversed(eye.inbox) if '"kind":"sync"' in text)
            eye.version, eye.legal = sync["version"], sync["legal"]
            eye.inbox.clear()
        return room, eyes

    async def _start(self, room: Room, host: str) -> None:
        await room.do(partial(gathering.start, room, host))
