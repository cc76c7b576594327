"""`make simulate-server`: many worlds, what was found in them, and how much they went through.

Worlds run in processes of their own, some after each other: what a simulated process was doing when it died
is never cleared away, as nothing of a real one would run any more.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from math import ceil
from pathlib import Path

import msgspec
from msgspec.structs import replace

from .plants import PLANTS, planted
from .world import Outcome, Plan, World

ROUGH = Plan(0, calm=0.3)
"""Hardly a minute without trouble: what needs two troubles at once happens sooner."""
BUSY = Plan(0, seconds=600.0, people=5, most_tables=6, faults=0.2, calm=6.0, pace=0.1, errands=0.05)
"""A long day of many moves: ten times as many for each fault."""
TOGETHER = 25
"""Worlds in one process at most: each leaves some 8 MB behind."""
SECONDS_TOGETHER = 2400.0
"""Simulated seconds of all the worlds in one process: longer ones leave more behind."""
SMALLER: tuple[dict[str, object], ...] = (
    {"processes": 1},
    {"crashes": False},
    {"outages": False},
    {"jumps": False},
    {"pauses": False},
    {"cuts": False},
    {"faults": 0.0},
    {"people": 2},
    {"people": 1},
    {"most_tables": 1},
    {"seconds": 60.0},
    {"seconds": 30.0},
    {"seconds": 15.0},
    {"games": ("welcome_dungeon",)},
)


def worlds(plans: list[Plan], plant: str | None) -> Iterator[Outcome]:
    """The outcomes, from a process of its own. The order of sets is part of what a seed decides."""
    command = [sys.executable, "-m", "simulation.run", "--worlds", *(["--plant", plant] if plant else [])]
    env = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(plans).decode())
        process.stdin.close()
        found = 0
        try:
            for line in process.stdout:
                found += 1
                yield msgspec.json.decode(line, type=Outcome)
        finally:
            process.kill()  # whoever has seen enough does not wait for the rest
    if found < len(plans):
        raise RuntimeError(f"the process of seed {plans[found].seed} ended with {process.returncode}")


def run_worlds(plant: str | None) -> None:
    """In that process: plans come in, an outcome a line goes out."""
    plans = msgspec.json.decode(sys.stdin.read(), type=list[Plan])
    gc.disable()
    left = []
    with planted(plant):
        for plan in plans:
            world = World(plan)
            print(msgspec.json.encode(world.run()).decode(), flush=True)
            left.append(world)
    os._exit(0)


def shrink(plan: Plan, plant: str | None = None) -> Plan:
    """A smaller plan that fails as well, and goes on no longer than until it has failed."""
    before = None
    while before != plan:  # what had to stay at first may go when something else has gone
        before = plan
        for change in SMALLER:
            smaller = replace(plan, **change)
            if _is_less(change, plan) and _outcome(smaller, plant).violation is not None:
                plan = smaller
    shorter = replace(plan, seconds=min(plan.seconds, ceil(_outcome(plan, plant).simulated)))
    return shorter if _outcome(shorter, plant).violation is not None else plan


def _is_less(change: dict[str, object], plan: Plan) -> bool:
    """Whether it makes the plan smaller: seconds and people may already be fewer."""
    ((name, value),) = change.items()
    now = getattr(plan, name)
    return bool(value != now and (not isinstance(value, int | float) or value < now))


def _outcome(plan: Plan, plant: str | None) -> Outcome:
    return next(iter(worlds([plan], plant)))


def many(plan: Plan, first: int, count: int, plant: str | None) -> Generator[Outcome, None, None]:
    together = min(TOGETHER, max(1, int(SECONDS_TOGETHER / plan.seconds)))
    for begin in range(first, first + count, together):
        seeds = range(begin, min(begin + together, first + count))
        yield from worlds([replace(plan, seed=seed) for seed in seeds], plant)


class Sums(msgspec.Struct):
    seeds: int = 0
    """Worlds so far; with --sum also the seed that comes next."""
    acknowledged: int = 0
    faults: int = 0
    lines: int = 0
    simulated_hours: float = 0.0
    cpu_seconds: float = 0.0

    def add(self, outcome: Outcome) -> None:
        self.seeds += 1
        self.acknowledged += outcome.acknowledged
        self.faults += outcome.faults
        self.lines += outcome.lines
        self.simulated_hours += outcome.simulated / 3600
        self.cpu_seconds += outcome.cpu

    def report(self) -> dict[str, float]:
        cpu = max(self.cpu_seconds, 0.01)
        return {
            **{name: round(value, 2) for name, value in msgspec.structs.asdict(self).items()},
            "simulated_hours_per_cpu_minute": round(60 * self.simulated_hours / cpu, 2),
            "faults_per_cpu_second": round(self.faults / cpu, 1),
        }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=90.0, help="simulated seconds of faults in each")
    parser.add_argument("--actions", type=int, default=0, help="go on until so many were acknowledged")
    parser.add_argument("--minutes", type=float, default=0.0, help="go on for so long")
    parser.add_argument("--rough", action="store_true", help="trouble three times as often")
    parser.add_argument("--busy", action="store_true", help="more people, more tables, longer worlds")
    parser.add_argument("--sum", type=Path, help="file in which the figures add up; goes on where it was")
    parser.add_argument("--plan", help="one plan, as it was printed when it failed")
    parser.add_argument("--plant", choices=sorted(PLANTS), help="a bug that must be found")
    parser.add_argument("--no-shrink", action="store_true", help="do not look for a smaller plan")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--worlds", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worlds:
        run_worlds(given.plant)
    return report(given)


def report(given: argparse.Namespace) -> int:
    usual = BUSY if given.busy else ROUGH if given.rough else Plan(0, seconds=given.seconds)
    plan = msgspec.json.decode(given.plan, type=Plan) if given.plan else usual
    sums, failed, began = Sums(), None, time.monotonic()
    if given.sum and given.sum.exists():
        sums = msgspec.json.decode(given.sum.read_bytes(), type=Sums)
    first = plan.seed if given.plan else given.first + sums.seeds
    count = 1 if given.plan else 10**9 if given.actions or given.minutes else given.seeds
    for outcome in many(plan, first, count, given.plant):
        sums.add(outcome)
        if given.sum and outcome.violation is None:
            given.sum.write_bytes(msgspec.json.encode(sums))
        if outcome.violation is not None:
            failed = outcome
            break
        if given.actions and sums.acknowledged >= given.actions:
            break
        if given.minutes and time.monotonic() - began >= 60 * given.minutes:
            break
    told: dict[str, object] = {
        **sums.report(),
        "seconds": round(time.monotonic() - began, 1),
        "violation": None,
    }
    if failed is not None:
        print(f"seed {failed.plan.seed}: {failed.violation} (trace {failed.trace})", file=sys.stderr)
        small = failed.plan if given.no_shrink else shrink(failed.plan, given.plant)
        print(f"replay: --plan '{msgspec.json.encode(small).decode()}'", file=sys.stderr)
        told["violation"] = failed.violation
    lines = (f"{name:32} {value}" for name, value in told.items())
    print(json.dumps(told) if given.json else "\n".join(lines))
    return 0 if failed is None else 1


if __name__ == "__main__":
    sys.exit(main())
