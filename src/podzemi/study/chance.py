"""Chance as a player: a position that asks for outcomes, so that a whole game can be enumerated.

>>> from podzemi import study
>>> position = study.Position("welcome_dungeon", players=2)
>>> position.chances                     # the first player is drawn by lot, then the deck is shuffled
[0.5, 0.5]
>>> while position.chances:
...     position.happen(0)
>>> position.seats, len(position.legal(0))
([0], 2)
"""

from __future__ import annotations

from copy import copy
from typing import Any  # Any: options and states of whichever game

from msgspec.msgpack import encode

from podzemi.engine import registry
from podzemi.engine.dice import Dice, Wanted
from podzemi.engine.game import AnyGame
from podzemi.engine.learning.memory import step_memory
from podzemi.engine.learning.returns import Returns, returns
from podzemi.engine.log import Log
from podzemi.engine.values import Seat


class Position:
    """A match at a point where a seat must decide (`seats`), or chance (`chances`), or nobody (`over`).

    The rules are tried on a copy of the state; where they want a number that nobody has given yet, the
    position becomes one of chance. No state is ever changed, so a `clone` costs nothing.
    """

    def __init__(self, game: AnyGame | str, players: int, options: dict[str, Any] | None = None) -> None:
        self.game: AnyGame = registry.game(game) if isinstance(game, str) else game
        self.players = players
        self.options = self.game.validate_options(players, options or {})
        self.state: Any = None
        """As the rules know it, before the decision that chance is part of; None: before the set-up."""
        self.memory = [b""] * players
        """The information state of every seat (see `Match.information_state`)."""
        self._public = b""
        """The same of a spectator, who sees what everybody sees."""
        self.chances: list[float] = []
        """How likely each outcome is, where chance decides; empty elsewhere."""
        self._given: list[int] = []
        self._asked: tuple[Seat, int] | None = None
        self._go_on()

    @property
    def seats(self) -> list[Seat]:
        """The seats that are to decide."""
        return [] if self.chances else self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return not self.chances and not self.game.to_act(self.state)

    def legal(self, seat: Seat) -> list[int]:
        """The codes this seat may play now, in a fixed order."""
        return self.game.legal(self.state, seat)

    def play(self, seat: Seat, code: int) -> None:
        """A legal code of a seat."""
        self._asked = (seat, code)
        self._go_on()

    def happen(self, outcome: int) -> None:
        """The chance outcome, by its index in `chances`."""
        self._given = [*self._given, outcome]
        self._go_on()

    def returns(self, kind: Returns | None = None) -> list[float]:
        """The return of each seat; 0 while the match is on."""
        return returns(None if self.chances else self.game.result(self.state), self.players, kind)

    def clone(self) -> Position:
        """Another that goes its own way."""
        twin = copy(self)
        twin.memory = list(self.memory)
        return twin

    def sampled(self, seat: Seat, dice: Dice) -> Position:
        """Another position that this seat, which is to decide, cannot tell from this one, drawn by lot.

        It keeps its own past. The others remember what everybody saw, and know what they would know there:
        nothing of what they really saw is left, and another card in somebody's hand is another memory.
        """
        twin = self.clone()
        twin.state = self.game.sample(self.game.view(self.state, seat), dice)
        twin.memory = [
            kept if one == seat else self._public + encode(self.game.view(twin.state, one))
            for one, kept in enumerate(self.memory)
        ]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    @property
    def asked(self) -> tuple[Seat | None, int, list[int]]:
        """The decision that chance is part of: seat (None: the set-up), code, and the outcomes so far."""
        return (*(self._asked or (None, 0)), self._given)

    def _go_on(self) -> None:
        log = Log()
        try:
            after = self._try(Dice(0, self._given[::-1], asks=True), log)
        except Wanted as wanted:
            weights = wanted.weights
            self.chances = [weight / sum(weights) for weight in weights]
            return
        seat, code = self._asked or (None, 0)
        action = None if seat is None else self.game.decode(code)
        self.memory = [
            kept + step_memory(one, seat, action, log.events) for one, kept in enumerate(self.memory)
        ]
        self._public += step_memory(None, seat, None, log.events)
        self.state, self.chances, self._given = after, [], []

    def _try(self, dice: Dice, log: Log) -> Any:
        if self._asked is None:
            return self.game.setup(self.players, self.options, dice, log)
        after = self.state.clone()
        after.dice = dice
        self.game.apply_unchecked(after, *self._asked, log)
        return after
