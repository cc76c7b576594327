"""The chance of a side, from the whole state. Compiled.

Every dwarf inside adds to the score of its side by how far it is from the exit, whether its player knows
where that is, and how many rounds the cards last; gold that is out counts in full. `fitted` holds
the curves, which `research/fit_dark_cave.py` fitted to matches of quick players.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dark_cave.codes import works_for
from podzemi.games.dark_cave.geometry import CORNER_COUNT
from podzemi.games.dark_cave.policy.aims import goal_node, is_exit, known_exit
from podzemi.games.dark_cave.policy.distances import FAR, TURN, node_count, prices, spread_field, survey
from podzemi.games.dark_cave.policy.fitted import curves
from podzemi.games.dark_cave.state import NONE, State

ROW: Final[i64] = 4
SIDE: Final[i64] = 0
KNOWS: Final[i64] = 1  # 1: where the exit is
TO_EXIT: Final[i64] = 2  # NONE: out
TO_CORNER: Final[i64] = 3

# where the curves of one group of player counts lie, and what comes after them
TURNS: Final[i64] = 26
"""Points of a curve by distance, a turn apart."""
ROUNDS: Final[i64] = 17
"""Points of the curve by rounds to spare, from MIDDLE below nothing on."""
MIDDLE: Final[i64] = 8
KNOWN_EXIT: Final[i64] = 0
HIDDEN_EXIT: Final[i64] = 26
HIDDEN_CORNER: Final[i64] = 52
SPARE: Final[i64] = 78
GOLD_OUT: Final[i64] = 95
FIRST_OUT: Final[i64] = 96
CURVES: Final[i64] = 97

HEAD: Final[i64] = 30
"""The worth of a dwarf without gold, in hundredths of a nugget."""


def expectation(state: State, seat: i64) -> i64:
    """In thousandths: what the place of the seat's side is worth, times how much likelier a win is."""
    score: i64 = _score(state, works_for(state.clan[seat]))
    rivals: i64 = 0
    for card in state.clan:
        if works_for(card) != works_for(state.clan[seat]):
            rivals += 1
    return _squashed(score) * rivals // max(1, state.players - 1)


def _squashed(score: i64) -> i64:
    """A score in thousandths of a logarithm of odds, as the difference of the chances in thousandths.

    The hyperbolic tangent of half the score, by a fraction that is exact to one per cent.
    """
    half: i64 = min(3000, max(score, -score) // 2)
    square: i64 = half * half // 1000
    found: i64 = half * (27_000 + square) // (27_000 + 9 * square)
    return found if score >= 0 else -found


def _score(state: State, side: i64) -> i64:
    """Thousandths of the logarithm of the odds that the side wins."""
    rows: list[i64] = prospects(state)
    curve: list[i64] = curves(group_of(state.players))
    heads: list[i64] = [0, 0]
    for card in state.clan:
        heads[works_for(card)] += 1
    total: i64 = 0
    for seat in range(state.players):
        worth: i64 = dwarf_score(state, seat, rows, curve)
        mine: bool = rows[seat * ROW + SIDE] == side
        count: i64 = heads[rows[seat * ROW + SIDE]]
        total += worth // (300 * count) if mine else -(worth // (300 * count))
    if state.first_out != NONE:
        total += curve[FIRST_OUT] if works_for(state.clan[state.first_out]) == side else -curve[FIRST_OUT]
    return total


def dwarf_score(state: State, seat: i64, rows: list[i64], curve: list[i64]) -> i64:
    """The contribution of one dwarf to its side."""
    worth: i64 = 100 * state.gold[seat] + HEAD
    to_exit: i64 = rows[seat * ROW + TO_EXIT]
    if to_exit == NONE:
        return worth * curve[GOLD_OUT]
    spare: i64 = read(curve, SPARE, ROUNDS, rounds_left(state) - to_exit + MIDDLE * TURN)
    if rows[seat * ROW + KNOWS] == 1:
        return worth * (read(curve, KNOWN_EXIT, TURNS, to_exit) + spare)
    hidden: i64 = read(curve, HIDDEN_EXIT, TURNS, to_exit)
    return worth * (hidden + read(curve, HIDDEN_CORNER, TURNS, rows[seat * ROW + TO_CORNER]) + spare)


def read(curve: list[i64], first: i64, points: i64, at: i64) -> i64:
    """A curve between two of its points, which are a turn apart."""
    if at <= 0:
        return curve[first]
    place: i64 = at // TURN
    if place >= points - 1:
        return curve[first + points - 1]
    low: i64 = curve[first + place]
    return low + (curve[first + place + 1] - low) * (at % TURN) // TURN


def group_of(players: i64) -> i64:
    """Two players race; with up to five the corners are far, with more they are near (DC-3.2)."""
    if players == 2:
        return 0
    return 1 if players <= 5 else 2


def rounds_left(state: State) -> i64:
    """The time that the cards allow, in sixtieths of a round (DC-11.1)."""
    cards: i64 = len(state.pile)
    for hand in state.hands:
        cards += len(hand)
    return cards * TURN // state.players


# ---------------------------------------------------------------- how far everybody is


def prospects(state: State) -> list[i64]:
    """A row for every seat."""
    grid: list[i64] = survey(state)
    price: list[i64] = prices(state, 0)
    to_exit: list[i64] = [FAR] * node_count(state)
    to_corner: list[i64] = [FAR] * node_count(state)
    onward: list[i64] = [NONE] * node_count(state)
    goals: list[i64] = _goals(state, True, to_exit)
    hidden: list[i64] = _goals(state, False, to_corner)
    spread_field(state, grid, price, goals, to_exit, onward)
    if hidden:
        spread_field(state, grid, price, hidden, to_corner, onward)
    rows: list[i64] = []
    for seat in range(state.players):
        rows.append(works_for(state.clan[seat]))
        rows.append(1 if known_exit(state, seat) != NONE else 0)
        rows.append(_turns(state, seat, to_exit))
        rows.append(_turns(state, seat, to_corner))
    return rows


def _goals(state: State, exit_only: bool, cost: list[i64]) -> list[i64]:
    """The exit; or the corners that are still face down, while the exit is."""
    out: list[i64] = []
    for corner in range(CORNER_COUNT):
        wanted: bool = is_exit(state, corner) if exit_only else state.turned[corner] == 0
        if wanted:
            cost[goal_node(state, corner)] = 0
            out.append(goal_node(state, corner))
    return out


def _turns(state: State, seat: i64, cost: list[i64]) -> i64:
    """With the wait until the seat's turn; NONE when out."""
    if state.dwarf[seat] == NONE:
        return NONE
    far: i64 = min(FAR, cost[state.dwarf[seat]])
    if state.boots[seat] != NONE:
        far = far * 85 // 100
    wait: i64 = (seat - state.active + state.players) % state.players * TURN // state.players
    return far + wait + (TURN if state.lying[seat] == 1 else 0)
