"""The store of tables. The log is the truth; this package alone knows SQL.

A table is a row, its seats, and an append-only log of numbered actions. Nothing else about a match is
needed: any process folds the log into the state. What is answered is on the disk: every write waits for
its commit.

`sql` says what a query is · `tables`, `people`, `packs`, … are the queries by area · `schema` is what they
work on · `sqlite` and `postgres` run them.
"""

from __future__ import annotations

from podzemi.server.store.opening import is_url, open_store
from podzemi.server.store.sql import Ask, Conflict, NewerStore, Query, Rows, Store, StoreLost, marks
from podzemi.server.store.sqlite import SqliteStore
from podzemi.server.store.values import Best, Door, LogEntry, Luck, Pack, Place, Quick, Table

__all__ = [
    "Ask",
    "Best",
    "Conflict",
    "Door",
    "LogEntry",
    "Luck",
    "NewerStore",
    "Pack",
    "Place",
    "Query",
    "Quick",
    "Rows",
    "SqliteStore",
    "Store",
    "StoreLost",
    "Table",
    "is_url",
    "marks",
    "open_store",
]
