"""Measures, strength and score boxes: what can be read off a sheet (PD-12.2, PD-13, PD-14). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has, members, size
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.state import (
    ABILITY_LEVEL,
    BERSERKER,
    BOSS_GLORY,
    BOSS_ROOMS,
    BRACKET_COUNT,
    COLUMN_COUNT,
    COLUMNS_WITH,
    COMPLETE_ITEMS,
    CORNER_ROOMS,
    EDGE_ROOMS,
    FULL_COLUMNS,
    FULL_ROWS,
    GEMS_GAINED,
    HALF_COUNT,
    HEALTH,
    HERO_COUNT,
    HEROES_AT_LEVEL,
    ITEM_COUNT,
    MINION_LEVELS,
    MINIONS_DEFEATED,
    MINIONS_OF_LEVEL,
    NO_SCORE,
    NONE,
    OBSTACLES,
    POTIONS_GAINED,
    ROOMS_EXPLORED,
    ROW_COUNT,
    SCORE_BOX_COUNT,
    SWORD,
    TRAP_ROOMS,
    WARRIOR,
    Box,
    Sheet,
    State,
)


def health(sheet: Sheet) -> i64:
    """The sum of the four levels (PD-1.3.4)."""
    levels = sheet.levels
    return levels[0] + levels[1] + levels[2] + levels[3]


def is_complete(sheet: Sheet, item: i64) -> bool:
    """Whether both halves of the item are filled, and so it works (PD-8.3)."""
    return sheet.items[item] == HALF_COUNT


def free_hearts(box: Box, sheet: Sheet) -> i64:
    """Potion hearts that can still take a wound (PD-7.3)."""
    return box.hearts_per_potion * sheet.potions - sheet.hearts


def strength(box: Box, sheet: Sheet, boss: i64) -> i64:
    """Strength against a boss: levels, the weakness once more, the bonuses (PD-12.2)."""
    total: i64 = health(sheet) + sheet.levels[box.boss_weakness[boss]]
    return total + sword_strength(box, sheet) + warrior_strength(sheet) + berserker_strength(sheet)


def sword_strength(box: Box, sheet: Sheet) -> i64:
    return box.sword_bonus if is_complete(sheet, SWORD) else 0


def warrior_strength(sheet: Sheet) -> i64:
    """The warrior's ability (PD-8.2)."""
    return 1 if sheet.levels[WARRIOR] >= ABILITY_LEVEL else 0


def berserker_strength(sheet: Sheet) -> i64:
    """PD-11.5"""
    return 2 if sheet.power == BERSERKER else 0


def bracket(box: Box, boss: i64, reached: i64) -> i64:
    """The highest bracket of the boss that the strength reaches, or NONE (PD-12.5)."""
    best: i64 = NONE
    for n in range(BRACKET_COUNT):
        if reached >= box.boss_need[boss * BRACKET_COUNT + n]:
            best = n
    return best


# ---------------------------------------------------------------- measures


def measure(state: State, sheet: Sheet, what: i64) -> i64:
    """The value of a measure on a sheet (PD-13.1)."""
    kind: i64 = codes.measure_kind(what)
    n: i64 = codes.measure_number(what)
    box = state.box
    if kind == ROOMS_EXPLORED:
        return len(sheet.visits)
    if kind == CORNER_ROOMS:
        return size(sheet.explored & box.corner_mask)
    if kind == EDGE_ROOMS:
        return size(sheet.explored & box.edge_mask)
    if kind == BOSS_ROOMS:
        return boss_rooms(state, sheet)
    if kind == TRAP_ROOMS:
        return size(sheet.explored & box.trap_mask)
    if kind == FULL_ROWS:
        return full_rows(sheet.explored)
    if kind == FULL_COLUMNS:
        return columns_with(sheet.explored, ROW_COUNT)
    if kind == COLUMNS_WITH:
        return columns_with(sheet.explored, n)
    if kind == MINIONS_DEFEATED:
        return sheet.minions
    if kind == MINIONS_OF_LEVEL:
        return minions_of_level(box, sheet, n)
    if kind == MINION_LEVELS:
        return minion_levels(box, sheet)
    if kind == GEMS_GAINED:
        return sheet.gems
    if kind == POTIONS_GAINED:
        return sheet.potions
    if kind == COMPLETE_ITEMS:
        return complete_items(sheet)
    if kind == HEALTH:
        return health(sheet)
    if kind == HEROES_AT_LEVEL:
        return heroes_at_level(sheet, n)
    if kind == OBSTACLES:
        return size(sheet.explored & box.trap_mask) + size(sheet.walls) + size(sheet.water)
    assert kind == BOSS_GLORY
    return boss_glory(sheet)


def boss_rooms(state: State, sheet: Sheet) -> i64:
    count: i64 = 0
    for room in state.box.dungeon_rooms[state.dungeon]:
        count += 1 if has(sheet.explored, room) else 0
    return count


def full_rows(explored: i64) -> i64:
    """A row is every ROW_COUNT-th bit: shift the columns over each other."""
    common: i64 = bit(ROW_COUNT) - 1
    for column in range(COLUMN_COUNT):
        common &= explored >> (column * ROW_COUNT)
    return size(common)


def columns_with(explored: i64, least: i64) -> i64:
    count: i64 = 0
    for column in range(COLUMN_COUNT):
        if size(explored >> (column * ROW_COUNT) & (bit(ROW_COUNT) - 1)) >= least:
            count += 1
    return count


def minions_of_level(box: Box, sheet: Sheet, level: i64) -> i64:
    """Minions that lived at the start and do not live now (PD-13.1.3)."""
    count: i64 = 0
    for room in members(box.start_alive & ~sheet.alive):
        if box.room_level[room] == level:
            count += 1
    return count


def minion_levels(box: Box, sheet: Sheet) -> i64:
    """How many different levels they had."""
    seen: i64 = 0
    for room in members(box.start_alive & ~sheet.alive):
        seen |= bit(box.room_level[room])
    return size(seen)


def complete_items(sheet: Sheet) -> i64:
    count: i64 = 0
    for halves in sheet.items:
        if halves == HALF_COUNT:
            count += 1
    return count


def heroes_at_level(sheet: Sheet, level: i64) -> i64:
    """Heroes at the level or higher (PD-17.21)."""
    count: i64 = 0
    for reached in sheet.levels:
        if reached >= level:
            count += 1
    return count


def boss_glory(sheet: Sheet) -> i64:
    """Gains only: fleeing is not fighting (PD-17.19)."""
    total: i64 = 0
    for glory in sheet.boss_boxes:
        total += max(0, glory)
    return total


# ---------------------------------------------------------------- score boxes


def score_boxes(state: State, sheet: Sheet) -> list[i64]:
    """The boxes A to L as the sheet stands (PD-14.2)."""
    out: list[i64] = []
    for glory in sheet.boss_boxes:
        out.append(0 if glory == NO_SCORE else glory)
    box = state.box
    out.append(hero_score(box, sheet))
    out.append(item_score(box, sheet))
    out.append(box.gem_glory[sheet.gems])
    out.append(box.minion_glory[sheet.minions])
    out.append(box.wound_penalty[sheet.wounds])
    out.append(box.resurrection_glory if sheet.resurrected else 0)
    out.append(goal_score(state, sheet) + (0 if sheet.power == NONE else box.power_glory[sheet.power]))
    out.append(mission_score(sheet))
    total: i64 = 0
    for glory in out:
        total += glory
    out.append(total)
    assert len(out) == SCORE_BOX_COUNT
    return out


def hero_score(box: Box, sheet: Sheet) -> i64:
    """Box D: the lowest hero, and one for each at the top (PD-1.3.3)."""
    lowest: i64 = box.max_level
    top: i64 = 0
    for hero in range(HERO_COUNT):
        level: i64 = sheet.levels[hero]
        lowest = min(lowest, level)
        if level == box.max_level:
            top += 1
    return box.hero_glory[lowest] + top * box.level_6_glory


def item_score(box: Box, sheet: Sheet) -> i64:
    """Box E: filled halves, and what complete items bring on top (PD-1.6.2)."""
    total: i64 = 0
    for item in range(ITEM_COUNT):
        halves: i64 = sheet.items[item]
        total += halves * box.item_half[item]
        if halves == HALF_COUNT:
            total += box.item_glory[item]
    return total


def goal_score(state: State, sheet: Sheet) -> i64:
    """The highest threshold reached (PD-13.3.1)."""
    if sheet.goal == NONE:
        return 0
    reached: i64 = measure(state, sheet, state.box.goal_measure[sheet.goal])
    return goal_glory(state.box, sheet.goal, reached)


def goal_glory(box: Box, goal: i64, reached: i64) -> i64:
    """The glory of a goal for this much of its measure (PD-13.3.1)."""
    glory: i64 = 0
    first: i64 = goal * BRACKET_COUNT
    for n in range(BRACKET_COUNT):
        if reached >= box.goal_need[first + n]:
            glory = box.goal_glory[first + n]
    return glory


def mission_glory(state: State) -> i64:
    """The glory of a mission now: with one player by round, before the first roll as in round 1 (PD-15.1)."""
    if state.players > 1:
        return state.box.mission_glory
    return state.box.solo_glory[max(1, state.round)]


def mission_score(sheet: Sheet) -> i64:
    """Every third number of the list is a glory."""
    total: i64 = 0
    for n in range(2, len(sheet.missions), 3):
        total += sheet.missions[n]
    return total
