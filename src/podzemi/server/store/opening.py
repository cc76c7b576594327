"""The choice of the database: a file of SQLite, or the address of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from podzemi.server.store.sql import Store
from podzemi.server.store.sqlite import SqliteStore

SCHEMES: Final = ("postgresql://", "postgres://")


def is_url(place: str | Path) -> bool:
    return isinstance(place, str) and place.startswith(SCHEMES)


async def open_store(place: str | Path) -> Store:
    """The store at that place, brought to the present version; NewerStore if it comes from the future."""
    if is_url(place):
        from podzemi.server.store.postgres import PostgresStore  # only who uses it pays for its import

        return await PostgresStore.open(str(place))
    return SqliteStore(Path(place))
