"""Everybody against everybody on the same deals, and one rating for each.

Two players: the two, each deal both ways round. More: the first alone among others of the second kind, in
every seat once, and the other way round. Games of sides: the first with all seats of one side, then of the
other.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any, ClassVar  # Any: what becomes JSON

from msgspec import Struct

from podzemi.arena import series
from podzemi.arena.figures.ratings import Evidence, Rating, ratings
from podzemi.arena.figures.statistics import Rate
from podzemi.arena.figures.thinking import Thinking, together
from podzemi.arena.lineup import Lineup
from podzemi.arena.play import play_seated
from podzemi.arena.rows import Collected, Run, deal_shares
from podzemi.arena.rows import play as play_rows
from podzemi.arena.simulate import pack_json
from podzemi.arena.teams import Meeting, check_sides
from podzemi.arena.tournament import interval, until_json
from podzemi.arena.work.interrupts import Interrupted
from podzemi.engine import registry
from podzemi.engine.dice import seed_for


class Pairing(series.BasePlan, frozen=True, kw_only=True):
    """The first bot alone among others of the second kind; `teams`: with all seats of one side.

    The result of a match is what the first bot got of the win, from 0 to 1.
    """

    players: int
    teams: bool = False
    result_type: ClassVar[type] = float

    @property
    def per_deal(self) -> int:
        return 2 if self.teams else self.players

    @property
    def deals(self) -> int:
        return -(-self.games // self.per_deal)

    @property
    def matches(self) -> int:
        return self.deals * self.per_deal

    @property
    def seats(self) -> tuple[int, int]:
        """How many places compete for the win, of each of the two."""
        return (1, 1) if self.teams else (1, self.players - 1)

    @property
    def fair(self) -> float:
        """The first bot's share if both were equally strong."""
        return 1 / sum(self.seats)

    def play(self, lineup: Lineup, number: int) -> tuple[float, bytes | None]:
        if self.teams:
            meeting = self.meeting
            result, line = meeting.play(lineup, number)
            return meeting.score(result), line
        deal, turn = divmod(number, self.players)
        order = [0 if seat == -turn % self.players else 1 for seat in range(self.players)]
        played, line = play_seated(lineup, order, self.options, seed_for(self.seed, deal), self.records)
        first = played.result.ranking[0]
        return (order.index(0) in first) / len(first), line

    @property
    def meeting(self) -> Meeting:
        given = (self.game, self.bots, self.options, self.games, self.seed, self.records, self.pack)
        return Meeting(*given, players=self.players)

    def add_up(self, results: list[float]) -> list[float]:
        return results

    def score(self, result: float) -> float:
        return result


class League(series.BasePlan, frozen=True, kw_only=True):
    """The entrants; `games` are those of every pairing."""

    players: int
    teams: bool = False

    def pairings(self) -> list[Pairing]:
        """With more than two players each pair meets both ways: one A among Bs, and one B among As."""
        both_ways = self.players > 2 and not self.teams
        pairs = permutations(self.bots, 2) if both_ways else combinations(self.bots, 2)
        return [
            Pairing(
                *(self.game, pair, self.options, self.games, self.seed, self.records, self.pack),
                players=self.players,
                teams=self.teams,
            )
            for pair in pairs
        ]

    @property
    def matches(self) -> int:
        return sum(pairing.matches for pairing in self.pairings())


class Paired(Struct):
    """The results of a pairing; `shares`: the first bot's, deal by deal.

    `rate` is their mean; `won` is the share of matches it won alone, without those that were drawn or shared.
    """

    pairing: Pairing
    shares: list[float]
    rate: Rate
    won: Rate
    thinking: list[Thinking]
    until: float | None = None
    answer: str | None = None

    @property
    def games(self) -> int:
        return len(self.shares) * self.pairing.per_deal

    def evidence(self, bots: list[str]) -> list[Evidence]:
        """The deals, for ratings."""
        first, second = (bots.index(bot) for bot in self.pairing.bots)
        per_deal, seats = self.pairing.per_deal, self.pairing.seats
        return [
            Evidence(deal, first, second, seats, (per_deal * share, per_deal * (1 - share)))
            for deal, share in enumerate(self.shares)
        ]

    def as_json(self) -> dict[str, Any]:
        first, second = self.pairing.bots
        return {
            "first": first,
            "second": second,
            "games": self.games,
            "deals": len(self.shares),
            "score": round(self.rate.rate, 4),
            "low": round(self.rate.low, 4),
            "high": round(self.rate.high, 4),
            "won": round(self.won.rate, 4),
            "won_low": round(self.won.low, 4),
            "won_high": round(self.won.high, 4),
            "fair_share": round(self.pairing.fair, 4),
            **until_json(self.until, self.answer),
        }


def whole_deals(pairing: Pairing, run: Run, played: Collected[float]) -> Paired:
    """The whole deals of a pairing."""
    shares = deal_shares(pairing, played.results)
    alone = deal_shares(pairing, [float(result == 1) for result in played.results])
    rate, won = (interval(found, pairing.per_deal, run.until is not None) for found in (shares, alone))
    return Paired(pairing, shares, rate, won, played.thinking, run.until, played.answer)


class Standing(Struct, frozen=True):
    """One bot of a league."""

    bot: str
    rating: Rating
    thinking: Thinking


class RoundRobin(Struct):
    """The outcome of a league, the strongest first."""

    league: League
    standings: list[Standing]
    pairings: list[Paired]
    seconds: float
    cpu_seconds: float
    interrupted: bool = False

    @property
    def games(self) -> int:
        return sum(one.games for one in self.pairings)

    def as_json(self) -> dict[str, Any]:
        league = self.league
        return {
            "game": league.game,
            "players": league.players,
            "teams": league.teams,
            "options": league.options,
            **pack_json(league.game, league.pack),
            "seed": league.seed,
            "games": self.games,
            "interrupted": self.interrupted,
            "bots": [
                {
                    "bot": one.bot,
                    "points": round(one.rating.points, 1),
                    "low": round(one.rating.low, 1),
                    "high": round(one.rating.high, 1),
                    "thinking": one.thinking.as_json(),
                }
                for one in self.standings
            ],
            "pairings": [one.as_json() for one in self.pairings],
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
        }


def round_robin(league: League, run: Run | None = None) -> RoundRobin:
    """Play everything. The outcome does not depend on how it is run.

    Ctrl-C raises Interrupted with the outcome of the deals that were finished.
    """
    run = Run() if run is None else run
    pairings = league.pairings()
    if league.teams:
        check_sides(registry.game_with_pack(league.game, league.pack), pairings[0].meeting)
    played = play_rows(pairings, run)
    found = [whole_deals(pairing, run, one) for pairing, one in zip(pairings, played)]
    outcome = RoundRobin(
        league,
        standings(found),
        found,
        max(one.seconds for one in played),
        sum(one.cpu_seconds for one in played),
        any(one.interrupted for one in played),
    )
    if outcome.interrupted:
        raise Interrupted(outcome)
    return outcome


def standings(found: list[Paired]) -> list[Standing]:
    """Everybody who can be compared, the strongest first."""
    found = linked_component(found)
    bots = list(dict.fromkeys(bot for one in found for bot in one.pairing.bots))
    evidence = [deal for one in found for deal in one.evidence(bots)]
    rated = ratings(len(bots), evidence) if bots else []
    made = [Standing(bot, rated[place], _thinking(bot, found)) for place, bot in enumerate(bots)]
    return sorted(made, key=lambda one: -one.rating.points)


def linked_component(found: list[Paired]) -> list[Paired]:
    """The largest part of what was played in which everybody is linked to everybody by matches.

    A run that was stopped may have more than one; between them nothing is known.
    """
    parts: list[list[Paired]] = []
    for one in found:
        if one.shares:
            near = [part for part in parts if any(_meet(one, other) for other in part)]
            parts = [part for part in parts if part not in near]
            parts.append([other for part in near for other in part] + [one])
    return max(parts, key=len, default=[])


def _meet(one: Paired, other: Paired) -> bool:
    return not {*one.pairing.bots}.isdisjoint(other.pairing.bots)


def _thinking(bot: str, found: list[Paired]) -> Thinking:
    parts = [one.thinking[one.pairing.bots.index(bot)] for one in found if bot in one.pairing.bots]
    (total,) = together([[part] for part in parts], 1)
    return total
