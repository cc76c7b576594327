"""Win rates as bars with whiskers, for a terminal or as SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final  # Any: what fills the blanks of a sentence
from xml.sax.saxutils import escape

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from podzemi.arena.figures.statistics import Rate
from podzemi.arena.figures.thinking import Thinking
from podzemi.arena.teams import TeamFigures, Teams
from podzemi.arena.tournament import ContestResult
from podzemi.languages import game_title, text
from podzemi.languages.sentences import fields

WIDTH: Final = 50
_LABEL: Final = 22
_ROW: Final = 32
_LEFT: Final = 200
_SPAN: Final = 480
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def bars(table: ContestResult, lang: str) -> RenderableType:
    """One bar per entrant; the whisker is the 95 % interval, the mark the fair share."""
    contest = table.contest
    fair = 1 / len(contest.bots)
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    grid.add_column(text(lang, "terminal-bot"), no_wrap=True)
    grid.add_column(text(lang, "terminal-share"), justify="right", no_wrap=True)
    grid.add_column(text(lang, "terminal-interval"), no_wrap=True)
    grid.add_column("0 %".ljust(WIDTH - 5) + "100 %", no_wrap=True)
    for standing in sorted(table.standings, key=lambda standing: -standing.rate.rate):
        rate = standing.rate
        interval = f"{rate.low:.1%} – {rate.high:.1%}"
        grid.add_row(short(standing.bot), f"{rate.rate:.1%}", interval, bar(rate, fair))
    values = _values(table, lang)
    first = table.standings[0].bot
    return Group(
        Text(heading(table, lang)),
        grid,
        Text(text(lang, "terminal-fair", values), "dim"),
        *answers(lang, first, table.until, table.answer),
        *thoughts(lang, {standing.bot: standing.thinking for standing in table.standings}),
    )


def heading(table: ContestResult, lang: str) -> str:
    return text(lang, "terminal-arena", _values(table, lang))


def answers(lang: str, bot: str, until: float | None, answer: str | None) -> list[RenderableType]:
    """The answer to the question of the contest, as far as it is known, if one was asked."""
    if until is None:
        return []
    key = f"terminal-{answer or 'open'}"
    return [Text(text(lang, key, {"bot": short(bot), "mark": f"{until:.1%}"}))]


def thoughts(lang: str, bots: dict[str, Thinking]) -> list[RenderableType]:
    """How long the bots think, for those that do."""
    lines = []
    for bot, thinking in bots.items():
        if thinking.decisions:
            spans = (
                ("median", thinking.quantile(0.5)),
                ("p95", thinking.quantile(0.95)),
                ("worst", thinking.worst),
            )
            values = {"bot": short(bot)} | {name: ms(seconds) for name, seconds in spans}
            lines.append(Text(text(lang, "terminal-thinking", values), "dim"))
    return [*lines]


def ms(seconds: float) -> str:
    """Milliseconds, as exact as makes sense."""
    return f"{1000 * seconds:.1f}" if seconds < 0.01 else f"{1000 * seconds:.0f}"


def _values(table: ContestResult, lang: str) -> dict[str, Any]:
    contest = table.contest
    return {
        "game": game_title(lang, contest.game),
        "games": table.games,
        "deals": table.deals,
        "seed": str(contest.seed),
        "fair": f"{1 / len(contest.bots):.1%}",
    }


def compositions(table: Teams, lang: str) -> RenderableType:
    """One row per composition of the sides, as the first bot met it, and one for everything."""
    plan = table.meeting
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for column in ("sides", "matches", "won", "lost", "drawn"):
        grid.add_column(
            text(lang, f"terminal-teams-{column}"), justify="left" if column == "sides" else "right"
        )
    for row in (*table.rows, table.total):
        spread = f"{row.won.rate:.1%} ({row.won.low:.1%} – {row.won.high:.1%})"
        grid.add_row(
            sides(table, row, lang), str(row.games), spread, f"{row.lost.rate:.1%}", f"{row.drawn.rate:.1%}"
        )
    return Group(
        Text(teams_heading(table, lang)),
        grid,
        *_shares(table, lang),
        *answers(lang, plan.bots[0], table.until, table.answer),
        *thoughts(lang, dict(zip(plan.bots, table.thinking))),
    )


def teams_heading(table: Teams, lang: str) -> str:
    plan = table.meeting
    first, second = plan.bots
    values: dict[str, Any] = {
        "game": game_title(lang, plan.game),
        "players": plan.players,
        "first": short(first),
        "second": short(second),
        "games": table.total.games,
        "seed": str(plan.seed),
    }
    return text(lang, "terminal-teams", values)


def sides(table: Teams, row: TeamFigures, lang: str) -> str:
    """The composition that a row is about."""
    if row is table.total:
        return text(lang, "terminal-teams-all")
    return _composition(row, table.meeting.game, lang)


def _composition(row: TeamFigures, game: str, lang: str) -> str:
    """ "3 : 2, saboteurs 1"."""
    notes = [
        f"{text(lang, f'{fields(game).prefix}-note-{name}')} {count}" for name, count in row.notes.items()
    ]
    return ", ".join([f"{row.team_size} : {row.opponents}", *notes])


def _shares(table: Teams, lang: str) -> list[RenderableType]:
    prefix = fields(table.meeting.game).prefix
    return [
        Text(f"{text(lang, f'{prefix}-fact-{name}')}: {share:.1%}", "dim")
        for name, share in table.total.shares.items()
    ]


def short(bot: str) -> str:
    """The end of a long command says most; of a bot with settings the name stays."""
    if len(bot) <= _LABEL:
        return bot
    name, asked, settings = bot.partition("?")
    kept = f"{name}?…" if asked and len(name) < _LABEL // 2 else "…"
    return kept + (settings or bot)[len(kept) - _LABEL :]


def bar(rate: Rate, fair: float) -> Text:
    """A bar to the rate, `├─┤` over the interval, `┊` at the fair share."""
    cells = [" "] * WIDTH
    full, part = divmod(round(rate.rate * WIDTH * 8), 8)
    cells[:full] = "█" * full
    if part and full < WIDTH:
        cells[full] = _EIGHTHS[part]
    mark = min(WIDTH - 1, int(fair * WIDTH))
    low, high = (min(WIDTH - 1, int(x * WIDTH)) for x in (rate.low, rate.high))
    drawn = Text("".join(cells), "cyan")
    result = Text()
    for place in range(WIDTH):
        if low <= place <= high:
            sign = "┼" if low == high else "├" if place == low else "┤" if place == high else "─"
            result.append(sign, "bold white on cyan" if place < full else "bold")
        elif place == mark:
            result.append("┊", "yellow on cyan" if place < full else "yellow")
        else:
            result.append(drawn[place])
    return result


# ---------------------------------------------------------------- SVG


def save(table: ContestResult, lang: str, path: Path) -> None:
    """The chart as an SVG file that needs nothing from outside."""
    path.write_text(svg(table, lang), "utf-8")


def svg(table: ContestResult, lang: str) -> str:
    contest = table.contest
    values = _values(table, lang)
    ranked = sorted(table.standings, key=lambda standing: -standing.rate.rate)
    height = 96 + _ROW * len(ranked)
    rows = "".join(_svg_row(number, s.bot, s.rate) for number, s in enumerate(ranked))
    fair = _LEFT + _SPAN / len(contest.bots)
    foot = 64 + _ROW * len(ranked)
    head, note = (escape(text(lang, key, values)) for key in ("terminal-arena", "terminal-fair"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" '
        'font-family="sans-serif" font-size="14" fill="#1d2021">'
        f'<rect width="760" height="{height}" fill="#ffffff"/>'
        f'<text x="16" y="30" font-size="16" font-weight="bold">{head}</text>'
        f"{rows}"
        f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="48" y2="{foot}" stroke="#b3541e" stroke-dasharray="4 3"/>'
        f'<text x="16" y="{foot + 20}" fill="#5a5f61">{note}</text>'
        "</svg>\n"
    )


def _svg_row(number: int, bot: str, rate: Rate) -> str:
    y = 56 + _ROW * number
    low, at, high = (_LEFT + _SPAN * x for x in (rate.low, rate.rate, rate.high))
    middle = y + 10
    return (
        f'<text x="16" y="{y + 15}">{escape(short(bot))}</text>'
        f'<rect x="{_LEFT}" y="{y}" width="{at - _LEFT:.1f}" height="20" fill="#6f9bb3"/>'
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 4}v12M{high:.1f} {y + 4}v12" '
        'stroke="#1d2021" stroke-width="1.5"/>'
        f'<text x="{_LEFT + _SPAN + 12}" y="{y + 15}">{rate.rate:.1%}</text>'
    )
