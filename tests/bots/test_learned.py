"""The bot that learned: where it plays, that it draws by its chances, and that it beats the weaker ones."""

from __future__ import annotations

import numpy as np
import pytest

import podzemi
from podzemi.bots import learned
from podzemi.engine.dice import Dice
from podzemi.engine.match import AnyMatch
from podzemi.engine.registry import LEARNED, Unknown

GAME = podzemi.game("welcome_dungeon")


def test_it_is_found_by_name_where_something_was_learned() -> None:
    assert LEARNED in podzemi.bot_names()
    assert isinstance(podzemi.bot(LEARNED, GAME), learned.LearnedBot)
    with pytest.raises(Unknown, match="learned for dark_cave"):
        podzemi.bot(LEARNED, podzemi.game("dark_cave"))


def test_choices_follow_the_preferences() -> None:
    bot = learned.make(GAME)
    match: AnyMatch = podzemi.Match(GAME, 2, seed=1)
    seat = match.to_act()[0]
    legal, view = match.actions(seat), match.view(seat)
    likes = bot.preferences(view, legal)
    chances = np.exp(likes) / np.exp(likes).sum()
    dice = Dice(1)
    counted = np.bincount([bot.choose(view, legal, dice) for _ in range(2000)], minlength=len(legal)) / 2000
    assert counted == pytest.approx(chances, abs=0.04)
    assert bot.choose(view, legal[:1], dice) == 0


def test_it_wins_against_greedy() -> None:
    """59 % of 2,000 matches (docs/train.md); 50 of these 100 would be far below that."""
    won = 0
    for k in range(100):
        bots = [podzemi.bot(LEARNED if seat == k % 2 else "greedy", GAME) for seat in range(2)]
        played = podzemi.play(GAME, bots, GAME.validate_options(2, {}), seed=300 + k // 2)
        assert played.result is not None
        won += k % 2 in played.result.ranking[0]
    assert won > 50
