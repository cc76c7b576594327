"""`make bench-peers`: random play in other libraries and in ours, in turn, on this machine.

All of it runs in an environment of its own, `build/peers`, made from `scripts/peers/requirements.txt`. What
is compared does the same work (`scripts/peers/play.py`), one core's CPU time, medians. Rules differ: the
figures say what a researcher gets out of an hour of computing, not who writes better code.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path
from statistics import median
from typing import Any, Final  # Any: JSON

from environments import prepare

ROOT: Final = Path(__file__).parent.parent
KINDS: Final = ("step", "observed", "native", "lock step")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.25, help="CPU seconds of one turn")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--without", default="", help="libraries to leave out, separated by commas")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    given = parser.parse_args()
    rows = measured(
        ["--seconds", str(given.seconds), "--repeat", str(given.repeat), "--without", given.without]
    )
    print(table(rows))
    if given.json is not None:
        given.json.write_text(json.dumps({"results": rows}, indent=1) + "\n")


def measured(options: list[str]) -> list[dict[str, Any]]:
    python = prepare(ROOT / "build/peers", ROOT / "scripts/peers/requirements.txt")
    one_core = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    environment = {
        **os.environ,
        "JAX_PLATFORMS": "cpu",
        "XLA_FLAGS": one_core,
        "PYTHONWARNINGS": "ignore",
        "PYTHONPATH": str(ROOT / "src"),
    }
    command = [python, str(ROOT / "scripts/peers/play.py"), *options]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def table(rows: list[dict[str, Any]]) -> str:
    """As Markdown: by kind of work, the quickest first, with the slowest and the fastest turn."""
    lines = ["| work | library | game | decisions per CPU second | turns |", "|---|---|---|---|---|"]
    for row in sorted(rows, key=lambda row: (KINDS.index(row["kind"]), -median(row["rates"]))):
        rates = row["rates"]
        cells = [row["kind"], row["library"], row["game"], f"{round(median(rates)):,}"]
        lines.append(f"| {' | '.join(cells)} | {min(rates):,} to {max(rates):,} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
