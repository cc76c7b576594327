"""What happened in a match (DL-4 to DL-13), and what chance decided (DL-23)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from podzemi.engine.values import Event as BaseEvent
from podzemi.engine.values import Outcome as BaseOutcome
from podzemi.engine.values import PublicEvent, Seat
from podzemi.games.dungeon_lords.actions import Cell, Unit
from podzemi.games.dungeon_lords.components import (
    Adventurer,
    Card,
    Creature,
    EventTile,
    Order,
    Room,
    SpecialEvent,
    Trap,
)

Cause = Literal["trap", "attack", "fatigue", "poison"]
CAUSES: tuple[Cause, ...] = Cause.__args__  # type: ignore[attr-defined]

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
    """No space was free, or no gold for hiring first: the minion stands on its card."""

    seat: Seat
    position: int
    order: Order


class DummyPlaced(PublicEvent, frozen=True):
    dummy: int
    order: Order
    space: int


# ---------------------------------------------------------------- goods


class GoodsChanged(PublicEvent, frozen=True):
    """What came in and went out, and what there is now."""

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


# ---------------------------------------------------------------- combat


class CombatRoundStarted(PublicEvent, frozen=True):
    """Who plans, and who only frees a prisoner (DL-10.25)."""

    round: int
    planners: list[Seat]
    freers: list[Seat]


class CombatPlanned(BaseEvent, frozen=True):
    """A sealed answer; the others see that it is given."""

    seat: Seat
    cell: Cell | None
    traps: list[Trap]
    creatures: list[Creature]

    def seen_by(self, seat: Seat | None) -> CombatPlanned:
        return self if seat == self.seat else replace(self, cell=None, traps=[], creatures=[])


class PlanLaid(BaseEvent, frozen=True):
    """The plan lies on the table, traps face down."""

    seat: Seat
    cell: Cell
    creatures: list[Creature]
    count: int
    bait: int
    traps: list[Trap]

    def seen_by(self, seat: Seat | None) -> PlanLaid:
        return self if seat == self.seat else replace(self, traps=[])


class CardRevealed(PublicEvent, frozen=True):
    round: int
    spell: Card
    fatigue: int


class BattleStarted(PublicEvent, frozen=True):
    seat: Seat
    cell: Cell


class PlanUndone(PublicEvent, frozen=True):
    """No adventurer is left: everything returns (DL-10.8)."""

    seat: Seat


class TrapSprung(PublicEvent, frozen=True):
    """`prevented`: points the thieves took away."""

    seat: Seat
    trap: Trap
    target: Adventurer | None
    prevented: int


class TrapShown(PublicEvent, frozen=True):
    """A dart that waits for its target."""

    seat: Seat
    trap: Trap


class TrapsOrdered(BaseEvent, frozen=True):
    """Two traps in the Labyrinth; the order is the owner's until they are used."""

    seat: Seat
    traps: list[Trap]

    def seen_by(self, seat: Seat | None) -> TrapsOrdered:
        return self if seat == self.seat else replace(self, traps=[])


class TrapReturned(BaseEvent, frozen=True):
    """Unused, unshown, back in the store (DL-15.51)."""

    seat: Seat
    trap: Trap | None

    def seen_by(self, seat: Seat | None) -> TrapReturned:
        return self if seat == self.seat else replace(self, trap=None)


class Hurt(PublicEvent, frozen=True):
    """`damage`: all that he has now."""

    seat: Seat
    adventurer: Adventurer
    amount: int
    damage: int
    cause: Cause


class AdventurerFell(PublicEvent, frozen=True):
    """Into the prison. Of an illusion, which is just gone, `IllusionVanished` tells."""

    seat: Seat
    adventurer: Adventurer


class IllusionVanished(PublicEvent, frozen=True):
    seat: Seat


class SpellCast(PublicEvent, frozen=True):
    seat: Seat
    spell: Card


class SpellFailed(PublicEvent, frozen=True):
    """The party lacks the power, or something silences it."""

    seat: Seat
    spell: Card


class CreatureWithdrawn(PublicEvent, frozen=True):
    """Back to the lair, face up."""

    seat: Seat
    creature: Creature


class CreatureBanished(PublicEvent, frozen=True):
    """Dimensional Gate: no attack, face down."""

    seat: Seat
    creature: Creature


class CreatureTransformed(PublicEvent, frozen=True):
    """A sheep for this round."""

    seat: Seat
    creature: Creature


class Attacked(PublicEvent, frozen=True):
    seat: Seat
    creature: Creature
    option: int


class Healed(PublicEvent, frozen=True):
    seat: Seat
    adventurer: Adventurer
    amount: int
    damage: int


class TileConquered(PublicEvent, frozen=True):
    """`room` is null for a tunnel."""

    seat: Seat
    cell: Cell
    room: Room | None


class TileHeld(PublicEvent, frozen=True):
    """The battle is over and the tile was not conquered."""

    seat: Seat
    cell: Cell


class PrisonerFreed(PublicEvent, frozen=True):
    seat: Seat
    adventurer: Adventurer


class CombatEnded(PublicEvent, frozen=True):
    year: int


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
    | CombatRoundStarted
    | CombatPlanned
    | PlanLaid
    | CardRevealed
    | BattleStarted
    | PlanUndone
    | TrapSprung
    | TrapShown
    | TrapsOrdered
    | TrapReturned
    | Hurt
    | AdventurerFell
    | IllusionVanished
    | SpellCast
    | SpellFailed
    | CreatureWithdrawn
    | CreatureBanished
    | CreatureTransformed
    | Attacked
    | Healed
    | TileConquered
    | TileHeld
    | PrisonerFreed
    | CombatEnded
    | MatchEnded
)

# ---------------------------------------------------------------- chance outcomes (DL-23)


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
