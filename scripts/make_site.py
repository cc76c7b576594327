"""Builds the site that needs no server: `make site`, into build/alone/site or the folder that is named.

python scripts/make_site.py [FOLDER]
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "alone"))

import build_web
import packs
import site_engine


def make(folder: Path = packs.BUILD / "site") -> Path:
    """The site, of what is here now."""
    build_web.for_players()
    site_engine.make()
    subprocess.run([sys.executable, "-m", "podzemi", "site", str(folder)], check=True)
    return folder


if __name__ == "__main__":
    make(*map(Path, sys.argv[1:]))
