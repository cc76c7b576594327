"""The observation of a seat made from its view alone: an independent reference for the law."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from laws.observed import Numbers
from podzemi.engine.values import Seat
from podzemi.games.dungeon_lords.encoding import observation as ob
from podzemi.games.dungeon_lords.encoding.spec import _HEROES, _PARTY, SEATS
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    EVENT_TILES,
    ORDERS,
    ROOMS,
    SPECIALS,
    TRAPS,
    Trap,
    cell_code,
)
from podzemi.games.dungeon_lords.state import Box
from podzemi.games.dungeon_lords.view.types import (
    ASKS,
    PARTS,
    PHASES,
    CreatureView,
    DummyView,
    SeatView,
    SpaceView,
    TileView,
    View,
)


def numbers_of(box: Box, view: View) -> Numbers:
    """The observation of the view's seat, by field."""
    assert view.seat is not None, "a spectator has no observation"
    order = [*range(view.seat, len(view.seats)), *range(view.seat)]
    seats = [view.seats[seat] for seat in order]
    adventurers, creatures, rooms = _adventurers(view, seats), _creatures(view, seats), _rooms(view, seats)
    own = seats[0]
    return {
        "phase": PHASES.index(view.phase),
        "players": len(view.seats),
        "full_rules": int(view.options["full_rules"]),
        "special_events": int(view.options["special_events"]),
        "in_turn": int(view.options["combat_planning"] == "in_turn"),
        "year": view.year,
        "round": view.round,
        "combat": view.combat,
        "first": order.index(view.first) + 1,
        "turn": view.turn,
        "place": view.place,
        "space": 0 if view.space is None else _space(view.space) + 1,
        "neutral": view.neutral or 0,
        "paladin": _paladin(view, order),
        "trap_deck": view.trap_deck,
        "asked": [int(seat in view.to_act) for seat in order],
        "spaces": _minions(view, order),
        "coming": [ADVENTURERS.index(one) + 1 for one in view.adventurers],
        "next": [ADVENTURERS.index(one) + 1 for one in view.next_adventurers],
        "events": [0 if tile is None else EVENT_TILES.index(tile) + 1 for tile in view.events],
        "special": 0 if view.special is None else SPECIALS.index(view.special) + 1,
        "row": [0 if card is None else CARDS.index(card) + 1 for card in view.row],
        "revealed": [int(position in view.revealed) for position in range(1, 5)],
        "used_traps": _stores(view.used_traps),
        "adventurer": [adventurers.get(one, 0) for one in _HEROES],
        "creature": [creatures.get(one, 0) for one in CREATURES],
        "posture": _postures(seats),
        "room": [rooms.get(room, 0) for room in ROOMS],
        "dummies": [number for dummy in view.dummies for number in _dummy(dummy)],
        **_battle(view, order),
        "own_traps": _stores(own.store),
        "own_buried": _stores(own.buried_traps),
        "own_drawn": [int(one in own.drawn) for one in ORDERS],
        "own_dummy": 0 if own.dummy_card is None else ORDERS.index(own.dummy_card) + 1,
        "own_laid": [] if own.plan is None else [TRAPS.index(trap) + 1 for trap in own.plan.traps],
        "gold": [seat.gold for seat in seats],
        "food": [seat.food for seat in seats],
        "imps": [seat.imps for seat in seats],
        "busy": [seat.busy for seat in seats],
        "trolls": [seat.trolls for seat in seats],
        "trolls_busy": [seat.trolls_busy for seat in seats],
        "evil": [seat.evil for seat in seats],
        "letters": [seat.letters for seat in seats],
        "traps": [seat.traps for seat in seats],
        "buried": [seat.buried for seat in seats],
        "answered": [int(seat.answered) for seat in seats],
        "part": [PARTS.index(seat.part) for seat in seats],
        "newcomer": [0 if seat.newcomer is None else ADVENTURERS.index(seat.newcomer) + 1 for seat in seats],
        "plan_cell": [0 if seat.plan is None else cell_code(seat.plan.tile) + 1 for seat in seats],
        "plan_traps": [0 if seat.plan is None else seat.plan.count for seat in seats],
        "plan_bait": [0 if seat.plan is None else seat.plan.bait for seat in seats],
        "plan_laid": [int(seat.plan is not None and seat.plan.laid) for seat in seats],
        "spied": _flat(
            seats, lambda seat: [int(n in [one.position for one in seat.spied]) for n in range(1, 5)]
        ),
        "blocked": _flat(seats, lambda seat: [int(one in seat.blocked) for one in ORDERS]),
        "on_card": _flat(seats, lambda seat: [int(one in seat.on_card) for one in ORDERS]),
        "planned": _flat(seats, lambda seat: _pad([ORDERS.index(one) + 1 for one in seat.planned], 3)),
        "cells": _flat(seats, lambda seat: _cells(seat, _ground)),
        "cell_state": _flat(seats, lambda seat: _cells(seat, _wear)),
        "party": _flat(
            seats, lambda seat: _pad([ADVENTURERS.index(h.adventurer) + 1 for h in seat.party], _PARTY)
        ),
        "party_damage": _flat(seats, lambda seat: _pad([hero.damage for hero in seat.party], _PARTY)),
        "party_bonus": _flat(seats, lambda seat: _pad([hero.bonus for hero in seat.party], _PARTY)),
    }


def _flat(seats: list[SeatView], of: Callable[[SeatView], Iterable[int]]) -> list[int]:
    return [number for seat in seats for number in of(seat)]


def _pad(numbers: list[int], size: int) -> list[int]:
    return (numbers + [0] * size)[:size]


def _stores(traps: list[Trap]) -> list[int]:
    """How many there are of every kind."""
    return [traps.count(trap) for trap in TRAPS]


def _space(space: SpaceView) -> int:
    return 3 * ORDERS.index(space.order) + space.space - 1


def _paladin(view: View, order: list[Seat]) -> int:
    if isinstance(view.paladin, int):
        return order.index(view.paladin) + 1
    return 0 if view.paladin == "tent" else SEATS + 1


def _minions(view: View, order: list[Seat]) -> list[int]:
    owners = [0] * 24
    for minion in view.minions:
        dummy = 5 + (minion.dummy or 0)
        owners[_space(minion)] = dummy if minion.seat is None else order.index(minion.seat) + 1
    return owners


def _adventurers(view: View, seats: list[SeatView]) -> dict[str, int]:
    """Where every adventurer is."""
    found: dict[str, int] = dict.fromkeys(view.gone_adventurers, ob.HERO_GONE)
    found |= dict.fromkeys(view.under, ob.UNDER_PILE)
    found |= dict.fromkeys(view.adventurers, ob.IN_OFFER)
    found |= dict.fromkeys(view.next_adventurers, ob.COMES_NEXT)
    for number, seat in enumerate(seats, 1):
        found |= dict.fromkeys(seat.prison, ob.IN_PRISON + number)
        found |= dict.fromkeys([hero.adventurer for hero in seat.party], ob.IN_PARTY + number)
    return found


def _creatures(view: View, seats: list[SeatView]) -> dict[str, int]:
    found: dict[str, int] = dict.fromkeys(view.gone_creatures, ob.GONE)
    found |= dict.fromkeys(view.creatures, ob.IN_OFFER)
    for number, seat in enumerate(seats, 1):
        found |= dict.fromkeys([one.creature for one in seat.creatures], ob.OWNED + number)
    return found


def _rooms(view: View, seats: list[SeatView]) -> dict[str, int]:
    found: dict[str, int] = dict.fromkeys(view.gone_rooms, ob.GONE)
    found |= dict.fromkeys(view.rooms, ob.IN_OFFER)
    for number, seat in enumerate(seats, 1):
        found |= dict.fromkeys([tile.room for tile in seat.tiles if tile.room is not None], ob.OWNED + number)
    return found


def _postures(seats: list[SeatView]) -> list[int]:
    found = {one.creature: _posture(one) for seat in seats for one in seat.creatures}
    return [found.get(creature, 0) for creature in CREATURES]


def _posture(one: CreatureView) -> int:
    return one.face_down + 2 * one.sent + 4 * one.settled


def _dummy(dummy: DummyView) -> Iterator[int]:
    for order in ORDERS:
        yield (order in dummy.blocked) + 2 * (order in dummy.shown) + 4 * (order in dummy.held)


def _cells(seat: SeatView, of: Callable[[TileView], int]) -> list[int]:
    """A number for every cell, 0 where no tile lies."""
    numbers = [0] * 20
    for tile in seat.tiles:
        numbers[cell_code(tile.cell)] = of(tile)
    return numbers


def _ground(tile: TileView) -> int:
    return 1 if tile.room is None else ROOMS.index(tile.room) + 2


def _wear(tile: TileView) -> int:
    return tile.worked + 3 * tile.conquered


def _battle(view: View, order: list[Seat]) -> dict[str, int | Iterable[int]]:
    """The fields of the battle that is being resolved."""
    battle = view.battle
    party = [] if battle is None else [hero.adventurer for hero in view.seats[battle.seat].party[:_PARTY]]
    return {
        "battle": 0 if battle is None else order.index(battle.seat) + 1,
        "battle_step": 0 if battle is None else battle.step,
        "battle_asks": 0 if battle is None else ASKS.index(battle.asks),
        "battle_trap": 0 if battle is None or battle.trap is None else TRAPS.index(battle.trap) + 1,
        "battle_pool": 0 if battle is None else battle.pool,
        "battle_losses": 0 if battle is None else battle.losses,
        "battle_sheep": 0 if battle is None or battle.sheep is None else CREATURES.index(battle.sheep) + 1,
        "battle_used": [] if battle is None else [TRAPS.index(trap) + 1 for trap in battle.used],
        "battle_marks": []
        if battle is None
        else [
            int(battle.rage),
            int(battle.no_conquest),
            int(battle.no_healing),
            int(battle.no_spell),
            int(battle.fought),
            int(battle.shield),
            int(battle.no_fatigue),
        ],
        "invisible": [] if battle is None else [int(hero in battle.invisible) for hero in party],
        "poisoned": [] if battle is None else [int(hero in battle.poisoned) for hero in party],
    }
