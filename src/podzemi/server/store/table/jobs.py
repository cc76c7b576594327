"""Questions to bots, where several processes share the work. PostgreSQL only.

A job is a question to one seat: what it sees and may do, never a state. Its answer is kept until the seat
is asked something else, so that nobody thinks about the same question twice. Times are the database's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import Struct

from podzemi.server.store.sql import Ask, Query

Key: TypeAlias = tuple[str, int, int]
"""Table, seat, and the version since which the seat is asked this."""
NONE: Final = -1
"""The bot has no answer."""
LATELY: Final = 60
"""Seconds for which a job that was taken counts against those of the same household."""
TRIES: Final = 3
"""The number of workers that may die over a job before it is given up."""
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
_KEY: Final = "table_id = ? AND seat = ? AND since = ?"


class Outdated(Exception):
    """Withdraw the question to a bot."""


class BotJob(Struct, frozen=True):
    """`pack`: the id of a data pack; `view` and `legal` are JSON."""

    table: str
    seat: int
    since: int
    bot: str
    game: str
    pack: str | None
    view: bytes
    legal: bytes
    version: int = 0
    """The last line of the log that its asker knows."""
    lane: str = ""
    """The owner of the table: the household, a space, the host."""

    @property
    def key(self) -> Key:
        return self.table, self.seat, self.since


class JobState(Struct, frozen=True):
    """`choice`: None as long as somebody may still find one."""

    choice: int | None


def post(job: BotJob, release: str, taker: str, lease: float) -> Query[bool]:
    """Whether the question is new. `taker` has it at once, "": whoever wants it.

    Who has not seen the whole log does not know what is asked, and posts nothing.
    """
    yield Ask("DELETE FROM job WHERE table_id = ? AND seat = ? AND since < ?", job.key)
    rows = yield Ask(
        "INSERT INTO job (table_id, seat, since, release, bot, game, pack, content, legal, lane, made, "
        f"taker, until, tries) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, {NOW}, ?, {NOW} + ?, ? "
        "WHERE NOT EXISTS (SELECT 1 FROM log WHERE table_id = ? AND version > ?) "
        "ON CONFLICT DO NOTHING RETURNING seat",
        (
            *job.key,
            release,
            job.bot,
            job.game,
            job.pack,
            job.view,
            job.legal,
            job.lane.partition(" ")[0],
            taker,
            lease if taker else 0.0,
            1 if taker else 0,
            job.table,
            job.version,
        ),
    )
    return bool(rows)


def take(taker: str, release: str, lease: float, age: float) -> Query[BotJob | None]:
    """A job that nobody has, or whose taker is gone; only such of that age in seconds.

    Of the household for which the fewest were taken lately, the oldest.
    """
    rows = yield Ask(
        f"""
        UPDATE job SET taker = ?, until = {NOW} + ?, tries = tries + 1
        WHERE (table_id, seat, since) IN (
            SELECT table_id, seat, since FROM job
            WHERE choice IS NULL AND until <= {NOW} AND made <= {NOW} - ? AND tries < ? AND release = ?
            ORDER BY (SELECT count(*) FROM job other WHERE other.lane = job.lane AND other.tries > 0
                AND other.made > {NOW} - {LATELY}), made LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING table_id, seat, since, bot, game, pack, content, legal
        """,
        (taker, lease, age, TRIES, release),
    )
    return BotJob(*rows[0]) if rows else None


def renew(taker: str, keys: Iterable[Key], lease: float) -> Query[None]:
    """Their taker lives and thinks on about these."""
    wanted = list(keys)
    yield Ask(
        f"UPDATE job SET until = {NOW} + ? WHERE taker = ? AND choice IS NULL "
        f"AND (table_id, seat, since) IN ({', '.join(['(?, ?, ?)'] * len(wanted))})",
        (lease, taker, *(value for key in wanted for value in key)),
    )


def release(taker: str) -> Query[None]:
    """Its taker goes, and has not thought it out."""
    yield Ask("UPDATE job SET until = 0, tries = tries - 1 WHERE taker = ? AND choice IS NULL", (taker,))


def answer(key: Key, taker: str, choice: int) -> Query[None]:
    yield Ask(f"UPDATE job SET choice = ? WHERE {_KEY} AND taker = ?", (choice, *key, taker))


def look(key: Key) -> Query[JobState | None]:
    """How it stands with a job; None: there is no such job."""
    rows = yield Ask(
        f"SELECT CASE WHEN choice IS NULL AND tries >= ? AND until <= {NOW} THEN ? ELSE choice END "
        f"FROM job WHERE {_KEY}",
        (TRIES, NONE, *key),
    )
    return JobState(rows[0][0]) if rows else None


def forget(age: float) -> Query[int]:
    """Drop the jobs of that age in seconds: their tables have gone on, or are gone."""
    rows = yield Ask(f"DELETE FROM job WHERE made < {NOW} - ? RETURNING seat", (age,))
    return len(rows)
