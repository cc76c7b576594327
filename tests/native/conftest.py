"""Where nothing could be compiled there is nothing to try; `test_presence.py` sees to it that this is so.

The CUDA source is compiled where NVIDIA's run-time compiler is found (the package nvidia-cuda-nvrtc, or what
torch, JAX and CuPy bring along); elsewhere its tests are left out, and the head of a run over this folder
says so.
"""

from __future__ import annotations

from podzemi import native
from podzemi.native.card import cuda

NEEDED_BY = [
    "test_state.py",
    "test_playouts.py",
    "test_batch.py",
    "test_batch_learning.py",
    "test_docs.py",
    "test_search.py",
    "test_policy.py",
    "test_levels.py",
    "test_styles.py",
    "test_pack_matches.py",
]


def no_compiler() -> str | None:
    """Why the CUDA source cannot be compiled here; None if it can."""
    try:
        cuda.compiler()
    except cuda.NoCuda as problem:
        return str(problem)
    return None


collect_ignore = [] if native.available() else NEEDED_BY
if (PROBLEM := no_compiler()) is not None:
    collect_ignore = [*collect_ignore, "test_kernels.py"]


def pytest_report_header() -> str:
    return "CUDA source: compiled" if PROBLEM is None else f"CUDA source: not compiled, {PROBLEM}"
