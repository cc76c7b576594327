"""The features of a sheet at the end of a round, for a fitted linear value (PD-14).

Written in the subset of Python that becomes native code. The planner of the bots closes a sheet as the end of
the round will, asks for these features, and adds their weights to the glory that is written already: the sum
is the glory to expect at the end. `research/fit_paper_dungeons.py` fits the weights, a row for each round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has, members, size
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.rules.bosses import meet
from podzemi.games.paper_dungeons.rules.chains import fight_wounds
from podzemi.games.paper_dungeons.rules.legal import can_pass
from podzemi.games.paper_dungeons.rules.scoring import (
    free_hearts,
    goal_score,
    health,
    is_complete,
    measure,
    mission_glory,
    score_boxes,
    strength,
)
from podzemi.games.paper_dungeons.state import (
    ABILITY_LEVEL,
    ALCHEMIST,
    ARMOUR,
    BEASTMASTER,
    BRACKET_COUNT,
    CLERIC,
    CLOAK,
    FORTUNE_TELLER,
    HALF_COUNT,
    HERO_COUNT,
    ITEM_COUNT,
    MEDALLION,
    MERCHANT,
    NO_SCORE,
    NOBLE,
    NONE,
    OUTSIDE,
    PSIONIC,
    RANGER,
    REWARD_CRAFT,
    REWARD_LEVEL,
    REWARD_POTION,
    ROOM_COUNT,
    SCOUT,
    SHAMAN,
    TOTAL,
    WIZARD,
    Sheet,
    State,
)

FAR: Final[i64] = 12
"""Steps from which on a room is as far as any other, or cannot be reached at all."""
GEM_COUNT: Final[i64] = 8
CARD_COUNT: Final[i64] = 16
BOSS_COUNT: Final[i64] = 3
RINGS: Final[i64] = 7
"""Distances that are told apart: 1, 2, 3, 4, 5 to 6, 7 to 8, farther."""
LEVELS: Final[i64] = 5
"""Levels above the first."""
POTIONS: Final[i64] = 12
GEMS: Final[i64] = 10
MINIONS: Final[i64] = 12
HURTS: Final[i64] = 16
"""Steps of what wounds exceed free hearts by, two each."""
PER_BOSS: Final[i64] = 15
PER_ROOM_RING: Final[i64] = 7
"""Levels, crafts, potions, rooms, traps, minions, and the wounds of these."""
DUNGEONS: Final[i64] = 12

# where each part begins
HERO_AT: Final[i64] = 1
LOWEST_AT: Final[i64] = 21  # + HERO_COUNT * LEVELS
ITEM_AT: Final[i64] = 32  # + LEVELS + LEVELS + 1
POTION_AT: Final[i64] = 48  # + ITEM_COUNT * HALF_COUNT
HURT_AT: Final[i64] = 60  # + POTIONS
GEM_AT: Final[i64] = 82  # + HURTS + 6
MINION_AT: Final[i64] = 92  # + GEMS
BOSS_AT: Final[i64] = 106  # + MINIONS + 2
LETTER_AT: Final[i64] = 151  # + BOSS_COUNT * PER_BOSS
ROOM_AT: Final[i64] = 183  # + 4 * GEM_COUNT
MISSION_AT: Final[i64] = 232  # + RINGS * PER_ROOM_RING
GOAL_AT: Final[i64] = 280  # + 3 * CARD_COUNT
POWER_AT: Final[i64] = 328  # + 3 * CARD_COUNT
OTHER_AT: Final[i64] = 352  # + CARD_COUNT + 8
DUNGEON_AT: Final[i64] = 358  # + 6
PLACE_AT: Final[i64] = 370  # + DUNGEONS
FEATURES: Final[i64] = 413  # + ROOM_COUNT + 1


# ---------------------------------------------------------------- the end of a round, for one sheet


def close(state: State, sheet: Sheet) -> None:
    """Close the round for this sheet as if no rival came in its way (PD-12, PD-13.2, PD-15.2)."""
    box = state.box
    number: i64 = box.boss_of_round[state.round]
    if number != NONE and sheet.boss_boxes[number] == NO_SCORE:
        boss: i64 = state.bosses[number]
        room: i64 = box.dungeon_rooms[state.dungeon][number]
        meet(state, sheet, boss, number, room, strength(box, sheet, boss), None)
    for n in range(len(state.missions)):
        mission: i64 = state.missions[n]
        if has(state.open_missions, n) and lacks(state, sheet, mission) <= 0:
            sheet.missions.append(mission)
            sheet.missions.append(state.round)
            sheet.missions.append(mission_glory(state))
    if number != NONE and state.vanishing:
        sheet.crossed |= box.boss_lost[state.bosses[number]] & ~sheet.circled


def lacks(state: State, sheet: Sheet, mission: i64) -> i64:
    """How much is missing for the mission."""
    return state.box.mission_need[mission] - measure(state, sheet, state.box.mission_measure[mission])


def written(state: State, sheet: Sheet) -> i64:
    """The glory that is on the sheet already (PD-14.2)."""
    boxes = score_boxes(state, sheet)
    return boxes[TOTAL]


# ---------------------------------------------------------------- the map


def distances(state: State, position: i64, cloak: bool, medallion: bool, out: list[i64]) -> None:
    """By room: steps from there, FAR at most; `out` has ROOM_COUNT places."""
    for room in range(ROOM_COUNT):
        out[room] = FAR
    edge: i64 = 0
    steps: i64 = 0
    if position == OUTSIDE:
        steps = 1
        for entrance in state.box.entrances:
            edge |= bit(entrance)
    else:
        edge = bit(position)
    seen: i64 = edge
    while edge != 0 and steps < FAR:
        after: i64 = 0
        for here in members(edge):
            out[here] = steps
            for way in state.box.ways[state.dungeon * ROOM_COUNT + here]:
                if can_pass(way, cloak, medallion):
                    after |= bit(codes.way_to(way))
        edge = after & ~seen
        seen |= edge
        steps += 1


def ring(steps: i64) -> i64:
    """The ring of RINGS that a room lies in."""
    if steps <= 4:
        return max(0, steps - 1)
    return min(RINGS - 1, 4 + (steps - 5) // 2)


# ---------------------------------------------------------------- features


def features(state: State, sheet: Sheet, steps: list[i64], rivals: list[i64], out: list[i64]) -> None:
    """All of a closed sheet; `steps` by room from `distances`, `rivals` by gem: steps of the nearest one."""
    for n in range(FEATURES):
        out[n] = 0
    out[0] = 1
    _heroes(sheet, out)
    _tracks(sheet, out)
    _wounds(state, sheet, out)
    _bosses(state, sheet, steps, out)
    _gems(state, sheet, steps, rivals, out)
    _rooms(state, sheet, steps, out)
    _missions(state, sheet, out)
    _goal(state, sheet, out)
    _power(state, sheet, out)
    out[DUNGEON_AT + state.dungeon] = 1
    out[PLACE_AT + sheet.position + 1] = 1


def _heroes(sheet: Sheet, out: list[i64]) -> None:
    """Each level that each hero has, and how near the lowest is to the next one."""
    lowest: i64 = LEVELS + 1
    for hero in range(HERO_COUNT):
        level: i64 = sheet.levels[hero]
        lowest = min(lowest, level)
        for reached in range(level - 1):
            out[HERO_AT + hero * LEVELS + reached] = 1
    for common in range(lowest - 1):
        out[LOWEST_AT + common] = 1
    for hero in range(HERO_COUNT):
        if sheet.levels[hero] > lowest:
            out[LOWEST_AT + LEVELS + lowest - 1] += 1


def _tracks(sheet: Sheet, out: list[i64]) -> None:
    """Items by half, and every filled space of potions, gems and minions."""
    for item in range(ITEM_COUNT):
        for half in range(sheet.items[item]):
            out[ITEM_AT + item * HALF_COUNT + half] = 1
    for potion in range(sheet.potions):
        out[POTION_AT + potion] = 1
    for gem in range(sheet.gems):
        out[GEM_AT + gem] = 1
    for minion in range(sheet.minions):
        out[MINION_AT + minion] = 1
    if sheet.power == BEASTMASTER or sheet.power == SHAMAN:
        out[MINION_AT + MINIONS] = sheet.minions % 3
        out[MINION_AT + MINIONS + 1] = 12 - sheet.minions


def _wounds(state: State, sheet: Sheet, out: list[i64]) -> None:
    """Wounds against free hearts, and the margin to death."""
    free: i64 = free_hearts(state.box, sheet)
    hurt: i64 = sheet.wounds - free
    for step in range(HURTS):
        if hurt >= 2 * step - 11:
            out[HURT_AT + step] = 1
    at: i64 = HURT_AT + HURTS
    out[at] = -state.box.wound_penalty[sheet.wounds]
    out[at + 1] = min(12, free)
    if not sheet.resurrected:
        near: i64 = max(0, 9 - (health(sheet) - max(0, hurt)))
        out[at + 2] = 1
        out[at + 3] = near
        out[at + 4] = near * near // 2
        out[at + 5] = max(0, sheet.wounds + 4 - health(sheet))


def _bosses(state: State, sheet: Sheet, steps: list[i64], out: list[i64]) -> None:
    """The fights to come: what strength is short of each bracket, and the way to the room."""
    box = state.box
    for number in range(BOSS_COUNT):
        if sheet.boss_boxes[number] != NO_SCORE:
            continue
        at: i64 = BOSS_AT + number * PER_BOSS
        boss: i64 = state.bosses[number]
        reached: i64 = strength(box, sheet, boss)
        before: i64 = box.boss_flee[boss]
        won: i64 = 0
        for n in range(BRACKET_COUNT):
            short: i64 = box.boss_need[boss * BRACKET_COUNT + n] - reached
            gain: i64 = box.boss_glory[boss * BRACKET_COUNT + n] - before
            before += gain
            if short <= 0:
                out[at + 3 * n] = gain
                won += gain
            else:
                out[at + 3 * n + 1] = min(short, 3) * gain
                out[at + 3 * n + 2] = min(short, 14) * gain
        room: i64 = box.dungeon_rooms[state.dungeon][number]
        if has(sheet.explored, room):
            out[at + 9] = 1
            out[at + 10] = won
        else:
            out[at + 11] = steps[room]
            out[at + 12] = max(0, steps[room] - 2)
            out[at + 13] = max(0, steps[room] - 4)
            out[at + 14] = max(0, steps[room] - 7)


def _gems(state: State, sheet: Sheet, steps: list[i64], rivals: list[i64], out: list[i64]) -> None:
    """Every gem that can still be taken: how far it is, for others too, and whether it will vanish."""
    lost: i64 = _vanishing(state, sheet)
    for room in range(ROOM_COUNT):
        gem: i64 = state.box.room_gem[room]
        if gem == NONE or has(sheet.circled | sheet.crossed, gem):
            continue
        far: i64 = steps[room]
        out[LETTER_AT + gem] = 1
        out[LETTER_AT + GEM_COUNT + gem] = far
        at: i64 = LETTER_AT + 2 * GEM_COUNT
        if has(lost, gem):
            out[at + min(3, (far - 1) // 2)] += 1
        elif far <= 6:
            out[at + 4 + (far - 1) // 2] += 1
        if rivals[gem] < far:
            out[at + 8 + min(3, (rivals[gem] - 1) // 2)] += 1
        elif rivals[gem] < FAR:
            out[at + 12 + min(2, (rivals[gem] - 1) // 2)] += 1
        if has(sheet.alive, room) and far < FAR:
            out[at + 15] += fight_wounds(state, sheet, room)


def _vanishing(state: State, sheet: Sheet) -> i64:
    """The gems that go with the next boss (PD-15.2)."""
    if state.vanishing:
        for number in range(BOSS_COUNT):
            if sheet.boss_boxes[number] == NO_SCORE:
                return state.box.boss_lost[state.bosses[number]]
    return 0


def _rooms(state: State, sheet: Sheet, steps: list[i64], out: list[i64]) -> None:
    """The contents of the rooms not explored yet, by distance."""
    box = state.box
    for room in range(ROOM_COUNT):
        if has(sheet.explored, room):
            continue
        at: i64 = ROOM_AT + ring(steps[room]) * PER_ROOM_RING
        for treasure in box.room_treasure[room]:
            if treasure == REWARD_LEVEL:
                out[at] += 1
            elif treasure == REWARD_CRAFT:
                out[at + 1] += 1
            elif treasure == REWARD_POTION:
                out[at + 2] += 1
        out[at + 3] += 1
        if box.room_trap[room]:
            out[at + 4] += 1
        if has(sheet.alive, room):
            out[at + 5] += 1
            out[at + 6] += fight_wounds(state, sheet, room)


def _missions(state: State, sheet: Sheet, out: list[i64]) -> None:
    """Open missions, and how much of each is still missing, in hundredths."""
    for n in range(len(state.missions)):
        mission: i64 = state.missions[n]
        missing: i64 = lacks(state, sheet, mission)
        if has(state.open_missions, n) and missing > 0:
            share: i64 = 100 * missing // state.box.mission_need[mission]
            out[MISSION_AT + mission] = 1
            out[MISSION_AT + CARD_COUNT + mission] = share
            out[MISSION_AT + 2 * CARD_COUNT + mission] = share * share // 100


def _goal(state: State, sheet: Sheet, out: list[i64]) -> None:
    if sheet.goal == NONE:
        return
    out[GOAL_AT + sheet.goal] = 1
    out[GOAL_AT + CARD_COUNT + sheet.goal] = measure(state, sheet, state.box.goal_measure[sheet.goal])
    out[GOAL_AT + 2 * CARD_COUNT + sheet.goal] = goal_score(state, sheet)


def _power(state: State, sheet: Sheet, out: list[i64]) -> None:
    """The power, what it has still to work on, and a few things that go together."""
    at: i64 = POWER_AT + CARD_COUNT
    if sheet.power != NONE:
        out[POWER_AT + sheet.power] = 1
    if sheet.power == ALCHEMIST:
        out[at] = 12 - sheet.potions
    elif sheet.power == FORTUNE_TELLER:
        out[at + 1] = 1 if sheet.levels[CLERIC] < ABILITY_LEVEL else 0
    elif sheet.power == PSIONIC:
        out[at + 2] = 1 if sheet.levels[WIZARD] < ABILITY_LEVEL else 0
    elif sheet.power == RANGER:
        out[at + 3] = sheet.items[MEDALLION]
    elif sheet.power == MERCHANT:
        out[at + 4] = 10 - sheet.gems
    elif sheet.power == SCOUT:
        out[at + 5] = size(state.box.trap_mask & ~sheet.explored)
    elif sheet.power == NOBLE:
        for level in sheet.levels:
            if level < 5:
                out[at + 6] += 1
    out[at + 7] = size(state.open_missions)
    alive: i64 = size(sheet.alive)
    unexplored: i64 = ROOM_COUNT - size(sheet.explored)
    out[OTHER_AT] = alive if is_complete(sheet, ARMOUR) else 0
    out[OTHER_AT + 1] = unexplored if is_complete(sheet, CLOAK) else 0
    out[OTHER_AT + 2] = unexplored if is_complete(sheet, MEDALLION) else 0
    out[OTHER_AT + 3] = unexplored
    for room in members(sheet.alive):
        out[OTHER_AT + 4] += fight_wounds(state, sheet, room)
    out[OTHER_AT + 5] = size(state.box.trap_mask & ~sheet.explored)
