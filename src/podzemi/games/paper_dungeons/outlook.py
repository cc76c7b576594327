"""What a view implies, worked out for the screen (interface notes, section 1.3).

Everything here is a function of one view: it restates and reckons with what the seat knows,
and can tell it nothing else. `board` carries the figures of the components, so that a screen
needs no copy of the data file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.parts import Grade
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    BREW,
    COLOURS,
    CRAFT,
    GEMS,
    GOALS,
    HEROES,
    ITEMS,
    LEVEL_UP,
    MINIONS,
    MISSIONS,
    MOVE,
    POWERS,
    REWARDS,
    ROOMS,
    STEP,
    SYMBOLS,
    Boss,
    Colour,
    Gem,
    Goal,
    Hero,
    Item,
    Minion,
    Mission,
    Power,
    Reward,
    Room,
    Symbol,
    pack,
)
from podzemi.games.paper_dungeons.events import GemGained, PotionGained, WoundsTaken
from podzemi.games.paper_dungeons.rehearsal import Rehearsal
from podzemi.games.paper_dungeons.rules import chains, scoring
from podzemi.games.paper_dungeons.rules.choices import colour_of, is_trained
from podzemi.games.paper_dungeons.state import Box, Sheet, State
from podzemi.games.paper_dungeons.view import MissionView, View, restore, segment

LONGEST_PATH: Final = 5
"""Steps that a preview looks ahead; only the Ranger takes so many."""

Bonus = Literal["level_up", "craft", "potion", "gem", "minions"]
"""A reward that another gain sets off; `minions` are the Scepter's."""

CHOICES: Final[dict[int, Bonus]] = {s.DO_LEVEL: "level_up", s.DO_CRAFT: "craft", s.DO_SCEPTER: "minions"}


# ---------------------------------------------------------------- the board


class RoomInfo(Struct, frozen=True):
    """A room as printed, with the boss that waits there."""

    room: Room
    minion: Minion | None
    level: int
    trap: bool
    treasure: list[Reward]
    gem: Gem | None
    boss: int | None
    exits: list[Room]
    """Rooms reached in one step without any item."""


class BracketInfo(Struct, frozen=True):
    strength: int
    glory: int
    wounds: int


class BossInfo(Struct, frozen=True):
    boss: Boss
    room: Room
    round: int
    weakness: Hero
    brackets: list[BracketInfo]
    flee: int
    reward: list[Reward]
    lost_gems: list[Gem]


class ItemInfo(Struct, frozen=True):
    item: Item
    symbol: Hero | None
    glory: int
    """On top of the halves when complete."""
    half: int


class TrackStep(Struct, frozen=True):
    """A space of a track: how many are filled, and what that is worth or brings."""

    at: int
    glory: int
    reward: Reward | None


class BoardInfo(Struct, frozen=True):
    """The figures of the components in play."""

    rooms: list[RoomInfo]
    entrances: list[Room]
    passages: list[list[Room]]
    walls: list[str]
    water: list[str]
    bosses: list[BossInfo]
    items: list[ItemInfo]
    hero_glory: list[int]
    """For the lowest hero at level 1 to 6."""
    wounds: list[TrackStep]
    potions: list[TrackStep]
    gems: list[TrackStep]
    minions: list[TrackStep]
    digits: dict[Colour, dict[Symbol, int]]
    rounds: int


# ---------------------------------------------------------------- what the seat can do


class HeroUse(Struct, frozen=True):
    hero: Hero
    refusal: str | None
    psionic: bool
    """It would use up the Psionic's power of this round (PD-11.12)."""


class ItemUse(Struct, frozen=True):
    item: Item
    refusal: str | None


class DieOutlook(Struct, frozen=True):
    """What one die can pay for, and why not; refusals are codes."""

    die: int
    symbol: Symbol
    colour: Colour
    digit: int | None
    used: bool
    refusal: str | None
    """Why it cannot be used at all."""
    level_up: list[HeroUse]
    craft: list[ItemUse]
    brew: int
    """Potions that brewing would give; 0 if it cannot brew."""
    steps: int


class EntryOutlook(Struct, frozen=True):
    """One room of a path: what entering it would do."""

    room: Room
    first: bool
    minion: Minion | None
    fight_wounds: int
    trap_wounds: int
    absorbed: int
    """Of the wounds those that potions take."""
    treasure: list[Reward]
    gem: Gem | None
    bonus: list[Bonus]
    """What treasure, gem and minion bring on top: full rows, gem spaces, the powers (PD-8.4 to 8.6)."""
    movement_left: int


class PathOutlook(Struct, frozen=True):
    """The best way to a room: fewest steps, then fewest wounds. Free choices are answered plainly."""

    room: Room
    steps: int
    points: int
    entries: list[EntryOutlook]
    wounds: int
    """Hearts filled on potions and on the track together."""
    track: int
    """Those on the wound track alone."""
    deadly: bool


class WoundOutlook(Struct, frozen=True):
    """Where wounds will go."""

    health: int
    wounds: int
    free_hearts: int
    deadly: int | None
    """The number of wounds on the track that means death; none after the resurrection."""
    penalty: int
    next_step: int | None
    next_penalty: int | None


class BossOutlook(Struct, frozen=True):
    """The fight as it would go now."""

    number: int
    boss: Boss
    room: Room
    round: int
    explored: bool
    strength: int
    levels: int
    weakness: int
    sword: int
    warrior: int
    berserker: int
    bracket: int | None
    """0, 1 or 2; none: the party would flee."""
    glory: int
    wounds: int
    track: int
    """Of the wounds those that potions would not take."""
    deadly: bool
    missing: list[int]
    """Strength still missing for each bracket."""


class GainOutlook(Struct, frozen=True):
    """What one more level or half would do besides filling a space."""

    bonus: list[Bonus]
    strength: list[int]
    """Against the bosses still to come, in the order of `bosses`."""


class NextReward(Struct, frozen=True):
    """The next space of a track that pays: how many more are needed."""

    missing: int
    reward: Reward


class MissionOutlook(Struct, frozen=True):
    mission: Mission
    open: bool
    need: int
    glory: int
    """What scoring it now would bring."""
    values: list[int]
    """The measure by seat, as far as it is known."""


class GoalOutlook(Struct, frozen=True):
    """A goal with its measure on one sheet."""

    goal: Goal
    need: list[int]
    glory: list[int]
    training: dict[Hero, Colour]
    value: int
    scored: int


class PowerOutlook(Struct, frozen=True):
    power: Power
    glory: int


class MineOutlook(Struct, frozen=True):
    """What the own sheet can do and is worth."""

    dice: list[DieOutlook]
    paths: list[PathOutlook]
    wounds: WoundOutlook
    bosses: list[BossOutlook]
    raises: dict[Hero, GainOutlook]
    """By hero below the top level."""
    crafts: dict[Item, GainOutlook]
    """By item with an empty half."""
    brews: list[Bonus]
    """What brewing would bring besides the potions."""
    next_potion: NextReward | None
    next_gem: NextReward | None
    goals: list[GoalOutlook]
    """The kept goal, or the two to choose from."""
    powers: list[PowerOutlook]
    score: list[int]
    """Boxes A to L if the game ended now."""


class Outlook(Struct, frozen=True):
    board: BoardInfo
    missions: list[MissionOutlook]
    scores: list[list[int]]
    """Boxes A to L of every seat if the game ended now, as the view shows the sheets."""
    goals: list[GoalOutlook | None]
    """The kept goals by seat, with the training colours."""
    mine: MineOutlook | None
    grade: Grade | None = None
    """How good a lone player's score is, when all is over."""


def outlook(box: Box, view: View) -> Outlook:
    """Work out what the view implies."""
    public = restore(box, view, Dice(0))
    sheets = public.shown or public.sheets
    mine = None if view.seat is None else Rehearsal(public, public.sheets[view.seat])
    known = [public.sheets[seat] if seat == view.seat else sheet for seat, sheet in enumerate(sheets)]
    return Outlook(
        board=_board(box, public.dungeon, tuple(public.bosses)),
        missions=[_mission(public, known, info) for info in view.missions],
        scores=[scoring.boxes(public, sheet) for sheet in known],
        goals=[
            None if sheet.goal == s.NONE else _goal(Rehearsal(public, sheet), sheet.goal) for sheet in known
        ],
        mine=None if mine is None else _mine(view, mine),
    )


# ---------------------------------------------------------------- the board, from the box


@cache
def _board(box: Box, dungeon: int, bosses: tuple[int, ...]) -> BoardInfo:
    water = [segment(border) for border in box.waters]
    walls = [segment(border) for border in box.dungeon_walls[dungeon]]
    return BoardInfo(
        rooms=[_room(box, dungeon, room) for room in range(s.ROOMS)],
        entrances=[ROOMS[room] for room in box.entrances],
        passages=_passages(box, dungeon),
        walls=walls,
        water=water,
        bosses=[_boss(box, dungeon, number, boss) for number, boss in enumerate(bosses)],
        items=[
            ItemInfo(item, None if symbol == s.NONE else HEROES[symbol], glory, half)
            for item, symbol, glory, half in zip(ITEMS, box.item_symbol, box.item_glory, box.item_half)
        ],
        hero_glory=box.hero_glory[box.start_level :],
        wounds=_steps(box.wound_penalty, []),
        potions=_steps([], box.potion_reward),
        gems=_steps(box.gem_glory, box.gem_reward),
        minions=_steps(box.minion_glory, []),
        digits={
            colour: {
                symbol: box.digits[n * len(SYMBOLS) + m]
                for m, symbol in enumerate(SYMBOLS)
                if box.digits[n * len(SYMBOLS) + m] != s.NONE
            }
            for n, colour in enumerate(COLOURS)
        },
        rounds=box.rounds,
    )


def _room(box: Box, dungeon: int, room: int) -> RoomInfo:
    minion, gem = box.room_minion[room], box.room_gem[room]
    ways = box.ways[dungeon * s.ROOMS + room]
    bosses = box.dungeon_rooms[dungeon]
    return RoomInfo(
        room=ROOMS[room],
        minion=None if minion == s.NONE else MINIONS[minion],
        level=box.room_level[room],
        trap=bool(box.room_trap[room]),
        treasure=[REWARDS[treasure] for treasure in box.room_treasure[room]],
        gem=None if gem == s.NONE else GEMS[gem],
        boss=bosses.index(room) + 1 if room in bosses else None,
        exits=[ROOMS[way % s.JOIN] for way in ways if way // s.JOIN % 4 == s.DOOR],
    )


def _passages(box: Box, dungeon: int) -> list[list[Room]]:
    """Rooms of the first column that lead straight to the last."""
    last = (s.COLUMNS - 1) * s.ROWS
    pairs = [(room, way % s.JOIN) for room in range(s.ROWS) for way in box.ways[dungeon * s.ROOMS + room]]
    return [[ROOMS[one], ROOMS[two]] for one, two in pairs if two >= last]


def _boss(box: Box, dungeon: int, number: int, boss: int) -> BossInfo:
    first = boss * s.BRACKETS
    return BossInfo(
        boss=BOSSES[boss],
        room=ROOMS[box.dungeon_rooms[dungeon][number]],
        round=box.boss_of_round.index(number),
        weakness=HEROES[box.boss_weakness[boss]],
        brackets=[
            BracketInfo(box.boss_need[first + n], box.boss_glory[first + n], box.boss_wounds[first + n])
            for n in range(s.BRACKETS)
        ],
        flee=box.boss_flee[boss],
        reward=[REWARDS[reward] for reward in box.boss_reward[boss]],
        lost_gems=[gem for n, gem in enumerate(GEMS) if box.boss_lost[boss] >> n & 1],
    )


def _steps(glory: list[int], rewards: list[int]) -> list[TrackStep]:
    """The spaces of a track where the worth changes or a reward stands."""
    steps = []
    for at in range(1, max(len(glory), len(rewards))):
        worth = glory[at] if glory else 0
        before = glory[at - 1] if glory else 0
        reward = rewards[at] if rewards else s.REWARD_NONE
        if worth != before or reward != s.REWARD_NONE:
            steps.append(TrackStep(at, worth, None if reward == s.REWARD_NONE else REWARDS[reward]))
    return steps


# ---------------------------------------------------------------- the own sheet


def _mine(view: View, mine: Rehearsal) -> MineOutlook:
    box, sheet = mine.box, mine.sheet
    assert view.mine is not None
    goals = view.mine.goals if sheet.goal == s.NONE else [GOALS[sheet.goal]]
    powers = view.mine.powers if sheet.power == s.NONE else [POWERS[sheet.power]]
    acting = view.phase == "actions" and sheet.owes
    return MineOutlook(
        dice=[_die(mine, die) for die in range(len(view.dice))],
        paths=_paths(mine) if acting and not sheet.agenda else [],
        wounds=_wounds(mine),
        bosses=[_fight(mine, number) for number in _ahead(mine)],
        raises={hero: _raised(mine, n) for n, hero in enumerate(HEROES) if sheet.levels[n] < box.max_level},
        crafts={item: _crafted(mine, n) for n, item in enumerate(ITEMS) if sheet.items[n] < 2},
        brews=_brewed(mine),
        next_potion=_next(box.potion_reward, sheet.potions),
        next_gem=_next(box.gem_reward, sheet.gems),
        goals=[_goal(mine, GOALS.index(goal)) for goal in goals],
        powers=[PowerOutlook(power, box.power_glory[POWERS.index(power)]) for power in powers],
        score=mine.boxes(),
    )


def _die(mine: Rehearsal, die: int) -> DieOutlook:
    """Judged for a moment without a move or a choice under way, so that one can plan ahead."""
    box, sheet = mine.box, mine.sheet
    symbol, colour = mine.state.faces[die], colour_of(die)
    digit = box.digits[colour * len(SYMBOLS) + symbol]
    free = mine.clone()
    free.sheet.agenda, free.sheet.movement = [], 0
    free.sheet.owes = mine.state.phase == s.ACTIONS and len(sheet.used) < box.dice_per_round
    why = _why(free, pack(MOVE, die))
    heroes = range(len(HEROES)) if symbol == s.CLOVER else [symbol] if symbol < s.CLOVER else []
    can_brew = why is None and _why(free, pack(BREW, die)) is None
    return DieOutlook(
        die=die,
        symbol=SYMBOLS[symbol],
        colour=COLOURS[colour],
        digit=None if digit == s.NONE else digit,
        used=die in sheet.used,
        refusal=why,
        level_up=[_hero_use(free, die, hero, symbol == s.CLOVER) for hero in heroes],
        craft=[
            ItemUse(ITEMS[item], _why(free, pack(CRAFT, die, item)))
            for item in range(len(ITEMS))
            if symbol <= s.CLOVER
        ],
        brew=box.brewed + (sheet.power == s.ALCHEMIST) if can_brew else 0,
        steps=0 if symbol == s.SKULL else 3 if symbol == s.BOOTS else 2,
    )


def _hero_use(mine: Rehearsal, die: int, hero: int, joker: bool) -> HeroUse:
    why = _why(mine, pack(LEVEL_UP, die, hero))
    psionic = why is None and not joker and not is_trained(mine.state, mine.sheet, die, hero)
    return HeroUse(HEROES[hero], why, psionic)


def _why(mine: Rehearsal, code: int) -> str | None:
    refusal = mine.refusal(code)
    return None if refusal is None else refusal.code


def _wounds(mine: Rehearsal) -> WoundOutlook:
    box, sheet = mine.box, mine.sheet
    penalty = box.wound_penalty[sheet.wounds]
    later = [at for at in range(sheet.wounds, box.wound_hearts + 1) if box.wound_penalty[at] != penalty]
    return WoundOutlook(
        health=mine.health(),
        wounds=sheet.wounds,
        free_hearts=mine.free_hearts(),
        deadly=None if sheet.resurrected else mine.health() + 1,
        penalty=penalty,
        next_step=later[0] if later else None,
        next_penalty=box.wound_penalty[later[0]] if later else None,
    )


def _ahead(mine: Rehearsal) -> list[int]:
    """The bosses still to come."""
    return [number for number in range(3) if mine.sheet.boss_boxes[number] == s.NO_BOX]


def _fight(mine: Rehearsal, number: int) -> BossOutlook:
    box, sheet, state = mine.box, mine.sheet, mine.state
    boss, room = state.bosses[number], box.dungeon_rooms[state.dungeon][number]
    explored = bool(sheet.explored >> room & 1)
    reached, step = mine.strength(boss), mine.bracket(boss)
    fights = explored and step != s.NONE
    at = boss * s.BRACKETS + step
    wounds = 0 if sheet.power == s.BARBARIAN or not fights else box.boss_wounds[at]
    after = mine.clone()
    chains.suffer(state, after.sheet, wounds, "boss", None)
    return BossOutlook(
        number=number + 1,
        boss=BOSSES[boss],
        room=ROOMS[room],
        round=box.boss_of_round.index(number),
        explored=explored,
        strength=reached,
        levels=mine.health(),
        weakness=sheet.levels[box.boss_weakness[boss]],
        sword=box.sword_bonus if sheet.items[s.SWORD] == 2 else 0,
        warrior=int(sheet.levels[s.WARRIOR] >= 4),
        berserker=2 if sheet.power == s.BERSERKER else 0,
        bracket=step if fights else None,
        glory=box.boss_glory[at] if fights else box.boss_flee[boss],
        wounds=wounds,
        track=after.sheet.wounds - sheet.wounds,
        deadly=after.sheet.resurrected and not sheet.resurrected,
        missing=[max(0, box.boss_need[boss * s.BRACKETS + n] - reached) for n in range(s.BRACKETS)],
    )


def _idle(mine: Rehearsal) -> Rehearsal:
    """The sheet to try a gain on, with nothing else to resolve."""
    tried = mine.clone()
    tried.sheet.agenda = []
    return tried


def _raised(mine: Rehearsal, hero: int) -> GainOutlook:
    tried = _idle(mine)
    chains.raise_hero(tried.state, tried.sheet, hero, True, None)
    return GainOutlook(_set_off(tried), _strengths(tried))


def _crafted(mine: Rehearsal, item: int) -> GainOutlook:
    tried = _idle(mine)
    chains.fill_half(tried.state, tried.sheet, item, True, None)
    return GainOutlook(_set_off(tried), _strengths(tried))


def _brewed(mine: Rehearsal) -> list[Bonus]:
    tried = _idle(mine)
    chains.brew(tried.state, tried.sheet)
    fresh = len(tried.sheet.agenda)
    return _without(_set_off(tried), ["potion"] * fresh)


def _strengths(mine: Rehearsal) -> list[int]:
    return [mine.strength(mine.state.bosses[number]) for number in _ahead(mine)]


def _set_off(mine: Rehearsal) -> list[Bonus]:
    """Works the agenda off, and says what it gave. Choices are noted, not answered: what they
    lead to is up to the player."""
    log = Log()
    found: list[Bonus] = []
    while mine.sheet.agenda:
        chains.resolve(mine.state, mine.sheet, log)
        found += [_gained(event) for event in log.events if isinstance(event, (PotionGained, GemGained))]
        log.events.clear()
        if mine.sheet.agenda:
            found.append(CHOICES[mine.sheet.agenda.pop() // s.ENTRY])
    return found


def _gained(event: PotionGained | GemGained) -> Bonus:
    return "potion" if isinstance(event, PotionGained) else "gem"


def _without(found: list[Bonus], expected: Sequence[Bonus]) -> list[Bonus]:
    """What is left when the expected gains are taken out."""
    left = found[:]
    for one in expected:
        if one in left:
            left.remove(one)
    return left


def _next(rewards: list[int], filled: int) -> NextReward | None:
    for at in range(filled + 1, len(rewards)):
        if rewards[at] != s.REWARD_NONE:
            return NextReward(at - filled, REWARDS[rewards[at]])
    return None


def _goal(mine: Rehearsal, goal: int) -> GoalOutlook:
    box = mine.box
    first = goal * s.BRACKETS
    need = box.goal_need[first : first + s.BRACKETS]
    glory = box.goal_glory[first : first + s.BRACKETS]
    value = mine.measure(box.goal_measure[goal])
    training: dict[Hero, Colour] = {
        hero: COLOURS[box.training[goal * s.HEROES + n]] for n, hero in enumerate(HEROES)
    }
    scored = max((worth for at, worth in zip(need, glory) if value >= at), default=0)
    return GoalOutlook(GOALS[goal], need, glory, training, value, scored)


def _mission(state: State, sheets: list[Sheet], info: MissionView) -> MissionOutlook:
    box = state.box
    mission = MISSIONS.index(info.mission)
    values = [scoring.measure(state, sheet, box.mission_measure[mission]) for sheet in sheets]
    glory = box.solo_glory[max(1, state.round)] if state.players == 1 else box.mission_glory
    return MissionOutlook(info.mission, info.open, box.mission_need[mission], glory, values)


# ---------------------------------------------------------------- paths


def _paths(mine: Rehearsal) -> list[PathOutlook]:
    """The best way to every room that the move under way, or one with a usable die, can reach."""
    start = mine.clone()
    sheet = start.sheet
    if sheet.movement == 0:
        usable = [
            mine.state.faces[die]
            for die in range(s.DICE)
            if die not in sheet.used and mine.state.faces[die] != s.SKULL
        ]
        sheet.movement = 3 if s.BOOTS in usable else 2
        sheet.refunds = 0
    best: dict[int, PathOutlook] = {}
    _walk(start, start, [], best)
    return [best[room] for room in sorted(best)]


def _walk(
    start: Rehearsal, here: Rehearsal, entries: list[EntryOutlook], best: dict[int, PathOutlook]
) -> None:
    if here.sheet.movement == 0 or len(entries) == LONGEST_PATH:
        return
    for code in here.legal():
        if code // pack(1) != STEP:
            continue
        there = here.clone()
        room = code // pack(0, 1) % pack(0, 1)
        entry = _entry(here, room)
        log = Log()
        there.act(code, log)
        while there.sheet.agenda:
            there.act(there.default(), log)
        absorbed = sum(event.absorbed for event in log.events if isinstance(event, WoundsTaken))
        walked = [*entries, replace(entry, absorbed=absorbed, movement_left=there.sheet.movement)]
        found = _path(start, there, walked, room)
        known = best.get(room)
        if known is None or (found.steps, found.wounds) < (known.steps, known.wounds):
            best[room] = found
        _walk(start, there, walked, best)


def _entry(mine: Rehearsal, room: int) -> EntryOutlook:
    box, sheet = mine.box, mine.sheet
    first = not sheet.explored >> room & 1
    fights = bool(sheet.alive >> room & 1)
    gem = box.room_gem[room]
    takes = first and gem != s.NONE and not sheet.crossed >> gem & 1
    hurts = box.room_trap[room] and sheet.power != s.SCOUT
    treasure = [REWARDS[treasure] for treasure in box.room_treasure[room]] if first else []
    return EntryOutlook(
        room=ROOMS[room],
        first=first,
        minion=MINIONS[box.room_minion[room]] if fights else None,
        fight_wounds=mine.fight_wounds(room) if fights else 0,
        trap_wounds=box.trap_wounds if hurts else 0,
        absorbed=0,
        treasure=treasure,
        gem=GEMS[gem] if takes else None,
        bonus=_without(_entered(mine, room), [*treasure, "gem"] if takes else treasure),
        movement_left=0,
    )


def _entered(mine: Rehearsal, room: int) -> list[Bonus]:
    tried = _idle(mine)
    chains.enter(tried.state, tried.sheet, room, None)
    return _set_off(tried)


def _path(start: Rehearsal, there: Rehearsal, entries: list[EntryOutlook], room: int) -> PathOutlook:
    before, after = start.sheet, there.sheet
    track = after.wounds - before.wounds
    return PathOutlook(
        room=ROOMS[room],
        steps=len(entries),
        points=before.movement - after.movement,
        entries=entries,
        wounds=sum(entry.fight_wounds + entry.trap_wounds for entry in entries),
        track=track,
        deadly=after.resurrected and not before.resurrected,
    )
