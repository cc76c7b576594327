"""The seats to act and their legal codes (DL-20, DL-22). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.rules.building.costs import (
    can_afford_trap,
    creature_prices,
    is_monster,
    may_pay_evil,
    own_traps,
)
from podzemi.games.dungeon_lords.rules.building.dungeon import (
    building_sites,
    cells_of,
    dig_codes,
    diggable,
    ground,
    mineable,
    nearest,
    subsets,
)
from podzemi.games.dungeon_lords.rules.combat.battle import answers
from podzemi.games.dungeon_lords.rules.combat.party import freeable
from podzemi.games.dungeon_lords.rules.conditions import (
    can_use,
    held_by_dummy,
    may_work,
    space_now,
    special_now,
    tax_due,
    trolls_of,
    units_possible,
)
from podzemi.games.dungeon_lords.state import (
    BUILD_ROOM,
    C_PLAN,
    C_RESOLVE,
    CHOOSE_BLOCKED,
    DIG_TUNNELS,
    DISCARD_TRAP,
    EXECUTE,
    FREE,
    GIVES_DIG,
    HIRE_MONSTER,
    IMPATIENT,
    MINE_GOLD,
    MONSTER_STRIKE,
    NONE,
    ORDER_COUNT,
    OVER,
    PART_PLAN,
    PAY_TAXES,
    PLAN_ORDERS,
    PRODUCE,
    RECOVER,
    ROUND_COUNT,
    SAFETY_INSPECTION,
    SETTLE,
    TRAP_COUNT,
    WITCH_HUNT,
    Box,
    Lord,
    State,
    count_bits,
    order_of,
)

# ---------------------------------------------------------------- who is asked


def is_asked(state: State, seat: i64) -> bool:
    """Whether this seat's decision is awaited (DL-22.4)."""
    phase: i64 = state.phase
    if phase == OVER:
        return False
    if state.asked != NONE:
        return seat == state.asked
    lord: Lord = state.lords[seat]
    if phase == PLAN_ORDERS:
        return not lord.plan
    if phase == CHOOSE_BLOCKED:
        return lord.blocked == 0
    return lord.part == PART_PLAN and lord.tile == NONE


def to_act(state: State) -> list[i64]:
    """The seats asked, ascending; all at once in the secret phases (DL-4.1)."""
    if state.asked != NONE:
        return [state.asked]
    seats: list[i64] = []
    for seat in range(state.players):
        if is_asked(state, seat):
            seats.append(seat)
    return seats


# ---------------------------------------------------------------- what is allowed


def legal(state: State, seat: i64) -> list[i64]:
    """The codes the seat may play now."""
    out: list[i64] = []
    if not is_asked(state, seat):
        return out
    phase: i64 = state.phase
    lord: Lord = state.lords[seat]
    if phase == PLAN_ORDERS:
        return order_plans(state, lord, seat)
    if phase == EXECUTE:
        _spaces(state, lord, out)
    elif phase == PRODUCE:
        _activations(state, lord, out)
        out.append(codes.END)
    elif phase == RECOVER:
        for order in lord.plan:
            if order == lord.plan[0] or has(lord.on_card, order):
                out.append(codes.recover(order))
    elif phase == C_RESOLVE:
        return answers(state.box, state.battle, lord)
    elif phase == C_PLAN:
        battle_plans(state.box, lord, state.year, out)
    elif phase == SETTLE:
        _payday(state, lord, out)
    elif phase == PAY_TAXES:
        for amount in range(min(tax_due(lord), lord.gold) + 1):
            out.append(codes.pay_taxes(amount))
    elif phase == DISCARD_TRAP:
        for trap in own_traps(lord):
            out.append(codes.discard_trap(trap))
    elif phase == CHOOSE_BLOCKED:
        _blockings(lord, out)
    elif phase == FREE:
        for prisoner in freeable(lord):
            out.append(codes.free_prisoner(prisoner))
    elif phase == IMPATIENT:
        for trap in own_traps(lord):
            out.append(codes.lose_trap(trap))
    else:
        _event_answers(state, lord, out)
    return out


def order_plans(state: State, lord: Lord, seat: i64) -> list[i64]:
    """Three of six cards in order, with two players one of three dummy cards too (DL-6.3)."""
    table: list[i64] = state.box.plans[lord.blocked]
    if state.players != 2:
        return table[:]
    out: list[i64] = []
    held: i64 = held_by_dummy(state, seat)
    for order in range(ORDER_COUNT):
        if has(held, order):
            out += [codes.with_dummy(plan, order) for plan in table]
    return out


def _blockings(lord: Lord, out: list[i64]) -> None:
    """Two of the three drawn (DL-2.6)."""
    for order in range(ORDER_COUNT):
        if has(lord.drawn, order):
            out.append(codes.choose_blocked(lord.drawn & ~bit(order)))


# ---------------------------------------------------------------- execution


def _spaces(state: State, lord: Lord, out: list[i64]) -> None:
    """Add the actions of the minion's owner at the space, `decline` last (DL-6.8)."""
    box: Box = state.box
    at: i64 = space_now(state)
    order: i64 = order_of(at)
    if order == DIG_TUNNELS:
        dig_codes(box, lord.tiles, units_possible(state, lord, at), out)
    elif order == MINE_GOLD:
        masks: list[i64] = []
        subsets(cells_of(box, mineable(lord)), units_possible(state, lord, at), masks)
        out += [codes.mine(mask) for mask in masks]
    elif order == HIRE_MONSTER:
        for tile in state.offer:
            prices: list[i64] = []
            creature_prices(box, lord, tile, box.pay_food[at], state.full, prices)
            for price in prices:
                out.append(codes.hire(tile, price))
    elif order == BUILD_ROOM:
        if lord.gold >= box.pay_gold[at]:
            for room in state.room_offer:
                for cell in cells_of(box, building_sites(box, lord, room)):
                    out.append(codes.build(room, cell))
    elif can_use(state, lord, at):
        out.append(codes.use(0))
        if box.get_spy[at]:
            for position in range(1, ROUND_COUNT + 1):
                out.append(codes.use(position))
    out.append(codes.DECLINE)


# ---------------------------------------------------------------- production and events


def _activations(state: State, lord: Lord, out: list[i64]) -> None:
    """Rooms that can work now, with every split of workers (DL-7.1 to DL-7.3)."""
    box: Box = state.box
    imps: i64 = lord.imps - lord.busy
    tokens: i64 = trolls_of(box, lord) - lord.tokens
    for cell in cells_of(box, lord.rooms & ~lord.conquered):
        room: i64 = lord.room_at[cell]
        workers: i64 = box.room_workers[room]
        if workers == 0 or imps + tokens < workers or not may_work(state, lord, cell):
            continue
        for trolls in range(workers + 1):
            if trolls <= tokens and workers - trolls <= imps:
                if box.room_gives[room] == GIVES_DIG:
                    for site in cells_of(box, diggable(lord.tiles)):
                        out.append(codes.activate(cell, workers - trolls, trolls, site))
                else:
                    out.append(codes.activate(cell, workers - trolls, trolls, NONE))


def _payday(state: State, lord: Lord, out: list[i64]) -> None:
    """Pay or release each creature not settled yet (DL-8.2)."""
    for creature in lord.lair:
        if not has(lord.settled, creature):
            prices: list[i64] = []
            creature_prices(state.box, lord, creature, 0, state.full, prices)
            for price in prices:
                out.append(codes.pay(creature, price))
            out.append(codes.release(creature))


def _event_answers(state: State, lord: Lord, out: list[i64]) -> None:
    """DL-22.5"""
    box: Box = state.box
    card: i64 = special_now(state)
    if card == WITCH_HUNT:
        for creature in lord.lair:
            if is_monster(box, creature):
                out.append(codes.give_up(creature))
        out.append(codes.give_up(NONE))
    elif card == MONSTER_STRIKE:
        for monster in lord.lair:
            if is_monster(box, monster) and not has(lord.settled, monster):
                _strike_answers(state, lord, monster, out)
    elif card == SAFETY_INSPECTION:
        for amount in range(min(count_bits(lord.rooms), lord.gold) + 1):
            out.append(codes.pay_inspectors(amount))
    else:
        for trap in own_traps(lord):
            out.append(codes.lose_trap(trap))
        if lord.gold > 0:
            out.append(codes.pay_recall(1))


def _strike_answers(state: State, lord: Lord, monster: i64, out: list[i64]) -> None:
    """One unit of the monster's cost, or the strike (DL-11.6)."""
    box: Box = state.box
    kind: i64 = box.creature_kind[monster]
    if box.cost_food[kind] and lord.food > 0:
        out.append(codes.settle_strike(monster, codes.UNIT_FOOD, NONE, NONE))
    if box.cost_evil[kind] and may_pay_evil(box, lord, 1, state.full):
        out.append(codes.settle_strike(monster, codes.UNIT_EVIL, NONE, NONE))
    if box.cost_gold[kind] and lord.gold > 0:
        out.append(codes.settle_strike(monster, codes.UNIT_GOLD, NONE, NONE))
    if box.cost_trap[kind]:
        for trap in own_traps(lord):
            out.append(codes.settle_strike(monster, codes.UNIT_TRAP, trap, NONE))
    if box.cost_monster[kind]:
        for victim in lord.lair:
            if victim != monster and is_monster(box, victim):
                out.append(codes.settle_strike(monster, codes.UNIT_MONSTER, NONE, victim))
    out.append(codes.settle_strike(monster, NONE, NONE, NONE))


# ---------------------------------------------------------------- plans of battle


def battle_plans(box: Box, lord: Lord, year: i64, out: list[i64]) -> None:
    """Every tile, trap and set of creatures (DL-10.4 to DL-10.6)."""
    ghosts: list[i64] = [0]
    monsters: list[i64] = []
    for creature in lord.lair:
        if not has(lord.down, creature):
            if is_monster(box, creature):
                monsters.append(creature)
            else:
                ghosts += [crowd | bit(creature) for crowd in ghosts]
    for cell in cells_of(box, nearest(lord)):
        at: i64 = ground(lord, cell)
        crowds: list[i64] = _crowds(monsters, box.room_monsters[at], ghosts)
        for code in _trap_choices(box, lord, year, cell, at):
            out += [codes.sending(code, crowd) for crowd in crowds]


def _crowds(monsters: list[i64], most: i64, ghosts: list[i64]) -> list[i64]:
    """Up to `most` monsters with any of the ghosts."""
    masks: list[i64] = [0]
    subsets(monsters, most, masks)
    return [mask | crowd for mask in masks for crowd in ghosts]


def _trap_choices(box: Box, lord: Lord, year: i64, cell: i64, at: i64) -> list[i64]:
    """Plans with no trap, one, or two in the Labyrinth, and no creature yet."""
    bait: i64 = box.room_bait[at]
    out: list[i64] = [codes.plan_combat(cell, NONE, NONE, 0)]
    for trap in own_traps(lord):
        if can_afford_trap(box, lord, year, trap, NONE, bait):
            out.append(codes.plan_combat(cell, trap, NONE, 0))
            if box.room_traps[at] == 2:
                for other in range(trap, TRAP_COUNT):
                    if owns_beside(lord, trap, other) and can_afford_trap(box, lord, year, trap, other, bait):
                        out.append(codes.plan_combat(cell, trap, other, 0))
    return out


def owns_beside(lord: Lord, trap: i64, other: i64) -> bool:
    """Whether another trap is in store beside one that is, two of a kind counted (DL-10.6)."""
    return lord.traps[other] > (1 if trap == other else 0)
