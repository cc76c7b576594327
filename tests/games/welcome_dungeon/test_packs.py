"""Another number of failures is one line of the data; every other figure is fixed."""

from __future__ import annotations

import pytest

from podzemi.engine import registry
from podzemi.engine.data.packs import PackError
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.values import Event
from podzemi.games.welcome_dungeon import GAME, WelcomeDungeon
from podzemi.games.welcome_dungeon.actions import Add, ChooseHero, Draw
from podzemi.games.welcome_dungeon.events import AidTurned, PlayerEliminated
from podzemi.games.welcome_dungeon.policy.match import chance
from podzemi.games.welcome_dungeon.state import State

THREE = GAME.builtin_data().replace("failures_to_eliminate = 2 ", "failures_to_eliminate = 3 ")


@pytest.fixture
def three() -> WelcomeDungeon:
    game = GAME.with_pack(THREE)
    assert isinstance(game, WelcomeDungeon)
    return game


def fail_until_out(game: WelcomeDungeon) -> tuple[State, list[Event]]:
    """Two players put the whole deck into the pile, again and again, until one is out."""
    state, log = game.start(2, {"first_hero": "mage"}, 3), Log()
    while game.result(state) is None:
        legal = game.actions(state, state.asked)
        wanted = [action for action in legal if isinstance(action, Draw | Add | ChooseHero)]
        game.apply(state, state.asked, game.encode((wanted or legal)[0]), log)
    return state, log.events


@pytest.mark.clause("WD-3.6", "WD-6.2")
def test_the_third_failure_eliminates_when_the_data_says_so(three: WelcomeDungeon) -> None:
    for game, limit in ((GAME, 2), (three, 3)):
        state, events = fail_until_out(game)
        loser = state.failures.index(limit)
        mine = [e for e in events if isinstance(e, AidTurned | PlayerEliminated) and e.seat == loser]
        assert mine == [
            *(AidTurned(loser, left) for left in range(limit - 1, 0, -1)),
            PlayerEliminated(loser),
        ]
        seats = game.view(state, None).seats
        assert [seat.eliminated for seat in seats] == [seat == loser for seat in range(2)]


def test_view_sample_outlook_and_bot_know_the_limit(three: WelcomeDungeon) -> None:
    state = three.start(2, seed=1)
    state.failures, state.round = [2, 0], 3
    view = three.view(state, 0)
    assert not view.seats[0].eliminated
    assert three.view(three.sample(view, Dice(4)), 0) == view
    assert three.preview(view).run is not None
    bot = registry.bot("greedy", three)
    assert 0 <= bot.choose(view, three.actions(state, state.asked), Dice(1)) < 2
    assert chance(three.sample(view, Dice(4)), 0) > 0


def test_whole_matches_keep_the_invariants(three: WelcomeDungeon) -> None:
    most = 0
    for seed in range(60):
        state, dice = three.start(3, seed=seed), Dice(seed)
        while seats := three.to_act(state):
            codes = three.legal(state, seats[0])
            adds = dice.below(10) > 0  # a thick pile makes runs fail
            three.apply(state, seats[0], codes[0] if adds else codes[dice.below(len(codes))])
            three.check(state)
        most = max(most, *state.failures)
    assert most == 3


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("failures_to_eliminate = 2", "failures_to_eliminate = 1", "range setup.failures_to_eliminate"),
        ("successes_to_win = 2", "successes_to_win = 4", "fixed setup.successes_to_win"),
        ("strength = 9", "strength = 8", "fixed monster.dragon.strength"),
        ('id = "orc"', 'id = "ork"', "unknown_value monster.ork.id"),
    ],
)
def test_every_other_figure_is_the_printed_one(old: str, new: str, said: str) -> None:
    with pytest.raises(PackError) as caught:
        GAME.with_pack(GAME.builtin_data().replace(old, new, 1))
    first = caught.value.mistakes[0]
    assert f"{first.code} {first.place}" == said
