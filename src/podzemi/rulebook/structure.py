"""The parts of a rulebook, as `<game>.toml` writes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from podzemi.languages.sentences import fields

FOLDER: Final = files("podzemi.rulebook")
GAMES: Final = tuple(
    sorted(entry.name.removesuffix(".toml") for entry in FOLDER.iterdir() if entry.name.endswith(".toml"))
)
"""The games that have a rulebook."""

Kind: TypeAlias = Literal["text", "table", "picture", "example", "components"]


class Paragraph(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the reader learns. Its message is `<prefix>r-<id>`."""

    id: str
    kind: Kind = "text"
    clauses: tuple[str, ...] = ()
    """The clauses that it explains; first the one whose questions it answers best."""
    refusals: tuple[str, ...] = ()
    """The refusals that lead here, where their clause alone would lead elsewhere."""
    events: tuple[str, ...] = ()
    """The kinds of events whose line in the log leads here."""
    heading: bool = False
    """Whether a heading stands above it: the message `<prefix>r-<id>-title`."""
    scene: str = ""
    """Of a picture: what it shows. Of an example: the match up to there is told."""
    told: tuple[str, ...] = ()
    """Of an example: the kinds of events that are told."""
    family: str = ""
    """Of components: `tile` has names `<prefix>-tile-<id>` and effects `<prefix>-rule-tile-<id>`."""
    members: tuple[str, ...] = ()
    """Of components: their ids."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Its title is the message `<prefix>r-chapter-<id>`, the sentence under it `<prefix>r-lead-<id>`."""

    id: str
    paragraph: tuple[Paragraph, ...]


class Illustration(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a recorded match."""

    record: str
    """`records/<game>_<record>.json`."""
    after: int
    """How many actions were played."""
    seat: int | None = None
    """The viewer; None: a spectator."""
    since: int = 0
    """Of an example: where the telling begins."""


class Structure(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole rulebook without its words."""

    chapter: tuple[Chapter, ...]
    scene: dict[str, Illustration] = {}
    software: dict[str, str] = {}
    """Clauses, or whole sections (`WD-8`), that are no rules for players, each with the reason."""

    def paragraphs(self) -> Iterator[Paragraph]:
        for chapter in self.chapter:
            yield from chapter.paragraph


@cache
def outline(game: str) -> Structure:
    """The structure of that game's rulebook; LookupError if it has none."""
    if game not in GAMES:
        raise LookupError(f"{game} has no rulebook; there are: {', '.join(GAMES)}")
    return msgspec.toml.decode(FOLDER.joinpath(f"{game}.toml").read_bytes(), type=Structure)


def message_keys(game: str) -> Iterator[str]:
    """Every message that the game's rulebook says."""
    start = f"{fields(game).prefix}r"
    for chapter in outline(game).chapter:
        yield from (f"{start}-chapter-{chapter.id}", f"{start}-lead-{chapter.id}")
    for paragraph in outline(game).paragraphs():
        if paragraph.kind not in ("components", "example"):
            yield f"{start}-{paragraph.id}"
        if paragraph.heading:
            yield f"{start}-{paragraph.id}-title"


def component_anchor(family: str, member: str) -> str:
    """The anchor of the paragraph that explains a component."""
    return f"{family}-{member}"


def paragraph_of(game: str, clause: str) -> str | None:
    """The paragraph that explains a clause, or the clause it is a part of (WD-1.2 of WD-1.2.3).

    That is the one that names it before others; else any that names it.
    """
    written = list(outline(game).paragraphs())
    known = {c: one.id for one in reversed(written) for c in one.clauses}
    known |= {one.clauses[0]: one.id for one in reversed(written) if one.clauses}
    while clause and clause not in known:
        clause = clause.rpartition(".")[0]
    return known.get(clause)


def paragraph_of_refusal(game: str, code: str, clause: str) -> str | None:
    """The paragraph that explains why something is not allowed."""
    meant = (one.id for one in outline(game).paragraphs() if code in one.refusals)
    return next(meant, None) or paragraph_of(game, clause)
