"""The components as the numbers that the rules work with, and the options of a match (DL-1, DL-21)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from podzemi.engine.bits import has
from podzemi.engine.data.counts import check_counts
from podzemi.engine.data.options import read_options
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.codes import plan_orders
from podzemi.games.dungeon_lords.data.schema import DATA, Data
from podzemi.games.dungeon_lords.names import (
    CLASSES,
    CREATURES,
    KINDS,
    ORDERS,
    ROOMS,
    SPECIALS,
    TITLES,
    TRAPS,
)
from podzemi.games.dungeon_lords.state import Box

check_counts(
    s, ORDER_COUNT=ORDERS, KIND_COUNT=KINDS, CREATURE_COUNT=CREATURES, TRAP_COUNT=TRAPS, ROOM_COUNT=ROOMS
)
check_counts(s, SPECIAL_COUNT=SPECIALS, TITLE_COUNT=TITLES)

FORMS: Final = ("standard", "any", "all", "hold")
"""Of attacks, in the order of their numbers."""
GIVES: Final = ("", "food", "gold", "trap", "dig", "good", "imp")
"""The goods of a production room, in the order of its numbers."""
YEARS: Final = (1, 2)


def _cell(x: int, y: int) -> int:
    return int(s.COLUMN_COUNT) * y + x


def _mask(cells: list[tuple[int, int]]) -> int:
    return int(s.mask_of([_cell(x, y) for x, y in cells]))


def _by_players(data: Data, field: str) -> list[int]:
    return [int(getattr(data.players[str(n)], field)) if str(n) in data.players else 0 for n in range(5)]


def _spaces(data: Data, side: str, *keys: str) -> list[int]:
    """One number for each of the 24 spaces."""
    return [
        sum(getattr(space, side).get(key, 0) for key in keys) for order in data.order for space in order.space
    ]


def _sequence(data: Data) -> list[int]:
    """The 24 spaces in the order of their execution (DL-1.2)."""
    return [
        int(s.space_at(data.order.index(order), int(number) - 1))
        for order in sorted(data.order, key=lambda order: order.execution_order)
        for number in order.space_order
    ]


def _options(data: Data, field: str) -> list[int]:
    """One number for each option of each kind of creature, two places per kind."""
    table = []
    for monster in data.monster:
        values = [int(getattr(option, field)) for option in monster.options]
        table += [*values, 0][:2]
    return table


def _forms(data: Data) -> list[int]:
    table = []
    for monster in data.monster:
        table += ([FORMS.index(option.kind) for option in monster.options] + [int(s.NONE)])[:2]
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
            hand = [order for order in range(int(s.ORDER_COUNT)) if not has(mask, order)]
            table[mask] = [plan_orders(*orders, s.NONE) for orders in permutations(hand, 3)]
    return table


def _cells(first: int) -> list[list[int]]:
    return [[first + n for n in range(10) if has(mask, n)] for mask in range(1024)]


def numbers(data: Data) -> Box:
    """The components as the numbers that the rules work with."""
    rooms, cast = data.room, [*data.adventurer, *data.paladin]
    zones = {"any": int(s.BOARD)} | {name: _mask(cells) for name, cells in data.zones.items()}
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
            data.setup.blocked_orders_player,
            data.setup.blocked_orders_dummy,
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
        sequence=_sequence(data),
        dummies=_by_players(data, "dummies"),
        neutral_cube=_by_players(data, "dummy_evil_cube"),
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
        room_gives=[GIVES.index(next(iter(room.gain), "")) for room in rooms],
        room_bonus=[room.bonus.strength if room.bonus else 0 for room in rooms] + [0],
        room_bonus_kinds=[
            int(s.mask_of([KINDS.index(kind) for kind in room.bonus.monsters])) if room.bonus else 0
            for room in rooms
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


BOX: Final = numbers(DATA)


OPTIONS: Final = read_options("podzemi.games.dungeon_lords.data")
