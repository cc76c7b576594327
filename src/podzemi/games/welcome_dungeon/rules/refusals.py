"""Why a code is not allowed: the conditions of `legal`, each with its clause. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.values import Refusal
from podzemi.games.welcome_dungeon.actions import HEROES, TILES
from podzemi.games.welcome_dungeon.codes import (
    ADD,
    DRAW,
    KEEP,
    NAME,
    PASS,
    USE_AXE,
    USE_POLYMORPH,
    is_name,
    is_sacrifice,
    sacrificed_tile,
)
from podzemi.games.welcome_dungeon.rules.legal import can_draw, can_give_up, is_forced_turn
from podzemi.games.welcome_dungeon.state import (
    BID_PLACE,
    BID_TURN,
    GAME_OVER,
    HERO_CHOICE,
    IN_PLAY,
    KIT_SIZE,
    RUN_AXE,
    RUN_PREPARE,
    RUN_REPLACE,
    State,
)


def refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """The first reason that applies (WD-16.4), or None for a legal code."""
    if state.phase == GAME_OVER:
        return Refusal("game_over", "WD-16.2")
    if seat != state.asked:
        return Refusal("not_your_turn", "WD-3.1", {"seat": state.asked})
    if state.phase == BID_PLACE and (code == DRAW or code == PASS):
        return Refusal("card_must_be_placed", "WD-4.1")
    if _phase_of(state, code) != state.phase:
        return Refusal("wrong_phase", "WD-16.3")
    if code == DRAW and not can_draw(state):
        return Refusal("deck_empty", "WD-4.2")
    if (code == PASS or is_sacrifice(code)) and is_forced_turn(state):
        return Refusal("forced_add", "WD-6.5")
    if is_sacrifice(code):
        return _tile_refusal(state, sacrificed_tile(code))
    return None


def _phase_of(state: State, code: i64) -> i64:
    """The phase a code belongs to; `keep` belongs to two."""
    if code < ADD:
        return BID_TURN
    if code < NAME:
        return BID_PLACE
    if is_name(code):
        return RUN_PREPARE
    if code == USE_POLYMORPH:
        return RUN_REPLACE
    if code == USE_AXE:
        return RUN_AXE
    if code == KEEP:
        return RUN_REPLACE if state.phase == RUN_REPLACE else RUN_AXE
    return HERO_CHOICE


def _tile_refusal(state: State, tile: i64) -> Refusal | None:
    if tile // KIT_SIZE != state.hero:
        return Refusal("other_hero", "WD-4.4", {"tile": TILES[tile], "hero": HEROES[state.hero]})
    if IN_PLAY not in state.status:
        return Refusal("no_equipment", "WD-4.4")
    if not can_give_up(state, tile % KIT_SIZE):
        return Refusal("not_in_play", "WD-4.4", {"tile": TILES[tile]})
    return None
