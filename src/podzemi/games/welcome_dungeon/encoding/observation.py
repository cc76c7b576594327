"""A seat's view as numbers, in the order of the fields in `spec.py`. Compiled with mypyc, translated to C++.

0 stands for nobody, nothing and unknown: seats, monsters and fates count from 1. Seats are counted clockwise
from the observer, which is 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.seating import seat_at, seen_from
from podzemi.games.welcome_dungeon.codes import PASS, is_sacrifice, sacrificed_tile, turn_code, turn_seat
from podzemi.games.welcome_dungeon.rules.equipment import kit_hp
from podzemi.games.welcome_dungeon.rules.legal import is_forced_turn
from podzemi.games.welcome_dungeon.rules.scoring import is_eliminated
from podzemi.games.welcome_dungeon.state import (
    GAME_OVER,
    HERO_CHOICE,
    KIND_COUNT,
    KIT_SIZE,
    NONE,
    PENDING,
    SHUFFLED,
    State,
    slot_of,
)

SEATS: Final[i64] = 4
CARDS: Final[i64] = 13
"""The monster cards there are: no pile has more."""
SIZE: Final[i64] = 117

# where fields begin; written by scripts/observations.py from `spec.py`
PHASE_AT: Final[i64] = 0
PLAYERS_AT: Final[i64] = 1
ROUND_AT: Final[i64] = 2
FORCED_FIRST_ADD_AT: Final[i64] = 3
SUCCESSES_TO_WIN_AT: Final[i64] = 4
REVEAL_ORDER_AT: Final[i64] = 5
FINAL_TOTAL_AT: Final[i64] = 6
MEMORY_AID_AT: Final[i64] = 7
HERO_AT: Final[i64] = 8
STARTER_AT: Final[i64] = 9
ASKED_AT: Final[i64] = 10
MUST_ADD_AT: Final[i64] = 11
SUCCESS_CARDS_AT: Final[i64] = 12
DECK_AT: Final[i64] = 13
HAND_AT: Final[i64] = 14
HP_AT: Final[i64] = 15
WINNER_AT: Final[i64] = 16
ACTIVE_AT: Final[i64] = 17


def observe(state: State, seat: i64, out: list[i64]) -> None:
    """Write the observation of the seat into `out`, which has SIZE places."""
    at: i64 = _match(state, seat, out)
    at = _seats(state, seat, out, at)
    at = _kit(state, out, at)
    _turns(state, seat, out, at)
    _aside(state, seat, out, at)
    at = _pile(state, seat, out, at)
    at = _added(state, seat, out, at)
    _run(state, seat, out, at)


def _match(state: State, seat: i64, out: list[i64]) -> i64:
    """Options and what there is one of; gives the place behind it, as all of these do."""
    out[PHASE_AT] = state.phase
    out[PLAYERS_AT] = state.players
    out[ROUND_AT] = state.round
    out[FORCED_FIRST_ADD_AT] = state.forced
    out[SUCCESSES_TO_WIN_AT] = state.target
    out[REVEAL_ORDER_AT] = state.reveal_order
    out[FINAL_TOTAL_AT] = 1 if state.final_total else 0
    out[MEMORY_AID_AT] = 1 if state.memory_aid else 0
    out[HERO_AT] = state.hero
    out[STARTER_AT] = seen_from(seat, state.starter, state.players)
    out[ASKED_AT] = 0 if state.phase == GAME_OVER else seen_from(seat, state.asked, state.players)
    out[MUST_ADD_AT] = 1 if is_forced_turn(state) else 0
    out[SUCCESS_CARDS_AT] = _success_cards(state)
    out[DECK_AT] = len(state.deck)
    out[HAND_AT] = state.hand + 1 if seat == state.asked else 0
    out[HP_AT] = kit_hp(state) if state.runner == NONE else state.hp
    out[WINNER_AT] = seen_from(seat, state.winner, state.players)
    return ACTIVE_AT


def _success_cards(state: State) -> i64:
    """How many are left (WD-2.6, WD-6.6)."""
    left: i64 = state.box.success_cards[0 if state.target == state.box.usual_target else 1]
    for successes in state.successes:
        left -= successes
    return left if left > 0 else 0


def _seats(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Five fields by seat, the observer first."""
    for steps in range(SEATS):
        if steps < state.players:
            other: i64 = seat_at(seat, steps, state.players)
            out[at] = state.in_round[other]
            out[at + SEATS] = 1 if is_eliminated(state, other) else 0
            out[at + 2 * SEATS] = state.successes[other]
            out[at + 3 * SEATS] = state.failures[other]
            out[at + 4 * SEATS] = 0
        else:
            for field in range(5):
                out[at + field * SEATS] = 0
        at += 1
    return at + 4 * SEATS


def _kit(state: State, out: list[i64], at: i64) -> i64:
    """Four fields by tile: where it is; who gave it up, in which turn, with which card, as below."""
    for place in range(KIT_SIZE):
        out[at] = state.status[place]
        out[at + KIT_SIZE] = 0
        out[at + 2 * KIT_SIZE] = 0
        out[at + 3 * KIT_SIZE] = 0
        at += 1
    return at + 3 * KIT_SIZE


def _turns(state: State, seat: i64, out: list[i64], behind: i64) -> None:
    """The turn, from 1, in which a seat passed or a tile was given up; the kit ends at `behind`."""
    passed: i64 = behind - 4 * KIT_SIZE - SEATS
    given_up: i64 = behind - 2 * KIT_SIZE
    for number in range(len(state.turns)):
        code: i64 = turn_code(state.turns[number])
        if code == PASS:
            out[passed + seen_from(seat, turn_seat(state.turns[number]), state.players) - 1] = number + 1
        elif is_sacrifice(code):
            out[given_up + sacrificed_tile(code) % KIT_SIZE] = number + 1


def _aside(state: State, seat: i64, out: list[i64], behind: i64) -> None:
    """The giver of each tile and the card under it, if the observer may know."""
    over: bool = _is_over(state)
    for number in range(len(state.aside_tile)):
        by: i64 = state.aside_by[number]
        at: i64 = behind + state.aside_tile[number]
        out[at - 3 * KIT_SIZE] = seen_from(seat, by, state.players)
        out[at - KIT_SIZE] = state.aside_kind[number] + 1 if by == seat or over else 0


def _is_over(state: State) -> bool:
    """Whether the round is over and all cards are shown (WD-7.24)."""
    return state.phase == HERO_CHOICE or state.phase == GAME_OVER


def _pile(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """How many cards; three fields by card: who added it, what it is, what became of it."""
    cards: i64 = len(state.pile)
    shuffled: bool = _is_shuffled(state)
    out[at] = cards
    at += 1
    over: bool = _is_over(state)
    for slot in range(cards):
        adder: i64 = NONE if shuffled else state.added_by[slot]
        known: bool = (adder == seat and state.memory_aid) or over
        out[at + slot] = seen_from(seat, adder, state.players)
        out[at + CARDS + slot] = state.pile[slot] + 1 if known else 0
        out[at + 2 * CARDS + slot] = 0
    for empty in range(cards, CARDS):
        out[at + empty] = 0
        out[at + CARDS + empty] = 0
        out[at + 2 * CARDS + empty] = 0
    for reveal in range(len(state.run_fate)):
        shown: i64 = slot_of(state, reveal)
        out[at + CARDS + shown] = state.pile[shown] + 1
        out[at + 2 * CARDS + shown] = state.run_fate[reveal] + 1
    return at + 3 * CARDS


def _is_shuffled(state: State) -> bool:
    """Whether nobody knows any more who added which card (WD-7.37)."""
    return state.reveal_order == SHUFFLED and state.runner != NONE


def _added(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """How many cards of each kind the observer has added, if it may remember (WD-3.7)."""
    for kind in range(KIND_COUNT):
        out[at + kind] = 0
    if state.memory_aid:
        for slot in range(len(state.added_by)):
            if state.added_by[slot] == seat:
                out[at + state.added_kind[slot]] += 1
    return at + KIND_COUNT


def _run(state: State, seat: i64, out: list[i64], at: i64) -> None:
    out[at] = seen_from(seat, state.runner, state.players)
    out[at + 1] = state.entry_hp
    out[at + 2] = state.named + 1
    out[at + 3] = 1 if state.pact_pending else 0
    out[at + 4] = state.ended
    out[at + 5] = _faced(state)
    replaced: i64 = _replaced(state)
    out[at + 6] = 0 if replaced == NONE else slot_of(state, replaced) + 1
    out[at + 7] = 0 if replaced == NONE else state.run_kind[replaced] + 1


def _faced(state: State) -> i64:
    """The revealed monster that is still to be dealt with, from 1, or 0."""
    last: i64 = len(state.run_kind) - 1
    if last < 0 or state.run_fate[last] != PENDING:
        return 0
    return state.run_kind[last] + 1


def _replaced(state: State) -> i64:
    """The reveal that Polymorph changed, or NONE; it works once a round (WD-5.11)."""
    for reveal in range(len(state.run_removed)):
        if state.run_removed[reveal] != NONE:
            return reveal
    return NONE
