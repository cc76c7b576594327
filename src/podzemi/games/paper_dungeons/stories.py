"""The story of a campaign between its chapters, in paragraphs for a terminal (PD-15.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzemi.engine.match import AnyMatch
from podzemi.engine.values import Event
from podzemi.games.paper_dungeons.data.checks import DATA
from podzemi.games.paper_dungeons.events import ChapterStarted
from podzemi.languages import text

ALL: Final = "all"
CAMPAIGNS: Final[dict[str, list[str]]] = {story.id: [*story.dungeons] for story in DATA.story}
EVERY: Final = [dungeon for dungeons in CAMPAIGNS.values() for dungeon in dungeons]


def before(lang: str, event: Event) -> list[str]:
    """The paragraphs before an event: none, unless a chapter of a campaign begins with it."""
    if not isinstance(event, ChapterStarted) or event.chapters == 1:
        return []
    return list(_chapter(lang, event.chapter, event.chapters == len(EVERY), event.dungeon))


def after(lang: str, match: AnyMatch) -> list[str]:
    """The paragraphs at the end of a campaign."""
    campaign = match.options.get("campaign", "none")
    if campaign == "none":
        return []
    last = EVERY[-1] if campaign == ALL else CAMPAIGNS[str(campaign)][-1]
    told = [*_closing(lang, last)]
    return [*told, text(lang, f"pds-epilogue-{ALL}")] if campaign == ALL else told


def _chapter(lang: str, chapter: int, is_grand: bool, dungeon: str) -> Iterator[str]:
    story = _story(dungeon)
    if chapter == 1 and is_grand:
        yield text(lang, f"pds-prologue-{ALL}")
    elif chapter > 1:
        yield from _closing(lang, EVERY[EVERY.index(dungeon) - 1])
    if CAMPAIGNS[story][0] == dungeon:
        yield text(lang, f"pds-prologue-{story}")
    yield text(lang, f"pds-opening-{dungeon}")


def _closing(lang: str, dungeon: str) -> Iterator[str]:
    """The line after a chapter, and the end of its story if it was the last."""
    story = _story(dungeon)
    yield text(lang, f"pds-closing-{dungeon}")
    if CAMPAIGNS[story][-1] == dungeon:
        yield text(lang, f"pds-epilogue-{story}")


def _story(dungeon: str) -> str:
    return next(story for story, dungeons in CAMPAIGNS.items() if dungeon in dungeons)
