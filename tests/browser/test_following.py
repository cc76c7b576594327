"""The log follows a match to its end, whatever is skipped; only its reader leaves the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitors
from browser.moments import Shown, moments
from browser.table import Table, drawn, idle

SHORT = 400
"""A window in which the log is longer than its panel after a few turns."""


def from_end(log: Locator) -> int:
    found: int = log.evaluate("log => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)")
    return found


def skip_to_my_turn(page: Page, table: Table) -> None:
    """Space, as often as something is shown."""
    while not table.is_mine() and not table.is_over():
        page.keyboard.press("Space")
        page.wait_for_timeout(40)


def test_the_log_follows_a_match_whose_turns_are_skipped(visit: Visitors) -> None:
    page = visit.page("/", pace="slow", height=SHORT + 260)
    page.evaluate("localStorage.setItem('podzemi.seen', JSON.stringify(['welcome_dungeon']))")
    table = visit.table(page)
    log = page.locator("#log")
    for _ in range(8):
        skip_to_my_turn(page, table)
        if table.is_over():
            break
        table.decide_by_keyboard()
    skip_to_my_turn(page, table)
    drawn(page)
    assert log.evaluate("log => log.scrollHeight - log.clientHeight") > 100, "the log fits its panel"
    assert from_end(log) <= 2
    log.hover()
    page.mouse.wheel(0, -90)
    newest = page.get_by_role("button", name="To the newest")
    newest.click()
    drawn(page)
    assert from_end(log) <= 2
    expect(newest).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "players"),
    [("welcome_dungeon", 4), ("paper_dungeons", 3), ("dark_cave", 4), ("dungeon_lords", 4)],
)
def test_who_comes_later_reads_every_line_that_was_told_before(
    visit: Visitors, game: str, players: int
) -> None:
    """The words of a run or a battle come after the page: the lines that were made before have them, too."""
    shown = Shown(visit.page("/"))
    *_, late = moments(game, players, seed=11, wanted=lambda _: True, longest=70)
    shown.open(late)
    idle(shown.page)
    sentences = shown.page.locator("#log > ol > li").filter(has=shown.page.locator(".what"))
    sentences.first.wait_for()
    shown.page.wait_for_function(
        "() => [...document.querySelectorAll('#log > ol > li .what')]"
        ".every((one) => one.innerText.replace('?', '').trim() !== '')"
    )
