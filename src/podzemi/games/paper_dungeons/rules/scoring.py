"""Measures, strength and score boxes: what can be read off a sheet (PD-12.2, PD-13, PD-14). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.games.paper_dungeons.state import (
    BERSERKER,
    BOSS_GLORY,
    BOSS_ROOMS,
    BOXES,
    BRACKETS,
    COLUMNS,
    COLUMNS_WITH,
    COMPLETE_ITEMS,
    CORNER_ROOMS,
    EDGE_ROOMS,
    FULL_COLUMNS,
    FULL_ROWS,
    GEMS,
    HEALTH,
    HEROES,
    HEROES_AT_LEVEL,
    ITEMS,
    MEASURE,
    MINION_LEVELS,
    MINIONS,
    MINIONS_OF_LEVEL,
    NO_BOX,
    NONE,
    OBSTACLES,
    POTIONS,
    ROOMS,
    ROOMS_EXPLORED,
    ROWS,
    SWORD,
    TRAP_ROOMS,
    WARRIOR,
    Box,
    Sheet,
    State,
    bits,
)


def health(sheet: Sheet) -> i64:
    """The sum of the four levels (PD-1.3.4)."""
    levels = sheet.levels
    return levels[0] + levels[1] + levels[2] + levels[3]


def free_hearts(box: Box, sheet: Sheet) -> i64:
    """Potion hearts that can still take a wound (PD-7.3)."""
    return box.hearts_per_potion * sheet.potions - sheet.hearts


def strength(box: Box, sheet: Sheet, boss: i64) -> i64:
    """Strength against a boss: levels, the weakness once more, the bonuses (PD-12.2)."""
    total: i64 = health(sheet) + sheet.levels[box.boss_weakness[boss]]
    if sheet.items[SWORD] == 2:
        total += box.sword_bonus
    if sheet.levels[WARRIOR] >= 4:
        total += 1
    if sheet.power == BERSERKER:
        total += 2
    return total


def bracket(box: Box, boss: i64, reached: i64) -> i64:
    """The highest bracket of the boss that the strength reaches, or NONE (PD-12.5)."""
    best: i64 = NONE
    for n in range(BRACKETS):
        if reached >= box.boss_need[boss * BRACKETS + n]:
            best = n
    return best


# ---------------------------------------------------------------- measures


def measure(state: State, sheet: Sheet, what: i64) -> i64:
    """The value of a measure on a sheet (PD-13.1)."""
    kind: i64 = what // MEASURE
    n: i64 = what % MEASURE
    box = state.box
    if kind == ROOMS_EXPLORED:
        return len(sheet.visits)
    if kind == CORNER_ROOMS:
        return bits(sheet.explored & box.corner_mask)
    if kind == EDGE_ROOMS:
        return bits(sheet.explored & box.edge_mask)
    if kind == BOSS_ROOMS:
        return boss_rooms(state, sheet)
    if kind == TRAP_ROOMS:
        return bits(sheet.explored & box.trap_mask)
    if kind == FULL_ROWS:
        return full_rows(sheet.explored)
    if kind == FULL_COLUMNS:
        return columns_with(sheet.explored, ROWS)
    if kind == COLUMNS_WITH:
        return columns_with(sheet.explored, n)
    if kind == MINIONS:
        return sheet.minions
    if kind == MINIONS_OF_LEVEL:
        return minions_of_level(box, sheet, n)
    if kind == MINION_LEVELS:
        return minion_levels(box, sheet)
    if kind == GEMS:
        return sheet.gems
    if kind == POTIONS:
        return sheet.potions
    if kind == COMPLETE_ITEMS:
        return complete_items(sheet)
    if kind == HEALTH:
        return health(sheet)
    if kind == HEROES_AT_LEVEL:
        return heroes_at_level(sheet, n)
    if kind == OBSTACLES:
        return bits(sheet.explored & box.trap_mask) + bits(sheet.walls) + bits(sheet.water)
    assert kind == BOSS_GLORY
    return boss_glory(sheet)


def boss_rooms(state: State, sheet: Sheet) -> i64:
    count: i64 = 0
    for room in state.box.dungeon_rooms[state.dungeon]:
        count += sheet.explored >> room & 1
    return count


def full_rows(explored: i64) -> i64:
    """A row is every ROWS-th bit: shift the columns over each other."""
    common: i64 = explored
    for column in range(1, COLUMNS):
        common &= explored >> (column * ROWS)
    return bits(common & (bit(ROWS) - 1))


def columns_with(explored: i64, least: i64) -> i64:
    count: i64 = 0
    for column in range(COLUMNS):
        if bits(explored >> (column * ROWS) & (bit(ROWS) - 1)) >= least:
            count += 1
    return count


def minions_of_level(box: Box, sheet: Sheet, level: i64) -> i64:
    """Minions that lived at the start and do not live now (PD-13.1.3)."""
    count: i64 = 0
    gone: i64 = box.start_alive & ~sheet.alive
    for room in range(ROOMS):
        if gone >> room & 1 and box.room_level[room] == level:
            count += 1
    return count


def minion_levels(box: Box, sheet: Sheet) -> i64:
    seen: i64 = 0
    gone: i64 = box.start_alive & ~sheet.alive
    for room in range(ROOMS):
        if gone >> room & 1:
            seen |= bit(box.room_level[room])
    return bits(seen)


def complete_items(sheet: Sheet) -> i64:
    count: i64 = 0
    for halves in sheet.items:
        if halves == 2:
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
    for box in sheet.boss_boxes:
        if box > 0:
            total += box
    return total


# ---------------------------------------------------------------- score boxes


def boxes(state: State, sheet: Sheet) -> list[i64]:
    """The boxes A to L as the sheet stands (PD-14.2)."""
    out: list[i64] = []
    for glory in sheet.boss_boxes:
        out.append(0 if glory == NO_BOX else glory)
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
    assert len(out) == BOXES
    return out


def hero_score(box: Box, sheet: Sheet) -> i64:
    """Box D: the lowest hero, and one for each at the top (PD-1.3.3)."""
    lowest: i64 = sheet.levels[0]
    top: i64 = 0
    for hero in range(HEROES):
        level: i64 = sheet.levels[hero]
        if level < lowest:
            lowest = level
        if level == box.max_level:
            top += 1
    return box.hero_glory[lowest] + top * box.level_6_glory


def item_score(box: Box, sheet: Sheet) -> i64:
    """Box E: filled halves, and what complete items bring on top (PD-1.6.2)."""
    total: i64 = 0
    for item in range(ITEMS):
        halves: i64 = sheet.items[item]
        total += halves * box.item_half[item]
        if halves == 2:
            total += box.item_glory[item]
    return total


def goal_score(state: State, sheet: Sheet) -> i64:
    """The highest threshold reached (PD-13.3.1)."""
    if sheet.goal == NONE:
        return 0
    box = state.box
    reached: i64 = measure(state, sheet, box.goal_measure[sheet.goal])
    glory: i64 = 0
    first: i64 = sheet.goal * BRACKETS
    for n in range(BRACKETS):
        if reached >= box.goal_need[first + n]:
            glory = box.goal_glory[first + n]
    return glory


def mission_score(sheet: Sheet) -> i64:
    """Every third number of the list is a glory."""
    total: i64 = 0
    for n in range(2, len(sheet.missions), 3):
        total += sheet.missions[n]
    return total
