"""Bosses: all fight or flee at once, and the strongest is rewarded (PD-12). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.actions import BOSSES
from podzemi.games.paper_dungeons.rules.chains import earn, resolve, reward_names, suffer
from podzemi.games.paper_dungeons.rules.scoring import bracket, strength
from podzemi.games.paper_dungeons.state import BARBARIAN, BRACKET_COUNT, NONE, Box, Sheet, State


def fight(state: State, number: i64, log: Log | None) -> bool:
    """E2: all fight or flee at once; whether a reward choice is open (PD-12)."""
    boss: i64 = state.bosses[number]
    room: i64 = state.box.dungeon_rooms[state.dungeon][number]
    if log is not None:
        log.events.append(e.BossMet(BOSSES[boss], number + 1))
    best: i64 = NONE
    strongest: i64 = NONE
    tie: bool = False
    for sheet in state.sheets:
        reached: i64 = strength(state.box, sheet, boss)
        if not meet(state, sheet, boss, number, room, reached, log):
            continue
        if reached > best:
            best = reached
            strongest = sheet.seat
            tie = False
        elif reached == best:
            tie = True
    if state.players == 1:
        return False
    if strongest == NONE or tie:
        if log is not None:
            log.events.append(e.BossUnrewarded(BOSSES[boss], tie))
        return False
    return _reward(state, state.sheets[strongest], boss, best, log)


def meet(
    state: State, sheet: Sheet, boss: i64, number: i64, room: i64, reached: i64, log: Log | None
) -> bool:
    """One player against the boss; whether it was a fight (PD-12.3 to PD-12.5)."""
    box = state.box
    explored: bool = has(sheet.explored, room)
    step: i64 = bracket(box, boss, reached)
    if not explored or step == NONE:
        sheet.boss_boxes[number] = box.boss_flee[boss]
        if log is not None:
            log.events.append(e.BossFled(sheet.seat, BOSSES[boss], reached, explored, box.boss_flee[boss]))
        return False
    glory: i64 = box.boss_glory[boss * BRACKET_COUNT + step]
    wounds: i64 = boss_wounds(box, sheet, boss, step)
    sheet.boss_boxes[number] = glory
    if log is not None:
        log.events.append(e.BossFought(sheet.seat, BOSSES[boss], reached, glory, wounds))
    suffer(state, sheet, wounds, "boss", log)
    return True


def boss_wounds(box: Box, sheet: Sheet, boss: i64, step: i64) -> i64:
    """The cost of the fight in that bracket; the Barbarian feels nothing (PD-12.5, PD-11.3)."""
    return 0 if sheet.power == BARBARIAN else box.boss_wounds[boss * BRACKET_COUNT + step]


def _reward(state: State, sheet: Sheet, boss: i64, reached: i64, log: Log | None) -> bool:
    """The strongest alone, after all wounds, in the order printed (PD-12.6, PD-12.7)."""
    rewards = state.box.boss_reward[boss]
    if log is not None:
        log.events.append(e.BossRewarded(sheet.seat, BOSSES[boss], reached, reward_names(rewards)))
    n: i64 = len(rewards) - 1
    while n >= 0:
        earn(sheet, rewards[n])
        n -= 1
    resolve(state, sheet, log)
    sheet.owes = len(sheet.agenda) > 0
    return sheet.owes
