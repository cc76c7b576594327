"""The box: `data.toml`, decoded strictly at import, and the numbers the rules work with."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from podzemi.engine.game import Option, OptionValue
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Hero, Monster, Tile
from podzemi.games.welcome_dungeon.state import Box

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
    """Which monsters a tile beats by itself; all the given conditions hold."""

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
EFFECT_KINDS: Final[tuple[EffectKind, ...]] = EffectKind.__args__  # type: ignore[attr-defined]


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
    start_player: Literal["random"]
    recommended_first_hero: Hero


class Resolution(Struct, frozen=True, forbid_unknown_fields=True):
    auto_defeat_order: list[str]
    prov: str


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. What the engine does not use is still checked for its shape."""

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
    resolution: Resolution
    success_card: dict[str, Any]
    aid_card: dict[str, Any]
    option: list[OptionData]
    extension: dict[str, Any]


def read(text: str) -> Data:
    """The component table from TOML; a typo names its place."""
    return msgspec.toml.decode(text, type=Data)


def numbers(data: Data) -> Box:
    """The components as the rules want them, in the order of the ids."""
    monsters = {monster.id: monster for monster in data.monster}
    heroes = {hero.id: hero for hero in data.hero}
    tiles = {tile.id: tile for tile in data.tile}
    kit = [tiles[tile] for hero in HEROES for tile in heroes[hero].tiles]
    if tuple(tile.id for tile in kit) != TILES or set(monsters) != set(MONSTERS):
        raise ValueError("data.toml: the tiles of the heroes or the monsters are not those of the rules")
    kinds = [monsters[monster] for monster in MONSTERS]
    effects = [EFFECT_KINDS.index(tile.effect.kind) for tile in kit]
    effect_at = [s.NONE] * (s.HEROES * s.EFFECTS)
    for number, effect in enumerate(effects):
        effect_at[number // s.KIT * s.EFFECTS + effect] = number % s.KIT
    return Box(
        strength=[kind.strength for kind in kinds],
        copies=[kind.count for kind in kinds],
        demon=MONSTERS.index("demon"),
        hero_hp=[heroes[hero].hp for hero in HEROES],
        tile_effect=effects,
        tile_hp=[tile.effect.amount for tile in kit],
        tile_beats=[_beats(tile.effect, kinds) for tile in kit],
        effect_at=effect_at,
    )


def _beats(effect: Effect, kinds: list[MonsterData]) -> int:
    """Bit k is set when the effect beats kind k by itself (WD-5.5, WD-5.6)."""
    if effect.when is None:
        return 0
    return sum(1 << number for number, kind in enumerate(kinds) if effect.when.holds(kind))


DATA: Final = read(files("podzemi.games.welcome_dungeon").joinpath("data.toml").read_text("utf-8"))
BOX: Final = numbers(DATA)
OPTIONS: Final = tuple(Option(o.id, o.values, o.default, o.clause) for o in DATA.option)
