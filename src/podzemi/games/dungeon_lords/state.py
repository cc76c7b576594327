"""The whole truth of one match of Dungeon Lords. Compiled; only `rules` changes it.

Numbers stand for names in the order of `data.toml`: orders 0 to 7, creature tiles 0 to 23
(`goblin_1`, `goblin_2`, `goblin_3`, `slime_1`, …), kinds of creatures 0 to 8, rooms 0 to 15,
traps 0 to 8, combat cards 0 to 17, special events 0 to 8, adventurers 0 to 31, then the two
paladins and the illusion. A cell is `5 * y + x`; sets of cells, orders and tiles are bit masks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice

NONE: Final[i64] = -1

ORDERS: Final[i64] = 8
GET_FOOD: Final[i64] = 0
IMPROVE_REPUTATION: Final[i64] = 1
DIG_TUNNELS: Final[i64] = 2
MINE_GOLD: Final[i64] = 3
RECRUIT_IMPS: Final[i64] = 4
BUY_TRAPS: Final[i64] = 5
HIRE_MONSTER: Final[i64] = 6
BUILD_ROOM: Final[i64] = 7
ALL_ORDERS: Final[i64] = 255
DUMMY: Final[i64] = 4  # + number of the dummy: the owner of its minions

KINDS: Final[i64] = 9
CREATURES: Final[i64] = 24
GOBLIN: Final[i64] = 0
GHOST: Final[i64] = 2
TROLL: Final[i64] = 3
VAMPIRE: Final[i64] = 5
GOLEM: Final[i64] = 6
DEMON: Final[i64] = 8

TRAPS: Final[i64] = 9
ROOMS: Final[i64] = 16
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
ADVENTURERS: Final[i64] = 32
PALADIN: Final[i64] = 32  # + year - 1
ILLUSION: Final[i64] = 34

# forms of attack (DL-10.16)
STANDARD: Final[i64] = 0
ANY: Final[i64] = 1
ALL: Final[i64] = 2
HOLD: Final[i64] = 3

# combat cards (DL-11.5)
CARDS: Final[i64] = 9  # of each year
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
SPECIALS: Final[i64] = 9
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

# the dungeon board (DL-1.13)
COLUMNS: Final[i64] = 5
CELLS: Final[i64] = 20
ENTRANCE: Final[i64] = 2
BOARD: Final[i64] = 0xFFFFF
NOT_LEFT: Final[i64] = 0xF7BDE  # all but column 0
NOT_RIGHT: Final[i64] = 0x7BDEF  # all but column 4

BOX_FIELDS: Final = (
    "adventurer_class",
    "adventurer_heal",
    "adventurer_hp",
    "adventurer_level",
    "adventurer_magic",
    "adventurer_trap",
    "adventurers_drawn",
    "card_fast",
    "card_fatigue",
    "cells_high",
    "cells_low",
    "cost_evil",
    "cost_food",
    "cost_gold",
    "cost_monster",
    "cost_trap",
    "creature_kind",
    "creature_year",
    "get_food",
    "get_gold",
    "get_good",
    "get_imps",
    "get_spy",
    "get_traps",
    "get_units",
    "hall_points",
    "option_follow",
    "option_food",
    "option_form",
    "option_no_conquest",
    "option_no_healing",
    "option_not_first",
    "option_not_priest",
    "option_returns",
    "option_strength",
    "option_times",
    "pay_evil",
    "pay_food",
    "pay_foreman",
    "pay_gold",
    "plans",
    "points",
    "room_bait",
    "room_bonus",
    "room_bonus_kinds",
    "room_food",
    "room_gives",
    "room_monsters",
    "room_no_spells",
    "room_points",
    "room_traps",
    "room_workers",
    "room_year",
    "room_zone",
    "start",
    "title_alone",
    "title_shared",
    "token_shift",
    "trap_antimagic",
    "trap_chosen",
    "trap_copies",
    "trap_each",
    "trap_first",
    "trap_food",
    "trap_gold",
    "trap_imp",
    "trap_last",
    "trap_no_conquest",
    "trap_others",
    "trap_poison",
    "trap_second",
)

# places in `Box.start` and `Box.points`
START_GOLD: Final[i64] = 0
START_FOOD: Final[i64] = 1
START_IMPS: Final[i64] = 2
START_EVIL: Final[i64] = 3
START_TILES: Final[i64] = 4
PALADIN_LINE: Final[i64] = 5
MOST_EVIL: Final[i64] = 6
POINTS_ROOM: Final[i64] = 0
POINTS_MONSTER: Final[i64] = 1
POINTS_PRISONER: Final[i64] = 2
POINTS_PALADIN: Final[i64] = 3
POINTS_CONQUERED: Final[i64] = 4
POINTS_LETTER: Final[i64] = 5


class Box:
    """The components as numbers; one object for all matches, never changed."""

    __slots__ = BOX_FIELDS

    def __init__(
        self,
        start: list[i64],
        points: list[i64],
        plans: list[list[i64]],
        cells_low: list[list[i64]],
        cells_high: list[list[i64]],
        adventurers_drawn: list[i64],
        title_alone: list[i64],
        title_shared: list[i64],
        hall_points: list[i64],
        token_shift: list[i64],
        pay_gold: list[i64],
        pay_food: list[i64],
        pay_evil: list[i64],
        pay_foreman: list[i64],
        get_gold: list[i64],
        get_food: list[i64],
        get_good: list[i64],
        get_spy: list[i64],
        get_imps: list[i64],
        get_traps: list[i64],
        get_units: list[i64],
        creature_kind: list[i64],
        creature_year: list[i64],
        cost_gold: list[i64],
        cost_food: list[i64],
        cost_evil: list[i64],
        cost_trap: list[i64],
        cost_monster: list[i64],
        option_form: list[i64],
        option_strength: list[i64],
        option_times: list[i64],
        option_follow: list[i64],
        option_food: list[i64],
        option_returns: list[i64],
        option_not_first: list[i64],
        option_not_priest: list[i64],
        option_no_conquest: list[i64],
        option_no_healing: list[i64],
        room_year: list[i64],
        room_zone: list[i64],
        room_workers: list[i64],
        room_food: list[i64],
        room_gives: list[i64],
        room_bonus: list[i64],
        room_bonus_kinds: list[i64],
        room_points: list[i64],
        room_traps: list[i64],
        room_bait: list[i64],
        room_monsters: list[i64],
        room_no_spells: list[i64],
        adventurer_class: list[i64],
        adventurer_level: list[i64],
        adventurer_hp: list[i64],
        adventurer_trap: list[i64],
        adventurer_heal: list[i64],
        adventurer_magic: list[i64],
        trap_copies: list[i64],
        trap_gold: list[i64],
        trap_food: list[i64],
        trap_imp: list[i64],
        trap_first: list[i64],
        trap_second: list[i64],
        trap_each: list[i64],
        trap_last: list[i64],
        trap_others: list[i64],
        trap_chosen: list[i64],
        trap_no_conquest: list[i64],
        trap_poison: list[i64],
        trap_antimagic: list[i64],
        card_fast: list[i64],
        card_fatigue: list[i64],
    ) -> None:
        self.start: list[i64] = start
        self.points: list[i64] = points
        self.plans: list[list[i64]] = plans  # by mask of blocked orders: all codes of plan_orders
        self.cells_low: list[list[i64]] = cells_low  # by the lower ten bits of a mask: its cells
        self.cells_high: list[list[i64]] = cells_high  # by the upper ten bits
        self.adventurers_drawn: list[i64] = adventurers_drawn  # by players, as the next four
        self.title_alone: list[i64] = title_alone
        self.title_shared: list[i64] = title_shared
        self.hall_points: list[i64] = hall_points
        self.token_shift: list[i64] = token_shift
        self.pay_gold: list[i64] = pay_gold  # order * 3 + space, as all up to get_units
        self.pay_food: list[i64] = pay_food
        self.pay_evil: list[i64] = pay_evil
        self.pay_foreman: list[i64] = pay_foreman
        self.get_gold: list[i64] = get_gold
        self.get_food: list[i64] = get_food
        self.get_good: list[i64] = get_good
        self.get_spy: list[i64] = get_spy
        self.get_imps: list[i64] = get_imps
        self.get_traps: list[i64] = get_traps
        self.get_units: list[i64] = get_units  # digs or mines
        self.creature_kind: list[i64] = creature_kind  # by tile
        self.creature_year: list[i64] = creature_year
        self.cost_gold: list[i64] = cost_gold  # by kind
        self.cost_food: list[i64] = cost_food
        self.cost_evil: list[i64] = cost_evil
        self.cost_trap: list[i64] = cost_trap
        self.cost_monster: list[i64] = cost_monster
        self.option_form: list[i64] = option_form  # kind * 2 + option - 1; NONE: there is no such option
        self.option_strength: list[i64] = option_strength
        self.option_times: list[i64] = option_times
        self.option_follow: list[i64] = option_follow
        self.option_food: list[i64] = option_food
        self.option_returns: list[i64] = option_returns
        self.option_not_first: list[i64] = option_not_first
        self.option_not_priest: list[i64] = option_not_priest
        self.option_no_conquest: list[i64] = option_no_conquest
        self.option_no_healing: list[i64] = option_no_healing
        self.room_year: list[i64] = room_year
        self.room_zone: list[i64] = room_zone  # mask of cells
        self.room_workers: list[i64] = room_workers  # 0: no production room
        self.room_food: list[i64] = room_food
        self.room_gives: list[i64] = room_gives
        self.room_bonus: list[i64] = room_bonus
        self.room_bonus_kinds: list[i64] = room_bonus_kinds  # mask of kinds
        self.room_points: list[i64] = room_points  # room * KINDS + kind
        self.room_traps: list[i64] = room_traps  # capacities; place ROOMS is a tunnel
        self.room_bait: list[i64] = room_bait
        self.room_monsters: list[i64] = room_monsters
        self.room_no_spells: list[i64] = room_no_spells
        self.adventurer_class: list[i64] = adventurer_class
        self.adventurer_level: list[i64] = adventurer_level
        self.adventurer_hp: list[i64] = adventurer_hp
        self.adventurer_trap: list[i64] = adventurer_trap
        self.adventurer_heal: list[i64] = adventurer_heal
        self.adventurer_magic: list[i64] = adventurer_magic
        self.trap_copies: list[i64] = trap_copies
        self.trap_gold: list[i64] = trap_gold  # trap * 2 + year - 1, as all up to trap_chosen
        self.trap_food: list[i64] = trap_food
        self.trap_imp: list[i64] = trap_imp
        self.trap_first: list[i64] = trap_first  # NONE: as many as he has hit points left
        self.trap_second: list[i64] = trap_second
        self.trap_each: list[i64] = trap_each
        self.trap_last: list[i64] = trap_last
        self.trap_others: list[i64] = trap_others
        self.trap_chosen: list[i64] = trap_chosen
        self.trap_no_conquest: list[i64] = trap_no_conquest  # by trap, as the next two
        self.trap_poison: list[i64] = trap_poison
        self.trap_antimagic: list[i64] = trap_antimagic
        self.card_fast: list[i64] = card_fast
        self.card_fatigue: list[i64] = card_fatigue


def cells_of(box: Box, mask: i64) -> list[i64]:
    """The cells of a set, ascending."""
    return box.cells_low[mask & 1023] + box.cells_high[mask >> 10]


LORD_FIELDS: Final = (
    "bait",
    "blocked",
    "bonus",
    "buried",
    "busy",
    "conquered",
    "damage",
    "down",
    "drawn",
    "dummy",
    "evil",
    "food",
    "gold",
    "imps",
    "laid",
    "laid_traps",
    "lair",
    "letters",
    "newcomer",
    "on_card",
    "part",
    "party",
    "plan",
    "prison",
    "room_at",
    "rooms",
    "sent",
    "settled",
    "spied",
    "tile",
    "tiles",
    "tokens",
    "traps",
    "worked",
    "worked_again",
)


class Lord:
    """One player: goods, dungeon, creatures, party, orders, plan of battle."""

    __slots__ = LORD_FIELDS

    def __init__(
        self,
        gold: i64,
        food: i64,
        imps: i64,
        busy: i64,
        tokens: i64,
        evil: i64,
        letters: i64,
        tiles: i64,
        rooms: i64,
        conquered: i64,
        room_at: list[i64],
        worked: i64,
        worked_again: i64,
        traps: list[i64],
        buried: list[i64],
        lair: list[i64],
        down: i64,
        settled: i64,
        prison: list[i64],
        party: list[i64],
        damage: list[i64],
        bonus: list[i64],
        newcomer: i64,
        drawn: i64,
        blocked: i64,
        plan: list[i64],
        dummy: i64,
        on_card: i64,
        spied: i64,
        part: i64,
        tile: i64,
        laid_traps: list[i64],
        sent: i64,
        bait: i64,
        laid: i64,
    ) -> None:
        self.gold: i64 = gold
        self.food: i64 = food
        self.imps: i64 = imps
        self.busy: i64 = busy  # imps used this round
        self.tokens: i64 = tokens  # Troll tokens used this round
        self.evil: i64 = evil
        self.letters: i64 = letters
        self.tiles: i64 = tiles  # masks of cells
        self.rooms: i64 = rooms
        self.conquered: i64 = conquered
        self.room_at: list[i64] = room_at  # by cell, NONE: no room
        self.worked: i64 = worked  # rooms activated this round, and those activated twice
        self.worked_again: i64 = worked_again
        self.traps: list[i64] = traps  # by kind: how many
        self.buried: list[i64] = buried  # by kind: discarded unseen
        self.lair: list[i64] = lair  # creature tiles, ascending
        self.down: i64 = down  # mask of tiles lying face down
        self.settled: i64 = settled  # mask of tiles that payday, strike or Suggestion is done with
        self.prison: list[i64] = prison
        self.party: list[i64] = party  # first to last
        self.damage: list[i64] = damage
        self.bonus: list[i64] = bonus  # extra hit points (Create Food)
        self.newcomer: i64 = newcomer  # the adventurer of this round, until the round ends
        self.drawn: i64 = drawn  # mask of the orders drawn for blocking
        self.blocked: i64 = blocked  # mask of orders
        self.plan: list[i64] = plan  # the three orders planned or played
        self.dummy: i64 = dummy  # the dummy card chosen, two players
        self.on_card: i64 = on_card  # mask of orders whose minion stands on the card
        self.spied: i64 = spied  # mask of positions of the combat row
        self.part: i64 = part
        self.tile: i64 = tile  # the battle tile planned, NONE: no plan
        self.laid_traps: list[i64] = laid_traps  # planned traps, ascending
        self.sent: i64 = sent  # mask of creatures planned or in battle
        self.bait: i64 = bait
        self.laid: i64 = laid  # 1: the plan lies on the table

    def clone(self) -> Lord:
        return Lord(
            self.gold,
            self.food,
            self.imps,
            self.busy,
            self.tokens,
            self.evil,
            self.letters,
            self.tiles,
            self.rooms,
            self.conquered,
            self.room_at[:],
            self.worked,
            self.worked_again,
            self.traps[:],
            self.buried[:],
            self.lair[:],
            self.down,
            self.settled,
            self.prison[:],
            self.party[:],
            self.damage[:],
            self.bonus[:],
            self.newcomer,
            self.drawn,
            self.blocked,
            self.plan[:],
            self.dummy,
            self.on_card,
            self.spied,
            self.part,
            self.tile,
            self.laid_traps[:],
            self.sent,
            self.bait,
            self.laid,
        )


BATTLE_FIELDS: Final = (
    "ask",
    "card",
    "fatigue",
    "fought",
    "full",
    "invisible",
    "losses",
    "no_conquest",
    "no_fatigue",
    "no_healing",
    "no_spell",
    "number",
    "poison",
    "poisoned",
    "pool",
    "rage",
    "room",
    "seat",
    "sheep",
    "shield",
    "step",
    "trap",
    "used",
    "year",
)


class Battle:
    """One player's combat round while it is resolved (DL-10); with the lord all that combat needs."""

    __slots__ = BATTLE_FIELDS

    def __init__(
        self,
        seat: i64,
        full: bool,
        year: i64,
        number: i64,
        card: i64,
        fatigue: i64,
        room: i64,
        step: i64,
        ask: i64,
        trap: i64,
        pool: i64,
        losses: i64,
        sheep: i64,
        rage: bool,
        no_conquest: bool,
        no_healing: bool,
        no_spell: bool,
        fought: bool,
        shield: bool,
        no_fatigue: bool,
        invisible: i64,
        poisoned: list[i64],
        poison: list[i64],
        used: list[i64],
    ) -> None:
        self.seat: i64 = seat  # NONE: nobody fights
        self.full: bool = full  # the full rules' limit of Evil payments
        self.year: i64 = year
        self.number: i64 = number  # of the combat round, 1 to 4
        self.card: i64 = card  # NONE: no spell
        self.fatigue: i64 = fatigue
        self.room: i64 = room  # ROOMS: a tunnel
        self.step: i64 = step
        self.ask: i64 = ask
        self.trap: i64 = trap  # the dart that waits for its target
        self.pool: i64 = pool
        self.losses: i64 = losses  # goods that the spell still takes
        self.sheep: i64 = sheep
        self.rage: bool = rage
        self.no_conquest: bool = no_conquest
        self.no_healing: bool = no_healing
        self.no_spell: bool = no_spell
        self.fought: bool = fought
        self.shield: bool = shield
        self.no_fatigue: bool = no_fatigue
        self.invisible: i64 = invisible  # mask of adventurers
        self.poisoned: list[i64] = poisoned  # adventurers, with the points to come
        self.poison: list[i64] = poison
        self.used: list[i64] = used  # traps of this round

    def clone(self) -> Battle:
        return Battle(
            self.seat,
            self.full,
            self.year,
            self.number,
            self.card,
            self.fatigue,
            self.room,
            self.step,
            self.ask,
            self.trap,
            self.pool,
            self.losses,
            self.sheep,
            self.rage,
            self.no_conquest,
            self.no_healing,
            self.no_spell,
            self.fought,
            self.shield,
            self.no_fatigue,
            self.invisible,
            self.poisoned[:],
            self.poison[:],
            self.used[:],
        )


def no_battle() -> Battle:
    """The battle that is none."""
    return Battle(
        NONE, True, 0, 0, NONE, 0, ROOMS, 0, ASK_NOTHING, NONE, 0, 0, NONE,
        False, False, False, False, False, False, False, 0, [], [], [],
    )  # fmt: skip


FIELDS: Final = (
    "adventurer_piles",
    "asked",
    "battle",
    "box",
    "combat",
    "coming",
    "dice",
    "dummy_blocked",
    "dummy_shown",
    "event_tiles",
    "first",
    "full",
    "gone_adventurers",
    "gone_creatures",
    "gone_rooms",
    "in_turn",
    "last_year",
    "later_row",
    "lords",
    "monster_piles",
    "neutral",
    "next_coming",
    "offer",
    "paladin",
    "phase",
    "place",
    "players",
    "revealed",
    "room_offer",
    "room_piles",
    "round",
    "row",
    "spaces",
    "special",
    "special_cards",
    "trap_deck",
    "turn",
    "under",
    "used_traps",
    "year",
)


class State:
    """One match. `lords` by seat."""

    __slots__ = FIELDS

    def __init__(
        self,
        box: Box,
        dice: Dice,
        players: i64,
        full: bool,
        special: bool,
        in_turn: bool,
        last_year: i64,
        year: i64,
        round: i64,
        combat: i64,
        phase: i64,
        first: i64,
        turn: i64,
        asked: i64,
        place: i64,
        paladin: i64,
        neutral: i64,
        lords: list[Lord],
        battle: Battle,
        spaces: list[i64],
        dummy_blocked: list[i64],
        dummy_shown: list[i64],
        offer: list[i64],
        room_offer: list[i64],
        coming: list[i64],
        next_coming: list[i64],
        event_tiles: list[i64],
        special_cards: list[i64],
        row: list[i64],
        later_row: list[i64],
        revealed: i64,
        monster_piles: list[list[i64]],
        room_piles: list[list[i64]],
        adventurer_piles: list[list[i64]],
        under: i64,
        trap_deck: list[i64],
        used_traps: list[i64],
        gone_creatures: i64,
        gone_rooms: i64,
        gone_adventurers: i64,
    ) -> None:
        self.box: Box = box
        self.dice: Dice = dice
        # options
        self.players: i64 = players
        self.full: bool = full
        self.special: bool = special
        self.in_turn: bool = in_turn
        self.last_year: i64 = last_year  # after its combat the match is over; a puzzle may end in year 1
        # where the match is
        self.year: i64 = year
        self.round: i64 = round  # 1 to 4
        self.combat: i64 = combat  # combat round 1 to 4, 0 while building
        self.phase: i64 = phase
        self.first: i64 = first
        self.turn: i64 = turn  # how many seats after the first the phase has come
        self.asked: i64 = asked  # the seat that decides, NONE: several at once
        self.place: i64 = place  # how far EXECUTE has come, 0 to 24
        self.paladin: i64 = paladin
        self.neutral: i64 = neutral  # Evil of the neutral cube, two players
        self.lords: list[Lord] = lords
        self.battle: Battle = battle
        # central board
        self.spaces: list[i64] = spaces  # order * 3 + space: seat, DUMMY + number, or NONE
        self.dummy_blocked: list[i64] = dummy_blocked  # masks of orders
        self.dummy_shown: list[i64] = dummy_shown  # two players, until the third card is chosen
        self.offer: list[i64] = offer
        self.room_offer: list[i64] = room_offer
        self.coming: list[i64] = coming  # adventurers of this round, until they are placed
        self.next_coming: list[i64] = next_coming
        self.event_tiles: list[i64] = event_tiles  # spring, summer, autumn
        self.special_cards: list[i64] = special_cards  # year 1, year 2; empty without special events
        self.row: list[i64] = row  # this year's combat cards
        self.later_row: list[i64] = later_row  # those of year 2 while year 1 lasts
        self.revealed: i64 = revealed  # mask of positions of the row
        self.monster_piles: list[list[i64]] = monster_piles  # by year; the last one is drawn first
        self.room_piles: list[list[i64]] = room_piles
        self.adventurer_piles: list[list[i64]] = adventurer_piles
        self.under: i64 = under  # how many seen adventurers lie under this year's pile
        self.trap_deck: list[i64] = trap_deck  # the last one is drawn first
        self.used_traps: list[i64] = used_traps  # by kind: used and shown
        self.gone_creatures: i64 = gone_creatures  # masks of what is out of the game, seen by all
        self.gone_rooms: i64 = gone_rooms
        self.gone_adventurers: i64 = gone_adventurers

    def clone(self) -> State:
        return State(
            self.box,
            self.dice.clone(),
            self.players,
            self.full,
            self.special,
            self.in_turn,
            self.last_year,
            self.year,
            self.round,
            self.combat,
            self.phase,
            self.first,
            self.turn,
            self.asked,
            self.place,
            self.paladin,
            self.neutral,
            [lord.clone() for lord in self.lords],
            self.battle.clone(),
            self.spaces[:],
            self.dummy_blocked[:],
            self.dummy_shown[:],
            self.offer[:],
            self.room_offer[:],
            self.coming[:],
            self.next_coming[:],
            self.event_tiles[:],
            self.special_cards[:],
            self.row[:],
            self.later_row[:],
            self.revealed,
            [pile[:] for pile in self.monster_piles],
            [pile[:] for pile in self.room_piles],
            [pile[:] for pile in self.adventurer_piles],
            self.under,
            self.trap_deck[:],
            self.used_traps[:],
            self.gone_creatures,
            self.gone_rooms,
            self.gone_adventurers,
        )


def seat_at(state: State, turn: i64) -> i64:
    """The seat so many places after the starting player (DL-0.2)."""
    return (state.first + turn) % state.players


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
