"""One seat's estimates of every seat: side, distance to the exit, value of a turn. Compiled.

A table is a list: a row for every seat, then one row for what all share.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dark_cave.codes import owner_of
from podzemi.games.dark_cave.geometry import SIDE_COUNT, piece_of
from podzemi.games.dark_cave.policy.distances import FAR, GRID, TURN, first_cell, grid_at, grid_beside
from podzemi.games.dark_cave.policy.trust import SURE, is_idle, leanings
from podzemi.games.dark_cave.state import CRAWLER, GOBLIN, NONE, RAT, State

ROW: Final[i64] = 5

# of a seat
LEANING: Final[i64] = 0
TURNS: Final[i64] = 1  # to the exit; FAR when out
STAKE: Final[i64] = 2  # what a turn saved by a path card weighs, in per cent
AXES: Final[i64] = 3
IDLE: Final[i64] = 4  # 1: leaves the digging to others

# of all
KNOWN: Final[i64] = 0  # 1: the exit is known
HEAT: Final[i64] = 1  # how much harm counts, in per cent
THREAT: Final[i64] = 2  # 1: a rival is close to the exit

CLOSE: Final[i64] = 210
"""From this near to the exit on, a rival is worth a cave-in or a cobweb."""
OTHERS: Final[i64] = 60
"""The weight of a turn of somebody else beside an own one, in per cent."""
MATES: Final[i64] = 80
RIVALS: Final[i64] = 40
"""The weight of a turn of all sure rivals together when a card is laid."""
SEARCH: Final[i64] = 20
"""The worth of harm to rivals before the exit is known: they search for everybody."""


def of_seat(seat: i64, what: i64) -> i64:
    return seat * ROW + what


def of_all(state: State, what: i64) -> i64:
    return state.players * ROW + what


def table_of(state: State, seat: i64, known: bool, cost: list[i64]) -> list[i64]:
    """The table of a seat, by a field to what it heads for."""
    table: list[i64] = [0] * ((state.players + 1) * ROW)
    leaning: list[i64] = leanings(state, seat)
    rivals: i64 = 0
    for other in range(state.players):
        table[of_seat(other, LEANING)] = leaning[other]
        table[of_seat(other, TURNS)] = _turns(state, other, cost)
        table[of_seat(other, IDLE)] = 1 if is_idle(state, other) else 0
        if leaning[other] < 0 and state.dwarf[other] != NONE:
            rivals += 1
            if known and table[of_seat(other, TURNS)] < CLOSE:
                table[of_all(state, THREAT)] = 1
    for axe in state.axes:
        table[of_seat(owner_of(axe), AXES)] += 1
    table[of_all(state, KNOWN)] = 1 if known else 0
    table[of_all(state, HEAT)] = 100 if known else SEARCH
    for other in range(state.players):
        table[of_seat(other, STAKE)] = _stake(state, seat, other, known, rivals, table)
    return table


def _turns(state: State, other: i64, cost: list[i64]) -> i64:
    if state.dwarf[other] == NONE:
        return FAR
    return min(FAR, cost[state.dwarf[other]] + (TURN if state.lying[other] == 1 else 0))


def _stake(state: State, seat: i64, other: i64, known: bool, rivals: i64, table: list[i64]) -> i64:
    """The foremost mate counts, rivals share little."""
    if state.dwarf[other] == NONE:
        return 0
    if other == seat:
        return 100
    leaning: i64 = table[of_seat(other, LEANING)]
    turns: i64 = table[of_seat(other, TURNS)]
    if leaning >= 0:
        behind: i64 = turns - table[of_seat(seat, TURNS)] if state.dwarf[seat] != NONE else 0
        return MATES * leaning // SURE * max(25, min(100, 100 - behind * 100 // (6 * TURN))) // 100
    searches: bool = not known and table[of_seat(other, IDLE)] == 0
    near: i64 = SEARCH if searches else 150 if known and turns < CLOSE else 100
    return RIVALS * leaning * near // (10_000 * rivals)


def weight_of(seat: i64, other: i64, table: list[i64]) -> i64:
    """The value of a turn of that seat, in per cent: 100 for oneself, negative for rivals."""
    if other == seat:
        return 100
    return OTHERS * table[of_seat(other, LEANING)] // SURE


def heat_of(state: State, other: i64, table: list[i64]) -> i64:
    """How much harm to that seat counts, in per cent: who is idle searches for nobody."""
    return 100 if table[of_seat(other, IDLE)] == 1 else table[of_all(state, HEAT)]


def harm_of(state: State, monster: i64, other: i64, table: list[i64]) -> i64:
    """The cost of a monster to a dwarf it meets (DC-7.7)."""
    harm: i64 = 0
    if monster == RAT:
        harm = 36
    elif monster == CRAWLER and state.lying[other] == 0:
        harm = 60
    elif monster == GOBLIN and state.gold[other] > 0 and state.players > 2:
        harm = 54
    return harm * 13 // 10 if table[of_seat(other, TURNS)] < CLOSE else harm


# ---------------------------------------------------------------- ways


def entries(state: State, onward: list[i64]) -> list[i64]:
    """By seat and place of the grid: the side by which the seat's way enters the empty cell there, from 1."""
    out: list[i64] = [0] * (state.players * GRID)
    for seat in range(state.players):
        node: i64 = state.dwarf[seat]
        while node != NONE:
            after: i64 = onward[node]
            if after >= first_cell(state):
                at: i64 = after - first_cell(state)
                out[seat * GRID + at] = 1 + _side_to(at, _grid_of(state, node))
            node = after
    return out


def _grid_of(state: State, node: i64) -> i64:
    if node >= first_cell(state):
        return node - first_cell(state)
    return grid_at(state.cell[piece_of(node)])


def _side_to(at: i64, other: i64) -> i64:
    """On which side of a place of the grid the neighbour lies."""
    for side in range(SIDE_COUNT):
        if grid_beside(at, side) == other:
            return side
    return 0


def is_on_way(state: State, seat: i64, cell: i64, onward: list[i64]) -> bool:
    """Whether the way of a dwarf leads over the card there, from now on."""
    node: i64 = state.dwarf[seat]
    while node != NONE and node < first_cell(state):
        if state.cell[piece_of(node)] == cell and node != state.dwarf[seat]:
            return True
        node = onward[node]
    return False


def crosses(state: State, seat: i64, one: i64, two: i64, onward: list[i64]) -> bool:
    """Whether the way of a dwarf leads over the edge between two cells, now or once a card lies there."""
    node: i64 = state.dwarf[seat]
    while node != NONE and node < first_cell(state):
        after: i64 = onward[node]
        if after == NONE:
            return False
        here: i64 = _grid_of(state, node)
        there: i64 = _grid_of(state, after)
        if (here == one and there == two) or (here == two and there == one):
            return True
        node = after
    return False
