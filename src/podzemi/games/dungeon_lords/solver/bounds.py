"""Losses that no plan of battle can prevent: a quick bound for the search of a combat. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.games.dungeon_lords.rules.building.costs import is_monster
from podzemi.games.dungeon_lords.rules.building.dungeon import cells_of, nearest
from podzemi.games.dungeon_lords.state import (
    ALL,
    ILLUSION,
    NONE,
    OPTION_COUNT,
    TRAP_COUNT,
    Box,
    Lord,
    option_row,
    trap_row,
)


def must_lose(box: Box, lord: Lord, year: i64, fatigue: i64) -> bool:
    """Whether the party survives anything and nothing keeps it from conquering."""
    left: i64 = fatigue
    for at in range(len(lord.party)):
        one: i64 = lord.party[at]
        if one != ILLUSION:
            left -= box.adventurer_hp[one] + lord.bonus[at] - lord.damage[at]
    traps: i64 = 1
    monsters: i64 = 1
    extra: i64 = 0
    near: i64 = nearest(lord)
    if near & lord.rooms:
        for cell in cells_of(box, near & lord.rooms):
            room: i64 = lord.room_at[cell]
            traps = max(traps, box.room_traps[room])
            monsters = max(monsters, box.room_monsters[room])
            extra = max(extra, box.room_bonus[room])
    harm: i64 = _trap_harm(box, lord, year)
    if harm < 0:
        return False
    left += harm * traps
    army: i64 = _army_harm(box, lord, monsters, extra)
    return army >= 0 and left + army < 0


def _trap_harm(box: Box, lord: Lord, year: i64) -> i64:
    """The most that one trap of the store can deal; below 0: one of them saves the tile."""
    count: i64 = len(lord.party)
    most: i64 = 0
    for trap in range(TRAP_COUNT):
        if lord.traps[trap]:
            if box.trap_no_conquest[trap]:
                return NONE
            at: i64 = trap_row(trap, year)
            first: i64 = box.trap_first[at]
            if first == NONE:
                for k in range(count):
                    first = max(first, box.adventurer_hp[lord.party[k]] + lord.bonus[k])
            harm: i64 = first + box.trap_second[at] + box.trap_last[at] + box.trap_chosen[at]
            harm += (box.trap_each[at] + box.trap_others[at]) * count + box.trap_poison[trap]
            most = max(most, harm)
    return most


def _army_harm(box: Box, lord: Lord, monsters: i64, extra: i64) -> i64:
    """The most that all ghosts and so many monsters can deal; below 0: a creature can save the tile."""
    total: i64 = 0
    first: i64 = 0
    second: i64 = 0
    for creature in lord.lair:
        if not has(lord.down, creature):
            hurt: i64 = _creature_harm(box, creature, len(lord.party), extra)
            if hurt < 0:
                return NONE
            if not is_monster(box, creature):
                total += hurt
            elif hurt > first:
                second = first
                first = hurt
            else:
                second = max(second, hurt)
    return total + first + (second * (monsters - 1) if monsters > 1 else 0)


def _creature_harm(box: Box, creature: i64, count: i64, extra: i64) -> i64:
    """The most that a creature can deal to so many; below 0: it can save the tile."""
    most: i64 = 0
    for option in range(1, OPTION_COUNT + 1):
        at: i64 = option_row(box.creature_kind[creature], option)
        if box.option_form[at] == NONE:
            continue
        if box.option_no_conquest[at]:
            return NONE
        harm: i64 = (box.option_strength[at] + extra) * max(box.option_times[at], 1)
        if box.option_form[at] == ALL:
            harm *= count
        if box.option_follow[at]:
            harm += box.option_follow[at] + extra
        most = max(most, harm)
    return most
