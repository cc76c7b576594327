"""These tests need TorchRL and Shimmy: `scripts/upstream.py --deep` has an environment for them."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torchrl") and find_spec("shimmy") else ["test_*.py"]
