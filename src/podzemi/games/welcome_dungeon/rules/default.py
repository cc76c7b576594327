"""The default play of an absent seat (WD-4.11). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.games.welcome_dungeon.codes import ADD, DRAW, KEEP, PASS, USE_AXE, choose_hero, name
from podzemi.games.welcome_dungeon.rules.equipment import tile_in_play
from podzemi.games.welcome_dungeon.rules.legal import is_forced_turn
from podzemi.games.welcome_dungeon.state import (
    BID_PLACE,
    BID_TURN,
    IN_PLAY,
    KIND_COUNT,
    KIT_SIZE,
    NONE,
    REVIVE,
    RUN_AXE,
    RUN_PREPARE,
    RUN_REPLACE,
    State,
)


def default(state: State, seat: i64) -> i64:
    """Pass, add, name the strongest kind, keep the tile for later, the same hero again (WD-4.11)."""
    phase: i64 = state.phase
    if phase == BID_TURN:
        return DRAW if is_forced_turn(state) else PASS
    if phase == BID_PLACE:
        return ADD
    if phase == RUN_PREPARE:
        return name(_strongest_unbeaten(state))
    if phase == RUN_REPLACE:
        return KEEP
    if phase == RUN_AXE:
        deadly: bool = state.hp - state.box.strength[state.run_kind[-1]] <= 0
        return USE_AXE if deadly and tile_in_play(state, REVIVE) == NONE else KEEP
    return choose_hero(state.hero)


def _strongest_unbeaten(state: State) -> i64:
    """The strongest kind that no other tile in play beats by itself."""
    beaten: i64 = 0
    first: i64 = state.hero * KIT_SIZE
    for place in range(KIT_SIZE):
        if state.status[place] == IN_PLAY:
            beaten |= state.box.tile_beats[first + place]
    kind: i64 = KIND_COUNT - 1
    while has(beaten, kind):
        kind -= 1
    return kind
