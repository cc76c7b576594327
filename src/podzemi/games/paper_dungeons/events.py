"""The events and the chance outcomes of a match (PD-24).

While choices are sealed (PD-3.4) everything on a sheet is seen by its owner alone; when all are
done `turn_shown` tells the others what a seat did, and the view keeps it for a round.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from podzemi.engine.values import Event as BaseEvent
from podzemi.engine.values import Outcome as BaseOutcome
from podzemi.engine.values import PublicEvent, Seat
from podzemi.games.paper_dungeons.actions import (
    Action,
    Boss,
    Dungeon,
    Gem,
    Goal,
    Hero,
    Item,
    Minion,
    Mission,
    Power,
    Reward,
    Room,
    Symbol,
)

Cause = Literal["skulls", "minion", "trap", "boss"]
Lost = Literal["level_up", "craft", "potion", "gem", "minions"]
WonBy = Literal["glory", "rooms", "shared", "solo"]


class ChapterStarted(PublicEvent, frozen=True):
    """A game begins; a match without a campaign has one chapter."""

    chapter: int
    chapters: int
    dungeon: Dungeon
    bosses: list[Boss]
    missions: list[Mission]


class CardsDealt(BaseEvent, frozen=True):
    """Two powers and two goals, seen by their owner alone (PD-17.1)."""

    seat: Seat
    powers: list[Power]
    goals: list[Goal]

    def seen_by(self, seat: Seat | None) -> CardsDealt | None:
        return self if seat == self.seat else None


class CardsChosen(BaseEvent, frozen=True):
    """The choice of cards, still sealed."""

    seat: Seat
    power: Power
    goal: Goal

    def seen_by(self, seat: Seat | None) -> CardsChosen | None:
        return self if seat == self.seat else None


class SeatFinished(PublicEvent, frozen=True):
    """The seat owes no decision any more; what it did stays sealed."""

    seat: Seat


class CardsKept(PublicEvent, frozen=True):
    """The kept cards, turned up when all have chosen (PD-2.6)."""

    seat: Seat
    power: Power
    goal: Goal


class DiceRolled(PublicEvent, frozen=True):
    """`again`: too many skulls or clovers, the roll does not count (PD-4.1)."""

    round: int
    faces: list[Symbol]
    skulls: int
    again: bool


class SheetEvent(BaseEvent, frozen=True):
    """Something on one sheet; `open` says whether the others see it already."""

    seat: Seat
    open: bool

    def seen_by(self, seat: Seat | None) -> SheetEvent | None:
        return self if self.open or seat == self.seat else None


class MoveStarted(SheetEvent, frozen=True):
    symbol: Symbol
    points: int


class MoveEnded(SheetEvent, frozen=True):
    """Ended by choice with points left over."""

    lost: int


class RoomEntered(SheetEvent, frozen=True):
    room: Room
    first: bool


class HeroRaised(SheetEvent, frozen=True):
    """`free`: without a die."""

    hero: Hero
    level: int
    free: bool


class ItemCrafted(SheetEvent, frozen=True):
    item: Item
    halves: int
    free: bool


class PotionGained(SheetEvent, frozen=True):
    potions: int


class GemGained(SheetEvent, frozen=True):
    """`gem` is none for a bonus gem."""

    gem: Gem | None
    gems: int


class MinionDefeated(SheetEvent, frozen=True):
    """`afar`: by the Scepter or the Assassin."""

    minion: Minion
    level: int
    room: Room
    minions: int
    afar: bool


class WoundsTaken(SheetEvent, frozen=True):
    """`absorbed` of the `amount` went into potions; `wounds` is the track after it."""

    cause: Cause
    amount: int
    absorbed: int
    wounds: int


class Resurrected(SheetEvent, frozen=True):
    wounds: int
    health: int


class RewardLost(SheetEvent, frozen=True):
    """A reward without a target or a space (PD-17.14, PD-17.28)."""

    reward: Lost


class PsionicUsed(SheetEvent, frozen=True):
    symbol: Symbol


class StepRefunded(SheetEvent, frozen=True):
    """The Ranger's point comes back (PD-11.13)."""

    movement: int


class TurnShown(PublicEvent, frozen=True):
    """The deeds of a seat in the round that ends now (round 0: its set-up choice)."""

    seat: Seat
    round: int
    dice: list[Symbol]
    rooms: list[Room]
    levels: int
    halves: int
    potions: int
    gems: int
    minions: int
    actions: list[Action]


class GemClaimed(PublicEvent, frozen=True):
    """A map gem was taken this round and is crossed out on all other sheets (PD-9.3)."""

    gem: Gem
    takers: int


class BossMet(PublicEvent, frozen=True):
    boss: Boss
    number: int


class BossFought(PublicEvent, frozen=True):
    seat: Seat
    boss: Boss
    strength: int
    glory: int
    wounds: int


class BossFled(PublicEvent, frozen=True):
    """`explored`: the room was, but the strength was not enough."""

    seat: Seat
    boss: Boss
    strength: int
    explored: bool
    glory: int


class BossRewarded(PublicEvent, frozen=True):
    """The strongest fighter gets the reward (PD-12.6)."""

    seat: Seat
    boss: Boss
    strength: int
    rewards: list[Reward]


class BossUnrewarded(PublicEvent, frozen=True):
    """No fighter, or a tie for the highest strength."""

    boss: Boss
    tie: bool


class MissionScored(PublicEvent, frozen=True):
    seat: Seat
    mission: Mission
    glory: int


class MissionClosed(PublicEvent, frozen=True):
    mission: Mission


class GemsVanished(PublicEvent, frozen=True):
    """Vanishing gems (PD-15.2)."""

    boss: Boss
    gems: list[Gem]


class SheetScored(PublicEvent, frozen=True):
    """The boxes A to L of a finished game (PD-14.2)."""

    seat: Seat
    chapter: int
    boxes: list[int]
    total: int
    rooms: int


class ChapterWon(PublicEvent, frozen=True):
    """The best of a chapter; it counts for nothing in a campaign (PD-15.3)."""

    seat: Seat
    chapter: int
    total: int
    shared: bool


class GameWon(PublicEvent, frozen=True):
    """One for every winner; `by` is what decided."""

    seat: Seat
    by: WonBy
    total: int


Event = (
    ChapterStarted
    | CardsDealt
    | CardsChosen
    | SeatFinished
    | CardsKept
    | DiceRolled
    | MoveStarted
    | MoveEnded
    | RoomEntered
    | HeroRaised
    | ItemCrafted
    | PotionGained
    | GemGained
    | MinionDefeated
    | WoundsTaken
    | Resurrected
    | RewardLost
    | PsionicUsed
    | StepRefunded
    | TurnShown
    | GemClaimed
    | BossMet
    | BossFought
    | BossFled
    | BossRewarded
    | BossUnrewarded
    | MissionScored
    | MissionClosed
    | GemsVanished
    | SheetScored
    | ChapterWon
    | GameWon
)


class DungeonOutcome(BaseOutcome, frozen=True, tag="dungeon"):
    """PD-24.2"""

    dungeon: Dungeon


class BossesOutcome(BaseOutcome, frozen=True, tag="bosses"):
    """PD-24.3: tiers 1, 2, 3."""

    bosses: Annotated[list[Boss], Meta(min_length=3, max_length=3)]


class MissionsOutcome(BaseOutcome, frozen=True, tag="missions"):
    """PD-24.4: in the order revealed."""

    missions: Annotated[list[Mission], Meta(min_length=3, max_length=3)]


class DealPowers(BaseOutcome, frozen=True):
    """PD-24.5: two for each seat."""

    hands: list[Annotated[list[Power], Meta(min_length=2, max_length=2)]]


class DealGoals(BaseOutcome, frozen=True):
    """PD-24.5"""

    hands: list[Annotated[list[Goal], Meta(min_length=2, max_length=2)]]


class Roll(BaseOutcome, frozen=True):
    """PD-24.6: dice 0 to 5; a roll that does not count is followed by another of the same round."""

    round: int
    faces: Annotated[list[Symbol], Meta(min_length=6, max_length=6)]


Outcome = DungeonOutcome | BossesOutcome | MissionsOutcome | DealPowers | DealGoals | Roll
