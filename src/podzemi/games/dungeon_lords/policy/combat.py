"""How a quick lord fights (DL-10, DL-19). Compiled.

Each plan of battle is played out by the rules to the end of the round, with answers that look good at once,
and weighed by what is caught, lost, hurt and spent. The paladin stays where he is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.policy.building import trap_worth
from podzemi.games.dungeon_lords.policy.evaluation import POINT, kind_power, prefer
from podzemi.games.dungeon_lords.rules.combat.attacks import strength_of
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, answers, start_battle
from podzemi.games.dungeon_lords.rules.combat.planning import lay_plan, write_plan
from podzemi.games.dungeon_lords.state import (
    ALL,
    ANY,
    ASK_ATTACK,
    ASK_SPELL,
    ASK_TARGET,
    BATTLE_ASKS,
    BATTLE_DONE,
    DETECT_TREASURE,
    HOLD,
    NONE,
    PALADIN,
    PALADIN_LINE,
    PLUNDER,
    PRIEST,
    ROUND_COUNT,
    SUGGESTION,
    WIZARD,
    WORD_OF_PEACE,
    Battle,
    Box,
    Lord,
    State,
    has_real,
    option_row,
    trap_count,
)

FIGHT_HALF: Final[i64] = 120
ANSWER_HALF: Final[i64] = 60
TILE: Final[i64] = 2 * POINT
ROOM: Final[i64] = 2 * POINT
PRISONER: Final[i64] = 2 * POINT
HOLY_PRISONER: Final[i64] = 5 * POINT
LATER: Final[i64] = 700  # what a tile, an imp or a trap is worth beside, while a year is still to come
WOUND: Final[i64] = 260  # a point of damage on somebody who comes again
EFFORT: Final[i64] = 130  # a creature that cannot fight again, by its power


def weigh_battle_plans(state: State, seat: i64, options: list[i64], weights: list[i64]) -> None:
    """Plans of battle, the better the likelier (DL-10.4 to DL-10.6)."""
    lord: Lord = state.lords[seat]
    card: i64 = NONE
    if has(lord.spied | state.revealed, state.combat - 1):
        card = state.row[state.combat - 1]
    values: list[i64] = [_outcome(state, lord, seat, code, card) for code in options]
    prefer(values, FIGHT_HALF, weights)


def _outcome(state: State, lord: Lord, seat: i64, code: i64, card: i64) -> i64:
    """The value of a round with this plan; an unseen card casts nothing and tires as cards do."""
    box: Box = state.box
    fatigue: i64 = box.card_fatigue[card] if card != NONE else state.year
    twin: Lord = lord.clone()
    write_plan(twin, code)
    lay_plan(box, twin, seat, None)
    battle: Battle = start_battle(twin, seat, state.full, state.year, state.combat, card, fatigue)
    result: i64 = advance(box, battle, twin, None)
    while result != BATTLE_DONE:
        if result == BATTLE_ASKS:
            answer(box, battle, twin, best_answer(box, battle, twin), None)
        result = advance(box, battle, twin, None)
    return _gain(state, lord, twin)


def _gain(state: State, before: Lord, after: Lord) -> i64:
    """Events of a lord in a round."""
    box: Box = state.box
    value: i64 = 0
    for n in range(len(before.prison), len(after.prison)):
        value += HOLY_PRISONER if after.prison[n] >= PALADIN else PRISONER
    later: i64 = LATER if state.year == 1 else 60
    lost: i64 = after.conquered & ~before.conquered
    if lost:
        value -= TILE + (later if state.year == 1 else 0)
        if lost & before.rooms:
            value -= ROOM
    value -= later * (before.imps - after.imps + trap_count(before) - trap_count(after))
    value -= later // 2 * (before.gold - after.gold + before.food - after.food)
    value -= 100 * (after.evil - before.evil)
    if state.combat < ROUND_COUNT and has_real(after):
        value += WOUND * (_wounds(after) - _wounds(before))
        value -= 500 * (trap_count(before) - trap_count(after))
        for creature in after.lair:
            if has(after.down & ~before.down, creature):
                value -= EFFORT * kind_power(box.creature_kind[creature])
    elif state.combat < ROUND_COUNT:
        value += POINT
    return value


def _wounds(lord: Lord) -> i64:
    total: i64 = 0
    for points in lord.damage:
        total += points
    return total


# ---------------------------------------------------------------- answers


def best_answer(box: Box, battle: Battle, lord: Lord) -> i64:
    """The answer that looks best at once."""
    found: list[i64] = answers(box, battle, lord)
    chosen: i64 = found[0]
    best: i64 = answer_worth(box, battle, lord, chosen)
    for code in found:
        value: i64 = answer_worth(box, battle, lord, code)
        if value > best:
            best = value
            chosen = code
    return chosen


def weigh_answers(state: State, seat: i64, options: list[i64], weights: list[i64]) -> None:
    """Answers in battle, the better the likelier."""
    lord: Lord = state.lords[seat]
    values: list[i64] = [answer_worth(state.box, state.battle, lord, code) for code in options]
    prefer(values, ANSWER_HALF, weights)


def answer_worth(box: Box, battle: Battle, lord: Lord, code: i64) -> i64:
    """How good an answer looks, in no unit."""
    if battle.ask == ASK_ATTACK:
        return _attack_worth(box, battle, lord, code)
    if battle.ask == ASK_TARGET:
        return _aim_worth(box, battle, lord, codes.target_of(code))
    if battle.ask == ASK_SPELL:
        return _spell_worth(box, battle, lord, code)
    return 0


def _attack_worth(box: Box, battle: Battle, lord: Lord, code: i64) -> i64:
    """The adventurers it fells and hurts, less its cost; weak attacks first, so that nothing is wasted."""
    creature: i64 = codes.creature_of(code)
    option: i64 = codes.attack_option(code)
    points: i64 = strength_of(box, battle, creature, option)
    if creature == battle.sheep:
        return hit_worth(box, lord, 0, points)
    at: i64 = option_row(box.creature_kind[creature], option)
    value: i64 = 60 * box.option_returns[at] - 80 * box.option_food[at] + 300 * box.option_no_conquest[at]
    form: i64 = box.option_form[at]
    if form == HOLD:
        return value
    if form == ALL and not battle.rage:
        for place in range(len(lord.party)):
            value += hit_worth(box, lord, place, points)
        return value
    if form != ANY or battle.rage:
        value += hit_worth(box, lord, 0, points * max(1, box.option_times[at]))
        return value
    first: i64 = codes.first_target(code)
    second: i64 = codes.second_target(code)
    if second == first:
        return value + hit_worth(box, lord, lord.party.index(first), 2 * points)
    value += hit_worth(box, lord, lord.party.index(first), points)
    if second != NONE:
        value += hit_worth(box, lord, lord.party.index(second), points)
    return value


def hit_worth(box: Box, lord: Lord, place: i64, points: i64) -> i64:
    """Points dealt to the one at this place: he falls, or is hurt."""
    one: i64 = lord.party[place]
    left: i64 = box.adventurer_hp[one] + lord.bonus[place] - lord.damage[place]
    if points < left:
        return 100 * points - 3 * place
    klass: i64 = box.adventurer_class[one]
    more: i64 = 80 if klass == PRIEST else 40 if klass == WIZARD else 0
    return 100 * left + 350 + more - 20 * (points - left)


def _aim_worth(box: Box, battle: Battle, lord: Lord, target: i64) -> i64:
    """A dart: who falls by it, or who is silenced."""
    place: i64 = lord.party.index(target)
    points: i64 = 1 + box.trap_poison[battle.trap]
    value: i64 = hit_worth(box, lord, place, points)
    if box.trap_antimagic[battle.trap]:
        klass: i64 = box.adventurer_class[target]
        if klass == PRIEST and lord.sent:
            value += 60 * box.adventurer_heal[target]
        elif klass == WIZARD and battle.card != NONE:
            value += 100
    return value


def _spell_worth(box: Box, battle: Battle, lord: Lord, code: i64) -> i64:
    """Pay for the fight to go on; give what is worth least."""
    card: i64 = battle.card
    monster: i64 = codes.spell_monster(code)
    if card == SUGGESTION:
        return 60 if codes.spell_paid(code) == 1 else 0
    if card == WORD_OF_PEACE:
        safe: bool = lord.evil + 2 < box.start[PALADIN_LINE]
        return 60 if (codes.spell_withdraw(code) == 0) == safe else 0
    if card == DETECT_TREASURE or card == PLUNDER:
        return -trap_worth(codes.trap_of(codes.spell_price(code))) // 4
    if monster != NONE:
        return -30 * kind_power(box.creature_kind[monster])
    return 0
