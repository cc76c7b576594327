"""The outcome of `podzemi arena` as a page in Markdown."""

from __future__ import annotations

from podzemi.arena.figures.dots import with_sign
from podzemi.arena.figures.markdown import code, table
from podzemi.arena.figures.statistics import Rate
from podzemi.arena.round_robin import RoundRobin
from podzemi.arena.teams import Teams
from podzemi.arena.tournament import ContestResult
from podzemi.cli.matches import chart, league_chart
from podzemi.languages import text


def page(outcome: ContestResult | Teams | RoundRobin, lang: str) -> str:
    if isinstance(outcome, ContestResult):
        return _contest(outcome, lang)
    return _teams(outcome, lang) if isinstance(outcome, Teams) else _league(outcome, lang)


def _contest(outcome: ContestResult, lang: str) -> str:
    ranked = sorted(outcome.standings, key=lambda standing: -standing.rate.rate)
    rows = [[code(one.bot), f"{one.rate.rate:.1%}", _span(one.rate)] for one in ranked]
    return f"{chart.heading(outcome, lang)}\n\n{table(_head(lang, 'bot', 'share', 'interval'), rows)}"


def _teams(outcome: Teams, lang: str) -> str:
    head = _head(lang, *(f"teams-{name}" for name in ("sides", "matches", "won")), "interval")
    head += _head(lang, "teams-lost", "teams-drawn")
    rows = [
        [
            chart.sides(outcome, row, lang),
            str(row.games),
            f"{row.won.rate:.1%}",
            _span(row.won),
            f"{row.lost.rate:.1%}",
            f"{row.drawn.rate:.1%}",
        ]
        for row in (*outcome.rows, outcome.total)
    ]
    return f"{chart.teams_heading(outcome, lang)}\n\n{table(head, rows)}"


def _league(outcome: RoundRobin, lang: str) -> str:
    rated = [
        [
            code(one.bot),
            with_sign(one.rating.points),
            f"{with_sign(one.rating.low)} – {with_sign(one.rating.high)}",
        ]
        for one in outcome.standings
    ]
    pairs = [
        [*map(code, one.pairing.bots), f"{one.rate.rate:.1%}", _span(one.rate), str(one.games)]
        for one in outcome.pairings
    ]
    return "\n".join(
        [
            f"{league_chart.heading(outcome, lang)}\n",
            table(_head(lang, "bot", "points", "interval"), rated),
            table(_head(lang, "bot", "against", "share", "interval", "teams-matches"), pairs),
        ]
    )


def _head(lang: str, *columns: str) -> list[str]:
    return [text(lang, f"terminal-{column}") for column in columns]


def _span(rate: Rate) -> str:
    return f"{rate.low:.1%} – {rate.high:.1%}"
