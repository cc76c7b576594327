"""Where nothing could be compiled there is no planner to try."""

from __future__ import annotations

from podzemi import native

collect_ignore = [] if native.available() else ["test_planner.py"]
