"""Becoming friends and being it no longer; asking friends to a table."""

from __future__ import annotations

from functools import partial
from typing import Final

from podzemi.server.match.door import is_insider
from podzemi.server.people.company import CompanyNews
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, Query
from podzemi.server.store.people import friends, people
from podzemi.server.store.table import invitations
from podzemi.server.support.edges import time
from podzemi.server.support.limits import HOUR, Buckets
from podzemi.server.table import gathering, seats
from podzemi.server.table.room import Room
from podzemi.wire.messages import Person

ASKS_PER_HOUR: Final = 60.0
"""How many people somebody may ask in an hour, to be friends or to a table."""
TOO_MANY: Final = {"agreed": "too_many_friends", "asked": "too_many_asked", "blocked": "too_many_blocked"}


class Friends:
    """Friendships, blocks and invitations. Everybody concerned is told at once."""

    def __init__(self, company: CompanyNews) -> None:
        self.company = company
        self.store = company.store
        self.asks = Buckets(ASKS_PER_HOUR / HOUR, HOUR)

    async def ask(self, me: str, other: str) -> None:
        """Ask somebody to be friends, or agree to it."""
        self._check_haste(me)
        await self._write(friends.ask(me, other, time.time()), me, other)

    async def ask_by_name(self, me: str, name: str) -> None:
        found = await self.store.read(people.person_called(name))
        if found is None:
            raise Refused("unknown_person")
        await self.ask(me, found)

    async def drop(self, me: str, other: str) -> None:
        """Be friends no longer; or take back, or decline, what was asked."""
        await self._write(friends.drop(me, other), me, other)

    async def block(self, me: str, other: str) -> None:
        await self._write(friends.block(me, other, time.time()), me, other)

    async def unblock(self, me: str, other: str) -> None:
        await self._write(friends.unblock(me, other), me)

    async def _write(self, query: Query[None], *concerned: str) -> None:
        try:
            await self.store.write(query)
        except Conflict:
            raise Refused("unknown_person") from None
        except friends.TooMany as full:
            raise Refused(TOO_MANY[full.how], max=full.most) from None
        await self.company.announce(*concerned)

    def _check_haste(self, me: str) -> None:
        if not self.asks.take(me):
            raise Refused("asked_too_often")

    # --- invitations

    async def invite(self, room: Room, me: str, other: str) -> None:
        """Ask a friend to a table where I sit or that I host."""
        if not is_insider(room.table, me):
            raise Refused("not_your_seat")
        if room.table.phase != "gathering":
            raise Refused("already_started")
        if not await self.store.read(friends.are_friends(me, other)):
            raise Refused("no_friend")
        self._check_haste(me)
        try:
            await self.store.write(invitations.add(room.table.id, other, me, time.time()))
        except invitations.TooManyInvited:
            raise Refused("too_many_invited", max=invitations.MOST_OF_TABLE) from None
        await self.company.announce(me, other)

    async def accept(self, table: str, me: Person) -> Room:
        """Sit down where a friend asked me to; the invitation opens a locked door. Without one, nobody learns
        whether there is such a table."""
        inviter = await self.store.read(invitations.inviter(table, me.id))
        if inviter is None:
            raise Refused("no_invitation")
        room = await self.company.rooms.get(table)
        await room.do(partial(gathering.admit, room, me.id))
        await room.do(partial(seats.sit_anywhere, room, me.id, me.name))
        await self.company.announce(me.id, inviter)
        return room

    async def decline(self, table: str, me: str) -> None:
        inviter = await self.store.write(invitations.decline(table, me))
        if inviter is not None:
            await self.company.announce(me, inviter)
