"""The interface of a bot: it gets a view and the legal actions, never the state."""

from __future__ import annotations

from typing import Any, Protocol  # Any: the view of whichever game

from podzemi.engine.dice import Dice
from podzemi.engine.values import Action


class Bot(Protocol):
    """A player without hands. One object plays one seat of one match."""

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        """The index in `legal` of the action to play; all randomness comes from `dice`."""
        ...
