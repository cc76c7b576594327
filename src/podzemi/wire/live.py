"""Messages over a table's socket, in both directions."""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType

from podzemi.wire.basics import Problem
from podzemi.wire.clocks import Matter, Notice, TableClock
from podzemi.wire.people.talk import Line, Phrase
from podzemi.wire.tables import TableInfo


class ClientMessage(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Act(ClientMessage, frozen=True, tag="act"):
    """Play an action. `id` is chosen by the client and never used for another action:
    a resent one is answered again and not applied twice. `version`: what the client saw."""

    id: str
    version: int
    action: Raw


class TakeBack(ClientMessage, frozen=True, tag="undo"):
    """Take back my last decision, as long as that is allowed (see `undo` of the last update)."""

    id: str
    version: int


class Propose(ClientMessage, frozen=True, tag="propose"):
    """Ask all persons at the table; with nobody to ask it is settled at once.

    "undo": to take back my last decision and all that came after it, where I may not do so alone."""

    id: str
    version: int
    what: Matter


class Answer(ClientMessage, frozen=True, tag="answer"):
    """Agree or not to the open question with that number; who asked withdraws it by a no."""

    id: str
    question: int
    yes: bool


class Resync(ClientMessage, frozen=True, tag="resync"):
    """A number was missing: send everything again."""


class Hurry(ClientMessage, frozen=True, tag="hurry"):
    """I need not see the bots think any more: once everybody who looks has said so, they do not pause."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    pass


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something at the table: a text, or a phrase that every reader sees in their own language.

    `id` as with an action: what is resent is said once. Answered by `accepted` with the line's number."""

    id: str
    text: str = ""
    phrase: Phrase | None = None


class Hand(ClientMessage, frozen=True, tag="hand"):
    """Hand the device to another of those who share it. `shown`: that one says to be here, and gets the
    seat's view; until then the screen is covered. Answered by `sync`."""

    seat: int
    shown: bool


FromClient = Act | TakeBack | Propose | Answer | Resync | Hurry | Ping | Say | Hand


class ServerMessage(Struct, frozen=True, tag_field="kind", omit_defaults=False):
    pass


class Moment(Struct, frozen=True):
    """A line of the log: what one action caused, as the receiver may see it.

    `version` counts the receiver's own news: what others seal is none."""

    version: int
    at: float
    events: Raw


class Sync(ServerMessage, frozen=True, tag="sync"):
    """Everything: sent on connecting and on request. `view` and `outlook` are null while gathering.

    `history`: all moments so far that count, first one first; version 0 is the set-up.
    `undo`: the receiver's decision that can be taken back now, or null.
    """

    table: TableInfo
    version: int
    seat: int | None
    view: Raw
    legal: Raw
    outlook: Raw
    history: list[Moment]
    result: Raw
    undo: Raw
    clock: TableClock | None = None
    """Null while gathering."""
    now: float = 0.0
    """The server's time, in seconds since 1970."""
    hand: int | None = None
    """The seat that a shared device is to be handed to; the screen is covered until that seat has said so."""


class Update(ServerMessage, frozen=True, tag="update"):
    """One action was played or taken back: the next version, seen with the receiver's eyes.

    `undone`: the moment that counts no longer, `by` whom it was taken back; null: nothing was.
    `back`: all moments from this number on count no longer: they were taken back by consent.
    `notice`: the line was no action but a word about the match itself.
    """

    version: int
    at: float
    view: Raw
    legal: Raw
    outlook: Raw
    events: Raw
    result: Raw
    undo: Raw
    undone: int | None = None
    by: int | None = None
    back: int | None = None
    notice: Notice | None = None
    clock: TableClock | None = None


class Changes(ServerMessage, frozen=True, tag="changes"):
    """An `update` to a connection that asked for changes only (`?changes=true`): what is absent is as the
    last message said.

    `view` and `outlook`: objects with the changed parts by path: keys and indexes with dots between. The
    empty path is the whole value; the index after the last one adds to a list.
    """

    version: int
    at: float
    events: Raw
    view: Raw
    outlook: Raw
    legal: Raw | UnsetType = UNSET
    undo: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    undone: int | None = None
    by: int | None = None
    back: int | None = None
    notice: Notice | None = None
    clock: TableClock | None = None


class TableChanged(ServerMessage, frozen=True, tag="table"):
    """Somebody sat down, left, came or went; the match itself did not change."""

    table: TableInfo


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The action with this id is stored, as this version."""

    id: str
    version: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The action (or message) was not taken; nothing changed."""

    problem: Problem
    id: str | None = None
    version: int | UnsetType = UNSET


class Pong(ServerMessage, frozen=True, tag="pong"):
    pass


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The server restarts; everything so far is kept. The connection is about to close with 1012:
    come back in a moment, and send again what was not answered."""


class Talk(ServerMessage, frozen=True, tag="talk"):
    """All that was said so far, as far as the receiver hears it, oldest first; replaces what was known."""

    lines: list[Line]


class Said(ServerMessage, frozen=True, tag="said"):
    """Somebody said something."""

    line: Line


FromServer = Sync | Update | Changes | TableChanged | Accepted | Refused | Pong | Goodbye | Talk | Said
