"""`make bench-peers`: random play in other libraries and in ours, one after the other on this machine.

The libraries live in an environment of their own, `build/peers`, made from `scripts/peers/requirements.txt`.
What is compared is the same loop (`scripts/peers/play.py`), one core's CPU time, medians. Rules differ: the
figures say what a researcher gets out of an hour of computing, not who writes better code.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
ENVIRONMENT: Final = ROOT / "build/peers"
REQUIREMENTS: Final = ROOT / "scripts/peers/requirements.txt"
PEERS: Final = (
    ("open_spiel", "leduc_poker"),
    ("open_spiel", "hanabi"),
    ("open_spiel", "backgammon"),
    ("open_spiel", "gin_rummy"),
    ("rlcard", "leduc-holdem"),
    ("rlcard", "uno"),
    ("rlcard", "gin-rummy"),
    ("pettingzoo", "connect_four_v3"),
    ("pettingzoo", "leduc_holdem_v4"),
    ("pgx", "leduc_holdem"),
    ("pgx", "2048"),
    ("pgx", "sparrow_mahjong"),
    ("pgx", "backgammon"),
)
OURS: Final = ("step", "batch", "rollout")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one repetition")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    given = parser.parse_args()
    prepare()
    rows = ours(given.seconds, given.repeat)
    for library, game in PEERS:
        rows.append(peer(library, game, given.seconds, given.repeat))
        print(f"{library} {game}: {rows[-1]['per_second']:,}", file=sys.stderr, flush=True)
    print(table(rows))
    if given.json is not None:
        given.json.write_text(json.dumps({"results": rows}, indent=1) + "\n")


def prepare() -> None:
    """The environment of the others, made once and again when its list changes."""
    mark = ENVIRONMENT / "requirements.txt"
    if mark.exists() and mark.read_text() == REQUIREMENTS.read_text():
        return
    uv = str(Path(sys.executable).with_name("uv"))
    python = str(ENVIRONMENT / "bin/python")
    for command in (
        [uv, "venv", "--quiet", "--clear", str(ENVIRONMENT)],
        [uv, "pip", "sync", "--quiet", "--require-hashes", "--python", python, str(REQUIREMENTS)],
    ):
        subprocess.run(command, check=True)
    mark.write_text(REQUIREMENTS.read_text())


def peer(library: str, game: str, seconds: float, repeat: int) -> dict[str, Any]:
    """One game of another library, in a process of its own."""
    command = [str(ENVIRONMENT / "bin/python"), str(ROOT / "scripts/peers/play.py"), library, game]
    told = _told([*command, "--seconds", str(seconds), "--repeat", str(repeat)])
    rates = json.loads(told)["rates"]
    middle = round(median(rates))
    what = "batch" if library == "pgx" else "step"
    return {"library": library, "game": game, "what": what, "per_second": middle, "rates": rates}


def ours(seconds: float, repeat: int) -> list[dict[str, Any]]:
    """Our four games by `podzemi bench`."""
    only = [word for what in OURS for word in ("--only", what)]
    command = [sys.executable, "-m", "podzemi", "bench", "--json", "--seconds", str(seconds), *only]
    found = json.loads(_told([*command, "--repeat", str(repeat)]))
    return [{"library": "podzemi", **row} for row in found["results"]]


def _told(command: list[str]) -> str:
    # JAX on the CPU, whatever else the machine has
    environment = {**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr.strip()}")
    return done.stdout.strip().splitlines()[-1] if "play.py" in " ".join(command) else done.stdout


def table(rows: list[dict[str, Any]]) -> str:
    """As Markdown, the quickest first; the ratio is against OpenSpiel's gin_rummy, a rich game of cards."""
    base = next(row["per_second"] for row in rows if row["game"] == "gin_rummy")
    lines = [
        "| library | game | players | what | decisions per CPU second | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for row in sorted(rows, key=lambda row: -row["per_second"]):
        cells = [row["library"], row["game"], str(row.get("players", "")), row["what"]]
        lines.append(f"| {' | '.join(cells)} | {row['per_second']:,} | {row['per_second'] / base:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
