"""A room: one table in memory. One room, one writer: orders queue, so no two can race.

To act: catch up, check, append to the log, then apply and tell. A version that somebody
else took means: catch up, and check again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.match import Match
from podzemi.engine.values import Action, Refusal, Seat
from podzemi.server.problems import Refused
from podzemi.server.ratings.standings import finish_of
from podzemi.server.running import metrics
from podzemi.server.store import Entry, Table, Taken, people, tables
from podzemi.server.store.ratings import Finish
from podzemi.server.table import gathering
from podzemi.server.table.bot_turns import BotTurns
from podzemi.server.table.clock import ranked
from podzemi.server.table.control import Control, Line, Undo
from podzemi.server.table.course import Course
from podzemi.server.table.door import check_sight
from podzemi.server.table.keeper import Keeper
from podzemi.server.table.neighbours import Presence
from podzemi.server.table.tables import LONGEST_ID, again, counts, describe, people_of
from podzemi.server.talk.talk import Talk
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
Order = Callable[[], Awaitable[None]]
Wish = wire.Act | wire.TakeBack | wire.Propose | wire.Answer
NULL: Final = Raw(b"null")


class Listener(Protocol):
    """Somebody who looks at a table through one connection."""

    person: str | None
    language: str

    def send(self, message: str) -> None:
        """Never waits; the messages arrive in this order or the connection ends."""
        ...


def raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


def written(message: wire.FromServer) -> str:
    return msgspec.json.encode(message).decode()


class Room:
    """A table in memory: its match, who is here, and the queue of orders."""

    def __init__(self, rooms: Rooms, table: Table, names: dict[str, str], pack: str | None) -> None:
        self.rooms = rooms
        self.table = table
        self.names = names
        self.pack = pack
        """The text of the table's data pack; None: the house data."""
        self.game: AnyGame = registry.game_with_pack(table.game, pack)
        self.course: Course | None = None
        self.acts: dict[str, int] = {}
        """Version by client id: what a resent action is answered with."""
        self.listeners: list[Listener] = []
        self.talk = Talk(self)
        self.came: set[str] = set()
        """People who have been here since the table came into memory."""
        self.orders: asyncio.Queue[Order] = asyncio.Queue()
        self.keeper = Keeper(self)
        self.bots = BotTurns(self)
        self.writer = asyncio.create_task(self._run(), name=f"room {table.id}")
        if table.started is not None:
            self._open_match(table.started)

    # --- the queue

    async def do(self, order: Callable[[], Awaitable[T]]) -> T:
        """Let the order have its turn. It is carried out even if the asker goes away meanwhile."""
        if self.writer.done():
            raise RuntimeError(f"table {self.table.id} has left the memory")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                result = await self._attempt(order)
            except Exception as error:
                if done.cancelled():
                    logger.exception("table %s version %s: an order failed", self.table.id, self.version)
                else:
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        self.orders.put_nowait(carry_out)
        return await done

    async def _attempt(self, order: Callable[[], Awaitable[T]]) -> T:
        """What is refused may be right after all by what another process has just written."""
        try:
            return await order()
        except Refused:
            if not self.rooms.store.shared:
                raise
        await self.refresh()
        return await order()

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self.rooms.settings.idle):
                    order = await self.orders.get()
            except TimeoutError:
                if not (self.listeners or self.bots.thinking or self.keeper.is_near) and self.orders.empty():
                    self.keeper.stop()
                    self.rooms.forget(self)
                    return
            else:
                await order()

    async def close(self) -> None:
        self.keeper.stop()
        tasks = [self.writer, *self.bots.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- who is who

    @property
    def match(self) -> Match[Any, Any] | None:
        return None if self.course is None else self.course.match

    @property
    def version(self) -> int:
        """The last line of the log that is in memory."""
        return 0 if self.course is None else self.course.version

    def number(self, seat: Seat | None) -> int:
        """The version as this seat (None: a spectator) counts it."""
        return 0 if self.course is None else self.course.number(seat)

    def seat_of(self, person: str | None) -> Seat | None:
        for seat, place in enumerate(self.table.places):
            if place.kind == "person" and place.player == person:
                return seat
        return None

    def player_names(self) -> list[str]:
        return [
            self.names.get(place.player, "") if place.kind == "person" else place.player
            for place in self.table.places
        ]

    def info(self, person: str | None) -> wire.TableInfo:
        elsewhere = self.rooms.neighbours.at(self.table.id)
        here = {listener.person for listener in self.listeners} | elsewhere.people
        watching = self._watching() + elsewhere.others
        awaited = [] if self.match is None else self.game.to_act(self.match.state)
        return describe(self.table, self.number(None), self.names, person, here, watching, awaited)

    def _watching(self) -> int:
        """How many without a seat look at the table through this process."""
        watching = [listener for listener in self.listeners if self.seat_of(listener.person) is None]
        known = {listener.person for listener in watching if listener.person is not None}
        return len(known) + sum(listener.person is None for listener in watching)

    @property
    def presence(self) -> Presence:
        """Who is connected here, for the other processes."""
        here = {listener.person for listener in self.listeners if listener.person is not None}
        return Presence(frozenset(here & people_of(self.table)), self._watching())

    def is_connected(self, person: str) -> bool:
        """Whether the person looks at the table, here or in another process."""
        return (
            any(listener.person == person for listener in self.listeners)
            or person in self.rooms.neighbours.at(self.table.id).people
        )

    # --- coming, going, looking

    async def join(self, listener: Listener) -> None:
        before = self._presence()
        self.listeners.append(listener)
        await gathering.somebody_came(self, listener.person)
        listener.send(written(self._sync(listener)))
        await self.talk.welcome(listener)
        self._tell_presence(before, but=listener)
        self.rooms.neighbours.tell(self.table.id)

    async def leave(self, listener: Listener) -> None:
        before = self._presence()
        if listener in self.listeners:
            self.listeners.remove(listener)
        self._tell_presence(before)
        self.rooms.neighbours.tell(self.table.id)

    def _turn_out(self) -> None:
        """Where nobody may look on, who has no seat hears no more."""
        for listener in list(self.listeners):
            try:
                check_sight(self.table, listener.person)
            except Refused as refused:
                self.listeners.remove(listener)
                listener.send(written(wire.Refused(refused.problem(listener.language))))

    async def resync(self, listener: Listener) -> None:
        if listener not in self.listeners:
            check_sight(self.table, listener.person)
        listener.send(written(self._sync(listener)))

    async def rename(self, person: str, name: str) -> None:
        self.names[person] = name
        self.tell_table()
        self.talk.renamed(person, name)

    def _presence(self) -> wire.TableInfo:
        return self.info(None)

    def _tell_presence(self, before: wire.TableInfo, but: Listener | None = None) -> None:
        if self._presence() != before:
            self.tell_table(but)

    def tell_table(self, but: Listener | None = None) -> None:
        for listener in self.listeners:
            if listener is not but:
                listener.send(written(wire.TableChanged(self.info(listener.person))))

    # --- gathering

    def seats_changed(self) -> None:
        """Whose eyes a connection has may be different now: everybody gets everything again."""
        if self.match is None:
            self.tell_table()
        else:
            self._tell_all()
            self.bots.wake()

    async def refresh(self) -> None:
        """Another process wrote about this table: take it over, and tell everybody here what is new."""
        before, known = self._presence(), self.table
        fresh = await self.rooms.store.read(tables.get(known.id))
        if fresh is None:
            return
        await self._refresh_names(fresh)
        self.table = replace(fresh, finished=known.finished)  # the end comes with its line of the log
        begins = self.course is None and fresh.started is not None
        if begins and fresh.started is not None:
            self._begin(fresh.started)
        if self.course is not None:
            await self.catch_up()
        if not begins and fresh.places != known.places:
            self.seats_changed()
            self.keeper.arm()
        elif self._presence() != before:
            self.tell_table()
        await self.talk.catch_up()

    async def _refresh_names(self, table: Table) -> None:
        fresh = await self.rooms.store.read(people.names(people_of(table) | set(self.names)))
        renamed = {person: name for person, name in fresh.items() if self.names.get(person, name) != name}
        self.names |= fresh
        for person, name in renamed.items():
            self.talk.renamed(person, name)

    def _begin(self, at: float) -> None:
        """The match has started."""
        self._open_match(at)
        self.rooms.turns.note(self)
        self.rooms.lobby.changed()
        self._turn_out()
        self._tell_all()
        self.wake()

    async def start(self, person: str) -> None:
        if person != self.table.host:
            raise Refused("not_host")
        if self.table.phase != "gathering":
            raise Refused("already_started")
        if any(place.kind == "open" for place in self.table.places):
            raise Refused("seats_open")
        gathering.check_all_ready(self)
        at = self.rooms.now()
        starting = self.keeper.dated(tables.start(self.table.id, at), at)
        try:
            await self.rooms.store.write(starting, tell=self.table.id)
        except Taken:
            await self.refresh()
            raise Refused("already_started") from None
        self.table = replace(self.table, started=at)
        self._begin(at)

    async def rematch(self, person: str) -> str:
        """The table where the same players play again, everybody one seat further; always the same one."""
        if self.seat_of(person) is None:
            raise Refused("not_your_seat")
        if self.table.phase != "finished":
            raise Refused("not_finished")
        if self.table.rematch is None:
            new = again(self.table, self.game, person)
            adding = tables.add_rematch(self.table.id, new)
            there = await self.rooms.store.write(adding, tell=self.table.id)
            self.table = replace(self.table, rematch=there)
            self.tell_table()
        assert self.table.rematch is not None
        return self.table.rematch

    # --- the match

    def _open_match(self, at: float) -> None:
        self.course = Course(
            self.game,
            len(self.table.places),
            self.table.options,
            self.table.seed,
            at,
            self.table.clock,
            branches=self.table.luck.branches,
        )

    def fold(self, entry: Entry) -> list[Seat | None]:
        """Apply what is in the log already, telling nobody; whose eyes have news by it."""
        assert self.course is not None
        heard = self.course.fold(entry)
        if entry.client is not None:
            self.acts[entry.client] = entry.version
        if self.table.forfeits != self.course.forfeits:
            self.table = replace(self.table, forfeits=list(self.course.forfeits))
        return heard

    def advance(self, entry: Entry) -> None:
        """Apply what is in the log, and tell everybody what they may know of it."""
        heard = self.fold(entry)
        if self.match is not None and self.game.result(self.match.state) is not None:
            self.table = replace(self.table, finished=entry.at)
        self.tell_update(heard)
        self.rooms.turns.note(self)
        if self.table.finished is not None:
            self.rooms.lobby.changed()
            self.tell_table()
            self.talk.match_ended()
        self.wake()

    async def catch_up(self) -> bool:
        """Whether the log had more than we knew."""
        entries = await self.rooms.store.read(tables.log(self.table.id, self.version))
        for entry in entries:
            self.advance(entry)
        return bool(entries)

    async def act(self, listener: Listener, act: Wish) -> None:
        """A person's decision, or a word about the match: stored and answered, or refused; then told."""
        seat = self.seat_of(listener.person)
        if seat is None:
            raise Refused("not_your_seat")
        if not 1 <= len(act.id) <= LONGEST_ID or not act.id.isprintable():
            raise Refused("malformed")
        client, before = f"{seat}:{act.id}", -1
        while client not in self.acts:
            if self.version == before:  # the id is taken, and not by what we know
                raise Refused("stale", version=self.number(seat))
            before = self.version
            try:
                line = self._checked(seat, act)
            except Refused:
                if await self.catch_up():
                    continue
                raise
            if (entry := await self.append(seat, line, client)) is not None:
                listener.send(written(wire.Accepted(act.id, self.number(seat) + 1)))
                self.advance(entry)
                return
        listener.send(written(wire.Accepted(act.id, self._number_of(seat, self.acts[client]))))

    def _number_of(self, seat: Seat, version: int) -> int:
        number = None if self.course is None else self.course.number_of(seat, version)
        assert number is not None  # a seat hears of everything it did
        return number

    def _checked(self, seat: Seat, act: Wish) -> Action | Control:
        """The line for the log; Refused if it is not allowed as things stand."""
        match act:
            case wire.Act():
                return self._check(seat, act)
            case wire.TakeBack():
                return self._check_undo(seat, act)
            case wire.Propose():
                return self.keeper.check_propose(seat, act)
            case wire.Answer():
                return self.keeper.check_answer(seat, act)

    def _check(self, seat: Seat, act: wire.Act) -> Action:
        """The action, if this seat may play it now; Refused otherwise."""
        if self.course is None:
            raise Refused("not_started")
        self.keeper.check_not_paused()
        action = self.game.parse(bytes(act.action))
        if isinstance(action, Refusal):
            raise Refused("unknown_action", clause=action.clause)
        if not self.course.is_fresh(seat, act.version):
            raise Refused("stale", version=self.number(seat))
        if (refusal := self.course.match.refusal(seat, action)) is not None:
            raise Refused.by_game(self.table.game, refusal)
        return action

    def _check_undo(self, seat: Seat, act: wire.TakeBack) -> Undo:
        """The seat's last decision, if it may be taken back (IF-0.4); Refused otherwise."""
        if self.course is None:
            raise Refused("not_started")
        self.keeper.check_not_paused()
        if not self.course.is_fresh(seat, act.version):
            raise Refused("stale", version=self.number(seat))
        if (played := self.course.undoable(seat, counts(self.table))) is None:
            raise Refused("no_undo")
        return Undo(played.entry.version)

    async def append(self, seat: Seat, line: Action | Control, client: str | None) -> Entry | None:
        """The new line of the log, on the disk; None: somebody was quicker, and we have caught up.

        Tried on a copy first: an action at which the rules break down must not get into the log.
        """
        entry = Entry(self.version + 1, seat, msgspec.json.encode(line), client, self.rooms.now())
        result = None if isinstance(line, Line) else self._result_of(seat, line)
        ended = None if result is None else msgspec.json.encode(result)
        finish = None if result is None or isinstance(line, Line) else self._finish(entry, line, result)
        writing = tables.append(self.table.id, entry, ended, finish)
        try:
            await self.rooms.store.write(
                self.keeper.dated(writing, entry.at, result is not None), tell=self.table.id
            )
        except Taken:
            await self.catch_up()
            return None
        metrics.ACTIONS.labels(self.table.game, self.table.places[seat].kind).inc()
        return entry

    def _finish(self, entry: Entry, last: Action, result: Result) -> Finish:
        """How everybody came out by this last action, to be written with it."""
        assert self.course is not None
        turns = [(played.entry.seat, played.action) for played in self.course.played]
        turns.append((entry.seat, last))
        return finish_of(self.table, self.game, result, entry.at, turns, self.course.forfeits)

    def _result_of(self, seat: Seat, action: Action) -> Result | None:
        """How the match would end by this action; None: it goes on."""
        assert self.course is not None
        trial = self.course.match.state.clone()
        self.game.apply(trial, seat, self.game.encode(action))
        return ranked(self.game.result(trial), self.course.forfeits)

    # --- telling

    def _eyes(self, seat: Seat | None) -> dict[str, Raw]:
        """The match as this seat (None: a spectator) may see it."""
        if self.course is None:
            return {"view": NULL, "legal": Raw(b"[]"), "outlook": NULL, "result": NULL, "undo": NULL}
        state = self.course.match.state
        view = self.game.view(state, seat)
        return {
            "view": raw(view),
            "legal": Raw(b"[]") if seat is None else raw(self.game.actions(state, seat)),
            "outlook": self._outlook(view),
            "result": raw(ranked(self.game.result(state), self.course.forfeits)),
            "undo": raw(undo.action if (undo := self.course.undoable(seat, counts(self.table))) else None),
        }

    def _outlook(self, view: Any) -> Raw:
        """A forecast that fails is left out: it must not hold up the match."""
        try:
            return raw(self.game.outlook(view))
        except Exception:
            logger.exception("table %s version %s: outlook", self.table.id, self.version)
            return NULL

    def _sync(self, listener: Listener) -> wire.Sync:
        seat = self.seat_of(listener.person)
        moments = [] if self.course is None else self.course.history(seat)
        history = [wire.Moment(moment.number, moment.at, raw(moment.events)) for moment in moments]
        return wire.Sync(
            table=self.info(listener.person),
            version=self.number(seat),
            seat=seat,
            history=history,
            clock=self.keeper.told(seat),
            now=self.rooms.now(),
            **self._eyes(seat),
        )

    def _update(self, seat: Seat | None) -> wire.Update:
        assert self.course is not None
        news = self.course.last(seat)
        return wire.Update(
            version=news.number,
            at=news.at,
            events=raw(news.events),
            undone=news.undone,
            by=news.by,
            back=news.back,
            notice=news.notice,
            clock=self.keeper.told(seat),
            **self._eyes(seat),
        )

    def tell_update(self, heard: list[Seat | None]) -> None:
        """One text per seat: all connections of a seat, and all spectators, get the same bytes.

        Who may know nothing of it gets nothing: not even that something happened."""
        texts: dict[Seat | None, str] = {}
        for listener in self.listeners:
            seat = self.seat_of(listener.person)
            if seat not in heard:
                continue
            if seat not in texts:
                texts[seat] = written(self._update(seat))
            listener.send(texts[seat])

    def _tell_all(self) -> None:
        for listener in self.listeners:
            listener.send(written(self._sync(listener)))

    def wake(self) -> None:
        """Bots go on, and the timer, where the match stands now."""
        self.bots.wake()
        self.keeper.arm()
