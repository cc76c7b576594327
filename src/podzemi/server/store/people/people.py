"""People, and the key that signs their cookies."""

from __future__ import annotations

from collections.abc import Iterable

from podzemi.server.store.sql import Ask, Query, marks
from podzemi.server.support.edges import secrets
from podzemi.server.support.names import keys_of, typed_key


def keys() -> Query[list[str]]:
    """The keys that sign cookies and links, the newest last. The first is made when it is first asked for."""
    made = secrets.token_urlsafe(32)
    yield Ask("INSERT INTO setting (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING", (made,))
    rows = yield Ask("SELECT value FROM setting WHERE name = 'secret'")
    return str(rows[0][0]).split()


def rotate_keys(forget: bool) -> Query[int]:
    """A new key signs from now on; what an older one signed still counts, unless they are forgotten.

    How many keys there are then.
    """
    before = yield from keys()
    kept = [*([] if forget else before), secrets.token_urlsafe(32)]
    yield Ask("UPDATE setting SET value = ? WHERE name = 'secret'", (" ".join(kept),))
    return len(kept)


def ping() -> Query[None]:
    """Whether the store answers."""
    yield Ask("SELECT 1")


def touch() -> Query[None]:
    """Whether the store takes what it is given: something new, for SQLite writes nothing that is there."""
    yield Ask(
        "INSERT INTO setting (name, value) VALUES ('touched', ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (secrets.token_urlsafe(6),),
    )


def add(person: str, name: str, at: float) -> Query[None]:
    """Conflict if somebody has that name, or one that looks like it."""
    yield Ask("INSERT INTO person (id, name, created) VALUES (?, ?, ?)", (person, name, at))
    yield from _claim(person, name)


def rename(person: str, name: str) -> Query[None]:
    """Conflict if somebody else has that name, or one that looks like it."""
    yield Ask("UPDATE person SET name = ? WHERE id = ?", (name, person))
    yield Ask("DELETE FROM name_key WHERE person = ?", (person,))
    yield from _claim(person, name)


def _claim(person: str, name: str) -> Query[None]:
    for key in keys_of(name):
        yield Ask("INSERT INTO name_key (key, person) VALUES (?, ?)", (key, person))


def since(person: str) -> Query[float]:
    """When the person first came; 0 for nobody."""
    rows = yield Ask("SELECT created FROM person WHERE id = ?", (person,))
    return float(rows[0][0]) if rows else 0.0


def hold(people: Iterable[str]) -> Query[set[str]]:
    """Those of these people who are still there. None of them is forgotten before the transaction ends."""
    wanted, values = marks(sorted(people))
    rows = yield Ask(f"UPDATE person SET name = name WHERE id IN ({wanted}) RETURNING id", values)
    return {person for (person,) in rows}


def without_keys(most: int) -> Query[dict[str, str]]:
    """People from before names were unique who have not claimed theirs: id and name, the oldest first."""
    rows = yield Ask(
        "SELECT id, name FROM person p WHERE NOT EXISTS (SELECT 1 FROM name_key WHERE person = p.id) "
        "ORDER BY created, id LIMIT ?",
        (most,),
    )
    return dict(rows)


def idle_guests(before: float, most: int, after: str = "") -> Query[list[str]]:
    """Guests who were last here before that time and have never sat at a table, brought anything or made
    a friend; by their ids, those after that one."""
    rows = yield Ask(
        """
        SELECT p.id FROM person p WHERE p.id > ? AND coalesce(p.seen, p.created) < ?
        AND NOT EXISTS (SELECT 1 FROM account WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM place WHERE player = p.id)
        AND NOT EXISTS (SELECT 1 FROM place WHERE owner = p.id)
        AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = p.id)
        AND NOT EXISTS (SELECT 1 FROM pack_owner WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM ban WHERE person = p.id)
        AND NOT EXISTS (SELECT 1 FROM friend WHERE person = p.id AND how = 'agreed')
        ORDER BY p.id LIMIT ?
        """,
        (after, before, most),
    )
    return [person for (person,) in rows]


def person_called(name: str) -> Query[str | None]:
    """The id of the person with that name, however it is typed."""
    rows = yield Ask("SELECT person FROM name_key WHERE key = ?", (typed_key(name),))
    return str(rows[0][0]) if rows else None


def names(people: Iterable[str]) -> Query[dict[str, str]]:
    """The names of those people that are known."""
    wanted, values = marks(sorted(people))
    rows = yield Ask(f"SELECT id, name FROM person WHERE id IN ({wanted})", values)
    return dict(rows)
