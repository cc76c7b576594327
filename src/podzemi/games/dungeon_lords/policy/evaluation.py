"""The value of a dungeon, in thousandths of a point at the end of the match (DL-13.6, DL-19). Compiled.

A lord's worth is what would be scored now, and for what the rest of the match makes of it a weighted sum of
`features`: goods beyond the bills and short of them, workers, traps, creatures, ground, Evil, the
party that waits, and how far the lord is ahead in each title. `policy.fitted` holds the weights
for every stage of the match, fitted by `research/fit_dungeon_lords.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dungeon_lords.rules.building.costs import is_monster
from podzemi.games.dungeon_lords.rules.building.dungeon import cells_of, mineable
from podzemi.games.dungeon_lords.rules.conditions import tax_due
from podzemi.games.dungeon_lords.rules.scoring import measure
from podzemi.games.dungeon_lords.state import (
    HALL_OF_FAME,
    KIND_COUNT,
    PALADIN,
    PAYDAY,
    POINTS_CONQUERED,
    POINTS_LETTER,
    POINTS_MONSTER,
    POINTS_PALADIN,
    POINTS_PRISONER,
    POINTS_ROOM,
    ROUND_COUNT,
    TAXES,
    TITLE_COUNT,
    TRAP_COUNT,
    Box,
    Lord,
    State,
    count_bits,
    trap_count,
)

POINT: Final[i64] = 1000
"""One point at the end."""

# when a bill of the year comes
NOW: Final[i64] = 0
LATER: Final[i64] = 1
PAID: Final[i64] = 2

# places of the features
F_ONE: Final[i64] = 0
F_GOLD: Final[i64] = 1
F_TAX_NOW: Final[i64] = 3
F_FOOD: Final[i64] = 5
F_PAY_NOW: Final[i64] = 7
F_IMPS: Final[i64] = 9
F_TRAPS: Final[i64] = 11
F_KINDS: Final[i64] = 13
F_TUNNELS: Final[i64] = 22
F_ROOMS: Final[i64] = 24
F_EVIL: Final[i64] = 28
F_PARTY: Final[i64] = 30
F_GAP: Final[i64] = 35
F_SEEN: Final[i64] = 37
F_LEFT: Final[i64] = 38
F_TITLES: Final[i64] = 39
FEATURE_COUNT: Final[i64] = 46

SPARE: Final[i64] = 3  # gold, food and traps up to here count more than those beyond
HANDS: Final[i64] = 6  # imps, likewise
GROUND: Final[i64] = 5  # tunnels
LEAD: Final[i64] = 2  # a lead in a title counts so far
BEYOND: Final[i64] = 6  # and so many beyond
BLACK: Final[i64] = 8  # Evil up to here is safe from the paladin


def stage_of(state: State) -> i64:
    """0 to 7: the round; 8 and 9: the combat of the year."""
    if state.combat:
        return 2 * ROUND_COUNT + state.year - 1
    return (state.year - 1) * ROUND_COUNT + max(state.round, 1) - 1


def bill_time(state: State, tile: i64) -> i64:
    """Whether an event of the year comes this round (NOW), LATER or no more (PAID)."""
    if state.combat:
        return PAID
    for number in range(2, state.round):
        if state.event_tiles[number - 2] == tile:
            return PAID
    if state.round >= 2 and state.event_tiles[state.round - 2] == tile:
        return NOW
    return LATER


def best_rivals(state: State, seat: i64) -> list[i64]:
    """By title: the most that another lord has (DL-13.7)."""
    best: list[i64] = [-1000] * TITLE_COUNT
    for other in range(state.players):
        if other != seat:
            for title in range(TITLE_COUNT):
                best[title] = max(best[title], measure(state.box, state.lords[other], title))
    return best


def scored(box: Box, lord: Lord) -> i64:
    """Points that lie on the table now, titles apart (DL-13.6)."""
    points: i64 = count_bits(lord.conquered) * box.points[POINTS_CONQUERED]
    points += lord.letters * box.points[POINTS_LETTER]
    for prisoner in lord.prison:
        points += box.points[POINTS_PALADIN if prisoner >= PALADIN else POINTS_PRISONER]
    for creature in lord.lair:
        if is_monster(box, creature):
            points += box.points[POINTS_MONSTER]
    for cell in cells_of(box, lord.rooms & ~lord.conquered):
        points += box.points[POINTS_ROOM]
        for creature in lord.lair:
            points += box.room_points[lord.room_at[cell] * KIND_COUNT + box.creature_kind[creature]]
    return points


def _split(found: list[i64], at: i64, amount: i64, upto: i64) -> None:
    """A good in two features: what counts in full, and what lies beyond."""
    found[at] = max(0, min(amount, upto))
    found[at + 1] = max(0, min(amount - upto, BEYOND))


def _bill(found: list[i64], at: i64, short: i64, time: i64) -> None:
    """The shortfall of a bill, by when it is due."""
    if short > 0 and time != PAID:
        found[at + time] = short


def food_due(box: Box, lord: Lord) -> i64:
    """Food that the creatures want on Payday; who has been settled wants no more (DL-8.2)."""
    food: i64 = 0
    for creature in lord.lair:
        if not has(lord.settled, creature):
            food += box.cost_food[box.creature_kind[creature]]
    return food


def features(state: State, lord: Lord, rivals: list[i64]) -> list[i64]:
    """The inputs of the forecast of the rest of the match."""
    box: Box = state.box
    found: list[i64] = [0] * FEATURE_COUNT
    found[F_ONE] = 1
    tax_time: i64 = bill_time(state, TAXES)
    gold: i64 = lord.gold
    if tax_time != PAID:
        gold -= tax_due(lord)
    _bill(found, F_TAX_NOW, -gold, tax_time)
    _split(found, F_GOLD, gold, SPARE)
    pay_time: i64 = bill_time(state, PAYDAY)
    food: i64 = lord.food
    if pay_time != PAID:
        food -= food_due(box, lord)
    _bill(found, F_PAY_NOW, -food, pay_time)
    _split(found, F_FOOD, food, SPARE)
    _split(found, F_IMPS, lord.imps, HANDS)
    _split(found, F_TRAPS, trap_count(lord), SPARE)
    for creature in lord.lair:
        found[F_KINDS + box.creature_kind[creature]] += 1
    _split(found, F_TUNNELS, count_bits(mineable(lord)), GROUND)
    for cell in cells_of(box, lord.rooms & ~lord.conquered):
        found[F_ROOMS + (3 if lord.room_at[cell] == HALL_OF_FAME else lord.room_at[cell] // 4)] += 1
    found[F_EVIL] = lord.evil
    found[F_EVIL + 1] = max(0, lord.evil - BLACK)
    _party(box, lord, state.year, found)
    found[F_SEEN] = count_bits(lord.spied)
    found[F_LEFT] = ROUND_COUNT + 1 - state.combat if state.combat else 0
    for title in range(TITLE_COUNT):
        found[F_TITLES + title] = max(-LEAD, min(measure(box, lord, title) - rivals[title], LEAD))
    return found


def _party(box: Box, lord: Lord, year: i64, found: list[i64]) -> None:
    """The party that waits before the dungeon, and the reach of the defence."""
    health: i64 = 0
    for at in range(len(lord.party)):
        one: i64 = lord.party[at]
        health += box.adventurer_hp[one] + lord.bonus[at] - lord.damage[at]
        found[F_PARTY + 1] += box.adventurer_heal[one]
        found[F_PARTY + 2] += box.adventurer_trap[one]
        found[F_PARTY + 3] += box.adventurer_magic[one]
        if one >= PALADIN:
            found[F_PARTY + 4] = 1
    found[F_PARTY] = health
    gap: i64 = health + found[F_PARTY + 1] - defence(box, lord, year)
    found[F_GAP] = max(0, gap)
    found[F_GAP + 1] = max(0, min(-gap, 3 * BEYOND))


def defence(box: Box, lord: Lord, year: i64) -> i64:
    """Roughly how many points of damage creatures and traps can deal in a combat."""
    total: i64 = 0
    for creature in lord.lair:
        if not has(lord.down, creature):
            total += kind_power(box.creature_kind[creature])
    for trap in range(TRAP_COUNT):
        total += lord.traps[trap] * (2 + year) // 2
    return total


def kind_power(kind: i64) -> i64:
    """Damage in a combat: Goblin, Slime, Ghost, Troll, Witch, Vampire, Golem, Dragon, Demon."""
    powers: list[i64] = [2, 3, 2, 4, 4, 4, 8, 6, 7]
    return powers[kind]


def worth(state: State, lord: Lord, rivals: list[i64], figures: list[i64]) -> i64:
    """The score that a lord in this match may expect."""
    found: list[i64] = features(state, lord, rivals)
    total: i64 = POINT * scored(state.box, lord)
    for n in range(FEATURE_COUNT):
        total += found[n] * figures[n]
    return total


def prefer(values: list[i64], half: i64, weights: list[i64]) -> None:
    """Weights that halve with every `half` that a value stays behind the best: 1,000,000 at most."""
    best: i64 = values[0]
    for value in values:
        best = max(best, value)
    for value in values:
        steps: i64 = (best - value) // half
        if steps < 20:
            rest: i64 = best - value - steps * half
            weights.append((1_000_000 // bit(steps)) * (2 * half - rest) // (2 * half))
        else:
            weights.append(0)
