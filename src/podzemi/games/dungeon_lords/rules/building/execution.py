"""Orders executed, space by space (DL-6.8 to DL-6.17). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import CARDS, CREATURES, ORDERS, ROOMS, cell_name
from podzemi.games.dungeon_lords.rules.building.costs import bury_trap, change_goods, draw_traps, pay_creature
from podzemi.games.dungeon_lords.rules.building.evil import check_paladin, move_evil
from podzemi.games.dungeon_lords.rules.conditions import space_now
from podzemi.games.dungeon_lords.rules.steps import EXECUTION, WAIT
from podzemi.games.dungeon_lords.state import (
    BUY_TRAPS,
    CELL_COUNT,
    DISCARD_TRAP,
    DUMMY,
    EXECUTE,
    NONE,
    SPACE_COUNT,
    Box,
    Lord,
    State,
    count_bits,
    number_of,
    order_of,
)


def next_minion(state: State) -> bool:
    """On to the next minion of a player; dummies' minions are just removed (DL-6.5). Whether one waits."""
    while state.place < SPACE_COUNT:
        at: i64 = space_now(state)
        owner: i64 = state.spaces[at]
        state.spaces[at] = NONE
        if owner != NONE and owner < DUMMY:
            state.phase = EXECUTE
            state.asked = owner
            return True
        state.place += 1
    return False


def apply_space(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """The space is used or declined (DL-6.8)."""
    lord: Lord = state.lords[seat]
    at: i64 = space_now(state)
    order: i64 = order_of(at)
    kind: i64 = codes.kind_of(code)
    if kind == codes.DECLINE:
        lord.on_card |= bit(order)
        if log is not None:
            log.events.append(e.SpaceDeclined(seat, ORDERS[order], number_of(at)))
    else:
        if log is not None:
            log.events.append(e.SpaceUsed(seat, ORDERS[order], number_of(at)))
        if kind == codes.USE:
            _use(state, seat, at, codes.spied_position(code), log)
            if order == BUY_TRAPS and state.year == 2:
                state.phase = DISCARD_TRAP
                return WAIT
        elif kind == codes.DIG:
            _dig(state, lord, seat, at, codes.dug_cells(code), log)
        elif kind == codes.MINE:
            _mine(state, lord, seat, at, codes.mined_cells(code), log)
        elif kind == codes.HIRE:
            _hire(state, lord, seat, at, codes.creature_of(code), codes.price_of(code), log)
        else:
            _build(state, lord, seat, at, codes.built_room(code), codes.building_cell(code), log)
    return EXECUTION


def apply_discard(state: State, seat: i64, trap: i64, log: Log | None) -> i64:
    """Year 2: one of the traps bought goes back (DL-6.14)."""
    bury_trap(state.lords[seat], seat, trap, log)
    return EXECUTION


def _use(state: State, seat: i64, at: i64, spy: i64, log: Log | None) -> None:
    """A space taken whole: price, then gain (DL-6.10, DL-6.11, DL-6.14)."""
    box: Box = state.box
    lord: Lord = state.lords[seat]
    gold: i64 = box.get_gold[at] - box.pay_gold[at]
    food: i64 = box.get_food[at] - box.pay_food[at]
    change_goods(lord, seat, gold, food, box.get_imps[at], log)
    if box.pay_evil[at]:
        move_evil(state, seat, box.pay_evil[at], log)
    if box.get_good[at]:
        move_evil(state, seat, -box.get_good[at], log)
    if spy:
        lord.spied |= bit(spy - 1)
        if log is not None:
            log.events.append(e.Spied(seat, spy, CARDS[state.row[spy - 1]]))
    if box.get_traps[at]:
        draw_traps(state, seat, box.get_traps[at] + state.year - 1, log)


def _dig(state: State, lord: Lord, seat: i64, at: i64, cells: list[i64], log: Log | None) -> None:
    """One imp for each cell, the foreman apart (DL-6.12)."""
    for cell in cells:
        lord.tiles |= bit(cell)
    lord.busy += len(cells) + state.box.pay_foreman[at]
    if log is not None:
        log.events.append(e.TunnelsDug(seat, [cell_name(cell) for cell in cells], len(cells)))


def _mine(state: State, lord: Lord, seat: i64, at: i64, cells: i64, log: Log | None) -> None:
    """One gold from each tunnel (DL-6.13)."""
    count: i64 = count_bits(cells)
    lord.busy += count + state.box.pay_foreman[at]
    if log is not None:
        names = [cell_name(cell) for cell in range(CELL_COUNT) if has(cells, cell)]
        log.events.append(e.GoldMined(seat, names, count))
    change_goods(lord, seat, count, 0, 0, log)


def _hire(state: State, lord: Lord, seat: i64, at: i64, tile: i64, price: i64, log: Log | None) -> None:
    """DL-6.15"""
    victim: i64 = pay_creature(state.box, lord, seat, tile, price, state.box.pay_food[at], log)
    if victim != NONE:
        state.gone_creatures |= bit(victim)
    state.offer.remove(tile)
    insert_sorted(lord.lair, tile)
    if log is not None:
        log.events.append(e.CreatureHired(seat, CREATURES[tile]))
    check_paladin(state, log)


def insert_sorted(numbers: list[i64], number: i64) -> None:
    """Into an ascending list, which stays so."""
    numbers.append(number)
    numbers.sort()


def _build(state: State, lord: Lord, seat: i64, at: i64, room: i64, cell: i64, log: Log | None) -> None:
    """DL-6.16"""
    change_goods(lord, seat, -state.box.pay_gold[at], 0, 0, log)
    state.room_offer.remove(room)
    lord.rooms |= bit(cell)
    lord.room_at[cell] = room
    if log is not None:
        log.events.append(e.RoomBuilt(seat, ROOMS[room], cell_name(cell)))
