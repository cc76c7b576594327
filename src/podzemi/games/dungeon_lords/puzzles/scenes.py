"""Scenes of the combat academy: a situation before its first round, as a state, and new ones by recipe."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.puzzles.puzzle import PLAYER, Generated
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.rules.building.dungeon import building_sites, cells_of, diggable
from podzemi.games.dungeon_lords.rules.setup import new_lord
from podzemi.games.dungeon_lords.rules.steps import COMBAT_ROUND
from podzemi.games.dungeon_lords.rules.year import go_on
from podzemi.games.dungeon_lords.state import Box, Lord, State, adventurers_of, cards_of, mask_of, paladin_of


class Scene(Struct, frozen=True):
    """A situation before its first round, as the numbers of the rules."""

    year: int
    party: tuple[int, ...]
    creatures: tuple[int, ...]
    traps: tuple[int, ...]
    tiles: int
    rooms: tuple[tuple[int, int], ...]
    """Cell and room."""
    gold: int
    food: int
    imps: int
    row: tuple[int, ...]


def lord_of(box: Box, scene: Scene) -> Lord:
    """The player of a scene; he has spied every card."""
    lord = new_lord(box)
    lord.gold, lord.food, lord.imps = scene.gold, scene.food, scene.imps
    lord.tiles = scene.tiles
    for cell, room in scene.rooms:
        lord.rooms |= bit(cell)
        lord.room_at[cell] = room
    lord.lair = sorted(scene.creatures)
    lord.traps = [scene.traps.count(trap) for trap in range(int(s.TRAP_COUNT))]
    lord.party = list(scene.party)
    lord.damage, lord.bonus = [0] * len(lord.party), [0] * len(lord.party)
    lord.blocked, lord.spied = mask_of([0, 1]), mask_of(list(range(4)))
    return lord


def state_of(box: Box, scene: Scene, log: Log | None = None) -> State:
    """A match of one player whose last combat begins; the rest of the box is out of the game."""
    lord, year = lord_of(box, scene), scene.year
    state = State(
        box=box,
        dice=Dice(0),
        players=1,
        full=True,
        special=False,
        in_turn=False,
        last_year=year,
        year=year,
        round=4,
        combat=0,
        phase=int(s.C_PLAN),
        first=PLAYER,
        seats_done=0,
        asked=int(s.NONE),
        place=0,
        paladin=PLAYER if paladin_of(year) in lord.party else int(s.GONE),
        neutral=0,
        lords=[lord],
        battle=s.no_battle(),
        spaces=[int(s.NONE)] * int(s.SPACE_COUNT),
        dummy_blocked=[],
        dummy_shown=[],
        offer=[],
        room_offer=[],
        coming=[],
        next_coming=[],
        event_tiles=[int(s.PAYDAY), int(s.TAXES), int(s.SPECIAL)],
        special_cards=[],
        row=list(scene.row),
        later_row=cards_of(2)[:4] if year == 1 else [],
        revealed=0,
        monster_piles=[[], _others(box.creature_year, 2, lord.lair) if year == 1 else []],
        room_piles=[[], _others(box.room_year, 2, list(lord.room_at)) if year == 1 else []],
        adventurer_piles=[[], adventurers_of(2) if year == 1 else []],
        under=0,
        trap_deck=_deck(box, lord),
        used_traps=[0] * int(s.TRAP_COUNT),
        gone_creatures=0,
        gone_rooms=0,
        gone_adventurers=0,
    )
    _put_away(state, lord)
    go_on(state, COMBAT_ROUND, log)
    return state


def _others(years: list[int], year: int, here: list[int]) -> list[int]:
    return [number for number, its in enumerate(years) if its == year and number not in here]


def _deck(box: Box, lord: Lord) -> list[int]:
    return [
        trap for trap in range(int(s.TRAP_COUNT)) for _ in range(box.trap_copies[trap] - lord.traps[trap])
    ]


def _put_away(state: State, lord: Lord) -> None:
    """Components that are neither in the scene nor in a later pile are out of the game."""
    state.gone_creatures = _conquered_count(int(s.CREATURE_COUNT), lord.lair + state.monster_piles[1])
    state.gone_rooms = _conquered_count(int(s.ROOM_COUNT), list(lord.room_at) + state.room_piles[1])
    later = [paladin_of(2)] if state.year == 1 else []
    state.gone_adventurers = _conquered_count(int(s.ILLUSION), lord.party + state.adventurer_piles[1] + later)


def _conquered_count(count: int, here: list[int]) -> int:
    return int(mask_of([number for number in range(count) if number not in here]))


# ---------------------------------------------------------------- new scenes


class Recipe(Struct, frozen=True):
    """The ingredients of the scenes of a level: the least and the greatest number of each."""

    years: tuple[int, ...]
    creatures: tuple[int, int]
    traps: tuple[int, int]
    wizards: int
    digs: tuple[int, int]
    rooms: tuple[int, int]
    paladin: int
    """In one of so many scenes, 0: never."""


RECIPES: Final[dict[Generated, Recipe]] = {
    "easy": Recipe((1,), (2, 2), (1, 2), 0, (0, 1), (0, 0), 0),
    "medium": Recipe((1,), (2, 3), (1, 2), 1, (0, 2), (0, 1), 0),
    "hard": Recipe((1, 2), (2, 3), (2, 3), 2, (1, 3), (0, 2), 5),
}


def _between(dice: Dice, least_most: tuple[int, int]) -> int:
    least, most = least_most
    return least + int(dice.below(most - least + 1))


def _some(dice: Dice, pool: list[int], count: int) -> list[int]:
    pool = list(pool)
    dice.shuffle(pool)
    return pool[:count]


def draw_scene(box: Box, level: Generated, dice: Dice) -> Scene:
    """Any scene by the level's recipe."""
    recipe = RECIPES[level]
    year = recipe.years[dice.below(len(recipe.years))]
    tiles, rooms = _dungeon(box, recipe, year, dice)
    pool = [tile for tile in range(int(s.CREATURE_COUNT)) if box.creature_year[tile] <= year]
    return Scene(
        year=year,
        party=_party(box, recipe, year, dice),
        creatures=tuple(sorted(_some(dice, pool, _between(dice, recipe.creatures)))),
        traps=tuple(sorted(_some(dice, list(range(int(s.TRAP_COUNT))), _between(dice, recipe.traps)))),
        tiles=tiles,
        rooms=rooms,
        gold=int(dice.below(3)),
        food=int(dice.below(3)),
        imps=int(dice.below(3)),
        row=tuple(_some(dice, cards_of(year), 4)),
    )


def _party(box: Box, recipe: Recipe, year: int, dice: Dice) -> tuple[int, ...]:
    """Three of the year as they came, warriors to the front; now and then the paladin leads (DL-9.3)."""
    pool = adventurers_of(year)
    dice.shuffle(pool)
    line: list[int] = []
    wizards = 0
    for one in pool:
        klass = box.adventurer_class[one]
        wizards += klass == s.WIZARD
        if klass == s.WIZARD and wizards > recipe.wizards:
            continue
        line.insert(0 if klass == s.WARRIOR else len(line), one)
        if len(line) == 3:
            break
    if recipe.paladin and dice.below(recipe.paladin) == 0:
        line.insert(0, int(paladin_of(year)))
    return tuple(line)


def _dungeon(box: Box, recipe: Recipe, year: int, dice: Dice) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The starting tunnels, some more, and rooms where they may stand."""
    lord = new_lord(box)
    for _ in range(_between(dice, recipe.digs)):
        cells = cells_of(box, diggable(lord.tiles))
        lord.tiles |= bit(cells[dice.below(len(cells))])
    kinds = [room for room in range(int(s.ROOM_COUNT)) if box.room_year[room] <= year]
    rooms: list[tuple[int, int]] = []
    for room in _some(dice, kinds, _between(dice, recipe.rooms)):
        sites = cells_of(box, building_sites(box, lord, room))
        if sites:
            cell = sites[dice.below(len(sites))]
            lord.rooms |= bit(cell)
            lord.room_at[cell] = room
            rooms.append((int(cell), room))
    return int(lord.tiles), tuple(sorted(rooms))
