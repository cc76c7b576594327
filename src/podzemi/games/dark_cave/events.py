"""Events of a match (DC-4 to DC-12), and outcomes of chance (DC-22)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec.structs import replace

from podzemi.engine.values import Event as BaseEvent
from podzemi.engine.values import Outcome as BaseOutcome
from podzemi.engine.values import PublicEvent, Seat
from podzemi.games.dark_cave.data.tables import Back, Clan, Monster, Role
from podzemi.games.dark_cave.names import Edge, Space

Goal = str
"""The id of a goal card."""

WebEnd = Literal["time", "axe", "cave_in"]
Loss = Literal["bridge", "rat"]
GoldLoss = Literal["tunnel", "goblin"]
Reason = Literal["cards", "clan", "agreed"]

BY_WEB: Final[dict[str, WebEnd]] = {"time": "time", "axe": "axe", "cave_in": "cave_in"}
BY_LOSS: Final[dict[str, Loss]] = {"bridge": "bridge", "rat": "rat"}
BY_GOLD: Final[dict[str, GoldLoss]] = {"tunnel": "tunnel", "goblin": "goblin"}
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

# ---------------------------------------------------------------- set-up


class GameStarted(PublicEvent, frozen=True):
    """`house_deck`: the cards are designed, not printed (DC-23.1)."""

    starter: Seat
    pile: int
    house_deck: bool


class ClanDealt(BaseEvent, frozen=True):
    """The colour is public, the role is its owner's (DC-3.4)."""

    seat: Seat
    clan: Clan
    role: Role | None

    def seen_by(self, seat: Seat | None) -> ClanDealt:
        return self if seat == self.seat else replace(self, role=None)


class HandDealt(BaseEvent, frozen=True):
    seat: Seat
    count: int
    cards: list[str]

    def seen_by(self, seat: Seat | None) -> HandDealt:
        return self if seat == self.seat else replace(self, cards=[])


# ---------------------------------------------------------------- upkeep


class TurnStarted(PublicEvent, frozen=True):
    seat: Seat
    turn: int


class TurnSkipped(PublicEvent, frozen=True):
    """The hand was empty (DC-4.3)."""

    seat: Seat


class MonsterLeft(PublicEvent, frozen=True):
    """Back to the bank in its player's upkeep (DC-4.2)."""

    seat: Seat
    monster: Monster
    card: str


class WebTurned(PublicEvent, frozen=True):
    """From side 2 to side 1, in upkeep or by an axe."""

    edge: Edge
    card: str


class WebRemoved(PublicEvent, frozen=True):
    edge: Edge
    card: str
    by: WebEnd


class DwarfStood(PublicEvent, frozen=True):
    """On its feet, but without moves this turn."""

    seat: Seat


# ---------------------------------------------------------------- cards


class PathLaid(PublicEvent, frozen=True):
    seat: Seat
    card: str
    x: int
    y: int
    rot: int
    nugget: bool


class GoalLooked(BaseEvent, frozen=True):
    """All see at which goal; the face is for the one who looked."""

    seat: Seat
    card: str
    x: int
    y: int
    goal: Goal | None

    def seen_by(self, seat: Seat | None) -> GoalLooked:
        return self if seat == self.seat else replace(self, goal=None)


class ClanLooked(BaseEvent, frozen=True):
    seat: Seat
    card: str
    player: Seat
    role: Role | None

    def seen_by(self, seat: Seat | None) -> ClanLooked:
        return self if seat == self.seat else replace(self, role=None)


class CavedIn(PublicEvent, frozen=True):
    """`path`: the card that is gone."""

    seat: Seat
    card: str
    path: str
    x: int
    y: int
    nugget: bool


class HandsSwapped(BaseEvent, frozen=True):
    """Both see what changed hands; the others see how many."""

    seat: Seat
    player: Seat
    card: str
    given: int
    taken: int
    given_cards: list[str]
    taken_cards: list[str]

    def seen_by(self, seat: Seat | None) -> HandsSwapped:
        if seat is not None and seat in (self.seat, self.player):
            return self
        return replace(self, given_cards=[], taken_cards=[])


class WebLaid(PublicEvent, frozen=True):
    seat: Seat
    card: str
    edge: Edge


class BootsGiven(PublicEvent, frozen=True):
    seat: Seat
    player: Seat
    card: str


class AxeGiven(PublicEvent, frozen=True):
    seat: Seat
    player: Seat
    card: str


class MonsterPlayed(PublicEvent, frozen=True):
    """`origin`: the lair, or where it stood already; `to`: where it ends (DC-7.2, DC-7.3)."""

    seat: Seat
    card: str
    monster: Monster
    summoned: bool
    origin: Space
    to: Space
    moved: bool


class CardsDiscarded(BaseEvent, frozen=True):
    """The backs are public, the cards their player's (DC-13)."""

    seat: Seat
    count: int
    backs: list[Back]
    cards: list[str]

    def seen_by(self, seat: Seat | None) -> CardsDiscarded:
        return self if seat == self.seat else replace(self, cards=[])


class EndProposed(PublicEvent, frozen=True):
    seat: Seat


class EndVoted(PublicEvent, frozen=True):
    seat: Seat
    accept: bool


# ---------------------------------------------------------------- monsters and axes


class CardLost(BaseEvent, frozen=True):
    """To a bridge or a rat; `back` is null when the hand was empty (DC-10.3)."""

    seat: Seat
    by: Loss
    back: Back | None
    card: str | None
    limit: int

    def seen_by(self, seat: Seat | None) -> CardLost:
        return self if seat == self.seat else replace(self, card=None)


class DwarfLaid(PublicEvent, frozen=True):
    """The crawler's attack."""

    seat: Seat


class GoldLost(PublicEvent, frozen=True):
    """To a tunnel or the goblin; `amount` is 0 when there was none; `gold` is what is left."""

    seat: Seat
    by: GoldLoss
    amount: int
    gold: int


class MonsterSlain(PublicEvent, frozen=True):
    """An axe sent it back to the bank before it attacked."""

    seat: Seat
    monster: Monster
    card: str


class AxeKept(PublicEvent, frozen=True):
    seat: Seat
    monster: Monster


class WebStruck(PublicEvent, frozen=True):
    """An axe on a cobweb; what becomes of the web follows."""

    seat: Seat
    edge: Edge
    card: str


# ---------------------------------------------------------------- walking


class DwarfStepped(PublicEvent, frozen=True):
    seat: Seat
    origin: Space
    to: Space
    left: int


class GoalTurned(PublicEvent, frozen=True):
    """Its face is public from now on (DC-9.1)."""

    seat: Seat
    x: int
    y: int
    goal: Goal


class GoalPlaced(PublicEvent, frozen=True):
    """How it lies, and the space on which the dwarf stands."""

    seat: Seat
    x: int
    y: int
    rot: int
    to: Space
    nugget: bool


class MonsterMet(PublicEvent, frozen=True):
    """The dwarf walked onto the monster's space: the movement is over (DC-8.5)."""

    seat: Seat
    monster: Monster


class NuggetTaken(PublicEvent, frozen=True):
    seat: Seat
    x: int
    y: int
    gold: int


class ClanRevealed(PublicEvent, frozen=True):
    seat: Seat
    clan: Clan
    role: Role


class DwarfOut(PublicEvent, frozen=True):
    """Out of the cave with this gold; `first`: the first of all."""

    seat: Seat
    gold: int
    first: bool


class AsideSeen(BaseEvent, frozen=True):
    """The first one out looks at the clan cards set aside (DC-9.4)."""

    seat: Seat
    count: int
    roles: list[Role]

    def seen_by(self, seat: Seat | None) -> AsideSeen:
        return self if seat == self.seat else replace(self, roles=[])


class CardDrawn(BaseEvent, frozen=True):
    """`pile`: what is left of it."""

    seat: Seat
    back: Back
    card: str | None
    pile: int

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=None)


class GameEnded(PublicEvent, frozen=True):
    reason: Reason
    winner: Clan | None
    saved_blue: int
    saved_yellow: int
    treasure_blue: int
    treasure_yellow: int
    tie: bool


Event = (
    GameStarted
    | ClanDealt
    | HandDealt
    | TurnStarted
    | TurnSkipped
    | MonsterLeft
    | WebTurned
    | WebRemoved
    | DwarfStood
    | PathLaid
    | GoalLooked
    | ClanLooked
    | CavedIn
    | HandsSwapped
    | WebLaid
    | BootsGiven
    | AxeGiven
    | MonsterPlayed
    | CardsDiscarded
    | EndProposed
    | EndVoted
    | CardLost
    | DwarfLaid
    | GoldLost
    | MonsterSlain
    | AxeKept
    | WebStruck
    | DwarfStepped
    | GoalTurned
    | GoalPlaced
    | MonsterMet
    | NuggetTaken
    | ClanRevealed
    | DwarfOut
    | AsideSeen
    | CardDrawn
    | GameEnded
)

# ---------------------------------------------------------------- chance


class Clan34(BaseOutcome, frozen=True, tag="clan_34"):
    """DC-22: the clan of a match of three or four."""

    clan: Clan


class Goals(BaseOutcome, frozen=True):
    """DC-22: the goals on (-d,-d), (d,-d), (-d,d), (d,d)."""

    order: list[Goal]


class Clans(BaseOutcome, frozen=True):
    """DC-22: the clan cards of the seats, then those set aside."""

    order: list[str]


class Pile(BaseOutcome, frozen=True):
    """DC-22: the cards of one back, top first."""

    back: Back
    order: list[str]


class FirstPlayer(BaseOutcome, frozen=True):
    """DC-22: who begins."""

    seat: Seat


class LoseCard(BaseOutcome, frozen=True):
    """DC-22: the card a bridge or a rat takes."""

    seat: Seat
    card: str


Outcome = Clan34 | Goals | Clans | Pile | FirstPlayer | LoseCard
