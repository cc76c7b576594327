"""The names of all pieces in the order of their numbers, of cells and of sets (DL-22.2). Compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args  # Any: names of one table or another

from podzemi.engine.bits import members
from podzemi.games.dungeon_lords.state import COLUMN_COUNT, ROW_COUNT

Order = Literal[
    "get_food",
    "improve_reputation",
    "dig_tunnels",
    "mine_gold",
    "recruit_imps",
    "buy_traps",
    "hire_monster",
    "build_room",
]
Kind = Literal["goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon"]
Room = Literal[
    "hatchery",
    "mushroom_bed",
    "souvenir_shop",
    "counterfeiter",
    "workshop",
    "tool_shed",
    "printing_press",
    "magic_room",
    "training_room",
    "dark_room",
    "labyrinth",
    "antimagic_room",
    "cafeteria",
    "chapel",
    "pandemonium",
    "hall_of_fame",
]
Trap = Literal[
    "rolling_stone",
    "pendulum",
    "trapdoor",
    "wall_of_fire",
    "cursed_ring",
    "poisoned_meal",
    "kamikaze_imp",
    "poisoned_dart",
    "antimagic_dart",
]
Card = Literal[
    "invisibility",
    "magic_shield",
    "detect_treasure",
    "fireball",
    "fist_of_justice",
    "detect_evil",
    "suggestion",
    "word_of_peace",
    "aura_of_fear",
    "illusion",
    "create_food",
    "regeneration",
    "dimensional_gate",
    "metamorphosis",
    "blind_rage",
    "jailbreak",
    "plunder",
    "levitation",
]
SpecialEvent = Literal[
    "witch_hunt",
    "monster_strike",
    "robbery",
    "rats",
    "imp_plague",
    "impatient_heroes",
    "safety_inspection",
    "bad_press",
    "trap_recall",
]
Creature = Literal[
    "goblin_1",
    "goblin_2",
    "goblin_3",
    "slime_1",
    "slime_2",
    "slime_3",
    "ghost_1",
    "ghost_2",
    "ghost_3",
    "troll_1",
    "troll_2",
    "troll_3",
    "witch_1",
    "witch_2",
    "witch_3",
    "vampire_1",
    "vampire_2",
    "vampire_3",
    "golem_1",
    "golem_2",
    "dragon_1",
    "dragon_2",
    "demon_1",
    "demon_2",
]
Adventurer = Literal[
    "y1_warrior_1",
    "y1_warrior_2",
    "y1_warrior_3",
    "y1_warrior_4",
    "y1_thief_1",
    "y1_thief_2",
    "y1_thief_3",
    "y1_thief_4",
    "y1_priest_1",
    "y1_priest_2",
    "y1_priest_3",
    "y1_priest_4",
    "y1_wizard_1",
    "y1_wizard_2",
    "y1_wizard_3",
    "y1_wizard_4",
    "y2_warrior_1",
    "y2_warrior_2",
    "y2_warrior_3",
    "y2_warrior_4",
    "y2_thief_1",
    "y2_thief_2",
    "y2_thief_3",
    "y2_thief_4",
    "y2_priest_1",
    "y2_priest_2",
    "y2_priest_3",
    "y2_priest_4",
    "y2_wizard_1",
    "y2_wizard_2",
    "y2_wizard_3",
    "y2_wizard_4",
    "paladin_1",
    "paladin_2",
    "illusion",
]
EventTile = Literal["payday", "taxes", "special"]
Title = Literal["dark_deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle"]
Klass = Literal["warrior", "thief", "priest", "wizard", "paladin"]
Zone = Literal["any", "upper", "lower", "rim", "core"]


ORDERS: Final[tuple[Order, ...]] = get_args(Order)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ROOMS: Final[tuple[Room, ...]] = get_args(Room)
TRAPS: Final[tuple[Trap, ...]] = get_args(Trap)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
SPECIALS: Final[tuple[SpecialEvent, ...]] = get_args(SpecialEvent)
CREATURES: Final[tuple[Creature, ...]] = get_args(Creature)
ADVENTURERS: Final[tuple[Adventurer, ...]] = get_args(Adventurer)
EVENT_TILES: Final[tuple[EventTile, ...]] = get_args(EventTile)
TITLES: Final[tuple[Title, ...]] = get_args(Title)
CLASSES: Final[tuple[Klass, ...]] = get_args(Klass)


def _numbers(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


ORDER_NUMBER: Final = _numbers(ORDERS)
ROOM_NUMBER: Final = _numbers(ROOMS)
TRAP_NUMBER: Final = _numbers(TRAPS)
CREATURE_NUMBER: Final = _numbers(CREATURES)
ADVENTURER_NUMBER: Final = _numbers(ADVENTURERS)

Cell = list[int]
"""`[x, y]`"""


class Malformed(ValueError):
    """A name that has no code."""


def cell_code(cell: Sequence[int]) -> int:
    """The number of a cell of the board."""
    if len(cell) != 2:
        raise Malformed
    x, y = cell
    if not (0 <= x < COLUMN_COUNT and 0 <= y < ROW_COUNT):
        raise Malformed
    return int(COLUMN_COUNT) * y + x


def cell_name(cell: int) -> Cell:
    return [cell % int(COLUMN_COUNT), cell // int(COLUMN_COUNT)]


def names(table: Sequence[Any], mask: int) -> list[Any]:
    """The names of the members of a set, in the order of the table."""
    return [table[number] for number in members(mask)]


def counted(counts: Sequence[int]) -> list[Trap]:
    """Traps by name, as often as they are there."""
    return [name for name, count in zip(TRAPS, counts, strict=True) for _ in range(count)]
