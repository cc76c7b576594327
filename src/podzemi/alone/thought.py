"""The worker that thinks: it does what the table server sends it, and knows nothing of the server itself.

Its start costs as much as its imports: what some work needs is imported when the first of its kind comes.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any  # Any: whatever the work answers, and what JavaScript gives


def think(work: Any) -> bytes:
    """The bytes of JavaScript's, done and packed."""
    return work_on(bytes(work.to_bytes()))


def work_on(thought: bytes) -> bytes:
    """Do it, and pack what came of it; an error is one of the answers."""
    work: Callable[[], Any] = pickle.loads(thought)  # noqa: S301 (both ends are workers of one page, of one build)
    try:
        return pickle.dumps((True, work()))
    except Exception as error:
        return _pack_error(error)


def _pack_error(error: Exception) -> bytes:
    """The error, or its words where it cannot travel."""
    try:
        packed = pickle.dumps((False, error))
        pickle.loads(packed)  # noqa: S301 (see above)
    except Exception:
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
    return packed
