"""A match of each game by keyboard alone: digits and G to choose, Enter to ink, no pointer at all.

The beginning and the end of a long match are pressed; what lies between is sent. With PODZEMI_DEEP=1
everything is pressed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.quick import play_elsewhere
from browser.table import LONG
from browser.test_show import sit_down
from podzemi.engine.dice import Dice
from until import until

if TYPE_CHECKING:
    from browser.conftest import Visitors

TABLES: Final[dict[str, dict[str, Any]]] = {
    "welcome_dungeon": {"seats": ["me", "random"]},
    "paper_dungeons": {"seats": ["me", "random"], "options": {"missions": False}},
    "dark_cave": {"seats": ["me", "random", "random"]},
    "dungeon_lords": {"seats": ["me", "random"], "options": {"full_rules": False}},
}
BEGINNING: Final = 24
"""So many decisions are pressed before the first is sent."""
ENDS: Final = {
    "welcome_dungeon": "true",
    "paper_dungeons": "view.round >= 7",
    "dark_cave": "Object.values(view.pile).reduce((sum, cards) => sum + cards) <= 6",
    "dungeon_lords": "view.year === 2 && view.round >= 3",
}
"""From when on everything is pressed again."""
LOOK: Final = """() => {
  const has = (found) => document.querySelector(found) !== null;
  return {
    over: has('.table > .over'),
    asks: has('dialog[open]'),
    mine: has('.ask.mine') && document.querySelector('html[data-idle]') !== null,
    pencilled: has('.ask .btn.pri'),
    choices: document.querySelectorAll('.ask .choice').length,
    legal: document.querySelectorAll('.board :is(button, [tabindex]):is([data-legal], .legal)').length,
    version: +document.querySelector('.table').dataset.version,
  };
}"""

CHOSEN: Final = "() => document.activeElement?.getAttribute('aria-pressed') === 'true'"


class Keys:
    """A person without a pointer."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.random = Dice(7)
        self.chosen = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def step(self) -> bool:
        """The next keys; whether the match is over."""
        look = self.page.evaluate(LOOK)
        if look["over"]:
            return True
        if look["asks"]:
            self.press("Enter")  # what was decided is only confirmed
        elif look["pencilled"]:
            self.press("Enter")
        elif look["mine"]:
            self.choose(look)
            self.chosen += 1
        return False

    def choose(self, look: dict[str, int]) -> None:
        """Now an answer of the ask bar, now a target on the board; without either a card goes (D)."""
        if not look["legal"] and not look["choices"]:
            self.press("d")
        elif look["choices"] and (not look["legal"] or self.random.below(3) == 0):
            self.press(str(1 + self.random.below(min(9, look["choices"]))))
        else:
            self.press(*["g"] * (1 + self.random.below(min(9, look["legal"]))))
            if not self.page.evaluate(CHOSEN):
                self.press("Enter")


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_match(visit: Visitors, game: str) -> None:
    page = visit.page("/about")
    table = TABLES[game]
    sit_down(page, game, table["seats"], options=table.get("options", {})).wait_for_turn()
    keys = Keys(page)
    until(lambda: keys.step() or keys.chosen == BEGINNING, LONG)
    play_elsewhere([page], ENDS[game])
    until(keys.step, LONG)
    expect(page.locator(".table > .over")).to_be_visible()  # nobody else decides for me
