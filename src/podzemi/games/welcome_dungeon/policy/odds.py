"""How a run looks to one seat: its HP against the monsters it knows and those it must expect. Compiled.

Everything is in tenths of HP and by what the seat may know. Order and chance are left out: what is wanted is
a number that grows with the odds of the run and costs next to nothing: rollouts ask for it all the time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.welcome_dungeon.state import (
    DEFEAT,
    DEFEAT_ABSORB,
    EFFECT_COUNT,
    IN_PLAY,
    KIND_COUNT,
    KIT_SIZE,
    MAY_DEFEAT,
    MAY_REPLACE,
    NAME_TYPE,
    NONE,
    PACT,
    REVIVE,
    State,
)

TENTHS: Final[i64] = 10
POLYMORPH_WORTH: Final[i64] = 25
"""The damage that Polymorph saves on average, in tenths of HP."""


def tiles_in_play(state: State) -> i64:
    """The tiles in play, as a set of places in the kit."""
    tiles: i64 = 0
    for place in range(KIT_SIZE):
        if state.status[place] == IN_PLAY:
            tiles |= bit(place)
    return tiles


def own_cards(state: State, seat: i64) -> list[i64]:
    """By kind, the cards in the pile that the seat added, if it may remember (WD-3.7)."""
    own: list[i64] = [0] * KIND_COUNT
    for slot in range(len(state.added_by)):
        if state.added_by[slot] == seat and state.memory_aid:
            own[state.added_kind[slot]] += 1
    return own


def unseen_cards(state: State, seat: i64, own: list[i64]) -> list[i64]:
    """By kind, the cards that the seat has not seen in this round's bidding."""
    unseen: list[i64] = [0] * KIND_COUNT
    for kind in range(KIND_COUNT):
        unseen[kind] = state.box.copies[kind] - own[kind]
    for number in range(len(state.aside_by)):
        if state.aside_by[number] == seat:
            unseen[state.aside_kind[number]] -= 1
    if state.hand != NONE and state.asked == seat:
        unseen[state.hand] -= 1
    return unseen


def place_in(state: State, tiles: i64, effect: i64) -> i64:
    """The place of the tile with that effect, or NONE if it is not among these."""
    place: i64 = state.box.effect_at[state.hero * EFFECT_COUNT + effect]
    if place != NONE and has(tiles, place):
        return place
    return NONE


def beaten(state: State, tiles: i64) -> i64:
    """The kinds that these tiles beat by themselves, as a set (WD-5.3)."""
    kinds: i64 = 0
    first: i64 = state.hero * KIT_SIZE
    for place in range(KIT_SIZE):
        if has(tiles, place):
            effect: i64 = state.box.tile_effect[first + place]
            if effect == DEFEAT or effect == DEFEAT_ABSORB or effect == PACT:
                kinds |= state.box.tile_beats[first + place]
    return kinds


def kit_worth(state: State, tiles: i64) -> i64:
    """The HP that these tiles stand for, in tenths: what may be spent on any monster."""
    worth: i64 = state.box.hero_hp[state.hero] * TENTHS
    first: i64 = state.hero * KIT_SIZE
    for place in range(KIT_SIZE):
        if has(tiles, place):
            worth += state.box.tile_hp[first + place] * TENTHS
    if place_in(state, tiles, REVIVE) != NONE:
        worth += state.box.hero_hp[state.hero] * TENTHS
    if place_in(state, tiles, MAY_REPLACE) != NONE:
        worth += POLYMORPH_WORTH
    return worth


def margin(state: State, tiles: i64, own: list[i64], unseen: list[i64], unknown: i64) -> i64:
    """HP left after a run with these tiles against these own cards and so many unknown ones, in tenths."""
    kinds: i64 = beaten(state, tiles)
    total: i64 = 0
    for count in unseen:
        total += count
    left: i64 = kit_worth(state, tiles)
    worst: i64 = 0
    worst_once: i64 = 0
    for kind in range(KIND_COUNT):
        if not has(kinds, kind):
            blow: i64 = state.box.strength[kind] * TENTHS
            threat: i64 = blow * own[kind]
            if total > 0:
                threat += blow * unseen[kind] * unknown // total
            left -= threat
            worst = max(worst, threat)
            worst_once = max(worst_once, min(blow, threat))
        elif kind < 2 and place_in(state, tiles, DEFEAT_ABSORB) != NONE:
            left += state.box.strength[kind] * TENTHS * own[kind]
    if place_in(state, tiles, NAME_TYPE) != NONE:
        left += worst
    if place_in(state, tiles, MAY_DEFEAT) != NONE:
        left += worst_once
    return left


def spread(unknown: i64) -> i64:
    """How far the margin of a run with so many unknown cards may be off, in tenths of HP."""
    return 12 + 9 * unknown if unknown < 4 else 30 + 5 * unknown


def all_different(own: list[i64], size: i64) -> i64:
    """The chance that so many cards, these among them, are all of one kind each, in thousandths (WD-11.2)."""
    for count in own:
        if count > 1:
            return 0
    if size < 3:
        return 950
    return max(0, 810 - 190 * (size - 3))


def share(exponent: i64) -> i64:
    """1000 / (1 + e^-x) for x in hundredths, by straight lines; never all or nothing."""
    if exponent < 0:
        return 1000 - _share_above(-exponent)
    return _share_above(exponent)


def _share_above(exponent: i64) -> i64:
    if exponent < 100:
        return 500 + exponent * 231 // 100
    if exponent < 200:
        return 731 + (exponent - 100) * 150 // 100
    if exponent < 400:
        return 881 + (exponent - 200) * 101 // 200
    return min(998, 982 + (exponent - 400) * 16 // 200)


def power(exponent: i64) -> i64:
    """10,000 · e^x for x in hundredths up to 0, by straight lines between powers of two; at least 1."""
    value: i64 = 10_000
    while exponent <= -69 and value > 1:
        value //= 2
        exponent += 69
    return max(1, value + value * max(exponent, -69) // 138)
