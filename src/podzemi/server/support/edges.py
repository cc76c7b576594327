"""Time and chance as the server knows them: given by whoever runs it, found nowhere else.

Modules of the server import `time` and `secrets` from here. A process has those of the machine; a simulated
one brings its own, in the context in which its tasks begin, so several can stand in one real process.
"""

from __future__ import annotations

import secrets as chance_of_the_machine
import time as time_of_the_machine
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final, Protocol, TypeVar

T = TypeVar("T")


class Edges(Protocol):
    """The time and the chance of one process."""

    def wall(self) -> float:
        """Seconds since 1970, by a clock that may be set."""
        ...

    def monotonic(self) -> float:
        """Seconds by a clock that nobody sets."""
        ...

    def bits(self, count: int) -> int:
        """That many bits that nobody can guess."""
        ...


class Machine:
    """Those of the machine."""

    wall = staticmethod(time_of_the_machine.time)
    monotonic = staticmethod(time_of_the_machine.monotonic)
    bits = staticmethod(chance_of_the_machine.randbits)


MACHINE: Final = Machine()
edges: Final[ContextVar[Edges]] = ContextVar("edges", default=MACHINE)


class _Time:
    """The part of Python's `time` that the server uses."""

    strftime = staticmethod(time_of_the_machine.strftime)
    gmtime = staticmethod(time_of_the_machine.gmtime)
    perf_counter = staticmethod(time_of_the_machine.perf_counter)
    process_time = staticmethod(time_of_the_machine.process_time)

    def time(self) -> float:
        return edges.get().wall()

    def monotonic(self) -> float:
        return edges.get().monotonic()


class _Secrets:
    """The part of Python's `secrets` that the server uses."""

    def randbits(self, count: int) -> int:
        return edges.get().bits(count)

    def randbelow(self, most: int) -> int:
        count = most.bit_length()
        while (found := self.randbits(count)) >= most:
            pass
        return found

    def choice(self, options: Sequence[T]) -> T:
        return options[self.randbelow(len(options))]

    def token_bytes(self, count: int) -> bytes:
        return self.randbits(8 * count).to_bytes(count, "big")

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return urlsafe_b64encode(self.token_bytes(count)).rstrip(b"=").decode()


time: Final = _Time()
secrets: Final = _Secrets()
