"""Which bot is stronger in a game of sides: one plays all seats of one side, the other the rest.

A deal is one seed. Its sides follow from the cards, so the arena looks at them, which no bot may,
and plays the deal once with each side in the hands of the first bot. What is won is told by
composition: how many played together against how many, and what else the game notes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from podzemi.arena.lineup import Lineup, check
from podzemi.arena.play import play
from podzemi.arena.pool import in_order, pieces
from podzemi.arena.simulate import pack_facts, statistics_of
from podzemi.arena.statistics import Rate, by_deal
from podzemi.arena.tournament import MatchBroke
from podzemi.bots.stdio import BotFailure
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, OptionValue, Result
from podzemi.engine.parts import Sides

_PIECE = 25


class NoSides(ValueError):
    """The game knows no sides: everybody plays alone."""


class Meeting(Struct, frozen=True):
    """Which two bots meet, how often. Options must be complete; `games` is rounded up to whole deals."""

    game: str
    bots: tuple[str, str]
    players: int
    options: dict[str, OptionValue]
    games: int
    seed: int
    pack: str | None = None
    """The text of the data pack; None: the house data."""

    @property
    def deals(self) -> int:
        return -(-self.games // 2)


class Outing(Struct, frozen=True):
    """One match as the first bot saw it: its heads, the others', the game's notes, how it came out."""

    deal: int
    side: str
    heads: int
    rivals: int
    notes: tuple[tuple[str, int], ...]
    won: bool
    lost: bool
    facts: tuple[str, ...]
    decisions: int


class Batch(Struct):
    outings: list[Outing]
    cpu_seconds: float


class Row(Struct, frozen=True):
    """All matches of one composition; `open`: nobody won; `shares`: of the game's facts."""

    heads: int
    rivals: int
    notes: dict[str, int]
    games: int
    won: Rate
    lost: Rate
    open: Rate
    shares: dict[str, float]

    def as_json(self) -> dict[str, Any]:
        rates = {"won": self.won, "lost": self.lost, "open": self.open}
        return {
            "heads": self.heads,
            "rivals": self.rivals,
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
    """The outcome of a meeting: everything, by composition, and by the side the first bot played."""

    meeting: Meeting
    total: Row
    rows: list[Row]
    sides: dict[str, Row]
    decisions: int
    seconds: float
    cpu_seconds: float

    def as_json(self) -> dict[str, Any]:
        plan = self.meeting
        return {
            "game": plan.game,
            "players": plan.players,
            "bots": list(plan.bots),
            "options": plan.options,
            **pack_facts(plan.game, plan.pack),
            "seed": plan.seed,
            "games": self.total.games,
            "deals": plan.deals,
            "total": self.total.as_json(),
            "compositions": [row.as_json() for row in self.rows],
            "sides": {side: row.as_json() for side, row in self.sides.items()},
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
        }


def meet(plan: Meeting, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Teams:
    """Play the meeting. The outcome does not depend on `jobs`; `progress` is told games played."""
    check(plan.bots)
    game = registry.game_with_pack(plan.game, plan.pack)
    _sides(game, plan, seed_for(plan.seed, 0))
    started = time.perf_counter()
    outings: list[Outing] = []
    cpu_seconds = 0.0
    work = [(plan, piece) for piece in pieces(plan.deals, jobs, _PIECE)]
    for batch in in_order(_batch, work, jobs):
        outings += batch.outings
        cpu_seconds += batch.cpu_seconds
        if progress is not None:
            progress(len(batch.outings))
    by_kind: dict[tuple[Any, ...], list[Outing]] = {}
    by_side: dict[str, list[Outing]] = {}
    for one in outings:
        by_kind.setdefault((-one.heads, one.rivals, one.notes), []).append(one)
        by_side.setdefault(one.side, []).append(one)
    return Teams(
        plan,
        _row(game, outings),
        [_row(game, by_kind[kind]) for kind in sorted(by_kind)],
        {side: _row(game, by_side[side]) for side in sorted(by_side)},
        sum(one.decisions for one in outings),
        time.perf_counter() - started,
        cpu_seconds,
    )


def _row(game: AnyGame, outings: list[Outing]) -> Row:
    first = outings[0]
    alike = all((o.heads, o.rivals, o.notes) == (first.heads, first.rivals, first.notes) for o in outings)
    shares = {
        name: round(sum(name in o.facts for o in outings) / len(outings), 4) for name in statistics_of(game)
    }
    return Row(
        first.heads if alike else 0,
        first.rivals if alike else 0,
        dict(first.notes) if alike else {},
        len(outings),
        _rate(outings, lambda one: one.won),
        _rate(outings, lambda one: one.lost),
        _rate(outings, lambda one: not one.won and not one.lost),
        shares,
    )


def _rate(outings: list[Outing], what: Callable[[Outing], bool]) -> Rate:
    """The share with its interval; the matches of one deal count together."""
    deals: dict[int, list[bool]] = {}
    for one in outings:
        deals.setdefault(one.deal, []).append(what(one))
    sizes = {len(found) for found in deals.values()}
    shares = [sum(found) / len(found) for found in deals.values()]
    return by_deal(shares, max(sizes))


# ---------------------------------------------------------------- playing


def _sides(game: AnyGame, plan: Meeting, seed: int) -> Sides:
    if game.teams is not None:
        sides = game.teams.sides(game.setup(plan.players, plan.options, Dice(seed)))
        if len(set(sides.by_seat)) == 2:
            return sides
    raise NoSides(f"{game.name} has no two sides")


def _batch(work: tuple[Meeting, range]) -> Batch:
    plan, indices = work
    game = registry.game_with_pack(plan.game, plan.pack)
    with Lineup(game, plan.bots) as lineup:
        started = time.process_time()
        outings = [one for index in indices for one in _play_deal(plan, game, lineup, index)]
        return Batch(outings, time.process_time() - started)


def _play_deal(plan: Meeting, game: AnyGame, lineup: Lineup, index: int) -> list[Outing]:
    """Both ways round: each side once in the hands of the first bot."""
    seed = seed_for(plan.seed, index)
    sides = _sides(game, plan, seed)
    found = []
    for side in sorted(set(sides.by_seat)):
        order = [0 if mine == side else 1 for mine in sides.by_seat]
        try:
            played = play(game, lineup.seat(order), plan.options, seed)
        except BotFailure:
            raise
        except Exception as error:
            seats = ",".join(plan.bots[entrant] for entrant in order)
            raise MatchBroke(
                f"{game.name} seed={seed} bots={seats}: {type(error).__name__}: {error}"
            ) from error
        won, lost = _outcome(played.result, order)
        heads = order.count(0)
        notes = tuple(sorted(sides.notes.items()))
        rivals = len(order) - heads
        found.append(Outing(index, side, heads, rivals, notes, won, lost, played.facts, played.decisions))
    return found


def _outcome(result: Result, order: list[int]) -> tuple[bool, bool]:
    """Whether the first bot's side won, or the other; neither when all share the first place."""
    first = {order[seat] for seat in result.ranking[0]}
    return first == {0}, first == {1}
