"""Wounds, gains and the chains they set off (PD-7, PD-8). Compiled.

What is still to be resolved lies on the sheet's agenda, the next one last. An effect that is
interrupted stays below what interrupts it, so everything is resolved depth first (PD-8.1), and
a choice that has come up waits on top until it is answered.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.actions import GEMS, HEROES, ITEMS, MINIONS, REWARDS, ROOMS, Reward
from podzemi.games.paper_dungeons.rules.scoring import free_hearts, health, is_complete
from podzemi.games.paper_dungeons.state import (
    ABILITY_LEVEL,
    ALCHEMIST,
    ARMOUR,
    BEASTMASTER,
    CAULDRON,
    DO_CRAFT,
    DO_DEFEAT,
    DO_GEM,
    DO_LEVEL,
    DO_POTION,
    DO_SCEPTER,
    DO_TAKE,
    DO_TRAP,
    HALF_COUNT,
    MERCHANT,
    NOBLE,
    NONE,
    REWARD_NONE,
    ROGUE,
    SCEPTER,
    SCOUT,
    SHAMAN,
    TOME,
    Box,
    Sheet,
    State,
    is_sealed,
)

# ---------------------------------------------------------------- wounds


def suffer(state: State, sheet: Sheet, amount: i64, cause: e.Cause, log: Log | None) -> None:
    """Wounds one at a time: potion hearts first, then the track, then death (PD-7.1, PD-7.4)."""
    if amount <= 0:
        return
    box = state.box
    free: i64 = free_hearts(box, sheet)
    absorbed: i64 = min(amount, free)
    sheet.hearts += absorbed
    sheet.wounds = min(sheet.wounds + amount - absorbed, box.wound_hearts)
    if log is not None:
        log.events.append(
            e.WoundsTaken(sheet.seat, not is_sealed(state), cause, amount, absorbed, sheet.wounds)
        )
    if not sheet.resurrected and sheet.wounds > health(sheet):
        sheet.resurrected = True
        if log is not None:
            log.events.append(e.Resurrected(sheet.seat, not is_sealed(state), sheet.wounds, health(sheet)))


# ---------------------------------------------------------------- gains


def raise_hero(state: State, sheet: Sheet, hero: i64, free: bool, log: Log | None) -> None:
    """A level, with what levels 4 and 5 bring at once (PD-8.2)."""
    level: i64 = sheet.levels[hero] + 1
    sheet.levels[hero] = level
    if log is not None:
        log.events.append(e.HeroRaised(sheet.seat, not is_sealed(state), HEROES[hero], level, free))
    if level == ABILITY_LEVEL and hero == ROGUE:
        sheet.agenda.append(codes.entry(DO_GEM))
    elif level == 5 and sheet.power == NOBLE:
        sheet.agenda.append(codes.entry(DO_CRAFT))


def fill_half(state: State, sheet: Sheet, item: i64, free: bool, log: Log | None) -> None:
    """Half an item; a complete one begins to work (PD-8.3)."""
    sheet.items[item] += 1
    if log is not None:
        log.events.append(
            e.ItemCrafted(sheet.seat, not is_sealed(state), ITEMS[item], sheet.items[item], free)
        )
    if not is_complete(sheet, item):
        return
    if item == CAULDRON:
        for _ in range(state.box.cauldron_potions):
            sheet.agenda.append(codes.entry(DO_POTION))
    elif item == TOME:
        sheet.agenda.append(codes.entry(DO_LEVEL))
    elif item == SCEPTER:
        sheet.agenda.append(codes.entry(DO_SCEPTER))


def brew(state: State, sheet: Sheet) -> None:
    """Every potion of one die (PD-5.3.2)."""
    for _ in range(brewed(state.box, sheet)):
        sheet.agenda.append(codes.entry(DO_POTION))


def brewed(box: Box, sheet: Sheet) -> i64:
    """How many potions one die brews: two, the Alchemist's three (PD-5.3.2, PD-11.1)."""
    return box.brewed + (1 if sheet.power == ALCHEMIST else 0)


def gain_potion(state: State, sheet: Sheet, log: Log | None) -> None:
    """The next potion, and its row's reward (PD-8.4)."""
    if sheet.potions >= state.box.potion_spaces:
        _lost(state, sheet, "potion", log)
        return
    sheet.potions += 1
    if log is not None:
        log.events.append(e.PotionGained(sheet.seat, not is_sealed(state), sheet.potions))
    earn(sheet, state.box.potion_reward[sheet.potions])


def gain_gem(state: State, sheet: Sheet, gem: i64, log: Log | None) -> None:
    """The next gem: first the track's reward, then the Merchant's (PD-8.6)."""
    if sheet.gems >= state.box.gem_spaces:
        _lost(state, sheet, "gem", log)
        return
    sheet.gems += 1
    if log is not None:
        letter = None if gem == NONE else GEMS[gem]
        log.events.append(e.GemGained(sheet.seat, not is_sealed(state), letter, sheet.gems))
    if sheet.power == MERCHANT:
        sheet.agenda.append(codes.entry(DO_POTION))
    earn(sheet, state.box.gem_reward[sheet.gems])


def earn(sheet: Sheet, reward: i64) -> None:
    """A printed reward goes on top of the agenda; rewards and agenda entries share their numbers."""
    if reward != REWARD_NONE:
        sheet.agenda.append(codes.entry(reward))


def defeat(state: State, sheet: Sheet, room: i64, afar: bool, log: Log | None) -> None:
    """Cross the minion out; every third one pays two of the powers (PD-8.5)."""
    sheet.alive &= ~bit(room)
    sheet.minions += 1
    if log is not None:
        minion = MINIONS[state.box.room_minion[room]]
        level: i64 = state.box.room_level[room]
        log.events.append(
            e.MinionDefeated(
                sheet.seat, not is_sealed(state), minion, level, ROOMS[room], sheet.minions, afar
            )
        )
    if sheet.minions % 3 == 0:
        if sheet.power == BEASTMASTER:
            sheet.agenda.append(codes.entry(DO_CRAFT))
        elif sheet.power == SHAMAN:
            sheet.agenda.append(codes.entry(DO_POTION))


def _lost(state: State, sheet: Sheet, reward: e.Lost, log: Log | None) -> None:
    """PD-17.14, PD-17.28"""
    if log is not None:
        log.events.append(e.RewardLost(sheet.seat, not is_sealed(state), reward))


# ---------------------------------------------------------------- rooms


def enter(state: State, sheet: Sheet, room: i64, log: Log | None) -> None:
    """Explore, fight, trap, treasure, gem, in this order (PD-6.2)."""
    box = state.box
    first: bool = not has(sheet.explored, room)
    sheet.position = room
    sheet.path.append(codes.path_step(state.round, room))
    if log is not None:
        log.events.append(e.RoomEntered(sheet.seat, not is_sealed(state), ROOMS[room], first))
    if first:
        sheet.explored |= bit(room)
        sheet.visits.append(room)
        if box.room_gem[room] != NONE:
            sheet.agenda.append(codes.entry_in(DO_TAKE, room))
        treasure = box.room_treasure[room]
        n: i64 = len(treasure) - 1
        while n >= 0:
            sheet.agenda.append(codes.entry(treasure[n]))
            n -= 1
    if box.room_trap[room]:
        sheet.agenda.append(codes.entry_in(DO_TRAP, room))
    if has(sheet.alive, room):
        suffer(state, sheet, fight_wounds(state, sheet, room), "minion", log)
        defeat(state, sheet, room, False, log)


def fight_wounds(state: State, sheet: Sheet, room: i64) -> i64:
    """Minion level less the fitting hero's, the Armour helping (PD-6.2.2)."""
    box = state.box
    level: i64 = sheet.levels[box.beaten_by[box.room_minion[room]]]
    if is_complete(sheet, ARMOUR):
        level += box.armour_bonus
    return max(0, box.room_level[room] - level)


def trap_wounds(box: Box, sheet: Sheet) -> i64:
    """The cost of a trap; the Scout knows them all (PD-6.2.3, PD-11.14)."""
    return 0 if sheet.power == SCOUT else box.trap_wounds


def _take(state: State, sheet: Sheet, room: i64, log: Log | None) -> None:
    """Circle the room's gem unless it is crossed out here, or looted already (PD-6.2.5, PD-5.6.6)."""
    gem: i64 = state.box.room_gem[room]
    if has(sheet.circled | sheet.crossed, gem):
        return
    sheet.circled |= bit(gem)
    sheet.taken |= bit(gem)
    gain_gem(state, sheet, gem, log)


# ---------------------------------------------------------------- the agenda


def resolve(state: State, sheet: Sheet, log: Log | None) -> None:
    """Work the agenda off until it is empty or a choice with an answer is on top (PD-8.1)."""
    agenda = sheet.agenda
    while agenda:
        entry: i64 = agenda[-1]
        kind: i64 = codes.entry_kind(entry)
        if kind == DO_LEVEL:
            if can_raise(state, sheet):
                return
            agenda.pop()
            _lost(state, sheet, "level_up", log)
        elif kind == DO_CRAFT:
            if can_craft(sheet):
                return
            agenda.pop()
            _lost(state, sheet, "craft", log)
        elif kind == DO_SCEPTER:
            if sheet.alive:
                return
            agenda.pop()
            _lost(state, sheet, "minions", log)
        else:
            agenda.pop()
            _perform(state, sheet, kind, codes.entry_room(entry), log)


def _perform(state: State, sheet: Sheet, kind: i64, room: i64, log: Log | None) -> None:
    if kind == DO_POTION:
        gain_potion(state, sheet, log)
    elif kind == DO_GEM:
        gain_gem(state, sheet, NONE, log)
    elif kind == DO_TRAP:
        suffer(state, sheet, trap_wounds(state.box, sheet), "trap", log)
    elif kind == DO_TAKE:
        _take(state, sheet, room, log)
    else:
        assert kind == DO_DEFEAT
        defeat(state, sheet, room, True, log)


def can_raise(state: State, sheet: Sheet) -> bool:
    top: i64 = state.box.max_level
    for level in sheet.levels:
        if level < top:
            return True
    return False


def can_craft(sheet: Sheet) -> bool:
    for halves in sheet.items:
        if halves < HALF_COUNT:
            return True
    return False


def reward_names(rewards: list[i64]) -> list[Reward]:
    return [REWARDS[reward] for reward in rewards]
