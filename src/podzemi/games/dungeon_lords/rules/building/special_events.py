"""The special events (DL-11.6). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.actions import UNITS
from podzemi.games.dungeon_lords.names import CREATURES
from podzemi.games.dungeon_lords.rules.building.costs import (
    bury_trap,
    change_goods,
    is_monster,
    lose_creature,
)
from podzemi.games.dungeon_lords.rules.building.evil import move_evil
from podzemi.games.dungeon_lords.rules.conditions import event_now, special_now
from podzemi.games.dungeon_lords.rules.steps import EVENT_SEATS, NEWCOMERS
from podzemi.games.dungeon_lords.state import (
    IMP_PLAGUE,
    IMPATIENT,
    IMPATIENT_HEROES,
    MONSTER_STRIKE,
    NONE,
    PRIEST,
    RATS,
    ROBBERY,
    SAFETY_INSPECTION,
    SPECIAL,
    THIEF,
    TRAP_RECALL,
    WARRIOR,
    WITCH_HUNT,
    WIZARD,
    Lord,
    State,
    count_bits,
    seat_at,
    trap_count,
)

WITCH_HUNT_EVIL: Final[i64] = 3


def befall(state: State, seat: i64, lord: Lord, log: Log | None) -> bool:
    """The effect of the card on one player; returns whether he is asked (DL-22.5).

    Bad Press is over when the event has started, Impatient Heroes wait for the newcomers.
    """
    card: i64 = special_now(state)
    if card == WITCH_HUNT:
        if _unsettled(state, lord):
            return True
        move_evil(state, seat, WITCH_HUNT_EVIL, log)
    elif card == MONSTER_STRIKE:
        return _unsettled(state, lord)
    elif card == ROBBERY:
        change_goods(lord, seat, -((lord.gold + 1) // 2), 0, 0, log)
    elif card == RATS:
        change_goods(lord, seat, 0, -((lord.food + 1) // 2), 0, log)
    elif card == IMP_PLAGUE:
        change_goods(lord, seat, 0, 0, -(lord.imps // 2), log)
    elif card == SAFETY_INSPECTION:
        return lord.rooms != 0
    elif card == TRAP_RECALL:
        return lord.gold > 0 or trap_count(lord) > 0
    return False


def _unsettled(state: State, lord: Lord) -> bool:
    """Whether a monster waits to be settled."""
    for creature in lord.lair:
        if is_monster(state.box, creature) and not has(lord.settled, creature):
            return True
    return False


def bad_press(state: State, log: Log | None) -> None:
    """The most evil lord is determined before anybody moves (DL-15.50)."""
    most: i64 = 0
    for lord in state.lords:
        most = max(most, lord.evil)
    worst: i64 = 0
    for seat in range(state.players):
        if state.lords[seat].evil == most:
            worst |= bit(seat)
    for place in range(state.players):
        one: i64 = seat_at(state, place)
        move_evil(state, one, 2 if has(worst, one) else 1, log)


def apply_event(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """DL-22.5"""
    card: i64 = special_now(state)
    lord: Lord = state.lords[seat]
    if card == MONSTER_STRIKE:
        _settle_strike(state, lord, seat, code, log)
        return EVENT_SEATS
    state.seats_done += 1
    if card == WITCH_HUNT:
        _hunt(state, lord, seat, codes.event_monster(code), log)
    elif card == SAFETY_INSPECTION:
        amount: i64 = codes.event_amount(code)
        unpaid: i64 = count_bits(lord.rooms) - amount
        if log is not None:
            log.events.append(e.InspectionPaid(seat, amount, unpaid))
        change_goods(lord, seat, -amount, 0, 0, log)
        move_evil(state, seat, unpaid, log)
    elif codes.event_gold(code) != NONE:
        change_goods(lord, seat, -1, 0, 0, log)
    else:
        bury_trap(lord, seat, codes.event_trap(code), log)
    return EVENT_SEATS


def _hunt(state: State, lord: Lord, seat: i64, monster: i64, log: Log | None) -> None:
    """Witch Hunt: a monster, or Evil (DL-11.6)."""
    if monster == NONE:
        move_evil(state, seat, WITCH_HUNT_EVIL, log)
        return
    lose_creature(lord, monster)
    state.gone_creatures |= bit(monster)
    if log is not None:
        log.events.append(e.CreatureLost(seat, CREATURES[monster]))


def _settle_strike(state: State, lord: Lord, seat: i64, code: i64, log: Log | None) -> None:
    """One unit of the cost, or face down until after the combat (DL-11.6, DL-15.61)."""
    monster: i64 = codes.event_monster(code)
    unit: i64 = codes.event_unit(code)
    lord.settled |= bit(monster)
    if log is not None:
        log.events.append(e.StrikeSettled(seat, CREATURES[monster], None if unit == NONE else UNITS[unit]))
    if unit == NONE:
        lord.down |= bit(monster)
    elif unit == codes.UNIT_FOOD:
        change_goods(lord, seat, 0, -1, 0, log)
    elif unit == codes.UNIT_EVIL:
        move_evil(state, seat, 1, log)
    elif unit == codes.UNIT_GOLD:
        change_goods(lord, seat, -1, 0, 0, log)
    elif unit == codes.UNIT_TRAP:
        bury_trap(lord, seat, codes.event_trap(code), log)
    else:
        victim: i64 = codes.event_victim(code)
        lose_creature(lord, victim)
        state.gone_creatures |= bit(victim)
        if log is not None:
            log.events.append(e.CreatureEaten(seat, CREATURES[monster], CREATURES[victim]))


def begin_newcomers(state: State) -> bool:
    """Whether the newcomers are Impatient Heroes (DL-11.6)."""
    if event_now(state) != SPECIAL or special_now(state) != IMPATIENT_HEROES:
        return False
    state.seats_done = 0
    return True


def next_newcomer(state: State, log: Log | None) -> bool:
    """Impatient Heroes: each newcomer costs something (DL-11.6). Whether a seat is asked for a trap."""
    while state.seats_done < state.players:
        seat: i64 = seat_at(state, state.seats_done)
        lord: Lord = state.lords[seat]
        klass: i64 = state.box.adventurer_class[lord.newcomer]
        if klass == WARRIOR and lord.imps > 0:
            change_goods(lord, seat, 0, 0, -1, log)
        elif klass == THIEF and lord.gold > 0:
            change_goods(lord, seat, -1, 0, 0, log)
        elif klass == PRIEST and lord.food > 0:
            change_goods(lord, seat, 0, -1, 0, log)
        elif klass == WIZARD and trap_count(lord) > 0:
            state.phase = IMPATIENT
            state.asked = seat
            return True
        state.seats_done += 1
    return False


def apply_impatient(state: State, seat: i64, trap: i64, log: Log | None) -> i64:
    """The wizard's host gives up a trap (DL-11.6)."""
    bury_trap(state.lords[seat], seat, trap, log)
    state.seats_done += 1
    return NEWCOMERS
