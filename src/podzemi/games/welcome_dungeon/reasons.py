"""Consequences of an action as facts of the preview: with them the coach says why a move is better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from podzemi.engine.values import Action, Reason, Seat
from podzemi.games.welcome_dungeon.actions import (
    Add,
    Draw,
    Keep,
    Monster,
    Name,
    Pass,
    Sacrifice,
    Tile,
    UseAxe,
    UsePolymorph,
)
from podzemi.games.welcome_dungeon.preview.types import GiveUpPreview, Preview
from podzemi.games.welcome_dungeon.state import Box
from podzemi.games.welcome_dungeon.view.types import View


class TileBeats(Reason, frozen=True):
    """The tile goes, and nothing beats these kinds any more."""

    tile: Tile
    cards: list[Monster]


class TileHp(Reason, frozen=True):
    """The tile goes, and HP with it."""

    tile: Tile
    before: int
    after: int


class TileSpare(Reason, frozen=True):
    """The tile goes; HP and what is beaten stay."""

    tile: Tile


class RunnerLeft(Reason, frozen=True):
    """One player is left, who must run; as the hero stands, so many in a hundred deals are survived."""

    seat: Seat
    survival: int


class SitOut(Reason, frozen=True):
    """A reason to pass: `left` players bid on; a run now survives `survival` % of the deals."""

    left: int
    survival: int


class LastCard(Reason, frozen=True):
    """Drawing takes the last card: the seat must run."""

    survival: int


class StayIn(Reason, frozen=True):
    """As the hero stands, so many in a hundred deals are survived."""

    survival: int


class AddBeaten(Reason, frozen=True):
    """A tile beats the card that is added."""

    tile: Tile
    monster: Monster
    survival: int


class AddHurts(Reason, frozen=True):
    """Nothing beats the card that is added: it costs HP."""

    monster: Monster
    damage: int
    survival: int


class NameLeft(Reason, frozen=True):
    """The seat has not seen `unseen` of the `copies` cards of this kind."""

    monster: Monster
    unseen: int
    copies: int


class CardBeaten(Reason, frozen=True):
    """A tile beats the card by itself."""

    tile: Tile
    monster: Monster


class CardHurts(Reason, frozen=True):
    """Left alone, the card takes HP."""

    monster: Monster
    before: int
    after: int


class CardFatal(Reason, frozen=True):
    """Left alone, the card is the end."""

    monster: Monster


Reasons: TypeAlias = (
    TileBeats
    | TileHp
    | TileSpare
    | RunnerLeft
    | SitOut
    | LastCard
    | StayIn
    | AddBeaten
    | AddHurts
    | NameLeft
    | CardBeaten
    | CardHurts
    | CardFatal
)


def reasons(box: Box, view: View, outlook: Preview, action: Action) -> Iterator[Reason]:
    """The most telling first."""
    survival = None if outlook.run is None else outlook.run.survival
    match action:
        case Sacrifice(tile=tile):
            yield from (_given_up(view, row) for row in outlook.give_up if row.tile == tile)
        case Pass() if outlook.passing is not None and survival is not None:
            runner = outlook.passing.runner
            yield SitOut(outlook.passing.left, survival) if runner is None else RunnerLeft(runner, survival)
        case Draw() if survival is not None:
            yield LastCard(survival) if outlook.last_card else StayIn(survival)
        case Add() if outlook.card is not None and survival is not None:
            card = outlook.card
            if card.beaten_by is not None:
                yield AddBeaten(card.beaten_by, card.monster, survival)
            else:
                yield AddHurts(card.monster, _strength(outlook, card.monster), survival)
        case Name(monster=monster):
            kind = next(one for one in outlook.kinds if one.monster == monster)
            yield NameLeft(monster, kind.copies - len(kind.seen), kind.copies)
        case UseAxe() | UsePolymorph() | Keep() if outlook.card is not None:
            card = outlook.card
            if card.fatal:
                yield CardFatal(card.monster)
            elif card.beaten_by is not None:
                yield CardBeaten(card.beaten_by, card.monster)
            else:
                yield CardHurts(card.monster, card.hp_before, card.hp_after)


def _given_up(view: View, row: GiveUpPreview) -> Reason:
    if row.unbeaten:
        return TileBeats(row.tile, row.unbeaten)
    return TileSpare(row.tile) if row.hp == view.hp else TileHp(row.tile, view.hp, row.hp)


def _strength(outlook: Preview, monster: Monster) -> int:
    return next(kind.strength for kind in outlook.kinds if kind.monster == monster)
