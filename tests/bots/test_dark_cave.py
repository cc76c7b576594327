"""The greedy player of The Dark Cave: finds the way, guesses loyalties, wins against chance."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_cave.table import START, Table, axe, boots, discard, hunt, look, orient, path, step, use, vote
from podzemi.arena.play import play
from podzemi.bots.greedy import GreedyBot
from podzemi.bots.heuristics import dark_cave as heuristics
from podzemi.bots.heuristics.dark_cave_map import PLACE, STEP, Cave, field_to, laid_cost, share
from podzemi.bots.heuristics.dark_cave_trust import saboteur_chance, trusts
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.state import works_for


def chosen(table: Table) -> dict[str, Any]:
    """What greedy plays for the seat that is asked."""
    legal = GAME.actions(table.state, table.asked)
    index = GreedyBot(GAME, heuristics.choose).choose(table.view(table.asked), list(legal), Dice(1))
    return table.legal[index]


# ---------------------------------------------------------------- strength


def outcomes(players: int, matches: int) -> list[str]:
    """Greedy workers of one clan against random ones of the other, both ways round."""
    found = []
    for index in range(matches):
        seed, team = seed_for(4, index // 2), index % 2
        sides = [works_for(clan) for clan in GAME.start(players, seed=seed).clan]
        greedy = GreedyBot(GAME, heuristics.choose)
        bots: list[Bot | None] = [greedy if side == team else None for side in sides]
        result = play(GAME, bots, GAME.complete(players, {}), seed).result
        winners = result.ranking[0] if len(result.ranking) == 2 else []
        found.append("none" if not winners else "won" if sides[winners[0]] == team else "lost")
    return found


@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_a_greedy_clan_beats_a_random_one(players: int) -> None:
    found = outcomes(players, 12)
    assert found.count("lost") <= 1 and found.count("won") >= 5


@pytest.mark.parametrize("players", range(2, 9))
def test_plays_every_player_count_and_option(players: int) -> None:
    bots: list[Bot | None] = [GreedyBot(GAME, heuristics.choose) for _ in range(players)]
    options = GAME.complete(players, {"agreed_end": True, "first_player": players - 1})
    assert play(GAME, bots, options, players).decisions > 20


# ---------------------------------------------------------------- the map


def test_the_field_leads_to_the_corner() -> None:
    table = Table(board="P1-07@(1,0) P1-01@(2,0)")
    cave = Cave(table.view())
    field = field_to(cave, {(4, -4, "down"): 0.0})
    assert field.of((2, 0, "a")) < field.of((1, 0, "a")) < field.of(START) < field.of(None)
    way = field.way(START)
    assert way[:3] == [START, (1, 0, "a"), (2, 0, "a")] and way[-1] == (4, -4, "down")
    assert field.of(START) == pytest.approx(2 * STEP + 5 * (PLACE + STEP) + STEP)


def test_a_card_on_the_way_saves_turns_and_a_dead_end_does_not() -> None:
    table = Table(board="P1-07@(1,0)")
    cave = Cave(table.view())
    field = field_to(cave, {(4, -4, "down"): 0.0})
    before = field.of((2, 0)) + PLACE
    through, entries = laid_cost(cave, field, "P1-01", (2, 0), 0)
    assert through < before and entries == [(1, 0, "a")]
    assert laid_cost(cave, field, "P1-10", (2, 0), 180)[0] > before


def test_ladders_shorten_the_way() -> None:
    bare, ladder = Table(board="P1-01@(3,-4)"), Table(board="P1-15@(3,-4)")
    costs = [field_to(Cave(t.view()), {(4, -4, "down"): 0.0}).of(START) for t in (bare, ladder)]
    assert costs[1] == pytest.approx(2 * STEP) and costs[1] < costs[0]


def test_the_share_of_cards_that_fit() -> None:
    free = share(frozenset("S"), frozenset(), "N")
    tight = share(frozenset("S"), frozenset("EW"), "N")
    assert 0 < tight < free < 1 and share(frozenset("S"), frozenset("N"), "N") == 0


# ---------------------------------------------------------------- loyalties


def test_trust_starts_from_the_clan_cards() -> None:
    table = Table(8, clans="bl bl bl bs yl yl yl ys")
    loyal, saboteur = trusts(table.view(0), 0), trusts(table.view(3), 3)
    assert loyal[0] == 1 and loyal[1] == pytest.approx(2 / 3) and loyal[5] == pytest.approx(1 / 4)
    assert saboteur[0] == 0 and saboteur[5] == pytest.approx(3 / 4)
    assert saboteur_chance(table.view(0), "blue") == pytest.approx(1 / 3)


def test_deeds_move_trust() -> None:
    table = Table(
        4,
        clans="bl bl bs bs",
        board="P1-12@(0,-1)",
        dwarfs={0: (0, -1, "a")},
        hands={0: ["P1-01"], 1: ["A1-10", "P1-02"], 2: ["A1-05", "P1-03"], 3: ["P1-04"]},
        active=1,
    )
    before = trusts(table.view(0), 0)
    table.play(hunt("A1-10", (0, -1, "a")), step(0, -1, "a"), boots("A1-05", 0))
    after = trusts(table.view(0), 0)
    assert after[1] < before[1] and after[2] > before[2] and after[3] == pytest.approx(before[3])


def test_a_known_role_is_certain() -> None:
    table = Table(4, clans="bl bl bs bs", hands={0: ["A1-01", "P1-01"]})
    table.play(look("A1-01", 2))
    assert trusts(table.view(0), 0)[2] == 0


def test_a_saboteur_hides_first() -> None:
    table = Table(8, clans="bs bl bl bl yl yl yl ys")
    early = heuristics.Table(table.view(0))
    assert early.hides and early.weight(1) == 0 and early.weight(4) > 0
    table.state.turn = 40
    late = heuristics.Table(table.view(0))
    assert not late.hides and late.weight(1) < 0


# ---------------------------------------------------------------- decisions


def test_walks_out_when_it_can() -> None:
    table = Table(3, clans="bl bl bs", turned={(4, -4): 0}, dwarfs={0: (4, -4, "n")})
    table.play(discard(table.view(0).hand[0]))
    assert chosen(table) == step(4, -4, "c")


def test_stays_inside_when_leaving_would_lose() -> None:
    """The last blue worker has nothing, the others have more: better wait."""
    table = Table(
        3,
        clans="bl bs bs",
        out=[1],
        gold={0: 0, 1: 3},
        turned={(4, -4): 0},
        dwarfs={0: (4, -4, "n")},
    )
    table.state.looked_clan[2] = 1
    table.play(discard(table.view(0).hand[0]))
    assert chosen(table) != step(4, -4, "c")


def test_uses_an_axe_only_where_it_helps() -> None:
    scene = {"board": "P1-12@(0,-1)", "axes": {0: ["A1-06"]}, "active": 1, "hands": {1: ["A1-10", "P1-01"]}}
    rich = Table(dwarfs={0: (0, -1, "a")}, **scene)  # type: ignore[arg-type]
    poor = Table(dwarfs={0: (0, -1, "a")}, gold={0: 0}, **scene)  # type: ignore[arg-type]
    for table, wanted in ((rich, True), (poor, False)):
        table.play(hunt("A1-10", (0, -1, "a")))
        assert chosen(table) == use(wanted)


def test_cuts_the_cobweb_in_its_way() -> None:
    table = Table(
        board="P1-07@(1,0)",
        turned={(4, -4): 0},
        webs=[((0, 0), (1, 0), 1, 1, "A1-04")],
        axes={0: ["A1-06"]},
    )
    assert chosen(table)["kind"] in ("axe_web", "play_path", "discard")
    close = Table(
        board="P1-07@(3,-4)",
        turned={(4, -4): 0},
        dwarfs={0: (3, -4, "a")},
        webs=[((3, -4), (4, -4), 1, 1, "A1-04")],
        axes={0: ["A1-06"]},
    )
    assert chosen(close) == {"kind": "axe_web", "edge": [[3, -4], [4, -4]]}


def test_looks_before_it_builds_and_gives_itself_boots() -> None:
    assert chosen(Table(hands={0: ["A1-01", "P1-06"]}))["kind"] == "play_secret"
    assert chosen(Table(hands={0: ["A1-05", "P1-06"]})) == boots("A1-05", 0)
    assert chosen(Table(hands={0: ["A1-06", "P1-10"]})) == axe("A1-06", 0)


def test_sets_monsters_on_rivals_not_on_itself() -> None:
    table = Table(
        clans="bl yl", board="P1-12@(0,-1)", dwarfs={1: (0, -1, "a")}, hands={0: ["A1-10", "P1-10"]}
    )
    assert chosen(table) == hunt("A1-10", (0, -1, "a"))
    own = Table(clans="bl yl", board="P1-12@(0,-1)", hands={0: ["A1-10", "P1-10"]})
    assert chosen(own)["kind"] != "play_monster" or chosen(own)["to"] is None


def test_turns_a_goal_so_that_it_joins() -> None:
    table = Table(
        board="P1-07@(3,-4) P2-06@(4,-5) P1-06@(4,-3)",
        goals=("G-VEIN", "G-LAIR", "G-LADDER", "G-EXIT"),
        dwarfs={0: (3, -4, "a")},
        hands={0: ["P1-01", "P1-02"]},
    )
    table.play(path("P1-01", 1, 0), step(4, -4, "down"))
    free = Table(
        board="P1-07@(3,-4)",
        goals=("G-VEIN", "G-LAIR", "G-LADDER", "G-EXIT"),
        dwarfs={0: (3, -4, "a")},
        hands={0: ["P1-01", "P1-02"]},
    )
    free.play(path("P1-01", 1, 0), step(4, -4, "down"))
    assert free.phase == "orient" and chosen(free) in (orient(0), orient(180))


def test_agrees_to_end_only_what_is_won() -> None:
    table = Table(3, clans="bl bl bs", out=[0], gold={0: 3}, agreed_end=True)
    table.play({"kind": "propose_end"})
    assert table.asked == 1
    table.state.looked_clan = [0b110, 0b101, 0b011]
    assert chosen(table) == vote(True)
    table.play(vote(True))
    assert chosen(table) == vote(False)
