"""Solving a two-player game that is cut into rounds: regret minimisation, duels and best responses.

A tool for training, not for play: it compiles the rules with `runtime/solver.cpp` when it is first wanted.
The game says by four functions what a round is (`games/welcome_dungeon/policy/round.py`).
"""

from __future__ import annotations

import ctypes
import hashlib
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple  # Any: states and arrays of any shape

from podzemi.native import compiler
from podzemi.native.compiler import Compiler
from podzemi.native.flat import flat
from podzemi.native.presence import NotNative
from podzemi.native.sources import RUNTIME
from podzemi.native.translate import translate

if TYPE_CHECKING:
    import numpy as np

__all__ = ["MOST_ACTIONS", "OTHER", "STARTER", "Duel", "Response", "Solver", "Strategies"]

MODULE: Final = "policy.round"
PREFIX: Final = "policy_round_"
FUNCTIONS: Final = ("deal", "outcome", "is_pointless", "describe")
FLAGS: Final = ("-std=c++20", "-O3", "-shared", "-fPIC", "-w")
MOST_ACTIONS: Final = 8
"""More actions a decision never has: the width of a row of the table."""
STARTER: Final = 0
"""The side that decides first in the round."""
OTHER: Final = 1
"""The side that decides second."""


class Duel(NamedTuple):
    """The outcome of many rounds between two strategies."""

    worth: float
    """To the starter, on average."""
    error: float
    """Its standard error."""
    known: float
    """The share of decisions that stood in a table."""
    outcomes: list[float]
    """The share of rounds by outcome."""


class Strategies(NamedTuple):
    """The rows of a table, one for each decision."""

    keys: np.ndarray[Any, Any]
    """The information set of the deciding side, hashed to 64 bits."""
    actions: np.ndarray[Any, Any]
    """How many actions there are to choose from."""
    visits: np.ndarray[Any, Any]
    """How often `visit` came by."""
    regrets: np.ndarray[Any, Any]
    """By action: what not having played it cost, as far as is known."""
    sums: np.ndarray[Any, Any]
    """The weights of the average strategy."""


class Response(NamedTuple):
    """The value of an exact best response, and the number of positions searched."""

    worth: float
    positions: int


@cache
def library(game: str, folder: str | None = None) -> ctypes.CDLL:
    """The compiled solver of a game; kept beside other native code of this user."""
    if (found := compiler.find()) is None:
        raise NotNative(f"solving compiles the rules, and {compiler.NONE}")
    home = Path(folder) if folder else Path.home() / ".cache" / "podzemi"
    home.mkdir(parents=True, exist_ok=True)
    text = translate(game, 2, judged=True, also=tuple(f"{MODULE}.{name}" for name in FUNCTIONS))
    parts = [text, *((RUNTIME / name).read_text("utf-8") for name in ("runtime.hpp", "solver.cpp"))]
    made = home / f"solver-{game}-{hashlib.sha256(''.join(parts).encode()).hexdigest()[:16]}.so"
    if not made.exists():
        _compile(found, game, text, made)
    return _declare(ctypes.CDLL(str(made)))


def _compile(cxx: Compiler, game: str, text: str, made: Path) -> None:
    header, draft = made.with_suffix(f".{os.getpid()}.hpp"), made.with_suffix(f".{os.getpid()}")
    header.write_text(text, "utf-8")
    flags = [*FLAGS, *cxx.this_machine(), f"-DGAME=podzemi_{game}", f"-DROUND={PREFIX}"]
    flags += ["-include", str(RUNTIME / "runtime.hpp"), "-include", str(header)]
    done = cxx.run(*flags, str(RUNTIME / "solver.cpp"), "-o", str(draft))
    header.unlink()
    if done.returncode != 0:
        raise NotNative(f"the solver does not compile:\n{done.stderr}")
    draft.replace(made)


def _declare(c: ctypes.CDLL) -> ctypes.CDLL:
    pointer, number, real = ctypes.c_void_p, ctypes.c_longlong, ctypes.c_double
    shapes: dict[str, tuple[Any, list[Any]]] = {
        "new": (pointer, [pointer, ctypes.c_int, pointer, ctypes.c_int]),
        "free": (None, [pointer]),
        "settings": (None, [pointer, pointer]),
        "train": (number, [pointer, number, real, ctypes.c_ulonglong]),
        "train_exactly": (None, [pointer, number, number]),
        "forget": (None, [pointer]),
        "shorten": (None, [pointer, ctypes.c_int]),
        "exploit": (None, [pointer, pointer, ctypes.c_int]),
        "play": (None, [pointer, pointer, number, ctypes.c_ulonglong, pointer]),
        "visit": (None, [pointer, number, real, ctypes.c_ulonglong]),
        "best_response": (real, [pointer, ctypes.c_int, ctypes.c_int, pointer]),
        "size": (number, [pointer]),
        "read": (None, [pointer] * 6),
        "write": (None, [pointer, number, number, pointer, pointer, pointer, pointer]),
    }
    for name, (result, arguments) in shapes.items():
        function = getattr(c, f"solver_{name}")
        function.restype, function.argtypes = result, arguments
    return c


class Solver:
    """One round game: a position before its first decision, what its ends are worth, and a table."""

    def __init__(self, root: Any, detail: int, payoff: Sequence[float], folder: str | None = None) -> None:
        """`payoff`: what each outcome is worth to the starter; the other seat gets as much less."""
        self._c = library(type(root).__module__.split(".")[-2], folder)
        numbers = flat(root)
        wide = (ctypes.c_longlong * len(numbers))(*(_as_signed(number) for number in numbers))
        self._self = self._c.solver_new(wide, detail, _reals(payoff), len(payoff))
        if not self._self:
            raise ValueError("the root does not fit")

    def __del__(self) -> None:
        if getattr(self, "_self", None):
            self._c.solver_free(self._self)

    def __len__(self) -> int:
        """How many decisions the table knows."""
        return int(self._c.solver_size(self._self))

    def settings(
        self, width: float = 1.6, least: float = 0.12, floor: float = 500.0, pace: float = 0.1
    ) -> None:
        """How an iteration explores (see `Settings` in solver.cpp)."""
        self._c.solver_settings(self._self, _reals((width, least, floor, pace)))

    def train(self, iterations: int, seconds: float = float("inf"), seed: int = 0) -> int:
        """More iterations, at most so many and so long; how many there are now."""
        return int(self._c.solver_train(self._self, iterations, seconds, seed))

    def train_exactly(self, iterations: int, room: int = 1 << 18) -> None:
        """Iterations of CFR+ over the whole tree, for a small game with less than so many decisions."""
        self._c.solver_train_exactly(self._self, iterations, room)

    def forget(self) -> None:
        """Drop the average strategy so far: the first iterations are poor."""
        self._c.solver_forget(self._self)

    def shorten(self, bits: int) -> None:
        """Look keys up without so many of their low bits; where none is found `policy.weigh` decides.

        For tables as they are packed: `write` then takes keys without these bits.
        """
        self._c.solver_shorten(self._self, bits)

    def exploit(self, rival: Solver, side: int) -> None:
        """From now on learn only how to beat the rival's average strategy, from this side."""
        self._rival = rival  # must live as long
        self._c.solver_exploit(self._self, rival._self, side)

    def duel(self, other: Solver, rounds: int, seed: int = 0) -> Duel:
        """This one as the starter against the other, by their average strategies."""
        out = (ctypes.c_double * 12)()
        self._c.solver_play(self._self, other._self, rounds, seed, out)
        worth = out[0] / rounds
        error = (max(0.0, out[1] / rounds - worth * worth) / rounds) ** 0.5
        return Duel(worth, error, out[2] / max(1.0, out[3]), [share / rounds for share in out[4:12]])

    def visit(self, rounds: int, share: float, seed: int = 0) -> None:
        """Count where each side comes to when the other plays this share of its decisions at random."""
        self._c.solver_visit(self._self, rounds, share, seed)

    def best_response(self, side: int, detail: int) -> Response:
        """The most that this side can get against the other's average strategy; exact, for small games.

        `detail`: what it goes by, which may be more than the table does.
        """
        positions = ctypes.c_longlong()
        worth = self._c.solver_best_response(self._self, side, detail, ctypes.byref(positions))
        return Response(float(worth), positions.value)

    def exploitability(self, detail: int) -> float:
        """Half of what exact best responses of both sides win together: 0 at an equilibrium.

        `detail`: what the responders go by, all of it if the figure is to hold against anybody.
        """
        return sum(self.best_response(side, detail).worth for side in (STARTER, OTHER)) / 2

    def read(self) -> Strategies:
        """The whole table."""
        import numpy as np

        count = len(self)
        found = Strategies(
            np.zeros(count, np.uint64),
            np.zeros(count, np.int32),
            np.zeros(count, np.uint32),
            np.zeros((count, MOST_ACTIONS), np.float32),
            np.zeros((count, MOST_ACTIONS), np.float32),
        )
        self._c.solver_read(self._self, *(array.ctypes.data for array in found))
        return found

    def write(self, known: Strategies, iterations: int = 0) -> None:
        """Add what `read` gave, and go on as if so many iterations had been done."""
        parts = (known.keys, known.actions, known.regrets, known.sums)
        pointers = (part.ctypes.data for part in parts)
        self._c.solver_write(self._self, iterations, len(known.keys), *pointers)


def _reals(numbers: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    return (ctypes.c_double * len(numbers))(*numbers)


def _as_signed(number: int) -> int:
    """As 64 bits: the words of the dice use all of them."""
    return number - (1 << 64) if number >= 1 << 63 else number
