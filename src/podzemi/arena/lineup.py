"""The bots of a match by seat: by name, or programs as `stdio:COMMAND`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from podzemi.arena.figures.thinking import Thinking, Timed, Watch
from podzemi.bots import levels
from podzemi.bots.stdio import PATIENCE, PREFIX, StdioBot
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.clock import thread_time
from podzemi.engine.game import AnyGame
from podzemi.native.presence import NotNative


def check(names: Sequence[str]) -> None:
    """Raise `registry.Unknown` for a bot there is not."""
    for name in names:
        if not name.startswith(PREFIX):
            try:
                registry.check_bot(name)
            except registry.Unknown as error:
                raise registry.Unknown("bot", name, (*error.known, f"{PREFIX}COMMAND")) from None


class Lineup:
    """The bots of a row of matches; programs are started once and keep running.

    A seat played by `random` holds None: matches then pick a code by the dice and build no view,
    which gives the same match as the bot would. Everybody else's thinking is timed once `watch` was called.
    """

    def __init__(self, game: AnyGame, names: Sequence[str], strict: bool = True) -> None:
        check(names)
        for name in names:
            if (reason := levels.why_not(name, game)) is not None:
                raise NotNative(reason)
        self.game = game
        self.names = tuple(names)
        commands = [name.removeprefix(PREFIX) if name.startswith(PREFIX) else None for name in names]
        self._programs = [None if c is None else StdioBot(c, strict) for c in commands]
        self._watches: list[Watch] | None = None

    def watch(self) -> list[Thinking]:
        """From now on everybody's time is taken, from 0; what comes out is added up in what is given back."""
        if self._watches is None:
            clocks = [thread_time if p is None else time.perf_counter for p in self._programs]
            self._watches = [Watch(clock) for clock in clocks]
        for watch in self._watches:
            watch.thinking = Thinking()
        return [watch.thinking for watch in self._watches]

    def seat(self, order: Sequence[int] | None = None) -> list[Bot | None]:
        """Fresh bots for one match; `order[s]` is the entrant in seat s."""
        order = range(len(self.names)) if order is None else order
        return [self._bot(entrant, seat, len(order)) for seat, entrant in enumerate(order)]

    def _bot(self, entrant: int, seat: int, players: int) -> Bot | None:
        bot = self._without_timer(entrant, seat, players)
        return bot if bot is None or self._watches is None else Timed(bot, self._watches[entrant])

    def _without_timer(self, entrant: int, seat: int, players: int) -> Bot | None:
        if (program := self._programs[entrant]) is not None:
            program.start(self.game.name, seat, players)
            return program
        name = self.names[entrant]
        return None if name == "random" else registry.bot(name, self.game)

    def failures(self) -> list[str]:
        """The faults of programs, when not strict."""
        return [failure for program in self._programs if program for failure in program.failures]

    def close(self, patience: float = PATIENCE) -> None:
        for program in self._programs:
            if program is not None:
                program.close(patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
