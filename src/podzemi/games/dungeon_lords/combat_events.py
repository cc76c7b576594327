"""Events of combat (DL-10, DL-11)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec.structs import replace

from podzemi.engine.values import Event as BaseEvent
from podzemi.engine.values import PublicEvent, Seat
from podzemi.games.dungeon_lords.names import Adventurer, Card, Cell, Creature, Room, Trap

Cause = Literal["trap", "attack", "fatigue", "poison"]


CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)


class CombatRoundStarted(PublicEvent, frozen=True):
    """The seats that plan, and those that only free a prisoner (DL-10.25)."""

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


CombatEvent = (
    CombatRoundStarted
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
)
