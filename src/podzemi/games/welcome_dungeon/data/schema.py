"""`data.toml`: its shape, decoded strictly, and what a data pack may change in it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal  # Any: TOML that is kept unread; names of one table or another

from msgspec import Struct

from podzemi.engine.data import packs
from podzemi.engine.game import OptionValue
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Hero, Monster, Tile

Provenance = str | dict[str, str]


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    cs: str
    sk: str
    pl: str
    original: str = ""


class MonsterData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Monster
    strength: int
    count: int
    icons: list[str]
    name: Names
    prov: Provenance


class HeroData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Hero
    hp: int
    tiles: list[Tile]
    name: Names
    prov: Provenance


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """Monsters that a tile beats by itself; all the given conditions hold."""

    max_strength: int = 99
    min_strength: int = 0
    parity: Literal["even", "odd"] | None = None
    kind: Monster | None = None

    def holds(self, monster: MonsterData) -> bool:
        parity_fits = self.parity is None or monster.strength % 2 == (self.parity == "odd")
        kind_fits = self.kind is None or monster.id == self.kind
        return self.min_strength <= monster.strength <= self.max_strength and parity_fits and kind_fits


EffectKind = Literal[
    "hp",
    "defeat",
    "defeat_absorb",
    "name_type",
    "may_defeat",
    "may_replace",
    "pact",
    "all_different",
    "revive",
]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    kind: EffectKind
    amount: int = 0
    when: When | None = None


class TileData(Struct, frozen=True, forbid_unknown_fields=True):
    id: Tile
    hero: Hero
    effect: Effect
    once: bool
    name: Names
    prov: Provenance
    name_prov: dict[str, str] = {}


class OptionData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    values: list[OptionValue]
    default: OptionValue
    clause: str
    prov: Provenance


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    min: int
    max: int


class SetupData(Struct, frozen=True, forbid_unknown_fields=True):
    success_cards_used: int
    success_cards_boxed: int
    successes_to_win: int
    failures_to_eliminate: int


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    schema: Literal[1]
    game: str
    clause_prefix: str
    title: Names
    box: dict[str, int]
    players: Players
    setup: SetupData
    monster: list[MonsterData]
    hero: list[HeroData]
    tile: list[TileData]
    option: list[OptionData]
    # names and numbers of a game that is not played here (WD-12): any shape, read by nobody but people
    extension: dict[str, Any]


FIGURES: Final = {r"setup\.failures_to_eliminate": (2, 9)}
"""The figures that a pack may change, with their bounds. Every other figure has a public source."""

FREE: Final = r"(.*\.)?(prov|name|name_prov|title|extension)(\..*)?"
"""Places that no rule reads."""


def read(text: str, builtin: Data | None = None) -> Data:
    """The components from TOML; PackError says every mistake. With `builtin`: of somebody else's file."""
    bounds = [] if builtin is None else [packs.only(builtin, FIGURES, FREE)]
    return packs.read(text, Data, {"game": "welcome-dungeon", "schema": 1}, [_same_pieces, *bounds])


def _same_pieces(data: Data) -> list[packs.Mistake]:
    """The pieces are those that the rules know, in their order; every tile lies with its hero."""
    lists: list[tuple[str, list[Any], tuple[Any, ...]]] = [
        ("monster", [monster.id for monster in data.monster], MONSTERS),
        ("hero", [hero.id for hero in data.hero], HEROES),
        ("tile", [tile.id for tile in data.tile], TILES),
        ("hero.tiles", [tile for hero in data.hero for tile in hero.tiles], TILES),
    ]
    return [mistake for place, found, wanted in lists for mistake in packs.same_ids(place, found, wanted)]


DATA: Final = read(files("podzemi.games.welcome_dungeon.data").joinpath("data.toml").read_text("utf-8"))
