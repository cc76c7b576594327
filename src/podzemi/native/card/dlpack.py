"""Memory of a card as tensors of others, and tensors of others as memory, without a copy (DLPack 0.6).

torch, JAX and CuPy all speak it: `torch.from_dlpack(batch.observations)`.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p
from typing import Any, Final  # Any: tensors of any library

CPU: Final = 1
CUDA: Final = 2
KINDS: Final = {"i": 0, "u": 1, "f": 2}
"""How DLPack numbers the kinds of numbers that NumPy names by a letter."""


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device", c_int32),
        ("dimensions", c_int32),
        ("kind", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("offset", c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", c_void_p), ("deleter", c_void_p))


_DELETER = ctypes.CFUNCTYPE(None, c_void_p)
_DESTRUCTOR = ctypes.CFUNCTYPE(None, c_void_p)
_NAME: Final = b"dltensor"

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (c_void_p, c_char_p, c_void_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes = (c_void_p, c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = c_void_p
_pointer.argtypes = (ctypes.py_object, c_char_p)
_pointer_at = ctypes.PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))

_lent: dict[int, tuple[Any, ...]] = {}
"""Exported memory by the address of its description, kept until its consumer releases it."""


def _take_back(address: int, lent: dict[int, tuple[Any, ...]] = _lent) -> None:
    """The default keeps the list alive: others may be done when Python has put this module away."""
    lent.pop(address, None)


def _forget(capsule: int) -> None:
    """A capsule that nobody took: what it described is not needed any more."""
    if _is_valid(capsule, _NAME):
        _take_back(_pointer_at(capsule, _NAME))


_DELETE: Final = _DELETER(_take_back)
_DESTROY: Final = _DESTRUCTOR(_forget)


def lend(
    address: int,
    kind: str,
    size: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    card: int,
    owner: object,
) -> Any:
    """A capsule for numbers that lie on a card; `owner` lives until they are not looked at any more."""
    managed = _Managed()
    sizes = (c_int64 * len(shape))(*shape)
    steps = (c_int64 * len(strides))(*strides)
    managed.tensor = _Tensor(address, CUDA, card, len(shape), KINDS[kind], 8 * size, 1, sizes, steps, 0)
    managed.deleter = ctypes.cast(_DELETE, c_void_p)
    place = ctypes.addressof(managed)
    _lent[place] = (managed, sizes, steps, owner)
    return _new_capsule(place, _NAME, ctypes.cast(_DESTROY, c_void_p))


class Borrowed:
    """A tensor of somebody else's, for as long as this object lives."""

    def __init__(self, tensor: Any, stream: int) -> None:
        self._capsule = tensor.__dlpack__(stream=stream)
        described = _Managed.from_address(_pointer(self._capsule, _NAME)).tensor
        self.address = (described.data or 0) + described.offset
        self.device = (described.device_type, described.device)
        self.shape = tuple(described.shape[k] for k in range(described.dimensions))
        self.kind, self.bits = described.kind, described.bits
        self._strides = described.strides and described.strides[0]

    @property
    def is_row_of_integers(self) -> bool:
        """One dimension, dense, whole numbers of 32 or 64 bits."""
        dense = not self._strides or self._strides == 1 or self.shape == (1,)
        return len(self.shape) == 1 and dense and self.kind in (0, 1) and self.bits in (32, 64)
