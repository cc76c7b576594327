"""The seats to act and their legal codes. `refusals` explains the same conditions. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.welcome_dungeon.codes import (
    ADD,
    DRAW,
    KEEP,
    PASS,
    USE_AXE,
    USE_POLYMORPH,
    choose_hero,
    name,
    sacrifice,
    turn_seat,
)
from podzemi.games.welcome_dungeon.state import (
    BID_PLACE,
    BID_TURN,
    FIRST_ROUND,
    FREE,
    GAME_OVER,
    HERO_COUNT,
    IN_PLAY,
    KIND_COUNT,
    KIT_SIZE,
    RUN_AXE,
    RUN_PREPARE,
    RUN_REPLACE,
    State,
)


def to_act(state: State) -> list[i64]:
    """Always one seat, none when the match is over (WD-3.1, WD-16.2)."""
    if state.phase == GAME_OVER:
        return []
    return [state.asked]


def is_forced_turn(state: State) -> bool:
    """Whether the asked seat must draw and add (WD-6.5): its first turn of such a round."""
    if state.forced == FREE or (state.forced == FIRST_ROUND and state.round > 1):
        return False
    for turn in state.turns:
        if turn_seat(turn) == state.asked:
            return False
    return True


def can_draw(state: State) -> bool:
    """Whether there is a card to draw (WD-4.2)."""
    return len(state.deck) > 0


def can_give_up(state: State, place: i64) -> bool:
    """Whether the tile at this place of the kit can be sacrificed (WD-4.4)."""
    return state.status[place] == IN_PLAY


def legal(state: State, seat: i64) -> list[i64]:
    """The codes the seat may play (WD-4), ascending."""
    out: list[i64] = []
    phase: i64 = state.phase
    if phase == GAME_OVER or seat != state.asked:
        return out
    if phase == BID_TURN:
        if can_draw(state):
            out.append(DRAW)
        if not is_forced_turn(state):
            out.append(PASS)
    elif phase == BID_PLACE:
        out.append(ADD)
        if not is_forced_turn(state):
            first: i64 = sacrifice(state.hero * KIT_SIZE)
            for place in range(KIT_SIZE):
                if can_give_up(state, place):
                    out.append(first + place)
    elif phase == RUN_PREPARE:
        for kind in range(KIND_COUNT):
            out.append(name(kind))
    elif phase == RUN_REPLACE:
        out.append(USE_POLYMORPH)
        out.append(KEEP)
    elif phase == RUN_AXE:
        out.append(USE_AXE)
        out.append(KEEP)
    else:
        for hero in range(HERO_COUNT):
            out.append(choose_hero(hero))
    return out
