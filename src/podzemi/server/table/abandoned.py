"""Tables that everybody has forgotten come to an end by themselves.

One that still gathers is closed. A match goes on: what was asked of all and never answered is withdrawn, a
pause ends, and a bot keeps each seat that is awaited, until its player is back. So nobody who waited is
kept waiting for ever, nobody's match is thrown away, and what nobody comes back to is played to its end.
A running clock has its own rules and is left alone.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from podzemi.engine.values import Seat
from podzemi.server.match.clock import DAY
from podzemi.server.match.control import Control, QuestionAsked, QuestionDeclined
from podzemi.server.match.tables import kept_by
from podzemi.server.problems import Refused
from podzemi.server.store import turns
from podzemi.server.table import gathering, seats

if TYPE_CHECKING:
    from podzemi.server.table.room import Room
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

GATHERING: Final = 30 * DAY
"""Seconds without a look of the host after which a table that never began is closed."""
PLAYING: Final = 60 * DAY
"""Seconds without a line of the log after which a match is helped on."""
AT_ONCE: Final = 200


async def tidy(rooms: Rooms, now: float) -> int:
    """Look after some of the tables that were forgotten by then; how many."""
    found = await rooms.store.read(turns.forgotten(now - GATHERING, now - PLAYING, AT_ONCE))
    for table in found:
        try:
            room = await rooms.get(table)
            await room.do(partial(_end_or_help, room))
        except Refused as refused:
            logger.info("table %s, long forgotten, stays as it is: %s", table, refused)
        except Exception:
            logger.exception("table %s, long forgotten, cannot be looked after", table)
    return len(found)


async def _end_or_help(room: Room) -> None:
    """An order of the room."""
    if room.table.phase == "gathering":
        await gathering.close(room)
    elif room.table.phase == "playing":
        await help_on(room)


async def help_on(room: Room) -> None:
    """An order of the room: nothing waits any longer for somebody who does not come."""
    log = room.log
    assert log is not None and room.match is not None
    if log.question is not None:
        await _write(room, log.question.by, QuestionDeclined())
    if log.paused is not None:
        await resume(room)
    if room.table.clock is not None:
        return
    for seat in room.game.to_act(room.match.state):
        place = room.table.places[seat]
        if place.kind == "person":
            await seats.replace_player(room, seat, kept_by(seats.SUBSTITUTE, place))


async def resume(room: Room) -> None:
    """An order of the room: the pause is over, and nobody is asked."""
    await _write(room, 0, QuestionAsked("resume", []))


async def _write(room: Room, seat: Seat, line: Control) -> None:
    entry = await room.append(seat, line, None)
    if entry is not None:
        room.advance(entry)
