"""A game as a plain C library, compiled on the spot: for tests of equality and for measurements."""

from __future__ import annotations

import ctypes
from array import array
from pathlib import Path
from typing import Any

from podzemi.native import compiler
from podzemi.native.compiler import Compiler
from podzemi.native.translate import translate

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "src/podzemi/native/runtime/runtime.hpp"
FAST = ("-O3",)
CHECKED = ("-O1", "-DPODZEMI_CHECKED")
TRACE = 1 << 22
"""Numbers of a trace."""
SANITIZED = ("-O1", "-g", "-DPODZEMI_MAIN")


def compile_game(game: str, folder: Path, flags: tuple[str, ...] = FAST) -> Path:
    """The library of a game (a program if it is sanitized)."""
    return compile_header(game, translate(game), folder, flags)


def compile_header(game: str, text: str, folder: Path, flags: tuple[str, ...]) -> Path:
    """The library of a translated header; what the compiler says is shown when it fails."""
    header, library = folder / f"{game}.hpp", folder / f"{game}.so"
    header.write_text(text, "utf-8")
    shared = [] if flags == SANITIZED else ["-shared", "-fPIC"]
    cxx = here()
    machine = cxx.sanitizer_flags() if flags == SANITIZED else cxx.this_machine() if flags == FAST else []
    command = ["-std=c++20", *shared, "-Wall", "-Wextra", "-Wno-unused-function", *flags, *machine]
    command += [f"-DGAME={game}", "-include", str(RUNTIME), "-include", str(header)]
    done = cxx.run(*command, str(ROOT / "scripts/native_plain.cpp"), "-o", str(library))
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    return library


def here() -> Compiler:
    """The compiler of this machine, the same that builds `_core`."""
    if (found := compiler.find()) is None:
        raise RuntimeError(compiler.NONE)
    return found


class Plain:
    """The functions of such a library, with Python's types."""

    def __init__(self, game: Any, library: Path) -> None:
        self.game = game
        self.c = ctypes.CDLL(str(library))
        self.c.play.restype = ctypes.c_longlong
        self.c.default_code.restype = ctypes.c_longlong
        for name in ("over", "load"):
            getattr(self.c, name).restype = ctypes.c_bool
        self._codes = (ctypes.c_longlong * self.c.max_legal())()
        self._numbers = (ctypes.c_longlong * self.c.dump_size())()
        self._seats = (ctypes.c_int * 64)()
        self._few = (ctypes.c_byte * 64)()
        self._trace = array("q", bytes(8 * TRACE))
        decision = self.c.max_legal() + self.c.dump_size() + 2 * self.c.max_players() + 5
        self.longest_trace = TRACE // decision

    def state(self) -> Any:
        """Memory for one state."""
        return ctypes.create_string_buffer(self.c.state_size())

    def setup(self, state: Any, seed: int, players: int, options: list[int]) -> None:
        self.c.setup(state, ctypes.c_ulonglong(seed), players, (ctypes.c_int * 16)(*options))

    def to_act(self, state: Any) -> list[int]:
        return list(self._few[: self.c.to_act(state, self._few)])

    def legal(self, state: Any, seat: int) -> list[int]:
        return list(self._codes[: self.c.legal(state, seat, self._codes)])

    def apply(self, state: Any, seat: int, code: int) -> None:
        self.c.apply(state, seat, ctypes.c_longlong(code))

    def default(self, state: Any, seat: int) -> int:
        return int(self.c.default_code(state, seat))

    def over(self, state: Any) -> bool:
        return bool(self.c.over(state))

    def scores(self, state: Any, players: int) -> list[int]:
        self.c.scores(state, self._seats)
        return list(self._seats[:players])

    def places(self, state: Any, players: int) -> list[int]:
        self.c.places(state, self._seats)
        return list(self._seats[:players])

    def dump(self, state: Any) -> list[int]:
        return list(self._numbers[: self.c.dump(state, self._numbers)])

    def load(self, state: Any, numbers: list[int]) -> bool:
        return bool(self.c.load(state, (ctypes.c_longlong * len(numbers))(*numbers)))

    def match(self) -> Any:
        """Memory for a match that plays itself."""
        return ctypes.create_string_buffer(self.c.match_size())

    def begin(self, match: Any, seed: int, players: int, options: list[int]) -> None:
        self.c.begin(match, ctypes.c_ulonglong(seed), players, (ctypes.c_int * 16)(*options))

    def play(self, match: Any, options: list[int], steps: int, defaults: int = 0) -> int:
        """Random decisions without a trace; how many matches ended."""
        ended = ctypes.c_int(0)
        given = (ctypes.c_int * 16)(*options)
        self.c.play(match, given, ctypes.c_longlong(steps), defaults, 1, None, ctypes.byref(ended))
        return ended.value

    def trace(self, match: Any, options: list[int], steps: int, defaults: int, every: int) -> array[int]:
        """The same with all that was seen (see `native_plain.cpp`), for `longest_trace` steps at most."""
        assert steps <= self.longest_trace
        ended = ctypes.c_int(0)
        given = (ctypes.c_int * 16)(*options)
        where = (ctypes.c_longlong * TRACE).from_buffer(self._trace)
        used = self.c.play(
            match, given, ctypes.c_longlong(steps), defaults, every, where, ctypes.byref(ended)
        )
        return self._trace[:used]
