"""The other processes at the same store: which of them live, and who is connected there.

Nothing of this is stored. Every process says every few seconds that it lives, and who is at its tables
when that changes; a process that falls silent is taken for dead, and its people for disconnected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator
from typing import Any, Final, Literal, TypeAlias  # Any: a coroutine is sent nothing

import msgspec
from msgspec import Struct

from podzemi.server.store import Store
from podzemi.server.support.edges import secrets, time

logger = logging.getLogger("podzemi.server")

BEAT: Final = 2.0
"""Seconds between two signs of life."""
SILENCE: Final = 7.0
"""Seconds after which a process that says nothing is taken for dead."""
ProcessKind: TypeAlias = Literal["server", "worker"]


class Presence(Struct, frozen=True, array_like=True):
    """The connections of a table in one process: its people by id, and the number of spectators."""

    people: frozenset[str] = frozenset()
    others: int = 0


NOBODY: Final = Presence()
PRESENCE: Final = msgspec.json.Decoder(Presence)
PEOPLE: Final = msgspec.json.Decoder(list[str])
AT_ONCE: Final = 300
"""People in one word to the others: a database passes on 8,000 bytes at most."""


def batches(people: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(people), AT_ONCE):
        yield people[first : first + AT_ONCE]


class Peer(Struct):
    """Another process, as we know it."""

    kind: str
    heard: float
    tables: dict[str, Presence] = {}
    people: set[str] = set()
    """Everybody who is connected there, at a table or not."""


class PeerProcesses:
    """The exchange with other processes: their presence at tables, and ours."""

    def __init__(self, store: Store, kind: ProcessKind = "server") -> None:
        self.store = store
        self.kind = kind
        self.me = secrets.token_urlsafe(9)
        self.others: dict[str, Peer] = {}
        self.mine: Callable[[str], Presence] = lambda _: NOBODY
        """The presence at a table in this process."""
        self.tables: Callable[[], list[str]] = list
        """The tables that are in memory here."""
        self.changed: Callable[[str], None] = lambda _: None
        """Called with a table when somebody came or went elsewhere."""
        self.connected: Callable[[], Collection[str]] = frozenset
        """Everybody who is connected here."""
        self.moved: Callable[[Iterable[str]], None] = lambda _: None
        """Called with people who came or went elsewhere, the server or one of its tables."""
        self.told_people: frozenset[str] = frozenset()
        self.gone: Callable[[], None] = lambda: None
        """Called when a process has died."""
        self.saying: set[asyncio.Task[None]] = set()

    # --- what is known

    def at(self, table: str) -> Presence:
        """The presence at that table in other processes."""
        found = [presence for other in self.others.values() if (presence := other.tables.get(table))]
        if not found:
            return NOBODY
        people = frozenset().union(*(presence.people for presence in found))
        return Presence(people, sum(presence.others for presence in found))

    def is_connected(self, person: str) -> bool:
        """Whether the person is connected elsewhere."""
        return any(person in other.people for other in self.others.values())

    @property
    def workers(self) -> int:
        """Processes that only think."""
        return sum(other.kind == "worker" for other in self.others.values())

    # --- saying

    def tell(self, table: str) -> None:
        """Somebody came or went here."""
        if self.store.shared:
            self._notify(f"here {self.me} {table} {msgspec.json.encode(self.mine(table)).decode()}")

    def tell_people(self) -> None:
        """Arrivals and departures since the last notice."""
        if not self.store.shared:
            return
        before, now = self.told_people, frozenset(self.connected())
        self.told_people = now
        self._say_people("came", now - before)
        self._say_people("went", before - now)

    def _say_people(self, how: str, people: frozenset[str]) -> None:
        for some in batches(sorted(people)):
            self._notify(f"{how} {self.me} {msgspec.json.encode(some).decode()}")

    def ask(self, table: str) -> None:
        """Ask the other processes for their presence, because the table was loaded here."""
        if self.store.shared:
            self._notify(f"who {table}")

    def _notify(self, message: str) -> None:
        self._soon(self.store.notify(message))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    # --- hearing

    def on_message(self, message: str) -> None:
        """Handle a message of another process; leave alone what is not for us."""
        match message.split(" ", 3):
            case ["alive", who, kind]:
                self._lives(who, kind)
            case ["bye", who]:
                self._forget(who)
            case ["who", table]:
                if self.mine(table) != NOBODY:
                    self.tell(table)
            case ["here", who, table, presence]:
                self._is_at(self._lives(who, "server"), table, PRESENCE.decode(presence))
            case ["came" | "went" as how, who, people]:
                self._hear_people(self._lives(who, "server"), how, PEOPLE.decode(people))
            case ["again"]:
                self._introduce()

    def _lives(self, who: str, kind: str) -> Peer:
        """Note its sign of life; a process that was not known is told who is here."""
        if who not in self.others:
            self.others[who] = Peer(kind, time.monotonic())
            self._introduce()
        self.others[who].heard = time.monotonic()
        return self.others[who]

    def _hear_people(self, other: Peer, how: str, people: list[str]) -> None:
        if how == "came":
            other.people.update(people)
        else:
            other.people.difference_update(people)
        self.moved(people)

    def _is_at(self, other: Peer, table: str, presence: Presence) -> None:
        before = other.tables.pop(table, NOBODY)
        if presence != NOBODY:
            other.tables[table] = presence
        self.changed(table)
        self.moved(before.people ^ presence.people)

    def _introduce(self) -> None:
        self._notify(f"alive {self.me} {self.kind}")
        for table in self.tables():
            if self.mine(table) != NOBODY:
                self.tell(table)
        self._say_people("came", self.told_people)

    def _forget(self, who: str) -> None:
        other = self.others.pop(who, None)
        if other is not None:
            for table in other.tables:
                self.changed(table)
            self.moved(other.people)
            if other.kind == "server":
                self.gone()

    # --- living

    async def run(self) -> None:
        """Until cancelled: say that we live, and notice who does not."""
        while self.store.shared:
            await self.store.notify(f"alive {self.me} {self.kind}")
            for who in [who for who, other in self.others.items() if _is_silent(other)]:
                logger.warning("process %s has fallen silent", who)
                self._forget(who)
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        if self.store.shared:
            await self.store.notify(f"bye {self.me}")
        await asyncio.gather(*self.saying, return_exceptions=True)


def _is_silent(other: Peer) -> bool:
    return time.monotonic() - other.heard > SILENCE
