"""The event of a round: Payday, Taxes, or a special event (DL-8). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import CREATURES, EVENT_TILES, SPECIALS
from podzemi.games.dungeon_lords.rules.building.costs import change_goods, lose_creature, pay_creature
from podzemi.games.dungeon_lords.rules.building.evil import check_paladin, move_evil
from podzemi.games.dungeon_lords.rules.building.special_events import bad_press, befall
from podzemi.games.dungeon_lords.rules.conditions import event_now, special_now, tax_due
from podzemi.games.dungeon_lords.rules.steps import EVENT_SEATS
from podzemi.games.dungeon_lords.state import (
    BAD_PRESS,
    CHOOSE_EVENT,
    NONE,
    PAY_TAXES,
    PAYDAY,
    SETTLE,
    SPECIAL,
    TAXES,
    Lord,
    State,
    mask_of,
    seat_at,
)


def start_event(state: State, log: Log | None) -> None:
    """The tile of the round takes effect (DL-8.1)."""
    state.seats_done = 0
    tile: i64 = event_now(state)
    if log is not None:
        card: i64 = special_now(state) if tile == SPECIAL else NONE
        log.events.append(e.EventStarted(EVENT_TILES[tile], None if card == NONE else SPECIALS[card]))
    if tile == SPECIAL and special_now(state) == BAD_PRESS:
        bad_press(state, log)


def next_event_seat(state: State, log: Log | None) -> bool:
    """From the seat the event has come to: ask, or act, or pass on (DL-8.1). Whether somebody is asked."""
    while state.seats_done < state.players:
        seat: i64 = seat_at(state, state.seats_done)
        phase: i64 = _demand(state, seat, log)
        if phase != NONE:
            state.phase = phase
            state.asked = seat
            return True
        state.seats_done += 1
    for lord in state.lords:
        lord.settled = 0
    return False


def _demand(state: State, seat: i64, log: Log | None) -> i64:
    """The phase in which the event asks the seat, or NONE."""
    tile: i64 = event_now(state)
    lord: Lord = state.lords[seat]
    if tile == PAYDAY:
        return SETTLE if mask_of(lord.lair) & ~lord.settled else NONE
    if tile == TAXES:
        return PAY_TAXES
    if state.special and befall(state, seat, lord, log):
        return CHOOSE_EVENT
    return NONE


def apply_payday(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """DL-8.2"""
    lord: Lord = state.lords[seat]
    creature: i64 = codes.creature_of(code)
    if codes.kind_of(code) == codes.RELEASE:
        lose_creature(lord, creature)
        state.gone_creatures |= bit(creature)
        if log is not None:
            log.events.append(e.CreatureReleased(seat, CREATURES[creature]))
        move_evil(state, seat, 1, log)
    else:
        if log is not None:
            log.events.append(e.CreaturePaid(seat, CREATURES[creature]))
        victim: i64 = pay_creature(state.box, lord, seat, creature, codes.price_of(code), 0, log)
        if victim != NONE:
            state.gone_creatures |= bit(victim)
        lord.settled |= bit(creature)
        check_paladin(state, log)
    return EVENT_SEATS


def apply_taxes(state: State, seat: i64, amount: i64, log: Log | None) -> i64:
    """DL-8.3"""
    lord: Lord = state.lords[seat]
    due: i64 = tax_due(lord)
    change_goods(lord, seat, -amount, 0, 0, log)
    lord.letters += due - amount
    if log is not None:
        log.events.append(e.TaxesPaid(seat, amount, due, due - amount))
    state.seats_done += 1
    return EVENT_SEATS
