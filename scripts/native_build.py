"""Translate the rules to C++ and compile them into `podzemi.native._core`, beside its sources.

Run by `make compile`. Without a C++ compiler it says so and changes nothing: the same games then run as
Python. What did not change since the last time is not compiled again.

    python scripts/native_build.py             build, if something changed
    python scripts/native_build.py --headers   write the translated rules to build/native, to be read
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build" / "native"
NATIVE = SRC / "podzemi" / "native"
RUNTIME = NATIVE / "runtime"
TARGET = NATIVE / f"_core{sysconfig.get_config_var('EXT_SUFFIX')}"
STAMP = BUILD / "stamp"
FLAGS = ["-std=c++20", "-O2", "-fPIC", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti", "-w"]

CORE_PARTS = [
    f"{part}.hpp"
    for part in ("arguments", "state_object", "rollouts", "memory_object", "batch_object", "search_object")
]
"""What core.cpp is made of."""

ANY_FLAGS = ["-ftls-model=initial-exec"] if sys.platform == "linux" else []
"""Data packs: a thread finds its components without a call."""

sys.path.insert(0, str(SRC))


def compiler() -> str | None:
    """A C++ compiler that knows the flags, and the headers of this Python."""
    wanted = os.environ.get("CXX") or (sysconfig.get_config_var("CXX") or "c++").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    found = (shutil.which(name) for name in (wanted, "c++", "g++", "clang++"))
    return next(filter(None, found), None) if header.exists() else None


def machine_flags() -> list[str]:
    """Every x86-64 since 2009 can count bits: the rules do that a lot."""
    return ["-march=x86-64-v2"] if platform.machine() in ("x86_64", "AMD64") else []


def fingerprint(cxx: str) -> str:
    """All that the result depends on."""
    version = subprocess.run([cxx, "--version"], capture_output=True, text=True).stdout.splitlines()[:1]
    digest = hashlib.sha256(f"{sys.version} {version} {FLAGS} {machine_flags()}".encode())
    sources = [
        Path(__file__),
        *NATIVE.rglob("*.py"),
        *(path for path in RUNTIME.rglob("*") if path.is_file()),
        *(SRC / "podzemi/engine").glob("*.py"),
    ]
    for suffix in ("py", "toml"):
        sources += (SRC / "podzemi/games").rglob(f"*.{suffix}")
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Failed(Exception):
    """The compiler's words."""


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def compile_object(cxx: str, source: Path, name: str, extra: list[str], depends: str) -> Path:
    """One object file; its name says what it was made from, so that an unchanged one is there already."""
    key = hashlib.sha256(
        f"{cxx} {FLAGS} {machine_flags()} {extra} {sys.version} {depends}".encode()
    ).hexdigest()
    made = BUILD / f"{name}-{key[:16]}.o"
    if not made.exists():
        draft = made.with_suffix(f".{os.getpid()}")
        include = [f"-I{RUNTIME}", f"-I{BUILD}", f"-I{sysconfig.get_paths()['include']}"]
        run([cxx, *FLAGS, *machine_flags(), *include, *extra, "-c", str(source), "-o", str(draft)])
        draft.replace(made)
    return made


def compile_game(cxx: str, game: str, with_packs: bool) -> Path:
    """With the built-in components as constants, or with those of any data pack in memory."""
    from podzemi.native import sources

    text = sources.header(game, judged=True)
    (BUILD / f"{game}.hpp").write_text(text)
    name = f"{game}_any" if with_packs else game
    extra = [f"-DGAME=podzemi_{game}", f"-DGAME_OBJECT={name}", f'-DGAME_NAME="{game}"']
    extra += [f'-DGAME_HEADER="{game}.hpp"', f'-DGAME_DIGEST="{sources.digest(game)}"']
    extra += ["-DPODZEMI_ANY_BOX", *ANY_FLAGS] if with_packs else []
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


def compile_core(cxx: str, games: list[str]) -> Path:
    extra = [f"-DPODZEMI_GAMES={' '.join(f'X({game})' for game in games)}"]
    return compile_object(
        cxx,
        RUNTIME / "core.cpp",
        "core",
        extra,
        texts("core.cpp", "interface.hpp", "search.hpp", "workers.hpp", *CORE_PARTS),
    )


def texts(*names: str) -> str:
    return "".join((RUNTIME / name).read_text() for name in names)


def build(cxx: str) -> None:
    """Every game and the module side by side, then all of them together."""
    from podzemi.native.sources import GAMES, digest, header

    BUILD.mkdir(parents=True, exist_ok=True)
    games = list(GAMES)
    for (
        game
    ) in games:  # one after the other: Python parses in one thread at a time, and 3.11 stumbles over two
        header(game, judged=True)
        digest(game)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        core = pool.submit(compile_core, cxx, games)
        wanted = [(game, with_packs) for with_packs in (False, True) for game in games]
        objects = [*pool.map(lambda one: compile_game(cxx, *one), wanted), core.result()]
    draft = TARGET.with_suffix(f".{os.getpid()}")
    undefined = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    run([cxx, "-shared", "-s", *map(str, objects), "-o", str(draft), "-pthread", *undefined])
    draft.replace(TARGET)
    for old in set(BUILD.glob("*.o")) - set(objects):
        old.unlink(missing_ok=True)


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
    if parser.parse_args().headers:
        return write_headers()
    cxx = compiler()
    if cxx is None:
        TARGET.unlink(missing_ok=True)
        print("native: no C++ compiler or no Python.h found; the games run as Python")
        return 0
    wanted = fingerprint(cxx)
    if TARGET.exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    started = time.monotonic()
    print(f"native: the rules as C++ with {cxx} ...", flush=True)
    try:
        build(cxx)
    except Failed as failed:
        print(failed)
        print("native: failed; the games run as Python")
        TARGET.unlink(missing_ok=True)
        return 1
    STAMP.write_text(wanted)
    print(f"native: {TARGET.name}, {TARGET.stat().st_size // 1024} KB, {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
