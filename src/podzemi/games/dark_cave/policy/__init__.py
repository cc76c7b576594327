"""Heuristic policy (`weigh`) and evaluation (`estimate`). In the subset that is translated to C++.

Written in the subset of Python that becomes native code, where rollouts and the search of the bots call it.

| module | holds |
|---|---|
| `distances` | how far it is through the cave |
| `aims` | what a seat heads for |
| `trust` | who works for whom, as far as a seat can tell |
| `table` | all seats as one of them sees them |
| `plays` | what a card is worth |
| `walk` | where to walk, when to strike, when to agree |
| `chance` | the chance of a side |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dark_cave.codes import AXE_WEB, PROPOSE_END, kind_of
from podzemi.games.dark_cave.policy.aims import aims, known_exit
from podzemi.games.dark_cave.policy.chance import expectation
from podzemi.games.dark_cave.policy.distances import (
    FAR,
    ROUGH,
    TURN,
    first_cell,
    mark_unserved,
    moves_from,
    node_count,
    prices,
    spread_field,
    survey,
)
from podzemi.games.dark_cave.policy.plays import holes, play_value
from podzemi.games.dark_cave.policy.table import LEANING, TURNS, entries, of_seat, table_of
from podzemi.games.dark_cave.policy.walk import answer_values, strike_value, walk_values, wins_if_over
from podzemi.games.dark_cave.state import ACT, MOVE, NONE, State

TOP: Final[i64] = 1_000_000
HALF: Final[i64] = 3
"""An action's weight halves for every HALF sixtieths of a turn by which it is worse than the best."""


def weigh(state: State, seat: i64, codes: list[i64]) -> list[i64]:
    """For each of the seat's legal codes a weight from 0 to 1,000,000: a quick player draws in proportion.

    Reads nothing that the seat may not know.
    """
    grid: list[i64] = survey(state)
    exit_at: i64 = known_exit(state, seat)
    price: list[i64] = prices(state, ROUGH if exit_at == NONE else 0)
    if state.phase == ACT:
        mark_unserved(state, seat, price)
    cost: list[i64] = [FAR] * node_count(state)
    onward: list[i64] = [NONE] * node_count(state)
    goals: list[i64] = aims(state, seat, exit_at, cost)
    spread_field(state, grid, price, goals, cost, onward)
    table: list[i64] = table_of(state, seat, exit_at != NONE, cost)
    values: list[i64] = []
    if state.phase == ACT:
        _weigh_cards(state, seat, codes, grid, price, cost, onward, table, values)
    elif state.phase == MOVE:
        walk_values(state, seat, codes, cost, onward, table, values)
    else:
        answer_values(state, seat, codes, table, values)
    return _softened(values)


def _weigh_cards(
    state: State,
    seat: i64,
    codes: list[i64],
    grid: list[i64],
    price: list[i64],
    cost: list[i64],
    onward: list[i64],
    table: list[i64],
    values: list[i64],
) -> None:
    """Plays before the movement (DC-4)."""
    entry: list[i64] = entries(state, onward)
    hole: list[i64] = holes(state, _leader(state, seat, table), grid, onward, entry)
    walk: list[i64] = [FAR] * first_cell(state)
    if state.dwarf[seat] != NONE:
        walk = moves_from(state, state.dwarf[seat])
    for code in codes:
        kind: i64 = kind_of(code)
        if kind == AXE_WEB:
            values.append(strike_value(state, seat, code, onward, table))
        elif kind == PROPOSE_END:
            values.append(3 * TURN if wins_if_over(state, seat, NONE, table) == 1 else -TURN)
        else:
            values.append(play_value(state, seat, code, grid, price, cost, onward, walk, entry, hole, table))


def _leader(state: State, seat: i64, table: list[i64]) -> i64:
    """The seat whose way the hand serves: the own one, or the foremost mate's once one is out."""
    best: i64 = seat
    if state.dwarf[seat] == NONE:
        for other in range(state.players):
            is_mate: bool = table[of_seat(other, LEANING)] > 0
            if is_mate and table[of_seat(other, TURNS)] < table[of_seat(best, TURNS)]:
                best = other
    return best


def _softened(values: list[i64]) -> list[i64]:
    """Values become weights: half as much for every HALF below the best."""
    best: i64 = values[0]
    for value in values:
        best = max(best, value)
    weights: list[i64] = []
    for value in values:
        below: i64 = best - value
        halvings: i64 = below // HALF
        whole: i64 = 1 if halvings > 18 else TOP >> halvings
        weights.append(max(1, whole - whole * (below % HALF) // (2 * HALF)))
    return weights


def estimate(state: State, seat: i64) -> i64:
    """The expected result of the seat, in thousandths: 1,000 is a sure win, -1,000 the last place.

    It may read the whole state: search calls it on one of the states that a seat holds possible.
    """
    return expectation(state, seat)
