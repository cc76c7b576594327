"""Games on offer, their options, and packs of data for them."""

from __future__ import annotations

from typing import Any  # Any: options and details, as each game has them

from msgspec import Struct

from podzemi.engine.parts import Grade


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[str | int | bool]
    default: str | int | bool
    clause: str


class GameInfo(Struct, frozen=True):
    """One game on offer; names and texts come from the language catalogues."""

    name: str
    min_players: int
    max_players: int
    minutes: int
    options: list[OptionInfo]
    bots: list[str]
    """All that can play here, the levels among them."""
    levels: list[str]
    """The bots that people choose from by how strong they are, gentlest first; none without native code."""
    first_match: dict[str, str | int | bool] = {}
    """Options that make the first match easier to learn."""
    packs: bool = False
    """Whether the game takes data packs."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A possible match; options may be left out."""

    players: int
    options: dict[str, Any] = {}
    pack: str | None = None
    """The id of a data pack; None: the house data."""


class SetupInfo(Struct, frozen=True):
    """The same with every option: what a match would be played with."""

    options: dict[str, str | int | bool]
    choices: list[OptionInfo]
    """The options there are; a pack may have other ones."""


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """Other components for a game: a TOML text of the shape of the game's template."""

    game: str
    text: str


class PackInfo(Struct, frozen=True):
    """A pack that can be chosen at a new table."""

    id: str
    game: str
    name: str
    sha256: str
    offered: bool
    """By whoever runs the server; otherwise it is the asker's own."""


class PackMistake(Struct, frozen=True):
    """One thing that is wrong with a pack, in `values.mistakes` of the refusal `pack`."""

    code: str
    place: str
    line: int | None
    text: str


class TablePack(Struct, frozen=True):
    """The pack a table plays with."""

    id: str
    name: str


class BestInfo(Struct, frozen=True):
    """A finished match that somebody played alone."""

    table: str
    score: int
    options: dict[str, str | int | bool]
    detail: dict[str, Any]
    """The game's own part of the result."""
    finished: float
    """Seconds since 1970."""
    pack: TablePack | None = None
    grade: Grade | None = None
    """How good the score is, where the game can tell."""
