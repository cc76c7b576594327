"""The log of a match: events for people, chance outcomes for records."""

from __future__ import annotations

from podzemi.engine.values import Event, Outcome


class Log:
    """Handed to `apply` by whoever wants to know; search hands none and pays nothing."""

    __slots__ = ("chance", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chance: list[Outcome] = []
