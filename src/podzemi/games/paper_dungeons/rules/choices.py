"""Who decides, what is allowed, why not, and what an absent seat plays (PD-3, PD-5, PD-6.1). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.values import Refusal
from podzemi.games.paper_dungeons.actions import (
    BREW,
    CHOOSE_CARDS,
    COLOURS,
    CRAFT,
    FIRST,
    GOALS,
    HEROES,
    ITEMS,
    KIND,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_HERO,
    PICK_ITEM,
    PICK_MINIONS,
    POWERS,
    ROOMS,
    SETUP_ASSASSIN,
    SETUP_CRAFTSMAN,
    SETUP_VETERAN,
    STEP,
    STOP,
    SYMBOLS,
)
from podzemi.games.paper_dungeons.state import (
    ACTIONS,
    BOOTS,
    CLOAK,
    CLOVER,
    CRAFTSMAN,
    DICE,
    DO_CRAFT,
    DO_LEVEL,
    ENTRY,
    GAME_END,
    JOIN,
    MEDALLION,
    NONE,
    OUTSIDE,
    PSIONIC,
    SETUP_POWERS,
    SKULL,
    VETERAN,
    WALL,
    WATER,
    WHITE_DICE,
    WIZARD,
    Sheet,
    State,
    bits,
)
from podzemi.games.paper_dungeons.state import CHOOSE_CARDS as CHOOSING
from podzemi.games.paper_dungeons.state import HEROES as N_HEROES
from podzemi.games.paper_dungeons.state import ITEMS as N_ITEMS
from podzemi.games.paper_dungeons.state import ROOMS as N_ROOMS

# ---------------------------------------------------------------- who and what


def to_act(state: State) -> list[i64]:
    """The seats that still owe a decision (PD-3.1, PD-3.3)."""
    out: list[i64] = []
    for sheet in state.sheets:
        if sheet.owes:
            out.append(sheet.seat)
    return out


def legal(state: State, seat: i64) -> list[i64]:
    """The codes the seat may play (PD-23)."""
    return allowed(state, state.sheets[seat])


def allowed(state: State, sheet: Sheet) -> list[i64]:
    """The same for a sheet, which need not be the one in play: somebody may be trying things out."""
    out: list[i64] = []
    if not sheet.owes:
        return out
    if state.phase >= ACTIONS:
        if sheet.agenda:
            _legal_answers(state, sheet, out)
        elif sheet.movement > 0:
            _legal_steps(state, sheet, out)
        else:
            _legal_dice(state, sheet, out)
    elif state.phase == CHOOSING:
        for power in sheet.dealt_powers:
            for goal in sheet.dealt_goals:
                out.append(CHOOSE_CARDS * KIND + power * FIRST + goal)
    else:
        _legal_setup(sheet, out)
    return out


def _legal_setup(sheet: Sheet, out: list[i64]) -> None:
    if sheet.power == VETERAN:
        for one in range(N_HEROES):
            for two in range(one + 1, N_HEROES):
                out.append(SETUP_VETERAN * KIND + one * FIRST + two)
    elif sheet.power == CRAFTSMAN:
        for one in range(N_ITEMS):
            for two in range(one + 1, N_ITEMS):
                out.append(SETUP_CRAFTSMAN * KIND + one * FIRST + two)
    else:
        _pairs(SETUP_ASSASSIN * KIND, sheet.alive, out)


def _pairs(base: i64, alive: i64, out: list[i64]) -> None:
    """Every two rooms of the set, the smaller first."""
    rooms: list[i64] = []
    for room in range(N_ROOMS):
        if alive >> room & 1:
            rooms.append(room)
    count: i64 = len(rooms)
    for one in range(count):
        first: i64 = base + rooms[one] * FIRST
        for two in range(one + 1, count):
            out.append(first + rooms[two])


def _legal_answers(state: State, sheet: Sheet, out: list[i64]) -> None:
    """The open choice alone (PD-5.5.4)."""
    kind: i64 = sheet.agenda[-1] // ENTRY
    if kind == DO_LEVEL:
        for hero in range(N_HEROES):
            if sheet.levels[hero] < state.box.max_level:
                out.append(PICK_HERO * KIND + hero * FIRST)
    elif kind == DO_CRAFT:
        for item in range(N_ITEMS):
            if sheet.items[item] < 2:
                out.append(PICK_ITEM * KIND + item * FIRST)
    elif sheet.alive & (sheet.alive - 1):
        _pairs(PICK_MINIONS * KIND, sheet.alive, out)
    else:
        room: i64 = bits(sheet.alive - 1)
        out.append(PICK_MINIONS * KIND + room * FIRST + NOTHING)


def _legal_steps(state: State, sheet: Sheet, out: list[i64]) -> None:
    """PD-5.4.2, PD-5.4.3"""
    if sheet.position == OUTSIDE:
        for room in state.box.entrances:
            out.append(STEP * KIND + room * FIRST)
    else:
        for way in state.box.ways[state.dungeon * N_ROOMS + sheet.position]:
            if can_take(sheet, way):
                out.append(STEP * KIND + way % JOIN * FIRST)
    out.append(STOP * KIND)


def can_take(sheet: Sheet, way: i64) -> bool:
    """A wall needs the Cloak, water the Medallion (PD-6.1.3)."""
    kind: i64 = way // JOIN % 4
    if kind == WALL:
        return sheet.items[CLOAK] == 2
    if kind == WATER:
        return sheet.items[MEDALLION] == 2
    return True


def _legal_dice(state: State, sheet: Sheet, out: list[i64]) -> None:
    """Every unused die that is no skull, with all it can do (PD-5)."""
    box = state.box
    for die in range(DICE):
        symbol: i64 = state.faces[die]
        if symbol == SKULL or die in sheet.used:
            continue
        first: i64 = die * FIRST
        if symbol != BOOTS:
            base: i64 = LEVEL_UP * KIND + first
            if symbol == CLOVER:
                for hero in range(N_HEROES):
                    if sheet.levels[hero] < box.max_level:
                        out.append(base + hero)
            elif sheet.levels[symbol] < box.max_level and colour_fits(state, sheet, die, symbol):
                out.append(base + symbol)
            base = CRAFT * KIND + first
            for item in range(N_ITEMS):
                if sheet.items[item] < 2:
                    needs: i64 = box.item_symbol[item]
                    if needs == NONE or needs == symbol or symbol == CLOVER:
                        out.append(base + item)
            out.append(BREW * KIND + first)
        out.append(MOVE * KIND + first)


def colour_of(die: i64) -> i64:
    """0 white, 1 black (PD-23.1)."""
    return 0 if die < WHITE_DICE else 1


def is_trained(state: State, sheet: Sheet, die: i64, hero: i64) -> bool:
    """Whether the colour of the die does not matter or is the trained one (PD-5.1.1)."""
    return state.box.training[sheet.goal * N_HEROES + hero] == colour_of(die) or sheet.levels[WIZARD] >= 4


def colour_fits(state: State, sheet: Sheet, die: i64, hero: i64) -> bool:
    """The same, or Psionic is still to be used this round."""
    return is_trained(state, sheet, die, hero) or (sheet.power == PSIONIC and not sheet.psionic_used)


# ---------------------------------------------------------------- why not


def refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """The first reason against a code, or None for a legal one (PD-23.2)."""
    if state.phase == GAME_END:
        return Refusal("game_over", "PD-14.1")
    return refusal_on(state, state.sheets[seat], code)


def refusal_on(state: State, sheet: Sheet, code: i64) -> Refusal | None:
    if not sheet.owes:
        return Refusal("not_asked", "PD-3.1")
    kind: i64 = code // KIND
    one: i64 = code // FIRST % FIRST
    two: i64 = code % FIRST
    if state.phase == CHOOSING:
        return _refuse_cards(sheet, kind, one, two)
    if state.phase == SETUP_POWERS:
        return _refuse_setup(sheet, kind, one, two)
    if kind <= SETUP_ASSASSIN:
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


def _refuse_setup(sheet: Sheet, kind: i64, one: i64, two: i64) -> Refusal | None:
    wanted: i64 = SETUP_ASSASSIN
    if sheet.power == VETERAN:
        wanted = SETUP_VETERAN
    elif sheet.power == CRAFTSMAN:
        wanted = SETUP_CRAFTSMAN
    if kind != wanted:
        return Refusal("wrong_phase", "PD-23.2")
    if one == two:
        return Refusal("same_twice", "PD-5.6.2" if kind == SETUP_VETERAN else "PD-5.6.3")
    if kind == SETUP_ASSASSIN:
        return _refuse_rooms(sheet, one, two)
    return None


def _refuse_rooms(sheet: Sheet, one: i64, two: i64) -> Refusal | None:
    if not sheet.alive >> one & 1:
        return Refusal("no_minion", "PD-5.5.3", {"room": ROOMS[one]})
    if not sheet.alive >> two & 1:
        return Refusal("no_minion", "PD-5.5.3", {"room": ROOMS[two]})
    return None


def _refuse_answer(state: State, sheet: Sheet, kind: i64, one: i64, two: i64) -> Refusal | None:
    asked: i64 = sheet.agenda[-1] // ENTRY
    wanted: i64 = PICK_MINIONS
    if asked == DO_LEVEL:
        wanted = PICK_HERO
    elif asked == DO_CRAFT:
        wanted = PICK_ITEM
    if kind != wanted:
        return Refusal("choice_open", "PD-5.5.4")
    if kind == PICK_HERO:
        return _refuse_hero(state, sheet, one)
    if kind == PICK_ITEM:
        return _refuse_item(sheet, one)
    last: bool = sheet.alive & (sheet.alive - 1) == 0
    if last != (two == NOTHING):
        return Refusal("how_many_minions", "PD-5.5.3", {"count": 1 if last else 2})
    if last:
        return _refuse_rooms(sheet, one, one)
    if one == two:
        return Refusal("same_twice", "PD-5.5.3")
    return _refuse_rooms(sheet, one, two)


def _refuse_hero(state: State, sheet: Sheet, hero: i64) -> Refusal | None:
    if sheet.levels[hero] >= state.box.max_level:
        return Refusal("hero_at_top", "PD-5.5.1", {"hero": HEROES[hero]})
    return None


def _refuse_item(sheet: Sheet, item: i64) -> Refusal | None:
    if sheet.items[item] >= 2:
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
    for way in state.box.ways[state.dungeon * N_ROOMS + sheet.position]:
        if way % JOIN == to:
            if can_take(sheet, way):
                return None
            if way // JOIN % 4 == WALL:
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
    if sheet.levels[hero] >= state.box.max_level:
        return Refusal("hero_at_top", "PD-5.1.1", {"hero": HEROES[hero]})
    if symbol != CLOVER and not colour_fits(state, sheet, die, hero):
        trained = COLOURS[state.box.training[sheet.goal * N_HEROES + hero]]
        return Refusal("wrong_colour", "PD-5.1.1", {"hero": HEROES[hero], "colour": trained})
    return None


def _refuse_craft(state: State, sheet: Sheet, symbol: i64, item: i64) -> Refusal | None:
    if sheet.items[item] >= 2:
        return Refusal("item_complete", "PD-5.2.1", {"item": ITEMS[item]})
    needs: i64 = state.box.item_symbol[item]
    if needs != NONE and symbol != CLOVER and needs != symbol:
        return Refusal("item_symbol", "PD-5.2.1", {"item": ITEMS[item], "symbol": SYMBOLS[needs]})
    return None


# ---------------------------------------------------------------- defaults


def default(state: State, seat: i64) -> i64:
    """What an absent seat plays: the first cards and answers, potions while they fit, else no step."""
    return default_on(state, state.sheets[seat])


def default_on(state: State, sheet: Sheet) -> i64:
    codes = allowed(state, sheet)
    if state.phase < ACTIONS:
        return codes[0]
    if sheet.agenda:
        return _default_answer(sheet, codes)
    if sheet.movement > 0:
        return STOP * KIND
    wanted: i64 = BREW if sheet.potions < state.box.potion_spaces else MOVE
    for code in codes:
        if code // KIND == wanted:
            return code
    for code in codes:
        if code // KIND == MOVE:
            return code
    raise AssertionError("every usable die can move")


def _default_answer(sheet: Sheet, codes: list[i64]) -> i64:
    """The lowest hero; an item that is begun; else the first."""
    kind: i64 = sheet.agenda[-1] // ENTRY
    best: i64 = codes[0]
    for code in codes:
        what: i64 = code // FIRST % FIRST
        chosen: i64 = best // FIRST % FIRST
        lower: bool = kind == DO_LEVEL and sheet.levels[what] < sheet.levels[chosen]
        begun: bool = kind == DO_CRAFT and sheet.items[what] > sheet.items[chosen]
        if lower or begun:
            best = code
    return best


def open_choice(sheet: Sheet) -> i64:
    """The kind of the choice on top of the agenda, or NONE (PD-3.5)."""
    return sheet.agenda[-1] // ENTRY if sheet.agenda else NONE
