"""The greedy player of The Dark Cave: finds the way, guesses loyalties, wins against chance."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_cave import other_deck
from games.dark_cave.table import START, Table, axe, boots, discard, hunt, look, orient, path, step, use, vote
from podzemi.arena.play import play
from podzemi.bots.greedy import GreedyBot
from podzemi.bots.heuristics import dark_cave as heuristics
from podzemi.bots.heuristics.dark_cave_map import PLACE, STEP, Cave, deck_of, field_to, laid
from podzemi.bots.heuristics.dark_cave_table import Table as Weighed
from podzemi.bots.heuristics.dark_cave_trust import saboteur_chance, trusts
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.codes import works_for

DECK = deck_of(GAME)


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
        result = play(GAME, bots, GAME.validate_options(players, {}), seed).result
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
    options = GAME.validate_options(players, {"agreed_end": True, "first_player": players - 1})
    assert play(GAME, bots, options, players).decisions > 20


# ---------------------------------------------------------------- the map


def test_the_field_leads_to_the_corner() -> None:
    table = Table(board="P1-07@(1,0) P1-01@(2,0)")
    cave = Cave(DECK, table.view())
    corner = cave.cell(4, -4)
    start, first, second = (cave.node([x, 0, "a"]) for x in range(3))
    field = field_to(cave, {corner: 0.0})
    assert field.of(second) < field.of(first) < field.of(start) < field.of(None)
    way = field.way(start)
    assert way[:3] == [start, first, second] and way[-1] == corner
    assert field.of(start) == pytest.approx(2 * STEP + 5 * (PLACE + STEP) + STEP)


def test_a_card_on_the_way_saves_turns_and_a_dead_end_does_not() -> None:
    table = Table(board="P1-07@(1,0)")
    cave = Cave(DECK, table.view())
    field = field_to(cave, {cave.cell(4, -4): 0.0})
    cell = cave.cell(2, 0)
    before = field.of(cell) + PLACE
    crossroads, dead_end = (
        laid(cave, field, DECK.faces[card], cell) for card in (("P1-01", 0), ("P1-10", 180))
    )
    assert crossroads.best(field, cell) < before < dead_end.best(field, cell)
    assert crossroads.entries == [(0, cave.node([1, 0, "a"]))]
    assert crossroads.through(3) < before and dead_end.through(1) > before


def test_a_dead_end_before_the_exit_is_no_way() -> None:
    """Open towards the exit only: nobody who comes from the other side gets through."""
    table = Table(board="P1-07@(2,-4)", turned={(4, -4): 0})
    cave = Cave(DECK, table.view())
    field = field_to(cave, {cave.node([4, -4, "c"]): 0.0})
    cell = cave.cell(3, -4)
    shut, through = (laid(cave, field, DECK.faces[card, 0], cell) for card in ("P1-10", "P1-07"))
    assert shut.best(field, cell) > 10 > through.best(field, cell)


def test_ladders_shorten_the_way() -> None:
    def cost(board: str) -> float:
        cave = Cave(DECK, Table(board=board).view())
        return field_to(cave, {cave.cell(4, -4): 0.0}).of(cave.node(list(START)))

    assert cost("P1-15@(3,-4)") == pytest.approx(2 * STEP)
    assert cost("P1-01@(3,-4)") > 3


def test_ways_that_serve_two_corners_are_preferred() -> None:
    """On the axes and the edges a card is good for two corners."""
    cave = Cave(DECK, Table().view(), 0.5)
    way = field_to(cave, {cave.cell(4, -4): 0.0}).way(cave.node(list(START)))
    assert cave.cell(4, 0) in way or cave.cell(0, -4) in way


def test_the_share_of_cards_that_fit() -> None:
    north, east, south, west = range(4)
    free = DECK.share(1 << south, 0, north)
    tight = DECK.share(1 << south, 1 << east | 1 << west, north)
    assert 0 < tight < free < 1 and DECK.share(1 << south, 1 << north, north) == 0
    assert DECK.serves("P1-06", 1 << south, 0, north) and not DECK.serves("P1-07", 1 << south, 0, north)


def test_a_look_is_read_from_what_follows() -> None:
    """Whoever looked at a corner and builds away from it has not seen the exit there."""
    table = Table(3, hands={0: ["A1-01", "P1-01"], 1: ["P1-06", "P1-10"], 2: ["P1-09", "P1-12"]})
    table.play(look("A1-01", (4, -4))).rest().rest()
    assert len(set(Weighed(DECK, table.view(1)).chances.values())) == 1
    hand = table.view(0).hand
    table.play(path("P1-01", -1, 0) if "P1-01" in hand else discard(hand[0]))
    chances = Weighed(DECK, table.view(1)).chances
    assert chances[4, -4] < chances[-4, -4] == chances[4, 4]


def test_plays_another_deck() -> None:
    game = GAME.with_pack(other_deck.text())
    for players in (2, 5):
        bots: list[Bot | None] = [registry.bot("greedy", game) for _ in range(players)]
        assert play(game, bots, game.validate_options(players, {}), 1).decisions > 20


# ---------------------------------------------------------------- loyalties


def trusted(table: Table, seat: int) -> list[float]:
    return trusts(DECK.pools[table.state.players], table.view(seat), seat)


def test_trust_starts_from_the_clan_cards() -> None:
    table = Table(8, clans="bl bl bl bs yl yl yl ys")
    loyal, saboteur = trusted(table, 0), trusted(table, 3)
    assert loyal[0] == 1 and loyal[1] == pytest.approx(2 / 3) and loyal[5] == pytest.approx(1 / 4)
    assert saboteur[0] == 0 and saboteur[5] == pytest.approx(3 / 4)
    assert saboteur_chance(DECK.pools[8], table.view(0), "blue") == pytest.approx(1 / 3)


def test_deeds_move_trust() -> None:
    table = Table(
        4,
        clans="bl bl bs bs",
        board="P1-12@(0,-1)",
        dwarfs={0: (0, -1, "a")},
        hands={0: ["P1-01"], 1: ["A1-10", "P1-02"], 2: ["A1-05", "P1-03"], 3: ["P1-04"]},
        active=1,
    )
    before = trusted(table, 0)
    table.play(hunt("A1-10", (0, -1, "a")), step(0, -1, "a"), boots("A1-05", 0))
    after = trusted(table, 0)
    assert after[1] < before[1] and after[2] > before[2] and after[3] == pytest.approx(before[3])


def test_a_known_role_is_certain() -> None:
    table = Table(4, clans="bl bl bs bs", hands={0: ["A1-01", "P1-01"]})
    table.play(look("A1-01", 2))
    assert trusted(table, 0)[2] == 0


def test_a_saboteur_hides_first() -> None:
    table = Table(8, clans="bs bl bl bl yl yl yl ys")
    early = Weighed(DECK, table.view(0))
    assert early.hides and early.weight(1) == 0 and early.weight(4) > 0
    table.state.turn = 40
    late = Weighed(DECK, table.view(0))
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
    # a setting has values of several kinds, by name
    rich = Table(dwarfs={0: (0, -1, "a")}, **scene)  # type: ignore[arg-type]
    # a setting has values of several kinds, by name
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


def test_sets_monsters_on_rivals_once_the_exit_is_known() -> None:
    """Before that, everybody's search helps; on itself never."""

    def scene(rival: tuple[int, int, str], **more: Any) -> Table:
        hands = {0: ["A1-10", "P1-10"]}
        return Table(clans="bl yl", board="P1-12@(0,-1)", dwarfs={1: rival}, hands=hands, **more)

    assert chosen(scene((0, -1, "a"), turned={(4, -4): 0})) == hunt("A1-10", (0, -1, "a"))
    assert chosen(scene((0, -1, "a")))["kind"] != "play_monster"
    own = chosen(scene(START, turned={(4, -4): 0}))
    assert own["kind"] != "play_monster" or own["to"] is None


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
