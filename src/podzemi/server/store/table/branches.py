"""A table that begins in the middle of another match."""

from __future__ import annotations

from collections.abc import Sequence

from podzemi.server.store.sql import Query
from podzemi.server.store.table import tables
from podzemi.server.store.table.luck import copy_log
from podzemi.server.store.values import LogEntry, Table


def add(table: Table, entries: Sequence[LogEntry], limits: tables.TableLimits) -> Query[None]:
    """The table and the lines it begins with, all or nothing."""
    yield from tables.add_within(table, limits)
    yield from copy_log(table.id, entries)
