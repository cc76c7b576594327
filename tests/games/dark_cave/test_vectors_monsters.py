"""DC-T43 to DC-T53, and the other vectors about monsters and axes."""

from __future__ import annotations

import pytest

from podzemi.games.dark_cave.events import AxeKept, CardLost, DwarfLaid, GoldLost, MonsterSlain

from .table import END, START, Space, Table, discard, hunt, orient, path, step, strike, swap, use

EAST = ((0, 0), (1, 0))
GOALS = ("G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN")


def ends(table: Table, card: str) -> list[Space | None]:
    """Where that card's monster may end, as offered."""
    return [a["to"] and tuple(a["to"]) for a in table.offers("play_monster") if a["card"] == card]


@pytest.mark.clause("DC-T43", "DC-7.2", "DC-9.3")
def test_t43_a_lair_must_be_face_up() -> None:
    table = Table(
        board="P1-07@(3,-4)",
        goals=GOALS,
        dwarfs={1: (3, -4, "a")},
        active=1,
        hands={1: ["A1-07", "P1-01", "P1-02"], 0: ["A2-08", "P1-03"]},
    )
    assert table.offers("play_monster") == []
    assert table.refused(hunt("A1-07", (4, -4, "c"))) == "DC-7.2"
    table.play(path("P1-01", 1, 0), step(4, -4, "down"))
    assert table.phase == "orient"
    table.play(orient(0))
    assert table.asked == 0
    assert table.allows(hunt("A2-08", (4, -4, "c")))


def rat_at_work(**more: object) -> Table:
    setting: dict[str, object] = {
        "board": "P1-07@(1,0) P1-01@(2,0)",
        "dwarfs": {2: (1, 0, "a"), 0: (-1, 0, "a"), 1: (-1, 0, "a")},
        "monsters": {"rat": ((1, 0, "a"), 0, "A1-07")},
        "active": 1,
        "hands": {1: ["A1-08", "P1-02"]},
    }
    setting |= more
    setting["board"] = f"{setting['board']} P1-11@(-1,0)"
    return Table(3, **setting)  # type: ignore[arg-type]  # a setting has values of several kinds, by name


@pytest.mark.clause("DC-T44", "DC-7.3", "DC-7.5", "DC-7.8", "DC-18.5")
def test_t44_a_rat_already_in_play() -> None:
    table = rat_at_work()
    assert table.refused(hunt("A1-08", (1, 0, "a"))) == "DC-7.3"
    table.play(hunt("A1-08"))
    assert table.of(CardLost) == [] and "A1-07" in table.view().open
    assert table.monster("rat") == ((1, 0, "a"), 1)
    table = rat_at_work()
    table.play(hunt("A1-08", None, (1, 0, "a")))
    assert [(event.seat, event.limit) for event in table.of(CardLost)] == [(2, 4)]
    table.play(END).rest().rest()
    assert table.asked == 1 and table.monster("rat") == (None, None)
    stays = rat_at_work().play(hunt("A1-08"), END).rest()
    assert stays.asked == 0 and stays.monster("rat") == ((1, 0, "a"), 1)


def goblin(**more: object) -> Table:
    setting: dict[str, object] = {
        "board": "P1-12@(0,-1) P1-07@(1,0)",
        "dwarfs": {2: (1, 0, "a")},
        "hands": {0: ["A1-10", "P1-02"]},
    }
    # a setting has values of several kinds, by name
    return Table(3, **(setting | more))  # type: ignore[arg-type]


@pytest.mark.clause("DC-T45", "DC-7.5", "DC-7.6", "DC-7.7")
def test_t45_one_axe_saves_all() -> None:
    table = goblin(axes={1: ["A1-06"]})
    assert table.refused(hunt("A1-10", (0, -1, "a"), (1, 0, "a"))) == "DC-7.5"
    table.play(hunt("A1-10", (0, -1, "a"), START))
    assert (table.phase, table.asked) == ("axe", 1)
    table.play(use(True))
    assert table.state.gold == [3, 3, 3] and table.monster("goblin") == (None, None)
    assert {"A1-10", "A1-06"} <= set(table.view().open)
    table = goblin(axes={1: ["A1-06"]})
    bank = table.view().bank
    table.play(hunt("A1-10", (0, -1, "a"), START), use(False))
    assert table.state.gold == [2, 2, 3] and table.view().bank == bank + 2


@pytest.mark.clause("DC-T46", "DC-7.7", "DC-4.2", "DC-8.1")
def test_t46_the_crawler_costs_a_turn() -> None:
    table = Table(
        board="P1-12@(0,-1) P1-07@(1,0)",
        dwarfs={1: (1, 0, "a"), 0: (0, -1, "a")},
        monsters={"crawler": ((0, -1, "a"), 1, "A2-09")},
        hands={0: ["A1-09", "P1-01", "P1-02"]},
    )
    table.play(hunt("A1-09", None, (1, 0, "a")))
    assert table.view().seats[1].lying
    table.play(END)
    assert not table.view().seats[1].lying
    assert table.asked == 1 and table.view().no_move
    table.play(discard(table.view(1).hand[0]))
    assert table.asked == 0
    table.rest()
    table.play(discard(table.view(1).hand[0]))
    assert table.phase == "move" and table.state.left == 3


@pytest.mark.clause("DC-T47", "DC-8.1")
def test_t47_an_own_crawler() -> None:
    table = Table(board="P1-12@(0,-1)", hands={0: ["A1-09", "P1-01", "P1-02", "P1-03"]}, pile=20)
    table.play(hunt("A1-09", (0, -1, "a"), START))
    assert table.asked == 1 and table.view().seats[0].lying
    table.rest()
    assert table.asked == 0 and not table.view().seats[0].lying
    table.play(discard("P1-01"))
    assert table.asked == 1
    table.rest().play(discard("P1-02"))
    assert table.phase == "move" and table.state.left == 3


@pytest.mark.clause("DC-T48", "DC-7.7", "DC-10.3")
def test_t48_nothing_to_take() -> None:
    table = Table(
        board="P1-12@(0,-1)",
        gold={1: 0},
        dwarfs={1: (0, -1, "a")},
        hands={0: ["A1-10", "P1-01"], 1: []},
    )
    bank = table.view().bank
    table.play(hunt("A1-10", (0, -1, "a")))
    assert table.state.gold[1] == 0 and table.view().bank == bank
    assert table.monster("goblin") == ((0, -1, "a"), 0)
    assert [event.amount for event in table.of(GoldLost)] == [0]
    table = Table(board="P1-12@(0,-1)", dwarfs={1: (0, -1, "a")}, hands={0: ["A1-07", "P1-01"], 1: []})
    table.play(hunt("A1-07", (0, -1, "a")))
    assert table.state.limit[1] == 4 and table.state.hidden == [] and table.chance == []


@pytest.mark.clause("DC-T49", "DC-7.5")
def test_t49_summoned_onto_dwarfs() -> None:
    table = goblin(dwarfs={0: (0, -1, "a"), 2: (0, -1, "a")})
    assert ends(table, "A1-10") == [None]
    assert table.refused(hunt("A1-10", (0, -1, "a"), START)) == "DC-7.5"
    table.play(hunt("A1-10", (0, -1, "a")))
    assert table.state.gold == [2, 3, 2]


@pytest.mark.clause("DC-T50", "DC-7.9", "DC-9.3", "DC-2.9")
def test_t50_a_goblin_on_a_face_down_goal() -> None:
    table = Table(
        board="P1-11@(3,4)",
        goals=GOALS,
        active=1,
        dwarfs={0: (3, 4, "a")},
        monsters={"goblin": ((3, 4, "a"), 0, "A1-10")},
        hands={1: ["A2-10", "P1-02"], 0: ["P1-01", "P1-03"]},
    )
    table.play(hunt("A2-10", None, (4, 4, "down")))
    assert table.monster("goblin") == ((4, 4, "down"), 1)
    assert not table.view().goals[3].face_up and table.view().goals[3].goal is None
    bank = table.view().bank
    table.play(path("P1-01", 1, 0), step(4, 4, "down"))
    assert table.dwarf(0) == (4, 4, "w") and table.view().seats[0].gold == 2
    card = next(card for card in table.view().cards if card.card == "G-VEIN")
    assert (card.rot, card.nugget) == (0, True)
    assert table.view().bank == bank


@pytest.mark.clause("DC-T51", "DC-8.5")
def test_t51_rat_and_goblin_and_one_axe() -> None:
    table = Table(
        board="P1-11@(1,0)",
        monsters={"rat": ((1, 0, "a"), 1, "A1-07"), "goblin": ((1, 0, "a"), 1, "A1-10")},
        axes={0: ["A1-06"]},
        hands={0: ["P1-01", "P1-02", "P1-03"]},
    )
    table.play(discard("P1-01"), step(1, 0, "a"))
    assert (table.phase, table.view().monster, table.view().meet) == ("axe_entry", "rat", ["rat", "goblin"])
    table.play(use(False))
    assert (table.phase, table.view().monster) == ("axe_entry", "goblin")
    table.play(use(True))
    assert table.state.limit[0] == 4 and table.state.gold[0] == 3
    assert table.monster("goblin") == (None, None) and table.asked == 1
    assert [(e.seat, e.monster) for e in table.of(MonsterSlain)] == [(0, "goblin")]
    assert [e.monster for e in table.of(AxeKept)] == ["rat"]


@pytest.mark.clause("DC-T52", "DC-8.6", "DC-8.5")
def test_t52_leaving_a_monster_and_coming_back() -> None:
    table = Table(
        3,
        board="P1-07@(1,0)",
        dwarfs={0: (1, 0, "a")},
        monsters={"rat": ((1, 0, "a"), 1, "A1-07")},
        hands={0: ["P1-01", "P1-02", "P1-03"]},
    )
    table.play(discard("P1-01"), step(0, 0, "a"))
    assert table.of(CardLost) == [] and table.state.left == 2
    table.play(step(1, 0, "a"))
    assert len(table.of(CardLost)) == 1 and table.asked == 1


@pytest.mark.clause("DC-T53", "DC-8.5")
def test_t53_only_the_newcomer_is_attacked() -> None:
    table = Table(
        3,
        board="P1-07@(1,0)",
        dwarfs={1: (1, 0, "a")},
        monsters={"crawler": ((1, 0, "a"), 2, "A1-09")},
    )
    table.play(discard(table.view(0).hand[0]), step(1, 0, "a"))
    assert [event.seat for event in table.of(DwarfLaid)] == [0]
    assert [seat.lying for seat in table.view().seats] == [True, False, False]


@pytest.mark.clause("DC-T70", "DC-2.11", "DC-7.4")
def test_t70_cobwebs_stop_dwarfs_and_monsters() -> None:
    table = Table(
        board="P1-11@(1,0) P1-07@(-1,0)",
        webs=[(*EAST, 2, 1, "A1-04")],
        dwarfs={1: (-1, 0, "a")},
        hands={0: ["A1-07", "P1-01"]},
    )
    assert table.refused(hunt("A1-07", (1, 0, "a"), START)) == "DC-7.4"
    table.play(discard("P1-01"))
    assert table.refused(step(1, 0, "a")) == "DC-2.11"


@pytest.mark.clause("DC-T73", "DC-7.9", "DC-2.9")
def test_t73_over_a_card_back() -> None:
    table = Table(board="P1-11@(2,4) P1-07@(3,4) P1-06@(4,3)", hands={0: ["A1-07", "P1-01"]})
    table.play(hunt("A1-07", (2, 4, "a"), (4, 3, "a")))
    assert table.monster("rat") == ((4, 3, "a"), 0) and not table.view().goals[3].face_up


@pytest.mark.clause("DC-T77", "DC-7.4", "DC-7.5", "DC-7.1")
def test_t77_exactly_these_ends() -> None:
    board = {"board": "P1-12@(0,-1) P1-07@(1,0)", "hands": {0: ["A1-07", "P1-01"]}}
    both: dict[int, Space] = {0: (1, 0, "a"), 1: (1, 0, "a")}
    # a setting has values of several kinds, by name
    assert ends(Table(dwarfs=both, **board), "A1-07") == [None, START, (1, 0, "a")]  # type: ignore[arg-type]
    # a setting has values of several kinds, by name
    assert ends(Table(dwarfs={0: (1, 0, "a")}, **board), "A1-07") == [None, START]  # type: ignore[arg-type]
    # a setting has values of several kinds, by name
    assert ends(Table(dwarfs={1: (0, -1, "a")}, **board), "A1-07") == [None]  # type: ignore[arg-type]
    table = Table(
        3,
        board="P1-07@(1,0) P1-01@(2,0)",
        dwarfs={2: (1, 0, "a")},
        monsters={"rat": ((1, 0, "a"), 0, "A1-07")},
        active=1,
        hands={1: ["A1-08", "P1-02"]},
    )
    assert ends(table, "A1-08") == [None, START, (1, 0, "a"), (2, 0, "a")]
    table.state.dwarf[2] = table.node((2, 0, "a"))
    assert ends(table, "A1-08") == [None, START, (2, 0, "a")]
    bare = Table(
        3,
        board="P1-07@(1,0)",
        dwarfs={2: (1, 0, "a")},
        monsters={"rat": ((1, 0, "a"), 0, "A1-07")},
        active=1,
        hands={1: ["A1-08", "P1-02"]},
    )
    assert ends(bare, "A1-08") == [None, START]


@pytest.mark.clause("DC-T78", "DC-6.6")
def test_t78_the_axe_laid_first_goes_first() -> None:
    table = Table(webs=[(*EAST, 2, 1, "A1-04")], axes={0: ["A3-06", "A1-06"]})
    table.play(strike(*EAST))
    assert table.view().seats[0].axes == ["A1-06"] and "A3-06" in table.view().open
    assert table.phase == "act"
    table.play(strike(*EAST))
    assert table.view().seats[0].axes == [] and table.view().webs == [] and table.phase == "act"


@pytest.mark.clause("DC-T79", "DC-4.2", "DC-8.5")
def test_t79_walking_onto_a_crawler() -> None:
    table = Table(3, board="P1-07@(1,0)", monsters={"crawler": ((1, 0, "a"), 2, "A1-09")}, pile=20)
    table.play(discard(table.view(0).hand[0]), step(1, 0, "a"))
    assert table.view().seats[0].lying and table.asked == 1
    table.rest().rest()
    assert table.asked == 0 and not table.view().seats[0].lying and table.view().no_move
    table.play(discard(table.view(0).hand[0]))
    assert table.asked == 1 and not table.view().no_move


@pytest.mark.clause("DC-T83", "DC-7.7", "DC-22.2")
def test_t83_losses_clockwise_from_the_active_seat() -> None:
    table = Table(3, board="P1-12@(0,-1)", active=1, hands={1: ["A1-07", "P1-01"]})
    table.play(hunt("A1-07", (0, -1, "a"), START))
    assert [outcome["seat"] for outcome in table.chance] == [1, 2, 0]
    assert (table.phase, table.asked) == ("move", 1)


@pytest.mark.clause("DC-T86", "DC-7.6", "DC-4.3")
def test_t86_an_empty_handed_player_answers() -> None:
    table = goblin(dwarfs={2: (0, -1, "a")}, hands={0: ["A1-10", "P1-01"], 2: []}, axes={2: ["A1-06"]})
    table.play(hunt("A1-10", (0, -1, "a")))
    assert (table.phase, table.asked) == ("axe", 2)
    table.play(use(True))
    assert table.state.gold[2] == 3


@pytest.mark.clause("DC-T87", "DC-7.6")
def test_t87_the_active_seat_is_asked_first() -> None:
    table = goblin(axes={0: ["A1-06"], 1: ["A2-07"]})
    table.play(hunt("A1-10", (0, -1, "a"), START))
    assert (table.asked, table.view().queue) == (0, [0, 1])
    table.play(use(False))
    assert table.asked == 1
    table.play(use(True))
    assert table.state.gold == [3, 3, 3] and table.view().seats[0].axes == ["A1-06"]


@pytest.mark.clause("DC-T88", "DC-7.9")
def test_t88_on_from_a_card_back() -> None:
    table = Table(
        board="P1-07@(3,4) P1-06@(4,3)",
        monsters={"rat": ((4, 4, "down"), 0, "A1-07")},
        active=1,
        hands={1: ["A1-08", "P1-01"]},
    )
    assert ends(table, "A1-08") == [None, (3, 4, "a"), (4, 3, "a")]


@pytest.mark.clause("DC-T89", "DC-8.3", "DC-8.7")
def test_t89_robbed_and_paid() -> None:
    table = Table(
        board="P3-14@(1,0)/180",
        monsters={"goblin": ((1, 0, "c"), 1, "A1-10")},
        dwarfs={0: (1, 0, "e")},
        hands={0: ["P1-01", "P1-02"]},
    )
    table.play(discard("P1-01"), step(1, 0, "c"))
    seat = table.view().seats[0]
    assert [event.gold for event in table.of(GoldLost)] == [2]
    assert (seat.gold, seat.face_up) == (3, True)


@pytest.mark.clause("DC-7.6")
def test_an_own_axe_against_the_own_monster() -> None:
    table = goblin(axes={0: ["A1-06"]})
    table.play(hunt("A1-10", (0, -1, "a"), START), use(True))
    assert table.state.gold == [3, 3, 3] and table.phase == "move" and table.asked == 0


@pytest.mark.clause("DC-7.3")
def test_a_monster_in_play_needs_no_lair() -> None:
    table = Table(
        board="P1-07@(1,0)", monsters={"rat": ((1, 0, "a"), 1, "A1-07")}, hands={0: ["A1-08", "A2-04"]}
    )
    table.play(hunt("A1-08"))
    assert table.monster("rat") == ((1, 0, "a"), 0) and "A1-07" in table.view().open
    assert table.refused(swap("A2-04", 1)) == "DC-21.1"
