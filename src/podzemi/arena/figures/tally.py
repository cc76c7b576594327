"""Results of many matches, added up."""

from __future__ import annotations

from collections import Counter
from typing import Any  # Any: a result's detail is JSON of whichever game

from msgspec import Struct, field

from podzemi.arena.play import Played


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
    statistics: Counter[str] = field(default_factory=Counter)
    """By name: of how many matches it is true."""

    def add(self, played: Played, seats: tuple[str, ...] = ()) -> None:
        """Add one match; `seats`: the details that list seats."""
        result, decisions = played.result, played.decisions
        self.shortest = decisions if not self.games else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        first = [] if played.drawn else result.ranking[0]
        self.shared += len(first) > 1
        for seat in first:
            self.wins[seat] += 1
        self.statistics.update(played.statistics)
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
        self.statistics.update(other.statistics)

    def summary(self, players: int, statistics: tuple[str, ...] = ()) -> dict[str, Any]:
        """Wins by seat, lengths, and the game's own details; of statistics the share of matches."""
        detail: dict[str, Any] = {}
        if statistics:
            detail["shares"] = {
                name: round(self.statistics[name] / max(1, self.games), 4) for name in statistics
            }
        for name, value in sorted(self.counts, key=_numeric_order):
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


def _numeric_order(key: tuple[str, str]) -> tuple[str, int, str]:
    name, value = key
    return (name, int(value) if value.isdigit() else 0, value)
