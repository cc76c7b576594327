"""Events of a match (WD-3.9), and outcomes of chance (WD-17)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from podzemi.engine.values import Event as BaseEvent
from podzemi.engine.values import Outcome as BaseOutcome
from podzemi.engine.values import PublicEvent, Seat
from podzemi.games.welcome_dungeon.actions import Hero, Monster, Tile


class RoundStarted(PublicEvent, frozen=True):
    round: int
    hero: Hero
    starter: Seat


class CardDrawn(BaseEvent, frozen=True):
    """`monster` is known to the drawer alone; likewise in the next two."""

    seat: Seat
    deck: int
    monster: Monster | None

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if seat == self.seat else replace(self, monster=None)


class MonsterAdded(BaseEvent, frozen=True):
    seat: Seat
    slot: int
    monster: Monster | None

    def seen_by(self, seat: Seat | None) -> MonsterAdded:
        return self if seat == self.seat else replace(self, monster=None)


class EquipmentSacrificed(BaseEvent, frozen=True):
    """`hp`: what the hero would enter with now."""

    seat: Seat
    tile: Tile
    hp: int
    monster: Monster | None

    def seen_by(self, seat: Seat | None) -> EquipmentSacrificed:
        return self if seat == self.seat else replace(self, monster=None)


class Passed(PublicEvent, frozen=True):
    """`left`: how many players are still in the round."""

    seat: Seat
    forced: bool
    left: int


class RunStarted(PublicEvent, frozen=True):
    seat: Seat
    hero: Hero
    hp: int
    cards: int
    tiles: list[Tile]


class PileShuffled(PublicEvent, frozen=True):
    cards: int


class KindNamed(PublicEvent, frozen=True):
    seat: Seat
    monster: Monster
    tile: Tile


class MonsterRevealed(PublicEvent, frozen=True):
    """Without slot and adder when the pile was shuffled (WD-7.37)."""

    monster: Monster
    slot: int | None
    adder: Seat | None
    number: int


class MonsterReplaced(PublicEvent, frozen=True):
    removed: Monster
    monster: Monster
    deck: int


class MonsterDefeated(PublicEvent, frozen=True):
    """`gain`: the HP that the Ring of Power added."""

    monster: Monster
    tile: Tile
    gain: int
    hp: int


class DamageTaken(PublicEvent, frozen=True):
    monster: Monster
    amount: int
    hp: int


class HeroRevived(PublicEvent, frozen=True):
    tile: Tile
    hp: int


class HeroDown(PublicEvent, frozen=True):
    """At 0 HP or less, but the run goes on (WD-5.2 step 6)."""

    hp: int


class HeroDied(PublicEvent, frozen=True):
    hp: int


class PileCard(Struct, frozen=True):
    monster: Monster
    slot: int | None


class RestShown(PublicEvent, frozen=True):
    """The cards that were not fought, in the order they would have come (WD-7.3)."""

    cards: list[PileCard]


class RunEnded(PublicEvent, frozen=True):
    seat: Seat
    success: bool
    hp: int
    omnipotence: bool


class SuccessTaken(PublicEvent, frozen=True):
    seat: Seat
    successes: int
    target: int


class AidTurned(PublicEvent, frozen=True):
    """`left`: how many more failures eliminate the player."""

    seat: Seat
    left: int


class PlayerEliminated(PublicEvent, frozen=True):
    seat: Seat


class AsideRevealed(PublicEvent, frozen=True):
    seat: Seat
    monster: Monster
    tile: Tile


class HeroChosen(PublicEvent, frozen=True):
    seat: Seat
    hero: Hero


class GameWon(PublicEvent, frozen=True):
    seat: Seat
    by: Literal["successes", "last_one_left"]


Event = (
    RoundStarted
    | CardDrawn
    | MonsterAdded
    | EquipmentSacrificed
    | Passed
    | RunStarted
    | PileShuffled
    | KindNamed
    | MonsterRevealed
    | MonsterReplaced
    | MonsterDefeated
    | DamageTaken
    | HeroRevived
    | HeroDown
    | HeroDied
    | RestShown
    | RunEnded
    | SuccessTaken
    | AidTurned
    | PlayerEliminated
    | AsideRevealed
    | HeroChosen
    | GameWon
)


class FirstHero(BaseOutcome, frozen=True):
    """WD-17.2"""

    hero: Hero


class FirstPlayer(BaseOutcome, frozen=True):
    """WD-17.3"""

    seat: Seat


class ShuffleDeck(BaseOutcome, frozen=True):
    """WD-17.4: the top card first."""

    cards: list[Monster]


class ShufflePile(BaseOutcome, frozen=True):
    """WD-17.5: the card revealed first comes first."""

    cards: list[Monster]


Outcome = FirstHero | FirstPlayer | ShuffleDeck | ShufflePile
