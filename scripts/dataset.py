"""`make dataset`: a reference data set in build/dataset, the same on every machine.

For each game, records of matches by `greedy` and by `random` with fixed seeds. `dataset.sha256` beside this
file has their checksums: they change only when play changes (`rules`), or a bot does.

    python scripts/dataset.py            makes the records and says whether they are the reference
    python scripts/dataset.py --rows     also as rows to learn from (Parquet)
    python scripts/dataset.py --write    writes the checksums
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "dataset"
SUMS: Final = Path(__file__).with_suffix(".sha256")
MATCHES: Final = {
    "welcome_dungeon": {"greedy": 100, "random": 300},
    "paper_dungeons": {"greedy": 10, "random": 300},
    "dark_cave": {"greedy": 10, "random": 300},
    "dungeon_lords": {"greedy": 10, "random": 300},
}
"""How many of each, of two players."""


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = [make(game, bot, games) for game, bots in MATCHES.items() for bot, games in bots.items()]
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made)
    if "--rows" in sys.argv:
        for path in made:
            podzemi("export", str(path), "--rows", "--output", str(path.with_suffix(".parquet")))
    if "--write" in sys.argv:
        SUMS.write_text(sums, "utf-8")
    same = SUMS.read_text("utf-8") == sums
    print(
        f"{len(made)} files in {FOLDER.relative_to(ROOT)}:", "the reference" if same else "not the reference"
    )
    return 0 if same else 1


def make(game: str, bot: str, games: int) -> Path:
    path = FOLDER / f"{game}-{bot}.jsonl"
    path.unlink(missing_ok=True)
    match = ["--players", "2", "--bots", bot, "--games", str(games), "--seed", "1"]
    podzemi("simulate", game, *match, "--records", str(path))
    return path


def podzemi(*arguments: str) -> None:
    command = [sys.executable, "-m", "podzemi", *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
