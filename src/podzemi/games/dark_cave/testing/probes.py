"""Codes worth asking about: what is legal in a state, and its near misses. For tests of `refusal`."""

from __future__ import annotations

from collections.abc import Iterator

from podzemi.games.dark_cave import codes as c
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.rules.space.cave import is_face_up
from podzemi.games.dark_cave.state import State

_PLAYS = (
    c.PLAY_PATH,
    c.SECRET_GOAL,
    c.SECRET_CLAN,
    c.PLAY_CAVE_IN,
    c.PLAY_SWAP,
    c.PLAY_COBWEB,
    c.PLAY_BOOTS,
    c.PLAY_AXE,
    c.PLAY_MONSTER,
)
_ANSWERS = (c.VOTE_END, c.AXE_MONSTER, c.ORIENT_GOAL, c.PROPOSE_END, c.END_MOVE)
_NO_KINDS = (0, c.ORIENT_GOAL + 1, 31, -1, -c.PLAY_PATH)


def probes(state: State) -> Iterator[int]:
    """Every code whose parts occur in the state, some of them spoilt; found without asking `legal`."""
    cells = _cells(state)
    spaces = [0, c.NO_SPACE, *_spaces(state)]
    edges = [0, *(g.edge_at(cell, side) for cell in cells for side in (g.SOUTH, g.EAST))]
    hand = [] if state.phase == s.OVER else state.hands[state.asked]
    strangers = [card for card in range(state.box.cards) if card not in hand][::17]
    for card in hand:
        yield from _plays(state, card, [0, *cells], spaces, edges)
    for card in (*hand, *strangers, c.NO_CARD):
        yield from (c.code_of(kind, card, cells[0]) for kind in _PLAYS)
        yield from (c.discard(card, other) for other in (c.NO_CARD, *hand, *strangers))
    yield c.discard(c.UNSORTED, c.NO_CARD)
    yield from (c.axe_web(edge) for edge in edges)
    yield from (c.step(space) for space in spaces)
    yield from (c.code_of(kind, 0, part) for kind in _ANSWERS for part in range(3))
    yield from _NO_KINDS


def _plays(state: State, card: int, cells: list[int], spaces: list[int], edges: list[int]) -> Iterator[int]:
    """The plays of one card of the hand with every target."""
    kind = state.box.kind[card]
    seats = (*range(state.players), c.NO_SEAT)
    if kind == s.PATH:
        yield from (c.play_path(card, cell, rot) for cell in cells for rot in range(3))
    elif kind == s.SECRET:
        yield from (c.secret_goal(card, cell) for cell in cells)
        yield from (c.secret_clan(card, seat) for seat in seats)
    elif kind == s.CAVE_IN:
        yield from (c.play_cave_in(card, cell) for cell in cells)
    elif kind == s.COBWEB:
        yield from (c.play_cobweb(card, edge) for edge in edges)
    elif kind >= s.RAT_CARD:
        yield from (c.play_monster(card, lair, to) for lair in _lairs(state) for to in spaces)
    else:
        play = {s.SWAP: c.play_swap, s.BOOTS: c.play_boots, s.AXE_CARD: c.play_axe}[kind]
        yield from (play(card, seat) for seat in seats)


def _cells(state: State) -> list[int]:
    """Cells with a card and all cells beside them."""
    taken = [cell for cell in state.cell if cell]
    around = [g.beside(cell, side) for cell in taken for side in range(g.SIDE_COUNT)]
    return sorted({*taken, *around})


def _spaces(state: State) -> list[int]:
    """All spaces of cards in the cave, and "down" on every goal cell."""
    found = []
    for piece, cell in enumerate(state.cell):
        if not cell:
            continue
        places = [g.DOWN] if g.corner_of(state.box, piece) >= 0 else []
        if is_face_up(state, piece):
            places += range(state.box.spaces[state.face[piece]])
        found += [_space(state, piece, place) for place in places]
    return found


def _lairs(state: State) -> list[int]:
    """Null, the lairs, and a space that is none."""
    found = [0, _space(state, g.start_piece(state.box), 0)]
    for piece, cell in enumerate(state.cell):
        if cell and is_face_up(state, piece):
            marks = [state.box.mark[g.face_space(state.face[piece], place)] for place in range(g.DOWN)]
            found += [_space(state, piece, place) for place, mark in enumerate(marks) if mark == s.LAIR]
    return found


def _space(state: State, piece: int, place: int) -> int:
    return g.space_at(state.cell[piece], state.box.space_id[g.face_space(state.face[piece], place)])
