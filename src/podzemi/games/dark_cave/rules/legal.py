"""Legal codes (DC-4 to DC-12, DC-21). Compiled.

`legal` lists by card in ascending order, each card's targets ascending, then discards,
then what needs no card; so the order says nothing that a view does not.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.dark_cave.codes import (
    END_MOVE,
    NO_CARD,
    PROPOSE_END,
    axe_monster,
    axe_web,
    discard,
    orient_goal,
    play_axe,
    play_boots,
    play_cave_in,
    play_cobweb,
    play_monster,
    play_path,
    play_swap,
    secret_clan,
    secret_goal,
    step,
    vote_end,
)
from podzemi.games.dark_cave.geometry import CORNER_COUNT, corner_by_cell, face_rot, goal_piece
from podzemi.games.dark_cave.rules.scoring import may_propose
from podzemi.games.dark_cave.rules.space.axes import has_axe
from podzemi.games.dark_cave.rules.space.cave import (
    lairs,
    neighbours,
    open_edges,
    space_of,
    touched_webs,
    walk,
)
from podzemi.games.dark_cave.rules.space.targets import (
    can_cave_in,
    has_no_boots,
    has_no_web,
    is_clan_hidden,
    is_free_to_go,
    is_goal_hidden,
    matches,
)
from podzemi.games.dark_cave.state import (
    ACT,
    AXE_CARD,
    BOOTS,
    CAVE_IN,
    COBWEB,
    MOVE,
    NONE,
    ORIENT,
    OVER,
    PATH,
    RAT_CARD,
    SECRET,
    SWAP,
    VOTE,
    State,
)


def to_act(state: State) -> list[i64]:
    """One seat, none when the match is over (DC-4.1)."""
    if state.phase == OVER:
        return []
    return [state.asked]


def legal(state: State, seat: i64) -> list[i64]:
    """The codes the seat may play."""
    out: list[i64] = []
    phase: i64 = state.phase
    if phase == OVER or seat != state.asked:
        return out
    if phase == ACT:
        for card in state.hands[seat]:
            _plays(state, seat, card, out)
        _discards(state.hands[seat], out)
        if may_propose(state):
            out.append(PROPOSE_END)
        _strikes(state, seat, out)
    elif phase == MOVE:
        _strikes(state, seat, out)
        if state.left > 0:
            _steps(state, seat, out)
        out.append(END_MOVE)
    elif phase == VOTE:
        out.append(vote_end(False))
        out.append(vote_end(True))
    elif phase == ORIENT:
        out.append(orient_goal(0))
        out.append(orient_goal(1))
    else:
        out.append(axe_monster(False))
        out.append(axe_monster(True))
    return out


# ---------------------------------------------------------------- cards


def _plays(state: State, seat: i64, card: i64, out: list[i64]) -> None:
    """The plays of one card of the hand."""
    kind: i64 = state.box.kind[card]
    if kind == PATH:
        _places(state, card, out)
    elif kind == SECRET:
        _looks(state, seat, card, out)
    elif kind == CAVE_IN:
        _cave_ins(state, card, out)
    elif kind == SWAP:
        _swaps(state, seat, card, out)
    elif kind == COBWEB:
        _webs(state, card, out)
    elif kind == BOOTS:
        _boots(state, card, out)
    elif kind == AXE_CARD:
        _axes(state, card, out)
    else:
        _hunts(state, card, kind - RAT_CARD, out)


def _places(state: State, card: i64, out: list[i64]) -> None:
    """Add the placements of a path card (DC-5)."""
    upright: i64 = state.box.mask[face_rot(card, 0)]
    turned: i64 = state.box.mask[face_rot(card, 1)]
    cells: list[i64] = state.rim
    needs: list[i64] = state.rim_need
    cares: list[i64] = state.rim_care
    for i in range(len(cells)):
        need: i64 = needs[i]
        if need != 0:
            care: i64 = cares[i]
            if matches(upright, need, care):
                out.append(play_path(card, cells[i], 0))
            if matches(turned, need, care):
                out.append(play_path(card, cells[i], 1))


def _looks(state: State, seat: i64, card: i64, out: list[i64]) -> None:
    """Face-down goals and other face-down clan cards (DC-6.1)."""
    for rank in range(CORNER_COUNT):
        corner: i64 = corner_by_cell(rank)
        if is_goal_hidden(state, corner):
            out.append(secret_goal(card, state.cell[goal_piece(state.box, corner)]))
    for other in range(state.players):
        if other != seat and is_clan_hidden(state, other):
            out.append(secret_clan(card, other))


def _cave_ins(state: State, card: i64, out: list[i64]) -> None:
    """DC-6.2."""
    for piece in state.laid:
        if can_cave_in(state, piece):
            out.append(play_cave_in(card, state.cell[piece]))


def _swaps(state: State, seat: i64, card: i64, out: list[i64]) -> None:
    """DC-6.3."""
    for other in range(state.players):
        if other != seat:
            out.append(play_swap(card, other))


def _webs(state: State, card: i64, out: list[i64]) -> None:
    """DC-6.4."""
    for edge in open_edges(state):
        if has_no_web(state, edge):
            out.append(play_cobweb(card, edge))


def _boots(state: State, card: i64, out: list[i64]) -> None:
    """DC-6.5."""
    for other in range(state.players):
        if has_no_boots(state, other):
            out.append(play_boots(card, other))


def _axes(state: State, card: i64, out: list[i64]) -> None:
    """DC-6.6."""
    for other in range(state.players):
        out.append(play_axe(card, other))


def _hunts(state: State, card: i64, monster: i64, out: list[i64]) -> None:
    """Summon the monster or move it on (DC-7)."""
    at: i64 = state.monster_at[monster]
    moves: i64 = state.box.monster_moves[monster]
    if at != NONE:
        out.append(play_monster(card, 0, 0))
        _ends(state, card, 0, at, moves, out)
        return
    for lair in lairs(state):
        space: i64 = space_of(state, lair)
        out.append(play_monster(card, space, 0))
        if is_free_to_go(state, lair):
            _ends(state, card, space, lair, moves, out)


def _ends(state: State, card: i64, lair: i64, start: i64, moves: i64, out: list[i64]) -> None:
    """Add the destinations of the monster from there (DC-7.4)."""
    for space in _sorted_spaces(state, walk(state, start, moves, False)):
        out.append(play_monster(card, lair, space))


def _sorted_spaces(state: State, nodes: list[i64]) -> list[i64]:
    spaces: list[i64] = []
    for node in nodes:
        spaces.append(space_of(state, node))
    spaces.sort()
    return spaces


def _discards(hand: list[i64], out: list[i64]) -> None:
    """One card or two (DC-10.1)."""
    for card in hand:
        out.append(discard(card, NO_CARD))
    for i in range(len(hand)):
        first: i64 = hand[i]
        for j in range(i + 1, len(hand)):
            out.append(discard(first, hand[j]))


# ---------------------------------------------------------------- axes and steps


def _strikes(state: State, seat: i64, out: list[i64]) -> None:
    """Cobwebs in reach of the dwarf and an axe (DC-6.6)."""
    if state.web_edge and has_axe(state, seat):
        for edge in touched_webs(state, state.dwarf[seat]):
            out.append(axe_web(edge))


def _steps(state: State, seat: i64, out: list[i64]) -> None:
    """DC-8.2."""
    for space in _sorted_spaces(state, neighbours(state, state.dwarf[seat])):
        out.append(step(space))
