"""Steps 2 and 4 of a battle: the spell of the round's card (DL-10.10, DL-11.5). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import ADVENTURERS, CARDS, CREATURES
from podzemi.games.dungeon_lords.rules.building.costs import (
    bury_trap,
    change_evil,
    change_goods,
    creature_prices,
    is_monster,
    own_traps,
    pay_creature,
)
from podzemi.games.dungeon_lords.rules.combat.party import freeable, heal, join_at, sum_icons
from podzemi.games.dungeon_lords.state import (
    ASK_SPELL,
    AURA_OF_FEAR,
    BATTLE_ASKS,
    BATTLE_DONE,
    BATTLE_EVIL,
    BLIND_RAGE,
    CREATE_FOOD,
    DETECT_EVIL,
    DETECT_TREASURE,
    DIMENSIONAL_GATE,
    FIREBALL,
    FIST_OF_JUSTICE,
    ILLUSION,
    ILLUSION_SPELL,
    INVISIBILITY,
    JAILBREAK,
    LEVITATION,
    MAGIC_SHIELD,
    METAMORPHOSIS,
    NONE,
    PLUNDER,
    REGENERATION,
    STEP_FAST,
    STEP_FIGHT,
    STEP_HEALING,
    SUGGESTION,
    WIZARD,
    WORD_OF_PEACE,
    Battle,
    Box,
    Lord,
    trap_count,
)

# figures of DL-11.5
DETECT_EVIL_EVIL: Final[i64] = 2
WORD_OF_PEACE_EVIL: Final[i64] = 2
REGENERATION_POINTS: Final[i64] = 3


def can_cast(box: Box, lord: Lord, number: i64) -> bool:
    """Power against the number of the combat round (DL-10.10)."""
    return sum_icons(box.adventurer_magic, lord) >= number


def _is_cast(box: Box, battle: Battle, lord: Lord) -> bool:
    """Power against the round's number, unless silenced (DL-10.10)."""
    if battle.no_spell or box.room_no_spells[battle.room]:
        return False
    return can_cast(box, lord, battle.number)


def spell_step(box: Box, battle: Battle, lord: Lord, log: Log | None) -> i64:
    """Cast the card in its step, or go on: BATTLE_DONE, BATTLE_ASKS or BATTLE_EVIL."""
    card: i64 = battle.card
    fast: bool = battle.step == STEP_FAST
    battle.step = STEP_FIGHT if fast else STEP_HEALING
    if card == NONE or (box.card_fast[card] == 1) != fast:
        return BATTLE_DONE
    if not _is_cast(box, battle, lord):
        if log is not None:
            log.events.append(ce.SpellFailed(battle.seat, CARDS[card]))
        return BATTLE_DONE
    if log is not None:
        log.events.append(ce.SpellCast(battle.seat, CARDS[card]))
    return _cast(box, battle, lord, card, log)


def _cast(box: Box, battle: Battle, lord: Lord, card: i64, log: Log | None) -> i64:
    """The immediate effect of the spell; returns whether it asks (DL-11.5). Every card is named."""
    if card == FIREBALL:
        pass  # no effect
    elif card == INVISIBILITY:
        _hide_wizards(box, battle, lord)
    elif card == MAGIC_SHIELD:
        battle.shield = True
    elif card == FIST_OF_JUSTICE:
        if lord.imps > 0:
            change_goods(lord, battle.seat, 0, 0, -1, log)
    elif card == ILLUSION_SPELL:
        join_at(lord, 0, ILLUSION)
    elif card == CREATE_FOOD:
        lord.bonus[0] += 1
    elif card == REGENERATION:
        heal(lord, battle.seat, REGENERATION_POINTS, log)
    elif card == BLIND_RAGE:
        battle.rage = True
    elif card == LEVITATION:
        battle.no_fatigue = True
    elif card == DETECT_EVIL:
        change_evil(box, lord, battle.seat, DETECT_EVIL_EVIL, log)
        return BATTLE_EVIL
    elif card == DETECT_TREASURE:
        return _plunder(battle, lord, 1, log)
    elif card == PLUNDER:
        return _plunder(battle, lord, 2, log)
    elif card == JAILBREAK:
        return _ask(battle) if lord.prison else BATTLE_DONE
    elif _is_about_monsters(card) and monsters_sent(box, lord):
        return _ask(battle)
    return BATTLE_DONE


def _ask(battle: Battle) -> i64:
    battle.ask = ASK_SPELL
    return BATTLE_ASKS


def _is_about_monsters(card: i64) -> bool:
    return (
        card == SUGGESTION
        or card == WORD_OF_PEACE
        or card == AURA_OF_FEAR
        or card == DIMENSIONAL_GATE
        or card == METAMORPHOSIS
    )


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


def _plunder(battle: Battle, lord: Lord, losses: i64, log: Log | None) -> i64:
    """Lose gold, else food, else a trap of one's choice, as often as due (DL-11.5)."""
    battle.losses = losses
    while battle.losses > 0:
        if lord.gold > 0:
            change_goods(lord, battle.seat, -1, 0, 0, log)
        elif lord.food > 0:
            change_goods(lord, battle.seat, 0, -1, 0, log)
        elif trap_count(lord) > 0:
            return _ask(battle)
        battle.losses -= 1
    return BATTLE_DONE


def monsters_sent(box: Box, lord: Lord) -> list[i64]:
    """Monsters in battle; spells ignore ghosts (DL-11.5.2)."""
    found: list[i64] = []
    for creature in lord.lair:
        if has(lord.sent, creature) and is_monster(box, creature):
            found.append(creature)
    return found


# ---------------------------------------------------------------- answers (DL-22.6)


def spell_answers(box: Box, battle: Battle, lord: Lord) -> list[i64]:
    """Legal answers to the spell (DL-22.6)."""
    card: i64 = battle.card
    out: list[i64] = []
    if card == SUGGESTION:
        _suggestion_answers(box, battle, lord, out)
    elif card == WORD_OF_PEACE:
        out.append(codes.make_peace(1))
        out.append(codes.make_peace(0))
    elif card == JAILBREAK:
        for prisoner in freeable(lord):
            out.append(codes.let_out(prisoner))
    elif card == DETECT_TREASURE or card == PLUNDER:
        for trap in own_traps(lord):
            out.append(codes.hand_over(trap))
    else:  # Aura of Fear, Dimensional Gate, Metamorphosis
        for monster in monsters_sent(box, lord):
            out.append(codes.name_monster(monster))
    return out


def _suggestion_answers(box: Box, battle: Battle, lord: Lord, out: list[i64]) -> None:
    """Pay or withdraw each monster in battle not settled yet (DL-11.5)."""
    for monster in monsters_sent(box, lord):
        if not has(lord.settled, monster):
            prices: list[i64] = []
            creature_prices(box, lord, monster, 0, battle.full, prices)
            for price in prices:
                out.append(codes.resist_suggestion(monster, price))
            out.append(codes.heed_suggestion(monster))


def answer_spell(box: Box, battle: Battle, lord: Lord, code: i64, log: Log | None) -> i64:
    """Play a legal answer; gives who left the match by it, or NONE."""
    card: i64 = battle.card
    monster: i64 = codes.spell_monster(code)
    if card == SUGGESTION:
        return _settle(box, battle, lord, monster, code, log)
    if card == JAILBREAK:
        return _let_out(battle, lord, codes.spell_prisoner(code), log)
    if card == WORD_OF_PEACE:
        if codes.spell_withdraw(code) == 1:
            for one in monsters_sent(box, lord):
                _withdraw(battle, lord, one, log)
        else:
            change_evil(box, lord, battle.seat, WORD_OF_PEACE_EVIL, log)
    elif card == DETECT_TREASURE or card == PLUNDER:
        bury_trap(lord, battle.seat, codes.trap_of(codes.spell_price(code)), log)
        _plunder(battle, lord, battle.losses - 1, log)
    elif card == AURA_OF_FEAR:
        _withdraw(battle, lord, monster, log)
    elif card == DIMENSIONAL_GATE:
        lord.sent &= ~bit(monster)
        lord.down |= bit(monster)
        if log is not None:
            log.events.append(ce.CreatureBanished(battle.seat, CREATURES[monster]))
    elif card == METAMORPHOSIS:
        battle.sheep = monster
        if log is not None:
            log.events.append(ce.CreatureTransformed(battle.seat, CREATURES[monster]))
    return NONE


def _let_out(battle: Battle, lord: Lord, prisoner: i64, log: Log | None) -> i64:
    """Jailbreak: a prisoner is free (DL-11.5)."""
    lord.prison.remove(prisoner)
    if log is not None:
        log.events.append(ce.PrisonerFreed(battle.seat, ADVENTURERS[prisoner]))
    return prisoner


def _withdraw(battle: Battle, lord: Lord, monster: i64, log: Log | None) -> None:
    """Back to the lair face up, as if never sent (DL-11.5.2)."""
    lord.sent &= ~bit(monster)
    if log is not None:
        log.events.append(ce.CreatureWithdrawn(battle.seat, CREATURES[monster]))


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
