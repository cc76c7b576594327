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
from podzemi.server.match.clock import DAY, HOUR
from podzemi.server.match.control import Control, QuestionAsked, QuestionDeclined
from podzemi.server.match.match_log import NextLine
from podzemi.server.match.tables import with_bot
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict
from podzemi.server.store.table import doors, turns
from podzemi.server.table import gathering, seats
from podzemi.server.table.peers import NOBODY

if TYPE_CHECKING:
    from podzemi.server.table.room import Room
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

GATHERING: Final = 20 * HOUR
"""Seconds after which a table where a guest waited alone is closed: whoever gets a link in the evening can
still come the next morning."""
EXPECTED: Final = 30 * DAY
"""The same where somebody is expected: the host has an account, others sit there, a friend is invited."""
PLAYING: Final = 60 * DAY
"""Seconds without a line of the log after which a match is helped on."""
AT_ONCE: Final = 200
"""Tables that are asked for in one go; as long as there are more, the next go follows at once."""


async def tidy(rooms: Rooms, now: float) -> int:
    """Look after the tables that were forgotten by then; how many there were."""
    await note_hosts(rooms, now)
    since, count, last = turns.LongAgo(now - GATHERING, now - EXPECTED, now - PLAYING), 0, None
    while found := await rooms.store.read(turns.forgotten(since, AT_ONCE, last)):
        for forgotten in found:
            await _look_after(rooms, forgotten, now)
        count, last = count + len(found), found[-1]
    return count


async def note_hosts(rooms: Rooms, now: float) -> None:
    """Hosts who sit at a gathering table in front of an open page are there, however long ago they came."""
    here = [
        room.table.id
        for room in rooms.here.values()
        if room.table.phase == "gathering" and room.audience.is_here(room.table.host)
    ]
    for first in range(0, len(here), AT_ONCE):
        await rooms.store.write(doors.all_seen(here[first : first + AT_ONCE], now))


async def _look_after(rooms: Rooms, forgotten: turns.Forgotten, now: float) -> None:
    table = forgotten.table
    try:
        if forgotten.gathers and table not in rooms.here:
            await _close_unloaded(rooms, forgotten, now)
        else:
            room = await rooms.get(table)
            await room.do(partial(_end_or_help, room))
    except Conflict:
        logger.info("table %s, long forgotten, stays as it is: somebody came", table)
    except Refused as refused:
        logger.info("table %s, long forgotten, stays as it is: %s", table, refused)
    except Exception:
        logger.exception("table %s, long forgotten, cannot be looked after", table)


async def _close_unloaded(rooms: Rooms, forgotten: turns.Forgotten, now: float) -> None:
    """Without loading it: there may be thousands. Who loads it just now looks at the store again."""
    table = forgotten.table
    await rooms.store.write(doors.close_forgotten(table, forgotten.seen, now), tell=table)
    rooms.announce_change(table)
    rooms.on_change(table)


async def _end_or_help(room: Room) -> None:
    """An order of the room. A table that gathers and that somebody looks at is left alone."""
    if room.table.phase == "gathering":
        if not room.audience.listeners and room.rooms.peers.at(room.table.id) == NOBODY:
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
            await seats.replace_player(room, seat, with_bot(seats.SUBSTITUTE, room.game, place))
    room.wake()  # and bots that stood still go on


async def resume(room: Room) -> None:
    """An order of the room: the pause is over, and nobody is asked."""
    await _write(room, 0, QuestionAsked("resume", []))


async def _write(room: Room, seat: Seat, said: Control) -> None:
    line = NextLine(seat, said)
    if (entry := await room.append(line)) is not None:
        room.advance(entry, line)
