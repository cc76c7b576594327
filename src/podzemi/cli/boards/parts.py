"""Pieces that the terminal boards share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table

from podzemi.cli.terminal.choices import fold
from podzemi.languages import text

T = TypeVar("T")
_SHORT: Final = 3
"""Letters of a word of which none may differ."""


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


def match_words(words: Sequence[str], called: Mapping[T, str]) -> list[T] | None:
    """Each word as the one thing with a word that begins like it; None if one of them says nothing, or
    could say two things. A last letter may differ, as cases do."""
    found = []
    for word in map(fold, words):
        fits = _find_beginning(word, called) or (
            _find_beginning(word[:-1], called) if len(word) > _SHORT else []
        )
        if len(fits) != 1:
            return None
        found += fits
    return found


def _find_beginning(word: str, called: Mapping[T, str]) -> list[T]:
    return [one for one, name in called.items() if any(part.startswith(word) for part in fold(name).split())]


class Fitting:
    """The first of several drawings that leaves room for choices below it; if none does, the last."""

    def __init__(self, *drawings: RenderableType, below: int = 12) -> None:
        self._drawings = drawings
        self._below = below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.on(console)

    def on(self, console: Console) -> RenderableType:
        """The drawing for this console."""
        *larger, last = self._drawings
        for one in larger:
            lines = console.render_lines(one, pad=False)
            if len(lines) + self._below <= console.height:
                return one
        return last
