"""The bot that takes what looks best now, by the policy of its game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias  # Any: game, view and policy of whichever game

from podzemi import native
from podzemi.bots import random
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action

Chooser: TypeAlias = Callable[[Any, Any, list[Action], Dice], int]


class GreedyBot:
    """Plays a forced action at once and leaves the rest to the chooser."""

    def __init__(self, game: AnyGame, choose: Chooser) -> None:
        self._game = game
        self._choose = choose

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        return 0 if len(legal) == 1 else self._choose(self._game, view, legal, dice)


def best_weight(policy: Any, game: AnyGame, view: Any, legal: list[Action], dice: Dice) -> int:
    """The action of greatest weight on a sampled state; weights read nothing that the seat may not know."""
    state, codes = game.sample(view, dice), [game.encode(action) for action in legal]
    if native.why_not_for(game) is None:
        same = native.from_python(state, game)
        by_code = dict(zip(same.legal(view.seat), same.weigh(view.seat), strict=True))
        weights = [by_code[code] for code in codes]
    else:
        weights = policy.weigh(state, view.seat, codes)
    return max(range(len(weights)), key=weights.__getitem__)


def make(game: AnyGame) -> Bot:
    """A greedy bot; where nobody wrote a policy, a random one.

    `policy/choice.py` decides in games in which the best weight of one decision is not enough.
    """
    if not is_written(game):
        return random.make(game)
    policy = f"podzemi.games.{game.name}.policy"
    if _is_there(f"{policy}.choice"):
        return GreedyBot(game, import_module(f"{policy}.choice").choose)
    return GreedyBot(game, partial(best_weight, import_module(policy)))


def is_written(game: AnyGame) -> bool:
    """Whether the game has a greedy player; its other bots fall back to it."""
    return game.name in registry.GAMES


@cache
def _is_there(module: str) -> bool:
    """Looked for once: a table is described often, and the answer does not change."""
    return find_spec(module) is not None
