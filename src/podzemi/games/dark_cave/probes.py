"""Codes worth asking about: what is legal in a state, and its near misses. For tests of `refusal`."""

from __future__ import annotations

from collections.abc import Iterator

from podzemi.games.dark_cave import actions as a
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.state import State

_PLAYS = (
    a.PLAY_PATH,
    a.SECRET_GOAL,
    a.SECRET_CLAN,
    a.PLAY_CAVE_IN,
    a.PLAY_SWAP,
    a.PLAY_COBWEB,
    a.PLAY_BOOTS,
    a.PLAY_AXE,
    a.PLAY_MONSTER,
)


def probes(state: State) -> Iterator[int]:
    """Every code whose parts occur in the state, some of them spoilt; found without asking `legal`."""
    cells = _cells(state)
    spaces = [0, a.NO_SPACE, *_spaces(state)]
    edges = [0, *(cell * 2 + way for cell in cells for way in (0, 1))]
    hand = [] if state.phase == s.OVER else state.hands[state.asked]
    strangers = [card for card in range(state.box.cards) if card not in hand][::17]
    for card in hand:
        yield from _plays(state, card, [0, *cells], spaces, edges)
    for card in (*hand, *strangers, a.NO_CARD):
        yield from (kind | card << 5 | cells[0] << 12 for kind in _PLAYS)
        yield a.DISCARD | card << 5 | a.NO_CARD << 12
        yield from (a.DISCARD | card << 5 | other << 12 for other in (*hand, *strangers))
    yield a.DISCARD | a.UNSORTED << 5 | a.NO_CARD << 12
    yield from (a.AXE_WEB | edge << 12 for edge in edges)
    yield from (a.STEP | space << 12 for space in spaces)
    for kind in (a.VOTE_END, a.AXE_MONSTER, a.ORIENT_GOAL, a.PROPOSE_END, a.END_MOVE):
        yield from (kind | part << 12 for part in range(3))
    yield from (0, 18, 31, -1, -a.PLAY_PATH)


def _plays(state: State, card: int, cells: list[int], spaces: list[int], edges: list[int]) -> Iterator[int]:
    """The plays of one card of the hand with every target."""
    kind = state.box.kind[card]
    first = card << 5
    if kind == s.PATH:
        for cell in cells:
            yield from (a.PLAY_PATH | first | cell << 12 | rot << 28 for rot in range(3))
    elif kind == s.SECRET:
        yield from (a.SECRET_GOAL | first | cell << 12 for cell in cells)
        yield from (a.SECRET_CLAN | first | seat << 12 for seat in (*range(state.players), a.NO_SEAT))
    elif kind == s.CAVE_IN:
        yield from (a.PLAY_CAVE_IN | first | cell << 12 for cell in cells)
    elif kind == s.COBWEB:
        yield from (a.PLAY_COBWEB | first | edge << 12 for edge in edges)
    elif kind >= s.RAT_CARD:
        for lair in _lairs(state):
            yield from (a.PLAY_MONSTER | first | lair << 12 | to << 33 for to in spaces)
    else:
        play = {s.SWAP: a.PLAY_SWAP, s.BOOTS: a.PLAY_BOOTS, s.AXE_CARD: a.PLAY_AXE}[kind]
        yield from (play | first | seat << 12 for seat in (*range(state.players), a.NO_SEAT))


def _cells(state: State) -> list[int]:
    """Cells with a card and all cells beside them."""
    taken = [cell for cell in state.cell if cell]
    return sorted({cell + step for cell in taken for step in (0, -1, 1, -s.STRIDE, s.STRIDE)})


def _spaces(state: State) -> list[int]:
    """All spaces of cards in the cave, and "down" on every goal cell."""
    found = []
    box = state.box
    for piece, cell in enumerate(state.cell):
        if not cell:
            continue
        places: list[int] = [s.DOWN] if piece > box.cards else []
        if piece <= box.cards or state.turned[piece - box.cards - 1]:
            places += [int(place) for place in range(box.spaces[state.face[piece]])]
        found += [cell * s.IDS + box.space_id[state.face[piece] * s.SPACES + place] for place in places]
    return found


def _lairs(state: State) -> list[int]:
    """Null, the lairs, and a space that is none."""
    box = state.box
    start = s.ORIGIN * s.IDS + box.space_id[box.cards * s.SPACES]
    found = [0, start]
    for piece, cell in enumerate(state.cell):
        if cell and (piece <= box.cards or state.turned[piece - box.cards - 1]):
            face = state.face[piece]
            marks = [place for place in range(s.SPACES) if box.mark[face * s.SPACES + place] == s.LAIR]
            found += [cell * s.IDS + box.space_id[face * s.SPACES + place] for place in marks]
    return found
