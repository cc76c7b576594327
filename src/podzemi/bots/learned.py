"""The bot that learned by playing: a small network, trained by examples/train/ppo.py (docs/train.md).

It knows Welcome to the Dungeon with two players. NumPy does the sums: 0.1 ms a decision.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Any  # Any: arrays, and the view of whichever game

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.learning.observation_spec import Mask, ObservationSpec
from podzemi.engine.values import Action
from podzemi.native.arrays import numpy
from podzemi.study.numbers import Features

LAYERS = ("first", "second")


@cache
def weights(game: str) -> dict[str, Any]:
    """The weights of the network of a game; Unknown where nothing was learned."""
    found = files("podzemi.bots.data") / f"{game}.learned.npz"
    if not found.is_file():
        raise registry.Unknown("bot", f"learned for {game}", (*registry.BOTS, *registry.LEVELS))
    with as_file(found) as path, numpy().load(path) as parts:
        return {name: parts[name].astype(numpy().float32) for name in parts}


class LearnedBot:
    """Draws by the network's chances: bluffing needs them."""

    def __init__(self, game: AnyGame, spec: ObservationSpec[Any], mask: Mask) -> None:
        self._game, self._spec, self._mask = game, spec, mask
        self._weights, self._features = weights(game.name), Features(spec)

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        if len(legal) == 1:
            return 0
        np, likes = numpy(), self.preferences(view, legal)
        chances = np.exp(likes - likes.max()).cumsum()
        drawn = dice.below(1 << 30) / (1 << 30) * float(chances[-1])
        return min(int(np.searchsorted(chances, drawn, "right")), len(legal) - 1)

    def preferences(self, view: Any, legal: list[Action]) -> Any:
        """How much each action is liked: the logarithm of its chance, but for a constant."""
        kept, np = self._weights, numpy()
        hidden = self._features.of(self._game.observation_of(view))
        for layer in LAYERS:
            hidden = np.maximum(kept[f"{layer}.weight"] @ hidden + kept[f"{layer}.bias"], 0)
        likes = kept["policy.weight"] @ hidden + kept["policy.bias"]
        return likes[[self._mask.index(self._game.encode(action)) for action in legal]]


def make(game: AnyGame) -> LearnedBot:
    """A learned bot; Unknown where nothing was learned."""
    weights(game.name)
    spec = game.observation_spec
    assert spec is not None and spec.mask is not None, "what was learned goes by a mask"
    return LearnedBot(game, spec, spec.mask)
