"""Heuristic policy (`weigh`) and evaluation (`estimate`). In the subset that is translated to C++.

Written in the subset of Python that becomes native code, where rollouts and the search of the bots call it.
The constants of the bidding are fitted to near-equilibrium play of two (docs/bots/welcome_dungeon.md).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.welcome_dungeon.codes import (
    ADD,
    PASS,
    USE_AXE,
    USE_POLYMORPH,
    chosen_hero,
    named_kind,
)
from podzemi.games.welcome_dungeon.policy.match import chance, indifferent
from podzemi.games.welcome_dungeon.policy.odds import (
    all_different,
    margin,
    own_cards,
    place_in,
    power,
    share,
    spread,
    tiles_in_play,
    unseen_cards,
)
from podzemi.games.welcome_dungeon.rules.equipment import beaten_by
from podzemi.games.welcome_dungeon.state import (
    ALL_DIFFERENT,
    BID_PLACE,
    BID_TURN,
    GAME_OVER,
    IN_PLAY,
    KIND_COUNT,
    KIT_SIZE,
    NONE,
    RUN_PREPARE,
    RUN_REPLACE,
    State,
)

# heroes by their place in data.toml
KNIGHT: Final[i64] = 0
BARBARIAN: Final[i64] = 1
MAGE: Final[i64] = 2
ROGUE: Final[i64] = 3

MOST: Final[i64] = 1000
PER_PLAYER: Final[i64] = 80
"""With every player more in the round a pass costs less; in hundredths of the exponent, as what follows."""
STAKES: Final[i64] = 7
"""For every ten thousandths of odds that the stakes ask for beyond even ones."""


def weigh(state: State, seat: i64, codes: list[i64]) -> list[i64]:
    """For each of the seat's legal codes a weight from 0 to 1,000,000: a quick player draws in proportion.

    Reads nothing that the seat may not know.
    """
    weights: list[i64] = []
    if state.phase == BID_TURN:
        passing: i64 = _passing(state, seat) if len(codes) > 1 else MOST // 2
        for turn in codes:
            weights.append(passing if turn == PASS else MOST - passing)
    elif state.phase == BID_PLACE:
        for place in codes:
            weights.append(_adding(state) if place == ADD else MOST)
    elif state.phase == RUN_PREPARE:
        for name in codes:
            weights.append(_naming(state, seat, named_kind(name)))
    elif state.phase == RUN_REPLACE or codes[0] == USE_AXE:
        using: i64 = _using(state)
        for use in codes:
            weights.append(using if use == USE_AXE or use == USE_POLYMORPH else MOST - using)
    else:
        for choice in codes:
            weights.append(_taking(state, seat, chosen_hero(choice)))
    return weights


# ---------------------------------------------------------------- bidding


def _passing(state: State, seat: i64) -> i64:
    """The less seems left of the hero, the more; the stakes say how little is enough (WD-4.2)."""
    own: list[i64] = own_cards(state, seat)
    unseen: list[i64] = unseen_cards(state, seat, own)
    unknown: i64 = len(state.pile)
    for count in own:
        unknown -= count
    tiles: i64 = tiles_in_play(state)
    left: i64 = margin(state, tiles, own, unseen, unknown) * 100 // spread(unknown)
    return share(_reluctance(state, tiles, own, left) + _caution(state, seat))


def _reluctance(state: State, tiles: i64, own: list[i64], left: i64) -> i64:
    """By hero: how solved rounds pass by what is left, in hundredths of its spread."""
    if state.hero == KNIGHT:
        return 77 - left * 232 // 100
    if state.hero == BARBARIAN:
        return -71 - left * 226 // 100
    if state.hero == ROGUE:
        return -22 - left * 227 // 100
    saved: i64 = 0
    if place_in(state, tiles, ALL_DIFFERENT) != NONE:
        saved = all_different(own, len(state.pile))
    return -45 - left * 143 // 100 - saved * 849 // 1000


def _caution(state: State, seat: i64) -> i64:
    """How much sooner than with even stakes and two players the seat passes."""
    others: i64 = 0
    wanted: i64 = 0
    for other in range(state.players):
        if other != seat and state.in_round[other] == 1:
            others += 1
            wanted += indifferent(state, seat, other) - MOST // 2
    if others == 0:
        return 0
    return wanted * STAKES // (10 * others) + PER_PLAYER * (others - 1)


def _adding(state: State) -> i64:
    """How much rather the card is added than set aside under some tile, in thousandths (WD-4.3, WD-4.4).

    Solved rounds add while the pile is small and the kit whole, large monsters rather, and spread what they
    sacrifice evenly.
    """
    exponent: i64 = 73 + 14 * state.box.strength[state.hand] - 69 * len(state.pile) + 31 * KIT_SIZE
    for status in state.status:
        if status != IN_PLAY:
            exponent -= 31
    return 2 * power(min(exponent, 300) - 300)


# ---------------------------------------------------------------- the run


def _naming(state: State, seat: i64, kind: i64) -> i64:
    """By the damage that the kind threatens (WD-4.6)."""
    if beaten_by(state.box, state.hero, state.status, NONE, False, kind) != NONE:
        return 0
    own: list[i64] = own_cards(state, seat)
    unseen: list[i64] = unseen_cards(state, seat, own)
    unknown: i64 = len(state.pile)
    total: i64 = 0
    for one in range(KIND_COUNT):
        unknown -= own[one]
        total += unseen[one]
    blow: i64 = state.box.strength[kind]
    if blow >= state.hp:
        blow = 2 * state.hp
    threat: i64 = blow * own[kind] * 100
    if total > 0:
        threat += blow * unseen[kind] * unknown * 100 // total
    return 1 + min(MOST, threat * threat // 1000)


def _using(state: State) -> i64:
    """Axe and Polymorph for what would be deadly, or nearly (WD-4.7, WD-4.8)."""
    kind: i64 = state.run_kind[-1]
    if beaten_by(state.box, state.hero, state.status, state.named, state.pact_pending, kind) != NONE:
        return 20
    blow: i64 = state.box.strength[kind]
    if blow >= state.hp:
        return 980
    return min(900, 50 + 100 * blow)


# ---------------------------------------------------------------- the match


def _taking(state: State, seat: i64, hero: i64) -> i64:
    """The Rogue; the easily broken Mage if somebody else needs one more success and the seat two (WD-4.5)."""
    close: bool = False
    for other in range(state.players):
        if other != seat and state.successes[other] + 1 == state.target:
            close = True
    wanted: i64 = ROGUE
    if close and state.successes[seat] + 1 < state.target:
        wanted = MAGE
    return MOST if hero == wanted else 100


def estimate(state: State, seat: i64) -> i64:
    """The expected result of the seat, in thousandths: 1,000 is a sure win, -1,000 the last place.

    It may read the whole state: search calls it on one of the states that a seat holds possible.
    """
    expected: i64 = chance(state, seat)
    if state.phase == GAME_OVER:
        expected = MOST if state.winner == seat else 0
    return expected - (MOST - expected) // (state.players - 1)
