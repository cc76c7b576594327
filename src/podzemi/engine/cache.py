"""Work that is done once for the same input, although the input cannot be a key of a dictionary itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec

T = TypeVar("T")
MOST: Final = 4096


class Cache(Generic[T]):
    """Answers by the bytes of what they follow from. An answer is handed out again and again: who changes it
    takes a copy first. A full memory starts anew: what is in use is soon there again."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: dict[bytes, T] = {}

    def get_or_compute(self, given: Any, work: Callable[[], T]) -> T:
        """What `work` gives; `given` is all that it depends on."""
        key = msgspec.json.encode(given)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.most:
                self.known.clear()
            found = self.known[key] = work()
        return found
