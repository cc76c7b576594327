"""How much must arrive before a newcomer sees the first decision: everything that comes over the line."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from browser.conftest import Visitors
from browser.table import idle

GAMES = ["welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords"]
BUDGET = 170_000
"""Bytes, compressed; the same as in `web/scripts/pack.mjs`, which knows neither answers nor the socket."""

EVERYBODY_DECIDES = ["paper_dungeons", "dungeon_lords"]
"""Games that begin with a decision of all; elsewhere a bot may have played before, and the log tells it."""

_WATCH = """performance.setResourceTimingBufferSize(1000);
new MutationObserver((_, observer) => {
  if (document.querySelector('.ask') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.shownAt = performance.now(); }));
}).observe(document, { childList: true, subtree: true });"""

_LOADED = """() => performance.getEntries()
  .filter((one) => 'encodedBodySize' in one)
  .map((one) => ({ name: one.name, bytes: one.encodedBodySize, start: one.startTime }))"""

_FACES = """() => [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"""


@dataclass
class Weight:
    files: dict[str, int]
    messages: int

    @property
    def total(self) -> int:
        return sum(self.files.values()) + self.messages

    def __str__(self) -> str:
        rows = sorted(self.files.items(), key=lambda row: -row[1])
        return "\n".join(
            [f"{self.total} bytes, {self.messages} of them messages"]
            + [f"{size:8}  {name}" for name, size in rows]
        )


def first_decision(visit: Visitors, game: str, language: str) -> tuple[Page, Weight]:
    """A table opened by a browser that has nothing of ours, and what it fetched until it could be played."""
    page = visit.page("/api/me", language=language, service_workers="block")
    made = page.request.post("/api/tables", data={"game": game, "seats": ["me", "random"]})
    heard: list[bytes] = []
    page.on("websocket", lambda line: listen(line, heard))
    page.add_init_script(_WATCH)
    page.goto(f"/t/{made.json()['id']}", wait_until="commit")
    page.wait_for_function("() => window.shownAt !== undefined")
    messages = len(zlib.compress(b"".join(heard)))
    return page, Weight(until_shown(page), messages)


def listen(line: WebSocket, heard: list[bytes]) -> None:
    line.on("framereceived", lambda said: heard.append(said if isinstance(said, bytes) else said.encode()))


def until_shown(page: Page) -> dict[str, int]:
    """Whatever was asked for before the decision was drawn counts whole; a file counts once."""
    rows: list[dict[str, Any]] = page.evaluate(_LOADED)
    shown = page.evaluate("() => window.shownAt")
    return {row["name"].rsplit("/", 1)[-1]: row["bytes"] for row in rows if row["start"] <= shown}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_decision_is_light(visit: Visitors, game: str, language: str) -> None:
    page, weight = first_decision(visit, game, language)
    print(game, language, weight)
    assert weight.total <= BUDGET, str(weight)
    if game in EVERYBODY_DECIDES:
        late = [name for name in weight.files if name.startswith((f"{game}-", "around-", "later-"))]
        assert late == [], "words of what comes after the first decision"
    idle(page)
    faces = {"Alegreya", "Grenze Gotisch"}
    assert faces <= set(page.evaluate(_FACES)), "the other faces come by themselves afterwards"
