"""The levels play natively; where nothing could be compiled `greedy` plays in their place."""

from __future__ import annotations

from podzemi import native

collect_ignore = [] if native.available() else ["test_strategy.py"]
