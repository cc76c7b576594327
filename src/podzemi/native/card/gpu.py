"""Many matches in lock step on a graphics card: the translated rules, compiled when they are first wanted.

What a batch needs of it is the same as on the processor (`lanes.py`); only the arrays lie on the card. They
are exported by DLPack and the CUDA array interface, and tensors of torch, JAX or CuPy are taken as actions.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Sequence
from ctypes import c_int, c_longlong, c_ulonglong, c_void_p
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple  # Any: arguments of kernels, arrays of any type

from podzemi.engine.game import AnyGame
from podzemi.engine.learning.returns import KINDS, Returns
from podzemi.native.card import cuda, dlpack
from podzemi.native.lanes import PARTS, Facts, Part
from podzemi.native.policies import POLICIES
from podzemi.native.sources import KERNELS, digest, headers, longest_list

if TYPE_CHECKING:
    import numpy as np

BLOCK: Final = 64
"""Threads that start together: few, since a match takes much of a thread's memory."""
START, LOOK, STEP, ROLL = range(4)
"""The kinds of a task (runtime/interface.hpp)."""
COPIED: Final = 1024
"""Bytes of a state up to which a kernel copies it into its thread's own memory."""
REGISTERS: Final = 128
"""Of a thread: with more of them half of the 64 k matches that an H200 can play at once would wait."""
MOST_OPTIONS: Final = 16


class Array:
    """Numbers on a card, to be looked at; the batch writes them anew at every step."""

    def __init__(self, block: cuda.Block, part: Part, shape: tuple[int, ...], card: cuda.Card) -> None:
        self._block = block
        self._card = card
        self.part = part
        self.shape = shape
        self.strides = (1,) if len(shape) == 1 else (1, shape[0])
        """In numbers: those of one kind of all matches lie side by side."""

    @property
    def address(self) -> int:
        return self._block.address

    def __dlpack__(self, *, stream: int | None = None, **_: object) -> Any:
        """Newer versions of the protocol ask for more; all of it may be left out."""
        if stream not in (None, -1, cuda.LEGACY_STREAM):
            cuda.wait_for(self._card, cuda.LEGACY_STREAM, stream)
        part, card = self.part, self._card.number
        return dlpack.lend(self.address, part.kind, part.size, self.shape, self.strides, card, self._block)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (dlpack.CUDA, self._card.number)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "strides": tuple(step * self.part.size for step in self.strides),
            "typestr": f"<{self.part.kind}{self.part.size}" if self.part.size > 1 else f"|{self.part.kind}1",
            "data": (self.address, False),
            "version": 3,
            "stream": cuda.LEGACY_STREAM,
            "owner": self._block,
        }

    def numpy(self) -> np.ndarray[Any, Any]:
        """A copy in the computer's memory."""
        import numpy as np

        flat = np.frombuffer(self._block.read(), f"{self.part.kind}{self.part.size}")
        return flat.reshape(self.shape[::-1]).T

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.part.kind}{self.part.size} numbers {self.shape} on card {self._card.number}>"


class _Lanes(ctypes.Structure):
    """`machine::Lanes` of runtime/interface.hpp."""

    _fields_ = (
        ("matches", c_longlong),
        ("players", c_int),
        ("listed", c_int),
        ("returns", c_int),
        ("options", c_int * MOST_OPTIONS),
        ("seed", c_ulonglong),
        *((name, c_void_p) for name in PARTS),
    )


class _Actions(ctypes.Structure):
    """`machine::Actions`."""

    _fields_ = (("numbers", c_void_p), ("width", c_int), ("are_places", c_int))


class _Task(ctypes.Structure):
    """`machine::Task`."""

    _fields_ = (("kind", c_int), ("steps", c_int), ("actions", _Actions), ("policy", c_int))


class _Mask(ctypes.Structure):
    """`machine::Mask`."""

    _fields_ = (("out", c_void_p), ("width", c_int), ("places", c_void_p), ("codes", c_int))


_ROWS: Final = (c_void_p, c_longlong, c_int)
_KERNELS: Final = {
    "work_on_matches": (_Task,),
    "pick_actions": (c_void_p,),
    "mask_matches": (_Mask,),
    "write_out": _ROWS,
    "read_in": _ROWS,
}
"""Every kernel with the types of its parameters behind the lanes."""
AT_ONCE: Final = 4096
"""The number of matches transferred together; a row has room for the longest."""


class Kernels(NamedTuple):
    """A game on a card, for so many players. `longest`: the numbers of a state that is written out."""

    card: cuda.Card
    module: cuda.Module
    facts: Facts
    longest: int


@cache
def kernels(game: AnyGame, players: int, listed: int, number: int) -> Kernels:
    """The kernels of a game on a card; compiled once per game, players, listed codes and kind of card."""
    card = cuda.Card(number)
    module = cuda.Module(card, prepare(game, players, listed, card.architecture))
    for name, arguments in _KERNELS.items():  # an empty round: what is recorded in a graph must be loaded
        module.launch(name, 1, BLOCK, cuda.LEGACY_STREAM, _Lanes(), *(kind() for kind in arguments))
    *sizes, longest = module.numbers("game_facts", len(Facts._fields) + 1)
    return Kernels(card, module, Facts(*sizes), longest)


def prepare(game: AnyGame, players: int, listed: int, architecture: str) -> bytes:
    """The kernels of a game for a kind of card; the first time takes a minute or two."""
    return cuda.compile_kernels(KERNELS, headers(game, players), compile_options(game, listed), architecture)


def compile_options(game: AnyGame, listed: int) -> list[str]:
    options = [f"-DGAME=podzemi_{game.name}", f'-DGAME_HEADER="{game.name}.hpp"']
    options += ["-DPODZEMI_COLUMNS", f"-DPODZEMI_COPIED={COPIED}", f"--maxrregcount={REGISTERS}"]
    if longest_list(game) > listed:  # a list that is cut takes less of a thread's memory
        options.append(f"-DPODZEMI_MAX_LEGAL={listed}")
    return options


def why_not(number: int = 0) -> str | None:
    """Why no batch can run on that card; None if one can."""
    try:
        cuda.Card(number)
        cuda.compiler()
    except (cuda.NoCuda, cuda.CudaError) as error:
        return str(error)
    return None


class CardLanes:
    """The matches of a batch on one card."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        matches: int,
        listed: int,
        options: Sequence[int],
        seed: int,
        card: int,
        returns: Returns,
    ) -> None:
        self.card, self._module, self.facts, self._longest = kernels(game, players, listed, card)
        self.digest = digest(game.name)
        self._matches = matches
        self._stream = cuda.LEGACY_STREAM
        self._parts = {name: self._array(part) for name, part in self.facts.parts(players, listed).items()}
        self.actions = self._array(self.facts.action)
        places = [array.address for array in self._parts.values()]
        numbers = (c_int * MOST_OPTIONS)(*options)
        self._lanes = _Lanes(matches, players, listed, KINDS.index(returns), numbers, seed % 2**64, *places)
        self._work(START)

    def _array(self, part: Part) -> Array:
        shape = (self._matches,) if part.width is None else (self._matches, part.width)
        return Array(
            cuda.Block(self.card, part.size * (part.width or 1) * self._matches), part, shape, self.card
        )

    def _launch(self, kernel: str, *arguments: Any) -> None:
        self._module.launch(kernel, self._matches, BLOCK, self._stream, self._lanes, *arguments)

    def _work(self, kind: int, steps: int = 0, actions: _Actions | None = None) -> None:
        self._launch("work_on_matches", _Task(kind, steps, actions or _Actions()))

    def part(self, name: str) -> Array:
        return self._parts[name]

    def step(self, actions: Any, are_places: bool, where: Any = None) -> None:
        """Actions may be the batch's own, a tensor on the card, or numbers in the computer's memory."""
        if where is not None:
            raise ValueError("on a card all matches step together: -1 leaves a match alone, as refused")
        with_width = self._numbers(actions)
        self._work(STEP, 1, _Actions(*with_width[:2], are_places))

    def _numbers(self, actions: Any) -> tuple[int, int, object]:
        """Address and width of the actions, and what keeps them there."""
        if actions is self.actions:
            return self.actions.address, self.actions.part.size, actions
        if not hasattr(actions, "__dlpack_device__") or actions.__dlpack_device__()[0] == dlpack.CPU:
            return self._bring_back(actions)
        borrowed = dlpack.Borrowed(actions, self._stream)
        if not borrowed.is_row_of_integers or borrowed.shape != (self._matches,):
            raise ValueError(f"{self._matches} actions of 32 or 64 bits, side by side, are wanted")
        if borrowed.device != (dlpack.CUDA, self.card.number):
            raise ValueError(f"the actions are on another device than card {self.card.number}")
        return borrowed.address, borrowed.bits // 8, borrowed

    def _bring_back(self, actions: Any) -> tuple[int, int, object]:
        import numpy as np

        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self._matches,):
            raise ValueError(f"{self._matches} actions are wanted")
        block = self._bring(numbers.tobytes())
        return block.address, 8, block

    def _bring(self, data: bytes) -> cuda.Block:
        """Kept until the next one comes: the kernel may not have run yet."""
        self._brought_last = cuda.Block(self.card, len(data))
        self._brought_last.write(data)
        return self._brought_last

    def reset(self, seed: int) -> None:
        self._lanes.seed = seed % 2**64
        self._work(START)

    def observe(self) -> Any:
        raise ValueError("on a card only the seat that is asked has an observation")

    def pick(self, policy: int) -> Array:
        _only_random(policy)
        self._launch("pick_actions", c_void_p(self.actions.address))
        return self.actions

    def roll(self, steps: int, policy: int) -> None:
        _only_random(policy)
        self._work(ROLL, steps)

    def mask(self, width: int, places: array[int]) -> Array:
        if not hasattr(self, "_mask"):
            self._mask = self._array(Part("u", 1, width))
            self._places = cuda.Block(self.card, 4 * len(places))
            self._places.write(places.tobytes())
        wanted = _Mask(self._mask.address, width, self._places.address, len(places))
        self._launch("mask_matches", wanted)
        return self._mask

    def look(self) -> None:
        self._work(LOOK)

    def graph(self, work: Callable[[], object]) -> cuda.Graph:
        """A recording of the work of `work` on this batch, which `launch` repeats as a whole."""
        graph = cuda.Graph(self.card)
        self._stream, before = graph.stream.value or 0, self._stream
        try:
            work()
        finally:
            self._stream = before
        graph.finish()
        return graph

    def synchronize(self) -> None:
        cuda.synchronize(self.card)

    def read(self, name: str) -> bytes:
        """One row after the other, as on the processor; states as numbers."""
        if name == "states":
            return b"".join(self._serialize(first) for first in range(0, self._matches, AT_ONCE))
        data = bytes(self._parts[name]._block.read())
        width = self._parts[name].part.width
        return data if width is None else _transpose(data, width, self._matches)

    def restore(self, name: str, data: bytes) -> None:
        if name == "states":
            self._read_in(data)
        else:
            width = self._parts[name].part.width
            self._parts[name]._block.write(data if width is None else _transpose(data, self._matches, width))

    def _serialize(self, first: int) -> bytes:
        """Some matches as numbers, each as how many it has, and the numbers."""
        import numpy as np

        count = min(AT_ONCE, self._matches - first)
        block = cuda.Block(self.card, 8 * count * (self._longest + 1))
        self._launch_rows("write_out", block, first, count)
        rows = np.frombuffer(block.read(), np.int64).reshape(count, -1)
        return b"".join(row[: row[0] + 1].tobytes() for row in rows)

    def _read_in(self, data: bytes) -> None:
        import numpy as np

        numbers, at = np.frombuffer(data, np.int64), 0
        for first in range(0, self._matches, AT_ONCE):
            rows = np.zeros((min(AT_ONCE, self._matches - first), self._longest + 1), np.int64)
            for row in rows:
                count = int(numbers[at]) + 1
                row[:count] = numbers[at : at + count]
                at += count
            block = cuda.Block(self.card, rows.nbytes)
            block.write(rows.tobytes())
            self._launch_rows("read_in", block, first, len(rows))
            if (np.frombuffer(block.read(), np.int64).reshape(rows.shape)[:, 0] < 0).any():
                raise ValueError("these states do not fit")

    def _launch_rows(self, kernel: str, block: cuda.Block, first: int, count: int) -> None:
        arguments = (self._lanes, c_void_p(block.address), c_longlong(first), c_int(count))
        self._module.launch(kernel, count, BLOCK, self._stream, *arguments)


def _transpose(data: bytes, rows: int, columns: int) -> bytes:
    """The numbers of a table column by column."""
    import numpy as np

    size = len(data) // max(rows * columns, 1)
    return np.frombuffer(data, f"u{size}").reshape(rows, columns).T.tobytes()


def _only_random(policy: int) -> None:
    if policy != POLICIES.index("random"):
        raise ValueError("only the policy 'random' plays on a card")
