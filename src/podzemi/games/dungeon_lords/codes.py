"""The bit layout of a code (DL-22), written here and nowhere else. Compiled.

The lowest five bits of a code are the kind of action; its parameters follow in bit fields. Beside every kind
stand its packer, named like the kind, and its readers. A parameter that may be left out is packed
plus one, so that NONE leaves its field empty. Readers give what lies in the field: whoever holds a code from
outside asks `refusal` first.

Long because 22 kinds of actions have a packer and their readers each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dungeon_lords.state import NONE

ACTION_COUNT: Final[i64] = 22
MALFORMED: Final[i64] = 31
"""The code of what cannot be written in the forms of DL-22; no match lists it."""
CODES: Final = range(1 << 42)
"""Every code there is; `Game.probes` gives those that matter in a state."""


def kind_of(code: i64) -> i64:
    """The kind of action."""
    return code & 31


def creature_of(code: i64) -> i64:
    """The creature tile of hire, pay, release and attack."""
    return code >> 5 & 31


# ---------------------------------------------------------------- orders (DL-2.6, DL-6.3)

CHOOSE_BLOCKED: Final[i64] = 0


def choose_blocked(orders: i64) -> i64:
    return CHOOSE_BLOCKED | orders << 5


def blocked_orders(code: i64) -> i64:
    """The mask of the orders to be blocked."""
    return code >> 5


PLAN_ORDERS: Final[i64] = 1


def plan_orders(first: i64, second: i64, third: i64, dummy: i64) -> i64:
    return with_dummy(PLAN_ORDERS | first << 5 | second << 8 | third << 11, dummy)


def with_dummy(code: i64, dummy: i64) -> i64:
    """A plan that had no dummy card, with one."""
    return code | (dummy + 1) << 14


def planned_order(code: i64, position: i64) -> i64:
    """The order played first (0), second or third."""
    return code >> 5 + 3 * position & 7


def planned_dummy(code: i64) -> i64:
    """The card of the dummy, or NONE."""
    return (code >> 14) - 1


RECOVER: Final[i64] = 11


def recover(order: i64) -> i64:
    return RECOVER | order << 5


def recovered_order(code: i64) -> i64:
    return code >> 5


# ---------------------------------------------------------------- spaces (DL-6.8 to DL-6.16)

DECLINE: Final[i64] = 3
USE: Final[i64] = 2


def use(spy: i64) -> i64:
    """`spy`: the position to look at, 1 to 4; 0: none."""
    return USE | spy << 5


def spied_position(code: i64) -> i64:
    """1 to 4, or 0."""
    return code >> 5


DIG: Final[i64] = 4
DIG_MOST: Final[i64] = 4


FIRST_FIELD: Final[i64] = 32
"""The weight of the first cell; `next_field` gives those of the others."""


def dig(cells: list[i64]) -> i64:
    code: i64 = DIG
    field: i64 = FIRST_FIELD
    for cell in cells:
        code = with_cell(code, field, cell)
        field = next_field(field)
    return code


def with_cell(code: i64, field: i64, cell: i64) -> i64:
    """A code that digs, and one more cell in the field after its last one."""
    return code + (cell + 1) * field


def next_field(field: i64) -> i64:
    return field << 5


def dug_cells(code: i64) -> list[i64]:
    """First to last; -1 for an empty field between others."""
    cells: list[i64] = []
    rest: i64 = code >> 5
    while rest:
        cells.append((rest & 31) - 1)
        rest >>= 5
    return cells


MINE: Final[i64] = 5


def mine(cells: i64) -> i64:
    return MINE | cells << 5


def mined_cells(code: i64) -> i64:
    """A mask."""
    return code >> 5


DISCARD_TRAP: Final[i64] = 6


def discard_trap(trap: i64) -> i64:
    return DISCARD_TRAP | trap << 5


def discarded_trap(code: i64) -> i64:
    return code >> 5


BUILD: Final[i64] = 8


def build(room: i64, cell: i64) -> i64:
    return BUILD | room << 5 | cell << 9


def built_room(code: i64) -> i64:
    return code >> 5 & 15


def building_cell(code: i64) -> i64:
    return code >> 9


# ---------------------------------------------------------------- creatures and their price (DL-6.15, DL-8.2)
#
# The price of a creature in addition to goods is itself a packed number: a trap, a victim, or nothing (0).

NO_PRICE: Final[i64] = 0


def trap_price(trap: i64) -> i64:
    return trap + 1


def victim_price(victim: i64) -> i64:
    return (victim + 1) << 4


def trap_of(price: i64) -> i64:
    """The trap of a price, or NONE."""
    return (price & 15) - 1


def victim_of(price: i64) -> i64:
    """The creature that a price gives to be eaten, or NONE."""
    return (price >> 4) - 1


HIRE: Final[i64] = 7


def hire(tile: i64, price: i64) -> i64:
    return HIRE | tile << 5 | price << 10


PAY: Final[i64] = 12


def pay(creature: i64, price: i64) -> i64:
    return PAY | creature << 5 | price << 10


def price_of(code: i64) -> i64:
    """The price in a code of hire or pay."""
    return code >> 10


RELEASE: Final[i64] = 13


def release(creature: i64) -> i64:
    return RELEASE | creature << 5


# ---------------------------------------------------------------- production and taxes (DL-7, DL-8.3)

ACTIVATE: Final[i64] = 9


def activate(cell: i64, imps: i64, trolls: i64, site: i64) -> i64:
    """`site`: the cell to dig, or NONE."""
    return ACTIVATE | cell << 5 | imps << 10 | trolls << 13 | (site + 1) << 16


def activated_cell(code: i64) -> i64:
    return code >> 5 & 31


def working_imps(code: i64) -> i64:
    return code >> 10 & 7


def working_trolls(code: i64) -> i64:
    return code >> 13 & 7


def dig_site(code: i64) -> i64:
    """The cell that the room digs, or NONE."""
    return (code >> 16) - 1


END: Final[i64] = 10
PAY_TAXES: Final[i64] = 14


def pay_taxes(amount: i64) -> i64:
    return PAY_TAXES | amount << 5


def tax_amount(code: i64) -> i64:
    return code >> 5


# ---------------------------------------------------------------- answers to special events (DL-22.5)

EVENT_CHOICE: Final[i64] = 15
LEFT_OUT: Final[i64] = -2
"""For `monster` and `unit`, where NONE is a value of its own: null."""
UNIT_FOOD: Final[i64] = 0
UNIT_EVIL: Final[i64] = 1
UNIT_GOLD: Final[i64] = 2
UNIT_TRAP: Final[i64] = 3
UNIT_MONSTER: Final[i64] = 4


def event_choice(monster: i64, unit: i64, trap: i64, victim: i64, amount: i64, gold: i64) -> i64:
    return (
        EVENT_CHOICE
        | (monster + 2) << 5
        | (unit + 2) << 10
        | (trap + 1) << 13
        | (victim + 1) << 17
        | (amount + 1) << 22
        | (gold + 1) << 28
    )


def give_up(monster: i64) -> i64:
    """Witch Hunt: this monster, or none (NONE)."""
    return event_choice(monster, LEFT_OUT if monster == NONE else NONE, NONE, NONE, NONE, NONE)


def settle_strike(monster: i64, unit: i64, trap: i64, victim: i64) -> i64:
    """Monster Strike: what is paid for the monster, `unit` NONE: nothing."""
    return event_choice(monster, unit, trap, victim, NONE, NONE)


def lose_trap(trap: i64) -> i64:
    """Trap Recall, Impatient Heroes."""
    return event_choice(LEFT_OUT, LEFT_OUT, trap, NONE, NONE, NONE)


def pay_inspectors(amount: i64) -> i64:
    """Safety Inspection."""
    return event_choice(LEFT_OUT, LEFT_OUT, NONE, NONE, amount, NONE)


def pay_recall(gold: i64) -> i64:
    """Trap Recall: gold instead of a trap."""
    return event_choice(LEFT_OUT, LEFT_OUT, NONE, NONE, NONE, gold)


def event_monster(code: i64) -> i64:
    """NONE: null, LEFT_OUT: not there."""
    return (code >> 5 & 31) - 2


def event_unit(code: i64) -> i64:
    """UNIT_FOOD to UNIT_MONSTER, NONE: null, LEFT_OUT: not there."""
    return (code >> 10 & 7) - 2


def event_trap(code: i64) -> i64:
    return (code >> 13 & 15) - 1


def event_victim(code: i64) -> i64:
    return (code >> 17 & 31) - 1


def event_amount(code: i64) -> i64:
    return (code >> 22 & 63) - 1


def event_gold(code: i64) -> i64:
    return (code >> 28) - 1


# ---------------------------------------------------------------- combat (DL-10)

PLAN_COMBAT: Final[i64] = 16


def plan_combat(cell: i64, trap: i64, other: i64, sent: i64) -> i64:
    """Traps in ascending order, NONE last; `sent` is a mask of creatures."""
    return sending(PLAN_COMBAT | cell << 5 | (trap + 1) << 10 | (other + 1) << 14, sent)


def sending(code: i64, sent: i64) -> i64:
    """A plan that sent nobody, with these creatures."""
    return code | sent << 18


def battle_cell(code: i64) -> i64:
    return code >> 5 & 31


def laid_trap(code: i64) -> i64:
    """The first trap planned, or NONE."""
    return (code >> 10 & 15) - 1


def other_trap(code: i64) -> i64:
    """The second trap planned, or NONE."""
    return (code >> 14 & 15) - 1


def laid_traps(code: i64) -> list[i64]:
    """The traps planned."""
    traps: list[i64] = []
    if laid_trap(code) != NONE:
        traps.append(laid_trap(code))
    if other_trap(code) != NONE:
        traps.append(other_trap(code))
    return traps


def sent_creatures(code: i64) -> i64:
    """The mask of the creatures planned."""
    return code >> 18


ORDER_TRAPS: Final[i64] = 17


def order_traps(first: i64, second: i64) -> i64:
    return ORDER_TRAPS | first << 5 | second << 9


def first_trap(code: i64) -> i64:
    return code >> 5 & 15


def second_trap(code: i64) -> i64:
    return code >> 9 & 15


TARGET: Final[i64] = 18


def target(adventurer: i64) -> i64:
    return TARGET | adventurer << 5


def target_of(code: i64) -> i64:
    return code >> 5 & 63


ATTACK: Final[i64] = 20


def attack(creature: i64, option: i64, first: i64, second: i64) -> i64:
    """`first` and `second`: the targets, or NONE."""
    return ATTACK | creature << 5 | option << 10 | (first + 1) << 12 | (second + 1) << 18


def attack_option(code: i64) -> i64:
    return code >> 10 & 3


def first_target(code: i64) -> i64:
    return (code >> 12 & 63) - 1


def second_target(code: i64) -> i64:
    return (code >> 18) - 1


FREE_PRISONER: Final[i64] = 21


def free_prisoner(adventurer: i64) -> i64:
    return FREE_PRISONER | adventurer << 5


def freed_prisoner(code: i64) -> i64:
    return code >> 5


# ---------------------------------------------------------------- answers to spells (DL-22.6)

SPELL_CHOICE: Final[i64] = 19


def spell_choice(monster: i64, paid: i64, price: i64, withdraw: i64, prisoner: i64) -> i64:
    """`paid` and `withdraw` are 0, 1 or NONE; `price` as above."""
    return (
        SPELL_CHOICE
        | (monster + 1) << 5
        | (paid + 1) << 10
        | price << 12
        | (withdraw + 1) << 21
        | (prisoner + 1) << 23
    )


def name_monster(monster: i64) -> i64:
    """Aura of Fear, Dimensional Gate, Metamorphosis."""
    return spell_choice(monster, NONE, NO_PRICE, NONE, NONE)


def heed_suggestion(monster: i64) -> i64:
    """Suggestion: withdraw the monster."""
    return spell_choice(monster, 0, NO_PRICE, NONE, NONE)


def resist_suggestion(monster: i64, price: i64) -> i64:
    """Suggestion: pay the monster."""
    return spell_choice(monster, 1, price, NONE, NONE)


def make_peace(withdraw: i64) -> i64:
    """Word of Peace: 1 to withdraw, 0 to take the Evil."""
    return spell_choice(NONE, NONE, NO_PRICE, withdraw, NONE)


def let_out(prisoner: i64) -> i64:
    """Jailbreak."""
    return spell_choice(NONE, NONE, NO_PRICE, NONE, prisoner)


def hand_over(trap: i64) -> i64:
    """Detect Treasure, Plunder: a trap where gold and food are gone."""
    return spell_choice(NONE, NONE, trap_price(trap), NONE, NONE)


def spell_monster(code: i64) -> i64:
    return (code >> 5 & 31) - 1


def spell_paid(code: i64) -> i64:
    """1: paid, 0: withdrawn, NONE: not there."""
    return (code >> 10 & 3) - 1


def spell_price(code: i64) -> i64:
    """A price as above; of Detect Treasure and Plunder its trap."""
    return code >> 12 & 511


def spell_withdraw(code: i64) -> i64:
    return (code >> 21 & 3) - 1


def spell_prisoner(code: i64) -> i64:
    return (code >> 23) - 1
