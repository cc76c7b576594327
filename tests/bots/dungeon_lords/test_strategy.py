"""The lords that search: secret answers, determinism, and what they may know."""

from __future__ import annotations

import pytest

from podzemi.bots import levels
from podzemi.bots.search import Settings, draw_index
from podzemi.bots.strategies.dungeon_lords import LordBot, LordSearcher, unseal
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.registry import LEVELS
from podzemi.engine.values import Action
from podzemi.games.dungeon_lords import GAME, policy
from podzemi.games.dungeon_lords.view.types import PHASES, View

QUICK = Settings(
    iterations=40, worlds=8, use_prior=True, rollout="weighed", selection="puct", simultaneous="puct"
)


def views(players: int, number: int) -> dict[str, tuple[View, list[Action]]]:
    """A decision of every phase that comes up in a match, with its legal actions."""
    found: dict[str, tuple[View, list[Action]]] = {}
    dice, state = Dice(seed_for(5, number)), GAME.start(players, {}, seed=number)
    while seats := GAME.to_act(state):
        seat = seats[-1]
        codes = GAME.legal(state, seat)
        view = GAME.view(state, seat)
        if len(codes) > 1:
            found.setdefault(view.phase, (view, GAME.actions(state, seat)))
        GAME.apply(state, seat, codes[draw_index(policy.weigh(state, seat, codes), dice)])
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_every_phase_is_answered_and_always_alike(players: int) -> None:
    seen = set()
    for number in range(3):
        for phase, (view, legal) in views(players, number).items():
            first = LordBot(GAME, QUICK).choose(view, legal, Dice(9))
            assert first == LordBot(GAME, QUICK).choose(view, legal, Dice(9)) < len(legal)
            seen.add(phase)
    assert len(seen) >= len(PHASES) - 4


def test_secret_answers_are_given_anew() -> None:
    """What another seat has answered is unknown: it is still asked in the worlds searched (DL-4.1)."""
    state = GAME.start(2, {}, seed=1)
    while state.phase == 0:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    view = GAME.view(state, 1)
    worlds, weights = LordSearcher(GAME, QUICK).worlds(view, Dice(3))
    assert weights is None and all(world.to_act() == [0, 1] for world in worlds)
    world = GAME.sample(view, Dice(3))
    unseal(view, world)
    assert GAME.to_act(world) == [0, 1] and GAME.view(world, 1).seats[1] == view.seats[1]


def test_orders_get_the_most_time() -> None:
    found = views(2, 0)
    searcher = LordSearcher(GAME, QUICK)
    spent = {}
    for phase in ("plan_orders", "execute", "recover"):
        spent[phase] = searcher.report(*found[phase], Dice(1)).iterations
    assert spent["plan_orders"] == QUICK.iterations > spent["execute"] > spent["recover"] > 0


def test_a_report_on_combat_is_led_by_the_solver() -> None:
    view, legal = views(2, 1)["combat_plan"]
    first = LordSearcher(GAME, QUICK).report(view, legal, Dice(1)).candidates[0]
    assert first.index == LordBot(GAME, QUICK).choose(view, legal, Dice(1)) and first.probability == 1


def test_levels_are_known_to_the_lords() -> None:
    assert tuple(levels.settings(GAME.name)) == LEVELS
    for name in LEVELS:
        assert isinstance(levels.make(GAME, name), LordBot)
