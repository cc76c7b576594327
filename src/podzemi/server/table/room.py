"""A room: one table in memory. One room, one writer: orders queue, so no two can race.

To act: catch up, check, append to the log, then apply and tell. A version that somebody
else took means: catch up, and check again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.engine.match import AnyMatch
from podzemi.engine.values import Seat
from podzemi.server import metrics
from podzemi.server.match.control import SeatTakenOver, control_of
from podzemi.server.match.door import check_sight
from podzemi.server.match.lines import PlayerMessage, line_of
from podzemi.server.match.match_log import MatchLog, NextLine, log_of
from podzemi.server.match.standings import end_of
from podzemi.server.match.tables import LONGEST_ID, people_of, seats_by_person
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, LogEntry, Place, Query, Table
from podzemi.server.store.people import people
from podzemi.server.store.table import tables
from podzemi.server.table import gathering
from podzemi.server.table.bots.bot_turns import BotTurns
from podzemi.server.table.deadlines import Deadlines
from podzemi.server.table.order_queue import OrderQueue
from podzemi.server.table.viewers.audience import Audience, Listener, encode
from podzemi.server.table.viewers.sent_lines import SentLines
from podzemi.server.table.votes import Votes
from podzemi.server.talk.talk import TableTalk
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.rooms import Rooms

T = TypeVar("T")


class Room:
    """A table in memory: its match, who is here, and the queue of orders."""

    def __init__(self, rooms: Rooms, table: Table, names: dict[str, str], pack: str | None) -> None:
        self.rooms = rooms
        self.table = table
        self.names = names
        self.pack = pack
        """The text of the table's data pack; None: the built-in data."""
        self.game: AnyGame = registry.game_with_pack(table.game, pack)
        self.log: MatchLog | None = None
        self.sent_lines = SentLines()
        """The answers to actions that are sent again."""
        self.came: set[str] = set()
        """Those of the table's people who have been here since the table came into memory."""
        self.audience = Audience(self)
        self.talk = TableTalk(self, rooms.store, rooms.talkers)
        self.deadlines = Deadlines(self)
        self.votes = Votes(self)
        self.bots = BotTurns(self)
        self.queue = OrderQueue(f"table {table.id}", rooms.settings.idle, self._may_leave_memory)
        if table.started is not None:
            self._open_match(table.started)

    # --- the queue

    async def do(self, order: Callable[[], Awaitable[T]]) -> T:
        """Let the order have its turn. It is carried out even if the asker goes away meanwhile."""
        return await self.queue.do(lambda: self._attempt(order))

    async def _attempt(self, order: Callable[[], Awaitable[T]]) -> T:
        """Run an order; if it is refused, catch up with other processes and try once more."""
        try:
            return await order()
        except Refused as refused:
            if not self.rooms.store.shared or not refused.may_be_outdated:
                raise
        await self.refresh()
        return await order()

    async def _as_seated(self, order: Callable[[], T]) -> T:
        """Run an order that depends on the seating. In play no seat changes without a line of the log: if no
        new line explains a refusal, it is final, and no more than the log is read for it."""
        try:
            return order()
        except Refused as refused:
            if self.log is not None and self.rooms.store.shared:
                refused.final = not await self.catch_up()
            raise

    def _may_leave_memory(self) -> bool:
        if self.audience.listeners or self.bots.thinking or self.deadlines.is_near:
            return False
        self._stop()
        self.rooms.forget(self)
        return True

    def _stop(self) -> None:
        self.deadlines.stop()
        self.audience.stop()

    async def close(self) -> None:
        self._stop()
        self.queue.end()
        tasks = [self.queue.task, *self.bots.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- who is who

    @property
    def match(self) -> AnyMatch | None:
        return None if self.log is None else self.log.match

    @property
    def listeners(self) -> list[Listener]:
        return list(self.audience.listeners)

    @property
    def version(self) -> int:
        """The last line of the log that is in memory."""
        return 0 if self.log is None else self.log.version

    def number(self, viewer: Seat | None) -> int:
        """The version as this seat (None: a spectator) counts it."""
        return 0 if self.log is None else self.log.number(viewer)

    def seats_by_person(self) -> dict[str, list[Seat]]:
        return seats_by_person(self.table)

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats of a person, those of companions at the same device among them."""
        places = enumerate(self.table.places)
        return [seat for seat, place in places if place.kind == "person" and place.player == person]

    def seat_of(self, person: str | None) -> Seat | None:
        """The first of these seats; None: the person has none."""
        return next(iter(self.seats_of(person)), None)

    def name_at(self, place: Place) -> str:
        """The name of the player in that seat; of a bot its id."""
        if place.kind != "person":
            return place.player
        return place.companion or self.names.get(place.player, "")

    def player_names(self) -> list[str]:
        return [self.name_at(place) for place in self.table.places]

    def info(self, person: str | None) -> wire.TableInfo:
        return self.audience.info(person)

    def is_connected(self, person: str) -> bool:
        """Whether the person looks at the table, here or in another process."""
        return self.audience.is_here(person) or person in self.rooms.peers.at(self.table.id).people

    # --- coming, going, looking

    async def join(self, listener: Listener) -> None:
        self.audience.add(listener)
        await gathering.somebody_came(self, listener.person)
        self.audience.sync(listener)
        await self.talk.welcome(listener)
        self.bots.wake()  # a match that everybody had left goes on when somebody looks

    async def leave(self, listener: Listener) -> None:
        if (person := self.audience.remove(listener)) is not None:
            self.talk.forget(person)

    async def resync(self, listener: Listener) -> None:
        if listener not in self.audience.listeners:
            check_sight(self.table, listener.person)
        self.audience.sync(listener)

    async def hand(self, listener: Listener, message: wire.Hand) -> None:
        """A shared device goes to another of those who share it."""
        await self._as_seated(lambda: self.audience.devices.hand(listener, message.seat, message.shown))
        self.audience.sync(listener)

    async def rename(self, person: str, name: str) -> None:
        self.names[person] = name
        self.audience.tell_table()
        self.talk.rename(person, name)

    # --- what changes around the match

    def seats_changed(self) -> None:
        """Send everybody everything again, because viewers may have changed."""
        self.rooms.on_change(self.table.id)
        if self.match is None:
            self.audience.tell_table()
        else:
            self.audience.tell_everything()
            self.wake()

    async def refresh(self) -> None:
        """Another process wrote about this table: take it over, and tell everybody here what is new."""
        before, known = self.info(None), self.table
        people_here = people_of(known) | set(self.names)
        fresh, names, entries = await self.rooms.store.read(_news(known.id, self.version, people_here))
        if fresh is None:
            return
        self._take_names(names)
        self.table = replace(fresh, finished=known.finished)  # the end comes with its line of the log
        begins = self.log is None and fresh.started is not None
        if begins and fresh.started is not None:
            self.begin(fresh.started)
        for entry in entries:
            self.advance(entry)
        if not begins and fresh.places != known.places:
            self.seats_changed()
        elif self.info(None) != before:
            self.audience.tell_table()
        await self.talk.catch_up()

    def _take_names(self, fresh: dict[str, str]) -> None:
        renamed = {person: name for person, name in fresh.items() if self.names.get(person, name) != name}
        self.names |= fresh
        for person, name in renamed.items():
            self.talk.rename(person, name)

    def begin(self, at: float) -> None:
        """The match has started."""
        self._open_match(at)
        self._note_turn()
        self.rooms.lobby.refresh()
        self.rooms.on_change(self.table.id)
        self.audience.turn_out()
        self.audience.tell_everything()
        self.wake()

    # --- the match

    def _open_match(self, at: float) -> None:
        self.log = log_of(replace(self.table, started=at), self.game)

    def fold(self, entry: LogEntry, line: NextLine | None = None) -> list[Seat | None]:
        """Apply what is in the log already, telling nobody; which viewers have news by it."""
        assert self.log is not None
        audience = self.log.fold(entry, line)
        if entry.client is not None:
            self.sent_lines.note(entry.client, entry.version)
        if self.table.forfeits != self.log.forfeits:
            self.table = replace(self.table, forfeits=list(self.log.forfeits))
        return audience

    def advance(self, entry: LogEntry, line: NextLine | None = None) -> None:
        """Apply what is in the log, and tell everybody what they may know of it."""
        audience = self.fold(entry, line)
        if self.log is not None and self.log.over:
            self.table = replace(self.table, finished=entry.at)
        self.audience.tell_update(audience)
        self._note_turn()
        if self.table.finished is not None:
            self.rooms.lobby.refresh()
            self.audience.tell_table()
            self.talk.match_ended()
        self.wake()

    def _note_turn(self) -> None:
        """The seats to act now, for pages outside the table."""
        self.rooms.turns.note(self.table.id, self.version, self.awaited_seats())

    def awaited_seats(self) -> list[Seat]:
        """The seats whose decision is awaited."""
        if self.match is None or self.table.finished is not None:
            return []
        return list(self.game.to_act(self.match.state))

    async def catch_up(self) -> bool:
        """Whether the log had more than we knew."""
        entries = await self.rooms.store.read(tables.log(self.table.id, self.version))
        for entry in entries:
            self.advance(entry)
        if any(isinstance(control_of(entry), SeatTakenOver) for entry in entries):
            await self.refresh()  # who sits where belongs to it
        return bool(entries)

    async def act(self, listener: Listener, act: PlayerMessage) -> None:
        """A person's decision, or a word about the match: stored and answered, or refused; then told."""
        seat = await self._as_seated(lambda: self._actor(listener, act))
        if not 1 <= len(act.id) <= LONGEST_ID or not act.id.isprintable():
            raise Refused("malformed")
        client, before = f"{seat}:{act.id}", -1
        while client not in self.sent_lines:
            if self.version == before:  # the id is taken, and not by what we remember
                if await self._recall(client):
                    break
                raise Refused("stale", version=self.number(seat))
            before = self.version
            try:
                if self.log is None:
                    raise Refused("not_started")
                line = line_of(self.log, self.table, seat, act)
            except Refused as refused:
                if await self.catch_up() or await self._recall(client):
                    continue
                refused.final = True
                raise
            if (entry := await self.append(line, client)) is not None:
                listener.hold(encode(wire.Accepted(act.id, self.number(seat) + 1)))
                self.advance(entry, line)
                return
        listener.send(encode(wire.Accepted(act.id, self._number_of(seat, self.sent_lines[client]))))

    async def _recall(self, client: str) -> bool:
        """Whether the log has a line of that id, which is remembered again then."""
        version = await self.rooms.store.read(tables.version_of(self.table.id, client))
        if version is None or version > self.version:
            return False
        self.sent_lines.note(client, version)
        return True

    def _actor(self, listener: Listener, act: PlayerMessage) -> Seat:
        """The seat by which a person acts: the one that holds the device."""
        seat = self.audience.viewer(listener)
        if seat is None:
            mine = self.seats_of(listener.person)
            known = [one for one in mine if f"{one}:{act.id}" in self.sent_lines]
            if not known:
                raise Refused("covered" if mine else "not_your_seat")
            return known[0]
        if not isinstance(act, wire.Answer) or f"{seat}:{act.id}" in self.sent_lines:
            return seat
        speaker = self.votes.speaker(seat)
        if f"{speaker}:{act.id}" not in self.sent_lines:
            self.votes.check_number(seat, act)
        return speaker

    def _number_of(self, seat: Seat, version: int) -> int:
        number = None if self.log is None else self.log.number_of(seat, version)
        assert number is not None  # a seat hears of everything it did
        return number

    async def append(self, line: NextLine, client: str | None = None) -> LogEntry | None:
        """Write the line to the log, on the disk; None: somebody was quicker, and we have caught up."""
        assert self.log is not None
        entry = line.entry(self.version + 1, client, self.deadlines.now())
        over = line.result is not None
        ended = msgspec.json.encode(line.result) if over else None
        writing = tables.append(self.table.id, entry, ended, end_of(self.log, self.table, line, entry.at))
        try:
            await self.rooms.store.write(self.deadlines.with_due(writing, entry.at, over), tell=self.table.id)
        except Conflict:
            await self.catch_up()
            return None
        metrics.ACTIONS.labels(self.table.game, self.table.places[line.seat].kind).inc()
        return entry

    def wake(self) -> None:
        """Bots go on, and the timer, where the match stands now."""
        self.bots.wake()
        self.deadlines.arm()


def _news(
    table: str, version: int, known: Iterable[str]
) -> Query[tuple[Table | None, dict[str, str], list[LogEntry]]]:
    """The table, the names of its people and what is new in its log, all of one moment."""
    fresh = yield from tables.get(table)
    if fresh is None:
        return None, {}, []
    names = yield from people.names(people_of(fresh) | set(known))
    entries = yield from tables.log(table, version)
    return fresh, names, entries
