"""The previews of a view, for the screen (interface notes, section 4.3).

Everything here is a function of one view: it restates and reckons with what the seat
knows, and can tell it nothing else. The browser and the terminal only draw it.
Computed by `build`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon.actions import Monster, Tile

Place = Literal["hand", "pile", "aside", "replaced"]


class Sighting(Struct, frozen=True):
    """A card whose kind the seat knows, and where it is."""

    place: Place
    slot: int | None = None


class KindPreview(Struct, frozen=True):
    """A line of the aid card, kept up with what the seat knows."""

    monster: Monster
    strength: int
    copies: int
    seen: list[Sighting]
    beaten_by: list[Tile]


class CardPreview(Struct, frozen=True):
    """One card against the hero as he stands."""

    monster: Monster
    slot: int | None
    beaten_by: Tile | None
    hp_before: int
    hp_after: int
    revived: bool
    fatal: bool


class RunPreview(Struct, frozen=True):
    """If this seat ran now: the cards it knows in the order they come, and what it does not know."""

    hp: int
    cards: list[CardPreview]
    """Only the known ones; HP as if the unknown cards did nothing."""
    unknown: int
    unseen: int
    """Cards of the game the seat has not seen, among which the unknown ones are."""
    unseen_max: int
    """The strongest kind among them, by strength; 0 if there is none."""
    survival: int | None
    """Per cent, estimated from what the seat knows; None when it is not this seat's bid."""


class GiveUpPreview(Struct, frozen=True):
    """The hero's loss with a tile: the HP he would enter with, the kinds nothing beats then."""

    tile: Tile
    hp: int
    unbeaten: list[Monster]
    run: RunPreview | None
    """If this seat ran after it; None unless it holds the card that would go with the tile."""


class PassPreview(Struct, frozen=True):
    """If the seat passes: how many are left, and who runs if it is only one."""

    left: int
    runner: Seat | None


class Preview(Struct, frozen=True):
    kinds: list[KindPreview]
    give_up: list[GiveUpPreview]
    card: CardPreview | None
    """The card in hand, or the one just revealed."""
    run: RunPreview | None
    passing: PassPreview | None
    next: Seat | None
    """The seat that decides after this seat's turn, if nobody passes."""
    last_card: bool
    """True if drawing now takes the last card of the deck, after which that player must run (WD-7.6)."""
    duplicate: bool
    """A kind has been turned up twice: Omnipotence will fail (WD-5.10)."""
