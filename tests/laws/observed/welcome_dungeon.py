"""The observation of a seat made from its view alone: an independent reference for the law."""

from __future__ import annotations

from laws.observed import Numbers
from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, Monster, Tile
from podzemi.games.welcome_dungeon.state import Box
from podzemi.games.welcome_dungeon.view.types import (
    ENDS,
    FATES,
    FORCED,
    PHASES,
    REVEAL_ORDERS,
    STATUSES,
    RevealView,
    View,
)


def numbers_of(box: Box, view: View) -> Numbers:
    """The observation of the view's seat, by field."""
    options, run = view.options, view.run
    return {
        "phase": PHASES.index(view.phase),
        "players": len(view.seats),
        "round": view.round,
        "forced_first_add": FORCED.index(options["forced_first_add"]),
        "successes_to_win": int(options["successes_to_win"]),
        "reveal_order": REVEAL_ORDERS.index(options["reveal_order"]),
        "final_total": int(options["death_check"] == "final_total"),
        "memory_aid": int(options["memory_aid"]),
        "hero": HEROES.index(view.hero),
        "starter": _seat(view, view.starter),
        "asked": _seat(view, view.to_act[0] if view.to_act else None),
        "must_add": int(view.forced),
        "success_cards": view.success_cards,
        "deck": view.deck,
        "hand": _monster(view.hand),
        "hp": view.hp,
        "winner": _seat(view, view.winner),
        "active": [int(view.seats[seat].active) for seat in _clockwise(view)],
        "eliminated": [int(view.seats[seat].eliminated) for seat in _clockwise(view)],
        "successes": [view.seats[seat].successes for seat in _clockwise(view)],
        "failures": [view.seats[seat].failures for seat in _clockwise(view)],
        "passed": [_turn(view, seat, None) for seat in _clockwise(view)],
        "tile": [STATUSES.index(tile.status) for tile in view.kit],
        "tile_by": [_seat(view, tile.by) for tile in view.kit],
        "tile_turn": [0 if tile.by is None else _turn(view, tile.by, tile.tile) for tile in view.kit],
        "tile_monster": [_monster(_under(view, tile.tile)) for tile in view.kit],
        "pile": len(view.pile),
        "pile_by": [_seat(view, card.adder) for card in view.pile],
        "pile_monster": [_monster(card.monster) for card in view.pile],
        "pile_fate": _fates(view),
        "added": [_own_added_cards(view).count(monster) for monster in MONSTERS],
        "runner": _seat(view, run.runner if run else None),
        "entry_hp": run.entry_hp if run else 0,
        "named": _monster(run.named if run else None),
        "pact_pending": int(run is not None and run.pact_pending),
        "ended": ENDS.index(run.ended) if run else 0,
        "faced": next((_monster(r.monster) for r in _reveals(view) if r.fate == "pending"), 0),
        "replaced_slot": next((_slot(view, n) for n, r in enumerate(_reveals(view)) if r.removed), 0),
        "replacement": next((_monster(r.monster) for r in _reveals(view) if r.removed), 0),
    }


def _seat(view: View, seat: Seat | None) -> int:
    return 0 if seat is None else _clockwise(view).index(seat) + 1


def _clockwise(view: View) -> list[Seat]:
    """All seats, the observer first."""
    assert view.seat is not None, "a spectator has no observation"
    seats = list(range(len(view.seats)))
    return seats[view.seat :] + seats[: view.seat]


def _monster(monster: Monster | None) -> int:
    return 0 if monster is None else MONSTERS.index(monster) + 1


def _turn(view: View, seat: Seat, tile: Tile | None) -> int:
    """The number of the turn in which the seat gave up the tile, or passed; 0 if it did not."""
    ways = ("sacrifice",) if tile else ("pass",)
    found = (n for n, t in enumerate(view.turns, 1) if t.turn in ways and (t.seat, t.tile) == (seat, tile))
    return next(found, 0)


def _under(view: View, tile: Tile) -> Monster | None:
    return next((aside.monster for aside in view.asides if aside.tile == tile), None)


def _reveals(view: View) -> list[RevealView]:
    return view.run.reveals if view.run else []


def _slot(view: View, reveal: int) -> int:
    """The card of the pile that was revealed so, from 1; a shuffled pile is turned up from its end."""
    return _reveals(view)[reveal].slot or len(view.pile) - reveal


def _fates(view: View) -> list[int]:
    fates = {_slot(view, n): FATES.index(reveal.fate) + 1 for n, reveal in enumerate(_reveals(view))}
    return [fates.get(number, 0) for number in range(1, len(view.pile) + 1)]


def _own_added_cards(view: View) -> list[Monster]:
    """The own cards in the pile that the seat may remember."""
    if not view.options["memory_aid"]:
        return []
    mine = [card.monster for card in view.pile if card.adder == view.seat]
    return view.added or [monster for monster in mine if monster is not None]
