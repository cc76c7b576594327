"""The box: a data file decoded strictly, checked as a whole, and turned into the rules' numbers.

`read` and `numbers` are pure functions of the file's text, so that another data pack can be
loaded beside our own. Whatever is wrong with a file is said in one line that names the place.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from podzemi.engine.game import Option
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    COLOURS,
    DUNGEONS,
    GEMS,
    GOALS,
    HEROES,
    ITEMS,
    MINIONS,
    MISSIONS,
    POWERS,
    REWARDS,
    ROOMS,
    STORIES,
    SYMBOLS,
    Boss,
    Colour,
    Dungeon,
    Gem,
    Goal,
    Hero,
    Item,
    Minion,
    Mission,
    Power,
    Reward,
    Room,
    Story,
    Symbol,
)
from podzemi.games.paper_dungeons.state import Box

Source = Literal["R", "X", "X+R", "XC", "D"]
"""R rulebook, X other public source (C: corrected by us), D designed by us."""

WALLS_MOST: Final = 60
WATER_MOST: Final = 30
"""Sets of walls, and of rivers with their two directions, are bits of one integer."""


class PackError(ValueError):
    """A data file that cannot be played with; the message names the place and the reason."""


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    cs: str
    sk: str
    pl: str


class DiceData(Struct, frozen=True, forbid_unknown_fields=True):
    white: int
    black: int


class FaceData(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour
    symbol: Symbol
    digit: int
    source: Source


class HeroData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Hero
    name: Names
    name_source: Source
    symbol: str
    level4: str
    source: Source


class HeroTrack(Struct, frozen=True, forbid_unknown_fields=True):
    levels: list[int]
    glory_of_lowest_level: list[int]
    glory_per_hero_at_level_6: int
    source: Source
    note: str = ""


class HealthTrack(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    prefilled: int
    source: Source
    note: str = ""


class WoundTrack(Struct, frozen=True, forbid_unknown_fields=True):
    hearts: int
    hearts_source: Source
    thresholds: list[tuple[int, int]]
    source: Source
    note: str = ""


class PotionData(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    rows: int
    per_row: int
    hearts_per_potion: int
    brewed_per_die: int
    row_rewards: list[Reward]
    source: Source


class GemTrack(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    glory: list[int]
    glory_source: Source
    rewards: list[tuple[int, Reward]]
    rewards_source: Source
    spaces_source: Source
    glory_note: str = ""
    spaces_note: str = ""


class MinionTrack(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    glory: list[int]
    source: Source
    note: str = ""


class MinionData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Minion
    beaten_by: Hero
    name: Names
    name_source: Source
    source: Source


class MapData(Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    rows: list[int]
    rows_source: Source
    entrances: list[Room]
    entrances_source: Source
    side_passages: list[tuple[Room, Room]]
    side_passages_source: Source
    walls: list[str]
    walls_source: Source
    water: list[str]
    water_source: Source
    corner_rooms: list[Room]
    boss_room_candidates: list[Room]
    unreachable_without_cloak: list[Room]
    rows_note: str = ""
    walls_note: str = ""
    water_note: str = ""
    boss_room_candidates_note: str = ""


class RoomData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Room
    source: Source
    minion: Minion | None = None
    minion_level: int = 0
    trap: bool = False
    treasure: list[Literal["potion", "craft", "level_up"]] = []
    gem: Gem | None = None
    note: str = ""


class ItemData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Item
    position: int
    name: Names
    name_source: Source
    requires_symbol: Hero | Literal[""]
    requires_source: Source
    kind: Literal["permanent", "instant"]
    glory_when_complete: int
    glory_per_half: int
    effect: str
    text: Names
    source: Source


class PowerData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Power
    name: Names
    name_source: Source
    name_en_source: Source
    timing: Literal["trigger", "setup", "once_per_round"]
    glory: int
    text: Names
    source: Source


class MissionRules(Struct, frozen=True, forbid_unknown_fields=True):
    glory_multiplayer: int
    solo_glory_by_round: list[int]
    solo_source: Source
    solo_note: str = ""


class MissionData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Mission
    key: str
    measure: str
    at_least: int
    text: Names
    source: Source


class GoalData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Goal
    key: str
    measure: str
    thresholds: list[int]
    glory: list[int]
    training: dict[Hero, Colour]
    text: Names
    source: Source


class Bracket(Struct, frozen=True, forbid_unknown_fields=True):
    strength: int
    glory: int
    wounds: int


class BossData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Boss
    tier: int
    letter: str
    colour: str
    name: Names
    name_source: Source
    weakness: Hero
    brackets: list[Bracket]
    flee_glory: int
    reward: list[Reward]
    lost_gems: list[Gem]
    source: Source
    note: str = ""


class StoryData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Story
    name: Names
    dungeons: list[Dungeon]
    source: Source


class DungeonData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Dungeon
    title: Names
    blurb: str
    walls: list[str]
    boss_rooms: list[Room]
    bosses: list[Boss]
    steps_to_boss_rooms: list[int]
    walls_source: Source
    boss_rooms_source: Source
    bosses_source: Source
    title_source: Source
    note: str = ""


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    boxes: list[str]
    tie_break: list[str]
    source: Source


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. What the engine does not use is still checked for its shape."""

    schema: Literal[1]
    game: Literal["paper-dungeons"]
    clause_prefix: Literal["PD"]
    players_min: int
    players_max: int
    rounds: int
    acts: list[int]
    boss_rounds: list[int]
    dice_used_per_round: int
    reroll_if_skulls_at_least: int
    reroll_if_clovers_at_least: int
    resurrection_glory: int
    mission_glory: int
    missions_in_play: int
    starting_hero_level: int
    max_hero_level: int
    trap_wounds: int
    sources: dict[str, str]
    dice: DiceData
    die_face: list[FaceData]
    hero: list[HeroData]
    hero_track: HeroTrack
    health_track: HealthTrack
    wound_track: WoundTrack
    potions: PotionData
    gem_track: GemTrack
    minion_track: MinionTrack
    minion_type: list[MinionData]
    map: MapData
    room: list[RoomData]
    item: list[ItemData]
    power: list[PowerData]
    mission_rules: MissionRules
    mission: list[MissionData]
    goal: list[GoalData]
    boss: list[BossData]
    story: list[StoryData]
    dungeon: list[DungeonData]
    scoring: Scoring


BOXES: Final = (
    "boss_1",
    "boss_2",
    "boss_3",
    "heroes",
    "items",
    "gems",
    "minions",
    "wounds",
    "resurrection",
    "goal_and_power",
    "missions",
    "total",
)
"""The score boxes A to L (PD-14.2)."""

_MEASURES: Final = {
    "rooms": s.ROOMS_EXPLORED,
    "corner_rooms": s.CORNER_ROOMS,
    "edge_rooms": s.EDGE_ROOMS,
    "boss_rooms": s.BOSS_ROOMS,
    "trap_rooms": s.TRAP_ROOMS,
    "full_rows": s.FULL_ROWS,
    "full_columns": s.FULL_COLUMNS,
    "columns_with_{}_rooms": s.COLUMNS_WITH,
    "minions": s.MINIONS,
    "minions_of_level_{}": s.MINIONS_OF_LEVEL,
    "distinct_minion_levels": s.MINION_LEVELS,
    "gems": s.GEMS,
    "potions": s.POTIONS,
    "complete_items": s.COMPLETE_ITEMS,
    "health": s.HEALTH,
    "heroes_at_level_{}": s.HEROES_AT_LEVEL,
    "obstacles": s.OBSTACLES,
    "boss_glory": s.BOSS_GLORY,
}

_EFFECTS: Final = {
    "flaming_sword": r"boss_strength \+(\d+)",
    "death_scepter": r"kill (2) minions anywhere",
    "khar_medallion": r"may cross water",
    "cloak_of_passage": r"may cross walls",
    "crown": r"none",
    "cauldron": r"gain (\d+) potions",
    "armour": r"minion fights: hero level \+(\d+)",
    "tome": r"level up (1) hero",
}

_TIMINGS: Final[dict[str, str]] = {
    "assassin": "setup",
    "craftsman": "setup",
    "veteran": "setup",
    "healer": "setup",
    "treasure_hunter": "setup",
    "psionic": "once_per_round",
}


# ---------------------------------------------------------------- reading


def read(text: str) -> Data:
    """A data file from its text; PackError with the place for anything that is wrong with it."""
    try:
        data = msgspec.toml.decode(text, type=Data)
    except msgspec.MsgspecError as error:
        raise PackError(str(error)) from None
    for check in _CHECKS:
        check(data)
    return data


def _expect(fact: bool, place: str, problem: str) -> None:
    if not fact:
        raise PackError(f"{place}: {problem}")


def _check_counts(data: Data) -> None:
    """PD-1.1, PD-1.3.1: what the rules fix and a pack cannot change."""
    fixed = {
        "players_min": 1,
        "players_max": 8,
        "dice_used_per_round": 3,
        "missions_in_play": 3,
        "starting_hero_level": 1,
        "max_hero_level": 6,
    }
    for name, value in fixed.items():
        _expect(getattr(data, name) == value, name, f"must be {value}, the rules know no other number")
    _expect((data.dice.white, data.dice.black) == (3, 3), "dice", "must be 3 white and 3 black dice")
    _expect(len(data.acts) == 3 and min(data.acts) > 0, "acts", "must be three numbers of rounds")
    _expect(sum(data.acts) == data.rounds, "acts", f"add up to {sum(data.acts)}, not to {data.rounds} rounds")
    ends = [sum(data.acts[: n + 1]) for n in range(3)]
    _expect(data.boss_rounds == ends, "boss_rounds", f"must be the ends of the acts, {ends}")
    for name in ("reroll_if_skulls_at_least", "reroll_if_clovers_at_least"):
        _expect(1 <= getattr(data, name) <= 6, name, "must be 1 to 6 dice")
    _expect(data.reroll_if_skulls_at_least <= 3, "reroll_if_skulls_at_least", "three dice must stay usable")
    _expect(data.trap_wounds >= 0, "trap_wounds", "cannot be negative")


def _check_ids(data: Data) -> None:
    """Every component once, in the order of the rules."""
    wanted: dict[str, tuple[str, ...]] = {
        "hero": HEROES,
        "minion_type": MINIONS,
        "item": ITEMS,
        "power": POWERS,
        "mission": MISSIONS,
        "goal": GOALS,
        "boss": BOSSES,
        "story": STORIES,
        "dungeon": DUNGEONS,
    }
    for table, ids in wanted.items():
        _same_ids(table, [entry.id for entry in getattr(data, table)], ids)
    rooms = [room.id for room in data.room]
    _same_ids("room", sorted(rooms), ROOMS)
    _expect(
        [item.position for item in data.item] == [*range(1, 9)], "item", "position must be 1 to 8 in order"
    )


def _same_ids(table: str, found: list[Any], wanted: tuple[str, ...]) -> None:
    missing = [name for name in wanted if name not in found]
    _expect(not missing, table, f"missing {', '.join(missing)}")
    twice = sorted({name for name in found if found.count(name) > 1})
    _expect(not twice, table, f"more than one {', '.join(twice)}")
    _expect(tuple(found) == wanted, table, f"must stand in the order {', '.join(wanted)}")


def _check_faces(data: Data) -> None:
    """PD-1.2: six different faces a colour, one skull each, clover on white, boots on black."""
    for colour, only, never in (("white", "clover", "boots"), ("black", "boots", "clover")):
        symbols = [face.symbol for face in data.die_face if face.colour == colour]
        place = f"die_face ({colour})"
        _expect(len(symbols) == s.FACES, place, f"has {len(symbols)} faces, not {s.FACES}")
        _expect(len(set(symbols)) == s.FACES, place, "two faces are alike")
        _expect(only in symbols and "skull" in symbols, place, f"needs a skull and {only}")
        _expect(never not in symbols, place, f"{never} is not on {colour} dice")
    for face in data.die_face:
        low = -1 if face.symbol == "skull" else 0
        _expect(low <= face.digit <= 9, f"die_face ({face.colour} {face.symbol})", "digit must be 0 to 9")


def _check_tracks(data: Data) -> None:
    """PD-1.3: the lengths of the tracks and of their tables fit."""
    levels = data.hero_track
    span = [*range(data.starting_hero_level, data.max_hero_level + 1)]
    _expect(levels.levels == span, "hero_track.levels", f"must be {span}")
    _length("hero_track.glory_of_lowest_level", levels.glory_of_lowest_level, len(span))
    health = data.health_track
    _expect(
        health.spaces == 4 * data.max_hero_level, "health_track.spaces", "must be four times the top level"
    )
    _expect(health.prefilled == 4 * span[0], "health_track.prefilled", "must be four times the first level")
    potions = data.potions
    _expect(potions.rows * potions.per_row == potions.spaces, "potions.spaces", "must be rows times per_row")
    _length("potions.row_rewards", potions.row_rewards, potions.rows)
    for name in ("spaces", "hearts_per_potion", "brewed_per_die"):
        _expect(getattr(potions, name) > 0, f"potions.{name}", "must be positive")
    _expect(potions.per_row > 2, "potions.per_row", "two potions may come in the set-up and pay nothing")
    _length("gem_track.glory", data.gem_track.glory, data.gem_track.spaces + 1)
    _length("minion_track.glory", data.minion_track.glory, data.minion_track.spaces + 1)
    for at, _ in data.gem_track.rewards:
        _expect(1 <= at <= data.gem_track.spaces, "gem_track.rewards", f"there is no space {at}")
    spaces = [at for at, _ in data.gem_track.rewards]
    _expect(1 not in spaces, "gem_track.rewards", "the first gem may come in the set-up and pays nothing")
    _expect(len(set(spaces)) == len(spaces), "gem_track.rewards", "two rewards on one space")
    _check_wounds(data.wound_track)
    _expect(data.resurrection_glory <= 0, "resurrection_glory", "cannot be a gain")
    _length("mission_rules.solo_glory_by_round", data.mission_rules.solo_glory_by_round, data.rounds)
    same = data.mission_rules.glory_multiplayer == data.mission_glory
    _expect(same, "mission_rules.glory_multiplayer", "differs from mission_glory")
    _expect(tuple(data.scoring.boxes) == BOXES, "scoring.boxes", f"must be {', '.join(BOXES)}")
    ties = data.scoring.tie_break
    _expect(ties == ["rooms_explored", "shared"], "scoring.tie_break", "must be rooms_explored, shared")


def _check_wounds(track: WoundTrack) -> None:
    place = "wound_track.thresholds"
    at = [wounds for wounds, _ in track.thresholds]
    _expect(track.hearts > 0, "wound_track.hearts", "must be positive")
    _expect(at == sorted(set(at)), place, "must rise")
    _expect(not at or 1 <= at[0] <= at[-1] <= track.hearts, place, "must lie on the track")
    _expect(all(glory <= 0 for _, glory in track.thresholds), place, "a penalty cannot be a gain")


def _length(place: str, found: list[Any], wanted: int) -> None:
    _expect(len(found) == wanted, place, f"has {len(found)} entries, not {wanted}")


def _check_map(data: Data) -> None:
    """PD-1.4: grid, borders, entrances, passages, and what is in the rooms."""
    plan = data.map
    _expect(plan.columns == [*"ABCDEF"], "map.columns", "must be A to F")
    _expect(plan.rows == [*range(1, 8)], "map.rows", "must be 1 to 7")
    _expect(bool(plan.entrances), "map.entrances", "there must be one")
    _expect(all(room[1] == "1" for room in plan.entrances), "map.entrances", "must lie in row 1")
    _expect(len(set(plan.entrances)) == len(plan.entrances), "map.entrances", "one is named twice")
    corners = ["A1", "A7", "F1", "F7"]
    _expect(sorted(plan.corner_rooms) == corners, "map.corner_rooms", f"must be {', '.join(corners)}")
    for one, two in plan.side_passages:
        fits = one[0] == "A" and two[0] == "F"
        _expect(fits, "map.side_passages", f"{one}-{two} does not lead from column A to column F")
    ends = [room for pair in plan.side_passages for room in pair]
    _expect(len(set(ends)) == len(ends), "map.side_passages", "two passages share a room")
    _expect(len(plan.water) <= WATER_MOST, "map.water", "too many rivers")
    printed = _borders("map.walls", plan.walls) + _borders("map.water", plan.water)
    _expect(len(set(printed)) == len(printed), "map.walls", "a border is named twice, or is wall and water")
    _check_rooms(data)


def _check_rooms(data: Data) -> None:
    letters = []
    for room in data.room:
        place = f"room {room.id}"
        _expect(
            (room.minion is None) == (room.minion_level == 0), place, "minion and minion_level go together"
        )
        _expect(0 <= room.minion_level <= 15, place, "minion_level must be 1 to 15")
        if room.gem is not None:
            letters.append(room.gem)
    _same_ids("room (gems)", sorted(letters), GEMS)
    minions = sum(room.minion is not None for room in data.room)
    fits = minions <= data.minion_track.spaces
    _expect(fits, "minion_track.spaces", f"there are {minions} minions on the map")
    _expect(minions >= 2, "room", "there must be two minions at least")


def _borders(place: str, written: list[str]) -> list[tuple[int, int]]:
    """`C3|C4` as two rooms that share a side, the smaller first."""
    found = []
    for border in written:
        parts = border.split("|")
        known = len(parts) == 2 and all(part in ROOMS for part in parts)
        _expect(known, place, f"{border!r} does not name two rooms")
        one, two = (ROOMS.index(part) for part in parts)
        touch = two - one == s.ROWS or (two - one == 1 and one % s.ROWS != s.ROWS - 1)
        _expect(touch, place, f"{border!r} does not name two rooms that share a side, the smaller first")
        found.append((one, two))
    return found


def _check_dungeons(data: Data) -> None:
    """PD-1.7.2: walls on doors, three boss rooms, one boss of each tier; all rooms can be reached."""
    for dungeon in data.dungeon:
        place = f"dungeon {dungeon.id}"
        added = _borders(f"{place}.walls", dungeon.walls)
        taken = _borders("map.walls", data.map.walls) + _borders("map.water", data.map.water)
        _expect(len(set(added)) == len(added), f"{place}.walls", "a wall is named twice")
        clash = [wall for wall, border in zip(dungeon.walls, added) if border in taken]
        _expect(not clash, f"{place}.walls", f"{', '.join(clash)} is wall or water already")
        _expect(len(added) + len(data.map.walls) <= WALLS_MOST, f"{place}.walls", "too many walls")
        _length(f"{place}.boss_rooms", dungeon.boss_rooms, 3)
        _expect(len(set(dungeon.boss_rooms)) == 3, f"{place}.boss_rooms", "must be three different rooms")
        for room in dungeon.boss_rooms:
            free = room in data.map.boss_room_candidates
            _expect(free, f"{place}.boss_rooms", f"{room} is not among map.boss_room_candidates")
        _length(f"{place}.bosses", dungeon.bosses, 3)
        tiers = [next(boss.tier for boss in data.boss if boss.id == name) for name in dungeon.bosses]
        _expect(tiers == [1, 2, 3], f"{place}.bosses", "must be bosses of tier 1, 2 and 3")
        _check_reach(data, dungeon)


def _check_reach(data: Data, dungeon: DungeonData) -> None:
    """PD-1.4.9: steps to the boss rooms, and what cannot be reached without the Cloak."""
    place = f"dungeon {dungeon.id}"
    steps = _steps(data, dungeon)
    shut = [room for number, room in enumerate(ROOMS) if number not in steps]
    known = sorted(data.map.unreachable_without_cloak)
    _expect(shut == known, f"{place}.walls", f"without items {', '.join(shut) or 'nothing'} is out of reach")
    found = [steps.get(ROOMS.index(room), 0) for room in dungeon.boss_rooms]
    _expect(dungeon.steps_to_boss_rooms == found, f"{place}.steps_to_boss_rooms", f"must be {found}")


def _steps(data: Data, dungeon: DungeonData) -> dict[int, int]:
    """The least number of steps from outside to each room, without items."""
    steps = {ROOMS.index(room): 1 for room in data.map.entrances}
    ways = _ways(data, dungeon)
    edge = list(steps)
    while edge:
        room = edge.pop(0)
        for way in ways[room]:
            to = way % s.JOIN
            if way // s.JOIN % 4 == s.DOOR and to not in steps:
                steps[to] = steps[room] + 1
                edge.append(to)
    return steps


def _check_cards(data: Data) -> None:
    """PD-1.6, PD-1.7: items, powers, missions, goals, bosses, stories."""
    for item in data.item:
        fits = re.fullmatch(_EFFECTS[item.id], item.effect)
        _expect(
            fits is not None, f"item {item.id}.effect", f"{item.effect!r} is not an effect the rules know"
        )
    for power in data.power:
        timing = _TIMINGS.get(power.id, "trigger")
        _expect(power.timing == timing, f"power {power.id}.timing", f"must be {timing}")
    for mission in data.mission:
        _measure(mission.measure, f"mission {mission.id}.measure")
        _expect(mission.at_least > 0, f"mission {mission.id}.at_least", "must be positive")
    for goal in data.goal:
        _check_goal(goal)
    for boss in data.boss:
        _check_boss(boss)
    for tier in (1, 2, 3):
        count = sum(boss.tier == tier for boss in data.boss)
        _expect(count == s.BOSSES_PER_TIER, "boss", f"tier {tier} has {count} bosses, not 4")
    chapters = [dungeon for story in data.story for dungeon in story.dungeons]
    _expect(chapters == [*DUNGEONS], "story", "the stories must have the dungeons A to L in order")
    for story in data.story:
        _length(f"story {story.id}.dungeons", story.dungeons, 3)


def _check_goal(goal: GoalData) -> None:
    place = f"goal {goal.id}"
    _measure(goal.measure, f"{place}.measure")
    for name, numbers in (("thresholds", goal.thresholds), ("glory", goal.glory)):
        _length(f"{place}.{name}", numbers, 3)
        _expect(numbers == sorted(set(numbers)), f"{place}.{name}", "must rise")
    _expect(goal.thresholds[0] > 0, f"{place}.thresholds", "must be positive")
    missing = [hero for hero in HEROES if hero not in goal.training]
    _expect(not missing, f"{place}.training", f"missing {', '.join(missing)}")
    black = sum(colour == "black" for colour in goal.training.values())
    _expect(black == 2, f"{place}.training", "must name two black and two white heroes")


def _check_boss(boss: BossData) -> None:
    place = f"boss {boss.id}"
    _expect(1 <= boss.tier <= 3, f"{place}.tier", "must be 1, 2 or 3")
    _length(f"{place}.brackets", boss.brackets, s.BRACKETS)
    needs = [bracket.strength for bracket in boss.brackets]
    _expect(needs == sorted(set(needs)), f"{place}.brackets", "strength must rise")
    _expect(all(bracket.wounds >= 0 for bracket in boss.brackets), f"{place}.brackets", "wounds below 0")
    _expect(all(bracket.glory >= 0 for bracket in boss.brackets), f"{place}.brackets", "glory below 0")
    _expect(boss.flee_glory <= 0, f"{place}.flee_glory", "cannot be a gain")
    _expect("gem" not in boss.reward, f"{place}.reward", "a boss gives no gems")
    lost = boss.lost_gems
    _expect(len(set(lost)) == len(lost), f"{place}.lost_gems", "a gem is named twice")
    _expect(boss.tier < 3 or not lost, f"{place}.lost_gems", "bosses of tier 3 have none")


def _measure(name: str, place: str) -> int:
    """The code of a measure (PD-13.1)."""
    number = re.search(r"\d+", name)
    kind = _MEASURES.get(re.sub(r"\d+", "{}", name, count=1))
    n = int(number.group()) if number else 0
    _expect(kind is not None and n < s.MEASURE, place, f"{name!r} is not a measure of PD-13.1")
    assert kind is not None
    return kind * s.MEASURE + n


_CHECKS: Final = (
    _check_counts,
    _check_ids,
    _check_faces,
    _check_tracks,
    _check_map,
    _check_cards,
    _check_dungeons,
)


# ---------------------------------------------------------------- provenance


class Provenance(NamedTuple):
    """Where one entry of the data file comes from: `boss minotaur`, `name`, `X`."""

    entry: str
    part: str
    source: Source


def provenance(data: Data) -> list[Provenance]:
    """Every tag in the file with the entry it stands at; the part is "" for the whole entry."""
    found: list[Provenance] = []
    for table in Data.__struct_fields__:
        value = getattr(data, table)
        entries = value if isinstance(value, list) else [value]
        for entry in entries:
            if isinstance(entry, Struct):
                found += _tags(table, entry)
    return found


def _tags(table: str, entry: Struct) -> list[Provenance]:
    name = getattr(entry, "id", None)
    if isinstance(entry, FaceData):
        name = f"{entry.colour} {entry.symbol}"
    place = table if name is None else f"{table} {name}"
    tags = [field for field in entry.__struct_fields__ if field == "source" or field.endswith("_source")]
    return [
        Provenance(place, field.removesuffix("source").rstrip("_"), getattr(entry, field)) for field in tags
    ]


def designed(data: Data) -> list[Provenance]:
    """What was designed by us (tag D): replace it if you own the game (PD-18)."""
    return [tag for tag in provenance(data) if tag.source == "D"]


# ---------------------------------------------------------------- numbers


def _mask(names: list[Any], order: tuple[Any, ...]) -> int:
    return sum(1 << order.index(name) for name in names)


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


def _ways(data: Data, dungeon: DungeonData) -> list[list[int]]:
    """By room: the ways out of it, by the room they lead to (PD-6.1)."""
    walls = _borders("map.walls", data.map.walls) + _borders("dungeon.walls", dungeon.walls)
    waters = _borders("map.water", data.map.water)
    sides = [(room, room + 1) for room in range(s.ROOMS) if room % s.ROWS != s.ROWS - 1]
    sides += [(room, room + s.ROWS) for room in range(s.ROOMS - s.ROWS)]
    ways: list[list[int]] = [[] for _ in ROOMS]
    for one, two in sides:
        kind, index = s.DOOR, 0
        if (one, two) in walls:
            kind, index = s.WALL, walls.index((one, two))
        elif (one, two) in waters:
            kind, index = s.WATER, waters.index((one, two))
        ways[one].append(two + s.JOIN * kind + s.INDEX * index)
        ways[two].append(one + s.JOIN * kind + s.INDEX * index)
    for left, right in data.map.side_passages:
        ways[ROOMS.index(left)].append(ROOMS.index(right))
        ways[ROOMS.index(right)].append(ROOMS.index(left))
    return [sorted(out, key=lambda way: way % s.JOIN) for out in ways]


def numbers(data: Data) -> Box:
    """The components as the rules want them."""
    rooms = {room.id: room for room in data.room}
    plan = [rooms[room] for room in ROOMS]
    chapters = [[DUNGEONS.index(name) for name in story.dungeons] for story in data.story]
    borders = {d.id: _borders("", data.map.walls) + _borders("", d.walls) for d in data.dungeon}
    potions, gems = data.potions, data.gem_track
    rows = [(potions.per_row * (n + 1), reward) for n, reward in enumerate(potions.row_rewards)]
    bosses = data.boss
    amount = {item.id: _amount(item) for item in data.item}
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
        start_alive=_mask([room.id for room in plan if room.minion is not None], ROOMS),
        trap_mask=_mask([room.id for room in plan if room.trap], ROOMS),
        corner_mask=_mask(data.map.corner_rooms, ROOMS),
        edge_mask=_mask([room for room in ROOMS if room[0] in "AF" or room[1] in "17"], ROOMS),
        entrances=sorted(ROOMS.index(room) for room in data.map.entrances),
        ways=[out for dungeon in data.dungeon for out in _ways(data, dungeon)],
        waters=[one * s.ENTRY + two for one, two in _borders("map.water", data.map.water)],
        dungeon_walls=[[one * s.ENTRY + two for one, two in borders[d]] for d in DUNGEONS],
        dungeon_rooms=[[ROOMS.index(room) for room in d.boss_rooms] for d in data.dungeon],
        dungeon_bosses=[[BOSSES.index(boss) for boss in d.bosses] for d in data.dungeon],
        boss_weakness=[HEROES.index(boss.weakness) for boss in bosses],
        boss_need=[bracket.strength for boss in bosses for bracket in boss.brackets],
        boss_glory=[bracket.glory for boss in bosses for bracket in boss.brackets],
        boss_wounds=[bracket.wounds for boss in bosses for bracket in boss.brackets],
        boss_flee=[boss.flee_glory for boss in bosses],
        boss_reward=[[REWARDS.index(reward) for reward in boss.reward] for boss in bosses],
        boss_lost=[_mask(boss.lost_gems, GEMS) for boss in bosses],
        tiers=[[n for n, boss in enumerate(bosses) if boss.tier == tier] for tier in (1, 2, 3)],
        item_symbol=[HEROES.index(i.requires_symbol) if i.requires_symbol else s.NONE for i in data.item],
        item_glory=[item.glory_when_complete for item in data.item],
        item_half=[item.glory_per_half for item in data.item],
        sword_bonus=amount["flaming_sword"],
        cauldron_potions=amount["cauldron"],
        armour_bonus=amount["armour"],
        power_glory=[power.glory for power in data.power],
        mission_measure=[_measure(mission.measure, mission.id) for mission in data.mission],
        mission_need=[mission.at_least for mission in data.mission],
        solo_glory=[0, *data.mission_rules.solo_glory_by_round],
        goal_measure=[_measure(goal.measure, goal.id) for goal in data.goal],
        goal_need=[need for goal in data.goal for need in goal.thresholds],
        goal_glory=[glory for goal in data.goal for glory in goal.glory],
        training=[COLOURS.index(goal.training[hero]) for goal in data.goal for hero in HEROES],
        campaigns=[[], *chapters, [*range(len(DUNGEONS))]],
    )


def _amount(item: ItemData) -> int:
    """The figure in an item's effect, 0 if it has none."""
    found = re.search(r"\d+", item.effect)
    return int(found.group()) if found else 0


def _digits(data: Data) -> list[int]:
    """By colour and symbol: the printed digit, NONE where there is no such face or no digit."""
    table = {(face.colour, face.symbol): face.digit for face in data.die_face}
    return [table.get((colour, symbol), s.NONE) for colour in COLOURS for symbol in SYMBOLS]


DATA: Final = read(files("podzemi.games.paper_dungeons").joinpath("data.toml").read_text("utf-8"))
BOX: Final = numbers(DATA)

CAMPAIGNS: Final = ("none", *STORIES, "all")
OPTIONS: Final = (
    Option("dungeon", ["random", *DUNGEONS], "random", "PD-2.2"),
    Option("missions", [True, False], True, "PD-15.5"),
    Option("random_bosses", [False, True], False, "PD-15.4"),
    Option("vanishing_gems", [False, True], False, "PD-15.2"),
    Option("campaign", [*CAMPAIGNS], "none", "PD-15.3"),
)
