"""The rules of Paper Dungeons: what is allowed, and what it does. Compiled.

`scoring` reads a sheet, `chains` changes it, `choices` says what is allowed, `rounds` runs the
common part; here a decision is carried out. A seat changes nothing but its own sheet until
all are done (PD-3.2), which is why any order of hands gives the same match.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.actions import (
    BREW,
    CHOOSE_CARDS,
    CRAFT,
    FIRST,
    GOALS,
    KIND,
    LEVEL_UP,
    MOVE,
    NOTHING,
    PICK_HERO,
    PICK_ITEM,
    PICK_MINIONS,
    POWERS,
    SETUP_ASSASSIN,
    SETUP_CRAFTSMAN,
    SETUP_VETERAN,
    STEP,
    SYMBOLS,
)
from podzemi.games.paper_dungeons.rules.chains import brew, defeat, enter, fill_half, raise_hero, resolve
from podzemi.games.paper_dungeons.rules.choices import default, is_trained, legal, refusal, to_act
from podzemi.games.paper_dungeons.rules.rounds import finish, setup
from podzemi.games.paper_dungeons.state import (
    ACTIONS,
    BOOTS,
    BOSS_REWARD,
    CLOVER,
    DO_DEFEAT,
    ENTRY,
    INDEX,
    JOIN,
    OUTSIDE,
    RANGER,
    ROOMS,
    WALL,
    WATER,
    Sheet,
    State,
)


def apply(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """Play a legal code."""
    sheet = state.sheets[seat]
    act(state, sheet, code, log)
    if is_done(state, sheet):
        finish(state, sheet, log)


def is_done(state: State, sheet: Sheet) -> bool:
    """Nothing pending, no move, and all dice used: the decision is over (PD-3.1)."""
    if sheet.agenda or sheet.movement > 0:
        return False
    if state.phase < ACTIONS or state.phase == BOSS_REWARD:
        return True
    return len(sheet.used) == state.box.dice_per_round


def act(state: State, sheet: Sheet, code: i64, log: Log | None) -> None:
    """What the code does on the seat's own sheet, with all that it sets off."""
    kind: i64 = code // KIND
    one: i64 = code // FIRST % FIRST
    two: i64 = code % FIRST
    if kind == CHOOSE_CARDS:
        _choose_cards(sheet, one, two, log)
        return
    if state.phase == BOSS_REWARD:
        sheet.last = [*sheet.last, code]
    else:
        sheet.deeds.append(code)
    if kind == STEP:
        _step(state, sheet, one, log)
    elif kind >= PICK_HERO:
        _answer(state, sheet, kind, one, two, log)
    elif LEVEL_UP <= kind <= MOVE:
        _use_die(state, sheet, kind, one, two, log)
    elif kind < LEVEL_UP:
        _set_up(state, sheet, kind, one, two, log)
    else:
        if log is not None:
            log.events.append(e.MoveEnded(sheet.seat, False, sheet.movement))
        sheet.movement = 0
    resolve(state, sheet, log)


def _choose_cards(sheet: Sheet, power: i64, goal: i64, log: Log | None) -> None:
    """Sealed until all have chosen (PD-2.6)."""
    sheet.chosen_power = power
    sheet.chosen_goal = goal
    if log is not None:
        log.events.append(e.CardsChosen(sheet.seat, POWERS[power], GOALS[goal]))


def _set_up(state: State, sheet: Sheet, kind: i64, one: i64, two: i64, log: Log | None) -> None:
    """Veteran, Craftsman, Assassin (PD-5.6)."""
    if kind == SETUP_VETERAN:
        raise_hero(state, sheet, one, True, log)
        raise_hero(state, sheet, two, True, log)
    elif kind == SETUP_CRAFTSMAN:
        fill_half(state, sheet, one, True, log)
        fill_half(state, sheet, two, True, log)
    else:
        assert kind == SETUP_ASSASSIN
        defeat(state, sheet, one, True, log)
        defeat(state, sheet, two, True, log)


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
        sheet.movement = 3 if symbol == BOOTS else 2
        sheet.refunds = 0
        if log is not None:
            log.events.append(e.MoveStarted(sheet.seat, False, SYMBOLS[symbol], sheet.movement))


def _step(state: State, sheet: Sheet, to: i64, log: Log | None) -> None:
    """Pay, cross, enter (PD-5.4.2); the Ranger's point comes back at once (PD-11.13)."""
    sheet.movement -= 1
    if sheet.position != OUTSIDE:
        for way in state.box.ways[state.dungeon * ROOMS + sheet.position]:
            if way % JOIN == to:
                _cross(sheet, way, to, log)
                break
    enter(state, sheet, to, log)


def _cross(sheet: Sheet, way: i64, to: i64, log: Log | None) -> None:
    kind: i64 = way // JOIN % 4
    index: i64 = way // INDEX
    if kind == WALL:
        sheet.walls |= bit(index)
    elif kind == WATER:
        sheet.water |= bit(index)
        way_bit: i64 = bit(2 * index + (1 if to > sheet.position else 0))
        if sheet.power == RANGER and not sheet.refunds & way_bit:
            sheet.refunds |= way_bit
            sheet.movement += 1
            if log is not None:
                log.events.append(e.StepRefunded(sheet.seat, False, sheet.movement))


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
            sheet.agenda.append(DO_DEFEAT * ENTRY + two)
        defeat(state, sheet, one, True, log)


__all__ = ["act", "apply", "default", "is_done", "legal", "refusal", "setup", "to_act"]
