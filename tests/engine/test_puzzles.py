"""Puzzles: every id is one puzzle for ever, solvable, with one best answer; nonsense is none."""

from __future__ import annotations

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.puzzles import LEVELS, PLAYER, IllegalMove, Puzzles, UnknownPuzzle, fold

GAMES = [name for name in registry.GAMES if registry.game(name).puzzles is not None]
IDS = ["practice-1", "practice-4", "easy-1", "easy-2", "medium-1", "hard-2", "daily-2026-11-16"]


def puzzles(name: str) -> tuple[AnyGame, Puzzles]:
    game = registry.game(name)
    assert game.puzzles is not None
    return game, game.puzzles


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("id", IDS)
def test_best_line_is_legal_reaches_the_goal_and_keeps_the_invariants(name: str, id: str) -> None:
    game, academy = puzzles(name)
    info, state = academy.info(id), academy.start(id)
    assert list(info.goal) == list(academy.measures)
    for action in academy.best(id):
        game.check(state)
        assert game.to_act(state) == [PLAYER] and academy.score(id, state) is None
        assert action in game.actions(state, PLAYER)
        game.apply(state, PLAYER, game.encode(action))
    score = academy.score(id, state)
    assert game.to_act(state) == [] and score is not None
    assert (score.values, score.stars) == (info.goal, 3)


@pytest.mark.parametrize("name", GAMES)
def test_states_are_ordinary_ones(name: str) -> None:
    """View, sample, outlook, dump and load work as in a match, wherever one wanders."""
    game, academy = puzzles(name)
    dice = Dice(3)
    for id in IDS[:4]:
        state = academy.start(id)
        while game.to_act(state):
            view = game.view(state, PLAYER)
            game.outlook(view)
            assert game.view(game.sample(view, dice), PLAYER) == view
            assert game.dump(game.load(game.dump(state))) == game.dump(state)
            codes = game.legal(state, PLAYER)
            game.apply(state, PLAYER, codes[dice.below(len(codes))])
            game.check(state)
        score = academy.score(id, state)
        assert score is not None and 0 <= score.stars <= 3


@pytest.mark.parametrize("name", GAMES)
def test_nobody_beats_the_goal(name: str) -> None:
    """Random play never ends better than the best, and three stars mean as good."""
    game, academy = puzzles(name)
    dice = Dice(5)
    for id in IDS[:3]:
        goal = academy.info(id).goal
        for _ in range(40):
            state = academy.start(id)
            while game.to_act(state):
                codes = game.legal(state, PLAYER)
                game.apply(state, PLAYER, codes[dice.below(len(codes))])
            score = academy.score(id, state)
            assert score is not None
            ranks = [(v["lost"], -v["captured"], v["spent"]) for v in (score.values, goal)]
            assert ranks[0] >= ranks[1] and (score.stars == 3) == (ranks[0] == ranks[1])


@pytest.mark.parametrize("name", GAMES)
def test_the_id_is_the_puzzle(name: str) -> None:
    """Another object of the same game makes the same puzzle; another number another one."""
    game, academy = puzzles(name)
    other = type(game)().puzzles
    assert other is not None
    for id in ("easy-3", "medium-3"):
        assert game.dump(other.start(id)) == game.dump(academy.start(id))
    assert game.dump(academy.start("easy-3")) != game.dump(academy.start("easy-4"))


@pytest.mark.parametrize("name", GAMES)
def test_days_and_levels(name: str) -> None:
    _, academy = puzzles(name)
    assert {academy.info(f"{level}-1").level for level in LEVELS} == set(LEVELS)
    week = [academy.info(f"daily-2026-11-{day}").level for day in (16, 18)]
    assert week == ["easy", "medium"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "id",
    ["", "easy", "easy-", "easy-01", "easy-1 ", "Easy-1", "easy-1\n", "easy-9999999999", "daily-2026-13-01"],
)
def test_nonsense_is_no_puzzle(name: str, id: str) -> None:
    _, academy = puzzles(name)
    with pytest.raises(UnknownPuzzle):
        academy.info(id)


@pytest.mark.parametrize("name", GAMES)
def test_fold_stops_at_the_first_refusal(name: str) -> None:
    game, academy = puzzles(name)
    line = [msgspec.json.encode(action) for action in academy.best("practice-1")]
    state, moments = fold(game, "practice-1", line)
    assert academy.score("practice-1", state) is not None and len(moments) == len(line) + 1
    with pytest.raises(IllegalMove) as refused:
        fold(game, "practice-1", [*line, line[0]])
    assert refused.value.at == len(line)
    with pytest.raises(IllegalMove):
        fold(game, "practice-1", [b'{"kind":"nonsense"}'])


@pytest.mark.parametrize("name", GAMES)
def test_hints_follow_the_best_line(name: str) -> None:
    game, academy = puzzles(name)
    for id in ("practice-3", "medium-1"):
        state = academy.start(id)
        while game.to_act(state):
            degrees = [academy.hint(id, state, degree) for degree in (1, 2, 3)]
            assert [hint.more for hint in degrees] == [True, True, False]
            assert {hint.text for hint in degrees} <= set(academy.hints)
            assert degrees[0].text == "good" and degrees[2].action is not None
            game.apply(state, PLAYER, game.encode(degrees[2].action))
        score = academy.score(id, state)
        assert score is not None and score.stars == 3
