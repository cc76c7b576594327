"""Matches that go where random play seldom goes.

Every match has its own taste: some kinds of actions are played often, some hardly ever ("swarm testing").
What is rare in one match is common in another, so together they see far more than matches that are all
alike. Everything follows from the number of a match.
"""

from __future__ import annotations

from typing import Any

from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, BadSetup
from podzemi.engine.match import Match
from podzemi.engine.records.commitment import Branch
from podzemi.engine.values import Action, Seat

LONGEST = 20_000
"""No match of any game takes this many decisions."""
TASTES = (1, 8, 60)
"""How much a match may like a kind of action, and a single action."""


class Steered:
    """One match in the making."""

    def __init__(
        self, game: AnyGame, number: int, players: int, bots: bool = False, branches: bool = False
    ) -> None:
        self.dice = Dice(seed_for(31, number))
        self.game = game
        self.taste: dict[str, int] = {}
        self.bot: Bot | None = registry.bot("greedy", game) if bots else None
        self.trust = (0, 0, 1, 3, 4)[self.dice.below(5)] if bots else 0
        """How many of four decisions the bot takes."""
        options = some_options(game, players, self.dice) | later_options(game, number)
        self.match: Match[Any, Any] = Match(
            game, players, options, seed=number, branches=self._branches(number, players) if branches else ()
        )

    def _branches(self, number: int, players: int) -> list[Branch]:
        """Every sixth match is played on from a moment of another one (see `engine/commitment.py`)."""
        if number % 6 != 5:
            return []
        return [Branch(2 + self.dice.below(60), self.dice.below(players), number)]

    def play(self) -> Match[Any, Any]:
        game, match = self.game, self.match
        while seats := game.to_act(match.state):
            seat = seats[self.dice.below(len(seats))]
            match.play(seat, self._choice(seat, game.actions(match.state, seat)))
            assert match.version < LONGEST
        return match

    def _choice(self, seat: Seat, legal: list[Action]) -> Action:
        if self.bot is not None and self.dice.below(4) < self.trust:
            return legal[self.bot.choose(self.game.view(self.match.state, seat), legal, self.dice)]
        return legal[self._liked(legal)]

    def _liked(self, legal: list[Action]) -> int:
        """First a kind by taste, then one of that kind: a kind with many actions is no more likely."""
        kinds = list(dict.fromkeys(type(action).__name__ for action in legal))
        kind = kinds[self._draw([self._taste(kind) for kind in kinds])]
        of_kind = [number for number, action in enumerate(legal) if type(action).__name__ == kind]
        return of_kind[self.dice.below(len(of_kind))]

    def _taste(self, kind: str) -> int:
        if kind not in self.taste:
            self.taste[kind] = TASTES[self.dice.below(len(TASTES))]
        return self.taste[kind]

    def _draw(self, weights: list[int]) -> int:
        left = self.dice.below(sum(weights))
        for number, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return number
        raise AssertionError("the weights are their sum")


def steered(game: AnyGame, number: int, bots: bool = False, branches: bool = False) -> Match[Any, Any]:
    """The whole match of that number.

    `bots`: some decisions are taken by the greedy bot; `branches`: some matches leave another one.
    """
    players = game.min_players + number % (game.max_players - game.min_players + 1)
    return Steered(game, number, players, bots, branches).play()


def some_options(game: AnyGame, players: int, dice: Dice) -> dict[str, Any]:
    """Options that the game allows; half of them as usual."""
    usual = [option for option in game.options if not option.later]
    while True:
        options = {o.name: o.values[dice.below(len(o.values))] for o in usual if dice.below(2)}
        try:
            Match(game, players, options)
        except BadSetup:
            continue
        return options


def later_options(game: AnyGame, number: int) -> dict[str, Any]:
    """Every third match has those that came later; the others stay what they were."""
    return {o.name: o.values[-1] for o in game.options if o.later} if number % 3 == 2 else {}
