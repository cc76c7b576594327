"""A table's promise about its luck, and the record that keeps it. Seed and salt leave with that alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from podzemi.engine.game import AnyGame
from podzemi.engine.match import AnyMatch
from podzemi.engine.records.commitment import Branch, Promise
from podzemi.engine.records.record import Record
from podzemi.server.store import Luck, Table
from podzemi.server.support.edges import secrets

SALT_BYTES: Final = 32
DELAY: Final = 20
"""How many actions a view with all open stays behind, unless the host says otherwise."""


def with_commitment(
    table: Table,
    game: AnyGame,
    branches: Sequence[Branch] = (),
    origin: str | None = None,
    delay: int = DELAY,
) -> Table:
    """The table with a salt of its own, and the hash that fixes its luck from now on."""
    salt = secrets.token_hex(SALT_BYTES)
    promise = Promise(
        game=table.game,
        rules=table.rules,
        players=len(table.places),
        options=table.options,
        seed=table.seed,
        salt=salt,
        pack=None if game.pack is None else game.pack.sha256,
        branches=branches,
    )
    return replace(table, luck=Luck(salt, promise.commitment(), tuple(branches), origin, delay))


def record_of(match: AnyMatch, luck: Luck) -> Record:
    """The record of a finished match, with all that proves its luck; sealed."""
    record = match.record().in_format(
        1, match.game
    )  # what was promised, and every page that checks it, has options as they are
    if luck.salt is None:
        return record
    return replace(record, salt=luck.salt, commitment=luck.commitment or UNSET).sealed(match.game)
