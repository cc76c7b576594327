"""The engine room of the client that needs no server: Pyodide, libraries, our modules, ready for browsers.

`make()` brings `build/alone/packs` up to date, from what is pinned: Pyodide in package-lock.json,
msgspec's wheel for it in msgspec.lock, all other libraries in the environment (requirements.lock).
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import build_web
import native_build
from progress import Progress

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SRC: Final = ROOT / "src"
HERE: Final = Path(__file__).parent
BUILD: Final = ROOT / "build" / "alone"
PACKS: Final = BUILD / "packs"
TREE: Final = BUILD / "tree"
WHEELS: Final = BUILD / "wheels"
PYODIDE: Final = HERE / "node_modules" / "pyodide"
LIBRARIES: Final = Path(sysconfig.get_path("purelib"))
GAMES: Final = ("welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords")
LANGUAGES: Final = ("en", "cs", "sk", "pl")
LEFT_OUT: Final = (
    "podzemi/cli/",
    "podzemi/arena/",
    "podzemi/study/",
    "podzemi/native/translate/",
    "podzemi/native/runtime/",
    "podzemi/native/card/",
    *(f"podzemi/native/{name}.py" for name in ("solver", "lanes", "batch", "sources", "compiler")),
    *(f"podzemi/server/store/{name}.py" for name in ("postgres", "whole_database", "copies")),
    "podzemi/server/running/process.py",
    "podzemi/server/static/",
    "podzemi/server/engine/",
    "podzemi/bots/data/",
    "podzemi/bots/learned",
    *(f"podzemi/games/{game}/{room}" for game in GAMES for room in ("terminal", "shape.py")),
)
"""Files that playing alone in a browser does not need, by the beginning of their paths."""
UNREAD: Final = (".so", ".pyd", ".pyc", ".pyi", ".typed", ".hpp", ".cpp", ".cu", ".npz", ".tables", ".txt")
ALSO: Final = ("litestar-*.dist-info/METADATA", "confusable_homoglyphs/*.json")
"""Files of libraries that are no modules."""


def fetch() -> None:
    """Pyodide and msgspec's wheel for it, unless they are here."""
    lock = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if not (PYODIDE.is_dir() and build_web.is_fresh("pyodide", lock)):
        command = [build_web.tool("npm"), "ci", "--prefix", str(HERE), "--no-audit", "--no-fund"]
        build_web.run("fetching Python for browsers (7 MB, once)", *command, "--ignore-scripts")
        build_web.keep("pyodide", lock)
    wheel_lock = HERE / "msgspec.lock"
    mark = WHEELS / "lock"
    if mark.exists() and mark.read_text() == wheel_lock.read_text():
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    machine = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"]
    machine += ["--implementation", "cp", "--abi", "cp314", "--only-binary", ":all:"]
    which = ["--no-deps", "--require-hashes", "-r", str(wheel_lock), "-d", str(WHEELS)]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *machine, *which], check=True)
    for wheel in WHEELS.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(WHEELS)
    mark.write_text(wheel_lock.read_text())


def ours() -> Iterator[str]:
    """Our files that go along, as paths below `src`."""
    for path in sorted((SRC / "podzemi").rglob("*")):
        name = path.relative_to(SRC).as_posix()
        if path.is_file() and path.suffix not in UNREAD and not name.startswith(LEFT_OUT):
            yield name


def part_of(name: str) -> str:
    """The pack that a file goes into: that of its game or language, else the one for all."""
    for language in LANGUAGES:
        if name.startswith(f"podzemi/languages/{language}/"):
            return f"words-{language}"
    for game in GAMES:
        if f"/{game}/" in name or f"/{game}" in name.removesuffix(".py"):
            return game
    return "podzemi"


def plant() -> dict[str, list[str]]:
    """Write the tree that is packed; its files by pack."""
    from podzemi.native.flat import WRITTEN, kinds_of

    shutil.rmtree(TREE, ignore_errors=True)
    parts: dict[str, list[str]] = {}
    for name in ours():
        target = TREE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SRC / name, target)
        parts.setdefault(part_of(name), []).append(name)
    import msgspec

    kinds = {f"podzemi.games.{game}": kinds_of(f"podzemi.games.{game}") for game in GAMES}
    native = "podzemi/native/"
    (TREE / native / WRITTEN).write_bytes(msgspec.json.encode(kinds))
    shutil.copyfile(native_build.FOR_PYODIDE, TREE / native / native_build.FOR_PYODIDE.name)
    parts["podzemi"] += [f"{native}{WRITTEN}", f"{native}{native_build.FOR_PYODIDE.name}"]
    return parts


def stamp() -> str:
    """All that the packs are made of."""
    made = hashlib.sha256()
    own = (SRC / name for name in ours())
    tools = (*sorted(HERE.iterdir()), native_build.FOR_PYODIDE, HERE / "package-lock.json")
    for path in (*own, *tools, ROOT / "requirements.lock"):
        if path.is_file():
            made.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def node(*arguments: str) -> list[str]:
    """The command that runs a script in Pyodide under Node."""
    return [build_web.tool("node"), str(HERE / "under_node.mjs"), str(PYODIDE), *arguments]


def make() -> Path:
    """The folder of the packs, up to date; a second one that asks meanwhile waits and finds it so."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return make_alone()


def make_alone() -> Path:
    fetch()
    if native_build.build_for_pyodide() != 0:
        raise SystemExit(1)
    wanted, mark = stamp(), PACKS / "stamp"
    if mark.exists() and mark.read_text() == wanted:
        return PACKS
    shutil.rmtree(PACKS, ignore_errors=True)
    PACKS.mkdir(parents=True)
    sys.path.insert(0, str(SRC))
    with Progress("alone: our modules as byte code for browsers") as work:
        path = ["/wheels", "/tree", "/libraries"]
        also = [f"/libraries/{one.relative_to(LIBRARIES)}" for which in ALSO for one in LIBRARIES.glob(which)]
        plan = {
            "path": path,
            "tree": "/tree",
            "also": also,
            "parts": plant(),
            "exercise": "/here",
            "cache": "/build/cache",
        }
        (BUILD / "plan.json").write_text(json.dumps(plan))
        (BUILD / "cache").mkdir(exist_ok=True)
        mounts = {WHEELS: "/wheels", TREE: "/tree", LIBRARIES: "/libraries", HERE: "/here", BUILD: "/build"}
        given = [part for here, there in mounts.items() for part in ("--mount", f"{here}={there}")]
        command = node(*given, str(HERE / "make_packs.py"), "/build/plan.json", "/build/packs")
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            work.result = "failed"
            raise SystemExit(f"alone: {done.stdout}{done.stderr}")
        work.result = f"{sum(one.stat().st_size for one in PACKS.glob('*.pack')) / 1e6:.1f} MB"
    mark.write_text(wanted)
    return PACKS


if __name__ == "__main__":
    print(make())
