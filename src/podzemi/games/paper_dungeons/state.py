"""The whole truth of one match of Paper Dungeons. Compiled; only `rules` changes it.

Heroes, items, powers, goals, missions, bosses, dungeons and gems are positions in the lists of
`actions`; rooms are `column * ROWS + row`, so that ascending numbers are ascending names.
Sets of rooms, gems, walls and rivers are bits of one integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice

HEROES: Final[i64] = 4
ITEMS: Final[i64] = 8
COLUMNS: Final[i64] = 6
ROWS: Final[i64] = 7
ROOMS: Final[i64] = 42
DICE: Final[i64] = 6
WHITE_DICE: Final[i64] = 3
FACES: Final[i64] = 6
CARDS: Final[i64] = 16
BOSSES_PER_TIER: Final[i64] = 4
BRACKETS: Final[i64] = 3
BOXES: Final[i64] = 12
NONE: Final[i64] = -1
OUTSIDE: Final[i64] = -1
NO_BOX: Final[i64] = -1000
"""A boss box before its fight."""

# phases (PD-3); the last is never left standing
CHOOSE_CARDS: Final[i64] = 0
SETUP_POWERS: Final[i64] = 1
ACTIONS: Final[i64] = 2
BOSS_REWARD: Final[i64] = 3
GAME_END: Final[i64] = 4
END_ROUND: Final[i64] = 5

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

# what lies on an agenda: `kind * ENTRY + argument`
ENTRY: Final[i64] = 64
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
JOIN: Final[i64] = 64  # a way out of a room: to + JOIN * kind + INDEX * (number of the wall or river)
INDEX: Final[i64] = 256

# measures (PD-13.1): `kind * MEASURE + n`
MEASURE: Final[i64] = 16
ROOMS_EXPLORED: Final[i64] = 0
CORNER_ROOMS: Final[i64] = 1
EDGE_ROOMS: Final[i64] = 2
BOSS_ROOMS: Final[i64] = 3
TRAP_ROOMS: Final[i64] = 4
FULL_ROWS: Final[i64] = 5
FULL_COLUMNS: Final[i64] = 6
COLUMNS_WITH: Final[i64] = 7  # n rooms
MINIONS: Final[i64] = 8
MINIONS_OF_LEVEL: Final[i64] = 9  # n
MINION_LEVELS: Final[i64] = 10
GEMS: Final[i64] = 11
POTIONS: Final[i64] = 12
COMPLETE_ITEMS: Final[i64] = 13
HEALTH: Final[i64] = 14
HEROES_AT_LEVEL: Final[i64] = 15  # n
OBSTACLES: Final[i64] = 16
BOSS_GLORY: Final[i64] = 17

RANDOM_DUNGEON: Final[i64] = 12
"""The option `dungeon`; below it a dungeon."""


class Box:
    """The components as numbers; one object for all matches with the same data, never changed."""

    __slots__ = (
        "armour_bonus",
        "beaten_by",
        "boss_flee",
        "boss_glory",
        "boss_lost",
        "boss_need",
        "boss_of_round",
        "boss_reward",
        "boss_weakness",
        "boss_wounds",
        "brewed",
        "campaigns",
        "cauldron_potions",
        "corner_mask",
        "dice_per_round",
        "digits",
        "dungeon_bosses",
        "dungeon_rooms",
        "dungeon_walls",
        "edge_mask",
        "entrances",
        "faces",
        "gem_glory",
        "gem_reward",
        "gem_spaces",
        "goal_glory",
        "goal_measure",
        "goal_need",
        "hearts_per_potion",
        "hero_glory",
        "item_glory",
        "item_half",
        "item_symbol",
        "level_6_glory",
        "max_level",
        "minion_glory",
        "mission_glory",
        "mission_measure",
        "mission_need",
        "missions_in_play",
        "potion_reward",
        "potion_spaces",
        "power_glory",
        "reroll_clovers",
        "reroll_skulls",
        "resurrection_glory",
        "room_gem",
        "room_level",
        "room_minion",
        "room_trap",
        "room_treasure",
        "rounds",
        "solo_glory",
        "start_alive",
        "start_level",
        "sword_bonus",
        "tiers",
        "training",
        "trap_mask",
        "trap_wounds",
        "waters",
        "ways",
        "wound_hearts",
        "wound_penalty",
    )

    def __init__(
        self,
        rounds: i64,
        boss_of_round: list[i64],
        dice_per_round: i64,
        reroll_skulls: i64,
        reroll_clovers: i64,
        resurrection_glory: i64,
        mission_glory: i64,
        missions_in_play: i64,
        start_level: i64,
        max_level: i64,
        trap_wounds: i64,
        faces: list[i64],
        digits: list[i64],
        hero_glory: list[i64],
        level_6_glory: i64,
        wound_hearts: i64,
        wound_penalty: list[i64],
        potion_spaces: i64,
        hearts_per_potion: i64,
        brewed: i64,
        potion_reward: list[i64],
        gem_spaces: i64,
        gem_glory: list[i64],
        gem_reward: list[i64],
        minion_glory: list[i64],
        beaten_by: list[i64],
        room_minion: list[i64],
        room_level: list[i64],
        room_trap: list[i64],
        room_treasure: list[list[i64]],
        room_gem: list[i64],
        start_alive: i64,
        trap_mask: i64,
        corner_mask: i64,
        edge_mask: i64,
        entrances: list[i64],
        ways: list[list[i64]],
        waters: list[i64],
        dungeon_walls: list[list[i64]],
        dungeon_rooms: list[list[i64]],
        dungeon_bosses: list[list[i64]],
        boss_weakness: list[i64],
        boss_need: list[i64],
        boss_glory: list[i64],
        boss_wounds: list[i64],
        boss_flee: list[i64],
        boss_reward: list[list[i64]],
        boss_lost: list[i64],
        tiers: list[list[i64]],
        item_symbol: list[i64],
        item_glory: list[i64],
        item_half: list[i64],
        sword_bonus: i64,
        cauldron_potions: i64,
        armour_bonus: i64,
        power_glory: list[i64],
        mission_measure: list[i64],
        mission_need: list[i64],
        solo_glory: list[i64],
        goal_measure: list[i64],
        goal_need: list[i64],
        goal_glory: list[i64],
        training: list[i64],
        campaigns: list[list[i64]],
    ) -> None:
        self.rounds: i64 = rounds
        self.boss_of_round: list[i64] = boss_of_round  # by round: boss 0, 1, 2 or NONE
        self.dice_per_round: i64 = dice_per_round
        self.reroll_skulls: i64 = reroll_skulls
        self.reroll_clovers: i64 = reroll_clovers
        self.resurrection_glory: i64 = resurrection_glory
        self.mission_glory: i64 = mission_glory
        self.missions_in_play: i64 = missions_in_play
        self.start_level: i64 = start_level
        self.max_level: i64 = max_level
        self.trap_wounds: i64 = trap_wounds
        self.faces: list[i64] = faces  # colour * FACES + face: symbol
        self.digits: list[i64] = digits  # colour * 7 + symbol: printed digit
        self.hero_glory: list[i64] = hero_glory  # by level
        self.level_6_glory: i64 = level_6_glory
        self.wound_hearts: i64 = wound_hearts
        self.wound_penalty: list[i64] = wound_penalty  # by wounds
        self.potion_spaces: i64 = potion_spaces
        self.hearts_per_potion: i64 = hearts_per_potion
        self.brewed: i64 = brewed
        self.potion_reward: list[i64] = potion_reward  # by number of potions
        self.gem_spaces: i64 = gem_spaces
        self.gem_glory: list[i64] = gem_glory  # by number of gems
        self.gem_reward: list[i64] = gem_reward
        self.minion_glory: list[i64] = minion_glory  # by number of minions
        self.beaten_by: list[i64] = beaten_by  # by minion type: hero
        self.room_minion: list[i64] = room_minion  # type or NONE
        self.room_level: list[i64] = room_level
        self.room_trap: list[i64] = room_trap
        self.room_treasure: list[list[i64]] = room_treasure
        self.room_gem: list[i64] = room_gem  # letter or NONE
        self.start_alive: i64 = start_alive
        self.trap_mask: i64 = trap_mask
        self.corner_mask: i64 = corner_mask
        self.edge_mask: i64 = edge_mask
        self.entrances: list[i64] = entrances
        self.ways: list[list[i64]] = ways  # dungeon * ROOMS + room: ways out, by room
        self.waters: list[i64] = waters  # smaller room * ENTRY + larger room
        self.dungeon_walls: list[list[i64]] = dungeon_walls  # by dungeon, likewise
        self.dungeon_rooms: list[list[i64]] = dungeon_rooms  # by dungeon: three boss rooms
        self.dungeon_bosses: list[list[i64]] = dungeon_bosses
        self.boss_weakness: list[i64] = boss_weakness
        self.boss_need: list[i64] = boss_need  # boss * BRACKETS + bracket, likewise below
        self.boss_glory: list[i64] = boss_glory
        self.boss_wounds: list[i64] = boss_wounds
        self.boss_flee: list[i64] = boss_flee
        self.boss_reward: list[list[i64]] = boss_reward
        self.boss_lost: list[i64] = boss_lost  # bits of gems
        self.tiers: list[list[i64]] = tiers
        self.item_symbol: list[i64] = item_symbol  # hero, or NONE for any
        self.item_glory: list[i64] = item_glory
        self.item_half: list[i64] = item_half
        self.sword_bonus: i64 = sword_bonus
        self.cauldron_potions: i64 = cauldron_potions
        self.armour_bonus: i64 = armour_bonus
        self.power_glory: list[i64] = power_glory
        self.mission_measure: list[i64] = mission_measure
        self.mission_need: list[i64] = mission_need
        self.solo_glory: list[i64] = solo_glory  # by round
        self.goal_measure: list[i64] = goal_measure
        self.goal_need: list[i64] = goal_need  # goal * BRACKETS + threshold
        self.goal_glory: list[i64] = goal_glory
        self.training: list[i64] = training  # goal * HEROES + hero: 0 white, 1 black
        self.campaigns: list[list[i64]] = campaigns  # by option `campaign`: dungeons in order


SHEET_FIELDS: Final = (
    "seat",
    "owes",
    "dealt_powers",
    "dealt_goals",
    "chosen_power",
    "chosen_goal",
    "power",
    "goal",
    "levels",
    "potions",
    "hearts",
    "wounds",
    "resurrected",
    "items",
    "gems",
    "circled",
    "crossed",
    "taken",
    "alive",
    "minions",
    "explored",
    "visits",
    "position",
    "walls",
    "water",
    "used",
    "movement",
    "refunds",
    "psionic_used",
    "agenda",
    "boss_boxes",
    "missions",
    "deeds",
    "last",
    "track",
    "path",
)


class Sheet:
    """One player's sheet and cards (PD-3.5)."""

    __slots__ = SHEET_FIELDS

    def __init__(
        self,
        seat: i64,
        owes: bool,
        dealt_powers: list[i64],
        dealt_goals: list[i64],
        chosen_power: i64,
        chosen_goal: i64,
        power: i64,
        goal: i64,
        levels: list[i64],
        potions: i64,
        hearts: i64,
        wounds: i64,
        resurrected: bool,
        items: list[i64],
        gems: i64,
        circled: i64,
        crossed: i64,
        taken: i64,
        alive: i64,
        minions: i64,
        explored: i64,
        visits: list[i64],
        position: i64,
        walls: i64,
        water: i64,
        used: list[i64],
        movement: i64,
        refunds: i64,
        psionic_used: bool,
        agenda: list[i64],
        boss_boxes: list[i64],
        missions: list[i64],
        deeds: list[i64],
        last: list[i64],
        track: list[i64],
        path: list[i64],
    ) -> None:
        self.seat: i64 = seat
        self.owes: bool = owes  # a decision of this seat is awaited
        self.dealt_powers: list[i64] = dealt_powers
        self.dealt_goals: list[i64] = dealt_goals
        self.chosen_power: i64 = chosen_power  # sealed until all have chosen
        self.chosen_goal: i64 = chosen_goal
        self.power: i64 = power
        self.goal: i64 = goal
        self.levels: list[i64] = levels
        self.potions: i64 = potions
        self.hearts: i64 = hearts  # potion hearts filled
        self.wounds: i64 = wounds
        self.resurrected: bool = resurrected
        self.items: list[i64] = items  # filled halves
        self.gems: i64 = gems
        self.circled: i64 = circled  # bits of gems, likewise the next two
        self.crossed: i64 = crossed
        self.taken: i64 = taken  # circled this round
        self.alive: i64 = alive  # bits of rooms
        self.minions: i64 = minions
        self.explored: i64 = explored  # bits of rooms
        self.visits: list[i64] = visits  # the same in the order of the first visit
        self.position: i64 = position
        self.walls: i64 = walls  # bits of the dungeon's walls crossed
        self.water: i64 = water
        self.used: list[i64] = used  # dice of this round, in the order of use
        self.movement: i64 = movement
        self.refunds: i64 = refunds  # bit 2 * river + direction
        self.psionic_used: bool = psionic_used
        self.agenda: list[i64] = agenda  # the last one is next
        self.boss_boxes: list[i64] = boss_boxes
        self.missions: list[i64] = missions  # mission, round, glory; one after the other
        self.deeds: list[i64] = deeds  # codes of this round, sealed until its end
        self.last: list[i64] = last  # codes of the round before
        self.track: list[i64] = track  # digits of the dice used, by round
        self.path: list[i64] = path  # round * ENTRY + room entered

    def clone(self) -> Sheet:
        return Sheet(
            self.seat,
            self.owes,
            self.dealt_powers,
            self.dealt_goals,
            self.chosen_power,
            self.chosen_goal,
            self.power,
            self.goal,
            self.levels[:],
            self.potions,
            self.hearts,
            self.wounds,
            self.resurrected,
            self.items[:],
            self.gems,
            self.circled,
            self.crossed,
            self.taken,
            self.alive,
            self.minions,
            self.explored,
            self.visits[:],
            self.position,
            self.walls,
            self.water,
            self.used[:],
            self.movement,
            self.refunds,
            self.psionic_used,
            self.agenda[:],
            self.boss_boxes[:],
            self.missions[:],
            self.deeds[:],
            self.last,
            self.track[:],
            self.path[:],
        )


def empty_sheet(box: Box, seat: i64, dealt_powers: list[i64], dealt_goals: list[i64]) -> Sheet:
    """A new sheet (PD-2.1), with the cards dealt to the seat."""
    return Sheet(
        seat,
        True,
        dealt_powers,
        dealt_goals,
        NONE,
        NONE,
        NONE,
        NONE,
        [box.start_level] * HEROES,
        0,
        0,
        0,
        False,
        [0] * ITEMS,
        0,
        0,
        0,
        0,
        box.start_alive,
        0,
        0,
        [],
        OUTSIDE,
        0,
        0,
        [],
        0,
        0,
        False,
        [],
        [NO_BOX] * 3,
        [],
        [],
        [],
        [],
        [],
    )


FIELDS: Final = (
    "box",
    "dice",
    "players",
    "dungeon_option",
    "with_missions",
    "random_bosses",
    "vanishing",
    "campaign",
    "phase",
    "round",
    "chapter",
    "dungeon",
    "bosses",
    "missions",
    "open_missions",
    "faces",
    "rolls",
    "sheets",
    "shown",
    "results",
    "finished",
)


class State:
    """One match. `sheets` is the truth; `shown` is what everybody sees while choices are sealed.

    A sheet in `shown` or `finished` is never changed again, so clones share it.
    """

    __slots__ = FIELDS

    def __init__(
        self,
        box: Box,
        dice: Dice,
        players: i64,
        dungeon_option: i64,
        with_missions: bool,
        random_bosses: bool,
        vanishing: bool,
        campaign: i64,
        phase: i64,
        round: i64,
        chapter: i64,
        dungeon: i64,
        bosses: list[i64],
        missions: list[i64],
        open_missions: i64,
        faces: list[i64],
        rolls: list[i64],
        sheets: list[Sheet],
        shown: list[Sheet],
        results: list[i64],
        finished: list[Sheet],
    ) -> None:
        self.box: Box = box
        self.dice: Dice = dice
        # options
        self.players: i64 = players
        self.dungeon_option: i64 = dungeon_option
        self.with_missions: bool = with_missions
        self.random_bosses: bool = random_bosses
        self.vanishing: bool = vanishing
        self.campaign: i64 = campaign  # 0: none
        # match
        self.phase: i64 = phase
        self.round: i64 = round  # 0 before the first roll
        self.chapter: i64 = chapter  # from 0
        self.dungeon: i64 = dungeon
        self.bosses: list[i64] = bosses
        self.missions: list[i64] = missions  # as revealed
        self.open_missions: i64 = open_missions  # bit n: missions[n] is still in play
        self.faces: list[i64] = faces  # symbols of the six dice
        self.rolls: list[i64] = rolls  # all rolls of this round, six symbols each
        self.sheets: list[Sheet] = sheets
        self.shown: list[Sheet] = shown
        self.results: list[i64] = results  # chapter by chapter, seat by seat: boxes A to L, rooms
        self.finished: list[Sheet] = finished  # the sheets of the chapter before, as they ended

    def clone(self) -> State:
        sheets: list[Sheet] = []
        for sheet in self.sheets:
            sheets.append(sheet.clone())
        return State(
            self.box,
            self.dice.clone(),
            self.players,
            self.dungeon_option,
            self.with_missions,
            self.random_bosses,
            self.vanishing,
            self.campaign,
            self.phase,
            self.round,
            self.chapter,
            self.dungeon,
            self.bosses[:],
            self.missions[:],
            self.open_missions,
            self.faces[:],
            self.rolls[:],
            sheets,
            self.shown[:],
            self.results[:],
            self.finished[:],
        )


def is_sealed(state: State) -> bool:
    """Whether what seats do now is hidden from the others (PD-3.4)."""
    return state.phase <= ACTIONS


def bits(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
