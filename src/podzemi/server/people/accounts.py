"""Accounts: a guest keeps the name by a password, comes back on another machine, and leaves for good.

Decided here and explained in docs/decisions/0015-people.md: names are found without case and
diacritics; an unknown name costs the same work as a wrong password; a guest's tables follow into
an account only if the person says so.
"""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from functools import partial
from typing import Final

from podzemi.server.attempt_limits import PasswordLimiter
from podzemi.server.people.connections import Connections
from podzemi.server.people.identity import Identities
from podzemi.server.people.passwords import CODES, Passwords, check_password, code_hash, new_code
from podzemi.server.problems import Refused
from podzemi.server.settings import Settings
from podzemi.server.store import Conflict, Query, Store
from podzemi.server.store.people import accounts, people, personal_data, sessions
from podzemi.server.store.people.accounts import Account, Identity
from podzemi.server.support.edges import time
from podzemi.server.support.names import clean_name, typed_key
from podzemi.server.table import seats
from podzemi.server.table.rooms import Rooms
from podzemi.wire.people.people import Farewell, NewAccount, PasswordChange, Recovery, SignIn

LONGEST_TYPED: Final = 200
"""Letters of a name or a code that are looked at; longer ones belong to nobody."""
NEWEST: Final = 50
"""Tables of a person that other processes look at again after a new name."""
OVERTAKEN: Final = 9
"""How often a person who is to be forgotten may be overtaken by what happens in their matches."""


class Accounts:
    """The actions of a person on their own account."""

    def __init__(
        self, settings: Settings, store: Store, identities: Identities, connections: Connections, rooms: Rooms
    ) -> None:
        self.store = store
        self.identities = identities
        self.connections = connections
        self.rooms = rooms
        self.passwords = Passwords(settings.password_memory, settings.password_passes)
        self.session_days = settings.session_days
        self.password_limiter = PasswordLimiter(store, "account")

    # --- coming

    async def sign_up(self, guest: Identity, wish: NewAccount, address: str) -> list[str]:
        """Make an account of the guest, with the same tables; what counted for the guest ends.

        Returns the recovery codes in plain text, the only time they are shown.
        """
        if guest.generation:
            raise Refused("already_account")
        name = clean_name(wish.name)
        password = check_password(wish.password, name)
        await self.password_limiter.attempt(guest.person, address)
        kept = await self.passwords.hash(password)
        codes = [new_code() for _ in range(CODES)]
        try:
            await self.store.write(_sign_up(guest.person, name, kept, [code_hash(code) for code in codes]))
        except Conflict:
            raise await self._why_not(guest.person) from None
        await self.password_limiter.forgive(guest.person, address)
        await self.announce_change(guest.person)
        await self._tell_name(guest.person, name)
        return codes

    async def _why_not(self, person: str) -> Refused:
        """Two tabs may have asked at once."""
        taken = await self.store.read(accounts.by_person(person))
        return Refused("name_taken" if taken is None else "already_account")

    async def sign_in(self, wish: SignIn, address: str, guest: Identity | None) -> Account:
        """The account of that name and password; the same refusal, after the same work, for both mistakes."""
        key = typed_key(wish.name[:LONGEST_TYPED])
        await self.password_limiter.attempt(key, address)
        found = await self.store.read(accounts.by_key(key))
        if not await self.passwords.verify(found.password if found else None, wish.password) or found is None:
            raise Refused("wrong_sign_in")
        await self.password_limiter.forgive(key, address)
        if self.passwords.is_dated(found.password):
            better = await self.passwords.hash(check_kept(wish.password))
            await self.store.write(accounts.rehash(found.person, found.password, better))
        if wish.bring and guest is not None:
            await self.bring_guest(guest, found)
        return found

    async def recover(self, wish: Recovery, address: str) -> Account:
        """Back without the password: the code is used up, the password new, all other machines signed out."""
        password = check_password(wish.password, wish.name[:LONGEST_TYPED])
        key = typed_key(wish.name[:LONGEST_TYPED])
        await self.password_limiter.attempt(key, address)
        kept = await self.passwords.hash(password)
        code = code_hash(wish.code[:LONGEST_TYPED])
        found = await self.store.write(accounts.recover(key, code, kept, time.time()))
        if found is None:
            raise Refused("wrong_code")
        await self.password_limiter.forgive(key, address)
        await self.announce_change(found.person)
        return found

    async def bring_guest(self, guest: Identity, account: Account) -> None:
        """Only a guest has tables to bring along, and none who is banned."""
        if not guest.generation and guest.ban is None:
            await self.bring(guest.person, account.person)

    async def bring(self, guest: str, account: str) -> None:
        """The guest's tables become the account's; a guest with nothing left is forgotten."""
        tables = await self.store.write(personal_data.merge(guest, account))
        if not await self.store.read(personal_data.tables_of(guest)):
            await self._forget(guest)
            await self.announce_change(guest)
        await self.reseat(tables)

    # --- being

    async def prove(self, identity: Identity, password: str, address: str) -> Account:
        """The asker's account; Refused if this is not its password."""
        if not identity.generation:
            raise Refused("no_account")
        await self.password_limiter.attempt(identity.person, address)
        found = await self.store.read(accounts.by_person(identity.person))
        if not await self.passwords.verify(found.password if found else None, password) or found is None:
            raise Refused("wrong_password")
        await self.password_limiter.forgive(identity.person, address)
        return found

    async def change_password(self, identity: Identity, wish: PasswordChange, address: str) -> None:
        """All other sessions end."""
        await self.prove(identity, wish.old, address)
        kept = await self.passwords.hash(check_password(wish.new, identity.name))
        await self.store.write(accounts.set_password(identity.person, kept, identity.session))
        await self.announce_change(identity.person)

    async def renew_codes(self, identity: Identity, password: str, address: str) -> list[str]:
        """New recovery codes, in clear this once; the old ones are worth nothing."""
        await self.prove(identity, password, address)
        codes = [new_code() for _ in range(CODES)]
        hashes = [code_hash(code) for code in codes]
        await self.store.write(accounts.renew_codes(identity.person, hashes, time.time()))
        return codes

    async def sign_out(self, identity: Identity) -> None:
        """The session of this browser ends, and its sockets with it."""
        if identity.session:
            await self.store.write(sessions.end(identity.person, identity.session))
        else:
            await self.store.write(sessions.end_all(identity.person))  # its cookie can be told from no other
        await self.announce_change(identity.person)

    async def end_session(self, identity: Identity, session: str) -> None:
        if not await self.store.write(sessions.end(identity.person, session)):
            raise Refused("unknown_session")
        await self.announce_change(identity.person)

    async def sign_out_everywhere(self, identity: Identity) -> None:
        if not identity.generation:
            raise Refused("no_account")
        await self.store.write(sessions.end_all(identity.person))
        await self.announce_change(identity.person)

    async def rename(self, identity: Identity, name: str) -> str:
        """The name as it is kept; Refused if somebody has it, or one that looks like it."""
        kept = clean_name(name)
        try:
            await self.store.write(people.rename(identity.person, kept))
        except Conflict:
            raise Refused("name_taken") from None
        await self.announce_change(identity.person)
        await self._tell_name(identity.person, kept)
        return kept

    async def _tell_name(self, person: str, name: str) -> None:
        """Tables in memory show the new name, here and in other processes."""
        await self.rooms.rename(person, name)
        if self.store.shared:
            for table in (await self.store.read(personal_data.tables_of(person)))[-NEWEST:]:
                await self.store.notify(f"table {table}")

    # --- going

    async def delete(self, identity: Identity, wish: Farewell, address: str) -> None:
        """Nothing of the person stays: seats in play go to a bot, finished matches lose the name."""
        if identity.generation:
            await self.prove(identity, wish.password or "", address)
        elif typed_key((wish.name or "")[:LONGEST_TYPED]) != typed_key(identity.name):
            raise Refused("wrong_name")
        await self.erase(identity.person)

    async def erase(self, person: str) -> None:
        for table in await self.store.read(personal_data.sits_at(person)):
            await self._give_up_seat(person, table)
        tables = await self._forget(person)
        await self.announce_change(person)
        await self.reseat(tables)

    async def _forget(self, person: str) -> list[str]:
        """The tables that changed by it. Once more where a match of the person goes on at the same moment."""
        for _ in range(OVERTAKEN):
            with suppress(Conflict):
                return await self.store.write(seats.erasing(person))
        return await self.store.write(seats.erasing(person))

    async def _give_up_seat(self, person: str, table: str) -> None:
        """Tables that cannot be loaded any more are settled by `seats.erasing`."""
        with suppress(Refused):
            room = await self.rooms.get(table)
            await room.do(partial(seats.give_up, room, person))

    # --- telling

    async def announce_change(self, person: str) -> None:
        """Everybody asks the store anew about this person, and ends what no longer counts."""
        self.identities.forget(person)
        await self.connections.check(person)
        await self.store.notify(f"person {person}")

    async def reseat(self, tables: list[str]) -> None:
        """Rooms in memory, here and elsewhere, look at their seats again."""
        for table in tables:
            room = self.rooms.here.get(table)
            if room is not None and not room.queue.is_ended:
                await room.do(room.refresh)
            await self.store.notify(f"table {table}")


def _sign_up(person: str, name: str, password: str, codes: list[str]) -> Query[None]:
    yield from people.rename(person, name)
    yield from sessions.end_all(person)
    yield from accounts.open_account(person, password, codes, time.time())


def check_kept(password: str) -> str:
    """A password that was right: hashed anew as it was taken then, whatever today's rules say."""
    return unicodedata.normalize("NFC", password)
