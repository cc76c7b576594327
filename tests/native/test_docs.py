"""The examples of the documentation run."""

from __future__ import annotations

import doctest
from pathlib import Path

from podzemi import native
from podzemi.native import batch

PAGE = Path(__file__).resolve().parents[2] / "docs" / "native.md"


def test_examples_run() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert done.attempted >= 15
    assert done.failed == 0
    for module in (native, batch):
        found = doctest.testmod(module)
        assert found.attempted >= 4
        assert found.failed == 0
