"""`podzemi serve` whose luck can be repeated: the same test plays the same match, whenever it runs.

A match that nobody has played before may lead a test to a place it does not know, and the next run leads it
elsewhere. With the same luck a failure can be seen again. `PODZEMI_SEED=7` is other luck for all tests;
`make deep` and `scripts/repeat.py` look for what it brings. The test that runs now is named in a file beside
the data; nothing else of the server is changed, and cookies and ids stay unguessable.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from collections import Counter
from pathlib import Path

from podzemi.cli import main

NAME = "test"
"""The file that says which test runs."""


class Luck:
    """Numbers that follow from a seed, from what is asked for, and from how often it was asked."""

    def __init__(self, seed: str, told: Path) -> None:
        self.seed = seed
        self.told = told
        self.asked: Counter[str] = Counter()

    def bits(self, k: int) -> int:
        """Instead of `secrets.randbits`."""
        test = self.told.read_text("utf-8") if self.told.exists() else ""
        self.asked[test] += 1
        text = f"{self.seed} {test} {self.asked[test]}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()) >> 256 - k


if __name__ == "__main__":
    data = next(word.split("=", 1)[1] for word in sys.argv if word.startswith("--data="))
    secrets.randbits = Luck(os.environ.pop("PODZEMI_SEED"), Path(data) / NAME).bits
    sys.argv[0] = "podzemi"
    main()
