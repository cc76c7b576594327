"""Rooms at work, and cards taken back (DL-7). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import ORDERS, ROOMS, cell_name, names
from podzemi.games.dungeon_lords.rules.building.costs import change_goods, draw_traps
from podzemi.games.dungeon_lords.rules.building.evil import move_evil
from podzemi.games.dungeon_lords.rules.steps import EVENT, WAIT
from podzemi.games.dungeon_lords.state import (
    GIVES_DIG,
    GIVES_FOOD,
    GIVES_GOLD,
    GIVES_GOOD,
    GIVES_TRAP,
    PRODUCE,
    RECOVER,
    Lord,
    State,
    mask_of,
    seat_at,
)


def begin_production(state: State) -> None:
    """One player after the other (DL-7.1)."""
    state.seats_done = 0
    state.phase = PRODUCE
    state.asked = state.first


def apply_production(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """One room works, or no more do (DL-7.1)."""
    lord: Lord = state.lords[seat]
    if codes.kind_of(code) == codes.END:
        state.phase = RECOVER
        if log is not None:
            log.events.append(e.ProductionEnded(seat))
        return WAIT
    cell: i64 = codes.activated_cell(code)
    imps: i64 = codes.working_imps(code)
    trolls: i64 = codes.working_trolls(code)
    lord.busy += imps
    lord.tokens += trolls
    if has(lord.worked, cell):
        lord.worked_again |= bit(cell)
    lord.worked |= bit(cell)
    room: i64 = lord.room_at[cell]
    if log is not None:
        log.events.append(e.RoomWorked(seat, ROOMS[room], cell_name(cell), imps, trolls))
    _yield(state, lord, seat, room, codes.dig_site(code), log)
    return WAIT


def _yield(state: State, lord: Lord, seat: i64, room: i64, site: i64, log: Log | None) -> None:
    """The immediate yield of the room (DL-7.3)."""
    gives: i64 = state.box.room_gives[room]
    if gives == GIVES_FOOD:
        change_goods(lord, seat, 0, 1, 0, log)
    elif gives == GIVES_GOLD:
        change_goods(lord, seat, 1, 0, 0, log)
    elif gives == GIVES_TRAP:
        draw_traps(state, seat, 1, log)
    elif gives == GIVES_DIG:
        lord.tiles |= bit(site)
        if log is not None:
            log.events.append(e.TunnelsDug(seat, [cell_name(site)], 1))
    elif gives == GIVES_GOOD:
        move_evil(state, seat, -1, log)
    else:
        change_goods(lord, seat, 0, -state.box.room_food[room], 1, log)


def apply_recovery(state: State, seat: i64, order: i64, log: Log | None) -> i64:
    """One played card returns, the others are blocked (DL-7.4)."""
    lord: Lord = state.lords[seat]
    lord.blocked = mask_of(lord.plan) & ~bit(order)
    lord.plan = []
    lord.on_card = 0
    if log is not None:
        log.events.append(e.CardRecovered(seat, ORDERS[order], names(ORDERS, lord.blocked)))
    state.seats_done += 1
    if state.seats_done == state.players:
        return EVENT
    state.phase = PRODUCE
    state.asked = seat_at(state, state.seats_done)
    return WAIT
