"""Many matches for their statistics and their records: `podzemi simulate`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any  # Any: what becomes JSON

from msgspec import Struct

from podzemi.arena import series
from podzemi.arena.figures.tally import Tally
from podzemi.arena.lineup import Lineup
from podzemi.arena.play import MatchBroke, Played, play_seated
from podzemi.arena.work.interrupts import Interrupted
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.game import AnyGame


class Failure(Struct, frozen=True):
    """A match that ended in an exception: our bug, with what it takes to see it again."""

    index: int
    seed: int
    error: str


class Sum(Struct):
    """The totals of some matches."""

    tally: Tally
    failures: list[Failure]


class Plan(series.BasePlan, frozen=True):
    """The matches to simulate."""

    @property
    def matches(self) -> int:
        return self.games

    def play(self, lineup: Lineup, number: int) -> tuple[Played | Failure, bytes | None]:
        seed = seed_for(self.seed, number)
        try:
            return play_seated(lineup, range(len(self.bots)), self.options, seed, self.records)
        except MatchBroke as broke:
            return Failure(number, seed, broke.problem), None

    def add_up(self, results: list[Played | Failure]) -> Sum:
        total = Sum(Tally(), [])
        seats = registry.game(self.game).detail_seats
        for result in results:
            if isinstance(result, Failure):
                total.failures.append(result)
            else:
                total.tally.add(result, seats)
        return total


class SimulationSummary(Struct):
    """The result of a simulation; `errors` is the number of matches that raised."""

    plan: Plan
    tally: Tally
    failures: list[Failure]
    seconds: float
    cpu_seconds: float
    interrupted: bool = False

    def add(self, batch: series.Batch[Sum]) -> None:
        self.tally.merge(batch.summary.tally)
        self.failures.extend(batch.summary.failures)
        self.cpu_seconds += batch.cpu_seconds

    def as_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.game,
            "players": len(plan.bots),
            "bots": list(plan.bots),
            "options": plan.options,
            **pack_json(plan.game, plan.pack),
            "seed": plan.seed,
            "games": self.tally.games,
            "interrupted": self.interrupted,
            "decisions": self.tally.decisions,
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
            "decisions_per_cpu_s": round(self.tally.decisions / max(self.cpu_seconds, 1e-9)),
            "errors": len(self.failures),
            "failures": [{"index": f.index, "seed": f.seed, "error": f.error} for f in self.failures],
            "results": self.tally.summary(len(plan.bots), statistics_of(registry.game(plan.game))),
        }


def statistics_of(game: AnyGame) -> tuple[str, ...]:
    """The names of the facts that are counted in the game's finished matches."""
    return () if game.statistics is None else game.statistics.names


def pack_json(game: str, pack: str | None) -> dict[str, Any]:
    """The data pack in play, for machines; nothing for the built-in data."""
    return {} if pack is None else {"pack": registry.game_with_pack(game, pack).pack}


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    write: Callable[[bytes], object] | None = None,
    ray: bool = False,
) -> SimulationSummary:
    """Play the plan. The results do not depend on `jobs` or `ray`; `write` gets the records in order.

    Ctrl-C raises Interrupted with the report of what was finished.
    """
    started = time.perf_counter()
    report = SimulationSummary(plan, Tally(), [], 0.0, 0.0)
    try:
        series.run(plan, jobs, report.add, progress, write, ray)
    except KeyboardInterrupt:
        report.interrupted = True
        raise Interrupted(report) from None
    finally:
        report.seconds = time.perf_counter() - started
    return report
