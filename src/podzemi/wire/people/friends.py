"""Messages about friends and invitations, in both directions.

The server sends the whole state over the person's own socket whenever part of it changes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from podzemi.wire.messages import Goodbye, Person, Pong, Refused, ServerMessage


class FriendTable(Struct, frozen=True):
    """A public table where a friend is now."""

    id: str
    game: str


class Friend(Struct, frozen=True):
    id: str
    name: str
    here: bool
    """Whether they are connected now."""
    table: FriendTable | None = None
    """Their present table, if the receiver may watch it."""


class Invitation(Struct, frozen=True):
    """A friend asks me to a table that gathers."""

    table: str
    game: str
    players: int
    people: list[str]
    """The names of those who sit there."""
    by: Person
    at: float
    """Seconds since 1970."""


class SentInvitation(Struct, frozen=True):
    """I asked a friend to a table that gathers."""

    table: str
    person: str
    declined: bool


class Company(ServerMessage, frozen=True, tag="company"):
    """The people around me. It replaces what was known."""

    friends: list[Friend]
    asking: list[Person]
    """People who asked to be my friends, the latest first."""
    asked: list[Person]
    """The people I asked, without an answer so far."""
    blocked: list[Person]
    """Nothing of theirs reaches me, nor mine them; they are not told."""
    invitations: list[Invitation]
    sent: list[SentInvitation]
    now: float
    """The server's time, in seconds since 1970."""


ToMe = Company | Refused | Pong | Goodbye
"""Messages of a person's own socket."""


class FriendName(Struct, frozen=True, forbid_unknown_fields=True):
    """The person I want to be friends with, by name."""

    name: str


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask a friend to a table."""

    person: str


class QuickWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Play with whoever waits; where nobody does, bots of that level come after so many seconds."""

    game: str
    bot: str
    wait: Literal[30, 60, 120, 300] = 60
