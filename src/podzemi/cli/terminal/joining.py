"""Events on their way to the reader: steps that go on with each other become one."""

from __future__ import annotations

from podzemi.cli.boards import joiner_of
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Event


class Joining:
    """A step waits here until something follows that does not go on with it."""

    def __init__(self, game: AnyGame) -> None:
        self._join = joiner_of(game)
        self._held: Event | None = None

    def add(self, event: Event, waits: bool = True) -> list[Event]:
        """The events that can be told now. `waits`: whether this event may wait for another."""
        both = self._join(self._held, event) if waits and self._held is not None else None
        if both is not None:
            self._held = both
            return []
        told, self._held = self.rest(), self._join(None, event) if waits else None
        return told if self._held is not None else [*told, event]

    def rest(self) -> list[Event]:
        """The step that still waited."""
        held, self._held = self._held, None
        return [] if held is None else [held]
