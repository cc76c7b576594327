"""The same rules with another deck: a data pack plays under the same laws (DC-23.1)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import msgspec
import pytest

from laws import laws
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.games.dark_cave import GAME, DarkCave
from podzemi.games.dark_cave.data.tables import BOX, DATA
from podzemi.games.dark_cave.state import State

from . import other_deck


def packed() -> DarkCave:
    game = GAME.with_pack(other_deck.text())
    assert isinstance(game, DarkCave)
    return game


def test_the_file_of_the_house_is_a_pack_like_any_other() -> None:
    tree = tomllib.loads(other_deck.TEXT)
    assert tomllib.loads(other_deck.written(tree)) == tree
    twin = GAME.with_pack(other_deck.TEXT)
    assert isinstance(twin, DarkCave) and twin.data == DATA and twin.box.face_name == BOX.face_name


@pytest.mark.clause("DC-23.1")
def test_another_deck_is_another_game_object() -> None:
    """Ours stays as it is; options, codes, views and names follow the pack."""
    game = packed()
    assert game is not GAME and GAME.data is DATA and GAME.box is BOX
    assert game.options[0].values == ["printed"] and GAME.options[0].values == ["house"]
    state = game.start(2, seed=1)
    view = game.view(state, 0)
    assert view.options["deck"] == "printed" and not view.house_deck
    assert [seat.gold for seat in view.seats] == [4, 4] and view.seats[0].dwarf == [0, 0, "hub"]
    assert view.distance == 3 and all(seat.limit == 6 for seat in view.seats)
    for action in game.actions(state, state.asked):
        assert b'"P1-' not in msgspec.json.encode(action)


@pytest.mark.clause("DC-23.1", "DC-18.1", "DC-18.2", "DC-18.12")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_hundred_matches_with_another_deck(players: int) -> None:
    """Every match ends, and the invariants hold all the way."""
    game = packed()
    for seed in range(15):
        laws.play(game, players, {"agreed_end": seed % 2 == 0}, seed, checked, step=7)


@pytest.mark.clause("DC-23.1")
@pytest.mark.parametrize("law", laws.STATE_LAWS, ids=lambda law: law.__name__)
def test_another_deck_keeps_the_laws(law: laws.Check) -> None:
    game = packed()
    for players in (2, 3, 5, 8):
        laws.play(game, players, {}, players, law, step=23)


@pytest.mark.clause("DC-23.1")
@pytest.mark.parametrize("law", laws.MATCH_LAWS, ids=lambda law: law.__name__)
def test_records_with_another_deck(law: Callable[[AnyGame, int, laws.Options, int], None]) -> None:
    for players in (2, 4, 7):
        law(packed(), players, {}, players)


def checked(game: AnyGame, state: State, dice: Dice) -> None:
    game.check(state)
