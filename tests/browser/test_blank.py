"""Whatever does not come, no page stays blank: it says so and offers help. And a new page has the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitors
from browser.table import idle

RELOAD = "Load the page again"


def without(page: Page, files: str) -> None:
    """As if the line broke for these files; what the browser has kept of them does not help."""
    page.route(f"**/assets/{files}", lost)


def lost(route: Route) -> None:
    route.abort("connectionfailed")


def test_a_program_that_does_not_come_leaves_a_sentence_and_a_link(visit: Visitors) -> None:
    page = visit.page("/about")
    idle(page)
    without(page, "index-*.js")
    page.reload()
    expect(page.get_by_text("Podzemí has not started")).to_be_visible()
    page.unroute("**/assets/index-*.js")
    page.get_by_role("link", name=RELOAD).click()
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_text("Podzemí has not started")).to_have_count(0)


@pytest.mark.parametrize("path", ["/puzzles/welcome_dungeon/practice-1", "/learn/welcome_dungeon/place"])
def test_a_board_that_does_not_come_is_no_endless_wait(visit: Visitors, path: str) -> None:
    page = visit.page("/about")
    idle(page)
    without(page, "client-*.js")
    page.goto(path)
    expect(page.get_by_role("button", name=RELOAD)).to_be_visible()


def test_texts_that_do_not_come_can_be_asked_for_again(visit: Visitors) -> None:
    page = visit.page("/about")
    idle(page)
    without(page, "pages-*.js")
    page.goto("/academy")
    again = page.get_by_role("button", name="Try now")
    expect(again).to_be_visible()
    expect(page.get_by_text("The texts could not be loaded")).to_be_visible()
    page.unroute("**/assets/pages-*.js")
    again.click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    expect(page.get_by_text("The texts could not be loaded")).to_have_count(0)


def test_whoever_follows_a_link_arrives_at_the_heading(visit: Visitors) -> None:
    page = visit.page("/")
    idle(page)
    page.locator("footer a[href='/about']").first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visit.server.address}/about")
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page).to_have_url(f"{visit.server.address}/")
    expect(page.locator("h1").first).to_be_focused()
