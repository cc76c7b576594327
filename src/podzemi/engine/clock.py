"""The clock by which thinking is measured."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

thread_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
"""Processor time of this thread; in a browser, where no such clock is, time on the wall."""
