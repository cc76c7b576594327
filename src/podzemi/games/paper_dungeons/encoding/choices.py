"""A code as a few small choices over named fields (PD-23), and its place in a mask. Compiled.

What an action is about (power, goal, hero, item, room) is a *piece*, all in one numbering, so that a hero has
the same number in every kind of action. Everything but the kind counts from 1: 0 says that there is none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, members, size
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.codes import (
    BREW,
    CHOOSE_CARDS,
    CRAFT,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_HERO,
    PICK_ITEM,
    PICK_MINIONS,
    SETUP_ASSASSIN,
    SETUP_CRAFTSMAN,
    SETUP_HUNTER,
    SETUP_VETERAN,
    STEP,
    STOP,
)
from podzemi.games.paper_dungeons.state import CARD_COUNT, HERO_COUNT, ITEM_COUNT, NONE

CHOICE_COUNT: Final[i64] = 4

# the first number of each kind of piece
POWER_PIECE: Final[i64] = 1
GOAL_PIECE: Final[i64] = 17
HERO_PIECE: Final[i64] = 33
ITEM_PIECE: Final[i64] = 37
ROOM_PIECE: Final[i64] = 45
PIECE_COUNT: Final[i64] = 87

# ---------------------------------------------------------------- choices


def split(code: i64, out: list[i64]) -> None:
    """Kind, die, piece and second piece of a code."""
    kind: i64 = codes.kind_of(code)
    one: i64 = codes.first_of(code)
    two: i64 = codes.second_of(code)
    first: i64 = first_piece(kind)
    second: i64 = second_piece(kind)
    out[0] = kind
    out[1] = one + 1 if uses_die(kind) else 0
    out[2] = 0
    out[3] = 0
    if uses_die(kind):
        out[2] = 0 if second == NONE else second + two
    elif first != NONE:
        out[2] = first + one
        out[3] = 0 if second == NONE or two == NOTHING else second + two


def join(parts: list[i64]) -> i64:
    """The code of these choices: the inverse of `split`."""
    kind: i64 = parts[0]
    first: i64 = first_piece(kind)
    second: i64 = second_piece(kind)
    if uses_die(kind):
        return codes.pack(kind, parts[1] - 1, 0 if second == NONE else parts[2] - second)
    if first == NONE:
        return codes.pack(kind, 0, 0)
    if second == NONE:
        return codes.pack(kind, parts[2] - first, 0)
    return codes.pack(kind, parts[2] - first, NOTHING if parts[3] == 0 else parts[3] - second)


def uses_die(kind: i64) -> bool:
    return LEVEL_UP <= kind <= MOVE


def first_piece(kind: i64) -> i64:
    """The offset of the first argument in actions of this kind; NONE: it is a die, or absent."""
    if kind == CHOOSE_CARDS:
        return POWER_PIECE
    if kind == SETUP_VETERAN or kind == PICK_HERO:
        return HERO_PIECE
    if kind == SETUP_CRAFTSMAN or kind == PICK_ITEM:
        return ITEM_PIECE
    if kind == SETUP_ASSASSIN or kind == STEP or kind == PICK_MINIONS or kind == SETUP_HUNTER:
        return ROOM_PIECE
    return NONE


def second_piece(kind: i64) -> i64:
    """The same for what stands second."""
    if kind == CHOOSE_CARDS:
        return GOAL_PIECE
    if kind == SETUP_VETERAN or kind == LEVEL_UP:
        return HERO_PIECE
    if kind == SETUP_CRAFTSMAN or kind == CRAFT:
        return ITEM_PIECE
    if kind == SETUP_ASSASSIN or kind == PICK_MINIONS:
        return ROOM_PIECE
    return NONE


# ---------------------------------------------------------------- masks

LAIRS: Final[i64] = 0x2A0A4220093
"""The rooms where minions live on the printed map, as bits: only there can they be picked."""
LAIR_COUNT: Final[i64] = 12

# where each kind of codes begins, in their order; pairs count once
VETERAN_PLACES: Final[i64] = 256
CRAFTSMAN_PLACES: Final[i64] = 262
ASSASSIN_PLACES: Final[i64] = 290
LEVEL_PLACES: Final[i64] = 356
CRAFT_PLACES: Final[i64] = 380
BREW_PLACES: Final[i64] = 428
MOVE_PLACES: Final[i64] = 434
STEP_PLACES: Final[i64] = 440
STOP_PLACE: Final[i64] = 482
HERO_PLACES: Final[i64] = 483
ITEM_PLACES: Final[i64] = 487
MINION_PLACES: Final[i64] = 495
LAST_MINION_PLACES: Final[i64] = 561
HUNTER_PLACES: Final[i64] = 573
MASK_SIZE: Final[i64] = 615


def mask_index(code: i64) -> i64:
    """The place of a code that can be legal. For the printed map alone."""
    kind: i64 = codes.kind_of(code)
    one: i64 = codes.first_of(code)
    two: i64 = codes.second_of(code)
    if kind == STEP:
        return STEP_PLACES + one
    if kind == LEVEL_UP:
        return LEVEL_PLACES + one * HERO_COUNT + two
    if kind == CRAFT:
        return CRAFT_PLACES + one * ITEM_COUNT + two
    if kind == BREW:
        return BREW_PLACES + one
    if kind == MOVE:
        return MOVE_PLACES + one
    if kind == STOP:
        return STOP_PLACE
    if kind == CHOOSE_CARDS:
        return one * CARD_COUNT + two
    return _place_of_choice(kind, one, two)


def _place_of_choice(kind: i64, one: i64, two: i64) -> i64:
    """The place of a choice at set-up or of an answer."""
    if kind == SETUP_VETERAN:
        return VETERAN_PLACES + pair_index(one, two, HERO_COUNT)
    if kind == SETUP_CRAFTSMAN:
        return CRAFTSMAN_PLACES + pair_index(one, two, ITEM_COUNT)
    if kind == PICK_HERO:
        return HERO_PLACES + one
    if kind == PICK_ITEM:
        return ITEM_PLACES + one
    if kind == SETUP_HUNTER:
        return HUNTER_PLACES + one
    if two == NOTHING:
        return LAST_MINION_PLACES + lair_of(one)
    pair: i64 = pair_index(lair_of(one), lair_of(two), LAIR_COUNT)
    return MINION_PLACES + pair if kind == PICK_MINIONS else ASSASSIN_PLACES + pair


def code_at(index: i64) -> i64:
    """The code of a place: the inverse of `mask_index`."""
    if index < VETERAN_PLACES:
        return codes.choose_cards(index // CARD_COUNT, index % CARD_COUNT)
    if index < CRAFTSMAN_PLACES:
        return _pair_at(SETUP_VETERAN, index - VETERAN_PLACES, HERO_COUNT)
    if index < ASSASSIN_PLACES:
        return _pair_at(SETUP_CRAFTSMAN, index - CRAFTSMAN_PLACES, ITEM_COUNT)
    if index < LEVEL_PLACES:
        return _lair_pair_at(SETUP_ASSASSIN, index - ASSASSIN_PLACES)
    if index < STEP_PLACES:
        return _die_code_at(index)
    if index < STOP_PLACE:
        return codes.step(index - STEP_PLACES)
    if index < HERO_PLACES:
        return codes.stop()
    if index < ITEM_PLACES:
        return codes.pick_hero(index - HERO_PLACES)
    if index < MINION_PLACES:
        return codes.pick_item(index - ITEM_PLACES)
    if index < LAST_MINION_PLACES:
        return _lair_pair_at(PICK_MINIONS, index - MINION_PLACES)
    if index < HUNTER_PLACES:
        return codes.pick_last_minion(members(LAIRS)[index - LAST_MINION_PLACES])
    return codes.setup_hunter(index - HUNTER_PLACES)


def _die_code_at(index: i64) -> i64:
    if index < CRAFT_PLACES:
        place: i64 = index - LEVEL_PLACES
        return codes.level_up(place // HERO_COUNT, place % HERO_COUNT)
    if index < BREW_PLACES:
        place = index - CRAFT_PLACES
        return codes.craft(place // ITEM_COUNT, place % ITEM_COUNT)
    if index < MOVE_PLACES:
        return codes.brew(index - BREW_PLACES)
    return codes.move(index - MOVE_PLACES)


def pair_index(one: i64, two: i64, count: i64) -> i64:
    """The place of a pair among all pairs of so many things, the smaller one first."""
    return one * (2 * count - one - 1) // 2 + two - one - 1


def _pair_at(kind: i64, index: i64, count: i64) -> i64:
    """The code of that kind with the pair at this place."""
    one: i64 = 0
    while pair_index(one, count - 1, count) < index:
        one += 1
    return codes.pack(kind, one, index - pair_index(one, one + 1, count) + one + 1)


def _lair_pair_at(kind: i64, index: i64) -> i64:
    lairs: list[i64] = members(LAIRS)
    pair: i64 = _pair_at(kind, index, LAIR_COUNT)
    return codes.pack(kind, lairs[codes.first_of(pair)], lairs[codes.second_of(pair)])


def lair_of(room: i64) -> i64:
    """How many lairs come before this room."""
    return size(LAIRS & (bit(room) - 1))
