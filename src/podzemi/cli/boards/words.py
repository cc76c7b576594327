"""A board as lines of words, without boxes, columns and drawings: for screen readers and simple terminals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

_SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("│┃╵╷", "|"),
        **dict.fromkeys("─━╴╶", "-"),
        **dict.fromkeys("└┘┌┐├┤┬┴┼", "+"),
        **dict.fromkeys("≀≈", "~"),
        **dict.fromkeys("▒■", "#"),
        **dict.fromkeys("□−", "-"),
        "▶": ">",
        "·": ".",
        "○": "o",
        "●": "*",
    }
)
_WIDE: Final = 1000


def in_words(drawn: RenderableType) -> list[str]:
    """The lines, top to bottom, what stood beside each other one after the other; blank ones left out."""
    lines = (" ".join(line.replace(" · ", ", ").translate(_SIGNS).split()) for line in _lines(drawn))
    return [line for line in lines if line]


def _lines(drawn: RenderableType) -> Iterator[str]:
    if isinstance(drawn, Panel):
        if drawn.title:
            yield f"{_plain(drawn.title)}:"
        yield from _lines(drawn.renderable)
    elif isinstance(drawn, Group | Columns):
        for part in drawn.renderables:
            yield from _lines(part)
    elif isinstance(drawn, Table):
        yield from _rows(drawn)
    else:
        yield from _plain(drawn).splitlines()


def _rows(table: Table) -> Iterator[str]:
    """Every cell with the head of its column: `Gold 3; Food 2`."""
    heads = [_plain(column.header) for column in table.columns]
    for cells in zip(*(column.cells for column in table.columns)):
        said = [f"{head} {cell}".strip() for head, cell in zip(heads, map(_plain, cells)) if cell.strip()]
        yield "; ".join(said)


def _plain(drawn: RenderableType) -> str:
    if isinstance(drawn, Text):
        return drawn.plain
    if isinstance(drawn, str):
        return Text.from_markup(drawn).plain
    console = Console(width=_WIDE, color_system=None)
    with console.capture() as shown:
        console.print(drawn)
    return shown.get()
