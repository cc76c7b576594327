"""Several people at one device: whose view a connection has, and whom the device is handed to.

A person may bring others along, who have seats and names of their own (`Place.companion`). Their connection
shows one seat at a time, the one that holds the device. Where something is hidden the screen is covered
before it goes to the next: the connection gets what every spectator sees, until the next one has said who
they are. So nothing of the one is in the other's page, whatever the page does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from podzemi.engine.values import Seat
from podzemi.server.problems import Refused

if TYPE_CHECKING:
    from podzemi.server.table.room import Room
    from podzemi.server.table.viewers.audience import Listener
    from podzemi.server.table.viewers.shown import Viewer


class Device(Struct, frozen=True):
    """The owner of a shared device. `holder`: the seat whose view it shows, None: the public view; `taker`:
    the seat for which it is covered; `said`: the holder has said so, the device did not just pass on where
    nothing is hidden."""

    holder: Seat | None = None
    taker: Seat | None = None
    said: bool = False


NOBODY = Device()


class Devices:
    """The shared devices of one room, by connection."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.known: dict[Listener, Device] = {}
        self.left: dict[str, Device] = {}
        """By person: a covered device whose line was lost. A page loaded anew is covered as before."""

    def forget(self, listener: Listener) -> None:
        gone = self.known.pop(listener, NOBODY)
        if gone.taker is not None and listener.person is not None:
            self.left[listener.person] = gone

    def of(self, listener: Listener) -> Device:
        return self.known.get(listener, NOBODY)

    def viewer(self, listener: Listener, mine: Sequence[Seat]) -> Viewer:
        """The viewer of a connection. `mine`: the seats of its person."""
        if len(mine) < 2:
            return mine[0] if mine else None
        holder = self.of(listener).holder
        if holder in mine:
            return holder
        return mine[0] if self._is_over() else None

    def taker(self, listener: Listener) -> Seat | None:
        """The seat for which a screen is covered; None: it is not covered."""
        return self.of(listener).taker

    def shows_all(self, listener: Listener) -> bool:
        """Whether the log tells what its seat alone saw: the holder has said who they are."""
        return self.of(listener).said or len(self.room.seats_of(listener.person)) < 2

    # --- handing it on

    def settle(self, listener: Listener, mine: Sequence[Seat], news: bool) -> bool:
        """Hand the device to whoever is asked; whether its view is another one now.

        `news`: something happened. Otherwise who has the device keeps it: it may have been taken back.
        """
        if len(mine) < 2:
            self.forget(listener)
            return False
        before, viewer = self.of(listener), self.viewer(listener, mine)
        kept = self.left.pop(listener.person or "", NOBODY) if listener not in self.known else before
        self.known[listener] = self._next(kept, mine, news)
        after = self.known[listener]
        return self.viewer(listener, mine) != viewer or after.taker != before.taker

    def _next(self, now: Device, mine: Sequence[Seat], news: bool) -> Device:
        if self._is_over():
            return Device(now.holder, said=now.said)
        asked = [seat for seat in self.room.awaited_seats() if seat in mine]
        if now.holder in mine and (not news or not asked or now.holder in asked):
            return now
        if now.taker in mine and not news:
            return now
        if not asked:
            return NOBODY
        seat = now.taker if now.taker in asked else _after(now.holder, asked)
        assert self.room.match is not None
        hidden = self.room.game.has_secrets(self.room.match.state, mine)
        return Device(taker=seat) if hidden else Device(seat)

    def _is_over(self) -> bool:
        return self.room.match is None or self.room.table.finished is not None

    def hand(self, listener: Listener, seat: Seat, shown: bool) -> None:
        """Somebody covers the screen for that seat, or says there to be that seat; Refused if it is not
        one of this device."""
        mine = self.room.seats_of(listener.person)
        if len(mine) < 2 or seat not in mine:
            raise Refused("not_your_seat")
        if self.room.match is None:
            raise Refused("not_started")
        self.known[listener] = Device(seat, said=True) if shown else Device(taker=seat)


def _after(holder: Seat | None, asked: Sequence[Seat]) -> Seat:
    """The next one round the table."""
    return min(asked, key=lambda seat: (holder is not None and seat < holder, seat))
