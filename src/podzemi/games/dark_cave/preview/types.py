"""The previews of a view, for the screen (docs/rules/interface-notes.md, 2.3).

A function of the view alone: reachable spaces with their price, where cards fit and why they
do not, whom a monster would hit, how long cobwebs last, odds of goals and loyalties, and the
treasures as they would be counted now.
Computed by `build`.
"""

from __future__ import annotations

from msgspec import Struct

from podzemi.engine.values import Seat
from podzemi.games.dark_cave.data.tables import Clan, Monster
from podzemi.games.dark_cave.names import Cell, Edge, Space


class ReachPreview(Struct, frozen=True):
    """A space the own dwarf can walk to, by the shortest and then the cheapest way."""

    space: Space
    cost: int
    via: Space
    """The space before it on the way."""
    cards: int
    """Bridges on the way: each takes a hand card and one of the hand limit, while there is any (DC-8.4)."""
    gold: int
    """Tunnels on the way: each takes a nugget, while there is any (DC-8.4)."""
    monsters: list[Monster]
    """Monsters there: the movement ends and they attack."""
    goal: bool
    """A face-down goal: it is turned up and the movement ends."""
    nugget: bool
    """Ending here takes the nugget and shows the clan card."""
    exit: bool


class WalkPreview(Struct, frozen=True):
    """The spaces that a card laid like this brings into reach or nearer in the same turn, all else equal."""

    x: int
    y: int
    rot: int
    reach: list[ReachPreview]


class PlacementPreview(Struct, frozen=True):
    """A path card of the hand: where it fits, and where which rule forbids it (DC-5.4, DC-5.5)."""

    card: str
    fits: list[Cell]
    edges_differ: list[Cell]
    extends_nothing: list[Cell]
    walks: list[WalkPreview]
    """The ways to lay it that change the walk after it; only while the card is to be played."""


class HuntPreview(Struct, frozen=True):
    """One way to play a monster: the moves it takes, whom it hits, who could answer with an axe."""

    monster: Monster
    cards: list[str]
    """The cards of the hand that do it."""
    lair: Space | None
    to: Space | None
    moves: int
    hits: list[Seat]
    axes: list[Seat]


class SwapPreview(Struct, frozen=True):
    """Hand sizes after a swap, and how many cards the other one draws then (DC-6.3)."""

    player: Seat
    mine: int
    theirs: int
    draws: int


class WebPreview(Struct, frozen=True):
    """A cobweb and the number of turns until its upkeep removes it."""

    edge: Edge
    turns: int


class GoalPreview(Struct, frozen=True):
    """The chance in per cent that the exit is there."""

    x: int
    y: int
    exit: int


class Reading(Struct, frozen=True):
    """One possible set of loyalties: its chance in per cent, and the treasures if the match ended now."""

    saboteurs: list[Seat]
    chance: int
    blue: int
    yellow: int
    winner: Clan | None


class Preview(Struct, frozen=True):
    moves: int
    """Moves of the own dwarf now, or in the own next turn."""
    reach: list[ReachPreview]
    draws: list[int]
    """Cards drawn at the end of the own turn when one leaves the hand, and when two do; after that both
    say what is still to come. A card lost on the way to a bridge or a rat may change it (DC-10.5)."""
    placements: list[PlacementPreview]
    hunts: list[HuntPreview]
    swaps: list[SwapPreview]
    webs: list[WebPreview]
    web_turns: int
    """How many turns a cobweb laid now would block."""
    goals: list[GoalPreview]
    saboteur: list[int]
    """By seat, the chance in per cent to be a saboteur, from what is known for sure."""
    readings: list[Reading]
