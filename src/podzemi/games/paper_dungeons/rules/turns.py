"""One seat's decisions, carried out on its own sheet: cards, dice, steps, answers (PD-5). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.actions import GOALS, POWERS, SYMBOLS
from podzemi.games.paper_dungeons.codes import (
    BREW,
    CHOOSE_CARDS,
    CRAFT,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_HERO,
    PICK_ITEM,
    PICK_MINIONS,
    SETUP_ASSASSIN,
    SETUP_CRAFTSMAN,
    SETUP_HUNTER,
    SETUP_VETERAN,
    STEP,
    STOP,
)
from podzemi.games.paper_dungeons.rules.chains import (
    brew,
    defeat,
    enter,
    fill_half,
    gain_gem,
    raise_hero,
    resolve,
)
from podzemi.games.paper_dungeons.rules.legal import is_trained
from podzemi.games.paper_dungeons.state import (
    ACTIONS,
    BOOTS,
    BOSS_REWARD,
    CLOVER,
    DO_DEFEAT,
    OUTSIDE,
    RANGER,
    ROOM_COUNT,
    WALL,
    WATER,
    Sheet,
    State,
)


def is_done(state: State, sheet: Sheet) -> bool:
    """Nothing pending, no move, and all dice used: the decision is over (PD-3.1)."""
    if sheet.agenda or sheet.movement > 0:
        return False
    if state.phase < ACTIONS or state.phase == BOSS_REWARD:
        return True
    return len(sheet.used) == state.box.dice_per_round


def act(state: State, sheet: Sheet, code: i64, log: Log | None) -> None:
    """Apply the code to the seat's own sheet, with its consequences."""
    kind: i64 = codes.kind_of(code)
    one: i64 = codes.first_of(code)
    two: i64 = codes.second_of(code)
    if kind == CHOOSE_CARDS:
        _choose_cards(sheet, one, two, log)
        return
    if state.phase == BOSS_REWARD:
        sheet.last = [*sheet.last, code]
    else:
        sheet.deeds.append(code)
    if kind == STEP:
        _step(state, sheet, one, log)
    elif PICK_HERO <= kind <= PICK_MINIONS:
        _answer(state, sheet, kind, one, two, log)
    elif kind == STOP:
        _stop(sheet, log)
    elif LEVEL_UP <= kind <= MOVE:
        _use_die(state, sheet, kind, one, two, log)
    else:
        _set_up(state, sheet, kind, one, two, log)
    resolve(state, sheet, log)


def _choose_cards(sheet: Sheet, power: i64, goal: i64, log: Log | None) -> None:
    """Sealed until all have chosen (PD-2.6)."""
    sheet.chosen_power = power
    sheet.chosen_goal = goal
    if log is not None:
        log.events.append(e.CardsChosen(sheet.seat, POWERS[power], GOALS[goal]))


def _set_up(state: State, sheet: Sheet, kind: i64, one: i64, two: i64, log: Log | None) -> None:
    """Veteran, Craftsman, Assassin, Treasure Hunter (PD-5.6)."""
    if kind == SETUP_VETERAN:
        raise_hero(state, sheet, one, True, log)
        raise_hero(state, sheet, two, True, log)
    elif kind == SETUP_CRAFTSMAN:
        fill_half(state, sheet, one, True, log)
        fill_half(state, sheet, two, True, log)
    elif kind == SETUP_HUNTER:
        gem: i64 = state.box.room_gem[one]
        sheet.circled |= bit(gem)
        gain_gem(state, sheet, gem, log)
    else:
        assert kind == SETUP_ASSASSIN
        defeat(state, sheet, one, True, log)
        defeat(state, sheet, two, True, log)


# ---------------------------------------------------------------- dice


def _use_die(state: State, sheet: Sheet, kind: i64, die: i64, what: i64, log: Log | None) -> None:
    """One action with one die (PD-5.1 to PD-5.4)."""
    sheet.used.append(die)
    symbol: i64 = state.faces[die]
    if kind == LEVEL_UP:
        if symbol != CLOVER and not is_trained(state, sheet, die, what):
            sheet.psionic_used = True
            if log is not None:
                log.events.append(e.PsionicUsed(sheet.seat, False, SYMBOLS[symbol]))
        raise_hero(state, sheet, what, False, log)
    elif kind == CRAFT:
        fill_half(state, sheet, what, False, log)
    elif kind == BREW:
        brew(state, sheet)
    else:
        start_move(sheet, symbol)
        if log is not None:
            log.events.append(e.MoveStarted(sheet.seat, False, SYMBOLS[symbol], sheet.movement))


# ---------------------------------------------------------------- moves


def steps_of(symbol: i64) -> i64:
    """How many steps a die is good for (PD-5.4.1)."""
    return 3 if symbol == BOOTS else 2


def start_move(sheet: Sheet, symbol: i64) -> None:
    """A new move; every river may be refunded again (PD-11.13)."""
    sheet.movement = steps_of(symbol)
    sheet.refunds = 0


def _step(state: State, sheet: Sheet, to: i64, log: Log | None) -> None:
    """Pay, cross, enter (PD-5.4.2); the Ranger's point comes back at once (PD-11.13)."""
    sheet.movement -= 1
    if sheet.position != OUTSIDE:
        for way in state.box.ways[state.dungeon * ROOM_COUNT + sheet.position]:
            if codes.way_to(way) == to:
                _cross(sheet, way, to, log)
    enter(state, sheet, to, log)


def _cross(sheet: Sheet, way: i64, to: i64, log: Log | None) -> None:
    join: i64 = codes.way_join(way)
    index: i64 = codes.way_index(way)
    if join == WALL:
        sheet.walls |= bit(index)
    elif join == WATER:
        sheet.water |= bit(index)
        refund: i64 = codes.refund_bit(index, to > sheet.position)
        if sheet.power == RANGER and not sheet.refunds & refund:
            sheet.refunds |= refund
            sheet.movement += 1
            if log is not None:
                log.events.append(e.StepRefunded(sheet.seat, False, sheet.movement))


def _stop(sheet: Sheet, log: Log | None) -> None:
    """The rest of the move is given up (PD-5.4.3)."""
    if log is not None:
        log.events.append(e.MoveEnded(sheet.seat, False, sheet.movement))
    sheet.movement = 0


# ---------------------------------------------------------------- answers


def _answer(state: State, sheet: Sheet, kind: i64, one: i64, two: i64, log: Log | None) -> None:
    """The choice on top of the agenda is made (PD-5.5)."""
    sheet.agenda.pop()
    if kind == PICK_HERO:
        raise_hero(state, sheet, one, True, log)
    elif kind == PICK_ITEM:
        fill_half(state, sheet, one, True, log)
    else:
        assert kind == PICK_MINIONS
        if two != NOTHING:
            sheet.agenda.append(codes.entry_in(DO_DEFEAT, two))
        defeat(state, sheet, one, True, log)
