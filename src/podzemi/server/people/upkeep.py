"""What the server does while nobody asks: old names become unique, unused ones free, forgotten tables end."""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import count
from typing import TYPE_CHECKING, Final

from podzemi.server.people.names import numbered
from podzemi.server.store import Store, Taken, people
from podzemi.server.table.abandoned import tidy

if TYPE_CHECKING:
    from podzemi.server.house import House

logger = logging.getLogger("podzemi.server")

IDLE_DAYS: Final = 30
EVERY: Final = 3600.0
AT_ONCE: Final = 200


async def keep_up(house: House) -> None:
    """Until the server stops. What goes wrong once is tried again the next time."""
    while True:
        try:
            await claim_names(house.store)
            await free_names(house, time.time())
            await tidy(house.rooms, time.time())
        except Exception:
            logger.exception("upkeep")
        await asyncio.sleep(EVERY)


async def claim_names(store: Store) -> None:
    """People of before names were unique claim theirs; of two alike, the later one gets a number."""
    while found := await store.read(people.without_keys(AT_ONCE)):
        for person, name in found.items():
            await _claim(store, person, name)


async def _claim(store: Store, person: str, name: str) -> None:
    for number in count(1):
        tried = name if number == 1 else numbered(name, number)
        try:
            await store.write(people.rename(person, tried))
        except Taken:
            continue
        return


async def free_names(house: House, now: float) -> int:
    """Forget some of the guests who came, never played, and were not seen for a month; how many."""
    idle = await house.store.read(people.idle_guests(now - IDLE_DAYS * 24 * 3600, AT_ONCE))
    for person in idle:
        if not house.present.count(person):
            await house.accounts.erase(person)
    return len(idle)
