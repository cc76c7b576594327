"""Do the examples of examples/train learn? Records, imitation, PPO for some seconds; listed actions as well.

They run in an environment of their own, `build/train`, made by pip: PyTorch's CPU build is too large for the
locks of daily work.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
ENVIRONMENT: Final = ROOT / "build/train"
PACKAGES: Final = ("torch==2.13.0", "numpy>=1.26", "msgspec>=0.20", "mypy-extensions>=1.1")
SCRIPT: Final = str(ROOT / "examples/train/ppo.py")
LISTED: Final = str(ROOT / "examples/train/listed.py")


def main() -> int:
    python = str(ENVIRONMENT / "bin/python")
    if not (ENVIRONMENT / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
        (ENVIRONMENT / "ready").touch()
    records, copy, out = (ENVIRONMENT / name for name in ("greedy.jsonl", "greedy.npz", "learned.npz"))
    play = ["simulate", "welcome_dungeon", "--bots", "greedy", "--games", "60", "--seed", "1"]
    subprocess.run([sys.executable, "-m", "podzemi", *play, "--records", str(records)], check=True)
    _told([python, SCRIPT, "imitate", str(records), str(copy), "--epochs", "3"])
    learn = ["train", "--start", str(copy), "--samples", "300000", "--look", "100000", "--out", str(out)]
    looks = [json.loads(line) for line in _told([python, SCRIPT, *learn]).splitlines()]
    print(f"share of wins against the policy `weighed`: {[look['weighed'] for look in looks]}")
    good = looks[-1]["weighed"] > 0.1 and looks[-1]["random"] > 0.9
    listed = ["--samples", "160000", "--look", "160000", "--out", str(ENVIRONMENT / "lords.npz")]
    before, after = (json.loads(line) for line in _told([python, LISTED, *listed]).splitlines())
    print(f"Dungeon Lords, reward against `random`: {before['random']}, then {after['random']}")
    return 0 if good and after["random"] > max(0.4, before["random"]) else 1


def _told(command: list[str]) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"}
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
