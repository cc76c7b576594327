"""The data file, decoded strictly and checked as a whole; what is wrong is said with its place.

`read` is a pure function of the file's text, so that another data pack can be loaded beside our own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any, Final, NamedTuple  # Any: figures and names of one table or another

from msgspec import Struct

from podzemi.engine.data import packs
from podzemi.engine.data.packs import NAME_MOST, Mistake, unless
from podzemi.games.paper_dungeons import codes
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
)
from podzemi.games.paper_dungeons.data.maps import ways_of
from podzemi.games.paper_dungeons.data.schema import (
    BossData,
    Data,
    DungeonData,
    FaceData,
    GemTrack,
    GoalData,
    ItemData,
    PotionData,
    Source,
    WoundTrack,
)

WALLS_MOST: Final = 60
WATER_MOST: Final = 30
"""Sets of walls, and of rivers with their two directions, are bits of one integer."""

TRACK_MOST: Final = 24
WOUNDS_MOST: Final = 99
TREASURE_MOST: Final = 6
"""More than any sheet has room for: a pack cannot make a match endless."""

_FIXED: Final = {
    "players_min": 1,
    "players_max": 8,
    "dice_used_per_round": 3,
    "missions_in_play": 3,
    "starting_hero_level": 1,
    "max_hero_level": 6,
}

SCORE_BOXES: Final = (
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
    "minions": s.MINIONS_DEFEATED,
    "minions_of_level_{}": s.MINIONS_OF_LEVEL,
    "distinct_minion_levels": s.MINION_LEVELS,
    "gems": s.GEMS_GAINED,
    "potions": s.POTIONS_GAINED,
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


def read(text: str) -> Data:
    """A data file from its text; PackError with every mistake and its place."""
    return packs.read(text, Data, {"game": "paper-dungeons", "schema": 1}, _CHECKS)


def _check_counts(data: Data) -> Iterator[Mistake]:
    """PD-1.1, PD-1.3.1: what the rules fix and a pack cannot change."""
    for name, value in _FIXED.items():
        yield from _check_fixed(name, getattr(data, name), value)
    yield from _check_fixed("dice.white", data.dice.white, s.WHITE_COUNT)
    yield from _check_fixed("dice.black", data.dice.black, s.DICE_COUNT - s.WHITE_COUNT)
    yield from packs.length("acts", data.acts, 3)
    yield from unless(min(data.acts, default=1) > 0, "least", "acts", least=1)
    rounds = sum(data.acts)
    yield from unless(rounds == data.rounds, "sum", "acts", found=rounds, wanted=data.rounds)
    ends = [sum(data.acts[: n + 1]) for n in range(3)]
    yield from _follows("boss_rounds", data.boss_rounds, ends)
    yield from packs.between("reroll_if_skulls_at_least", data.reroll_if_skulls_at_least, 1, 3)
    yield from packs.between("reroll_if_clovers_at_least", data.reroll_if_clovers_at_least, 1, 6)
    yield from packs.between("trap_wounds", data.trap_wounds, 0, WOUNDS_MOST)
    yield from unless(data.resurrection_glory <= 0, "most", "resurrection_glory", most=0)


def _check_fixed(place: str, found: Any, wanted: Any) -> list[Mistake]:
    return unless(found == wanted, "fixed", place, wanted=_plain(wanted))


def _follows(place: str, found: Any, wanted: Any) -> list[Mistake]:
    """A figure that other figures of the pack decide."""
    return unless(found == wanted, "differs", place, found=_plain(found), wanted=_plain(wanted))


def _plain(value: Any) -> str | int:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else value


def _rises(place: str, found: list[int]) -> list[Mistake]:
    return unless(found == sorted(set(found)), "rise", place)


def _once(place: str, found: list[Any]) -> list[Mistake]:
    twice = [one for one in dict.fromkeys(found) if found.count(one) > 1]
    return unless(not twice, "twice", place, names=_plain(twice))


def _among(place: str, found: list[Any], wanted: Iterable[str]) -> list[Mistake]:
    among = ", ".join(wanted)
    known = among.split(", ")
    return [Mistake("reference", place, {"name": one, "among": among}) for one in found if one not in known]


def _check_ids(data: Data) -> Iterator[Mistake]:
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
        yield from packs.same_ids(table, [entry.id for entry in getattr(data, table)], ids)
    yield from packs.same_ids("room", [room.id for room in data.room], ROOMS, ordered=False)
    for number, item in enumerate(data.item, 1):
        yield from _check_fixed(f"item.{item.id}.position", item.position, number)


def _check_faces(data: Data) -> Iterator[Mistake]:
    """PD-1.2: six different faces a colour, one skull each, clover on white, boots on black."""
    never = {"white": "boots", "black": "clover"}
    wanted = [f"{colour} {symbol}" for colour in COLOURS for symbol in SYMBOLS if symbol != never[colour]]
    found = [f"{face.colour} {face.symbol}" for face in data.die_face]
    yield from packs.same_ids("die_face", found, wanted, ordered=False)
    for number, face in enumerate(data.die_face, 1):
        low = -1 if face.symbol == "skull" else 0
        yield from packs.between(f"die_face.{number}.digit", face.digit, low, 9)


def _check_tracks(data: Data) -> Iterator[Mistake]:
    """PD-1.3: the lengths of the tracks and of their tables fit."""
    levels, health = data.hero_track, data.health_track
    span = [*range(data.starting_hero_level, data.max_hero_level + 1)]
    yield from _check_fixed("hero_track.levels", levels.levels, span)
    yield from packs.length("hero_track.glory_of_lowest_level", levels.glory_of_lowest_level, len(span))
    yield from _check_fixed("health_track.spaces", health.spaces, 4 * data.max_hero_level)
    yield from _check_fixed("health_track.prefilled", health.prefilled, 4 * span[0])
    yield from _check_potions(data.potions)
    yield from _check_gems(data.gem_track)
    yield from _check_wounds(data.wound_track)
    minions = data.minion_track
    yield from packs.between("minion_track.spaces", minions.spaces, 1, len(ROOMS))
    yield from packs.length("minion_track.glory", minions.glory, minions.spaces + 1)
    missions = data.mission_rules
    yield from packs.length("mission_rules.solo_glory_by_round", missions.solo_glory_by_round, data.rounds)
    yield from _follows("mission_rules.glory_multiplayer", missions.glory_multiplayer, data.mission_glory)
    yield from _check_fixed("scoring.boxes", data.scoring.boxes, [*SCORE_BOXES])
    yield from _check_fixed("scoring.tie_break", data.scoring.tie_break, ["rooms_explored", "shared"])


def _check_potions(potions: PotionData) -> Iterator[Mistake]:
    """PD-1.3.3: rows of three at least, because two potions may come in the set-up and pay nothing."""
    yield from packs.between("potions.rows", potions.rows, 1, TRACK_MOST)
    yield from packs.between("potions.per_row", potions.per_row, 3, TRACK_MOST)
    yield from _follows("potions.spaces", potions.spaces, potions.rows * potions.per_row)
    yield from packs.length("potions.row_rewards", potions.row_rewards, potions.rows)
    for name in ("hearts_per_potion", "brewed_per_die"):
        yield from packs.between(f"potions.{name}", getattr(potions, name), 1, TRACK_MOST)


def _check_gems(gems: GemTrack) -> Iterator[Mistake]:
    """PD-1.3.4: the first gem may come in the set-up and pays nothing."""
    yield from packs.between("gem_track.spaces", gems.spaces, 1, TRACK_MOST)
    yield from packs.length("gem_track.glory", gems.glory, gems.spaces + 1)
    spaces = [at for at, _ in gems.rewards]
    for at in spaces:
        yield from packs.between("gem_track.rewards", at, 2, gems.spaces)
    yield from _once("gem_track.rewards", spaces)


def _check_wounds(track: WoundTrack) -> Iterator[Mistake]:
    place = "wound_track.thresholds"
    yield from packs.between("wound_track.hearts", track.hearts, 1, WOUNDS_MOST)
    for at, glory in track.thresholds:
        yield from packs.between(place, at, 1, track.hearts)
        yield from unless(glory <= 0, "most", place, most=0)
    yield from _rises(place, [at for at, _ in track.thresholds])


def _check_map(data: Data) -> Iterator[Mistake]:
    """PD-1.4: grid, borders, entrances, passages."""
    plan = data.map
    yield from _check_fixed("map.columns", plan.columns, [*"ABCDEF"])
    yield from _check_fixed("map.rows", plan.rows, [*range(1, 8)])
    yield from packs.same_ids("map.corner_rooms", plan.corner_rooms, ["A1", "A7", "F1", "F7"], ordered=False)
    yield from unless(bool(plan.entrances), "not_enough", "map.entrances", found=0, wanted=1)
    yield from _among("map.entrances", [*plan.entrances], [f"{column}1" for column in "ABCDEF"])
    yield from _once("map.entrances", [*plan.entrances])
    for one, two in plan.side_passages:
        fits = one[0] == "A" and two[0] == "F"
        yield from unless(fits, "passage", "map.side_passages", found=f"{one}, {two}")
    yield from _once("map.side_passages", [room for pair in plan.side_passages for room in pair])
    yield from _x("map.walls", plan.walls)
    yield from _x("map.water", plan.water)
    yield from _most("map.water", plan.water, WATER_MOST)
    clash = [border for border in plan.water if border in plan.walls]
    yield from unless(not clash, "taken", "map.water", names=_plain(clash))
    for dungeon in data.dungeon:
        yield from _x(f"dungeon.{dungeon.id}.walls", dungeon.walls)


def _most(place: str, found: list[Any], most: int) -> list[Mistake]:
    return unless(len(found) <= most, "too_many", place, found=len(found), most=most)


def _x(place: str, written: list[str]) -> Iterator[Mistake]:
    """`C3|C4` names two rooms that share a side, the smaller first."""
    for border in written:
        yield from unless(_is_border(border), "border", place, found=border[:20])
    yield from _once(place, written)


def _is_border(written: str) -> bool:
    parts = written.split("|")
    if len(parts) != 2 or any(part not in ROOMS for part in parts):
        return False
    one, two = (ROOMS.index(part) for part in parts)
    return two - one == s.ROW_COUNT or (two - one == 1 and one % s.ROW_COUNT != s.ROW_COUNT - 1)


def _check_rooms(data: Data) -> Iterator[Mistake]:
    """PD-1.4.4: what is in the rooms; every gem once."""
    for room in data.room:
        place = f"room.{room.id}"
        both = (room.minion is None) == (room.minion_level == 0)
        yield from unless(both, "together", place, one="minion", other="minion_level")
        yield from packs.between(f"{place}.minion_level", room.minion_level, 0, 15)
        yield from _most(f"{place}.treasure", room.treasure, TREASURE_MOST)
    gems = [f"gem {room.gem}" for room in data.room if room.gem is not None]
    yield from packs.same_ids("room", gems, [f"gem {gem}" for gem in GEMS], ordered=False)
    minions = sum(room.minion is not None for room in data.room)
    yield from unless(minions >= 2, "minions", "room", found=minions)
    spaces = data.minion_track.spaces
    yield from unless(minions <= spaces, "not_enough", "minion_track.spaces", found=spaces, wanted=minions)


def _check_dungeons(data: Data) -> Iterator[Mistake]:
    """PD-1.7.2: walls on doors, three boss rooms, one boss of each tier."""
    taken = {*data.map.walls, *data.map.water}
    tier = {boss.id: boss.tier for boss in data.boss}
    for dungeon in data.dungeon:
        place = f"dungeon.{dungeon.id}"
        clash = [wall for wall in dungeon.walls if wall in taken]
        yield from unless(not clash, "taken", f"{place}.walls", names=_plain(clash))
        yield from _most(f"{place}.walls", dungeon.walls, WALLS_MOST - len(data.map.walls))
        yield from packs.length(f"{place}.boss_rooms", dungeon.boss_rooms, 3)
        yield from _once(f"{place}.boss_rooms", [*dungeon.boss_rooms])
        yield from _among(f"{place}.boss_rooms", [*dungeon.boss_rooms], data.map.boss_room_candidates)
        tiers = [tier[boss] for boss in dungeon.bosses]
        yield from unless(tiers == [1, 2, 3], "boss_tiers", f"{place}.bosses")


def _check_reach(data: Data) -> Iterator[Mistake]:
    """PD-1.4.9: steps to the boss rooms, and what cannot be reached without the Cloak."""
    known = sorted(data.map.unreachable_without_cloak)
    for dungeon in data.dungeon:
        steps = _steps(data, dungeon)
        shut = [room for number, room in enumerate(ROOMS) if number not in steps]
        found, wanted = _plain(shut) or "–", _plain(known) or "–"
        yield from unless(shut == known, "reach", f"dungeon.{dungeon.id}.walls", found=found, wanted=wanted)
        there = [steps.get(ROOMS.index(room), 0) for room in dungeon.boss_rooms]
        yield from _follows(f"dungeon.{dungeon.id}.steps_to_boss_rooms", dungeon.steps_to_boss_rooms, there)


def _steps(data: Data, dungeon: DungeonData) -> dict[int, int]:
    """The least number of steps from outside to each room, without items."""
    steps = {ROOMS.index(room): 1 for room in data.map.entrances}
    ways = ways_of(data, dungeon)
    edge = list(steps)
    while edge:
        room = edge.pop(0)
        for way in ways[room]:
            to = codes.way_to(way)
            if codes.way_join(way) == s.DOOR and to not in steps:
                steps[to] = steps[room] + 1
                edge.append(to)
    return steps


def _check_cards(data: Data) -> Iterator[Mistake]:
    """PD-1.6, PD-1.7: items, powers, missions, goals, bosses, stories."""
    for item in data.item:
        yield from _check_item(item)
    for power in data.power:
        yield from _check_fixed(f"power.{power.id}.timing", power.timing, _TIMINGS.get(power.id, "trigger"))
    for mission in data.mission:
        yield from _check_measure(f"mission.{mission.id}.measure", mission.measure)
        at_least = mission.at_least
        yield from unless(at_least > 0, "least", f"mission.{mission.id}.at_least", least=1)
    for goal in data.goal:
        yield from _check_goal(goal)
    for boss in data.boss:
        yield from _check_boss(boss)
    for tier in (1, 2, 3):
        count = sum(boss.tier == tier for boss in data.boss)
        yield from unless(count == s.TIER_BOSS_COUNT, "tier", "boss", tier=tier, found=count, wanted=4)
    for number, story in enumerate(data.story):
        chapters = DUNGEONS[3 * number : 3 * number + 3]
        yield from _check_fixed(f"story.{story.id}.dungeons", story.dungeons, [*chapters])


def _check_item(item: ItemData) -> Iterator[Mistake]:
    """PD-1.6.1: the effect is the rules', the figure in it may be another one."""
    place, pattern = f"item.{item.id}.effect", _EFFECTS[item.id]
    fits = re.fullmatch(pattern, item.effect) is not None
    example = re.sub(r"\(.*?\)", "2", pattern).replace("\\", "")
    yield from unless(fits, "pattern", place, found=item.effect[:NAME_MOST], example=example)
    yield from packs.between(place, amount_of(item), 0, 99)


def _check_goal(goal: GoalData) -> Iterator[Mistake]:
    place = f"goal.{goal.id}"
    yield from _check_measure(f"{place}.measure", goal.measure)
    for name, numbers in (("thresholds", goal.thresholds), ("glory", goal.glory)):
        yield from packs.length(f"{place}.{name}", numbers, 3)
        yield from _rises(f"{place}.{name}", numbers)
    yield from unless(min(goal.thresholds, default=1) > 0, "least", f"{place}.thresholds", least=1)
    yield from packs.same_ids(f"{place}.training", goal.training, HEROES, ordered=False)
    black = sum(colour == "black" for colour in goal.training.values())
    yield from unless(black == 2, "training", f"{place}.training", found=black)


def _check_boss(boss: BossData) -> Iterator[Mistake]:
    place = f"boss.{boss.id}"
    yield from packs.between(f"{place}.tier", boss.tier, 1, 3)
    yield from packs.length(f"{place}.brackets", boss.brackets, s.BRACKET_COUNT)
    yield from _rises(f"{place}.brackets", [bracket.strength for bracket in boss.brackets])
    for number, bracket in enumerate(boss.brackets, 1):
        here = f"{place}.brackets.{number}"
        yield from packs.between(f"{here}.wounds", bracket.wounds, 0, WOUNDS_MOST)
        yield from unless(bracket.glory >= 0, "least", f"{here}.glory", least=0)
    yield from unless(boss.flee_glory <= 0, "most", f"{place}.flee_glory", most=0)
    yield from _among(f"{place}.reward", [*boss.reward], [one for one in REWARDS if one != "gem"])
    yield from _most(f"{place}.reward", boss.reward, TREASURE_MOST)
    yield from _once(f"{place}.lost_gems", [*boss.lost_gems])
    if boss.tier == 3:
        yield from packs.length(f"{place}.lost_gems", boss.lost_gems, 0)


def _check_measure(place: str, name: str) -> list[Mistake]:
    """PD-13.1: a measure the rules know."""
    known = [measure.replace("{}", "4") for measure in _MEASURES]
    return unless(
        measure_of(name) is not None, "reference", place, name=name[:NAME_MOST], among=_plain(known)
    )


_CHECKS: Final = (
    _check_counts,
    _check_ids,
    _check_faces,
    _check_tracks,
    _check_map,
    _check_rooms,
    _check_cards,
    _check_dungeons,
    _check_reach,
)


# ---------------------------------------------------------------- words of the file


def amount_of(item: ItemData) -> int:
    """The figure in an item's effect, 0 if it has none."""
    found = re.search(r"\d+", item.effect)
    return int(found.group()) if found else 0


def measure_of(name: str) -> int | None:
    """The code of a measure (PD-13.1); None if there is no such."""
    number = re.search(r"\d+", name)
    kind = _MEASURES.get(re.sub(r"\d+", "{}", name, count=1))
    n = int(number.group()) if number else 0
    return codes.measure(kind, n) if kind is not None and n < codes.MEASURE_STRIDE else None


# ---------------------------------------------------------------- provenance


class Provenance(NamedTuple):
    """The source of one entry of the data file: `boss minotaur`, `name`, `X`."""

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


def designed_values(data: Data) -> list[Provenance]:
    """The values that were designed by us (tag D): replace them if you own the game (PD-18)."""
    return [tag for tag in provenance(data) if tag.source == "D"]


DATA: Final = read(files("podzemi.games.paper_dungeons.data").joinpath("data.toml").read_text("utf-8"))
