"""Numbers packed from smaller ones, each with its packer and readers: the layout is written here alone.

A code is an action (PD-23): its kind and up to two small numbers. Below it the entries of an agenda, the
ways out of a room, borders, steps of a path, refunds and measures. Compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit

# ---------------------------------------------------------------- actions

FIRST_STRIDE: Final[i64] = 64
KIND_STRIDE: Final[i64] = 4096
NOTHING: Final[i64] = 63
"""The second room of a pick of one minion."""

CHOOSE_CARDS: Final[i64] = 0  # power, goal
SETUP_VETERAN: Final[i64] = 1  # hero, hero
SETUP_CRAFTSMAN: Final[i64] = 2  # item, item
SETUP_ASSASSIN: Final[i64] = 3  # room, room
LEVEL_UP: Final[i64] = 4  # die, hero
CRAFT: Final[i64] = 5  # die, item
BREW: Final[i64] = 6  # die
MOVE: Final[i64] = 7  # die
STEP: Final[i64] = 8  # room
STOP: Final[i64] = 9
PICK_HERO: Final[i64] = 10  # hero
PICK_ITEM: Final[i64] = 11  # item
PICK_MINIONS: Final[i64] = 12  # room, room or NOTHING
SETUP_HUNTER: Final[i64] = 13  # room


def pack(kind: i64, first: i64, second: i64) -> i64:
    """The code of a kind and what it is about; 0 where a kind has no such number."""
    return kind * KIND_STRIDE + first * FIRST_STRIDE + second


def kind_of(code: i64) -> i64:
    return code // KIND_STRIDE


def first_of(code: i64) -> i64:
    """The first argument of a code; by kind a power, hero, item, room or die."""
    return code // FIRST_STRIDE % FIRST_STRIDE


def second_of(code: i64) -> i64:
    """Goal, hero, item or room: the second of what stands beside the kind above."""
    return code % FIRST_STRIDE


def choose_cards(power: i64, goal: i64) -> i64:
    return pack(CHOOSE_CARDS, power, goal)


def setup_hunter(room: i64) -> i64:
    return pack(SETUP_HUNTER, room, 0)


def level_up(die: i64, hero: i64) -> i64:
    return LEVEL_UP * KIND_STRIDE + die * FIRST_STRIDE + hero


def craft(die: i64, item: i64) -> i64:
    return CRAFT * KIND_STRIDE + die * FIRST_STRIDE + item


def brew(die: i64) -> i64:
    return BREW * KIND_STRIDE + die * FIRST_STRIDE


def move(die: i64) -> i64:
    return MOVE * KIND_STRIDE + die * FIRST_STRIDE


def step(room: i64) -> i64:
    return STEP * KIND_STRIDE + room * FIRST_STRIDE


def stop() -> i64:
    return pack(STOP, 0, 0)


def pick_hero(hero: i64) -> i64:
    return pack(PICK_HERO, hero, 0)


def pick_item(item: i64) -> i64:
    return pack(PICK_ITEM, item, 0)


def pick_last_minion(room: i64) -> i64:
    return pack(PICK_MINIONS, room, NOTHING)


# ---------------------------------------------------------------- rooms, and what goes with one

ROOM_STRIDE: Final[i64] = 64
"""More than there are rooms."""


def entry(kind: i64) -> i64:
    """The kinds of agenda entries (`state.DO_…`)."""
    return kind * ROOM_STRIDE


def entry_in(kind: i64, room: i64) -> i64:
    """The same for a kind that has a room."""
    return kind * ROOM_STRIDE + room


def entry_kind(found: i64) -> i64:
    return found // ROOM_STRIDE


def entry_room(found: i64) -> i64:
    return found % ROOM_STRIDE


def path_step(number: i64, room: i64) -> i64:
    """A room entered in the round of that number."""
    return number * ROOM_STRIDE + room


def step_round(found: i64) -> i64:
    return found // ROOM_STRIDE


def step_room(found: i64) -> i64:
    return found % ROOM_STRIDE


def border(low: i64, high: i64) -> i64:
    """The border of two rooms, the smaller number first."""
    return low * ROOM_STRIDE + high


def border_low(found: i64) -> i64:
    return found // ROOM_STRIDE


def border_high(found: i64) -> i64:
    return found % ROOM_STRIDE


# ---------------------------------------------------------------- ways out of a room

JOIN_COUNT: Final[i64] = 4
"""Kinds of joins (`state.DOOR` and so on) that there is place for."""


def way(to: i64, join: i64, index: i64) -> i64:
    """A way as one number: the room it leads to, the kind of join, the index of the wall or river."""
    return (index * JOIN_COUNT + join) * ROOM_STRIDE + to


def way_to(found: i64) -> i64:
    return found % ROOM_STRIDE


def way_join(found: i64) -> i64:
    return found // ROOM_STRIDE % JOIN_COUNT


def way_index(found: i64) -> i64:
    return found // (ROOM_STRIDE * JOIN_COUNT)


def refund_bit(river: i64, upward: bool) -> i64:
    """The member of `Sheet.refunds` for a river crossed to the larger room, or back (PD-11.13)."""
    return bit(2 * river + (1 if upward else 0))


# ---------------------------------------------------------------- measures

MEASURE_STRIDE: Final[i64] = 16


def measure(kind: i64, n: i64) -> i64:
    """The measure of a mission or goal (PD-13.1): a kind (`state.ROOMS_EXPLORED`) and a number or 0."""
    return kind * MEASURE_STRIDE + n


def measure_kind(found: i64) -> i64:
    return found // MEASURE_STRIDE


def measure_number(found: i64) -> i64:
    return found % MEASURE_STRIDE
