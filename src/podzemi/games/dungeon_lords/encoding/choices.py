"""A code as a few small choices over named fields (DL-22). Compiled.

What an action is about (orders, cells, traps, creatures, rooms, adventurers, numbers) is a *piece*, all in
one numbering, so that a trap has the same number in every kind of action. An action is its kind and up to
four pieces, in the order of DL-22; 0 says that there is none. A plan of battle has more parts: its traps
together are one piece, and so are the second monster and the ghosts that go with the first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, members
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.codes import (
    ACTIVATE,
    ATTACK,
    BUILD,
    CHOOSE_BLOCKED,
    DIG,
    DISCARD_TRAP,
    EVENT_CHOICE,
    FREE_PRISONER,
    HIRE,
    LEFT_OUT,
    MINE,
    ORDER_TRAPS,
    PAY,
    PAY_TAXES,
    PLAN_COMBAT,
    PLAN_ORDERS,
    RECOVER,
    RELEASE,
    SPELL_CHOICE,
    TARGET,
    USE,
)
from podzemi.games.dungeon_lords.state import NONE, TRAP_COUNT

CHOICE_COUNT: Final[i64] = 5
PIECES_EACH: Final[i64] = 4

# the first number of each kind of piece
ORDER_PIECE: Final[i64] = 1
CELL_PIECE: Final[i64] = 9
TRAP_PIECE: Final[i64] = 29
CREATURE_PIECE: Final[i64] = 38
ROOM_PIECE: Final[i64] = 62
HERO_PIECE: Final[i64] = 78
NUMBER_PIECE: Final[i64] = 113
TRAPS_PIECE: Final[i64] = 177  # two traps
TROOP_PIECE: Final[i64] = 258  # second monster and ghosts
PIECE_COUNT: Final[i64] = 458

FIRST_GHOST: Final[i64] = 6
GHOST_SETS: Final[i64] = 8
GHOSTS: Final[i64] = 448
"""The three ghosts among the creature tiles, as bits."""
MONSTERS_MOST: Final[i64] = 2
"""That a room holds beside ghosts."""
WITHDRAWS: Final[i64] = 2
"""Added to the answer to Word of Peace: what was paid for a monster is 0 or 1."""


# ---------------------------------------------------------------- split


def split(code: i64, out: list[i64]) -> None:
    """Kind and four pieces of a code."""
    kind: i64 = codes.kind_of(code)
    out[0] = kind
    for piece in range(PIECES_EACH):
        out[1 + piece] = 0
    if kind == CHOOSE_BLOCKED:
        _put_all(ORDER_PIECE, members(codes.blocked_orders(code)), out)
    elif kind == PLAN_ORDERS:
        for position in range(3):
            out[1 + position] = ORDER_PIECE + codes.planned_order(code, position)
        out[4] = _put(ORDER_PIECE, codes.planned_dummy(code))
    elif kind == DIG:
        _put_all(CELL_PIECE, codes.dug_cells(code), out)
    elif kind == MINE:
        _put_all(CELL_PIECE, members(codes.mined_cells(code)), out)
    elif kind == ACTIVATE:
        out[1] = CELL_PIECE + codes.activated_cell(code)
        out[2] = NUMBER_PIECE + codes.working_imps(code)
        out[3] = NUMBER_PIECE + codes.working_trolls(code)
        out[4] = _put(CELL_PIECE, codes.dig_site(code))
    elif kind == ATTACK:
        out[1] = CREATURE_PIECE + codes.creature_of(code)
        out[2] = NUMBER_PIECE + codes.attack_option(code)
        out[3] = _put(HERO_PIECE, codes.first_target(code))
        out[4] = _put(HERO_PIECE, codes.second_target(code))
    elif kind == PLAN_COMBAT:
        _split_plan(code, out)
    elif kind == EVENT_CHOICE:
        _split_event(code, out)
    elif kind == SPELL_CHOICE:
        _split_spell(code, out)
    else:
        _split_short(kind, code, out)


def _put(first: i64, value: i64) -> i64:
    """A piece that may be left out."""
    return 0 if value == NONE else first + value


def _put_all(first: i64, values: list[i64], out: list[i64]) -> None:
    for place in range(len(values)):
        out[1 + place] = first + values[place]


def _split_short(kind: i64, code: i64, out: list[i64]) -> None:
    """Kinds with one piece or two."""
    if kind == HIRE or kind == PAY:
        out[1] = CREATURE_PIECE + codes.creature_of(code)
        out[2] = _price(codes.price_of(code))
    elif kind == RELEASE:
        out[1] = CREATURE_PIECE + codes.creature_of(code)
    elif kind == BUILD:
        out[1] = ROOM_PIECE + codes.built_room(code)
        out[2] = CELL_PIECE + codes.building_cell(code)
    elif kind == USE:
        out[1] = NUMBER_PIECE + codes.spied_position(code)
    elif kind == RECOVER:
        out[1] = ORDER_PIECE + codes.recovered_order(code)
    elif kind == DISCARD_TRAP:
        out[1] = TRAP_PIECE + codes.discarded_trap(code)
    elif kind == PAY_TAXES:
        out[1] = NUMBER_PIECE + codes.tax_amount(code)
    elif kind == ORDER_TRAPS:
        out[1] = TRAP_PIECE + codes.first_trap(code)
        out[2] = TRAP_PIECE + codes.second_trap(code)
    elif kind == TARGET:
        out[1] = HERO_PIECE + codes.target_of(code)
    elif kind == FREE_PRISONER:
        out[1] = HERO_PIECE + codes.freed_prisoner(code)


def _price(price: i64) -> i64:
    """The cost of a creature in addition to goods: a trap, a victim, or nothing."""
    if codes.trap_of(price) != NONE:
        return TRAP_PIECE + codes.trap_of(price)
    return _put(CREATURE_PIECE, codes.victim_of(price))


def _split_plan(code: i64, out: list[i64]) -> None:
    """Cell, traps, first monster, and who goes with it."""
    trap: i64 = codes.laid_trap(code)
    other: i64 = codes.other_trap(code)
    monsters: list[i64] = members(codes.sent_creatures(code) & ~GHOSTS)
    ghosts: i64 = (codes.sent_creatures(code) & GHOSTS) >> FIRST_GHOST
    second: i64 = monsters[1] + 1 if len(monsters) > 1 else 0
    out[1] = CELL_PIECE + codes.battle_cell(code)
    out[2] = _put(TRAP_PIECE, trap) if other == NONE else TRAPS_PIECE + trap * TRAP_COUNT + other
    out[3] = CREATURE_PIECE + monsters[0] if monsters else 0
    out[4] = TROOP_PIECE + second * GHOST_SETS + ghosts if second + ghosts > 0 else 0


def _split_event(code: i64, out: list[i64]) -> None:
    """Monster, unit, trap, victim or gold, and amount (DL-22.5); null is the number 0."""
    monster: i64 = codes.event_monster(code)
    unit: i64 = codes.event_unit(code)
    if monster != LEFT_OUT:
        out[1] = NUMBER_PIECE if monster == NONE else CREATURE_PIECE + monster
    if unit != LEFT_OUT:
        out[2] = NUMBER_PIECE + unit + 1
    if codes.event_trap(code) != NONE:
        out[3] = TRAP_PIECE + codes.event_trap(code)
    elif codes.event_victim(code) != NONE:
        out[3] = CREATURE_PIECE + codes.event_victim(code)
    else:
        out[3] = _put(NUMBER_PIECE, codes.event_gold(code))
    out[4] = _put(NUMBER_PIECE, codes.event_amount(code))


def _split_spell(code: i64, out: list[i64]) -> None:
    """Monster, what is done, price, prisoner (DL-22.6)."""
    out[1] = _put(CREATURE_PIECE, codes.spell_monster(code))
    if codes.spell_withdraw(code) != NONE:
        out[2] = NUMBER_PIECE + WITHDRAWS + codes.spell_withdraw(code)
    else:
        out[2] = _put(NUMBER_PIECE, codes.spell_paid(code))
    out[3] = _price(codes.spell_price(code))
    out[4] = _put(HERO_PIECE, codes.spell_prisoner(code))


# ---------------------------------------------------------------- join


def join(parts: list[i64]) -> i64:
    """The code of these choices: the inverse of `split`."""
    kind: i64 = parts[0]
    if kind == CHOOSE_BLOCKED:
        return codes.choose_blocked(_mask(ORDER_PIECE, parts))
    if kind == PLAN_ORDERS:
        return codes.plan_orders(
            parts[1] - ORDER_PIECE,
            parts[2] - ORDER_PIECE,
            parts[3] - ORDER_PIECE,
            _take(ORDER_PIECE, parts[4]),
        )
    if kind == DIG:
        return _join_dig(parts)
    if kind == MINE:
        return codes.mine(_mask(CELL_PIECE, parts))
    if kind == ACTIVATE:
        return codes.activate(
            parts[1] - CELL_PIECE,
            parts[2] - NUMBER_PIECE,
            parts[3] - NUMBER_PIECE,
            _take(CELL_PIECE, parts[4]),
        )
    if kind == ATTACK:
        return codes.attack(
            parts[1] - CREATURE_PIECE,
            parts[2] - NUMBER_PIECE,
            _take(HERO_PIECE, parts[3]),
            _take(HERO_PIECE, parts[4]),
        )
    if kind == PLAN_COMBAT:
        return _join_plan(parts)
    if kind == EVENT_CHOICE:
        return _join_event(parts)
    if kind == SPELL_CHOICE:
        return _join_spell(parts)
    return _join_short(kind, parts)


def _take(first: i64, piece: i64) -> i64:
    """The value of a piece that may be left out."""
    return NONE if piece == 0 else piece - first


def _mask(first: i64, parts: list[i64]) -> i64:
    """The set of what the four pieces are."""
    mask: i64 = 0
    for place in range(PIECES_EACH):
        if parts[1 + place] > 0:
            mask |= bit(parts[1 + place] - first)
    return mask


def _join_dig(parts: list[i64]) -> i64:
    cells: list[i64] = []
    for place in range(PIECES_EACH):
        if parts[1 + place] > 0:
            cells.append(parts[1 + place] - CELL_PIECE)
    return codes.dig(cells)


def _join_short(kind: i64, parts: list[i64]) -> i64:
    if kind == HIRE:
        return codes.hire(parts[1] - CREATURE_PIECE, _price_of(parts[2]))
    if kind == PAY:
        return codes.pay(parts[1] - CREATURE_PIECE, _price_of(parts[2]))
    if kind == RELEASE:
        return codes.release(parts[1] - CREATURE_PIECE)
    if kind == BUILD:
        return codes.build(parts[1] - ROOM_PIECE, parts[2] - CELL_PIECE)
    if kind == USE:
        return codes.use(parts[1] - NUMBER_PIECE)
    if kind == RECOVER:
        return codes.recover(parts[1] - ORDER_PIECE)
    if kind == DISCARD_TRAP:
        return codes.discard_trap(parts[1] - TRAP_PIECE)
    if kind == PAY_TAXES:
        return codes.pay_taxes(parts[1] - NUMBER_PIECE)
    if kind == ORDER_TRAPS:
        return codes.order_traps(parts[1] - TRAP_PIECE, parts[2] - TRAP_PIECE)
    if kind == TARGET:
        return codes.target(parts[1] - HERO_PIECE)
    if kind == FREE_PRISONER:
        return codes.free_prisoner(parts[1] - HERO_PIECE)
    return kind


def _price_of(piece: i64) -> i64:
    if piece == 0:
        return codes.NO_PRICE
    if piece >= CREATURE_PIECE:
        return codes.victim_price(piece - CREATURE_PIECE)
    return codes.trap_price(piece - TRAP_PIECE)


def _join_plan(parts: list[i64]) -> i64:
    trap: i64 = _take(TRAP_PIECE, parts[2])
    other: i64 = NONE
    if parts[2] >= TRAPS_PIECE:
        trap = (parts[2] - TRAPS_PIECE) // TRAP_COUNT
        other = (parts[2] - TRAPS_PIECE) % TRAP_COUNT
    troop: i64 = 0 if parts[4] == 0 else parts[4] - TROOP_PIECE
    sent: i64 = troop % GHOST_SETS * bit(FIRST_GHOST)
    if parts[3] > 0:
        sent |= bit(parts[3] - CREATURE_PIECE)
    if troop >= GHOST_SETS:
        sent |= bit(troop // GHOST_SETS - 1)
    return codes.plan_combat(parts[1] - CELL_PIECE, trap, other, sent)


def _join_event(parts: list[i64]) -> i64:
    monster: i64 = LEFT_OUT
    if parts[1] > 0:
        monster = NONE if parts[1] >= NUMBER_PIECE else parts[1] - CREATURE_PIECE
    unit: i64 = LEFT_OUT if parts[2] == 0 else parts[2] - NUMBER_PIECE - 1
    trap: i64 = NONE
    victim: i64 = NONE
    gold: i64 = NONE
    if parts[3] >= NUMBER_PIECE:
        gold = parts[3] - NUMBER_PIECE
    elif parts[3] >= CREATURE_PIECE:
        victim = parts[3] - CREATURE_PIECE
    elif parts[3] > 0:
        trap = parts[3] - TRAP_PIECE
    return codes.event_choice(monster, unit, trap, victim, _take(NUMBER_PIECE, parts[4]), gold)


def _join_spell(parts: list[i64]) -> i64:
    answer: i64 = _take(NUMBER_PIECE, parts[2])
    paid: i64 = answer if answer < WITHDRAWS else NONE
    withdraw: i64 = answer - WITHDRAWS if answer >= WITHDRAWS else NONE
    monster: i64 = _take(CREATURE_PIECE, parts[1])
    return codes.spell_choice(monster, paid, _price_of(parts[3]), withdraw, _take(HERO_PIECE, parts[4]))
