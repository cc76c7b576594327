"""Clocks, and what people at a table may ask one another about the match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Pace = Literal["live", "relaxed", "correspondence"]

Matter = Literal["undo", "pause", "resume", "open"]
"""A matter for all persons at a table: to take back, to pause, to go on, to let spectators see everything."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the seats of a table have, in seconds: `move` for each move, `reserve` for the match.

    `out`: what happens when both are used up: `bot` keeps the seat until its player is back, the game's
    default is played, or the seat is lost and `bot` plays it to the end.
    """

    pace: Pace
    move: int
    reserve: int
    out: Literal["bot", "default", "loss"] = "bot"
    bot: str = "adventurer"


class PaceInfo(Struct, frozen=True):
    """The clocks of one pace at a new table: the usual one, and the bounds of others."""

    usual: Clock
    unit: int
    """Seconds in which a move is counted: 1, a minute, a day."""
    reserve_unit: int
    least_move: int
    most_move: int
    most_reserve: int


class SeatTime(Struct, frozen=True):
    """One seat's clock at the time `at` of the message's clock, in milliseconds."""

    left: int
    """Until the seat is out of time, the reserve included."""
    reserve: int
    """How much of it is reserve."""
    runs: bool


class Question(Struct, frozen=True):
    """A question to all at the table. `number`: the receiver's own number of it, for the answer."""

    number: int
    what: Matter
    by: int
    asks: list[int]
    """The seats that have not answered yet."""
    agreed: list[int]


Barred = Literal["undo_shown", "undo_rated"]


class TableClock(Struct, frozen=True):
    """How a match stands besides its board; the same for all but `question.number`, `back`, `barred`."""

    at: float
    """Seconds since 1970, by the server."""
    seats: list[SeatTime | None]
    """By seat; null for a bot's. Empty: there is no clock."""
    paused: int | None
    """The seat that asked for the pause; null: the match goes on."""
    question: Question | None
    back: bool
    """Whether the receiver may ask to take back the last decision of its own."""
    barred: Barred | None
    """Why that decision stands: the code of the refusal. Null: it can be taken back, or there is none."""
    open: bool
    """Whether the players agreed that spectators may see everything."""


class Notice(Struct, frozen=True):
    """A control entry of the log: the matter (`what`), its state (`how`) and the seat that caused it."""

    what: Literal["undo", "pause", "resume", "open", "seat"]
    how: Literal["asked", "agreed", "settled", "declined", "dropped", "bot", "person", "lost"]
    by: int
