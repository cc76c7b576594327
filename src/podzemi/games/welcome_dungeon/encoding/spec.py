"""The specification of `observation` and `choices`, and the same observation made from a view.

Left out, because nothing that is still to come depends on it: which hero came first, which tile beat a card
of the run, and the HP after each card. The turns of the round are all there: who passed when and which tile
went when; the other turns added the cards of the pile, in its order, and whose each was follows clockwise.
"""

from __future__ import annotations

from typing import Final

from podzemi.engine.observation_spec import Choice, Field, Mask, Numbers, ObservationSpec, name_list
from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Monster, Tile
from podzemi.games.welcome_dungeon.data.schema import DATA, FIGURES
from podzemi.games.welcome_dungeon.encoding import choices, observation
from podzemi.games.welcome_dungeon.state import State
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

_SEATS: Final = DATA.players.max
_CARDS: Final = sum(monster.count for monster in DATA.monster)
_TURNS: Final = _CARDS + _SEATS - 1
_STRENGTH: Final = sum(monster.strength * monster.count for monster in DATA.monster)
_FAILURES: Final = FIGURES[r"setup\.failures_to_eliminate"][1]
_SUCCESS_CARDS: Final = DATA.setup.success_cards_used + DATA.setup.success_cards_boxed
_TARGET: Final = 3
_ROUNDS: Final = _SEATS * (_TARGET - 1 + _FAILURES)
_MOST_HP: Final = 60
"""More than any hero has, the Ring's gains included."""

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}."),
    Field("players", 1, 2, _SEATS, "How many sit at the table."),
    Field("round", 1, 1, _ROUNDS, "The number of the round."),
    Field("forced_first_add", 1, 0, 2, f"The option (WD-6.5): {name_list(FORCED)}."),
    Field("successes_to_win", 1, 2, _TARGET, "The option (WD-6.6)."),
    Field("reveal_order", 1, 0, 2, f"The option (WD-7.1): {name_list(REVEAL_ORDERS)}."),
    Field("final_total", 1, 0, 1, "The option (WD-7.38): the hero dies at the end of the run only."),
    Field("memory_aid", 1, 0, 1, "The option (WD-3.7): who added a card goes on seeing it."),
    Field("hero", 1, 0, len(HEROES) - 1, f"The hero of the round: {name_list(HEROES)}."),
    Field("starter", 1, 1, _SEATS, "Seat that began the round."),
    Field("asked", 1, 0, _SEATS, "Seat that decides; 0 when the match is over."),
    Field("must_add", 1, 0, 1, "The seat that decides must draw and add (WD-6.5)."),
    Field("success_cards", 1, 0, _SUCCESS_CARDS, "Success cards left."),
    Field("deck", 1, 0, _CARDS, "Cards in the monster deck."),
    Field("hand", 1, 0, len(MONSTERS), f"Monster that the observer has drawn: {name_list(MONSTERS, 1)}."),
    Field("hp", 1, -_STRENGTH, _MOST_HP, "HP: as the kit stands; in the run what is left."),
    Field("winner", 1, 0, _SEATS, "Seat that has won."),
    Field("active", _SEATS, 0, 1, "By seat: still in the round."),
    Field("eliminated", _SEATS, 0, 1, "By seat: out of the match."),
    Field("successes", _SEATS, 0, _TARGET, "By seat: successes."),
    Field("failures", _SEATS, 0, _FAILURES, "By seat: failures."),
    Field("passed", _SEATS, 0, _TURNS, "By seat: number of the turn of this round in which it passed."),
    Field("tile", s.KIT_SIZE, 0, len(STATUSES) - 1, f"By tile of the hero: {name_list(STATUSES)}."),
    Field("tile_by", s.KIT_SIZE, 0, _SEATS, "By tile: seat that gave it up."),
    Field("tile_turn", s.KIT_SIZE, 0, _TURNS, "By tile: number of that turn."),
    Field("tile_monster", s.KIT_SIZE, 0, len(MONSTERS), "By tile: monster that was set aside with it."),
    Field("pile", 1, 0, _CARDS, "Cards in the dungeon."),
    Field("pile_by", _CARDS, 0, _SEATS, "By card of the dungeon, first added first: seat that added it."),
    Field("pile_monster", _CARDS, 0, len(MONSTERS), "By card of the dungeon: monster."),
    Field("pile_fate", _CARDS, 0, len(FATES), f"By card of the dungeon, in the run: {name_list(FATES, 1)}."),
    Field(
        "added", len(MONSTERS), 0, max(m.count for m in DATA.monster), "By monster: cards the observer added."
    ),
    Field("runner", 1, 0, _SEATS, "Seat that is in the dungeon."),
    Field("entry_hp", 1, 0, _MOST_HP, "HP at the door."),
    Field("named", 1, 0, len(MONSTERS), "Monster named for the Vorpal blade."),
    Field("pact_pending", 1, 0, 1, "The Demonic Pact takes the next monster too."),
    Field("ended", 1, 0, len(ENDS) - 1, f"The run: {name_list(ENDS)}."),
    Field("faced", 1, 0, len(MONSTERS), "Revealed monster that is still to be dealt with."),
    Field("replaced_slot", 1, 0, _CARDS, "Card of the dungeon, from 1, that Polymorph replaced."),
    Field("replacement", 1, 0, len(MONSTERS), "Monster that took its place."),
)

KINDS: Final = (
    "draw",
    "pass",
    "add",
    "sacrifice",
    "name",
    "use_polymorph",
    "use_axe",
    "keep",
    "choose_hero",
)
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("tile", 1 + len(TILES), "Tile that is sacrificed, from 1 in the order of the data."),
    Choice("monster", 1 + len(MONSTERS), f"Monster that is named: {name_list(MONSTERS, 1)}."),
    Choice("hero", 1 + len(HEROES), f"Hero of the next round: {name_list(HEROES, 1)}."),
)


def numbers_of(view: View) -> Numbers:
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
        "added": [_added(view).count(monster) for monster in MONSTERS],
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


def _added(view: View) -> list[Monster]:
    """The own cards in the pile that the seat may remember."""
    if not view.options["memory_aid"]:
        return []
    mine = [card.monster for card in view.pile if card.adder == view.seat]
    return view.added or [monster for monster in mine if monster is not None]


OBSERVATION_SPEC: Final[ObservationSpec[State, View]] = ObservationSpec(
    FIELDS,
    observation.observe,
    numbers_of,
    CHOICES,
    choices.split,
    choices.join,
    Mask(choices.MASK_SIZE, choices.mask_index, choices.code_at),
)
