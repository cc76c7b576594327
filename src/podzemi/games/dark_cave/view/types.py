"""The view of a seat (DC-13); `sample` goes the other way.

Built up by `build` from what the seat has seen; a new field of the state stays
secret until someone adds it there and here.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat
from podzemi.games.dark_cave.actions import Action
from podzemi.games.dark_cave.data.tables import Back, Clan, Monster, Role, Side
from podzemi.games.dark_cave.events import Goal, Reason
from podzemi.games.dark_cave.names import Edge, Space

Phase = Literal["act", "vote", "axe", "move", "orient", "axe_entry", "game_over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Backs = dict[Back, int]
"""Numbers of cards per back, all three always there."""


class CardView(Struct, frozen=True):
    """A face-up card in the cave; `rot` is 0 or 180."""

    x: int
    y: int
    card: str
    rot: int
    nugget: bool


class GoalView(Struct, frozen=True):
    """A goal cell; `goal` only if this seat may know it, `looked`: who has looked at it."""

    x: int
    y: int
    goal: Goal | None
    face_up: bool
    looked: list[Seat]


class MonsterView(Struct, frozen=True):
    """A monster; null in the bank. `seat`: before whom its card lies."""

    monster: Monster
    space: Space | None
    seat: Seat | None
    card: str | None


class WebView(Struct, frozen=True):
    """A cobweb; `side` 2 or 1: that many upkeeps of its seat remove it."""

    edge: Edge
    side: int
    seat: Seat
    card: str


class SeatView(Struct, frozen=True):
    """One player's side of the table; `role` only if this seat may know it."""

    clan: Clan
    role: Role | None
    face_up: bool
    looked: list[Seat]
    """The seats that have looked at the clan card."""
    gold: int
    hand: Backs
    limit: int
    bridges: int
    """Bridge tolls paid; like each rat attack they lowered the limit."""
    rats: int
    boots: str | None
    axes: list[str]
    """The one laid first is used first."""
    dwarf: Space | None
    lying: bool
    out: bool


class AsideView(Struct, frozen=True):
    """A clan card set aside."""

    clan: Clan
    role: Role | None


class MemoryView(Struct, frozen=True):
    """A card this seat handed over: last known in that hand, null: face down in the discard pile.

    `swap`: the number of the swap in which it was handed over (DC-13.3).
    """

    card: str
    seat: Seat | None
    swap: int


class HiddenView(Struct, frozen=True):
    """A card discarded or lost face down, in the order of happening; `card` for its player alone."""

    seat: Seat
    back: Back
    card: str | None


class SwapView(Struct, frozen=True):
    """A swap of hands; `hidden`: how many cards had been discarded face down before it."""

    seat: Seat
    player: Seat
    hidden: int
    turn: int


class DeedView(Struct, frozen=True):
    """A card played openly, in the order of happening; `hits`: whose dwarfs a monster met.

    Looks at goals and clan cards are among them: `turn` says since when a seat knows what it knows.
    """

    turn: int
    seat: Seat
    action: Action
    hits: list[Seat]


class OrientView(Struct, frozen=True):
    """The goal that waits to be laid, and the side by which the dwarf enters."""

    x: int
    y: int
    goal: Goal
    side: Side


class EndView(Struct, frozen=True):
    """How it ended (DC-11.7)."""

    reason: Reason
    winner: Clan | None
    saved: dict[Clan, int]
    treasure: dict[Clan, int]


class View(BaseView, frozen=True, tag_field="game", tag="dark_cave"):
    """The view of one seat (None: of a spectator). Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    house_deck: bool
    """The card faces are designed, not printed (DC-23.1)."""
    turn: int
    phase: Phase
    active: Seat
    """The seat whose turn it is; in `vote` and `axe` others are asked."""
    to_act: list[Seat]
    queue: list[Seat]
    """The seats still to be asked in `vote` and `axe`, the asked one first."""
    monster: Monster | None
    """The monster that the question is about, in `axe` and `axe_entry`."""
    meet: list[Monster]
    """The monsters still to be met, in `axe_entry`."""
    orient: OrientView | None
    left: int
    """Moves left."""
    steps: int
    no_move: bool
    proposed: bool
    owed: int
    """Cards to be drawn at the end of the turn."""
    drawer: Seat
    distance: int
    cards: list[CardView]
    goals: list[GoalView]
    monsters: list[MonsterView]
    webs: list[WebView]
    bank: int
    seats: list[SeatView]
    aside: list[AsideView]
    hand: list[str]
    memory: list[MemoryView]
    pile: Backs
    top: Back | None
    open: list[str]
    """Cards of the discard pile that all have seen, ascending."""
    hidden: list[HiddenView]
    swaps: list[SwapView]
    deeds: list[DeedView]
    """Every card played openly, for screens and for whoever wonders about loyalties."""
    first_out: Seat | None
    end: EndView | None
