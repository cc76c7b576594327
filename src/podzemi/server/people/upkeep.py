"""Background work of the server: old names become unique, unused ones free, forgotten tables end."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

from podzemi.server.people.accounts import Accounts
from podzemi.server.people.identity import DAY, YEAR
from podzemi.server.store import Conflict, Store
from podzemi.server.store.people import passkeys, people, sessions
from podzemi.server.support.edges import time
from podzemi.server.support.names import with_number
from podzemi.server.table.abandoned import tidy
from podzemi.server.table.rooms import Rooms

IDLE_DAYS: Final = 30
EVERY: Final = 3600.0
AT_ONCE: Final = 200


async def keep_up(store: Store, accounts: Accounts, rooms: Rooms) -> None:
    """Until the server stops."""
    while True:
        await claim_names(store)
        await free_names(accounts, time.time())
        await end_sessions(accounts, time.time())
        await tidy(rooms, time.time())
        await asyncio.sleep(EVERY)


async def end_sessions(accounts: Accounts, now: float) -> int:
    """Those that nobody uses any more; a guest's as late as its cookie. How many.

    With them go the challenges that nobody answered."""
    idle = now - accounts.session_days * DAY
    await accounts.store.write(passkeys.expire(now))
    return await accounts.store.write(sessions.expire(idle, now - YEAR))


async def claim_names(store: Store) -> None:
    """People from before names were unique claim theirs; of two alike, the later one gets a number."""
    while found := await store.read(people.without_keys(AT_ONCE)):
        for person, name in found.items():
            await _claim(store, person, name)


async def _claim(store: Store, person: str, name: str) -> None:
    for number in count(1):
        tried = name if number == 1 else with_number(name, number)
        try:
            await store.write(people.rename(person, tried))
        except Conflict:
            continue
        return


async def free_names(accounts: Accounts, now: float) -> int:
    """Forget the guests who came, never played, and were not seen for a month; how many.

    All of them, however many came: what is left for later would grow if more come than are forgotten. One
    after the other, so that nobody is forgotten who has come back while others were."""
    forgotten, after, since = 0, "", now - IDLE_DAYS * 24 * 3600
    while idle := await accounts.store.read(people.idle_guests(since, 1, after)):
        (after,) = idle
        if not accounts.connections.count(after):
            await accounts.erase(after)
            forgotten += 1
    return forgotten
