"""Predicates and queries of the state, shared by the modules of the rules. Compiled; changes nothing."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.games.dungeon_lords.rules.building.costs import may_pay_evil
from podzemi.games.dungeon_lords.state import (
    ALL_ORDERS,
    BUY_TRAPS,
    GIVES_TRAP,
    HIRE_MONSTER,
    NONE,
    TROLL,
    Box,
    Lord,
    State,
    count_bits,
    order_of,
)


def space_now(state: State) -> i64:
    """The space that EXECUTE has come to; the last two orders run backwards (DL-1.2)."""
    return state.box.sequence[state.place]


def event_now(state: State) -> i64:
    """The event tile of this round; there is none in the first one (DL-5.2)."""
    return state.event_tiles[state.round - 2]


def special_now(state: State) -> i64:
    """The special event of this year, NONE without special events."""
    return state.special_cards[state.year - 1] if state.special else NONE


def hiring_fee(full: bool, order: i64, position: i64) -> i64:
    """Full rules: hiring planned first costs a gold (DL-6.7)."""
    return 1 if full and order == HIRE_MONSTER and position == 0 else 0


def held_by_dummy(state: State, dummy: i64) -> i64:
    """The three cards the carer holds (DL-6.2)."""
    return ALL_ORDERS & ~state.dummy_blocked[dummy] & ~state.dummy_shown[dummy]


# ---------------------------------------------------------------- digging, mining, building


def units_possible(state: State, lord: Lord, at: i64) -> i64:
    """How many cells may be dug or mined: the space's limit, one imp each, a foreman apart (DL-6.12)."""
    return min(state.box.get_units[at], lord.imps - lord.busy - state.box.pay_foreman[at])


def can_use(state: State, lord: Lord, at: i64) -> bool:
    """Whether the price of a `whole` space is payable, and a trap is left to draw (DL-6.9, DL-15.3)."""
    box: Box = state.box
    if lord.gold < box.pay_gold[at] or lord.food < box.pay_food[at]:
        return False
    if not may_pay_evil(box, lord, box.pay_evil[at], state.full):
        return False
    return order_of(at) != BUY_TRAPS or len(state.trap_deck) > 0


# ---------------------------------------------------------------- production


def trolls_of(box: Box, lord: Lord) -> i64:
    """Troll tokens = Trolls owned (DL-18.5)."""
    count: i64 = 0
    for creature in lord.lair:
        if box.creature_kind[creature] == TROLL:
            count += 1
    return count


def is_worn(state: State, lord: Lord, cell: i64) -> bool:
    """Whether the room has worked as often as it may: once a round, in year 2 twice (DL-7.2)."""
    return has(lord.worked if state.year == 1 else lord.worked_again, cell)


def may_work(state: State, lord: Lord, cell: i64) -> bool:
    """Not worked too often this round, its price at hand, something left to give (DL-7.2, DL-7.3)."""
    box: Box = state.box
    room: i64 = lord.room_at[cell]
    if is_worn(state, lord, cell) or lord.food < box.room_food[room]:
        return False
    return box.room_gives[room] != GIVES_TRAP or len(state.trap_deck) > 0


# ---------------------------------------------------------------- taxes


def tax_on(tiles: i64) -> i64:
    """One gold per two tiles, rounded up, conquered ones included (DL-8.3)."""
    return (tiles + 1) // 2


def tax_due(lord: Lord) -> i64:
    """The tax that the lord owes (DL-8.3)."""
    return tax_on(count_bits(lord.tiles))
