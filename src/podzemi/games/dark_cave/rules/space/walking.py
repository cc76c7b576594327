"""How a dwarf walks: moves, steps, tolls, the way out, what lies under it (DC-8, DC-9.4). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.codes import role_of
from podzemi.games.dark_cave.data.tables import MONSTERS, ROLES
from podzemi.games.dark_cave.geometry import is_down, piece_of
from podzemi.games.dark_cave.names import cell_name
from podzemi.games.dark_cave.rules.clans import reveal
from podzemi.games.dark_cave.rules.goals import turn_goal
from podzemi.games.dark_cave.rules.naming import node_name
from podzemi.games.dark_cave.rules.play.losses import lose_card, lose_gold
from podzemi.games.dark_cave.rules.space.axes import has_axe
from podzemi.games.dark_cave.rules.space.cave import mark_of, neighbours, touched_webs
from podzemi.games.dark_cave.state import (
    BRIDGE,
    EXIT,
    MONSTER_COUNT,
    MOVE,
    NONE,
    TUNNEL,
    VEIN,
    State,
)

# ---------------------------------------------------------------- moves


def moves_of(state: State, seat: i64) -> i64:
    """How many moves the seat has in this turn, or in its next one (DC-8.1)."""
    stays: bool = state.lying[seat] == 1 or (seat == state.active and state.no_move)
    if stays or state.out[seat] == 1:
        return 0
    return state.box.moves + (state.box.boots_bonus if state.boots[seat] != NONE else 0)


def begin_movement(state: State) -> None:
    """The moves are fixed now (DC-8.1); who is out of the cave has none (DC-4.6)."""
    state.left = moves_of(state, state.active)


def asks_for_step(state: State) -> bool:
    """Ask for the next step, if there is a step or a strike to choose (DC-4.5)."""
    seat: i64 = state.active
    if not _can_step(state, seat) and not can_strike(state, seat):
        return False
    state.phase = MOVE
    state.asked = seat
    return True


def _can_step(state: State, seat: i64) -> bool:
    return state.left > 0 and len(neighbours(state, state.dwarf[seat])) > 0


def can_strike(state: State, seat: i64) -> bool:
    """Whether a cobweb is in reach of the dwarf and an axe (DC-6.6)."""
    return has_axe(state, seat) and len(touched_webs(state, state.dwarf[seat])) > 0


# ---------------------------------------------------------------- steps


def make_step(state: State, seat: i64, node: i64, log: Log | None) -> None:
    """One move (DC-8.3); a face-down goal is turned up and ends the movement (DC-9.1)."""
    origin: i64 = state.dwarf[seat]
    state.left -= 1
    state.steps += 1
    if log is not None:
        here = node_name(state, origin)
        log.events.append(e.DwarfStepped(seat, here, node_name(state, node), state.left))
    if is_down(node):
        state.left = 0
        turn_goal(state, origin, piece_of(node), log)
    else:
        state.dwarf[seat] = node


def arrive(state: State, log: Log | None) -> None:
    """The toll (DC-8.4); monsters there end the movement (DC-8.5)."""
    seat: i64 = state.active
    node: i64 = state.dwarf[seat]
    mark: i64 = mark_of(state, node)
    if mark == BRIDGE:
        state.tolls[seat] += 1
        lose_card(state, seat, "bridge", log)
    elif mark == TUNNEL:
        lose_gold(state, seat, "tunnel", log)
    for monster in range(MONSTER_COUNT):
        if state.monster_at[monster] == node:
            state.meet |= bit(monster)
            state.left = 0
            if log is not None:
                log.events.append(e.MonsterMet(seat, MONSTERS[monster]))


# ---------------------------------------------------------------- the way out, and nuggets


def leaves(state: State, log: Log | None) -> bool:
    """A dwarf at the exit is out; the first one looks at the clan cards set aside (DC-9.4)."""
    seat: i64 = state.active
    if mark_of(state, state.dwarf[seat]) != EXIT:
        return False
    first: bool = state.first_out == NONE
    state.dwarf[seat] = NONE
    state.out[seat] = 1
    state.lying[seat] = 0
    if first:
        state.first_out = seat
    if log is not None:
        log.events.append(e.DwarfOut(seat, state.gold[seat], first))
    reveal(state, seat, log)
    if log is not None:
        _log_aside(state, first, log)
    return True


def _log_aside(state: State, first: bool, log: Log) -> None:
    if first and state.aside:
        roles = [ROLES[role_of(card)] for card in state.aside]
        log.events.append(e.AsideSeen(state.active, len(roles), roles))


def take_nugget(state: State, log: Log | None) -> None:
    """A nugget under the dwarf that walked here is taken, which shows the clan card (DC-8.7)."""
    seat: i64 = state.active
    node: i64 = state.dwarf[seat]
    piece: i64 = piece_of(node)
    if state.steps == 0 or piece not in state.nuggets or mark_of(state, node) != VEIN:
        return
    state.nuggets.remove(piece)
    state.gold[seat] += 1
    if log is not None:
        x, y = cell_name(state.cell[piece])
        log.events.append(e.NuggetTaken(seat, x, y, state.gold[seat]))
    reveal(state, seat, log)
