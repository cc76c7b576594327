"""A table as a person at the screen uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

from lanes import DEEP
from until import until

LONG = 3600.0 if DEEP else 600.0
"""Seconds for a stretch of a match: every click of it in `make deep`, on a busy machine otherwise."""


class Table:
    """The page of one table, by what a reader sees and presses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = 0
        self.page.wait_for_selector(".table, .gathering")

    @property
    def ask(self) -> Locator:
        return self.page.locator(".table > .ask, .table > .over")

    @property
    def choices(self) -> Locator:
        return self.page.locator(".ask .choice")

    @property
    def primary(self) -> Locator:
        return self.page.locator(".ask .btn.pri")

    @property
    def legal(self) -> Locator:
        return self.page.locator(".board .legal, .board [data-legal]")

    @property
    def version(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-version") or 0)

    def is_over(self) -> bool:
        return self.page.locator(".table > .over").count() > 0

    def is_mine(self) -> bool:
        return self.page.locator(".ask.mine").count() > 0

    def is_asked(self) -> bool:
        """Whether I can decide: nobody else moves the table then. A playback that runs is skipped."""
        return bool(self.page.evaluate(_IS_ASKED))

    def wait_for_turn(self) -> None:
        """Until I am asked, or it is over."""
        until(lambda: self.is_asked() or self.is_over())

    def wait_for_end(self) -> None:
        """Until the result is there. A playback that runs is skipped; no question is answered."""
        until(lambda: self.page.evaluate(_SKIP) is None and self.is_over(), LONG)

    def decide(self, number: int = 0) -> None:
        """One decision, start to end: the n-th answer of the ask bar, or a target on the board, inked."""
        before = self.version
        if self.choices.count() > 0:
            self.choices.nth(min(number, self.choices.count() - 1)).click()
        else:
            self.legal.first.click()
        self.settle()
        self.wait_past(before)

    def settle(self) -> None:
        """Confirm what was pencilled: the primary button, or the dialogue that asks and lies above it."""
        self.primary.wait_for()
        idle(self.page)
        self.page.locator("dialog[open] .btn.pri, .ask .btn.pri").last.click()

    def wait_past(self, version: int) -> None:
        """Until the table shows what came of a decision."""
        self.page.wait_for_function("v => +document.querySelector('.table').dataset.version > v", arg=version)

    def decide_in_turn(self) -> None:
        """One decision; now the first answer, now the second."""
        self.turn += 1
        self.decide(self.turn % 2)

    def decide_by_keyboard(self) -> None:
        """Digits for the ask bar, G and Enter for the board, Enter to ink; no pointer at all."""
        before, keys = self.version, self.page.keyboard
        for key in ["1"] if self.choices.count() > 0 else ["g", "Enter"]:
            keys.press(key)
        self.primary.wait_for()
        keys.press("Enter")
        self.wait_past(before)

    def play(self, decide: Callable[[], None], decisions: int | None = None) -> None:
        """Decide whenever I am asked, so many times or until it is over."""
        for _ in count() if decisions is None else range(decisions):
            self.wait_for_turn()
            if self.is_over():
                return
            decide()

    def log_lines(self) -> list[str]:
        return self.page.locator("#log li").all_inner_texts()


def idle(page: Page) -> None:
    """Until the page is at rest: it says itself that nothing is under way (`web/src/lib/idle.ts`)."""
    page.wait_for_function("() => document.querySelector('html[data-idle]') !== null")


AnyTable = TypeVar("AnyTable", bound=Table)


def play_together(
    tables: Sequence[AnyTable], decide: Callable[[AnyTable], None], done: Callable[[], bool]
) -> None:
    """Whoever is asked decides, until it is so: looked for before every press, while the page is at rest.

    Right after a press the page may not show yet what came of it, and the next press may lead past it.
    """

    def round_of_looks() -> bool:
        for table in tables:
            is_asked = table.is_asked()
            if done():
                return True
            if is_asked:
                decide(table)
        return False

    until(round_of_looks, LONG)


_SKIP = "() => document.querySelector('.wd-skip')?.click()"

_IS_ASKED = """() => {
  document.querySelector('.wd-skip')?.click();
  const isAtRest = document.querySelector('html[data-idle]') !== null;
  return isAtRest && document.querySelector('.ask.mine') !== null;
}"""


def overflowing(page: Page) -> list[str]:
    """What sticks out sideways and cannot be pushed in, or text that is cut without an ellipsis."""
    found: list[str] = page.evaluate(
        """() => {
          const wide = document.documentElement.clientWidth;
          const out = [];
          for (const el of document.querySelectorAll('body *')) {
            const box = el.getBoundingClientRect();
            if (box.width === 0 || box.height === 0 || el.closest('svg, .hidden-text, .skip')) continue;
            const style = getComputedStyle(el);
            if (style.visibility === 'hidden') continue;
            if ((box.right > wide + 1 || box.left < -1) && !isScrolled(el)) out.push('outside: ' + name(el));
            const cut = el.scrollWidth > el.clientWidth + 1 && style.overflowX === 'hidden';
            if (cut && el.clientWidth > 0 && style.textOverflow !== 'ellipsis' && el.children.length === 0)
              out.push('cut: ' + name(el));
          }
          return [...new Set(out)];
          function isScrolled(el) {
            const above = el.parentElement;
            if (above === null) return false;
            const isRow = ['auto', 'scroll'].includes(getComputedStyle(above).overflowX);
            return (isRow && above.scrollWidth > above.clientWidth) || isScrolled(above);
          }
          function name(el) {
            return el.tagName + '.' + el.className + ' ' + (el.textContent ?? '').trim().slice(0, 40);
          }
        }"""
    )
    return found


def choose(radio: Locator) -> None:
    """Press the card around a radio button: it is what a person sees, lying still and uncovered."""
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


def drawn(page: Page) -> None:
    """Until everything that is so is also on the screen, in its own letters."""
    page.evaluate(_DRAWN)


_DRAWN = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Another window, and everything in its new place."""
    page.set_viewport_size({"width": width, "height": height})
    drawn(page)


def expect_language(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
