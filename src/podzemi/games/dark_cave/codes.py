"""How actions are written as one number (DC-21), and what else the state packs into one. Compiled.

A code: the kind in the lowest five bits, a card at bit 5, the target at bit 12. Whatever is packed
or taken apart is packed or taken apart here: a packer beside each kind, readers for its parts.
What cannot be written in the forms of DC-21.2 gets a code that no match lists, so that the rules
can say why it is refused.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dark_cave.state import SABOTEUR

CODE_BITS: Final = 54
"""No code is longer."""

NO_CARD: Final[i64] = 127  # an unknown card, or no second one
UNSORTED: Final[i64] = 126  # cards in the wrong order
NO_SEAT: Final[i64] = 15
NO_SPACE: Final[i64] = 31
OTHER_ROT: Final[i64] = 2  # a rotation that there is not

# ---------------------------------------------------------------- parts of every code


def kind_of(code: i64) -> i64:
    return code & 31


def card_of(code: i64) -> i64:
    """The card that is played or discarded."""
    return code >> 5 & 127


def target_of(code: i64) -> i64:
    """The argument after the card: a cell, edge, space, seat, rotation, answer or second card."""
    return code >> 12


def is_yes(code: i64) -> bool:
    """The answer of a code that answers."""
    return code >> 12 == 1


def code_of(kind: i64, card: i64, target: i64) -> i64:
    """Any code, for who tries out what is refused."""
    return kind | card << 5 | target << 12


# ---------------------------------------------------------------- cards played

PLAY_PATH: Final[i64] = 1
SECRET_GOAL: Final[i64] = 2
SECRET_CLAN: Final[i64] = 3
PLAY_CAVE_IN: Final[i64] = 4
PLAY_SWAP: Final[i64] = 5
PLAY_COBWEB: Final[i64] = 6
PLAY_BOOTS: Final[i64] = 7
PLAY_AXE: Final[i64] = 8
PLAY_MONSTER: Final[i64] = 9


def play_path(card: i64, cell: i64, rot: i64) -> i64:
    return PLAY_PATH | card << 5 | cell << 12 | rot << 28


def path_cell(code: i64) -> i64:
    return code >> 12 & 65535


def path_rot(code: i64) -> i64:
    return code >> 28


def secret_goal(card: i64, cell: i64) -> i64:
    return SECRET_GOAL | card << 5 | cell << 12


def secret_clan(card: i64, seat: i64) -> i64:
    return SECRET_CLAN | card << 5 | seat << 12


def play_cave_in(card: i64, cell: i64) -> i64:
    return PLAY_CAVE_IN | card << 5 | cell << 12


def play_swap(card: i64, seat: i64) -> i64:
    return PLAY_SWAP | card << 5 | seat << 12


def play_cobweb(card: i64, edge: i64) -> i64:
    return PLAY_COBWEB | card << 5 | edge << 12


def play_boots(card: i64, seat: i64) -> i64:
    return PLAY_BOOTS | card << 5 | seat << 12


def play_axe(card: i64, seat: i64) -> i64:
    return PLAY_AXE | card << 5 | seat << 12


def play_monster(card: i64, lair: i64, to: i64) -> i64:
    """Two spaces; 0 where there is none."""
    return PLAY_MONSTER | card << 5 | lair << 12 | to << 33


def monster_lair(code: i64) -> i64:
    return code >> 12 & 2097151


def monster_to(code: i64) -> i64:
    return code >> 33


# ---------------------------------------------------------------- what needs no card to be played

DISCARD: Final[i64] = 10
PROPOSE_END: Final[i64] = 11
VOTE_END: Final[i64] = 12
AXE_WEB: Final[i64] = 13
AXE_MONSTER: Final[i64] = 14
STEP: Final[i64] = 15
END_MOVE: Final[i64] = 16
ORIENT_GOAL: Final[i64] = 17


def discard(card: i64, second: i64) -> i64:
    """One card (and NO_CARD), or two."""
    return DISCARD | card << 5 | second << 12


def vote_end(accept: bool) -> i64:
    return VOTE_END | (1 if accept else 0) << 12


def axe_web(edge: i64) -> i64:
    return AXE_WEB | edge << 12


def axe_monster(use: bool) -> i64:
    return AXE_MONSTER | (1 if use else 0) << 12


def step(space: i64) -> i64:
    return STEP | space << 12


def orient_goal(rot: i64) -> i64:
    return ORIENT_GOAL | rot << 12


def is_formed(code: i64) -> bool:
    """Whether the code has no more parts than its kind."""
    if code < 0:
        return False
    kind: i64 = kind_of(code)
    if kind <= DISCARD:
        return True
    if kind == PROPOSE_END or kind == END_MOVE:
        return code == kind
    if kind == VOTE_END or kind == AXE_MONSTER:
        return target_of(code) <= 1 and card_of(code) == 0
    return card_of(code) == 0


# ---------------------------------------------------------------- entries of the state

CARD_STRIDE: Final[i64] = 128


def owned(seat: i64, card: i64) -> i64:
    """A card and whose it is: axes, and cards discarded face down."""
    return seat * CARD_STRIDE + card


def owner_of(entry: i64) -> i64:
    return entry // CARD_STRIDE


def owned_card(entry: i64) -> i64:
    return entry % CARD_STRIDE


def deed(seat: i64, code: i64) -> i64:
    """A card played openly, and by whom."""
    return code << 3 | seat


def deed_seat(entry: i64) -> i64:
    return entry & 7


def deed_code(entry: i64) -> i64:
    return entry >> 3


def swap_of(seat: i64, other: i64, hidden: i64) -> i64:
    """Two seats that changed hands, after that many cards had been discarded face down."""
    return hidden << 6 | seat << 3 | other


def swap_seat(entry: i64) -> i64:
    return entry >> 3 & 7


def swap_other(entry: i64) -> i64:
    return entry & 7


def swap_hidden(entry: i64) -> i64:
    return entry >> 6


def memory_of(keeper: i64, card: i64, holder: i64, swap: i64) -> i64:
    """An entry of DC-13.3: the keeper handed the card over in that swap; holder NONE: face down."""
    return owned(keeper, card) << 12 | (holder + 1) << 8 | swap


def memory_keeper(entry: i64) -> i64:
    return owner_of(entry >> 12)


def memory_card(entry: i64) -> i64:
    return owned_card(entry >> 12)


def memory_holder(entry: i64) -> i64:
    return (entry >> 8 & 15) - 1


def memory_swap(entry: i64) -> i64:
    return entry & 255


# ---------------------------------------------------------------- clan cards


def clan_card(clan: i64, role: i64) -> i64:
    return clan * 2 + role


def clan_of(card: i64) -> i64:
    return card >> 1


def role_of(card: i64) -> i64:
    return card & 1


def works_for(card: i64) -> i64:
    """The clan that the owner of a clan card works for (DC-0.8)."""
    return 1 - clan_of(card) if role_of(card) == SABOTEUR else clan_of(card)
