"""The view of a seat (WD-3.7, WD-19.3).

Built up by `build` from what the seat has seen; a new field of the state stays
secret until someone adds it there and here. `sample` goes the other way.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat
from podzemi.games.welcome_dungeon.actions import HEROES, Hero, Monster, Tile

Phase = Literal["bid_turn", "bid_place", "run_prepare", "run_replace", "run_axe", "hero_choice", "game_over"]
TileStatus = Literal["in_play", "sacrificed", "spent"]
Fate = Literal["pending", "defeated", "hurt", "revived", "down", "died"]
Ended = Literal["running", "success", "omnipotence", "failure"]
RevealOrder = Literal["last_in_first_out", "first_in_first_out", "shuffled"]
Forced = Literal["off", "first_round", "every_round"]
TurnKind = Literal["pass", "add", "sacrifice"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
STATUSES: Final[tuple[TileStatus, ...]] = get_args(TileStatus)
FATES: Final[tuple[Fate, ...]] = get_args(Fate)
ENDS: Final[tuple[Ended, ...]] = get_args(Ended)
REVEAL_ORDERS: Final[tuple[RevealOrder, ...]] = get_args(RevealOrder)
FORCED: Final[tuple[Forced, ...]] = get_args(Forced)
FIRST_HEROES: Final = (*HEROES, "random")


class SeatView(Struct, frozen=True):
    """One player's public side."""

    active: bool
    """Still in this round."""
    successes: int
    failures: int
    eliminated: bool


class TileView(Struct, frozen=True):
    """One tile of the hero's kit; `by`: who sacrificed it."""

    tile: Tile
    status: TileStatus
    by: Seat | None


class SlotView(Struct, frozen=True):
    """One card of the dungeon pile, first added first; `monster` only if this seat may know it."""

    slot: int | None
    adder: Seat | None
    monster: Monster | None


class AsideView(Struct, frozen=True):
    """A card set aside under a tile."""

    seat: Seat
    tile: Tile
    monster: Monster | None


class TurnView(Struct, frozen=True):
    """A finished turn of this round's bidding."""

    seat: Seat
    turn: TurnKind
    tile: Tile | None


class RevealView(Struct, frozen=True):
    """A card turned up in the run; `removed`: the monster Polymorph took away."""

    slot: int | None
    adder: Seat | None
    monster: Monster
    removed: Monster | None
    fate: Fate
    by: Tile | None
    hp: int


class RunView(Struct, frozen=True):
    """The run so far, and its end until the next hero is chosen (WD-7.40)."""

    runner: Seat
    entry_hp: int
    hp: int
    named: Monster | None
    pact_pending: bool
    reveals: list[RevealView]
    ended: Ended


class View(BaseView, frozen=True, tag_field="game", tag="welcome_dungeon"):
    """The view of one seat (None: of a spectator). Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    round: int
    phase: Phase
    hero: Hero
    starter: Seat
    to_act: list[Seat]
    seats: list[SeatView]
    success_cards: int
    deck: int
    kit: list[TileView]
    hp: int
    """Entry HP as the kit stands; in the run the current HP."""
    pile: list[SlotView]
    hand: Monster | None
    asides: list[AsideView]
    added: list[Monster]
    """The own cards in a shuffled pile, without places (WD-7.37)."""
    turns: list[TurnView]
    forced: bool
    """The seat to move must draw and add (WD-6.5)."""
    run: RunView | None
    winner: Seat | None
