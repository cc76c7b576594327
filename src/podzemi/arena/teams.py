"""Comparison of two bots in a game of sides: one plays all seats of one side, the other the rest.

A deal is one seed. Its sides follow from the cards, so the arena looks at them, which no bot may,
and plays the deal once with each side in the hands of the first bot. What is won is told by
composition: how many played together against how many, and what else the game notes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar  # Any: what becomes JSON; notes of whichever game

from msgspec import Struct

from podzemi.arena import series
from podzemi.arena.figures.statistics import Rate, by_deal
from podzemi.arena.figures.thinking import Thinking
from podzemi.arena.lineup import Lineup
from podzemi.arena.play import play_seated
from podzemi.arena.rows import Collected, Run, deal_shares
from podzemi.arena.rows import play as play_rows
from podzemi.arena.simulate import pack_json, statistics_of
from podzemi.arena.tournament import interval, until_json
from podzemi.arena.work.interrupts import Interrupted
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.parts import Sides


class NoSides(ValueError):
    """The game knows no sides: everybody plays alone."""


class TeamResult(Struct, frozen=True):
    """One match as the first bot saw it: its team, the opponents, the game's notes, how it came out."""

    deal: int
    side: str
    team_size: int
    opponents: int
    notes: tuple[tuple[str, int], ...]
    won: bool
    lost: bool
    statistics: tuple[str, ...]
    decisions: int


class Meeting(series.BasePlan, frozen=True, kw_only=True):
    """The two bots that meet, and how often; `games` is rounded up to whole deals."""

    players: int
    result_type: ClassVar[type] = TeamResult

    @property
    def per_deal(self) -> int:
        return 2

    @property
    def deals(self) -> int:
        return -(-self.games // self.per_deal)

    @property
    def matches(self) -> int:
        return self.deals * self.per_deal

    def play(self, lineup: Lineup, number: int) -> tuple[TeamResult, bytes | None]:
        """Each deal both ways round: each side once in the hands of the first bot."""
        deal, way = divmod(number, 2)
        seed = seed_for(self.seed, deal)
        sides = _sides(lineup.game, self, seed)
        side = sorted(set(sides.by_seat))[way]
        order = [0 if mine == side else 1 for mine in sides.by_seat]
        played, line = play_seated(lineup, order, self.options, seed, self.records)
        won, lost = _outcome(played.result, order)
        team_size, notes = order.count(0), tuple(sorted(sides.notes.items()))
        opponents = len(order) - team_size
        found = (deal, side, team_size, opponents, notes, won, lost, played.statistics, played.decisions)
        return TeamResult(*found), line

    def add_up(self, results: list[TeamResult]) -> list[TeamResult]:
        return results

    def score(self, result: TeamResult) -> float:
        return 1.0 if result.won else 0.0 if result.lost else 0.5


class TeamFigures(Struct, frozen=True):
    """All matches of one composition; `drawn`: nobody won; `shares`: of the game's statistics."""

    team_size: int
    opponents: int
    notes: dict[str, int]
    games: int
    won: Rate
    lost: Rate
    drawn: Rate
    shares: dict[str, float]

    def as_json(self) -> dict[str, Any]:
        rates = {"won": self.won, "lost": self.lost, "drawn": self.drawn}
        return {
            "team_size": self.team_size,
            "opponents": self.opponents,
            **self.notes,
            "games": self.games,
            **{name: round(rate.rate, 4) for name, rate in rates.items()},
            "won_low": round(self.won.low, 4),
            "won_high": round(self.won.high, 4),
            "lost_low": round(self.lost.low, 4),
            "lost_high": round(self.lost.high, 4),
            "shares": self.shares,
        }


class Teams(Struct):
    """The outcome of a meeting: everything, by composition, and by the side the first bot played.

    `score`: what the first bot got, a drawn match as half of one.
    """

    meeting: Meeting
    score: Rate
    total: TeamFigures
    rows: list[TeamFigures]
    sides: dict[str, TeamFigures]
    decisions: int
    seconds: float
    cpu_seconds: float
    thinking: list[Thinking]
    interrupted: bool = False
    until: float | None = None
    answer: str | None = None
    """On which side of `until` the first bot's score is, if that is known."""

    @property
    def games(self) -> int:
        return self.total.games

    def as_json(self) -> dict[str, Any]:
        plan = self.meeting
        return {
            "game": plan.game,
            "players": plan.players,
            "bots": list(plan.bots),
            "options": plan.options,
            **pack_json(plan.game, plan.pack),
            "seed": plan.seed,
            "games": self.games,
            "deals": -(-self.games // 2),
            "interrupted": self.interrupted,
            **until_json(self.until, self.answer),
            "score": round(self.score.rate, 4),
            "score_low": round(self.score.low, 4),
            "score_high": round(self.score.high, 4),
            "total": self.total.as_json(),
            "compositions": [row.as_json() for row in self.rows],
            "sides": {side: row.as_json() for side, row in self.sides.items()},
            "decisions": self.decisions,
            "thinking": [thinking.as_json() for thinking in self.thinking],
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
        }


def meet(plan: Meeting, run: Run | None = None) -> Teams:
    """Play the meeting. The outcome does not depend on how it is run.

    Ctrl-C raises Interrupted with the outcome of the deals that were finished.
    """
    run = Run() if run is None else run
    game = registry.game_with_pack(plan.game, plan.pack)
    check_sides(game, plan)
    (played,) = play_rows([plan], run)
    teams = _teams(plan, game, run, played)
    if played.interrupted:
        raise Interrupted(teams)
    return teams


def check_sides(game: AnyGame, plan: Meeting) -> None:
    """NoSides unless the game has two."""
    _sides(game, plan, seed_for(plan.seed, 0))


def _teams(plan: Meeting, game: AnyGame, run: Run, played: Collected[TeamResult]) -> Teams:
    whole = played.results[: len(played.results) // 2 * 2]
    by_kind: dict[tuple[Any, ...], list[TeamResult]] = {}
    by_side: dict[str, list[TeamResult]] = {}
    for one in whole:
        by_kind.setdefault((-one.team_size, one.opponents, one.notes), []).append(one)
        by_side.setdefault(one.side, []).append(one)
    return Teams(
        plan,
        interval(deal_shares(plan, whole), plan.per_deal, run.until is not None),
        _row(game, whole),
        [_row(game, by_kind[kind]) for kind in sorted(by_kind)],
        {side: _row(game, by_side[side]) for side in sorted(by_side)},
        sum(one.decisions for one in whole),
        played.seconds,
        played.cpu_seconds,
        played.thinking,
        played.interrupted,
        run.until,
        played.answer,
    )


def _row(game: AnyGame, results: list[TeamResult]) -> TeamFigures:
    """Some matches together; what they do not have in common is left out."""
    compositions = {(one.team_size, one.opponents, one.notes) for one in results}
    team_size, opponents, notes = compositions.pop() if len(compositions) == 1 else (0, 0, ())
    shares = {
        name: round(sum(name in one.statistics for one in results) / max(1, len(results)), 4)
        for name in statistics_of(game)
    }
    return TeamFigures(
        team_size,
        opponents,
        dict(notes),
        len(results),
        _rate(results, lambda one: one.won),
        _rate(results, lambda one: one.lost),
        _rate(results, lambda one: not one.won and not one.lost),
        shares,
    )


def _rate(results: list[TeamResult], what: Callable[[TeamResult], bool]) -> Rate:
    """The share with its interval; the matches of one deal count together."""
    deals: dict[int, list[bool]] = {}
    for one in results:
        deals.setdefault(one.deal, []).append(what(one))
    shares = [sum(found) / len(found) for found in deals.values()]
    return by_deal(shares, max((len(found) for found in deals.values()), default=1))


# ---------------------------------------------------------------- playing


def _sides(game: AnyGame, plan: Meeting, seed: int) -> Sides:
    if game.teams is not None:
        sides = game.teams.sides(game.setup(plan.players, plan.options, Dice(seed)))
        if len(set(sides.by_seat)) == 2:
            return sides
    raise NoSides(f"{game.name} has no two sides")


def _outcome(result: Result, order: list[int]) -> tuple[bool, bool]:
    """Whether the first bot's side won, or the other; neither when all share the first place."""
    first = {order[seat] for seat in result.ranking[0]}
    return first == {0}, first == {1}
