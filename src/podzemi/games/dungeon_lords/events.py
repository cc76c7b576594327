"""Events of a match (DL-4 to DL-13); those of battle are in `combat_events`."""

from __future__ import annotations

from msgspec.structs import replace

from podzemi.engine.values import Event as BaseEvent
from podzemi.engine.values import PublicEvent, Seat
from podzemi.games.dungeon_lords.actions import Unit
from podzemi.games.dungeon_lords.combat_events import CombatEvent
from podzemi.games.dungeon_lords.names import (
    Adventurer,
    Card,
    Cell,
    Creature,
    EventTile,
    Order,
    Room,
    SpecialEvent,
    Trap,
)

# ---------------------------------------------------------------- set-up and orders


class MatchStarted(PublicEvent, frozen=True):
    starter: Seat


class OrdersDrawn(BaseEvent, frozen=True):
    """Three cards to block two of (DL-2.6); the owner's alone."""

    seat: Seat
    cards: list[Order]

    def seen_by(self, seat: Seat | None) -> OrdersDrawn:
        return self if seat == self.seat else replace(self, cards=[])


class BlockedChosen(BaseEvent, frozen=True):
    """A sealed answer; the others see that it is given."""

    seat: Seat
    cards: list[Order]

    def seen_by(self, seat: Seat | None) -> BlockedChosen:
        return self if seat == self.seat else replace(self, cards=[])


class OrdersBlocked(PublicEvent, frozen=True):
    seat: Seat
    cards: list[Order]


class DummyBlocked(PublicEvent, frozen=True):
    dummy: int
    cards: list[Order]


class YearStarted(PublicEvent, frozen=True):
    year: int


class RoundStarted(PublicEvent, frozen=True):
    year: int
    round: int
    starter: Seat


class OfferLaid(PublicEvent, frozen=True):
    creatures: list[Creature]
    rooms: list[Room]


class EventAnnounced(PublicEvent, frozen=True):
    """The event of a round to come; `special` with the tile Special when events are in use."""

    round: int
    event: EventTile
    special: SpecialEvent | None


class AdventurerReturned(PublicEvent, frozen=True):
    """All drawn were alike: this one goes under the pile (DL-5.3)."""

    adventurer: Adventurer


class AdventurersAnnounced(PublicEvent, frozen=True):
    round: int
    adventurers: list[Adventurer]


class DummyShown(PublicEvent, frozen=True):
    dummy: int
    cards: list[Order]


class DummyChosen(PublicEvent, frozen=True):
    dummy: int
    order: Order


class OrdersPlanned(BaseEvent, frozen=True):
    """A sealed answer; the others see that it is given."""

    seat: Seat
    orders: list[Order]
    dummy: Order | None

    def seen_by(self, seat: Seat | None) -> OrdersPlanned:
        return self if seat == self.seat else replace(self, orders=[], dummy=None)


class MinionPlaced(PublicEvent, frozen=True):
    """`position`: the order was played first, second or third."""

    seat: Seat
    position: int
    order: Order
    space: int


class MinionWaits(PublicEvent, frozen=True):
    """The minion stands on its card: no space was free, or (`full` false) no gold for hiring first."""

    seat: Seat
    position: int
    order: Order
    full: bool


class DummyPlaced(PublicEvent, frozen=True):
    dummy: int
    order: Order
    space: int


# ---------------------------------------------------------------- goods


class GoodsChanged(PublicEvent, frozen=True):
    """The goods that came in and went out, and those in store now."""

    seat: Seat
    gold: int
    food: int
    imps: int
    gold_now: int
    food_now: int
    imps_now: int


class EvilChanged(PublicEvent, frozen=True):
    seat: Seat
    amount: int
    evil: int


class PaladinCame(PublicEvent, frozen=True):
    """From the tent, or from another player."""

    seat: Seat
    adventurer: Adventurer
    source: Seat | None


class TrapsDrawn(BaseEvent, frozen=True):
    seat: Seat
    count: int
    traps: list[Trap]

    def seen_by(self, seat: Seat | None) -> TrapsDrawn:
        return self if seat == self.seat else replace(self, traps=[])


class TrapDiscarded(BaseEvent, frozen=True):
    """Paid, sent back or lost: nobody else sees which (DL-3)."""

    seat: Seat
    trap: Trap | None

    def seen_by(self, seat: Seat | None) -> TrapDiscarded:
        return self if seat == self.seat else replace(self, trap=None)


# ---------------------------------------------------------------- execution and production


class SpaceUsed(PublicEvent, frozen=True):
    seat: Seat
    order: Order
    space: int


class SpaceDeclined(PublicEvent, frozen=True):
    seat: Seat
    order: Order
    space: int


class Spied(BaseEvent, frozen=True):
    """The position is public, the card is not (DL-15.47)."""

    seat: Seat
    position: int
    spell: Card | None

    def seen_by(self, seat: Seat | None) -> Spied:
        return self if seat == self.seat else replace(self, spell=None)


class TunnelsDug(PublicEvent, frozen=True):
    seat: Seat
    cells: list[Cell]
    count: int


class GoldMined(PublicEvent, frozen=True):
    seat: Seat
    cells: list[Cell]
    count: int


class CreatureHired(PublicEvent, frozen=True):
    seat: Seat
    creature: Creature


class CreatureEaten(PublicEvent, frozen=True):
    seat: Seat
    creature: Creature
    victim: Creature


class RoomBuilt(PublicEvent, frozen=True):
    seat: Seat
    room: Room
    cell: Cell


class RoomWorked(PublicEvent, frozen=True):
    seat: Seat
    room: Room
    cell: Cell
    imps: int
    trolls: int


class ProductionEnded(PublicEvent, frozen=True):
    seat: Seat


class CardRecovered(PublicEvent, frozen=True):
    seat: Seat
    order: Order
    blocked: list[Order]


# ---------------------------------------------------------------- events and adventurers


class EventStarted(PublicEvent, frozen=True):
    event: EventTile
    special: SpecialEvent | None


class CreaturePaid(PublicEvent, frozen=True):
    seat: Seat
    creature: Creature


class CreatureReleased(PublicEvent, frozen=True):
    seat: Seat
    creature: Creature


class TaxesPaid(PublicEvent, frozen=True):
    """`letters`: what stays unpaid."""

    seat: Seat
    amount: int
    due: int
    letters: int


class CreatureLost(PublicEvent, frozen=True):
    """Discarded for the Witch Hunt."""

    seat: Seat
    creature: Creature


class StrikeSettled(PublicEvent, frozen=True):
    """Paid one unit, or on strike."""

    seat: Seat
    creature: Creature
    unit: Unit | None


class InspectionPaid(PublicEvent, frozen=True):
    seat: Seat
    amount: int
    unpaid: int


class NeutralMoved(PublicEvent, frozen=True):
    evil: int


class AdventurerCame(PublicEvent, frozen=True):
    seat: Seat
    adventurer: Adventurer


class AdventurerLeft(PublicEvent, frozen=True):
    """The neutral cube's adventurer goes (DL-9.2)."""

    adventurer: Adventurer


class RoundEnded(PublicEvent, frozen=True):
    year: int
    round: int


# ---------------------------------------------------------------- the end


class MatchEnded(PublicEvent, frozen=True):
    scores: list[int]
    winners: list[Seat]


Event = (
    MatchStarted
    | OrdersDrawn
    | BlockedChosen
    | OrdersBlocked
    | DummyBlocked
    | YearStarted
    | RoundStarted
    | OfferLaid
    | EventAnnounced
    | AdventurerReturned
    | AdventurersAnnounced
    | DummyShown
    | DummyChosen
    | OrdersPlanned
    | MinionPlaced
    | MinionWaits
    | DummyPlaced
    | GoodsChanged
    | EvilChanged
    | PaladinCame
    | TrapsDrawn
    | TrapDiscarded
    | SpaceUsed
    | SpaceDeclined
    | Spied
    | TunnelsDug
    | GoldMined
    | CreatureHired
    | CreatureEaten
    | RoomBuilt
    | RoomWorked
    | ProductionEnded
    | CardRecovered
    | EventStarted
    | CreaturePaid
    | CreatureReleased
    | TaxesPaid
    | CreatureLost
    | StrikeSettled
    | InspectionPaid
    | NeutralMoved
    | AdventurerCame
    | AdventurerLeft
    | RoundEnded
    | CombatEvent
    | MatchEnded
)
