"""The previews of a view, for the screen (interface notes, section 1.3).

Everything here is a function of one view: it restates and reckons with what the seat knows,
and can tell it nothing else. Computed by `build`; parts of it: `board`, `gains`, `paths`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from podzemi.engine.parts import Grade
from podzemi.games.paper_dungeons.actions import (
    Boss,
    Colour,
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
from podzemi.games.paper_dungeons.preview.board import BoardInfo

Bonus = Literal["level_up", "craft", "potion", "gem", "minions"]
"""A reward that another gain sets off; `minions` are the Scepter's."""


class GainPreview(Struct, frozen=True):
    """The effects of one more level or half besides filling a space."""

    bonus: list[Bonus]
    strength: list[int]
    """Against the bosses still to come, in the order of `bosses`."""


class EntryPreview(Struct, frozen=True):
    """One room of a path: what entering it would do."""

    room: Room
    first: bool
    minion: Minion | None
    fight_wounds: int
    trap_wounds: int
    absorbed: int
    """Of the wounds those that potions take."""
    treasure: list[Reward]
    gem: Gem | None
    bonus: list[Bonus]
    """The extra gains of treasure, gem and minion: full rows, gem spaces, the powers (PD-8.4 to 8.6)."""
    movement_left: int


class PathPreview(Struct, frozen=True):
    """The best way to a room: fewest steps, then fewest wounds. Free choices are answered plainly."""

    room: Room
    steps: int
    points: int
    entries: list[EntryPreview]
    wounds: int
    """Hearts filled on potions and on the track together."""
    track: int
    """Those on the wound track alone."""
    deadly: bool


class HeroUse(Struct, frozen=True):
    hero: Hero
    refusal: str | None
    psionic: bool
    """It would use up the Psionic's power of this round (PD-11.12)."""


class ItemUse(Struct, frozen=True):
    item: Item
    refusal: str | None


class DiePreview(Struct, frozen=True):
    """The actions that one die can pay for, and the refusals of the others as codes."""

    die: int
    symbol: Symbol
    colour: Colour
    digit: int | None
    used: bool
    refusal: str | None
    """Why it cannot be used at all."""
    level_up: list[HeroUse]
    craft: list[ItemUse]
    brew: int
    """Potions that brewing would give; 0 if it cannot brew, or if there is no space left."""
    steps: int


class WoundPreview(Struct, frozen=True):
    """The distribution of coming wounds."""

    health: int
    wounds: int
    free_hearts: int
    deadly: int | None
    """The number of wounds on the track that means death; none after the resurrection."""
    penalty: int
    next_step: int | None
    next_penalty: int | None


class BossPreview(Struct, frozen=True):
    """The fight as it would go now."""

    number: int
    boss: Boss
    room: Room
    round: int
    explored: bool
    strength: int
    levels: int
    weakness: int
    sword: int
    warrior: int
    berserker: int
    bracket: int | None
    """0, 1 or 2; none: the party would flee."""
    glory: int
    wounds: int
    track: int
    """Of the wounds those that potions would not take."""
    deadly: bool
    missing: list[int]
    """Strength still missing for each bracket."""


class NextReward(Struct, frozen=True):
    """The next space of a track that pays: how many more are needed."""

    missing: int
    reward: Reward


class MissionPreview(Struct, frozen=True):
    mission: Mission
    open: bool
    need: int
    glory: int
    """The gain of scoring it now."""
    values: list[int]
    """The measure by seat, as far as it is known."""


class GoalPreview(Struct, frozen=True):
    """A goal with its measure on one sheet."""

    goal: Goal
    need: list[int]
    glory: list[int]
    training: dict[Hero, Colour]
    value: int
    scored: int


class PowerPreview(Struct, frozen=True):
    power: Power
    glory: int


class MinePreview(Struct, frozen=True):
    """The abilities and the value of the own sheet."""

    dice: list[DiePreview]
    paths: list[PathPreview]
    wounds: WoundPreview
    bosses: list[BossPreview]
    raises: dict[Hero, GainPreview]
    """By hero below the top level."""
    crafts: dict[Item, GainPreview]
    """By item with an empty half."""
    brews: list[Bonus]
    """The gain of brewing besides the potions."""
    next_potion: NextReward | None
    next_gem: NextReward | None
    goals: list[GoalPreview]
    """The kept goal, or the two to choose from."""
    powers: list[PowerPreview]
    score: list[int]
    """Boxes A to L if the game ended now."""


class Preview(Struct, frozen=True):
    board: BoardInfo
    missions: list[MissionPreview]
    scores: list[list[int]]
    """Boxes A to L of every seat if the game ended now, as the view shows the sheets."""
    goals: list[GoalPreview | None]
    """The kept goals by seat, with the training colours."""
    mine: MinePreview | None
    grade: Grade | None = None
    """How good a lone player's score is, when all is over."""
