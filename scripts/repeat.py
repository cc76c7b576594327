"""Run tests again and again, and say which of them failed how often. A flaky test is a bug.

    python scripts/repeat.py                                         the browser tests, eight times
    python scripts/repeat.py --times 30 tests/browser/test_match.py  some tests, thirty times
    python scripts/repeat.py --times 30 --blinked                    those that have ever failed here

What each run found is kept in build/repeat.jsonl, a line for each run, so that later runs add to it;
`--table` only prints what is known. Whatever stands behind `--` goes to pytest as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
BOOK = ROOT / "build" / "repeat.jsonl"
SHOWN = 600
"""Characters of the reason why a test failed."""
RAN = (0, 1)
"""Exit codes of pytest after running tests: all passed, or some failed. Others: none found, or an error."""


class Run(NamedTuple):
    """One run: which tests passed and which did not, by their ids."""

    at: str
    seconds: float
    passed: list[str]
    failed: list[str]


def once(tests: list[str], workers: int, more: list[str], seed: int) -> Run:
    """All of the tests, to the end; the seed is the luck of the matches that they play."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal"]
        begun = time.monotonic()
        done = subprocess.run(
            [*command, f"--junitxml={report}", *more, *tests],
            cwd=ROOT,
            env=os.environ | {"PODZEMI_SEED": str(seed)},
            capture_output=True,
        )
        took = time.monotonic() - begun
        if not report.exists() or done.returncode not in RAN:
            sys.exit(done.stdout.decode() + done.stderr.decode())
        passed, failed = outcomes(report.read_text("utf-8"))
    for name, why in failed.items():
        print(f"{name}\n    {why[:SHOWN]}", flush=True)
    return Run(time.strftime("%Y-%m-%d %H:%M"), round(took, 1), passed, list(failed))


def outcomes(report: str) -> tuple[list[str], dict[str, str]]:
    """From pytest's report in XML: which tests passed, and which did not, with the reason."""
    passed: list[str] = []
    failed: dict[str, str] = {}
    for case in ElementTree.fromstring(report).iter("testcase"):
        name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        bad = [found for kind in ("failure", "error") if (found := case.find(kind)) is not None]
        if bad:
            failed[name] = bad[0].get("message", "")
        else:
            passed.append(name)
    return passed, failed


def known() -> list[Run]:
    lines = BOOK.read_text("utf-8").splitlines() if BOOK.exists() else []
    return [Run(**json.loads(line)) for line in lines]


def table(runs: list[Run]) -> str:
    """Failures by test, of as many runs as it was in."""
    failed = Counter(name for run in runs for name in run.failed)
    tried = Counter(name for run in runs for name in {*run.passed, *run.failed})
    rows = [f"{count:4} of {tried[name]:4}  {name}" for name, count in failed.most_common()]
    clean = sum(not run.failed for run in runs)
    last = next((n for n, run in enumerate(reversed(runs)) if run.failed), len(runs))
    return "\n".join(
        [
            *rows,
            f"{clean} of {len(runs)} runs without a failure, the last {last} in a row, {len(tried)} tests",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tests", nargs="*", help="files or tests; without: tests/browser")
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2, help="browsers at once")
    parser.add_argument("--seed", type=int, default=0, help="luck of the first run; each has its own")
    parser.add_argument("--blinked", action="store_true", help="the tests that failed in any run so far")
    parser.add_argument("--table", action="store_true", help="print what is known and run nothing")
    given = sys.argv[1:]
    cut = given.index("--") if "--" in given else len(given)
    asked, more = parser.parse_args(given[:cut]), given[cut + 1 :]
    tests = asked.tests or ["tests/browser"]
    if asked.blinked:
        tests = sorted({name for run in known() for name in run.failed})
    BOOK.parent.mkdir(exist_ok=True)
    bad = False
    for number in range(0 if asked.table or not tests else asked.times):
        run = once(tests, asked.workers, more, asked.seed + number)
        bad = bad or bool(run.failed)
        with BOOK.open("a", encoding="utf-8") as book:
            book.write(json.dumps(run._asdict()) + "\n")
        print(
            f"{number + 1}: {len(run.passed)} passed, {len(run.failed)} failed, {run.seconds} s", flush=True
        )
    print(table(known()))
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
