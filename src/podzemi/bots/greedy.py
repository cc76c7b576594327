"""The bot that takes what looks best now, by the rules of thumb of its game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias  # Any: game and view of whichever game

from podzemi.engine import registry
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


def make(game: AnyGame) -> GreedyBot:
    """A greedy bot for that game; Unknown where nobody has written its rules of thumb."""
    name = f"podzemi.bots.heuristics.{game.name}"
    if find_spec(name) is None:
        raise registry.Unknown("bot", f"greedy for {game.name}", ("random",))
    return GreedyBot(game, import_module(name).choose)
