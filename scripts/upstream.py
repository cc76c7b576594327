"""The suites of PettingZoo, Gymnasium and OpenSpiel over our adapters, for every game.

They run as a stranger would run them: our wheel is built and installed beside these libraries into an
environment of its own, `build/upstream`, made from `scripts/upstream/requirements.txt`. Nothing is taken
from this folder's sources.

    python scripts/upstream.py             every suite
    python scripts/upstream.py --deep      and TorchRL's and Shimmy's, with PyTorch (build/upstream-deep)
    python scripts/upstream.py -k known    what pytest is told
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import wheels
from environments import UV, add, prepare

ROOT: Final = Path(__file__).parent.parent
TESTS: Final = "tests/study/upstream"
REQUIREMENTS: Final = ROOT / "scripts/upstream/requirements.txt"
DEEP: Final = "--deep"
PYTORCH: Final = ("torch==2.13.0", "torchrl==0.14.1", "shimmy==2.0.1")
"""Too large for a lock of daily work; where pip finds PyTorch's CPU build, it takes that."""


def main() -> int:
    wanted = "upstream-deep" if DEEP in sys.argv else "upstream"
    python = prepare(ROOT / "build" / wanted, REQUIREMENTS)
    if DEEP in sys.argv:
        add(python, *PYTORCH)
    install(python, ROOT / "build" / f"{wanted}-wheels")
    asked = [word for word in sys.argv[1:] if word != DEEP]
    tests = [f"{TESTS}/deep"] if DEEP in sys.argv else [TESTS, f"--ignore={TESTS}/deep"]
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, *asked]
    keep = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=ROOT, env=keep).returncode


def install(python: str, folder: Path) -> None:
    """The library as a wheel, compiled where that is done, and what makes Gymnasium and OpenSpiel find it."""
    shutil.rmtree(folder, ignore_errors=True)
    compiled = any((ROOT / "src/podzemi").rglob("*.so"))
    wheels.build(ROOT, "compiled" if compiled else "", into=folder)
    wheels.build(ROOT / "packages/names", into=folder)
    made = list(map(str, folder.glob("*.whl")))
    command = [UV, "pip", "install", "--quiet", "--python", python, "--no-deps", "--reinstall", *made]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main())
