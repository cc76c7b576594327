"""Everybody against everybody: ratings as points with whiskers, for a terminal or as SVG, and all pairs."""

from __future__ import annotations

from typing import Any, Final  # Any: what fills the blanks of a sentence
from xml.sax.saxutils import escape

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from podzemi.arena.figures.dots import Dot, dots, with_sign
from podzemi.arena.figures.ratings import Rating
from podzemi.arena.round_robin import RoundRobin
from podzemi.cli.matches.chart import answers, short, thoughts
from podzemi.languages import game_title, text

_WIDTH: Final = 40


def draw(table: RoundRobin, lang: str) -> RenderableType:
    """The ratings, then every pair."""
    questions = [
        line
        for one in table.pairings
        for line in answers(lang, " : ".join(map(short, one.pairing.bots)), one.until, one.answer)
    ]
    return Group(
        Text(heading(table, lang)),
        _ratings(table, lang),
        _pairs(table, lang),
        *questions,
        *thoughts(lang, {standing.bot: standing.thinking for standing in table.standings}),
    )


def heading(table: RoundRobin, lang: str) -> str:
    values: dict[str, Any] = {
        "game": game_title(lang, table.league.game),
        "players": table.league.players,
        "games": table.games,
        "seed": str(table.league.seed),
    }
    return text(lang, "terminal-round-robin", values)


def _ratings(table: RoundRobin, lang: str) -> Grid:
    grid = _grid(lang, "terminal-bot", "terminal-points", "terminal-interval")
    grid.add_column("", no_wrap=True)
    low = min((standing.rating.low for standing in table.standings), default=0.0)
    high = max((standing.rating.high for standing in table.standings), default=0.0)
    for standing in table.standings:
        rating = standing.rating
        spread = f"{with_sign(rating.low)} – {with_sign(rating.high)}"
        grid.add_row(short(standing.bot), with_sign(rating.points), spread, _whisker(rating, low, high))
    return grid


def _whisker(rating: Rating, low: float, high: float) -> Text:
    """`├──●──┤` where the rating lies between the lowest and the highest."""
    first, at, last = (round((x - low) / max(high - low, 1) * (_WIDTH - 1)) for x in _sort_key(rating))
    cells = [" "] * first + ["─"] * (last - first + 1)
    cells[first], cells[last], cells[at] = "├", "┤", "●"
    return Text("".join(cells), "cyan")


def _sort_key(rating: Rating) -> tuple[float, float, float]:
    return rating.low, rating.points, rating.high


def _pairs(table: RoundRobin, lang: str) -> Grid:
    columns = ("bot", "against", "share", "interval", "teams-matches")
    grid = _grid(lang, *(f"terminal-{column}" for column in columns))
    for one in table.pairings:
        first, second = map(short, one.pairing.bots)
        spread = f"{one.rate.low:.1%} – {one.rate.high:.1%}"
        grid.add_row(first, second, f"{one.rate.rate:.1%}", spread, str(one.games))
    return grid


def _grid(lang: str, *columns: str) -> Grid:
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for column in columns:
        grid.add_column(text(lang, column), no_wrap=True)
    return grid


def svg(table: RoundRobin, lang: str) -> str:
    """The ratings as an SVG file that needs nothing from outside."""
    rows = [Dot(escape(short(one.bot)), *one.rating) for one in table.standings]
    return dots(escape(heading(table, lang)), escape(text(lang, "terminal-points")), rows)
