"""Many matches for their statistics and their records: `podzemi simulate`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from podzemi.arena.lineup import Lineup, check
from podzemi.arena.play import Played, play
from podzemi.arena.pool import in_order, pieces
from podzemi.bots.stdio import BotFailure
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.game import AnyGame, OptionValue

_PIECE = 2000


class Plan(Struct, frozen=True):
    """What to simulate. Options must be complete."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    games: int
    seed: int
    records: bool = False
    pack: str | None = None
    """The text of the data pack; None: the house data."""


class Failure(Struct, frozen=True):
    """A match that ended in an exception: our bug, with what it takes to see it again."""

    index: int
    seed: int
    error: str


class Tally(Struct):
    """Results of many matches, added up; how they were split among workers does not show."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    sums: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By name and seat: the scores, and details that are lists by seat."""
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By name and value: how often each value of a plain detail occurred."""
    named: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By name and key: the sums of details that are numbers by name."""
    facts: Counter[str] = field(default_factory=Counter)
    """By name: of how many matches it is true."""

    def add(self, played: Played, seats: tuple[str, ...] = ()) -> None:
        """Add one match; `seats`: the details that list seats."""
        result, decisions = played.result, played.decisions
        self.shortest = decisions if not self.games else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        first = [] if played.open else result.ranking[0]
        self.shared += len(first) > 1
        for seat in first:
            self.wins[seat] += 1
        self.facts.update(played.facts)
        self._sum("scores", result.scores)
        for name, value in result.detail.items():
            self._detail(name, value, seats)

    def _detail(self, name: str, value: Any, seats: tuple[str, ...]) -> None:
        """Numbers by seat are summed, seats listed are counted; everything else by how often it occurs."""
        if isinstance(value, list) and name in seats:
            self._count(name, value)
        elif isinstance(value, list) and all(isinstance(one, dict) for one in value):
            for key in value[0] if value else ():
                self._sum(f"{name}.{key}", [one[key] for one in value])
        elif isinstance(value, list):
            self._sum(name, value)
        elif isinstance(value, dict):
            for key, one in value.items():
                if isinstance(one, list):
                    self._count(f"{name}.{key}", one)
                else:
                    self.named[name, str(key)] += one
        else:
            self.counts[name, str(value)] += 1

    def _sum(self, name: str, numbers: list[int]) -> None:
        for seat, number in enumerate(numbers):
            self.sums[name, seat] += number

    def _count(self, name: str, seats: list[int]) -> None:
        for seat in seats:
            self.sums[name, seat] += 1

    def merge(self, other: Tally) -> None:
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        self.wins.update(other.wins)
        self.sums.update(other.sums)
        self.counts.update(other.counts)
        self.named.update(other.named)
        self.facts.update(other.facts)

    def summary(self, players: int, facts: tuple[str, ...] = ()) -> dict[str, Any]:
        """Wins by seat, lengths, and the game's own details; of facts the share of matches."""
        detail: dict[str, Any] = {}
        if facts:
            detail["shares"] = {name: round(self.facts[name] / max(1, self.games), 4) for name in facts}
        for name, value in sorted(self.counts, key=_numbers_in_order):
            detail.setdefault(name, {})[value] = self.counts[name, value]
        for name in sorted({name for name, _ in self.sums} - {"scores"}):
            detail[f"mean_{name}"] = self._means(name, players)
        for name, key in sorted(self.named):
            mean = round(self.named[name, key] / max(1, self.games), 4)
            detail.setdefault(f"mean_{name}", {})[key] = mean
        return {
            "wins": [self.wins[seat] for seat in range(players)],
            "shared_wins": self.shared,
            "mean_scores": self._means("scores", players),
            "decisions_per_game": {
                "mean": round(self.decisions / max(1, self.games), 2),
                "min": self.shortest,
                "max": self.longest,
            },
            "detail": detail,
        }

    def _means(self, name: str, players: int) -> list[float]:
        return [round(self.sums[name, seat] / max(1, self.games), 4) for seat in range(players)]


def _numbers_in_order(key: tuple[str, str]) -> tuple[str, int, str]:
    name, value = key
    return (name, int(value) if value.isdigit() else 0, value)


class Batch(Struct):
    """What one piece of the work gave."""

    tally: Tally
    failures: list[Failure]
    lines: list[bytes]
    cpu_seconds: float


class Report(Struct):
    """What a simulation gave; `errors` is the number of matches that raised."""

    plan: Plan
    tally: Tally
    failures: list[Failure]
    seconds: float
    cpu_seconds: float

    def as_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.game,
            "players": len(plan.bots),
            "bots": list(plan.bots),
            "options": plan.options,
            **pack_facts(plan.game, plan.pack),
            "seed": plan.seed,
            "games": self.tally.games,
            "decisions": self.tally.decisions,
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
            "decisions_per_cpu_s": round(self.tally.decisions / max(self.cpu_seconds, 1e-9)),
            "errors": len(self.failures),
            "failures": [{"index": f.index, "seed": f.seed, "error": f.error} for f in self.failures],
            "results": self.tally.summary(len(plan.bots), statistics_of(registry.game(plan.game))),
        }


def statistics_of(game: AnyGame) -> tuple[str, ...]:
    """What is counted of its matches, by name."""
    return () if game.statistics is None else game.statistics.names


def pack_facts(game: str, pack: str | None) -> dict[str, Any]:
    """Which data pack was played with, for machines; nothing for the house data."""
    return {} if pack is None else {"pack": registry.game_with_pack(game, pack).pack}


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    write: Callable[[bytes], Any] | None = None,
) -> Report:
    """Play the plan. The results do not depend on `jobs`; `write` gets the records in order."""
    check(plan.bots)
    started = time.perf_counter()
    total = Report(plan, Tally(), [], 0.0, 0.0)
    work = [(plan, piece) for piece in pieces(plan.games, jobs, _PIECE)]
    for batch in in_order(_batch, work, jobs):
        total.tally.merge(batch.tally)
        total.failures.extend(batch.failures)
        total.cpu_seconds += batch.cpu_seconds
        if write is not None:
            for line in batch.lines:
                write(line + b"\n")
        if progress is not None:
            progress(batch.tally.games + len(batch.failures))
    total.seconds = time.perf_counter() - started
    return total


def _batch(work: tuple[Plan, range]) -> Batch:
    plan, indices = work
    game = registry.game_with_pack(plan.game, plan.pack)
    batch = Batch(Tally(), [], [], 0.0)
    with Lineup(game, plan.bots) as lineup:
        started = time.process_time()
        for index in indices:
            seed = seed_for(plan.seed, index)
            try:
                played = play(game, lineup.seat(), plan.options, seed, plan.records)
            except BotFailure:
                raise
            except Exception as error:
                batch.failures.append(Failure(index, seed, f"{type(error).__name__}: {error}"))
                continue
            batch.tally.add(played, game.detail_seats)
            if played.record is not None:
                batch.lines.append(played.record.line())
        batch.cpu_seconds = time.process_time() - started
    return batch
