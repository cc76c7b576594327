"""Why an action is not allowed (DL-20, DL-22); None exactly when `legal` lists it. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.values import Refusal
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.names import cell_name
from podzemi.games.dungeon_lords.rules.building.costs import can_afford_trap, is_monster, may_pay_evil
from podzemi.games.dungeon_lords.rules.building.dungeon import beside, diggable, ground, mineable, nearest
from podzemi.games.dungeon_lords.rules.conditions import (
    can_use,
    held_by_dummy,
    is_worn,
    may_work,
    space_now,
    tax_due,
    trolls_of,
    units_possible,
)
from podzemi.games.dungeon_lords.rules.legal import is_asked, legal, owns_beside
from podzemi.games.dungeon_lords.state import (
    ASK_ATTACK,
    ASK_ORDER,
    ASK_TARGET,
    BUILD_ROOM,
    BUY_TRAPS,
    C_PLAN,
    C_RESOLVE,
    CELL_COUNT,
    CHOOSE_BLOCKED,
    CREATURE_COUNT,
    DIG_TUNNELS,
    DISCARD_TRAP,
    EXECUTE,
    FREE,
    HIRE_MONSTER,
    MINE_GOLD,
    ORDER_COUNT,
    PAY_TAXES,
    PLAN_LENGTH,
    PLAN_ORDERS,
    PRODUCE,
    RECOVER,
    SETTLE,
    TRAP_COUNT,
    Box,
    Lord,
    State,
    count_bits,
    order_of,
)


def refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """Why the code is not allowed; None exactly when it is in `legal`."""
    if not is_asked(state, seat):
        return Refusal("not_asked", "DL-22.4")
    kind: i64 = codes.kind_of(code)
    if code < 0 or kind == codes.MALFORMED:
        return Refusal("malformed", "DL-22.1")
    if kind not in _kinds(state):
        return Refusal("not_now", "DL-20")
    lord: Lord = state.lords[seat]
    if kind == codes.PLAN_ORDERS:
        return _refuse_plan(state, lord, seat, code)
    if kind == codes.DIG:
        return _refuse_dig(state, lord, code)
    if kind == codes.MINE:
        return _refuse_mine(state, lord, code)
    if kind == codes.PLAN_COMBAT:
        return _refuse_battle(state, lord, code)
    if code in legal(state, seat):
        return None
    return _reason(state, lord, kind, code)


def _kinds(state: State) -> list[i64]:
    """The kinds of action that the phase knows (DL-22)."""
    phase: i64 = state.phase
    if phase == EXECUTE:
        order: i64 = order_of(space_now(state))
        if order == DIG_TUNNELS:
            return [codes.DIG, codes.DECLINE]
        if order == MINE_GOLD:
            return [codes.MINE, codes.DECLINE]
        if order == HIRE_MONSTER:
            return [codes.HIRE, codes.DECLINE]
        if order == BUILD_ROOM:
            return [codes.BUILD, codes.DECLINE]
        return [codes.USE, codes.DECLINE]
    if phase == C_RESOLVE:
        ask: i64 = state.battle.ask
        if ask == ASK_ORDER:
            return [codes.ORDER_TRAPS]
        if ask == ASK_TARGET:
            return [codes.TARGET]
        return [codes.ATTACK] if ask == ASK_ATTACK else [codes.SPELL_CHOICE]
    if phase == PRODUCE:
        return [codes.ACTIVATE, codes.END]
    if phase == SETTLE:
        return [codes.PAY, codes.RELEASE]
    if phase == CHOOSE_BLOCKED:
        return [codes.CHOOSE_BLOCKED]
    if phase == PLAN_ORDERS:
        return [codes.PLAN_ORDERS]
    if phase == DISCARD_TRAP:
        return [codes.DISCARD_TRAP]
    if phase == RECOVER:
        return [codes.RECOVER]
    if phase == PAY_TAXES:
        return [codes.PAY_TAXES]
    if phase == C_PLAN:
        return [codes.PLAN_COMBAT]
    return [codes.FREE_PRISONER] if phase == FREE else [codes.EVENT_CHOICE]


# ---------------------------------------------------------------- orders and spaces


def _refuse_plan(state: State, lord: Lord, seat: i64, code: i64) -> Refusal | None:
    """DL-6.3"""
    orders: i64 = 0
    for position in range(PLAN_LENGTH):
        orders |= bit(codes.planned_order(code, position))
    if orders & lord.blocked:
        return Refusal("order_blocked", "DL-6.3")
    if count_bits(orders) != PLAN_LENGTH:
        return Refusal("order_twice", "DL-6.3")
    dummy: i64 = codes.planned_dummy(code)
    if state.players == 2:
        if dummy < 0 or dummy >= ORDER_COUNT or not has(held_by_dummy(state, seat), dummy):
            return Refusal("not_held_by_dummy", "DL-6.3")
    elif dummy >= 0:
        return Refusal("no_dummy_card", "DL-6.3")
    return None


def _refuse_dig(state: State, lord: Lord, code: i64) -> Refusal | None:
    """DL-6.12, DL-15.27"""
    most: i64 = units_possible(state, lord, space_now(state))
    if most < 1:
        return Refusal("no_imps", "DL-6.12")
    tiles: i64 = lord.tiles
    cells: list[i64] = codes.dug_cells(code)
    if not cells:
        return Refusal("no_cells", "DL-15.27")
    for cell in cells:
        if cell < 0 or cell >= CELL_COUNT:
            return Refusal("malformed", "DL-22.1")
        if most == 0:
            return Refusal("too_many_cells", "DL-6.12")
        if not has(diggable(tiles), cell):
            return _refuse_cell(tiles, cell)
        tiles |= bit(cell)
        most -= 1
    return None


def _refuse_cell(tiles: i64, cell: i64) -> Refusal:
    """Why a cell cannot be dug (DL-6.12)."""
    x, y = cell_name(cell)
    values: dict[str, object] = {"x": x, "y": y}
    if has(tiles, cell):
        return Refusal("cell_taken", "DL-6.12", values)
    if has(beside(tiles), cell):
        return Refusal("square", "DL-6.12", values)
    return Refusal("not_adjacent", "DL-6.12", values)


def _refuse_mine(state: State, lord: Lord, code: i64) -> Refusal | None:
    """DL-6.13"""
    most: i64 = units_possible(state, lord, space_now(state))
    if most < 1:
        return Refusal("no_imps", "DL-6.13")
    cells: i64 = codes.mined_cells(code)
    if cells == 0:
        return Refusal("no_cells", "DL-15.27")
    if cells & ~mineable(lord):
        return Refusal("no_tunnel", "DL-6.13")
    if count_bits(cells) > most:
        return Refusal("too_many_cells", "DL-6.13")
    return None


def _reason_use(state: State, lord: Lord, code: i64) -> Refusal:
    at: i64 = space_now(state)
    box: Box = state.box
    if codes.spied_position(code) and not box.get_spy[at]:
        return Refusal("no_spy", "DL-6.11")
    if not may_pay_evil(box, lord, box.pay_evil[at], state.full):
        return Refusal("absolute_evil", "DL-9.4")
    if order_of(at) == BUY_TRAPS and not state.trap_deck:
        return Refusal("deck_empty", "DL-15.3")
    if not can_use(state, lord, at):
        return Refusal("cannot_pay", "DL-6.9")
    return Refusal("no_spy", "DL-6.11")


def _reason_hire(state: State, lord: Lord, code: i64) -> Refusal:
    tile: i64 = codes.creature_of(code)
    if tile not in state.offer:
        return Refusal("not_on_offer", "DL-6.15")
    kind: i64 = state.box.creature_kind[tile]
    if not may_pay_evil(state.box, lord, state.box.cost_evil[kind], state.full):
        return Refusal("absolute_evil", "DL-9.4")
    return Refusal("cannot_pay", "DL-6.15")


def _reason_build(state: State, lord: Lord, code: i64) -> Refusal:
    box: Box = state.box
    room: i64 = codes.built_room(code)
    cell: i64 = codes.building_cell(code)
    if room not in state.room_offer:
        return Refusal("not_on_offer", "DL-6.16")
    if lord.gold < box.pay_gold[space_now(state)]:
        return Refusal("cannot_pay", "DL-6.16")
    if cell >= CELL_COUNT or not has(mineable(lord), cell):
        return Refusal("no_tunnel", "DL-6.16")
    if not has(box.room_zone[room], cell):
        return Refusal("zone", "DL-6.16")
    return Refusal("room_beside", "DL-6.16")


# ---------------------------------------------------------------- production


def _reason_activate(state: State, lord: Lord, code: i64) -> Refusal:
    box: Box = state.box
    cell: i64 = codes.activated_cell(code)
    if not has(lord.rooms & ~lord.conquered, cell):
        return Refusal("no_room", "DL-7.2")
    room: i64 = lord.room_at[cell]
    imps: i64 = codes.working_imps(code)
    trolls: i64 = codes.working_trolls(code)
    if box.room_workers[room] == 0:
        return Refusal("no_room", "DL-7.2")
    if is_worn(state, lord, cell):
        return Refusal("room_worked", "DL-7.2")
    if not may_work(state, lord, cell):
        return Refusal("cannot_pay", "DL-7.3") if state.trap_deck else Refusal("deck_empty", "DL-15.3")
    if imps + trolls != box.room_workers[room]:
        return Refusal("workers", "DL-7.1", {"workers": box.room_workers[room]})
    if imps > lord.imps - lord.busy or trolls > trolls_of(box, lord) - lord.tokens:
        return Refusal("no_workers", "DL-7.1")
    return Refusal("dig_cell", "DL-7.3")


# ---------------------------------------------------------------- plans of battle


def _refuse_battle(state: State, lord: Lord, code: i64) -> Refusal | None:
    """DL-10.4 to DL-10.6"""
    box: Box = state.box
    cell: i64 = codes.battle_cell(code)
    if not has(nearest(lord), cell):
        return Refusal("not_nearest", "DL-10.4")
    at: i64 = ground(lord, cell)
    sent: i64 = codes.sent_creatures(code)
    monsters: i64 = 0
    for creature in range(CREATURE_COUNT):
        if has(sent, creature):
            if creature not in lord.lair:
                return Refusal("not_own_creature", "DL-10.6")
            if has(lord.down, creature):
                return Refusal("face_down", "DL-10.6")
            if is_monster(box, creature):
                monsters += 1
    if sent >= bit(CREATURE_COUNT):
        return Refusal("malformed", "DL-22.1")
    if monsters > box.room_monsters[at]:
        return Refusal("too_many_monsters", "DL-10.5")
    return _refuse_traps(state, lord, at, codes.laid_trap(code), codes.other_trap(code))


def _refuse_traps(state: State, lord: Lord, at: i64, trap: i64, other: i64) -> Refusal | None:
    """DL-10.5, DL-10.6"""
    if trap < 0 and other < 0:
        return None
    if trap < 0 or trap >= TRAP_COUNT or other >= TRAP_COUNT or (other >= 0 and other < trap):
        return Refusal("malformed", "DL-22.1")
    if other >= 0 and state.box.room_traps[at] < 2:
        return Refusal("too_many_traps", "DL-10.5")
    if not lord.traps[trap] or (other >= 0 and not owns_beside(lord, trap, other)):
        return Refusal("not_own_trap", "DL-10.6")
    if not can_afford_trap(state.box, lord, state.year, trap, other, state.box.room_bait[at]):
        return Refusal("cannot_pay", "DL-10.6")
    return None


# ---------------------------------------------------------------- of the right kind, but not listed


def _reason(state: State, lord: Lord, kind: i64, code: i64) -> Refusal:
    """Why a code of the right kind is refused."""
    if kind == codes.USE:
        return _reason_use(state, lord, code)
    if kind == codes.HIRE:
        return _reason_hire(state, lord, code)
    if kind == codes.BUILD:
        return _reason_build(state, lord, code)
    if kind == codes.ACTIVATE:
        return _reason_activate(state, lord, code)
    if kind == codes.PAY or kind == codes.RELEASE:
        creature: i64 = codes.creature_of(code)
        if creature not in lord.lair:
            return Refusal("not_own_creature", "DL-8.2")
        if has(lord.settled, creature):
            return Refusal("settled", "DL-8.2")
        return Refusal("cannot_pay", "DL-8.2")
    if kind == codes.CHOOSE_BLOCKED:
        return Refusal("not_drawn", "DL-2.6")
    if kind == codes.RECOVER:
        return Refusal("not_recoverable", "DL-7.4")
    if kind == codes.PAY_TAXES:
        return Refusal("amount", "DL-8.3", {"due": tax_due(lord), "gold": lord.gold})
    if kind == codes.DISCARD_TRAP:
        return Refusal("not_own_trap", "DL-6.14")
    if kind == codes.FREE_PRISONER:
        return Refusal("not_freeable", "DL-10.22")
    if kind == codes.ORDER_TRAPS:
        return Refusal("not_planned", "DL-10.9")
    if kind == codes.TARGET:
        return Refusal("no_target", "DL-10.9")
    if kind == codes.ATTACK:
        return Refusal("no_attack", "DL-10.16")
    if kind == codes.SPELL_CHOICE:
        return Refusal("no_choice", "DL-22.6")
    if kind == codes.EVENT_CHOICE:
        return Refusal("no_choice", "DL-22.5")
    return Refusal("malformed", "DL-22.1")
