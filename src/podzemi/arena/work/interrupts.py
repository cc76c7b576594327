"""Ctrl-C in the middle of many matches: what was done is kept."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any  # Any: the report of whatever was broken off


class Interrupted(KeyboardInterrupt):
    """Ctrl-C; `so_far` is what was done until then, in the form of the whole."""

    def __init__(self, so_far: Any) -> None:
        super().__init__()
        self.so_far = so_far


@contextmanager
def hold_back() -> Iterator[None]:
    """Ctrl-C waits for the end of this block, so that nothing is half done; a second one does not wait."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = False

    def note(*_: object) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
