"""One play of a game, with its record: the truth that servers and tools carry along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from msgspec import UNSET

from podzemi.engine.dice import Dice
from podzemi.engine.game import Game, IllegalAction, OptionValue, S, V
from podzemi.engine.log import Log
from podzemi.engine.luck import Branch
from podzemi.engine.record import Record, Turn
from podzemi.engine.values import Action, Event, Outcome, Refusal, Seat


class Match(Generic[S, V]):
    """A state plus everything that led to it. `version` counts the actions played.

    `branches`: where it left another match; what came before is that one's, action by action.
    """

    def __init__(
        self,
        game: Game[S, V],
        players: int,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        dice: Dice | None = None,
        branches: Sequence[Branch] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.given: dict[str, OptionValue] = dict(options or {})
        self.options = game.validate_options(players, self.given)
        self.seed = seed
        self.turns: list[Turn] = []
        log = Log()
        self.state: S = game.setup(players, self.options, dice or Dice(seed), log)
        self.chance: list[Outcome] = log.chance
        self.opening: list[Event] = log.events
        self.branches = list(branches)
        self._branch()

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
        self._branch()
        return log.events

    def _branch(self) -> None:
        """What one seat did not know is drawn anew where a branch begins; its view stays the same.

        Chance comes from the branch's seed from here on, unless it was scripted.
        """
        for branch in self.branches:
            if branch.at == self.version:
                before: Any = self.state
                sampled: Any = self.game.sample(self.game.view(before, branch.seat), Dice(branch.seed))
                if before.dice.scripted:
                    sampled.dice = before.dice
                self.state = sampled

    def record(self) -> Record:
        """The match so far in the exchange format."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.players,
            options=self.options,
            seed=self.seed,
            chance=list(self.chance),
            actions=[Turn(turn.seat, self.game.to_record(turn.action)) for turn in self.turns],
            result=self.game.result(self.state),
            pack=self.game.pack or UNSET,
            branches=self.branches or UNSET,
        )
