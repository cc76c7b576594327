"""Adventurers go to the dungeons (DL-9.1 to DL-9.3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import ADVENTURERS
from podzemi.games.dungeon_lords.rules.combat.party import join_at
from podzemi.games.dungeon_lords.state import MOST_EVIL, NONE, PALADIN, WARRIOR, Lord, State, seat_at


def arrive(state: State, log: Log | None) -> None:
    """The weakest to the best player, and so on."""
    if state.box.neutral_cube[state.players]:
        move_neutral(state, 1, log)
    ranked: list[i64] = ranking(state, state.neutral)
    for place in range(len(ranked)):
        adventurer: i64 = state.coming[place]
        if ranked[place] == NONE:
            state.gone_adventurers |= bit(adventurer)
            if log is not None:
                log.events.append(e.AdventurerLeft(ADVENTURERS[adventurer]))
        else:
            join(state, ranked[place], adventurer, log)
    state.coming = []


def move_neutral(state: State, amount: i64, log: Log | None) -> None:
    """Two players: the neutral cube, which stays on the track (DL-9.1, DL-9.2, DL-13.2, DL-15.35)."""
    state.neutral = max(0, min(state.neutral + amount, state.box.start[MOST_EVIL]))
    if log is not None:
        log.events.append(e.NeutralMoved(state.neutral))


def ranking(state: State, neutral: i64) -> list[i64]:
    """Seats by Evil ascending; ties: the neutral cube (NONE), then turn order (DL-9.2)."""
    ranked: list[i64] = []
    for evil in range(state.box.start[MOST_EVIL] + 1):
        if state.box.neutral_cube[state.players] and neutral == evil:
            ranked.append(NONE)
        for place in range(state.players):
            seat: i64 = seat_at(state, place)
            if state.lords[seat].evil == evil:
                ranked.append(seat)
    return ranked


def join(state: State, seat: i64, adventurer: i64, log: Log | None) -> None:
    """At the end, a warrior at the front, the paladin before all (DL-9.3)."""
    lord: Lord = state.lords[seat]
    at: i64 = len(lord.party)
    if state.box.adventurer_class[adventurer] == WARRIOR:
        at = 1 if lord.party and lord.party[0] >= PALADIN else 0
    join_at(lord, at, adventurer)
    lord.newcomer = adventurer
    if log is not None:
        log.events.append(e.AdventurerCame(seat, ADVENTURERS[adventurer]))
