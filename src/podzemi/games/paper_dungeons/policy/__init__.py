"""Heuristic policy (`weigh`) and evaluation (`estimate`). In the subset that is translated to C++.

Written in the subset of Python that becomes native code, where rollouts and the search of the bots call it.
The planner of the stronger bots weighs whole sheets instead (`sheet.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.codes import (
    BREW,
    CHOOSE_CARDS,
    CRAFT,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_HERO,
    PICK_ITEM,
    PICK_MINIONS,
    SETUP_ASSASSIN,
    SETUP_CRAFTSMAN,
    SETUP_HUNTER,
    STEP,
    STOP,
)
from podzemi.games.paper_dungeons.rules.chains import fight_wounds, trap_wounds
from podzemi.games.paper_dungeons.rules.scoring import free_hearts, health, score_boxes, strength
from podzemi.games.paper_dungeons.state import (
    ABILITY_LEVEL,
    BOOTS,
    CLERIC,
    HALF_COUNT,
    HERO_COUNT,
    MEDALLION,
    NO_SCORE,
    NONE,
    REWARD_CRAFT,
    REWARD_LEVEL,
    ROGUE,
    ROOM_COUNT,
    TOTAL,
    Sheet,
    State,
)

BOSS_COUNT: Final[i64] = 3
SURE: Final[i64] = 1000
SPREAD: Final[i64] = 5
"""Glory of a lead that is worth a win with one round to go; it grows with the rounds that are left."""


# ---------------------------------------------------------------- what is liked


def weigh(state: State, seat: i64, codes: list[i64]) -> list[i64]:
    """For each of the seat's legal codes a weight from 0 to 1,000,000: a quick player draws in proportion.

    Reads nothing that the seat may not know.
    """
    sheet = state.sheets[seat]
    weights: list[i64] = []
    for code in codes:
        liking: i64 = max(1, _liking(state, sheet, code))
        weights.append(liking * liking)
    return weights


def _liking(state: State, sheet: Sheet, code: i64) -> i64:
    """From 1 for what is hardly ever good to some 200; weights are its square."""
    kind: i64 = codes.kind_of(code)
    one: i64 = codes.first_of(code)
    two: i64 = codes.second_of(code)
    if kind == STEP:
        return _step(state, sheet, one)
    if kind == STOP:
        return 4
    if kind == LEVEL_UP:
        return _level(state, sheet, two)
    if kind == CRAFT:
        return _half(sheet, two) // 3
    if kind == BREW:
        return _brew(state, sheet)
    if kind == MOVE:
        return 90 if state.faces[one] == BOOTS else 50
    if kind == PICK_HERO:
        return _level(state, sheet, one)
    if kind == PICK_ITEM:
        return _half(sheet, one)
    if kind == PICK_MINIONS or kind == SETUP_ASSASSIN:
        return _minion(state, sheet, one) + _minion(state, sheet, two)
    if kind == SETUP_HUNTER:
        return _loot(state, sheet, one)
    if kind == SETUP_CRAFTSMAN:
        return _half(sheet, one) + _half(sheet, two)
    if kind == CHOOSE_CARDS:
        return 1
    return _level(state, sheet, one) + _level(state, sheet, two)


def _level(state: State, sheet: Sheet, hero: i64) -> i64:
    """The weakness of the next boss, abilities, and the lowest hero come first."""
    level: i64 = sheet.levels[hero]
    liking: i64 = 60
    boss: i64 = next_boss(state, sheet)
    if boss != NONE and state.box.boss_weakness[boss] == hero:
        liking += 40
    if level == ABILITY_LEVEL - 1:
        liking += 60 if hero == ROGUE else 30 if hero == CLERIC else 10
    for other in range(HERO_COUNT):
        if sheet.levels[other] < level:
            liking -= 8
    return liking


def next_boss(state: State, sheet: Sheet) -> i64:
    """The boss of the next fight, or NONE."""
    for number in range(BOSS_COUNT):
        if sheet.boss_boxes[number] == NO_SCORE:
            return state.bosses[number]
    return NONE


def _half(sheet: Sheet, item: i64) -> i64:
    """Items that are begun come first, the two that open ways last."""
    liking: i64 = 30 + 70 * sheet.items[item]
    return liking // 2 if item == MEDALLION or item == MEDALLION + 1 else liking


def _brew(state: State, sheet: Sheet) -> i64:
    """Potions while there is room for two, more of them when wounds would hurt."""
    if sheet.potions + state.box.brewed > state.box.potion_spaces:
        return 2
    return 45 + max(0, 20 - 4 * free_hearts(state.box, sheet))


def _minion(state: State, sheet: Sheet, room: i64) -> i64:
    return 0 if room == NOTHING else 10 + 20 * fight_wounds(state, sheet, room)


def _loot(state: State, sheet: Sheet, room: i64) -> i64:
    """A gem without a walk: the one behind the strongest minion would cost most."""
    return 40 + _minion(state, sheet, room) if has(sheet.alive, room) else 40


def _step(state: State, sheet: Sheet, room: i64) -> i64:
    """The finds of the room, and a sixth of those behind it."""
    liking: i64 = 4 + _found(state, sheet, room)
    for way in state.box.ways[state.dungeon * ROOM_COUNT + room]:
        liking += max(0, _found(state, sheet, codes.way_to(way))) // 6
    return liking


def _found(state: State, sheet: Sheet, room: i64) -> i64:
    """Gem, treasure, minion and boss room, less the wounds."""
    box = state.box
    liking: i64 = -8 * trap_wounds(box, sheet) if box.room_trap[room] else 0
    if has(sheet.explored, room):
        return liking
    liking += 8
    gem: i64 = box.room_gem[room]
    if gem != NONE and not has(sheet.circled | sheet.crossed, gem):
        liking += 120
    for treasure in box.room_treasure[room]:
        liking += 50 if treasure == REWARD_LEVEL else 40 if treasure == REWARD_CRAFT else 30
    if has(sheet.alive, room):
        liking += 40 - 9 * fight_wounds(state, sheet, room)
    for number in range(BOSS_COUNT):
        if sheet.boss_boxes[number] == NO_SCORE and box.dungeon_rooms[state.dungeon][number] == room:
            liking += 60
    return liking


# ---------------------------------------------------------------- what is expected


def estimate(state: State, seat: i64) -> i64:
    """The expected result of the seat, in thousandths: 1,000 is a sure win, -1,000 the last place.

    It may read the whole state: search calls it on one of the states that a seat holds possible.
    """
    own: i64 = promise(state, state.sheets[seat])
    spread: i64 = 10 * SPREAD * (1 + state.box.rounds - state.round)
    total: i64 = 0
    for sheet in state.sheets:
        if sheet.seat != seat:
            lead: i64 = own - promise(state, sheet)
            total += max(-SURE, min(SURE, SURE * lead // spread))
    return total // (state.players - 1) if state.players > 1 else max(-SURE, min(SURE, own - SURE))


def promise(state: State, sheet: Sheet) -> i64:
    """Tenths of the glory at the end: what is written, and what levels, hearts, halves and bosses bring."""
    boxes = score_boxes(state, sheet)
    left: i64 = state.box.rounds - state.round
    total: i64 = 10 * boxes[TOTAL] + 35 * left
    total += left * (2 * health(sheet) + sheet.potions)
    total += min(6, left) * min(8, free_hearts(state.box, sheet)) - left * sheet.wounds
    for halves in sheet.items:
        if halves > 0 and halves < HALF_COUNT:
            total += 2 * min(4, left)
    return total + _bosses(state, sheet)


def _bosses(state: State, sheet: Sheet) -> i64:
    """Tenths of glory from the fights to come, by the strength that is there and the rooms that are known."""
    box = state.box
    total: i64 = 0
    for number in range(BOSS_COUNT):
        if sheet.boss_boxes[number] == NO_SCORE:
            boss: i64 = state.bosses[number]
            total += 4 * min(30, strength(box, sheet, boss))
            if has(sheet.explored, box.dungeon_rooms[state.dungeon][number]):
                total -= 5 * box.boss_flee[boss]
    return total
