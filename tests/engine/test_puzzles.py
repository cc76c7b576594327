"""Puzzles: every id is one puzzle for ever, solvable, with one best answer; nonsense is none."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any  # Any: states and components of whichever game

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.puzzles.generated import TRIES, GeneratedPuzzles
from podzemi.engine.puzzles.puzzle import (
    COMMON_HINTS,
    LEVELS,
    PLAYER,
    IllegalMove,
    Puzzles,
    UnknownPuzzle,
    fold,
    id_of,
    kinds_of,
    level_of,
    play,
)

IDS = ["practice-1", "practice-3", "easy-1", "easy-2", "medium-1", "hard-2", "daily-2026-11-16"]
FEWER_IS_BETTER = {"lost", "spent", "turns"}


def rank(values: dict[str, int]) -> list[int]:
    """Comparable from the left, more is better."""
    return [-count if measure in FEWER_IS_BETTER else count for measure, count in values.items()]


def puzzles(name: str) -> tuple[AnyGame, Puzzles]:
    """Of `dark_cave loyalty` that kind alone."""
    of, _, kind = name.partition(" ")
    game = registry.game(of)
    assert game.puzzles is not None
    return game, kinds_of(game.puzzles)[kind]


def every_kind() -> Iterator[str]:
    """The games, and after each its further kinds of puzzles."""
    for name in registry.GAMES:
        if (found := registry.game(name).puzzles) is not None:
            yield from (f"{name} {kind}".strip() for kind in kinds_of(found))


GAMES = list(every_kind())


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
        play(game, state, game.encode(action))
    score = academy.score(id, state)
    assert game.to_act(state) == [] and score is not None
    assert (score.values, score.stars) == (info.goal, 3)


@pytest.mark.parametrize("name", GAMES)
def test_states_are_ordinary_ones(name: str) -> None:
    """View, sample, preview, dump and load work as in a match, wherever one wanders."""
    game, academy = puzzles(name)
    dice = Dice(3)
    for id in IDS[:4]:
        state = academy.start(id)
        while game.to_act(state):
            view = game.view(state, PLAYER)
            game.preview(view)
            assert game.view(game.sample(view, dice), PLAYER) == view
            assert game.dump(game.load(game.dump(state))) == game.dump(state)
            codes = game.legal(state, PLAYER)
            play(game, state, codes[dice.below(len(codes))])
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
                play(game, state, codes[dice.below(len(codes))])
            score = academy.score(id, state)
            assert score is not None
            assert rank(score.values) <= rank(goal) and (score.stars == 3) == (score.values == goal)


@pytest.mark.parametrize("name", GAMES)
def test_the_id_is_the_puzzle(name: str) -> None:
    """Another object of the same game makes the same puzzle; another number another one."""
    game, academy = puzzles(name)
    same = type(game)().puzzles
    assert same is not None
    other = kinds_of(same)[name.partition(" ")[2]]
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
    id = id_of(name.partition(" ")[2], "practice-1")
    line = [msgspec.json.encode(action) for action in academy.best("practice-1")]
    state, moments = fold(game, id, line)
    assert academy.score("practice-1", state) is not None and len(moments) == len(line) + 1
    with pytest.raises(IllegalMove) as refused:
        fold(game, id, [*line, line[0]])
    assert refused.value.at == len(line)
    with pytest.raises(IllegalMove):
        fold(game, id, [b'{"kind":"nonsense"}'])


@pytest.mark.parametrize("name", GAMES)
def test_hints_follow_the_best_line(name: str) -> None:
    game, academy = puzzles(name)
    for id in ("practice-3", "medium-1"):
        state = academy.start(id)
        while game.to_act(state):
            degrees = [academy.hint(id, state, degree) for degree in (1, 2, 3)]
            assert [hint.more for hint in degrees] == [True, True, False]
            assert {hint.text for hint in degrees} <= {*academy.hints, *COMMON_HINTS}
            assert degrees[0].text == "good" and degrees[2].action is not None
            play(game, state, game.encode(degrees[2].action))
        score = academy.score(id, state)
        assert score is not None and score.stars == 3


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_the_best_line_has_its_reason(name: str) -> None:
    _, academy = puzzles(name)
    for id in ("practice-1", "medium-1"):
        reasons = academy.reasons(id)
        assert len(reasons) == len(academy.best(id))
        assert {reason.text for reason in reasons} <= {*academy.hints, *COMMON_HINTS}
        assert all(reason.action is None for reason in reasons)


# ---------------------------------------------------------------- puzzles that are searched

DRAWN = [name for name in GAMES if isinstance(puzzles(name)[1], GeneratedPuzzles)]
SAMPLES = {
    "welcome_dungeon": [("practice-2", 0), ("easy-1", 0), ("medium-1", 0), ("hard-1", 0), ("hard-2", 0)],
    "paper_dungeons": [("practice-1", 2), ("easy-1", 4), ("medium-1", 4)],
    "dark_cave": [("practice-1", 0), ("easy-1", 0), ("easy-2", 0), ("medium-1", 4)],
    "dark_cave loyalty": [("practice-1", 0), ("easy-1", 0), ("medium-1", 0), ("hard-1", 0)],
}
"""Puzzles, and how many actions of the best line are played before every line from there is."""


def drawn(name: str) -> tuple[AnyGame, GeneratedPuzzles[Any, Any]]:
    game, academy = puzzles(name)
    assert isinstance(academy, GeneratedPuzzles)
    return game, academy


def every_end(game: AnyGame, academy: Puzzles, id: str, state: object) -> list[list[int]]:
    """The ends of all lines of play, by the rules alone: nothing remembered, nothing left out."""
    score = academy.score(id, state)
    if score is not None:
        return [rank(score.values)]
    ends = []
    for code in game.legal(state, PLAYER):
        after = state.clone()  # type: ignore[attr-defined]  # every state has it
        play(game, after, code)
        ends += every_end(game, academy, id, after)
    return ends


@pytest.mark.parametrize("name", DRAWN)
def test_the_answer_is_the_best_of_all_lines(name: str) -> None:
    game, academy = drawn(name)
    for id, count in SAMPLES[name]:
        state = academy.start(id)
        for action in academy.best(id)[:count]:
            play(game, state, game.encode(action))
        assert max(every_end(game, academy, id, state)) == rank(academy.info(id).goal), id


@pytest.mark.parametrize("name", DRAWN)
def test_after_a_wrong_step_the_hint_says_what_can_still_be_reached(name: str) -> None:
    game, academy = drawn(name)
    id, count = SAMPLES[name][1]
    state = academy.start(id)
    for action in academy.best(id)[:count]:
        play(game, state, game.encode(action))
    best = game.encode(academy.hint(id, state, 3).action)
    for code in game.legal(state, PLAYER):
        after = state.clone()
        play(game, after, code)
        hint = academy.hint(id, after, 1)
        reached = max(every_end(game, academy, id, after))
        if game.to_act(after):
            assert hint.result is not None and rank(hint.result) == reached
            assert hint.text == ("good" if reached == rank(academy.info(id).goal) else "missed")
        else:
            assert hint.text == "over"
        assert code != best or reached == rank(academy.info(id).goal)


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_written_down_is_the_first_scene_worth_it(name: str) -> None:
    """`puzzles.json` only spares the search: the puzzle is the same without it."""
    _, academy = drawn(name)
    for id in ("practice-1", "easy-1"):
        made = (academy.attempt(id, number) for number in range(TRIES))
        first = next(found for found in made if found is not None)
        assert first.start == academy.start(id) and first.line == academy.made(id).line


@pytest.mark.parametrize("name", [name for name in DRAWN if drawn(name)[1].known])
def test_after_the_last_one_written_down_they_come_again(name: str) -> None:
    """No id makes anybody search for long, and a day keeps the level of its weekday."""
    _, academy = drawn(name)
    count = sum(id.startswith("easy-") for id in academy.known)
    assert academy.made(f"easy-{count + 1}").line == academy.made("easy-1").line
    for id in ("daily-1999-12-31", "daily-9999-12-31", "medium-100000000"):
        assert academy.listed_id(id) in academy.known
        assert level_of(academy.listed_id(id))[0] == level_of(id)[0] == academy.info(id).level


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("level", LEVELS)
def test_the_difficulty_is_that_of_the_level(name: str, level: str) -> None:
    _, academy = drawn(name)
    for number in (1, 2, 3):
        info = academy.info(f"{level}-{number}")
        low, high = academy.band(info.level, number)
        assert round(low) <= info.difficulty <= round(high)


@pytest.mark.parametrize("name", DRAWN)
def test_puzzles_are_made_anew_where_they_are_unpickled(name: str) -> None:
    _, academy = drawn(name)
    twin = pickle.loads(pickle.dumps(academy))
    assert twin.info("practice-1") == academy.info("practice-1") and twin.box is academy.box


def test_kinds_are_told_apart_by_their_names() -> None:
    """Of a game with several kinds every id is one puzzle; practice lists all of them."""
    game = registry.game("dark_cave")
    assert game.puzzles is not None
    ids = [info.id for info in game.puzzles.practice()]
    assert ids == [f"{kind}practice-{n}" for kind in ("", "loyalty-") for n in (1, 2, 3)]
    for id in ids:
        assert game.puzzles.info(id).id == id
    plain, loyal = (list(game.puzzles.info(f"{kind}easy-1").goal) for kind in ("", "loyalty-"))
    assert (plain, loyal) == (["out", "turns", "gold"], ["friend", "foe"])
    for id in ("loyalty", "loyalty-", "loyalty-easy", "loyalty-loyalty-easy-1", "treason-easy-1"):
        with pytest.raises(UnknownPuzzle):
            game.puzzles.info(id)
