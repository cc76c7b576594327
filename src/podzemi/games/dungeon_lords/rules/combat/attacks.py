"""Step 3 of a battle: attacks (DL-10.16, DL-11.4). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords.names import CREATURES
from podzemi.games.dungeon_lords.rules.building.costs import change_goods, is_monster
from podzemi.games.dungeon_lords.rules.combat.party import BY_ATTACK, hit
from podzemi.games.dungeon_lords.state import (
    ALL,
    ANY,
    HOLD,
    ILLUSION,
    NONE,
    OPTION_COUNT,
    PRIEST,
    STANDARD,
    Battle,
    Box,
    Lord,
    has_real,
    option_row,
)


def strength_of(box: Box, battle: Battle, creature: i64, option: i64) -> i64:
    """Points of one attack, with the room's bonus (DL-11.4)."""
    if creature == battle.sheep:
        return 1
    kind: i64 = box.creature_kind[creature]
    bonus: i64 = box.room_bonus[battle.room] if has(box.room_bonus_kinds[battle.room], kind) else 0
    return box.option_strength[option_row(kind, option)] + bonus


def attacks(box: Box, battle: Battle, lord: Lord) -> list[i64]:
    """Every attack that can be made now."""
    out: list[i64] = []
    for creature in lord.lair:
        if has(lord.sent, creature):
            for option in range(1, OPTION_COUNT + 1):
                _ways(box, battle, lord, creature, option, out)
    return out


def has_attack(box: Box, battle: Battle, lord: Lord) -> bool:
    """Whether any attack can be made."""
    return lord.sent != 0 and len(attacks(box, battle, lord)) > 0


def _ways(box: Box, battle: Battle, lord: Lord, creature: i64, option: i64, out: list[i64]) -> None:
    """All ways to use an option now; none if it is not available (DL-10.16)."""
    at: i64 = option_row(box.creature_kind[creature], option)
    form: i64 = box.option_form[at]
    if creature == battle.sheep:
        if option == 1:
            out.append(codes.attack(creature, option, NONE, NONE))
    elif form == NONE or lord.food < box.option_food[at]:
        pass  # not available
    elif battle.rage and is_monster(box, creature):
        if form != HOLD and not (box.option_not_priest[at] and _is_priest(box, lord.party[0])):
            out.append(codes.attack(creature, option, NONE, NONE))
    elif form != ANY:
        out.append(codes.attack(creature, option, NONE, NONE))
    else:
        _aims(box, battle, lord, creature, option, out)


def _aims(box: Box, battle: Battle, lord: Lord, creature: i64, option: i64, out: list[i64]) -> None:
    """The possible targets of an attack on anybody."""
    at: i64 = option_row(box.creature_kind[creature], option)
    for place in range(len(lord.party)):
        target: i64 = lord.party[place]
        if place == 0 and box.option_not_first[at]:
            continue
        if box.option_not_priest[at] and _is_priest(box, target):
            continue
        if box.option_times[at] == 1:
            out.append(codes.attack(creature, option, target, NONE))
        else:
            points: i64 = strength_of(box, battle, creature, option)
            for other in _second_targets(box, battle, lord, place, points):
                out.append(codes.attack(creature, option, target, other))


def _second_targets(box: Box, battle: Battle, lord: Lord, place: i64, points: i64) -> list[i64]:
    """The next possible targets of the Witch; NONE if the first hit ends the battle (DL-15.14)."""
    target: i64 = lord.party[place]
    dealt: i64 = points - 1 if battle.shield else points
    hp: i64 = box.adventurer_hp[target] + lord.bonus[place]
    falls: bool = not has(battle.invisible, target) and lord.damage[place] + dealt >= hp
    left: list[i64] = []
    real: bool = False
    for other in lord.party:
        if other != target or not falls:
            left.append(other)
            if other != ILLUSION:
                real = True
    return left if real else [NONE]


def _is_priest(box: Box, adventurer: i64) -> bool:
    return box.adventurer_class[adventurer] == PRIEST


def attack(box: Box, battle: Battle, lord: Lord, code: i64, log: Log | None) -> None:
    """One creature attacks, or holds (DL-10.16)."""
    creature: i64 = codes.creature_of(code)
    option: i64 = codes.attack_option(code)
    mask: i64 = bit(creature)
    if log is not None:
        log.events.append(ce.Attacked(battle.seat, CREATURES[creature], option))
    lord.sent &= ~mask
    points: i64 = strength_of(box, battle, creature, option)
    if creature == battle.sheep:
        lord.down |= mask
        battle.fought = True
        hit(box, battle, lord, lord.party[0], points, BY_ATTACK, log)
        return
    at: i64 = option_row(box.creature_kind[creature], option)
    change_goods(lord, battle.seat, 0, -box.option_food[at], 0, log)
    if not box.option_returns[at]:
        lord.down |= mask
    if box.option_no_conquest[at]:
        battle.no_conquest = True
    if box.option_no_healing[at]:
        battle.no_healing = True
    form: i64 = box.option_form[at]
    if form == HOLD:
        return
    battle.fought = True
    if battle.rage and is_monster(box, creature):
        form = STANDARD
    _strike(box, battle, lord, at, form, points, code, log)


def _strike(
    box: Box, battle: Battle, lord: Lord, at: i64, form: i64, points: i64, code: i64, log: Log | None
) -> None:
    """Deal the points by the form of the attack."""
    if form == ALL:
        for adventurer in lord.party[:]:
            hit(box, battle, lord, adventurer, points, BY_ATTACK, log)
    elif form == ANY:
        hit(box, battle, lord, codes.first_target(code), points, BY_ATTACK, log)
        second: i64 = codes.second_target(code)
        if second != NONE:
            hit(box, battle, lord, second, points, BY_ATTACK, log)
    else:
        first: i64 = lord.party[0]
        hit(box, battle, lord, first, points, BY_ATTACK, log)
        follow: i64 = box.option_follow[at]
        if follow and first not in lord.party and has_real(lord):
            bonus: i64 = points - box.option_strength[at]
            hit(box, battle, lord, lord.party[0], follow + bonus, BY_ATTACK, log)
        if box.option_times[at] == 2 and has_real(lord):
            hit(box, battle, lord, lord.party[0], points, BY_ATTACK, log)
