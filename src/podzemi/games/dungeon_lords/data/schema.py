"""`data.toml`: its shape, read strictly, and what a data pack may change."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal  # Any: TOML

from msgspec import Struct

from podzemi.engine.data import packs
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    EVENT_TILES,
    KINDS,
    ORDERS,
    ROOMS,
    SPECIALS,
    TITLES,
    TRAPS,
    Card,
    EventTile,
    Kind,
    Klass,
    Order,
    Room,
    SpecialEvent,
    Title,
    Trap,
    Zone,
)


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; provenance and remarks are taken off before."""


class Meta(Strict, frozen=True):
    game: Literal["dungeon_lords"]
    format: Literal[1]
    players_min: int
    players_max: int
    seed: str


class Setup(Strict, frozen=True):
    gold: int
    food: int
    imps: int
    tunnels: list[tuple[int, int]]
    blocked_orders_player: int
    blocked_orders_dummy: int


class Grid(Strict, frozen=True):
    columns: Literal[5]
    rows: Literal[4]
    entrance: tuple[int, int]
    max_tiles: int


class Track(Strict, frozen=True):
    min: Literal[0]
    max: int
    start: int
    paladin_line: int


class ByPlayers(Strict, frozen=True):
    adventurers_per_round: int
    dummies: int
    dummy_evil_cube: bool
    title_exclusive: int
    title_shared: int
    hall_of_fame: int
    start_token_shift_year2: int


class Space(Strict, frozen=True):
    n: int
    pay: dict[Literal["gold", "food", "evil", "foreman"], int]
    gain: dict[str, int]


class OrderData(Strict, frozen=True):
    id: Order
    name: str
    place: str
    execution_order: int
    space_order: Literal["123", "321"]
    use: Literal["whole", "up_to"]
    space: list[Space]


class Attack(Strict, frozen=True):
    kind: Literal["standard", "any", "all", "hold"]
    strength: int = 0
    times: int = 1
    on_kill: int = 0
    pay: dict[Literal["food"], int] = {}
    attack: bool = True
    returns: bool = False
    not_first: bool = False
    not_priest: bool = False
    skip_conquest: bool = False
    skip_healing: bool = False


class MonsterData(Strict, frozen=True):
    id: Kind
    name: str
    type: Literal["monster", "ghost"]
    tiles_year1: int
    tiles_year2: int
    cost: dict[Literal["gold", "food", "evil", "trap", "monster"], int]
    options: list[Attack]
    troll_token: bool = False
    large: bool = False


class Bonus(Strict, frozen=True):
    monsters: list[Kind]
    strength: int


class RoomData(Strict, frozen=True):
    id: Room
    name: str
    year: Literal[1, 2]
    type: Literal["production", "combat", "prestige"]
    zone: Zone
    tiles: Literal[1]
    workers: int = 0
    pay: dict[Literal["food"], int] = {}
    gain: dict[Literal["food", "gold", "trap", "dig", "good", "imp"], int] = {}
    bonus: Bonus | None = None
    traps: int = 1
    trap_gold: int = 1
    monsters: int = 2
    no_spells: bool = False
    points: dict[Kind, int] = {}
    per_exclusive_title: dict[str, int] = {}


class AdventurerData(Strict, frozen=True, rename={"klass": "class"}):
    id: str
    year: Literal[1, 2]
    klass: Klass
    hp: int
    level: int = 0
    trap: int = 0
    heal: int = 0
    magic: int = 0


class Harm(Strict, frozen=True):
    first: int | Literal["lethal"] = 0
    second: int = 0
    each: int = 0
    last: int = 0
    others: int = 0
    chosen: int = 0


Price = dict[Literal["gold", "food", "imp"], int]


class TrapData(Strict, frozen=True):
    id: Trap
    name: str
    copies: int
    cost_year1: Price
    cost_year2: Price
    damage_year1: Harm
    damage_year2: Harm
    skip_conquest: bool = False
    poison_end_of_round: int = 0
    antimagic: bool = False


class CardData(Strict, frozen=True):
    id: Card
    name: str
    year: Literal[1, 2]
    speed: Literal["fast", "slow"]
    fatigue: int
    effect: str


class SpecialData(Strict, frozen=True):
    id: SpecialEvent
    name: str
    effect: str
    copies: Literal[1]


class EventTileData(Strict, frozen=True):
    id: EventTile
    name: str


class Scoring(Strict, frozen=True):
    unconquered_room: int
    monster: int
    prisoner: int
    paladin_prisoner: int
    conquered_tile: int
    dead_letter: int
    licence_needs_more_than: Literal[0]


class TitleData(Strict, frozen=True):
    id: Title
    name: str
    measure: str
    best: Literal["max", "min"]


class Practice(Strict, frozen=True):
    n: int
    party: list[str]
    monsters: list[Kind]
    traps: list[Trap]
    food: int
    gold: int
    best_conquered: int
    room: Room | None = None
    """The kind of the second tile, if it is no tunnel."""


class YearData(Strict, frozen=True):
    rounds: list[str]
    combat_rounds: Literal[4]


class Data(Strict, frozen=True):
    meta: Meta
    source: list[dict[str, str]]
    counts: dict[str, int | str]
    setup: Setup
    dungeon_grid: Grid
    evil_track: Track
    years: dict[str, YearData]
    players: dict[str, ByPlayers]
    order: list[OrderData]
    monster: list[MonsterData]
    zones: dict[Literal["upper", "lower", "rim", "core"], list[tuple[int, int]]]
    room: list[RoomData]
    adventurer: list[AdventurerData]
    paladin: list[AdventurerData]
    trap: list[TrapData]
    combat_card: list[CardData]
    special_event: list[SpecialData]
    event_tile: list[EventTileData]
    scoring: Scoring
    title: list[TitleData]
    practice: list[Practice]
    option: list[dict[str, Any]] = []
    """Only in packs of earlier releases, whose data declared the options; ignored."""


# ---------------------------------------------------------------- reading and checking


_REMARKS: Final = ("prov", "src", "conf", "note")


def _plain(value: Any) -> Any:
    """The value without provenance and remarks."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items() if key.split("_")[0] not in _REMARKS}
    return [_plain(part) for part in value] if isinstance(value, list) else value


def read(text: str, builtin: Data | None = None) -> Data:
    """The file's content; PackError names the place of what is wrong."""
    bounds = [] if builtin is None else [packs.only(builtin, FIGURES, FREE)]
    checks = [_same_pieces, *bounds]
    return packs.read(text, Data, {"meta.game": "dungeon_lords", "meta.format": 1}, checks, _plain)


def _same_pieces(data: Data) -> list[packs.Mistake]:
    """The pieces are those that the rules know, in their order; each has its own rule or name."""
    tiles = [f"{m.id}_{n + 1}" for m in data.monster for n in range(m.tiles_year1 + m.tiles_year2)]
    lists: list[tuple[str, list[str], tuple[str, ...]]] = [
        ("order", [one.id for one in data.order], ORDERS),
        ("monster", [one.id for one in data.monster], KINDS),
        ("room", [one.id for one in data.room], ROOMS),
        ("trap", [one.id for one in data.trap], TRAPS),
        ("combat_card", [one.id for one in data.combat_card], CARDS),
        ("special_event", [one.id for one in data.special_event], SPECIALS),
        ("event_tile", [one.id for one in data.event_tile], EVENT_TILES),
        ("title", [one.id for one in data.title], TITLES),
        ("adventurer", [one.id for one in data.adventurer], ADVENTURERS[:-3]),
        ("paladin", [one.id for one in data.paladin], ADVENTURERS[-3:-1]),
        ("monster", tiles, CREATURES),
    ]
    for place, found, wanted in lists:
        if mistakes := packs.same_ids(place, found, wanted):
            return mistakes
    return []


FREE: Final = r"(meta\.seed|source\..*|option(\..*)?|.*\.name)|combat_card\.\w+\.speed"
"""The texts that a pack may write freely."""


FIGURES: Final = {
    r"setup\.(gold|food|imps)": (0, 9),
    r"evil_track\.start": (1, 6),
    r"evil_track\.paladin_line": (7, 14),
    r"players\.\d\.(title_exclusive|title_shared|hall_of_fame)": (0, 20),
    r"order\.\w+\.space\.\d\.pay\.(gold|food|evil)": (0, 5),
    r"order\.\w+\.space\.\d\.gain\.(gold|food|good|spy|imps|traps)": (1, 5),
    r"order\.\w+\.space\.\d\.gain\.(dig_up_to|mine_up_to)": (1, 4),
    r"monster\.\w+\.cost\.(gold|food|evil)": (0, 9),
    r"monster\.\w+\.options\.\d\.(strength|on_kill|pay\.food)": (1, 20),
    r"room\.\w+\.workers": (1, 7),
    r"room\.\w+\.(pay\.food|bonus\.strength|trap_gold|points\.\w+)": (1, 9),
    r"(adventurer|paladin)\.\w+\.hp": (1, 30),
    r"adventurer\.\w+\.level": (1, 5),
    r"(adventurer|paladin)\.\w+\.(trap|heal|magic)": (0, 9),
    r"trap\.\w+\.copies": (1, 9),
    r"trap\.\w+\.cost_year[12]\.(gold|food|imp)": (0, 5),
    r"trap\.\w+\.(damage_year[12]\.\w+|poison_end_of_round)": (1, 20),
    r"combat_card\.\w+\.fatigue": (0, 6),
    r"scoring\.\w+": (-20, 20),
}
"""The figures a pack may change, by place, with their bounds; all others belong to the rules."""


DATA: Final = read((files(__package__) / "data.toml").read_text("utf-8"))
