"""Everything CI runs, with the time of each step at the end. See `make test`, `make lint`, `make deep`.

Each step is a command anyone can run alone. A step starts when what it needs is there and a core is free, in
the order of the list; what it says is shown when it is done. After one that fails, no other is started.

Steps that nothing waits for take what the others leave of the cores, one after another while these are busy:
tests of servers and pages wait for clocks and for each other, a compiler of types does not.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO

from compile import has_compiler
from find_browser import NONE as NO_BROWSER

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WEB = ROOT / "web"
CORES = os.cpu_count() or 1
POLITE = 19
"""How far whoever works where others wait stands back behind them."""

ENGINE = ["tests/engine", "tests/laws", "tests/games", "tests/golden"]
GAMES = ("welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords")
HOURS = "--timeout=14400"
"""Limit of the endless tests of `make deep`; all others have `timeout` of pyproject.toml."""
FUZZERS = [f"tests/server/test_{name}.py" for name in ("socket_fuzz", "openapi_fuzz", "faults", "seats")]
PLAIN = [
    "tests/golden/test_golden.py::test_a_golden_record_replays_to_what_was_seen",
    *(
        f"tests/engine/test_{name}.py"
        for name in ("build", "dice", "fields", "commitment", "match", "record")
    ),
    *(str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/games/*/test_vectors*.py"))),
]
"""Tests in plain Python: every vector, and all golden matches, which must equal the compiled ones to the
last byte. All other tests run compiled only; `make deep` runs them in both forms."""
CALM = ["tests/languages", "tests/laws"]
"""Nothing here goes by a clock: it can stand back behind what does."""
PURE, DEEP = {"PODZEMI_PURE": "1"}, {"PODZEMI_DEEP": "1"}
OWN_NODE = {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
DRIVER = {"PLAYWRIGHT_NODEJS_PATH": str(BIN / "node")}
"""Playwright's own Node needs a library that minimal systems lack; ours does not."""
BROWSER = "a browser is here"
COMPILED = {"PODZEMI_COMPILED": "1"} if has_compiler() else {}
"""With a compiler, `tests/engine/test_build.py` insists that everything is compiled."""


@dataclass(frozen=True)
class Step:
    """One command."""

    name: str
    command: list[str]
    folder: Path = ROOT
    env: Mapping[str, str] = field(default_factory=dict)
    cores: int = 1
    """How many it keeps busy; none: it works where others wait."""
    needs: tuple[str, ...] = ()
    """The steps that must be done before, by name."""


def tool(name: str) -> str:
    return str(BIN / name)


def web_tool(name: str, *arguments: str) -> list[str]:
    """A tool of the client's, once its packages are there."""
    return [str(WEB / "node_modules" / ".bin" / name), *arguments]


def script(name: str, *arguments: str) -> list[str]:
    return [sys.executable, f"scripts/{name}.py", *arguments]


def pytest(*arguments: str, workers: int = CORES + 1) -> list[str]:
    """One worker more than cores: some tests wait for a clock, a page or a process, and another works then.
    No test shares a port, a file or a browser with another."""
    return [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *arguments]


def simulation(*arguments: str) -> list[str]:
    return [sys.executable, "tests/simulation", *arguments]


def real_browser() -> list[str]:
    """No more browsers than cores: each keeps one busy, its server included."""
    return pytest("tests/browser", workers=CORES)


def lint(needs: tuple[str, ...] = ()) -> list[Step]:
    """`needs`: what the browser's types wait for, so that two steps never set up its packages at once."""
    return [
        Step("format", [tool("ruff"), "format", "--check", "."]),
        Step("lint", [tool("ruff"), "check", "."]),
        Step("types", [tool("mypy")]),
        Step("import contracts", [tool("lint-imports")]),
        Step("browser types", script("build_web", "--only-check"), needs=needs),
        Step("browser format", web_tool("prettier", "--check", "."), WEB, OWN_NODE, needs=("browser types",)),
        Step("browser lint", web_tool("oxlint", "."), WEB, OWN_NODE, needs=("browser types",)),
        Step("browser layers", web_tool("depcruise", "src"), WEB, OWN_NODE, needs=("browser types",)),
    ]


def everything() -> list[Step]:
    """The compiler first, the browser last, and beside them what nothing waits for."""
    first = [
        Step("engine compiled", script("compile")),
        Step("native games compiled", script("native_build")),
        Step("browser client built", script("build_web", "--no-check")),
    ]
    built = tuple(step.name for step in first)
    beside = [
        *lint(needs=("browser client built",)),
        Step("browser units", [tool("npx"), "vitest", "run"], WEB, OWN_NODE, needs=("browser types",)),
        # the longest first: when all else is done, they share the cores
        Step("laws and languages", pytest(*CALM, workers=1), env=COMPILED, needs=built),
        Step("Python in a browser plays the same", script("alone/equality"), needs=built),
        Step("PettingZoo, Gymnasium, OpenSpiel", script("upstream"), needs=built),
        Step("plain Python", pytest(*PLAIN, workers=1), env=PURE, needs=("engine compiled",)),
        Step("documentation site", script("docs_site")),
    ]
    rest = [f"--ignore={folder}" for folder in ("tests/browser", "tests/hosting", *CALM)]
    # pytest rewrites every test and keeps what it has written: once, not in every worker at the same time
    read = Step("tests read", pytest("-q", "--collect-only", *rest, workers=0), needs=built)
    compiled = Step("everything else", pytest(*rest), env=COMPILED, cores=CORES, needs=(read.name,))
    others = [*first, *(replace(step, cores=0) for step in beside), read, compiled]
    # whether there is one is asked last: without it, everything else has run
    found = Step(BROWSER, script("find_browser", "--fetch"), needs=tuple(step.name for step in others))
    return [*others, found, Step("a real browser", real_browser(), env=DRIVER, cores=CORES, needs=(BROWSER,))]


def deep() -> list[Step]:
    return [
        Step("deep, plain Python", pytest(*ENGINE, HOURS), env=PURE | DEEP, cores=CORES),
        Step("deep, compiled", pytest(*ENGINE, "tests/bots", HOURS), env=COMPILED | DEEP, cores=CORES),
        Step("a million messages, requests without end", pytest(*FUZZERS, HOURS), env=DEEP, cores=CORES),
        Step("simulated servers: a million actions", simulation("--actions", "1000000")),
        Step("simulated servers: planted bugs", pytest("tests/simulation", HOURS), env=DEEP, cores=CORES),
        Step("kill test", script("kill", "--kills", "500"), cores=CORES),
        Step("two servers, one fault after another", script("faults", "--minutes", "30"), cores=CORES),
        *native(),
        Step("arena and simulate on a local Ray cluster", script("ray_local"), cores=CORES),
        Step("README on fresh machines", script("fresh"), cores=CORES),
        Step("chances that keep their word", script("calibrate", "--check", "--matches", "60")),
        Step("no habit beats our bots", script("exploit", "--check")),
        Step("an agent learns", script("train_example"), cores=CORES),
        Step("TorchRL and Shimmy", script("upstream", "--deep"), cores=CORES),
        Step("a release, dry", script("release"), cores=CORES),
        Step("rules changed in small ways: who notices?", script("mutate"), cores=CORES),
        Step(BROWSER, script("find_browser", "--fetch")),
        Step("a real browser, with every click", [*real_browser(), HOURS], env=DEEP | DRIVER, cores=CORES),
    ]


def hosting() -> list[Step]:
    """Steps that need root, programs of the distribution (nginx, caddy, systemd, curl) and minutes."""
    return [
        Step("proxies and the service's unit", pytest("tests/hosting", workers=1), cores=CORES),
        Step("docs/hosting.md, word for word", script("documented"), cores=CORES),
    ]


def native() -> list[Step]:
    """Translated rules against Python's, ten million decisions of each game; then under sanitizers."""
    long = ("--decisions", "10000000", "--every", "100")
    equal = [Step(f"{name}, native and Python", script("native_equality", *long, name)) for name in GAMES]
    return [*equal, Step("native code under sanitizers", script("native_sanitize"))]


@dataclass(frozen=True)
class Running:
    step: Step
    process: subprocess.Popen[bytes]
    said: IO[bytes]
    begun: float


@dataclass(frozen=True)
class Done:
    """A step that is over; `used`: seconds of all cores together."""

    step: Step
    good: bool
    took: float
    used: float

    def line(self) -> str:
        word = "ok" if self.good else "FAILED"
        return f"{word:6} {self.took:5.0f} s {self.used:5.0f} s of CPU  {self.step.name}"


class Run:
    """Runs steps side by side, as far as they need no other and there are cores."""

    def __init__(self, steps: list[Step]) -> None:
        self.begun = time.monotonic()
        self.waiting = list(steps)
        self.running: dict[int, Running] = {}
        self.done: list[Done] = []
        self.starting = False
        self.ended = ""
        """The reason, if somebody ended the run while a step was being started."""

    def to_the_end(self) -> int:
        self.watch()
        while self._start_what_can_start() or self.running:
            pid, status, used = os.wait4(-1, 0)
            self._finish(self.running.pop(pid), status, used.ru_utime + used.ru_stime)
        return self._verdict()

    def _start_what_can_start(self) -> bool:
        """Whether anything was started."""
        ready = [step for step in self.waiting if self._is_ready(step) and self._is_there_room_for(step)]
        if not ready or not self._is_all_well():
            return False
        self._start(ready[0])
        self._start_what_can_start()
        return True

    def _is_ready(self, step: Step) -> bool:
        return set(step.needs) <= {done.step.name for done in self.done}

    def _is_there_room_for(self, step: Step) -> bool:
        busy = [one.step.cores for one in self.running.values()]
        if step.cores:
            return sum(busy) < CORES
        return busy.count(0) < max(1, CORES - sum(busy))

    def _is_all_well(self) -> bool:
        return all(done.good for done in self.done)

    def _start(self, step: Step) -> None:
        self.waiting.remove(step)
        print(f".. {step.name}", flush=True)
        said = tempfile.TemporaryFile()  # noqa: SIM115 - closed by _finish
        env = {**os.environ, **step.env}
        command = step.command if step.cores else ["nice", "-n", str(POLITE), *step.command]
        self.starting = True
        process = subprocess.Popen(
            command, cwd=step.folder, env=env, stdout=said, stderr=said, start_new_session=True
        )
        self.running[process.pid] = Running(step, process, said, time.monotonic())
        self.starting = False
        if self.ended:
            self._end(self.ended)

    def _finish(self, one: Running, status: int, used: float) -> None:
        one.process.returncode = os.waitstatus_to_exitcode(status)
        done = Done(one.step, one.process.returncode == 0, time.monotonic() - one.begun, used)
        self.done.append(done)
        with one.said as said:
            said.seek(0)
            text = said.read().decode(errors="replace").strip()
        print(f"\n== {one.step.name}\n{text}".rstrip() + f"\n{done.line()}\n", flush=True)

    def _verdict(self) -> int:
        print("\n".join(done.line() for done in self.done))
        failed = [done.step for done in self.done if not done.good]
        for step in failed:
            print(f"\n{step.name}: failed: {' '.join(step.command)}")
        used = sum(done.used for done in self.done)
        passed = len(self.done) - len(failed)
        left = f", {len(self.waiting)} not started" if self.waiting else ""
        print(f"\n{passed} passed, {len(failed)} failed{left}: {self._minutes()}, {used / 60:.1f} of CPU")
        if self.waiting:
            print(f"NOT RUN: {', '.join(step.name for step in self.waiting)}")
        if any(step.name == BROWSER for step in failed):
            print(NO_BROWSER)
        sys.stdout.flush()
        return 1 if failed or self.waiting else 0

    def _end(self, reason: str) -> None:
        """Nothing stays behind: pytest gets Ctrl-C, so that it ends its servers; the rest is killed."""
        if self.starting:
            self.ended = reason
            return
        print(f"\n{reason}: ending what runs", flush=True)
        for signal_, patience in ((signal.SIGINT, 20.0), (signal.SIGKILL, 0.0)):
            for one in self.running.values():
                with suppress(ProcessLookupError):
                    os.killpg(one.process.pid, signal_)
            end = time.monotonic() + patience
            while time.monotonic() < end and any(one.process.poll() is None for one in self.running.values()):
                time.sleep(0.1)
        os._exit(1)

    def watch(self) -> None:
        """End everything when somebody ends this run, or the one who started it dies."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda number, _: self._end(signal.Signals(number).name))
        parent = os.getppid()

        def follow() -> None:
            while os.getppid() == parent:
                time.sleep(1)
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=follow, daemon=True).start()

    def _minutes(self) -> str:
        return f"{(time.monotonic() - self.begun) / 60:.1f} minutes"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lint", action="store_true", help="formatting, types and import contracts only")
    parser.add_argument("--deep", action="store_true", help="the long property and differential runs")
    parser.add_argument("--hosting", action="store_true", help="the documented way to host")
    chosen = parser.parse_args()
    if chosen.hosting:
        return Run(hosting()).to_the_end()
    if chosen.lint:
        return Run(lint()).to_the_end()
    return Run(deep() if chosen.deep else everything()).to_the_end()


if __name__ == "__main__":
    sys.exit(main())
