"""How the server talks to a database: queries as generators, run by a `Store`.

A query yields `Ask`s (one statement each, `?` for values), is sent the rows, and returns its answer:

    def rename(person: str, name: str) -> Query[bool]:
        rows = yield Ask("UPDATE person SET name = ? WHERE id = ? RETURNING id", (name, person))
        return bool(rows)

    await store.write(rename(person, name))

The text is the same for SQLite and PostgreSQL: `ON CONFLICT`, `RETURNING`, `CASE` and `coalesce` are fine;
`INSERT OR …`, `max(a, b)` of two values, JSON functions and bare boolean columns are not. How many rows
were changed is asked by `RETURNING`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

# Any: what a row of the database holds; the query knows its columns
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

T = TypeVar("T")


class Ask(NamedTuple):
    """One statement and its values: str, int, float, bytes or None."""

    sql: str
    values: tuple[Any, ...] = ()


Rows: TypeAlias = list[tuple[Any, ...]]
Query: TypeAlias = Generator[Ask, Rows, T]
OnMessage: TypeAlias = Callable[[str], None]
"""Called with what another process says; never with what this one said itself."""


class Conflict(Exception):
    """Somebody else wrote that version, that id, that name first: catch up and check again.

    Raised inside a query, it takes back what that query wrote; so does a unique key that is there already.
    """


class NewerStore(RuntimeError):
    """The database was written by a newer release."""


class StoreLost(RuntimeError):
    """The database does not do what was asked of it, now: it is away, only reads, or has no room. Another try
    may be lucky."""


class Store(Protocol):
    """Runs queries. `shared`: other processes may write the same tables, and are heard by `listen`;
    `keeps_jobs`: they can share the bots' thinking by it."""

    shared: bool
    keeps_jobs: bool

    async def read(self, query: Query[T]) -> T:
        """The query's answer, all of it from one moment; it must not write."""
        ...

    async def write(self, query: Query[T], tell: str | None = None) -> T:
        """All that the query does or nothing; on the disk when this returns.

        `tell`: the table that is changed by it, of which the other server processes hear. Writes about
        the same table, and those about none, run one after another in all processes.
        """
        ...

    async def notify(self, message: str) -> None:
        """Tell the other processes; nothing is stored. Nobody hears it where none can be."""
        ...

    def listen(self, callback: OnMessage) -> None:
        """Be told, too, what others say: "table ID" of a changed table; "again" after a time of deafness."""
        ...

    async def hear(self) -> None:
        """Pass on what others say until that is no longer possible, and fail then: it has to be begun again,
        after a pause. Only where the store is shared."""
        ...

    async def close(self) -> None: ...


def marks(values: Iterable[Any]) -> tuple[str, tuple[Any, ...]]:
    """For `id IN (…)`: question marks and values, as many as a power of two so that few statements differ."""
    given = tuple(values)
    if not given:
        return "NULL", ()
    size = 1 << (len(given) - 1).bit_length()
    padded = given + given[-1:] * (size - len(given))
    return ", ".join("?" * size), padded
