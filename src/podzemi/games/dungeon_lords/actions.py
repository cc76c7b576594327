"""Actions: one packed integer inside, one named value outside (DL-22). Decoded here and nowhere else.

The lowest five bits of a code are the kind, the parameters follow in bit fields. What cannot be
written in the forms of DL-22 gets the code MALFORMED, which no match lists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from mypy_extensions import i64

from podzemi.engine.values import Action as BaseAction
from podzemi.games.dungeon_lords.components import (
    ADVENTURERS,
    CREATURES,
    ORDERS,
    ROOMS,
    TRAPS,
    Adventurer,
    Creature,
    Order,
    Room,
    Trap,
)

Cell = list[int]
"""`[x, y]`"""
Unit = Literal["food", "evil", "gold", "trap", "monster"]
UNITS: Final[tuple[Unit, ...]] = Unit.__args__  # type: ignore[attr-defined]


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

# kinds, in the lowest five bits
CHOOSE_BLOCKED: Final[i64] = 0  # mask of orders
PLAN_ORDERS: Final[i64] = 1  # three orders of 3 bits, dummy card + 1
USE: Final[i64] = 2  # position to spy, 0: none
DECLINE: Final[i64] = 3
DIG: Final[i64] = 4  # up to four times cell + 1, 5 bits each
MINE: Final[i64] = 5  # mask of cells
DISCARD_TRAP: Final[i64] = 6  # trap
HIRE: Final[i64] = 7  # tile, trap + 1 at bit 10, victim + 1 at bit 14
BUILD: Final[i64] = 8  # room, cell at bit 9
ACTIVATE: Final[i64] = 9  # cell, imps at bit 10, trolls at bit 13, cell to dig + 1 at bit 16
END: Final[i64] = 10
RECOVER: Final[i64] = 11  # order
PAY: Final[i64] = 12  # as HIRE
RELEASE: Final[i64] = 13  # tile
PAY_TAXES: Final[i64] = 14  # amount
EVENT_CHOICE: Final[i64] = 15  # 0 is left out; monster + 2 (1: null), pay + 2 at bit 10 (1: null),
# trap + 1 at bit 13, victim + 1 at bit 17, amount + 1 at bit 22, gold + 1 at bit 28
PLAN_COMBAT: Final[i64] = 16  # cell, two traps + 1 at bits 10 and 14 (ascending, 0 last), mask at bit 18
ORDER_TRAPS: Final[i64] = 17  # two traps of 4 bits
TARGET: Final[i64] = 18  # adventurer
SPELL_CHOICE: Final[i64] = 19  # 0 is left out; monster + 1, pay + 1 at bit 10, trap + 1 at bit 12,
# victim + 1 at bit 16, withdraw + 1 at bit 21, prisoner + 1 at bit 23
ATTACK: Final[i64] = 20  # tile, option at bit 10, two targets + 1 of 6 bits at bits 12 and 18
FREE_PRISONER: Final[i64] = 21  # adventurer
MALFORMED: Final[i64] = 31

CODES: Final = range(1 << 42)
"""Every code there is; `Game.probes` gives those that matter in a state."""

_NO: Final = int(MALFORMED)
_ORDER: Final[dict[str, int]] = {name: number for number, name in enumerate(ORDERS)}
_TRAP: Final[dict[str, int]] = {name: number for number, name in enumerate(TRAPS)}
_ROOM: Final[dict[str, int]] = {name: number for number, name in enumerate(ROOMS)}
_CREATURE: Final[dict[str, int]] = {name: number for number, name in enumerate(CREATURES)}
_ADVENTURER: Final[dict[str, int]] = {name: number for number, name in enumerate(ADVENTURERS)}


class _Malformed(ValueError):
    """A value that no code can hold."""


# ---------------------------------------------------------------- parts of a code


def cell_code(cell: Sequence[int]) -> int:
    """The number of a cell of the board."""
    if len(cell) != 2:
        raise _Malformed
    x, y = cell
    if not (0 <= x < 5 and 0 <= y < 4):
        raise _Malformed
    return 5 * y + x


def cell_name(cell: int) -> Cell:
    return [cell % 5, cell // 5]


def _one(table: dict[str, int], name: str | None) -> int:
    """The number of a name plus 1; 0 when it is left out."""
    if name is None:
        return 0
    if name not in table:
        raise _Malformed
    return table[name] + 1


def _sure(table: dict[str, int], name: str) -> int:
    return _one(table, name) - 1


def _number(value: int, bits: int) -> int:
    if not 0 <= value < 1 << bits:
        raise _Malformed
    return value


def _set(numbers: Sequence[int]) -> int:
    """The mask of a set; nothing may stand in it twice."""
    if len(set(numbers)) != len(numbers):
        raise _Malformed
    return sum(1 << number for number in numbers)


def _name(table: Sequence[Any], number: int) -> Any:
    """The inverse of `_one`."""
    return table[number - 1] if number else None


def names(table: Sequence[Any], mask: int) -> list[Any]:
    """The names of the members of a set, in the order of the table."""
    return [name for number, name in enumerate(table) if mask >> number & 1]


def counted(counts: Sequence[int]) -> list[Trap]:
    """Traps by name, as often as they are there."""
    return [name for name, count in zip(TRAPS, counts, strict=True) for _ in range(count)]


# ---------------------------------------------------------------- whole codes


def encode(action: BaseAction) -> int:
    """The code of a named action; MALFORMED if DL-22 has no such form."""
    try:
        return int(_encode(action))
    except _Malformed:
        return _NO


def _encode(action: BaseAction) -> int:
    match action:
        case ChooseBlocked(cards):
            return CHOOSE_BLOCKED | _set([_ORDER[card] for card in cards]) << 5
        case PlanOrders(orders, dummy):
            return PLAN_ORDERS | _plan_code(orders) << 5 | _one(_ORDER, dummy) << 14
        case Use(spy):
            return USE | _spy_code(spy) << 5
        case Decline():
            return DECLINE
        case Dig(cells):
            return DIG | _dig_code(cells) << 5
        case Mine(cells):
            return MINE | _set([cell_code(cell) for cell in cells]) << 5
        case DiscardTrap(trap):
            return DISCARD_TRAP | _TRAP[trap] << 5
        case Hire(tile, trap, victim) | Pay(tile, trap, victim):
            kind = HIRE if isinstance(action, Hire) else PAY
            return (
                kind | _sure(_CREATURE, tile) << 5 | _one(_TRAP, trap) << 10 | _one(_CREATURE, victim) << 14
            )
        case Build(room, cell):
            return BUILD | _ROOM[room] << 5 | cell_code(cell) << 9
        case Activate(cell, imps, trolls, dig):
            workers = _number(imps, 3) << 10 | _number(trolls, 3) << 13
            return (
                ACTIVATE | cell_code(cell) << 5 | workers | (0 if dig is None else cell_code(dig) + 1) << 16
            )
        case End():
            return END
        case Recover(card):
            return RECOVER | _ORDER[card] << 5
        case Release(creature):
            return RELEASE | _sure(_CREATURE, creature) << 5
        case PayTaxes(amount):
            return PAY_TAXES | _number(amount, 10) << 5
        case EventChoice():
            return EVENT_CHOICE | _event_code(action)
        case PlanCombat(tile, traps, creatures):
            sent = _set([_sure(_CREATURE, creature) for creature in creatures])
            return PLAN_COMBAT | cell_code(tile) << 5 | _traps_code(traps) << 10 | sent << 18
        case OrderTraps(traps):
            if len(traps) != 2:
                raise _Malformed
            return ORDER_TRAPS | _TRAP[traps[0]] << 5 | _TRAP[traps[1]] << 9
        case Target(adventurer):
            return TARGET | _sure(_ADVENTURER, adventurer) << 5
        case SpellChoice():
            return SPELL_CHOICE | _spell_code(action)
        case Attack(creature, option, targets):
            aims = [_sure(_ADVENTURER, target) + 1 for target in targets or []]
            if option not in (1, 2) or len(aims) > 2 or (targets is not None and not targets):
                raise _Malformed
            first, second = (*aims, 0, 0)[:2]
            return ATTACK | _sure(_CREATURE, creature) << 5 | option << 10 | first << 12 | second << 18
        case FreePrisoner(prisoner):
            return FREE_PRISONER | _sure(_ADVENTURER, prisoner) << 5
    raise TypeError(f"not an action of this game: {action!r}")


def _plan_code(orders: list[Order]) -> int:
    if len(orders) != 3:
        raise _Malformed
    first, second, third = (_ORDER[order] for order in orders)
    return first | second << 3 | third << 6


def _spy_code(spy: int | None) -> int:
    if spy is None:
        return 0
    if not 1 <= spy <= 4:
        raise _Malformed
    return spy


def _dig_code(cells: list[Cell]) -> int:
    if not 1 <= len(cells) <= 4:
        raise _Malformed
    return sum(cell_code(cell) + 1 << 5 * n for n, cell in enumerate(cells))


def _traps_code(traps: list[Trap]) -> int:
    """Two fields, ascending; an empty one comes last."""
    if len(traps) > 2:
        raise _Malformed
    first, second = (*sorted(_TRAP[trap] + 1 for trap in traps), 0, 0)[:2]
    return first | second << 4


def _event_code(action: EventChoice) -> int:
    """Null is a value where DL-22.5 lists it: alone for `monster`, beside a monster for `pay`."""
    others = (action.pay, action.trap, action.victim, action.amount, action.gold)
    monster = 1 if all(value is None for value in others) else 0
    pay = 0
    if action.monster is not None:
        monster, pay = _one(_CREATURE, action.monster) + 1, 1
    if action.pay is not None:
        pay = UNITS.index(action.pay) + 2
    amount = 0 if action.amount is None else _number(action.amount, 5) + 1
    gold = 0 if action.gold is None else _number(action.gold, 1) + 1
    goods = _one(_TRAP, action.trap) << 13 | _one(_CREATURE, action.victim) << 17
    return monster << 5 | pay << 10 | goods | amount << 22 | gold << 28


def null_values(action: BaseAction) -> frozenset[str]:
    """The parameters of this action for which DL-22.5 lists null as a value."""
    if not isinstance(action, EventChoice):
        return frozenset()
    others = (action.trap, action.victim, action.amount, action.gold)
    if any(value is not None for value in others):
        return frozenset()
    return frozenset({"monster"} if action.monster is None else {"pay"})


def _flag(value: bool | None) -> int:
    return 0 if value is None else 1 + value


def _spell_code(action: SpellChoice) -> int:
    return (
        _one(_CREATURE, action.monster) << 5
        | _flag(action.pay) << 10
        | _one(_TRAP, action.trap) << 12
        | _one(_CREATURE, action.victim) << 16
        | _flag(action.withdraw) << 21
        | _one(_ADVENTURER, action.prisoner) << 23
    )


def decode(code: int) -> Action:
    """The named action of a code that some match lists."""
    return _DECODERS[code & 31](code >> 5)


def _decode_plan(rest: int) -> Action:
    orders = [ORDERS[rest >> 3 * n & 7] for n in range(3)]
    return PlanOrders(orders, _name(ORDERS, rest >> 9))


def _decode_dig(rest: int) -> Action:
    return Dig([cell_name((rest >> 5 * n & 31) - 1) for n in range(4) if rest >> 5 * n & 31])


def _decode_mine(rest: int) -> Action:
    return Mine([cell_name(cell) for cell in range(20) if rest >> cell & 1])


def _decode_hire(rest: int) -> Action:
    return Hire(CREATURES[rest & 31], _name(TRAPS, rest >> 5 & 15), _name(CREATURES, rest >> 9))


def _decode_pay(rest: int) -> Action:
    return Pay(CREATURES[rest & 31], _name(TRAPS, rest >> 5 & 15), _name(CREATURES, rest >> 9))


def _decode_activate(rest: int) -> Action:
    dig = rest >> 11
    return Activate(cell_name(rest & 31), rest >> 5 & 7, rest >> 8 & 7, cell_name(dig - 1) if dig else None)


def _decode_event(rest: int) -> Action:
    who, unit, amount, gold = rest & 31, rest >> 5 & 7, rest >> 17 & 63, rest >> 23
    return EventChoice(
        monster=None if who < 2 else CREATURES[who - 2],
        pay=None if unit < 2 else UNITS[unit - 2],
        trap=_name(TRAPS, rest >> 8 & 15),
        victim=_name(CREATURES, rest >> 12 & 31),
        amount=amount - 1 if amount else None,
        gold=gold - 1 if gold else None,
    )


def _decode_combat(rest: int) -> Action:
    traps = [TRAPS[part - 1] for part in (rest >> 5 & 15, rest >> 9 & 15) if part]
    return PlanCombat(cell_name(rest & 31), traps, names(CREATURES, rest >> 13))


def _decode_spell(rest: int) -> Action:
    pay, withdraw = rest >> 5 & 3, rest >> 16 & 3
    return SpellChoice(
        monster=_name(CREATURES, rest & 31),
        pay=bool(pay - 1) if pay else None,
        trap=_name(TRAPS, rest >> 7 & 15),
        victim=_name(CREATURES, rest >> 11 & 31),
        withdraw=bool(withdraw - 1) if withdraw else None,
        prisoner=_name(ADVENTURERS, rest >> 18),
    )


def _decode_attack(rest: int) -> Action:
    targets = [ADVENTURERS[part - 1] for part in (rest >> 7 & 63, rest >> 13) if part]
    return Attack(CREATURES[rest & 31], rest >> 5 & 3, targets or None)


_DECODERS: Final[tuple[Callable[[int], Action], ...]] = (
    lambda rest: ChooseBlocked(names(ORDERS, rest)),
    _decode_plan,
    lambda rest: Use(rest or None),
    lambda _: Decline(),
    _decode_dig,
    _decode_mine,
    lambda rest: DiscardTrap(TRAPS[rest]),
    _decode_hire,
    lambda rest: Build(ROOMS[rest & 15], cell_name(rest >> 4)),
    _decode_activate,
    lambda _: End(),
    lambda rest: Recover(ORDERS[rest]),
    _decode_pay,
    lambda rest: Release(CREATURES[rest]),
    PayTaxes,
    _decode_event,
    _decode_combat,
    lambda rest: OrderTraps([TRAPS[rest & 15], TRAPS[rest >> 4]]),
    lambda rest: Target(ADVENTURERS[rest]),
    _decode_spell,
    _decode_attack,
    lambda rest: FreePrisoner(ADVENTURERS[rest]),
)
