"""Long work shows that it goes on: a line that moves on a screen, a line at its begin and end in a file.

    with Progress("native: compiling") as work:
        work.far("3 of 9")

Several may be under way at once, in threads; they share the line.
"""

from __future__ import annotations

import shutil
import sys
import threading
import time
from types import TracebackType
from typing import ClassVar

BLINK = 0.5
"""Seconds between two looks of the line."""


class Progress:
    """One piece of work. `word`: what a person should know beforehand, such as how long it takes."""

    _under_way: ClassVar[list[Progress]] = []
    _lock = threading.RLock()

    def __init__(self, what: str, word: str = "") -> None:
        self.what = what
        self.word = word
        self.result = ""
        self._far = ""

    def far(self, how_far: str) -> None:
        self._far = how_far

    def __enter__(self) -> Progress:
        self.begun = time.monotonic()
        with self._lock:
            print_line(f"{self.what} …{f' ({self.word})' if self.word else ''}")
            self._under_way.append(self)
            if len(self._under_way) == 1 and sys.stdout.isatty():
                threading.Thread(target=_move, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._under_way.remove(self)
            end = "failed" if error else f"{self.result}, {self.took()}".removeprefix(", ")
            print_line(f"{self.what}: {end}")

    def took(self) -> str:
        return f"{time.monotonic() - self.begun:.1f} s"

    def _now(self) -> str:
        seconds = f"{time.monotonic() - self.begun:.0f} s"
        return " ".join(filter(None, (self.what, self._far, seconds)))


def print_line(text: str) -> None:
    """A line that stays, above the one that moves."""
    with Progress._lock:
        print(("\r\x1b[K" if sys.stdout.isatty() else "") + text, flush=True)


def _move() -> None:
    """Draw the moving line until nothing is under way."""
    while True:
        with Progress._lock:
            if not Progress._under_way:
                return
            line = "   |   ".join(one._now() for one in Progress._under_way)
            print("\r\x1b[K" + line[: shutil.get_terminal_size().columns - 1], end="", flush=True)
        time.sleep(BLINK)
