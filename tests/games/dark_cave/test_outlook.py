"""The previews of docs/rules/interface-notes.md, section 2.3."""

from __future__ import annotations

from typing import Any

import pytest

from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.actions import PlayPath
from podzemi.games.dark_cave.preview.types import Preview, ReachPreview

from .table import START, Table, discard, hunt


def preview(table: Table, seat: int | None = 0) -> Preview:
    return GAME.preview(table.view(seat))


def reached(table: Table, *space: object) -> ReachPreview:
    return next(entry for entry in preview(table).reach if entry.space == list(space))


@pytest.mark.clause("DC-8.1", "DC-8.4")
def test_reach_counts_moves_and_tolls() -> None:
    table = Table(board="P1-16@(0,-1) P1-01@(0,-2) P1-18@(1,0)/180 P2-06@(-1,0)", hands={0: ["P1-02"]})
    assert preview(table).moves == 3
    bridge = reached(table, 0, -1, "u")
    assert (bridge.cost, bridge.cards, bridge.gold, bridge.via) == (1, 1, 0, list(START))
    assert (reached(table, 0, -2, "a").cost, reached(table, 0, -2, "a").cards) == (2, 1)
    assert reached(table, 1, 0, "t").gold == 1 and reached(table, -1, 0, "w").cost == 2


def test_reach_stops_at_monsters_goals_and_the_exit() -> None:
    table = Table(
        board="P1-07@(1,0) P1-01@(2,0)",
        monsters={"rat": ((1, 0, "a"), 1, "A1-07")},
        has_boots={0: "A1-05"},
    )
    assert preview(table).moves == 4
    assert [entry.space for entry in preview(table).reach] == [[1, 0, "a"]]
    assert reached(table, 1, 0, "a").monsters == ["rat"]
    goal = Table(board="P1-07@(3,4)", dwarfs={0: (3, 4, "a")})
    assert [(entry.space, entry.goal) for entry in preview(goal).reach] == [([4, 4, "down"], True)]
    out = Table(turned={(4, -4): 0}, dwarfs={0: (4, -4, "n")})
    assert [(entry.space, entry.exit) for entry in preview(out).reach] == [([4, -4, "c"], True)]
    vein = Table(board="P3-14@(1,0)/180")
    assert reached(vein, 1, 0, "c").nugget and not reached(vein, 1, 0, "e").nugget


def test_who_cannot_move_reaches_nothing() -> None:
    assert preview(Table(board="P1-07@(1,0)", lying=[0], active=1)).reach == []
    assert preview(Table(board="P1-07@(1,0)"), None).reach == []
    moved = Table(board="P1-07@(1,0)")
    moved.play(discard(moved.view(0).hand[0]), {"kind": "step", "to": [1, 0, "a"]})
    assert preview(moved).moves == 2


@pytest.mark.clause("DC-8.2")
def test_a_card_shows_the_walk_after_it() -> None:
    table = Table(board="P1-07@(1,0)", hands={0: ["P1-01", "P1-02"]})
    walks = preview(table).placements[0].walks
    east = next(walk for walk in walks if (walk.x, walk.y, walk.rot) == (2, 0, 0))
    assert [(row.space, row.cost) for row in east.reach] == [([2, 0, "a"], 2)]
    assert preview(table, 1).placements[0].walks == []


@pytest.mark.parametrize("seed", range(3))
def test_the_walk_foreseen_is_the_walk_that_follows(seed: int) -> None:
    match: Match[Any, Any] = Match(GAME, 3, GAME.validate_options(3, {}), seed)
    dice, compared = Dice(seed), 0
    while compared < 60 and (seats := GAME.to_act(match.state)):
        before, legal = GAME.view(match.state, seats[0]), GAME.legal(match.state, seats[0])
        foreseen = GAME.preview(before)
        for code in legal if before.phase == "act" else []:
            compared += _walk_is_as_foreseen(match.state, seats[0], code, foreseen)
        match.play(seats[0], GAME.decode(legal[dice.below(len(legal))]))
    assert compared >= 60


def _walk_is_as_foreseen(state: Any, seat: int, code: int, foreseen: Preview) -> bool:
    """Lay the card on a copy; False: there is no walk to compare."""
    action: Any = GAME.decode(code)
    after = state.clone()
    GAME.apply(after, seat, code)
    view = GAME.view(after, seat)
    if not isinstance(action, PlayPath) or (view.phase, view.active) != ("move", seat):
        return False
    placed = next(row for row in foreseen.placements if row.card == action.card)
    here = [walk for walk in placed.walks if (walk.x, walk.y, walk.rot) == (action.x, action.y, action.rot)]
    rows = {tuple(row.space): row for row in foreseen.reach}
    rows.update({tuple(row.space): row for walk in here for row in walk.reach})
    assert rows == {tuple(row.space): row for row in GAME.preview(view).reach}
    return True


@pytest.mark.clause("DC-5.4", "DC-5.5")
def test_placements_say_which_rule_fails() -> None:
    table = Table(board="P1-06@(0,-1)", hands={0: ["P1-07", "P2-05"]})
    across, along = preview(table).placements
    assert across.card == "P1-07" and across.fits == [[-1, 0], [1, 0]]
    assert [0, 1] in across.edges_differ and [1, -1] in across.edges_differ + across.extends_nothing
    assert [1, -1] in along.extends_nothing and [0, -2] in along.fits


@pytest.mark.clause("DC-7.5", "DC-7.6")
def test_hunts_say_who_is_hit_and_who_can_answer() -> None:
    table = Table(
        3,
        board="P1-12@(0,-1) P1-07@(1,0)",
        dwarfs={2: (1, 0, "a")},
        axes={1: ["A1-06"]},
        hands={0: ["A1-07", "A1-08", "A1-10"]},
    )
    hunts = [one for one in preview(table).hunts if one.monster == "rat"]
    assert [(one.to, one.moves, one.hits, one.axes) for one in hunts] == [
        (None, 0, [], []),
        ([0, 0, "a"], 1, [0, 1], [1]),
    ]
    assert hunts[0].cards == ["A1-07", "A1-08"] and hunts[0].lair == [0, -1, "a"]
    listed = {(a["card"], str(a["to"])) for a in table.offers("play_monster")}
    assert listed == {(card, str(one.to)) for one in preview(table).hunts for card in one.cards}
    table.play(hunt("A1-10", (0, -1, "a")))


def test_a_monster_in_play_may_come_back() -> None:
    table = Table(
        board="P1-11@(1,0) P1-07@(2,0)",
        dwarfs={1: (1, 0, "a")},
        monsters={"goblin": ((1, 0, "a"), 1, "A1-10")},
        hands={0: ["A2-10"]},
    )
    back = next(one for one in preview(table).hunts if one.to == [1, 0, "a"])
    assert (back.moves, back.hits) == (2, [1])


@pytest.mark.clause("DC-6.3", "DC-6.4")
def test_swaps_and_cobwebs() -> None:
    table = Table(
        3,
        hands={0: ["A2-04", "P1-01", "P1-02"], 1: ["P1-03"], 2: ["P1-04", "P1-05", "P1-06", "P1-07"]},
        webs=[((0, 0), (1, 0), 2, 1, "A1-04"), ((0, 0), (0, 1), 1, 2, "A2-05")],
    )
    assert [(one.player, one.mine, one.theirs) for one in preview(table).swaps] == [(1, 1, 2), (2, 4, 2)]
    assert [one.turns for one in preview(table).webs] == [4, 2] and preview(table).web_turns == 6
    for _ in range(2):
        table.rest()
    assert len(table.view().webs) == 1
    assert preview(table, 1).swaps == []


def test_where_the_exit_may_be() -> None:
    table = Table(hands={0: ["A1-01", "P1-01"]})
    assert [goal.exit for goal in preview(table).goals] == [25] * 4
    table.play({"kind": "play_secret", "card": "A1-01", "mode": "goal", "target": [-4, -4]})
    assert [goal.exit for goal in preview(table).goals] == [0, 33, 33, 33]
    assert [goal.exit for goal in preview(table, 1).goals] == [25] * 4
    known = Table(turned={(4, -4): 0})
    assert [goal.exit for goal in preview(known).goals] == [0, 100, 0, 0]


@pytest.mark.clause("DC-11.4", "DC-12.2", "DC-12.5")
def test_readings_of_the_loyalties() -> None:
    four = Table(4, clans="bl bl bs bs")
    look = preview(four)
    assert look.saboteur == [0, 67, 67, 67] and len(look.readings) == 3
    assert preview(four, None).saboteur == [50] * 4
    eight = Table(8, clans="bl bl bl bs yl yl yl ys")
    assert preview(eight).saboteur[1:4] == [33] * 3 and preview(eight).saboteur[4:] == [25] * 4
    assert preview(eight, 3).saboteur[:4] == [0, 0, 0, 100]
    out = Table(3, clans="bl bl bs", out=[0], gold={0: 2})
    found = {tuple(one.saboteurs): (one.blue, one.yellow, one.winner) for one in preview(out, 1).readings}
    assert found == {(2,): (2, 0, "blue")}
    assert sum(one.chance for one in preview(eight).readings) in range(95, 106)
