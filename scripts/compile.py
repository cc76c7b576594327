"""Compile the engine's hot modules with mypyc, beside their sources.

Run by `make compile`. Without a C compiler it says so and changes nothing: the
same modules then run as plain Python, with the same results.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from docstrings import docstrings, with_docstrings
from progress import Progress

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
STAMP = ROOT / "build" / "compiled.stamp"
OPTIMIZED = "2"
"""The games are as fast as with 3, and compiled in four fifths of the time."""


def modules() -> list[str]:
    """Modules to compile: the base of all games, and the hot modules of each registered game.

    `policy` stays out: it runs as native code, and only the laws run it as Python.
    """
    from podzemi.engine.registry import GAMES

    hot = [SRC / "podzemi/engine" / f"{name}.py" for name in ("bits", "dice", "fields", "seating")]
    for name in GAMES:
        game = SRC / "podzemi" / "games" / name
        parts = (
            *("state", "geometry", "codes", "names", "encoding/observation", "encoding/choices"),
            *("view/build", "view/sample", "preview/build", "preview/survival", "preview/sandbox"),
            *("preview/gains", "preview/paths", "preview/forecast", "solver/search", "solver/bounds"),
        )
        hot += [game / f"{part}.py" for part in parts if (game / f"{part}.py").exists()]
        hot += sorted(game.glob("rules/**/*.py"))
    return [str(path.relative_to(SRC)) for path in hot]


def fingerprint(paths: list[str]) -> str:
    """Digest of everything the build depends on: sources of engine and games, Python, tools, flags."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {OPTIMIZED} {paths}".encode())
    for path in sorted([*(SRC / "podzemi/engine").rglob("*.py"), *(SRC / "podzemi/games").rglob("*.py")]):
        digest.update(path.read_bytes())
    digest.update((ROOT / "requirements.lock").read_bytes())
    return digest.hexdigest()


def has_compiler() -> bool:
    """A C compiler, and the headers of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return header.exists() and any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang"))


def is_current() -> bool:
    """Whether what is compiled is of these sources."""
    return STAMP.exists() and STAMP.read_text() == fingerprint(modules())


def compiled() -> list[Path]:
    """The modules that an earlier run compiled."""
    found = [*SRC.rglob("*.so"), *SRC.rglob("*.pyd")]
    return [path for path in found if not path.name.startswith("_core.")]  # of scripts/native_build.py


def is_stale() -> bool:
    """Whether something is compiled, and of other sources than these."""
    return bool(compiled()) and not is_current()


def remove() -> None:
    for path in compiled():
        path.unlink()
    STAMP.unlink(missing_ok=True)


def build_extensions(paths: list[str]) -> None:
    """Translate Python to C, add the docstrings, and compile. Runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import setup

    texts = docstrings(SRC, paths)
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *paths], opt_level=OPTIMIZED, debug_level="0"
    )
    for source in {source for extension in extensions for source in extension.sources}:
        path = Path(source)
        path.write_text(with_docstrings(path.read_text("utf-8"), texts), "utf-8")
    setup(name="podzemi", ext_modules=extensions, script_args=["build_ext", "--inplace"])


def inlining() -> dict[str, str]:
    """Without it the C compiler leaves every call between functions a call, however small they are."""
    if sys.platform != "linux":
        return {}
    return {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition"}


def main() -> int:
    if sys.argv[1:2] == ["--extensions"]:
        build_extensions(sys.argv[2:])
        return 0
    os.environ["PODZEMI_PURE"] = "1"  # what is about to be replaced must not be loaded
    if is_current():
        return 0
    remove()
    if not has_compiler():
        print("compile: no C compiler or no Python.h found; the engine runs as plain Python")
        return 0
    paths = modules()
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    env = {**os.environ, "PODZEMI_PURE": "0", "MYPYPATH": str(SRC), **inlining()}
    command = [sys.executable, __file__, "--extensions", *paths]
    with Progress(f"compile: {len(paths)} modules with mypyc", "some two minutes of one core, once"):
        done = subprocess.run(command, cwd=SRC, env=env, capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stdout + done.stderr)
        print("compile: failed; the engine runs as plain Python")
        remove()
        return 1
    shutil.rmtree(SRC / "build", ignore_errors=True)
    STAMP.write_text(fingerprint(paths))
    return 0


if __name__ == "__main__":
    sys.exit(main())
