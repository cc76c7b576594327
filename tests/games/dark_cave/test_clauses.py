"""Conventions, set-up, options and chance: the clauses that no vector shows alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from podzemi.engine.dice import Dice
from podzemi.engine.game import BadSetup
from podzemi.engine.log import Log
from podzemi.engine.match import Match
from podzemi.engine.records.record import RecordError, read, replay
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.actions import Discard, EndMove
from podzemi.games.dark_cave.codes import works_for
from podzemi.games.dark_cave.data.tables import BOX, DATA, OPTIONS
from podzemi.games.dark_cave.events import LoseCard
from podzemi.games.dark_cave.names import (
    cell_code,
    cell_name,
    edge_code,
    edge_name,
    space_code,
    space_name,
)
from podzemi.games.dark_cave.rules import to_act
from podzemi.games.dark_cave.rules.space import cave

from .table import END, START, Table, discard, hunt, path, step, swap


@pytest.mark.clause("DC-0.1", "DC-0.2", "DC-0.3")
def test_north_is_up_and_the_start_is_the_origin() -> None:
    table = Table(board="P1-06@(0,-1)")
    assert table.view().cards[1].card == "START"
    assert table.near(*START) == [(0, -1, "a")]
    assert [cell_name(g.beside(g.ORIGIN, side)) for side in range(4)] == [[0, -1], [1, 0], [0, 1], [-1, 0]]
    turned = Table(board="P1-14@(0,1)")
    assert turned.near(*START) == [(0, 1, "a")]
    assert Table(board="P1-14@(0,-1)/180").near(*START) == [(0, -1, "a")]


@pytest.mark.clause("DC-0.5", "DC-2.9")
def test_face_up_is_start_paths_and_turned_goals() -> None:
    table = Table(board="P1-07@(1,0)", turned={(4, -4): 0})
    assert [card.card for card in table.view().cards] == ["START", "P1-07", "G-EXIT"]
    assert [goal.face_up for goal in table.view().goals] == [False, True, False, False]


@pytest.mark.clause("DC-0.7", "DC-4.1")
@pytest.mark.parametrize("players", [2, 3, 8])
def test_play_goes_clockwise_and_one_decides(players: int) -> None:
    table = Table(players, active=players - 1, pile=8)
    order = []
    for _ in range(2 * players):
        assert to_act(table.state) == [table.asked]
        assert all(not GAME.legal(table.state, seat) for seat in range(players) if seat != table.asked)
        order.append(table.asked)
        table.rest()
    assert order == [(players - 1 + turn) % players for turn in range(2 * players)]


@pytest.mark.clause("DC-0.10", "DC-0.4", "DC-21.2")
def test_numbers_keep_the_order_of_names() -> None:
    cells = sorted([x, y] for x in range(-3, 4) for y in range(-3, 4))
    codes = [cell_code(*cell) for cell in cells]
    assert codes == sorted(codes) and [cell_name(code) for code in codes] == cells
    edges = sorted([cell, [cell[0] + dx, cell[1] + 1 - dx]] for cell in cells for dx in (0, 1))
    numbers = [edge_code(edge) for edge in edges]
    assert numbers == sorted(numbers) and [edge_name(number) for number in numbers] == edges
    spaces = sorted([*cell, name] for cell in cells for name in BOX.space_name)
    spelt = [space_code(BOX, space) for space in spaces]
    assert spelt == sorted(spelt) and [space_name(BOX, number) for number in spelt] == spaces
    assert BOX.face_name[: BOX.cards] == sorted(BOX.face_name[: BOX.cards])


@pytest.mark.clause("DC-0.9", "DC-22.3", "DC-22.1")
def test_all_chance_comes_from_the_seed() -> None:
    def first(seed: int) -> bytes:
        return GAME.dump(GAME.start(6, seed=seed))

    assert first(1) == first(1) != first(2)
    corners = Counter(GAME.start(2, seed=seed).face[BOX.cards + 1] for seed in range(400))
    assert set(corners) == set(range(BOX.cards + 1, BOX.cards + 5)) and min(corners.values()) > 60
    starters = Counter(GAME.start(4, seed=seed).active for seed in range(400))
    assert len(starters) == 4 and min(starters.values()) > 60
    on_top = Counter(BOX.face_name[GAME.start(2, seed=seed).boxed[0]] for seed in range(600))
    assert len(on_top) == 29


@pytest.mark.clause("DC-22.2", "DC-22.3", "DC-10.3")
def test_each_card_of_the_hand_is_lost_alike() -> None:
    hand = ["P1-01", "P1-02", "P1-03", "P1-04"]
    lost: Counter[str] = Counter()
    for seed in range(200):
        table = Table(board="P1-12@(0,-1)", hands={0: ["A1-07", "P1-05"], 1: hand}, dwarfs={1: (0, -1, "a")})
        table.state.dice = Dice(seed)
        table.play(hunt("A1-07", (0, -1, "a")))
        lost[table.chance[0]["card"]] += 1
    assert sorted(lost) == hand and min(lost.values()) > 30
    single = Table(
        board="P1-12@(0,-1)", hands={0: ["A1-07", "P1-05"], 1: ["P1-01"]}, dwarfs={1: (0, -1, "a")}
    )
    single.play(hunt("A1-07", (0, -1, "a")))
    assert single.chance == [{"kind": "lose_card", "seat": 1, "card": "P1-01"}]


@pytest.mark.clause("DC-1.4.1", "DC-1.4.2")
@pytest.mark.parametrize("goal", range(4))
def test_goals_can_be_entered_from_every_side(goal: int) -> None:
    face = BOX.cards + 1 + goal
    assert BOX.mask[face * 2] | BOX.mask[face * 2 + 1] == 0b1111
    first = {BOX.opening[g.face_rot_side(face, rot, side)] for rot in (0, 1) for side in range(4)} - {s.NONE}
    assert all(BOX.mark[g.face_space(face, space)] == s.PLAIN for space in first)


@pytest.mark.clause("DC-2.6")
@pytest.mark.parametrize(
    ("board", "start", "end", "moves"),
    [
        ("P1-18@(0,-1)", (0, -1, "b"), (0, -1, "a"), 2),
        ("P2-15@(0,-1)", (0, -1, "s"), (0, -1, "n"), 2),
        ("P3-13@(0,-1)", (0, -1, "s"), (0, -1, "n"), 4),
    ],
)
def test_the_tunnel_joins_two_bends(
    board: str, start: tuple[int, int, str], end: tuple[int, int, str], moves: int
) -> None:
    """One move less than counted from entering the card."""
    assert Table(board=board).away(start, end) == moves


@pytest.mark.clause("DC-10.6", "DC-10.5")
def test_the_discard_pile_is_never_drawn_from() -> None:
    table = Table(pile=0)
    table.rest()
    assert table.sizes() == [4, 5] and table.state.pile == []


@pytest.mark.clause("DC-4.1", "DC-18.12")
@pytest.mark.parametrize("players", range(2, 9))
def test_every_match_ends(players: int) -> None:
    """A non-skipped turn takes a card from hands and pile together."""
    state = GAME.start(players, seed=players)
    dice = Dice(players)
    cards, turn = sum(map(len, state.hands)) + len(state.pile), state.turn
    assert cards == 67
    while GAME.to_act(state):
        codes = GAME.legal(state, state.asked)
        acted, before = state.turn, sum(map(len, state.hands)) + len(state.pile)
        GAME.apply(state, state.asked, codes[dice.below(len(codes))])
        if state.turn != acted:
            assert sum(map(len, state.hands)) + len(state.pile) <= before
            turn += 1
    assert sum(map(len, state.hands)) == 0 and turn <= 68


# ---------------------------------------------------------------- options and player counts


@pytest.mark.clause("DC-12.5", "DC-12.2", "DC-18.19")
@pytest.mark.parametrize(
    ("players", "splits"),
    [
        (2, {(1, 1): 1.0}),
        (3, {(1, 2): 1.0}),
        (4, {(2, 2): 1.0}),
        (5, {(2, 3): 6 / 7, (1, 4): 1 / 7}),
        (6, {(3, 3): 4 / 7, (2, 4): 3 / 7}),
        (7, {(3, 4): 1.0}),
        (8, {(4, 4): 1.0}),
    ],
)
def test_how_the_workers_split(players: int, splits: dict[tuple[int, int], float]) -> None:
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(700):
        sides = [works_for(clan) for clan in GAME.start(players, seed=seed).clan]
        one, two = sorted((sides.count(0), sides.count(1)))
        found[one, two] += 1
    assert set(found) == set(splits)
    for split, share in splits.items():
        assert abs(found[split] / 700 - share) < 0.06


@pytest.mark.clause("DC-12.4", "DC-23.1", "DC-23.2", "DC-23.3", "DC-23.4")
def test_the_options_and_their_defaults() -> None:
    full = GAME.validate_options(3, {})
    assert full == {"deck": "house", "first_player": "random", "clan_34": "random", "agreed_end": False}
    assert [option.clause for option in OPTIONS] == ["DC-23.1", "DC-23.2", "DC-23.3", "DC-23.4"]
    assert GAME.validate_options(8, {"first_player": 7})["first_player"] == 7
    bad: list[dict[str, Any]] = [
        {"deck": "printed"},
        {"first_player": 3},
        {"first_player": -1},
        {"first_player": True},
        {"first_player": "seat 1"},
        {"clan_34": "green"},
        {"agreed_end": 1},
        {"speed": "fast"},
    ]
    for options in bad:
        with pytest.raises(BadSetup):
            GAME.start(3, options)
    for players in (1, 9):
        with pytest.raises(BadSetup):
            GAME.start(players)


@pytest.mark.clause("DC-23.2", "DC-3.11", "DC-22.1")
def test_the_first_player() -> None:
    log = Log()
    assert GAME.start(5, {"first_player": 3}, seed=1, log=log).active == 3
    assert "first_player" not in {outcome.__struct_config__.tag for outcome in log.chance}


@pytest.mark.clause("DC-23.3", "DC-12.2", "DC-22.1")
def test_the_clan_of_three_and_four() -> None:
    for players in (3, 4):
        for clan in ("blue", "yellow"):
            log = Log()
            state = GAME.start(players, {"clan_34": clan}, seed=2, log=log)
            assert {side.clan for side in GAME.view(state, None).seats} == {clan}
            assert log.chance[0].__struct_config__.tag == "goals"
        clans = {GAME.view(GAME.start(players, seed=seed), None).seats[0].clan for seed in range(20)}
        assert clans == {"blue", "yellow"}
    ignored = GAME.view(GAME.start(2, {"clan_34": "yellow"}), None)
    assert {side.clan for side in ignored.seats} == {"blue", "yellow"}


@pytest.mark.clause("DC-23.1")
def test_the_house_deck_says_so() -> None:
    log = Log()
    state = GAME.start(4, log=log)
    assert GAME.view(state, None).house_deck and GAME.view(state, None).options["deck"] == "house"
    assert log.events[0].house_deck  # type: ignore[attr-defined]  # what stands at this place has it
    assert DATA.deck.designed and "path_card.openings" in DATA.deck.covers
    assert DATA.provenance("P1-01") == {
        "special": "R total",
        "back": "R total, D this card",
        "openings": "D",
        "graph": "D, fitted to R crossing cost 1",
    }
    with pytest.raises(LookupError):
        DATA.provenance("P9-99")


# ---------------------------------------------------------------- records


@pytest.mark.clause("DC-22.1", "DC-22.2", "DC-21.1")
def test_a_record_that_lies_is_found_out() -> None:
    match = Match(GAME, 3, seed=5)
    dice = Dice(5)
    while seats := GAME.to_act(match.state):
        actions = GAME.actions(match.state, seats[0])
        match.play(seats[0], actions[dice.below(len(actions))])
    line = match.record().line().decode()
    assert replay(read(line, lambda _: GAME), lambda _: GAME).record().result == match.record().result
    lost = next(outcome for outcome in match.chance if isinstance(outcome, LoseCard))
    taken = f'"lose_card","seat":{lost.seat},"card":"{lost.card}"'
    for spoilt in (
        line.replace(taken, f'"lose_card","seat":{lost.seat},"card":"P9-99"'),
        line.replace("C-blue-loyal-1", "C-blue-loyal-3").replace("C-yellow-loyal-1", "C-yellow-loyal-3"),
        line.replace('"G-EXIT"', '"G-DOOR"'),
    ):
        assert spoilt != line
        with pytest.raises(RecordError):
            replay(read(spoilt, lambda _: GAME), lambda _: GAME)


@pytest.mark.clause("DC-10.3", "DC-22.2")
def test_a_script_cannot_take_a_card_that_is_not_there() -> None:
    table = Table(board="P1-12@(0,-1)", hands={0: ["A1-07", "P1-05"], 1: ["P1-01"]}, dwarfs={1: (0, -1, "a")})
    table.state.dice = Dice(0, [BOX.face_name.index("P1-05")])
    with pytest.raises(ValueError, match="from a hand without it"):
        table.play(hunt("A1-07", (0, -1, "a")))


@pytest.mark.clause("DC-4.4", "DC-4.5", "DC-18.16")
def test_the_defaults_of_an_absent_player() -> None:
    table = Table(board="P1-07@(1,0)", hands={0: ["P1-02", "P1-01"]})
    assert GAME.decode(GAME.default(table.state, 0)) == Discard(["P1-01"])
    table.play(path("P1-01", -1, 0))
    assert GAME.decode(GAME.default(table.state, 0)) == EndMove()


@pytest.mark.clause("DC-2.10", "DC-2.12")
def test_all_ladders_are_one_move_apart() -> None:
    table = Table(
        board="P1-15@(3,3) P2-13@(-3,0) P3-10@(0,5)",
        goals=("G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN"),
        turned={(-4, 4): 0},
    )
    ladders = [(-4, 4, "c"), (-3, 0, "e"), (0, 0, "a"), (0, 5, "c"), (3, 3, "a")]
    for one in ladders:
        assert [other for other in table.near(*one) if other in ladders] == [o for o in ladders if o != one]
    hidden = Table(board="P1-15@(3,3)", goals=("G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN"))
    assert hidden.near(*START) == [(3, 3, "a")]


@pytest.mark.clause("DC-8.7")
def test_an_own_step_takes_the_nugget_but_staying_does_not() -> None:
    table = Table(board="P3-14@(1,0)/180", dwarfs={0: (1, 0, "e")}, hands={0: ["P1-01", "P1-02"]})
    table.play(discard("P1-01"), step(1, 0, "c"), END)
    assert table.state.gold[0] == 4 and table.state.up[0] == 1
    assert cave.mark_of(table.state, table.node((1, 0, "c"))) == s.VEIN
    table.rest().rest()
    assert table.state.gold[0] == 4


@pytest.mark.clause("DC-6.3")
def test_equipment_and_limits_stay_with_a_swap() -> None:
    table = Table(
        hands={0: ["A2-04", "P1-01"], 1: ["P1-02"]},
        axes={0: ["A1-06"]},
        has_boots={1: "A1-05"},
        limits={0: 4},
        gold={0: 1},
    )
    table.play(swap("A2-04", 1))
    mine, theirs = table.view().seats
    assert (mine.axes, mine.limit, mine.gold, mine.boots) == (["A1-06"], 4, 1, None)
    assert (theirs.boots, theirs.limit, theirs.gold) == ("A1-05", 5, 3)
