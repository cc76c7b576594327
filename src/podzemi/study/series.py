"""Matches one after the other, as environments want them: seeds, masks, and errors for what is not open.

>>> from podzemi import study
>>> series = study.Series("welcome_dungeon", players=2)
>>> series.begin(7)
>>> seat = series.table.to_act()[0]
>>> series.observe(seat)["action_mask"][:4].tolist()
[1, 1, 0, 0]
"""

from __future__ import annotations

from typing import Any  # Any: options of whichever game, arrays of any shape

from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Seat
from podzemi.native.arrays import numpy
from podzemi.native.batch import Batch
from podzemi.study.ids import env_id
from podzemi.study.staged import Staged, actions


class Series:
    """Matches of one game for so many players; what `Staged` takes beside (options) may follow."""

    def __init__(
        self,
        game: AnyGame | str,
        players: int = 2,
        waits: bool = False,
        strict: bool = True,
        **match: Any,
    ) -> None:
        """`waits`: one more action, the last, open to a seat that is not asked. `strict`: what is not open
        raises ValueError; otherwise an open action is played instead, as suites want it that know no masks.
        """
        self.game: AnyGame = registry.game(game) if isinstance(game, str) else game
        self.players, self.match, self.waits, self.strict = players, match, waits, strict
        self.name = env_id(self.game.name)
        fit = actions(self.game)
        self.n, self.dtype = fit.n + waits, fit.dtype
        self.low, self.high = fit.bounds()
        self.dice = Dice(0)
        self.table: Staged

    def begin(self, seed: int | None = None) -> None:
        """The next match; a seed begins the series anew."""
        if seed is not None:
            self.dice = Dice(seed)
        self.table = Staged(self.game, self.players, seed=self.dice.bits(), **self.match)

    @property
    def over(self) -> bool:
        """Whether the present match has ended."""
        return not self.table.to_act()

    def observe(self, seat: Seat) -> dict[str, Any]:
        """The observation of a seat, and the mask of its legal actions."""
        mask = numpy().zeros(self.n, numpy().int8)
        mask[self.table.open(seat)] = 1
        if self.waits:
            mask[-1] = not mask.any()
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def play(self, seat: Seat, action: int) -> None:
        """An action of a seat."""
        choices = self.table.open(seat)
        if action not in choices:
            if self.strict:
                raise ValueError(f"{action} is not open to seat {seat}: use the action mask")
            action = choices[int(action) % len(choices)]
        self.table.act(seat, int(action))

    def play_others(self, seat: Seat, bots: list[Bot]) -> None:
        """Bots, one for each seat, play until this seat is asked, or the match is over."""
        while (seats := self.table.to_act()) and seat not in seats:
            self.table.let(bots[seats[0]], seats[0], self.dice)

    def rendered(self, seat: Seat | None = None) -> str:
        """The view of a seat, or of a spectator, as text."""
        return repr(self.game.view(self.table.python(), seat))


def play_policy(batch: Batch, seat: Seat, policy: str) -> tuple[Any, Any]:
    """After a step: a native policy plays until this seat is asked in every match, also in those that begin
    meanwhile. Where a match ended, and the seat's rewards."""
    done, rewards = batch.done.astype(bool), batch.rewards[:, seat].copy()
    while (waits := batch.to_act != seat).any():
        batch.step(batch.pick(policy), where=waits)
        done |= batch.done.astype(bool)
        rewards += batch.rewards[:, seat]
    return done, rewards
