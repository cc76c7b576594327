"""Find the puzzles to come, so that nobody waits for them: writes the lists of games that search.

`python scripts/puzzles.py [GAME …] --since 2026-11-01 --days 400 --each 40`. What is written there already
stays. After the last one they come again from the first: days must be there in whole weeks, without gaps.
"""

from __future__ import annotations

import argparse
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypeAlias  # Any: states and components of whichever game

import msgspec

from podzemi.engine import registry
from podzemi.engine.puzzles.generated import TRIES, GeneratedPuzzles
from podzemi.engine.puzzles.puzzle import LEVELS, kinds_of

Drawn: TypeAlias = GeneratedPuzzles[Any, Any]
GAMES = Path(__file__).parents[1] / "src" / "podzemi" / "games"


def ids(puzzles: Drawn, since: date, days: int, each: int) -> list[str]:
    """Those that are asked for most come first."""
    practice = [f"practice-{n + 1}" for n in range(puzzles.practices)]
    levels = [f"{level}-{n + 1}" for n in range(each) for level in LEVELS]
    return practice + levels + [f"daily-{since + timedelta(days=n)}" for n in range(days)]


def find(puzzles: Drawn, id: str) -> int:
    """The number of the first scene of the stream that makes a puzzle."""
    return next(n for n in range(TRIES) if puzzles.attempt(id, n) is not None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.GAMES)
    parser.add_argument("--since", type=date.fromisoformat, required=True)
    parser.add_argument("--days", type=int, default=400)
    parser.add_argument("--each", type=int, default=40)
    given = parser.parse_args()
    for name in given.games:
        game = registry.game(name)
        for puzzles in kinds_of(game.puzzles).values() if game.puzzles else ():
            if isinstance(puzzles, GeneratedPuzzles):
                search(puzzles, GAMES / name / "puzzles" / puzzles.written, given)


def search(puzzles: Drawn, path: Path, given: argparse.Namespace) -> None:
    """All that are asked for; written after each one, so that a run that was stopped can go on from there."""
    known = dict(puzzles.known)
    for id in ids(puzzles, given.since, given.days, given.each):
        if id not in known:
            known[id] = find(puzzles, id)
            ordered = msgspec.json.encode(known, order="sorted")
            path.write_bytes(msgspec.json.format(ordered, indent=1) + b"\n")


if __name__ == "__main__":
    main()
