"""One seat's own sheet to try things out on: what a view allows a player to work out alone.

Within a round nothing that others do can change what a seat may do (PD-3.2), so its own sheet,
the dice and the dungeon are enough. Screens preview with it, and bots plan with it.
"""

from __future__ import annotations

from podzemi.engine.bits import has
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.values import Refusal
from podzemi.games.paper_dungeons import rules
from podzemi.games.paper_dungeons.codes import NOTHING
from podzemi.games.paper_dungeons.rules import bosses, chains, scoring
from podzemi.games.paper_dungeons.rules.default import default_on
from podzemi.games.paper_dungeons.rules.legal import allowed, can_pass, colour_of
from podzemi.games.paper_dungeons.rules.refusals import refusal_on
from podzemi.games.paper_dungeons.state import (
    ABILITY_LEVEL,
    ARMOUR,
    BRACKET_COUNT,
    CLERIC,
    CLOAK,
    HALF_COUNT,
    MEDALLION,
    NO_SCORE,
    ROGUE,
    WIZARD,
    Box,
    Sheet,
    State,
)
from podzemi.games.paper_dungeons.view.sample import restore
from podzemi.games.paper_dungeons.view.types import View

__all__ = [
    "ABILITY_LEVEL",
    "ARMOUR",
    "BRACKET_COUNT",
    "CLERIC",
    "CLOAK",
    "HALF_COUNT",
    "MEDALLION",
    "NO_SCORE",
    "ROGUE",
    "WIZARD",
    "Sandbox",
    "can_pass",
    "colour_of",
]


class Sandbox:
    """A sheet in a state that stands still."""

    __slots__ = ("sheet", "state")

    def __init__(self, state: State, sheet: Sheet) -> None:
        self.state = state
        self.sheet = sheet

    @classmethod
    def of(cls, box: Box, view: View) -> Sandbox:
        assert view.seat is not None, "a spectator has no sheet"
        state = restore(box, view, Dice(0))
        return cls(state, state.sheets[view.seat])

    def clone(self) -> Sandbox:
        return Sandbox(self.state, self.sheet.clone())

    @property
    def box(self) -> Box:
        return self.state.box

    @property
    def done(self) -> bool:
        """Whether the seat would owe nothing more."""
        return rules.is_done(self.state, self.sheet)

    def legal(self) -> list[int]:
        return allowed(self.state, self.sheet)

    def default(self) -> int:
        return default_on(self.state, self.sheet)

    def refusal(self, code: int) -> Refusal | None:
        return refusal_on(self.state, self.sheet, code)

    def act(self, code: int, log: Log | None = None) -> None:
        rules.act(self.state, self.sheet, code, log)

    def key(self) -> tuple[object, ...]:
        """The key of a sheet: two lines of play that lead to the same future have the same key."""
        sheet = self.sheet
        return (
            *sheet.levels,
            *sheet.items,
            *sorted(sheet.used),
            NOTHING,
            *sheet.agenda,
            NOTHING,
            sheet.potions,
            sheet.hearts,
            sheet.wounds,
            sheet.resurrected,
            sheet.gems,
            sheet.circled,
            sheet.crossed,
            sheet.alive,
            sheet.explored,
            sheet.position,
            sheet.walls,
            sheet.water,
            sheet.movement,
            sheet.refunds,
            sheet.psionic_used,
            sheet.power,
            sheet.goal,
        )

    # ------------------------------------------------------------ reading the sheet

    def health(self) -> int:
        return scoring.health(self.sheet)

    def free_hearts(self) -> int:
        return scoring.free_hearts(self.box, self.sheet)

    def strength(self, boss: int) -> int:
        """Strength against a boss, by its number in the data."""
        return scoring.strength(self.box, self.sheet, boss)

    def bracket(self, boss: int) -> int:
        return scoring.bracket(self.box, boss, self.strength(boss))

    def measure(self, what: int) -> int:
        return scoring.measure(self.state, self.sheet, what)

    def score_boxes(self) -> list[int]:
        return scoring.score_boxes(self.state, self.sheet)

    def fight_wounds(self, room: int) -> int:
        return chains.fight_wounds(self.state, self.sheet, room)

    def trap_wounds(self) -> int:
        return chains.trap_wounds(self.box, self.sheet)

    def boss_wounds(self, boss: int, bracket: int) -> int:
        return bosses.boss_wounds(self.box, self.sheet, boss, bracket)

    def mission_glory(self) -> int:
        return scoring.mission_glory(self.state)

    def is_complete(self, item: int) -> bool:
        return scoring.is_complete(self.sheet, item)

    def is_gem_open(self, gem: int) -> bool:
        """Whether the gem can still be taken (PD-6.2.5)."""
        return not has(self.sheet.circled | self.sheet.crossed, gem)
