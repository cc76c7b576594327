"""The prior over walks, strikes and answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dark_cave.codes import (
    AXE_WEB,
    STEP,
    is_yes,
    kind_of,
    target_of,
    works_for,
)
from podzemi.games.dark_cave.geometry import (
    CORNER_COUNT,
    beside,
    edge_cell,
    edge_side,
    goal_piece,
    is_down,
    piece_of,
)
from podzemi.games.dark_cave.policy.aims import chances, known_exit
from podzemi.games.dark_cave.policy.distances import (
    FAR,
    TURN,
    first_cell,
    grid_at,
    marked_at,
    moves_from,
    toll_of,
)
from podzemi.games.dark_cave.policy.table import AXES, IDLE, LEANING, crosses, harm_of, of_seat
from podzemi.games.dark_cave.policy.trust import SURE
from podzemi.games.dark_cave.rules.play.monsters import first_met
from podzemi.games.dark_cave.rules.space.cave import neighbours, node_of, web_at
from podzemi.games.dark_cave.state import (
    AXE,
    AXE_ENTRY,
    CRAWLER,
    EXIT,
    GOBLIN,
    MONSTER_COUNT,
    NONE,
    VEIN,
    VOTE,
    State,
)

NUGGET: Final[i64] = 54
"""The value of a nugget under the dwarf."""
STRIKE: Final[i64] = 3 * TURN
EVEN: Final[i64] = 2000
"""Treasures closer than this, in hundredths of hundredths, may be equal."""
IDLER: Final[i64] = 3 * TURN
"""The cost of turning up the exit for an idle rival who leaves first; a larger value waits longer."""
DIGGER: Final[i64] = TURN // 2
"""The same for a rival who digs, too: if both waited, nobody would get out."""
DOUBTFUL: Final[i64] = -30
"""Less than this, and a seat is taken for a rival."""

# ---------------------------------------------------------------- walking


def walk_values(
    state: State,
    seat: i64,
    codes: list[i64],
    cost: list[i64],
    onward: list[i64],
    table: list[i64],
    values: list[i64],
) -> None:
    """A step is worth the best place to stay that it leads to."""
    here: i64 = state.dwarf[seat]
    best: list[i64] = [-2 * FAR] * first_cell(state)
    if state.left > 0:
        _look_around(state, seat, here, cost, table, best)
    for code in codes:
        if kind_of(code) == STEP:
            values.append(best[node_of(state, target_of(code))])
        elif kind_of(code) == AXE_WEB:
            values.append(strike_value(state, seat, code, onward, table) - cost[here])
        else:
            values.append(_stay_value(state, seat, here, 0, cost, table))


def _look_around(
    state: State, seat: i64, here: i64, cost: list[i64], table: list[i64], best: list[i64]
) -> None:
    """By first step: the value of the best place in reach."""
    origin: list[i64] = [NONE] * first_cell(state)
    paid: list[i64] = [0] * first_cell(state)
    origin[here] = here
    edge: list[i64] = [here]
    for step in range(1, state.left + 1):
        reached: list[i64] = []
        for node in edge:
            for other in neighbours(state, node):
                if origin[other] == NONE:
                    first: i64 = other if node == here else origin[node]
                    origin[other] = first
                    paid[other] = paid[node] + (0 if is_down(other) else toll_of(state, other))
                    value: i64 = _stay_value(state, seat, other, step, cost, table) - paid[other]
                    best[first] = max(best[first], value)
                    if not _stops(state, other):
                        reached.append(other)
        edge = reached


def _stops(state: State, node: i64) -> bool:
    return is_down(node) or marked_at(state, node, EXIT) or node in state.monster_at


def _stay_value(state: State, seat: i64, node: i64, steps: i64, cost: list[i64], table: list[i64]) -> i64:
    """The value of ending the movement there."""
    if marked_at(state, node, EXIT) and _ends_badly(state, seat, table):
        return -FAR
    value: i64 = -cost[node]
    if is_down(node):
        value -= _overtaken_loss(state, seat, node, table)
    if steps > 0:
        value -= steps
        for monster in range(MONSTER_COUNT):
            if state.monster_at[monster] == node:
                harm: i64 = harm_of(state, monster, seat, table)
                value -= harm * 3 // 10 if table[of_seat(seat, AXES)] > 0 else harm
        if state.players > 2 and marked_at(state, node, VEIN) and piece_of(node) in state.nuggets:
            value += NUGGET
    return value


def _overtaken_loss(state: State, seat: i64, node: i64, table: list[i64]) -> i64:
    """The cost of turning up a goal if it is the exit: the finder stops there (DC-9.5), rivals walk on."""
    worst: i64 = 0
    for other in range(state.players):
        against: i64 = -table[of_seat(other, LEANING)]
        if against > 0 and _arrives_next(state, other, node):
            worst = max(worst, against * (IDLER if table[of_seat(other, IDLE)] == 1 else DIGGER))
    return 0 if worst == 0 else worst * _exit_chance(state, seat, piece_of(node)) // (100 * SURE)


def _arrives_next(state: State, seat: i64, node: i64) -> bool:
    """Whether the dwarf can leave by that goal in its next turn, once it lies open."""
    if state.dwarf[seat] == NONE or state.lying[seat] == 1 or not state.hands[seat]:
        return False
    moves: i64 = state.box.moves
    if state.boots[seat] != NONE:
        moves += state.box.boots_bonus
    return moves_from(state, state.dwarf[seat])[node] + 1 <= moves


def _exit_chance(state: State, seat: i64, piece: i64) -> i64:
    """In per cent, for a face-down goal."""
    exit_at: i64 = known_exit(state, seat)
    if exit_at != NONE:
        return 100 if goal_piece(state.box, exit_at) == piece else 0
    chance: list[i64] = chances(state, seat)
    for corner in range(CORNER_COUNT):
        if goal_piece(state.box, corner) == piece:
            return chance[corner]
    return 0


def _ends_badly(state: State, seat: i64, table: list[i64]) -> bool:
    """Whether leaving now probably ends the match, and not as a win."""
    for other in range(state.players):
        if other != seat and state.dwarf[other] != NONE and table[of_seat(other, LEANING)] > DOUBTFUL:
            return False
    return wins_if_over(state, seat, seat, table) == -1


def strike_value(state: State, seat: i64, code: i64, onward: list[i64], table: list[i64]) -> i64:
    """A cobweb is cut when the way leads through it."""
    edge: i64 = target_of(code)
    here: i64 = grid_at(edge_cell(edge))
    there: i64 = grid_at(beside(edge_cell(edge), edge_side(edge)))
    if state.no_move or state.web_side[web_at(state, edge)] > table[of_seat(seat, AXES)]:
        return -TURN
    return STRIKE if crosses(state, seat, here, there, onward) else -TURN


# ---------------------------------------------------------------- answers


def answer_values(state: State, seat: i64, codes: list[i64], table: list[i64], values: list[i64]) -> None:
    """Axes against monsters, votes, how a goal lies."""
    for code in codes:
        if state.phase == VOTE:
            won: bool = wins_if_over(state, seat, NONE, table) == 1
            values.append(TURN if is_yes(code) == won else -TURN)
        elif state.phase == AXE or state.phase == AXE_ENTRY:
            values.append(TURN if is_yes(code) != _is_harmless(state, seat) else -TURN)
        else:
            values.append(0)


def _is_harmless(state: State, seat: i64) -> bool:
    """Whether the monster in question would do nothing (DC-7.7)."""
    monster: i64 = state.monster if state.phase == AXE else first_met(state)
    if monster == GOBLIN:
        return state.gold[seat] == 0 or state.players == 2
    return monster == CRAWLER and state.lying[seat] == 1


def wins_if_over(state: State, seat: i64, leaver: i64, table: list[i64]) -> i64:
    """1 if the own side wins should the match end now, -1 if not, 0 if there is no telling.

    `leaver` counts as out too.
    """
    ours: i64 = 0
    theirs: i64 = 0
    our_heads: i64 = 0
    their_heads: i64 = 0
    for other in range(state.players):
        share: i64 = (table[of_seat(other, LEANING)] + SURE) // 2
        our_heads += share
        their_heads += SURE - share
        if state.out[other] == 1 or other == leaver:
            ours += share * state.gold[other]
            theirs += (SURE - share) * state.gold[other]
    own: i64 = ours * their_heads
    other_side: i64 = theirs * our_heads
    if own - other_side > EVEN or other_side - own > EVEN:
        return 1 if own > other_side else -1
    first: i64 = leaver if state.first_out == NONE else state.first_out
    if first == NONE:
        return 0
    return 1 if works_for(state.clan[first]) == works_for(state.clan[seat]) else -1
