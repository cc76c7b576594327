"""The previews of a view, for the screen (docs/rules/interface-notes.md, section 3).

A function of the view alone. What is certain is a number; what depends on a combat card that the
seat has not seen is given for every card that it can be.
Computed by `build`.
"""

from __future__ import annotations

from msgspec import Struct

from podzemi.engine.values import Seat
from podzemi.games.dungeon_lords.actions import Action as AnyAction
from podzemi.games.dungeon_lords.names import (
    Adventurer,
    Card,
    Cell,
    Creature,
    Order,
    Room,
    Title,
    Trap,
)


class WoundPreview(Struct, frozen=True):
    """An adventurer after something: damage, or gone."""

    adventurer: Adventurer
    damage: int
    falls: bool


class EndPreview(Struct, frozen=True):
    """How a combat round ends when its player answers as well as he can; goods by how much they change."""

    conquered: bool
    line: list[WoundPreview]
    gold: int
    food: int
    imps: int
    evil: int


class Forecast(Struct, frozen=True):
    """How a combat round ends when its player answers as well as he can; `value` in points."""

    value: float
    conquered: bool
    fallen: list[Adventurer]
    line: list[WoundPreview]
    gold: int
    food: int
    imps: int


class Bill(Struct, frozen=True):
    """The cost of all creatures of a player on Payday, and the taxes due."""

    gold: int
    food: int
    evil: int
    traps: int
    monsters: int
    taxes: int


class SeatPreview(Struct, frozen=True):
    """One player: bills, points as they stand, Evil still missing for the paladin to come."""

    bill: Bill
    rows: list[int]
    """rooms, monsters, prisoners, paladins, conquered, letters, prestige, titles, fame"""
    total: int
    evil_to_paladin: int | None
    newcomer: Adventurer | None
    """The adventurers who come this round if nothing changes."""
    next_newcomer: Adventurer | None


class OrderPreview(Struct, frozen=True):
    """An order of the own six: the first space free now, who else could go there, is it payable."""

    order: Order
    space: int | None
    rivals: list[Seat]
    payable: list[bool]
    """For spaces I, II, III: whether the price is at hand now."""
    spaces: list[list[int]]
    """Played first, second, third: the spaces it can get, best first; 0: it can find none."""


class SitePreview(Struct, frozen=True):
    room: Room
    cells: list[Cell]


class TrapPreview(Struct, frozen=True):
    """The effect of a trap of the store on the line now, after the thieves (DL-10.9)."""

    trap: Trap
    line: list[WoundPreview]


class CardPreview(Struct, frozen=True):
    """A card that the row may hold, and a round in which nothing is sent."""

    card: Card
    fatigue: int
    cast: bool
    conquered: bool
    line: list[WoundPreview]


class StepPreview(Struct, frozen=True):
    """An answer in battle, the line right after it (and after the traps that spring with it), and the end of
    the round it leads to."""

    action: AnyAction
    line: list[WoundPreview]
    end: EndPreview


class AgainstPreview(Struct, frozen=True):
    """A plan against cards that come to the same."""

    cards: list[Card]
    fatigue: int
    end: EndPreview


class PlanPreview(Struct, frozen=True):
    """A plan of battle, played out against every card that may come. Tunnels are alike, and so are
    creatures of one kind: one plan stands for all of its sort."""

    room: Room | None
    traps: list[Trap]
    creatures: list[Creature]
    against: list[AgainstPreview]


class Preview(Struct, frozen=True):
    """Previews of the seat's own affairs, and the score as it stands for all."""

    seats: list[SeatPreview]
    titles: dict[Title, list[Seat]]
    orders: list[OrderPreview]
    dig: list[Cell]
    mine: list[Cell]
    build: list[SitePreview]
    nearest: list[Cell]
    traps: list[TrapPreview]
    cards: list[CardPreview]
    answers: list[StepPreview]
    plans: list[PlanPreview]
