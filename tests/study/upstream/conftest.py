"""These tests need PettingZoo, Gymnasium and OpenSpiel: `scripts/upstream.py` has an environment for them."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") and find_spec("pyspiel") else ["test_*.py"]
