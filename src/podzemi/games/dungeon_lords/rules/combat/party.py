"""The line of adventurers: who stands in it, wounds, the prison (DL-10.2, DL-10.13, DL-10.17). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords.names import ADVENTURERS
from podzemi.games.dungeon_lords.state import ILLUSION, PALADIN, Battle, Box, Lord

# why somebody is hurt
BY_TRAP: Final[i64] = 0
BY_ATTACK: Final[i64] = 1
BY_FATIGUE: Final[i64] = 2
BY_POISON: Final[i64] = 3


def hit(
    box: Box, battle: Battle, lord: Lord, adventurer: i64, points: i64, cause: i64, log: Log | None
) -> None:
    """Deal points to one adventurer, who may fall (DL-10.2, DL-10.17)."""
    amount: i64 = points
    if has(battle.invisible, adventurer):
        return
    if battle.shield:
        battle.shield = False
        amount -= 1
    if amount <= 0:
        return
    at: i64 = lord.party.index(adventurer)
    lord.damage[at] += amount
    if log is not None:
        hurt = ce.Hurt(battle.seat, ADVENTURERS[adventurer], amount, lord.damage[at], ce.CAUSES[cause])
        log.events.append(hurt)
    if lord.damage[at] >= box.adventurer_hp[adventurer] + lord.bonus[at]:
        _fall(lord, battle.seat, at, log)


def _fall(lord: Lord, seat: i64, at: i64, log: Log | None) -> None:
    """Out of the line and into the prison; an illusion is just gone (DL-10.2, DL-15.44)."""
    adventurer: i64 = lord.party[at]
    lord.party.pop(at)
    lord.damage.pop(at)
    lord.bonus.pop(at)
    if adventurer == ILLUSION:
        if log is not None:
            log.events.append(ce.IllusionVanished(seat))
        return
    lord.prison.append(adventurer)
    if log is not None:
        log.events.append(ce.AdventurerFell(seat, ADVENTURERS[adventurer]))


def heal(lord: Lord, seat: i64, points: i64, log: Log | None) -> None:
    """Remove damage front to back (DL-10.13)."""
    left: i64 = points
    for at in range(len(lord.party)):
        healed: i64 = min(left, lord.damage[at])
        if healed > 0:
            lord.damage[at] -= healed
            left -= healed
            if log is not None:
                log.events.append(ce.Healed(seat, ADVENTURERS[lord.party[at]], healed, lord.damage[at]))


def vanish(lord: Lord, seat: i64, log: Log | None) -> None:
    """An illusion without real adventurers is gone (DL-15.44)."""
    if lord.party:
        lord.party.clear()
        lord.damage.clear()
        lord.bonus.clear()
        if log is not None:
            log.events.append(ce.IllusionVanished(seat))


def join_at(lord: Lord, place: i64, adventurer: i64) -> None:
    """Somebody unhurt takes this place in the line."""
    lord.party.insert(place, adventurer)
    lord.damage.insert(place, 0)
    lord.bonus.insert(place, 0)


def sum_icons(icons: list[i64], lord: Lord) -> i64:
    """All icons of one sort in the line."""
    total: i64 = 0
    for adventurer in lord.party:
        total += icons[adventurer]
    return total


def freeable(lord: Lord) -> list[i64]:
    """Ordinary prisoners; paladins only when no one else is there (DL-10.22, DL-15.59)."""
    ordinary: list[i64] = []
    for adventurer in lord.prison:
        if adventurer < PALADIN:
            ordinary.append(adventurer)
    return ordinary if ordinary else lord.prison[:]
