"""The card's side without a card: observation spec are lent and borrowed."""

from __future__ import annotations

import gc
from typing import Any

from podzemi.native.card import dlpack, gpu


class Lender:
    """An array of somebody else's."""

    def __init__(self, shape: tuple[int, ...], strides: tuple[int, ...], size: int) -> None:
        self.lent = (4096, "i", size, shape, strides, 3, self)

    def __dlpack__(self, *, stream: int) -> Any:
        assert stream == 1
        return dlpack.lend(*self.lent)


def test_tensors_are_lent_and_borrowed() -> None:
    before = len(dlpack._lent)
    borrowed = dlpack.Borrowed(Lender((7,), (1,), 8), 1)
    assert (borrowed.address, borrowed.device, borrowed.shape) == (4096, (dlpack.CUDA, 3), (7,))
    assert (borrowed.bits, borrowed.is_row_of_integers) == (64, True)
    assert not dlpack.Borrowed(Lender((7, 2), (1, 7), 8), 1).is_row_of_integers
    assert not dlpack.Borrowed(Lender((7,), (2,), 4), 1).is_row_of_integers
    assert not dlpack.Borrowed(Lender((7,), (1,), 2), 1).is_row_of_integers
    del borrowed
    gc.collect()
    assert len(dlpack._lent) == before


def test_without_a_card_it_is_said_why() -> None:
    if (problem := gpu.why_not()) is not None:
        assert "NVIDIA" in problem or "libnvrtc" in problem
    assert gpu.why_not(999) is not None
