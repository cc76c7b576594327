"""The coach: what it says where the right move is known, and what it makes of figures."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from podzemi.bots import coach, levels, weighing
from podzemi.bots.coach import Advice, advise, dearest, standing
from podzemi.bots.search import Candidate, SearchBot
from podzemi.bots.strategies.welcome_dungeon import TableBot
from podzemi.bots.weighing import Weighed
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import Result
from podzemi.engine.match import Match
from podzemi.engine.values import Action

WELCOME = registry.game("welcome_dungeon")


def fatal_pass() -> tuple[Any, list[Action]]:
    """Two players, an empty dungeon, and the other needs one success more: who passes has lost."""
    for seed in range(1000):
        match, dice = Match(WELCOME, 2, seed=seed), Dice(seed)
        while seats := match.to_act():
            legal, view = match.actions(seats[0]), match.view(seats[0])
            other = 1 - seats[0]
            kinds = [type(action).__name__ for action in legal]
            if kinds == ["Draw", "Pass"] and not view.pile and view.seats[other].successes == 1:
                return view, legal
            match.play(seats[0], legal[dice.below(len(legal))])
    raise AssertionError("no such match")


def test_a_fatal_move_is_seen_and_priced() -> None:
    view, legal = fatal_pass()
    advice = advise(WELCOME, view, legal, Dice(1), seconds=0.3, played=1)
    assert advice.best[0].index == 0, "draw"
    assert advice.played is not None and advice.played.chance == 0.0
    assert advice.price == pytest.approx(advice.best[0].chance)


def test_the_right_move_costs_nothing() -> None:
    view, legal = fatal_pass()
    assert advise(WELCOME, view, legal, Dice(1), seconds=0.1, played=0).price == 0.0


def test_a_win_shared_with_the_clan_is_a_whole_win() -> None:
    """A search counts rivals; what is told is the clan's chance to win, which may be all of it."""
    game = registry.game("dark_cave")
    match = Match(game, 4, seed=4)
    seat = match.to_act()[0]
    legal = match.actions(seat)
    most = weighing.value_of_a_win(game, match.view(seat), Dice(3))
    assert 1 / 3 <= most < 1
    won = Candidate(0, legal[0], visits=100, value=most, standard_error=0.0, probability=1.0, prior=1.0)
    assert weighing.chance_of(won, most).chance == pytest.approx(1.0)


@pytest.mark.parametrize("game_name", registry.GAMES)
def test_every_legal_action_can_be_asked_about(game_name: str) -> None:
    game = registry.game(game_name)
    match = Match(game, 2, seed=4)
    seat = match.to_act()[0]
    legal = match.actions(seat)
    for played in {0, len(legal) - 1}:
        advice = advise(game, match.view(seat), legal, Dice(2), seconds=0.2, played=played)
        assert advice.played is not None and advice.played.index == played
        assert 1 <= len(advice.best) <= coach.MOST
        assert len({one.index for one in advice.best}) == len(advice.best)


class Stubborn(SearchBot):
    """A master that plays the last legal action, whatever it thinks."""

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        return len(legal) - 1


@pytest.mark.parametrize("game_name", registry.GAMES)
def test_the_move_named_first_is_the_masters(game_name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the moves are weighed: the master chooses."""
    game = registry.game(game_name)
    match = Match(game, 2, seed=4)
    seat = match.to_act()[0]
    legal = match.actions(seat)
    master = levels.make(game, coach.MASTER)
    assert isinstance(master, SearchBot)
    monkeypatch.setattr("podzemi.bots.levels.player", lambda game, settings: Stubborn(master.searcher))
    monkeypatch.setattr(master.searcher, "settings", replace(master.searcher.settings, seconds=0.05))
    advice = advise(game, match.view(seat), legal, Dice(2), seconds=0.05)
    assert advice.best[0].index == len(legal) - 1
    assert advice.best[0].chance is not None


def test_hints_follow_the_tables() -> None:
    """Between two players of Welcome the master plays from tables: what they never play is no hint."""
    match, lot, asked = Match(WELCOME, 2, seed=11), Dice(11), 0
    master = levels.make(WELCOME, coach.MASTER)
    assert isinstance(master, TableBot)
    while (seats := match.to_act()) and asked < 12:
        view, legal = match.view(seats[0]), match.actions(seats[0])
        shares = master.shares(view, legal, Dice(1)) if len(legal) > 1 else None
        if shares is not None:
            asked += 1
            assert shares[advise(WELCOME, view, legal, Dice(asked), seconds=0.01).best[0].index] > 0
        match.play(seats[0], legal[lot.below(len(legal))])
    assert asked == 12


def test_every_move_of_paper_dungeons_has_a_chance() -> None:
    """However bad it is: a plan is forced to begin with it."""
    game = registry.game("paper_dungeons")
    match, lot, asked = Match(game, 2, seed=3), Dice(3), 0
    while match.to_act() and asked < 40:
        seat = match.to_act()[0]
        view, legal = match.view(seat), match.actions(seat)
        index = lot.below(len(legal))
        if view.phase == "actions" and len(legal) > 1:
            asked += 1
            advice = advise(game, view, legal, Dice(1), seconds=0.01, played=index)
            assert advice.played is not None and advice.played.chance is not None
            assert advice.best[0].chance is not None
        match.play(seat, legal[index])
    assert asked == 40


def test_chances_of_two_rivals_sum_to_one() -> None:
    """At the same moment of Paper Dungeons, before anybody has used a die."""
    game = registry.game("paper_dungeons")
    match, lot, rounds = Match(game, 2, seed=5), Dice(5), set()
    while seats := match.to_act():
        view = match.view(seats[0])
        if view.phase == "actions" and view.round not in rounds:
            rounds.add(view.round)
            said = [
                advise(game, match.view(seat), match.actions(seat), Dice(1), seconds=0.005).best[0].chance
                or 0.0
                for seat in (0, 1)
            ]
            assert sum(said) == pytest.approx(1.0)
        match.play(seats[0], match.actions(seats[0])[lot.below(len(match.actions(seats[0])))])
    assert len(rounds) == 8


def test_without_native_code_a_move_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = fatal_pass()
    monkeypatch.setattr("podzemi.native.why_not_for", lambda game: "not here")
    advice = advise(WELCOME, view, legal, Dice(1), seconds=0.1, played=1)
    assert advice == Advice([Weighed(0)], Weighed(1), "greedy") and advice.price == 0.0


@pytest.mark.parametrize(
    ("best", "played", "price"),
    [
        (Weighed(0, 0.6, 0.01), Weighed(1, 0.4, 0.01), 0.2),
        (Weighed(0, 0.6, 0.01), Weighed(1, 0.4, 0.2), 0.0),
        (Weighed(0, 0.4, 0.01), Weighed(1, 0.6, 0.01), 0.0),
        (Weighed(0, 0.6, 0.01), Weighed(1), 0.0),
        (Weighed(0), Weighed(1, 0.4), 0.0),
    ],
)
def test_the_price_of_a_move(best: Weighed, played: Weighed, price: float) -> None:
    assert Advice([best], played).price == pytest.approx(price)


def test_the_dearest_come_first_and_small_change_is_left_out() -> None:
    def costing(price: float) -> Advice:
        return Advice([Weighed(0, 0.5)], Weighed(1, 0.5 - price))

    advice = {3: costing(0.1), 5: costing(0.02), 8: costing(0.3), 9: costing(0.2)}
    assert dearest(advice, 3) == [8, 9, 3]
    assert dearest(advice, 2) == [8, 9]


@pytest.mark.parametrize(
    ("ranking", "seat", "in_clans", "chance"),
    [
        ([[0], [1]], 0, False, 1.0),
        ([[0], [1]], 1, False, 0.0),
        ([[1], [0, 2, 3]], 2, False, 1 / 3),
        ([[0, 1]], 0, False, 0.5),
        ([[0]], 0, False, None),
        ([[0, 2], [1, 3]], 2, True, 1.0),
        ([[0, 2], [1, 3]], 3, True, 0.0),
        ([[0, 1], []], 0, True, 1.0),
        ([[0, 1, 2]], 0, True, 0.5),
    ],
)
def test_how_it_ended_is_on_the_same_scale(
    ranking: list[list[int]], seat: int, in_clans: bool, chance: float | None
) -> None:
    result = Result(ranking=ranking, scores=[0] * 4, detail={})
    assert standing(result, seat, in_clans) == (None if chance is None else pytest.approx(chance))
