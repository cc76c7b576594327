"""The tables of the database and how they came to be: steps up and down, the same for both databases.

The words in braces differ: see `WORDS`. A new area adds one `SchemaStep` at the end. Statements end with `;`
at the end of a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Dialect: TypeAlias = Literal["sqlite", "postgresql"]

WORDS: Final[dict[Dialect, dict[str, str]]] = {
    "sqlite": {
        "integer": "INTEGER",
        "real": "REAL",
        "blob": "BLOB",
        "strict": "STRICT",
        "keyed": "STRICT, WITHOUT ROWID",
    },
    "postgresql": {
        "integer": "BIGINT",
        "real": "DOUBLE PRECISION",
        "blob": "BYTEA",
        "strict": "",
        "keyed": "",
    },
}
"""`strict` ends every CREATE TABLE; `keyed` those that are read by their primary key alone."""


class SchemaStep(Struct, frozen=True):
    """From one version of the database to the next, and back."""

    up: str
    down: str


STEPS: Final = (
    SchemaStep(
        """
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) {strict};
CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, created {real} NOT NULL) {strict};
CREATE TABLE game_table (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules {integer} NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, host TEXT NOT NULL, public {integer} NOT NULL,
    created {real} NOT NULL, started {real}, finished {real}, rematch TEXT
) {strict};
CREATE INDEX table_by_phase ON game_table (finished, public, created);
CREATE TABLE place (
    table_id TEXT NOT NULL REFERENCES game_table (id), seat {integer} NOT NULL,
    kind TEXT NOT NULL, player TEXT NOT NULL, owner TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) {strict};
CREATE INDEX place_by_player ON place (player);
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES game_table (id), version {integer} NOT NULL,
    seat {integer} NOT NULL, action {blob} NOT NULL, client TEXT, at {real} NOT NULL,
    PRIMARY KEY (table_id, version), UNIQUE (table_id, client)
) {keyed};
""",
        """
DROP TABLE log;
DROP TABLE place;
DROP TABLE game_table;
DROP TABLE person;
DROP TABLE setting;
""",
    ),
    SchemaStep(
        """
CREATE TABLE pack (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, sha256 TEXT NOT NULL,
    text TEXT NOT NULL, created {real} NOT NULL, UNIQUE (game, sha256)
) {strict};
CREATE TABLE pack_owner (
    person TEXT NOT NULL REFERENCES person (id), pack_id TEXT NOT NULL REFERENCES pack (id),
    added {real} NOT NULL, PRIMARY KEY (person, pack_id)
) {keyed};
ALTER TABLE game_table ADD COLUMN pack TEXT REFERENCES pack (id);
ALTER TABLE game_table ADD COLUMN result TEXT;
""",
        """
ALTER TABLE game_table DROP COLUMN result;
ALTER TABLE game_table DROP COLUMN pack;
DROP TABLE pack_owner;
DROP TABLE pack;
""",
    ),
    SchemaStep(
        """
CREATE TABLE door (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id), password TEXT, key TEXT,
    watching {integer} NOT NULL, language TEXT, previous TEXT, closed {real}, seen {real} NOT NULL
) {strict};
CREATE TABLE visitor (
    table_id TEXT NOT NULL REFERENCES game_table (id), person TEXT NOT NULL, kicked {integer} NOT NULL,
    PRIMARY KEY (table_id, person)
) {keyed};
CREATE INDEX visitor_by_person ON visitor (person);
ALTER TABLE place ADD COLUMN ready {integer} NOT NULL DEFAULT 1;
CREATE INDEX place_by_owner ON place (owner);
CREATE TABLE turn (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id), version {integer} NOT NULL,
    awaited TEXT NOT NULL, at {real} NOT NULL
) {strict};
CREATE TABLE mail_address (
    person TEXT PRIMARY KEY, address TEXT NOT NULL, confirmed {integer} NOT NULL, turns {integer} NOT NULL,
    language TEXT NOT NULL, added {real} NOT NULL
) {strict};
CREATE TABLE mail (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, address TEXT NOT NULL, language TEXT NOT NULL,
    kind TEXT NOT NULL, content TEXT NOT NULL, added {real} NOT NULL, due {real} NOT NULL,
    tries {integer} NOT NULL
) {strict};
CREATE INDEX mail_by_due ON mail (due);
CREATE TABLE mailed (
    person TEXT NOT NULL, table_id TEXT NOT NULL, version {integer} NOT NULL,
    PRIMARY KEY (person, table_id, version)
) {keyed};
""",
        """
DROP TABLE mailed;
DROP TABLE mail;
DROP TABLE mail_address;
DROP TABLE turn;
DROP INDEX place_by_owner;
ALTER TABLE place DROP COLUMN ready;
DROP TABLE visitor;
DROP TABLE door;
""",
    ),
    SchemaStep(
        """
ALTER TABLE person ADD COLUMN seen {real};
ALTER TABLE person ADD COLUMN address TEXT;
CREATE TABLE name_key (
    key TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id)
) {keyed};
CREATE INDEX name_key_by_person ON name_key (person);
CREATE TABLE account (
    person TEXT PRIMARY KEY REFERENCES person (id), password TEXT NOT NULL, generation {integer} NOT NULL,
    admin {integer} NOT NULL, created {real} NOT NULL
) {strict};
CREATE TABLE recovery (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES account (person),
    made {real} NOT NULL, until {real}
) {strict};
CREATE INDEX recovery_by_person ON recovery (person);
CREATE TABLE ban (
    id TEXT PRIMARY KEY, person TEXT, name TEXT NOT NULL, address TEXT, reason TEXT NOT NULL,
    made {real} NOT NULL, until {real}, lifted {real}
) {strict};
CREATE INDEX ban_by_person ON ban (person);
CREATE TABLE deed (
    id TEXT PRIMARY KEY, at {real} NOT NULL, admin TEXT NOT NULL, admin_name TEXT NOT NULL,
    what TEXT NOT NULL, subject TEXT NOT NULL, detail TEXT NOT NULL
) {strict};
CREATE INDEX deed_by_time ON deed (at);
CREATE INDEX table_by_host ON game_table (host);
""",
        """
DROP INDEX table_by_host;
DROP TABLE deed;
DROP TABLE ban;
DROP TABLE recovery;
DROP TABLE account;
DROP TABLE name_key;
ALTER TABLE person DROP COLUMN address;
ALTER TABLE person DROP COLUMN seen;
""",
    ),
    SchemaStep(
        """
CREATE TABLE luck (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id), salt TEXT NOT NULL, commitment TEXT NOT NULL,
    branches TEXT, origin TEXT, delay {integer} NOT NULL
) {strict};
""",
        """
DROP TABLE luck;
""",
    ),
    SchemaStep(
        """
ALTER TABLE game_table ADD COLUMN chat {integer} NOT NULL DEFAULT 1;
ALTER TABLE game_table ADD COLUMN rated {integer} NOT NULL DEFAULT 1;
CREATE TABLE line (
    table_id TEXT NOT NULL REFERENCES game_table (id), channel TEXT NOT NULL, number {integer} NOT NULL,
    person TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, client TEXT, at {real} NOT NULL,
    PRIMARY KEY (table_id, channel, number), UNIQUE (table_id, person, client)
) {keyed};
CREATE INDEX line_by_person ON line (person);
CREATE TABLE mute (
    person TEXT NOT NULL, muted TEXT NOT NULL, at {real} NOT NULL, PRIMARY KEY (person, muted)
) {keyed};
CREATE INDEX mute_by_muted ON mute (muted);
CREATE TABLE report (
    id {integer} PRIMARY KEY, table_id TEXT NOT NULL, channel TEXT NOT NULL, number {integer} NOT NULL,
    accused TEXT NOT NULL, reporter TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL,
    context TEXT NOT NULL, at {real} NOT NULL, resolved {real}, verdict TEXT NOT NULL,
    UNIQUE (table_id, channel, number, reporter)
) {strict};
CREATE INDEX report_by_accused ON report (accused);
CREATE TABLE standing (
    table_id TEXT NOT NULL REFERENCES game_table (id), seat {integer} NOT NULL, game TEXT NOT NULL,
    players {integer} NOT NULL, kind TEXT NOT NULL, player TEXT NOT NULL, place {integer} NOT NULL,
    score {integer} NOT NULL, side TEXT NOT NULL, forfeited {integer} NOT NULL, won {integer} NOT NULL,
    picks TEXT NOT NULL, finished {real} NOT NULL, rated {integer},
    mu_before {real}, sigma_before {real}, mu {real}, sigma {real}, PRIMARY KEY (table_id, seat)
) {keyed};
CREATE INDEX standing_by_player ON standing (player, finished);
CREATE TABLE rating (
    game TEXT NOT NULL, players {integer} NOT NULL, kind TEXT NOT NULL, player TEXT NOT NULL,
    mu {real} NOT NULL, sigma {real} NOT NULL, matches {integer} NOT NULL, wins {integer} NOT NULL,
    last {real} NOT NULL, PRIMARY KEY (game, players, kind, player)
) {keyed};
CREATE INDEX rating_by_player ON rating (player);
CREATE TABLE rating_pool (
    game TEXT NOT NULL, players {integer} NOT NULL, matches {integer} NOT NULL, PRIMARY KEY (game, players)
) {keyed};
""",
        """
DROP TABLE rating_pool;
DROP TABLE rating;
DROP TABLE standing;
DROP TABLE report;
DROP TABLE mute;
DROP TABLE line;
ALTER TABLE game_table DROP COLUMN rated;
ALTER TABLE game_table DROP COLUMN chat;
""",
    ),
    SchemaStep(
        """
CREATE TABLE timing (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id), clock TEXT NOT NULL, forfeits TEXT NOT NULL,
    due {real}
) {strict};
CREATE INDEX timing_by_due ON timing (due);
""",
        """
DROP TABLE timing;
""",
    ),
    SchemaStep(
        """
CREATE TABLE job (
    table_id TEXT NOT NULL, seat {integer} NOT NULL, since {integer} NOT NULL, release TEXT NOT NULL,
    bot TEXT NOT NULL, game TEXT NOT NULL, pack TEXT, content {blob} NOT NULL, legal {blob} NOT NULL,
    made {real} NOT NULL, taker TEXT NOT NULL, until {real} NOT NULL, tries {integer} NOT NULL,
    choice {integer},
    PRIMARY KEY (table_id, seat, since)
) {keyed};
CREATE INDEX job_by_age ON job (made);
""",
        """
DROP TABLE job;
""",
    ),
    SchemaStep(
        """
CREATE TABLE attempt (
    key TEXT PRIMARY KEY, tries {integer} NOT NULL, at {real} NOT NULL
) {keyed};
CREATE INDEX attempt_by_time ON attempt (at);
""",
        """
DROP TABLE attempt;
""",
    ),
    SchemaStep(
        """
CREATE TABLE lesson (
    person TEXT NOT NULL, lesson TEXT NOT NULL, how TEXT NOT NULL, at {real} NOT NULL,
    PRIMARY KEY (person, lesson)
) {keyed};
""",
        """
DROP TABLE lesson;
""",
    ),
    SchemaStep(
        """
CREATE TABLE friend (
    person TEXT NOT NULL REFERENCES person (id), other TEXT NOT NULL REFERENCES person (id),
    how TEXT NOT NULL, at {real} NOT NULL, PRIMARY KEY (person, other)
) {keyed};
CREATE INDEX friend_by_other ON friend (other);
CREATE TABLE invitation (
    table_id TEXT NOT NULL REFERENCES game_table (id), person TEXT NOT NULL REFERENCES person (id),
    inviter TEXT NOT NULL REFERENCES person (id), at {real} NOT NULL, declined {integer} NOT NULL,
    PRIMARY KEY (table_id, person)
) {keyed};
CREATE INDEX invitation_by_person ON invitation (person);
CREATE INDEX invitation_by_inviter ON invitation (inviter);
CREATE TABLE quick (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id), bot TEXT NOT NULL, due {real} NOT NULL
) {strict};
""",
        """
DROP TABLE quick;
DROP TABLE invitation;
DROP TABLE friend;
""",
    ),
    SchemaStep(
        """
ALTER TABLE place ADD COLUMN guest TEXT NOT NULL DEFAULT '';
""",
        """
ALTER TABLE place DROP COLUMN guest;
""",
    ),
    SchemaStep(
        """
CREATE INDEX person_by_address ON person (address);
DROP INDEX table_by_host;
CREATE INDEX table_by_host ON game_table (host, finished);
""",
        """
DROP INDEX table_by_host;
CREATE INDEX table_by_host ON game_table (host);
DROP INDEX person_by_address;
""",
    ),
    SchemaStep(
        """
ALTER TABLE job ADD COLUMN lane TEXT NOT NULL DEFAULT '';
CREATE INDEX job_by_lane ON job (lane, made);
""",
        """
DROP INDEX job_by_lane;
ALTER TABLE job DROP COLUMN lane;
""",
    ),
    SchemaStep(
        """
CREATE TABLE session (
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id),
    made {real} NOT NULL, seen {real} NOT NULL, device TEXT NOT NULL
) {keyed};
CREATE INDEX session_by_person ON session (person);
CREATE INDEX session_by_age ON session (seen);
ALTER TABLE person ADD COLUMN renewed {real};
""",
        """
ALTER TABLE person DROP COLUMN renewed;
DROP TABLE session;
""",
    ),
    SchemaStep(
        """
CREATE TABLE passkey (
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id), site TEXT NOT NULL,
    key {blob} NOT NULL, count {integer} NOT NULL, name TEXT NOT NULL, made {real} NOT NULL, used {real}
) {keyed};
CREATE INDEX passkey_by_person ON passkey (person);
CREATE TABLE challenge (
    session TEXT NOT NULL, purpose TEXT NOT NULL, value {blob} NOT NULL, until {real} NOT NULL,
    PRIMARY KEY (session, purpose)
) {keyed};
CREATE INDEX challenge_by_age ON challenge (until);
""",
        """
DROP TABLE challenge;
DROP TABLE passkey;
""",
    ),
)
"""Each step leads from one version to the next; a new database takes them all."""
VERSION: Final = len(STEPS)


def statements(text: str, dialect: Dialect) -> Iterator[str]:
    """The statements of one direction of a step, in the words of that database."""
    for part in text.format(**WORDS[dialect]).split(";\n"):
        if part.strip():
            yield part.strip()


def path(version: int, target: int, dialect: Dialect) -> Iterator[str]:
    """The statements that lead from one version to another."""
    for step in STEPS[version:target]:
        yield from statements(step.up, dialect)
    for step in reversed(STEPS[target:version]):
        yield from statements(step.down, dialect)


_TABLE: Final = re.compile(r"CREATE TABLE (\w+)")
_COLUMN: Final = re.compile(r"ALTER TABLE (\w+) ADD COLUMN (\w+)(?:[^;]*?DEFAULT ('[^']*'|[-\w.]+))?")


def losses(step: SchemaStep) -> Iterator[tuple[str, str]]:
    """The data that going down that step would throw away: a name, and a query that counts it."""
    made = _TABLE.findall(step.up)
    for table in made:
        yield table, f"SELECT count(*) FROM {table}"
    for table, column, default in _COLUMN.findall(step.up):
        if table not in made:
            other = f" AND {column} <> {default}" if default and default.upper() != "NULL" else ""
            yield f"{table}.{column}", f"SELECT count(*) FROM {table} WHERE {column} IS NOT NULL{other}"
