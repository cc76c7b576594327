"""Packed numbers: what is put in comes out again, at the ends of every range."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from podzemi.games.dark_cave import codes as c
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.data.tables import BOX, CLANS, DATA, ROLES

CARDS = (0, 1, c.UNSORTED, c.NO_CARD)
CELLS = (0, 1, g.ORIGIN, g.cell_at(127, 127))
EDGES = (0, g.edge_at(g.ORIGIN, g.SOUTH), g.edge_at(g.cell_at(127, 127), g.EAST))
SPACES = (0, c.NO_SPACE, g.space_at(g.ORIGIN, 0), g.space_at(g.cell_at(127, 127), g.ID_STRIDE - 1))
SEATS = (0, 1, DATA.players_max - 1)
ROTS = (0, 1, c.OTHER_ROT)

Pack = Callable[..., int]
Read = Callable[[int], int]

CODES: list[tuple[int, Pack, Sequence[Sequence[int]], Sequence[Read]]] = [
    (c.PLAY_PATH, c.play_path, (CARDS, CELLS, ROTS), (c.card_of, c.path_cell, c.path_rot)),
    (c.SECRET_GOAL, c.secret_goal, (CARDS, CELLS), (c.card_of, c.target_of)),
    (c.SECRET_CLAN, c.secret_clan, (CARDS, (*SEATS, c.NO_SEAT)), (c.card_of, c.target_of)),
    (c.PLAY_CAVE_IN, c.play_cave_in, (CARDS, CELLS), (c.card_of, c.target_of)),
    (c.PLAY_SWAP, c.play_swap, (CARDS, (*SEATS, c.NO_SEAT)), (c.card_of, c.target_of)),
    (c.PLAY_COBWEB, c.play_cobweb, (CARDS, EDGES), (c.card_of, c.target_of)),
    (c.PLAY_BOOTS, c.play_boots, (CARDS, (*SEATS, c.NO_SEAT)), (c.card_of, c.target_of)),
    (c.PLAY_AXE, c.play_axe, (CARDS, (*SEATS, c.NO_SEAT)), (c.card_of, c.target_of)),
    (c.PLAY_MONSTER, c.play_monster, (CARDS, SPACES, SPACES), (c.card_of, c.monster_lair, c.monster_to)),
    (c.DISCARD, c.discard, (CARDS, CARDS), (c.card_of, c.target_of)),
    (c.VOTE_END, c.vote_end, ((False, True),), (c.is_yes,)),
    (c.AXE_WEB, c.axe_web, (EDGES,), (c.target_of,)),
    (c.AXE_MONSTER, c.axe_monster, ((False, True),), (c.is_yes,)),
    (c.STEP, c.step, (SPACES,), (c.target_of,)),
    (c.ORIENT_GOAL, c.orient_goal, (ROTS,), (c.target_of,)),
]

ENTRIES: list[tuple[Pack, Sequence[Sequence[int]], Sequence[Read]]] = [
    (c.owned, (SEATS, CARDS), (c.owner_of, c.owned_card)),
    (c.deed, (SEATS, (1, 2**c.CODE_BITS - 1)), (c.deed_seat, c.deed_code)),
    (c.swap_of, (SEATS, SEATS, (0, 1, 120)), (c.swap_seat, c.swap_other, c.swap_hidden)),
    (
        c.memory_of,
        (SEATS, CARDS, (s.NONE, *SEATS), (0, 255)),
        (c.memory_keeper, c.memory_card, c.memory_holder, c.memory_swap),
    ),
    (c.clan_card, ((s.BLUE, s.YELLOW), (s.LOYAL, s.SABOTEUR)), (c.clan_of, c.role_of)),
    (g.cell_at, ((-127, 0, 127), (-127, 0, 127)), (g.cell_x, g.cell_y)),
    (g.edge_at, (CELLS[1:], (g.EAST, g.SOUTH)), (g.edge_cell, g.edge_side)),
    (g.space_at, (CELLS, (0, 1, g.ID_STRIDE - 1)), (g.space_cell, g.space_number)),
    (g.node_at, ((0, 1, g.piece_count(BOX) - 1), (0, 1, g.DOWN)), (g.piece_of, g.place_of)),
]


@pytest.mark.clause("DC-21.2")
@pytest.mark.parametrize(
    ("kind", "pack", "ranges", "readers"), CODES, ids=lambda it: getattr(it, "__name__", "")
)
def test_a_code_gives_back_its_parts(
    kind: int, pack: Pack, ranges: Sequence[Sequence[int]], readers: Sequence[Read]
) -> None:
    for parts in product(*ranges):
        code = pack(*parts)
        assert c.kind_of(code) == kind
        assert tuple(read(code) for read in readers) == parts
        assert 0 < code < 2**c.CODE_BITS


@pytest.mark.parametrize(("pack", "ranges", "readers"), ENTRIES, ids=lambda it: getattr(it, "__name__", ""))
def test_an_entry_gives_back_its_parts(
    pack: Pack, ranges: Sequence[Sequence[int]], readers: Sequence[Read]
) -> None:
    for parts in product(*ranges):
        assert tuple(read(pack(*parts)) for read in readers) == parts


def test_a_code_with_more_parts_than_its_kind_is_not_formed() -> None:
    for kind in (c.PROPOSE_END, c.END_MOVE):
        assert c.is_formed(kind) and not c.is_formed(c.code_of(kind, 0, 1))
    for kind in (c.VOTE_END, c.AXE_MONSTER):
        assert c.is_formed(c.code_of(kind, 0, 1)) and not c.is_formed(c.code_of(kind, 0, 2))
    for kind in (c.AXE_WEB, c.STEP, c.ORIENT_GOAL):
        assert not c.is_formed(c.code_of(kind, 1, 1))
    assert [c.is_formed(code) for code in (-c.PLAY_PATH, -1, 0, c.PLAY_PATH)] == [False, False, True, True]


def test_any_parts_can_be_put_into_a_code() -> None:
    for card, target in product(CARDS, CELLS):
        code = c.code_of(c.PLAY_CAVE_IN, card, target)
        assert code == c.play_cave_in(card, target)


@pytest.mark.clause("DC-0.4")
@pytest.mark.parametrize("side", range(g.SIDE_COUNT))
def test_two_cells_share_their_edge(side: int) -> None:
    other = g.beside(g.ORIGIN, side)
    assert g.edge_at(g.ORIGIN, side) == g.edge_at(other, g.opposite(side))
    assert g.beside(other, g.opposite(side)) == g.ORIGIN


def test_pieces_are_cards_the_start_and_the_corners() -> None:
    assert g.corner_of(BOX, g.start_piece(BOX)) < 0
    pieces = [g.goal_piece(BOX, corner) for corner in range(g.CORNER_COUNT)]
    assert [g.corner_of(BOX, piece) for piece in pieces] == list(range(g.CORNER_COUNT))
    assert pieces[-1] + 1 == g.piece_count(BOX)
    cells = [g.corner_cell(4, corner) for corner in range(g.CORNER_COUNT)]
    assert [cells[g.corner_by_cell(rank)] for rank in range(g.CORNER_COUNT)] == sorted(cells)


@pytest.mark.clause("DC-0.8")
def test_a_saboteur_works_for_the_other_clan() -> None:
    for card in DATA.clan_card:
        number = c.clan_card(CLANS.index(card.clan), ROLES.index(card.role))
        assert CLANS[c.works_for(number)] == card.works_for
