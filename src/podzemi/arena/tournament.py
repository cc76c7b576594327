"""Which bot is stronger: matches on duplicate deals with the seats rotated.

A deal is one seed: the same shuffles and the same first seat. It is played once for every
rotation of the entrants, so that nobody wins by the luck of the seat; intervals are clustered
by deal (`statistics.by_deal`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any  # Any: what becomes JSON

from msgspec import Struct

from podzemi.arena import series
from podzemi.arena.lineup import Lineup
from podzemi.arena.play import play_seated
from podzemi.arena.simulate import pack_json
from podzemi.arena.statistics import Rate, by_deal
from podzemi.engine.dice import seed_for
from podzemi.engine.game import Result


class MatchResult(Struct, frozen=True):
    """One match: the share of the win each entrant took."""

    shares: list[float]
    decisions: int


class Contest(series.BasePlan, frozen=True):
    """Who meets whom, how often; `games` is rounded up to whole deals."""

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.bots))

    @property
    def matches(self) -> int:
        return self.deals * len(self.bots)

    def play(self, lineup: Lineup, number: int) -> tuple[MatchResult, bytes | None]:
        deal, turn = divmod(number, len(self.bots))
        order = rotations(len(self.bots))[turn]
        seed = seed_for(self.seed, deal)
        played, line = play_seated(lineup, order, self.options, seed, self.records)
        return MatchResult(_shares(played.result, order), played.decisions), line

    def add_up(self, results: list[MatchResult]) -> list[MatchResult]:
        return results


class Standing(Struct, frozen=True):
    """One entrant's result; `by_seat` are its wins (shared ones in parts) seat by seat."""

    bot: str
    wins: float
    rate: Rate
    by_seat: list[float]


class Table(Struct):
    """The outcome of a contest; `deals` are those that were played in every rotation, only they count."""

    contest: Contest
    deals: int
    standings: list[Standing]
    decisions: int
    seconds: float
    cpu_seconds: float
    interrupted: bool = False

    @property
    def games(self) -> int:
        return self.deals * len(self.contest.bots)

    def as_json(self) -> dict[str, Any]:
        contest = self.contest
        return {
            "game": contest.game,
            "players": len(contest.bots),
            "options": contest.options,
            **pack_json(contest.game, contest.pack),
            "seed": contest.seed,
            "games": self.games,
            "deals": self.deals,
            "interrupted": self.interrupted,
            "fair_share": round(1 / len(contest.bots), 4),
            "bots": [
                {
                    "bot": standing.bot,
                    "wins": round(standing.wins, 4),
                    "win_rate": round(standing.rate.rate, 4),
                    "low": round(standing.rate.low, 4),
                    "high": round(standing.rate.high, 4),
                    "by_seat": [round(wins, 4) for wins in standing.by_seat],
                }
                for standing in self.standings
            ],
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
        }


def rotations(players: int) -> list[list[int]]:
    """All seatings that keep the circle: `order[s]` is the entrant in seat s."""
    return [[(seat + turn) % players for seat in range(players)] for turn in range(players)]


def contest(
    plan: Contest,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    write: Callable[[bytes], object] | None = None,
) -> Table:
    """Play the contest. The outcome does not depend on `jobs`; `write` gets the records in order.

    Ctrl-C raises Interrupted with the table of the deals that were finished.
    """
    return series.collect(plan, jobs, partial(_table, plan), progress, write)


def _table(plan: Contest, played: series.Collected[MatchResult]) -> Table:
    rounds = len(plan.bots)
    deals = len(played.results) // rounds
    counted = played.results[: deals * rounds]
    return Table(
        plan,
        deals,
        _standings(plan, counted),
        sum(game.decisions for game in counted),
        played.seconds,
        played.cpu_seconds,
        played.interrupted,
    )


def _shares(result: Result, order: list[int]) -> list[float]:
    """The win, by entrant; those who share the first place share it."""
    first = result.ranking[0]
    shares = [0.0] * len(order)
    for seat in first:
        shares[order[seat]] = 1 / len(first)
    return shares


def _standings(plan: Contest, games: list[MatchResult]) -> list[Standing]:
    """The games of whole deals, each deal in the order of the rotations."""
    orders = rotations(len(plan.bots))
    deals = [games[first : first + len(orders)] for first in range(0, len(games), len(orders))]
    standings = []
    for entrant, label in enumerate(labels(plan.bots)):
        by_seat = [0.0] * len(orders)
        for deal in deals:
            for order, game in zip(orders, deal):
                by_seat[order.index(entrant)] += game.shares[entrant]
        rates = [sum(game.shares[entrant] for game in deal) / len(orders) for deal in deals]
        standings.append(Standing(label, sum(by_seat), by_deal(rates, len(orders)), by_seat))
    return standings


def labels(bots: tuple[str, ...]) -> list[str]:
    """Names apart: the second of two equal bots is `name #2`."""
    return [
        f"{bot} #{bots[: place + 1].count(bot)}" if bots.count(bot) > 1 else bot
        for place, bot in enumerate(bots)
    ]
