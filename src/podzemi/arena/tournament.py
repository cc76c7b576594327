"""Which bot is stronger: matches on duplicate deals with the seats rotated.

A deal is one seed: the same shuffles and the same first seat. It is played once for every
rotation of the entrants, so that nobody wins by the luck of the seat; intervals are clustered
by deal (`statistics.by_deal`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from podzemi.arena.lineup import Lineup, check
from podzemi.arena.play import play
from podzemi.arena.pool import in_order, pieces
from podzemi.arena.simulate import pack_facts
from podzemi.arena.statistics import Rate, by_deal
from podzemi.bots.stdio import BotFailure
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.game import OptionValue, Result

_PIECE = 50


class MatchBroke(RuntimeError):
    """A match raised: our bug, or a bot's; says which match, so that anybody can play it again."""


class Contest(Struct, frozen=True):
    """Who meets whom, how often. Options must be complete; `games` is rounded up to whole deals."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    games: int
    seed: int
    pack: str | None = None
    """The text of the data pack; None: the house data."""

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.bots))


class Deal(Struct):
    """The games of one deal: the share of the win each entrant took in each rotation."""

    shares: list[list[float]]
    decisions: int


class Batch(Struct):
    deals: list[Deal]
    cpu_seconds: float


class Standing(Struct, frozen=True):
    """One entrant's result; `by_seat` are its wins (shared ones in parts) seat by seat."""

    bot: str
    wins: float
    rate: Rate
    by_seat: list[float]


class Table(Struct):
    """The outcome of a contest."""

    contest: Contest
    standings: list[Standing]
    decisions: int
    seconds: float
    cpu_seconds: float

    def as_json(self) -> dict[str, Any]:
        contest = self.contest
        return {
            "game": contest.game,
            "players": len(contest.bots),
            "options": contest.options,
            **pack_facts(contest.game, contest.pack),
            "seed": contest.seed,
            "games": contest.deals * len(contest.bots),
            "deals": contest.deals,
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


def contest(plan: Contest, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Table:
    """Play the contest. The outcome does not depend on `jobs`; `progress` is told games played."""
    check(plan.bots)
    started = time.perf_counter()
    deals: list[Deal] = []
    cpu_seconds = 0.0
    work = [(plan, piece) for piece in pieces(plan.deals, jobs, _PIECE)]
    for batch in in_order(_batch, work, jobs):
        deals += batch.deals
        cpu_seconds += batch.cpu_seconds
        if progress is not None:
            progress(len(batch.deals) * len(plan.bots))
    decisions = sum(deal.decisions for deal in deals)
    return Table(plan, _standings(plan, deals), decisions, time.perf_counter() - started, cpu_seconds)


def _batch(work: tuple[Contest, range]) -> Batch:
    plan, indices = work
    with Lineup(registry.game_with_pack(plan.game, plan.pack), plan.bots) as lineup:
        started = time.process_time()
        deals = [_play_deal(plan, lineup, seed_for(plan.seed, index)) for index in indices]
        return Batch(deals, time.process_time() - started)


def _play_deal(plan: Contest, lineup: Lineup, seed: int) -> Deal:
    game = lineup.game
    deal = Deal([], 0)
    for order in rotations(len(plan.bots)):
        try:
            played = play(game, lineup.seat(order), plan.options, seed)
        except BotFailure:
            raise
        except Exception as error:
            seats = ",".join(plan.bots[entrant] for entrant in order)
            raise MatchBroke(
                f"{game.name} seed={seed} bots={seats}: {type(error).__name__}: {error}"
            ) from error
        deal.shares.append(_shares(played.result, order))
        deal.decisions += played.decisions
    return deal


def _shares(result: Result, order: list[int]) -> list[float]:
    """The win, by entrant; those who share the first place share it."""
    first = result.ranking[0]
    shares = [0.0] * len(order)
    for seat in first:
        shares[order[seat]] = 1 / len(first)
    return shares


def _standings(plan: Contest, deals: list[Deal]) -> list[Standing]:
    orders = rotations(len(plan.bots))
    standings = []
    for entrant, label in enumerate(labels(plan.bots)):
        by_seat = [0.0] * len(orders)
        for deal in deals:
            for order, shares in zip(orders, deal.shares):
                by_seat[order.index(entrant)] += shares[entrant]
        rates = [sum(shares[entrant] for shares in deal.shares) / len(orders) for deal in deals]
        standings.append(Standing(label, sum(by_seat), by_deal(rates, len(orders)), by_seat))
    return standings


def labels(bots: tuple[str, ...]) -> list[str]:
    """Names apart: the second of two equal bots is `name #2`."""
    return [
        f"{bot} #{bots[: place + 1].count(bot)}" if bots.count(bot) > 1 else bot
        for place, bot in enumerate(bots)
    ]
