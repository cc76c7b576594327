"""One player's combat round as a pure function of a lord and a battle (DL-10). Compiled.

`start_battle` makes the battle, `advance` plays on until the player is asked (BATTLE_ASKS), his Evil has
changed (BATTLE_EVIL: whoever runs the match looks after the paladin and advances again) or the round is
over (BATTLE_DONE); `answers` lists what may be answered, `answer` gives one. Nothing else is needed to
search a combat: clone lord and battle, and treat BATTLE_EVIL as "go on".
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords.names import ROOMS, TRAPS, cell_name
from podzemi.games.dungeon_lords.rules.building.costs import change_evil, change_goods
from podzemi.games.dungeon_lords.rules.building.dungeon import ground
from podzemi.games.dungeon_lords.rules.combat.attacks import attack, attacks, has_attack
from podzemi.games.dungeon_lords.rules.combat.party import BY_FATIGUE, BY_POISON, heal, hit, sum_icons, vanish
from podzemi.games.dungeon_lords.rules.combat.spells import answer_spell, spell_answers, spell_step
from podzemi.games.dungeon_lords.rules.combat.traps import show_trap, spring
from podzemi.games.dungeon_lords.state import (
    ASK_ATTACK,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_SPELL,
    ASK_TARGET,
    BATTLE_ASKS,
    BATTLE_DONE,
    BATTLE_EVIL,
    GOLEM,
    NONE,
    STEP_BEGIN,
    STEP_CONQUEST,
    STEP_FAST,
    STEP_FIGHT,
    STEP_HEALING,
    STEP_LAST,
    STEP_SLOW,
    STEP_TRAP,
    VAMPIRE,
    Battle,
    Box,
    Lord,
    has_real,
    no_battle,
)


def start_battle(
    lord: Lord, seat: i64, full: bool, year: i64, number: i64, card: i64, fatigue: i64
) -> Battle:
    """The battle at the planned tile; `card` NONE means no spell (DL-12.2)."""
    battle: Battle = no_battle()
    battle.seat = seat
    battle.full = full
    battle.year = year
    battle.number = number
    battle.card = card
    battle.fatigue = fatigue
    battle.room = ground(lord, lord.tile)
    return battle


def advance(box: Box, battle: Battle, lord: Lord, log: Log | None) -> i64:
    """Play on: BATTLE_ASKS, BATTLE_EVIL or BATTLE_DONE (see above)."""
    while True:
        step: i64 = battle.step
        if step == STEP_BEGIN:
            if not has_real(lord):
                _undo(battle, lord, log)
                return BATTLE_DONE
            _begin(box, battle, lord, log)
            if battle.ask != ASK_NOTHING:
                return BATTLE_ASKS
            continue
        if not has_real(lord):
            _close(box, battle, lord, log)
            return BATTLE_DONE
        if step == STEP_TRAP:
            if not lord.laid_traps:
                battle.step = STEP_FAST
            elif show_trap(box, battle, lord, log):
                return BATTLE_ASKS
        elif step == STEP_FAST or step == STEP_SLOW:
            result: i64 = spell_step(box, battle, lord, log)
            if result != BATTLE_DONE:
                return result
        elif step == STEP_FIGHT:
            if has_attack(box, battle, lord):
                battle.ask = ASK_ATTACK
                return BATTLE_ASKS
            _rest(box, battle, lord)
            battle.step = STEP_SLOW
        elif step == STEP_HEALING:
            if battle.fought and not battle.no_healing:
                heal(lord, battle.seat, sum_icons(box.adventurer_heal, lord), log)
            battle.step = STEP_CONQUEST
        elif step == STEP_CONQUEST:
            battle.step = STEP_LAST
            if _conquer(box, battle, lord, log):
                return BATTLE_EVIL
        else:
            _poison(box, battle, lord, log)
            _close(box, battle, lord, log)
            return BATTLE_DONE


# ---------------------------------------------------------------- step by step


def _begin(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    """The thieves look around (DL-10.9); two traps want an order."""
    battle.pool = sum_icons(box.adventurer_trap, lord)
    battle.step = STEP_TRAP
    if log is not None:
        log.events.append(ce.BattleStarted(battle.seat, cell_name(lord.tile)))
    if len(lord.laid_traps) == 2:
        battle.ask = ASK_ORDER


def _undo(battle: Battle, lord: Lord, log: Log | None) -> None:
    """Nobody came: traps, bait and creatures return as they were (DL-10.8)."""
    for trap in lord.laid_traps:
        lord.traps[trap] += 1
    lord.laid_traps = []
    if log is not None:
        log.events.append(ce.PlanUndone(battle.seat))
    change_goods(lord, battle.seat, lord.bait, 0, 0, log)
    lord.bait = 0
    lord.sent = 0


def _close(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    """The end of this player's round (DL-10.15, DL-10.18)."""
    _rest(box, battle, lord)
    for trap in lord.laid_traps:
        lord.traps[trap] += 1
        if log is not None:
            log.events.append(ce.TrapReturned(battle.seat, TRAPS[trap]))
    lord.laid_traps = []
    lord.bait = 0
    if not has_real(lord):
        vanish(lord, battle.seat, log)
    if log is not None and not has(lord.conquered, lord.tile):
        log.events.append(ce.TileHeld(battle.seat, cell_name(lord.tile)))


def _rest(box: Box, battle: Battle, lord: Lord) -> None:
    """Creatures that did not attack: face down, Vampire and Golem face up (DL-10.16, DL-10.18)."""
    for creature in lord.lair:
        if has(lord.sent, creature):
            kind: i64 = box.creature_kind[creature]
            if creature == battle.sheep or (kind != VAMPIRE and kind != GOLEM):
                lord.down |= bit(creature)
    lord.sent = 0


def _conquer(box: Box, battle: Battle, lord: Lord, log: Log | None) -> bool:
    """Apply fatigue, then conquer the tile; True if the party could (DL-10.14)."""
    if battle.no_conquest:
        return False
    if not battle.no_fatigue:
        _tire(box, battle, lord, log)
    if not has_real(lord):
        return False
    lord.conquered |= bit(lord.tile)
    if log is not None:
        room: i64 = lord.room_at[lord.tile]
        taken = ce.TileConquered(battle.seat, cell_name(lord.tile), None if room == NONE else ROOMS[room])
        log.events.append(taken)
    change_evil(box, lord, battle.seat, -1, log)
    return True


def _tire(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    """Fatigue point by point, each to the first who can be harmed (DL-10.14)."""
    for _ in range(battle.fatigue):
        target: i64 = NONE
        for adventurer in lord.party:
            if not has(battle.invisible, adventurer):
                target = adventurer
                break
        if target == NONE:
            return
        hit(box, battle, lord, target, 1, BY_FATIGUE, log)


def _poison(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    """Poison works on whoever is still here (DL-10.15)."""
    for k in range(len(battle.poisoned)):
        target: i64 = battle.poisoned[k]
        if target in lord.party and has_real(lord):
            hit(box, battle, lord, target, battle.poison[k], BY_POISON, log)


# ---------------------------------------------------------------- answers


def answers(box: Box, battle: Battle, lord: Lord) -> list[i64]:
    """The answers to what the battle asks."""
    ask: i64 = battle.ask
    out: list[i64] = []
    if ask == ASK_ORDER:
        first: i64 = lord.laid_traps[0]
        second: i64 = lord.laid_traps[1]
        out.append(codes.order_traps(first, second))
        if first != second:
            out.append(codes.order_traps(second, first))
    elif ask == ASK_TARGET:
        for adventurer in lord.party:
            out.append(codes.target(adventurer))
    elif ask == ASK_SPELL:
        return spell_answers(box, battle, lord)
    elif ask == ASK_ATTACK:
        return attacks(box, battle, lord)
    return out


def answer(box: Box, battle: Battle, lord: Lord, code: i64, log: Log | None) -> i64:
    """Play a legal answer; gives who left the match by it (a creature eaten, a prisoner freed), or NONE."""
    ask: i64 = battle.ask
    battle.ask = ASK_NOTHING
    if ask == ASK_ORDER:
        lord.laid_traps = [codes.first_trap(code), codes.second_trap(code)]
        if log is not None:
            names = [TRAPS[trap] for trap in lord.laid_traps]
            log.events.append(ce.TrapsOrdered(battle.seat, names))
    elif ask == ASK_TARGET:
        spring(box, battle, lord, battle.trap, codes.target_of(code), log)
    elif ask == ASK_ATTACK:
        attack(box, battle, lord, code, log)
    else:
        return answer_spell(box, battle, lord, code, log)
    return NONE
