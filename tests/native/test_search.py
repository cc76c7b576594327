"""Tree search: right where that is known, decided by its seed, blind to what a seat may not know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

from native.played import GAMES
from podzemi import native
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, AnyState
from podzemi.native.search import SELECTIONS, Options

sys.path.append(str(Path(__file__).resolve().parents[2] / "scripts"))
from native_plain import here

HERE = Path(__file__).parent
RUNTIME = HERE.parent.parent / "src/podzemi/native/runtime"


class Row(NamedTuple):
    code: int
    visits: int
    value: float
    share: float


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games of `toys.cpp`, with what could go wrong in memory watched."""
    made = tmp_path_factory.mktemp("toys") / "toys"
    cxx = here()
    flags = ["-std=c++20", "-O1", "-Wall", *cxx.sanitizer_flags(), f"-I{RUNTIME}"]
    done = cxx.run(*flags, str(HERE / "toys.cpp"), "-o", str(made))
    assert done.returncode == 0, done.stderr
    return made


def searched(toys: Path, game: str, selection: str, iterations: int) -> dict[int, Row]:
    words = [str(toys), game, str(SELECTIONS.index(selection)), str(iterations)]
    said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    rows = [line.split() for line in said.splitlines()]
    return {int(a): Row(int(a), int(b), float(c), float(d)) for a, b, c, d in rows}


def test_secret_decisions_become_the_mixture_that_nobody_can_beat(toys: Path) -> None:
    """A win with rock counts double: paper is played half of the time, rock and scissors a quarter each."""
    rows = searched(toys, "throws", "regret", 200_000)
    assert [rows[code].share for code in range(3)] == pytest.approx([0.25, 0.5, 0.25], abs=0.04)


@pytest.mark.parametrize("selection", SELECTIONS)
def test_what_is_hidden_is_not_used(toys: Path, selection: str) -> None:
    """Who knew the coin would guess it; who does not takes the sure thing."""
    rows = searched(toys, "coin", selection, 5_000)
    assert max(rows, key=lambda code: rows[code].share) == 2
    assert rows[2].value == pytest.approx(0.2)
    assert abs(rows[0].value) < 0.6 and abs(rows[1].value) < 0.6


@pytest.mark.parametrize("selection", ["ucb", "puct"])
def test_the_best_of_many_is_found_among_those_that_are_liked(toys: Path, selection: str) -> None:
    """Widening: the most liked first, and only as many as the visits allow."""
    rows = searched(toys, "many", selection, 400)
    assert max(rows, key=lambda code: rows[code].visits) == 11
    assert sum(row.visits > 0 for row in rows.values()) <= 1 + 400**0.5
    assert sum(row.visits for row in rows.values()) == 400


# ---------------------------------------------------------------- on our games


def moment(game: AnyGame, players: int, decisions: int, seed: int) -> AnyState:
    """A match after so many random decisions, at one with a choice."""
    state: AnyState = game.start(players, seed=seed)
    dice = Dice(seed)
    while decisions > 0 or len(game.legal(state, game.to_act(state)[0])) == 1:
        seat = game.to_act(state)[0]
        codes = game.legal(state, seat)
        game.apply_unchecked(state, seat, codes[dice.below(len(codes))])
        decisions -= 1
        if not game.to_act(state):
            state = game.start(players, seed=seed + 1)
    return state


def worlds(game: AnyGame, state: AnyState, seat: int, count: int) -> list[native.State]:
    view, dice = game.view(state, seat), Dice(9)
    return [native.from_python(game.sample(view, dice)) for _ in range(count)]


@pytest.mark.parametrize("name", GAMES)
def test_a_search_is_decided_by_its_seed(name: str) -> None:
    game = registry.game(name)
    state = moment(game, game.min_players + 1, 9, seed=3)
    seat = game.to_act(state)[0]
    known = worlds(game, state, seat, 8)
    options = Options(use_prior=True, selection="puct", rollout="weighed", simultaneous="regret")
    whole, pieces, other = (native.Search(known, seat, options, seed) for seed in (4, 4, 5))
    whole.run(300)
    for count in (1, 99, 200):
        pieces.run(count)
    other.run(300)
    assert whole.statistics() == pieces.statistics() != other.statistics()
    assert whole.iterations == 300 == sum(one.visits for one in whole.statistics())
    assert {one.code for one in whole.statistics()} == set(game.legal(state, seat))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_count_by_their_weight(name: str) -> None:
    game = registry.game(name)
    state = moment(game, game.min_players + 1, 9, seed=3)
    seat = game.to_act(state)[0]
    known = worlds(game, state, seat, 2)
    alone, beside = native.Search(known[:1], seat), native.Search(known, seat, weights=[1.0, 0.0])
    for search in (alone, beside):
        search.run(100)
    assert alone.statistics() == beside.statistics()


def first_value(known: list[native.State], seat: int, aim: Literal["places", "wins"], seed: int) -> float:
    """The value of the one match that was played to its end."""
    search = native.Search(known, seat, Options(aim=aim), seed)
    search.run(1)
    return next(one.value for one in search.statistics() if one.visits)


def test_only_the_first_place_is_a_win_among_several() -> None:
    """The same match is worth 1 to a search for places where all others are behind; then also for wins."""
    game = registry.game("paper_dungeons")
    state = moment(game, 4, 9, seed=3)
    seat = game.to_act(state)[0]
    known = worlds(game, state, seat, 4)
    ends = [[first_value(known, seat, aim, seed) for aim in ("places", "wins")] for seed in range(60)]
    assert {wins for places, wins in ends if places == 1} == {1.0}
    assert {wins for places, wins in ends if places < 1 / 3} == {-1.0}
    assert all(wins in (-1.0, 0.0, -1 / 3, -1 / 2) for places, wins in ends if places < 1)


def test_between_two_places_are_wins() -> None:
    game = registry.game("welcome_dungeon")
    state = moment(game, 2, 9, seed=3)
    seat = game.to_act(state)[0]
    known = worlds(game, state, seat, 4)
    found = []
    for aim in ("places", "wins"):
        search = native.Search(known, seat, Options(aim=aim), 3)
        search.run(200)
        found.append(search.statistics())
    assert found[0] == found[1]


@pytest.mark.parametrize("players", [2, 4])
def test_expected_wins_add_up_to_one(players: int) -> None:
    """What a horizon promises: the root of each seat's own search, where all decide at once."""
    game = registry.game("dungeon_lords")
    state = game.start(players, seed=4)
    options = Options(use_prior=True, rollout="weighed", rollout_depth=0, aim="wins")
    shares = []
    for seat in game.to_act(state):
        search = native.Search([native.from_python(state)], seat, options, 1)
        search.run(1)
        shares += [(one.value + 1) / 2 for one in search.statistics() if one.visits]
    assert len(shares) == players and all(0 < share < 1 for share in shares)
    assert 0.5 < sum(shares) < 1.5


def test_a_search_needs_worlds_of_one_game_in_which_the_seat_is_asked() -> None:
    match = native.start("welcome_dungeon", 2, seed=1)
    asked = match.to_act()[0]
    with pytest.raises(ValueError, match="is not asked"):
        native.Search([match], 1 - asked)
    with pytest.raises(ValueError, match="at least one world"):
        native.Search([], asked)
    with pytest.raises(ValueError, match="worlds of one game"):
        native.Search([match, native.start("paper_dungeons", 2)], asked)
    with pytest.raises(ValueError, match="a weight for each"):
        native.Search([match], asked, weights=[1.0, 1.0])
