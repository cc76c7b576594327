"""Actions: one integer inside, one named value outside (PD-23). Decoded here and nowhere else.

A code packs the kind and up to two small numbers: `kind * KIND + first * FIRST + second`.
Pairs without an order are put into the order of PD-23.3 as soon as they are made.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from msgspec.structs import force_setattr
from mypy_extensions import i64

from podzemi.engine.values import Action as BaseAction

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

HEROES: Final[tuple[Hero, ...]] = Hero.__args__  # type: ignore[attr-defined]
ITEMS: Final[tuple[Item, ...]] = Item.__args__  # type: ignore[attr-defined]
POWERS: Final[tuple[Power, ...]] = Power.__args__  # type: ignore[attr-defined]
GOALS: Final[tuple[Goal, ...]] = Goal.__args__  # type: ignore[attr-defined]
MISSIONS: Final[tuple[Mission, ...]] = Mission.__args__  # type: ignore[attr-defined]
ROOMS: Final[tuple[Room, ...]] = Room.__args__  # type: ignore[attr-defined]
GEMS: Final[tuple[Gem, ...]] = Gem.__args__  # type: ignore[attr-defined]
DUNGEONS: Final[tuple[Dungeon, ...]] = Dungeon.__args__  # type: ignore[attr-defined]
BOSSES: Final[tuple[Boss, ...]] = Boss.__args__  # type: ignore[attr-defined]
MINIONS: Final[tuple[Minion, ...]] = Minion.__args__  # type: ignore[attr-defined]
STORIES: Final[tuple[Story, ...]] = Story.__args__  # type: ignore[attr-defined]
SYMBOLS: Final[tuple[Symbol, ...]] = Symbol.__args__  # type: ignore[attr-defined]
COLOURS: Final[tuple[Colour, ...]] = Colour.__args__  # type: ignore[attr-defined]
REWARDS: Final[tuple[Reward, ...]] = Reward.__args__  # type: ignore[attr-defined]

Die = Annotated[int, Meta(ge=0, le=5)]


def _in_order(action: BaseAction, first: str, second: str, order: tuple[Any, ...]) -> None:
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
        _in_order(self, "hero1", "hero2", HEROES)


class SetupCraftsman(BaseAction, frozen=True):
    """Two different items get one half each (PD-5.6.3)."""

    item1: Item
    item2: Item

    def __post_init__(self) -> None:
        _in_order(self, "item1", "item2", ITEMS)


class SetupAssassin(BaseAction, frozen=True):
    """Two minions are defeated from afar (PD-5.6.4)."""

    room1: Room
    room2: Room

    def __post_init__(self) -> None:
        _in_order(self, "room1", "room2", ROOMS)


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
)

KIND: Final[i64] = 4096
FIRST: Final[i64] = 64
NOTHING: Final[i64] = 63
"""The second room of a pick of one minion."""

CHOOSE_CARDS: Final[i64] = 0  # power, goal
SETUP_VETERAN: Final[i64] = 1  # hero, hero
SETUP_CRAFTSMAN: Final[i64] = 2  # item, item
SETUP_ASSASSIN: Final[i64] = 3  # room, room
LEVEL_UP: Final[i64] = 4  # die, hero
CRAFT: Final[i64] = 5  # die, item
BREW: Final[i64] = 6  # die
MOVE: Final[i64] = 7  # die
STEP: Final[i64] = 8  # room
STOP: Final[i64] = 9
PICK_HERO: Final[i64] = 10  # hero
PICK_ITEM: Final[i64] = 11  # item
PICK_MINIONS: Final[i64] = 12  # room, room or NOTHING


def pack(kind: int, first: int = 0, second: int = 0) -> int:
    return kind * KIND + first * FIRST + second


def decode(code: int) -> Action:
    """The named action of a code."""
    kind, rest = divmod(code, KIND)
    one, two = divmod(rest, FIRST)
    match kind:
        case 0:
            return ChooseCards(POWERS[one], GOALS[two])
        case 1:
            return SetupVeteran(HEROES[one], HEROES[two])
        case 2:
            return SetupCraftsman(ITEMS[one], ITEMS[two])
        case 3:
            return SetupAssassin(ROOMS[one], ROOMS[two])
        case 4:
            return LevelUp(one, HEROES[two])
        case 5:
            return Craft(one, ITEMS[two])
        case 6:
            return Brew(one)
        case 7:
            return Move(one)
        case 8:
            return Step(ROOMS[one])
        case 9:
            return Stop()
        case 10:
            return PickHero(HEROES[one])
        case 11:
            return PickItem(ITEMS[one])
        case 12:
            return PickMinions([ROOMS[one]] if two == NOTHING else [ROOMS[one], ROOMS[two]])
    raise ValueError(f"no action has the code {code}")


def encode(action: BaseAction) -> int:
    """The code of a named action; the inverse of `decode`."""
    match action:
        case ChooseCards(power=power, goal=goal):
            return pack(CHOOSE_CARDS, POWERS.index(power), GOALS.index(goal))
        case SetupVeteran(hero1=one, hero2=two):
            return pack(SETUP_VETERAN, HEROES.index(one), HEROES.index(two))
        case SetupCraftsman(item1=item, item2=other):
            return pack(SETUP_CRAFTSMAN, ITEMS.index(item), ITEMS.index(other))
        case SetupAssassin(room1=room, room2=far):
            return pack(SETUP_ASSASSIN, ROOMS.index(room), ROOMS.index(far))
        case LevelUp(die=die, hero=hero):
            return pack(LEVEL_UP, die, HEROES.index(hero))
        case Craft(die=die, item=item):
            return pack(CRAFT, die, ITEMS.index(item))
        case Brew(die=die):
            return pack(BREW, die)
        case Move(die=die):
            return pack(MOVE, die)
        case Step(to=room):
            return pack(STEP, ROOMS.index(room))
        case Stop():
            return pack(STOP)
        case PickHero(hero=hero):
            return pack(PICK_HERO, HEROES.index(hero))
        case PickItem(item=item):
            return pack(PICK_ITEM, ITEMS.index(item))
        case PickMinions(rooms=[room]):
            return pack(PICK_MINIONS, ROOMS.index(room), NOTHING)
        case PickMinions(rooms=[room, far]):
            return pack(PICK_MINIONS, ROOMS.index(room), ROOMS.index(far))
    raise ValueError(f"{action} is no action of this game")


def _pairs(numbers: range | list[int]) -> list[tuple[int, int]]:
    return [(one, two) for one in numbers for two in numbers if one < two]


def every_code(lairs: list[int]) -> list[int]:
    """Every code that can ever be legal when minions live in `lairs`, and some that never are."""
    codes = [pack(CHOOSE_CARDS, power, goal) for power in range(16) for goal in range(16)]
    codes += [pack(SETUP_VETERAN, *pair) for pair in [*_pairs(range(4)), (0, 0), (3, 3)]]
    codes += [pack(SETUP_CRAFTSMAN, *pair) for pair in [*_pairs(range(8)), (0, 0), (7, 7)]]
    bare = [room for room in range(len(ROOMS)) if room not in lairs][:2]
    odd = [(lairs[0], lairs[0]), (bare[0], bare[1]), (bare[0], lairs[-1])]
    codes += [pack(SETUP_ASSASSIN, *pair) for pair in [*_pairs(lairs), *odd]]
    codes += [pack(LEVEL_UP, die, hero) for die in range(6) for hero in range(4)]
    codes += [pack(CRAFT, die, item) for die in range(6) for item in range(8)]
    codes += [pack(kind, die) for kind in (BREW, MOVE) for die in range(6)]
    codes += [pack(STEP, room) for room in range(len(ROOMS))]
    codes += [pack(STOP), *(pack(PICK_HERO, hero) for hero in range(4))]
    codes += [pack(PICK_ITEM, item) for item in range(8)]
    codes += [pack(PICK_MINIONS, *pair) for pair in [*_pairs(lairs), *odd]]
    codes += [pack(PICK_MINIONS, room, NOTHING) for room in [*lairs, bare[0]]]
    return codes
