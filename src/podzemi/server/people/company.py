"""The people around everybody who is here: friends and where they are, invitations; told as it changes.

Everybody who is connected has a socket of their own. What goes over it is reread from the store each time and
sent whole: there is nothing to get out of step. Nothing about a person reaches anybody who is not a friend.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from podzemi.server.people.connections import Connections, OpenConnection
from podzemi.server.store import Query, Store
from podzemi.server.store.people import friends
from podzemi.server.store.people.friends import Circle, PublicTable
from podzemi.server.store.table import invitations
from podzemi.server.store.table.invitations import Invitation, Invited
from podzemi.server.support.edges import time
from podzemi.server.table.rooms import Rooms
from podzemi.wire.messages import Person
from podzemi.wire.people import friends as wire

DELAY: Final = 0.05
"""Seconds in which news for one person are gathered into one message."""
SETTLE: Final = 1.0
"""Seconds before somebody's coming or going is looked at: whoever loads a page anew was not away."""
DAY: Final = 24 * 3600.0

Around = tuple[Circle, list[Invited], list[Invitation]]


def _around(person: str, since: float) -> Query[Around]:
    circle = yield from friends.circle(person)
    invited = yield from invitations.open_to(person, since)
    sent = yield from invitations.sent_by(person)
    return circle, invited, sent


class CompanyNews:
    """Everybody who is connected to this process, and what they were told last."""

    def __init__(self, store: Store, rooms: Rooms, connections: Connections) -> None:
        self.store = store
        self.rooms = rooms
        self.connections = connections
        self.here: dict[str, dict[OpenConnection, None]] = {}
        self.told: dict[str, wire.Company] = {}
        self.stale: set[str] = set()
        self.fresh = asyncio.Event()
        connections.moved = self.announce_presence
        rooms.peers.connected = lambda: connections.by_person
        rooms.peers.moved = self._look_at_friends_of
        rooms.on_change = self.table_changed

    # --- coming and going

    def join(self, connection: OpenConnection, person: str) -> None:
        self.here.setdefault(person, {})[connection] = None
        self.told.pop(person, None)  # the new one has been told nothing
        self._tell_soon({person})

    def leave(self, connection: OpenConnection, person: str) -> None:
        left = self.here.get(person, {})
        left.pop(connection, None)
        if not left:
            self.here.pop(person, None)
            self.told.pop(person, None)

    def announce_presence(self, person: str) -> None:
        """The person came or went, the server or a table, or is called differently; friends are told."""
        asyncio.get_running_loop().call_later(SETTLE, self._has_moved, person)

    def _has_moved(self, person: str) -> None:
        self.rooms.peers.tell_people()
        self._look_at_friends_of((person,))

    def is_here(self, person: str) -> bool:
        """Whether the person is connected, to this process or another one."""
        return self.connections.count(person) > 0 or self.rooms.peers.is_connected(person)

    # --- what calls for a new message

    async def announce(self, *people: str) -> None:
        """Something between people is new: they are told, wherever they are connected."""
        self._tell_soon(people)
        for person in people:
            await self.store.notify(f"company {person}")

    def table_changed(self, table: str) -> None:
        """Somebody sat down there or it began: invitations to it may be worth nothing now."""
        self._tell_soon(
            person
            for person, told in self.told.items()
            if any(one.table == table for one in told.invitations)
            or any(one.table == table for one in told.sent)
        )

    def on_message(self, message: str) -> None:
        """Handle a message of another process."""
        kind, _, about = message.partition(" ")
        if kind == "company":
            self._tell_soon((about,))
        elif kind == "again":
            self._tell_soon(self.here)

    def _look_at_friends_of(self, people: Iterable[str]) -> None:
        changed = frozenset(people)
        self._tell_soon(
            person
            for person, told in self.told.items()
            if any(friend.id in changed for friend in told.friends)
        )

    def _tell_soon(self, people: Iterable[str]) -> None:
        self.stale.update(person for person in people if person in self.here)
        if self.stale:
            self.fresh.set()

    # --- telling

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await self.fresh.wait()
            await asyncio.sleep(DELAY)
            await self._tell_all()

    async def _tell_all(self) -> None:
        self.fresh.clear()
        stale, self.stale = self.stale, set()
        try:
            while stale:
                person = next(iter(stale))
                await self._tell(person)
                stale.discard(person)
        finally:
            self._tell_soon(stale)

    async def _tell(self, person: str) -> None:
        news = await self.of(person)
        before = self.told.get(person)
        if person not in self.here or (
            before is not None and msgspec.structs.replace(news, now=before.now) == before
        ):
            return
        self.told[person] = news
        text = msgspec.json.encode(news).decode()
        for connection in self.here[person]:
            connection.send(text)

    async def of(self, person: str) -> wire.Company:
        """All that the person may know about the people around them."""
        now = time.time()
        circle, invited, sent = await self.store.read(_around(person, now - DAY))
        online = [friend.id for friend in circle.friends if self.is_here(friend.id)]
        at = _by_person(await self.store.read(friends.tables_of(online)), self.rooms) if online else {}
        return wire.Company(
            friends=[
                wire.Friend(friend.id, friend.name, friend.id in online, at.get(friend.id))
                for friend in circle.friends
            ],
            asking=circle.asking,
            asked=circle.asked,
            blocked=circle.blocked,
            invitations=[_invitation(one) for one in invited],
            sent=[wire.SentInvitation(one.table, one.person, one.declined) for one in sent],
            now=now,
        )


def _by_person(found: list[PublicTable], rooms: Rooms) -> dict[str, wire.FriendTable]:
    """The latest of the tables where each person is connected now."""
    return {
        table.person: wire.FriendTable(table.id, table.game)
        for table in reversed(found)
        if rooms.is_at(table.id, table.person)
    }


def _invitation(one: Invited) -> wire.Invitation:
    by = Person(one.inviter, one.name)
    return wire.Invitation(one.table, one.game, one.players, one.people, by, one.at)
