"""The laws of tests/laws for Dungeon Lords: every player count, a covering set of options."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from laws import laws
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.games.dungeon_lords import DungeonLords
from podzemi.games.dungeon_lords.state import State

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
EVERY = 1 if DEEP else 9
"""How many decisions lie between two looks at the state."""
SEEDS = 4 if DEEP else 1
OPTIONS: list[laws.Options] = [
    {"full_rules": True, "special_events": True, "combat_planning": "together"},
    {"full_rules": True, "special_events": True, "combat_planning": "in_turn"},
    {"full_rules": False, "special_events": False, "combat_planning": "together"},
    {"full_rules": True, "special_events": False, "combat_planning": "in_turn"},
]


class Probed(DungeonLords):
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


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("law", laws.STATE_LAWS, ids=lambda law: law.__name__)
def test_every_state_keeps_the_law(law: laws.Check, players: int) -> None:
    game = Probed()
    for seed in range(SEEDS):
        options = OPTIONS[(players + seed) % len(OPTIONS)]
        laws.play(game, players, options, 100 * players + seed, now_and_then(game, law))


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("law", laws.MATCH_LAWS, ids=lambda law: law.__name__)
def test_every_match_keeps_the_law(
    law: Callable[[AnyGame, int, laws.Options, int], None], players: int
) -> None:
    for seed, options in enumerate(OPTIONS):
        law(DungeonLords(), players, options, seed)


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_combination_of_options_plays_to_its_end(options: laws.Options, players: int) -> None:
    for seed in range(20 if DEEP else 2):
        laws.play(DungeonLords(), players, options, seed, checked)


def checked(game: AnyGame, state: State, dice: Dice) -> None:
    game.check(state)
