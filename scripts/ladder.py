"""Play the ladder and write docs/ladder.md. See `make ladder`.

What is to be played stands in docs/ladder.toml; every finished piece is written to docs/ladder.jsonl at once,
so a run that is stopped goes on where it was, here or on another machine. Matches of bots whose code has
changed since are played again. Needs nothing but the package, msgspec and native code.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Final

from podzemi.arena.checkpoint import Checkpoint
from podzemi.arena.figures.markdown import table
from podzemi.arena.ladder import Measured, NoNativeCode, Plan, check_native, is_stale, measurements, read
from podzemi.arena.ladder_page import page, pictures
from podzemi.arena.play import MatchBroke
from podzemi.arena.rows import Run, play
from podzemi.arena.work.pool import WorkerDied

ROOT: Final = Path(__file__).resolve().parent.parent
INTERRUPTED: Final = 130
EVERY: Final = 20.0
"""Seconds between two lines of progress where there is no terminal."""


class Progress:
    """How far it is, on the error output: one line that changes, or a line now and then."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = self._found = 0
        self._begun: float | None = None
        self._said = 0.0

    def begin(self) -> None:
        """From here on matches take time; those before were in the file."""
        self._found = self._done
        self._begun = time.monotonic()

    def add(self, matches: int) -> None:
        self._done += matches
        now = time.monotonic()
        if self._begun is None or now - self._said < (0.2 if sys.stderr.isatty() else EVERY):
            return
        self._said = now
        line = f"{self._done:,} of {self._total:,} matches{self._left(now - self._begun)}"
        print(
            f"\r{line}\x1b[K" if sys.stderr.isatty() else line, end=self._end(), file=sys.stderr, flush=True
        )

    def _end(self) -> str:
        return "" if sys.stderr.isatty() else "\n"

    def _left(self, seconds: float) -> str:
        played = self._done - self._found
        if played <= 0:
            return ""
        return f", about {seconds / played * (self._total - self._done) / 60:.0f} minutes left"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    docs = ROOT / "docs"
    parser.add_argument("--plan", type=Path, default=docs / "ladder.toml")
    parser.add_argument("--results", type=Path, default=docs / "ladder.jsonl", help="what is known so far")
    parser.add_argument("--page", type=Path, default=docs / "ladder.md")
    parser.add_argument("--only", action="append", default=[], metavar="GAME", help="play this game alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, help="begin no new match after that")
    parser.add_argument("--quick", action="store_true", help="a few matches, into build/ladder")
    parser.add_argument("--no-play", action="store_true", help="only write the page from what is known")
    parser.add_argument("--left", action="store_true", help="only say what is missing, and how long it takes")
    parser.add_argument("--trust", action="store_true", help="keep results of code that has changed since")
    parser.add_argument("--prune", action="store_true", help="forget results that the plan no longer names")
    given = parser.parse_args()
    if given.quick:
        given.results, given.page = ROOT / "build/ladder/ladder.jsonl", ROOT / "build/ladder/ladder.md"
    return given


def main() -> int:
    given = arguments()
    plan = read(given.plan)
    plan = plan.in_brief() if given.quick else plan
    checkpoint = Checkpoint(given.results, trust=given.trust or given.no_play or given.left)
    if given.left:
        print(left(plan.only(given.only), checkpoint))
        return 0
    interrupted = False
    if not given.no_play:
        check_native(plan.only(given.only))
        clean(checkpoint, plan, given)
        interrupted = play_missing(plan.only(given.only), checkpoint, given)
        checkpoint.tidy()
    write(plan, measurements(plan.steps(), checkpoint), given)
    return INTERRUPTED if interrupted else 0


def left(plan: Plan, checkpoint: Checkpoint) -> str:
    """The missing matches, step by step, with the processor time per match so far."""
    rows, total = [], 0.0
    for step in plan.steps():
        batches = checkpoint.batches(step.pairing)
        done, cpu = sum(one.matches for one in batches), sum(one.cpu_seconds for one in batches)
        missing = max(0, step.pairing.matches - done)
        a_match = cpu / done if done else None
        total += missing * (a_match or 0)
        names = (step.pairing.game, str(step.pairing.players), step.first, step.second)
        took = ("?", "?") if a_match is None else (f"{a_match:.2f} s", f"{missing * a_match / 60:.0f} min")
        rows.append([*names, f"{done} of {step.pairing.matches}", *took])
    head = ["game", "players", "first", "second", "matches", "CPU a match", "CPU left"]
    return f"{table(head, rows)}\n{total / 60:.0f} minutes of one core, as far as is known"


def clean(checkpoint: Checkpoint, plan: Plan, given: argparse.Namespace) -> None:
    """Forget what does not count any more."""
    if not given.trust and (gone := checkpoint.drop(is_stale)):
        print(f"{gone} matches were played by other code; they are played again", file=sys.stderr)
    if given.prune:
        checkpoint.keep_only(step.pairing for step in plan.steps())
    checkpoint.tidy()


def play_missing(plan: Plan, checkpoint: Checkpoint, given: argparse.Namespace) -> bool:
    """Whether Ctrl-C ended it."""
    rows = [step.pairing for step in plan.steps()]
    progress = Progress(sum(row.matches for row in rows))
    seconds = None if given.minutes is None else 60 * given.minutes
    run = Run(
        jobs=given.jobs, checkpoint=checkpoint, seconds=seconds, progress=progress.add, began=progress.begin
    )
    return any(one.interrupted for one in play(rows, run))


def write(plan: Plan, found: list[Measured], given: argparse.Namespace) -> None:
    command = "make ladder" if not given.quick else "python scripts/ladder.py --quick"
    images = given.page.parent / "images"
    images.mkdir(parents=True, exist_ok=True)
    given.page.write_text(page(plan, found, command), "utf-8")
    for name, drawn in pictures(found).items():
        (images / name).write_text(drawn, "utf-8")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (NoNativeCode, ValueError, MatchBroke, WorkerDied) as error:
        sys.exit(f"ladder: {error}")
