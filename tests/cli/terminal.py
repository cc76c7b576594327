"""A person at a real terminal: a pseudo-terminal with a size, prompts to wait for, keys to type."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from types import TracebackType
from typing import Final, Self

LINES: Final = 45
COLUMNS: Final = 100
PROMPT: Final = re.compile(r"(q leaves?|q stops|Enter for no): $")
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The command in a terminal of 45 lines; `screen` is what was said since the last key."""

    def __init__(
        self, *arguments: str, lines: int = LINES, environment: dict[str, str] | None = None
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, COLUMNS, 0, 0))
        known = {
            name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")
        }
        env = {**known, "PODZEMI_LANG": "en", "TERM": "xterm-256color", **(environment or {})}
        command = [sys.executable, "-m", "podzemi", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.raw = ""
        """Everything that came, with escapes."""
        self.screen = ""

    def wait(self) -> bool:
        """Until something is asked (True), or the command has ended (False)."""
        self.screen = ""
        while not PROMPT.search(self.screen):
            try:
                more = os.read(self._master, 1 << 16).decode("utf-8", "surrogateescape")
            except OSError:
                return False
            if not more:
                return False
            self.raw += more
            self.screen += _ESCAPES.sub("", more).replace("\r\n", "\n")
        return True

    def enter(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._master)
        if kind is not None:
            self.process.kill()
        self.process.wait(timeout=30)
