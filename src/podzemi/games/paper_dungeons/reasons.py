"""Consequences of an action as facts of the preview: with them the coach says why a move is better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from podzemi.engine.values import Action, Reason
from podzemi.games.paper_dungeons.actions import (
    Boss,
    Brew,
    Craft,
    Gem,
    Goal,
    Item,
    LevelUp,
    Move,
    PickHero,
    PickItem,
    Reward,
    Room,
    Step,
    Stop,
)
from podzemi.games.paper_dungeons.actions import ChooseCards as KeepCards
from podzemi.games.paper_dungeons.preview.types import Bonus, GainPreview, MinePreview, PathPreview, Preview
from podzemi.games.paper_dungeons.state import Box
from podzemi.games.paper_dungeons.view.types import View


class BossStrength(Reason, frozen=True):
    """The strength against the next boss grows; `missing`: what lacks for the next step, 0 at the top."""

    boss: Boss
    before: int
    after: int
    missing: int


class RowFull(Reason, frozen=True):
    """It fills what pays: these rewards come on top."""

    rewards: list[Bonus]


class ItemWhole(Reason, frozen=True):
    """The second half: the item works from now on."""

    item: Item


class ItemHalf(Reason, frozen=True):
    """The first half."""

    item: Item


class BrewPays(Reason, frozen=True):
    """Potions, with rewards of the row on top."""

    potions: int
    rewards: list[Bonus]


class BrewNext(Reason, frozen=True):
    """Potions; after them so many spaces lack to the next reward."""

    potions: int
    missing: int
    reward: Reward


class BrewOnly(Reason, frozen=True):
    """Potions and no more."""

    potions: int


class WayDeadly(Reason, frozen=True):
    """The wounds of the room kill the party."""

    room: Room
    wounds: int


class WayHurts(Reason, frozen=True):
    """The room wounds; so many land on the track, the others in potions."""

    room: Room
    wounds: int
    track: int


class WayPays(Reason, frozen=True):
    """The room's treasure."""

    room: Room
    rewards: list[Reward]


class WayGem(Reason, frozen=True):
    """The room's gem."""

    room: Room
    gem: Gem


class WayClear(Reason, frozen=True):
    """A room that nobody of the party has seen costs nothing."""

    room: Room


class WayKnown(Reason, frozen=True):
    """There is nothing new in the room."""

    room: Room


class StepsLost(Reason, frozen=True):
    """Steps that are not walked."""

    steps: int


class StepsPaid(Reason, frozen=True):
    """How far the die carries."""

    steps: int


class GoalPays(Reason, frozen=True):
    """The first bracket of a goal: so much for so many."""

    goal: Goal
    need: int
    glory: int


Reasons: TypeAlias = (
    BossStrength
    | RowFull
    | ItemWhole
    | ItemHalf
    | BrewPays
    | BrewNext
    | BrewOnly
    | WayDeadly
    | WayHurts
    | WayPays
    | WayGem
    | WayClear
    | WayKnown
    | StepsLost
    | StepsPaid
    | GoalPays
)


def reasons(box: Box, view: View, outlook: Preview, action: Action) -> Iterator[Reason]:
    """The most telling first."""
    mine = outlook.mine
    if mine is None or view.mine is None:
        return
    match action:
        case LevelUp(hero=hero) | PickHero(hero=hero):
            yield from _gain(mine, mine.raises.get(hero))
        case Craft(item=item) | PickItem(item=item):
            yield from _gain(mine, mine.crafts.get(item))
            yield ItemWhole(item) if view.mine.sheet.items[item] == 1 else ItemHalf(item)
        case Brew(die=die):
            yield _brew(mine, mine.dice[die].brew)
        case Step(to=room):
            yield from (fact for path in mine.paths if path.room == room for fact in _way(path))
        case Stop():
            yield StepsLost(view.mine.sheet.movement_left)
        case Move(die=die):
            yield StepsPaid(mine.dice[die].steps)
        case KeepCards(goal=goal):
            found = next(one for one in mine.goals if one.goal == goal)
            yield GoalPays(goal, found.need[0], found.glory[0])


def _gain(mine: MinePreview, gain: GainPreview | None) -> Iterator[Reason]:
    if gain is None:
        return
    if gain.bonus:
        yield RowFull(gain.bonus)
    for fight, after in zip(mine.bosses, gain.strength, strict=True):
        if after > fight.strength:
            short = [lack - (after - fight.strength) for lack in fight.missing]
            left = [lack for lack in short if lack > 0]
            yield BossStrength(fight.boss, fight.strength, after, min(left, default=0))
            return


def _brew(mine: MinePreview, potions: int) -> Reason:
    if mine.brews:
        return BrewPays(potions, mine.brews)
    track = mine.next_potion
    if track is not None and track.missing > potions:
        return BrewNext(potions, track.missing - potions, track.reward)
    return BrewOnly(potions)


def _way(path: PathPreview) -> Iterator[Reason]:
    """The last room of the path; a step leads into one room."""
    if len(path.entries) != 1:
        return
    entry = path.entries[0]
    if path.deadly:
        yield WayDeadly(path.room, path.wounds)
    elif path.wounds:
        yield WayHurts(path.room, path.wounds, path.track)
    if entry.gem is not None:
        yield WayGem(path.room, entry.gem)
    if entry.treasure:
        yield WayPays(path.room, entry.treasure)
    if not entry.first:
        yield WayKnown(path.room)
    elif not path.wounds:
        yield WayClear(path.room)
