"""Simple players of Welcome to the Dungeon to measure others against (WD-13.10)."""

from __future__ import annotations

from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.welcome_dungeon.actions import Add, ChooseHero, Draw, Keep, Name, Pass, UseAxe
from podzemi.games.welcome_dungeon.view.types import View


class AddAndPass:
    """Always adds; passes once the dungeon holds `limit` cards."""

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def choose(self, view: View, legal: list[Action], dice: Dice) -> int:
        wanted: list[Action] = [Pass() if len(view.pile) >= self.limit else Draw(), Add(), Name("golem")]
        wanted += [UseAxe(), Keep(), ChooseHero(view.hero)]
        return next((i for i, action in enumerate(legal) if action in wanted), 0)
