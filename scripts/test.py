"""Everything CI runs, with one closing line. See `make test`, `make lint`, `make deep`.

Each step is a command anyone can run alone. Steps that keep one core busy run side by side, steps that keep
all of them busy one after the other; after one that fails, no other is started.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from compile import has_compiler

from podzemi.engine.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WEB = ROOT / "web"

ENGINE = ["tests/engine", "tests/laws", "tests/games", "tests/golden"]
FUZZERS = ["tests/server/test_socket_fuzz.py", "tests/server/test_openapi_fuzz.py"]
PURE, DEEP = {"PODZEMI_PURE": "1"}, {"PODZEMI_DEEP": "1"}
COMPILED = {"PODZEMI_COMPILED": "1"} if has_compiler() else {}
"""Where there is a compiler, `tests/engine/test_build.py` insists that everything is compiled."""

Step = tuple[str, list[str], Path, dict[str, str]]
Lane = list[Step]
"""Steps that follow each other."""


def tool(name: str) -> str:
    return str(BIN / name)


def script(name: str, *arguments: str) -> list[str]:
    return [sys.executable, f"scripts/{name}.py", *arguments]


def compiling() -> Lane:
    return [
        ("engine compiled", script("compile"), ROOT, {}),
        ("native games compiled", script("native_build"), ROOT, {}),
    ]


def browser_client() -> Lane:
    return [("browser client built", script("build_web", "--no-check"), ROOT, {})]


def lint() -> Lane:
    return [
        ("format", [tool("ruff"), "format", "--check", "."], ROOT, {}),
        ("lint", [tool("ruff"), "check", "."], ROOT, {}),
        ("types", [tool("mypy")], ROOT, {}),
        ("import contracts", [tool("lint-imports")], ROOT, {}),
        ("browser types", script("build_web", "--only-check"), ROOT, {}),
    ]


def browser_units() -> Lane:
    return [("browser units", [tool("npm"), "run", "--silent", "test"], WEB, {})]


CORES = os.cpu_count() or 1


def pytest(*arguments: str, workers: int = CORES) -> list[str]:
    """On all cores: no test shares a port, a file or a browser with another."""
    return [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *arguments]


def real_browser() -> list[str]:
    """A page often waits for the next frame or an answer: then others use the core."""
    return pytest("tests/browser", workers=CORES + 2)


def tests() -> Lane:
    no_texts = "--ignore-glob=tests/games/*/test_texts.py"  # sentences are the same, compiled or not
    return [
        ("engine, plain Python", pytest(*ENGINE, no_texts), ROOT, PURE),
        ("everything, compiled where it could be", pytest("--ignore=tests/browser"), ROOT, COMPILED),
        ("a real browser", real_browser(), ROOT, {}),
    ]


def deep() -> Lane:
    return [
        ("deep, plain Python", pytest(*ENGINE), ROOT, PURE | DEEP),
        ("deep, compiled", pytest(*ENGINE), ROOT, COMPILED | DEEP),
        ("a real browser, with every click", real_browser(), ROOT, DEEP),
        ("a million messages, and requests without end", pytest(*FUZZERS), ROOT, DEEP),
        ("kill test", script("kill", "--kills", "500"), ROOT, {}),
        *native(),
        ("rules changed in small ways: who notices?", script("mutate"), ROOT, {}),
    ]


def native() -> Lane:
    """Translated rules against Python's, ten million decisions of each game; then under sanitizers."""
    long = ("--decisions", "10000000", "--every", "100")
    steps: Lane = []
    for name in GAMES:
        steps.append((f"{name}, native and Python", script("native_equality", *long, name), ROOT, {}))
    return [*steps, ("native code under sanitizers", script("native_sanitize"), ROOT, {})]


class Run:
    """Runs lanes and counts; a step that fails is the last."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.begun = 0
        self.failed: list[str] = []
        self.talking = threading.Lock()

    def one_lane(self, lane: Lane) -> None:
        """What the steps say is seen as they say it."""
        for step in self._while_all_is_well(lane):
            self._say(self._heading(step[0]))
            self._finish(step, None)

    def side_by_side(self, *lanes: Lane) -> None:
        """What a step says is seen when it is done."""
        with ThreadPoolExecutor(len(lanes)) as pool:
            list(pool.map(self._quietly, lanes))

    def _quietly(self, lane: Lane) -> None:
        for step in self._while_all_is_well(lane):
            with tempfile.TemporaryFile() as said:
                self._finish(step, said)

    def _while_all_is_well(self, lane: Lane) -> Iterator[Step]:
        for step in lane:
            if not self.failed:
                yield step

    def _finish(self, step: Step, said: IO[bytes] | None) -> None:
        name, command, folder, env = step
        start = time.monotonic()
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, **env}, stdout=said, stderr=said and subprocess.STDOUT
        )
        took = f"   {time.monotonic() - start:.0f} s"
        with self.talking:
            if said is not None:
                said.seek(0)
                text = said.read().decode(errors="replace").rstrip()
                print("\n".join(part for part in (self._heading(name), text) if part), flush=True)
            if done.returncode != 0:
                self.failed.append(f"{name} failed: {' '.join(command)}")
            print(took, flush=True)

    def _heading(self, name: str) -> str:
        self.begun += 1
        return f"\n== {self.begun} of {self.steps}: {name}"

    def _say(self, text: str) -> None:
        with self.talking:
            print(text, flush=True)

    def verdict(self) -> int:
        for line in self.failed:
            print(f"\n{line}", flush=True)
        if not self.failed:
            print(f"\n{self.steps} passed, 0 failed", flush=True)
        return 1 if self.failed else 0


def run(lane: Lane) -> int:
    running = Run(len(lane))
    running.one_lane(lane)
    return running.verdict()


def run_everything() -> int:
    """Compiling keeps one core busy for a minute: the other builds the client and looks at the sources."""
    subprocess.run(script("find_browser"), cwd=ROOT, check=True)
    sources = browser_client() + lint()
    running = Run(len(compiling() + sources + browser_units() + tests()))
    running.side_by_side(compiling(), sources)
    running.one_lane(browser_units() + tests())
    return running.verdict()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lint", action="store_true", help="formatting, types and import contracts only")
    parser.add_argument("--deep", action="store_true", help="the long property and differential runs")
    chosen = parser.parse_args()
    if chosen.deep:
        return run(deep())
    if chosen.lint:
        return run(lint())
    return run_everything()


if __name__ == "__main__":
    sys.exit(main())
