"""Questions to all at a table (to take back, to pause, to go on, to open the match), and how they stand.

What was asked and answered is in the log (`control`), and `lines` says what may be asked now; here is who
answers for whom, and what the bots wait for meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from podzemi.engine.values import Refusal, Seat
from podzemi.server.match import lines
from podzemi.server.match.match_log import MatchLog
from podzemi.server.match.tables import counts
from podzemi.server.problems import Refused
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.room import Room


class Votes:
    """The questions of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def log(self) -> MatchLog:
        """The match; Refused before it starts."""
        if self.room.log is None:
            raise Refused("not_started")
        return self.room.log

    @property
    def holds_bots(self) -> bool:
        """Bots wait while the match is paused, and while people talk about taking something back."""
        log = self.room.log
        if log is None:
            return False
        return log.paused is not None or (log.question is not None and log.question.what == "undo")

    # --- who speaks

    def check_plays_on(self, seat: Seat) -> None:
        """Refused if the seat has filled the log with anything but actions."""
        lines.check_plays_on(self.log, seat)

    def speaker(self, seat: Seat) -> Seat:
        """The seat by which the person there is asked, or has asked: one answers for all at a device."""
        question, place = self.log.question, self.room.table.places[seat]
        mine = self.room.seats_of(place.player) if place.kind == "person" else [seat]
        concerned = [] if question is None else [*question.asks, *question.agreed, question.by]
        return next((one for one in concerned if one in mine), seat)

    def check_number(self, seat: Seat, answer: wire.Answer) -> None:
        """Refused if what this seat saw asked, by its own number, is not open."""
        question = self.log.question
        if question is None or self.log.number_of(seat, question.version) != answer.question:
            raise Refused("no_question")

    # --- telling

    def clock_for(self, viewer: Seat | None) -> wire.TableClock | None:
        """How the match stands besides its board, for that viewer; it depends on nothing hidden."""
        log = self.room.log
        if log is None:
            return None
        back, barred = self._back(log, viewer)
        return wire.TableClock(
            at=log.since,
            seats=self.room.deadlines.seat_times(),
            paused=log.paused,
            question=_question(log, viewer),
            back=back,
            barred=barred,
            open=log.open,
        )

    def _back(self, log: MatchLog, viewer: Seat | None) -> tuple[bool, wire.Barred | None]:
        """Whether that viewer may ask for its last decision back, and if there is no way to it, why."""
        rated = counts(self.room.table)
        quiet = log.paused is None and log.question is None
        if viewer is None or not quiet or log.undoable(viewer, rated) is not None:
            return False, None
        to = log.asking_back(viewer)
        if isinstance(to, Refusal):
            return False, "undo_shown" if to.code == "undo_shown" else None
        return (False, "undo_rated") if rated else (True, None)


def _question(log: MatchLog, viewer: Seat | None) -> wire.Question | None:
    question = log.question
    if question is None:
        return None
    number = log.number_of(viewer, question.version) or 0
    return wire.Question(number, question.what, question.by, list(question.asks), list(question.agreed))
