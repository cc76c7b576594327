"""The weights of orders (DL-6, DL-19). Compiled.

Everybody's blocked cards lie open, so every rival's hand is known: for each order the lord works out which
space it is likely to find, by how often lords plan it in that round. A plan is worth what its orders bring
one after the other, as far as the goods last.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.policy.evaluation import best_rivals, prefer, stage_of, worth
from podzemi.games.dungeon_lords.policy.fitted import figures_of
from podzemi.games.dungeon_lords.policy.popular import popular
from podzemi.games.dungeon_lords.rules.building.costs import may_pay_evil
from podzemi.games.dungeon_lords.rules.building.dungeon import building_sites, cells_of, mineable
from podzemi.games.dungeon_lords.rules.conditions import hiring_fee
from podzemi.games.dungeon_lords.state import (
    BUILD_ROOM,
    DIG_TUNNELS,
    HIRE_MONSTER,
    MINE_GOLD,
    MOST_EVIL,
    NONE,
    ORDER_COUNT,
    PLAN_LENGTH,
    SPACE_COUNT,
    SPACES_EACH,
    Box,
    Lord,
    State,
    count_bits,
    order_of,
    space_at,
)

PLAN_HALF: Final[i64] = 200
BLOCK_HALF: Final[i64] = 200
SURE: Final[i64] = 1000  # what chances are parts of
SPY: Final[i64] = 300
SHORT: Final[i64] = 700  # for a gold that hiring needs and that is not there


# ---------------------------------------------------------------- what a space brings


def use_space(state: State, lord: Lord, at: i64) -> None:
    """The trade of a `whole` space; traps come face down, so any will do (DL-6.9)."""
    box: Box = state.box
    lord.gold += box.get_gold[at] - box.pay_gold[at]
    lord.food += box.get_food[at] - box.pay_food[at]
    lord.imps += box.get_imps[at]
    lord.evil = max(0, min(lord.evil + box.pay_evil[at] - box.get_good[at], box.start[MOST_EVIL]))
    lord.traps[0] += box.get_traps[at]


def with_tunnels(tiles: i64, count: i64) -> i64:
    """A dungeon with so many tunnels more, wherever."""
    more: i64 = tiles
    for _ in range(count):
        more |= more + 1
    return more


def take_creature(state: State, lord: Lord, tile: i64) -> bool:
    """Pay for a creature and take it in; whether that can be (DL-6.15)."""
    box: Box = state.box
    kind: i64 = box.creature_kind[tile]
    if lord.gold < box.cost_gold[kind] or lord.food < box.cost_food[kind]:
        return False
    if not may_pay_evil(box, lord, box.cost_evil[kind], state.full):
        return False
    lord.gold -= box.cost_gold[kind]
    lord.food -= box.cost_food[kind]
    lord.evil += box.cost_evil[kind]
    if box.cost_trap[kind] and not _lose_trap(lord):
        return False
    if box.cost_monster[kind]:
        if not lord.lair:
            return False
        lord.lair.pop(0)
    lord.lair.append(tile)
    return True


def _lose_trap(lord: Lord) -> bool:
    for trap in range(len(lord.traps)):
        if lord.traps[trap] > 0:
            lord.traps[trap] -= 1
            return True
    return False


def build_anywhere(state: State, lord: Lord, room: i64) -> bool:
    """Put a room on the last site that it may have; whether there is one (DL-6.16)."""
    sites: list[i64] = cells_of(state.box, building_sites(state.box, lord, room))
    if not sites:
        return False
    cell: i64 = sites[len(sites) - 1]
    lord.rooms |= bit(cell)
    lord.room_at[cell] = room
    return True


def _take(state: State, lord: Lord, order: i64, tile: i64) -> bool:
    """Take in a creature or build a room; whether that can be."""
    if order == HIRE_MONSTER:
        return take_creature(state, lord, tile)
    return build_anywhere(state, lord, tile)


def _on_offer(state: State, order: i64) -> list[i64]:
    if order == HIRE_MONSTER:
        return state.offer[:]
    return state.room_offer[:]


def _picked(state: State, lord: Lord, order: i64, rank: i64, rivals: list[i64], figures: list[i64]) -> i64:
    """The worth after taking the best tile on offer (rank 0), or the next one."""
    first: i64 = -1_000_000
    second: i64 = -1_000_000
    for tile in _on_offer(state, order):
        twin: Lord = lord.clone()
        if _take(state, twin, order, tile):
            value: i64 = worth(state, twin, rivals, figures)
            second = max(second, min(first, value))
            first = max(first, value)
    return first if rank == 0 else second


def space_worth(state: State, lord: Lord, at: i64, now: i64, rivals: list[i64], figures: list[i64]) -> i64:
    """The gain of a space, 0 if it cannot be used or is better declined."""
    box: Box = state.box
    order: i64 = order_of(at)
    twin: Lord = lord.clone()
    if lord.gold < box.pay_gold[at] or lord.food < box.pay_food[at]:
        return 0
    if not may_pay_evil(box, lord, box.pay_evil[at], state.full):
        return 0
    use_space(state, twin, at)
    if order == HIRE_MONSTER or order == BUILD_ROOM:
        best: i64 = _picked(state, twin, order, 0, rivals, figures) - now
        if at % SPACES_EACH == 2:
            return max(0, best)
        second: i64 = max(0, _picked(state, twin, order, 1, rivals, figures) - now)
        if at % SPACES_EACH == 1:
            return (3 * max(0, best) + second) // 4
        return (max(0, best) + second) // 2 if order == HIRE_MONSTER else max(0, best) // 2
    units: i64 = min(box.get_units[at], lord.imps - box.pay_foreman[at])
    if order == DIG_TUNNELS:
        if units <= 0:
            return 0
        twin.tiles = with_tunnels(twin.tiles, units)
    elif order == MINE_GOLD:
        twin.gold += max(0, min(units, count_bits(mineable(lord))))
    return max(0, worth(state, twin, rivals, figures) + box.get_spy[at] * SPY - now)


# ---------------------------------------------------------------- which space it will be


def _chances(state: State, seat: i64, order: i64, position: i64, often: list[i64]) -> list[i64]:
    """How likely it is that so many rivals stand there before, in parts of SURE.

    `often`: how often lords plan each order (`policy.popular`).
    """
    counts: list[i64] = [SURE, 0, 0, 0]
    place: i64 = (seat - state.first + state.players) % state.players
    for other in range(state.players):
        if other == seat or has(state.lords[other].blocked, order):
            continue
        chance: i64 = 0
        for before in range(position):
            chance += often[order * PLAN_LENGTH + before]
        if (other - state.first + state.players) % state.players < place:
            chance += often[order * PLAN_LENGTH + position]
        for number in range(3, -1, -1):
            counts[number] = counts[number] * (SURE - chance) // SURE
            if number > 0:
                counts[number] += counts[number - 1] * chance // SURE
    return counts


def order_worth(
    state: State, seat: i64, order: i64, position: i64, dummy: bool, spaces: list[i64], often: list[i64]
) -> i64:
    """The mean over the spaces that the card may find; `dummy`: another minion will stand on the first."""
    counts: list[i64] = _chances(state, seat, order, position, often)
    found: i64 = 0
    ahead: i64 = 0
    taken: bool = dummy
    for space in range(SPACES_EACH):
        at: i64 = space_at(order, space)
        if state.spaces[at] != NONE:
            continue
        if taken:
            taken = False
            continue
        found += counts[ahead] * spaces[at] // SURE
        ahead += 1
    return found


def space_worths(state: State, seat: i64) -> list[i64]:
    """By space: what it adds to what the seat has now."""
    lord: Lord = state.lords[seat]
    figures: list[i64] = figures_of(stage_of(state))
    rivals: list[i64] = best_rivals(state, seat)
    now: i64 = worth(state, lord, rivals, figures)
    return [space_worth(state, lord, at, now, rivals, figures) for at in range(SPACE_COUNT)]


def plan_sites(state: State, seat: i64, spaces: list[i64]) -> list[i64]:
    """By order, position and whether the own dummy's card goes there too: what the card is worth."""
    sites: list[i64] = []
    often: list[i64] = popular(stage_of(state))
    for order in range(ORDER_COUNT):
        for position in range(PLAN_LENGTH):
            sites.append(order_worth(state, seat, order, position, False, spaces, often))
            sites.append(order_worth(state, seat, order, position, True, spaces, often))
    return sites


def _site(order: i64, position: i64, dummy: i64) -> i64:
    return (order * PLAN_LENGTH + position) * 2 + (1 if order == dummy else 0)


# ---------------------------------------------------------------- plans


def weigh_plans(state: State, seat: i64, options: list[i64], weights: list[i64]) -> None:
    """Plans of orders, the better the likelier (DL-6.3)."""
    sites: list[i64] = plan_sites(state, seat, space_worths(state, seat))
    lord: Lord = state.lords[seat]
    budget: list[i64] = _budget(state, lord)
    values: list[i64] = [plan_worth(state, lord, code, sites, budget) for code in options]
    prefer(values, PLAN_HALF, weights)


def _budget(state: State, lord: Lord) -> list[i64]:
    """By order what its second space does to gold, then to food, then how many imps it keeps busy."""
    box: Box = state.box
    found: list[i64] = [0] * (3 * ORDER_COUNT)
    for order in range(ORDER_COUNT):
        at: i64 = space_at(order, 1)
        found[order] = box.get_gold[at] - box.pay_gold[at]
        found[ORDER_COUNT + order] = box.get_food[at] - box.pay_food[at]
        found[2 * ORDER_COUNT + order] = min(lord.imps, box.get_units[at])
    mines: i64 = min(count_bits(mineable(lord)), found[2 * ORDER_COUNT + MINE_GOLD])
    found[MINE_GOLD] = mines
    return found


def plan_worth(state: State, lord: Lord, code: i64, sites: list[i64], budget: list[i64]) -> i64:
    """The value of three orders as their spaces are used, one after the other (DL-6.8).

    An order whose gold or food is gone by then brings nothing; one with too few imps a part.
    """
    dummy: i64 = codes.planned_dummy(code)
    gold: i64 = lord.gold - hiring_fee(state.full, codes.planned_order(code, 0), 0)
    food: i64 = lord.food
    idle: i64 = lord.imps
    total: i64 = SHORT * min(gold, 0)
    for order in range(ORDER_COUNT):
        for position in range(PLAN_LENGTH):
            if codes.planned_order(code, position) == order and _lasts(order, gold, food, budget):
                needed: i64 = budget[2 * ORDER_COUNT + order]
                busy: i64 = min(idle, needed)
                value: i64 = sites[_site(order, position, dummy)]
                total += value * busy // needed if needed > 0 else value
                gold += budget[order]
                food += budget[ORDER_COUNT + order]
                idle -= busy
    return total


def _lasts(order: i64, gold: i64, food: i64, budget: list[i64]) -> bool:
    """Whether there is enough for an order; a creature wants gold or food."""
    if order == HIRE_MONSTER:
        return gold > 0 or food > 0
    return gold + budget[order] >= 0 and food + budget[ORDER_COUNT + order] >= 0


def weigh_cards(state: State, seat: i64, options: list[i64], weights: list[i64]) -> None:
    """Cards to keep: to take back one that is wanted, to block those that are not (DL-2.6, DL-7.4)."""
    spaces: list[i64] = space_worths(state, seat)
    values: list[i64] = []
    for code in options:
        value: i64 = 0
        for order in range(ORDER_COUNT):
            single: i64 = (spaces[space_at(order, 0)] + 2 * spaces[space_at(order, 1)]) // 3
            if codes.kind_of(code) == codes.RECOVER:
                value += single if codes.recovered_order(code) == order else 0
            elif has(codes.blocked_orders(code), order):
                value -= single
        values.append(value)
    prefer(values, BLOCK_HALF, weights)
