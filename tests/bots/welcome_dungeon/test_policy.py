"""The quick player in positions where the right action is known."""

from __future__ import annotations

import pytest

from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES
from podzemi.games.welcome_dungeon.codes import ADD, KEEP, PASS, USE_AXE, is_name, named_kind, sacrifice
from podzemi.games.welcome_dungeon.policy import estimate, weigh
from podzemi.games.welcome_dungeon.policy.match import chance_after, indifferent
from podzemi.games.welcome_dungeon.rules import start_run
from podzemi.games.welcome_dungeon.state import SACRIFICED, State


def liked(state: State) -> dict[int, float]:
    """The shares of the asked seat's actions."""
    codes = GAME.legal(state, state.asked)
    weights = weigh(state, state.asked, codes)
    total = int(sum(weights))
    return {code: int(weight) / total for code, weight in zip(codes, weights, strict=True)}


def with_pile(
    hero: str, gone: tuple[str, ...], own: tuple[str, ...], others: int = 0, players: int = 2
) -> State:
    """The starter's turn: these tiles are gone, these cards are his own, so many the next seat's."""
    state = GAME.start(players, {"first_hero": hero}, seed=3)
    for tile in gone:
        state.status[TILES.index(tile) % 6] = SACRIFICED
    for monster in own:
        state.deck.remove(MONSTERS.index(monster))
        _add(state, MONSTERS.index(monster), state.asked)
    for _ in range(others):
        _add(state, state.deck.pop(), (state.asked + 1) % players)
    return state


def _add(state: State, kind: int, seat: int) -> None:
    state.pile.append(kind)
    state.added_kind.append(kind)
    state.added_by.append(seat)


@pytest.mark.clause("WD-13.10")
@pytest.mark.parametrize("hero", HEROES)
def test_nobody_passes_before_the_first_card(hero: str) -> None:
    assert liked(GAME.start(2, {"first_hero": hero}, seed=1))[PASS] < 0.02


def test_a_hero_who_cannot_live_is_left_to_others() -> None:
    doomed = with_pile("knight", ("dragon_spear", "plate_armor", "vorpal_sword"), ("dragon", "demon"))
    assert liked(doomed)[PASS] > 0.95


def test_among_more_players_passing_comes_sooner() -> None:
    gone, own = ("plate_armor", "vorpal_sword"), ("golem",)
    two, four = (with_pile("knight", gone, own, players=players) for players in (2, 4))
    assert liked(two)[PASS] < liked(four)[PASS]


def test_large_monsters_are_added_rather() -> None:
    shares = []
    for monster in ("goblin", "dragon"):
        state = GAME.start(2, {"first_hero": "knight"}, seed=1)
        GAME.apply_unchecked(state, state.asked, 0)
        state.hand = MONSTERS.index(monster)
        shares.append(liked(state)[ADD])
    assert shares[0] < shares[1]
    assert liked(state)[sacrifice(0)] > 0


@pytest.mark.clause("WD-13.10", "WD-4.6")
def test_a_full_knight_names_what_no_tile_beats() -> None:
    """Golem or Demon: either saves him for certain (WD-11.2)."""
    state = with_pile("knight", (), ("golem", "demon"), others=3)
    start_run(state, None)
    named = {
        MONSTERS[named_kind(code)] for code, share in liked(state).items() if is_name(code) and share > 0
    }
    assert named == {"golem", "demon"}


@pytest.mark.clause("WD-4.8")
def test_the_axe_is_for_what_would_kill() -> None:
    state = with_pile("barbarian", ("chainmail", "leather_shield", "barbarian_torch"), ("goblin", "dragon"))
    start_run(state, None)
    assert liked(state)[USE_AXE] > 0.9
    weak = with_pile("barbarian", ("barbarian_torch",), ("dragon", "goblin"))
    start_run(weak, None)
    assert liked(weak)[KEEP] > 0.7


@pytest.mark.clause("WD-6.1", "WD-6.2")
def test_the_ends_of_a_match_are_certain() -> None:
    state = GAME.start(2, {}, seed=1)
    state.successes[0], state.failures[0] = 1, 1
    assert chance_after(state, 0, 0, False) == 1000
    assert chance_after(state, 0, 0, True) == 0
    assert chance_after(state, 1, 0, True) == 1000


def test_even_stakes_ask_for_even_odds() -> None:
    state = GAME.start(2, {}, seed=1)
    state.successes[:], state.failures[:] = [1, 1], [1, 1]
    assert indifferent(state, 0, 1) == 500
    state.failures[:] = [0, 0]
    assert indifferent(state, 0, 1) < 400  # a failure is affordable, a success wins


def test_equals_expect_the_same() -> None:
    state = GAME.start(3, {}, seed=1)
    assert [estimate(state, seat) for seat in range(3)] == [estimate(state, 0)] * 3
    state.successes[1] = 1
    assert estimate(state, 1) > estimate(state, 0)
