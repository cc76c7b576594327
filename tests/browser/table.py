"""A table as a person at the screen uses it."""

from __future__ import annotations

import time

from playwright.sync_api import Error, Locator, Page, expect


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

    def wait_for_turn(self, seconds: float = 30) -> None:
        """Until I am asked, or it is over."""
        self.page.locator(".ask.mine, .table > .over").wait_for(timeout=seconds * 1000)

    def decide(self, number: int = 0) -> None:
        """Choose the n-th answer of the ask bar, or a target on the board, and ink it."""
        if self.choices.count() > 0:
            self.choices.nth(min(number, self.choices.count() - 1)).click(timeout=2000)
        elif self.legal.count() > 0:
            self.legal.first.click(timeout=2000)
        self.settle()

    def settle(self) -> None:
        """Confirm what was pencilled: the primary button, or the dialogue that asks."""
        yes = self.page.locator("dialog[open] .btn.pri")
        if yes.count() > 0:
            yes.first.click(timeout=2000)
        elif self.primary.count() > 0:
            self.primary.click(timeout=2000)

    def play_to_the_end(self, seconds: float = 120) -> None:
        """Play one legal choice after the other. A playback that runs is skipped, as a person may."""
        give_up = time.monotonic() + seconds
        while not self.is_over():
            assert time.monotonic() < give_up, f"not over after {seconds} s: {self.ask.inner_text()}"
            self.try_to_decide()
            self.page.wait_for_timeout(20)

    def try_to_decide(self) -> None:
        """Decide if I am asked. The table may move on between looking and clicking: then look again."""
        self.turn += 1
        try:
            if self.is_mine():
                self.decide(self.turn % 2)
            elif self.page.locator(".wd-skip").count() > 0:
                self.page.locator(".wd-skip").click(timeout=1000)
        except Error as error:
            if "Timeout" not in str(error):
                raise

    def play_to_the_end_by_keyboard(self, seconds: float = 120) -> None:
        """Digits for the ask bar, G and Enter for the board, Enter to ink; no pointer at all."""
        give_up = time.monotonic() + seconds
        keys = self.page.keyboard
        while not self.is_over():
            assert time.monotonic() < give_up, f"not over after {seconds} s: {self.ask.inner_text()}"
            if self.is_mine():
                keys.press("1" if self.choices.count() > 0 else "g")
                keys.press("Enter")
                keys.press("Enter")
            else:
                keys.press(" ")
            self.page.wait_for_timeout(40)

    def log_lines(self) -> list[str]:
        return self.page.locator("#log li").all_inner_texts()


def overflowing(page: Page) -> list[str]:
    """What sticks out of the window sideways, or text that is cut without an ellipsis."""
    found: list[str] = page.evaluate(
        """() => {
          const wide = document.documentElement.clientWidth;
          const out = [];
          for (const el of document.querySelectorAll('body *')) {
            const box = el.getBoundingClientRect();
            if (box.width === 0 || box.height === 0 || el.closest('svg, .hidden-text, .skip')) continue;
            const style = getComputedStyle(el);
            if (style.visibility === 'hidden') continue;
            if (box.right > wide + 1 || box.left < -1) out.push('outside: ' + name(el));
            const cut = el.scrollWidth > el.clientWidth + 1 && style.overflowX === 'hidden';
            if (cut && el.clientWidth > 0 && style.textOverflow !== 'ellipsis' && el.children.length === 0)
              out.push('cut: ' + name(el));
          }
          return [...new Set(out)];
          function name(el) {
            return el.tagName + '.' + el.className + ' ' + (el.textContent ?? '').trim().slice(0, 40);
          }
        }"""
    )
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Another window, and everything in its new place."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def expect_language(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
