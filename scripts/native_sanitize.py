"""Play every game at every table with the address and the undefined-behaviour sanitizer.

    python scripts/native_sanitize.py [--decisions 400] [GAME ...]

The release form of the translated rules, nothing of its own checked: what the sanitizers see is what a
mistake would do.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from native_equality import mixed, tables
from native_plain import SANITIZED, compile_game

from podzemi.engine.registry import GAMES, game


def matches(name: str, decisions: int) -> str:
    """A line for every table: seed, players, decisions, how often what an absent seat plays, options."""
    lines = []
    for number, (players, options) in enumerate(tables(game(name))):
        chosen = " ".join(str(int(one)) for one in game(name).option_numbers(options))
        lines.append(f"{mixed(number)} {players} {decisions} {number % 3 * 6} {chosen}")
    return "\n".join(lines) + "\n"


def sanitize(name: str, decisions: int) -> bool:
    """Whether nothing was found."""
    with tempfile.TemporaryDirectory() as folder:
        program = compile_game(name, Path(folder), SANITIZED)
        done = subprocess.run([program], input=matches(name, decisions), capture_output=True, text=True)
    print(f"{name}: {done.stdout.strip() or done.stderr}", flush=True)
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--decisions", type=int, default=400, help="at every table")
    given = parser.parse_args()
    clean = [sanitize(name, given.decisions) for name in given.games]
    return int(not all(clean))


if __name__ == "__main__":
    sys.exit(main())
