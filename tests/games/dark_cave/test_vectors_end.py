"""DC-T54 to DC-T97: goals, the exit, the end, and the holes closed by the second reading."""

from __future__ import annotations

import pytest

from placing import places_of
from podzemi.engine.game import Result
from podzemi.engine.match import Match
from podzemi.games.dark_cave import GAME, rules
from podzemi.games.dark_cave.codes import clan_of, role_of
from podzemi.games.dark_cave.data.tables import BOX
from podzemi.games.dark_cave.events import AsideSeen, CardDrawn, CardLost, DwarfOut, GoldLost
from podzemi.games.dark_cave.view.types import HiddenView

from .table import (
    END,
    PROPOSE,
    START,
    Table,
    cave_in,
    discard,
    hunt,
    look,
    orient,
    path,
    step,
    strike,
    swap,
    vote,
    web,
)

EAST = ((0, 0), (1, 0))


def card_at(table: Table, x: int, y: int) -> tuple[str, int]:
    return next((card.card, card.rot) for card in table.view().cards if (card.x, card.y) == (x, y))


def ended(table: Table) -> Result:
    """How it ended; places as numbers say the same as the ranking."""
    assert table.result is not None
    assert list(rules.places(table.state)) == places_of(table.result)
    return table.result


# ---------------------------------------------------------------- goals


@pytest.mark.clause("DC-T54", "DC-9.1", "DC-2.10")
def test_t54_a_ladder_entered_from_the_west() -> None:
    table = Table(
        board="P1-07@(3,-4)",
        goals=("G-VEIN", "G-LADDER", "G-LAIR", "G-EXIT"),
        dwarfs={0: (3, -4, "a")},
        hands={0: ["P1-01", "P1-02"]},
    )
    table.play(path("P1-01", 1, 0), step(4, -4, "down"))
    assert card_at(table, 4, -4) == ("G-LADDER", 180) and table.dwarf(0) == (4, -4, "e")
    assert (4, -4, "c") in table.near(*START)


@pytest.mark.clause("DC-T55", "DC-9.2")
def test_t55_the_mover_chooses() -> None:
    goals = ("G-VEIN", "G-LAIR", "G-LADDER", "G-EXIT")
    scene = {"goals": goals, "dwarfs": {0: (3, -4, "a")}, "hands": {0: ["P1-01", "P1-02"]}}
    # a setting has values of several kinds, by name
    table = Table(board="P1-07@(3,-4)", **scene)  # type: ignore[arg-type]
    table.play(path("P1-01", 1, 0), step(4, -4, "down"))
    assert table.phase == "orient" and table.legal == [orient(0), orient(180)]
    table.play(orient(180))
    assert card_at(table, 4, -4) == ("G-LAIR", 180)
    # a setting has values of several kinds, by name
    forced = Table(board="P1-07@(3,-4) P1-06@(4,-3)", **scene)  # type: ignore[arg-type]
    forced.play(path("P1-01", 1, 0), step(4, -4, "down"))
    assert card_at(forced, 4, -4) == ("G-LAIR", 180) and forced.asked == 1


@pytest.mark.clause("DC-T56", "DC-9.2", "DC-9.3", "DC-0.6")
def test_t56_a_misfit_is_not_linked() -> None:
    table = Table(
        board="P1-06@(4,3) P2-05@(3,4)",
        goals=("G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN"),
        dwarfs={0: (4, 3, "a")},
        hands={0: ["P1-01", "P1-02"]},
    )
    bank = table.view().bank
    table.play(path("P1-01", 1, 0), step(4, 4, "down"))
    assert card_at(table, 4, 4) == ("G-VEIN", 0) and table.dwarf(0) == (4, 4, "n")
    assert table.near(4, 4, "w") == [(4, 4, "c")]
    assert table.view().bank == bank - 1
    assert [card.card for card in table.view().cards if card.nugget] == ["G-VEIN"]


@pytest.mark.clause("DC-T71", "DC-0.6", "DC-6.2", "DC-6.4")
def test_t71_a_web_on_the_goals_open_end() -> None:
    table = Table(
        board="P1-06@(3,4) P1-11@(3,3)",
        goals=("G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN"),
        turned={(4, 4): 0},
        hands={0: ["A1-04", "P1-01"], 1: ["A1-03", "P1-02"]},
    )
    table.play(web("A1-04", (3, 4), (4, 4)), cave_in("A1-03", 3, 4))
    assert [one.edge for one in table.view().webs] == [[[3, 4], [4, 4]]]
    assert "P1-06" in table.view().open


@pytest.mark.clause("DC-T75", "DC-9.2", "DC-13.2")
def test_t75_no_way_fits() -> None:
    table = Table(
        board="P1-07@(3,-4) P2-06@(4,-5) P3-04@(4,-3)",
        goals=("G-VEIN", "G-LAIR", "G-LADDER", "G-EXIT"),
        dwarfs={0: (3, -4, "a")},
        hands={0: ["P1-01", "P1-02"]},
    )
    table.play(path("P1-01", 1, 0), step(4, -4, "down"))
    assert table.phase == "orient"
    assert [view.goals[1].goal for view in table.views] == ["G-LAIR"] * 3
    assert [view.goals[1].face_up for view in table.views] == [False] * 3
    table.play(orient(0))
    assert table.dwarf(0) == (4, -4, "w") and table.near(4, -4, "n") == [(4, -4, "c")]


@pytest.mark.clause("DC-T93", "DC-9.2", "DC-9.5")
def test_t93_the_exit_needs_no_choice() -> None:
    table = Table(board="P1-06@(4,-3)", dwarfs={0: (4, -3, "a")}, hands={0: ["P1-01", "P1-02"]})
    table.play(path("P1-01", 1, 0), step(4, -4, "down"))
    assert card_at(table, 4, -4) == ("G-EXIT", 0) and table.dwarf(0) == (4, -4, "s")
    assert table.asked == 1 and not table.view().seats[0].out


# ---------------------------------------------------------------- out, and the end


@pytest.mark.clause("DC-T57", "DC-9.4", "DC-9.5", "DC-11.2", "DC-4.6", "DC-18.12")
def test_t57_out_through_the_exit() -> None:
    table = Table(
        5,
        clans="yl yl bl bl bl",
        board="P1-07@(-3,-4)",
        goals=("G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN"),
        dwarfs={0: (-3, -4, "a"), 1: (-3, -4, "a")},
        pile=30,
    )
    table.play(discard(table.view(0).hand[0]), step(-4, -4, "down"))
    assert table.dwarf(0) == (-4, -4, "e") and not table.view().seats[0].out
    for _ in range(4):
        table.rest()
    assert table.asked == 0
    hand = len(table.view(0).hand)
    table.play(discard(table.view(0).hand[0]), step(-4, -4, "c"))
    seat = table.view().seats[0]
    assert seat.out and seat.face_up and seat.dwarf is None and table.view().first_out == 0
    assert [len(event.roles) for event in table.of(AsideSeen)] == [3]
    assert [[card.role for card in view.aside] != [None] * 3 for view in table.views] == [
        True,
        *[False] * 5,
    ]
    assert len(table.view(0).hand) == hand and table.asked == 1
    draws = len(table.of(CardDrawn))
    table.play(discard(table.view(1).hand[0]), step(-4, -4, "e"), step(-4, -4, "c"))
    assert ended(table).detail["reason"] == "clan" and len(table.of(CardDrawn)) == draws


@pytest.mark.clause("DC-T58", "DC-8.3", "DC-9.4", "DC-12.1")
def test_t58_a_goblin_at_the_exit() -> None:
    table = Table(
        clans="bl yl",
        turned={(4, -4): 0},
        dwarfs={0: (4, -4, "e")},
        monsters={"goblin": ((4, -4, "c"), 1, "A1-10")},
    )
    table.play(discard(table.view(0).hand[0]), step(4, -4, "c"))
    assert [event.gold for event in table.of(GoldLost)] == [2]
    result = ended(table)
    assert result.detail["treasure"] == {"blue": 2, "yellow": 0} and result.ranking == [[0], [1]]


@pytest.mark.clause("DC-T59", "DC-11.1")
def test_t59_the_last_card_of_all() -> None:
    table = Table(board="P1-07@(1,0)", hands={0: ["P1-01"], 1: []}, pile=0)
    table.play(path("P1-01", -1, 0))
    assert table.phase == "move" and table.allows(step(1, 0, "a"))
    table.play(step(1, 0, "a"), END)
    assert ended(table).detail["reason"] == "cards"


@pytest.mark.clause("DC-T60", "DC-11.5", "DC-11.6", "DC-12.2")
def test_t60_equal_treasures() -> None:
    scene = {"clans": "bl bl bs bs", "hands": {0: ["P1-01"], 1: [], 2: [], 3: []}, "pile": 0}
    # a setting has values of several kinds, by name
    table = Table(4, out=[2, 0], gold={0: 2, 2: 2}, **scene)  # type: ignore[arg-type]
    table.play(discard("P1-01"))
    result = ended(table)
    assert result.detail["treasure"] == {"blue": 4, "yellow": 4} and result.detail["winner"] == "yellow"
    assert result.ranking == [[2, 3], [0, 1]] and result.scores == [4, 4, 4, 4]
    nobody = Table(4, **scene)  # type: ignore[arg-type]  # a setting has values of several kinds, by name
    nobody.play(discard("P1-01"))
    assert ended(nobody).detail["winner"] is None and ended(nobody).ranking == [[0, 1, 2, 3]]
    assert ended(nobody).detail["first_out"] is None


@pytest.mark.clause("DC-T61", "DC-11.2", "DC-11.4")
def test_t61_the_only_saboteur_gets_out() -> None:
    table = Table(
        3,
        clans="yl yl ys",
        out=[0],
        gold={0: 1, 2: 3},
        turned={(4, -4): 0},
        dwarfs={2: (4, -4, "n")},
        active=2,
    )
    table.play(discard(table.view(2).hand[0]), step(4, -4, "c"))
    result = ended(table)
    assert result.detail["treasure"] == {"yellow": 1, "blue": 6}
    assert result.detail["winner"] == "blue" and result.ranking == [[2], [0, 1]]


@pytest.mark.clause("DC-T62", "DC-12.1", "DC-11.5")
def test_t62_first_out_without_gold() -> None:
    table = Table(clans="bl yl", gold={0: 0}, turned={(4, -4): 0}, dwarfs={0: (4, -4, "n")})
    table.play(discard(table.view(0).hand[0]), step(4, -4, "c"))
    result = ended(table)
    assert result.detail["treasure"] == {"blue": 0, "yellow": 0} and result.ranking == [[0], [1]]


@pytest.mark.clause("DC-T63", "DC-11.4")
def test_t63_eight_players() -> None:
    table = Table(
        8,
        clans="bl bl bl ys yl yl yl bs",
        out=[0, 1, 2, 4, 5, 7],
        gold={0: 3, 1: 2, 2: 1, 3: 3, 4: 2, 5: 2, 6: 3, 7: 4},
        hands={0: ["P1-01"], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: []},
        pile=0,
    )
    table.play(discard("P1-01"))
    assert ended(table).detail["treasure"] == {"blue": 24, "yellow": 32}
    assert ended(table).detail["saved"] == {"blue": 6, "yellow": 8}
    assert table.view().bank == 46 - 14


@pytest.mark.clause("DC-T64", "DC-10.1", "DC-10.5")
def test_t64_one_or_two_cards() -> None:
    table = Table(pile=1, hands={0: ["P1-01", "P1-02", "P1-03", "P1-04", "P1-05"]})
    assert table.refused(discard()) == table.refused(discard("P1-01", "P1-02", "P1-03")) == "DC-10.1"
    table.play(discard("P1-01", "P1-02"))
    assert table.sizes()[0] == 4 and table.state.pile == []


@pytest.mark.clause("DC-T65", "DC-4.2", "DC-4.3", "DC-18.15")
def test_t65_upkeep_of_a_skipped_turn() -> None:
    table = Table(
        board="P1-07@(1,0)",
        hands={0: ["P1-01", "P1-02"], 1: []},
        monsters={"rat": ((1, 0, "a"), 1, "A1-07")},
        webs=[(*EAST, 1, 1, "A1-04")],
        lying=[1],
    )
    table.play(discard("P1-01"))
    assert table.asked == 0 and table.monster("rat") == (None, None)
    assert table.view().webs == [] and not table.view().seats[1].lying
    assert {"A1-07", "A1-04"} <= set(table.view().open)


@pytest.mark.clause("DC-T66", "DC-11.1")
def test_t66_nobody_can_draw() -> None:
    table = Table(pile=1, hands={0: ["P1-01"], 1: []})
    for seat in (0, 1):
        table.state.limit[seat], table.state.bites[seat] = 0, 5
    table.state.swaps = [1]
    table.play(discard("P1-01"))
    assert ended(table).detail["reason"] == "cards" and len(table.state.pile) == 1


@pytest.mark.clause("DC-T67", "DC-4.6", "DC-18.9")
def test_t67_a_player_who_is_out() -> None:
    table = Table(3, clans="bl bl bs", out=[0], hands={0: ["P1-01", "P1-02"]})
    table.play(path("P1-01", 1, 0))
    assert table.asked == 1 and table.sizes()[0] == 2
    assert table.refused(step(1, 0, "a"), seat=0) == "DC-4.1"


@pytest.mark.clause("DC-T68", "DC-10.2", "DC-10.3", "DC-4.3")
def test_t68_from_limit_one_to_zero() -> None:
    table = Table(
        board="P1-16@(0,-1)",
        limits={0: 1},
        hands={0: ["P1-01"], 1: ["A2-04", "P1-02", "P1-03"]},
        pile=5,
    )
    table.play(discard("P1-01"), step(0, -1, "u"), END)
    assert table.state.limit[0] == 0 and table.sizes()[0] == 0
    assert [event.card for event in table.of(CardLost)] == [None]
    table.play(discard("P1-02"), END)
    assert table.asked == 1
    table.play(swap("A2-04", 0), END)
    assert table.asked == 0 and table.sizes()[0] > 0


@pytest.mark.clause("DC-T69", "DC-6.1")
def test_t69_nothing_to_look_at() -> None:
    table = Table(
        3,
        clans="bl bl bs",
        turned={(-4, -4): 0, (4, -4): 0, (-4, 4): 0, (4, 4): 0},
        hands={0: ["A1-01"]},
    )
    table.state.up = [0, 1, 1]
    assert table.legal == [discard("A1-01")]
    assert table.refused(look("A1-01", 1)) == table.refused(look("A1-01", (4, 4))) == "DC-6.1"


@pytest.mark.clause("DC-T72", "DC-4.5")
def test_t72_movement_closes_by_itself() -> None:
    table = Table()
    table.play(discard(table.view(0).hand[0]))
    assert (table.phase, table.asked) == ("act", 1)
    table = Table(webs=[(*EAST, 2, 1, "A1-04")], axes={0: ["A1-06"]})
    table.play(discard(table.view(0).hand[0]))
    assert table.phase == "move" and table.legal == [strike(*EAST), END]


@pytest.mark.clause("DC-T74", "DC-12.3", "DC-11.3", "DC-23.4")
def test_t74_the_agreed_end() -> None:
    assert Table(3).refused(PROPOSE) == "DC-12.3"
    table = Table(3, agreed_end=True)
    table.play(PROPOSE)
    assert (table.phase, table.asked) == ("vote", 1)
    table.play(vote(True), vote(False))
    assert (table.phase, table.asked) == ("act", 0)
    assert table.refused(PROPOSE) == "DC-12.3"
    table.rest().play(PROPOSE)
    assert table.asked == 2
    table.play(vote(True))
    assert table.asked == 0
    table.play(vote(True))
    assert ended(table).detail == {
        "reason": "agreed",
        "winner": None,
        "first_out": None,
        "saved": {"blue": 0, "yellow": 0},
        "treasure": {"blue": 0, "yellow": 0},
    }
    assert table.view().bank == 46


@pytest.mark.clause("DC-T76", "DC-9.4", "DC-4.6")
def test_t76_a_crawler_at_the_exit() -> None:
    table = Table(
        3,
        clans="bl bl bs",
        turned={(4, -4): 0},
        dwarfs={0: (4, -4, "n")},
        monsters={"crawler": ((4, -4, "c"), 2, "A1-09")},
        pile=20,
    )
    hand = table.sizes()[0]
    table.play(discard(table.view(0).hand[0]), step(4, -4, "c"))
    seat = table.view().seats[0]
    assert seat.out and not seat.lying and table.sizes()[0] == hand
    table.rest().rest()
    table.play(discard(table.view(0).hand[0]))
    assert table.asked == 1


# ---------------------------------------------------------------- the second reading


@pytest.mark.clause("DC-T80", "DC-2.12")
def test_t80_linked_twice() -> None:
    table = Table(board="P1-15@(1,0)", webs=[(*EAST, 2, 1, "A1-04")])
    assert table.near(*START) == [(1, 0, "a")]
    open_edge = Table(board="P1-15@(1,0)")
    assert open_edge.near(*START) == [(1, 0, "a")]


@pytest.mark.clause("DC-T81", "DC-13.1", "DC-13.2", "DC-13.5")
def test_t81_who_knows_what() -> None:
    table = Table(3, hands={0: ["A1-01", "P1-01"], 1: ["P3-01", "P1-02"], 2: ["P1-03", "P2-01"]}, pile=0)
    table.play(look("A1-01", (4, 4)))
    assert [view.goals[3].goal for view in table.views] == ["G-LADDER", None, None, None]
    assert [view.goals[3].looked for view in table.views] == [[0]] * 4
    table.play(discard("P3-01"))
    for view in table.views:
        assert view.hidden == [HiddenView(1, "III", "P3-01" if view.seat == 1 else None)]
        assert view.seats[2].hand == {"I": 1, "II": 1, "III": 0}
        assert view.hand == (["P1-03", "P2-01"] if view.seat == 2 else view.hand)


@pytest.mark.clause("DC-T82", "DC-6.3")
def test_t82_swap_with_an_escaped_player() -> None:
    table = Table(3, clans="bl bl bs", out=[1], hands={0: ["A2-04", "P1-01"], 1: ["P1-02"]})
    table.play(swap("A2-04", 1))
    assert table.sizes()[:2] == [1, 2]


@pytest.mark.clause("DC-T84", "DC-10.3", "DC-10.4")
def test_t84_limit_zero_and_two_cards() -> None:
    table = Table(board="P1-16@(0,-1)", hands={0: ["P1-01", "P1-02"]})
    table.state.limit[0], table.state.bites[0], table.state.swaps = 0, 5, [1]
    table.play(discard("P1-01"), step(0, -1, "u"))
    assert table.sizes()[0] == 0 and table.state.limit[0] == 0
    table.play(END)
    assert table.sizes()[0] == 0


@pytest.mark.clause("DC-T85", "DC-10.5")
def test_t85_nobody_draws_after_this_swap() -> None:
    table = Table(
        limits={1: 3},
        hands={0: ["A2-04", "P1-01", "P1-02", "P1-03", "P1-04"], 1: ["P1-05", "P1-06", "P1-07"]},
        pile=5,
    )
    table.play(swap("A2-04", 1))
    assert table.sizes() == [3, 4] and len(table.state.pile) == 5


@pytest.mark.clause("DC-T90", "DC-9.4")
def test_t90_the_second_one_out_sees_nothing() -> None:
    table = Table(
        5,
        clans="yl yl yl bl bl",
        out=[0],
        turned={(4, -4): 0},
        dwarfs={1: (4, -4, "n")},
        active=1,
    )
    table.play(discard(table.view(1).hand[0]), step(4, -4, "c"))
    assert [event.first for event in table.of(DwarfOut)] == [False] and table.of(AsideSeen) == []
    assert [card.role for card in table.view(1).aside] == [None] * 3


@pytest.mark.clause("DC-T91", "DC-3.6", "DC-3.7", "DC-3.3", "DC-3.2", "DC-22.1")
def test_t91_a_recorded_deal() -> None:
    match = Match(GAME, 5, seed=99)
    kinds = [outcome.__struct_config__.tag for outcome in match.chance]
    assert kinds == ["goals", "clans", "pile", "pile", "pile", "first_player"]
    goals, clans, one, two, three, first = match.chance
    state = match.state
    names = BOX.face_name
    view = GAME.view(state, None)
    assert [(goal.x, goal.y) for goal in view.goals] == [(-4, -4), (4, -4), (-4, 4), (4, 4)]
    # what stands at this place has it
    assert [names[face] for face in state.face[BOX.cards + 1 :]] == goals.order  # type: ignore[attr-defined]
    for seat in range(5):
        # what stands at this place has it
        mine = [*one.order[5 + 4 * seat : 9 + 4 * seat], two.order[5 + seat]]  # type: ignore[attr-defined]
        assert [names[card] for card in state.hands[seat]] == sorted(mine)
    # what stands at this place has it
    boxed = one.order[:5] + two.order[:5] + three.order[:5]  # type: ignore[attr-defined]
    assert [names[card] for card in state.boxed] == boxed
    # what stands at this place has it
    pile = one.order[25:] + two.order[10:] + three.order[5:]  # type: ignore[attr-defined]
    assert [names[card] for card in reversed(state.pile)] == pile
    words = ["by"[clan_of(card)] + "ls"[role_of(card)] for card in state.clan + state.aside]
    # what stands at this place has it
    assert words == [card[2] + card.split("-")[2][0] for card in clans.order]  # type: ignore[attr-defined]
    assert state.active == first.seat  # type: ignore[attr-defined]  # what stands at this place has it


@pytest.mark.clause("DC-T92", "DC-6.3", "DC-9.4")
def test_t92_swap_and_out_in_one_turn() -> None:
    table = Table(
        3,
        clans="bl bl bs",
        turned={(4, -4): 0},
        dwarfs={0: (4, -4, "n")},
        hands={0: ["A2-04", "P1-01"], 1: ["P1-02", "P1-03"]},
    )
    table.play(swap("A2-04", 1), step(4, -4, "c"))
    assert table.sizes()[:2] == [2, 2] and [event.seat for event in table.of(CardDrawn)] == [1]


@pytest.mark.clause("DC-T94", "DC-5.6", "DC-6.2")
def test_t94_both_parts_stay_in_play() -> None:
    table = Table(board="P1-07@(1,0) P2-06@(2,0)", hands={0: ["A1-03", "P1-01"], 1: ["P3-04", "P1-02"]})
    table.play(cave_in("A1-03", 1, 0))
    assert table.allows(path("P3-04", 3, 0)) and table.allows(path("P3-04", 1, 0))


@pytest.mark.clause("DC-T95", "DC-2.13", "DC-21.2")
def test_t95_what_a_space_touches() -> None:
    scene = {"board": "P2-06@(1,0)", "webs": [(*EAST, 2, 1, "A1-04")], "axes": {0: ["A1-06"]}}
    # a setting has values of several kinds, by name
    far = Table(dwarfs={0: (1, 0, "e")}, **scene)  # type: ignore[arg-type]
    assert far.refused(strike(*EAST)) == "DC-6.6"
    # a setting has values of several kinds, by name
    near = Table(dwarfs={0: (1, 0, "w")}, **scene)  # type: ignore[arg-type]
    # a setting has values of several kinds, by name
    assert near.allows(strike(*EAST)) and Table(**scene).allows(strike(*EAST))  # type: ignore[arg-type]
    assert near.refused(strike((1, 0), (0, 0))) == "DC-21.2"


@pytest.mark.clause("DC-T96", "DC-21.1", "DC-21.2")
def test_t96_malformed_actions() -> None:
    table = Table(board="P1-07@(1,0)", hands={0: ["P1-01", "P1-02", "A1-01", "A1-04"]})
    malformed: list[dict[str, object]] = [
        {"kind": "dance"},
        {"kind": "play_path", "card": "P1-01", "x": 1, "y": 0},
        path("P1-01", -1, 0) | {"note": "hello"},
        path("P1-01", -1, 0) | {"x": "1"},
        path("P1-01", -1, 0) | {"x": True},
        {"kind": "axe_monster", "use": 1},
        {"kind": "play_secret", "card": "A1-01", "mode": "box", "target": 1},
    ]
    for action in malformed:
        assert table.refused(action) == "malformed"
    refused: list[dict[str, object]] = [
        path("P9-99", -1, 0),
        path("P1-01", 10**12, 0),
        look("A1-01", 7),
        look("A1-01", -1),
        {"kind": "play_secret", "card": "A1-01", "mode": "goal", "target": 1},
        {"kind": "play_secret", "card": "A1-01", "mode": "clan", "target": [4, 4]},
        {"kind": "play_cobweb", "card": "A1-04", "edge": [[0, 0], [1, 0], [2, 0]]},
        {"kind": "play_cobweb", "card": "A1-04", "edge": [[0, 0]]},
        {"kind": "play_cobweb", "card": "A1-04", "edge": [[0, 0], [2, 0]]},
        discard("P1-02", "P1-01"),
        discard("P1-01", "P1-01"),
        discard("P1-01", "P9-99"),
        path("A1-01", -1, 0),
        hunt("P1-01", (0, 0, "a")),
        END,
        orient(0),
        step(1, 0, "a"),
    ]
    for action in refused:
        assert table.refused(action).startswith("DC-")
    assert table.refused(discard("P1-01"), seat=1) == "DC-4.1"
    table.play(path("P1-01", -1, 0))
    for to in ([1, 0], [1, 0, "zz"], [1, 0, 3], ["1", 0, "a"], [9, 9, "a"]):
        assert table.refused({"kind": "step", "to": to}).startswith("DC-")


@pytest.mark.clause("DC-T97", "DC-13.3", "DC-18.18")
def test_t97_what_is_remembered_of_swaps() -> None:
    table = Table(
        3,
        hands={0: ["A2-04", "P1-01", "P2-01"], 1: ["P1-02", "P3-01"], 2: ["A3-03", "P1-03"]},
        pile=0,
    )

    def memory(seat: int | None) -> dict[str, int | None]:
        return {entry.card: entry.seat for entry in table.view(seat).memory}

    table.play(swap("A2-04", 1))
    assert memory(0) == {"P1-01": 1, "P2-01": 1} and memory(1) == {"P1-02": 0, "P3-01": 0}
    assert memory(2) == memory(None) == {}
    table.play(discard("P2-01"))
    assert memory(0) == {"P1-01": 1, "P2-01": 1}
    table.play(swap("A3-03", 1))
    assert memory(0) == {"P1-01": 2, "P2-01": 2}
    table.rest()
    table.rest()
    table.play(path("P1-01", 1, 0), END)
    assert memory(0) == {"P2-01": 2}


@pytest.mark.clause("DC-T97", "DC-13.3")
def test_t97_a_card_that_is_not_there_any_more() -> None:
    table = Table(
        3,
        hands={0: ["A2-04", "P1-01", "P2-01"], 1: ["A3-03", "P3-01"], 2: ["P1-03"]},
        pile=0,
    )
    table.play(swap("A2-04", 1))
    table.play(discard("P2-01")).rest()
    assert table.asked == 0 and {e.card: e.seat for e in table.view(0).memory} == {"P1-01": 1, "P2-01": 1}
    table.play(swap("A3-03", 1))
    assert {e.card: e.seat for e in table.view(0).memory} == {"P2-01": None, "P3-01": 1}
    assert table.view(0).hand == ["P1-01"]
