"""Tables: who sits there, how a new one is asked for, and lists of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal  # Any: options, as each game has them

from msgspec import Meta, Struct

from podzemi.wire.basics import Language
from podzemi.wire.clocks import Clock
from podzemi.wire.games import TablePack


class SeatInfo(Struct, frozen=True):
    """One place at a table. `open`: nobody sits there yet."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    """The person's name, or the bot's id."""
    person: str | None = None
    """The person's public id; with a bot: whose seat it keeps while that person is away."""
    connected: bool = False
    mine: bool = False
    """Whether the receiver of this message sits here."""
    ready: bool = False
    """Whether the match may start as far as this seat is concerned."""
    host: bool = False
    """Whether the host sits here."""
    owner: str = ""
    """With a bot: the name of whoever's seat it keeps."""
    guest: bool = False
    """Whether somebody plays here at the device of the person, who sits elsewhere or nowhere."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it."""

    id: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    public: bool
    host: str
    """The host's name."""
    hosting: bool
    """Whether the receiver is the host."""
    phase: Literal["gathering", "playing", "finished"]
    seats: list[SeatInfo]
    version: int
    spectators: int
    rematch: str | None = None
    """The table where the same players play again."""
    created: float = 0.0
    """Seconds since 1970."""
    awaited: list[int] = []
    """The seats whose decision is awaited, as far as the server has the match at hand."""
    pack: TablePack | None = None
    """The data pack it plays with; None: the house data."""
    locked: bool = False
    """Whether it takes a password or an invitation to come in."""
    watching: bool = True
    """Whether people who do not play may look on."""
    language: Language | None = None
    """The language people speak at this table; None: any."""
    key: str | None = None
    """The key in an invitation link to a locked table; sent to those who sit there."""
    kicked: bool = False
    """Whether the receiver was sent away from this table and cannot sit down again."""
    closed: bool = False
    """Whether everybody left before the match began; nobody can come any more."""
    previous: str | None = None
    """The table of which this one is the rematch."""
    chat: bool = True
    """Whether people can talk here."""
    rated: bool = True
    """Whether the match counts for ratings."""
    clock: Clock | None = None
    """None: no time limit."""
    forfeits: list[int] = []
    """The seats that lost by time, the first one first."""
    commitment: str | None = None
    """The hash of the luck of this match, fixed before it starts; None: the table is older than that."""
    branch: int | None = None
    """The action after which the match left another one; None: it has its own beginning."""
    delay: int = 20
    """How many actions an open view stays behind, at least; and never less than a round."""
    fills: float | None = None
    """When bots take the free seats and the match begins, in seconds since 1970; None: when the host says."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`seats`: by seat "me", "here", "open" or a bot's name; exactly as many as players."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = True
    pack: str | None = None
    """The id of a data pack; None: the house data."""
    password: str | None = None
    """The password for those who come without an invitation."""
    watching: bool = True
    """Whether people who do not play may look on."""
    language: Language | None = None
    """The language people speak at this table; None: any."""
    chat: bool = True
    """Whether people can talk here."""
    rated: bool | None = None
    """Whether the match counts for ratings; None: if it is public, or without bots."""
    clock: Clock | None = None
    """None: no time limit."""
    delay: Annotated[int, Meta(ge=5, le=500)] = 20
    """How many actions a view with all open stays behind, if the players agree to one."""
    guests: list[str] = []
    """The names of those who play at my device, one for each seat that is "here"."""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """ "me" to sit down, "here" for somebody at my device by the name of `guest`, a bot's name to put a bot
    there (host only).

    During a match: a bot's name for the seat of a player who is away, or for the own one;
    "me" to take back the seat that a bot kept."""

    player: str
    guest: str = ""


class TableList(Struct, frozen=True):
    """`total`: how many tables fit what was asked for; the newest of them are listed."""

    tables: list[TableInfo]
    total: int
