"""The prior over spaces, rooms and bills (DL-6.8 to DL-8.4, DL-19).

Every trade is weighed by what the belongings are worth after it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.policy.evaluation import POINT, best_rivals, prefer, stage_of, worth
from podzemi.games.dungeon_lords.policy.fitted import figures_of
from podzemi.games.dungeon_lords.policy.orders import SPY, use_space, with_tunnels
from podzemi.games.dungeon_lords.rules.building.costs import change_evil
from podzemi.games.dungeon_lords.rules.building.special_events import WITCH_HUNT_EVIL
from podzemi.games.dungeon_lords.rules.conditions import space_now, special_now, tax_due
from podzemi.games.dungeon_lords.state import (
    COLUMN_COUNT,
    ENTRANCE,
    GIVES_DIG,
    GIVES_FOOD,
    GIVES_GOLD,
    GIVES_GOOD,
    GIVES_TRAP,
    NONE,
    SAFETY_INSPECTION,
    WITCH_HUNT,
    Box,
    Lord,
    State,
    count_bits,
)

TRADE_HALF: Final[i64] = 150
DEPTH: Final[i64] = 60  # for a room that lies a step farther from the entrance
TUNNEL_DEPTH: Final[i64] = 25  # for a tunnel
IDLE: Final[i64] = 20  # what a room must bring at least
OUT: Final[i64] = -1_000_000_000  # never


def weigh_trades(state: State, seat: i64, options: list[i64], weights: list[i64]) -> None:
    """Codes of building, the better the likelier."""
    lord: Lord = state.lords[seat]
    figures: list[i64] = figures_of(stage_of(state))
    rivals: list[i64] = best_rivals(state, seat)
    kind: i64 = codes.kind_of(options[0])
    values: list[i64] = []
    if kind == codes.DIG:
        _dig_values(state, lord, options, rivals, figures, values)
    elif kind == codes.MINE:
        _mine_values(options, values)
    elif kind == codes.BUILD:
        _build_values(state, lord, options, rivals, figures, values)
    else:
        for code in options:
            values.append(_after(state, lord, seat, code, rivals, figures))
    prefer(values, TRADE_HALF, weights)


def depth(cell: i64) -> i64:
    """Steps from the entrance at least: the party comes there last."""
    side: i64 = cell % COLUMN_COUNT - ENTRANCE
    return cell // COLUMN_COUNT + (side if side >= 0 else -side)


# ---------------------------------------------------------------- tunnels and rooms


def _dig_values(
    state: State, lord: Lord, options: list[i64], rivals: list[i64], figures: list[i64], values: list[i64]
) -> None:
    """By how many cells, and how deep; of the ways to dig the same cells few are looked at."""
    by_count: list[i64] = []
    for count in range(codes.DIG_MOST + 1):
        twin: Lord = lord.clone()
        twin.tiles = with_tunnels(lord.tiles, count)
        by_count.append(worth(state, twin, rivals, figures))
    for code in options:
        if codes.kind_of(code) != codes.DIG:
            values.append(by_count[0])
            continue
        cells: list[i64] = codes.dug_cells(code)
        value: i64 = by_count[len(cells)]
        last: i64 = NONE
        for cell in cells:
            value += TUNNEL_DEPTH * depth(cell)
            if last != NONE and cell < last and not (last - cell == 1 or last - cell == COLUMN_COUNT):
                value = OUT
            last = cell
        values.append(value)


def _mine_values(options: list[i64], values: list[i64]) -> None:
    """As much gold as can be; which tunnels give it is all the same (DL-6.13)."""
    most: i64 = 0
    for code in options:
        if codes.kind_of(code) == codes.MINE:
            most = max(most, count_bits(codes.mined_cells(code)))
    found: bool = False
    for code in options:
        if not found and codes.kind_of(code) == codes.MINE and count_bits(codes.mined_cells(code)) == most:
            values.append(0)
            found = True
        else:
            values.append(OUT)


def _build_values(
    state: State, lord: Lord, options: list[i64], rivals: list[i64], figures: list[i64], values: list[i64]
) -> None:
    """Each room is looked at once; the cell counts by its depth."""
    now: i64 = worth(state, lord, rivals, figures)
    last: i64 = NONE
    value: i64 = now
    for code in options:
        if codes.kind_of(code) != codes.BUILD:
            values.append(now)
            continue
        room: i64 = codes.built_room(code)
        cell: i64 = codes.building_cell(code)
        if room != last:
            twin: Lord = lord.clone()
            twin.gold -= state.box.pay_gold[space_now(state)]
            twin.rooms |= bit(cell)
            twin.room_at[cell] = room
            value = worth(state, twin, rivals, figures)
            last = room
        values.append(value + DEPTH * depth(cell))


# ---------------------------------------------------------------- everything else


def _after(state: State, lord: Lord, seat: i64, code: i64, rivals: list[i64], figures: list[i64]) -> i64:
    """The value of the belongings after a code."""
    kind: i64 = codes.kind_of(code)
    if kind == codes.PAY_TAXES:
        return (codes.tax_amount(code) - tax_due(lord)) * 3 * POINT
    twin: Lord = lord.clone()
    extra: i64 = 0
    if kind == codes.USE:
        use_space(state, twin, space_now(state))
        position: i64 = codes.spied_position(code)
        if position and not has(lord.spied, position - 1):
            extra = SPY - 5 * position
    elif kind == codes.HIRE:
        twin.food -= state.box.pay_food[space_now(state)]
        _pay(state.box, twin, seat, codes.creature_of(code), codes.price_of(code))
        twin.lair.append(codes.creature_of(code))
        extra = -_price_worth(state.box, codes.price_of(code))
    elif kind == codes.PAY:
        _pay(state.box, twin, seat, codes.creature_of(code), codes.price_of(code))
        twin.settled |= bit(codes.creature_of(code))
        extra = -_price_worth(state.box, codes.price_of(code))
    elif kind == codes.RELEASE:
        twin.lair.remove(codes.creature_of(code))
        change_evil(state.box, twin, seat, 1, None)
    elif kind == codes.ACTIVATE:
        extra = _work(state, twin, seat, code)
    elif kind == codes.DISCARD_TRAP:
        extra = -trap_worth(codes.discarded_trap(code))
    elif kind == codes.EVENT_CHOICE:
        extra = _event(state, twin, seat, code)
    return worth(state, twin, rivals, figures) + extra


def _pay(box: Box, lord: Lord, seat: i64, creature: i64, price: i64) -> None:
    """The cost of a creature (DL-6.15, DL-8.2)."""
    kind: i64 = box.creature_kind[creature]
    lord.gold -= box.cost_gold[kind]
    lord.food -= box.cost_food[kind]
    if codes.trap_of(price) != NONE:
        lord.traps[codes.trap_of(price)] -= 1
    if codes.victim_of(price) != NONE:
        lord.lair.remove(codes.victim_of(price))
    change_evil(box, lord, seat, box.cost_evil[kind], None)


def _price_worth(box: Box, price: i64) -> i64:
    """The extra cost of paying with this particular trap, on top of losing any trap."""
    return trap_worth(codes.trap_of(price)) if codes.trap_of(price) != NONE else 0


def trap_worth(trap: i64) -> i64:
    """How much better than the worst trap: Rolling Stone, Pendulum, Trapdoor, Wall of Fire, Cursed Ring,
    Poisoned Meal, Kamikaze Imp, Poisoned Dart, Anti-magic Dart."""
    better: list[i64] = [700, 400, 600, 700, 600, 700, 500, 500, 0]
    return better[trap]


def _work(state: State, lord: Lord, seat: i64, code: i64) -> i64:
    """A room works: what it gives beyond goods (DL-7.3). Trolls can do nothing else now."""
    box: Box = state.box
    room: i64 = lord.room_at[codes.activated_cell(code)]
    gives: i64 = box.room_gives[room]
    extra: i64 = 30 * codes.working_trolls(code) - 10 * codes.working_imps(code) - IDLE
    lord.food -= box.room_food[room]
    if gives == GIVES_FOOD:
        lord.food += 1
    elif gives == GIVES_GOLD:
        lord.gold += 1
    elif gives == GIVES_TRAP:
        lord.traps[0] += 1
    elif gives == GIVES_DIG:
        site: i64 = codes.dig_site(code)
        lord.tiles |= bit(site)
        extra += TUNNEL_DEPTH * depth(site)
    elif gives == GIVES_GOOD:
        change_evil(box, lord, seat, -1, None)
    else:
        lord.imps += 1
    return extra


def _event(state: State, lord: Lord, seat: i64, code: i64) -> i64:
    """An answer to a special event (DL-11.6): what it costs beyond goods."""
    card: i64 = special_now(state)
    box: Box = state.box
    if card == SAFETY_INSPECTION:
        lord.gold -= codes.event_amount(code)
        change_evil(box, lord, seat, count_bits(lord.rooms) - codes.event_amount(code), None)
        return 0
    monster: i64 = codes.event_monster(code)
    if card == WITCH_HUNT:
        if monster >= 0:
            lord.lair.remove(monster)
        else:
            change_evil(box, lord, seat, WITCH_HUNT_EVIL, None)
        return 0
    if codes.event_gold(code) > 0:
        lord.gold -= 1
    if codes.event_trap(code) != NONE:
        lord.traps[codes.event_trap(code)] -= 1
        return -trap_worth(codes.event_trap(code))
    return _strike(box, lord, seat, monster, code)


def _strike(box: Box, lord: Lord, seat: i64, monster: i64, code: i64) -> i64:
    """Monster Strike: a unit of the cost, or a monster that does not fight this year."""
    unit: i64 = codes.event_unit(code)
    if unit == codes.UNIT_FOOD:
        lord.food -= 1
    elif unit == codes.UNIT_EVIL:
        change_evil(box, lord, seat, 1, None)
    elif unit == codes.UNIT_GOLD:
        lord.gold -= 1
    elif unit == codes.UNIT_MONSTER:
        lord.lair.remove(codes.event_victim(code))
    elif unit == NONE and monster >= 0:
        return -POINT
    return 0
