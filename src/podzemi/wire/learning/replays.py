"""Bodies of the HTTP interface about matches that are over: frames, verdicts, playing on from a moment."""

from __future__ import annotations

from typing import Any  # Any: records as somebody sends them, not yet checked

from msgspec import Raw, Struct

from podzemi.engine.records.verify import Check
from podzemi.wire.messages import Moment, TableInfo, TablePack


class Frame(Struct, frozen=True):
    """A match after `at` actions, seen with one eye. `seat`: who acted last; null: the set-up.

    `focus`: whose view it is; with all open that is who acts next, null: a spectator's."""

    at: int
    time: float
    seat: int | None
    focus: int | None
    view: Raw
    outlook: Raw
    events: Raw
    result: Raw
    hands: Raw
    """With all open: by seat, what only that seat's own view has a place for; null with any other eye."""


class ReplayPage(Struct, frozen=True):
    """A part of a replay. `total`: the number of the last frame there is."""

    total: int
    eye: str
    frames: list[Frame]


class ReplayStory(Struct):
    """A replay: its match, and all events as one viewer saw them.

    `rounds`: the numbers of the frames in which a round begins."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    total: int
    eye: str
    rounds: list[int]
    history: list[Moment]
    pack: TablePack | None = None
    table: TableInfo | None = None
    """The table; null: the record came from elsewhere."""
    branches: list[int] = []
    """The numbers of the frames where the match left another one."""
    behind: int | None = None
    """How many actions the match has gone on since; null: it is over."""


class RecordPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A match record from elsewhere, and which part of its replay is wanted; see the same at a table."""

    record: dict[str, Any]
    eye: str = "public"
    first: int = 0
    last: int | None = None
    outlook: bool = True


class RecordQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A match record to be verified. `shown`: the hash that was shown when the match started."""

    record: dict[str, Any]
    shown: str | None = None


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the moment after `at` actions, in that seat, against bots of that name."""

    at: int
    seat: int
    bot: str


class RecordBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """The same from a moment of a match record from elsewhere."""

    record: dict[str, Any]
    at: int
    seat: int
    bot: str


class LuckVerdict(Struct, frozen=True):
    """The verdict on a record. `commitment`: the hash of its luck, computed from its seed and salt."""

    ok: bool
    checks: list[Check]
    commitment: str | None
    statement: str | None
    """The text whose SHA-256 the commitment is, for whoever wants to check it by hand."""
    detail: str
