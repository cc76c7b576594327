"""Stored values: tables with their places, lines of the log, packs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from podzemi.engine.game import OptionValue
from podzemi.engine.records.commitment import Branch
from podzemi.wire.messages import Clock, Language, TablePack


class Place(Struct, frozen=True):
    """The occupant of a seat: nobody, a person (by id) or a bot (by name).

    `owner`: the person whose seat a bot keeps until that person comes back.
    """

    kind: Literal["open", "person", "bot"] = "open"
    player: str = ""
    owner: str = ""
    ready: bool = True
    """Whether a person wants the match to start."""
    companion: str = ""
    """The name of somebody who plays this seat at the person's device; empty: the person."""


class Door(Struct, frozen=True):
    """The access rules of a table. `password` is kept as a hash, `key` is what an invitation carries."""

    password: str | None = None
    key: str | None = None
    watching: bool = True
    language: Language | None = None
    previous: str | None = None
    """The table of which this one is the rematch."""
    closed: float | None = None
    """When everybody had left before the match began."""
    seen: float = 0.0
    """When the host was here last, roughly."""
    admitted: frozenset[str] = frozenset()
    kicked: frozenset[str] = frozenset()


class Luck(Struct, frozen=True):
    """The commitment of a table to its luck; a table from before there were commitments has no salt.

    `branches`: where the match left another one; `origin`: the table of that one, None: a record.
    """

    salt: str | None = None
    commitment: str | None = None
    branches: tuple[Branch, ...] = ()
    origin: str | None = None
    delay: int = 20
    """How many actions a view with all open stays behind."""


class Pack(Struct, frozen=True):
    """A data pack; the same text for the same game is kept once."""

    id: str
    game: str
    name: str
    sha256: str
    text: str


class Best(Struct, frozen=True):
    """A finished match of one person alone, with its result as JSON."""

    table: str
    options: dict[str, OptionValue]
    result: bytes
    finished: float
    pack: TablePack | None


class Quick(Struct, frozen=True):
    """A table where whoever waits is seated; at `due` bots of that level take the seats that are left."""

    bot: str
    due: float


class Table(Struct, frozen=True, kw_only=True):
    """Everything about a table but its log. `started` and `finished` are times, or None: not yet."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seed: int
    host: str
    public: bool
    created: float
    started: float | None = None
    finished: float | None = None
    rematch: str | None = None
    pack: TablePack | None = None
    chat: bool = True
    """Whether people can talk here."""
    rated: bool = True
    """Whether the match is meant to count for ratings."""
    door: Door = Door()
    clock: Clock | None = None
    forfeits: list[int] = []
    """The seats that lost by time, the first one first."""
    luck: Luck = Luck()
    quick: Quick | None = None
    places: list[Place]

    @property
    def phase(self) -> Literal["gathering", "playing", "finished"]:
        if self.started is None:
            return "gathering"
        return "playing" if self.finished is None else "finished"


class LogEntry(Struct, frozen=True):
    """One line of the log. `client`: the sender's own id of the action, None for bots."""

    version: int
    seat: int
    action: bytes
    client: str | None
    at: float
