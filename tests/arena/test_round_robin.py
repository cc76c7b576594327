"""Everybody against everybody: the same matches as in a contest, counted for every pair, rated for all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from podzemi.arena import play as module
from podzemi.arena.play import Played
from podzemi.arena.round_robin import League, Pairing, RoundRobin, round_robin, standings
from podzemi.arena.rows import Run, deal_shares, play
from podzemi.arena.teams import Meeting, NoSides
from podzemi.arena.tournament import Contest
from podzemi.arena.work.interrupts import Interrupted
from podzemi.cli.matches.league_chart import draw, svg
from podzemi.cli.matches.markdown import page
from podzemi.engine import registry
from podzemi.engine.game import Result

FIRST = f"{Path(__file__)}:First"
"""The bot at the end of this file."""


def league(bots: tuple[str, ...], players: int = 2, games: int = 20, **more: Any) -> League:
    game = registry.game("welcome_dungeon")
    return League(game.name, bots, game.validate_options(players, {}), games, 1, players=players, **more)


@pytest.mark.parametrize("players", [2, 3])
def test_a_pairing_is_the_contest_of_one_among_others(players: int) -> None:
    """Match by match, so that a line of the ladder can be played again by `podzemi arena`."""
    game = registry.game("welcome_dungeon")
    options = game.validate_options(players, {})
    pairing = Pairing(game.name, ("greedy", "random"), options, 12, 1, players=players)
    contest = Contest(game.name, ("greedy", *["random"] * (players - 1)), options, 12, 1)
    (one,), (other,) = play([pairing], Run()), play([contest], Run())
    assert one.results == [result.shares[0] for result in other.results]
    assert deal_shares(pairing, one.results) == deal_shares(contest, other.results)
    assert pairing.fair == 1 / players


def test_a_pairing_of_teams_is_a_meeting() -> None:
    game = registry.game("dark_cave")
    given = (game.name, ("greedy", "random"), game.validate_options(4, {}), 6, 1)
    pairing, meeting = Pairing(*given, players=4, teams=True), Meeting(*given, players=4)
    (one,), (other,) = play([pairing], Run()), play([meeting], Run())
    assert one.results == [meeting.score(result) for result in other.results]
    assert (pairing.per_deal, pairing.fair) == (2, 0.5)


def test_every_pair_meets_once_and_both_ways_where_one_sits_among_others() -> None:
    pairs = [pairing.bots for pairing in league(("a", "b", "c")).pairings()]
    assert pairs == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(league(("a", "b", "c"), 3).pairings()) == 6
    assert len(league(("a", "b", "c"), 4, teams=True).pairings()) == 3


def test_where_the_seat_decides_all_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    first_seat_wins = Played(Result([[0], [1]], [1, 0], {}), 5, None)
    monkeypatch.setattr(module, "play", lambda *given: first_seat_wins)
    found = round_robin(league(("greedy", "random")))
    assert [one.rating.points for one in found.standings] == pytest.approx([0, 0])
    assert found.pairings[0].rate.rate == found.pairings[0].won.rate == 0.5


def test_a_shared_win_counts_in_parts_and_is_not_won(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Played(Result([[0, 1]], [1, 1], {}), 5, None)
    monkeypatch.setattr(module, "play", lambda *given: shared)
    (pair,) = round_robin(league(("greedy", "random"))).pairings
    assert (pair.rate.rate, pair.won.rate) == (0.5, 0.0)


def test_the_strongest_comes_first_and_jobs_change_nothing() -> None:
    alone, several = (round_robin(league(("random", "greedy"), 3, 18), Run(jobs=jobs)) for jobs in (1, 2))
    told, other = alone.as_json(), several.as_json()
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    assert told["bots"][0]["low"] > told["bots"][1]["high"]
    assert told["pairings"] == other["pairings"] and told["games"] == 36
    assert [bot["points"] for bot in told["bots"]] == [bot["points"] for bot in other["bots"]]
    assert told["bots"][0]["thinking"]["decisions"] > 0


def test_every_pair_stops_for_itself() -> None:
    found = round_robin(league(("greedy", "random"), games=400), Run(until=0.6))
    (pair,) = found.pairings
    assert pair.answer == "above" and pair.games < 60 and pair.rate.low > 0.6


@pytest.mark.parametrize(("matches", "rated"), [(1, 0), (4, 2), (20, 3)])
def test_after_an_interrupt_those_are_rated_who_can_be_compared(matches: int, rated: int) -> None:
    """Whoever has not played a whole deal against anybody is left out, and nothing breaks."""
    done = 0

    def stop(more: int) -> None:
        nonlocal done
        done += more
        if done >= matches:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        round_robin(league(("random", "greedy", FIRST), games=10), Run(progress=stop))
    found: RoundRobin = caught.value.so_far
    assert len(found.standings) >= rated and (rated or not found.standings)
    assert svg(found, "en").count("<circle") == len(found.standings)
    assert page(found, "en") and draw(found, "en") and found.as_json()["interrupted"]


def test_of_two_leagues_that_never_met_the_larger_is_rated() -> None:
    whole = round_robin(league(("random", "greedy", FIRST), games=4)).pairings
    names = ("a", "b"), ("c", "d"), ("b", "e")
    apart = [
        replace(one, pairing=replace(one.pairing, bots=bots)) for one, bots in zip(whole, names, strict=True)
    ]
    assert {one.bot for one in standings(apart)} == {"a", "b", "e"}


def test_teams_need_sides() -> None:
    with pytest.raises(NoSides):
        round_robin(league(("greedy", "random"), teams=True))


class First:
    """Plays the first legal action."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: Any, legal: Any, dice: Any) -> int:
        return 0
