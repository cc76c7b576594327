"""Lines of the log that are no actions: taking back, asking all persons, who plays a seat.

They are appended like actions, are news to everybody, and stay out of match records. What they lead to
follows from the log alone: a question names the seats it asks, so who folds the log knows when all agreed.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from podzemi.engine.values import Seat
from podzemi.server.store import LogEntry
from podzemi.wire.messages import Matter


class ControlEntry(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A line that is no action; `seat` of the entry says whose word it is.

    The kinds have a dot: those of actions are made from names of classes and never do ("undo" is older)."""


class Undo(ControlEntry, frozen=True, tag="undo"):
    """The line `of` counts no longer."""

    of: int


class QuestionAsked(ControlEntry, frozen=True, tag="table.ask"):
    """A question to the seats `asks`; nobody: it is settled. `to`: from which line on all is taken back."""

    what: Matter
    asks: list[Seat]
    to: int | None = None


class QuestionAgreed(ControlEntry, frozen=True, tag="table.yes"):
    """To the open question."""


class QuestionDeclined(ControlEntry, frozen=True, tag="table.no"):
    """The open question is over: somebody declined, or whoever asked withdrew it."""


class SeatTakenOver(ControlEntry, frozen=True, tag="table.seat"):
    """From here on a bot plays the seat, or a person again. `lost`: the seat has lost by time."""

    bot: bool
    lost: bool = False


Control: TypeAlias = Undo | QuestionAsked | QuestionAgreed | QuestionDeclined | SeatTakenOver
_DECODER: Final = msgspec.json.Decoder(Control)


def control_of(entry: LogEntry) -> Control | None:
    """The line if it is no action."""
    try:
        line: Control = _DECODER.decode(entry.action)
    except msgspec.DecodeError:
        return None
    return line


class OpenQuestion(Struct):
    """The question that somebody asked of all, while it is open."""

    version: int
    what: Matter
    by: Seat
    asks: list[Seat]
    """The seats that have not answered yet."""
    agreed: list[Seat]
    to: int | None = None
