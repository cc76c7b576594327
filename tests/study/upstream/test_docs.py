"""The page for researchers: what it says about standard interfaces runs word for word."""

from __future__ import annotations

import re
from pathlib import Path

PAGES = [Path(__file__).with_name("study.md"), Path(__file__).parents[3] / "docs/study.md"]
"""Beside this file where the suites were copied to (`scripts/try_wheels.py`)."""


def test_standard_interfaces_are_as_the_page_says() -> None:
    text = next(page for page in PAGES if page.exists()).read_text("utf-8")
    (block,) = re.findall(r"^```python\n(from podzemi.study import pettingzoo\n.*?)^```", text, re.M | re.S)
    found: dict[str, object] = {}
    exec(compile(block, "study.md", "exec"), found)
    assert found["game"].num_players() == 3  # type: ignore[attr-defined]
    assert found["envs"].num_envs == 4096  # type: ignore[attr-defined]
