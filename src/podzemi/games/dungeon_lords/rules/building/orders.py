"""Orders planned and revealed, minions sent (DL-6.1 to DL-6.7). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes, outcomes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import ORDERS, names
from podzemi.games.dungeon_lords.rules.building.costs import change_goods
from podzemi.games.dungeon_lords.rules.conditions import hiring_fee
from podzemi.games.dungeon_lords.rules.draws import draw, order_names
from podzemi.games.dungeon_lords.rules.steps import EXECUTION, WAIT
from podzemi.games.dungeon_lords.state import (
    DUMMY,
    NONE,
    ORDER_COUNT,
    PLAN_LENGTH,
    Lord,
    State,
    mask_of,
    number_of,
    seat_at,
    space_at,
)


def show_dummies(state: State, log: Log | None) -> None:
    """Three cards with three players, two of each dummy with two (DL-6.1, DL-6.2)."""
    for place in range(len(state.dummy_blocked)):
        dummy: i64 = seat_at(state, place) if state.players == 2 else 0
        cards: list[i64] = draw(
            state.dice, ORDER_COUNT, 3 if state.players == 3 else 2, state.dummy_blocked[dummy]
        )
        mask: i64 = mask_of(cards)
        if log is not None:
            log.chance.append(outcomes.DummyDraw(state.year, state.round, dummy, order_names(cards)))
            log.events.append(e.DummyShown(dummy, names(ORDERS, mask)))
        if state.players == 3:
            state.dummy_blocked[dummy] = mask
        else:
            state.dummy_shown[dummy] = mask
        for order in range(ORDER_COUNT):
            if has(mask, order):
                place_dummy(state, dummy, order, 1, log)


def place_dummy(state: State, dummy: i64, order: i64, space: i64, log: Log | None) -> None:
    """A minion on this space, or on the next one if the other dummy stands there."""
    at: i64 = space_at(order, space)
    if state.spaces[at] != NONE:
        at += 1
    state.spaces[at] = DUMMY + dummy
    if log is not None:
        log.events.append(e.DummyPlaced(dummy, ORDERS[order], number_of(at)))


def apply_plan(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """Sealed until all have planned, then revealed (DL-6.3)."""
    lord: Lord = state.lords[seat]
    write_orders(lord, code)
    if log is not None:
        dummy = None if lord.dummy == NONE else ORDERS[lord.dummy]
        log.events.append(e.OrdersPlanned(seat, order_names(lord.plan), dummy))
    for one in state.lords:
        if not one.plan:
            return WAIT
    if state.players == 2:
        _reveal_dummies(state, log)
    for position in range(PLAN_LENGTH):
        for place in range(state.players):
            _send_minion(state, seat_at(state, place), position, log)
    state.place = 0
    return EXECUTION


def write_orders(lord: Lord, code: i64) -> None:
    """A plan of orders, sealed."""
    lord.plan = [codes.planned_order(code, position) for position in range(PLAN_LENGTH)]
    lord.dummy = codes.planned_dummy(code)


def _reveal_dummies(state: State, log: Log | None) -> None:
    """The chosen card goes on space I, two alike on I and II (DL-6.4)."""
    for place in range(2):
        dummy: i64 = seat_at(state, place)
        order: i64 = state.lords[dummy].dummy
        state.lords[dummy].dummy = NONE
        if log is not None:
            log.events.append(e.DummyChosen(dummy, ORDERS[order]))
        place_dummy(state, dummy, order, 0, log)
        state.dummy_blocked[dummy] = state.dummy_shown[dummy] | bit(order)
        state.dummy_shown[dummy] = 0


def _send_minion(state: State, seat: i64, position: i64, log: Log | None) -> None:
    """To the lowest free space, else on the card; hiring first costs a gold (DL-6.6, DL-6.7)."""
    lord: Lord = state.lords[seat]
    order: i64 = lord.plan[position]
    at: i64 = space_at(order, 0)
    last: i64 = space_at(order + 1, 0)
    while at < last and state.spaces[at] != NONE:
        at += 1
    fee: i64 = hiring_fee(state.full, order, position)
    if at == last or lord.gold < fee:
        lord.on_card |= bit(order)
        if log is not None:
            log.events.append(e.MinionWaits(seat, position + 1, ORDERS[order], at == last))
        return
    state.spaces[at] = seat
    if log is not None:
        log.events.append(e.MinionPlaced(seat, position + 1, ORDERS[order], number_of(at)))
    change_goods(lord, seat, -fee, 0, 0, log)
