"""The bot that takes what looks best now, by the rules of thumb of its game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias  # Any: game and view of whichever game

from podzemi.bots import random
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action

Chooser: TypeAlias = Callable[[Any, Any, list[Action], Dice], int]


class GreedyBot:
    """Plays a forced action at once and leaves the rest to the game's heuristics."""

    def __init__(self, game: AnyGame, choose: Chooser) -> None:
        self._game = game
        self._choose = choose

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        return 0 if len(legal) == 1 else self._choose(self._game, view, legal, dice)


def make(game: AnyGame) -> Bot:
    """A greedy bot for that game; a random one where nobody has written its rules of thumb."""
    if not is_written(game):
        return random.make(game)
    return GreedyBot(game, import_module(_home(game)).choose)


def is_written(game: AnyGame) -> bool:
    """Whether the game has rules of thumb; its other bots fall back to them."""
    return find_spec(_home(game)) is not None


def _home(game: AnyGame) -> str:
    return f"podzemi.bots.heuristics.{game.name}"
