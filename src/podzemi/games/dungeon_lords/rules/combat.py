"""One player's combat round as a pure function of a lord and a battle (DL-10, DL-11). Compiled.

`start` makes the battle, `advance` plays on until the player is asked (ASKS), his Evil has
changed (EVIL: whoever runs the match looks after the paladin and advances again) or the round is
over (DONE); `legal` lists the answers, `answer` gives one. Nothing else is needed to search a
combat: clone lord and battle, and treat EVIL as "go on".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.actions import cell_name
from podzemi.games.dungeon_lords.components import ADVENTURERS, CARDS, CREATURES, ROOMS, TRAPS
from podzemi.games.dungeon_lords.rules.costs import (
    bury_trap,
    change_goods,
    creature_prices,
    is_monster,
    pay_creature,
    raise_evil,
)
from podzemi.games.dungeon_lords.rules.dungeon import room_of
from podzemi.games.dungeon_lords.state import (
    ALL,
    ANY,
    ASK_ATTACK,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_SPELL,
    ASK_TARGET,
    AURA_OF_FEAR,
    BLIND_RAGE,
    CREATE_FOOD,
    DETECT_EVIL,
    DETECT_TREASURE,
    DIMENSIONAL_GATE,
    FIST_OF_JUSTICE,
    GOLEM,
    HOLD,
    ILLUSION,
    ILLUSION_SPELL,
    INVISIBILITY,
    JAILBREAK,
    LEVITATION,
    MAGIC_SHIELD,
    METAMORPHOSIS,
    NONE,
    PALADIN,
    PLUNDER,
    PRIEST,
    REGENERATION,
    STANDARD,
    SUGGESTION,
    VAMPIRE,
    WIZARD,
    WORD_OF_PEACE,
    Battle,
    Box,
    Lord,
    has_real,
    trap_count,
)
from podzemi.games.dungeon_lords.state import ROOMS as TUNNEL
from podzemi.games.dungeon_lords.state import TRAPS as TRAP_KINDS

DONE: Final[i64] = 0
ASKS: Final[i64] = 1
EVIL: Final[i64] = 2

# steps (DL-10.8 to DL-10.15)
BEGIN: Final[i64] = 0
TRAP: Final[i64] = 1
FAST: Final[i64] = 2
FIGHT: Final[i64] = 3
SLOW: Final[i64] = 4
HEALING: Final[i64] = 5
CONQUEST: Final[i64] = 6
LAST: Final[i64] = 7

BY_TRAP: Final[i64] = 0
BY_ATTACK: Final[i64] = 1
BY_FATIGUE: Final[i64] = 2
BY_POISON: Final[i64] = 3


def start(
    box: Box, lord: Lord, seat: i64, full: bool, year: i64, number: i64, card: i64, fatigue: i64
) -> Battle:
    """The battle at the planned tile; `card` NONE means no spell (DL-12.2)."""
    room: i64 = room_of(lord, lord.tile)
    return Battle(
        seat=seat,
        full=full,
        year=year,
        number=number,
        card=card,
        fatigue=fatigue,
        room=TUNNEL if room == NONE else room,
        step=BEGIN,
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


def advance(box: Box, battle: Battle, lord: Lord, log: Log | None) -> i64:
    """Play on: ASKS, EVIL or DONE (see above)."""
    while True:
        step: i64 = battle.step
        if step == BEGIN:
            if not has_real(lord):
                _undo(battle, lord, log)
                return DONE
            _begin(box, battle, lord, log)
            if battle.ask != ASK_NOTHING:
                return ASKS
            continue
        if not has_real(lord):
            _close(box, battle, lord, log)
            return DONE
        if step == TRAP:
            if not lord.laid_traps:
                battle.step = FAST
            elif _show_trap(box, battle, lord, log):
                return ASKS
        elif step == FAST or step == SLOW:
            result: i64 = _spell(box, battle, lord, log)
            if result != DONE:
                return result
        elif step == FIGHT:
            if _has_attack(box, battle, lord):
                battle.ask = ASK_ATTACK
                return ASKS
            _rest(box, battle, lord)
            battle.step = SLOW
        elif step == HEALING:
            if battle.fought and not battle.no_healing:
                _heal(lord, battle.seat, _sum(box.adventurer_heal, lord), log)
            battle.step = CONQUEST
        elif step == CONQUEST:
            battle.step = LAST
            if _conquer(box, battle, lord, log):
                return EVIL
        else:
            _poison(box, battle, lord, log)
            _close(box, battle, lord, log)
            return DONE


def _begin(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    battle.pool = _sum(box.adventurer_trap, lord)
    battle.step = TRAP
    if log is not None:
        log.events.append(e.BattleStarted(battle.seat, cell_name(lord.tile)))
    if len(lord.laid_traps) == 2:
        battle.ask = ASK_ORDER


def _undo(battle: Battle, lord: Lord, log: Log | None) -> None:
    """Nobody came: traps, bait and creatures return as they were (DL-10.8)."""
    for trap in lord.laid_traps:
        lord.traps[trap] += 1
    lord.laid_traps = []
    if log is not None:
        log.events.append(e.PlanUndone(battle.seat))
    change_goods(lord, battle.seat, lord.bait, 0, 0, log)
    lord.bait = 0
    lord.sent = 0
    lord.party.clear()
    lord.damage.clear()
    lord.bonus.clear()


def _close(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    """The end of this player's round (DL-10.15, DL-10.18)."""
    _rest(box, battle, lord)
    for trap in lord.laid_traps:
        lord.traps[trap] += 1
        if log is not None:
            log.events.append(e.TrapReturned(battle.seat, TRAPS[trap]))
    lord.laid_traps = []
    lord.bait = 0
    if not has_real(lord):
        vanish(lord, battle.seat, log)
    if log is not None and not has(lord.conquered, lord.tile):
        log.events.append(e.TileHeld(battle.seat, cell_name(lord.tile)))


def vanish(lord: Lord, seat: i64, log: Log | None) -> None:
    """An illusion without real adventurers is gone (DL-15.44)."""
    if lord.party:
        lord.party.clear()
        lord.damage.clear()
        lord.bonus.clear()
        if log is not None:
            log.events.append(e.IllusionVanished(seat))


def _rest(box: Box, battle: Battle, lord: Lord) -> None:
    """Creatures that did not attack: face down, Vampire and Golem face up (DL-10.16, DL-10.18)."""
    for creature in lord.lair:
        if has(lord.sent, creature):
            kind: i64 = box.creature_kind[creature]
            if creature == battle.sheep or (kind != VAMPIRE and kind != GOLEM):
                lord.down |= bit(creature)
    lord.sent = 0


def _sum(icons: list[i64], lord: Lord) -> i64:
    total: i64 = 0
    for adventurer in lord.party:
        total += icons[adventurer]
    return total


# ---------------------------------------------------------------- wounds


def hit(
    box: Box, battle: Battle, lord: Lord, adventurer: i64, points: i64, cause: i64, log: Log | None
) -> bool:
    """Deal points to one adventurer; whether he falls (DL-10.2, DL-10.17)."""
    amount: i64 = points
    if has(battle.invisible, adventurer):
        return False
    if battle.shield and amount > 0:
        battle.shield = False
        amount -= 1
    if amount <= 0:
        return False
    at: i64 = lord.party.index(adventurer)
    lord.damage[at] += amount
    if log is not None:
        hurt = e.Hurt(battle.seat, ADVENTURERS[adventurer], amount, lord.damage[at], e.CAUSES[cause])
        log.events.append(hurt)
    if lord.damage[at] < box.adventurer_hp[adventurer] + lord.bonus[at]:
        return False
    _fall(lord, battle.seat, at, log)
    return True


def _fall(lord: Lord, seat: i64, at: i64, log: Log | None) -> None:
    """Out of the line and into the prison; an illusion is just gone (DL-10.2, DL-15.44)."""
    adventurer: i64 = lord.party[at]
    lord.party.pop(at)
    lord.damage.pop(at)
    lord.bonus.pop(at)
    if adventurer == ILLUSION:
        if log is not None:
            log.events.append(e.IllusionVanished(seat))
        return
    lord.prison.append(adventurer)
    if log is not None:
        log.events.append(e.AdventurerFell(seat, ADVENTURERS[adventurer]))


def _heal(lord: Lord, seat: i64, points: i64, log: Log | None) -> None:
    """Remove damage front to back (DL-10.13)."""
    left: i64 = points
    for at in range(len(lord.party)):
        healed: i64 = min(left, lord.damage[at])
        if healed > 0:
            lord.damage[at] -= healed
            left -= healed
            if log is not None:
                log.events.append(e.Healed(seat, ADVENTURERS[lord.party[at]], healed, lord.damage[at]))


# ---------------------------------------------------------------- step 1: traps


def _show_trap(box: Box, battle: Battle, lord: Lord, log: Log | None) -> bool:
    """Show and pay the next trap; whether it needs a target first (DL-10.9)."""
    trap: i64 = lord.laid_traps[0]
    at: i64 = trap * 2 + battle.year - 1
    if box.trap_chosen[at] and battle.trap == NONE:
        battle.trap = trap
        battle.ask = ASK_TARGET
        if log is not None:
            log.events.append(e.TrapShown(battle.seat, TRAPS[trap]))
        change_goods(lord, battle.seat, -box.trap_gold[at], -box.trap_food[at], -box.trap_imp[at], log)
        return True
    change_goods(lord, battle.seat, -box.trap_gold[at], -box.trap_food[at], -box.trap_imp[at], log)
    _spring(box, battle, lord, trap, NONE, log)
    return False


def _blocks(box: Box, battle: Battle, lord: Lord, trap: i64, target: i64) -> list[i64]:
    """The points a trap would deal, by place in the line (DL-11.1)."""
    at: i64 = trap * 2 + battle.year - 1
    count: i64 = len(lord.party)
    blocks: list[i64] = [box.trap_each[at]] * count
    blocks[count - 1] += box.trap_last[at]
    first: i64 = box.trap_first[at]
    if first == NONE:
        first = box.adventurer_hp[lord.party[0]] + lord.bonus[0] - lord.damage[0]
    blocks[0] += first
    for k in range(1, count):
        blocks[k] += box.trap_others[at]
    if count > 1:
        blocks[1] += box.trap_second[at]
    if target != NONE:
        blocks[lord.party.index(target)] += box.trap_chosen[at]
    return blocks


def _spring(box: Box, battle: Battle, lord: Lord, trap: i64, target: i64, log: Log | None) -> None:
    """Damage less what the thieves prevent, then side effects (DL-10.9, DL-11.2)."""
    blocks: list[i64] = _blocks(box, battle, lord, trap, target)
    prevented: i64 = 0
    for k in range(len(blocks)):
        part: i64 = min(battle.pool, blocks[k])
        battle.pool -= part
        blocks[k] -= part
        prevented += part
    if log is not None:
        aim = None if target == NONE else ADVENTURERS[target]
        log.events.append(e.TrapSprung(battle.seat, TRAPS[trap], aim, prevented))
    lord.laid_traps.pop(0)
    battle.used.append(trap)
    battle.trap = NONE
    if box.trap_no_conquest[trap]:
        battle.no_conquest = True
    if target != NONE:
        _mark(box, battle, trap, target)
    line: list[i64] = lord.party[:]
    for k in range(len(line)):
        hit(box, battle, lord, line[k], blocks[k], BY_TRAP, log)


def _mark(box: Box, battle: Battle, trap: i64, target: i64) -> None:
    """What a dart does beside its damage (DL-11.1, DL-11.3)."""
    if box.trap_poison[trap]:
        battle.poisoned.append(target)
        battle.poison.append(box.trap_poison[trap])
    if box.trap_antimagic[trap]:
        klass: i64 = box.adventurer_class[target]
        if klass == WIZARD:
            battle.no_spell = True
        elif klass == PRIEST:
            battle.no_healing = True


# ---------------------------------------------------------------- steps 2 and 4: spells


def _is_cast(box: Box, battle: Battle, lord: Lord) -> bool:
    """Power against the round's number, unless silenced (DL-10.10)."""
    if battle.no_spell or box.room_no_spells[battle.room]:
        return False
    return _sum(box.adventurer_magic, lord) >= battle.number


def _spell(box: Box, battle: Battle, lord: Lord, log: Log | None) -> i64:
    """Cast the card in its step, or go on: DONE, ASKS or EVIL."""
    card: i64 = battle.card
    after: i64 = FIGHT if battle.step == FAST else HEALING
    if card == NONE or (box.card_fast[card] == 1) != (battle.step == FAST):
        battle.step = after
        return DONE
    if not _is_cast(box, battle, lord):
        if log is not None:
            log.events.append(e.SpellFailed(battle.seat, CARDS[card]))
        battle.step = after
        return DONE
    if log is not None:
        log.events.append(e.SpellCast(battle.seat, CARDS[card]))
    battle.step = after
    if card == DETECT_EVIL:
        _gain_evil(box, battle, lord, 2, log)
        return EVIL
    if card == DETECT_TREASURE or card == PLUNDER:
        battle.losses = 2 if card == PLUNDER else 1
        return _plunder(battle, lord, log)
    if card == JAILBREAK:
        if lord.prison:
            battle.ask = ASK_SPELL
            return ASKS
        return DONE
    if _is_about_monsters(card):
        if not monsters_sent(box, lord):
            return DONE
        lord.settled = 0
        battle.ask = ASK_SPELL
        return ASKS
    _cast(battle, lord, box, card, log)
    return DONE


def _is_about_monsters(card: i64) -> bool:
    return (
        card == SUGGESTION
        or card == WORD_OF_PEACE
        or card == AURA_OF_FEAR
        or card == DIMENSIONAL_GATE
        or card == METAMORPHOSIS
    )


def _cast(battle: Battle, lord: Lord, box: Box, card: i64, log: Log | None) -> None:
    """The spells that ask nothing (DL-11.5)."""
    if card == INVISIBILITY:
        _hide_wizards(box, battle, lord)
    elif card == MAGIC_SHIELD:
        battle.shield = True
    elif card == FIST_OF_JUSTICE:
        if lord.imps > 0:
            change_goods(lord, battle.seat, 0, 0, -1, log)
    elif card == ILLUSION_SPELL:
        lord.party.insert(0, ILLUSION)
        lord.damage.insert(0, 0)
        lord.bonus.insert(0, 0)
    elif card == CREATE_FOOD:
        lord.bonus[0] += 1
    elif card == REGENERATION:
        _heal(lord, battle.seat, 3, log)
    elif card == BLIND_RAGE:
        battle.rage = True
    elif card == LEVITATION:
        battle.no_fatigue = True


def _hide_wizards(box: Box, battle: Battle, lord: Lord) -> None:
    """All wizards to the end, unharmed until the round ends (DL-11.5)."""
    party: list[i64] = []
    damage: list[i64] = []
    bonus: list[i64] = []
    for want in range(2):
        for at in range(len(lord.party)):
            adventurer: i64 = lord.party[at]
            if (box.adventurer_class[adventurer] == WIZARD) == (want == 1):
                party.append(adventurer)
                damage.append(lord.damage[at])
                bonus.append(lord.bonus[at])
                if want == 1:
                    battle.invisible |= bit(adventurer)
    lord.party = party
    lord.damage = damage
    lord.bonus = bonus


def _gain_evil(box: Box, battle: Battle, lord: Lord, amount: i64, log: Log | None) -> None:
    moved: i64 = raise_evil(box, lord, amount)
    if log is not None and moved:
        log.events.append(e.EvilChanged(battle.seat, moved, lord.evil))


def _plunder(battle: Battle, lord: Lord, log: Log | None) -> i64:
    """Lose gold, else food, else a trap of one's choice, as often as due (DL-11.5)."""
    while battle.losses > 0:
        if lord.gold > 0:
            change_goods(lord, battle.seat, -1, 0, 0, log)
        elif lord.food > 0:
            change_goods(lord, battle.seat, 0, -1, 0, log)
        elif trap_count(lord) > 0:
            battle.ask = ASK_SPELL
            return ASKS
        battle.losses -= 1
    return DONE


def monsters_sent(box: Box, lord: Lord) -> list[i64]:
    """Monsters in battle; spells ignore ghosts (DL-11.5.2)."""
    found: list[i64] = []
    for creature in lord.lair:
        if has(lord.sent, creature) and is_monster(box, creature):
            found.append(creature)
    return found


def freeable(lord: Lord) -> list[i64]:
    """Ordinary prisoners; paladins only when no one else is there (DL-10.22, DL-15.59)."""
    ordinary: list[i64] = []
    for adventurer in lord.prison:
        if adventurer < PALADIN:
            ordinary.append(adventurer)
    return ordinary if ordinary else lord.prison[:]


# ---------------------------------------------------------------- step 3: attacks


def strength_of(box: Box, battle: Battle, creature: i64, option: i64) -> i64:
    """Points of one attack, with the room's bonus (DL-11.4)."""
    if creature == battle.sheep:
        return 1
    kind: i64 = box.creature_kind[creature]
    bonus: i64 = box.room_bonus[battle.room] if has(box.room_bonus_kinds[battle.room], kind) else 0
    return box.option_strength[kind * 2 + option - 1] + bonus


def _attack_codes(box: Box, battle: Battle, lord: Lord, creature: i64, option: i64, out: list[i64]) -> None:
    """All ways to use an option now; none if it is not available (DL-10.16)."""
    kind: i64 = box.creature_kind[creature]
    at: i64 = kind * 2 + option - 1
    form: i64 = box.option_form[at]
    code: i64 = codes.attack(creature, option, NONE, NONE)
    if creature == battle.sheep:
        if option == 1:
            out.append(code)
        return
    if form == NONE or lord.food < box.option_food[at]:
        return
    if battle.rage and is_monster(box, creature):
        if form != HOLD and not (box.option_not_priest[at] and _is_priest(box, lord.party[0])):
            out.append(code)
        return
    if form != ANY:
        out.append(code)
        return
    for place in range(len(lord.party)):
        target: i64 = lord.party[place]
        if place == 0 and box.option_not_first[at]:
            continue
        if box.option_not_priest[at] and _is_priest(box, target):
            continue
        if box.option_times[at] == 1:
            out.append(codes.attack(creature, option, target, NONE))
        else:
            for other in _second_targets(
                box, battle, lord, place, strength_of(box, battle, creature, option)
            ):
                out.append(codes.attack(creature, option, target, other))


def _second_targets(box: Box, battle: Battle, lord: Lord, place: i64, points: i64) -> list[i64]:
    """Whom the Witch may hit next; nobody (NONE) if the first hit ends the battle (DL-15.14)."""
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


def _attacks(box: Box, battle: Battle, lord: Lord) -> list[i64]:
    out: list[i64] = []
    for creature in lord.lair:
        if has(lord.sent, creature):
            _attack_codes(box, battle, lord, creature, 1, out)
            _attack_codes(box, battle, lord, creature, 2, out)
    return out


def _has_attack(box: Box, battle: Battle, lord: Lord) -> bool:
    if lord.sent == 0:
        return False
    return len(_attacks(box, battle, lord)) > 0


def _attack(box: Box, battle: Battle, lord: Lord, code: i64, log: Log | None) -> None:
    """One creature attacks, or holds (DL-10.16)."""
    creature: i64 = codes.creature_of(code)
    option: i64 = codes.attack_option(code)
    mask: i64 = bit(creature)
    if log is not None:
        log.events.append(e.Attacked(battle.seat, CREATURES[creature], option))
    lord.sent &= ~mask
    points: i64 = strength_of(box, battle, creature, option)
    if creature == battle.sheep:
        lord.down |= mask
        battle.fought = True
        hit(box, battle, lord, lord.party[0], points, BY_ATTACK, log)
        return
    at: i64 = box.creature_kind[creature] * 2 + option - 1
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
        fell: bool = hit(box, battle, lord, lord.party[0], points, BY_ATTACK, log)
        follow: i64 = box.option_follow[at]
        if follow and fell and has_real(lord):
            bonus: i64 = points - box.option_strength[at]
            hit(box, battle, lord, lord.party[0], follow + bonus, BY_ATTACK, log)
        if box.option_times[at] == 2 and has_real(lord):
            hit(box, battle, lord, lord.party[0], points, BY_ATTACK, log)


# ---------------------------------------------------------------- steps 6 and 7


def _conquer(box: Box, battle: Battle, lord: Lord, log: Log | None) -> bool:
    """Fatigue, then the tile is lost; whether it was (DL-10.14)."""
    if battle.no_conquest:
        return False
    if not battle.no_fatigue:
        _tire(box, battle, lord, log)
    if not has_real(lord):
        return False
    lord.conquered |= bit(lord.tile)
    if log is not None:
        room: i64 = lord.room_at[lord.tile]
        taken = e.TileConquered(battle.seat, cell_name(lord.tile), None if room == NONE else ROOMS[room])
        log.events.append(taken)
    if lord.evil > 0:
        lord.evil -= 1
        if log is not None:
            log.events.append(e.EvilChanged(battle.seat, -1, lord.evil))
    return True


def _tire(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    """Fatigue point by point, each to the first who can be harmed (DL-10.14)."""
    for _ in range(battle.fatigue):
        target: i64 = NONE
        for adventurer in lord.party:
            if not has(battle.invisible, adventurer):
                target = adventurer
                break
        if target == NONE or not has_real(lord):
            return
        hit(box, battle, lord, target, 1, BY_FATIGUE, log)


def _poison(box: Box, battle: Battle, lord: Lord, log: Log | None) -> None:
    """Poison works on whoever is still here (DL-10.15)."""
    for k in range(len(battle.poisoned)):
        target: i64 = battle.poisoned[k]
        if target in lord.party and has_real(lord):
            hit(box, battle, lord, target, battle.poison[k], BY_POISON, log)


# ---------------------------------------------------------------- answers


def legal(box: Box, battle: Battle, lord: Lord) -> list[i64]:
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
        _spell_answers(box, battle, lord, out)
    elif ask == ASK_ATTACK:
        return _attacks(box, battle, lord)
    return out


def _spell_answers(box: Box, battle: Battle, lord: Lord, out: list[i64]) -> None:
    """DL-22.6"""
    card: i64 = battle.card
    if card == SUGGESTION:
        for monster in monsters_sent(box, lord):
            if not has(lord.settled, monster):
                prices: list[i64] = []
                creature_prices(box, lord, monster, 0, battle.full, prices)
                for price in prices:
                    out.append(codes.resist_suggestion(monster, price))
                out.append(codes.heed_suggestion(monster))
    elif card == WORD_OF_PEACE:
        out.append(codes.make_peace(1))
        out.append(codes.make_peace(0))
    elif card == JAILBREAK:
        for prisoner in freeable(lord):
            out.append(codes.let_out(prisoner))
    elif card == DETECT_TREASURE or card == PLUNDER:
        for trap in range(TRAP_KINDS):
            if lord.traps[trap]:
                out.append(codes.hand_over(trap))
    else:
        for monster in monsters_sent(box, lord):
            out.append(codes.name_monster(monster))


def answer(box: Box, battle: Battle, lord: Lord, code: i64, log: Log | None) -> i64:
    """Play a legal answer; gives who left the match by it (a creature eaten, a prisoner freed), or NONE."""
    ask: i64 = battle.ask
    battle.ask = ASK_NOTHING
    if ask == ASK_ORDER:
        lord.laid_traps = [codes.first_trap(code), codes.second_trap(code)]
        if log is not None:
            names = [TRAPS[trap] for trap in lord.laid_traps]
            log.events.append(e.TrapsOrdered(battle.seat, names))
    elif ask == ASK_TARGET:
        _spring(box, battle, lord, battle.trap, codes.target_of(code), log)
    elif ask == ASK_ATTACK:
        _attack(box, battle, lord, code, log)
    else:
        return _answer_spell(box, battle, lord, code, log)
    return NONE


def _answer_spell(box: Box, battle: Battle, lord: Lord, code: i64, log: Log | None) -> i64:
    card: i64 = battle.card
    monster: i64 = codes.spell_monster(code)
    if card == SUGGESTION:
        return _settle(box, battle, lord, monster, code, log)
    if card == WORD_OF_PEACE:
        if codes.spell_withdraw(code) == 1:
            for one in monsters_sent(box, lord):
                _withdraw(battle, lord, one, log)
        else:
            _gain_evil(box, battle, lord, 2, log)
    elif card == JAILBREAK:
        prisoner: i64 = codes.spell_prisoner(code)
        lord.prison.remove(prisoner)
        if log is not None:
            log.events.append(e.PrisonerFreed(battle.seat, ADVENTURERS[prisoner]))
        return prisoner
    elif card == DETECT_TREASURE or card == PLUNDER:
        bury_trap(lord, battle.seat, codes.trap_of(codes.spell_price(code)), log)
        battle.losses -= 1
        _plunder(battle, lord, log)
    elif card == AURA_OF_FEAR:
        _withdraw(battle, lord, monster, log)
    elif card == DIMENSIONAL_GATE:
        lord.sent &= ~bit(monster)
        lord.down |= bit(monster)
        if log is not None:
            log.events.append(e.CreatureBanished(battle.seat, CREATURES[monster]))
    else:
        battle.sheep = monster
        if log is not None:
            log.events.append(e.CreatureTransformed(battle.seat, CREATURES[monster]))
    return NONE


def _withdraw(battle: Battle, lord: Lord, monster: i64, log: Log | None) -> None:
    """Back to the lair face up, as if never sent (DL-11.5.2)."""
    lord.sent &= ~bit(monster)
    if log is not None:
        log.events.append(e.CreatureWithdrawn(battle.seat, CREATURES[monster]))


def _settle(box: Box, battle: Battle, lord: Lord, monster: i64, code: i64, log: Log | None) -> i64:
    """Suggestion: pay the monster or withdraw it, then the next one (DL-11.5)."""
    victim: i64 = NONE
    if codes.spell_paid(code) == 1:
        if log is not None:
            log.events.append(e.CreaturePaid(battle.seat, CREATURES[monster]))
        victim = pay_creature(box, lord, battle.seat, monster, codes.spell_price(code), 0, log)
        lord.settled |= bit(monster)
    else:
        _withdraw(battle, lord, monster, log)
    for one in monsters_sent(box, lord):
        if not has(lord.settled, one):
            battle.ask = ASK_SPELL
            return victim
    lord.settled = 0
    return victim
