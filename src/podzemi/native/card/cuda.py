"""NVIDIA's driver and run-time compiler through ctypes: nothing has to be installed for it.

The driver (`libcuda`) comes with the card, the compiler (`libnvrtc`) with torch, JAX, CuPy or a CUDA toolkit.
"""

from __future__ import annotations

import ctypes
import glob
import hashlib
import os
import site
import sys
import weakref
from collections.abc import Iterator, Sequence
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint, c_void_p
from functools import cache
from pathlib import Path
from typing import Any, Final  # Any: arguments of C functions

COMPUTE_MAJOR: Final = 75
COMPUTE_MINOR: Final = 76
LEGACY_STREAM: Final = 1
"""How the driver and DLPack name the default stream that torch and CuPy use."""


class NoCuda(RuntimeError):
    """There is no card, no driver or no compiler; the text says which."""


class CudaError(RuntimeError):
    """The driver or the compiler failed."""


# ---------------------------------------------------------------- the driver


@cache
def driver() -> ctypes.CDLL:
    """The driver's library, ready for use."""
    names = ("nvcuda.dll",) if sys.platform == "win32" else ("libcuda.so.1", "libcuda.so")
    library = _first_library(names)
    if library is None:
        raise NoCuda("no NVIDIA driver was found (libcuda)")
    if (code := library.cuInit(0)) != 0:
        raise NoCuda(f"the NVIDIA driver finds no card (cuInit says {code})")
    return library


def _first_library(names: Sequence[str]) -> ctypes.CDLL | None:
    for name in names:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def call(function: str, *arguments: Any) -> None:
    """A function of the driver; CudaError with its name and the driver's words."""
    code = getattr(driver(), function)(*arguments)
    if code != 0:
        text = c_char_p()
        driver().cuGetErrorString(code, byref(text))
        raise CudaError(f"{function}: {(text.value or b'?').decode()} ({code})")


def card_count() -> int:
    """How many cards there are; NoCuda where there is no driver."""
    found = c_int()
    call("cuDeviceGetCount", byref(found))
    return found.value


class Card:
    """One card, by its number, and the context that torch, JAX and CuPy use on it too."""

    def __init__(self, number: int) -> None:
        if not 0 <= number < card_count():
            raise NoCuda(f"there is no card {number}: {card_count()} found")
        self.number = number
        self._device = c_int()
        call("cuDeviceGet", byref(self._device), number)
        self._context = c_void_p()
        call("cuDevicePrimaryCtxRetain", byref(self._context), self._device)

    def enter(self) -> None:
        """Make this card the current one of this thread."""
        call("cuCtxSetCurrent", self._context)

    @property
    def name(self) -> str:
        text = ctypes.create_string_buffer(128)
        call("cuDeviceGetName", text, 128, self._device)
        return text.value.decode()

    @property
    def architecture(self) -> str:
        """Such as `sm_90`."""
        return f"sm_{self._attribute(COMPUTE_MAJOR)}{self._attribute(COMPUTE_MINOR)}"

    def _attribute(self, which: int) -> int:
        found = c_int()
        call("cuDeviceGetAttribute", byref(found), which, self._device)
        return found.value


class Block:
    """Memory on a card, given back when nobody uses it any more."""

    def __init__(self, card: Card, size: int) -> None:
        card.enter()
        self._card = card
        self.size = size
        address = c_void_p()
        call("cuMemAlloc_v2", byref(address), c_size_t(max(size, 1)))
        self.address = address.value or 0
        weakref.finalize(self, _free, card, self.address)

    def read(self) -> bytearray:
        """A copy in the computer's memory, once everything before is done."""
        self._card.enter()
        found = bytearray(self.size)
        into = (ctypes.c_char * self.size).from_buffer(found)
        call("cuMemcpyDtoH_v2", into, c_void_p(self.address), c_size_t(self.size))
        return found

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._card.enter()
        copied = bytes(data)
        if len(copied) != self.size:
            raise ValueError(f"{self.size} bytes are wanted, not {len(copied)}")
        call("cuMemcpyHtoD_v2", c_void_p(self.address), copied, c_size_t(self.size))


def _free(card: Card, address: int) -> None:
    card.enter()
    driver().cuMemFree_v2(c_void_p(address))


class Module:
    """Compiled kernels on one card."""

    def __init__(self, card: Card, image: bytes) -> None:
        card.enter()
        self._card = card
        self._module = c_void_p()
        call("cuModuleLoadData", byref(self._module), image)
        self._functions: dict[str, c_void_p] = {}

    def numbers(self, name: str, count: int) -> list[int]:
        """A constant array of 32-bit numbers in the module."""
        address, size = c_void_p(), c_size_t()
        call("cuModuleGetGlobal_v2", byref(address), byref(size), self._module, name.encode())
        found = (c_int * count)()
        call("cuMemcpyDtoH_v2", found, address, c_size_t(4 * count))
        return list(found)

    def launch(self, name: str, threads: int, block: int, stream: int, *arguments: Any) -> None:
        """Start a kernel on so many threads; it runs when the stream comes to it."""
        if name not in self._functions:
            function = c_void_p()
            call("cuModuleGetFunction", byref(function), self._module, name.encode())
            self._functions[name] = function
        self._card.enter()
        places = [ctypes.cast(ctypes.pointer(argument), c_void_p) for argument in arguments]
        grid = c_uint((threads + block - 1) // block)
        one, none = c_uint(1), c_uint(0)
        shape = (grid, one, one, c_uint(block), one, one, none)
        packed = (c_void_p * len(places))(*places)
        call("cuLaunchKernel", self._functions[name], *shape, c_void_p(stream), packed, None)


class Graph:
    """Work that was recorded once and is started again as a whole: one call for many kernels."""

    def __init__(self, card: Card) -> None:
        card.enter()
        self._card = card
        self.stream = c_void_p()
        call("cuStreamCreate", byref(self.stream), c_uint(1))
        call("cuStreamBeginCapture_v2", self.stream, c_int(0))
        self._ready = c_void_p()

    def finish(self) -> None:
        """Everything launched on `stream` since the beginning is the graph."""
        graph = c_void_p()
        call("cuStreamEndCapture", self.stream, byref(graph))
        call("cuGraphInstantiateWithFlags", byref(self._ready), graph, ctypes.c_ulonglong(0))
        call("cuGraphDestroy", graph)

    def launch(self, stream: int = LEGACY_STREAM) -> None:
        self._card.enter()
        call("cuGraphLaunch", self._ready, c_void_p(stream))


def wait_for(card: Card, stream: int, waiting: int) -> None:
    """Let one stream go on only when the other has done what it was given so far."""
    card.enter()
    event = c_void_p()
    call("cuEventCreate", byref(event), c_uint(2))
    call("cuEventRecord", event, c_void_p(stream))
    call("cuStreamWaitEvent", c_void_p(waiting), event, c_uint(0))
    call("cuEventDestroy_v2", event)


def synchronize(card: Card) -> None:
    """Wait until the card has done everything."""
    card.enter()
    call("cuCtxSynchronize")


# ---------------------------------------------------------------- the compiler


def _compiler_places() -> Iterator[str]:
    """Paths at which torch, JAX, CuPy and CUDA toolkits keep the run-time compiler, newest first."""
    folders = [*site.getsitepackages(), site.getusersitepackages(), *sys.path]
    for folder in dict.fromkeys(folder for folder in folders if folder):
        for inside in ("nvidia/*/lib", "nvidia/*/bin", "torch/lib"):
            yield from sorted(glob.glob(f"{folder}/{inside}/*nvrtc*"), reverse=True)
    for home in (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"):
        if home:
            yield from sorted(glob.glob(f"{home}/lib64/libnvrtc.so*"), reverse=True)
    yield from ("libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so", "nvrtc64_130_0.dll", "nvrtc64_120_0.dll")


@cache
def compiler() -> ctypes.CDLL:
    """The run-time compiler's library; NoCuda where there is none."""
    for place in _compiler_places():
        name = os.path.basename(place)
        if "builtins" in name or ".alt." in name or "static" in name:
            continue
        _load_builtins(place)
        library = _first_library([place])
        if library is not None and hasattr(library, "nvrtcCompileProgram"):
            library.nvrtcGetErrorString.restype = c_char_p
            return library
    raise NoCuda("no CUDA run-time compiler was found (libnvrtc): torch, JAX and CuPy bring it along")


def _load_builtins(place: str) -> None:
    """The compiler asks for them by name only, and a wheel lies where nobody looks."""
    for beside in sorted(glob.glob(f"{os.path.dirname(place)}/*nvrtc-builtins*")):
        if os.path.dirname(place) and ".alt." not in beside:
            _first_library([beside])


def compiler_version() -> str:
    major, minor = c_int(), c_int()
    compiler().nvrtcVersion(byref(major), byref(minor))
    return f"{major.value}.{minor.value}"


def compile_kernels(source: str, headers: dict[str, str], options: Sequence[str], architecture: str) -> bytes:
    """Kernels for one architecture: `sm_90` gives machine code, `compute_90` PTX. Kept for the next time."""
    arguments = [f"--gpu-architecture={architecture}", "--std=c++20", *options]
    parts = [
        compiler_version(),
        *arguments,
        source,
        *(f"{name}\n{text}" for name, text in sorted(headers.items())),
    ]
    digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()
    kept = _cache_folder() / f"{digest}.{architecture}"
    if kept.exists():
        return kept.read_bytes()
    image = _compile(source, headers, [*arguments, *_side_by_side()], architecture.startswith("compute"))
    _keep(kept, image)
    return image


@cache
def _side_by_side() -> list[str]:
    """The option that lets newer compilers use all cores."""
    option = "--split-compile=0"
    try:
        _compile("__global__ void nothing() {}", {}, [option], True)
    except CudaError:
        return []
    return [option]


def _cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "podzemi" / "kernels"


def _keep(path: Path, image: bytes) -> None:
    """Whole or not at all; a folder that cannot be written costs time only."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        draft.write_bytes(image)
        draft.replace(path)
    except OSError:
        return


def _compile(source: str, headers: dict[str, str], arguments: Sequence[str], to_ptx: bool) -> bytes:
    library = compiler()
    program = c_void_p()
    names = (c_char_p * len(headers))(*(name.encode() for name in headers))
    texts = (c_char_p * len(headers))(*(text.encode() for text in headers.values()))
    library.nvrtcCreateProgram(byref(program), source.encode(), b"kernels.cu", len(headers), texts, names)
    try:
        given = (c_char_p * len(arguments))(*(argument.encode() for argument in arguments))
        if code := library.nvrtcCompileProgram(program, len(arguments), given):
            said = _text(library.nvrtcGetProgramLogSize, library.nvrtcGetProgramLog, program)
            raise CudaError(
                f"NVRTC: {library.nvrtcGetErrorString(code).decode()}\n{said.decode(errors='replace')}"
            )
        if to_ptx:
            return _text(library.nvrtcGetPTXSize, library.nvrtcGetPTX, program)
        return _text(library.nvrtcGetCUBINSize, library.nvrtcGetCUBIN, program)
    finally:
        library.nvrtcDestroyProgram(byref(program))


def _text(size_of: Any, text_of: Any, program: c_void_p) -> bytes:
    size = c_size_t()
    size_of(program, byref(size))
    found = ctypes.create_string_buffer(size.value)
    text_of(program, found)
    return found.raw
