"""Podzemí: four dungeon board games, complete to the last rule.

The engine and the rules are ordinary typed Python. Where a C compiler was found
they also exist compiled (mypyc) beside their sources, and Python takes those.
`PODZEMI_PURE=1` makes this process ignore them; results are the same either way.
"""

from __future__ import annotations

import os

__version__ = "0.1.0"


def _take_sources_only() -> None:
    """Let imports from inside this package see `.py` files and nothing else."""
    import sys
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    root = os.path.dirname(os.path.abspath(__file__))
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if os.path.commonpath([root, os.path.abspath(path)]) != root:
            raise ImportError(path)
        return finder(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    for path in [p for p in sys.path_importer_cache if p.startswith(root)]:
        del sys.path_importer_cache[path]


if os.environ.get("PODZEMI_PURE", "") not in ("", "0"):
    _take_sources_only()
