"""The figures of `podzemi bench` as a picture: one row per figure, on a logarithmic scale."""

from __future__ import annotations

from math import log10
from typing import Final
from xml.sax.saxutils import escape

from podzemi.arena.speed import SpeedFigure

_LEFT: Final = 290
_WIDTH: Final = 520
_LINE: Final = 22
_TOP: Final = 40
_DECADES: Final = 8
"""From one call a second to a hundred million."""
_COLOURS: Final = {"native": "#2f7d4f", "compiled": "#3b6ea5", "pure": "#8a6d3b"}


def draw(rows: list[SpeedFigure]) -> str:
    """An SVG picture; the whisker reaches from the lowest to the highest try."""
    height = _TOP + _LINE * len(rows) + 20
    body = [_grid(height), *(_row(row, _TOP + _LINE * k) for k, row in enumerate(rows))]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{_LEFT + _WIDTH + 130}" height="{height}"'
    return f'{head} font-family="sans-serif" font-size="12">\n{"".join(body)}</svg>\n'


def _x(rate: float) -> float:
    return _LEFT + _WIDTH * min(max(log10(max(rate, 1)) / _DECADES, 0), 1)


def _grid(height: int) -> str:
    lines = []
    for decade in range(0, _DECADES + 1, 2):
        x = _x(10.0**decade)
        lines.append(f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{_TOP - 12}" y2="{height}" stroke="#ccc"/>\n')
        lines.append(f'<text x="{x:.0f}" y="{_TOP - 18}" text-anchor="middle">{10**decade:,}</text>\n')
    return "".join(lines)


def _row(row: SpeedFigure, y: int) -> str:
    label = escape(f"{row.game} · {row.players} · {row.what} · {row.engine}")
    end, middle, colour = _x(row.per_second), y + _LINE // 2 - 3, _COLOURS[row.engine]
    return (
        f'<text x="{_LEFT - 8}" y="{middle + 4}" text-anchor="end">{label}</text>\n'
        f'<rect x="{_LEFT}" y="{middle - 6}" width="{end - _LEFT:.1f}" height="12" fill="{colour}"/>\n'
        f'<line x1="{_x(row.low):.1f}" x2="{_x(row.high):.1f}" y1="{middle}" y2="{middle}" stroke="black"/>\n'
        f'<text x="{end + 8:.1f}" y="{middle + 4}">{row.per_second:,}</text>\n'
    )
