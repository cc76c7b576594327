"""Comparison of bots: matches on duplicate deals with the seats rotated.

A deal is one seed: the same shuffles and the same first seat. It is played once for every
rotation of the entrants, so that nobody wins by the luck of the seat; intervals are clustered
by deal (`statistics.by_deal`).
"""

from __future__ import annotations

from typing import Any, ClassVar  # Any: what becomes JSON

from msgspec import Struct

from podzemi.arena import series
from podzemi.arena.figures.sequential import always_valid
from podzemi.arena.figures.statistics import Rate, by_deal
from podzemi.arena.figures.thinking import Thinking
from podzemi.arena.lineup import Lineup
from podzemi.arena.play import play_seated
from podzemi.arena.rows import Collected, Run
from podzemi.arena.rows import play as play_rows
from podzemi.arena.simulate import pack_json
from podzemi.arena.work.interrupts import Interrupted
from podzemi.engine.dice import seed_for
from podzemi.engine.game import Result


class MatchResult(Struct, frozen=True):
    """One match: the share of the win each entrant took."""

    shares: list[float]
    decisions: int


class Contest(series.BasePlan, frozen=True):
    """The pairing and its number of matches; `games` is rounded up to whole deals."""

    result_type: ClassVar[type] = MatchResult

    @property
    def per_deal(self) -> int:
        return len(self.bots)

    @property
    def deals(self) -> int:
        return -(-self.games // self.per_deal)

    @property
    def matches(self) -> int:
        return self.deals * self.per_deal

    def play(self, lineup: Lineup, number: int) -> tuple[MatchResult, bytes | None]:
        deal, turn = divmod(number, len(self.bots))
        order = rotations(len(self.bots))[turn]
        seed = seed_for(self.seed, deal)
        played, line = play_seated(lineup, order, self.options, seed, self.records)
        return MatchResult(_shares(played.result, order), played.decisions), line

    def add_up(self, results: list[MatchResult]) -> list[MatchResult]:
        return results

    def score(self, result: MatchResult) -> float:
        return result.shares[0]


class Standing(Struct, frozen=True):
    """One entrant's result; `by_seat` are its wins (shared ones in parts) seat by seat."""

    bot: str
    wins: float
    rate: Rate
    by_seat: list[float]
    thinking: Thinking


class ContestResult(Struct):
    """The outcome of a contest; `deals` are those that were played in every rotation, only they count."""

    contest: Contest
    deals: int
    standings: list[Standing]
    decisions: int
    seconds: float
    cpu_seconds: float
    interrupted: bool = False
    until: float | None = None
    answer: str | None = None
    """On which side of `until` the first bot is, if that is known."""

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
            **until_json(self.until, self.answer),
            "fair_share": round(1 / len(contest.bots), 4),
            "bots": [
                {
                    "bot": standing.bot,
                    "wins": round(standing.wins, 4),
                    "win_rate": round(standing.rate.rate, 4),
                    "low": round(standing.rate.low, 4),
                    "high": round(standing.rate.high, 4),
                    "by_seat": [round(wins, 4) for wins in standing.by_seat],
                    "thinking": standing.thinking.as_json(),
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


def until_json(until: float | None, answer: str | None) -> dict[str, Any]:
    """The question that was to be answered, and the answer; nothing if none was asked."""
    return {} if until is None else {"until": until, "answer": answer}


def contest(plan: Contest, run: Run | None = None) -> ContestResult:
    """Play the contest. The outcome does not depend on how it is run.

    Ctrl-C raises Interrupted with the table of the deals that were finished.
    """
    run = Run() if run is None else run
    (played,) = play_rows([plan], run)
    table = _table(plan, run, played)
    if played.interrupted:
        raise Interrupted(table)
    return table


def _table(plan: Contest, run: Run, played: Collected[MatchResult]) -> ContestResult:
    rounds = plan.per_deal
    deals = len(played.results) // rounds
    counted = played.results[: deals * rounds]
    return ContestResult(
        plan,
        deals,
        _standings(plan, counted, played.thinking, run.until is not None),
        sum(game.decisions for game in counted),
        played.seconds,
        played.cpu_seconds,
        played.interrupted,
        run.until,
        played.answer,
    )


def _shares(result: Result, order: list[int]) -> list[float]:
    """The win, by entrant; those who share the first place share it."""
    first = result.ranking[0]
    shares = [0.0] * len(order)
    for seat in first:
        shares[order[seat]] = 1 / len(first)
    return shares


def _standings(
    plan: Contest, games: list[MatchResult], thinking: list[Thinking], stopped: bool
) -> list[Standing]:
    """The games of whole deals, each deal in the order of the rotations."""
    orders = rotations(len(plan.bots))
    standings = []
    for entrant, label in enumerate(labels(plan.bots)):
        by_seat = [0.0] * len(orders)
        for number, game in enumerate(games):
            by_seat[orders[number % len(orders)].index(entrant)] += game.shares[entrant]
        won = [game.shares[entrant] for game in games]
        shares = [sum(won[at : at + len(orders)]) / len(orders) for at in range(0, len(won), len(orders))]
        rate = interval(shares, len(orders), stopped)
        standings.append(Standing(label, sum(by_seat), rate, by_seat, thinking[entrant]))
    return standings


def interval(shares: list[float], per_deal: int, stopped: bool) -> Rate:
    """The mean of the deals with its 95 % interval; `stopped`: one that allows for stopping when it suits."""
    return always_valid(shares) if stopped else by_deal(shares, per_deal)


def labels(bots: tuple[str, ...]) -> list[str]:
    """Names apart: the second of two equal bots is `name #2`."""
    return [
        f"{bot} #{bots[: place + 1].count(bot)}" if bots.count(bot) > 1 else bot
        for place, bot in enumerate(bots)
    ]
