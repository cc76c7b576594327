"""Why a code is not allowed: the conditions of `legal`, each with its clause (PD-23.2). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.engine.values import Refusal
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.actions import COLOURS, GOALS, HEROES, ITEMS, POWERS, ROOMS, SYMBOLS
from podzemi.games.paper_dungeons.codes import (
    BREW,
    CHOOSE_CARDS,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_HERO,
    PICK_ITEM,
    SETUP_ASSASSIN,
    SETUP_HUNTER,
    SETUP_VETERAN,
    STEP,
    STOP,
)
from podzemi.games.paper_dungeons.rules.legal import (
    asked_answer,
    asked_setup,
    can_pass,
    can_rise,
    colour_fits,
    is_last_minion,
)
from podzemi.games.paper_dungeons.rules.scoring import is_complete
from podzemi.games.paper_dungeons.state import (
    BOOTS,
    CLOAK,
    CLOVER,
    GAME_END,
    HERO_COUNT,
    MEDALLION,
    NONE,
    OUTSIDE,
    ROOM_COUNT,
    SETUP_POWERS,
    SKULL,
    WALL,
    Sheet,
    State,
)
from podzemi.games.paper_dungeons.state import CHOOSE_CARDS as CHOOSING


def refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """The first reason against a code, or None for a legal one (PD-23.2)."""
    if state.phase == GAME_END:
        return Refusal("game_over", "PD-14.1")
    return refusal_on(state, state.sheets[seat], code)


def refusal_on(state: State, sheet: Sheet, code: i64) -> Refusal | None:
    if not sheet.owes:
        return Refusal("not_asked", "PD-3.1")
    kind: i64 = codes.kind_of(code)
    one: i64 = codes.first_of(code)
    two: i64 = codes.second_of(code)
    if state.phase == CHOOSING:
        return _refuse_cards(sheet, kind, one, two)
    if state.phase == SETUP_POWERS:
        return _refuse_setup(state, sheet, kind, one, two)
    if kind <= SETUP_ASSASSIN or kind == SETUP_HUNTER:
        return Refusal("wrong_phase", "PD-23.2")
    if sheet.agenda:
        return _refuse_answer(state, sheet, kind, one, two)
    if kind >= PICK_HERO:
        return Refusal("no_choice_open", "PD-5.5.4")
    if sheet.movement > 0:
        return _refuse_step(state, sheet, kind, one)
    if kind == STEP or kind == STOP:
        return Refusal("no_move", "PD-5.4.2")
    return _refuse_die(state, sheet, kind, one, two)


def _refuse_cards(sheet: Sheet, kind: i64, power: i64, goal: i64) -> Refusal | None:
    if kind != CHOOSE_CARDS:
        return Refusal("wrong_phase", "PD-23.2")
    if power not in sheet.dealt_powers:
        return Refusal("power_not_dealt", "PD-5.6.1", {"power": POWERS[power]})
    if goal not in sheet.dealt_goals:
        return Refusal("goal_not_dealt", "PD-5.6.1", {"goal": GOALS[goal]})
    return None


def _refuse_setup(state: State, sheet: Sheet, kind: i64, one: i64, two: i64) -> Refusal | None:
    if kind != asked_setup(sheet):
        return Refusal("wrong_phase", "PD-23.2")
    if kind == SETUP_HUNTER:
        bare: bool = state.box.room_gem[one] == NONE
        return Refusal("no_gem", "PD-5.6.6", {"room": ROOMS[one]}) if bare else None
    if one == two:
        return Refusal("same_twice", "PD-5.6.2" if kind == SETUP_VETERAN else "PD-5.6.3")
    if kind == SETUP_ASSASSIN:
        return _refuse_rooms(sheet, one, two)
    return None


def _refuse_rooms(sheet: Sheet, one: i64, two: i64) -> Refusal | None:
    if not has(sheet.alive, one):
        return Refusal("no_minion", "PD-5.5.3", {"room": ROOMS[one]})
    if not has(sheet.alive, two):
        return Refusal("no_minion", "PD-5.5.3", {"room": ROOMS[two]})
    return None


def _refuse_answer(state: State, sheet: Sheet, kind: i64, one: i64, two: i64) -> Refusal | None:
    if kind != asked_answer(sheet):
        return Refusal("choice_open", "PD-5.5.4")
    if kind == PICK_HERO:
        return _refuse_hero(state, sheet, one)
    if kind == PICK_ITEM:
        return _refuse_item(sheet, one)
    last: bool = is_last_minion(sheet)
    if last != (two == NOTHING):
        return Refusal("how_many_minions", "PD-5.5.3", {"count": 1 if last else 2})
    if last:
        return _refuse_rooms(sheet, one, one)
    if one == two:
        return Refusal("same_twice", "PD-5.5.3")
    return _refuse_rooms(sheet, one, two)


def _refuse_hero(state: State, sheet: Sheet, hero: i64) -> Refusal | None:
    if not can_rise(state, sheet, hero):
        return Refusal("hero_at_top", "PD-5.5.1", {"hero": HEROES[hero]})
    return None


def _refuse_item(sheet: Sheet, item: i64) -> Refusal | None:
    if is_complete(sheet, item):
        return Refusal("item_complete", "PD-5.5.2", {"item": ITEMS[item]})
    return None


def _refuse_step(state: State, sheet: Sheet, kind: i64, to: i64) -> Refusal | None:
    if kind == STOP:
        return None
    if kind != STEP:
        return Refusal("move_under_way", "PD-5.4.4")
    if sheet.position == OUTSIDE:
        if to in state.box.entrances:
            return None
        return Refusal("not_an_entrance", "PD-6.1.1", {"room": ROOMS[to]})
    for way in state.box.ways[state.dungeon * ROOM_COUNT + sheet.position]:
        if codes.way_to(way) == to:
            if can_pass(way, is_complete(sheet, CLOAK), is_complete(sheet, MEDALLION)):
                return None
            if codes.way_join(way) == WALL:
                return Refusal("wall", "PD-6.1.3", {"room": ROOMS[to]})
            return Refusal("water", "PD-6.1.3", {"room": ROOMS[to]})
    return Refusal("not_adjacent", "PD-6.1.2", {"room": ROOMS[to]})


def _refuse_die(state: State, sheet: Sheet, kind: i64, die: i64, what: i64) -> Refusal | None:
    symbol: i64 = state.faces[die]
    if symbol == SKULL:
        return Refusal("skull", "PD-1.2.6")
    if die in sheet.used:
        return Refusal("die_used", "PD-4.4")
    if kind == MOVE:
        return None
    if symbol == BOOTS:
        return Refusal("boots_only_move", "PD-1.2.5")
    if kind == BREW:
        return None
    if kind == LEVEL_UP:
        return _refuse_level_up(state, sheet, die, symbol, what)
    return _refuse_craft(state, sheet, symbol, what)


def _refuse_level_up(state: State, sheet: Sheet, die: i64, symbol: i64, hero: i64) -> Refusal | None:
    if symbol != CLOVER and symbol != hero:
        return Refusal("wrong_symbol", "PD-5.1.1", {"symbol": SYMBOLS[symbol], "hero": HEROES[hero]})
    if not can_rise(state, sheet, hero):
        return Refusal("hero_at_top", "PD-5.1.1", {"hero": HEROES[hero]})
    if symbol != CLOVER and not colour_fits(state, sheet, die, hero):
        trained = COLOURS[state.box.training[sheet.goal * HERO_COUNT + hero]]
        return Refusal("wrong_colour", "PD-5.1.1", {"hero": HEROES[hero], "colour": trained})
    return None


def _refuse_craft(state: State, sheet: Sheet, symbol: i64, item: i64) -> Refusal | None:
    if is_complete(sheet, item):
        return Refusal("item_complete", "PD-5.2.1", {"item": ITEMS[item]})
    if item not in state.box.craftable[symbol]:
        needs = SYMBOLS[state.box.item_symbol[item]]
        return Refusal("item_symbol", "PD-5.2.1", {"item": ITEMS[item], "symbol": needs})
    return None
