"""The greedy player of The Dark Cave: finds the way, guesses loyalties, wins against chance."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_cave import other_deck
from games.dark_cave.table import Table, axe, boots, discard, hunt, orient, path, step, use, vote
from podzemi.arena.play import play
from podzemi.bots.greedy import make
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave.codes import works_for


def chosen(table: Table) -> dict[str, Any]:
    """What greedy plays for the seat that is asked."""
    legal = GAME.actions(table.state, table.asked)
    index = make(GAME).choose(table.view(table.asked), list(legal), Dice(1))
    return table.legal[index]


# ---------------------------------------------------------------- strength


def outcomes(players: int, matches: int) -> list[str]:
    """Greedy workers of one clan against random ones of the other, both ways round."""
    found = []
    for index in range(matches):
        seed, team = seed_for(4, index // 2), index % 2
        sides = [works_for(clan) for clan in GAME.start(players, seed=seed).clan]
        greedy = make(GAME)
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
    bots: list[Bot | None] = [make(GAME) for _ in range(players)]
    options = GAME.validate_options(players, {"agreed_end": True, "first_player": players - 1})
    assert play(GAME, bots, options, players).decisions > 20


def test_plays_another_deck() -> None:
    game = GAME.with_pack(other_deck.text())
    for players in (2, 5):
        bots: list[Bot | None] = [registry.bot("greedy", game) for _ in range(players)]
        assert play(game, bots, game.validate_options(players, {}), 1).decisions > 20


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
    rich = Table(3, dwarfs={0: (0, -1, "a")}, **scene)  # type: ignore[arg-type]
    # a setting has values of several kinds, by name
    poor = Table(3, dwarfs={0: (0, -1, "a")}, gold={0: 0}, **scene)  # type: ignore[arg-type]
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
