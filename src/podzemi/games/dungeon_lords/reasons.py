"""Consequences of an action as facts of the preview: with them the coach says why a move is better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from podzemi.engine.values import Action, Reason
from podzemi.games.dungeon_lords.actions import (
    Attack,
    Dig,
    Hire,
    Mine,
    OrderTraps,
    Pay,
    PayTaxes,
    PlanCombat,
    PlanOrders,
    Release,
    SpellChoice,
    Target,
)
from podzemi.games.dungeon_lords.names import CREATURES, Adventurer, Creature, Order, Trap
from podzemi.games.dungeon_lords.preview.build import tax_of
from podzemi.games.dungeon_lords.preview.types import Preview, WoundPreview
from podzemi.games.dungeon_lords.state import Box
from podzemi.games.dungeon_lords.view.types import SeatView, View

LETTER: Final = 3
"""Points that a dead letter costs (DL-13.6)."""


class OrderCrowded(Reason, frozen=True):
    """Played first, second or third (`turn`), the order may find no space."""

    order: Order
    turn: int


class OrderUnpaid(Reason, frozen=True):
    """No space of the order can be paid with what is at hand now."""

    order: Order


class OrdersSure(Reason, frozen=True):
    """Every order of the plan finds a space, whatever the others play."""

    orders: list[Order]


class BattleLost(Reason, frozen=True):
    """Against so many of the cards that may come, the party conquers the tile."""

    lost: int
    known: int


class BattleHeld(Reason, frozen=True):
    """The tile holds against every card; at least this many adventurers fall."""

    falls: int


class TileHeld(Reason, frozen=True):
    """By the best play from here the tile holds, and these fall."""

    adventurers: list[Adventurer]


class TileLost(Reason, frozen=True):
    """By the best play from here the tile is conquered, and these fall."""

    adventurers: list[Adventurer]


class DigTaxes(Reason, frozen=True):
    """The number of tiles dug, and the tax on them."""

    tiles: int
    taxes: int


class Mined(Reason, frozen=True):
    """Gold after mining."""

    gold: int


class HireShort(Reason, frozen=True):
    """With the creature, Payday asks for more than is there now."""

    creature: Creature
    gold: int
    food: int


class HireBill(Reason, frozen=True):
    """The creature's pay."""

    creature: Creature
    gold: int
    food: int
    evil: int


class EvilLeft(Reason, frozen=True):
    """So much Evil more, and the paladin comes."""

    evil: int


class Letters(Reason, frozen=True):
    """Taxes that are not paid, and the points they cost."""

    letters: int
    points: int


Reasons: TypeAlias = (
    OrderCrowded
    | OrderUnpaid
    | OrdersSure
    | BattleLost
    | BattleHeld
    | TileHeld
    | TileLost
    | DigTaxes
    | Mined
    | HireShort
    | HireBill
    | EvilLeft
    | Letters
)


def reasons(box: Box, view: View, outlook: Preview, action: Action) -> Iterator[Reason]:
    """The most telling first."""
    if view.seat is None:
        return
    lord, own = view.seats[view.seat], outlook.seats[view.seat]
    match action:
        case PlanOrders(orders=orders):
            yield from _planned(outlook, orders)
        case PlanCombat():
            yield from _battle(lord, outlook, action)
        case Attack() | Target() | OrderTraps() | SpellChoice():
            for step in outlook.answers:
                if step.action == action:
                    fallen = _fallen(step.end.line)
                    yield TileLost(fallen) if step.end.conquered else TileHeld(fallen)
        case Dig(cells=cells):
            tiles = len(lord.tiles) + len(cells)
            yield DigTaxes(tiles, tax_of(tiles))
        case Mine(cells=cells):
            yield Mined(lord.gold + len(cells))
        case Hire(tile=tile):
            yield from _hired(box, lord, outlook, view.seat, tile)
        case Pay(creature=creature) if own.evil_to_paladin and box.cost_evil[_kind(box, creature)]:
            yield EvilLeft(max(0, own.evil_to_paladin - box.cost_evil[_kind(box, creature)]))
        case Release() if own.evil_to_paladin:
            yield EvilLeft(max(0, own.evil_to_paladin - 1))
        case PayTaxes(amount=amount):
            letters = own.bill.taxes - amount
            yield Letters(letters, LETTER * letters)


def _planned(outlook: Preview, orders: list[Order]) -> Iterator[Reason]:
    known = {one.order: one for one in outlook.orders}
    for turn, order in enumerate(orders):
        if 0 in known[order].spaces[turn]:
            yield OrderCrowded(order, turn + 1)
    for order in orders:
        if not any(known[order].payable):
            yield OrderUnpaid(order)
    if all(0 not in known[order].spaces[turn] for turn, order in enumerate(orders)):
        yield OrdersSure(orders)


def _battle(lord: SeatView, outlook: Preview, plan: PlanCombat) -> Iterator[Reason]:
    tile = next(one for one in lord.tiles if one.cell == plan.tile)
    for one in outlook.plans:
        if one.room == tile.room and _sort(one.traps, one.creatures) == _sort(plan.traps, plan.creatures):
            known = sum(len(against.cards) for against in one.against)
            lost = sum(len(against.cards) for against in one.against if against.end.conquered)
            if lost:
                yield BattleLost(lost, known)
            else:
                yield BattleHeld(min(len(_fallen(against.end.line)) for against in one.against))
            return


def _sort(traps: list[Trap], creatures: list[Creature]) -> tuple[list[str], list[str]]:
    """Creatures of one kind are alike."""
    return sorted(traps), sorted(creature.rpartition("_")[0] for creature in creatures)


def _fallen(line: list[WoundPreview]) -> list[Adventurer]:
    return [one.adventurer for one in line if one.falls]


def _hired(box: Box, lord: SeatView, outlook: Preview, seat: int, tile: Creature) -> Iterator[Reason]:
    kind, bill = _kind(box, tile), outlook.seats[seat].bill
    gold, food, evil = box.cost_gold[kind], box.cost_food[kind], box.cost_evil[kind]
    missing = max(0, bill.gold + gold - lord.gold), max(0, bill.food + food - lord.food)
    if any(missing):
        yield HireShort(tile, *missing)
    yield HireBill(tile, gold, food, evil)


def _kind(box: Box, creature: Creature) -> int:
    return box.creature_kind[CREATURES.index(creature)]
