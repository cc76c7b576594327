"""Where nothing could be compiled there is nothing to solve and nothing to search."""

from __future__ import annotations

from podzemi import native

collect_ignore = [] if native.available() else ["test_solver.py", "test_levels.py"]
