"""The figures of the components in play, so that a screen needs no copy of the data file."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from podzemi.engine.bits import members
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    COLOURS,
    GEMS,
    HEROES,
    ITEMS,
    MINIONS,
    REWARDS,
    ROOMS,
    SYMBOLS,
    Boss,
    Colour,
    Gem,
    Hero,
    Item,
    Minion,
    Reward,
    Room,
    Symbol,
)
from podzemi.games.paper_dungeons.state import Box
from podzemi.games.paper_dungeons.view.build import segment


class RoomInfo(Struct, frozen=True):
    """A room as printed, with the boss that waits there."""

    room: Room
    minion: Minion | None
    level: int
    trap: bool
    treasure: list[Reward]
    gem: Gem | None
    boss: int | None
    exits: list[Room]
    """Rooms reached in one step without any item."""


class BracketInfo(Struct, frozen=True):
    strength: int
    glory: int
    wounds: int


class BossInfo(Struct, frozen=True):
    boss: Boss
    room: Room
    round: int
    weakness: Hero
    brackets: list[BracketInfo]
    flee: int
    reward: list[Reward]
    lost_gems: list[Gem]


class ItemInfo(Struct, frozen=True):
    item: Item
    symbol: Hero | None
    glory: int
    """On top of the halves when complete."""
    half: int


class TrackStep(Struct, frozen=True):
    """A space of a track: how many are filled, and what that is worth or brings."""

    at: int
    glory: int
    reward: Reward | None


class BoardInfo(Struct, frozen=True):
    """The figures of the components in play."""

    rooms: list[RoomInfo]
    entrances: list[Room]
    passages: list[list[Room]]
    walls: list[str]
    water: list[str]
    bosses: list[BossInfo]
    items: list[ItemInfo]
    hero_glory: list[int]
    """For the lowest hero at level 1 to 6."""
    wounds: list[TrackStep]
    potions: list[TrackStep]
    gems: list[TrackStep]
    minions: list[TrackStep]
    digits: dict[Colour, dict[Symbol, int]]
    rounds: int


# ---------------------------------------------------------------- from the box


@cache
def board_of(box: Box, dungeon: int, bosses: tuple[int, ...]) -> BoardInfo:
    water = [segment(border) for border in box.waters]
    walls = [segment(border) for border in box.dungeon_walls[dungeon]]
    return BoardInfo(
        rooms=[_room(box, dungeon, room) for room in range(s.ROOM_COUNT)],
        entrances=[ROOMS[room] for room in box.entrances],
        passages=_passages(box, dungeon),
        walls=walls,
        water=water,
        bosses=[_boss(box, dungeon, number, boss) for number, boss in enumerate(bosses)],
        items=[
            ItemInfo(item, None if symbol == s.NONE else HEROES[symbol], glory, half)
            for item, symbol, glory, half in zip(ITEMS, box.item_symbol, box.item_glory, box.item_half)
        ],
        hero_glory=box.hero_glory[box.start_level :],
        wounds=_steps(box.wound_penalty, []),
        potions=_steps([], box.potion_reward),
        gems=_steps(box.gem_glory, box.gem_reward),
        minions=_steps(box.minion_glory, []),
        digits={
            colour: {
                symbol: box.digits[n * len(SYMBOLS) + m]
                for m, symbol in enumerate(SYMBOLS)
                if box.digits[n * len(SYMBOLS) + m] != s.NONE
            }
            for n, colour in enumerate(COLOURS)
        },
        rounds=box.rounds,
    )


def _room(box: Box, dungeon: int, room: int) -> RoomInfo:
    minion, gem = box.room_minion[room], box.room_gem[room]
    ways = box.ways[dungeon * s.ROOM_COUNT + room]
    bosses = box.dungeon_rooms[dungeon]
    return RoomInfo(
        room=ROOMS[room],
        minion=None if minion == s.NONE else MINIONS[minion],
        level=box.room_level[room],
        trap=bool(box.room_trap[room]),
        treasure=[REWARDS[treasure] for treasure in box.room_treasure[room]],
        gem=None if gem == s.NONE else GEMS[gem],
        boss=bosses.index(room) + 1 if room in bosses else None,
        exits=[ROOMS[codes.way_to(way)] for way in ways if codes.way_join(way) == s.DOOR],
    )


def _passages(box: Box, dungeon: int) -> list[list[Room]]:
    """Rooms of the first column that lead straight to the last."""
    last = (s.COLUMN_COUNT - 1) * s.ROW_COUNT
    pairs = [
        (room, codes.way_to(way))
        for room in range(s.ROW_COUNT)
        for way in box.ways[dungeon * s.ROOM_COUNT + room]
    ]
    return [[ROOMS[one], ROOMS[two]] for one, two in pairs if two >= last]


def _boss(box: Box, dungeon: int, number: int, boss: int) -> BossInfo:
    first = boss * s.BRACKET_COUNT
    return BossInfo(
        boss=BOSSES[boss],
        room=ROOMS[box.dungeon_rooms[dungeon][number]],
        round=box.boss_of_round.index(number),
        weakness=HEROES[box.boss_weakness[boss]],
        brackets=[
            BracketInfo(box.boss_need[first + n], box.boss_glory[first + n], box.boss_wounds[first + n])
            for n in range(s.BRACKET_COUNT)
        ],
        flee=box.boss_flee[boss],
        reward=[REWARDS[reward] for reward in box.boss_reward[boss]],
        lost_gems=[GEMS[gem] for gem in members(box.boss_lost[boss])],
    )


def _steps(glory: list[int], rewards: list[int]) -> list[TrackStep]:
    """The spaces of a track where the worth changes or a reward stands."""
    steps = []
    for at in range(1, max(len(glory), len(rewards))):
        worth = glory[at] if glory else 0
        before = glory[at - 1] if glory else 0
        reward = rewards[at] if rewards else s.REWARD_NONE
        if worth != before or reward != s.REWARD_NONE:
            steps.append(TrackStep(at, worth, None if reward == s.REWARD_NONE else REWARDS[reward]))
    return steps
