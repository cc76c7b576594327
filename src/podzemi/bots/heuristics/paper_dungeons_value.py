"""What a sheet of Paper Dungeons is worth: glory at the end of the game, as far as one can guess it.

Boxes that are filled count as they are; what the rest of the game may bring is guessed from the
rounds that are left: bosses by strength and way to their rooms, wounds to come against potions
in store, rooms by what lies in them and how far they are.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any, Final  # Any: the components, whose class is the rules' alone

from podzemi.engine.bits import has, members
from podzemi.games.paper_dungeons.actions import ROOMS
from podzemi.games.paper_dungeons.codes import way_to
from podzemi.games.paper_dungeons.preview.sandbox import (
    ABILITY_LEVEL,
    ARMOUR,
    BRACKET_COUNT,
    CLERIC,
    CLOAK,
    HALF_COUNT,
    MEDALLION,
    NO_SCORE,
    ROGUE,
    WIZARD,
    Sandbox,
    can_pass,
)

GROWTH: Final = (0.0, 3.2, 3.2, 3.2, 2.3, 2.3, 2.3, 1.3, 1.3)
"""Strength that a round usually adds, by round."""
WOUNDS: Final = 0.77
"""Wounds that a round brings beyond what its own potions take, bosses aside."""
PENALTY: Final = 0.088
"""Penalty by the square of the wounds: the printed steps, and a little fear of death."""
FAR: Final = 40
NEAR: Final = 0.78
"""How much of a room's worth is left one step farther away."""
REACH: Final = (1.6, 3.0)
"""Steps that one more die, and one more round, are good for when there is somewhere to go."""
LEVEL: Final = (0.0, 0.0, 0.9, 1.75, 2.75, 3.45, 4.05)
"""What levels bring by the end beside their own glory: fewer wounds, more choice; by level, at the start."""
LOWEST: Final = 0.75
"""What counts of the glory of the lowest level while some heroes have still to reach it."""
ABILITY: Final = (0.0, 2.0, 5.0, 1.2)
"""What a hero's ability is worth with the whole game to go; the rogue's one level before it."""
GEM: Final = 6.8
ODD_GEM: Final = 0.5
"""Half the way to the next reward of the gem track."""
POTION: Final = 0.38
BREWED: Final = 0.7
"""What a potion counts for the rows it fills, beside the wounds it takes."""
CRAFT: Final = 1.9
RAISE: Final = 2.25
MINION: Final = 1.9
HURT: Final = 1.08
"""What one more wound costs, on the average."""
OPEN: Final = 0.35
"""What any unexplored room is worth."""
MAP: Final = 0.24
"""How much of what lies about is really taken."""
BEGUN: Final = 0.44
"""Of a complete item's own glory, what half of it counts."""
WORKS: Final = (2.4, 1.4, 0.6, 1.0, 0.0, 2.2, 2.0, 2.4)
"""What an item's effect brings if it is complete, or half of it if it is begun, with the whole game to go."""
MISSION: Final = (0.55, 3.0)
"""What is hoped of a mission: a share of its glory, falling with this power of the way that is left."""
GOAL: Final = (0.7, 1.5)
"""Likewise for the next threshold of the goal."""
WALK: Final = (1.9, 2.6)
"""Steps towards a boss room that a die and a round are good for."""
ROOM_COUNT: Final = len(ROOMS)


class Outside:
    """What does not change while a round is planned, and what was worked out for it already."""

    __slots__ = (
        "boss_rounds",
        "fights",
        "goal_needs",
        "lairs",
        "left",
        "maps",
        "missions",
        "near",
        "round",
        "rounds",
        "worth",
    )

    def __init__(self, own: Sandbox) -> None:
        state, box = own.state, own.box
        self.rounds = int(box.rounds)
        self.round = max(1, int(state.round))
        self.left = self.rounds - self.round
        self.boss_rounds = [box.boss_of_round.index(n) for n in range(3)]
        glory = own.mission_glory()
        self.missions = [
            (box.mission_measure[mission], box.mission_need[mission], float(glory))
            for n, mission in enumerate(state.missions)
            if has(state.open_missions, n)
        ]
        goal = own.sheet.goal
        self.goal_needs = box.goal_need[BRACKET_COUNT * goal : BRACKET_COUNT * (goal + 1)]
        self.worth = [_worth(own, room) for room in range(ROOM_COUNT)]
        self.lairs = members(box.start_alive)
        self.near = _near(own, self)
        self.fights: dict[tuple[int, int, int], tuple[float, float]] = {}
        self.maps: dict[tuple[object, ...], tuple[float, list[tuple[int, float]]]] = {}


def value(own: Sandbox, outside: Outside) -> float:
    """Glory that this sheet may have at the end."""
    sheet, box = own.sheet, own.box
    dice_left = int(box.dice_per_round) - len(sheet.used)
    ahead = float(outside.left) + float(dice_left) / 3
    total = float(box.gem_glory[sheet.gems] + box.minion_glory[sheet.minions])
    total += ODD_GEM * float(sheet.gems % 2) * (ahead > 0)
    total += _heroes(own, ahead / outside.rounds)
    total += _items(own, ahead / outside.rounds)
    boss_glory, boss_wounds = _bosses(own, outside, dice_left)
    total += boss_glory
    total -= _wounds(own, ahead, boss_wounds)
    total += BREWED * float(sheet.potions) * (sheet.potions < box.potion_spaces) * (ahead > 0)
    total += 3.0 * (sheet.potions == box.potion_spaces)
    total += _missions(own, outside, ahead) + _goal(own, outside, ahead)
    if ahead > 0:
        total += MAP * _map(own, outside, dice_left)
    return total


def _heroes(own: Sandbox, share: float) -> float:
    """Box D with the rest of a level on the way, and what levels are good for later."""
    levels = own.sheet.levels
    glory = own.box.hero_glory
    low = min(levels)
    above = sum(level > low for level in levels)
    step = float(glory[low + 1] - glory[low]) if low < own.box.max_level else 0.0
    total = float(glory[low]) + step * above / len(levels) * (LOWEST if share > 0 else 0.0)
    total += sum(level == own.box.max_level for level in levels)
    total += share * sum([LEVEL[level] for level in levels])
    if levels[CLERIC] >= ABILITY_LEVEL:
        total += ABILITY[CLERIC] * share
    if levels[WIZARD] >= ABILITY_LEVEL:
        total += ABILITY[WIZARD] * share
    if levels[ROGUE] == ABILITY_LEVEL - 1:
        total += ABILITY[ROGUE] * share
    return total


def _items(own: Sandbox, share: float) -> float:
    """Box E, and what begun or lasting items will still do."""
    total = 0.0
    box = own.box
    for item, halves in enumerate(own.sheet.items):
        if halves == HALF_COUNT:
            total += float(HALF_COUNT + box.item_glory[item])
            if item in (MEDALLION, CLOAK, ARMOUR):
                total += WORKS[item] * share
        elif halves == 1:
            total += 1 + (BEGUN * (float(box.item_glory[item]) + WORKS[item]) if share > 0 else 0.0)
    return total


def _likely(margin: float, spread: float) -> float:
    """A smooth yes or no."""
    x = margin / spread
    return 1.0 if x > 20 else 0.0 if x < -20 else 1 / (1 + exp(-x))


def _bosses(own: Sandbox, outside: Outside, dice_left: int) -> tuple[float, float]:
    """Glory of all fights, fought and to come, and the wounds of those to come."""
    glory, wounds = 0.0, 0.0
    for number in range(3):
        filled = own.sheet.boss_boxes[number]
        if filled != NO_SCORE:
            glory += float(filled)
            continue
        boss = own.state.bosses[number]
        about = (number, int(own.strength(boss)), dice_left)
        fight = outside.fights.get(about)
        if fight is None:
            fight = outside.fights[about] = _fight(own, outside, *about)
        there = _arrives(own, number, outside.boss_rounds[number] - outside.round, dice_left)
        glory += there * fight[0] + (1 - there) * float(own.box.boss_flee[boss])
        wounds += there * fight[1]
    return glory, wounds


def _fight(own: Sandbox, outside: Outside, number: int, strength: int, dice_left: int) -> tuple[float, float]:
    """Expected glory and wounds in the boss room."""
    box, now = own.box, outside.round
    boss = own.state.bosses[number]
    rounds_until = outside.boss_rounds[number] - now
    reached = strength + GROWTH[now] * dice_left / 3
    reached += sum(GROWTH[now + n] for n in range(1, rounds_until + 1))
    spread = 0.12 + 0.3 * dice_left / 3 + 0.55 * min(3, rounds_until)
    glory = before = float(box.boss_flee[boss])
    wounds = 0.0
    for n in range(BRACKET_COUNT):
        at = BRACKET_COUNT * boss + n
        chance = _likely(reached - float(box.boss_need[at]) + 0.5, spread)
        glory += chance * (float(box.boss_glory[at]) - before)
        before = float(box.boss_glory[at])
        wounds = wounds * (1 - chance) + chance * float(own.boss_wounds(boss, n))
    return glory, wounds


def _arrives(own: Sandbox, number: int, rounds_until: int, dice_left: int) -> float:
    """How likely the boss room is explored in time."""
    room = own.box.dungeon_rooms[own.state.dungeon][number]
    if has(own.sheet.explored, room):
        return 1.0
    budget = WALK[0] * dice_left + WALK[1] * rounds_until
    if budget <= 0:
        return 0.0
    return 0.97 * _likely(budget - _distances(own)[room] + 0.4, 0.5 + 0.35 * rounds_until)


def _wounds(own: Sandbox, ahead: float, boss_wounds: float) -> float:
    """The penalty to expect, and the danger of death."""
    sheet, box = own.sheet, own.box
    coming = WOUNDS * ahead + boss_wounds
    if sheet.levels[CLERIC] >= ABILITY_LEVEL:
        coming -= 0.7 * ahead
    at_last = float(sheet.wounds) + max(0.0, coming - float(own.free_hearts()))
    cost = PENALTY * at_last * at_last if ahead > 0 else -float(box.wound_penalty[sheet.wounds])
    if sheet.resurrected:
        return cost - float(box.resurrection_glory)
    margin = at_last - float(own.health()) - 1.4 * ahead - 0.5
    return cost - float(box.resurrection_glory) * _likely(margin, 0.3 + 0.35 * ahead)


def _missions(own: Sandbox, outside: Outside, ahead: float) -> float:
    """What is scored already, will be now, or is near."""
    total = float(sum(own.sheet.missions[2::3]))
    for measure, need, glory in outside.missions:
        reached = own.measure(measure)
        if reached >= need:
            total += glory
        elif ahead > 0:
            total += MISSION[0] * glory * (reached / need) ** MISSION[1]
    return total


def _goal(own: Sandbox, outside: Outside, ahead: float) -> float:
    """Thresholds reached, and the way to the next."""
    box, goal = own.box, own.sheet.goal
    reached = own.measure(box.goal_measure[goal])
    total, before = 0.0, 0
    for n, need in enumerate(outside.goal_needs):
        glory = box.goal_glory[BRACKET_COUNT * goal + n]
        if reached >= need:
            total, before = float(glory), need
        else:
            if ahead > 0:
                share = float(reached - before) / float(need - before)
                total += GOAL[0] * (float(glory) - total) * share ** GOAL[1]
            break
    return total


# ---------------------------------------------------------------- the map


def _distances(own: Sandbox) -> tuple[int, ...]:
    sheet = own.sheet
    table = _steps(own.box, own.state.dungeon, own.is_complete(CLOAK), own.is_complete(MEDALLION))
    return table[sheet.position]


@cache
def _steps(box: Any, dungeon: int, cloak: bool, medallion: bool) -> tuple[tuple[int, ...], ...]:
    """Steps between rooms; the last row is from outside, so that position -1 finds it."""
    ways = [
        [way_to(way) for way in box.ways[dungeon * ROOM_COUNT + room] if can_pass(way, cloak, medallion)]
        for room in range(ROOM_COUNT)
    ]
    rows = [_from({room: 0}, ways) for room in range(ROOM_COUNT)]
    return (*rows, _from(dict.fromkeys(box.entrances, 1), ways))


def _from(steps: dict[int, int], ways: list[list[int]]) -> tuple[int, ...]:
    edge = list(steps)
    while edge:
        room = edge.pop(0)
        for to in ways[room]:
            if to not in steps:
                steps[to] = steps[room] + 1
                edge.append(to)
    return tuple(steps.get(room, FAR) for room in range(ROOM_COUNT))


def _near(own: Sandbox, outside: Outside) -> list[list[list[float]]]:
    """How much of a room's worth counts: by gem that vanishes after boss 1, 2 or never, dice left, steps."""
    until = [boss_round - outside.round for boss_round in outside.boss_rounds[:2]] + [outside.left]
    return [
        [
            [
                NEAR**steps * _likely(REACH[0] * dice + REACH[1] * rounds - steps, 0.8)
                for steps in range(FAR + 1)
            ]
            if dice or rounds > 0
            else [0.0] * (FAR + 1)
            for dice in range(int(own.box.dice_per_round) + 1)
        ]
        for rounds in until
    ]


def _map(own: Sandbox, outside: Outside, dice_left: int) -> float:
    """What lies in the rooms not explored yet, less the farther away."""
    sheet = own.sheet
    about = (sheet.explored, sheet.position, own.is_complete(CLOAK), own.is_complete(MEDALLION), dice_left)
    known = outside.maps.get(about)
    if known is None:
        known = outside.maps[about] = _lie_of_the_land(own, outside, dice_left)
    total, lairs = known
    for room, weight in lairs:
        if has(sheet.alive, room):
            total += weight * (MINION - HURT * 0.8 * own.fight_wounds(room))
    return total


def _lie_of_the_land(own: Sandbox, outside: Outside, dice_left: int) -> tuple[float, list[tuple[int, float]]]:
    """The rooms without their minions, and the weights of the minions' rooms."""
    steps, explored = _distances(own), own.sheet.explored
    rest, total = outside.near[2][dice_left], 0.0
    for room in range(ROOM_COUNT):
        if not has(explored, room):
            plain, gem, vanishes = outside.worth[room]
            total += rest[steps[room]] * plain
            if gem:
                total += outside.near[vanishes][dice_left][steps[room]] * gem
    return total, [(room, rest[steps[room]]) for room in outside.lairs if not has(explored, room)]


def _worth(own: Sandbox, room: int) -> tuple[float, float, int]:
    """What entering a room for the first time brings, its gem, and after which boss that vanishes."""
    box = own.box
    treasure = (RAISE, CRAFT, 2 * HURT * 0.8 + POTION)
    worth = OPEN + sum(treasure[found] for found in box.room_treasure[room])
    if box.room_trap[room] and own.trap_wounds() > 0:
        worth -= HURT * 0.8
    gem = box.room_gem[room]
    if gem < 0 or not own.is_gem_open(gem):
        return worth, 0.0, 2
    return worth, GEM, _vanishes(own, gem)


def _vanishes(own: Sandbox, gem: int) -> int:
    """The boss whose fight lets the gem vanish, or 2: no gem goes with the last one (PD-15.2)."""
    if own.state.vanishing:
        for number in range(2):
            lost = own.box.boss_lost[own.state.bosses[number]]
            if own.sheet.boss_boxes[number] == NO_SCORE and has(lost, gem):
                return number
    return 2
