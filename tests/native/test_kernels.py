"""The kernels compile, which needs no card but a CUDA run-time compiler (conftest.py)."""

from __future__ import annotations

import pytest

from podzemi.engine import registry
from podzemi.native.card import cuda, gpu
from podzemi.native.sources import GAMES


@pytest.mark.timeout(1800)  # the compiler takes up to a minute of a quiet machine, and cannot be interrupted
@pytest.mark.parametrize("game", GAMES)
def test_the_kernels_compile(game: str) -> None:
    image = gpu.prepare(registry.game(game), 2, 64, "compute_90")
    for kernel in gpu._KERNELS:
        assert f".entry {kernel}" in image.decode()
    assert "game_facts" in image.decode()


def test_what_does_not_compile_is_shown() -> None:
    with pytest.raises(cuda.CudaError, match="no_such_thing"):
        cuda.compile_kernels("__global__ void f() { no_such_thing(); }", {}, [], "compute_90")
