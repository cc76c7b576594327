"""The quick player of The Dark Cave on positions where the right action is known; its chances of winning."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_cave.table import END, Named, Space, Table, boots, discard, hunt, look, path, step, use, vote
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dark_cave import GAME, policy
from podzemi.games.dark_cave.geometry import goal_piece
from podzemi.games.dark_cave.policy import distances as m
from podzemi.games.dark_cave.policy.aims import chances, goal_node, known_exit
from podzemi.games.dark_cave.policy.trust import leanings
from podzemi.games.dark_cave.state import NONE


def liked(table: Table) -> Named:
    """What the quick player likes best for the seat that is asked."""
    codes = GAME.legal(table.state, table.asked)
    weights = policy.weigh(table.state, table.asked, codes)
    return table.legal[weights.index(max(weights))]


def away(table: Table, corner: int) -> list[int]:
    """The field around a corner."""
    state = table.state
    cost = [m.FAR] * m.node_count(state)
    onward = [NONE] * m.node_count(state)
    node = goal_node(state, corner)
    cost[node] = 0
    m.spread_field(state, m.survey(state), m.prices(state, 0), [node], cost, onward)
    return cost


# ---------------------------------------------------------------- the field


def test_the_field_counts_steps_and_missing_cards() -> None:
    table = Table(board="P1-07@(1,0) P1-01@(2,0)")
    cost = away(table, 1)
    start, first, second = (cost[table.node((x, 0, "a"))] for x in range(3))
    assert start == first + m.STEP == second + 2 * m.STEP
    missing = 5 * (m.PLACE + m.STEP) + m.STEP
    assert missing <= second <= missing + m.TIGHT


def test_ladders_and_cobwebs_change_the_way() -> None:
    ladder = Table(board="P1-15@(3,-4)")
    assert away(ladder, 1)[ladder.node((0, 0, "a"))] == 2 * m.STEP
    webbed = Table(board="P1-15@(3,-4)", webs=[((3, -4), (4, -4), 2, 1, "A1-04")])
    assert away(webbed, 1)[webbed.node((0, 0, "a"))] > 2 * m.STEP


@pytest.mark.parametrize("seed", range(12))
def test_the_field_agrees_with_walking(seed: int) -> None:
    """Where one can walk to a corner, the field is never longer than the walk with its tolls."""
    state, dice = GAME.start(6, seed=seed), Dice(seed)
    for _ in range(60):
        seats = GAME.to_act(state)
        if not seats:
            break
        codes = GAME.legal(state, seats[0])
        GAME.apply_unchecked(state, seats[0], codes[dice.below(len(codes))])
    for corner in range(4):
        node = goal_node(state, corner)
        cost, onward = [m.FAR] * m.node_count(state), [NONE] * m.node_count(state)
        cost[node] = 0
        m.spread_field(state, m.survey(state), m.prices(state, 0), [node], cost, onward)
        for seat in range(6):
            if state.dwarf[seat] != NONE:
                moves = m.moves_from(state, state.dwarf[seat])[node]
                dearest = m.STEP + max(m.BRIDGE_TOLL, m.TUNNEL_TOLL)
                assert cost[state.dwarf[seat]] <= max(m.FAR, moves) and (
                    moves == m.FAR or cost[state.dwarf[seat]] <= moves * dearest
                )


# ---------------------------------------------------------------- what a seat knows


def test_the_last_corner_is_the_exit() -> None:
    table = Table(turned={(-4, -4): 0, (-4, 4): 0}, hands={0: ["A1-01", "P1-01"]})
    assert known_exit(table.state, 0) == NONE
    table.play(look("A1-01", (4, 4)))
    assert known_exit(table.state, 0) == 1 and known_exit(table.state, 1) == NONE


def test_a_look_is_read_from_what_follows() -> None:
    table = Table(3, hands={0: ["A1-01", "P1-01"], 1: ["P1-06", "P1-10"], 2: ["P1-09", "P1-12"]})
    table.play(look("A1-01", (4, -4))).rest().rest()
    assert len(set(chances(table.state, 1))) == 1
    table.play(path("P1-01", -1, 0))
    after = chances(table.state, 1)
    assert after[1] < after[0] == after[3]


def test_deeds_move_leanings() -> None:
    table = Table(
        4,
        clans="bl bl bs bs",
        board="P1-12@(0,-1)",
        dwarfs={0: (0, -1, "a")},
        hands={0: ["P1-01"], 1: ["A1-10", "P1-02"], 2: ["A1-05", "P1-03"], 3: ["P1-04"]},
        active=1,
    )
    before = leanings(table.state, 0)
    assert before == [100, -32, -32, -32]
    table.play(hunt("A1-10", (0, -1, "a")), step(0, -1, "a"), boots("A1-05", 0))
    after = leanings(table.state, 0)
    assert after[1] < before[1] and after[2] > before[2] and after[3] == before[3]


# ---------------------------------------------------------------- decisions


def test_walks_out_when_it_can() -> None:
    table = Table(3, clans="bl bl bs", turned={(4, -4): 0}, dwarfs={0: (4, -4, "n")})
    table.play(discard(table.view(0).hand[0]))
    assert liked(table) == step(4, -4, "c")


def test_stays_inside_when_leaving_would_lose() -> None:
    table = Table(
        3, clans="bl bs bs", out=[1], gold={0: 0, 1: 3}, turned={(4, -4): 0}, dwarfs={0: (4, -4, "n")}
    )
    table.state.looked_clan[2] = 1
    table.play(discard(table.view(0).hand[0]))
    assert liked(table) != step(4, -4, "c")


def beside_the_exit(rival: Space) -> Table:
    """Seat 0 knows the exit and stands before it; the rival stands there."""
    table = Table(board="P1-15@(3,-4)", dwarfs={0: (3, -4, "a"), 1: rival})
    table.state.looked_goal[1] = 1
    return table.play(discard(table.view(0).hand[0]))


def test_turns_up_the_exit_only_ahead_of_rivals() -> None:
    """The finder stops at the edge of the exit (DC-9.5): a rival beside it would be out first."""
    down = step(4, -4, "down")
    assert liked(beside_the_exit((0, 0, "a"))) == END, "the ladders are linked: two steps"
    lying = beside_the_exit((0, 0, "a"))
    lying.state.lying[1] = 1
    assert liked(lying) == down


def test_joins_its_way_to_the_exit() -> None:
    """One card is missing before the exit: the one of the hand that leads there."""
    table = Table(
        board="P1-07@(2,-4)",
        turned={(4, -4): 0},
        dwarfs={0: (2, -4, "a")},
        hands={0: ["P1-06", "P1-10", "P2-06"]},
    )
    assert {**liked(table), "rot": 0} == path("P2-06", 3, -4)


def test_looks_before_it_builds_and_gives_itself_boots() -> None:
    assert liked(Table(hands={0: ["A1-01", "P1-06"]}))["kind"] == "play_secret"
    assert liked(Table(hands={0: ["A1-05", "P1-06"]})) == boots("A1-05", 0)


def test_sets_monsters_on_rivals_once_the_exit_is_known() -> None:
    def scene(rival: tuple[int, int, str], **more: Any) -> Table:
        hands = {0: ["A1-08", "P1-10"]}
        return Table(clans="bl yl", board="P1-12@(0,-1)", dwarfs={1: rival}, hands=hands, **more)

    assert liked(scene((0, -1, "a"), turned={(4, -4): 0}))["kind"] == "play_monster"
    assert liked(scene((0, 0, "a"), turned={(4, -4): 0}))["kind"] != "play_monster"


def test_gold_means_nothing_to_two() -> None:
    """With two players the first one out wins (DC-12.1): no axe is spent on a goblin."""
    for players, clans, wanted in ((2, "bl yl", False), (4, "bl bl bs bs", True)):
        table = Table(
            players,
            clans=clans,
            board="P1-12@(0,-1)",
            dwarfs={0: (0, -1, "a")},
            axes={0: ["A1-06"]},
            active=1,
            hands={1: ["A1-10", "P1-01"]},
        )
        table.play(hunt("A1-10", (0, -1, "a")))
        assert liked(table) == use(wanted)


def test_agrees_to_end_only_what_is_won() -> None:
    table = Table(3, clans="bl bl bs", out=[0], gold={0: 3}, agreed_end=True)
    table.play({"kind": "propose_end"})
    table.state.looked_clan = [0b110, 0b101, 0b011]
    assert liked(table) == vote(True)
    table.play(vote(True))
    assert liked(table) == vote(False)


# ---------------------------------------------------------------- expectations


@pytest.mark.parametrize("players", range(2, 9))
def test_what_one_side_expects_the_other_does_not(players: int) -> None:
    """Sides of equal size expect the opposite; all of one side the same."""
    state = GAME.start(players, seed=seed_for(3, players))
    sides = [card in (0, 3) for card in state.clan]
    found = [policy.estimate(state, seat) for seat in range(players)]
    for one in range(players):
        for other in range(players):
            if sides[one] == sides[other]:
                assert found[one] == found[other]
            elif sides.count(True) * 2 == players:
                assert -2 <= found[one] + found[other] <= 2


def test_nearer_to_the_exit_is_better() -> None:
    scene = {"clans": "bl yl", "board": "P1-07@(3,-4) P1-04@(4,-3)", "turned": {(4, -4): 0}}
    near = Table(dwarfs={0: (3, -4, "a")}, **scene)  # type: ignore[arg-type]  # a scene is a dict
    far = Table(**scene)  # type: ignore[arg-type]  # a setting has values of several kinds, by name
    assert policy.estimate(near.state, 0) > policy.estimate(far.state, 0)
    assert policy.estimate(near.state, 1) < policy.estimate(far.state, 1)


def test_gold_outside_counts() -> None:
    rich, poor = (
        Table(4, clans="bl bl bs bs", out=[0], gold={0: gold}, turned={(4, -4): 0}) for gold in (3, 0)
    )
    assert policy.estimate(rich.state, 1) > policy.estimate(poor.state, 1)
    assert policy.estimate(rich.state, 2) < policy.estimate(poor.state, 2)


def test_faces_of_goals_do_not_matter_to_who_has_not_seen_them() -> None:
    table = Table(hands={0: ["P1-01", "P1-06", "A1-01"]})
    codes = GAME.legal(table.state, 0)
    before = policy.weigh(table.state, 0, codes)
    one, two = goal_piece(table.state.box, 0), goal_piece(table.state.box, 1)
    table.state.face[one], table.state.face[two] = table.state.face[two], table.state.face[one]
    assert policy.weigh(table.state, 0, codes) == before
