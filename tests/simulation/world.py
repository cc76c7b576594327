"""A world: one database, some processes, a network, people; what goes wrong in it, and what must hold."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Coroutine
from random import Random
from typing import Any  # Any: JSON

import msgspec
from msgspec import Struct

from podzemi.engine import registry
from podzemi.engine.game import IllegalAction
from podzemi.engine.values import Seat
from podzemi.server.match.match_log import MatchLog, log_of
from podzemi.server.store import LogEntry, Query, Table
from podzemi.server.store.people.people import names
from podzemi.server.store.sql import Ask
from podzemi.server.store.table import tables

from .loop import SimulatedLoop, Stuck
from .network import Answer, Json, Network
from .people import GAMES, Person, Visitor
from .process import Process
from .store import Database

EVENING = 75.0
"""Seconds without faults after which everything must be as it should."""
NIGHT = 15.0
"""Seconds in which what is on its way arrives."""
STILL = 45.0
"""Seconds in which a table that waits for a bot, or for somebody who is here, must go on in the evening."""


class Violation(AssertionError):
    """Something that must hold did not."""


class Plan(Struct, frozen=True):
    """All that decides a world. A shrinker makes one smaller while it still fails."""

    seed: int
    seconds: float = 90.0
    """Of faults; then an evening without."""
    processes: int = 2
    people: int = 3
    most_tables: int = 3
    faults: float = 1.0
    """How often network and database fail; 0: never."""
    calm: float = 1.0
    """How much time lies between two troubles of the other kinds; larger: fewer of them."""
    crashes: bool = True
    cuts: bool = True
    outages: bool = True
    jumps: bool = True
    pauses: bool = True
    games: tuple[str, ...] = GAMES
    pace: float = 0.7
    """Seconds between two things that somebody does."""
    errands: float = 1.0
    """The share that is not playing (to come, sit down, begin, leave); smaller: more moves for each."""


class Outcome(Struct):
    plan: Plan
    trace: str
    """A digest of everything that everybody heard, in order."""
    violation: str | None
    acknowledged: int
    faults: int
    simulated: float
    lines: int
    cpu: float


class World:
    """A world, whose events all follow from its plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.loop = SimulatedLoop()
        self.dice = Random(f"{plan.seed} world")
        self.database = Database(Random(f"{plan.seed} database"))
        self.network = Network(Random(f"{plan.seed} network"))
        self.processes: list[Process | None] = [None] * plan.processes
        self.lives = 0
        self.people = [Person(self, f"p{n}", Random(f"{plan.seed} person {n}")) for n in range(plan.people)]
        self.tables: list[str] = []
        self.games, self.pace, self.most_tables = plan.games, plan.pace, plan.most_tables
        self.evening = self.night = False
        self.numbers = 0
        self.words: dict[str, str] = {}
        """By id of what was acknowledged: its table."""
        self.logs: dict[str, tuple[int, Counter[str]]] = {}
        """By table: the last line of its log that was read, and how often it has each word."""
        self.shown: dict[tuple[str, Seat | None, int], list[tuple[str, bytes]]] = {}
        """By table, seat and number: who was shown what."""
        self.refused: Counter[str] = Counter()
        self.faults = 0
        self.resyncs = 0
        self.trace = hashlib.sha256()
        self.wrong: list[str] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.dead: list[Process] = []

    # --- what people need of it

    def number(self) -> int:
        self.numbers += 1
        return self.numbers

    def process_for(self, person: Person) -> Process | None:
        """The one that is usual for them, or another that is there; now and then any."""
        ready = [process for process in self.processes if process is not None and process.ready]
        return ready[person.home % len(ready)] if ready else None

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.wrong.append(f"a person fell over: {error!r}")
            logging.getLogger("simulation").error("fell over", exc_info=error)

    def note(self, *what: object) -> None:
        self.trace.update(repr((round(self.loop.now, 6), *what)).encode())

    # --- what is checked all the time

    def acknowledged(self, table: str, word: str) -> None:
        """It is on the disk, once."""
        self.words[word] = table
        found = self._times_in_log(table, word)
        if found != 1:
            self.wrong.append(f"{word} was acknowledged and is {found} times in the log")

    def _times_in_log(self, table: str, word: str) -> int:
        """How often the log has the word. A log only grows: what was read once is not read again."""
        read, words = self.logs.setdefault(table, (0, Counter()))
        fresh = self.database.read_now(_lines_after(table, read))
        words.update(client.rpartition(":")[2] for _, client in fresh)
        self.logs[table] = (fresh[-1][0] if fresh else read, words)
        return words[word]

    def saw(self, visitor: Visitor, known: Json) -> None:
        key = (visitor.table, known["seat"], known["version"])
        shown = msgspec.json.encode([known["view"], known["legal"]])
        if known["view"] is not None:
            self.shown.setdefault(key, []).append((visitor.person.name, shown))

    def check_refusal(self, problem: Json) -> None:
        if problem["code"] == "internal":
            self.wrong.append(f"refused by a mistake of the server: {problem}")

    def check_answer(self, path: str, answer: Answer) -> None:
        if answer.status >= 500:
            self.wrong.append(f"{path} answered {answer.status}: {answer.body}")

    def check_rooms(self) -> None:
        """One room for one table in each process."""
        for process in self.processes:
            for name in [] if process is None else process.double_rooms():
                self.wrong.append(f"a process has two rooms of {name}")

    # --- the day

    def run(self) -> Outcome:
        began = time.process_time()
        asyncio.set_event_loop(None)
        silent = _Errors(self)
        logger = logging.getLogger("podzemi.server")
        logger.addHandler(silent)
        level, logger.propagate = logger.level, False
        logger.setLevel(logging.ERROR)
        try:
            self.loop.run_until_complete(self._day())
        except Stuck:
            self.wrong.append("everybody waits, and nothing will happen any more")
        except Violation as violation:
            self.wrong.append(str(violation))
        finally:
            logger.removeHandler(silent)
            logger.propagate = True
            logger.setLevel(level)
            self._end()
        lines = self.database.read_now(_count())
        faults = self.faults + self.database.count + self.network.count
        return Outcome(
            self.plan,
            self.trace.hexdigest()[:16],
            self.wrong[0] if self.wrong else None,
            len(self.words),
            faults,
            self.loop.now,
            lines,
            time.process_time() - began,
        )

    async def _day(self) -> None:
        plan = self.plan
        for slot in range(self.plan.processes):
            await self._start(slot)
        self.database.faults = self.network.faults = self.plan.faults
        for person in self.people:
            self.begin(person.live())
        trouble = [self._crashes(), self._cuts(), self._outages(), self._jumps(), self._pauses()]
        wanted = [plan.crashes, plan.cuts, plan.outages, plan.jumps, plan.pauses]
        for happens, wish in zip(trouble, wanted, strict=True):
            if wish:
                self.begin(happens)
            else:
                happens.close()
        while self.loop.now < self.plan.seconds and not self.wrong:
            await asyncio.sleep(1.0)
            self.check_rooms()
        await self._have_evening()

    async def _start(self, slot: int) -> None:
        """A process; again until it stands, since the database may be away."""
        while True:
            self.lives += 1
            process = Process(self, slot, Random(f"{self.plan.seed} life {self.lives}"))
            self.processes[slot] = process
            for _ in range(300):
                if process.ready:
                    return
                if process.main.done():
                    break
                await asyncio.sleep(0.1)
            self._kill(process)
            await asyncio.sleep(1.0)

    def _kill(self, process: Process) -> None:
        process.kill()
        self.dead.append(process)
        for person in self.people:
            for visitor in person.visits.values():
                if visitor.socket is not None and visitor.socket.process is process:
                    visitor.socket.cut()

    # --- what goes wrong

    async def _calm(self, seconds: float) -> None:
        """So long on average until the next trouble of this kind."""
        await asyncio.sleep(self.dice.expovariate(1 / seconds) * self.plan.calm)

    async def _crashes(self) -> None:
        while not self.evening:
            await self._calm(25.0)
            slot = self.dice.randrange(len(self.processes))
            process = self.processes[slot]
            if self.evening or process is None or not process.ready:
                continue
            self.faults += 1
            if self.dice.random() < 0.3:
                await process.stop()
            self._kill(process)
            await asyncio.sleep(self.dice.uniform(0.5, 12.0))
            await self._start(slot)

    async def _cuts(self) -> None:
        while not self.evening:
            await self._calm(8.0)
            visitors = [v for p in self.people for v in p.visits.values() if v.socket is not None]
            if visitors and not self.evening:
                self.faults += 1
                socket = self.dice.choice(visitors).socket
                assert socket is not None
                socket.cut()

    async def _outages(self) -> None:
        while not self.evening:
            await self._calm(40.0)
            if not self.evening:
                self.database.go_away(self.dice.uniform(0.2, 25.0))

    async def _jumps(self) -> None:
        while not self.evening:
            await self._calm(30.0)
            process = self.dice.choice(self.processes)
            if process is not None and not self.evening:
                self.faults += 1
                process.skew += self.dice.choice([-5.0, -0.5, 0.5, 5.0])

    async def _pauses(self) -> None:
        """The machine stands still: afterwards everything is due at once."""
        while not self.evening:
            await self._calm(60.0)
            if not self.evening:
                self.faults += 1
                self.loop.now += self.dice.uniform(3.0, 30.0)

    # --- the evening

    async def _have_evening(self) -> None:
        """No faults any more, and nothing new: it all comes to rest, and everything is compared."""
        self.database.faults = self.network.faults = 0.0
        self.evening = True
        until = max(self.loop.now, self.database.away_until) + EVENING
        while self.loop.now < until and not self.wrong:
            await asyncio.sleep(1.0)
            self.check_rooms()
        if self.wrong:
            return
        for table in self.database.read_now(_all_tables()):
            self._check_goes_on(table)
        await self._have_night()

    async def _have_night(self) -> None:
        """Neither people nor bots do anything: what is on its way arrives, and everything is compared. Where
        a clock still runs out, it is compared once more, a moment later."""
        self.night = True
        await asyncio.sleep(NIGHT)
        for table in self.database.read_now(_all_tables()):
            for _ in range(20):
                lines = self.database.read_now(_count())
                try:
                    self._check_table(self.database.read_now(tables.get(table.id)) or table)
                    break
                except Violation:
                    await asyncio.sleep(2.0)
                    if lines == self.database.read_now(_count()):
                        raise
        self._check_words()

    def _check_words(self) -> None:
        for person in self.people:
            for visitor in person.visits.values():
                for word, at in visitor.asked_at.items():
                    if word in visitor.pending and self.loop.now - at > STILL:
                        raise Violation(f"{word} was never answered")
        all_words = self.database.read_now(_all_words())
        for word, table in self.words.items():
            if all_words[table][word] != 1:
                raise Violation(f"{word} was acknowledged and is lost or doubled")

    def _check_table(self, table: Table) -> None:
        self._check_seats(table)
        if table.started is None:
            return
        entries = self.database.read_now(tables.log(table.id, 0))
        log = self._check_shown(table, entries)
        self._check_rooms_of(table, log)
        self._check_visitors(table, log)

    def _check_seats(self, table: Table) -> None:
        people = [place.player for place in table.places if place.kind == "person" and place.player]
        stranded = table.finished is None and len(self.database.read_now(names(people))) < len(set(people))
        nobody = table.finished is None and any(p.kind == "person" and not p.player for p in table.places)
        if stranded or nobody:
            raise Violation(f"table {table.id}: who sits there is no more: {table.places}")
        if len(people) != len(set(people)):
            raise Violation(f"table {table.id}: somebody sits twice: {table.places}")

    def _check_shown(self, table: Table, entries: list[LogEntry]) -> MatchLog:
        """Every view that was ever shown is the one that the log gives for that seat at that number."""
        log = log_of(table, registry.game(table.game))
        self._compare(table, log)
        for entry in entries:
            _fold(log, table, entry)
            self._compare(table, log)
        return log

    def _compare(self, table: Table, log: MatchLog) -> None:
        for viewer in log.viewers:
            shown = self.shown.get((table.id, viewer, log.number(viewer)))
            if shown:
                truth = told_by(log, viewer)
                for name, text in shown:
                    if text != truth:
                        where = f"table {table.id} seat {viewer} number {log.number(viewer)}"
                        raise Violation(f"{where}: {name} was shown what is not so")

    def _check_rooms_of(self, table: Table, log: MatchLog) -> None:
        for process in self.processes:
            services = None if process is None else process.services
            room = None if services is None else services.rooms.here.get(table.id)
            if room is None or room.log is None:
                continue
            state = room.game.dump(room.log.match.state)
            if room.version != log.version or state != room.game.dump(log.match.state):
                raise Violation(
                    f"table {table.id}: a process stands at {room.version}, the log at {log.version}"
                )

    def _check_visitors(self, table: Table, log: MatchLog) -> None:
        for person in self.people:
            visitor = person.visits.get(table.id)
            if visitor is None or visitor.socket is None or visitor.known is None:
                continue
            viewer, number = visitor.known["seat"], visitor.known["version"]
            if number != log.number(viewer):
                raise Violation(
                    f"table {table.id}: {person.name} sees {number}, the log has {log.number(viewer)}"
                )
            if viewer is None and any(place.player == person.id for place in table.places):
                raise Violation(f"table {table.id}: {person.name} sits there and looks on")

    def _check_goes_on(self, table: Table) -> None:
        """Nobody waits for a bot, or for somebody who is here."""
        if table.started is None:
            return
        log = log_of(table, registry.game(table.game))
        for entry in self.database.read_now(tables.log(table.id, 0)):
            _fold(log, table, entry)
        if log.over or log.paused is not None or log.question is not None:
            return
        if table.finished is not None:
            raise Violation(f"table {table.id} is finished in the database and not by its log")
        here = {p.id for p in self.people if table.id in p.visits and p.visits[table.id].socket is not None}
        last = max(self.wall() - log.since, 0.0)
        for seat in log.game.to_act(log.match.state):
            place = table.places[seat]
            awaited = place.kind == "bot" or place.player in here
            if awaited and last > STILL:
                raise Violation(f"table {table.id} stands still: seat {seat}, {place.kind}, for {last:.0f} s")

    def wall(self) -> float:
        return min((process.wall() for process in self.processes if process is not None), default=0.0)

    def _end(self) -> None:
        """Nothing of this world goes on."""
        for process in self.processes:
            if process is not None:
                self._kill(process)
        for handle in [*self.loop._ready, *self.loop._scheduled]:
            handle.cancel()
        for process in self.dead:
            for task in process.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
        for task in self.tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        self.loop.close()


class _Errors(logging.Handler):
    """A mistake that the server logs is a violation, unless a fault explains it."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        from podzemi.server.store import StoreLost

        error = record.exc_info[1] if record.exc_info else None
        explained = isinstance(error, StoreLost | ConnectionResetError) or "bot" in record.getMessage()
        if not explained:
            self.world.wrong.append(f"{record.getMessage()}: {error!r}")


def _fold(log: MatchLog, table: Table, entry: LogEntry) -> None:
    """The next line of the log, which can be played where it stands."""
    try:
        log.fold(entry)
    except (IllegalAction, ValueError) as error:
        raise Violation(
            f"table {table.id}: line {entry.version} of the log cannot be played: {error}"
        ) from error


def told_by(log: MatchLog, viewer: Seat | None) -> bytes:
    """View and legal actions of a viewer, as the log has them."""
    game = log.game
    legal = [] if viewer is None else [game.decode(code) for code in log.asked[viewer]]
    view = game.view(log.match.state, viewer)
    plain = msgspec.json.decode(msgspec.json.encode([view, legal]))
    return msgspec.json.encode(plain)


def _lines_after(table: str, version: int) -> Query[list[tuple[int, str]]]:
    """The numbers of later lines of a log, and the word of whoever said them."""
    ask = "SELECT version, coalesce(client, '') FROM log WHERE table_id = ? AND version > ? ORDER BY version"
    rows = yield Ask(ask, (table, version))
    return [(int(number), str(client)) for number, client in rows]


def _all_words() -> Query[dict[str, Counter[str]]]:
    """How often the log of each table has each word, read anew."""
    rows = yield Ask("SELECT table_id, client FROM log WHERE client IS NOT NULL")
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for table, client in rows:
        found[table][client.rpartition(":")[2]] += 1
    return found


def _count() -> Query[int]:
    rows = yield Ask("SELECT count(*) FROM log")
    return int(rows[0][0])


def _all_tables() -> Query[list[Table]]:
    rows = yield Ask("SELECT id FROM game_table ORDER BY created, id")
    found = []
    for (id,) in rows:
        table = yield from tables.get(id)
        assert table is not None
        found.append(table)
    return found
