"""Pieces that the terminal boards share."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table

from podzemi.languages import text


def grid(lang: str, *columns: str) -> Table:
    """A table without lines; columns are keys, an empty one has no head."""
    made = Table(box=None, padding=(0, 1), header_style="dim", show_header=any(columns))
    for column in columns:
        made.add_column(text(lang, column) if column else "", no_wrap=True)
    return made


def panel(lang: str, title: str, inside: RenderableType) -> Panel:
    return Panel(inside, title=text(lang, title), title_align="left", border_style="dim", expand=False)


def marker(seat: int, to_act: list[int]) -> str:
    """A mark for the seats to act."""
    return "▶" if seat in to_act else " "
