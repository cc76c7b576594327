"""Battles of a combat round, one player after the other (DL-10.8, DL-10.19, DL-10.22). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords.names import ADVENTURERS
from podzemi.games.dungeon_lords.rules.building.evil import check_paladin
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, start_battle
from podzemi.games.dungeon_lords.rules.steps import BATTLES, WAIT
from podzemi.games.dungeon_lords.state import (
    ASK_NOTHING,
    BATTLE_ASKS,
    BATTLE_DONE,
    C_RESOLVE,
    FREE,
    GONE,
    JAILBREAK,
    NONE,
    PART_FREE,
    PART_NONE,
    PART_PLAN,
    Lord,
    State,
    has_real,
    no_battle,
    paladin_of,
    seat_at,
)


def next_battle(state: State, log: Log | None) -> bool:
    """Fight the battles of one player after the other; True if a decision is awaited."""
    while state.seats_done < state.players:
        seat: i64 = seat_at(state, state.seats_done)
        lord: Lord = state.lords[seat]
        if lord.part == PART_PLAN:
            if state.battle.seat != seat:
                card: i64 = state.row[state.combat - 1]
                fatigue: i64 = state.box.card_fatigue[card]
                state.battle = start_battle(lord, seat, state.full, state.year, state.combat, card, fatigue)
            if _fight(state, seat, lord, log):
                return True
            state.battle = no_battle()
        elif lord.part == PART_FREE and has_real(lord) and lord.prison:
            state.phase = FREE
            state.asked = seat
            return True
        state.seats_done += 1
    for one in state.lords:
        one.tile = NONE
        one.laid = 0
        one.part = PART_NONE
    return False


def _fight(state: State, seat: i64, lord: Lord, log: Log | None) -> bool:
    """Advance the battle; whether its player is asked."""
    while True:
        result: i64 = advance(state.box, state.battle, lord, log)
        _look_after_paladin(state, seat, log)
        if result == BATTLE_ASKS:
            state.phase = C_RESOLVE
            state.asked = seat
            return True
        if result == BATTLE_DONE:
            for trap in state.battle.used:
                state.used_traps[trap] += 1
            return False


def _look_after_paladin(state: State, seat: i64, log: Log | None) -> None:
    """In prison he is out of the year (DL-9.8); otherwise Evil may have moved him (DL-10.19)."""
    if state.paladin == seat and paladin_of(state.year) not in state.lords[seat].party:
        state.paladin = GONE
    check_paladin(state, log)


def apply_battle(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """An answer in battle; who leaves by it is out of the game."""
    lord: Lord = state.lords[seat]
    left: i64 = answer(state.box, state.battle, lord, code, log)
    if left != NONE:
        if state.battle.card == JAILBREAK:
            state.gone_adventurers |= bit(left)
        else:
            state.gone_creatures |= bit(left)
    _look_after_paladin(state, seat, log)
    return BATTLES if state.battle.ask == ASK_NOTHING else WAIT


def apply_free(state: State, seat: i64, prisoner: i64, log: Log | None) -> i64:
    """Everything is conquered: a prisoner goes free (DL-10.22)."""
    state.lords[seat].prison.remove(prisoner)
    state.gone_adventurers |= bit(prisoner)
    if log is not None:
        log.events.append(ce.PrisonerFreed(seat, ADVENTURERS[prisoner]))
    state.seats_done += 1
    return BATTLES
