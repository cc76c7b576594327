"""A rulebook in one language: structure, words, figures and pictures together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal  # Any: a view of whichever game

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from podzemi.languages import text
from podzemi.languages.sentences import event_text, fields
from podzemi.rulebook.facts import facts
from podzemi.rulebook.scenes import Moment, moment
from podzemi.rulebook.structure import Chapter, Paragraph, component_anchor, outline

CELL: Final = re.compile(r"\s\|\s")
"""Between the cells of a row; a table is a message with a row on each line, the heads first."""
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
RULE: Final = re.compile(r"(.*?)\s*\(([^()]*)\)", re.DOTALL)
"""A rule text: "It is so. (WD-1.2, WD-3.4)"."""


class Step(Struct, frozen=True):
    """One line of an example: who did it (nobody: it happened by itself), and what."""

    seat: int | None
    text: str


class Picture(Struct, frozen=True):
    """Everything that the game's own board needs to draw a scene."""

    seat: int | None
    names: list[str]
    view: Raw
    outlook: Raw
    result: Raw


class BookParagraph(Struct, frozen=True):
    """A paragraph as it is read. `id` is its anchor."""

    id: str
    kind: Literal["text", "table", "picture", "example", "component"]
    clauses: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    """Codes of refusals and kinds of events that lead here."""
    heading: str = ""
    text: str = ""
    """Prose, the caption of a picture, or the effect of a component; `**` around what is bold."""
    rows: tuple[tuple[str, ...], ...] = ()
    """Of a table: the heads, then the rows."""
    steps: tuple[Step, ...] = ()
    """Of an example."""
    scene: str = ""
    """Of a picture: which one."""


class BookChapter(Struct, frozen=True):
    """A chapter as it is read."""

    id: str
    title: str
    lead: str
    paragraphs: list[BookParagraph]


class Book(Struct, frozen=True):
    """A rulebook as it is read."""

    game: str
    title: str
    language: str
    chapters: list[BookChapter]
    pictures: dict[str, Picture]


@cache
def book(game: str, language: str) -> Book:
    """The game's rulebook in that language; LookupError if it has none."""
    writer = _Writer(game, language)
    written = outline(game)
    scenes = [one.scene for one in written.paragraphs() if one.kind == "picture"]
    return Book(
        game=game,
        title=text(language, f"game-title-{game}"),
        language=language,
        chapters=[writer.chapter(chapter) for chapter in written.chapter],
        pictures={scene: _picture(moment(game, scene)) for scene in scenes},
    )


class _Writer:
    """Says the paragraphs of one rulebook in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.prefix = fields(game).prefix

    def chapter(self, chapter: Chapter) -> BookChapter:
        return BookChapter(
            id=chapter.id,
            title=self._sentence(f"chapter-{chapter.id}"),
            lead=self._sentence(f"lead-{chapter.id}"),
            paragraphs=[made for one in chapter.paragraph for made in self._paragraphs(one)],
        )

    def _sentence(self, key: str) -> str:
        return MINUS.sub("\u2212", text(self.language, f"{self.prefix}r-{key}", facts(self.game)))

    def _paragraphs(self, one: Paragraph) -> Iterator[BookParagraph]:
        heading = self._sentence(f"{one.id}-title") if one.heading else ""
        reasons = one.refusals + one.events
        match one.kind:
            case "components":
                yield BookParagraph(one.id, "text", one.clauses, reasons, heading)
                yield from self._components(one)
            case "example":
                yield BookParagraph(one.id, "example", one.clauses, reasons, heading, steps=self._steps(one))
            case "table":
                yield BookParagraph(one.id, "table", one.clauses, reasons, heading, rows=self._rows(one))
            case kind:
                said = self._sentence(one.id)
                yield BookParagraph(one.id, kind, one.clauses, reasons, heading, said, scene=one.scene)

    def _components(self, one: Paragraph) -> Iterator[BookParagraph]:
        """Each component with its effect; those that are alike share one paragraph, and all lead to it."""
        alike: dict[BookParagraph, list[str]] = {}
        for member in one.members:
            anchor = component_anchor(one.family, member)
            alike.setdefault(replace(self._component(one.family, member), id=""), []).append(anchor)
        for made, (first, *others) in alike.items():
            yield replace(made, id=first, reasons=tuple(others))

    def _component(self, family: str, member: str) -> BookParagraph:
        rule = text(self.language, f"{self.prefix}-rule-{family}-{member}")
        found = RULE.fullmatch(rule)
        effect, clauses = (found[1], tuple(found[2].split(", "))) if found else (rule, ())
        name = text(self.language, f"{self.prefix}-{family}-{member}")
        return BookParagraph(component_anchor(family, member), "component", clauses, (), name, effect)

    def _rows(self, one: Paragraph) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(CELL.split(line)) for line in self._sentence(one.id).splitlines())

    def _steps(self, one: Paragraph) -> tuple[Step, ...]:
        shown = moment(self.game, one.scene)
        told = [event for event in shown.events if msgspec.to_builtins(event)["kind"] in one.told]
        return tuple(
            Step(getattr(event, "seat", None), event_text(self.language, self.game, event, shown.names, None))
            for event in told
        )


def _picture(shown: Moment) -> Picture:
    view = shown.match.view(shown.seat)
    return Picture(
        seat=shown.seat,
        names=shown.names,
        view=_raw(view),
        outlook=_raw(shown.match.game.preview(view)),
        result=_raw(shown.match.result),
    )


def _raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))
