"""Bots in any language: a program that reads and writes one JSON object a line (docs/bots.md).

The host writes `hello` at the start of every match and `choose` for every decision; the
program answers `{"id": …, "index": …}`. Its error output goes where ours goes. When the
program fails, a strict bot raises `BotFailure`; a lenient one plays the first legal action
and counts the failure.
"""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
import time
from contextlib import suppress
from typing import Any, Final  # Any: messages as JSON, and the view of whichever game

import msgspec

from podzemi.engine.dice import Dice
from podzemi.engine.values import Action

PREFIX: Final = "stdio:"
PROTOCOL: Final = 1
TIME_LIMIT: Final = 10.0
"""Seconds a program may think about one decision."""
PATIENCE: Final = 1.0
"""Seconds a program has to end by itself when its input ends."""
_SHOWN: Final = 120
_HEARING: Final = 0.2
_MOST_LINES: Final = 64
"""Lines kept for us to read; a program that writes more has to wait."""
_MOST_BYTES: Final = 65_536
"""The longest line; what is longer comes in pieces, none of which is an answer."""
_OWN_GROUP: Final = 0 if os.name == "posix" else None
"""Ctrl-C in the terminal is for us; the end of its input tells the program to stop."""


class BotFailure(RuntimeError):
    """The program died, answered rubbish or answered too late."""


class BotTooSlow(BotFailure):
    """The program did not answer in time; it may still answer the next question."""


class ProgramReply(msgspec.Struct, forbid_unknown_fields=False):
    id: int
    index: int


class Program:
    """A running program: lines in, lines out, and a thread that waits for them."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(  # noqa: S603 (the user names the program)
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                process_group=_OWN_GROUP,
            )
        except (OSError, ValueError) as error:
            raise BotFailure(f"cannot start {command!r}: {error}") from None
        self._lines: queue.Queue[bytes | None] = queue.Queue(_MOST_LINES)
        self._closed = threading.Event()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(_MOST_BYTES):
            self._keep(line)
        self._keep(None)

    def _keep(self, line: bytes | None) -> None:
        """Wait for room in the queue, until nobody reads any more."""
        while not self._closed.is_set():
            with suppress(queue.Full):
                self._lines.put(line, timeout=_HEARING)
                return

    def tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise BotFailure(f"{self.command!r} has ended{self._ending()}") from None

    def hear(self, seconds: float) -> bytes:
        """The next line; BotTooSlow when none comes in time."""
        line = self._next_line(time.monotonic() + seconds)
        if line is None:
            self._keep(None)
            raise BotFailure(f"{self.command!r} ended without an answer{self._ending()}")
        return line

    def _next_line(self, deadline: float) -> bytes | None:
        """Waits in short pieces, so that Ctrl-C is heard between them."""
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise BotTooSlow(f"{self.command!r} did not answer in time")
            with suppress(queue.Empty):
                return self._lines.get(timeout=min(left, _HEARING))

    def _ending(self) -> str:
        try:
            return f" (exit code {self._process.wait(timeout=1)})"
        except subprocess.TimeoutExpired:
            return ""

    def close(self, patience: float = PATIENCE) -> None:
        """End of input asks the program to stop; when patience runs out it is stopped."""
        assert self._process.stdin is not None
        self._closed.set()
        with suppress(OSError, RuntimeError):  # RuntimeError: a signal came while something was written
            self._process.stdin.close()
        try:
            self._process.wait(timeout=patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(timeout=1)
        if not self._listener.is_alive() and self._process.stdout is not None:
            self._process.stdout.close()


class StdioBot:
    """One seat played by a program. The program may play many matches, one after the other."""

    def __init__(self, command: str, strict: bool = True, time_limit: float = TIME_LIMIT) -> None:
        self.command = command
        self.strict = strict
        self.time_limit = time_limit
        self.failures: list[str] = []
        """The faults so far, when not strict."""
        self._program: Program | None = None
        self._hello: dict[str, Any] = {}
        self._id = 0

    def start(self, game: str, seat: int, players: int) -> None:
        """A new match begins."""
        self._hello = {"kind": "hello", "protocol": PROTOCOL, "game": game, "seat": seat, "players": players}
        try:
            self._told_program()
        except BotFailure as failure:
            self._fail(failure)

    def choose(self, view: Any, legal: list[Action], dice: Dice) -> int:
        self._id += 1
        message = {"kind": "choose", "id": self._id, "view": view, "legal": legal, "seed": dice.bits()}
        try:
            program = self._program or self._told_program()
            program.tell(message)
            return self._answer(program, len(legal))
        except BotFailure as failure:
            self._fail(failure)
            return 0

    def _told_program(self) -> Program:
        if self._program is None:
            self._program = Program(self.command)
        self._program.tell(self._hello)
        return self._program

    def _answer(self, program: Program, choices: int) -> int:
        """The answer to the last question; answers to earlier ones came too late and are dropped.

        Every earlier question may have one late answer: more than that is a flood.
        """
        deadline = time.monotonic() + self.time_limit
        for _ in range(self._id):
            line = program.hear(deadline - time.monotonic())
            shown = line[:_SHOWN].decode("utf-8", "replace").strip()
            try:
                answer = msgspec.json.decode(line, type=ProgramReply)
            except msgspec.MsgspecError as error:
                raise BotFailure(f"{self.command!r} answered rubbish: {shown!r} ({error})") from None
            if answer.id < self._id:
                continue
            if answer.id != self._id or not 0 <= answer.index < choices:
                wanted = f'wanted "id": {self._id} and "index" from 0 to {choices - 1}'
                raise BotFailure(f"{self.command!r} answered {shown!r}; {wanted}")
            return answer.index
        raise BotFailure(f"{self.command!r} answers more questions than it was asked")

    def _fail(self, failure: BotFailure) -> None:
        """Raise, or count and start afresh with the next decision."""
        if self.strict:
            self.close()
            raise failure
        self.failures.append(str(failure))
        if not isinstance(failure, BotTooSlow):
            self.close()

    def close(self, patience: float = PATIENCE) -> None:
        if self._program is not None:
            self._program.close(patience)
            self._program = None
