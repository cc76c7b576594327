"""The levels of The Dark Cave are lively: at a table of one level somebody nearly always gets out."""

from __future__ import annotations

import pytest

from podzemi.arena.play import play
from podzemi.bots import levels
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.games.dark_cave import GAME

MATCHES = 16
"""By level and number of players; the same every time, since seeds decide everything."""
QUICK = registry.LEVELS[:-1]


def winnerless(level: str, players: int) -> int:
    """Matches in which nobody won."""
    options = GAME.validate_options(players, {})
    count = 0
    for number in range(MATCHES):
        bots = [levels.make(GAME, level) for _ in range(players)]
        count += len(play(GAME, bots, options, seed_for(players, number)).result.ranking) == 1
    return count


@pytest.mark.parametrize("level", QUICK)
def test_most_matches_have_a_winner(level: str) -> None:
    """At least four of five over all numbers of players, and nearly two of three with each of them."""
    without = {n: winnerless(level, n) for n in range(GAME.min_players, GAME.max_players + 1)}
    assert max(without.values()) <= 0.35 * MATCHES, without
    assert sum(without.values()) <= 0.2 * MATCHES * len(without), without
