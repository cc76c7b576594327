"""Cards and dice are carried to where they go; what is let go there is pencilled, as by presses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import Page, expect

from browser.moments import Shown, moments

if TYPE_CHECKING:
    from browser.conftest import Visitors

CARRIED: Final = {
    "welcome_dungeon": ("bid_place", ".wd-held", ".wd-add[data-legal]", ".wd-add[aria-pressed='true']"),
    "dungeon_lords": (
        "plan_orders",
        ".oc[data-key='order:{}']",
        ".slot[data-slot='2']",
        ".slot[data-order='{}']",
    ),
    "dark_cave": ("act", ".hcard[data-lift]", ".dc-spot[data-legal]", ".hcard[aria-pressed='true']"),
    "paper_dungeons": ("actions", ".die[data-lift]", "", ".die[aria-pressed='true']"),
}
"""The phase, what is carried, where to, and what shows that it arrived."""


def centre(page: Page, found: str) -> tuple[float, float]:
    box = page.locator(found).first.bounding_box()
    assert box is not None, found
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", CARRIED)
def test_a_card_is_carried_to_its_place(visit: Visitors, game: str) -> None:
    phase, card, place, arrived = CARRIED[game]
    shown = Shown(visit.page("/"))
    shown.open(next(moments(game, 4, 11, lambda one: one == phase, 40)))
    shown.settle()
    page = shown.page
    if game == "dungeon_lords":
        order = str(page.locator(".oc[data-lift]").last.get_attribute("data-key")).partition(":")[2]
        card, arrived = card.format(order), arrived.format(order)
    x, y = centre(page, card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 20, steps=3)
    expect(page.locator(".carried")).to_have_count(1)
    if place:
        page.locator(place).first.wait_for()
        page.mouse.move(*centre(page, place), steps=6)
        expect(page.locator("[data-over]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".carried, .lifted, [data-over]")).to_have_count(0)
    expect(page.locator(arrived).first).to_be_visible()
