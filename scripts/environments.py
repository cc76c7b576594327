"""Environments of their own in build/, for packages that daily work does without."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

UV: Final = str(Path(sys.executable).with_name("uv"))


def prepare(environment: Path, requirements: Path) -> str:
    """The Python of an environment, made once and again when its list changes."""
    mark, python = environment / "requirements.txt", str(environment / "bin/python")
    if mark.exists() and mark.read_text() == requirements.read_text():
        return python
    print(f"{environment.name}: its packages, into {environment} (once) ...", flush=True)
    for command in (
        [UV, "venv", "--quiet", "--clear", "--python", sys.executable, str(environment)],
        [UV, "pip", "sync", "--quiet", "--require-hashes", "--python", python, str(requirements)],
    ):
        subprocess.run(command, check=True)
    mark.write_text(requirements.read_text())
    return python


def add(python: str, *packages: str) -> None:
    """More packages by pip, which looks where it is told to (PIP_FIND_LINKS), unless they are there."""
    command = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", *packages]
    subprocess.run(command, check=True)
