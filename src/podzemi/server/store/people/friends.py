"""Friendships. A row is what one person said about another: asked, agreed, or blocked.

Two who agreed have a row each. A blocked person may ask as before and is never answered: from outside a block
cannot be told from silence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from podzemi.server.store.sql import Ask, Conflict, Query, marks
from podzemi.server.store.table import invitations
from podzemi.wire.messages import Person

MOST_FRIENDS: Final = 200
MOST_ASKED: Final = 50
"""People whom one may have asked without an answer."""
MOST_BLOCKED: Final = 1000
MOST_ASKING: Final = 100
"""Of those who ask, the latest are shown."""


class TooMany(Exception):
    """The person has `most` of that kind already."""

    def __init__(self, how: str, most: int) -> None:
        super().__init__(how)
        self.how = how
        self.most = most


class Circle(Struct, frozen=True):
    """The people around a person, by name."""

    friends: list[Person] = []
    asking: list[Person] = []
    """Friend requests to this person, the latest first."""
    asked: list[Person] = []
    blocked: list[Person] = []


def circle(person: str) -> Query[Circle]:
    """All that the person may know about who is whose friend."""
    said: dict[str, list[Person]] = {"agreed": [], "asked": [], "blocked": []}
    rows = yield Ask(
        "SELECT how, p.id, p.name FROM friend f JOIN person p ON p.id = f.other WHERE f.person = ? "
        "ORDER BY p.name, p.id",
        (person,),
    )
    for how, other, name in rows:
        said[how].append(Person(other, name))
    asking = yield Ask(
        """
        SELECT p.id, p.name FROM friend f JOIN person p ON p.id = f.person
        WHERE f.other = ? AND f.how = 'asked' AND NOT EXISTS
            (SELECT 1 FROM friend b WHERE b.person = f.other AND b.other = f.person AND b.how = 'blocked')
        ORDER BY f.at DESC, p.id LIMIT ?
        """,
        (person, MOST_ASKING),
    )
    return Circle(said["agreed"], [Person(*row) for row in asking], said["asked"], said["blocked"])


def are_friends(person: str, other: str) -> Query[bool]:
    return (yield from _attitude(person, other)) == "agreed"


class PublicTable(Struct, frozen=True):
    """A table that anybody may look at, with one of the people who sit there."""

    id: str
    game: str
    person: str


def tables_of(people: Iterable[str]) -> Query[list[PublicTable]]:
    """Tables at which these people sit and anybody may look on, the latest first."""
    wanted, values = marks(people)
    rows = yield Ask(
        f"""
        SELECT t.id, t.game, p.player FROM place p JOIN game_table t ON t.id = p.table_id
        LEFT JOIN door d ON d.table_id = t.id
        WHERE p.player IN ({wanted}) AND t.public = 1 AND t.finished IS NULL AND d.closed IS NULL
          AND d.password IS NULL AND (t.started IS NULL OR coalesce(d.watching, 1) = 1)
        ORDER BY t.created DESC
        """,
        values,
    )
    return [PublicTable(*row) for row in rows]


def _attitude(person: str, other: str) -> Query[str | None]:
    rows = yield Ask("SELECT how FROM friend WHERE person = ? AND other = ?", (person, other))
    return str(rows[0][0]) if rows else None


def ask(person: str, other: str, at: float) -> Query[None]:
    """The person wants to be a friend, or agrees to be one. Conflict if there is nobody to ask."""
    yield from _check_other(person, other)
    if (yield from _attitude(person, other)) in ("agreed", "asked"):
        return
    yield from _check_count(person, "agreed", MOST_FRIENDS)
    if (yield from _attitude(other, person)) == "asked":
        yield from _say(person, other, "agreed", at)
        yield from _say(other, person, "agreed", at)
    else:
        yield from _check_count(person, "asked", MOST_ASKED)
        yield from _say(person, other, "asked", at)


def drop(person: str, other: str) -> Query[None]:
    """Friends no longer; or what was asked is withdrawn or declined. Blocks stay."""
    yield Ask(
        "DELETE FROM friend WHERE how <> 'blocked' AND ((person = ? AND other = ?) OR "
        "(person = ? AND other = ?))",
        (person, other, other, person),
    )
    yield from invitations.drop_between(person, other)


def block(person: str, other: str, at: float) -> Query[None]:
    """Nothing of the other reaches the person any more. What the other asked stands as if unanswered."""
    yield from _check_other(person, other)
    yield from _check_count(person, "blocked", MOST_BLOCKED)
    yield from _say(person, other, "blocked", at)
    yield Ask("DELETE FROM friend WHERE person = ? AND other = ? AND how = 'agreed'", (other, person))
    yield from invitations.drop_between(person, other)


def unblock(person: str, other: str) -> Query[None]:
    yield Ask("DELETE FROM friend WHERE person = ? AND other = ? AND how = 'blocked'", (person, other))


def _check_other(person: str, other: str) -> Query[None]:
    if not (yield Ask("SELECT 1 FROM person WHERE id = ? AND id <> ?", (other, person))):
        raise Conflict


def _check_count(person: str, how: str, most: int) -> Query[None]:
    rows = yield Ask("SELECT count(*) FROM friend WHERE person = ? AND how = ?", (person, how))
    if rows[0][0] >= most:
        raise TooMany(how, most)


def _say(person: str, other: str, how: str, at: float) -> Query[None]:
    yield Ask(
        "INSERT INTO friend (person, other, how, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (person, other) DO UPDATE SET how = excluded.how, at = excluded.at",
        (person, other, how, at),
    )


# ---------------------------------------------------------------- a person's data


def export(person: str) -> Query[Circle]:
    """Requests, friends and blocks of the person, and requests to them. Nobody may learn who blocked them."""
    return (yield from circle(person))


def forget(person: str) -> Query[None]:
    yield Ask("DELETE FROM friend WHERE person = ? OR other = ?", (person, person))
    yield Ask("DELETE FROM invitation WHERE person = ? OR inviter = ?", (person, person))


def move(person: str, to: str) -> Query[None]:
    """A guest's friends become the account's, but for those of whom the account has said something."""
    for mine, other in (("person", "other"), ("other", "person")):
        yield Ask(
            f"UPDATE friend SET {mine} = ? WHERE {mine} = ? AND {other} <> ? AND {other} NOT IN "
            f"(SELECT {other} FROM friend WHERE {mine} = ?)",
            (to, person, to, to),
        )
    yield from forget(person)
