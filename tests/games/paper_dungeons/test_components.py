"""PD-1: the component table against the specification's text, and files that are not one."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podzemi.engine.bits import size
from podzemi.engine.data.packs import PackError
from podzemi.games.paper_dungeons import GAME, PaperDungeons, codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import BOSSES, HEROES, ROOMS
from podzemi.games.paper_dungeons.data.checks import DATA, designed_values, provenance, read
from podzemi.games.paper_dungeons.data.schema import Data
from podzemi.games.paper_dungeons.data.tables import BOX, OPTIONS, numbers
from podzemi.languages import LANGUAGES
from podzemi.languages.sentences import mistake_text

from .scene import Scene

TEXT = files("podzemi.games.paper_dungeons.data").joinpath("data.toml").read_text("utf-8")
RULES = (Path(__file__).parents[3] / "docs/rules/paper_dungeons.md").read_text("utf-8")


def table(after: str, columns: int, rows: int) -> list[list[str]]:
    """The rows of the first table with so many columns after a place in the specification."""
    found = []
    for line in RULES[RULES.index(after) :].splitlines():
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == columns:
            found.append(cells)
        elif found:
            break
    assert len(found) == rows + 2
    return found[2:]


# ---------------------------------------------------------------- figures


@pytest.mark.clause("PD-1.1.1")
def test_counts() -> None:
    assert (DATA.dice.white, DATA.dice.black) == (3, 3)
    cards = (DATA.dungeon, DATA.boss, DATA.mission, DATA.power, DATA.goal)
    assert [len(deck) for deck in cards] == [12, 12, 16, 16, 16]


@pytest.mark.clause("PD-1.2.1", "PD-1.2.2", "PD-1.2.3")
def test_faces_and_digits() -> None:
    for colour, faces in table("**PD-1.2.1**", 2, 2):
        printed = dict(re.findall(r"(\w+) \((\d|no digit)\)", faces))
        ours = {
            f.symbol: "no digit" if f.digit < 0 else str(f.digit) for f in DATA.die_face if f.colour == colour
        }
        assert ours == printed and len(ours) == 6
    assert [hero.symbol for hero in DATA.hero] == ["sword and shield", "hat", "cross", "mask"]
    scene = Scene().play("brew 3", "brew 1", "pick_hero rogue", "move 4", "stop")
    assert scene.look().track == [5, 9, 0]


@pytest.mark.clause("PD-1.3.1")
def test_rounds_and_acts() -> None:
    assert (DATA.rounds, DATA.acts) == (8, [3, 3, 2])
    assert [BOX.boss_of_round.index(boss) for boss in range(3)] == [3, 6, 8]
    assert BOX.dice_per_round == 3


@pytest.mark.clause("PD-1.4.1", "PD-1.4.4", "PD-1.4.5")
def test_the_rooms_as_printed() -> None:
    printed = {}
    for row, *cells in table("**PD-1.4.4**", 7, 7):
        for column, cell in zip("ABCDEF", cells):
            printed[column + row.strip("*")] = cell
    assert sorted(printed) == sorted(ROOMS) and len(printed) == 42
    for room in DATA.room:
        parts = []
        if room.minion:
            parts.append(f"M {room.minion} {room.minion_level}")
        if room.trap:
            parts.append("T")
        count = len(room.treasure)
        for treasure in dict.fromkeys(room.treasure):
            name = treasure.replace("_", " ")
            parts.append(f"{count} {name}s" if count > 1 else name)
        if room.gem:
            parts.append(f"gem **{room.gem}**")
        assert (", ".join(parts) or "-") == printed[room.id]


@pytest.mark.clause("PD-1.4.5")
def test_the_rooms_add_up() -> None:
    kinds = Counter((room.minion, room.minion_level) for room in DATA.room if room.minion)
    assert set(kinds) == {(m.id, level) for m in DATA.minion_type for level in (3, 4, 5)}
    assert set(kinds.values()) == {1}
    treasure = Counter(icon for room in DATA.room for icon in room.treasure)
    assert treasure == {"potion": 8, "craft": 6, "level_up": 6}
    assert sum(room.trap for room in DATA.room) == 16
    assert not any(room.trap and room.minion for room in DATA.room)
    empty = [r.id for r in DATA.room if not (r.minion or r.trap or r.treasure or r.gem)]
    assert sorted(empty) == sorted(["B2", "D2", "E3", "A4", "D4", "E5", "A6", "C7", "E7"])


@pytest.mark.clause("PD-1.4.6", "PD-1.4.7", "PD-1.4.8")
def test_walls_water_and_doors() -> None:
    line = next(line for line in RULES.splitlines() if line.startswith("- **PD-1.4.6**"))
    assert sorted(re.findall(r"[A-F]\d\|[A-F]\d", line)) == DATA.map.walls
    line = next(line for line in RULES.splitlines() if line.startswith("- **PD-1.4.7**"))
    assert re.findall(r"[A-F]\d\|[A-F]\d", line) == DATA.map.water
    ways = [way for out in BOX.ways[: s.ROOM_COUNT] for way in out]
    kinds = Counter(codes.way_join(way) for way in ways)
    sides = 5 * 7 + 6 * 6
    assert kinds == {s.WALL: 2 * 12, s.WATER: 2 * 7, s.DOOR: 2 * (sides - 19) + 4}


@pytest.mark.clause("PD-1.4.10")
def test_corners_and_edges() -> None:
    assert size(BOX.edge_mask) == 22
    corners = [room for n, room in enumerate(ROOMS) if BOX.corner_mask >> n & 1]
    assert corners == ["A1", "A7", "F1", "F7"]


@pytest.mark.clause("PD-1.6.1")
def test_items_as_printed() -> None:
    for number, name, symbol, kind, effect, glory in table("**PD-1.6.1**", 6, 8):
        item = DATA.item[int(number) - 1]
        assert (item.name.en, item.kind, item.effect) == (name, kind, effect)
        assert (item.requires_symbol or "any hero symbol") == symbol
        assert item.glory_when_complete == int(glory)
    assert (BOX.sword_bonus, BOX.cauldron_potions, BOX.armour_bonus) == (3, 3, 1)


@pytest.mark.clause("PD-1.7.1")
def test_bosses_as_printed() -> None:
    rows = table("**PD-1.7.1", 10, 12)
    for boss, (tier, name, _, weak, low, middle, high, flee, reward, lost) in zip(DATA.boss, rows):
        assert (boss.name.en, boss.tier, boss.weakness) == (name, int(tier), weak)
        figures = [f"{b.strength}: {b.glory} / {b.wounds}" for b in boss.brackets]
        assert figures == [low, middle, high] and boss.flee_glory == int(flee)
        assert " + ".join(boss.reward) == reward
        assert (", ".join(boss.lost_gems) or "-") == lost
    for bosses in BOX.tiers:
        assert sorted(BOX.boss_weakness[boss] for boss in bosses) == [0, 1, 2, 3]


@pytest.mark.clause("PD-1.7.2")
def test_dungeons_as_printed() -> None:
    rows = table("**PD-1.7.2", 5, 12)
    for dungeon, (letter, title, walls, rooms, bosses) in zip(DATA.dungeon, rows):
        assert (dungeon.id, dungeon.title.en, dungeon.walls) == (letter, title, walls.split())
        steps = zip(dungeon.boss_rooms, dungeon.steps_to_boss_rooms)
        assert ", ".join(f"{room} ({n})" for room, n in steps) == rooms
        names = {boss.id: boss.name.en for boss in DATA.boss}
        assert ", ".join(names[boss] for boss in dungeon.bosses) == bosses
    assert Counter(boss for d in DATA.dungeon for boss in d.bosses) == dict.fromkeys(BOSSES, 3)


@pytest.mark.clause("PD-1.7.3", "PD-1.7.4", "PD-1.7.5")
def test_missions_goals_and_powers_as_printed() -> None:
    for mission, (name, text, measure, least) in zip(DATA.mission, table("**PD-1.7.3", 4, 16)):
        assert (mission.id, mission.text.en, f"`{mission.measure}`") == (name, text, measure)
        assert mission.at_least == int(least)
    for goal, (name, text, measure, steps, training) in zip(DATA.goal, table("**PD-1.7.4", 5, 16)):
        assert (goal.id, goal.text.en, f"`{goal.measure}`") == (name, text, measure)
        assert " / ".join(map(str, goal.thresholds)) == steps and goal.glory == [2, 4, 6]
        assert "/".join(goal.training[hero][0].upper() for hero in HEROES) == training
    for power, (name, cs, pl, timing, text, glory) in zip(DATA.power, table("**PD-1.7.5", 6, 16)):
        assert (power.name.en, power.name.cs, power.name.pl) == (name, cs, pl)
        assert (power.timing, power.text.en, power.glory) == (
            timing,
            text.replace(" (exact: section 11)", ""),
            int(glory),
        )


def test_who_beats_whom() -> None:
    beaten = {minion.id: minion.beaten_by for minion in DATA.minion_type}
    assert beaten == {"ghost": "wizard", "goblin": "rogue", "orc": "warrior", "zombie": "cleric"}


# ---------------------------------------------------------------- provenance


def test_designed_values_can_be_told_from_the_others() -> None:
    tags = {(tag.entry, tag.part): tag.source for tag in provenance(DATA)}
    assert tags["boss chimera", ""] == "D" and tags["boss minotaur", ""] == "D"
    assert tags["boss minotaur", "name"] == "X" and tags["wound_track", ""] == "D"
    assert tags["gem_track", "glory"] == "D" and tags["gem_track", "rewards"] == "R"
    assert tags["dungeon A", "walls"] == "XC" and tags["room A5", ""] == "XC"
    assert tags["die_face black warrior", ""] == "X+R"
    ours = {(tag.entry, tag.part) for tag in designed_values(DATA)}
    assert ("item crown", "requires") in ours and ("dungeon B", "walls") in ours
    assert ("mission M01", "") not in ours


# ---------------------------------------------------------------- another data pack


def changed(old: str, new: str, times: int = 1) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, times)


def test_reading_is_a_function_of_the_text() -> None:
    assert read(TEXT) == DATA
    again = numbers(read(TEXT))
    assert all(
        getattr(again, name) == getattr(BOX, name) for name in ("ways", "boss_need", "faces", "training")
    )


def test_another_pack_plays_with_its_own_figures() -> None:
    text = changed("[9, -6]", "[9, -7]").replace('effect = "boss_strength +3"', 'effect = "boss_strength +4"')
    game = PaperDungeons(read(text))
    state = game.start(2, {}, 1)
    assert state.box.sword_bonus == 4 and state.box.wound_penalty[11] == -7
    assert BOX.sword_bonus == 3 and GAME.box.wound_penalty[11] == -6
    assert game.dump(game.load(game.dump(state))) == game.dump(state)


MISTAKES: list[tuple[str, str, str]] = [
    ("rounds = 8\n", "", "missing_field rounds"),
    ("rounds = 8\n", "rounds = 8\nturns = 8\n", "unknown_field turns"),
    ("rounds = 8\n", 'rounds = "eight"\n', "wrong_type rounds"),
    ("rounds = 8\n", "rounds = 9\n", "sum acts"),
    ("rounds = 8\n", "rounds = \n", "not_toml"),
    ("schema = 1\n", "schema = 2\n", "wrong_format schema"),
    ("players_max = 8", "players_max = 9", "fixed players_max"),
    ("boss_rounds = [3, 6, 8]", "boss_rounds = [3, 5, 8]", "differs boss_rounds"),
    ("reroll_if_skulls_at_least = 3", "reroll_if_skulls_at_least = 4", "range reroll_if_skulls_at_least"),
    ("white = 3", "white = 4", "fixed dice.white"),
    ('symbol = "clover"', 'symbol = "rogue"', "missing_entry die_face"),
    ('colour = "white"\nsymbol = "clover"', 'colour = "black"\nsymbol = "clover"', "missing_entry die_face"),
    ("digit = 9", "digit = 19", "range die_face.5.digit"),
    ("[0, 3, 6, 8, 11, 14]", "[0, 3, 6, 8, 11]", "length hero_track.glory_of_lowest_level"),
    ("[9, -6], ", "[9, 6], ", "most wound_track.thresholds"),
    ("[9, -6], [12, -10]", "[12, -10], [9, -6]", "rise wound_track.thresholds"),
    ("[24, -36]", "[25, -36]", "range wound_track.thresholds"),
    ("per_row = 4", "per_row = 5", "differs potions.spaces"),
    ('[2, "craft"], [4, "potion"]', '[4, "craft"], [4, "potion"]', "twice gem_track.rewards"),
    ('[10, "craft"]', '[11, "craft"]', "range gem_track.rewards"),
    ('beaten_by = "wizard"', 'beaten_by = "witch"', "unknown_value minion_type.ghost.beaten_by"),
    ('"A7|B7", "B6|B7"', '"A7|C7", "B6|B7"', "border map.walls"),
    ('"A7|B7", "B6|B7"', '"B7|A7", "B6|B7"', "border map.walls"),
    ('"A7|B7", "B6|B7"', '"A7-B7", "B6|B7"', "border map.walls"),
    ('water = ["A1|A2"', 'water = ["A7|B7"', "taken map.water"),
    ('[["A2", "F2"], ["A4", "F4"]]', '[["A2", "E2"], ["A4", "F4"]]', "passage map.side_passages"),
    ('id = "A1"\nminion = "ghost"\nminion_level = 3', 'id = "A1"\nminion = "ghost"', "together room.A1"),
    ('gem = "B"', 'gem = "A"', "missing_entry room"),
    ('id = "F7"\nminion', 'id = "F6"\nminion', "missing_entry room"),
    ('id = "warrior"\nname', 'id = "rogue"\nname', "missing_entry hero"),
    ('effect = "gain 3 potions"', 'effect = "gain a lot"', "pattern item.cauldron.effect"),
    ('timing = "once_per_round"', 'timing = "trigger"', "fixed power.psionic.timing"),
    ('measure = "full_rows"', 'measure = "full_rooms"', "reference mission.M03.measure"),
    ('levels"\nat_least = 3', 'levels"\nat_least = 0', "least mission.M01.at_least"),
    ("thresholds = [2, 3, 4]", "thresholds = [2, 4, 3]", "rise goal.G01.thresholds"),
    (
        'training = { warrior = "black", wizard = "white"',
        'training = { warrior = "black", wizard = "black"',
        "training goal.G01.training",
    ),
    ("solo_glory_by_round = [6, ", "solo_glory_by_round = [", "length mission_rules.solo_glory_by_round"),
    ("strength = 12, glory = 3", "strength = 8, glory = 3", "rise boss.minotaur.brackets"),
    ("flee_glory = -3", "flee_glory = 3", "most boss.minotaur.flee_glory"),
    ("tier = 1\n", "tier = 2\n", "tier boss"),
    ('bosses = ["minotaur", "vampire"', 'bosses = ["vampire", "minotaur"', "boss_tiers dungeon.A.bosses"),
    ('walls = ["A2|B2", "B1|B2"', 'walls = ["A1|A2", "B1|B2"', "taken dungeon.A.walls"),
    ('boss_rooms = ["D2", "E5", "A6"]', 'boss_rooms = ["D2", "E5", "A7"]', "reference dungeon.A.boss_rooms"),
    (
        "steps_to_boss_rooms = [3, 7, 8]",
        "steps_to_boss_rooms = [3, 7, 9]",
        "differs dungeon.A.steps_to_boss_rooms",
    ),
    ('dungeons = ["A", "B", "C"]', 'dungeons = ["A", "C", "B"]', "fixed story.bandit_hunters.dungeons"),
    ('boxes = ["boss_1", "boss_2"', 'boxes = ["boss_2", "boss_1"', "fixed scoring.boxes"),
    ('only"\nsource = "R"', 'only"\nsource = "Q"', "unknown_value hero.warrior.source"),
]


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES, ids=[said for _, _, said in MISTAKES])
def test_a_mistake_is_told_with_its_place(old: str, new: str, said: str) -> None:
    with pytest.raises(PackError) as caught:
        read(changed(old, new))
    mistake = caught.value.mistakes[0]
    assert f"{mistake.code} {mistake.place}".strip() == said
    for language in LANGUAGES:
        assert len(mistake_text(language, "paper_dungeons", mistake)) > 20


def test_a_room_that_cannot_be_reached_is_told() -> None:
    shut = changed(
        'walls = ["A2|B2", "B1|B2", "B4|C4", "B5|C5"', 'walls = ["A2|B2", "B1|B2", "B2|B3", "B2|C2"'
    )
    with pytest.raises(PackError) as caught:
        read(shut)
    assert caught.value.mistakes[0].code == "reach"
    assert caught.value.mistakes[0].values == {"found": "B2, B7", "wanted": "B7"}


@pytest.mark.parametrize("text", ["", "schema = 1", "not toml", "\x00"])
def test_what_is_no_pack_is_refused(text: str) -> None:
    with pytest.raises(PackError):
        read(text)


def test_every_table_and_field_is_looked_at() -> None:
    """Taking any key away, or adding one to any table, is noticed."""
    data = tomllib.loads(TEXT)
    assert set(data) == set(type(DATA).__struct_fields__)
    optional = {"note", "glory_note", "spaces_note", "rows_note", "walls_note", "water_note", "solo_note"}
    optional |= {"boss_room_candidates_note", "minion", "minion_level", "trap", "treasure", "gem"}
    checked = 0
    for name, value in data.items():
        entries: list[Any] = value if isinstance(value, list) else [value]
        for entry in entries[:1]:
            if isinstance(entry, dict) and name != "sources":
                for key in set(entry) - optional:
                    checked += _missing_is_told(data, entry, key)
    assert checked > 100


def _missing_is_told(data: dict[str, Any], entry: dict[str, Any], key: str) -> int:
    value = entry.pop(key)
    with pytest.raises(msgspec.ValidationError, match=f"missing required field `{key}`"):
        msgspec.convert(data, Data)
    entry[key] = value
    return 1


@pytest.mark.clause("PD-25.1")
def test_options_as_printed() -> None:
    assert [option.name for option in OPTIONS] == [row[0].strip("`") for row in table("## 25. Options", 4, 6)]
