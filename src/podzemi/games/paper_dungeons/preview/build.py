"""Compute the previews of a view. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from podzemi.engine.bits import has
from podzemi.engine.dice import Dice
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    COLOURS,
    GOALS,
    HEROES,
    ITEMS,
    MISSIONS,
    POWERS,
    REWARDS,
    ROOMS,
    SYMBOLS,
    Colour,
    Hero,
)
from podzemi.games.paper_dungeons.preview.board import board_of
from podzemi.games.paper_dungeons.preview.gains import ahead, brewing, crafted, raised
from podzemi.games.paper_dungeons.preview.paths import paths_of
from podzemi.games.paper_dungeons.preview.sandbox import Sandbox
from podzemi.games.paper_dungeons.preview.types import (
    BossPreview,
    DiePreview,
    GoalPreview,
    HeroUse,
    ItemUse,
    MinePreview,
    MissionPreview,
    NextReward,
    PowerPreview,
    Preview,
    WoundPreview,
)
from podzemi.games.paper_dungeons.rules import chains, scoring
from podzemi.games.paper_dungeons.rules.bosses import boss_wounds
from podzemi.games.paper_dungeons.rules.legal import can_rise, colour_of, is_trained
from podzemi.games.paper_dungeons.rules.scoring import mission_glory
from podzemi.games.paper_dungeons.rules.turns import steps_of
from podzemi.games.paper_dungeons.state import Box, Sheet, State
from podzemi.games.paper_dungeons.view.sample import restore
from podzemi.games.paper_dungeons.view.types import MissionView, View


def preview(box: Box, view: View) -> Preview:
    """Work out what the view implies."""
    public = restore(box, view, Dice(0))
    sheets = public.shown or public.sheets
    mine = None if view.seat is None else Sandbox(public, public.sheets[view.seat])
    known = [public.sheets[seat] if seat == view.seat else sheet for seat, sheet in enumerate(sheets)]
    return Preview(
        board=board_of(box, public.dungeon, tuple(public.bosses)),
        missions=[_mission(public, known, info) for info in view.missions],
        scores=[scoring.score_boxes(public, sheet) for sheet in known],
        goals=[
            None if sheet.goal == s.NONE else _goal(Sandbox(public, sheet), sheet.goal) for sheet in known
        ],
        mine=None if mine is None else _mine(view, mine),
    )


# ---------------------------------------------------------------- the own sheet


def _mine(view: View, mine: Sandbox) -> MinePreview:
    box, sheet = mine.box, mine.sheet
    assert view.mine is not None
    goals = view.mine.goals if sheet.goal == s.NONE else [GOALS[sheet.goal]]
    powers = view.mine.powers if sheet.power == s.NONE else [POWERS[sheet.power]]
    acting = view.phase == "actions" and sheet.owes
    return MinePreview(
        dice=[_die(mine, die) for die in range(len(view.dice))],
        paths=paths_of(mine) if acting and not sheet.agenda else [],
        wounds=_wounds(mine),
        bosses=[_fight(mine, number) for number in ahead(mine)],
        raises={hero: raised(mine, n) for n, hero in enumerate(HEROES) if can_rise(mine.state, sheet, n)},
        crafts={item: crafted(mine, n) for n, item in enumerate(ITEMS) if not scoring.is_complete(sheet, n)},
        brews=brewing(mine),
        next_potion=_next(box.potion_reward, sheet.potions),
        next_gem=_next(box.gem_reward, sheet.gems),
        goals=[_goal(mine, GOALS.index(goal)) for goal in goals],
        powers=[PowerPreview(power, box.power_glory[POWERS.index(power)]) for power in powers],
        score=mine.score_boxes(),
    )


def _die(mine: Sandbox, die: int) -> DiePreview:
    """Judged for a moment without a move or a choice under way, so that one can plan ahead."""
    box, sheet = mine.box, mine.sheet
    symbol, colour = mine.state.faces[die], colour_of(die)
    digit = box.digits[colour * len(SYMBOLS) + symbol]
    free = mine.clone()
    free.sheet.agenda, free.sheet.movement = [], 0
    free.sheet.owes = mine.state.phase == s.ACTIONS and len(sheet.used) < box.dice_per_round
    why = _why(free, codes.move(die))
    heroes = range(len(HEROES)) if symbol == s.CLOVER else [symbol] if symbol < s.CLOVER else []
    can_brew = why is None and _why(free, codes.brew(die)) is None
    return DiePreview(
        die=die,
        symbol=SYMBOLS[symbol],
        colour=COLOURS[colour],
        digit=None if digit == s.NONE else digit,
        used=die in sheet.used,
        refusal=why,
        level_up=[_hero_use(free, die, hero, symbol == s.CLOVER) for hero in heroes],
        craft=[
            ItemUse(ITEMS[item], _why(free, codes.craft(die, item)))
            for item in range(len(ITEMS))
            if symbol <= s.CLOVER
        ],
        brew=min(chains.brewed(box, sheet), box.potion_spaces - sheet.potions) if can_brew else 0,
        steps=0 if symbol == s.SKULL else steps_of(symbol),
    )


def _hero_use(mine: Sandbox, die: int, hero: int, joker: bool) -> HeroUse:
    why = _why(mine, codes.level_up(die, hero))
    psionic = why is None and not joker and not is_trained(mine.state, mine.sheet, die, hero)
    return HeroUse(HEROES[hero], why, psionic)


def _why(mine: Sandbox, code: int) -> str | None:
    refusal = mine.refusal(code)
    return None if refusal is None else refusal.code


def _wounds(mine: Sandbox) -> WoundPreview:
    box, sheet = mine.box, mine.sheet
    penalty = box.wound_penalty[sheet.wounds]
    later = [at for at in range(sheet.wounds, box.wound_hearts + 1) if box.wound_penalty[at] != penalty]
    return WoundPreview(
        health=mine.health(),
        wounds=sheet.wounds,
        free_hearts=mine.free_hearts(),
        deadly=None if sheet.resurrected else mine.health() + 1,
        penalty=penalty,
        next_step=later[0] if later else None,
        next_penalty=box.wound_penalty[later[0]] if later else None,
    )


def _fight(mine: Sandbox, number: int) -> BossPreview:
    box, sheet, state = mine.box, mine.sheet, mine.state
    boss, room = state.bosses[number], box.dungeon_rooms[state.dungeon][number]
    explored = has(sheet.explored, room)
    reached, step = mine.strength(boss), mine.bracket(boss)
    fights = explored and step != s.NONE
    at = boss * s.BRACKET_COUNT + step
    wounds = boss_wounds(box, sheet, boss, step) if fights else 0
    after = mine.clone()
    chains.suffer(state, after.sheet, wounds, "boss", None)
    return BossPreview(
        number=number + 1,
        boss=BOSSES[boss],
        room=ROOMS[room],
        round=box.boss_of_round.index(number),
        explored=explored,
        strength=reached,
        levels=mine.health(),
        weakness=sheet.levels[box.boss_weakness[boss]],
        sword=scoring.sword_strength(box, sheet),
        warrior=scoring.warrior_strength(sheet),
        berserker=scoring.berserker_strength(sheet),
        bracket=step if fights else None,
        glory=box.boss_glory[at] if fights else box.boss_flee[boss],
        wounds=wounds,
        track=after.sheet.wounds - sheet.wounds,
        deadly=after.sheet.resurrected and not sheet.resurrected,
        missing=[max(0, box.boss_need[boss * s.BRACKET_COUNT + n] - reached) for n in range(s.BRACKET_COUNT)],
    )


def _next(rewards: list[int], filled: int) -> NextReward | None:
    for at in range(filled + 1, len(rewards)):
        if rewards[at] != s.REWARD_NONE:
            return NextReward(at - filled, REWARDS[rewards[at]])
    return None


def _goal(mine: Sandbox, goal: int) -> GoalPreview:
    box = mine.box
    first = goal * s.BRACKET_COUNT
    need = box.goal_need[first : first + s.BRACKET_COUNT]
    glory = box.goal_glory[first : first + s.BRACKET_COUNT]
    value = mine.measure(box.goal_measure[goal])
    training: dict[Hero, Colour] = {
        hero: COLOURS[box.training[goal * s.HERO_COUNT + n]] for n, hero in enumerate(HEROES)
    }
    scored = scoring.goal_glory(box, goal, value)
    return GoalPreview(GOALS[goal], need, glory, training, value, scored)


def _mission(state: State, sheets: list[Sheet], info: MissionView) -> MissionPreview:
    box = state.box
    mission = MISSIONS.index(info.mission)
    values = [scoring.measure(state, sheet, box.mission_measure[mission]) for sheet in sheets]
    glory = mission_glory(state)
    return MissionPreview(info.mission, info.open, box.mission_need[mission], glory, values)
