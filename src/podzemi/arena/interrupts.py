"""Ctrl-C in the middle of many matches: what was done is kept."""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Interrupted(KeyboardInterrupt):
    """Ctrl-C; `so_far` is what was done until then, in the form of the whole."""

    def __init__(self, so_far: Any) -> None:
        super().__init__()
        self.so_far = so_far


def _raise_soon(*_: object) -> None:
    thread = ctypes.c_ulong(threading.main_thread().ident or 0)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(KeyboardInterrupt))


@contextmanager
def between_steps() -> Iterator[None]:
    """Ctrl-C raises between two steps of Python code, never inside of compiled code.

    Python looks for signals even while it multiplies large numbers, and what is raised there kills the
    process: compiled code takes it for a lack of memory. Waiting for something is not broken off.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, _raise_soon)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def held_back() -> Iterator[None]:
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
