"""The shape of `data.toml`: what stands in which table, decoded strictly."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from podzemi.games.paper_dungeons.actions import (
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

Source = Literal["R", "X", "X+R", "XC", "D"]
"""R rulebook, X other public source (C: corrected by us), D designed by us."""


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
