"""The laws of tests/laws for The Dark Cave: every player count, a covering set of options."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from laws import laws
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.match import Match
from podzemi.games.dark_cave import GAME, DarkCave
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.state import State

from .test_reference import choose

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
EVERY = 1 if DEEP else 9
"""How many decisions lie between two looks at the state."""
SEEDS = 4 if DEEP else 1
OPTIONS: list[laws.Options] = [
    {"agreed_end": True},
    {"agreed_end": False, "first_player": 1, "clan_34": "yellow"},
    {"agreed_end": True, "first_player": 0, "clan_34": "blue"},
]


class Probed(DarkCave):
    """The codes to ask about are those that matter in the state at hand."""

    looked_at: State | None = None

    def codes(self) -> Any:
        assert self.looked_at is not None
        return list(self.probes(self.looked_at))


def now_and_then(game: Probed, law: laws.Check) -> laws.Check:
    """The law at every so many decisions, and at the end."""
    count = 0

    def check(_: AnyGame, state: State, dice: Dice) -> None:
        nonlocal count
        count += 1
        if count % EVERY == 0 or not game.to_act(state):
            game.looked_at = state
            law(game, state, dice)

    return check


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("law", laws.STATE_LAWS, ids=lambda law: law.__name__)
def test_every_state_keeps_the_law(law: laws.Check, players: int) -> None:
    game = Probed()
    for seed in range(SEEDS):
        options = OPTIONS[(players + seed) % len(OPTIONS)]
        laws.play(game, players, options, 100 * players + seed, now_and_then(game, law))


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("law", laws.MATCH_LAWS, ids=lambda law: law.__name__)
def test_every_match_keeps_the_law(
    law: Callable[[AnyGame, int, laws.Options, int], None], players: int
) -> None:
    for seed, options in enumerate(OPTIONS):
        law(DarkCave(), players, options, seed)


@pytest.mark.parametrize("players", range(2, 9))
def test_every_combination_of_options_plays_to_its_end(players: int) -> None:
    for seed, options in enumerate(laws.variants(DarkCave(), players)):
        laws.play(DarkCave(), players, options, seed, checked if seed % 9 == 0 else None)


def rare_states(players: int, seed: int) -> list[State]:
    """States of a purposeful match that random play seldom sees: axes, goals, swaps, dwarfs out."""
    match = Match(GAME, players, {"agreed_end": True}, seed)
    dice = Dice(seed)
    found: dict[tuple[int, bool, bool], State] = {}
    while seats := GAME.to_act(match.state):
        state = match.state
        kind = (state.phase, bool(state.memory), sum(state.out) > 0)
        if state.phase in (s.VOTE, s.AXE, s.ORIENT, s.AXE_ENTRY) or any(kind[1:]):
            found.setdefault(kind, state.clone())
        match.play(seats[0], choose(match, seats[0], dice))
    return [*found.values(), match.state]


@pytest.mark.parametrize("seed", range(24 if DEEP else 6))
def test_rare_states_keep_the_laws(seed: int) -> None:
    game = Probed()
    for state in rare_states(2 + seed % 7, seed):
        game.looked_at = state
        for law in laws.STATE_LAWS:
            law(game, state, Dice(seed))


def checked(game: AnyGame, state: State, dice: Dice) -> None:
    game.check(state)
