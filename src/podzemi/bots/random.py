"""The bot that plays any legal action, each as likely as the others. The yardstick of all others."""

from __future__ import annotations

from typing import Any  # Any: the view of whichever game

from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action


class RandomBot:
    """Plays every game: it does not look."""

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        return dice.below(len(legal))


def make(game: AnyGame) -> RandomBot:
    return RandomBot()
