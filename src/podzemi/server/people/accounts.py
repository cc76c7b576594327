"""Accounts: a guest keeps the name by a password, comes back on another machine, and leaves for good.

Decided here and explained in docs/decisions/0015-people.md: names are found without case and
diacritics; an unknown name costs the same work as a wrong password; a guest's tables follow into
an account only if the person says so.
"""

from __future__ import annotations

import time
import unicodedata
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from podzemi.engine import registry
from podzemi.server.people.names import clean_name, typed_key
from podzemi.server.people.passwords import CODES, Passwords, check_password, code_hash, new_code
from podzemi.server.people.tries import Doorkeeper
from podzemi.server.problems import Refused
from podzemi.server.store import Place, Query, Taken, accounts, people, traces
from podzemi.server.store.accounts import Account, Standing
from podzemi.server.table.room import Room
from podzemi.wire.people import Farewell, NewAccount, PasswordChange, Recovery, SignIn

if TYPE_CHECKING:
    from podzemi.server.house import House

LONGEST_TYPED: Final = 200
"""Letters of a name or a code that are looked at; longer ones belong to nobody."""
NEWEST: Final = 50
"""Tables of a person that other processes look at again after a new name."""


class Accounts:
    """What a person may do about their own account."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.passwords = Passwords(house.settings.password_memory, house.settings.password_passes)
        self.door = Doorkeeper(house.store, "account")

    # --- coming

    async def sign_up(self, guest: Standing, wish: NewAccount, address: str) -> list[str]:
        """The guest is an account now, with the same tables; the recovery codes, in clear for once."""
        if guest.generation:
            raise Refused("already_account")
        name = clean_name(wish.name)
        password = check_password(wish.password, name)
        await self.door.enter(guest.person, address)
        kept = await self.passwords.hash(password)
        codes = [new_code() for _ in range(CODES)]
        try:
            await self.store.write(_sign_up(guest.person, name, kept, [code_hash(code) for code in codes]))
        except Taken:
            raise await self._why_not(guest.person) from None
        await self.door.welcome(guest.person, address)
        await self.changed(guest.person)
        await self._tell_name(guest.person, name)
        return codes

    async def _why_not(self, person: str) -> Refused:
        """Two tabs may have asked at once."""
        taken = await self.store.read(accounts.by_person(person))
        return Refused("name_taken" if taken is None else "already_account")

    async def sign_in(self, wish: SignIn, address: str, guest: Standing | None) -> Account:
        """The account of that name and password; the same refusal, after the same work, for both mistakes."""
        key = typed_key(wish.name[:LONGEST_TYPED])
        await self.door.enter(key, address)
        found = await self.store.read(accounts.by_key(key))
        if not await self.passwords.verify(found.password if found else None, wish.password) or found is None:
            raise Refused("wrong_sign_in")
        await self.door.welcome(key, address)
        if self.passwords.is_dated(found.password):
            better = await self.passwords.hash(check_kept(wish.password))
            await self.store.write(accounts.rehash(found.person, found.password, better))
        if wish.bring and guest is not None and not guest.generation and guest.ban is None:
            await self.bring(guest.person, found.person)
        return found

    async def recover(self, wish: Recovery, address: str) -> Account:
        """Back without the password: the code is used up, the password new, all other machines signed out."""
        password = check_password(wish.password, wish.name[:LONGEST_TYPED])
        key = typed_key(wish.name[:LONGEST_TYPED])
        await self.door.enter(key, address)
        kept = await self.passwords.hash(password)
        code = code_hash(wish.code[:LONGEST_TYPED])
        found = await self.store.write(accounts.recover(key, code, kept, time.time()))
        if found is None:
            raise Refused("wrong_code")
        await self.door.welcome(key, address)
        await self.changed(found.person)
        return found

    async def bring(self, guest: str, account: str) -> None:
        """The guest's tables become the account's; a guest with nothing left is forgotten."""
        tables = await self.store.write(traces.merge(guest, account))
        if not await self.store.read(traces.tables_of(guest)):
            await self.store.write(traces.erase(guest, strongest_bot()))
            await self.changed(guest)
        await self.reseat(tables)

    # --- being

    async def prove(self, standing: Standing, password: str, address: str) -> Account:
        """The asker's account; Refused if this is not its password."""
        if not standing.generation:
            raise Refused("no_account")
        await self.door.enter(standing.person, address)
        found = await self.store.read(accounts.by_person(standing.person))
        if not await self.passwords.verify(found.password if found else None, password) or found is None:
            raise Refused("wrong_password")
        await self.door.welcome(standing.person, address)
        return found

    async def change_password(self, standing: Standing, wish: PasswordChange, address: str) -> int:
        """The generation of the cookie that this browser gets; all others end."""
        await self.prove(standing, wish.old, address)
        kept = await self.passwords.hash(check_password(wish.new, standing.name))
        generation = await self.store.write(accounts.set_password(standing.person, kept))
        await self.changed(standing.person)
        return generation

    async def renew_codes(self, standing: Standing, password: str, address: str) -> list[str]:
        """New recovery codes, in clear this once; the old ones are worth nothing."""
        await self.prove(standing, password, address)
        codes = [new_code() for _ in range(CODES)]
        hashes = [code_hash(code) for code in codes]
        await self.store.write(accounts.renew_codes(standing.person, hashes, time.time()))
        return codes

    async def sign_out_everywhere(self, standing: Standing) -> None:
        if not standing.generation:
            raise Refused("no_account")
        await self.store.write(accounts.sign_out_everywhere(standing.person))
        await self.changed(standing.person)

    async def rename(self, standing: Standing, name: str) -> str:
        """The name as it is kept; Refused if somebody has it, or one that looks like it."""
        kept = clean_name(name)
        try:
            await self.store.write(people.rename(standing.person, kept))
        except Taken:
            raise Refused("name_taken") from None
        await self.changed(standing.person)
        await self._tell_name(standing.person, kept)
        return kept

    async def _tell_name(self, person: str, name: str) -> None:
        """Tables in memory show the new name, here and in other processes."""
        await self.house.rooms.rename(person, name)
        if self.store.shared:
            for table in (await self.store.read(traces.tables_of(person)))[-NEWEST:]:
                await self.store.say(f"table {table}")

    # --- going

    async def delete(self, standing: Standing, wish: Farewell, address: str) -> None:
        """Nothing of the person stays: seats in play go to a bot, finished matches lose the name."""
        if standing.generation:
            await self.prove(standing, wish.password or "", address)
        elif typed_key((wish.name or "")[:LONGEST_TYPED]) != typed_key(standing.name):
            raise Refused("wrong_name")
        await self.erase(standing.person)

    async def erase(self, person: str) -> None:
        for table in await self.store.read(traces.plays_at(person)):
            await self._leave_match(person, table)
        tables = await self.store.write(traces.erase(person, strongest_bot()))
        await self.changed(person)
        await self.reseat(tables)

    async def _leave_match(self, person: str, table: str) -> None:
        """A bot goes on for good. What cannot be loaded any more is settled by `traces.erase`."""
        with suppress(Refused):
            room = await self.house.rooms.get(table)
            await room.do(partial(_leave_match, room, person))

    # --- telling

    async def changed(self, person: str) -> None:
        """Everybody asks the store anew about this person, and ends what no longer counts."""
        self.house.identities.forget(person)
        await self.house.present.check(person)
        await self.store.say(f"person {person}")

    async def reseat(self, tables: list[str]) -> None:
        """Rooms in memory, here and elsewhere, look at their seats again."""
        for table in tables:
            room = self.house.rooms.here.get(table)
            if room is not None and not room.writer.done():
                await room.do(room.refresh)
            await self.store.say(f"table {table}")


async def _leave_match(room: Room, person: str) -> None:
    seat = room.seat_of(person)
    if seat is not None and room.table.phase == "playing":
        await room.keeper.reseat(seat, Place("bot", strongest_bot()))


async def _look_again(room: Room) -> None:
    await room.refresh()
    room.seats_changed()


def _sign_up(person: str, name: str, password: str, codes: list[str]) -> Query[None]:
    yield from people.rename(person, name)
    yield from accounts.open_account(person, password, codes, time.time())


def check_kept(password: str) -> str:
    """A password that was right: hashed anew as it was taken then, whatever today's rules say."""
    return unicodedata.normalize("NFC", password)


def strongest_bot() -> str:
    return list(registry.BOTS)[-1]
