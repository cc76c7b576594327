"""Several people at one device: the screen is covered between them, and holds nothing of the one before."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.ear import Line
from browser.table import Table, idle, overflowing
from until import until

if TYPE_CHECKING:
    from browser.conftest import Visitors


class Told:
    """What the table's socket has told the page, as long as the page has been there."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.messages = []  # another page, or another line: what was heard before is gone with it
        socket.on("framereceived", partial(self._received, Line()))

    def _received(self, line: Line, frame: str | bytes) -> None:
        message = line.hear(frame).told
        if "view" in message:
            self.messages.append(message)


def cover(page: Page) -> Locator:
    return page.get_by_test_id("cover")


def take(page: Page) -> str:
    """Whoever the device is for says to be there; the name."""
    button = cover(page).get_by_role("button")
    expect(button).to_be_focused()
    expect(button).to_contain_text("I am ")
    name = button.inner_text().split("\n")[0].removeprefix("I am ").strip()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table .ask")
    return name


def open_table(page: Page, guests: list[str]) -> None:
    page.locator(".seg label", has_text=f"{len(guests) + 1} players").click()
    for number, name in enumerate(guests, 2):
        page.get_by_label(f"Seat {number}", exact=True).select_option("here")
        page.get_by_label(f"Name of player {number} at this device").fill(name)
    page.get_by_role("button", name="Start the match").click()


def decide(table: Table) -> None:
    """One decision, whatever it is; then it is the same one's turn again, or the screen is covered."""
    idle(table.page)
    (table.choices.first if table.choices.count() > 0 else table.legal.first).click()
    table.settle()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_match_goes_round_one_device(visit: Visitors, size: tuple[int, int]) -> None:
    page = visit.page("/new/welcome_dungeon")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    heard = Told(page)
    open_table(page, ["Klara", "Jan"])
    began = page.evaluate("performance.timeOrigin")
    held: list[str] = []
    while len(held) < 4:
        play_until_covered(page)
        check_covered(page, heard)
        held.append(take(page))
        check_held(page, heard)
    assert len(set(held[:3])) == 3 and held[3] == held[0]
    assert page.evaluate("performance.timeOrigin") == began, "nobody waits for a page to load again"


def play_until_covered(page: Page) -> None:
    table = Table(page)

    def is_covered() -> bool:
        page.wait_for_function(_NEXT)
        if cover(page).count() == 0:
            decide(table)
            return False
        return True

    until(is_covered)


_NEXT = """() => {
  document.querySelector('.wd-skip')?.click();
  const isAtRest = document.querySelector('html[data-idle]') !== null;
  return isAtRest && document.querySelector('[data-testid=cover] button, .ask.mine') !== null;
}"""
"""Somebody can do something: whoever holds the device, or who takes it."""


def check_covered(page: Page, heard: Told) -> None:
    """The page has entered the table anew, knows what everybody may, and shows nothing but the cover."""
    page.wait_for_selector("[data-testid=cover] button:enabled")
    assert heard.messages and all(message["view"]["seat"] is None for message in heard.messages)
    assert all(message["view"]["hand"] is None and message["legal"] == [] for message in heard.messages)
    assert all(slot["monster"] is None for message in heard.messages for slot in message["view"]["pile"])
    assert page.locator(".board, .seats, .ask, #log").count() == 0
    assert page.locator("button, a, input").count() == cover(page).get_by_role("button").count() == 1
    assert overflowing(page) == []


def check_held(page: Page, heard: Told) -> None:
    last = heard.messages[-1]
    assert last["seat"] is not None and last["legal"]
    assert {message["view"]["seat"] for message in heard.messages} == {None, last["seat"]}
    expect(page.locator(".tag.you")).to_have_count(1)


def test_coming_back_and_reloading_do_not_uncover(visit: Visitors) -> None:
    page = visit.page("/new/dark_cave")
    open_table(page, ["Klara"])
    take(page)
    page.reload()
    expect(cover(page)).to_be_visible()
    take(page)
    page.goto("/about")
    page.go_back()
    expect(cover(page)).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)


def test_no_cover_while_nothing_is_hidden_and_the_same_one_goes_on(visit: Visitors) -> None:
    """Before the first card is drawn all see the same; who has drawn goes on."""
    page = visit.page("/new/welcome_dungeon")
    open_table(page, ["Klara"])
    table = Table(page)
    expect(cover(page)).to_have_count(0)
    table.decide(0)
    expect(cover(page)).to_have_count(0)
    table.wait_for_turn()
    decide(table)
    expect(cover(page).get_by_role("heading")).to_contain_text("Hand the device to")


def test_a_guest_sits_down_at_a_gathering_table(visit: Visitors) -> None:
    page = visit.page("/new/welcome_dungeon")
    page.get_by_text("2 players").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Somebody at this device").click()
    page.get_by_label("Name of player 2 at this device").fill("Klara")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Klara")
    expect(page.locator("[data-seat='1']")).to_contain_text("at the same device as")
    page.get_by_role("button", name="Start the match").click()
    Table(page).wait_for_turn()
    page.get_by_role("button", name="Settings").click()
    other = page.get_by_role("button", name="Hand the device to")
    name = other.inner_text().removeprefix("Hand the device to ")
    other.click()
    assert take(page) == name
