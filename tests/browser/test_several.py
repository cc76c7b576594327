"""Several tables on one page: one in front to be played on, the others beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from browser.table import idle, overflowing, resize

if TYPE_CHECKING:
    from browser.conftest import Visitors


def opened(page: Page, game: str, other: str) -> str:
    made = page.request.post("/api/tables", data={"game": game, "seats": ["me", other]})
    return str(made.json()["id"])


def test_the_table_that_waits_comes_forward_and_is_played_on(visit: Visitors) -> None:
    page = visit.page("/api/me")
    gathering, cave, lords = (
        opened(page, "dark_cave", "open"),
        opened(page, "dark_cave", "random"),
        opened(page, "dungeon_lords", "random"),
    )
    page.goto(f"/tables/{gathering},{lords},{cave}")
    front = page.locator(".pane.front")
    expect(page.locator(".pane")).to_have_count(3)
    expect(front).not_to_have_attribute("data-table", gathering)
    for table in (lords, cave):  # both wait: the one that is asked for is in front, and is played on
        other = page.locator(f".pane:not(.front)[data-table='{table}']")
        if other.count() > 0:
            other.get_by_role("button", name="Bring to the front").click()
        expect(front).to_have_attribute("data-table", table)
        expect(page.locator(".ask")).to_have_count(1)
        idle(page)
        front.locator("[data-legal]").first.click()
        expect(front.locator(".ask")).to_be_visible()
    resize(page, 390, 844)
    assert overflowing(page) == []
