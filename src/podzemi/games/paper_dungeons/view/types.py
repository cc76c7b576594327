"""The view of a seat (PD-3.3, PD-3.4), built up by `build`. `sample` goes the other way.

The public part is the same for everybody: while choices are sealed it shows every sheet as
it stood when the phase began. `mine` adds the own sheet as it is, and the own dealt cards.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat, Value
from podzemi.games.paper_dungeons.actions import (
    DUNGEONS,
    Action,
    Boss,
    ChooseCards,
    Dungeon,
    Gem,
    Goal,
    Hero,
    Item,
    Mission,
    Power,
    Room,
    Symbol,
)

Phase = Literal["choose_cards", "setup_powers", "actions", "boss_reward", "game_end"]
GemState = Literal["available", "circled", "crossed"]
Effect = Literal["level_up", "craft", "potion", "gem", "minions", "defeat", "trap", "take"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
DUNGEON_OPTIONS: Final = (*DUNGEONS, "random")
SHEETS_KEPT: Final = 4096


class Pending(Struct, frozen=True):
    """An effect that is not finished; the last of the list is the open choice (PD-8.1)."""

    effect: Effect
    room: Room | None


class MissionScore(Struct, frozen=True):
    mission: Mission
    round: int
    glory: int


class Trail(Struct, frozen=True):
    """The rooms entered in one round, in order."""

    round: int
    rooms: list[Room]


class SheetView(Value, frozen=True):
    """One sheet (PD-3.5)."""

    power: Power | None
    goal: Goal | None
    levels: dict[Hero, int]
    potions: int
    potion_hearts_filled: int
    wounds: int
    resurrected: bool
    items: dict[Item, int]
    gems: int
    gem_state: dict[Gem, GemState]
    gems_this_round: list[Gem]
    minions_alive: list[Room]
    explored: list[Room]
    position: Room | Literal["outside"]
    walls_crossed: list[str]
    water_crossed: list[str]
    dice_used: list[int]
    movement_left: int
    ranger_refunds: list[str]
    psionic_used: bool
    pending: list[Pending]
    boss_boxes: list[int | None]
    missions_scored: list[MissionScore]
    last: list[Action]
    """The deeds of the round before (before round 1: the set-up choice)."""
    track: list[int]
    """Printed digits of the dice used, three a round (PD-1.2.2)."""
    trails: list[Trail]


class SeatView(Struct, frozen=True):
    """One player's public side."""

    owes: bool
    """A decision of this seat is awaited."""
    sheet: SheetView


class Mine(Struct, frozen=True):
    """The private knowledge of this seat."""

    powers: list[Power]
    goals: list[Goal]
    chosen: ChooseCards | None
    sheet: SheetView
    deeds: list[Action]
    """The actions of the seat in this phase."""


class MissionView(Struct, frozen=True):
    mission: Mission
    open: bool


class ChapterView(Struct, frozen=True):
    """A finished game: boxes A to L and explored rooms, by seat."""

    boxes: list[list[int]]
    rooms: list[int]
    winners: list[Seat]


class View(BaseView, frozen=True, tag_field="game", tag="paper_dungeons"):
    """The view of one seat (None: of a spectator). Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    phase: Phase
    round: int
    chapter: int
    chapters: int
    dungeon: Dungeon
    bosses: list[Boss]
    missions: list[MissionView]
    dice: list[Symbol]
    """The six dice of the round: 0 to 2 white, 3 to 5 black."""
    rolls: list[list[Symbol]]
    """All rolls of the round; the last one stands (PD-24.7)."""
    to_act: list[Seat]
    seats: list[SeatView]
    mine: Mine | None
    results: list[ChapterView]
    finished: list[SheetView]
    """The sheets of the chapter before, as they ended."""


def is_looting(options: dict[str, OptionValue]) -> bool:
    """Whether the Treasure Hunter loots a gem of the map (PD-17.4)."""
    return options.get("treasure_hunter") == "looted"
