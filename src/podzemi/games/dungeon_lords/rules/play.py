"""What a match does: set-up, rounds, orders, events, heroes, combat, years (DL-2 to DL-13). Compiled.

The order of the file is the order of a year. Whatever waits for somebody is in the state: the
phase, whom to ask, how far a phase has come (`turn`, `place`), the battle.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.actions import UNITS, cell_name
from podzemi.games.dungeon_lords.components import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    EVENT_TILES,
    ORDERS,
    ROOMS,
    SPECIALS,
    TRAPS,
    Order,
)
from podzemi.games.dungeon_lords.rules import combat
from podzemi.games.dungeon_lords.rules.costs import (
    bury_trap,
    change_goods,
    is_monster,
    lose_creature,
    pay_creature,
    raise_evil,
)
from podzemi.games.dungeon_lords.rules.dungeon import nearest
from podzemi.games.dungeon_lords.rules.legal import space_now, special_now, tax_due
from podzemi.games.dungeon_lords.rules.score import total
from podzemi.games.dungeon_lords.state import (
    ASK_NOTHING,
    ASK_SPELL,
    BAD_PRESS,
    BUY_TRAPS,
    C_PLAN,
    C_RESOLVE,
    CELLS,
    CHOOSE_BLOCKED,
    CHOOSE_EVENT,
    DISCARD_TRAP,
    DUMMY,
    EXECUTE,
    FREE,
    GIVES_DIG,
    GIVES_FOOD,
    GIVES_GOLD,
    GIVES_GOOD,
    GIVES_TRAP,
    GONE,
    HIRE_MONSTER,
    ILLUSION,
    IMP_PLAGUE,
    IMPATIENT,
    IMPATIENT_HEROES,
    JAILBREAK,
    MONSTER_STRIKE,
    NONE,
    OVER,
    PALADIN,
    PALADIN_LINE,
    PART_FREE,
    PART_NONE,
    PART_PLAN,
    PAY_TAXES,
    PAYDAY,
    PLAN_ORDERS,
    PRIEST,
    PRODUCE,
    RATS,
    RECOVER,
    ROBBERY,
    SAFETY_INSPECTION,
    SETTLE,
    SPECIAL,
    START_EVIL,
    START_FOOD,
    START_GOLD,
    START_IMPS,
    START_TILES,
    TAXES,
    TENT,
    THIEF,
    TRAP_RECALL,
    WARRIOR,
    WITCH_HUNT,
    WIZARD,
    Box,
    Lord,
    State,
    count_bits,
    has_real,
    no_battle,
    seat_at,
    trap_count,
)
from podzemi.games.dungeon_lords.state import (
    CARDS as CARD_COUNT,
)
from podzemi.games.dungeon_lords.state import (
    CREATURES as CREATURE_COUNT,
)
from podzemi.games.dungeon_lords.state import (
    ROOMS as ROOM_COUNT,
)
from podzemi.games.dungeon_lords.state import (
    SPECIALS as SPECIAL_COUNT,
)
from podzemi.games.dungeon_lords.state import (
    TRAPS as TRAP_KINDS,
)

# ---------------------------------------------------------------- set-up (DL-2)


def setup(
    box: Box, dice: Dice, players: i64, full: bool, special: bool, in_turn: bool, log: Log | None
) -> State:
    """A new match up to the first decision; chance in the order of DL-23.2."""
    first: i64 = dice.below(players)
    if log is not None:
        log.chance.append(e.FirstPlayer(first))
    monsters: list[list[i64]] = [_monster_pile(box, dice, year, log) for year in range(1, 3)]
    rooms: list[list[i64]] = [_room_pile(box, dice, year, log) for year in range(1, 3)]
    adventurers: list[list[i64]] = [_adventurer_pile(dice, year, log) for year in range(1, 3)]
    traps: list[i64] = _trap_deck(box, dice, log)
    rows: list[list[i64]] = [_combat_row(dice, year, log) for year in range(1, 3)]
    specials: list[i64] = []
    if special:
        specials = _draw(dice, SPECIAL_COUNT, 2, 0)
        if log is not None:
            log.chance.append(e.SpecialEvents([SPECIALS[card] for card in specials]))
    state = State(
        box=box,
        dice=dice,
        players=players,
        full=full,
        special=special,
        in_turn=in_turn,
        last_year=2,
        year=1,
        round=0,
        combat=0,
        phase=CHOOSE_BLOCKED,
        first=first,
        turn=0,
        asked=NONE,
        place=0,
        paladin=TENT,
        neutral=box.start[START_EVIL] if players == 2 else 0,
        lords=[new_lord(box) for _ in range(players)],
        battle=no_battle(),
        spaces=[NONE] * 24,
        dummy_blocked=[0] * (4 - players),
        dummy_shown=[0] * (4 - players),
        offer=[],
        room_offer=[],
        coming=[],
        next_coming=[],
        event_tiles=[],
        special_cards=specials,
        row=rows[0],
        later_row=rows[1],
        revealed=0,
        monster_piles=monsters,
        room_piles=rooms,
        adventurer_piles=adventurers,
        under=0,
        trap_deck=traps,
        used_traps=[0] * TRAP_KINDS,
        gone_creatures=0,
        gone_rooms=0,
        gone_adventurers=0,
    )
    state.event_tiles = _event_tiles(dice, 1, log)
    _deal_orders(state, log)
    return state


def new_lord(box: Box) -> Lord:
    """DL-2.5"""
    start: list[i64] = box.start
    return Lord(
        gold=start[START_GOLD],
        food=start[START_FOOD],
        imps=start[START_IMPS],
        busy=0,
        tokens=0,
        evil=start[START_EVIL],
        letters=0,
        tiles=start[START_TILES],
        rooms=0,
        conquered=0,
        room_at=[NONE] * CELLS,
        worked=0,
        worked_again=0,
        traps=[0] * TRAP_KINDS,
        buried=[0] * TRAP_KINDS,
        lair=[],
        down=0,
        settled=0,
        prison=[],
        party=[],
        damage=[],
        bonus=[],
        newcomer=NONE,
        drawn=0,
        blocked=0,
        plan=[],
        dummy=NONE,
        on_card=0,
        spied=0,
        part=PART_NONE,
        tile=NONE,
        laid_traps=[],
        sent=0,
        bait=0,
        laid=0,
    )


def _monster_pile(box: Box, dice: Dice, year: i64, log: Log | None) -> list[i64]:
    pile: list[i64] = [tile for tile in range(CREATURE_COUNT) if box.creature_year[tile] == year]
    dice.shuffle(pile)
    if log is not None:
        log.chance.append(e.MonsterPile(year, [CREATURES[tile] for tile in reversed(pile)]))
    return pile


def _room_pile(box: Box, dice: Dice, year: i64, log: Log | None) -> list[i64]:
    pile: list[i64] = [room for room in range(ROOM_COUNT) if box.room_year[room] == year]
    dice.shuffle(pile)
    if log is not None:
        log.chance.append(e.RoomPile(year, [ROOMS[room] for room in reversed(pile)]))
    return pile


def _adventurer_pile(dice: Dice, year: i64, log: Log | None) -> list[i64]:
    pile: list[i64] = [(year - 1) * 16 + k for k in range(16)]
    dice.shuffle(pile)
    if log is not None:
        log.chance.append(e.AdventurerPile(year, [ADVENTURERS[one] for one in reversed(pile)]))
    return pile


def _trap_deck(box: Box, dice: Dice, log: Log | None) -> list[i64]:
    deck: list[i64] = []
    for trap in range(TRAP_KINDS):
        deck += [trap] * box.trap_copies[trap]
    dice.shuffle(deck)
    if log is not None:
        log.chance.append(e.TrapDeck([TRAPS[trap] for trap in reversed(deck)]))
    return deck


def _combat_row(dice: Dice, year: i64, log: Log | None) -> list[i64]:
    first: i64 = (year - 1) * CARD_COUNT
    row: list[i64] = [first + card for card in _draw(dice, CARD_COUNT, 4, 0)]
    if log is not None:
        log.chance.append(e.CombatRow(year, [CARDS[card] for card in row]))
    return row


def _event_tiles(dice: Dice, year: i64, log: Log | None) -> list[i64]:
    tiles: list[i64] = [PAYDAY, TAXES, SPECIAL]
    dice.shuffle(tiles)
    if log is not None:
        log.chance.append(e.EventTiles(year, [EVENT_TILES[tile] for tile in tiles]))
    return tiles


def _draw(dice: Dice, size: i64, count: i64, barred: i64) -> list[i64]:
    """So many different numbers below `size`, none of them barred, in the order drawn."""
    drawn: list[i64] = []
    while len(drawn) < count:
        number: i64 = dice.below(size)
        if not has(barred, number):
            barred |= bit(number)
            drawn.append(number)
        elif dice.scripted:
            raise ValueError("the script draws a card that is not there")
    return drawn


def _names(orders: list[i64]) -> list[Order]:
    return [ORDERS[order] for order in orders]


def _order_names(mask: i64) -> list[Order]:
    return [ORDERS[order] for order in range(8) if has(mask, order)]


def _mask_of(numbers: list[i64]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask


def _deal_orders(state: State, log: Log | None) -> None:
    """Cards drawn for blocking, and the dummies' blocked cards (DL-2.6, DL-2.7)."""
    if log is not None:
        log.events.append(e.MatchStarted(state.first))
    for seat in range(state.players):
        cards: list[i64] = _draw(state.dice, 8, 3 if state.full else 2, 0)
        if log is not None:
            log.chance.append(e.BlockedDraw(seat, _names(cards)))
        lord: Lord = state.lords[seat]
        if state.full:
            lord.drawn = _mask_of(cards)
            if log is not None:
                log.events.append(e.OrdersDrawn(seat, _order_names(lord.drawn)))
        else:
            lord.blocked = _mask_of(cards)
            if log is not None:
                log.events.append(e.OrdersBlocked(seat, _order_names(lord.blocked)))
    for dummy in range(len(state.dummy_blocked)):
        blocked: list[i64] = _draw(state.dice, 8, 3, 0)
        state.dummy_blocked[dummy] = _mask_of(blocked)
        if log is not None:
            log.chance.append(e.DummyBlockedDraw(dummy, _names(blocked)))
            log.events.append(e.DummyBlocked(dummy, _order_names(state.dummy_blocked[dummy])))
    if not state.full:
        _start_year(state, log)


# ---------------------------------------------------------------- a decision


def apply(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """Play a legal code, and go on to the next decision."""
    phase: i64 = state.phase
    if phase == PLAN_ORDERS:
        _apply_plan(state, seat, code, log)
    elif phase == EXECUTE:
        _apply_space(state, seat, code, log)
    elif phase == PRODUCE:
        _apply_production(state, seat, code, log)
    elif phase == RECOVER:
        _apply_recovery(state, seat, codes.recovered_order(code), log)
    elif phase == C_RESOLVE:
        _apply_battle(state, seat, code, log)
    elif phase == C_PLAN:
        _apply_combat_plan(state, seat, code, log)
    elif phase == SETTLE:
        _apply_payday(state, seat, code, log)
    elif phase == PAY_TAXES:
        _apply_taxes(state, seat, codes.tax_amount(code), log)
    elif phase == DISCARD_TRAP:
        bury_trap(state.lords[seat], seat, codes.discarded_trap(code), log)
        state.place += 1
        _execute(state, log)
    elif phase == CHOOSE_BLOCKED:
        _apply_blocking(state, seat, codes.blocked_orders(code), log)
    elif phase == FREE:
        _free(state, seat, codes.freed_prisoner(code), log)
        state.turn += 1
        _resolve(state, log)
    elif phase == IMPATIENT:
        bury_trap(state.lords[seat], seat, codes.event_trap(code), log)
        state.turn += 1
        _suffer(state, log)
    else:
        _apply_event(state, seat, code, log)


def _apply_blocking(state: State, seat: i64, blocked: i64, log: Log | None) -> None:
    """Sealed until all have chosen (DL-2.6)."""
    state.lords[seat].blocked = blocked
    if log is not None:
        log.events.append(e.BlockedChosen(seat, _order_names(blocked)))
    for lord in state.lords:
        if lord.blocked == 0:
            return
    for one in range(state.players):
        state.lords[one].drawn = 0
        if log is not None:
            log.events.append(e.OrdersBlocked(one, _order_names(state.lords[one].blocked)))
    _start_year(state, log)


# ---------------------------------------------------------------- Evil and the paladin (DL-9.4 to DL-9.8)


def _lower_evil(state: State, seat: i64, amount: i64, log: Log | None) -> None:
    lord: Lord = state.lords[seat]
    moved: i64 = min(amount, lord.evil)
    lord.evil -= moved
    if log is not None and moved:
        log.events.append(e.EvilChanged(seat, -moved, lord.evil))
    check_paladin(state, log)


def _raise_evil(state: State, seat: i64, amount: i64, log: Log | None) -> None:
    lord: Lord = state.lords[seat]
    moved: i64 = raise_evil(state.box, lord, amount)
    if log is not None and moved:
        log.events.append(e.EvilChanged(seat, moved, lord.evil))
    check_paladin(state, log)


def check_paladin(state: State, log: Log | None) -> None:
    """He goes to the most evil candidate, among equals to the one farther from the start (DL-9.7)."""
    host: i64 = state.paladin
    if host == GONE:
        return
    least: i64 = state.box.start[PALADIN_LINE] - 1
    if host >= 0 and state.lords[host].evil > least:
        least = state.lords[host].evil
    target: i64 = NONE
    for turn in range(state.players):
        seat: i64 = seat_at(state, turn)
        evil: i64 = state.lords[seat].evil
        if evil > least or (target != NONE and evil == least):
            target = seat
            least = evil
    if target == NONE or target == host:
        return
    _move_paladin(state, host, target, log)


def _move_paladin(state: State, host: i64, target: i64, log: Log | None) -> None:
    """Front of the line, behind an illusion; wounds and bonus come along (DL-10.19)."""
    paladin: i64 = PALADIN + state.year - 1
    damage: i64 = 0
    bonus: i64 = 0
    if host >= 0:
        old: Lord = state.lords[host]
        at: i64 = old.party.index(paladin)
        old.party.pop(at)
        damage = old.damage.pop(at)
        bonus = old.bonus.pop(at)
    state.paladin = target
    lord: Lord = state.lords[target]
    front: i64 = 1 if lord.party and lord.party[0] == ILLUSION else 0
    lord.party.insert(front, paladin)
    lord.damage.insert(front, damage)
    lord.bonus.insert(front, bonus)
    if log is not None:
        came = e.PaladinCame(target, ADVENTURERS[paladin], None if host < 0 else host)
        log.events.append(came)
    if host >= 0 and not has_real(state.lords[host]):
        combat.vanish(state.lords[host], host, log)


# ---------------------------------------------------------------- years and rounds (DL-4, DL-5, DL-13.1)


def _start_year(state: State, log: Log | None) -> None:
    state.round = 0
    state.combat = 0
    if log is not None:
        log.events.append(e.YearStarted(state.year))
    check_paladin(state, log)
    _start_round(state, log)


def _start_round(state: State, log: Log | None) -> None:
    """PREPARE, dummies, then all plan (DL-5, DL-6.1, DL-6.2)."""
    state.round += 1
    if log is not None:
        log.events.append(e.RoundStarted(state.year, state.round, state.first))
    _lay_offer(state, log)
    state.coming = state.next_coming
    state.next_coming = []
    if state.round < 4:
        _announce(state, log)
    _show_dummies(state, log)
    state.phase = PLAN_ORDERS
    state.asked = NONE


def _lay_offer(state: State, log: Log | None) -> None:
    """DL-5.1"""
    state.gone_creatures |= _mask_of(state.offer)
    state.gone_rooms |= _mask_of(state.room_offer)
    monsters: list[i64] = state.monster_piles[state.year - 1]
    rooms: list[i64] = state.room_piles[state.year - 1]
    state.offer = [monsters.pop() for _ in range(3)]
    state.room_offer = [rooms.pop() for _ in range(2)]
    if log is not None:
        tiles = [CREATURES[tile] for tile in state.offer]
        log.events.append(e.OfferLaid(tiles, [ROOMS[room] for room in state.room_offer]))


def _announce(state: State, log: Log | None) -> None:
    """The next round's event and adventurers (DL-5.2, DL-5.3)."""
    tile: i64 = state.event_tiles[state.round - 1]
    if log is not None:
        card: i64 = special_now(state) if tile == SPECIAL else NONE
        special = None if card == NONE else SPECIALS[card]
        log.events.append(e.EventAnnounced(state.round + 1, EVENT_TILES[tile], special))
    state.next_coming = _draw_adventurers(state, log)
    if log is not None:
        names = [ADVENTURERS[one] for one in state.next_coming]
        log.events.append(e.AdventurersAnnounced(state.round + 1, names))


def _draw_adventurers(state: State, log: Log | None) -> list[i64]:
    """Not all of one level, if the pile can help it; weakest first (DL-5.3, DL-15.2)."""
    box: Box = state.box
    pile: list[i64] = state.adventurer_piles[state.year - 1]
    drawn: list[i64] = [pile.pop() for _ in range(box.adventurers_drawn[state.players])]
    while _all_level(box, drawn, box.adventurer_level[drawn[0]]):
        if _all_level(box, pile, box.adventurer_level[drawn[0]]):
            break
        back: i64 = drawn.pop()
        pile.insert(0, back)
        state.under += 1
        drawn.append(pile.pop())
        if log is not None:
            log.events.append(e.AdventurerReturned(ADVENTURERS[back]))
    if state.under > len(pile):
        state.under = len(pile)
    in_order: list[i64] = []
    for level in range(1, 6):
        for one in drawn:
            if box.adventurer_level[one] == level:
                in_order.append(one)
    return in_order


def _all_level(box: Box, adventurers: list[i64], level: i64) -> bool:
    for one in adventurers:
        if box.adventurer_level[one] != level:
            return False
    return True


def _show_dummies(state: State, log: Log | None) -> None:
    """Three cards with three players, two of each dummy with two (DL-6.1, DL-6.2)."""
    state.spaces = [NONE] * 24
    if state.players == 4:
        return
    for turn in range(len(state.dummy_blocked)):
        dummy: i64 = seat_at(state, turn) if state.players == 2 else 0
        cards: list[i64] = _draw(state.dice, 8, 3 if state.players == 3 else 2, state.dummy_blocked[dummy])
        mask: i64 = _mask_of(cards)
        if log is not None:
            log.chance.append(e.DummyDraw(state.year, state.round, dummy, _names(cards)))
            log.events.append(e.DummyShown(dummy, _order_names(mask)))
        if state.players == 3:
            state.dummy_blocked[dummy] = mask
        else:
            state.dummy_shown[dummy] = mask
        for order in range(8):
            if has(mask, order):
                _place_dummy(state, dummy, order, 1, log)


def _place_dummy(state: State, dummy: i64, order: i64, space: i64, log: Log | None) -> None:
    """A minion on this space, or on the next one if the other dummy stands there."""
    at: i64 = order * 3 + space
    if state.spaces[at] != NONE:
        at += 1
    state.spaces[at] = DUMMY + dummy
    if log is not None:
        log.events.append(e.DummyPlaced(dummy, ORDERS[order], at % 3 + 1))


# ---------------------------------------------------------------- orders revealed (DL-6.3 to DL-6.7)


def _apply_plan(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """Sealed until all have planned."""
    lord: Lord = state.lords[seat]
    lord.plan = [codes.planned_order(code, position) for position in range(3)]
    lord.dummy = codes.planned_dummy(code)
    if log is not None:
        dummy = None if lord.dummy == NONE else ORDERS[lord.dummy]
        log.events.append(e.OrdersPlanned(seat, _names(lord.plan), dummy))
    for one in state.lords:
        if not one.plan:
            return
    if state.players == 2:
        _reveal_dummies(state, log)
    for position in range(3):
        for turn in range(state.players):
            _send_minion(state, seat_at(state, turn), position, log)
    state.place = 0
    _execute(state, log)


def _reveal_dummies(state: State, log: Log | None) -> None:
    """The chosen card goes on space I, two alike on I and II (DL-6.4)."""
    for turn in range(2):
        dummy: i64 = seat_at(state, turn)
        order: i64 = state.lords[dummy].dummy
        state.lords[dummy].dummy = NONE
        if log is not None:
            log.events.append(e.DummyChosen(dummy, ORDERS[order]))
        _place_dummy(state, dummy, order, 0, log)
        state.dummy_blocked[dummy] = state.dummy_shown[dummy] | bit(order)
        state.dummy_shown[dummy] = 0


def _send_minion(state: State, seat: i64, position: i64, log: Log | None) -> None:
    """To the lowest free space, else on the card; hiring first costs a gold (DL-6.6, DL-6.7)."""
    lord: Lord = state.lords[seat]
    order: i64 = lord.plan[position]
    at: i64 = order * 3
    last: i64 = at + 3
    while at < last and state.spaces[at] != NONE:
        at += 1
    fee: bool = state.full and order == HIRE_MONSTER and position == 0
    if at == last or (fee and lord.gold < 1):
        lord.on_card |= bit(order)
        if log is not None:
            log.events.append(e.MinionWaits(seat, position + 1, ORDERS[order]))
        return
    state.spaces[at] = seat
    if log is not None:
        log.events.append(e.MinionPlaced(seat, position + 1, ORDERS[order], at % 3 + 1))
    if fee:
        change_goods(lord, seat, -1, 0, 0, log)


# ---------------------------------------------------------------- EXECUTE (DL-6.8 to DL-6.17)


def _execute(state: State, log: Log | None) -> None:
    """On to the next minion of a player; dummies' minions are just removed (DL-6.5)."""
    while state.place < 24:
        at: i64 = space_now(state)
        owner: i64 = state.spaces[at]
        state.spaces[at] = NONE
        if owner != NONE and owner < DUMMY:
            state.phase = EXECUTE
            state.asked = owner
            return
        state.place += 1
    state.turn = 0
    state.phase = PRODUCE
    state.asked = state.first


def _apply_space(state: State, seat: i64, code: i64, log: Log | None) -> None:
    lord: Lord = state.lords[seat]
    at: i64 = space_now(state)
    order: i64 = at // 3
    kind: i64 = codes.kind_of(code)
    if kind == codes.DECLINE:
        lord.on_card |= bit(order)
        if log is not None:
            log.events.append(e.SpaceDeclined(seat, ORDERS[order], at % 3 + 1))
    else:
        if log is not None:
            log.events.append(e.SpaceUsed(seat, ORDERS[order], at % 3 + 1))
        if kind == codes.USE:
            _use(state, seat, at, codes.spied_position(code), log)
            if order == BUY_TRAPS and state.year == 2:
                state.phase = DISCARD_TRAP
                return
        elif kind == codes.DIG:
            _dig(state, lord, seat, at, codes.dug_cells(code), log)
        elif kind == codes.MINE:
            _mine(state, lord, seat, at, codes.mined_cells(code), log)
        elif kind == codes.HIRE:
            _hire(state, lord, seat, at, code, log)
        else:
            _build(state, lord, seat, at, codes.built_room(code), codes.building_cell(code), log)
    state.place += 1
    _execute(state, log)


def _use(state: State, seat: i64, at: i64, spy: i64, log: Log | None) -> None:
    """A space taken whole: price, then gain (DL-6.10, DL-6.11, DL-6.14)."""
    box: Box = state.box
    lord: Lord = state.lords[seat]
    gold: i64 = box.get_gold[at] - box.pay_gold[at]
    food: i64 = box.get_food[at] - box.pay_food[at]
    change_goods(lord, seat, gold, food, box.get_imps[at], log)
    if box.pay_evil[at]:
        _raise_evil(state, seat, box.pay_evil[at], log)
    if box.get_good[at]:
        _lower_evil(state, seat, box.get_good[at], log)
    if spy:
        lord.spied |= bit(spy - 1)
        if log is not None:
            log.events.append(e.Spied(seat, spy, CARDS[state.row[spy - 1]]))
    if box.get_traps[at]:
        _draw_traps(state, seat, box.get_traps[at] + state.year - 1, log)


def _draw_traps(state: State, seat: i64, count: i64, log: Log | None) -> None:
    """As many as the deck still has (DL-15.3)."""
    lord: Lord = state.lords[seat]
    drawn: list[i64] = []
    for _ in range(min(count, len(state.trap_deck))):
        trap: i64 = state.trap_deck.pop()
        lord.traps[trap] += 1
        drawn.append(trap)
    if log is not None:
        drawn.sort()
        log.events.append(e.TrapsDrawn(seat, len(drawn), [TRAPS[trap] for trap in drawn]))


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
        names = [cell_name(cell) for cell in range(CELLS) if has(cells, cell)]
        log.events.append(e.GoldMined(seat, names, count))
    change_goods(lord, seat, count, 0, 0, log)


def _hire(state: State, lord: Lord, seat: i64, at: i64, code: i64, log: Log | None) -> None:
    """DL-6.15"""
    tile: i64 = codes.creature_of(code)
    price: i64 = codes.price_of(code)
    victim: i64 = pay_creature(state.box, lord, seat, tile, price, state.box.pay_food[at], log)
    if victim != NONE:
        state.gone_creatures |= bit(victim)
    state.offer.remove(tile)
    _welcome(lord, tile)
    if log is not None:
        log.events.append(e.CreatureHired(seat, CREATURES[tile]))
    check_paladin(state, log)


def _welcome(lord: Lord, tile: i64) -> None:
    """Into the lair, which stays sorted."""
    at: i64 = 0
    while at < len(lord.lair) and lord.lair[at] < tile:
        at += 1
    lord.lair.insert(at, tile)


def _build(state: State, lord: Lord, seat: i64, at: i64, room: i64, cell: i64, log: Log | None) -> None:
    """DL-6.16"""
    change_goods(lord, seat, -state.box.pay_gold[at], 0, 0, log)
    state.room_offer.remove(room)
    lord.rooms |= bit(cell)
    lord.room_at[cell] = room
    if log is not None:
        log.events.append(e.RoomBuilt(seat, ROOMS[room], cell_name(cell)))


# ---------------------------------------------------------------- PRODUCE (DL-7)


def _apply_production(state: State, seat: i64, code: i64, log: Log | None) -> None:
    lord: Lord = state.lords[seat]
    if codes.kind_of(code) == codes.END:
        state.phase = RECOVER
        if log is not None:
            log.events.append(e.ProductionEnded(seat))
        return
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


def _yield(state: State, lord: Lord, seat: i64, room: i64, site: i64, log: Log | None) -> None:
    """What the room gives, at once (DL-7.3)."""
    gives: i64 = state.box.room_gives[room]
    if gives == GIVES_FOOD:
        change_goods(lord, seat, 0, 1, 0, log)
    elif gives == GIVES_GOLD:
        change_goods(lord, seat, 1, 0, 0, log)
    elif gives == GIVES_TRAP:
        _draw_traps(state, seat, 1, log)
    elif gives == GIVES_DIG:
        lord.tiles |= bit(site)
        if log is not None:
            log.events.append(e.TunnelsDug(seat, [cell_name(site)], 1))
    elif gives == GIVES_GOOD:
        _lower_evil(state, seat, 1, log)
    else:
        change_goods(lord, seat, 0, -state.box.room_food[room], 1, log)


def _apply_recovery(state: State, seat: i64, order: i64, log: Log | None) -> None:
    """One played card returns, the others are blocked (DL-7.4)."""
    lord: Lord = state.lords[seat]
    lord.blocked = _mask_of(lord.plan) & ~bit(order)
    lord.plan = []
    lord.on_card = 0
    if log is not None:
        log.events.append(e.CardRecovered(seat, ORDERS[order], _order_names(lord.blocked)))
    state.turn += 1
    if state.turn < state.players:
        state.phase = PRODUCE
        state.asked = seat_at(state, state.turn)
    elif state.round == 1:
        _end_round(state, log)
    else:
        _start_event(state, log)


# ---------------------------------------------------------------- EVENT (DL-8, DL-11.6)


def _start_event(state: State, log: Log | None) -> None:
    state.turn = 0
    tile: i64 = state.event_tiles[state.round - 2]
    if log is not None:
        card: i64 = special_now(state) if tile == SPECIAL else NONE
        log.events.append(e.EventStarted(EVENT_TILES[tile], None if card == NONE else SPECIALS[card]))
    for lord in state.lords:
        lord.settled = 0
    if tile == SPECIAL and special_now(state) == BAD_PRESS:
        _bad_press(state, log)
    _event(state, log)


def _event(state: State, log: Log | None) -> None:
    """From the seat the event has come to: ask, or act, or pass on (DL-8.1)."""
    tile: i64 = state.event_tiles[state.round - 2]
    while state.turn < state.players:
        seat: i64 = seat_at(state, state.turn)
        lord: Lord = state.lords[seat]
        phase: i64 = NONE
        if tile == PAYDAY:
            if _mask_of(lord.lair) & ~lord.settled:
                phase = SETTLE
        elif tile == TAXES:
            phase = PAY_TAXES
        elif state.special and _special(state, seat, lord, log):
            phase = CHOOSE_EVENT
        if phase != NONE:
            state.phase = phase
            state.asked = seat
            return
        state.turn += 1
    for one in state.lords:
        one.settled = 0
    _arrive(state, log)


def _special(state: State, seat: i64, lord: Lord, log: Log | None) -> bool:
    """What the card does to one player; whether he is asked (DL-22.5)."""
    card: i64 = special_now(state)
    if card == WITCH_HUNT:
        if _unsettled(state, lord):
            return True
        _raise_evil(state, seat, 3, log)
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


def _bad_press(state: State, log: Log | None) -> None:
    """Who is most evil is looked at before anybody moves (DL-15.50)."""
    most: i64 = 0
    for lord in state.lords:
        most = max(most, lord.evil)
    worst: i64 = 0
    for seat in range(state.players):
        if state.lords[seat].evil == most:
            worst |= bit(seat)
    for turn in range(state.players):
        one: i64 = seat_at(state, turn)
        _raise_evil(state, one, 2 if has(worst, one) else 1, log)


def _apply_payday(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """DL-8.2"""
    lord: Lord = state.lords[seat]
    creature: i64 = codes.creature_of(code)
    if codes.kind_of(code) == codes.RELEASE:
        lose_creature(lord, creature)
        state.gone_creatures |= bit(creature)
        if log is not None:
            log.events.append(e.CreatureReleased(seat, CREATURES[creature]))
        _raise_evil(state, seat, 1, log)
    else:
        if log is not None:
            log.events.append(e.CreaturePaid(seat, CREATURES[creature]))
        victim: i64 = pay_creature(state.box, lord, seat, creature, codes.price_of(code), 0, log)
        if victim != NONE:
            state.gone_creatures |= bit(victim)
        lord.settled |= bit(creature)
        check_paladin(state, log)
    _event(state, log)


def _apply_taxes(state: State, seat: i64, amount: i64, log: Log | None) -> None:
    """DL-8.3"""
    lord: Lord = state.lords[seat]
    due: i64 = tax_due(lord)
    change_goods(lord, seat, -amount, 0, 0, log)
    lord.letters += due - amount
    if log is not None:
        log.events.append(e.TaxesPaid(seat, amount, due, due - amount))
    state.turn += 1
    _event(state, log)


def _apply_event(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """DL-22.5"""
    card: i64 = special_now(state)
    lord: Lord = state.lords[seat]
    if card == MONSTER_STRIKE:
        _settle_strike(state, lord, seat, code, log)
        _event(state, log)
        return
    state.turn += 1
    if card == WITCH_HUNT:
        monster: i64 = codes.event_monster(code)
        if monster == NONE:
            _raise_evil(state, seat, 3, log)
        else:
            lose_creature(lord, monster)
            state.gone_creatures |= bit(monster)
            if log is not None:
                log.events.append(e.CreatureLost(seat, CREATURES[monster]))
    elif card == SAFETY_INSPECTION:
        amount: i64 = codes.event_amount(code)
        unpaid: i64 = count_bits(lord.rooms) - amount
        if log is not None:
            log.events.append(e.InspectionPaid(seat, amount, unpaid))
        change_goods(lord, seat, -amount, 0, 0, log)
        _raise_evil(state, seat, unpaid, log)
    elif codes.event_gold(code) != NONE:
        change_goods(lord, seat, -1, 0, 0, log)
    else:
        bury_trap(lord, seat, codes.event_trap(code), log)
    _event(state, log)


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
        _raise_evil(state, seat, 1, log)
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


# ---------------------------------------------------------------- ADVENTURERS (DL-9.1 to DL-9.3)


def _arrive(state: State, log: Log | None) -> None:
    """The weakest to the best player, and so on."""
    if state.players == 2:
        state.neutral = min(state.neutral + 1, 14)
        if log is not None:
            log.events.append(e.NeutralMoved(state.neutral))
    ranked: list[i64] = _ranking(state)
    for place in range(len(ranked)):
        adventurer: i64 = state.coming[place]
        if ranked[place] == NONE:
            state.gone_adventurers |= bit(adventurer)
            if log is not None:
                log.events.append(e.AdventurerLeft(ADVENTURERS[adventurer]))
        else:
            _join(state, ranked[place], adventurer, log)
    state.coming = []
    tile: i64 = state.event_tiles[state.round - 2]
    if tile == SPECIAL and special_now(state) == IMPATIENT_HEROES:
        state.turn = 0
        _suffer(state, log)
    else:
        _end_round(state, log)


def _ranking(state: State) -> list[i64]:
    """Seats by Evil ascending; ties: the neutral cube (NONE), then turn order (DL-9.2)."""
    ranked: list[i64] = []
    for evil in range(15):
        if state.players == 2 and state.neutral == evil:
            ranked.append(NONE)
        for turn in range(state.players):
            seat: i64 = seat_at(state, turn)
            if state.lords[seat].evil == evil:
                ranked.append(seat)
    return ranked


def _join(state: State, seat: i64, adventurer: i64, log: Log | None) -> None:
    """At the end, a warrior at the front, the paladin before all (DL-9.3)."""
    lord: Lord = state.lords[seat]
    at: i64 = len(lord.party)
    if state.box.adventurer_class[adventurer] == WARRIOR:
        at = 1 if lord.party and lord.party[0] >= PALADIN else 0
    lord.party.insert(at, adventurer)
    lord.damage.insert(at, 0)
    lord.bonus.insert(at, 0)
    lord.newcomer = adventurer
    if log is not None:
        log.events.append(e.AdventurerCame(seat, ADVENTURERS[adventurer]))


def _suffer(state: State, log: Log | None) -> None:
    """Impatient Heroes: each newcomer costs something (DL-11.6)."""
    while state.turn < state.players:
        seat: i64 = seat_at(state, state.turn)
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
            return
        state.turn += 1
    _end_round(state, log)


# ---------------------------------------------------------------- END_ROUND (DL-9.9)


def _end_round(state: State, log: Log | None) -> None:
    for lord in state.lords:
        lord.busy = 0
        lord.tokens = 0
        lord.worked = 0
        lord.worked_again = 0
        lord.newcomer = NONE
    if log is not None:
        log.events.append(e.RoundEnded(state.year, state.round))
    if state.round < 4:
        state.first = (state.first + 1) % state.players
        _start_round(state, log)
    else:
        begin_combat(state, log)


# ---------------------------------------------------------------- COMBAT (DL-10)


def begin_combat(state: State, log: Log | None) -> None:
    """The four combat rounds of the year."""
    state.combat = 0
    _start_combat_round(state, log)


def _start_combat_round(state: State, log: Log | None) -> None:
    """Parts are fixed now (DL-10.25); a round without parts is skipped (DL-10.26)."""
    state.combat += 1
    if state.combat > 4 or not _deal_parts(state):
        _after_combat(state, log)
        return
    if log is not None:
        planners = [seat for seat in range(state.players) if state.lords[seat].part == PART_PLAN]
        freers = [seat for seat in range(state.players) if state.lords[seat].part == PART_FREE]
        log.events.append(e.CombatRoundStarted(state.combat, planners, freers))
    state.phase = C_PLAN
    state.asked = NONE
    state.turn = 0
    _next_planner(state, log)


def _deal_parts(state: State) -> bool:
    """Whether anybody has a part."""
    some: bool = False
    for lord in state.lords:
        lord.part = PART_NONE
        if lord.party:
            lord.part = PART_PLAN if nearest(lord) else PART_FREE
            some = True
    return some


def _next_planner(state: State, log: Log | None) -> None:
    """Wait for a plan, or reveal the card (DL-10.27)."""
    for turn in range(state.players):
        seat: i64 = seat_at(state, turn)
        if state.lords[seat].part == PART_PLAN and state.lords[seat].tile == NONE:
            if state.in_turn:
                state.asked = seat
            return
    _reveal_card(state, log)


def _apply_combat_plan(state: State, seat: i64, code: i64, log: Log | None) -> None:
    lord: Lord = state.lords[seat]
    lord.tile = codes.battle_cell(code)
    lord.laid_traps = codes.laid_traps(code)
    lord.sent = codes.sent_creatures(code)
    if state.in_turn:
        _lay(state, seat, log)
    elif log is not None:
        log.events.append(_sealed_plan(lord, seat))
    _next_planner(state, log)


def _sealed_plan(lord: Lord, seat: i64) -> e.CombatPlanned:
    traps = [TRAPS[trap] for trap in lord.laid_traps]
    creatures = [CREATURES[tile] for tile in lord.lair if has(lord.sent, tile)]
    return e.CombatPlanned(seat, cell_name(lord.tile), traps, creatures)


def _lay(state: State, seat: i64, log: Log | None) -> None:
    """Tile and creatures open, traps and bait set aside (DL-10.27)."""
    lord: Lord = state.lords[seat]
    room: i64 = lord.room_at[lord.tile]
    lord.laid = 1
    for trap in lord.laid_traps:
        lord.traps[trap] -= 1
    if lord.laid_traps:
        lord.bait = state.box.room_bait[ROOM_COUNT if room == NONE else room]
    if log is not None:
        sealed: e.CombatPlanned = _sealed_plan(lord, seat)
        laid = e.PlanLaid(
            seat, cell_name(lord.tile), sealed.creatures, len(lord.laid_traps), lord.bait, sealed.traps
        )
        log.events.append(laid)
    change_goods(lord, seat, -lord.bait, 0, 0, log)


def _reveal_card(state: State, log: Log | None) -> None:
    """All plans lie, the card is turned up (DL-10.7)."""
    for turn in range(state.players):
        seat: i64 = seat_at(state, turn)
        if state.lords[seat].tile != NONE and not state.lords[seat].laid:
            _lay(state, seat, log)
    state.revealed |= bit(state.combat - 1)
    card: i64 = state.row[state.combat - 1]
    if log is not None:
        log.events.append(e.CardRevealed(state.combat, CARDS[card], state.box.card_fatigue[card]))
    state.turn = 0
    _resolve(state, log)


def _resolve(state: State, log: Log | None) -> None:
    """C_RESOLVE: one player completely, then the next."""
    while state.turn < state.players:
        seat: i64 = seat_at(state, state.turn)
        lord: Lord = state.lords[seat]
        if lord.part == PART_PLAN:
            if state.battle.seat != seat:
                card: i64 = state.row[state.combat - 1]
                state.battle = combat.start(
                    state.box,
                    lord,
                    seat,
                    state.full,
                    state.year,
                    state.combat,
                    card,
                    state.box.card_fatigue[card],
                )
            if _fight(state, seat, lord, log):
                return
            state.battle = no_battle()
        elif lord.part == PART_FREE and has_real(lord) and lord.prison:
            state.phase = FREE
            state.asked = seat
            return
        state.turn += 1
    for one in state.lords:
        one.tile = NONE
        one.laid = 0
        one.part = PART_NONE
    _start_combat_round(state, log)


def _fight(state: State, seat: i64, lord: Lord, log: Log | None) -> bool:
    """Advance the battle; whether its player is asked."""
    while True:
        result: i64 = combat.advance(state.box, state.battle, lord, log)
        _look_after_paladin(state, seat, log)
        if result == combat.ASKS:
            state.phase = C_RESOLVE
            state.asked = seat
            return True
        if result == combat.DONE:
            for trap in state.battle.used:
                state.used_traps[trap] += 1
            return False


def _look_after_paladin(state: State, seat: i64, log: Log | None) -> None:
    """In prison he is out of the year (DL-9.8); otherwise Evil may have moved him (DL-10.19)."""
    if state.paladin == seat and PALADIN + state.year - 1 not in state.lords[seat].party:
        state.paladin = GONE
    check_paladin(state, log)


def _apply_battle(state: State, seat: i64, code: i64, log: Log | None) -> None:
    lord: Lord = state.lords[seat]
    card: i64 = state.battle.card
    jail: bool = state.battle.ask == ASK_SPELL and card == JAILBREAK
    left: i64 = combat.answer(state.box, state.battle, lord, code, log)
    if left != NONE:
        if jail:
            state.gone_adventurers |= bit(left)
        else:
            state.gone_creatures |= bit(left)
    _look_after_paladin(state, seat, log)
    if not has_real(lord):
        state.battle.ask = ASK_NOTHING
    if state.battle.ask == ASK_NOTHING:
        _resolve(state, log)


def _free(state: State, seat: i64, prisoner: i64, log: Log | None) -> None:
    """DL-10.22"""
    state.lords[seat].prison.remove(prisoner)
    state.gone_adventurers |= bit(prisoner)
    if log is not None:
        log.events.append(e.PrisonerFreed(seat, ADVENTURERS[prisoner]))


# ---------------------------------------------------------------- after combat (DL-10.23, DL-13)


def _after_combat(state: State, log: Log | None) -> None:
    """Creatures rise, adventurers leave for the Distant Lands (DL-10.21)."""
    state.combat = 0
    if log is not None:
        log.events.append(e.CombatEnded(state.year))
    for lord in state.lords:
        lord.down = 0
        for adventurer in lord.party:
            if adventurer != ILLUSION:
                state.gone_adventurers |= bit(adventurer)
        lord.party = []
        lord.damage = []
        lord.bonus = []
        lord.part = PART_NONE
    if state.paladin != GONE:
        state.gone_adventurers |= bit(PALADIN + state.year - 1)
    state.paladin = GONE
    if state.year < state.last_year:
        _turn_year(state, log)
    else:
        _end(state, log)


def _turn_year(state: State, log: Log | None) -> None:
    """Between the years (DL-13.1 to DL-13.4)."""
    state.gone_creatures |= _mask_of(state.offer)
    state.gone_rooms |= _mask_of(state.room_offer)
    state.offer = []
    state.room_offer = []
    state.year = 2
    state.row = state.later_row
    state.later_row = []
    state.revealed = 0
    state.under = 0
    for lord in state.lords:
        lord.spied = 0
    state.event_tiles = _event_tiles(state.dice, 2, log)
    if state.players == 2:
        state.neutral = max(state.neutral - 2, 0)
        if log is not None:
            log.events.append(e.NeutralMoved(state.neutral))
    state.first = (state.first + state.box.token_shift[state.players] + state.players) % state.players
    state.paladin = TENT
    _start_year(state, log)


def _end(state: State, log: Log | None) -> None:
    """DL-13.9"""
    state.phase = OVER
    state.asked = NONE
    if log is not None:
        scores: list[i64] = [total(state, seat) for seat in range(state.players)]
        best: i64 = max(scores)
        winners = [seat for seat in range(state.players) if scores[seat] == best]
        log.events.append(e.MatchEnded([int(score) for score in scores], winners))
