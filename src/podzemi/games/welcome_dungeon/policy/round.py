"""A round of two as a game of its own: how it is dealt, how it ends, what a seat remembers. Compiled.

A round meets the match only through who ran and how it ended (WD-13.5 g). The solver of
`podzemi.native.solver` plays rounds by these functions, and the bot that plays from its tables asks for the
same numbers (WD-13.6).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.welcome_dungeon.codes import (
    is_name,
    is_sacrifice,
    named_kind,
    sacrificed_tile,
    turn_code,
)
from podzemi.games.welcome_dungeon.rules.equipment import beaten_by
from podzemi.games.welcome_dungeon.state import (
    ALL_DIFFERENT,
    BID_PLACE,
    BID_TURN,
    EFFECT_COUNT,
    FAILURE,
    GAME_OVER,
    HERO_CHOICE,
    IN_PLAY,
    KIND_COUNT,
    KIT_SIZE,
    NONE,
    PENDING,
    RUN_PREPARE,
    State,
    slot_of,
)

# how much a seat remembers
BRIEF: Final[i64] = 0  # of its set-aside cards only how large they are
USUAL: Final[i64] = 1  # its cards by kind: the abstraction A1 of WD-13.6, without the order of the pile
WHOLE: Final[i64] = 2  # everything that can matter (WD-13.5)

# how a round ends
STARTER_SUCCEEDS: Final[i64] = 0
STARTER_FAILS: Final[i64] = 1
OTHER_SUCCEEDS: Final[i64] = 2
OTHER_FAILS: Final[i64] = 3

COPIES_STRIDE: Final[i64] = 3  # of a kind there are none, one or two
TURN_STRIDE: Final[i64] = 8  # a turn in the log: added, or the place of the tile
KIND_STRIDE: Final[i64] = 9
LOG_TURNS: Final[i64] = 7  # in one number
MOST_NUMBERS: Final[i64] = 12


def deal(state: State) -> None:
    """The cards that nobody has drawn, in a new order (WD-2.3)."""
    state.dice.shuffle(state.deck)


def outcome(state: State) -> i64:
    """How the round has ended, or NONE while it goes on."""
    if state.phase != HERO_CHOICE and state.phase != GAME_OVER:
        return NONE
    failed: i64 = 1 if state.ended == FAILURE else 0
    return STARTER_SUCCEEDS + failed if state.runner == state.starter else OTHER_SUCCEEDS + failed


def is_pointless(state: State, code: i64) -> bool:
    """Whether the code names a kind that another tile in play beats anyway (WD-13.5 e)."""
    if not is_name(code):
        return False
    return beaten_by(state.box, state.hero, state.status, NONE, False, named_kind(code)) != NONE


# ---------------------------------------------------------------- what a seat remembers


def describe(state: State, seat: i64, detail: i64, out: list[i64]) -> i64:
    """Write what the asked seat goes by into `out`, which has MOST_NUMBERS places; how many they are."""
    out[0] = state.phase * 64 + _tiles(state)
    if state.phase == BID_TURN or state.phase == BID_PLACE or state.phase == RUN_PREPARE:
        out[1] = (state.hand + 1) * 16 + _unknown(state, seat, 0)
        out[2] = _own_pile(state, seat, 0)
        out[3] = _set_aside_briefly(state, seat) if detail == BRIEF else _set_aside(state, seat)
        return _log(state, seat, out, 4) if detail == WHOLE else 4
    shown: i64 = len(state.run_kind)
    out[1] = (state.run_kind[-1] * 128 + state.hp + 64) * 16 + _unknown(state, seat, shown)
    out[2] = _own_pile(state, seat, shown)
    out[3] = _met(state)
    if detail == BRIEF:
        return 4
    out[4] = _set_aside(state, seat)
    if detail == USUAL:
        return 5
    behind: i64 = _log(state, seat, out, 5)
    return _reveals(state, behind, out)


def _tiles(state: State) -> i64:
    """The tiles in play, as a set of places in the kit."""
    tiles: i64 = 0
    for place in range(KIT_SIZE):
        if state.status[place] == IN_PLAY:
            tiles |= bit(place)
    return tiles


def _unknown(state: State, seat: i64, shown: i64) -> i64:
    """How many cards in the pile the seat does not know, after so many reveals."""
    count: i64 = 0
    for reveal in range(shown, len(state.pile)):
        if state.added_by[slot_of(state, reveal)] != seat:
            count += 1
    return count


def _own_pile(state: State, seat: i64, shown: i64) -> i64:
    """The cards in the pile that the seat added, by kind, after so many reveals."""
    count: i64 = 0
    for reveal in range(shown, len(state.pile)):
        slot: i64 = slot_of(state, reveal)
        if state.added_by[slot] == seat:
            count += _place_value(state.pile[slot])
    return count


def _place_value(kind: i64) -> i64:
    value: i64 = 1
    for _ in range(kind):
        value *= COPIES_STRIDE
    return value


def _set_aside(state: State, seat: i64) -> i64:
    """The cards that the seat set aside, by kind."""
    count: i64 = 0
    for number in range(len(state.aside_kind)):
        if state.aside_by[number] == seat:
            count += _place_value(state.aside_kind[number])
    return count


def _set_aside_briefly(state: State, seat: i64) -> i64:
    """How many cards the seat set aside of strength 1 to 3, 4 and 5, 6 and 7, and more."""
    count: i64 = 0
    for number in range(len(state.aside_kind)):
        if state.aside_by[number] == seat:
            strength: i64 = state.box.strength[state.aside_kind[number]]
            count += 1 if strength <= 3 else 8 if strength <= 5 else 64 if strength <= 7 else 512
    return count


def _met(state: State) -> i64:
    """Pact pending; and while Omnipotence is in play the kinds met, or that one came twice (WD-5.10)."""
    met: i64 = 0
    place: i64 = state.box.effect_at[state.hero * EFFECT_COUNT + ALL_DIFFERENT]
    if place != NONE and state.status[place] == IN_PLAY:
        for reveal in range(len(state.run_kind)):
            if state.run_fate[reveal] != PENDING:
                kind: i64 = state.run_kind[reveal]
                met = bit(KIND_COUNT) if has(met, kind) or has(met, KIND_COUNT) else met | bit(kind)
    return met * 2 + 1 if state.pact_pending else met * 2


def _log(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """The turns of both seats in order, and the seat's own cards in the pile in order; the place behind."""
    out[at] = 0
    out[at + 1] = 0
    for number in range(len(state.turns)):
        code: i64 = turn_code(state.turns[number])
        turn: i64 = 1 + sacrificed_tile(code) % KIT_SIZE if is_sacrifice(code) else KIT_SIZE + 1
        part: i64 = at if number < LOG_TURNS else at + 1
        out[part] = out[part] * TURN_STRIDE + turn
    out[at + 2] = 0
    for slot in range(len(state.pile)):
        if state.added_by[slot] == seat:
            out[at + 2] = out[at + 2] * KIND_STRIDE + state.added_kind[slot] + 1
    return at + 3


def _reveals(state: State, at: i64, out: list[i64]) -> i64:
    """The run so far, card by card; the place behind."""
    for part in range(3):
        out[at + part] = 0
    for reveal in range(len(state.run_kind)):
        half: i64 = at if reveal < LOG_TURNS else at + 1
        out[half] = out[half] * KIND_STRIDE + state.run_kind[reveal] + 1
        out[at + 2] = out[at + 2] * 2 + (1 if state.run_removed[reveal] != NONE else 0)
    return at + 3
