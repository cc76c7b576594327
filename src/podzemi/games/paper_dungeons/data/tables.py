"""The box: names and tables that the rules work with, made from the data file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzemi.engine.bits import bit
from podzemi.engine.data.counts import check_counts
from podzemi.engine.data.options import read_options
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    COLOURS,
    DUNGEONS,
    GEMS,
    HEROES,
    ITEMS,
    MINIONS,
    POWERS,
    REWARDS,
    ROOMS,
    STORIES,
    SYMBOLS,
    Reward,
)
from podzemi.games.paper_dungeons.data.checks import DATA, amount_of, measure_of
from podzemi.games.paper_dungeons.data.maps import borders_of, ways_of
from podzemi.games.paper_dungeons.data.schema import Data, WoundTrack
from podzemi.games.paper_dungeons.state import Box

check_counts(
    s, HERO_COUNT=HEROES, ITEM_COUNT=ITEMS, ROOM_COUNT=ROOMS, SYMBOL_COUNT=SYMBOLS, CARD_COUNT=POWERS
)


def mask_of(names: Iterable[object], order: tuple[object, ...]) -> int:
    """A set of things by their names, as bits by their place in the order."""
    return sum(bit(order.index(name)) for name in names)


def _by_count(spaces: int, rewards: list[tuple[int, Reward]]) -> list[int]:
    """By number of filled spaces: the reward for the last one, or REWARD_NONE."""
    table = [s.REWARD_NONE] * (spaces + 1)
    for at, reward in rewards:
        table[at] = REWARDS.index(reward)
    return table


def _penalties(track: WoundTrack) -> list[int]:
    """By wounds: the highest threshold reached (PD-1.3.5)."""
    return [
        next((glory for at, glory in reversed(track.thresholds) if wounds >= at), 0)
        for wounds in range(track.hearts + 1)
    ]


def _craftable(needed: list[int], symbol: int) -> list[int]:
    """The items that want this symbol or any; all for the clover, none for boots and skulls (PD-5.2.1)."""
    if symbol > s.CLOVER:
        return []
    return [item for item, hero in enumerate(needed) if hero in (s.NONE, symbol) or symbol == s.CLOVER]


def numbers(data: Data) -> Box:
    """The components as the rules want them."""
    rooms = {room.id: room for room in data.room}
    plan = [rooms[room] for room in ROOMS]
    chapters = [[DUNGEONS.index(name) for name in story.dungeons] for story in data.story]
    borders = {d.id: borders_of(data.map.walls) + borders_of(d.walls) for d in data.dungeon}
    potions, gems = data.potions, data.gem_track
    rows = [(potions.per_row * (n + 1), reward) for n, reward in enumerate(potions.row_rewards)]
    bosses = data.boss
    amount = {item.id: amount_of(item) for item in data.item}
    symbols = [HEROES.index(i.requires_symbol) if i.requires_symbol else s.NONE for i in data.item]
    return Box(
        rounds=data.rounds,
        boss_of_round=[
            data.boss_rounds.index(r) if r in data.boss_rounds else s.NONE for r in range(data.rounds + 1)
        ],
        dice_per_round=data.dice_used_per_round,
        reroll_skulls=data.reroll_if_skulls_at_least,
        reroll_clovers=data.reroll_if_clovers_at_least,
        resurrection_glory=data.resurrection_glory,
        mission_glory=data.mission_glory,
        missions_in_play=data.missions_in_play,
        start_level=data.starting_hero_level,
        max_level=data.max_hero_level,
        trap_wounds=data.trap_wounds,
        faces=[SYMBOLS.index(f.symbol) for colour in COLOURS for f in data.die_face if f.colour == colour],
        digits=_digits(data),
        hero_glory=[0] * data.starting_hero_level + data.hero_track.glory_of_lowest_level,
        level_6_glory=data.hero_track.glory_per_hero_at_level_6,
        wound_hearts=data.wound_track.hearts,
        wound_penalty=_penalties(data.wound_track),
        potion_spaces=potions.spaces,
        hearts_per_potion=potions.hearts_per_potion,
        brewed=potions.brewed_per_die,
        potion_reward=_by_count(potions.spaces, rows),
        gem_spaces=gems.spaces,
        gem_glory=gems.glory,
        gem_reward=_by_count(gems.spaces, gems.rewards),
        minion_glory=data.minion_track.glory,
        beaten_by=[HEROES.index(kind.beaten_by) for kind in data.minion_type],
        room_minion=[s.NONE if room.minion is None else MINIONS.index(room.minion) for room in plan],
        room_level=[room.minion_level for room in plan],
        room_trap=[int(room.trap) for room in plan],
        room_treasure=[[REWARDS.index(treasure) for treasure in room.treasure] for room in plan],
        room_gem=[s.NONE if room.gem is None else GEMS.index(room.gem) for room in plan],
        start_alive=mask_of([room.id for room in plan if room.minion is not None], ROOMS),
        trap_mask=mask_of([room.id for room in plan if room.trap], ROOMS),
        corner_mask=mask_of(data.map.corner_rooms, ROOMS),
        edge_mask=mask_of([room for room in ROOMS if room[0] in "AF" or room[1] in "17"], ROOMS),
        entrances=sorted(ROOMS.index(room) for room in data.map.entrances),
        ways=[out for dungeon in data.dungeon for out in ways_of(data, dungeon)],
        waters=[codes.border(one, two) for one, two in borders_of(data.map.water)],
        dungeon_walls=[[codes.border(one, two) for one, two in borders[d]] for d in DUNGEONS],
        dungeon_rooms=[[ROOMS.index(room) for room in d.boss_rooms] for d in data.dungeon],
        dungeon_bosses=[[BOSSES.index(boss) for boss in d.bosses] for d in data.dungeon],
        boss_weakness=[HEROES.index(boss.weakness) for boss in bosses],
        boss_need=[bracket.strength for boss in bosses for bracket in boss.brackets],
        boss_glory=[bracket.glory for boss in bosses for bracket in boss.brackets],
        boss_wounds=[bracket.wounds for boss in bosses for bracket in boss.brackets],
        boss_flee=[boss.flee_glory for boss in bosses],
        boss_reward=[[REWARDS.index(reward) for reward in boss.reward] for boss in bosses],
        boss_lost=[mask_of(boss.lost_gems, GEMS) for boss in bosses],
        tiers=[[n for n, boss in enumerate(bosses) if boss.tier == tier] for tier in (1, 2, 3)],
        item_symbol=symbols,
        craftable=[_craftable(symbols, symbol) for symbol in range(s.SYMBOL_COUNT)],
        item_glory=[item.glory_when_complete for item in data.item],
        item_half=[item.glory_per_half for item in data.item],
        sword_bonus=amount["flaming_sword"],
        cauldron_potions=amount["cauldron"],
        armour_bonus=amount["armour"],
        power_glory=[power.glory for power in data.power],
        mission_measure=[_measure(mission.measure) for mission in data.mission],
        mission_need=[mission.at_least for mission in data.mission],
        solo_glory=[0, *data.mission_rules.solo_glory_by_round],
        goal_measure=[_measure(goal.measure) for goal in data.goal],
        goal_need=[need for goal in data.goal for need in goal.thresholds],
        goal_glory=[glory for goal in data.goal for glory in goal.glory],
        training=[COLOURS.index(goal.training[hero]) for goal in data.goal for hero in HEROES],
        campaigns=[[], *chapters, [*range(len(DUNGEONS))]],
    )


def _digits(data: Data) -> list[int]:
    """By colour and symbol: the printed digit, NONE where there is no such face or no digit."""
    table = {(face.colour, face.symbol): face.digit for face in data.die_face}
    return [table.get((colour, symbol), s.NONE) for colour in COLOURS for symbol in SYMBOLS]


def _measure(name: str) -> int:
    code = measure_of(name)
    assert code is not None
    return code


BOX: Final = numbers(DATA)

CAMPAIGNS: Final = ("none", *STORIES, "all")
OPTIONS: Final = read_options(
    "podzemi.games.paper_dungeons.data",
    {"dungeon": ["random", *DUNGEONS], "campaign": CAMPAIGNS},
)
