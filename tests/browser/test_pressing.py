"""One press is enough: what is pressed shows at once what it does, inked by the button or by Enter."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.moments import Shown, moments
from browser.table import Table, resize

PRESSES = 8
"""Steps of the dwarf that are pressed and inked by Enter."""


def walk_by_enter(page: Page) -> int:
    """Paths are laid, the dwarf steps, everything by one press and Enter; returns the number of steps."""
    pads = page.locator(".dc-spot.pad[data-legal]")
    steps = 0
    while steps < PRESSES and page.locator(".table > .over").count() == 0:
        expect(page.locator(".ask.mine, .table > .over")).to_be_visible()
        version = page.locator(".table").get_attribute("data-version") or "0"
        if pads.count() > 0 and page.locator(".hcard.legal").count() == 0:
            pads.nth(steps % pads.count()).click()
            expect(page.locator(".ask .btn.pri")).to_be_visible(timeout=2000)
            steps += 1
        else:
            pencil_anything(page)
        page.keyboard.press("Enter")
        page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=version)
    return steps


def pencil_anything(page: Page) -> None:
    """A path card if one fits, else the first card is thrown away, else the first button."""
    paths = page.locator(".hcard.legal:has(svg.ht)")
    throw = page.locator(".dc-hand .hr .btn")
    if paths.count() > 0:
        paths.first.click()
        if page.locator(".ask .btn.pri").count() == 0:
            page.locator('.board [data-place^="cell:"][data-legal]').first.click()
    elif throw.count() > 0:
        throw.first.click()
        page.locator(".hcard").first.click()
    elif page.locator(".ask .choice").count() > 0:
        page.locator(".ask .choice").first.click()
    else:
        page.locator(".board [data-legal]").first.click()


def test_every_step_in_the_cave_shows_its_pencil(visit: Visitors) -> None:
    page = visit.page("/")
    page.get_by_test_id("play-dark_cave").click()
    Table(page)
    assert walk_by_enter(page) == PRESSES


def test_a_digit_and_enter_play_the_choice_whatever_was_pressed_before(visit: Visitors) -> None:
    table = visit.table(visit.page())
    table.wait_for_turn()
    table.page.locator(".wd-hero .hart").click()  # explains itself, and has the focus
    table.page.keyboard.press("1")
    expect(table.primary).to_be_focused()
    version = table.version
    table.page.keyboard.press("Enter")
    table.page.wait_for_function("v => +document.querySelector('.table').dataset.version > v", arg=version)
    expect(table.page.locator(".wd-hand, .table > .over").first).to_be_visible()


def test_the_others_are_shown_in_their_pace_and_can_be_skipped(visit: Visitors) -> None:
    """What the bots do is held back and told in the ask bar; a press brings the present."""
    table = visit.table(visit.page(pace="slow"))
    table.wait_for_turn()
    table.page.keyboard.press("1")
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".wd-hand").first).to_be_visible()
    table.page.keyboard.press("1")
    table.page.keyboard.press("Enter")
    hold = table.page.get_by_role("button", name="Hold")
    expect(hold).to_be_visible()
    hold.click()
    expect(table.page.get_by_role("button", name="Go on")).to_be_visible()
    table.page.get_by_role("button", name="Skip to now").click()
    table.wait_for_turn()


def test_a_lit_dungeon_takes_a_press_anywhere(visit: Visitors) -> None:
    """Beside the cards that lie in it as well: the whole of it lights up."""
    shown = Shown(visit.page("/"))
    moment = next(
        moments("welcome_dungeon", 3, seed=11, wanted=lambda phase: phase == "bid_place", longest=15)
    )
    shown.open(moment)
    shown.settle()
    page = shown.page
    for width, height in ((1440, 900), (390, 844)):
        resize(page, width, height)
        row = page.locator(".wd-dun.legal .wd-slots").bounding_box()
        assert row is not None
        for y in (8, row["height"] / 2, row["height"] - 8):
            page.mouse.click(row["x"] + row["width"] - 6, row["y"] + y)
            expect(page.locator(".ask .btn.pri")).to_be_visible(timeout=2000)
            page.keyboard.press("u")
            expect(page.locator(".ask .btn.pri")).to_be_hidden()
