"""Actions: one packed integer inside (`codes`), one named value outside (DL-22).

What cannot be written in the forms of DL-22 gets the code MALFORMED, which no match lists.

Long because all 22 kinds stand here, each with its form, its way into a code and its way back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, get_args  # Any: names of one table or another

from podzemi.engine.bits import has
from podzemi.engine.values import Action as BaseAction
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.names import (
    ADVENTURER_NUMBER,
    ADVENTURERS,
    CREATURE_NUMBER,
    CREATURES,
    ORDER_NUMBER,
    ORDERS,
    ROOM_NUMBER,
    ROOMS,
    TRAP_NUMBER,
    TRAPS,
    Adventurer,
    Cell,
    Creature,
    Malformed,
    Order,
    Room,
    Trap,
    cell_code,
    cell_name,
    names,
)
from podzemi.games.dungeon_lords.state import CELL_COUNT, NONE, mask_of

Unit = Literal["food", "evil", "gold", "trap", "monster"]
UNITS: Final[tuple[Unit, ...]] = get_args(Unit)


class ChooseBlocked(BaseAction, frozen=True):
    """Block two of the three drawn orders (DL-2.6)."""

    cards: list[Order]


class PlanOrders(BaseAction, frozen=True):
    """Three orders, first to third; with two players a card of the dummy too (DL-6.3)."""

    orders: list[Order]
    dummy: Order | None = None


class Use(BaseAction, frozen=True):
    """Use the space the minion stands on (DL-6.8)."""

    spy: int | None = None


class Decline(BaseAction, frozen=True):
    """Do not use the space (DL-6.8)."""


class Dig(BaseAction, frozen=True):
    """Dig tunnels, in this order (DL-6.12)."""

    cells: list[Cell]


class Mine(BaseAction, frozen=True):
    """Mine gold in these tunnels (DL-6.13)."""

    cells: list[Cell]


class DiscardTrap(BaseAction, frozen=True):
    """Send a trap back after buying in year 2 (DL-6.14)."""

    trap: Trap


class Hire(BaseAction, frozen=True):
    """Hire a creature on offer (DL-6.15)."""

    tile: Creature
    trap: Trap | None = None
    victim: Creature | None = None


class Build(BaseAction, frozen=True):
    """Build a room on offer (DL-6.16)."""

    room: Room
    cell: Cell


class Activate(BaseAction, frozen=True):
    """Let a production room work (DL-7.1)."""

    cell: Cell
    imps: int
    trolls: int
    dig_cell: Cell | None = None


class End(BaseAction, frozen=True):
    """No more rooms work this round (DL-7.1)."""


class Recover(BaseAction, frozen=True):
    """Take a played order back (DL-7.4)."""

    card: Order


class Pay(BaseAction, frozen=True):
    """Pay a creature on Payday (DL-8.2)."""

    creature: Creature
    trap: Trap | None = None
    victim: Creature | None = None


class Release(BaseAction, frozen=True):
    """Let a creature go on Payday (DL-8.2)."""

    creature: Creature


class PayTaxes(BaseAction, frozen=True):
    """Pay this much of the tax (DL-8.3)."""

    amount: int


class EventChoice(BaseAction, frozen=True):
    """Answer a special event (DL-22.5)."""

    monster: Creature | None = None
    pay: Unit | None = None
    trap: Trap | None = None
    victim: Creature | None = None
    amount: int | None = None
    gold: int | None = None


class PlanCombat(BaseAction, frozen=True):
    """Battle tile, traps and creatures of a combat round (DL-10.3)."""

    tile: Cell
    traps: list[Trap]
    creatures: list[Creature]


class OrderTraps(BaseAction, frozen=True):
    """The order of two traps in the Labyrinth (DL-10.9)."""

    traps: list[Trap]


class Target(BaseAction, frozen=True):
    """The target of a dart (DL-10.9)."""

    adventurer: Adventurer


class SpellChoice(BaseAction, frozen=True):
    """Answer a spell (DL-22.6)."""

    monster: Creature | None = None
    pay: bool | None = None
    trap: Trap | None = None
    victim: Creature | None = None
    withdraw: bool | None = None
    prisoner: Adventurer | None = None


class Attack(BaseAction, frozen=True):
    """A creature attacks (DL-10.16)."""

    creature: Creature
    option: int
    targets: list[Adventurer] | None = None


class FreePrisoner(BaseAction, frozen=True):
    """A prisoner goes free when everything is conquered (DL-10.22)."""

    prisoner: Adventurer


Action = (
    ChooseBlocked
    | PlanOrders
    | Use
    | Decline
    | Dig
    | Mine
    | DiscardTrap
    | Hire
    | Build
    | Activate
    | End
    | Recover
    | Pay
    | Release
    | PayTaxes
    | EventChoice
    | PlanCombat
    | OrderTraps
    | Target
    | SpellChoice
    | Attack
    | FreePrisoner
)


# ---------------------------------------------------------------- parts of a code


def _number(table: dict[str, int], name: str) -> int:
    if name not in table:
        raise Malformed
    return table[name]


def _maybe(table: dict[str, int], name: str | None) -> int:
    """The number of a name; NONE when it is left out."""
    return int(NONE) if name is None else _number(table, name)


def _below(value: int, end: int) -> int:
    if not 0 <= value < end:
        raise Malformed
    return value


def _set(numbers: Sequence[int]) -> int:
    """The mask of a set; nothing may stand in it twice."""
    if len(set(numbers)) != len(numbers):
        raise Malformed
    return int(mask_of(list(numbers)))


def _pair(numbers: Sequence[int]) -> tuple[int, int]:
    """Up to two numbers, NONE in place of what is missing."""
    if len(numbers) > 2:
        raise Malformed
    first, second = (*numbers, int(NONE), int(NONE))[:2]
    return first, second


def _name(table: Sequence[Any], number: int) -> Any:
    """The inverse of `_maybe`."""
    return None if number < 0 else table[number]


# ---------------------------------------------------------------- whole codes


def encode(action: BaseAction) -> int:
    """The code of a named action; MALFORMED if DL-22 has no such form."""
    try:
        return int(_encode(action))
    except Malformed:
        return int(codes.MALFORMED)


def _encode(action: BaseAction) -> int:
    match action:
        case ChooseBlocked(cards):
            return codes.choose_blocked(_set([ORDER_NUMBER[card] for card in cards]))
        case PlanOrders(orders, dummy):
            if len(orders) != 3:
                raise Malformed
            first, second, third = (ORDER_NUMBER[order] for order in orders)
            return codes.plan_orders(first, second, third, _maybe(ORDER_NUMBER, dummy))
        case Use(spy):
            return codes.use(0 if spy is None else _below(spy - 1, 4) + 1)
        case Decline():
            return codes.DECLINE
        case Dig(cells):
            if not 1 <= len(cells) <= codes.DIG_MOST:
                raise Malformed
            return codes.dig([cell_code(cell) for cell in cells])
        case Mine(cells):
            return codes.mine(_set([cell_code(cell) for cell in cells]))
        case DiscardTrap(trap):
            return codes.discard_trap(TRAP_NUMBER[trap])
        case Hire(tile, trap, victim):
            return codes.hire(_number(CREATURE_NUMBER, tile), _price(trap, victim))
        case Build(room, cell):
            return codes.build(ROOM_NUMBER[room], cell_code(cell))
        case Activate(cell, imps, trolls, dig):
            site = int(NONE) if dig is None else cell_code(dig)
            return codes.activate(cell_code(cell), _below(imps, 8), _below(trolls, 8), site)
        case End():
            return codes.END
        case Recover(card):
            return codes.recover(ORDER_NUMBER[card])
        case Pay(creature, trap, victim):
            return codes.pay(_number(CREATURE_NUMBER, creature), _price(trap, victim))
        case Release(creature):
            return codes.release(_number(CREATURE_NUMBER, creature))
        case PayTaxes(amount):
            return codes.pay_taxes(_below(amount, 1024))
        case EventChoice():
            return _event_code(action)
        case PlanCombat(tile, traps, creatures):
            first, second = _pair(sorted(TRAP_NUMBER[name] for name in traps))
            sent = _set([_number(CREATURE_NUMBER, creature) for creature in creatures])
            return codes.plan_combat(cell_code(tile), first, second, sent)
        case OrderTraps(traps):
            if len(traps) != 2:
                raise Malformed
            return codes.order_traps(TRAP_NUMBER[traps[0]], TRAP_NUMBER[traps[1]])
        case Target(adventurer):
            return codes.target(_number(ADVENTURER_NUMBER, adventurer))
        case SpellChoice():
            return _spell_code(action)
        case Attack(creature, option, targets):
            if option not in (1, 2) or (targets is not None and not targets):
                raise Malformed
            first, second = _pair([_number(ADVENTURER_NUMBER, target) for target in targets or []])
            return codes.attack(_number(CREATURE_NUMBER, creature), option, first, second)
        case FreePrisoner(prisoner):
            return codes.free_prisoner(_number(ADVENTURER_NUMBER, prisoner))
    raise TypeError(f"not an action of this game: {action!r}")


def _price(trap: Trap | None, victim: Creature | None) -> int:
    return codes.trap_price(_maybe(TRAP_NUMBER, trap)) | codes.victim_price(_maybe(CREATURE_NUMBER, victim))


def _price_names(price: int) -> tuple[Trap | None, Creature | None]:
    return _name(TRAPS, codes.trap_of(price)), _name(CREATURES, codes.victim_of(price))


def _event_code(action: EventChoice) -> int:
    """Null is a value where DL-22.5 lists it: alone for `monster`, beside a monster for `pay`."""
    others = (action.pay, action.trap, action.victim, action.amount, action.gold)
    monster, unit = int(codes.LEFT_OUT), int(codes.LEFT_OUT)
    if action.monster is not None:
        monster, unit = _number(CREATURE_NUMBER, action.monster), int(NONE)
    elif all(value is None for value in others):
        monster = int(NONE)
    if action.pay is not None:
        unit = UNITS.index(action.pay)
    return codes.event_choice(
        monster,
        unit,
        _maybe(TRAP_NUMBER, action.trap),
        _maybe(CREATURE_NUMBER, action.victim),
        int(NONE) if action.amount is None else _below(action.amount, 32),
        int(NONE) if action.gold is None else _below(action.gold, 2),
    )


def null_values(action: BaseAction) -> frozenset[str]:
    """The parameters of this action for which DL-22.5 lists null as a value."""
    if not isinstance(action, EventChoice):
        return frozenset()
    others = (action.trap, action.victim, action.amount, action.gold)
    if any(value is not None for value in others):
        return frozenset()
    return frozenset({"monster"} if action.monster is None else {"pay"})


def _flag(value: bool | None) -> int:
    return int(NONE) if value is None else int(value)


def _spell_code(action: SpellChoice) -> int:
    return codes.spell_choice(
        _maybe(CREATURE_NUMBER, action.monster),
        _flag(action.pay),
        _price(action.trap, action.victim),
        _flag(action.withdraw),
        _maybe(ADVENTURER_NUMBER, action.prisoner),
    )


def decode(code: int) -> Action:
    """The named action of a code that some match lists."""
    return _DECODERS[codes.kind_of(code)](code)


def _decode_blocked(code: int) -> Action:
    return ChooseBlocked(names(ORDERS, codes.blocked_orders(code)))


def _decode_orders(code: int) -> Action:
    orders = [ORDERS[codes.planned_order(code, n)] for n in range(3)]
    return PlanOrders(orders, _name(ORDERS, codes.planned_dummy(code)))


def _decode_use(code: int) -> Action:
    return Use(codes.spied_position(code) or None)


def _decode_decline(code: int) -> Action:
    return Decline()


def _decode_dig(code: int) -> Action:
    return Dig([cell_name(cell) for cell in codes.dug_cells(code)])


def _decode_mine(code: int) -> Action:
    cells = codes.mined_cells(code)
    return Mine([cell_name(cell) for cell in range(int(CELL_COUNT)) if has(cells, cell)])


def _decode_discard(code: int) -> Action:
    return DiscardTrap(TRAPS[codes.discarded_trap(code)])


def _decode_hire(code: int) -> Action:
    return Hire(CREATURES[codes.creature_of(code)], *_price_names(codes.price_of(code)))


def _decode_build(code: int) -> Action:
    return Build(ROOMS[codes.built_room(code)], cell_name(codes.building_cell(code)))


def _decode_activate(code: int) -> Action:
    site = codes.dig_site(code)
    return Activate(
        cell_name(codes.activated_cell(code)),
        codes.working_imps(code),
        codes.working_trolls(code),
        None if site < 0 else cell_name(site),
    )


def _decode_end(code: int) -> Action:
    return End()


def _decode_recover(code: int) -> Action:
    return Recover(ORDERS[codes.recovered_order(code)])


def _decode_pay(code: int) -> Action:
    return Pay(CREATURES[codes.creature_of(code)], *_price_names(codes.price_of(code)))


def _decode_release(code: int) -> Action:
    return Release(CREATURES[codes.creature_of(code)])


def _decode_taxes(code: int) -> Action:
    return PayTaxes(codes.tax_amount(code))


def _decode_event(code: int) -> Action:
    amount, gold = codes.event_amount(code), codes.event_gold(code)
    return EventChoice(
        monster=_name(CREATURES, codes.event_monster(code)),
        pay=_name(UNITS, codes.event_unit(code)),
        trap=_name(TRAPS, codes.event_trap(code)),
        victim=_name(CREATURES, codes.event_victim(code)),
        amount=None if amount < 0 else amount,
        gold=None if gold < 0 else gold,
    )


def _decode_combat(code: int) -> Action:
    traps = [TRAPS[trap] for trap in codes.laid_traps(code)]
    return PlanCombat(cell_name(codes.battle_cell(code)), traps, names(CREATURES, codes.sent_creatures(code)))


def _decode_order(code: int) -> Action:
    return OrderTraps([TRAPS[codes.first_trap(code)], TRAPS[codes.second_trap(code)]])


def _decode_target(code: int) -> Action:
    return Target(ADVENTURERS[codes.target_of(code)])


def _decode_spell(code: int) -> Action:
    paid, withdraw = codes.spell_paid(code), codes.spell_withdraw(code)
    trap, victim = _price_names(codes.spell_price(code))
    return SpellChoice(
        monster=_name(CREATURES, codes.spell_monster(code)),
        pay=None if paid < 0 else bool(paid),
        trap=trap,
        victim=victim,
        withdraw=None if withdraw < 0 else bool(withdraw),
        prisoner=_name(ADVENTURERS, codes.spell_prisoner(code)),
    )


def _decode_attack(code: int) -> Action:
    aims = (codes.first_target(code), codes.second_target(code))
    targets = [ADVENTURERS[one] for one in aims if one >= 0]
    return Attack(CREATURES[codes.creature_of(code)], codes.attack_option(code), targets or None)


def _decode_free(code: int) -> Action:
    return FreePrisoner(ADVENTURERS[codes.freed_prisoner(code)])


_DECODERS: Final[dict[int, Callable[[int], Action]]] = {
    codes.CHOOSE_BLOCKED: _decode_blocked,
    codes.PLAN_ORDERS: _decode_orders,
    codes.USE: _decode_use,
    codes.DECLINE: _decode_decline,
    codes.DIG: _decode_dig,
    codes.MINE: _decode_mine,
    codes.DISCARD_TRAP: _decode_discard,
    codes.HIRE: _decode_hire,
    codes.BUILD: _decode_build,
    codes.ACTIVATE: _decode_activate,
    codes.END: _decode_end,
    codes.RECOVER: _decode_recover,
    codes.PAY: _decode_pay,
    codes.RELEASE: _decode_release,
    codes.PAY_TAXES: _decode_taxes,
    codes.EVENT_CHOICE: _decode_event,
    codes.PLAN_COMBAT: _decode_combat,
    codes.ORDER_TRAPS: _decode_order,
    codes.TARGET: _decode_target,
    codes.SPELL_CHOICE: _decode_spell,
    codes.ATTACK: _decode_attack,
    codes.FREE_PRISONER: _decode_free,
}
