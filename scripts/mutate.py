"""Do the tests notice when a rule is changed? Change the rules of a game in small ways and see.

    python scripts/mutate.py                               every mutant of every game (hours on one core)
    python scripts/mutate.py dark_cave --sample 150        some of them, the same for the same --seed
    python scripts/mutate.py --jobs 16 --shard 2/4         a quarter of them, on 16 cores
    python scripts/mutate.py --only setup.py:_clear_run    those whose id contains the text
    python scripts/mutate.py --page docs/mutants.md        write the page, after a whole run

A mutant is killed by the first evidence that differs: golden records, matches against the second
implementation, the laws, the game's tests. What was found out is kept in build/mutants and not asked again
while the rules and the evidence stay the same; `--fresh` forgets it. Those that survive are listed in
build/mutants/report.md, each with the reason that stands in tests/mutants/<game>.toml. Ends with 1 if one has
no reason or a game is below its score. Needs msgspec, mypy_extensions, pytest and hypothesis only.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib
import importlib.machinery
import io
import json
import math
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
TESTS = ROOT / "tests"
OUT = ROOT / "build" / "mutants"
sys.path[:0] = [str(SRC), str(TESTS)]
os.environ["PODZEMI_PURE"] = "1"  # compiled code cannot be changed in memory

from mutant_report import SURVIVED, TIMED_OUT, Report, Verdict  # noqa: E402

from golden.golden import matches, witnessed  # noqa: E402
from laws import laws  # noqa: E402
from mutants import Mutant, function_code, mutants_of, mutated  # noqa: E402
from podzemi.engine import registry  # noqa: E402
from podzemi.engine.game import AnyGame  # noqa: E402

STAGES = ("golden", "reference", "laws", "tests")
LOADING, FAILED = "loading", "failed"
DIFFERENTIAL = range(9_000, 9_008)
"""The numbers of the matches against the second implementation."""
NOT_HERE = ("test_reference.py", "test_laws.py", "test_texts.py")
"""Tests that are evidence already, or not about rules."""
PACKAGES_ABOVE = ("podzemi.languages", "podzemi.wire", "podzemi.server", "podzemi.arena", "podzemi.cli")
"""Tests that need these are left out: they need packages that may not be there."""
PATIENCE = 4
"""A mutant may take so many times as long as the rules do, with each kind of evidence; then it timed out."""
MEMORY = 3 << 30


def files_of(game: str) -> list[Path]:
    """The rules of a game and its codes."""
    folder = SRC / "podzemi" / "games" / game
    return sorted([*folder.glob("rules/**/*.py"), *folder.glob("codes.py")])


def module_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# ---------------------------------------------------------------- evidence


class Evidence:
    """All that can kill a mutant of one game, the quickest first."""

    def __init__(self, name: str, stages: tuple[str, ...], watch: bool = True) -> None:
        """`watch`: find out which record calls which function, so that a mutant need not try all."""
        self.stages = stages
        self.game: AnyGame = registry.game(name)
        found = [(record, marks) for _, record, marks in matches(self.game)]
        self.records = sorted(found, key=lambda one: one[0].players * len(one[0].actions))
        self.called = [self._functions(record) if watch else set() for record, _ in self.records]
        self.unit = [str(path) for path in sorted((TESTS / "games" / name).glob("test_*.py")) if _fits(path)]
        self.compare: Callable[[int], object] = importlib.import_module(
            f"games.{name}.test_reference"
        ).compare

    def _functions(self, record: Any) -> set[tuple[str, str]]:
        """Functions that a record calls; mutants of others need not be tried on it."""
        called: set[tuple[str, str]] = set()

        def watch(frame: FrameType, what: str, value: Any) -> None:
            if what == "call":
                called.add((frame.f_code.co_filename, frame.f_code.co_qualname))

        sys.setprofile(watch)
        try:
            witnessed(record, self.game)
        finally:
            sys.setprofile(None)
        return called

    def golden(self, mutant: Mutant | None) -> None:
        for (record, marks), called in zip(self.records, self.called):
            if mutant is None or _concerns(mutant, called):
                assert witnessed(record, self.game)[1] == marks

    def reference(self, mutant: Mutant | None) -> None:
        for number in DIFFERENTIAL:
            self.compare(number)

    def laws(self, mutant: Mutant | None) -> None:
        players = (self.game.min_players + self.game.max_players) // 2
        for law in laws.STATE_LAWS:
            laws.play(self.game, players, {}, 1, law, 7)
        for match_law in laws.MATCH_LAWS:
            match_law(self.game, players, {}, 1)

    def tests(self, mutant: Mutant | None) -> None:
        import pytest

        quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no"]
        with contextlib.redirect_stdout(io.StringIO()):
            assert pytest.main([*quiet, "-c", str(ROOT / "pyproject.toml"), *self.unit]) == 0

    def killer(self, mutant: Mutant, limits: Limits) -> str:
        """The first evidence that something is wrong, or `survived`."""
        for stage in self.stages:
            limits.start(stage)
            try:
                getattr(self, stage)(mutant)
            except BaseException:  # whatever goes wrong: the change was noticed
                return stage
        return SURVIVED


def _fits(path: Path) -> bool:
    text = path.read_text("utf-8")
    return path.name not in NOT_HERE and not any(package in text for package in PACKAGES_ABOVE)


def _concerns(mutant: Mutant, called: set[tuple[str, str]]) -> bool:
    """True if a mutant can change these calls; one outside functions always can."""
    return not mutant.alone or (str(ROOT / mutant.file), mutant.function.partition(".")[0]) in called


class Limits:
    """How long loading a game and each kind of evidence may take. A process that takes longer ends.

    Each has its own limit, so that what goes round in circles early does not do so for as long as all tests
    take, and what is only slow is not taken for killed.
    """

    def __init__(self, game: str, asked: argparse.Namespace) -> None:
        """Measured with the rules as they are, and in another process: nothing may be loaded in this one."""
        pid, pipe = fork(lambda: json.dumps(self._measure(game, asked.stages)))
        os.waitpid(pid, 0)
        said = heard(pipe)
        assert said != FAILED, f"the evidence of {game} fails on the rules as they are"
        self.least = asked.limit
        self.took: dict[str, float] = json.loads(said)
        print(f"  {game}: seconds of CPU time {self.took}", flush=True)

    @staticmethod
    def _measure(game: str, stages: tuple[str, ...]) -> dict[str, float]:
        took, start = {}, time.process_time()
        evidence = Evidence(game, stages, watch=False)
        for part in (LOADING, *stages):
            if part != LOADING:
                getattr(evidence, part)(None)
            took[part] = round(time.process_time() - start, 1)
            start = time.process_time()
        return took

    def start(self, part: str) -> None:
        """From now on this process has as much CPU time as that part may take."""
        allowed = max(self.least, PATIENCE * self.took[part])
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + allowed), hard))


# ---------------------------------------------------------------- one mutant in a process of its own


def put_in(mutant: Mutant, tree: ast.Module) -> None:
    """Change the running rules: the code of one function, or a whole module that is loaded anew."""
    path = ROOT / mutant.file
    changed = mutated(tree, mutant)
    if mutant.alone:
        found = getattr(sys.modules[module_of(path)], mutant.function.partition(".")[0])
        assert isinstance(found, FunctionType)
        found.__code__ = function_code(changed, mutant, str(path))
        return
    sys.meta_path.insert(0, Changed(module_of(path), compile(changed, str(path), "exec")))
    for name in [name for name in sys.modules if name.startswith(f"podzemi.games.{mutant.game}")]:
        del sys.modules[name]
    registry._ours.cache_clear()


class Changed:
    """Finds one module, changed, and leaves all others to the usual finders."""

    def __init__(self, module: str, code: Any) -> None:
        self.module = module
        self.code = code

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        if name != self.module:
            return None
        folder = str(Path(self.code.co_filename).parent)
        package = self.code.co_filename.endswith("__init__.py")
        # finder and loader in one: it has the methods that are called
        spec = importlib.machinery.ModuleSpec(name, self, origin=self.code.co_filename, is_package=package)  # type: ignore[arg-type]
        if package:
            spec.submodule_search_locations = [folder]
        return spec

    def create_module(self, spec: Any) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        exec(self.code, module.__dict__)


def fork(work: Callable[[], str]) -> tuple[int, int]:
    """A process of its own that says one thing, or FAILED: its id, and the pipe in which it says it."""
    read, write = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        said = FAILED
        try:
            said = work()
        finally:
            os.write(write, said.encode())
            os._exit(0)
    os.close(write)
    return pid, read


def heard(pipe: int) -> str:
    """The output of a process that has ended; empty if it ran out of CPU time."""
    with os.fdopen(pipe, "rb") as file:
        return file.read().decode()


class Child:
    """A process that judges one mutant."""

    def __init__(self, mutant: Mutant, tree: ast.Module, evidence: Evidence | None, limits: Limits) -> None:
        self.mutant = mutant
        self.tree = tree
        self.evidence = evidence
        self.limits = limits
        self.start = time.monotonic()
        self.pid, self._pipe = fork(self._judge)

    def _judge(self) -> str:
        """In that process: what kills the mutant."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        self.limits.start(LOADING)
        put_in(self.mutant, self.tree)
        try:
            evidence = self._evidence()
        except BaseException:  # it does not even load
            return STAGES[0]
        return evidence.killer(self.mutant, self.limits)

    def _evidence(self) -> Evidence:
        """Evidence from the modules already loaded, if the mutation takes effect in them."""
        if self.mutant.alone and self.evidence is not None:
            return self.evidence
        stages = tuple(part for part in self.limits.took if part != LOADING)
        return Evidence(self.mutant.game, stages, watch=False)

    def verdict(self) -> dict[str, Any]:
        """After the process has ended."""
        said = heard(self._pipe) or TIMED_OUT
        assert said != FAILED, f"the change could not be made: {self.mutant.id}"
        return _entry(self.mutant, said, time.monotonic() - self.start)


def _entry(mutant: Mutant, verdict: str, took: float) -> dict[str, Any]:
    return {
        "id": mutant.id,
        "game": mutant.game,
        "place": f"{mutant.file}:{mutant.line}",
        "function": mutant.function,
        "change": f"{mutant.before} → {mutant.after}",
        "operator": mutant.operator,
        "around": mutant.around,
        "verdict": verdict,
        "seconds": round(took, 2),
    }


# ---------------------------------------------------------------- all mutants of a game


class Book:
    """The results so far, one per line; the next run continues from them."""

    def __init__(self, game: str, asked: argparse.Namespace) -> None:
        OUT.mkdir(parents=True, exist_ok=True)
        self.path = OUT / f"{game}.jsonl"
        self.basis = f"{_fingerprint(game)} {' '.join(asked.stages)}"
        if asked.fresh:
            self.path.unlink(missing_ok=True)
        self.known = killed(asked.survivors / f"{game}.jsonl") if asked.survivors else {}
        self.survived: set[str] = set()
        """Before something was changed: to be asked again, last, as that takes longest."""
        for entry in self._read():
            if entry["basis"] == self.basis or entry["verdict"] in STAGES:
                self.known[entry["id"]] = entry
            else:
                self.survived.add(entry["id"])

    def _read(self) -> Iterator[dict[str, Any]]:
        if self.path.exists():
            yield from map(json.loads, self.path.read_text("utf-8").splitlines())

    def knows(self, mutant: Mutant) -> bool:
        """Not what was said of another one with the same id, before the function was changed."""
        return self.known.get(mutant.id, {}).get("around") == mutant.around

    def add(self, entry: dict[str, Any]) -> None:
        entry["basis"] = self.basis
        self.known[entry["id"]] = entry
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")


def _fingerprint(game: str) -> str:
    """The rules and the evidence: a survivor is asked again when one of them changes."""
    digest = hashlib.sha256()
    for path in [
        *files_of(game),
        *sorted(TESTS.glob(f"g*/{game}*")),
        *sorted(TESTS.glob(f"games/{game}/*.py")),
    ]:
        if path.is_file() and path.name != "test_texts.py":
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def all_mutants(game: str) -> list[Mutant]:
    """In the order of the files and of their text."""
    return [one for path in files_of(game) for one in mutants_of(game, path, ROOT)]


def wanted(game: str, asked: argparse.Namespace) -> list[Mutant]:
    """The mutants of this run."""
    found = all_mutants(game)
    if asked.only is not None:
        found = [one for one in found if asked.only in one.id]
    if asked.sample and asked.sample < len(found):
        found = random.Random(f"{asked.seed} {game}").sample(found, asked.sample)
    part, of = (int(one) for one in asked.shard.split("/"))
    found = found[part - 1 :: of]
    return sorted(found, key=lambda one: (one.alone, one.file, one.line))


def killed(path: Path) -> dict[str, dict[str, Any]]:
    """Results of earlier runs for mutants that did not survive; the latest result of each counts."""
    last = {entry["id"]: entry for entry in map(json.loads, path.read_text("utf-8").splitlines())}
    return {id: entry for id, entry in last.items() if entry["verdict"] in (*STAGES, TIMED_OUT)}


def run(game: str, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Judge what is not known yet; everything wanted, judged."""
    book, all_wanted = Book(game, asked), wanted(game, asked)
    if todo := [one for one in all_wanted if not book.knows(one)]:
        judge(game, sorted(todo, key=lambda one: one.id in book.survived), book, asked)
    return [book.known[one.id] for one in all_wanted]


def judge(game: str, todo: list[Mutant], book: Book, asked: argparse.Namespace) -> None:
    """Several at a time; those first for which the game must not be loaded yet."""
    trees = {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in files_of(game)}
    limits = Limits(game, asked)
    evidence: Evidence | None = None
    running: dict[int, Child] = {}
    done = 0
    while todo or running:
        if todo and len(running) < asked.jobs:
            mutant = todo.pop(0)
            if mutant.alone and evidence is None:
                evidence = Evidence(game, asked.stages)
            child = Child(mutant, trees[mutant.file], evidence, limits)
            running[child.pid] = child
            continue
        pid, _ = os.waitpid(-1, 0)
        book.add(running.pop(pid).verdict())
        done += 1
        if done % 50 == 0:
            print(f"  {game}: {done} judged, {len(todo)} to go", flush=True)


# ---------------------------------------------------------------- report


def report(entries: list[dict[str, Any]]) -> Report:
    """The entries beside the reasons in tests/mutants."""
    games = dict.fromkeys(entry["game"] for entry in entries)
    fields = ("id", "game", "function", "change", "verdict")
    verdicts = [Verdict(**{field: entry[field] for field in fields}) for entry in entries]
    return Report(verdicts, {one.id for game in games for one in all_mutants(game)})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help="without: all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sample", type=int, help="so many of each game, without: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shard", default="1/1", help="the i-th of n parts")
    parser.add_argument(
        "--limit", type=int, default=6, help="seconds of CPU time for each evidence, at least"
    )
    parser.add_argument("--fresh", action="store_true", help="forget earlier runs")
    parser.add_argument("--stages", default=",".join(STAGES), help="the evidence to use, in order")
    parser.add_argument("--only", help="mutants whose id contains this text")
    parser.add_argument("--page", type=Path, help="write the report there as well")
    parser.add_argument(
        "--survivors", type=Path, help="do not judge again what the results in this folder say is killed"
    )
    asked = parser.parse_args()
    asked.stages = tuple(asked.stages.split(","))
    entries = [entry for game in asked.games or registry.GAMES for entry in run(game, asked)]
    found = report(entries)
    for path in [OUT / "report.md", *([asked.page] if asked.page else [])]:
        path.write_text(found.page(), "utf-8")
    (OUT / "report.json").write_text(json.dumps(entries, ensure_ascii=False, indent=1), "utf-8")
    print(found.page())
    return 0 if found.is_good() else 1


if __name__ == "__main__":
    sys.exit(main())
