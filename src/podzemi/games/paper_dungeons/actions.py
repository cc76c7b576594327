"""Actions: one integer inside, one named value outside (PD-23). Decoded here and nowhere else.

How a code is packed: `codes`. The names of everything are here too, in the order of `data.toml`.
Pairs without an order are put into the order of PD-23.3 as soon as they are made.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args  # Any: names of one table or another

from msgspec import Meta
from msgspec.structs import force_setattr

from podzemi.engine.values import Action as BaseAction
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.codes import (
    NOTHING,
    PICK_MINIONS,
    SETUP_ASSASSIN,
    SETUP_CRAFTSMAN,
    SETUP_VETERAN,
    pack,
)
from podzemi.games.paper_dungeons.state import DICE_COUNT

Hero = Literal["warrior", "wizard", "cleric", "rogue"]
Item = Literal[
    "flaming_sword",
    "death_scepter",
    "khar_medallion",
    "cloak_of_passage",
    "crown",
    "cauldron",
    "armour",
    "tome",
]
Power = Literal[
    "alchemist",
    "assassin",
    "barbarian",
    "beastmaster",
    "berserker",
    "craftsman",
    "veteran",
    "fortune_teller",
    "healer",
    "noble",
    "merchant",
    "psionic",
    "ranger",
    "scout",
    "shaman",
    "treasure_hunter",
]
Goal = Literal[
    "G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08",
    "G09", "G10", "G11", "G12", "G13", "G14", "G15", "G16",
]  # fmt: skip
Mission = Literal[
    "M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08",
    "M09", "M10", "M11", "M12", "M13", "M14", "M15", "M16",
]  # fmt: skip
Room = Literal[
    "A1", "A2", "A3", "A4", "A5", "A6", "A7",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7",
    "C1", "C2", "C3", "C4", "C5", "C6", "C7",
    "D1", "D2", "D3", "D4", "D5", "D6", "D7",
    "E1", "E2", "E3", "E4", "E5", "E6", "E7",
    "F1", "F2", "F3", "F4", "F5", "F6", "F7",
]  # fmt: skip
Gem = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Dungeon = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
Boss = Literal[
    "minotaur",
    "giant_spider",
    "gorgon",
    "golem",
    "chimera",
    "vampire",
    "hydra",
    "mummy",
    "watcher",
    "lich",
    "dragon",
    "tentacled_horror",
]
Minion = Literal["ghost", "goblin", "orc", "zombie"]
Story = Literal["bandit_hunters", "mummy_of_hamnapta", "warlocks_tower", "across_the_kingdom"]
Symbol = Literal["warrior", "wizard", "cleric", "rogue", "clover", "boots", "skull"]
Colour = Literal["white", "black"]
Reward = Literal["level_up", "craft", "potion", "gem"]

HEROES: Final[tuple[Hero, ...]] = get_args(Hero)
ITEMS: Final[tuple[Item, ...]] = get_args(Item)
POWERS: Final[tuple[Power, ...]] = get_args(Power)
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)
MISSIONS: Final[tuple[Mission, ...]] = get_args(Mission)
ROOMS: Final[tuple[Room, ...]] = get_args(Room)
GEMS: Final[tuple[Gem, ...]] = get_args(Gem)
DUNGEONS: Final[tuple[Dungeon, ...]] = get_args(Dungeon)
BOSSES: Final[tuple[Boss, ...]] = get_args(Boss)
MINIONS: Final[tuple[Minion, ...]] = get_args(Minion)
STORIES: Final[tuple[Story, ...]] = get_args(Story)
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)

Die = Annotated[int, Meta(ge=0, le=5)]


def _sort_pair(action: BaseAction, first: str, second: str, order: tuple[Any, ...]) -> None:
    """Put a pair of fields into printed order (PD-23.3)."""
    one, two = getattr(action, first), getattr(action, second)
    if order.index(one) > order.index(two):
        force_setattr(action, first, two)
        force_setattr(action, second, one)


class ChooseCards(BaseAction, frozen=True):
    """Keep one of the two dealt powers and one of the two dealt goals (PD-5.6.1)."""

    power: Power
    goal: Goal


class SetupVeteran(BaseAction, frozen=True):
    """Two different heroes gain a level (PD-5.6.2)."""

    hero1: Hero
    hero2: Hero

    def __post_init__(self) -> None:
        _sort_pair(self, "hero1", "hero2", HEROES)


class SetupCraftsman(BaseAction, frozen=True):
    """Two different items get one half each (PD-5.6.3)."""

    item1: Item
    item2: Item

    def __post_init__(self) -> None:
        _sort_pair(self, "item1", "item2", ITEMS)


class SetupAssassin(BaseAction, frozen=True):
    """Two minions are defeated from afar (PD-5.6.4)."""

    room1: Room
    room2: Room

    def __post_init__(self) -> None:
        _sort_pair(self, "room1", "room2", ROOMS)


class SetupTreasureHunter(BaseAction, frozen=True):
    """The gem of a room is looted before the first round (PD-5.6.6)."""

    room: Room


class LevelUp(BaseAction, frozen=True):
    """Raise a hero with a die (PD-5.1)."""

    die: Die
    hero: Hero


class Craft(BaseAction, frozen=True):
    """Fill half an item with a die (PD-5.2)."""

    die: Die
    item: Item


class Brew(BaseAction, frozen=True):
    """Brew potions with a die (PD-5.3)."""

    die: Die


class Move(BaseAction, frozen=True):
    """Begin a move with a die (PD-5.4)."""

    die: Die


class Step(BaseAction, frozen=True):
    """One step of the move under way (PD-5.4.2)."""

    to: Room


class Stop(BaseAction, frozen=True):
    """End the move; points left over are lost (PD-5.4.3)."""


class PickHero(BaseAction, frozen=True):
    """The hero of a free level up (PD-5.5.1)."""

    hero: Hero


class PickItem(BaseAction, frozen=True):
    """The item of a free craft (PD-5.5.2)."""

    item: Item


class PickMinions(BaseAction, frozen=True):
    """The minions that fall to the Scepter: two, or the last one (PD-5.5.3)."""

    rooms: Annotated[list[Room], Meta(min_length=1, max_length=2)]

    def __post_init__(self) -> None:
        force_setattr(self, "rooms", sorted(self.rooms))


Action = (
    ChooseCards
    | SetupVeteran
    | SetupCraftsman
    | SetupAssassin
    | LevelUp
    | Craft
    | Brew
    | Move
    | Step
    | Stop
    | PickHero
    | PickItem
    | PickMinions
    | SetupTreasureHunter
)


def decode(code: int) -> Action:
    kind, one, two = codes.kind_of(code), codes.first_of(code), codes.second_of(code)
    match kind:
        case codes.CHOOSE_CARDS:
            return ChooseCards(POWERS[one], GOALS[two])
        case codes.SETUP_VETERAN:
            return SetupVeteran(HEROES[one], HEROES[two])
        case codes.SETUP_CRAFTSMAN:
            return SetupCraftsman(ITEMS[one], ITEMS[two])
        case codes.SETUP_ASSASSIN:
            return SetupAssassin(ROOMS[one], ROOMS[two])
        case codes.LEVEL_UP:
            return LevelUp(one, HEROES[two])
        case codes.CRAFT:
            return Craft(one, ITEMS[two])
        case codes.BREW:
            return Brew(one)
        case codes.MOVE:
            return Move(one)
        case codes.STEP:
            return Step(ROOMS[one])
        case codes.STOP:
            return Stop()
        case codes.PICK_HERO:
            return PickHero(HEROES[one])
        case codes.PICK_ITEM:
            return PickItem(ITEMS[one])
        case codes.PICK_MINIONS:
            return PickMinions([ROOMS[one]] if two == NOTHING else [ROOMS[one], ROOMS[two]])
        case codes.SETUP_HUNTER:
            return SetupTreasureHunter(ROOMS[one])
    raise ValueError(f"no action has the code {code}")


def encode(action: BaseAction) -> int:
    match action:
        case ChooseCards(power=power, goal=goal):
            return codes.choose_cards(POWERS.index(power), GOALS.index(goal))
        case SetupVeteran(hero1=one, hero2=two):
            return pack(SETUP_VETERAN, HEROES.index(one), HEROES.index(two))
        case SetupCraftsman(item1=item, item2=other):
            return pack(SETUP_CRAFTSMAN, ITEMS.index(item), ITEMS.index(other))
        case SetupAssassin(room1=room, room2=far):
            return pack(SETUP_ASSASSIN, ROOMS.index(room), ROOMS.index(far))
        case LevelUp(die=die, hero=hero):
            return codes.level_up(die, HEROES.index(hero))
        case Craft(die=die, item=item):
            return codes.craft(die, ITEMS.index(item))
        case Brew(die=die):
            return codes.brew(die)
        case Move(die=die):
            return codes.move(die)
        case Step(to=room):
            return codes.step(ROOMS.index(room))
        case Stop():
            return codes.stop()
        case PickHero(hero=hero):
            return codes.pick_hero(HEROES.index(hero))
        case PickItem(item=item):
            return codes.pick_item(ITEMS.index(item))
        case PickMinions(rooms=[room]):
            return codes.pick_last_minion(ROOMS.index(room))
        case PickMinions(rooms=[room, far]):
            return pack(PICK_MINIONS, ROOMS.index(room), ROOMS.index(far))
        case SetupTreasureHunter(room=room):
            return codes.setup_hunter(ROOMS.index(room))
    raise ValueError(f"{action} is no action of this game")


def _pairs(numbers: range | list[int]) -> list[tuple[int, int]]:
    return [(one, two) for one in numbers for two in numbers if one < two]


def every_code(lairs: list[int]) -> list[int]:
    """Every code that can ever be legal when minions live in `lairs`, and some that never are."""
    dice, heroes, items = range(DICE_COUNT), range(len(HEROES)), range(len(ITEMS))
    bare = [room for room in range(len(ROOMS)) if room not in lairs][:2]
    odd = [(lairs[0], lairs[0]), (bare[0], bare[1]), (bare[0], lairs[-1])]
    rooms = [*_pairs(lairs), *odd]
    return [
        *(codes.choose_cards(power, goal) for power in range(len(POWERS)) for goal in range(len(GOALS))),
        *(pack(SETUP_VETERAN, *pair) for pair in [*_pairs(heroes), (0, 0), (3, 3)]),
        *(pack(SETUP_CRAFTSMAN, *pair) for pair in [*_pairs(items), (0, 0), (7, 7)]),
        *(pack(SETUP_ASSASSIN, *pair) for pair in rooms),
        *(codes.level_up(die, hero) for die in dice for hero in heroes),
        *(codes.craft(die, item) for die in dice for item in items),
        *(codes.brew(die) for die in dice),
        *(codes.move(die) for die in dice),
        *(codes.step(room) for room in range(len(ROOMS))),
        codes.stop(),
        *(codes.pick_hero(hero) for hero in heroes),
        *(codes.pick_item(item) for item in items),
        *(pack(PICK_MINIONS, *pair) for pair in rooms),
        *(codes.pick_last_minion(room) for room in [*lairs, bare[0]]),
        *(codes.setup_hunter(room) for room in range(len(ROOMS))),
    ]
