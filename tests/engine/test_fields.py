"""Abilities that states have because they are the sum of their fields."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from podzemi.engine import registry
from podzemi.engine.data.counts import check_counts
from podzemi.engine.fields import names
from podzemi.engine.game import AnyGame, AnyState

ROOT = Path(__file__).parents[2]


def states(game: AnyGame) -> list[AnyState]:
    """One match, each moment once."""
    state = game.start(game.max_players, {}, 7)
    found = [state.clone()]
    while (seats := game.to_act(state)) and len(found) < 60:
        codes = game.legal(state, seats[0])
        game.apply(state, seats[0], codes[len(found) % len(codes)])
        found.append(state.clone())
    return found


@pytest.fixture(params=registry.GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.game(request.param)


def test_copies_of_every_kind_are_equal_and_apart(game: AnyGame) -> None:
    for state in states(game):
        for twin in (
            state.clone(),
            copy.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            game.load(game.dump(state)),
        ):
            assert twin == state and hash(twin) == hash(state) and repr(twin) == repr(state)
        twin = copy.deepcopy(state)
        twin.dice.bits()  # type: ignore[attr-defined]  # every state of ours has dice
        assert twin != state


def test_a_state_is_not_equal_to_another_moment(game: AnyGame) -> None:
    found = states(game)
    assert len(set(found)) == len(found)


def test_components_of_one_game_share_a_hash_and_are_told_apart() -> None:
    """Caches are keyed by components: a hash over all their tables would cost more than what is cached."""
    game = registry.game("welcome_dungeon")
    text = game.builtin_data()
    same = game.with_pack(text).box
    other = game.with_pack(text.replace("failures_to_eliminate = 2", "failures_to_eliminate = 3")).box
    assert same == game.box != other
    assert hash(same) == hash(game.box) == hash(other)
    assert len({game.box, same, other}) == 2


def test_built_in_components_are_pickled_by_name(game: AnyGame) -> None:
    assert pickle.loads(pickle.dumps(game.box)) is game.box
    assert copy.deepcopy(game.box) is game.box


def test_fields_are_declared_in_order(game: AnyGame) -> None:
    assert names(game.state_type)[:2] == ("box", "dice")


def test_what_follows_from_the_fields_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/states.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_actions_and_views_can_be_keys(game: AnyGame) -> None:
    for state in states(game):
        views = [game.view(state, seat) for seat in (None, 0, game.max_players - 1)]
        assert len({*views, *(game.view(state, view.seat) for view in views)}) == len(set(views))
        for seat in game.to_act(state):
            actions = game.actions(state, seat)
            assert len({*actions, *game.actions(state, seat)}) == len(actions)


def test_a_count_that_is_not_the_number_of_its_names_is_refused_with_the_remedy() -> None:
    from podzemi.games.welcome_dungeon import state

    check_counts(state, HERO_COUNT=("warrior", "barbarian", "mage", "rogue"))
    with pytest.raises(
        ImportError, match=r"state.HERO_COUNT is 4, but there are 5 names.* run scripts/states.py"
    ):
        check_counts(state, HERO_COUNT=("warrior", "barbarian", "mage", "rogue", "bard"))
