"""Figures with intervals as a picture: a point and a whisker a row."""

from __future__ import annotations

from math import ceil, floor
from typing import Final, NamedTuple

_LEFT: Final = 260
_SPAN: Final = 420
_ROW: Final = 28
_TOP: Final = 72
_STEP: Final = 100.0
"""Between two lines of the scale, or a multiple of it."""
_MOST_LINES: Final = 8


class Dot(NamedTuple):
    """One row; `label` must be safe inside SVG."""

    label: str
    at: float
    low: float
    high: float


def dots(head: str, unit: str, rows: list[Dot]) -> str:
    """An SVG picture of rows that share a scale."""
    low, high = min((row.low for row in rows), default=0.0), max((row.high for row in rows), default=0.0)
    step = _STEP
    while (high - low) / step > _MOST_LINES:
        step *= 2
    first, last = floor(low / step), max(floor(low / step) + 1, ceil(high / step))
    height = _TOP + _ROW * len(rows) + 16

    def x(value: float) -> float:
        return _LEFT + _SPAN * (value / step - first) / (last - first)

    lines = "".join(_line(x(step * n), step * n, height) for n in range(first, last + 1))
    marks = "".join(
        _row(_TOP + _ROW * number, row.label, x(row.low), x(row.at), x(row.high), with_sign(row.at))
        for number, row in enumerate(rows)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" '
        'font-family="sans-serif" font-size="14" fill="#1d2021">'
        f'<rect width="760" height="{height}" fill="#ffffff"/>'
        f'<text x="16" y="28" font-weight="bold">{head}</text>'
        f'<text x="16" y="56" fill="#5a5f61">{unit}</text>{lines}{marks}</svg>\n'
    )


def with_sign(value: float) -> str:
    """`+120`, `−35`, `0`."""
    return f"{round(value):+d}".replace("-", "−") if round(value) else "0"


def _line(x: float, value: float, height: int) -> str:
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP - 8}" y2="{height - 8}" stroke="#d5d8d9"/>'
        f'<text x="{x:.1f}" y="{_TOP - 16}" text-anchor="middle" font-size="12" fill="#5a5f61">'
        f"{with_sign(value)}</text>"
    )


def _row(y: int, label: str, low: float, at: float, high: float, value: str) -> str:
    middle = y + 10
    return (
        f'<text x="16" y="{y + 15}">{label}</text>'
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 4}v12M{high:.1f} {y + 4}v12" '
        'stroke="#1d2021" stroke-width="1.5"/>'
        f'<circle cx="{at:.1f}" cy="{middle}" r="5" fill="#b3541e"/>'
        f'<text x="{_LEFT + _SPAN + 16}" y="{y + 15}">{value}</text>'
    )
