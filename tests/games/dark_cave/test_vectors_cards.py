"""DC-T21 to DC-T42: spaces and tolls, action cards."""

from __future__ import annotations

import pytest

from podzemi.games.dark_cave.events import CardLost, HandsSwapped, WebRemoved
from podzemi.games.dark_cave.view.types import WebView

from .table import (
    END,
    START,
    Table,
    axe,
    boots,
    cave_in,
    discard,
    hunt,
    look,
    path,
    step,
    strike,
    swap,
    web,
)

BRIDGE = "P1-16@(0,-1) P1-01@(0,-2) P1-07@(1,-1)"
EAST = ((0, 0), (1, 0))


def webs(table: Table) -> list[tuple[list[list[int]], int]]:
    return [(one.edge, one.side) for one in table.view().webs]


# ---------------------------------------------------------------- spaces and tolls


@pytest.mark.clause("DC-T21", "DC-2.2", "DC-2.3", "DC-2.4", "DC-2.8")
def test_t21_crossing_one_two_and_three() -> None:
    table = Table(board="P2-06@(1,0) P3-04@(2,0) P1-07@(3,0)")
    moves = {(1, 0, "w"): 1, (1, 0, "e"): 2, (2, 0, "w"): 3, (2, 0, "e"): 5, (3, 0, "a"): 6}
    assert {space: table.away(START, space) for space in moves} == moves


@pytest.mark.clause("DC-T22", "DC-2.5")
def test_t22_no_turning_on_a_bridge_card() -> None:
    table = Table(board=BRIDGE)
    assert table.near(0, -1, "u") == [(0, -2, "a"), (0, 0, "a")]
    assert table.near(0, -1, "l") == [(1, -1, "a")]


@pytest.mark.clause("DC-T23", "DC-8.4", "DC-10.3", "DC-10.5")
def test_t23_every_entry_of_the_bridge_costs() -> None:
    table = Table(board=BRIDGE, hands={0: ["P1-02", "P1-03", "P1-04", "P1-05", "P1-08"]}, pile=2)
    table.play(path("P1-02", 0, 1))
    assert table.sizes()[0] == 4
    table.play(step(0, -1, "u"), step(0, -2, "a"), step(0, -1, "u"))
    assert [event.limit for event in table.of(CardLost)] == [4, 3]
    assert table.sizes()[0] == 3 and table.state.limit[0] == 3


@pytest.mark.clause("DC-T24", "DC-2.5", "DC-8.4")
def test_t24_beneath_the_bridge_is_free() -> None:
    table = Table(board=BRIDGE, active=1, dwarfs={1: (1, -1, "a")}, hands={1: ["P1-02", "P1-03"]})
    table.play(discard("P1-02"), step(0, -1, "l"))
    assert table.of(CardLost) == [] and table.state.limit[1] == 5


@pytest.mark.clause("DC-T25", "DC-2.6", "DC-8.4")
def test_t25_the_tunnel_takes_a_nugget() -> None:
    table = Table(board="P1-18@(0,-1)", gold={0: 2}, hands={0: ["P1-01", "P1-02"], 1: ["P1-03", "P1-04"]})
    bank = table.view().bank
    table.play(discard("P1-01"), step(0, -1, "b"), step(0, -1, "t"))
    assert table.view().seats[0].gold == 1 and table.view().bank == bank + 1
    table.play(step(0, -1, "a"))
    assert table.view().seats[0].gold == 1
    poor = Table(board="P1-18@(0,-1)", gold={0: 0}, hands={0: ["P1-01", "P1-02"]})
    bank = poor.view().bank
    poor.play(discard("P1-01"), step(0, -1, "b"), step(0, -1, "t"))
    assert poor.view().seats[0].gold == 0 and poor.view().bank == bank


@pytest.mark.clause("DC-T26", "DC-2.10", "DC-2.11", "DC-2.7")
def test_t26_ladders_pass_over_cobwebs() -> None:
    table = Table(
        board="P1-07@(1,0) P1-15@(2,0)", webs=[(*EAST, 2, 1, "A1-04")], hands={0: ["A1-03", "P1-01"]}
    )
    assert table.near(*START) == [(2, 0, "a")]
    assert table.away(START, (2, 0, "a")) == 1
    table.play(cave_in("A1-03", 1, 0))
    assert table.near(*START) == [(2, 0, "a")]


@pytest.mark.clause("DC-T27", "DC-8.7", "DC-18.17")
def test_t27_the_vein() -> None:
    board = {"board": "P3-14@(1,0)/180", "hands": {0: ["P1-01", "P1-02"]}}
    table = Table(**board)  # type: ignore[arg-type]  # a setting has values of several kinds, by name
    table.play(discard("P1-01"), step(1, 0, "e"), step(1, 0, "c"), END)
    seat = table.view().seats[0]
    assert (seat.gold, seat.face_up) == (4, True)
    assert not any(card.nugget for card in table.view().cards)
    table = Table(**board)  # type: ignore[arg-type]  # a setting has values of several kinds, by name
    table.play(discard("P1-01"), step(1, 0, "e"), step(1, 0, "c"), step(1, 0, "n"))
    seat = table.view().seats[0]
    assert (seat.gold, seat.face_up) == (3, False)
    assert any(card.nugget for card in table.view().cards)


# ---------------------------------------------------------------- action cards


@pytest.mark.clause("DC-T28", "DC-4.2", "DC-6.4", "DC-18.15")
def test_t28_two_turns_of_a_cobweb() -> None:
    table = Table(3, hands={0: ["A1-04", "P1-01", "P1-02"]})
    table.play(web("A1-04", *EAST))
    assert webs(table) == [([[0, 0], [1, 0]], 2)]
    table.rest().rest()
    assert table.asked == 0 and webs(table) == [([[0, 0], [1, 0]], 1)]
    table.rest().rest().rest()
    assert table.asked == 0 and webs(table) == [] and "A1-04" in table.view().open
    assert [event.by for event in table.of(WebRemoved)] == ["time"]


@pytest.mark.clause("DC-T29", "DC-6.6", "DC-2.11")
def test_t29_two_axes_on_a_cobweb() -> None:
    table = Table(
        3,
        board="P1-07@(1,0)",
        webs=[(*EAST, 2, 0, "A1-04")],
        axes={1: ["A1-06"], 2: ["A2-07"]},
        active=1,
    )
    table.play(strike(*EAST))
    assert webs(table) == [([[0, 0], [1, 0]], 1)] and table.near(*START) == []
    assert "A1-06" in table.view().open and table.view().seats[1].axes == []
    table.rest().play(strike(*EAST))
    assert webs(table) == [] and table.near(*START) == [(1, 0, "a")]
    assert "A1-04" in table.view().open


@pytest.mark.clause("DC-T30", "DC-4.2")
def test_t30_an_axed_cobweb_goes_with_the_next_upkeep() -> None:
    table = Table(2, webs=[(*EAST, 2, 0, "A1-04")], axes={1: ["A1-06"]}, active=1)
    table.play(strike(*EAST))
    assert webs(table)[0][1] == 1
    table.rest()
    assert table.asked == 0 and webs(table) == []


@pytest.mark.clause("DC-T31", "DC-6.4", "DC-2.11")
def test_t31_a_card_slides_under_a_cobweb() -> None:
    table = Table(webs=[(*EAST, 2, 1, "A1-04")], hands={0: ["P1-07", "P1-01"]})
    table.play(path("P1-07", 1, 0))
    assert table.view().webs == [WebView([[0, 0], [1, 0]], 1, 1, "A1-04")]
    assert (1, 0, "a") not in table.near(*START) and table.near(1, 0, "a") == []


@pytest.mark.clause("DC-T32", "DC-6.2")
def test_t32_cobwebs_and_the_cave_in() -> None:
    board = {"board": "P1-07@(1,0)", "hands": {0: ["A1-03", "P1-01"]}, "active": 0}
    # a setting has values of several kinds, by name
    table = Table(webs=[(*EAST, 2, 0, "A1-04")], **board)  # type: ignore[arg-type]
    table.play(cave_in("A1-03", 1, 0))
    assert webs(table) == [([[0, 0], [1, 0]], 2)]
    # a setting has values of several kinds, by name
    table = Table(webs=[((1, 0), (2, 0), 2, 0, "A1-04")], **board)  # type: ignore[arg-type]
    table.play(cave_in("A1-03", 1, 0))
    assert webs(table) == [] and {"A1-03", "A1-04", "P1-07"} <= set(table.view().open)
    assert [event.by for event in table.of(WebRemoved)] == ["cave_in"]


@pytest.mark.clause("DC-T33", "DC-6.2")
def test_t33_what_does_not_cave_in() -> None:
    table = Table(
        board="P1-07@(1,0) P1-11@(0,-1) P1-01@(-1,0)",
        dwarfs={0: (1, 0, "a")},
        monsters={"rat": ((0, -1, "a"), 1, "A1-07")},
        hands={0: ["A1-03", "P1-02"]},
    )
    for cell in ((0, 0), (4, 4), (1, 0), (0, -1), (3, 3)):
        assert table.refused(cave_in("A1-03", *cell)) == "DC-6.2"
    assert table.offers("play_cave_in") == [cave_in("A1-03", -1, 0)]


@pytest.mark.clause("DC-T34", "DC-6.2")
def test_t34_the_nugget_returns_to_the_bank() -> None:
    table = Table(board="P2-17@(0,-1)/180", hands={0: ["A1-03", "P1-01"]})
    assert table.view().bank == 39
    table.play(cave_in("A1-03", 0, -1))
    assert table.view().bank == 40 and not any(card.nugget for card in table.view().cards)


@pytest.mark.clause("DC-T35", "DC-6.4")
def test_t35_no_second_cobweb() -> None:
    table = Table(webs=[(*EAST, 2, 1, "A1-04")], hands={0: ["A2-05"]})
    assert table.refused(web("A2-05", *EAST)) == "DC-6.4"
    assert table.refused(web("A2-05", (2, 0), (3, 0))) == "DC-6.4"


@pytest.mark.clause("DC-T36", "DC-6.3", "DC-10.5")
def test_t36_after_a_swap_the_other_draws() -> None:
    mine = ["A2-04", "P1-01", "P1-02", "P1-03", "P1-04"]
    theirs = ["P1-05", "P1-06", "P1-07", "P1-08", "P1-09"]
    table = Table(hands={0: mine, 1: theirs}, pile=2)
    assert table.refused(swap("A2-04", 0)) == "DC-6.3"
    table.play(swap("A2-04", 1))
    assert table.view(0).hand == theirs and set(mine[1:]) < set(table.view(1).hand)
    assert table.sizes() == [5, 5] and len(table.state.pile) == 1
    event = table.of(HandsSwapped)[0]
    assert (event.given, event.taken) == (4, 5)


@pytest.mark.clause("DC-T37", "DC-10.4", "DC-10.5", "DC-10.2")
def test_t37_a_hand_above_its_limit() -> None:
    table = Table(
        limits={0: 3},
        hands={0: ["A2-04", "P1-01", "P1-02"], 1: ["P1-05", "P1-06", "P1-07", "P1-08", "P1-09"]},
        pile=9,
    )
    table.play(swap("A2-04", 1))
    assert table.sizes() == [5, 3]
    table.rest().play(discard("P1-05"))
    assert table.sizes()[0] == 4
    table.rest().play(discard("P1-06", "P1-07"))
    assert table.sizes()[0] == 3


@pytest.mark.clause("DC-T38", "DC-6.3")
def test_t38_a_swap_as_the_last_card() -> None:
    table = Table(hands={0: ["A2-04"], 1: ["P1-01", "P1-02"]})
    table.play(swap("A2-04", 1))
    assert table.sizes() == [2, 1]


@pytest.mark.clause("DC-T39", "DC-6.5", "DC-8.1")
def test_t39_one_pair_of_boots_each() -> None:
    table = Table(
        board="P1-07@(1,0)", has_boots={0: "A1-05", 1: "A2-06"}, hands={0: ["A3-05", "P1-01", "P1-02"]}
    )
    assert table.refused(boots("A3-05", 0)) == table.refused(boots("A3-05", 1)) == "DC-6.5"
    assert table.offers("play_boots") == []
    table.play(discard("P1-01"))
    assert table.state.left == 4
    bare = Table(board="P1-07@(1,0)", hands={0: ["A3-05", "P1-02"]})
    assert [action["player"] for action in bare.offers("play_boots")] == [0, 1]
    bare.play(boots("A3-05", 0))
    assert bare.state.left == 4 and bare.view().seats[0].boots == "A3-05"


@pytest.mark.clause("DC-T40", "DC-6.1", "DC-13.2")
def test_t40_what_can_be_looked_at() -> None:
    table = Table(
        3,
        clans="bl bs bl",
        out=[2],
        turned={(4, -4): 0},
        hands={0: ["A1-01", "A1-02", "P1-01"]},
        active=0,
    )
    for target in ((4, -4), (2, 2)):
        assert table.refused(look("A1-01", target)) == "DC-6.1"
    for seat in (0, 2):
        assert table.refused(look("A1-01", seat)) == "DC-6.1"
    table.play(look("A1-01", 1))
    assert [view.seats[1].role for view in table.views] == ["saboteur", "saboteur", None, None]
    assert [view.seats[1].looked for view in table.views] == [[0]] * 4


@pytest.mark.clause("DC-T41", "DC-6.6")
def test_t41_no_axe_from_the_hand() -> None:
    table = Table(
        board="P1-12@(0,-1)",
        hands={0: ["A1-07", "P1-01"], 1: ["A1-06", "P1-02"]},
        dwarfs={1: (0, -1, "a")},
    )
    table.play(hunt("A1-07", (0, -1, "a")))
    assert table.phase != "axe" and table.state.limit[1] == 4


@pytest.mark.clause("DC-T42", "DC-6.6")
def test_t42_an_axe_works_in_the_same_turn() -> None:
    table = Table(3, webs=[(*EAST, 2, 2, "A1-04")], hands={0: ["A1-06", "P1-01"]})
    assert table.refused(strike(*EAST)) == "DC-6.6"
    table.play(axe("A1-06", 0))
    assert table.phase == "move" and table.allows(strike(*EAST))
    table.play(strike(*EAST))
    assert webs(table) == [([[0, 0], [1, 0]], 1)]
