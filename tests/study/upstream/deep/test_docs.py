"""Tensors over a batch, as docs/native.md shows them for a card; here on the processor."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

PAGE = Path(__file__).parents[4] / "docs/native.md"


def test_tensors_share_the_memory_of_a_batch() -> None:
    (block,) = re.findall(r"^```python\n(import torch\n.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
    here = block.replace('device="cuda"', 'device="cpu"').replace("65536", "256")
    assert here.count("cpu") == here.count("matches=256") == 1
    found: dict[str, object] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec(compile(here, "native.md", "exec"), found)
    batch = found["batch"]
    assert int(batch.episodes.sum()) > 256  # type: ignore[attr-defined]
    assert not batch.refused.any()  # type: ignore[attr-defined]
    assert (found["observations"].numpy() == batch.observations).all()  # type: ignore[attr-defined]
