"""WD-13.10: what the specification asks of any bot that thinks."""

from __future__ import annotations

import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import Name, Pass

from .table import ALL_CARDS, MONSTERS, Table

THINKING = [name for name in registry.BOTS if name != "random"]


@pytest.mark.clause("WD-13.10", "WD-11.2")
@pytest.mark.parametrize("bot", THINKING)
def test_a_full_kit_knight_never_fails(bot: str) -> None:
    """All 13 monsters, and random piles: the name is one that cannot fail."""
    dice = Dice(seed_for(13, 0))
    for size in (1, 4, 7, 10, 13):
        deck = [MONSTERS.index(card) for card in ALL_CARDS]
        dice.shuffle(deck)
        table = Table.run("knight", "all", " ".join(MONSTERS[kind] for kind in deck[:size]))
        legal = GAME.actions(table.state, 0)
        choice = legal[registry.bot(bot, GAME).choose(table.view(0), legal, dice)]
        assert isinstance(choice, Name)
        assert table.play(f"name {choice.monster}").success is True


@pytest.mark.clause("WD-13.10")
@pytest.mark.parametrize("bot", THINKING)
def test_the_starter_does_not_pass_at_once(bot: str) -> None:
    passes = 0
    for seed in range(20):
        state = GAME.start(2, seed=seed)
        (seat,) = GAME.to_act(state)
        legal = GAME.actions(state, seat)
        chosen = registry.bot(bot, GAME).choose(GAME.view(state, seat), legal, Dice(seed))
        passes += isinstance(legal[chosen], Pass)
    assert passes == 0
