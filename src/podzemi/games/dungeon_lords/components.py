"""The box: `data.toml`, decoded strictly and turned into the numbers the rules work with."""

from __future__ import annotations

from importlib.resources import files
from itertools import permutations
from typing import Any, Final, Literal

from msgspec import Struct

from podzemi.engine import packs
from podzemi.engine.bits import bit, has
from podzemi.engine.game import Option, OptionValue
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.codes import plan_orders
from podzemi.games.dungeon_lords.state import Box

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

ORDERS: Final[tuple[Order, ...]] = Order.__args__  # type: ignore[attr-defined]
KINDS: Final[tuple[Kind, ...]] = Kind.__args__  # type: ignore[attr-defined]
ROOMS: Final[tuple[Room, ...]] = Room.__args__  # type: ignore[attr-defined]
TRAPS: Final[tuple[Trap, ...]] = Trap.__args__  # type: ignore[attr-defined]
CARDS: Final[tuple[Card, ...]] = Card.__args__  # type: ignore[attr-defined]
SPECIALS: Final[tuple[SpecialEvent, ...]] = SpecialEvent.__args__  # type: ignore[attr-defined]
EVENT_TILES: Final[tuple[EventTile, ...]] = EventTile.__args__  # type: ignore[attr-defined]
TITLES: Final[tuple[Title, ...]] = Title.__args__  # type: ignore[attr-defined]
CLASSES: Final[tuple[Klass, ...]] = Klass.__args__  # type: ignore[attr-defined]
YEARS: Final = (1, 2)
COUNTS: Final = (2, 3, 4)


# ---------------------------------------------------------------- the file


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; provenance and remarks are taken off before."""


class Meta(Strict, frozen=True):
    game: Literal["dungeon_lords"]
    format: Literal[1]
    players_min: int
    players_max: int
    seed: str


class OptionData(Strict, frozen=True):
    name: Literal["full_rules", "special_events", "combat_planning"]
    type: Literal["bool", "string"]
    default: OptionValue
    values: list[OptionValue] = []
    needs: dict[str, bool] = {}


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


class YearData(Strict, frozen=True):
    rounds: list[str]
    combat_rounds: Literal[4]


class Data(Strict, frozen=True):
    meta: Meta
    option: list[OptionData]
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


_REMARKS: Final = ("prov", "src", "conf", "note")


def _plain(value: Any) -> Any:
    """The value without provenance and remarks."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items() if key.split("_")[0] not in _REMARKS}
    return [_plain(part) for part in value] if isinstance(value, list) else value


def read(text: str, house: Data | None = None) -> Data:
    """The file's content; PackError names the place of what is wrong."""
    bounds = [] if house is None else [packs.only(house, FIGURES, FREE)]
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


FREE: Final = r"(meta\.seed|source\..*|.*\.name)|combat_card\.\w+\.speed"
"""What a pack may write as it likes."""
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

# ---------------------------------------------------------------- names of single pieces (DL-22.2)

CREATURES: Final[tuple[Creature, ...]] = Creature.__args__  # type: ignore[attr-defined]
ADVENTURERS: Final[tuple[Adventurer, ...]] = Adventurer.__args__  # type: ignore[attr-defined]

DATA: Final = read((files(__package__) / "data.toml").read_text("utf-8"))

# ---------------------------------------------------------------- tables


def _cell(x: int, y: int) -> int:
    return int(s.COLUMNS) * y + x


def _mask(cells: list[tuple[int, int]]) -> int:
    return sum({bit(_cell(x, y)) for x, y in cells})


def _by_players(data: Data, field: str) -> list[int]:
    return [getattr(data.players[str(n)], field) if n in COUNTS else 0 for n in range(5)]


def _spaces(data: Data, side: str, *keys: str) -> list[int]:
    """One number for each of the 24 spaces."""
    return [
        sum(getattr(space, side).get(key, 0) for key in keys) for order in data.order for space in order.space
    ]


def _options(data: Data, field: str) -> list[int]:
    """One number for each option of each kind of creature, two places per kind."""
    table = []
    for monster in data.monster:
        values = [int(getattr(option, field)) for option in monster.options]
        table += [*values, 0][:2]
    return table


def _forms(data: Data) -> list[int]:
    forms = ("standard", "any", "all", "hold")
    table = []
    for monster in data.monster:
        table += ([forms.index(option.kind) for option in monster.options] + [int(s.NONE)])[:2]
    return table


def _food_of_options(data: Data) -> list[int]:
    table = []
    for monster in data.monster:
        table += ([option.pay.get("food", 0) for option in monster.options] + [0])[:2]
    return table


def _traps(data: Data, side: str, field: str) -> list[int]:
    """One number for each trap and year."""
    table = []
    for trap in data.trap:
        for year in YEARS:
            part = getattr(trap, f"{side}_year{year}")
            value = part.get(field, 0) if side == "cost" else getattr(part, field)
            table.append(int(s.NONE) if value == "lethal" else value)
    return table


def _plans() -> list[list[int]]:
    """All codes of `plan_orders` for two blocked orders, without a dummy card."""
    table: list[list[int]] = [[] for _ in range(256)]
    for mask in range(256):
        if mask.bit_count() == 2:
            hand = [order for order in range(8) if not has(mask, order)]
            table[mask] = [plan_orders(*orders, s.NONE) for orders in permutations(hand, 3)]
    return table


def _cells(first: int) -> list[list[int]]:
    return [[first + n for n in range(10) if has(mask, n)] for mask in range(1024)]


def make_box(data: Data) -> Box:
    """The components as the numbers that the rules work with."""
    rooms, cast = data.room, [*data.adventurer, *data.paladin]
    zones = {"any": int(s.BOARD)} | {name: _mask(cells) for name, cells in data.zones.items()}
    gives = ("", "food", "gold", "trap", "dig", "good", "imp")
    score = data.scoring
    return Box(
        start=[
            data.setup.gold,
            data.setup.food,
            data.setup.imps,
            data.evil_track.start,
            _mask(data.setup.tunnels),
            data.evil_track.paladin_line,
            data.evil_track.max,
        ],
        points=[
            score.unconquered_room,
            score.monster,
            score.prisoner,
            score.paladin_prisoner,
            score.conquered_tile,
            score.dead_letter,
        ],
        plans=_plans(),
        cells_low=_cells(0),
        cells_high=_cells(10),
        adventurers_drawn=_by_players(data, "adventurers_per_round"),
        title_alone=_by_players(data, "title_exclusive"),
        title_shared=_by_players(data, "title_shared"),
        hall_points=_by_players(data, "hall_of_fame"),
        token_shift=_by_players(data, "start_token_shift_year2"),
        pay_gold=_spaces(data, "pay", "gold"),
        pay_food=_spaces(data, "pay", "food"),
        pay_evil=_spaces(data, "pay", "evil"),
        pay_foreman=_spaces(data, "pay", "foreman"),
        get_gold=_spaces(data, "gain", "gold"),
        get_food=_spaces(data, "gain", "food"),
        get_good=_spaces(data, "gain", "good"),
        get_spy=_spaces(data, "gain", "spy"),
        get_imps=_spaces(data, "gain", "imps"),
        get_traps=_spaces(data, "gain", "traps"),
        get_units=_spaces(data, "gain", "dig_up_to", "mine_up_to"),
        creature_kind=[KINDS.index(name.rsplit("_", 1)[0]) for name in CREATURES],
        creature_year=[
            year for monster in data.monster for year in [1] * monster.tiles_year1 + [2] * monster.tiles_year2
        ],
        cost_gold=[monster.cost.get("gold", 0) for monster in data.monster],
        cost_food=[monster.cost.get("food", 0) for monster in data.monster],
        cost_evil=[monster.cost.get("evil", 0) for monster in data.monster],
        cost_trap=[monster.cost.get("trap", 0) for monster in data.monster],
        cost_monster=[monster.cost.get("monster", 0) for monster in data.monster],
        option_form=_forms(data),
        option_strength=_options(data, "strength"),
        option_times=_options(data, "times"),
        option_follow=_options(data, "on_kill"),
        option_food=_food_of_options(data),
        option_returns=_options(data, "returns"),
        option_not_first=_options(data, "not_first"),
        option_not_priest=_options(data, "not_priest"),
        option_no_conquest=_options(data, "skip_conquest"),
        option_no_healing=_options(data, "skip_healing"),
        room_year=[room.year for room in rooms],
        room_zone=[zones[room.zone] for room in rooms],
        room_workers=[room.workers for room in rooms],
        room_food=[room.pay.get("food", 0) for room in rooms],
        room_gives=[gives.index(next(iter(room.gain), "")) for room in rooms],
        room_bonus=[room.bonus.strength if room.bonus else 0 for room in rooms] + [0],
        room_bonus_kinds=[
            sum(bit(KINDS.index(kind)) for kind in room.bonus.monsters) if room.bonus else 0 for room in rooms
        ]
        + [0],
        room_points=[room.points.get(kind, 0) for room in rooms for kind in KINDS],
        room_traps=[room.traps for room in rooms] + [1],
        room_bait=[room.trap_gold for room in rooms] + [0],
        room_monsters=[room.monsters for room in rooms] + [1],
        room_no_spells=[int(room.no_spells) for room in rooms] + [0],
        adventurer_class=[CLASSES.index(one.klass) for one in cast] + [int(s.UNREAL)],
        adventurer_level=[one.level for one in cast] + [0],
        adventurer_hp=[one.hp for one in cast] + [1],
        adventurer_trap=[one.trap for one in cast] + [0],
        adventurer_heal=[one.heal for one in cast] + [0],
        adventurer_magic=[one.magic for one in cast] + [0],
        trap_copies=[trap.copies for trap in data.trap],
        trap_gold=_traps(data, "cost", "gold"),
        trap_food=_traps(data, "cost", "food"),
        trap_imp=_traps(data, "cost", "imp"),
        trap_first=_traps(data, "damage", "first"),
        trap_second=_traps(data, "damage", "second"),
        trap_each=_traps(data, "damage", "each"),
        trap_last=_traps(data, "damage", "last"),
        trap_others=_traps(data, "damage", "others"),
        trap_chosen=_traps(data, "damage", "chosen"),
        trap_no_conquest=[int(trap.skip_conquest) for trap in data.trap],
        trap_poison=[trap.poison_end_of_round for trap in data.trap],
        trap_antimagic=[int(trap.antimagic) for trap in data.trap],
        card_fast=[int(card.speed == "fast") for card in data.combat_card],
        card_fatigue=[card.fatigue for card in data.combat_card],
    )


BOX: Final = make_box(DATA)

OPTIONS: Final = (
    Option("full_rules", [True, False], True, "DL-21"),
    Option("special_events", [True, False], True, "DL-21"),
    Option("combat_planning", ["together", "in_turn"], "together", "DL-21"),
)
