"""The C++ compiler of this machine: the one that was named, the system's, or zig's clang.

Everything that compiles C++ asks here: the build of `_core`, the solver, and the tests.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

ZIG_HOME: Final = Path(__file__).resolve().parents[3] / "build" / "zig"
"""In a checkout: where `scripts/native_build.py` puts zig's clang on a machine without a compiler."""
NONE: Final = "there is no C++ compiler: install one (Debian: g++), or `pip install ziglang`"


class Compiler(NamedTuple):
    """How a compiler is called, and the flags that each spells its own way."""

    command: tuple[str, ...]
    is_zig: bool = False

    @property
    def would_build_library(self) -> bool:
        """Whether linking C++ would first build C++'s library, half a minute of work (`runtime/heap.cpp`)."""
        return self.is_zig and self.command[-1] == "c++" and sys.platform != "win32"

    def without_library(self) -> Compiler:
        """Itself, or zig's linker for C."""
        return self._replace(command=(*self.command[:-1], "cc")) if self.would_build_library else self

    def any_machine(self) -> list[str]:
        """Flags for every machine of this kind: all x86-64 since 2009 count bits, as the rules often do."""
        if platform.machine() not in ("x86_64", "AMD64"):
            return ["-mcpu=baseline"] if self.is_zig else []
        return ["-mcpu=x86_64_v2"] if self.is_zig else ["-march=x86-64-v2"]

    def this_machine(self) -> list[str]:
        """Flags that tune the code for the processor of this machine alone."""
        return ["-mcpu=native"] if self.is_zig else ["-march=native"]

    def sanitizer_flags(self) -> list[str]:
        """Stop where something goes wrong in memory; zig has no runtime for addresses."""
        kinds = "undefined" if self.is_zig else "address,undefined"
        return [f"-fsanitize={kinds}", "-fno-sanitize-recover=all"]

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        environment = dict(os.environ)
        if self.is_zig:  # zig's libc++ is built once
            for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"):
                environment.setdefault(name, str(_zig_cache()))
        return subprocess.run(  # noqa: S603 (the compiler that was found)
            [*self.command, *arguments], capture_output=True, text=True, env=environment
        )

    def answers(self) -> bool:
        """Whether there is more than a name: macOS has a `c++` that only offers to install one."""
        try:
            return self.run("--version").returncode == 0
        except OSError:
            return False

    def for_packs(self) -> list[str]:
        """Data packs: a thread finds its components without a call."""
        return ["-ftls-model=initial-exec"] if sys.platform == "linux" else []

    def __str__(self) -> str:
        return "zig's clang" if self.is_zig else shlex.join(self.command)


class ForPyodide(Compiler):
    """zig's clang for Pyodide, Python in a browser: libc++ and the headers of C are zig's own."""

    def any_machine(self) -> list[str]:
        """The default processor of zig has instructions that Node 20 refuses. What libc++ says before it
        gives up has another name in Pyodide."""
        return [
            *("-target", "wasm32-wasi", "-mcpu=generic", "-g0", "-DNDEBUG"),
            "-D_LIBCPP_VERBOSE_ABORT(...)=__builtin_trap()",
        ]

    def for_packs(self) -> list[str]:
        """There is one thread."""
        return []

    def link(self, objects: list[str], target: str) -> subprocess.CompletedProcess[str]:
        """A module that takes all that it lacks from Pyodide itself."""
        linker = Compiler((self.command[0], "wasm-ld"), is_zig=True)
        flags = ["-shared", "--experimental-pic", "--strip-all", "--gc-sections", "--export=PyInit__core"]
        flags += [f"--export-if-defined=__wasm_{what}" for what in ("call_ctors", "apply_data_relocs")]
        return linker.run(*flags, "--unresolved-symbols=import-dynamic", *objects, "-o", target)

    def __str__(self) -> str:
        return "zig's clang for Pyodide"


@cache
def find() -> Compiler | None:
    """The first of `all_here`; looked for once."""
    return next(all_here(), None)


def all_here() -> Iterator[Compiler]:
    """$CXX and no other if it is set; else the system's compilers, then zig's clang where it lies."""
    if named := os.environ.get("CXX"):
        yield Compiler(tuple(shlex.split(named)), is_zig="zig" in Path(shlex.split(named)[0]).stem)
        return
    usual = (sysconfig.get_config_var("CXX") or "c++").split()[0]
    found = dict.fromkeys(filter(None, map(shutil.which, (usual, "c++", "g++", "clang++"))))
    yield from _answering(Compiler((path,)) for path in found)
    yield from _answering(Compiler((str(path), "c++"), is_zig=True) for path in _zigs() if path.is_file())


def _answering(some: Iterable[Compiler]) -> Iterator[Compiler]:
    return (one for one in some if one.answers())


def _zigs() -> Iterator[Path]:
    program = "zig.exe" if sys.platform == "win32" else "zig"
    yield from sorted(ZIG_HOME.glob(f"*/ziglang/{program}"))
    installed = find_spec("ziglang")
    if installed is not None and installed.origin is not None:
        yield Path(installed.origin).with_name(program)


def _zig_cache() -> Path:
    return ZIG_HOME / "cache" if ZIG_HOME.is_dir() else Path.home() / ".cache" / "podzemi" / "zig"
