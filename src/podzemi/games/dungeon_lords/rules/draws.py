"""Chance: cards drawn and tiles shuffled (DL-23). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import outcomes
from podzemi.games.dungeon_lords.names import EVENT_TILES, ORDERS, Order
from podzemi.games.dungeon_lords.state import PAYDAY, SPECIAL, TAXES


def draw(dice: Dice, size: i64, count: i64, barred: i64) -> list[i64]:
    """`count` different numbers below `size`, none of them barred, in the order drawn."""
    drawn: list[i64] = []
    while len(drawn) < count:
        number: i64 = dice.below(size)
        if not has(barred, number):
            barred |= bit(number)
            drawn.append(number)
        elif dice.scripted:
            raise ValueError("the script draws a card that is not there")
    return drawn


def shuffle_event_tiles(dice: Dice, year: i64, log: Log | None) -> list[i64]:
    """One for each round but the first (DL-2.2)."""
    tiles: list[i64] = [PAYDAY, TAXES, SPECIAL]
    dice.shuffle(tiles)
    if log is not None:
        log.chance.append(outcomes.EventTiles(year, [EVENT_TILES[tile] for tile in tiles]))
    return tiles


def order_names(orders: list[i64]) -> list[Order]:
    """Orders by name, as they come."""
    return [ORDERS[order] for order in orders]
