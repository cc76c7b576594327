"""The seats to act and their legal codes (PD-3, PD-5, PD-6.1). `refusals` shares the conditions. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import members
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.codes import (
    PICK_HERO,
    PICK_ITEM,
    PICK_MINIONS,
    SETUP_ASSASSIN,
    SETUP_CRAFTSMAN,
    SETUP_HUNTER,
    SETUP_VETERAN,
)
from podzemi.games.paper_dungeons.rules.scoring import is_complete
from podzemi.games.paper_dungeons.state import (
    ABILITY_LEVEL,
    ACTIONS,
    BOOTS,
    CHOOSE_CARDS,
    CLOAK,
    CLOVER,
    CRAFTSMAN,
    DICE_COUNT,
    DO_CRAFT,
    DO_LEVEL,
    HERO_COUNT,
    ITEM_COUNT,
    MEDALLION,
    NONE,
    OUTSIDE,
    PSIONIC,
    ROOM_COUNT,
    SKULL,
    TREASURE_HUNTER,
    VETERAN,
    WALL,
    WATER,
    WHITE_COUNT,
    WIZARD,
    Sheet,
    State,
)


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
    elif state.phase == CHOOSE_CARDS:
        for power in sheet.dealt_powers:
            for goal in sheet.dealt_goals:
                out.append(codes.choose_cards(power, goal))
    else:
        _legal_setup(state, sheet, out)
    return out


# ---------------------------------------------------------------- conditions


def asked_setup(sheet: Sheet) -> i64:
    """The kind of action that the power wants at set-up (PD-5.6)."""
    if sheet.power == VETERAN:
        return SETUP_VETERAN
    if sheet.power == CRAFTSMAN:
        return SETUP_CRAFTSMAN
    if sheet.power == TREASURE_HUNTER:
        return SETUP_HUNTER
    return SETUP_ASSASSIN


def asked_answer(sheet: Sheet) -> i64:
    """The kind of action that answers the choice on top of the agenda (PD-5.5)."""
    kind: i64 = codes.entry_kind(sheet.agenda[-1])
    if kind == DO_LEVEL:
        return PICK_HERO
    if kind == DO_CRAFT:
        return PICK_ITEM
    return PICK_MINIONS


def can_rise(state: State, sheet: Sheet, hero: i64) -> bool:
    """Whether the hero is below the top (PD-5.1.1, PD-5.5.1)."""
    return sheet.levels[hero] < state.box.max_level


def is_last_minion(sheet: Sheet) -> bool:
    """Whether a single minion is left, so that only one can be picked (PD-5.5.3)."""
    return sheet.alive & (sheet.alive - 1) == 0


def can_pass(way: i64, cloak: bool, medallion: bool) -> bool:
    """A wall needs the Cloak, water the Medallion (PD-6.1.3)."""
    join: i64 = codes.way_join(way)
    if join == WALL:
        return cloak
    if join == WATER:
        return medallion
    return True


def colour_of(die: i64) -> i64:
    """0 white, 1 black (PD-23.1)."""
    return 0 if die < WHITE_COUNT else 1


def is_trained(state: State, sheet: Sheet, die: i64, hero: i64) -> bool:
    """Whether the colour of the die does not matter or is the trained one (PD-5.1.1)."""
    trained: i64 = state.box.training[sheet.goal * HERO_COUNT + hero]
    return trained == colour_of(die) or sheet.levels[WIZARD] >= ABILITY_LEVEL


def colour_fits(state: State, sheet: Sheet, die: i64, hero: i64) -> bool:
    """The same, or Psionic is still to be used this round."""
    return is_trained(state, sheet, die, hero) or (sheet.power == PSIONIC and not sheet.psionic_used)


# ---------------------------------------------------------------- lists


def _legal_setup(state: State, sheet: Sheet, out: list[i64]) -> None:
    kind: i64 = asked_setup(sheet)
    if kind == SETUP_HUNTER:
        for room in range(ROOM_COUNT):
            if state.box.room_gem[room] != NONE:
                out.append(codes.setup_hunter(room))
        return
    if kind == SETUP_ASSASSIN:
        _room_pairs(kind, sheet.alive, out)
        return
    count: i64 = HERO_COUNT if kind == SETUP_VETERAN else ITEM_COUNT
    for one in range(count):
        for two in range(one + 1, count):
            out.append(codes.pack(kind, one, two))


def _room_pairs(kind: i64, alive: i64, out: list[i64]) -> None:
    """Every two rooms of the set, the smaller first."""
    rooms = members(alive)
    count: i64 = len(rooms)
    for one in range(count):
        first: i64 = codes.pack(kind, rooms[one], 0)
        for two in range(one + 1, count):
            out.append(first + rooms[two])


def _legal_answers(state: State, sheet: Sheet, out: list[i64]) -> None:
    """The open choice alone (PD-5.5.4)."""
    kind: i64 = asked_answer(sheet)
    if kind == PICK_HERO:
        for hero in range(HERO_COUNT):
            if can_rise(state, sheet, hero):
                out.append(codes.pick_hero(hero))
    elif kind == PICK_ITEM:
        for item in range(ITEM_COUNT):
            if not is_complete(sheet, item):
                out.append(codes.pick_item(item))
    elif is_last_minion(sheet):
        for room in members(sheet.alive):
            out.append(codes.pick_last_minion(room))
    else:
        _room_pairs(kind, sheet.alive, out)


def _legal_steps(state: State, sheet: Sheet, out: list[i64]) -> None:
    """PD-5.4.2, PD-5.4.3"""
    if sheet.position == OUTSIDE:
        for room in state.box.entrances:
            out.append(codes.step(room))
    else:
        cloak: bool = is_complete(sheet, CLOAK)
        medallion: bool = is_complete(sheet, MEDALLION)
        for way in state.box.ways[state.dungeon * ROOM_COUNT + sheet.position]:
            if can_pass(way, cloak, medallion):
                out.append(codes.step(codes.way_to(way)))
    out.append(codes.stop())


def _legal_dice(state: State, sheet: Sheet, out: list[i64]) -> None:
    """Every unused die that is no skull, with all it can do (PD-5)."""
    for die in range(DICE_COUNT):
        symbol: i64 = state.faces[die]
        if symbol == SKULL or die in sheet.used:
            continue
        if symbol != BOOTS:
            _legal_levels(state, sheet, die, symbol, out)
            for item in state.box.craftable[symbol]:
                if not is_complete(sheet, item):
                    out.append(codes.craft(die, item))
            out.append(codes.brew(die))
        out.append(codes.move(die))


def _legal_levels(state: State, sheet: Sheet, die: i64, symbol: i64, out: list[i64]) -> None:
    """A clover raises anybody, a symbol its own hero (PD-5.1.1)."""
    if symbol == CLOVER:
        for hero in range(HERO_COUNT):
            if can_rise(state, sheet, hero):
                out.append(codes.level_up(die, hero))
    elif can_rise(state, sheet, symbol) and colour_fits(state, sheet, die, symbol):
        out.append(codes.level_up(die, symbol))
