"""One play of a game, with its record: the truth that servers and tools carry along."""

from __future__ import annotations

from typing import Any, Generic

from msgspec import UNSET

from podzemi.engine.dice import Dice
from podzemi.engine.game import Game, IllegalAction, OptionValue, S, V
from podzemi.engine.log import Log
from podzemi.engine.record import Record, Turn
from podzemi.engine.values import Action, Event, Outcome, Refusal, Seat


class Match(Generic[S, V]):
    """A state plus everything that led to it. `version` counts the actions played."""

    def __init__(
        self,
        game: Game[S, V],
        players: int,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        dice: Dice | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.given: dict[str, OptionValue] = dict(options or {})
        self.options = game.complete(players, self.given)
        self.seed = seed
        self.turns: list[Turn] = []
        log = Log()
        self.state: S = game.setup(players, self.options, dice or Dice(seed), log)
        self.chance: list[Outcome] = log.chance
        self.opening: list[Event] = log.events

    @property
    def version(self) -> int:
        return len(self.turns)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return self.game.refusal(self.state, seat, self.game.encode(action))

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Play a legal action; what happened, whole: show nobody more than `seen` allows."""
        if (refusal := self.refusal(seat, action)) is not None:
            raise IllegalAction(refusal, f"{self.game.name} seed={self.seed} version={self.version}")
        log = Log()
        self.game.apply(self.state, seat, self.game.encode(action), log)
        self.turns.append(Turn(seat, action))
        self.chance.extend(log.chance)
        return log.events

    def record(self) -> Record:
        """The match so far in the exchange format."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.players,
            options=self.options,
            seed=self.seed,
            chance=list(self.chance),
            actions=[Turn(turn.seat, self.game.written(turn.action)) for turn in self.turns],
            result=self.game.result(self.state),
            pack=self.game.pack or UNSET,
        )
