"""The default play of an absent seat: first cards and answers, potions while they fit, no step. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.codes import BREW, MOVE, PICK_HERO, PICK_ITEM
from podzemi.games.paper_dungeons.rules.legal import allowed, asked_answer
from podzemi.games.paper_dungeons.state import ACTIONS, Sheet, State


def default(state: State, seat: i64) -> i64:
    """The same for a seat of the match."""
    return default_on(state, state.sheets[seat])


def default_on(state: State, sheet: Sheet) -> i64:
    """The code for a sheet, which need not be the one in play."""
    choices = allowed(state, sheet)
    if state.phase < ACTIONS:
        return choices[0]
    if sheet.agenda:
        return _default_answer(sheet, choices)
    if sheet.movement > 0:
        return codes.stop()
    wanted: i64 = BREW if sheet.potions < state.box.potion_spaces else MOVE
    for code in choices:
        if codes.kind_of(code) == wanted:
            return code
    return _first_move(choices)


def _first_move(choices: list[i64]) -> i64:
    for code in choices:
        if codes.kind_of(code) == MOVE:
            return code
    raise AssertionError("every usable die can move")


def _default_answer(sheet: Sheet, choices: list[i64]) -> i64:
    """The lowest hero; an item that is begun; else the first."""
    kind: i64 = asked_answer(sheet)
    best: i64 = choices[0]
    for code in choices:
        what: i64 = codes.first_of(code)
        chosen: i64 = codes.first_of(best)
        lower: bool = kind == PICK_HERO and sheet.levels[what] < sheet.levels[chosen]
        begun: bool = kind == PICK_ITEM and sheet.items[what] > sheet.items[chosen]
        if lower or begun:
            best = code
    return best
