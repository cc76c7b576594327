"""Packages with games, installed into a folder of a test: the environment stays as it is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def installed(folder: Path, *packages: Path) -> Path:
    """A folder for PYTHONPATH with these packages in it; without any, the games of examples/."""
    command = [str(Path(sys.executable).parent / "uv"), "pip", "install", "--quiet", "--no-deps"]
    for package in packages or (EXAMPLES / "nim", EXAMPLES / "bluff"):
        copy = folder / "source" / package.name
        shutil.copytree(package, copy)  # a build writes beside its sources
        command_for = [*command, "--no-build-isolation", "--target", str(folder / "site"), str(copy)]
        subprocess.run(command_for, check=True, timeout=120)
    return folder / "site"
