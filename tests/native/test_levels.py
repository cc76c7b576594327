"""Bots that search: levels, settings in names, the report that hints and reviews stand on."""

from __future__ import annotations

from itertools import count

import pytest

from native.played import GAMES
from native.test_search import moment
from podzemi import native
from podzemi.arena.lineup import Lineup
from podzemi.bots import levels
from podzemi.bots.greedy import GreedyBot
from podzemi.bots.search import Clock, Searcher, Settings, draw_index
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.native import presence

LITTLE = "?iterations=40&worlds=4"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", [registry.SEARCH, *registry.LEVELS])
def test_a_bot_chooses_by_what_its_seat_knows(name: str, bot: str) -> None:
    """The same choice in states that differ only in what is hidden, for the same random numbers."""
    game = registry.game(name)
    for number in range(3):
        state = moment(game, game.min_players + 1, 7 * number, seed=number)
        seat = game.to_act(state)[0]
        choices = set()
        for draw in range(3):
            known = state if draw == 0 else game.sample(game.view(state, seat), Dice(draw))
            legal = game.actions(known, seat)
            choices.add(registry.bot(bot + LITTLE, game).choose(game.view(known, seat), legal, Dice(5)))
        assert len(choices) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_level_has_its_settings(name: str) -> None:
    assert tuple(levels.settings(name)) == registry.LEVELS


@pytest.mark.parametrize("name", GAMES)
def test_a_report_holds_every_action_once(name: str) -> None:
    game = registry.game(name)
    state = moment(game, game.min_players + 1, 11, seed=8)
    seat = game.to_act(state)[0]
    legal = game.actions(state, seat)
    report = Searcher(game, Settings(iterations=200, worlds=8)).report(game.view(state, seat), legal, Dice(1))
    assert sorted(one.index for one in report.candidates) == list(range(len(legal)))
    assert all(one.action == legal[one.index] for one in report.candidates)
    assert sum(one.visits for one in report.candidates) == report.iterations == 200
    assert sum(one.probability for one in report.candidates) == pytest.approx(1)
    assert report.worlds == 8 and report.value == report.candidates[0].value


def test_a_search_ends_when_it_is_told_to() -> None:
    game = registry.game("welcome_dungeon")
    state = moment(game, 3, 4, seed=2)
    seat = game.to_act(state)[0]
    looks = iter([False, False, True])
    settings = Settings(iterations=10**12, worlds=2)
    report = Searcher(game, settings).report(
        game.view(state, seat), game.actions(state, seat), Dice(1), lambda: next(looks)
    )
    assert 0 < report.iterations < 10**6


def test_settings_come_with_the_name() -> None:
    game = registry.game("welcome_dungeon")
    bot = registry.bot("master?seconds=0.05&worlds=3&selection=regret", game)
    chosen = bot.searcher.settings  # type: ignore[attr-defined]  # a searching bot has one
    assert (chosen.seconds, chosen.worlds, chosen.selection) == (0.05, 3, "regret")


@pytest.mark.parametrize(
    "name", ["search?wisdom=3", "master?worlds=many", "novice?selection=luck", "sage?worlds=2"]
)
def test_settings_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(registry.Unknown):
        registry.check_bot(name)


def test_draws_follow_the_weights() -> None:
    dice = Dice(3)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[draw_index([1, 0, 3], dice)] += 1
    assert counts[1] == 0 and 2800 < counts[2] < 3200
    assert {draw_index([0, 0], dice) for _ in range(50)} == {0, 1}


@pytest.mark.parametrize("name", GAMES)
def test_with_other_components_no_level_plays_and_another_bot_stands_in(name: str) -> None:
    """Levels are fitted to our own components; search plays with any."""
    game = registry.game(name)
    packed = game.with_pack(game.builtin_data())
    with pytest.raises(native.NotNative, match="data pack"):
        registry.bot("master", packed)
    assert isinstance(registry.bot(levels.stand_in("master", packed), packed), GreedyBot)
    assert levels.stand_in("master", game) == "master"
    assert levels.stand_in(registry.SEARCH, packed) == registry.SEARCH


@pytest.mark.parametrize("bot", [*registry.LEVELS, registry.SEARCH, "master?seconds=1"])
def test_without_native_code_nothing_is_quietly_something_else(
    monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    game = registry.game("welcome_dungeon")
    monkeypatch.setattr(presence, "why_not", lambda: "nothing was compiled")
    with pytest.raises(native.NotNative, match="nothing was compiled"):
        registry.bot(bot, game)
    with pytest.raises(native.NotNative, match="greedy plays without"):
        Lineup(game, [bot, "random"])
    assert levels.stand_in(bot, game) == "greedy"
    assert levels.stand_in("random", game) == "random"


def test_a_thought_ends_by_the_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so busy that no processor time goes by at all."""
    ticks = count()
    monkeypatch.setattr("podzemi.bots.search.thread_time", lambda: 0.0)
    monkeypatch.setattr("podzemi.bots.search.time.monotonic", lambda: 0.01 * next(ticks))
    clock = Clock(2.0)
    assert [round(clock.spent(), 6) for _ in range(3)] == [0.005, 0.01, 0.015]
    game = registry.game("welcome_dungeon")
    state = game.start(2, seed=3)
    seat = game.to_act(state)[0]
    settings = Settings(seconds=0.05, worlds=4, wall=2.0)
    report = Searcher(game, settings).report(game.view(state, seat), game.actions(state, seat), Dice(1))
    assert report.iterations > 0
