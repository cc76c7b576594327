"""People: they gather, sit down, play, talk, take back, vote, leave, come back, and play again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any  # Any: JSON

import msgspec

from podzemi.cli.hosting.load_clients import apply_patch

from .network import Answer, Json, Lost, Socket

if TYPE_CHECKING:
    from .world import World

PING = 20.0
PATIENCE = 10.0
GAMES = (
    "welcome_dungeon",
    "welcome_dungeon",
    "welcome_dungeon",
    "paper_dungeons",
    "dark_cave",
    "dungeon_lords",
)


class Visitor:
    """Somebody in front of a table: what the page in the browser does, with the same promises."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.world = person.world
        self.table = table
        self.socket: Socket | None = None
        self.known: Json | None = None
        """The last sync or update, with the changes since."""
        self.pending: dict[str, Json] = {}
        """Messages without an answer, by id: they are sent again on the next line."""
        self.asked_at: dict[str, float] = {}
        self.answered_at = 0.0
        self.here = True
        self.spoken = 0
        self.tries = 0
        self.wanted = -1
        """The number that the last accepted word has."""

    # --- the line

    async def stay(self) -> None:
        """Until they go away: connected, and again whenever the line breaks."""
        while self.here:
            process = self.world.process_for(self.person)
            if process is None:
                await asyncio.sleep(0.5)
                continue
            gone = asyncio.Event()
            self.known = None

            def heard(text: str | None, gone: asyncio.Event = gone) -> None:
                self.answered_at = self.world.loop.now
                if text is None:
                    gone.set()
                else:
                    self.hear(msgspec.json.decode(text))

            path = f"/api/tables/{self.table}/live?changes={'true' if self.person.modern else 'false'}"
            await asyncio.sleep(self.world.network.latency())
            self.socket = socket = Socket(self.world.network, process, path, self.person.cookie, heard)
            self.answered_at = self.world.loop.now
            for message in list(self.pending.values()):
                self._send(message)
            await self._watch(socket, gone)
            socket.close()
            self.socket = None
            await asyncio.sleep(self.person.dice.uniform(0.3, 2.0))

    async def _watch(self, socket: Socket, gone: asyncio.Event) -> None:
        """Until the line is gone, or nothing answers any more."""
        while self.here and not gone.is_set():
            try:
                async with asyncio.timeout(PING):
                    await gone.wait()
            except TimeoutError:
                if self.world.loop.now - self.answered_at > PING + PATIENCE:
                    return
                self._send({"kind": "ping"})

    def leave(self) -> None:
        self.here = False
        if self.socket is not None:
            self.socket.close()

    def _send(self, message: Json) -> None:
        if self.socket is not None:
            self.socket.send(msgspec.json.encode(message).decode())

    def say(self, message: Json) -> None:
        """Something that wants an answer."""
        self.spoken += 1
        message["id"] = f"{self.person.name}.{self.table[:6]}.{self.world.number()}"
        self.pending[message["id"]] = message
        self.asked_at[message["id"]] = self.world.loop.now
        self._send(message)

    # --- what is heard

    def hear(self, message: Json) -> None:
        self.world.note(self.person.name, message["kind"], message.get("version"))
        match message["kind"]:
            case "sync" | "update" | "changes":
                self._see(message)
            case "accepted":
                said = self.pending.pop(message["id"], None)
                if said is not None and said["kind"] in ("act", "undo", "propose", "answer"):
                    self.wanted = message["version"]
                    self.world.acknowledged(self.table, message["id"])
            case "refused":
                self.world.refused[message["problem"]["code"]] += 1
                self.world.check_refusal(message["problem"])
                self.pending.pop(message.get("id") or "", None)

    def _see(self, message: Json) -> None:
        if message["kind"] != "sync":
            known = self.known
            if known is None or message["version"] != known["version"] + 1:
                self.world.resyncs += 1
                self._send({"kind": "resync"})
                return
            message = merged(known, message)
        self.known = message
        self.world.saw(self, message)

    # --- what is done

    @property
    def legal(self) -> list[Json]:
        return [] if self.known is None or self.pending else self.known["legal"]

    def step(self) -> None:
        """One thing that comes to mind."""
        known, dice = self.known, self.person.dice
        if known is None or known["view"] is None or self.pending or known["result"] is not None:
            return
        if known["version"] < self.wanted:
            return
        seat, clock = known["seat"], known["clock"] or {}
        if seat is None:
            return
        question = clock.get("question")
        if question is not None and seat in question["asks"]:
            self.say({"kind": "answer", "question": question["number"], "yes": dice.random() < 0.7})
        elif clock.get("paused") is not None:
            if dice.random() < 0.5 and question is None:
                self.say({"kind": "propose", "version": known["version"], "what": "resume"})
        elif known["undo"] is not None and dice.random() < 0.1:
            self.say({"kind": "undo", "version": known["version"]})
        elif dice.random() < 0.02 and question is None and not self.world.evening:
            what = dice.choice(["pause", "undo", "open"])
            self.say({"kind": "propose", "version": known["version"], "what": what})
        elif self.legal:
            action = dice.choice(self.legal)
            self.say({"kind": "act", "version": known["version"], "action": action})
        elif dice.random() < 0.03:
            self.say({"kind": "say", "text": "well", "phrase": None})


def merged(known: Json, message: Json) -> Json:
    """The last message as it stands after this one; the last one is used up."""
    rest = {"seat": known["seat"], "table": known["table"]}
    if message["kind"] == "update":
        return {**rest, **message}
    parts = {name: apply_patch(known[name], message[name]) for name in ("view", "outlook")}
    same = {name: message.get(name, known[name]) for name in ("legal", "undo")}
    return {**rest, "result": None, **message, **parts, **same}


class Person:
    """Somebody with a cookie, a temper and a server that they usually reach."""

    def __init__(self, world: World, name: str, dice: Random) -> None:
        self.world = world
        self.name = name
        self.dice = dice
        self.home = dice.randrange(8)
        self.cookie = ""
        self.id = self.called = ""
        self.modern = dice.random() < 0.7
        """Whether the page asks for changes only."""
        self.visits: dict[str, Visitor] = {}
        self.gone = False

    async def ask(self, method: str, path: str, body: Any = None, tries: int = 8) -> Answer | None:
        """The answer; None if none came after so many attempts."""
        for _ in range(tries):
            process = self.world.process_for(self)
            if process is not None:
                try:
                    answer = await self.world.network.request(process, method, path, self.cookie, body)
                except Lost:
                    answer = None
                if answer is not None and answer.status not in (429, 503):
                    self.world.check_answer(path, answer)
                    self.cookie = answer.cookie or self.cookie
                    return answer
            await asyncio.sleep(self.dice.uniform(0.5, 2.0))
        return None

    async def arrive(self) -> None:
        """A name and a cookie."""
        while not self.id:
            answer = await self.ask("GET", "/api/me")
            if answer is not None and answer.status == 200:
                self.id, self.called = answer.body["id"], answer.body["name"]

    def look_at(self, table: str) -> None:
        if table not in self.visits:
            visitor = self.visits[table] = Visitor(self, table)
            self.world.begin(visitor.stay())

    async def live(self) -> None:
        """Until the world's day is over."""
        await self.arrive()
        while not self.gone:
            await asyncio.sleep(self.dice.expovariate(1 / self.world.pace))
            await self._do_something()

    async def _do_something(self) -> None:
        if self.world.night:
            return
        for visitor in list(self.visits.values()):
            visitor.step()
        errands = self.world.plan.errands
        if errands < 1.0 and self.dice.random() >= errands:
            return
        chance = self.dice.random()
        if self.world.evening:  # nothing new is begun any more
            return
        for table in list(self.visits):
            await self._at(table, self.dice.random())
        if chance > 0.99:
            await self._go_for_good()
        elif chance < 0.3 and len(self.world.tables) < self.world.most_tables:
            await self.open_table()
        elif chance < 0.45 and self.world.tables:
            await self._join(self.dice.choice(self.world.tables))

    async def _go_for_good(self) -> None:
        """They are forgotten, and somebody new sits at their screen."""
        answer = await self.ask("POST", "/api/account/delete", {"name": self.called}, 2)
        if answer is not None and answer.status == 200:
            for visitor in self.visits.values():
                visitor.leave()
            self.visits.clear()
            self.id, self.called = answer.body["id"], answer.body["name"]

    async def open_table(self) -> None:
        dice = self.dice
        game = dice.choice(self.world.games)
        seats = ["me", *dice.choices(["open", "open", "open", "random"], k=dice.randrange(1, 3))]
        body: Json = {"game": game, "seats": seats, "public": dice.random() < 0.3}
        if dice.random() < 0.25:
            out = dice.choice(["bot", "default", "loss"])
            body["clock"] = {"pace": "live", "move": 20, "reserve": 60, "out": out, "bot": "adventurer"}
        answer = await self.ask("POST", "/api/tables", body, tries=1)
        if answer is not None and answer.status == 201:
            self.world.tables.append(answer.body["id"])
            self.look_at(answer.body["id"])

    async def _join(self, table: str) -> None:
        self.look_at(table)
        await self.ask("POST", f"/api/tables/{table}/seats/{self.dice.randrange(3)}", {"player": "me"}, 2)

    async def _at(self, table: str, chance: float) -> None:
        """Do one of the things that people do besides playing."""
        visitor = self.visits[table]
        info = None if visitor.known is None else visitor.known["table"]
        if info is None:
            return
        path = f"/api/tables/{table}"
        if visitor.known is not None and visitor.known["view"] is None:
            if chance < 0.5:
                await self.ask("POST", f"{path}/start", None, 2)
            elif chance < 0.6:
                await self.ask("POST", f"{path}/seats/{self.dice.randrange(3)}", {"player": "me"}, 2)
            elif chance < 0.65:
                await self.ask("PUT", f"{path}/ready", {"ready": True}, 2)
        elif chance < 0.015:
            await self.ask("POST", f"{path}/leave", None, 2)
        elif chance < 0.06 and visitor.known is not None and visitor.known["seat"] is None:
            await self.ask("POST", f"{path}/seats/{self.dice.randrange(3)}", {"player": "me"}, 2)
        elif chance < 0.2 and visitor.known is not None and visitor.known["result"] is not None:
            answer = await self.ask("POST", f"{path}/rematch", None, 1)
            if answer is not None and answer.status == 200 and answer.body["id"] not in self.world.tables:
                self.world.tables.append(answer.body["id"])
                self.look_at(answer.body["id"])
        over = visitor.known is not None and visitor.known["result"] is not None
        if chance > (0.8 if over else 0.99):
            visitor.leave()
            del self.visits[table]
        if over and table in self.world.tables:  # whoever still looks may; nobody else comes
            self.world.tables.remove(table)
