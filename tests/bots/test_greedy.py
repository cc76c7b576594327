"""The greedy player of Welcome to the Dungeon does what WD-13.10 asks of any bot."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bots.baselines import AddAndPass
from podzemi.arena.play import play
from podzemi.bots import random
from podzemi.bots.greedy import make
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.welcome_dungeon import GAME, WelcomeDungeon
from podzemi.games.welcome_dungeon.actions import (
    HEROES,
    MONSTERS,
    ChooseHero,
    Draw,
    Hero,
    Keep,
    Name,
    Pass,
    UseAxe,
)
from podzemi.games.welcome_dungeon.codes import ADD, finished_turn
from podzemi.games.welcome_dungeon.view.types import View


def greedy() -> Bot:
    return registry.bot("greedy", GAME)


def win_rate(other: Bot | None, games: int, players: int = 2, **options: Any) -> float:
    """How often greedy wins, in every seat, each deal once per seat."""
    full, won = GAME.validate_options(players, options), 0
    for index in range(games):
        seat = index % players
        bots: list[Bot | None] = [other] * players
        bots[seat] = greedy()
        won += play(GAME, bots, full, seed_for(3, index // players)).result.ranking[0] == [seat]
    return won / games


# ---------------------------------------------------------------- strength


@pytest.mark.parametrize(("players", "least"), [(2, 0.95), (3, 0.85), (4, 0.8)])
def test_beats_random(players: int, least: float) -> None:
    assert win_rate(None, 60, players) >= least


@pytest.mark.parametrize("limit", range(14))
def test_beats_add_and_pass_at_every_limit(limit: int) -> None:
    assert win_rate(AddAndPass(limit), 30) > 0.5


@pytest.mark.parametrize("hero", HEROES)
def test_beats_random_with_every_hero(hero: Hero) -> None:
    assert win_rate(None, 20, first_hero=hero) >= 0.85


@pytest.mark.parametrize("order", ["first_in_first_out", "shuffled"])
@pytest.mark.parametrize("check", ["immediate", "final_total"])
def test_plays_under_all_options(order: str, check: str) -> None:
    options = {"reveal_order": order, "death_check": check, "first_hero": "random", "successes_to_win": 3}
    assert win_rate(None, 8, 4, **options, forced_first_add="every_round") >= 0.5


def test_plays_without_the_memory_aid() -> None:
    assert win_rate(None, 12, 3, memory_aid=False) >= 0.7


def test_never_passes_first_against_itself() -> None:
    """The starter's first turn: the hero is whole and the dungeon empty, for all heroes and scores."""
    for hero, seed in product(HEROES, range(15)):
        state = GAME.start(2, {"first_hero": hero}, seed)
        seat = GAME.to_act(state)[0]
        legal = GAME.actions(state, seat)
        assert legal[greedy().choose(GAME.view(state, seat), legal, Dice(seed))] == Draw()


def test_a_whole_knight_never_fails() -> None:
    """Piles of all sizes, the bot left with them as the runner: WD-11.2."""
    for seed in range(120):
        state = GAME.start(2, seed=seed)
        for _ in range(1 + seed % 12):
            GAME.apply(state, GAME.to_act(state)[0], GAME.encode(Draw()))
            GAME.apply(state, GAME.to_act(state)[0], GAME.legal(state, GAME.to_act(state)[0])[0])
        GAME.apply(state, GAME.to_act(state)[0], GAME.encode(Pass()))
        seat = GAME.to_act(state)[0]
        legal = GAME.actions(state, seat)
        choice = greedy().choose(GAME.view(state, seat), legal, Dice(seed))
        GAME.apply(state, seat, GAME.encode(legal[choice]))
        assert state.failures == [0, 0]


def test_same_dice_same_match() -> None:
    full = GAME.validate_options(3, {})
    first, again = (play(GAME, [greedy() for _ in range(3)], full, 11, keep=True) for _ in range(2))
    assert first == again


# ---------------------------------------------------------------- single decisions


def entering(hero: Hero, mask: int, cards: list[int], deck: list[int]) -> Any:
    """A state of the real rules before the last pass: this kit, these cards in reveal order, this deck."""
    state = GAME.start(2, {"first_hero": hero}, 1)
    state.status = [0 if mask >> place & 1 else 1 for place in range(6)]
    state.aside_tile = [place for place in range(6) if not mask >> place & 1]
    state.aside_kind, state.aside_by = [], [0] * len(state.aside_tile)
    state.pile = cards[::-1]
    state.added_kind, state.added_by = cards[::-1], [0] * len(cards)
    state.deck = deck[::-1]
    return state


def added(state: Any, seat: int) -> None:
    """Every card of the pile is that seat's."""
    state.added_by = [seat] * len(state.pile)
    state.turns = [finished_turn(seat, ADD)] * len(state.pile)


def decide(state: Any, seed: int = 1) -> Any:
    seat = GAME.to_act(state)[0]
    legal = GAME.actions(state, seat)
    view: View = GAME.view(state, seat)
    return legal[greedy().choose(view, legal, Dice(seed))]


def test_axe_goes_to_the_deadly_dragon() -> None:
    """WD-T08: Barbarian, Axe only, the Dragon first."""
    state = entering("barbarian", 0b000100, [MONSTERS.index("dragon"), 0], [])
    GAME.apply(state, GAME.to_act(state)[0], GAME.encode(Pass()))
    assert decide(state) == UseAxe()


def test_axe_is_kept_for_worse_when_the_rest_is_known() -> None:
    """Barbarian, Axe and Chainmail: a Goblin first, then the Dragon the runner added himself."""
    state = entering("barbarian", 0b000101, [MONSTERS.index("goblin"), MONSTERS.index("dragon")], [])
    seat = GAME.to_act(state)[0]
    added(state, 1 - seat)
    GAME.apply(state, seat, GAME.encode(Pass()))
    assert decide(state) == Keep()


def test_names_what_it_added() -> None:
    """Knight with Sword alone: the Golem the runner put there himself."""
    state = entering("knight", 0b000100, [MONSTERS.index("golem")], [])
    seat = GAME.to_act(state)[0]
    added(state, 1 - seat)
    GAME.apply(state, seat, GAME.encode(Pass()))
    assert decide(state) == Name("golem")


def test_passes_a_hopeless_dungeon() -> None:
    """Mage without equipment against six cards: let the other go in."""
    state = entering("mage", 0, [2, 3, 4, 5, 6, 7], [0, 1])
    assert decide(state) == Pass()


@pytest.mark.parametrize(("successes", "hero"), [([0, 0], "rogue"), ([1, 1], "rogue"), ([0, 1], "mage")])
def test_the_next_hero_follows_the_score(successes: list[int], hero: Hero) -> None:
    """The chooser in seat 0 wants a brittle hero when only the other is about to win."""
    state = entering("knight", 63, [0], [])
    state.phase, state.asked, state.runner, state.ended = 5, 0, 0, 1
    state.in_round, state.successes = [1, 0], successes
    assert decide(state) == ChooseHero(hero)


class Chess(WelcomeDungeon):
    name = "chess"


def test_a_game_for_which_nobody_wrote_a_bot_is_played_at_random() -> None:
    assert type(make(Chess())) is type(random.make(Chess()))
