"""A rulebook on a terminal: as text, whole or what it says about some words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from podzemi.cli.boards import board_of
from podzemi.cli.boards.words import in_words
from podzemi.cli.terminal.choices import fold
from podzemi.engine.game import AnyGame
from podzemi.languages import game_title
from podzemi.rulebook import BookChapter, BookParagraph, book
from podzemi.rulebook.scenes import moment


class RulebookPrinter:
    """A rulebook on a terminal; `plain`: no boxes, colours or drawings."""

    def __init__(
        self, console: Console, game: AnyGame, lang: str, plain: bool = False, clauses: bool = False
    ) -> None:
        self.console = console
        self.game = game
        self.lang = lang
        self.plain = plain
        self.clauses = clauses

    def print(self, words: Sequence[str] = ()) -> int:
        """All of it, or the paragraphs that say all the words; how many were shown."""
        shown = 0
        if not words:
            self.console.print(Text(game_title(self.lang, self.game.name), "bold"))
        for number, chapter in enumerate(book(self.game.name, self.lang).chapters, 1):
            found = [one for one in chapter.paragraphs if holds(one, words)]
            if found:
                self._chapter(number, chapter, found, bool(words))
            shown += len(found)
        return shown

    def _chapter(self, number: int, chapter: BookChapter, found: list[BookParagraph], partly: bool) -> None:
        self.console.print()
        self.console.print(Text(f"{number}  {chapter.title}", "bold reverse" if not self.plain else ""))
        if not partly:
            self.console.print(Text(chapter.lead, "italic"))
        for one in found:
            self.console.print()
            for drawn in self._paragraph(one):
                self.console.print(drawn, markup=False)

    def _paragraph(self, one: BookParagraph) -> Iterator[RenderableType]:
        if one.heading:
            yield Text(one.heading, "bold")
        if one.kind == "picture":
            yield self._picture(one.scene)
        if one.text:
            yield rich_text(one.text, "italic" if one.kind == "picture" else "")
        if one.rows:
            yield self._table(one.rows)
        for number, step in enumerate(one.steps, 1):
            yield Text(f"{number:>3}  {step.text}" if not self.plain else f"{number}. {step.text}")
        if self.clauses and one.clauses:
            yield Text(", ".join(one.clauses), "dim")

    def _picture(self, scene: str) -> RenderableType:
        shown = moment(self.game.name, scene)
        draw = board_of(self.game, self.plain)
        drawn = draw(self.game, shown.match.view(shown.seat), self.lang, shown.names)
        return Group(*map(Text, in_words(drawn))) if self.plain else Padding(drawn, (0, 0, 0, 2))

    def _table(self, rows: Sequence[Sequence[str]]) -> RenderableType:
        heads, *body = rows
        if self.plain:
            said = ["; ".join(f"{head}: {cell}" for head, cell in zip(heads, row)) for row in body]
            return Group(*map(Text, said))
        table = Table(box=SIMPLE, header_style="bold", pad_edge=False)
        for head in heads:
            table.add_column(head)
        for row in body:
            table.add_row(*map(rich_text, row))
        return table


def rich_text(said: str, style: str = "") -> Text:
    """Text in which everything between `**` is bold."""
    made = Text(style=style)
    for number, part in enumerate(said.split("**")):
        made.append(part, "bold" if number % 2 else "")
    return made


def holds(one: BookParagraph, words: Sequence[str]) -> bool:
    """Whether the paragraph says all the words, whatever their case and accents."""
    cells = [cell for row in one.rows for cell in row]
    steps = [step.text for step in one.steps]
    whole = fold(" ".join([one.heading, one.text, *cells, *steps, *one.clauses]).replace("**", ""))
    return all(fold(word) in whole for word in words)
