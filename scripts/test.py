"""Everything CI runs, in one order and with one closing line. See `make test`, `make lint`, `make deep`.

Each step is a command anyone can run alone; the first that fails ends the run.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WEB = ROOT / "web"

FUZZERS = ["tests/server/test_socket_fuzz.py", "tests/server/test_openapi_fuzz.py"]

Step = tuple[str, list[str], Path, dict[str, str]]


def tool(name: str) -> str:
    return str(BIN / name)


def lint() -> list[Step]:
    return [
        ("format", [tool("ruff"), "format", "--check", "."], ROOT, {}),
        ("lint", [tool("ruff"), "check", "."], ROOT, {}),
        ("types", [tool("mypy")], ROOT, {}),
        ("import contracts", [tool("lint-imports")], ROOT, {}),
        ("browser types", [tool("npm"), "run", "--silent", "check"], WEB, {}),
    ]


def pytest(*arguments: str) -> list[str]:
    """On all cores: no test shares a port, a file or a browser with another."""
    cores = str(os.cpu_count() or 1)
    return [sys.executable, "-m", "pytest", "-q", "-n", cores, "--dist", "worksteal", *arguments]


def tests() -> list[Step]:
    engine = ["tests/engine", "tests/laws", "tests/games"]
    no_texts = "--ignore-glob=tests/games/*/test_texts.py"  # sentences are the same, compiled or not
    return [
        ("browser units", [tool("npm"), "run", "--silent", "test"], WEB, {}),
        ("engine, plain Python", pytest(*engine, no_texts), ROOT, {"PODZEMI_PURE": "1"}),
        ("everything, compiled where it could be", pytest("--ignore=tests/browser"), ROOT, {}),
        ("a real browser", pytest("tests/browser"), ROOT, {}),
    ]


def deep() -> list[Step]:
    engine = ["tests/engine", "tests/laws", "tests/games"]
    return [
        ("deep, plain Python", pytest(*engine), ROOT, {"PODZEMI_PURE": "1", "PODZEMI_DEEP": "1"}),
        ("deep, compiled", pytest(*engine), ROOT, {"PODZEMI_DEEP": "1"}),
        ("a million messages, and requests without end", pytest(*FUZZERS), ROOT, {"PODZEMI_DEEP": "1"}),
        ("kill test", [sys.executable, "scripts/kill.py", "--kills", "500"], ROOT, {}),
    ]


def run(steps: list[Step]) -> int:
    for number, (name, command, folder, env) in enumerate(steps, 1):
        print(f"\n== {number} of {len(steps)}: {name}", flush=True)
        start = time.monotonic()
        done = subprocess.run(command, cwd=folder, env={**os.environ, **env})
        if done.returncode != 0:
            print(f"\n{name} failed: {' '.join(command)}", flush=True)
            return 1
        print(f"   {time.monotonic() - start:.0f} s", flush=True)
    print(f"\n{len(steps)} passed, 0 failed", flush=True)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lint", action="store_true", help="formatting, types and import contracts only")
    parser.add_argument("--deep", action="store_true", help="the long property and differential runs")
    chosen = parser.parse_args()
    if chosen.deep:
        return run(deep())
    if chosen.lint:
        return run(lint())
    subprocess.run([sys.executable, "scripts/find_browser.py"], cwd=ROOT, check=True)
    return run(lint() + tests())


if __name__ == "__main__":
    sys.exit(main())
