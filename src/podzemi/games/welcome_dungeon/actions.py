"""Actions: one integer inside, one named value outside (WD-16). Decoded here and nowhere else.

The names of monsters, heroes and tiles are here too, in the order of `data.toml`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from podzemi.engine.values import Action as BaseAction
from podzemi.games.welcome_dungeon import codes

Monster = Literal["goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon"]
Hero = Literal["knight", "barbarian", "mage", "rogue"]
Tile = Literal[
    "plate_armor",
    "knight_shield",
    "vorpal_sword",
    "dragon_spear",
    "knight_grail",
    "knight_torch",
    "chainmail",
    "leather_shield",
    "vorpal_axe",
    "war_hammer",
    "barbarian_torch",
    "barbarian_potion",
    "wall_of_fire",
    "bracelet",
    "mage_grail",
    "polymorph",
    "demonic_pact",
    "omnipotence",
    "mithril",
    "buckler",
    "vorpal_dagger",
    "ring_of_power",
    "cloak",
    "rogue_potion",
]

MONSTERS: Final[tuple[Monster, ...]] = get_args(Monster)
HEROES: Final[tuple[Hero, ...]] = get_args(Hero)
TILES: Final[tuple[Tile, ...]] = get_args(Tile)


class Draw(BaseAction, frozen=True):
    """Take the top card of the monster deck (WD-4.1)."""


class Pass(BaseAction, frozen=True):
    """Sit out the rest of the round (WD-4.2)."""


class Add(BaseAction, frozen=True):
    """Put the drawn card on top of the dungeon pile (WD-4.3)."""


class Sacrifice(BaseAction, frozen=True):
    """Set the drawn card aside under a tile in play (WD-4.4)."""

    tile: Tile


class Name(BaseAction, frozen=True):
    """Name the kind that the Vorpal Sword or Dagger beats (WD-4.6)."""

    monster: Monster


class UsePolymorph(BaseAction, frozen=True):
    """Replace the revealed monster by the top card of the deck (WD-4.7)."""


class UseAxe(BaseAction, frozen=True):
    """Defeat the revealed monster with the Vorpal Axe (WD-4.8)."""


class Keep(BaseAction, frozen=True):
    """Do not use the offered tile on this card (WD-4.7, WD-4.8)."""


class ChooseHero(BaseAction, frozen=True):
    """Choose the hero of the next round (WD-4.5)."""

    hero: Hero


Action = Draw | Pass | Add | Sacrifice | Name | UsePolymorph | UseAxe | Keep | ChooseHero

_NAMED: Final[dict[int, Action]] = {
    codes.DRAW: Draw(),
    codes.PASS: Pass(),
    codes.ADD: Add(),
    **{codes.sacrifice(number): Sacrifice(tile) for number, tile in enumerate(TILES)},
    **{codes.name(number): Name(monster) for number, monster in enumerate(MONSTERS)},
    codes.USE_POLYMORPH: UsePolymorph(),
    codes.USE_AXE: UseAxe(),
    codes.KEEP: Keep(),
    **{codes.choose_hero(number): ChooseHero(hero) for number, hero in enumerate(HEROES)},
}
_CODES: Final[dict[BaseAction, int]] = {action: code for code, action in _NAMED.items()}


def decode(code: int) -> Action:
    return _NAMED[code]


def encode(action: BaseAction) -> int:
    return _CODES[action]
