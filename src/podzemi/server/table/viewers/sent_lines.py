"""The latest messages of the people at a table, so that a message sent twice gets the same answer."""

from __future__ import annotations

from typing import Final

KEPT: Final = 100
"""Of each seat. A client sends again what was not answered when its connection broke: a few at most."""


class SentLines:
    """The lines of the log by the client ids of their senders, the last ones of each seat.

    An id that is no longer here is still in the log, where it cannot be written twice."""

    def __init__(self) -> None:
        self.by_seat: dict[str, dict[str, int]] = {}

    def note(self, client: str, version: int) -> None:
        """`client`: the seat, a colon, and what the sender calls it."""
        last = self.by_seat.setdefault(client.partition(":")[0], {})
        last[client] = version
        if len(last) > KEPT:
            del last[next(iter(last))]

    def __contains__(self, client: str) -> bool:
        return client in self.by_seat.get(client.partition(":")[0], ())

    def __getitem__(self, client: str) -> int:
        return self.by_seat[client.partition(":")[0]][client]

    def __len__(self) -> int:
        return sum(map(len, self.by_seat.values()))
