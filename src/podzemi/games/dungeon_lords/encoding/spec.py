"""The specification of `observation` and `choices`, and the same observation made from a view.

Left out: the order of the adventurers that are known to lie under the pile; who stands further back than
the sixth in a party; and what is printed on tiles and cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from podzemi.engine.observation_spec import Choice, Field, Numbers, ObservationSpec, name_list
from podzemi.engine.values import Seat
from podzemi.games.dungeon_lords.encoding import choices
from podzemi.games.dungeon_lords.encoding import observation as ob
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
from podzemi.games.dungeon_lords.state import Box, State
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

SEATS: Final = 4
_GOODS: Final = 99
_HEROES: Final = ADVENTURERS[: ob.HEROES]
_PARTY: Final = int(ob.PARTY)
_TRAPS: Final = 27
_OWNER: Final = "by the seat that has it"

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}."),
    Field("players", 1, 2, SEATS, "How many sit at the table."),
    Field("full_rules", 1, 0, 1, "The option (DL-21)."),
    Field("special_events", 1, 0, 1, "The option (DL-21)."),
    Field("in_turn", 1, 0, 1, "The option (DL-21): battles are planned in turn."),
    Field("year", 1, 1, 2, "The year."),
    Field("round", 1, 0, 4, "The round of building; 0 before the first."),
    Field("combat", 1, 0, 4, "The round of combat; 0 while building."),
    Field("first", 1, 1, SEATS, "The starting player's seat."),
    Field("turn", 1, 0, SEATS, "How many seats, from the first, the phase is done with."),
    Field("place", 1, 0, 24, "How far the execution of orders has come."),
    Field("space", 1, 0, 24, "Space that is executed: three for each order."),
    Field("neutral", 1, 0, 14, "Evil of the neutral cube, with two players."),
    Field("paladin", 1, 0, SEATS + 1, "The year's paladin: 0 in his tent, 1 to 4 before a seat, 5 gone."),
    Field("trap_deck", 1, 0, _TRAPS, "Traps in the deck."),
    Field("asked", SEATS, 0, 1, "By seat: its decision is awaited."),
    Field(
        "spaces", 24, 0, 6, "By space, three for each order: seat whose minion stands there; 5, 6: a dummy's."
    ),
    Field("coming", 4, 0, len(ADVENTURERS), "Adventurers of this round, from 1 in the order of the data."),
    Field("next", 4, 0, len(ADVENTURERS), "Adventurers of the next round."),
    Field("events", 3, 0, 3, f"Event tiles of the year, face up: {name_list(EVENT_TILES, 1)}."),
    Field("special", 1, 0, len(SPECIALS), f"The special event: {name_list(SPECIALS, 1)}."),
    Field("row", 4, 0, len(CARDS), f"Combat cards that the observer knows: {name_list(CARDS, 1)}."),
    Field("revealed", 4, 0, 1, "By combat card: all know it."),
    Field("used_traps", 9, 0, 3, f"By trap ({', '.join(TRAPS)}): used and shown."),
    Field(
        "adventurer",
        len(_HEROES),
        0,
        ob.IN_PARTY + SEATS,
        "By adventurer, then the paladins: 0 not seen yet, 1 comes, 2 comes next, 3 out of the game, 4 under "
        "the pile, 5 to 8 in the prison of a seat, 9 to 12 in the party before a seat.",
    ),
    Field(
        "creature",
        24,
        0,
        6,
        f"By creature tile: 0 not seen yet, 1 on offer, 2 out of the game, 3 to 6 {_OWNER}.",
    ),
    Field(
        "posture",
        24,
        0,
        7,
        "By creature tile, the sum of: 1 face down, 2 sent to battle, 4 done with on payday.",
    ),
    Field("room", 16, 0, 6, f"By room: 0 not seen yet, 1 on offer, 2 out of the game, 3 to 6 {_OWNER}."),
    Field("dummies", 16, 0, 7, "By dummy and order, the sum of: 1 blocked, 2 shown, 4 held by its carer."),
    Field("battle", 1, 0, SEATS, "Seat whose battle is resolved."),
    Field("battle_step", 1, 0, 7, "How far it has come (DL-10.8 to DL-10.15)."),
    Field("battle_asks", 1, 0, len(ASKS) - 1, f"What it waits for: {name_list(ASKS)}."),
    Field("battle_trap", 1, 0, 9, "Trap that waits for its target."),
    Field("battle_pool", 1, 0, _GOODS, "Healing and other points to be given out."),
    Field("battle_losses", 1, 0, _GOODS, "Goods that the spell still takes."),
    Field("battle_sheep", 1, 0, 24, "Creature that is a sheep."),
    Field("battle_used", 2, 0, 9, "Traps of this combat round."),
    Field(
        "battle_marks",
        7,
        0,
        1,
        "Blind rage, no conquest, no healing, no spell, fought, magic shield, no fatigue.",
    ),
    Field("invisible", _PARTY, 0, 1, "By place in the party of the battle: invisible."),
    Field("poisoned", _PARTY, 0, 1, "By place in the party of the battle: poisoned."),
    Field("own_traps", 9, 0, 3, "By trap: the observer's store."),
    Field("own_buried", 9, 0, 3, "By trap: discarded unseen by the observer."),
    Field("own_drawn", 8, 0, 1, f"By order ({', '.join(ORDERS)}): drawn by the observer for blocking."),
    Field("own_dummy", 1, 0, 8, "Order that the observer chose for its dummy."),
    Field("own_laid", 2, 0, 9, "Traps of the observer's plan of battle."),
    Field("gold", SEATS, 0, _GOODS, "By seat: gold."),
    Field("food", SEATS, 0, _GOODS, "By seat: food."),
    Field("imps", SEATS, 0, _GOODS, "By seat: imps."),
    Field("busy", SEATS, 0, _GOODS, "By seat: imps that work."),
    Field("trolls", SEATS, 0, 3, "By seat: Troll tokens."),
    Field("trolls_busy", SEATS, 0, 3, "By seat: Troll tokens that work."),
    Field("evil", SEATS, 0, 15, "By seat: Evil."),
    Field("letters", SEATS, 0, _GOODS, "By seat: letters from the Ministry."),
    Field("traps", SEATS, 0, _TRAPS, "By seat: traps in store."),
    Field("buried", SEATS, 0, _TRAPS, "By seat: traps discarded unseen."),
    Field("answered", SEATS, 0, 1, "By seat: its secret answer is given."),
    Field("part", SEATS, 0, len(PARTS) - 1, f"By seat, in combat: {name_list(PARTS)}."),
    Field("newcomer", SEATS, 0, len(ADVENTURERS), "By seat: adventurer of this round."),
    Field("plan_cell", SEATS, 0, 20, "By seat: cell of its plan of battle, if that is known."),
    Field("plan_traps", SEATS, 0, 2, "By seat: traps of the plan."),
    Field("plan_bait", SEATS, 0, _GOODS, "By seat: bait of the plan."),
    Field("plan_laid", SEATS, 0, 1, "By seat: the plan lies on the table."),
    Field("spied", SEATS * 4, 0, 1, "By seat and combat card: has looked at it."),
    Field("blocked", SEATS * 8, 0, 1, "By seat and order: blocked."),
    Field("on_card", SEATS * 8, 0, 1, "By seat and order: its minion stands on the card."),
    Field("planned", SEATS * 3, 0, 8, "By seat: orders planned or played, first to third."),
    Field("cells", SEATS * 20, 0, 17, "By seat and cell, row by row: 1 tunnel, then rooms from 2; 0 rock."),
    Field("cell_state", SEATS * 20, 0, 5, "By seat and cell: activations of this round, and 3 if conquered."),
    Field("party", SEATS * _PARTY, 0, len(ADVENTURERS), "By seat, first to last: adventurer."),
    Field("party_damage", SEATS * _PARTY, 0, _GOODS, "By seat and place: damage."),
    Field("party_bonus", SEATS * _PARTY, 0, _GOODS, "By seat and place: extra hit points."),
)

KINDS: Final = (
    "choose_blocked",
    "plan_orders",
    "use",
    "decline",
    "dig",
    "mine",
    "discard_trap",
    "hire",
    "build",
    "activate",
    "end",
    "recover",
    "pay",
    "release",
    "pay_taxes",
    "event_choice",
    "plan_combat",
    "order_traps",
    "target",
    "spell_choice",
    "attack",
    "free_prisoner",
)
_PIECES: Final = (
    "orders from 1, cells from 9, traps from 29, creatures from 38, rooms from 62, adventurers from 78, "
    "numbers from 113, pairs of traps from 177, second monster and ghosts from 258"
)
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("piece", choices.PIECE_COUNT, f"What it is about: {_PIECES}."),
    Choice("second", choices.PIECE_COUNT, "The second piece, in the same numbers."),
    Choice("third", choices.PIECE_COUNT, "The third piece."),
    Choice("fourth", choices.PIECE_COUNT, "The fourth piece."),
)

# ---------------------------------------------------------------- from a view


def numbers_of(view: View) -> Numbers:
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
        "planned": _flat(seats, lambda seat: _padded([ORDERS.index(one) + 1 for one in seat.planned], 3)),
        "cells": _flat(seats, lambda seat: _cells(seat, _ground)),
        "cell_state": _flat(seats, lambda seat: _cells(seat, _wear)),
        "party": _flat(
            seats, lambda seat: _padded([ADVENTURERS.index(h.adventurer) + 1 for h in seat.party], _PARTY)
        ),
        "party_damage": _flat(seats, lambda seat: _padded([hero.damage for hero in seat.party], _PARTY)),
        "party_bonus": _flat(seats, lambda seat: _padded([hero.bonus for hero in seat.party], _PARTY)),
    }


def _flat(seats: list[SeatView], of: Callable[[SeatView], Iterable[int]]) -> list[int]:
    return [number for seat in seats for number in of(seat)]


def _padded(numbers: list[int], size: int) -> list[int]:
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


def observation_spec(box: Box) -> ObservationSpec[State, View] | None:
    """The game as numbers; None for data with more of something than there is place for."""
    units, monsters = max(box.get_units), max(box.room_monsters)
    if units > choices.PIECES_EACH or monsters > choices.MONSTERS_MOST or max(box.room_traps) > ob.LAID:
        return None
    return ObservationSpec(FIELDS, ob.observe, numbers_of, CHOICES, choices.split, choices.join)
