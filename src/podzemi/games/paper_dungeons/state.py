"""The whole truth of one match of Paper Dungeons. Compiled; only `rules` changes it.

Heroes, items, powers, goals, missions, bosses, dungeons and gems are positions in the lists of
`actions`; rooms are `column * ROW_COUNT + row`, so that ascending numbers are ascending names.
Sets of rooms, gems, walls and rivers are bits of one integer.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied

HERO_COUNT: Final[i64] = 4
ITEM_COUNT: Final[i64] = 8
HALF_COUNT: Final[i64] = 2  # of an item
COLUMN_COUNT: Final[i64] = 6
ROW_COUNT: Final[i64] = 7
ROOM_COUNT: Final[i64] = 42
DICE_COUNT: Final[i64] = 6
WHITE_COUNT: Final[i64] = 3
FACE_COUNT: Final[i64] = 6
SYMBOL_COUNT: Final[i64] = 7
CARD_COUNT: Final[i64] = 16
TIER_BOSS_COUNT: Final[i64] = 4
BRACKET_COUNT: Final[i64] = 3
SCORE_BOX_COUNT: Final[i64] = 12
NONE: Final[i64] = -1
OUTSIDE: Final[i64] = -1
NO_SCORE: Final[i64] = -1000
"""The score box of a boss before the fight."""
TOTAL: Final[i64] = 11
"""The last score box, L: all others together (PD-14.2)."""
RESULT_ROOMS: Final[i64] = 12
"""Index of the explored rooms in a result, after the score boxes."""
RESULT_STRIDE: Final[i64] = 13

# phases (PD-3); the last is never left standing
CHOOSE_CARDS: Final[i64] = 0
SETUP_POWERS: Final[i64] = 1
ACTIONS: Final[i64] = 2
BOSS_REWARD: Final[i64] = 3
GAME_END: Final[i64] = 4
END_ROUND: Final[i64] = 5

ABILITY_LEVEL: Final[i64] = 4
"""From this level on a hero has an ability (PD-8.2)."""

# heroes
WARRIOR: Final[i64] = 0
WIZARD: Final[i64] = 1
CLERIC: Final[i64] = 2
ROGUE: Final[i64] = 3

# symbols: below CLOVER the heroes
CLOVER: Final[i64] = 4
BOOTS: Final[i64] = 5
SKULL: Final[i64] = 6

# items
SWORD: Final[i64] = 0
SCEPTER: Final[i64] = 1
MEDALLION: Final[i64] = 2
CLOAK: Final[i64] = 3
CROWN: Final[i64] = 4
CAULDRON: Final[i64] = 5
ARMOUR: Final[i64] = 6
TOME: Final[i64] = 7

# powers
ALCHEMIST: Final[i64] = 0
ASSASSIN: Final[i64] = 1
BARBARIAN: Final[i64] = 2
BEASTMASTER: Final[i64] = 3
BERSERKER: Final[i64] = 4
CRAFTSMAN: Final[i64] = 5
VETERAN: Final[i64] = 6
FORTUNE_TELLER: Final[i64] = 7
HEALER: Final[i64] = 8
NOBLE: Final[i64] = 9
MERCHANT: Final[i64] = 10
PSIONIC: Final[i64] = 11
RANGER: Final[i64] = 12
SCOUT: Final[i64] = 13
SHAMAN: Final[i64] = 14
TREASURE_HUNTER: Final[i64] = 15

# rewards, as printed on tracks, rooms and bosses; REWARD_NONE marks a space without one
REWARD_LEVEL: Final[i64] = 0
REWARD_CRAFT: Final[i64] = 1
REWARD_POTION: Final[i64] = 2
REWARD_GEM: Final[i64] = 3
REWARD_NONE: Final[i64] = -1

# what lies on an agenda: `codes.entry`
DO_LEVEL: Final[i64] = 0  # a free level up: asks
DO_CRAFT: Final[i64] = 1  # a free craft: asks
DO_POTION: Final[i64] = 2
DO_GEM: Final[i64] = 3
DO_SCEPTER: Final[i64] = 4  # asks
DO_DEFEAT: Final[i64] = 5  # + room
DO_TRAP: Final[i64] = 6  # + room
DO_TAKE: Final[i64] = 7  # + room: circle its gem

# how two rooms are joined
DOOR: Final[i64] = 0
WALL: Final[i64] = 1
WATER: Final[i64] = 2

# measures (PD-13.1): `codes.measure`
ROOMS_EXPLORED: Final[i64] = 0
CORNER_ROOMS: Final[i64] = 1
EDGE_ROOMS: Final[i64] = 2
BOSS_ROOMS: Final[i64] = 3
TRAP_ROOMS: Final[i64] = 4
FULL_ROWS: Final[i64] = 5
FULL_COLUMNS: Final[i64] = 6
COLUMNS_WITH: Final[i64] = 7  # n rooms
MINIONS_DEFEATED: Final[i64] = 8
MINIONS_OF_LEVEL: Final[i64] = 9  # n
MINION_LEVELS: Final[i64] = 10
GEMS_GAINED: Final[i64] = 11
POTIONS_GAINED: Final[i64] = 12
COMPLETE_ITEMS: Final[i64] = 13
HEALTH: Final[i64] = 14
HEROES_AT_LEVEL: Final[i64] = 15  # n
OBSTACLES: Final[i64] = 16
BOSS_GLORY: Final[i64] = 17

RANDOM_DUNGEON: Final[i64] = 12
"""The option `dungeon`; below it a dungeon."""


class Box(Components):
    """The components as numbers; one object for all matches with the same data, never changed."""

    rounds: i64
    boss_of_round: list[i64]  # by round: boss 0, 1, 2 or NONE
    dice_per_round: i64
    reroll_skulls: i64
    reroll_clovers: i64
    resurrection_glory: i64
    mission_glory: i64
    missions_in_play: i64
    start_level: i64
    max_level: i64
    trap_wounds: i64
    faces: list[i64]  # colour * FACE_COUNT + face: symbol
    digits: list[i64]  # colour * SYMBOL_COUNT + symbol: printed digit
    hero_glory: list[i64]  # by level
    level_6_glory: i64
    wound_hearts: i64
    wound_penalty: list[i64]  # by wounds
    potion_spaces: i64
    hearts_per_potion: i64
    brewed: i64
    potion_reward: list[i64]  # by number of potions
    gem_spaces: i64
    gem_glory: list[i64]  # by number of gems
    gem_reward: list[i64]
    minion_glory: list[i64]  # by number of minions
    beaten_by: list[i64]  # by minion type: hero
    room_minion: list[i64]  # type or NONE
    room_level: list[i64]
    room_trap: list[i64]
    room_treasure: list[list[i64]]
    room_gem: list[i64]  # letter or NONE
    start_alive: i64
    trap_mask: i64
    corner_mask: i64
    edge_mask: i64
    entrances: list[i64]
    ways: list[list[i64]]  # dungeon * ROOM_COUNT + room: ways out, by room
    waters: list[i64]  # codes.border
    dungeon_walls: list[list[i64]]  # by dungeon, likewise
    dungeon_rooms: list[list[i64]]  # by dungeon: three boss rooms
    dungeon_bosses: list[list[i64]]
    boss_weakness: list[i64]
    boss_need: list[i64]  # boss * BRACKET_COUNT + bracket, likewise below
    boss_glory: list[i64]
    boss_wounds: list[i64]
    boss_flee: list[i64]
    boss_reward: list[list[i64]]
    boss_lost: list[i64]  # bits of gems
    tiers: list[list[i64]]
    item_symbol: list[i64]  # hero, or NONE for any
    craftable: list[list[i64]]  # by symbol: the items that a die with it crafts
    item_glory: list[i64]
    item_half: list[i64]
    sword_bonus: i64
    cauldron_potions: i64
    armour_bonus: i64
    power_glory: list[i64]
    mission_measure: list[i64]
    mission_need: list[i64]
    solo_glory: list[i64]  # by round
    goal_measure: list[i64]
    goal_need: list[i64]  # goal * BRACKET_COUNT + threshold
    goal_glory: list[i64]
    training: list[i64]  # goal * HERO_COUNT + hero: 0 white, 1 black
    campaigns: list[list[i64]]  # by option `campaign`: dungeons in order

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "rounds", "boss_of_round", "dice_per_round", "reroll_skulls", "reroll_clovers", "resurrection_glory",
        "mission_glory", "missions_in_play", "start_level", "max_level", "trap_wounds", "faces", "digits",
        "hero_glory", "level_6_glory", "wound_hearts", "wound_penalty", "potion_spaces", "hearts_per_potion",
        "brewed", "potion_reward", "gem_spaces", "gem_glory", "gem_reward", "minion_glory", "beaten_by",
        "room_minion", "room_level", "room_trap", "room_treasure", "room_gem", "start_alive", "trap_mask",
        "corner_mask", "edge_mask", "entrances", "ways", "waters", "dungeon_walls", "dungeon_rooms",
        "dungeon_bosses", "boss_weakness", "boss_need", "boss_glory", "boss_wounds", "boss_flee",
        "boss_reward", "boss_lost", "tiers", "item_symbol", "craftable", "item_glory", "item_half",
        "sword_bonus", "cauldron_potions", "armour_bonus", "power_glory", "mission_measure", "mission_need",
        "solo_glory", "goal_measure", "goal_need", "goal_glory", "training", "campaigns",
    )

    def __init__(
        self, *,
        rounds: i64, boss_of_round: list[i64], dice_per_round: i64, reroll_skulls: i64, reroll_clovers: i64,
        resurrection_glory: i64, mission_glory: i64, missions_in_play: i64, start_level: i64, max_level: i64,
        trap_wounds: i64, faces: list[i64], digits: list[i64], hero_glory: list[i64], level_6_glory: i64,
        wound_hearts: i64, wound_penalty: list[i64], potion_spaces: i64, hearts_per_potion: i64, brewed: i64,
        potion_reward: list[i64], gem_spaces: i64, gem_glory: list[i64], gem_reward: list[i64],
        minion_glory: list[i64], beaten_by: list[i64], room_minion: list[i64], room_level: list[i64],
        room_trap: list[i64], room_treasure: list[list[i64]], room_gem: list[i64], start_alive: i64,
        trap_mask: i64, corner_mask: i64, edge_mask: i64, entrances: list[i64], ways: list[list[i64]],
        waters: list[i64], dungeon_walls: list[list[i64]], dungeon_rooms: list[list[i64]],
        dungeon_bosses: list[list[i64]], boss_weakness: list[i64], boss_need: list[i64],
        boss_glory: list[i64], boss_wounds: list[i64], boss_flee: list[i64], boss_reward: list[list[i64]],
        boss_lost: list[i64], tiers: list[list[i64]], item_symbol: list[i64], craftable: list[list[i64]],
        item_glory: list[i64], item_half: list[i64], sword_bonus: i64, cauldron_potions: i64,
        armour_bonus: i64, power_glory: list[i64], mission_measure: list[i64], mission_need: list[i64],
        solo_glory: list[i64], goal_measure: list[i64], goal_need: list[i64], goal_glory: list[i64],
        training: list[i64], campaigns: list[list[i64]],
    ) -> None:
        self.rounds = rounds; self.boss_of_round = boss_of_round; self.dice_per_round = dice_per_round
        self.reroll_skulls = reroll_skulls; self.reroll_clovers = reroll_clovers
        self.resurrection_glory = resurrection_glory; self.mission_glory = mission_glory
        self.missions_in_play = missions_in_play; self.start_level = start_level; self.max_level = max_level
        self.trap_wounds = trap_wounds; self.faces = faces; self.digits = digits
        self.hero_glory = hero_glory; self.level_6_glory = level_6_glory; self.wound_hearts = wound_hearts
        self.wound_penalty = wound_penalty; self.potion_spaces = potion_spaces
        self.hearts_per_potion = hearts_per_potion; self.brewed = brewed; self.potion_reward = potion_reward
        self.gem_spaces = gem_spaces; self.gem_glory = gem_glory; self.gem_reward = gem_reward
        self.minion_glory = minion_glory; self.beaten_by = beaten_by; self.room_minion = room_minion
        self.room_level = room_level; self.room_trap = room_trap; self.room_treasure = room_treasure
        self.room_gem = room_gem; self.start_alive = start_alive; self.trap_mask = trap_mask
        self.corner_mask = corner_mask; self.edge_mask = edge_mask; self.entrances = entrances
        self.ways = ways; self.waters = waters; self.dungeon_walls = dungeon_walls
        self.dungeon_rooms = dungeon_rooms; self.dungeon_bosses = dungeon_bosses
        self.boss_weakness = boss_weakness; self.boss_need = boss_need; self.boss_glory = boss_glory
        self.boss_wounds = boss_wounds; self.boss_flee = boss_flee; self.boss_reward = boss_reward
        self.boss_lost = boss_lost; self.tiers = tiers; self.item_symbol = item_symbol
        self.craftable = craftable; self.item_glory = item_glory; self.item_half = item_half
        self.sword_bonus = sword_bonus; self.cauldron_potions = cauldron_potions
        self.armour_bonus = armour_bonus; self.power_glory = power_glory
        self.mission_measure = mission_measure; self.mission_need = mission_need
        self.solo_glory = solo_glory; self.goal_measure = goal_measure; self.goal_need = goal_need
        self.goal_glory = goal_glory; self.training = training; self.campaigns = campaigns
    # fmt: on


FinalList: TypeAlias = list[i64]
"""A list that is replaced, never changed: copies of a sheet share it."""


class Sheet(Copied):
    """One player's sheet and cards (PD-3.5)."""

    seat: i64
    owes: bool  # a decision of this seat is awaited
    dealt_powers: FinalList
    dealt_goals: FinalList
    chosen_power: i64  # sealed until all have chosen
    chosen_goal: i64
    power: i64
    goal: i64
    levels: list[i64]
    potions: i64
    hearts: i64  # potion hearts filled
    wounds: i64
    resurrected: bool
    items: list[i64]  # filled halves
    gems: i64
    circled: i64  # bits of gems, likewise the next two
    crossed: i64
    taken: i64  # circled this round
    alive: i64  # bits of rooms
    minions: i64
    explored: i64  # bits of rooms
    visits: list[i64]  # the same in the order of the first visit
    position: i64
    walls: i64  # bits of the dungeon's walls crossed
    water: i64
    used: list[i64]  # dice of this round, in the order of use
    movement: i64
    refunds: i64  # codes.refund_bit
    psionic_used: bool
    agenda: list[i64]  # the last one is next
    boss_boxes: list[i64]
    missions: list[i64]  # mission, round, glory; one after the other
    deeds: list[i64]  # codes of this round, sealed until its end
    last: FinalList  # codes of the round before
    track: list[i64]  # digits of the dice used, by round
    path: list[i64]  # codes.path_step

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "seat", "owes", "dealt_powers", "dealt_goals", "chosen_power", "chosen_goal", "power", "goal",
        "levels", "potions", "hearts", "wounds", "resurrected", "items", "gems", "circled", "crossed",
        "taken", "alive", "minions", "explored", "visits", "position", "walls", "water", "used", "movement",
        "refunds", "psionic_used", "agenda", "boss_boxes", "missions", "deeds", "last", "track", "path",
    )

    def __init__(
        self, *,
        seat: i64, owes: bool, dealt_powers: FinalList, dealt_goals: FinalList, chosen_power: i64,
        chosen_goal: i64, power: i64, goal: i64, levels: list[i64], potions: i64, hearts: i64, wounds: i64,
        resurrected: bool, items: list[i64], gems: i64, circled: i64, crossed: i64, taken: i64, alive: i64,
        minions: i64, explored: i64, visits: list[i64], position: i64, walls: i64, water: i64,
        used: list[i64], movement: i64, refunds: i64, psionic_used: bool, agenda: list[i64],
        boss_boxes: list[i64], missions: list[i64], deeds: list[i64], last: FinalList, track: list[i64],
        path: list[i64],
    ) -> None:
        self.seat = seat; self.owes = owes; self.dealt_powers = dealt_powers; self.dealt_goals = dealt_goals
        self.chosen_power = chosen_power; self.chosen_goal = chosen_goal; self.power = power
        self.goal = goal; self.levels = levels; self.potions = potions; self.hearts = hearts
        self.wounds = wounds; self.resurrected = resurrected; self.items = items; self.gems = gems
        self.circled = circled; self.crossed = crossed; self.taken = taken; self.alive = alive
        self.minions = minions; self.explored = explored; self.visits = visits; self.position = position
        self.walls = walls; self.water = water; self.used = used; self.movement = movement
        self.refunds = refunds; self.psionic_used = psionic_used; self.agenda = agenda
        self.boss_boxes = boss_boxes; self.missions = missions; self.deeds = deeds; self.last = last
        self.track = track; self.path = path

    def clone(self) -> Sheet:
        """A copy that shares nothing but the components."""
        return Sheet(
            seat=self.seat, owes=self.owes, dealt_powers=self.dealt_powers, dealt_goals=self.dealt_goals,
            chosen_power=self.chosen_power, chosen_goal=self.chosen_goal, power=self.power, goal=self.goal,
            levels=self.levels[:], potions=self.potions, hearts=self.hearts, wounds=self.wounds,
            resurrected=self.resurrected, items=self.items[:], gems=self.gems, circled=self.circled,
            crossed=self.crossed, taken=self.taken, alive=self.alive, minions=self.minions,
            explored=self.explored, visits=self.visits[:], position=self.position, walls=self.walls,
            water=self.water, used=self.used[:], movement=self.movement, refunds=self.refunds,
            psionic_used=self.psionic_used, agenda=self.agenda[:], boss_boxes=self.boss_boxes[:],
            missions=self.missions[:], deeds=self.deeds[:], last=self.last, track=self.track[:],
            path=self.path[:],
        )
    # fmt: on


def empty_sheet(box: Box, seat: i64, dealt_powers: list[i64], dealt_goals: list[i64]) -> Sheet:
    """A new sheet (PD-2.1), with the cards dealt to the seat."""
    return Sheet(
        seat=seat,
        owes=True,
        dealt_powers=dealt_powers,
        dealt_goals=dealt_goals,
        chosen_power=NONE,
        chosen_goal=NONE,
        power=NONE,
        goal=NONE,
        levels=[box.start_level] * HERO_COUNT,
        potions=0,
        hearts=0,
        wounds=0,
        resurrected=False,
        items=[0] * ITEM_COUNT,
        gems=0,
        circled=0,
        crossed=0,
        taken=0,
        alive=box.start_alive,
        minions=0,
        explored=0,
        visits=[],
        position=OUTSIDE,
        walls=0,
        water=0,
        used=[],
        movement=0,
        refunds=0,
        psionic_used=False,
        agenda=[],
        boss_boxes=[NO_SCORE] * 3,
        missions=[],
        deeds=[],
        last=[],
        track=[],
        path=[],
    )


FinalSheet: TypeAlias = Sheet
"""A sheet that nobody writes on any more: copies of a state share it."""


class State(Copied):
    """One match. `sheets` is the truth; `shown` is what everybody sees while choices are sealed."""

    box: Box
    dice: Dice
    # options
    players: i64
    dungeon_option: i64
    with_missions: bool
    random_bosses: bool
    vanishing: bool
    looting: bool  # the Treasure Hunter loots a gem of the map (PD-17.4)
    campaign: i64  # 0: none
    # match
    phase: i64
    round: i64  # 0 before the first roll
    chapter: i64  # from 0
    dungeon: i64
    bosses: list[i64]
    missions: list[i64]  # as revealed
    open_missions: i64  # bit n: missions[n] is still in play
    faces: list[i64]  # symbols of the six dice
    rolls: list[i64]  # all rolls of this round, six symbols each
    sheets: list[Sheet]
    shown: list[FinalSheet]
    results: list[i64]  # chapter by chapter, seat by seat: boxes A to L, rooms
    finished: list[FinalSheet]  # the sheets of the chapter before, as they ended

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "box", "dice", "players", "dungeon_option", "with_missions", "random_bosses", "vanishing", "looting",
        "campaign", "phase", "round", "chapter", "dungeon", "bosses", "missions", "open_missions", "faces",
        "rolls", "sheets", "shown", "results", "finished",
    )

    def __init__(
        self, *,
        box: Box, dice: Dice, players: i64, dungeon_option: i64, with_missions: bool, random_bosses: bool,
        vanishing: bool, looting: bool, campaign: i64, phase: i64, round: i64, chapter: i64, dungeon: i64,
        bosses: list[i64], missions: list[i64], open_missions: i64, faces: list[i64], rolls: list[i64],
        sheets: list[Sheet], shown: list[FinalSheet], results: list[i64], finished: list[FinalSheet],
    ) -> None:
        self.box = box; self.dice = dice; self.players = players; self.dungeon_option = dungeon_option
        self.with_missions = with_missions; self.random_bosses = random_bosses; self.vanishing = vanishing
        self.looting = looting; self.campaign = campaign; self.phase = phase; self.round = round
        self.chapter = chapter; self.dungeon = dungeon; self.bosses = bosses; self.missions = missions
        self.open_missions = open_missions; self.faces = faces; self.rolls = rolls; self.sheets = sheets
        self.shown = shown; self.results = results; self.finished = finished

    def clone(self) -> State:
        """A copy that shares nothing but the components."""
        return State(
            box=self.box, dice=self.dice.clone(), players=self.players, dungeon_option=self.dungeon_option,
            with_missions=self.with_missions, random_bosses=self.random_bosses, vanishing=self.vanishing,
            looting=self.looting, campaign=self.campaign, phase=self.phase, round=self.round,
            chapter=self.chapter, dungeon=self.dungeon, bosses=self.bosses[:], missions=self.missions[:],
            open_missions=self.open_missions, faces=self.faces[:], rolls=self.rolls[:],
            sheets=[one.clone() for one in self.sheets], shown=self.shown[:], results=self.results[:],
            finished=self.finished[:],
        )
    # fmt: on


def is_sealed(state: State) -> bool:
    """Whether what seats do now is hidden from the others (PD-3.4)."""
    return state.phase <= ACTIONS
