"""Bodies of the HTTP interface about coming to a table: the door, being ready, my tables, e-mail."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Knock(Struct, frozen=True, forbid_unknown_fields=True):
    """The proof that admits somebody to a locked table: its password, or the key of an invitation."""

    password: str | None = None
    key: str | None = None


class Readiness(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I am ready for the match to start."""

    ready: bool


class HostChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Makes the person in that seat the host of the table."""

    seat: int


class MyTable(Struct, frozen=True):
    """One of my tables that is not over, as far as a mark in the margin needs it."""

    id: str
    game: str
    phase: Literal["gathering", "playing"]
    others: list[str]
    """The names of the other people, by seat."""
    bots: int
    """How many bots sit there besides."""
    mine: bool
    """Whether something is awaited of me: a decision, or that I say I am ready."""
    rematch: bool
    """Whether it is an offer to play again that I have not answered."""
    kept: bool
    """Whether a bot keeps my seat."""
    since: float
    """Since when it has been as it is, in seconds since 1970."""


class MyTables(Struct, frozen=True):
    """`awaited`: at how many of them something is awaited of me."""

    tables: list[MyTable]
    awaited: int


class MailInfo(Struct, frozen=True):
    """My e-mail address and the occasions for mail. `available`: whether the server sends e-mail at all."""

    available: bool
    address: str | None = None
    confirmed: bool = False
    turns: bool = False
    """A mail when it becomes my turn where a move may take days."""


class MailChange(Struct, frozen=True, forbid_unknown_fields=True):
    address: str
    turns: bool = True


class MailToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The last part of a link in one of our mails."""

    token: str
