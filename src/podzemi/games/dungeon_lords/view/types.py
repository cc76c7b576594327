"""The view of a seat (DL-3).

Built up by `build` from what the seat has seen; a new field of the state stays secret until someone
adds it there and here.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat, Value
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

Phase = Literal[
    "choose_blocked",
    "plan_orders",
    "execute",
    "discard_trap",
    "produce",
    "recover",
    "payday",
    "taxes",
    "special",
    "impatient",
    "combat_plan",
    "combat_resolve",
    "free",
    "game_over",
]


Part = Literal["none", "plan", "free"]


Asks = Literal["nothing", "order_traps", "target", "spell_choice", "attack"]


Paladin = Literal["tent", "gone"]


PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


PARTS: Final[tuple[Part, ...]] = get_args(Part)


ASKS: Final[tuple[Asks, ...]] = get_args(Asks)


PLANNINGS: Final = ("together", "in_turn")


class TileView(Struct, frozen=True):
    """A tile of a dungeon; `room` null is a tunnel, `worked` counts this round's activations."""

    cell: Cell
    room: Room | None
    conquered: bool
    worked: int


class CreatureView(Struct, frozen=True):
    """`sent`: in battle or planned for it, `settled`: done with on Payday, strike or Suggestion."""

    creature: Creature
    face_down: bool
    sent: bool
    settled: bool


class HeroView(Struct, frozen=True):
    """An adventurer in a line, with his numbers as they are now."""

    adventurer: Adventurer
    hp: int
    damage: int
    bonus: int
    trap: int
    heal: int
    magic: int


class SpiedView(Struct, frozen=True):
    """A look at a combat card; the card is the spy's alone."""

    position: int
    card: Card | None


class PlanView(Struct, frozen=True):
    """A plan of battle that lies on the table, or the own sealed one. `traps` are the owner's."""

    tile: Cell
    count: int
    bait: int
    laid: bool
    traps: list[Trap]


class SeatView(Value, frozen=True):
    """One player's side; what only the owner knows is empty for the others."""

    gold: int
    food: int
    imps: int
    busy: int
    trolls: int
    trolls_busy: int
    evil: int
    letters: int
    tiles: list[TileView]
    creatures: list[CreatureView]
    prison: list[Adventurer]
    party: list[HeroView]
    newcomer: Adventurer | None
    traps: int
    store: list[Trap]
    buried: int
    buried_traps: list[Trap]
    blocked: list[Order]
    hand: list[Order]
    drawn: list[Order]
    planned: list[Order]
    """Sealed orders of the owner, or the orders played this round."""
    dummy_card: Order | None
    on_card: list[Order]
    answered: bool
    spied: list[SpiedView]
    part: Part
    plan: PlanView | None


class DummyView(Struct, frozen=True):
    blocked: list[Order]
    shown: list[Order]
    held: list[Order]


class SpaceView(Struct, frozen=True):
    """One minion on the central board."""

    order: Order
    space: int
    seat: Seat | None
    dummy: int | None


class BattleView(Struct, frozen=True):
    """The battle being resolved; every mark of DL-10 that is set."""

    seat: Seat
    step: int
    asks: Asks
    trap: Trap | None
    used: list[Trap]
    pool: int
    losses: int
    sheep: Creature | None
    rage: bool
    no_conquest: bool
    no_healing: bool
    no_spell: bool
    fought: bool
    shield: bool
    no_fatigue: bool
    invisible: list[Adventurer]
    poisoned: list[Adventurer]


class View(BaseView, frozen=True, tag_field="game", tag="dungeon_lords"):
    """The view of one seat (None: of a spectator). Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    year: int
    round: int
    combat: int
    phase: Phase
    first: Seat
    turn: int
    place: int
    """How far the execution of orders has come, 0 to 24."""
    space: SpaceView | None
    """The space being executed."""
    to_act: list[Seat]
    seats: list[SeatView]
    dummies: list[DummyView]
    neutral: int | None
    paladin: Seat | Paladin
    minions: list[SpaceView]
    creatures: list[Creature]
    rooms: list[Room]
    adventurers: list[Adventurer]
    next_adventurers: list[Adventurer]
    events: list[EventTile | None]
    """Spring, summer, autumn; null is face down."""
    special: SpecialEvent | None
    row: list[Card | None]
    """This year's combat cards; a spied one is seen by the spy."""
    revealed: list[int]
    trap_deck: int
    used_traps: list[Trap]
    under: list[Adventurer]
    """Adventurers known to lie under the pile, the lowest first."""
    gone_creatures: list[Creature]
    gone_rooms: list[Room]
    gone_adventurers: list[Adventurer]
    battle: BattleView | None
