"""What is allowed (DL-20, DL-22), and why the rest is not. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.values import Refusal
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.actions import cell_name
from podzemi.games.dungeon_lords.rules import combat
from podzemi.games.dungeon_lords.rules.costs import (
    can_afford_trap,
    creature_prices,
    is_monster,
    may_pay_evil,
)
from podzemi.games.dungeon_lords.rules.dungeon import (
    beside,
    building_sites,
    dig_codes,
    diggable,
    nearest,
    subsets,
)
from podzemi.games.dungeon_lords.state import (
    ALL_ORDERS,
    ASK_ATTACK,
    ASK_ORDER,
    ASK_TARGET,
    BUILD_ROOM,
    BUY_TRAPS,
    C_PLAN,
    C_RESOLVE,
    CELLS,
    CHOOSE_BLOCKED,
    CHOOSE_EVENT,
    CREATURES,
    DIG_TUNNELS,
    DISCARD_TRAP,
    EXECUTE,
    FREE,
    GIVES_DIG,
    GIVES_TRAP,
    HIRE_MONSTER,
    IMPATIENT,
    IMPROVE_REPUTATION,
    MINE_GOLD,
    MONSTER_STRIKE,
    NONE,
    ORDERS,
    OVER,
    PART_PLAN,
    PAY_TAXES,
    PLAN_ORDERS,
    PRODUCE,
    RECOVER,
    ROOMS,
    SAFETY_INSPECTION,
    SETTLE,
    TRAPS,
    TROLL,
    WITCH_HUNT,
    Box,
    Lord,
    State,
    cells_of,
    count_bits,
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
    if state.asked != NONE and state.phase != OVER:
        return [state.asked]
    seats: list[i64] = []
    for seat in range(state.players):
        if is_asked(state, seat):
            seats.append(seat)
    return seats


# ---------------------------------------------------------------- what the state says


def space_now(state: State) -> i64:
    """The space that EXECUTE has come to: order * 3 + space; the last two orders run backwards (DL-1.2)."""
    order: i64 = state.place // 3
    space: i64 = state.place % 3
    return order * 3 + (2 - space if order >= HIRE_MONSTER else space)


def special_now(state: State) -> i64:
    """The special event of this year, NONE without special events."""
    return state.special_cards[state.year - 1] if state.special else NONE


def trolls_of(box: Box, lord: Lord) -> i64:
    """Troll tokens = Trolls owned (DL-18.5)."""
    count: i64 = 0
    for creature in lord.lair:
        if box.creature_kind[creature] == TROLL:
            count += 1
    return count


def held_by_dummy(state: State, dummy: i64) -> i64:
    """The three cards the carer holds (DL-6.2)."""
    return ALL_ORDERS & ~state.dummy_blocked[dummy] & ~state.dummy_shown[dummy]


def tax_due(lord: Lord) -> i64:
    """One gold per two tiles, rounded up, conquered ones included (DL-8.3)."""
    return (count_bits(lord.tiles) + 1) // 2


def units_possible(state: State, lord: Lord, at: i64) -> i64:
    """How many cells may be dug or mined: the space's limit, one imp each, a foreman apart (DL-6.12)."""
    return min(state.box.get_units[at], lord.imps - lord.busy - state.box.pay_foreman[at])


def mineable(lord: Lord) -> i64:
    """Unconquered tunnels (DL-6.13)."""
    return lord.tiles & ~lord.rooms & ~lord.conquered


# ---------------------------------------------------------------- legal


def legal(state: State, seat: i64) -> list[i64]:
    """The codes the seat may play now."""
    out: list[i64] = []
    if not is_asked(state, seat):
        return out
    phase: i64 = state.phase
    lord: Lord = state.lords[seat]
    if phase == PLAN_ORDERS:
        return plans(state, lord, seat)
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
        return combat.legal(state.box, state.battle, lord)
    elif phase == C_PLAN:
        battle_plans(state.box, lord, state.year, out)
    elif phase == SETTLE:
        _payday(state, lord, out)
    elif phase == PAY_TAXES:
        for amount in range(min(tax_due(lord), lord.gold) + 1):
            out.append(codes.pay_taxes(amount))
    elif phase == DISCARD_TRAP:
        for kind in own_traps(lord):
            out.append(codes.discard_trap(kind))
    elif phase == CHOOSE_BLOCKED:
        _blockings(lord, out)
    elif phase == FREE:
        for prisoner in combat.freeable(lord):
            out.append(codes.free_prisoner(prisoner))
    elif phase == IMPATIENT:
        for trap in own_traps(lord):
            out.append(codes.lose_trap(trap))
    else:
        _event_answers(state, lord, out)
    return out


def plans(state: State, lord: Lord, seat: i64) -> list[i64]:
    """Three of six cards in order, with two players one of three dummy cards too (DL-6.3)."""
    plans: list[i64] = state.box.plans[lord.blocked]
    if state.players != 2:
        return plans[:]
    out: list[i64] = []
    held: i64 = held_by_dummy(state, seat)
    for order in range(ORDERS):
        if has(held, order):
            for plan in plans:
                out.append(codes.with_dummy(plan, order))
    return out


def _blockings(lord: Lord, out: list[i64]) -> None:
    """Two of the three drawn (DL-2.6)."""
    for order in range(ORDERS):
        if has(lord.drawn, order):
            out.append(codes.choose_blocked(lord.drawn & ~bit(order)))


def own_traps(lord: Lord) -> list[i64]:
    """The kinds of trap in store."""
    found: list[i64] = []
    for trap in range(TRAPS):
        if lord.traps[trap]:
            found.append(trap)
    return found


# ---------------------------------------------------------------- legal: execution


def _spaces(state: State, lord: Lord, out: list[i64]) -> None:
    """What the minion's owner may do at the space, `decline` last (DL-6.8)."""
    box: Box = state.box
    at: i64 = space_now(state)
    order: i64 = at // 3
    if order == DIG_TUNNELS:
        dig_codes(box, lord.tiles, units_possible(state, lord, at), out)
    elif order == MINE_GOLD:
        masks: list[i64] = []
        subsets(cells_of(box, mineable(lord)), units_possible(state, lord, at), masks)
        for mask in masks:
            out.append(codes.mine(mask))
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
            for position in range(1, 5):
                out.append(codes.use(position))
    out.append(codes.DECLINE)


def can_use(state: State, lord: Lord, at: i64) -> bool:
    """Whether the price of a `whole` space is payable, and a trap is left to draw (DL-6.9, DL-15.3)."""
    box: Box = state.box
    if lord.gold < box.pay_gold[at] or lord.food < box.pay_food[at]:
        return False
    if not may_pay_evil(box, lord, box.pay_evil[at], state.full):
        return False
    return at // 3 != BUY_TRAPS or len(state.trap_deck) > 0


# ---------------------------------------------------------------- legal: production and events


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


def may_work(state: State, lord: Lord, cell: i64) -> bool:
    """Not worked too often this round, its price at hand, something left to give (DL-7.2, DL-7.3)."""
    box: Box = state.box
    room: i64 = lord.room_at[cell]
    worn: i64 = lord.worked if state.year == 1 else lord.worked_again
    if has(worn, cell) or lord.food < box.room_food[room]:
        return False
    return box.room_gives[room] != GIVES_TRAP or len(state.trap_deck) > 0


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


# ---------------------------------------------------------------- legal: plans of battle


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
        room: i64 = lord.room_at[cell]
        at: i64 = ROOMS if room == NONE else room
        crowds: list[i64] = _crowds(monsters, box.room_monsters[at], ghosts)
        for code in _trap_choices(box, lord, year, cell, at):
            for crowd in crowds:
                out.append(codes.sending(code, crowd))


def _crowds(monsters: list[i64], most: i64, ghosts: list[i64]) -> list[i64]:
    """Up to `most` monsters with any of the ghosts."""
    masks: list[i64] = [0]
    subsets(monsters, most, masks)
    return [mask | crowd for mask in masks for crowd in ghosts]


def _trap_choices(box: Box, lord: Lord, year: i64, cell: i64, at: i64) -> list[i64]:
    """Plans with no trap, one, or two in the Labyrinth, and no creature yet."""
    bait: i64 = box.room_bait[at]
    out: list[i64] = [codes.plan_combat(cell, NONE, NONE, 0)]
    for trap in range(TRAPS):
        if lord.traps[trap] and can_afford_trap(box, lord, year, trap, NONE, bait):
            out.append(codes.plan_combat(cell, trap, NONE, 0))
            if box.room_traps[at] == 2:
                for other in range(trap, TRAPS):
                    enough: bool = lord.traps[other] > (1 if other == trap else 0)
                    if enough and can_afford_trap(box, lord, year, trap, other, bait):
                        out.append(codes.plan_combat(cell, trap, other, 0))
    return out


# ---------------------------------------------------------------- default


def default(state: State, seat: i64) -> i64:
    """For an absent seat: the cautious answer among those it may give.

    Spaces are declined, rooms rest, creatures are paid as far as possible and so are taxes and
    inspectors, the first card comes back, nothing is sent into battle.
    """
    answers: list[i64] = legal(state, seat)
    phase: i64 = state.phase
    last: bool = phase == EXECUTE or phase == PRODUCE or phase == PAY_TAXES
    if last or (phase == CHOOSE_EVENT and special_now(state) == SAFETY_INSPECTION):
        return answers[len(answers) - 1]
    return answers[0]


# ---------------------------------------------------------------- refusal


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
        order: i64 = state.place // 3
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


def _refuse_plan(state: State, lord: Lord, seat: i64, code: i64) -> Refusal | None:
    """DL-6.3"""
    orders: i64 = 0
    for position in range(3):
        orders |= bit(codes.planned_order(code, position))
    if orders & lord.blocked:
        return Refusal("order_blocked", "DL-6.3")
    if count_bits(orders) != 3:
        return Refusal("order_twice", "DL-6.3")
    dummy: i64 = codes.planned_dummy(code)
    if state.players == 2:
        if dummy < 0 or dummy >= ORDERS or not has(held_by_dummy(state, seat), dummy):
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
        if cell < 0 or cell >= CELLS:
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


def _refuse_battle(state: State, lord: Lord, code: i64) -> Refusal | None:
    """DL-10.4 to DL-10.6"""
    box: Box = state.box
    cell: i64 = codes.battle_cell(code)
    if cell >= CELLS or not has(nearest(lord), cell):
        return Refusal("not_nearest", "DL-10.4")
    room: i64 = lord.room_at[cell]
    at: i64 = ROOMS if room == NONE else room
    sent: i64 = codes.sent_creatures(code)
    monsters: i64 = 0
    for creature in range(CREATURES):
        if has(sent, creature):
            if creature not in lord.lair:
                return Refusal("not_own_creature", "DL-10.6")
            if has(lord.down, creature):
                return Refusal("face_down", "DL-10.6")
            if is_monster(box, creature):
                monsters += 1
    if sent >= bit(CREATURES):
        return Refusal("malformed", "DL-22.1")
    if monsters > box.room_monsters[at]:
        return Refusal("too_many_monsters", "DL-10.5")
    return _refuse_traps(state, lord, at, codes.laid_trap(code), codes.other_trap(code))


def _refuse_traps(state: State, lord: Lord, at: i64, trap: i64, other: i64) -> Refusal | None:
    """DL-10.5, DL-10.6"""
    if trap < 0 and other < 0:
        return None
    if trap < 0 or trap >= TRAPS or other >= TRAPS or (other >= 0 and other < trap):
        return Refusal("malformed", "DL-22.1")
    if other >= 0 and state.box.room_traps[at] < 2:
        return Refusal("too_many_traps", "DL-10.5")
    need: i64 = 2 if other == trap else 1
    if lord.traps[trap] < need or (other >= 0 and lord.traps[other] < 1):
        return Refusal("not_own_trap", "DL-10.6")
    if not can_afford_trap(state.box, lord, state.year, trap, other, state.box.room_bait[at]):
        return Refusal("cannot_pay", "DL-10.6")
    return None


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


def _reason_use(state: State, lord: Lord, code: i64) -> Refusal:
    at: i64 = space_now(state)
    box: Box = state.box
    if codes.spied_position(code) and not box.get_spy[at]:
        return Refusal("no_spy", "DL-6.11")
    if not may_pay_evil(box, lord, box.pay_evil[at], state.full):
        return Refusal("absolute_evil", "DL-9.4")
    if at // 3 == BUY_TRAPS and not state.trap_deck:
        return Refusal("deck_empty", "DL-15.3")
    if not can_use(state, lord, at):
        return Refusal("cannot_pay", "DL-6.9")
    return Refusal("no_spy", "DL-6.11") if at // 3 == IMPROVE_REPUTATION else Refusal("malformed", "DL-22.1")


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
    if cell >= CELLS or not has(mineable(lord), cell):
        return Refusal("no_tunnel", "DL-6.16")
    if not has(box.room_zone[room], cell):
        return Refusal("zone", "DL-6.16")
    return Refusal("room_beside", "DL-6.16")


def _reason_activate(state: State, lord: Lord, code: i64) -> Refusal:
    box: Box = state.box
    cell: i64 = codes.activated_cell(code)
    if cell >= CELLS or not has(lord.rooms & ~lord.conquered, cell):
        return Refusal("no_room", "DL-7.2")
    room: i64 = lord.room_at[cell]
    imps: i64 = codes.working_imps(code)
    trolls: i64 = codes.working_trolls(code)
    if box.room_workers[room] == 0:
        return Refusal("no_room", "DL-7.2")
    worn: i64 = lord.worked if state.year == 1 else lord.worked_again
    if has(worn, cell):
        return Refusal("room_worked", "DL-7.2")
    if not may_work(state, lord, cell):
        return Refusal("cannot_pay", "DL-7.3") if state.trap_deck else Refusal("deck_empty", "DL-15.3")
    if imps + trolls != box.room_workers[room]:
        return Refusal("workers", "DL-7.1", {"workers": box.room_workers[room]})
    if imps > lord.imps - lord.busy or trolls > trolls_of(box, lord) - lord.tokens:
        return Refusal("no_workers", "DL-7.1")
    return Refusal("dig_cell", "DL-7.3")
