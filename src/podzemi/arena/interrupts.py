"""Ctrl-C in the middle of many matches: what was done is kept."""

from __future__ import annotations

import _thread
import ctypes
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any  # Any: the report of whatever was broken off


class Interrupted(KeyboardInterrupt):
    """Ctrl-C; `so_far` is what was done until then, in the form of the whole."""

    def __init__(self, so_far: Any) -> None:
        super().__init__()
        self.so_far = so_far


def _raise_in_main_thread(error: type[BaseException] | None) -> None:
    """Between its next two steps; None takes back what has not been raised yet."""
    thread = ctypes.c_ulong(threading.main_thread().ident or 0)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, None if error is None else ctypes.py_object(error))


@contextmanager
def between_steps() -> Iterator[None]:
    """Ctrl-C raises between two steps of Python code, never inside of compiled code.

    Python looks for signals even while it multiplies large numbers, and what is raised there kills the
    process: compiled code takes it for a lack of memory. So another thread raises it, and not later than
    at the end of the block. Waiting for something is not broken off.
    """
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    pressed, inside = False, True

    def press(*_: object) -> None:
        nonlocal pressed
        _thread.start_new_thread(interrupt, ())
        pressed = True  # the last thing done here: before it, the other thread does not raise

    def interrupt() -> None:
        while not pressed:
            time.sleep(0.001)
        if inside:
            _raise_in_main_thread(KeyboardInterrupt)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield
    finally:
        inside = False
        _raise_in_main_thread(None)
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


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
