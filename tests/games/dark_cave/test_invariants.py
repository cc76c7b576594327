"""DC-18: the invariants hold in random matches, and each can fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from laws import laws
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.codes import memory_of
from podzemi.games.dark_cave.data.tables import BOX
from podzemi.games.dark_cave.state import State

from .table import Table


def scene() -> State:
    return Table(
        3,
        board="P1-07@(1,0) P1-11@(0,-1) P3-14@(2,0)/180",
        dwarfs={1: (1, 0, "a")},
        monsters={"rat": ((0, -1, "a"), 1, "A1-07")},
        webs=[((0, 0), (1, 0), 2, 1, "A1-04")],
        axes={2: ["A1-06"]},
        clans="bl bs bl",
    ).state


def spoil_card(state: State) -> None:
    state.hands[0][0] = state.hands[1][0]


def spoil_gold(state: State) -> None:
    state.bank += 1


def spoil_limit(state: State) -> None:
    state.limit[0] = 3


def spoil_dwarf(state: State) -> None:
    state.dwarf[0] = s.NONE


def spoil_monster(state: State) -> None:
    state.monster_card[0] = s.NONE


def spoil_web(state: State) -> None:
    state.web_edge[0] = 0


def spoil_match(state: State) -> None:
    state.rot[BOX.face_name.index("P1-07")] = 0
    state.face[BOX.face_name.index("P1-07")] = BOX.face_name.index("P1-06")


def spoil_start(state: State) -> None:
    state.cell[BOX.cards] += 1


def spoil_out(state: State) -> None:
    state.dwarf[2], state.out[2] = s.NONE, 1


def spoil_clan(state: State) -> None:
    state.clan[1] = s.LOYAL


def spoil_pile(state: State) -> None:
    state.pile.insert(0, state.pile.pop())
    state.pile[0], state.pile[-1] = BOX.by_back[0][-1], BOX.by_back[2][0]


def spoil_moves(state: State) -> None:
    state.join[g.piece_side(BOX.face_name.index("P1-07"), g.EAST)] = s.NONE


def spoil_nugget(state: State) -> None:
    vein = BOX.face_name.index("P3-14")
    state.dwarf[2] = g.node_at(vein, BOX.local[g.face_id(vein, BOX.space_name.index("c"))])


def spoil_memory(state: State) -> None:
    state.memory = [memory_of(0, state.pile[0], 1, 0)]


def spoil_saved(state: State) -> None:
    state.out[1], state.up[1], state.dwarf[1], state.first_out = 1, 1, s.NONE, 1


def spoil_upkeep(state: State) -> None:
    state.monster_seat[0] = state.active


@pytest.mark.clause(
    "DC-18.1",
    "DC-18.2",
    "DC-18.3",
    "DC-18.4",
    "DC-18.5",
    "DC-18.6",
    "DC-18.7",
    "DC-18.8",
    "DC-18.9",
    "DC-18.10",
    "DC-18.11",
    "DC-18.12",
    "DC-18.13",
    "DC-18.15",
    "DC-18.17",
    "DC-18.18",
    "DC-18.19",
)
@pytest.mark.parametrize(
    "spoil",
    [
        spoil_card,
        spoil_gold,
        spoil_limit,
        spoil_dwarf,
        spoil_monster,
        spoil_web,
        spoil_match,
        spoil_start,
        spoil_out,
        spoil_clan,
        spoil_pile,
        spoil_moves,
        spoil_nugget,
        spoil_memory,
        spoil_saved,
        spoil_upkeep,
    ],
)
def test_a_broken_state_is_noticed(spoil: Callable[[State], None]) -> None:
    state = scene()
    GAME.check(state)
    spoil(state)
    with pytest.raises((AssertionError, IndexError)):
        GAME.check(state)


@pytest.mark.clause("DC-18.3", "DC-18.8", "DC-18.10", "DC-18.11")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_what_never_goes_back(players: int) -> None:
    """Limits, the pile, turned goals and turned clan cards go one way only."""
    before: list[State] = []

    def check(_: object, state: State, __: object) -> None:
        GAME.check(state)
        if before:
            old = before[-1]
            assert all(now <= then for now, then in zip(state.limit, old.limit))
            assert all(now >= then for now, then in zip(state.turned, old.turned))
            assert all(now >= then for now, then in zip(state.up, old.up))
            assert len(state.pile) <= len(old.pile)
        before.append(state.clone())

    laws.play(GAME, players, {}, players, check)
