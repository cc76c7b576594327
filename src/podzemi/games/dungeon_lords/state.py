"""The whole truth of one match of Dungeon Lords. Compiled; only `rules` changes it.

Numbers stand for names in the order of `data.toml`: orders 0 to 7, creature tiles 0 to 23
(`goblin_1`, `goblin_2`, `goblin_3`, `slime_1`, …), kinds of creatures 0 to 8, rooms 0 to 15,
traps 0 to 8, combat cards 0 to 17, special events 0 to 8, adventurers 0 to 31, then the two
paladins and the illusion. A cell is `5 * y + x`; sets of cells, orders and tiles are bit masks.

Long because slots, constructors and copies are written out below the fields, for speed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied

NONE: Final[i64] = -1

ORDER_COUNT: Final[i64] = 8
GET_FOOD: Final[i64] = 0
IMPROVE_REPUTATION: Final[i64] = 1
DIG_TUNNELS: Final[i64] = 2
MINE_GOLD: Final[i64] = 3
RECRUIT_IMPS: Final[i64] = 4
BUY_TRAPS: Final[i64] = 5
HIRE_MONSTER: Final[i64] = 6
BUILD_ROOM: Final[i64] = 7
ALL_ORDERS: Final[i64] = 255
PLAN_LENGTH: Final[i64] = 3  # orders of a plan
SPACES_EACH: Final[i64] = 3  # of every order
SPACE_COUNT: Final[i64] = 24
DUMMY: Final[i64] = 4  # + number of the dummy: the owner of its minions

KIND_COUNT: Final[i64] = 9
CREATURE_COUNT: Final[i64] = 24
OPTION_COUNT: Final[i64] = 2  # of attack, for every kind
GOBLIN: Final[i64] = 0
GHOST: Final[i64] = 2
TROLL: Final[i64] = 3
VAMPIRE: Final[i64] = 5
GOLEM: Final[i64] = 6
DEMON: Final[i64] = 8

TRAP_COUNT: Final[i64] = 9  # kinds
ROOM_COUNT: Final[i64] = 16
TUNNEL: Final[i64] = 16  # its place in the tables of rooms
LABYRINTH: Final[i64] = 10
HALL_OF_FAME: Final[i64] = 15

# what a production room gives (DL-1.11)
GIVES_FOOD: Final[i64] = 1
GIVES_GOLD: Final[i64] = 2
GIVES_TRAP: Final[i64] = 3
GIVES_DIG: Final[i64] = 4
GIVES_GOOD: Final[i64] = 5
GIVES_IMP: Final[i64] = 6

# classes of adventurers
WARRIOR: Final[i64] = 0
THIEF: Final[i64] = 1
PRIEST: Final[i64] = 2
WIZARD: Final[i64] = 3
HOLY: Final[i64] = 4
UNREAL: Final[i64] = 5
ADVENTURER_COUNT: Final[i64] = 32
YEAR_ADVENTURER_COUNT: Final[i64] = 16
LEVEL_COUNT: Final[i64] = 5
PALADIN: Final[i64] = 32  # + year - 1
ILLUSION: Final[i64] = 34

# forms of attack (DL-10.16)
STANDARD: Final[i64] = 0
ANY: Final[i64] = 1
ALL: Final[i64] = 2
HOLD: Final[i64] = 3

# combat cards (DL-11.5)
CARD_COUNT: Final[i64] = 9  # of each year
INVISIBILITY: Final[i64] = 0
MAGIC_SHIELD: Final[i64] = 1
DETECT_TREASURE: Final[i64] = 2
FIREBALL: Final[i64] = 3
FIST_OF_JUSTICE: Final[i64] = 4
DETECT_EVIL: Final[i64] = 5
SUGGESTION: Final[i64] = 6
WORD_OF_PEACE: Final[i64] = 7
AURA_OF_FEAR: Final[i64] = 8
ILLUSION_SPELL: Final[i64] = 9
CREATE_FOOD: Final[i64] = 10
REGENERATION: Final[i64] = 11
DIMENSIONAL_GATE: Final[i64] = 12
METAMORPHOSIS: Final[i64] = 13
BLIND_RAGE: Final[i64] = 14
JAILBREAK: Final[i64] = 15
PLUNDER: Final[i64] = 16
LEVITATION: Final[i64] = 17

# special events (DL-11.6)
SPECIAL_COUNT: Final[i64] = 9
WITCH_HUNT: Final[i64] = 0
MONSTER_STRIKE: Final[i64] = 1
ROBBERY: Final[i64] = 2
RATS: Final[i64] = 3
IMP_PLAGUE: Final[i64] = 4
IMPATIENT_HEROES: Final[i64] = 5
SAFETY_INSPECTION: Final[i64] = 6
BAD_PRESS: Final[i64] = 7
TRAP_RECALL: Final[i64] = 8

# event tiles
PAYDAY: Final[i64] = 0
TAXES: Final[i64] = 1
SPECIAL: Final[i64] = 2

ROUND_COUNT: Final[i64] = 4  # of building in a year, and of combat
TITLE_COUNT: Final[i64] = 7

# phases that wait for a decision (DL-4)
CHOOSE_BLOCKED: Final[i64] = 0
PLAN_ORDERS: Final[i64] = 1
EXECUTE: Final[i64] = 2
DISCARD_TRAP: Final[i64] = 3
PRODUCE: Final[i64] = 4
RECOVER: Final[i64] = 5
SETTLE: Final[i64] = 6  # payday
PAY_TAXES: Final[i64] = 7
CHOOSE_EVENT: Final[i64] = 8
IMPATIENT: Final[i64] = 9
C_PLAN: Final[i64] = 10
C_RESOLVE: Final[i64] = 11
FREE: Final[i64] = 12
OVER: Final[i64] = 13

# where the year's paladin is, if not at a seat (DL-9.5)
TENT: Final[i64] = -1
GONE: Final[i64] = -2

# a player's part in a combat round (DL-10.25)
PART_NONE: Final[i64] = 0
PART_PLAN: Final[i64] = 1
PART_FREE: Final[i64] = 2

# what a battle waits for
ASK_NOTHING: Final[i64] = 0
ASK_ORDER: Final[i64] = 1
ASK_TARGET: Final[i64] = 2
ASK_SPELL: Final[i64] = 3
ASK_ATTACK: Final[i64] = 4

# the steps of a battle (DL-10.8 to DL-10.15)
STEP_BEGIN: Final[i64] = 0
STEP_TRAP: Final[i64] = 1
STEP_FAST: Final[i64] = 2
STEP_FIGHT: Final[i64] = 3
STEP_SLOW: Final[i64] = 4
STEP_HEALING: Final[i64] = 5
STEP_CONQUEST: Final[i64] = 6
STEP_LAST: Final[i64] = 7

# how far a battle has been played on
BATTLE_DONE: Final[i64] = 0
BATTLE_ASKS: Final[i64] = 1
BATTLE_EVIL: Final[i64] = 2

# the dungeon board (DL-1.13)
COLUMN_COUNT: Final[i64] = 5
ROW_COUNT: Final[i64] = 4
CELL_COUNT: Final[i64] = 20
ENTRANCE: Final[i64] = 2
BOARD: Final[i64] = 0xFFFFF

# places in `Box.start` and `Box.points`
START_GOLD: Final[i64] = 0
START_FOOD: Final[i64] = 1
START_IMPS: Final[i64] = 2
START_EVIL: Final[i64] = 3
START_TILES: Final[i64] = 4
PALADIN_LINE: Final[i64] = 5
MOST_EVIL: Final[i64] = 6
BLOCKED_OF_PLAYER: Final[i64] = 7
BLOCKED_OF_DUMMY: Final[i64] = 8
POINTS_ROOM: Final[i64] = 0
POINTS_MONSTER: Final[i64] = 1
POINTS_PRISONER: Final[i64] = 2
POINTS_PALADIN: Final[i64] = 3
POINTS_CONQUERED: Final[i64] = 4
POINTS_LETTER: Final[i64] = 5


class Box(Components):
    """The components as numbers; one object for all matches, never changed."""

    start: list[i64]
    points: list[i64]
    plans: list[list[i64]]  # by mask of blocked orders: all codes of plan_orders
    cells_low: list[list[i64]]  # by the lower ten bits of a mask: its cells
    cells_high: list[list[i64]]  # by the upper ten bits
    sequence: list[i64]  # the spaces in the order of their execution
    dummies: list[i64]  # by players, as the next six
    neutral_cube: list[i64]
    adventurers_drawn: list[i64]
    title_alone: list[i64]
    title_shared: list[i64]
    hall_points: list[i64]
    token_shift: list[i64]
    pay_gold: list[i64]  # by space, as all up to get_units
    pay_food: list[i64]
    pay_evil: list[i64]
    pay_foreman: list[i64]
    get_gold: list[i64]
    get_food: list[i64]
    get_good: list[i64]
    get_spy: list[i64]
    get_imps: list[i64]
    get_traps: list[i64]
    get_units: list[i64]  # digs or mines
    creature_kind: list[i64]  # by tile
    creature_year: list[i64]
    cost_gold: list[i64]  # by kind
    cost_food: list[i64]
    cost_evil: list[i64]
    cost_trap: list[i64]
    cost_monster: list[i64]
    option_form: list[i64]  # by `option_row`; NONE: there is no such option
    option_strength: list[i64]
    option_times: list[i64]
    option_follow: list[i64]
    option_food: list[i64]
    option_returns: list[i64]
    option_not_first: list[i64]
    option_not_priest: list[i64]
    option_no_conquest: list[i64]
    option_no_healing: list[i64]
    room_year: list[i64]
    room_zone: list[i64]  # mask of cells
    room_workers: list[i64]  # 0: no production room
    room_food: list[i64]
    room_gives: list[i64]
    room_bonus: list[i64]
    room_bonus_kinds: list[i64]  # mask of kinds
    room_points: list[i64]  # room * KIND_COUNT + kind
    room_traps: list[i64]  # capacities; the last place is TUNNEL
    room_bait: list[i64]
    room_monsters: list[i64]
    room_no_spells: list[i64]
    adventurer_class: list[i64]
    adventurer_level: list[i64]
    adventurer_hp: list[i64]
    adventurer_trap: list[i64]
    adventurer_heal: list[i64]
    adventurer_magic: list[i64]
    trap_copies: list[i64]
    trap_gold: list[i64]  # by `trap_row`, as all up to trap_chosen
    trap_food: list[i64]
    trap_imp: list[i64]
    trap_first: list[i64]  # NONE: as many as he has hit points left
    trap_second: list[i64]
    trap_each: list[i64]
    trap_last: list[i64]
    trap_others: list[i64]
    trap_chosen: list[i64]
    trap_no_conquest: list[i64]  # by trap, as the next two
    trap_poison: list[i64]
    trap_antimagic: list[i64]
    card_fast: list[i64]
    card_fatigue: list[i64]

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "start", "points", "plans", "cells_low", "cells_high", "sequence", "dummies", "neutral_cube",
        "adventurers_drawn", "title_alone", "title_shared", "hall_points", "token_shift", "pay_gold",
        "pay_food", "pay_evil", "pay_foreman", "get_gold", "get_food", "get_good", "get_spy", "get_imps",
        "get_traps", "get_units", "creature_kind", "creature_year", "cost_gold", "cost_food", "cost_evil",
        "cost_trap", "cost_monster", "option_form", "option_strength", "option_times", "option_follow",
        "option_food", "option_returns", "option_not_first", "option_not_priest", "option_no_conquest",
        "option_no_healing", "room_year", "room_zone", "room_workers", "room_food", "room_gives",
        "room_bonus", "room_bonus_kinds", "room_points", "room_traps", "room_bait", "room_monsters",
        "room_no_spells", "adventurer_class", "adventurer_level", "adventurer_hp", "adventurer_trap",
        "adventurer_heal", "adventurer_magic", "trap_copies", "trap_gold", "trap_food", "trap_imp",
        "trap_first", "trap_second", "trap_each", "trap_last", "trap_others", "trap_chosen",
        "trap_no_conquest", "trap_poison", "trap_antimagic", "card_fast", "card_fatigue",
    )

    def __init__(
        self, *,
        start: list[i64], points: list[i64], plans: list[list[i64]], cells_low: list[list[i64]],
        cells_high: list[list[i64]], sequence: list[i64], dummies: list[i64], neutral_cube: list[i64],
        adventurers_drawn: list[i64], title_alone: list[i64], title_shared: list[i64],
        hall_points: list[i64], token_shift: list[i64], pay_gold: list[i64], pay_food: list[i64],
        pay_evil: list[i64], pay_foreman: list[i64], get_gold: list[i64], get_food: list[i64],
        get_good: list[i64], get_spy: list[i64], get_imps: list[i64], get_traps: list[i64],
        get_units: list[i64], creature_kind: list[i64], creature_year: list[i64], cost_gold: list[i64],
        cost_food: list[i64], cost_evil: list[i64], cost_trap: list[i64], cost_monster: list[i64],
        option_form: list[i64], option_strength: list[i64], option_times: list[i64],
        option_follow: list[i64], option_food: list[i64], option_returns: list[i64],
        option_not_first: list[i64], option_not_priest: list[i64], option_no_conquest: list[i64],
        option_no_healing: list[i64], room_year: list[i64], room_zone: list[i64], room_workers: list[i64],
        room_food: list[i64], room_gives: list[i64], room_bonus: list[i64], room_bonus_kinds: list[i64],
        room_points: list[i64], room_traps: list[i64], room_bait: list[i64], room_monsters: list[i64],
        room_no_spells: list[i64], adventurer_class: list[i64], adventurer_level: list[i64],
        adventurer_hp: list[i64], adventurer_trap: list[i64], adventurer_heal: list[i64],
        adventurer_magic: list[i64], trap_copies: list[i64], trap_gold: list[i64], trap_food: list[i64],
        trap_imp: list[i64], trap_first: list[i64], trap_second: list[i64], trap_each: list[i64],
        trap_last: list[i64], trap_others: list[i64], trap_chosen: list[i64], trap_no_conquest: list[i64],
        trap_poison: list[i64], trap_antimagic: list[i64], card_fast: list[i64], card_fatigue: list[i64],
    ) -> None:
        self.start = start; self.points = points; self.plans = plans; self.cells_low = cells_low
        self.cells_high = cells_high; self.sequence = sequence; self.dummies = dummies
        self.neutral_cube = neutral_cube; self.adventurers_drawn = adventurers_drawn
        self.title_alone = title_alone; self.title_shared = title_shared; self.hall_points = hall_points
        self.token_shift = token_shift; self.pay_gold = pay_gold; self.pay_food = pay_food
        self.pay_evil = pay_evil; self.pay_foreman = pay_foreman; self.get_gold = get_gold
        self.get_food = get_food; self.get_good = get_good; self.get_spy = get_spy; self.get_imps = get_imps
        self.get_traps = get_traps; self.get_units = get_units; self.creature_kind = creature_kind
        self.creature_year = creature_year; self.cost_gold = cost_gold; self.cost_food = cost_food
        self.cost_evil = cost_evil; self.cost_trap = cost_trap; self.cost_monster = cost_monster
        self.option_form = option_form; self.option_strength = option_strength
        self.option_times = option_times; self.option_follow = option_follow; self.option_food = option_food
        self.option_returns = option_returns; self.option_not_first = option_not_first
        self.option_not_priest = option_not_priest; self.option_no_conquest = option_no_conquest
        self.option_no_healing = option_no_healing; self.room_year = room_year; self.room_zone = room_zone
        self.room_workers = room_workers; self.room_food = room_food; self.room_gives = room_gives
        self.room_bonus = room_bonus; self.room_bonus_kinds = room_bonus_kinds
        self.room_points = room_points; self.room_traps = room_traps; self.room_bait = room_bait
        self.room_monsters = room_monsters; self.room_no_spells = room_no_spells
        self.adventurer_class = adventurer_class; self.adventurer_level = adventurer_level
        self.adventurer_hp = adventurer_hp; self.adventurer_trap = adventurer_trap
        self.adventurer_heal = adventurer_heal; self.adventurer_magic = adventurer_magic
        self.trap_copies = trap_copies; self.trap_gold = trap_gold; self.trap_food = trap_food
        self.trap_imp = trap_imp; self.trap_first = trap_first; self.trap_second = trap_second
        self.trap_each = trap_each; self.trap_last = trap_last; self.trap_others = trap_others
        self.trap_chosen = trap_chosen; self.trap_no_conquest = trap_no_conquest
        self.trap_poison = trap_poison; self.trap_antimagic = trap_antimagic; self.card_fast = card_fast
        self.card_fatigue = card_fatigue
    # fmt: on


class Lord(Copied):
    """One player: goods, dungeon, creatures, party, orders, plan of battle."""

    gold: i64
    food: i64
    imps: i64
    busy: i64  # imps used this round
    tokens: i64  # Troll tokens used this round
    evil: i64
    letters: i64
    tiles: i64  # masks of cells
    rooms: i64
    conquered: i64
    room_at: list[i64]  # by cell, NONE: no room
    worked: i64  # rooms activated this round, and those activated twice
    worked_again: i64
    traps: list[i64]  # by kind: how many
    buried: list[i64]  # by kind: discarded unseen
    lair: list[i64]  # creature tiles, ascending
    down: i64  # mask of tiles lying face down
    settled: i64  # mask of tiles that payday, strike or Suggestion is done with
    prison: list[i64]
    party: list[i64]  # first to last
    damage: list[i64]
    bonus: list[i64]  # extra hit points (Create Food)
    newcomer: i64  # the adventurer of this round, until the round ends
    drawn: i64  # mask of the orders drawn for blocking
    blocked: i64  # mask of orders
    plan: list[i64]  # the three orders planned or played
    dummy: i64  # the dummy card chosen, two players
    on_card: i64  # mask of orders whose minion stands on the card
    spied: i64  # mask of positions of the combat row
    part: i64
    tile: i64  # the battle tile planned, NONE: no plan
    laid_traps: list[i64]  # planned traps, ascending
    sent: i64  # mask of creatures planned or in battle
    bait: i64
    laid: i64  # 1: the plan lies on the table

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "gold", "food", "imps", "busy", "tokens", "evil", "letters", "tiles", "rooms", "conquered",
        "room_at", "worked", "worked_again", "traps", "buried", "lair", "down", "settled", "prison", "party",
        "damage", "bonus", "newcomer", "drawn", "blocked", "plan", "dummy", "on_card", "spied", "part",
        "tile", "laid_traps", "sent", "bait", "laid",
    )

    def __init__(
        self, *,
        gold: i64, food: i64, imps: i64, busy: i64, tokens: i64, evil: i64, letters: i64, tiles: i64,
        rooms: i64, conquered: i64, room_at: list[i64], worked: i64, worked_again: i64, traps: list[i64],
        buried: list[i64], lair: list[i64], down: i64, settled: i64, prison: list[i64], party: list[i64],
        damage: list[i64], bonus: list[i64], newcomer: i64, drawn: i64, blocked: i64, plan: list[i64],
        dummy: i64, on_card: i64, spied: i64, part: i64, tile: i64, laid_traps: list[i64], sent: i64,
        bait: i64, laid: i64,
    ) -> None:
        self.gold = gold; self.food = food; self.imps = imps; self.busy = busy; self.tokens = tokens
        self.evil = evil; self.letters = letters; self.tiles = tiles; self.rooms = rooms
        self.conquered = conquered; self.room_at = room_at; self.worked = worked
        self.worked_again = worked_again; self.traps = traps; self.buried = buried; self.lair = lair
        self.down = down; self.settled = settled; self.prison = prison; self.party = party
        self.damage = damage; self.bonus = bonus; self.newcomer = newcomer; self.drawn = drawn
        self.blocked = blocked; self.plan = plan; self.dummy = dummy; self.on_card = on_card
        self.spied = spied; self.part = part; self.tile = tile; self.laid_traps = laid_traps
        self.sent = sent; self.bait = bait; self.laid = laid

    def clone(self) -> Lord:
        """A copy that shares nothing but the components."""
        return Lord(
            gold=self.gold, food=self.food, imps=self.imps, busy=self.busy, tokens=self.tokens,
            evil=self.evil, letters=self.letters, tiles=self.tiles, rooms=self.rooms,
            conquered=self.conquered, room_at=self.room_at[:], worked=self.worked,
            worked_again=self.worked_again, traps=self.traps[:], buried=self.buried[:], lair=self.lair[:],
            down=self.down, settled=self.settled, prison=self.prison[:], party=self.party[:],
            damage=self.damage[:], bonus=self.bonus[:], newcomer=self.newcomer, drawn=self.drawn,
            blocked=self.blocked, plan=self.plan[:], dummy=self.dummy, on_card=self.on_card,
            spied=self.spied, part=self.part, tile=self.tile, laid_traps=self.laid_traps[:], sent=self.sent,
            bait=self.bait, laid=self.laid,
        )
    # fmt: on


class Battle(Copied):
    """One player's combat round while it is resolved (DL-10); with the lord all that combat needs."""

    seat: i64  # NONE: nobody fights
    full: bool  # the full rules' limit of Evil payments
    year: i64
    number: i64  # of the combat round, 1 to 4
    card: i64  # NONE: no spell
    fatigue: i64
    room: i64  # TUNNEL, or a room
    step: i64
    ask: i64
    trap: i64  # the dart that waits for its target
    pool: i64
    losses: i64  # goods that the spell still takes
    sheep: i64
    rage: bool
    no_conquest: bool
    no_healing: bool
    no_spell: bool
    fought: bool
    shield: bool
    no_fatigue: bool
    invisible: i64  # mask of adventurers
    poisoned: list[i64]  # adventurers, with the points to come
    poison: list[i64]
    used: list[i64]  # traps of this round

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "seat", "full", "year", "number", "card", "fatigue", "room", "step", "ask", "trap", "pool", "losses",
        "sheep", "rage", "no_conquest", "no_healing", "no_spell", "fought", "shield", "no_fatigue",
        "invisible", "poisoned", "poison", "used",
    )

    def __init__(
        self, *,
        seat: i64, full: bool, year: i64, number: i64, card: i64, fatigue: i64, room: i64, step: i64,
        ask: i64, trap: i64, pool: i64, losses: i64, sheep: i64, rage: bool, no_conquest: bool,
        no_healing: bool, no_spell: bool, fought: bool, shield: bool, no_fatigue: bool, invisible: i64,
        poisoned: list[i64], poison: list[i64], used: list[i64],
    ) -> None:
        self.seat = seat; self.full = full; self.year = year; self.number = number; self.card = card
        self.fatigue = fatigue; self.room = room; self.step = step; self.ask = ask; self.trap = trap
        self.pool = pool; self.losses = losses; self.sheep = sheep; self.rage = rage
        self.no_conquest = no_conquest; self.no_healing = no_healing; self.no_spell = no_spell
        self.fought = fought; self.shield = shield; self.no_fatigue = no_fatigue; self.invisible = invisible
        self.poisoned = poisoned; self.poison = poison; self.used = used

    def clone(self) -> Battle:
        """A copy that shares nothing but the components."""
        return Battle(
            seat=self.seat, full=self.full, year=self.year, number=self.number, card=self.card,
            fatigue=self.fatigue, room=self.room, step=self.step, ask=self.ask, trap=self.trap,
            pool=self.pool, losses=self.losses, sheep=self.sheep, rage=self.rage,
            no_conquest=self.no_conquest, no_healing=self.no_healing, no_spell=self.no_spell,
            fought=self.fought, shield=self.shield, no_fatigue=self.no_fatigue, invisible=self.invisible,
            poisoned=self.poisoned[:], poison=self.poison[:], used=self.used[:],
        )
    # fmt: on


def no_battle() -> Battle:
    """An empty battle: the value while nobody fights."""
    return Battle(
        seat=NONE,
        full=True,
        year=0,
        number=0,
        card=NONE,
        fatigue=0,
        room=TUNNEL,
        step=STEP_BEGIN,
        ask=ASK_NOTHING,
        trap=NONE,
        pool=0,
        losses=0,
        sheep=NONE,
        rage=False,
        no_conquest=False,
        no_healing=False,
        no_spell=False,
        fought=False,
        shield=False,
        no_fatigue=False,
        invisible=0,
        poisoned=[],
        poison=[],
        used=[],
    )


class State(Copied):
    """One match. `lords` by seat."""

    box: Box
    dice: Dice
    # options
    players: i64
    full: bool
    special: bool
    in_turn: bool
    last_year: i64  # after its combat the match is over; a puzzle may end in year 1
    # where the match is
    year: i64
    round: i64  # 1 to 4
    combat: i64  # combat round 1 to 4, 0 while building
    phase: i64
    first: i64
    seats_done: i64  # how many seats, from the first, the phase is done with
    asked: i64  # the seat that decides, NONE: several at once
    place: i64  # how far EXECUTE has come, 0 to 24
    paladin: i64
    neutral: i64  # Evil of the neutral cube, two players
    lords: list[Lord]
    battle: Battle
    # central board
    spaces: list[i64]  # by `space_at`: seat, DUMMY + number, or NONE
    dummy_blocked: list[i64]  # masks of orders
    dummy_shown: list[i64]  # two players, until the third card is chosen
    offer: list[i64]
    room_offer: list[i64]
    coming: list[i64]  # adventurers of this round, until they are placed
    next_coming: list[i64]
    event_tiles: list[i64]  # spring, summer, autumn
    special_cards: list[i64]  # year 1, year 2; empty without special events
    row: list[i64]  # this year's combat cards
    later_row: list[i64]  # those of year 2 while year 1 lasts
    revealed: i64  # mask of positions of the row
    monster_piles: list[list[i64]]  # by year; the last one is drawn first
    room_piles: list[list[i64]]
    adventurer_piles: list[list[i64]]
    under: i64  # how many seen adventurers lie under this year's pile
    trap_deck: list[i64]  # the last one is drawn first
    used_traps: list[i64]  # by kind: used and shown
    gone_creatures: i64  # masks of what is out of the game, seen by all
    gone_rooms: i64
    gone_adventurers: i64

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "box", "dice", "players", "full", "special", "in_turn", "last_year", "year", "round", "combat",
        "phase", "first", "seats_done", "asked", "place", "paladin", "neutral", "lords", "battle", "spaces",
        "dummy_blocked", "dummy_shown", "offer", "room_offer", "coming", "next_coming", "event_tiles",
        "special_cards", "row", "later_row", "revealed", "monster_piles", "room_piles", "adventurer_piles",
        "under", "trap_deck", "used_traps", "gone_creatures", "gone_rooms", "gone_adventurers",
    )

    def __init__(
        self, *,
        box: Box, dice: Dice, players: i64, full: bool, special: bool, in_turn: bool, last_year: i64,
        year: i64, round: i64, combat: i64, phase: i64, first: i64, seats_done: i64, asked: i64, place: i64,
        paladin: i64, neutral: i64, lords: list[Lord], battle: Battle, spaces: list[i64],
        dummy_blocked: list[i64], dummy_shown: list[i64], offer: list[i64], room_offer: list[i64],
        coming: list[i64], next_coming: list[i64], event_tiles: list[i64], special_cards: list[i64],
        row: list[i64], later_row: list[i64], revealed: i64, monster_piles: list[list[i64]],
        room_piles: list[list[i64]], adventurer_piles: list[list[i64]], under: i64, trap_deck: list[i64],
        used_traps: list[i64], gone_creatures: i64, gone_rooms: i64, gone_adventurers: i64,
    ) -> None:
        self.box = box; self.dice = dice; self.players = players; self.full = full; self.special = special
        self.in_turn = in_turn; self.last_year = last_year; self.year = year; self.round = round
        self.combat = combat; self.phase = phase; self.first = first; self.seats_done = seats_done
        self.asked = asked; self.place = place; self.paladin = paladin; self.neutral = neutral
        self.lords = lords; self.battle = battle; self.spaces = spaces; self.dummy_blocked = dummy_blocked
        self.dummy_shown = dummy_shown; self.offer = offer; self.room_offer = room_offer
        self.coming = coming; self.next_coming = next_coming; self.event_tiles = event_tiles
        self.special_cards = special_cards; self.row = row; self.later_row = later_row
        self.revealed = revealed; self.monster_piles = monster_piles; self.room_piles = room_piles
        self.adventurer_piles = adventurer_piles; self.under = under; self.trap_deck = trap_deck
        self.used_traps = used_traps; self.gone_creatures = gone_creatures; self.gone_rooms = gone_rooms
        self.gone_adventurers = gone_adventurers

    def clone(self) -> State:
        """A copy that shares nothing but the components."""
        return State(
            box=self.box, dice=self.dice.clone(), players=self.players, full=self.full, special=self.special,
            in_turn=self.in_turn, last_year=self.last_year, year=self.year, round=self.round,
            combat=self.combat, phase=self.phase, first=self.first, seats_done=self.seats_done,
            asked=self.asked, place=self.place, paladin=self.paladin, neutral=self.neutral,
            lords=[one.clone() for one in self.lords], battle=self.battle.clone(), spaces=self.spaces[:],
            dummy_blocked=self.dummy_blocked[:], dummy_shown=self.dummy_shown[:], offer=self.offer[:],
            room_offer=self.room_offer[:], coming=self.coming[:], next_coming=self.next_coming[:],
            event_tiles=self.event_tiles[:], special_cards=self.special_cards[:], row=self.row[:],
            later_row=self.later_row[:], revealed=self.revealed,
            monster_piles=[row[:] for row in self.monster_piles],
            room_piles=[row[:] for row in self.room_piles],
            adventurer_piles=[row[:] for row in self.adventurer_piles], under=self.under,
            trap_deck=self.trap_deck[:], used_traps=self.used_traps[:], gone_creatures=self.gone_creatures,
            gone_rooms=self.gone_rooms, gone_adventurers=self.gone_adventurers,
        )
    # fmt: on


def seat_at(state: State, place: i64) -> i64:
    """The seat so many places after the starting player (DL-0.2)."""
    return (state.first + place) % state.players


# ---------------------------------------------------------------- places in tables


def space_at(order: i64, space: i64) -> i64:
    """The place of an order's space (0 to 2) among all."""
    return order * SPACES_EACH + space


def order_of(at: i64) -> i64:
    """The order to which a space belongs."""
    return at // SPACES_EACH


def number_of(at: i64) -> i64:
    """The number of a space, 1 to 3."""
    return at % SPACES_EACH + 1


def trap_row(trap: i64, year: i64) -> i64:
    """The place of a trap's figures in a year."""
    return trap * 2 + year - 1


def option_row(kind: i64, option: i64) -> i64:
    """The place of a creature's attack, option 1 or 2."""
    return kind * OPTION_COUNT + option - 1


def paladin_of(year: i64) -> i64:
    """The paladin of a year (DL-9.5)."""
    return PALADIN + year - 1


def adventurers_of(year: i64) -> list[i64]:
    """The adventurers of a year."""
    first: i64 = (year - 1) * YEAR_ADVENTURER_COUNT
    return [first + n for n in range(YEAR_ADVENTURER_COUNT)]


def cards_of(year: i64) -> list[i64]:
    """The combat cards of a year."""
    first: i64 = (year - 1) * CARD_COUNT
    return [first + n for n in range(CARD_COUNT)]


# ---------------------------------------------------------------- parties, stores, sets


def has_real(lord: Lord) -> bool:
    """Whether an adventurer other than the illusion stands in the party (DL-10.18)."""
    count: i64 = len(lord.party)
    return count > 1 or (count == 1 and lord.party[0] != ILLUSION)


def trap_count(lord: Lord) -> i64:
    """How many traps lie in the store."""
    total: i64 = 0
    for count in lord.traps:
        total += count
    return total


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    rest: i64 = mask
    while rest:
        rest &= rest - 1
        total += 1
    return total


def mask_of(numbers: list[i64]) -> i64:
    """A set, from its members."""
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask
