"""Outcomes of chance (DL-23)."""

from __future__ import annotations

from podzemi.engine.values import Outcome as BaseOutcome
from podzemi.engine.values import Seat
from podzemi.games.dungeon_lords.names import (
    Adventurer,
    Card,
    Creature,
    EventTile,
    Order,
    Room,
    SpecialEvent,
    Trap,
)


class FirstPlayer(BaseOutcome, frozen=True):
    seat: Seat


class MonsterPile(BaseOutcome, frozen=True):
    year: int
    order: list[Creature]


class RoomPile(BaseOutcome, frozen=True):
    year: int
    order: list[Room]


class AdventurerPile(BaseOutcome, frozen=True):
    year: int
    order: list[Adventurer]


class TrapDeck(BaseOutcome, frozen=True):
    order: list[Trap]


class CombatRow(BaseOutcome, frozen=True):
    year: int
    order: list[Card]


class SpecialEvents(BaseOutcome, frozen=True):
    order: list[SpecialEvent]


class EventTiles(BaseOutcome, frozen=True):
    year: int
    order: list[EventTile]


class BlockedDraw(BaseOutcome, frozen=True):
    seat: Seat
    cards: list[Order]


class DummyBlockedDraw(BaseOutcome, frozen=True, tag="dummy_blocked"):
    dummy: int
    cards: list[Order]


class DummyDraw(BaseOutcome, frozen=True):
    year: int
    round: int
    dummy: int
    cards: list[Order]


Outcome = (
    FirstPlayer
    | MonsterPile
    | RoomPile
    | AdventurerPile
    | TrapDeck
    | CombatRow
    | SpecialEvents
    | EventTiles
    | BlockedDraw
    | DummyBlockedDraw
    | DummyDraw
)
