"""The hero's kit: which tiles work, what they are worth, and which one beats a monster. Compiled.

Everything takes the kit as plain numbers (`status` by place, as in the state), so that previews and
bots, who have no state, ask the same functions.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.games.welcome_dungeon.state import (
    DEFEAT,
    DEFEAT_ABSORB,
    EFFECT_COUNT,
    IN_PLAY,
    KIT_SIZE,
    NAME_TYPE,
    NONE,
    PACT,
    Box,
    State,
)


def tile_in_play(state: State, effect: i64) -> i64:
    """The place in the kit of the tile in play with that effect, or NONE."""
    return place_of(state.box, state.hero, state.status, effect)


def place_of(box: Box, hero: i64, status: list[i64], effect: i64) -> i64:
    """As `tile_in_play`, for a hero and the status of his tiles."""
    place: i64 = box.effect_at[hero * EFFECT_COUNT + effect]
    if place != NONE and status[place] == IN_PLAY:
        return place
    return NONE


def kit_hp(state: State) -> i64:
    """Entry HP as the kit stands now: printed HP plus the HP tiles in play (WD-3.5)."""
    total: i64 = state.box.hero_hp[state.hero]
    first: i64 = state.hero * KIT_SIZE
    for place in range(KIT_SIZE):
        if state.status[place] == IN_PLAY:
            total += state.box.tile_hp[first + place]
    return total


def beaten_by(box: Box, hero: i64, status: list[i64], named: i64, pact_pending: bool, kind: i64) -> i64:
    """The place of the tile that beats the kind by itself, in the order of WD-5.3; NONE if there is none.

    First the Pact (for its second monster, then for the Demon), then the Ring, the named kind, and
    the other tiles in the order of the kit.
    """
    first: i64 = hero * KIT_SIZE
    pact: i64 = place_of(box, hero, status, PACT)
    if pact != NONE and (pact_pending or has(box.tile_beats[first + pact], kind)):
        return pact
    ring: i64 = place_of(box, hero, status, DEFEAT_ABSORB)
    if ring != NONE and has(box.tile_beats[first + ring], kind):
        return ring
    if kind == named:
        return place_of(box, hero, status, NAME_TYPE)
    for place in range(KIT_SIZE):
        if (
            status[place] == IN_PLAY
            and box.tile_effect[first + place] == DEFEAT
            and has(box.tile_beats[first + place], kind)
        ):
            return place
    return NONE
