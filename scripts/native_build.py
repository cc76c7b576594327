"""Translate the rules to C++ and compile them into `podzemi.native._core`, beside its sources.

Run by `make play` and `make compile`. No Python.h is needed (`runtime/pyapi.hpp`), and one file serves every
Python from 3.11 on. The compiler is $CXX, else the system's, else zig's clang out of a wheel of 100 MB
(`scripts/ziglang.lock`), which is fetched into build/zig; PODZEMI_ZIG=0 forbids that. Where none can be had
it says so and what is lost. What did not change since the last time is not compiled again.

    python scripts/native_build.py             build, if something changed
    python scripts/native_build.py --zig       with zig's clang, whatever else is there
    python scripts/native_build.py --headers   write the translated rules to build/native, to be read
    python scripts/native_build.py --pyodide   for Python in a browser, into build/native/pyodide
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING

from progress import Progress, print_line

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build" / "native"
NATIVE = SRC / "podzemi" / "native"
RUNTIME = NATIVE / "runtime"
TARGET = NATIVE / ("_core.pyd" if sys.platform == "win32" else "_core.abi3.so")
STAMP = BUILD / "stamp"
FOR_PYODIDE = BUILD / "pyodide" / "_core.abi3.so"
ZIG = ROOT / "build" / "zig"
ZIG_LOCK = ROOT / "scripts" / "ziglang.lock"
FLAGS = ["-std=c++20", "-O2", "-fPIC", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti", "-w"]

CORE_PARTS = [
    f"{part}.hpp"
    for part in (
        "arguments",
        "state_object",
        "rollouts",
        "memory_object",
        "batch_object",
        "search_object",
        "json_changes",
    )
]
"""Sources that are concatenated to core.cpp."""

LOST = """native: {reason}
        Without it the bots have one level, hints no chances, and there are no reviews of matches.
        Install a C++ compiler (Debian, Ubuntu: `apt install g++`; macOS: `xcode-select --install`)
        and run this again, or see to it that the package `ziglang` can be fetched from PyPI."""

sys.path.insert(0, str(SRC))

if TYPE_CHECKING:
    from podzemi.native.compiler import Compiler


def compilers(only_zig: bool = False) -> Iterator[Compiler]:
    """Compilers to try in order: installed ones first, then one that can be fetched."""
    from podzemi.native import compiler

    found = [one for one in compiler.all_here() if one.is_zig or not only_zig]
    yield from found
    forbidden = os.environ.get("PODZEMI_ZIG") == "0" or "CXX" in os.environ
    if any(one.is_zig for one in found) or (forbidden and not only_zig) or not fetch_zig():
        return
    yield from (one for one in compiler.all_here() if one.is_zig)


def fetch_zig() -> bool:
    """Put zig's clang into a folder of its own: it is no part of the environment, nor of its lock."""
    digest = hashlib.sha256(ZIG_LOCK.read_bytes()).hexdigest()[:16]
    draft = ZIG / f"{digest}.{os.getpid()}"
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    install = (
        [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    )
    options = ["--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
    options += ["--target", str(draft), "-r", str(ZIG_LOCK)]
    with Progress("native: no C++ compiler here, fetching zig's clang", "100 MB, once") as work:
        done = subprocess.run([*install, *options], capture_output=True, text=True)
        if done.returncode != 0:
            work.result = f"not to be had: {(done.stderr.strip().splitlines() or ['?'])[-1]}"
            shutil.rmtree(draft, ignore_errors=True)
            return False
        draft.replace(ZIG / digest)
    return True


def fingerprint(cxx: Compiler) -> str:
    """All that the result depends on; not this Python: its version makes no difference."""
    version = cxx.run("--version").stdout.splitlines()[:1]
    digest = hashlib.sha256(f"{version} {FLAGS} {cxx.any_machine()}".encode())
    sources = [
        Path(__file__),
        *NATIVE.rglob("*.py"),
        *(path for path in RUNTIME.rglob("*") if path.is_file()),
        *(SRC / "podzemi/engine").rglob("*.py"),
    ]
    for suffix in ("py", "toml"):
        sources += (SRC / "podzemi/games").rglob(f"*.{suffix}")
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Failed(Exception):
    """The compiler's words."""


def run(cxx: Compiler, *arguments: str) -> None:
    try:
        done = cxx.run(*arguments)
    except OSError as error:
        raise Failed(str(error)) from None
    if done.returncode != 0:
        raise Failed(f"{cxx} {' '.join(arguments)}\n{done.stdout}{done.stderr}")


def compile_object(cxx: Compiler, source: Path, name: str, extra: list[str], depends: str) -> Path:
    """One object file; its name says what it was made from, so that an unchanged one is there already."""
    key = hashlib.sha256(f"{cxx} {FLAGS} {cxx.any_machine()} {extra} {depends}".encode()).hexdigest()
    made = objects_of(cxx) / f"{name}-{key[:16]}.o"
    if not made.exists():
        draft = made.with_suffix(f".{os.getpid()}")
        include = [f"-I{RUNTIME}", f"-I{BUILD}"]
        run(cxx, *FLAGS, *cxx.any_machine(), *include, *extra, "-c", str(source), "-o", str(draft))
        draft.replace(made)
    return made


def objects_of(cxx: Compiler) -> Path:
    """The folder of its object files."""
    from podzemi.native.compiler import ForPyodide

    return FOR_PYODIDE.parent if isinstance(cxx, ForPyodide) else BUILD


def compile_game(cxx: Compiler, game: str, with_packs: bool) -> Path:
    """With the built-in components as constants, or with those of any data pack in memory."""
    from podzemi.native import sources

    text = sources.header(game, judged=True)
    (BUILD / f"{game}.hpp").write_text(text)
    name = f"{game}_any" if with_packs else game
    extra = [f"-DGAME=podzemi_{game}", f"-DGAME_OBJECT={name}", f'-DGAME_NAME="{game}"']
    extra += [f'-DGAME_HEADER="{game}.hpp"', f'-DGAME_DIGEST="{sources.digest(game)}"']
    extra += ["-DPODZEMI_ANY_BOX", *cxx.for_packs()] if with_packs else []
    return compile_object(
        cxx,
        RUNTIME / "game.cpp",
        name,
        extra,
        text + texts("runtime.hpp", "interface.hpp", "machine.hpp", "game.cpp") + planner(text),
    )


def planner(text: str) -> str:
    """The search that a game brings along, if it does."""
    return "".join(path.read_text() for path in (RUNTIME / "planners").iterdir() if path.name in text)


def compile_core(cxx: Compiler, games: list[str]) -> Path:
    extra = [f"-DPODZEMI_GAMES={' '.join(f'X({game})' for game in games)}"]
    return compile_object(
        cxx,
        RUNTIME / "core.cpp",
        "core",
        extra,
        texts("core.cpp", "pyapi.hpp", "interface.hpp", "search.hpp", "workers.hpp", *CORE_PARTS),
    )


def compile_heap(cxx: Compiler) -> Path:
    hidden = ["-fvisibility-global-new-delete=force-hidden"]
    return compile_object(cxx, RUNTIME / "heap.cpp", "heap", hidden, texts("heap.cpp"))


def texts(*names: str) -> str:
    return "".join((RUNTIME / name).read_text() for name in names)


def build(cxx: Compiler, work: Progress) -> None:
    """Every game and the module side by side, then all of them together."""
    link(cxx, compile_all(cxx, work))


def compile_all(cxx: Compiler, work: Progress) -> list[Path]:
    from podzemi.native.sources import GAMES, digest, header

    objects_of(cxx).mkdir(parents=True, exist_ok=True)
    games = list(GAMES)
    for game in games:  # in turn: Python parses in one thread at a time, and 3.11 stumbles over two
        work.far(f"{game} translated")
        header(game, judged=True)
        digest(game)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        made = [pool.submit(compile_core, cxx, games)]
        made += [pool.submit(compile_heap, cxx)] if cxx.would_build_library else []
        made += [pool.submit(compile_game, cxx, game, packs) for packs in (False, True) for game in games]
        for number, one in enumerate(as_completed(made)):
            one.result()
            work.far(f"{number + 1} of {len(made)}")
    return [one.result() for one in made]


def link(cxx: Compiler, objects: list[Path]) -> None:
    draft = TARGET.with_suffix(f".{os.getpid()}")
    undefined = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    flags = [*cxx.any_machine(), "-shared", "-s", "-pthread", *undefined]
    run(cxx.without_library(), *flags, *map(str, objects), "-o", str(draft))
    forget()
    draft.replace(TARGET)
    for old in set(BUILD.glob("*.o")) - set(objects):
        old.unlink(missing_ok=True)


def forget() -> None:
    """Remove the module, and what older builds made for one Python alone: Python would prefer that."""
    for old in (*TARGET.parent.glob("_core*.so"), *TARGET.parent.glob("_core*.pyd")):
        old.unlink(missing_ok=True)


def build_with(cxx: Compiler) -> str | None:
    """Build unless everything is current; what went wrong, None if nothing did."""
    wanted = fingerprint(cxx)
    if TARGET.exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return None
    try:
        with Progress(f"native: the rules as C++ with {cxx}", "half a minute of one core, once") as work:
            build(cxx, work)
            work.result = f"{TARGET.name}, {TARGET.stat().st_size // 1024} KB"
    except Failed as failed:
        print_line(str(failed))
        return f"{cxx} cannot compile the rules"
    STAMP.write_text(wanted)
    return None


def build_for_pyodide() -> int:
    """The module that Pyodide imports, always by zig's clang: nothing else is known to fit."""
    from podzemi.native.compiler import ForPyodide

    zig = next((one for one in compilers(only_zig=True)), None)
    if zig is None:
        print_line("native: zig's clang is wanted for Pyodide, and cannot be fetched from PyPI")
        return 1
    cxx = ForPyodide(zig.command, is_zig=True)
    wanted, stamp = fingerprint(cxx), FOR_PYODIDE.with_name("stamp")
    if FOR_PYODIDE.exists() and stamp.exists() and stamp.read_text() == wanted:
        return 0
    try:
        with Progress(f"native: the rules as WebAssembly with {cxx}", "half a minute, once") as work:
            made = compile_all(cxx, work)
            linked = cxx.link([*map(str, made)], str(FOR_PYODIDE))
            if linked.returncode != 0:
                raise Failed(linked.stderr)
            work.result = f"{FOR_PYODIDE.name}, {FOR_PYODIDE.stat().st_size // 1024} KB"
    except Failed as failed:
        print_line(str(failed))
        return 1
    for old in set(FOR_PYODIDE.parent.glob("*.o")) - set(made):
        old.unlink(missing_ok=True)
    stamp.write_text(wanted)
    return 0


def build_with_any(only_zig: bool = False) -> int:
    """By the first compiler that can; without one say what is lost."""
    reason = "no C++ compiler was found"
    for cxx in compilers(only_zig):
        problem = build_with(cxx)
        if problem is None:
            return 0
        reason = problem
    forget()
    print_line(LOST.format(reason=reason))
    return 1


def write_headers() -> int:
    from podzemi.native.sources import GAMES, header

    BUILD.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        path = BUILD / f"{game}.hpp"
        path.write_text(header(game, judged=True))
        print(path.relative_to(ROOT))
    return 0


def main() -> int:
    os.environ["PODZEMI_PURE"] = "1"  # what is about to be replaced must not be loaded
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--headers", action="store_true", help="only write the translated rules")
    parser.add_argument("--zig", action="store_true", help="with zig's clang, fetched if need be")
    parser.add_argument("--pyodide", action="store_true", help="for Python in a browser")
    asked = parser.parse_args()
    if asked.pyodide:
        return build_for_pyodide()
    return write_headers() if asked.headers else build_with_any(asked.zig)


if __name__ == "__main__":
    sys.exit(main())
