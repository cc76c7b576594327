"""DC-T01 to DC-T20: the rulebook's examples, set-up, laying."""

from __future__ import annotations

import pytest

from podzemi.engine.log import Log
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.codes import clan_of, role_of
from podzemi.games.dark_cave.data.tables import BOX
from podzemi.games.dark_cave.view.types import View

from .table import END, START, Table, hunt, path, step, web


@pytest.mark.clause("DC-T01", "DC-5.3")
def test_t01_a_card_that_touches_nothing() -> None:
    assert Table(hands={0: ["P1-01"]}).refused(path("P1-01", 2, 0)) == "DC-5.3"


@pytest.mark.clause("DC-T02", "DC-5.2", "DC-0.3")
def test_t02_a_card_laid_crosswise() -> None:
    table = Table(hands={0: ["P1-07"]})
    assert table.refused(path("P1-07", 1, 0, 90)) == "DC-5.2"
    assert {action["rot"] for action in table.offers("play_path")} == {0, 180}


@pytest.mark.clause("DC-T03", "DC-5.4")
def test_t03_edges_that_do_not_match() -> None:
    table = Table(hands={0: ["P1-06", "P1-07"]})
    assert table.refused(path("P1-06", 1, 0)) == "DC-5.4"
    assert table.allows(path("P1-07", 1, 0))


@pytest.mark.clause("DC-T04", "DC-5.5")
@pytest.mark.parametrize("rot", [0, 180])
def test_t04_a_card_that_extends_nothing(rot: int) -> None:
    table = Table(board="P1-06@(0,-1)", hands={0: ["P2-05"]})
    assert table.refused(path("P2-05", 1, -1, rot)) == "DC-5.5"


@pytest.mark.clause("DC-T05", "DC-6.4", "DC-0.4", "DC-0.6")
def test_t05_where_cobwebs_may_lie() -> None:
    table = Table(board="P1-06@(0,-1)", hands={0: ["A1-04"]})
    assert [action["edge"] for action in table.offers("play_cobweb")] == [
        [[-1, 0], [0, 0]],
        [[0, -2], [0, -1]],
        [[0, -1], [0, 0]],
        [[0, 0], [0, 1]],
        [[0, 0], [1, 0]],
    ]
    assert table.refused(web("A1-04", (0, -1), (1, -1))) == "DC-6.4"


@pytest.mark.clause("DC-T06", "DC-7.4", "DC-7.5", "DC-7.7")
def test_t06_the_rat() -> None:
    table = Table(
        board="P1-12@(0,-1) P1-07@(1,0) P1-01@(-1,0) P2-06@(2,0)",
        clans="bl yl",
        active=1,
        dwarfs={0: (1, 0, "a"), 1: (-1, 0, "a")},
        hands={0: ["P1-02", "P1-03", "P1-04"], 1: ["A1-07", "P1-08"]},
    )
    assert table.refused(hunt("A1-07", (0, -1, "a"), (2, 0, "w"))) == "DC-7.5"
    before = len(table.state.hidden)
    table.play(hunt("A1-07", (0, -1, "a"), (1, 0, "a")))
    assert (table.sizes()[0], table.state.limit[0]) == (2, 4)
    assert len(table.state.hidden) == before + 1
    assert table.monster("rat") == ((1, 0, "a"), 1)


@pytest.mark.clause("DC-T07", "DC-8.2", "DC-8.1")
def test_t07_three_moves() -> None:
    table = Table(board="P1-07@(1,0) P2-06@(2,0)", hands={0: ["P1-01", "P1-02"]})
    table.play(path("P1-01", -1, 0), step(1, 0, "a"), step(2, 0, "w"))
    assert table.state.left == 1
    table.play(step(2, 0, "e"))
    assert table.dwarf(0) == (2, 0, "e") and table.asked == 1


@pytest.mark.clause("DC-T08", "DC-9.1", "DC-9.2", "DC-2.9")
def test_t08_reaching_a_goal() -> None:
    table = Table(
        board="P1-07@(-3,4)",
        goals=("G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN"),
        dwarfs={0: (-3, 4, "a")},
        hands={0: ["P1-01", "P1-02"]},
    )
    table.play(path("P1-01", 1, 0))
    assert table.state.left == 3
    table.play(step(-4, 4, "down"))
    card = next(card for card in table.view().cards if (card.x, card.y) == (-4, 4))
    assert (card.card, card.rot) == ("G-LADDER", 0)
    assert table.dwarf(0) == (-4, 4, "e") and table.asked == 1


@pytest.mark.clause("DC-T09", "DC-11.4", "DC-11.6", "DC-0.8")
def test_t09_the_scoring_example() -> None:
    table = Table(
        5,
        clans="yl yl bl bl ys",
        out=[2, 0, 3],
        gold={0: 2, 1: 2, 2: 2, 3: 3, 4: 3},
        active=1,
        turned={(4, -4): 0},
        dwarfs={1: (4, -4, "w")},
        hands={1: ["P1-01", "P1-02"]},
    )
    table.play(path("P1-01", 1, 0), step(4, -4, "c"))
    result = table.result
    assert result is not None
    assert result.detail["treasure"] == {"yellow": 12, "blue": 10}
    assert result.detail["winner"] == "yellow" and result.ranking == [[0, 1], [2, 3, 4]]


def pile_of(view: View) -> tuple[int, int, int]:
    return view.pile["I"], view.pile["II"], view.pile["III"]


@pytest.mark.clause("DC-T10", "DC-3.2", "DC-3.3", "DC-3.5", "DC-3.7", "DC-3.8", "DC-3.9")
def test_t10_six_players() -> None:
    view = GAME.view(GAME.start(6), None)
    assert {(abs(goal.x), abs(goal.y)) for goal in view.goals} == {(3, 3)}
    assert [seat.hand for seat in view.seats] == [{"I": 4, "II": 1, "III": 0}] * 6
    assert pile_of(view) == (0, 16, 21) and view.bank == 28 and len(view.aside) == 2
    assert [seat.gold for seat in view.seats] == [3] * 6
    assert [seat.dwarf for seat in view.seats] == [list(START)] * 6


@pytest.mark.clause("DC-T11", "DC-T12", "DC-T13", "DC-T14", "DC-3.3", "DC-3.8", "DC-12.1", "DC-12.2")
@pytest.mark.parametrize(
    ("players", "distance", "hand", "pile", "bank", "aside", "pool"),
    [
        (2, 4, (5, 0), (14, 22, 21), 40, 0, "bl yl"),
        (3, 4, (5, 0), (9, 22, 21), 37, 1, "bl bl bs bs"),
        (4, 4, (5, 0), (4, 22, 21), 34, 0, "bl bl bs bs"),
        (5, 4, (4, 1), (4, 17, 21), 31, 3, "bl bl bl bs yl yl yl ys"),
        (7, 3, (3, 2), (3, 8, 21), 25, 1, "bl bl bl bs yl yl yl ys"),
        (8, 3, (3, 2), (0, 6, 21), 22, 0, "bl bl bl bs yl yl yl ys"),
    ],
)
def test_t11_to_t14_the_table_of_the_set_up(
    players: int,
    distance: int,
    hand: tuple[int, int],
    pile: tuple[int, int, int],
    bank: int,
    aside: int,
    pool: str,
) -> None:
    state = GAME.start(players, {"clan_34": "blue"}, seed=players)
    view = GAME.view(state, None)
    assert view.distance == distance and {abs(goal.x) for goal in view.goals} == {distance}
    assert [(seat.hand["I"], seat.hand["II"]) for seat in view.seats] == [hand] * players
    assert pile_of(view) == pile and view.bank == bank and len(view.aside) == aside
    words = ["by"[clan_of(card)] + "ls"[role_of(card)] for card in state.clan + state.aside]
    assert sorted(words) == sorted(pool.split())
    if players == 8:
        assert [seat.clan for seat in view.seats].count("blue") == 4


@pytest.mark.clause("DC-T15", "DC-3.8", "DC-18.11", "DC-3.6")
@pytest.mark.parametrize("players", range(2, 9))
def test_t15_backs_come_in_order(players: int) -> None:
    state = GAME.start(players, seed=3)
    backs = [BOX.back[card] for card in reversed(state.pile)]
    assert backs == sorted(backs)
    assert [sum(BOX.back[card] == back for card in state.boxed) for back in range(3)] == [5, 5, 5]


@pytest.mark.clause("DC-T16", "DC-5.2")
def test_t16_a_bend_must_be_turned() -> None:
    table = Table(hands={0: ["P1-08"]})
    assert table.refused(path("P1-08", 1, 0, 0)) == "DC-5.4"
    assert table.allows(path("P1-08", 1, 0, 180))


@pytest.mark.clause("DC-T17", "DC-5.3", "DC-5.4", "DC-5.5")
def test_t17_beside_a_face_down_goal() -> None:
    hands = {0: ["P2-05", "P1-03"]}
    table = Table(4, board="P1-06@(3,3)", hands=hands)
    assert table.allows(path("P2-05", 3, 4)) and table.allows(path("P1-03", 3, 4))
    assert table.refused(path("P2-05", 4, 3)) == "DC-5.5"
    assert Table(4, hands=hands).refused(path("P2-05", 4, 3)) == "DC-5.3"


@pytest.mark.clause("DC-T18", "DC-5.6")
def test_t18_outside_the_area() -> None:
    table = Table(6, board="P1-07@(1,0) P2-13@(2,0) P3-04@(3,0)", hands={0: ["P2-06"]})
    assert table.allows(path("P2-06", 4, 0))


@pytest.mark.clause("DC-T19", "DC-2.1", "DC-2.8")
def test_t19_a_vein_gets_its_nugget() -> None:
    table = Table(hands={0: ["P3-14", "P1-01"]})
    assert table.view().bank == 40
    table.play(path("P3-14", 1, 0, 180))
    assert table.view().bank == 39
    assert [card.card for card in table.view().cards if card.nugget] == ["P3-14"]
    assert table.near(0, 0, "a") == [(1, 0, "e")]


@pytest.mark.clause("DC-T20", "DC-5.4")
def test_t20_a_dead_end() -> None:
    table = Table(hands={0: ["P1-10"]})
    assert table.refused(path("P1-10", 1, 0, 0)) == "DC-5.4"
    assert table.allows(path("P1-10", 1, 0, 180))


@pytest.mark.clause("DC-3.1", "DC-3.10", "DC-3.4")
def test_the_start_of_a_match() -> None:
    log = Log()
    state = GAME.start(5, seed=5, log=log)
    for watcher in (*range(5), None):
        view = GAME.view(state, watcher)
        assert [(c.x, c.y, c.card, c.rot) for c in view.cards] == [(0, 0, "START", 0)]
        for seat, side in enumerate(view.seats):
            assert (side.gold, side.limit, side.boots, side.axes, side.lying) == (3, 5, None, [], False)
            assert not side.face_up and side.looked == [] and not side.out
            assert (side.role is not None) == (seat == watcher)
        assert all(goal.looked == [] and goal.goal is None for goal in view.goals)
        assert view.open == [] and view.hidden == [] and view.webs == []
        assert all(monster.space is None for monster in view.monsters)


@pytest.mark.clause("DC-5.1", "DC-4.4")
def test_only_cards_of_the_own_hand() -> None:
    table = Table(hands={0: ["P1-07"], 1: ["P1-01"]})
    assert table.refused(path("P1-01", 1, 0)) == "DC-21.1"
    assert table.legal[-1] == {"kind": "discard", "cards": ["P1-07"]}
    table.play(path("P1-07", 1, 0), END)
    assert table.refused(path("P1-01", -1, 0), seat=0) == "DC-4.1"
