"""The suites of PettingZoo, Gymnasium and OpenSpiel over our adapters, for every game.

The libraries live in an environment of their own, `build/upstream`, made from
`scripts/upstream/requirements.txt`; it sees this folder's sources, compiled or not.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
ENVIRONMENT: Final = ROOT / "build/upstream"
REQUIREMENTS: Final = ROOT / "scripts/upstream/requirements.txt"
TESTS: Final = "tests/study/upstream"


def prepare(environment: Path, requirements: Path) -> str:
    """The Python of an environment, made once and again when its list changes."""
    mark, python = environment / "requirements.txt", str(environment / "bin/python")
    if mark.exists() and mark.read_text() == requirements.read_text():
        return python
    uv = str(Path(sys.executable).with_name("uv"))
    for command in (
        [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(environment)],
        [uv, "pip", "sync", "--quiet", "--require-hashes", "--python", python, str(requirements)],
    ):
        subprocess.run(command, check=True)
    mark.write_text(requirements.read_text())
    return python


def main() -> int:
    python = prepare(ENVIRONMENT, REQUIREMENTS)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", TESTS, *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
