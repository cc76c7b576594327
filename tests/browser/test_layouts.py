"""Every game in every class of windows: nothing scrolls away, hides, breaks or moves under the pointer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.table import resize

DESK, LAND, TALL = [(1440, 900), (1280, 720)], [(1024, 768)], [(820, 1180)]
PHONES = [(390, 844), (360, 640), (844, 390)]
GAMES = ["welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords"]
LINE = 19
"""Pixels of a line of the log."""

_MEASURED = """() => {
  const root = document.documentElement;
  const seen = (el) => el.getBoundingClientRect().width > 0;
  const letters = (el) => el.textContent.length * Math.min(1, el.clientWidth / el.scrollWidth);
  return {
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    short: [...document.querySelectorAll('.sname b')].filter(seen)
      .filter((el) => letters(el) < Math.min(6, el.textContent.length) - 0.5).map((el) => el.textContent),
    log: document.getElementById('log')?.clientHeight ?? 0,
    ask: document.querySelector('.ask')?.getBoundingClientRect().bottom <= innerHeight,
    split: splitWords(),
  };
  function splitWords() {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node.parentElement.closest('svg, .hidden-text, [aria-hidden=true], select')) continue;
      let before = null;
      for (let n = 0; n < node.data.length; n++) {
        if (!/\\p{L}/u.test(node.data[n])) { before = null; continue; }
        range.setStart(node, n);
        range.setEnd(node, n + 1);
        const { width, top } = range.getBoundingClientRect();
        if (width === 0) { before = null; continue; }
        const isSplit = before !== null && top > before + 6 && !node.data.includes('\\u00ad');
        if (isSplit) { found.push(node.data.trim()); break; }
        before = top;
      }
    }
    return found;
  }
}"""


def open_table(visit: Visitors, game: str, language: str = "en") -> Page:
    """A match against bots at its first decision."""
    page = visit.page("/", language=language)
    page.get_by_test_id(f"play-{game}").click()
    expect(page.locator(".ask.mine")).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_fits_every_window(visit: Visitors, game: str) -> None:
    page = open_table(visit, game)
    for width, height in DESK + LAND + TALL + PHONES:
        resize(page, width, height)
        found = page.evaluate(_MEASURED)
        where = (game, width, height)
        assert not found["scrolls"], where
        assert found["ask"], where
        assert found["short"] == [], where
        assert found["split"] == [], where
        if (width, height) not in PHONES:
            assert found["log"] >= 6 * LINE, (*where, found["log"])


def test_a_choice_moves_neither_the_board_nor_the_ask_bar(visit: Visitors) -> None:
    page = open_table(visit, "welcome_dungeon")
    box = "(one) => JSON.stringify(document.querySelector(one).getBoundingClientRect())"
    boxes = f"() => ['.board', '.ask'].map({box})"
    for width, height in [(1440, 900), (1280, 720), (820, 1180), (390, 844)]:
        resize(page, width, height)
        before = page.evaluate(boxes)
        page.locator(".ask .choice").first.click()
        expect(page.locator(".ask .btn.pri")).to_be_visible()
        assert page.evaluate(boxes) == before, (width, height)
        page.keyboard.press("u")
        expect(page.locator(".ask .choice").first).to_be_visible()


def test_a_table_cannot_be_scrolled_into_emptiness(visit: Visitors) -> None:
    page = open_table(visit, "paper_dungeons")
    for width, height in ((1440, 900), (1280, 720)):
        resize(page, width, height)
        page.evaluate("() => window.scrollTo(0, 10_000)")
        assert page.evaluate("() => window.scrollY") == 0
