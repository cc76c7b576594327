"""The latest slow requests and errors, for admins: what else is in the log of the process that answers."""

from __future__ import annotations

import logging
from collections import deque
from typing import Final

from podzemi.server.running import logs
from podzemi.wire.people.people import LoggedError, SlowRequest

KEPT: Final = 50
SLOW_MS: Final = 250.0
"""Milliseconds from which a request counts as slow."""
LONGEST: Final = 300


class Trouble(logging.Handler):
    """Listens to the server's own log."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.slow: deque[SlowRequest] = deque(maxlen=KEPT)
        self.errors: deque[LoggedError] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            text = record.getMessage()
            if record.exc_info and record.exc_info[0] is not None:
                text = f"{text}: {record.exc_info[0].__name__}"
            self.errors.appendleft(LoggedError(record.created, text[:LONGEST], logs.REQUEST.get()))

    def request(self, at: float, method: str, route: str, status: int, ms: float) -> None:
        if ms >= SLOW_MS:
            self.slow.appendleft(SlowRequest(at, method, route, status, ms, logs.REQUEST.get()))

    def begin(self) -> None:
        logging.getLogger("podzemi").addHandler(self)

    def end(self) -> None:
        logging.getLogger("podzemi").removeHandler(self)
