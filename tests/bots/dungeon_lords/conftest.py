"""Lords that search need native code."""

from __future__ import annotations

from podzemi import native

collect_ignore = [] if native.available() else ["test_orders.py", "test_strategy.py"]
