"""The clocks of a match, folded from the times of the log's lines. Pure: what time it is, the caller says.

A seat that is awaited uses up the time of its move, then its reserve, which is for the whole match. All of it
follows from what everybody sees (who is awaited, public actions, pauses), so a clock tells nobody how many
sealed decisions another seat has made: those share the time of one move.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.game import Result
from podzemi.engine.values import Seat
from podzemi.server.problems import Refused
from podzemi.wire.messages import Clock, Pace, PaceInfo

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

PACES: Final[dict[Pace, PaceInfo]] = {
    "live": PaceInfo(Clock("live", 45, 10 * MINUTE), 1, MINUTE, 5, 10 * MINUTE, 2 * HOUR),
    "relaxed": PaceInfo(Clock("relaxed", 5 * MINUTE, 2 * HOUR), MINUTE, MINUTE, MINUTE, 2 * HOUR, DAY),
    "correspondence": PaceInfo(Clock("correspondence", 2 * DAY, 4 * DAY), DAY, DAY, DAY, 30 * DAY, 60 * DAY),
}
"""The clocks that a new table offers; the bounds hold for everybody."""


def check_clock(clock: Clock | None) -> Clock | None:
    """The clock, if a table may have it; Refused otherwise."""
    if clock is None:
        return None
    bounds = PACES[clock.pace]
    for value, least, most in (
        (clock.move, bounds.least_move, bounds.most_move),
        (clock.reserve, 0, bounds.most_reserve),
    ):
        if not least <= value <= most:
            raise Refused("clock_value", value=value, min=least, max=most)
    if clock.bot not in registry.OURS:
        raise Refused("unknown_bot", bot=clock.bot[:64])
    return clock


class SeatClock(Struct):
    """One seat's clock."""

    reserve: float
    used: float = 0.0
    """Of this move, until `since`."""
    since: float | None = None
    """Running from then on; None: it stands still."""
    bot: bool = False
    spent: list[float] = []
    """The seconds that each decision took, the last one last."""


class Clocks:
    """The clocks of all seats of one match."""

    def __init__(self, clock: Clock, seats: int, at: float, awaited: list[Seat]) -> None:
        self.clock = clock
        self.seats = [SeatClock(float(clock.reserve), spent=[]) for _ in range(seats)]
        self.paused = False
        self.awaited: list[Seat] = []
        self._go(at, awaited)

    # --- what happens

    def turn(self, at: float, awaited: list[Seat], acted: Seat | None = None) -> None:
        """Everybody saw the seat act. Other seats that are still awaited go on; all other moves are over."""
        self._stop(at)
        if acted is not None:
            own = self.seats[acted]
            own.spent.append(own.used)
            self._end(own)
        self._go(at, awaited)

    def take_back(self, at: float, awaited: list[Seat], by: Seat, gone: list[Seat]) -> None:
        """Decisions of these seats, the last one first, count no longer. No time comes back: whoever takes
        back goes on in the time of that move, the others have a new move."""
        self._stop(at)
        for seat in gone:
            own = self.seats[seat]
            spent = own.spent.pop() if own.spent else 0.0
            if seat == by:
                own.used += min(spent, self.clock.move)
            else:
                self._end(own)
        self._go(at, awaited)

    def pause(self, at: float, paused: bool) -> None:
        self._stop(at)
        self.paused = paused
        self._go(at, self.awaited)

    def sits(self, at: float, seat: Seat, bot: bool) -> None:
        """A bot needs no clock; the person who comes back has a whole move."""
        self._stop(at)
        self._end(self.seats[seat])
        self.seats[seat].bot = bot
        self._go(at, self.awaited)

    def _stop(self, at: float) -> None:
        for own in self.seats:
            if own.since is not None:
                own.used += max(0.0, at - own.since)
                own.since = None

    def _go(self, at: float, awaited: list[Seat]) -> None:
        self.awaited = awaited
        for seat, own in enumerate(self.seats):
            if seat not in awaited:
                self._end(own)
            elif not self.paused and not own.bot:
                own.since = at

    def _end(self, own: SeatClock) -> None:
        """The move is over; what it took beyond its time goes from the reserve."""
        own.reserve = max(0.0, own.reserve - max(0.0, own.used - self.clock.move))
        own.used = 0.0

    # --- how it stands

    def time_used(self, seat: Seat, at: float) -> float:
        """Of the present move."""
        own = self.seats[seat]
        return own.used if own.since is None else own.used + max(0.0, at - own.since)

    def left(self, seat: Seat, at: float) -> float:
        """Seconds until the seat is out of time, the reserve included."""
        return max(0.0, self.clock.move + self.seats[seat].reserve - self.time_used(seat, at))

    def reserve(self, seat: Seat, at: float) -> float:
        return min(self.seats[seat].reserve, self.left(seat, at))

    def deadline(self, seat: Seat) -> float | None:
        """When the seat is out of time; None while its clock stands still."""
        own = self.seats[seat]
        return None if own.since is None else own.since + self.clock.move + own.reserve - own.used


def ranks(ranking: list[list[Seat]], forfeits: list[Seat]) -> list[list[Seat]]:
    """The places of a match with those who lost on time last; whoever lost first is the very last."""
    kept = [[seat for seat in group if seat not in forfeits] for group in ranking]
    return [group for group in kept if group] + [[seat] for seat in reversed(forfeits)]


def result_with_forfeits(result: Result | None, forfeits: list[Seat]) -> Result | None:
    """The result as the table counts it."""
    if result is None or not forfeits:
        return result
    return replace(result, ranking=ranks(result.ranking, forfeits))
