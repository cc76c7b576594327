"""The admin's actions: look, ban, help a stuck table on. Everything is written down.

An admin sees no more of a match than any spectator.
"""

from __future__ import annotations

import os
from collections import deque
from functools import partial
from typing import Final, Literal

from podzemi import __version__
from podzemi.engine.game import is_compiled
from podzemi.server import metrics
from podzemi.server.people.accounts import Accounts
from podzemi.server.people.connections import Connections
from podzemi.server.people.identity import Identities
from podzemi.server.problems import Refused
from podzemi.server.store import Store
from podzemi.server.store.people import admin, people
from podzemi.server.store.people.accounts import Ban, Identity
from podzemi.server.store.people.admin import AuditEntry, FoundBan, FoundTable
from podzemi.server.store.table import talk
from podzemi.server.store.table.talk import Reported
from podzemi.server.support.edges import secrets, time
from podzemi.server.support.names import typed_key
from podzemi.server.table import abandoned, gathering, seats
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire.people import people as wire

LONGEST_REASON: Final = 300
MOST_HOURS: Final = 24 * 366 * 10
LONGEST_WORD: Final = 64
MINUTE: Final = 60.0


class Meter:
    """How many actions are stored per second, over the last minute or since the first look."""

    def __init__(self) -> None:
        self.looks: deque[tuple[float, float]] = deque([(time.monotonic(), _stored())])

    def read(self) -> float:
        now, stored = time.monotonic(), _stored()
        while len(self.looks) > 1 and now - self.looks[0][0] > MINUTE:
            self.looks.popleft()
        since, before = self.looks[0]
        self.looks.append((now, stored))
        return (stored - before) / max(now - since, 1.0)


def _stored() -> float:
    samples = [sample for metric in metrics.ACTIONS.collect() for sample in metric.samples]
    return sum(sample.value for sample in samples if sample.name.endswith("_total"))


class Admin:
    """The server as an admin handles it."""

    def __init__(
        self,
        store: Store,
        identities: Identities,
        connections: Connections,
        rooms: Rooms,
        accounts: Accounts,
    ) -> None:
        self.store = store
        self.identities = identities
        self.connections = connections
        self.rooms = rooms
        self.accounts = accounts
        self.since = time.time()
        self.meter = Meter()

    # --- looking

    async def load(self) -> wire.Load:
        asked = time.perf_counter()
        await self.store.read(people.ping())
        took = time.perf_counter() - asked
        return wire.Load(
            version=__version__,
            compiled=is_compiled(),
            since=self.since,
            connections=len(self.connections.open),
            people=self.connections.people(),
            rooms=len(self.rooms.here),
            moves_per_second=self.meter.read(),
            memory=memory(),
            cpu_seconds=time.process_time(),
            database="postgresql" if self.store.shared else "sqlite",
            store_ms=took * 1000,
        )

    async def tables(self, word: str, phase: str) -> list[wire.TableFound]:
        word = word.strip()[:LONGEST_WORD]
        found = await self.store.read(admin.tables(word, typed_key(word) if word else "", phase))
        return [self._table(table) for table in found]

    def _table(self, table: FoundTable) -> wire.TableFound:
        room = self.rooms.here.get(table.id)
        return wire.TableFound(
            table.id,
            table.game,
            table.host,
            _phase(table),
            table.public,
            table.created,
            table.moved,
            table.players,
            table.moves,
            0 if room is None else len(room.listeners),
        )

    async def people(self, word: str) -> list[wire.PersonFound]:
        word = word.strip()[:LONGEST_WORD]
        found = await self.store.read(admin.search_people(typed_key(word) if word else ""))
        return [
            wire.PersonFound(
                one.id,
                one.name,
                one.account,
                one.admin,
                one.created,
                one.seen,
                one.address,
                self.connections.count(one.id),
            )
            for one in found
        ]

    async def bans(self) -> list[wire.BanFound]:
        now = time.time()
        return [
            wire.BanFound(
                ban.id,
                ban.person,
                ban.name,
                ban.address,
                ban.reason,
                ban.made,
                ban.until,
                _is_active(ban, now),
            )
            for ban in await self.store.read(admin.bans())
        ]

    async def audit_log(self) -> list[wire.DeedFound]:
        found = await self.store.read(admin.audit_log())
        return [wire.DeedFound(one.at, one.admin_name, one.what, one.subject, one.detail) for one in found]

    async def reports(self) -> list[wire.ReportFound]:
        return [_report(one) for one in await self.store.read(talk.reports())]

    # --- bans

    async def ban(self, me: Identity, wish: wire.NewBan) -> None:
        """From now on the person may not act; open connections end at once."""
        reason = " ".join(wish.reason.split())
        if not 1 <= len(reason) <= LONGEST_REASON:
            raise Refused("ban_reason", max=LONGEST_REASON)
        if wish.hours is not None and not 1 <= wish.hours <= MOST_HOURS:
            raise Refused("ban_hours", max=MOST_HOURS)
        found = await self.store.read(admin.person(wish.person[:LONGEST_WORD]))
        if found is None:
            raise Refused("unknown_person")
        if found.admin:
            raise Refused("ban_admin")
        now = time.time()
        until = None if wish.hours is None else now + wish.hours * 3600
        address = found.address if wish.address else None
        ban = FoundBan(
            secrets.token_urlsafe(9), found.id, found.name, address, reason, now, until, lifted=None
        )
        entry = self._audit_entry(me, "ban", found.id, f"{found.name}: {reason}")
        await self.store.write(admin.add_ban(ban, entry))
        await self.accounts.announce_change(found.id)
        if address is not None:
            self.connections.send_away_from(address, Ban(reason, until))

    async def lift(self, me: Identity, ban: str) -> None:
        found = await self.store.write(
            admin.lift_ban(ban[:LONGEST_WORD], time.time(), self._audit_entry(me, "unban", "", ""))
        )
        if found is None:
            raise Refused("not_found")
        if found.person is not None:
            await self.accounts.announce_change(found.person)
        self.identities.forget(found.person or "")

    # --- tables

    async def put_bots_in(self, me: Identity, table: str) -> None:
        """Bots keep the seats of all persons, who may take them back."""
        room = await self.rooms.get(table)
        if room.table.phase != "playing":
            raise Refused("not_started" if room.table.phase == "gathering" else "match_over")
        await room.do(partial(seats.all_to_bots, room, keep=True))
        await self._note(me, "bots", table, room.table.game)

    async def end(self, me: Identity, table: str) -> None:
        """A gathering table is closed; a match is played to its end by bots, and nobody takes a seat back."""
        room = await self.rooms.get(table)
        if room.table.phase == "finished":
            raise Refused("match_over")
        if room.table.phase == "gathering":
            await room.do(partial(gathering.close, room))
        else:
            await room.do(partial(bots_to_the_end, room))
        await self._note(me, "end", table, room.table.game)

    # --- reports

    async def resolve(self, me: Identity, report: int, verdict: str) -> None:
        kept = " ".join(verdict.split())[:LONGEST_REASON]
        if not await self.store.write(talk.resolve(report, kept, time.time())):
            raise Refused("not_found")
        await self._note(me, "report", str(report), kept)

    async def _note(self, me: Identity, what: str, subject: str, detail: str) -> None:
        await self.store.write(admin.record(self._audit_entry(me, what, subject, detail)))

    def _audit_entry(self, me: Identity, what: str, subject: str, detail: str) -> AuditEntry:
        return AuditEntry(secrets.token_urlsafe(9), time.time(), me.person, me.name, what, subject, detail)


async def bots_to_the_end(room: Room) -> None:
    """An order of the room: bots go on for all persons, nobody takes a seat back, and a pause ends."""
    await seats.all_to_bots(room, keep=False)
    if room.log is not None and room.log.paused is not None:
        await abandoned.resume(room)


def _phase(table: FoundTable) -> Literal["gathering", "playing", "finished"]:
    if table.finished is not None:
        return "finished"
    return "gathering" if table.started is None else "playing"


def _is_active(ban: FoundBan, now: float) -> bool:
    return ban.lifted is None and (ban.until is None or ban.until > now)


def _report(report: Reported) -> wire.ReportFound:
    lines = [
        wire.LineFound(line.name, line.text, line.kind == "phrase", line.number == report.number)
        for line in report.context
    ]
    return wire.ReportFound(
        report.id,
        report.table,
        report.accused,
        report.accused_name,
        report.reporter_name,
        report.reason,
        report.note,
        report.at,
        lines,
    )


def memory() -> int:
    """Bytes of memory that this process holds; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0
