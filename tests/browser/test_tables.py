"""Around a match, in Slovak and English: a locked table, the ready check, a kick, my turn, a bot for me."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from browser.table import Table, overflowing

if TYPE_CHECKING:
    from browser.conftest import Visitors

COUNTED = re.compile(r"^\(1\) ")


def forgive_refusals(visit: Visitors) -> None:
    """The browser itself writes refused requests into its console."""
    visit.complaints[:] = [line for line in visit.complaints if "status of 403" not in line]


def locked_table(visit: Visitors) -> Page:
    host = visit.page("/new/welcome_dungeon", language="sk")
    host.get_by_text("2 hráči").click()
    host.get_by_test_id("password").fill("Jaskyňa 9")
    host.get_by_role("button", name="Založiť stôl").click()
    expect(host.locator(".gathering")).to_contain_text("S heslom")
    return host


def come_by_password(visit: Visitors, host: Page) -> Page:
    """From the lobby, where the filter finds the table, through its door."""
    name = host.locator('[data-seat="0"] .who b').inner_text()
    friend = visit.page("/")
    friend.get_by_test_id("filter").click()
    friend.get_by_test_id("by-door").select_option(label="with a password")
    friend.get_by_test_id("search").fill(name)
    expect(friend.locator(".lrow")).to_have_count(1)
    friend.locator(".lrow").get_by_role("button", name="Sit down").click()
    friend.get_by_test_id("door-password").fill("jaskyňa 9")
    friend.get_by_role("button", name="Go in").click()
    expect(friend.get_by_text("the password is not the right one")).to_be_visible()
    friend.get_by_test_id("door-password").fill("Jaskyňa 9")
    friend.get_by_role("button", name="Go in").click()
    forgive_refusals(visit)
    return friend


def send_away(visit: Visitors, host: Page) -> None:
    """Somebody comes by the host's link, without a password, and is sent away."""
    third = visit.page(host.locator(".invite input").input_value())
    third.get_by_role("button", name="Sit down").click()
    host.get_by_test_id("send-away").click()
    host.get_by_role("dialog").get_by_role("button", name="Poslať preč").click()
    expect(third.get_by_test_id("standing")).to_have_text("The host has removed you from this table.")
    expect(third.get_by_role("button", name="Sit down")).to_have_count(0)
    assert "#" not in third.url
    third.close()


def begin(host: Page, friend: Page) -> None:
    """The host asks whether everybody is ready; the match starts when the friend says so."""
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_test_id("ask-ready").click()
    start = host.get_by_role("button", name="Začať partiu")
    expect(start).to_be_disabled()
    expect(friend).to_have_title(COUNTED)
    friend.get_by_test_id("ready").click()
    start.click()
    for page in (host, friend):
        page.wait_for_selector(".ask")


def test_a_locked_table_from_the_door_to_the_first_turn_and_back(visit: Visitors) -> None:
    host = locked_table(visit)
    friend = come_by_password(visit, host)
    send_away(visit, host)
    begin(host, friend)

    mine, other = (host, friend) if host.locator(".ask.mine").count() else (friend, host)
    expect(mine).to_have_title(COUNTED)
    expect(other).not_to_have_title(COUNTED)
    assert (mine.locator('link[rel="icon"]').get_attribute("href") or "").endswith("gate-awaited.svg")
    address = friend.url
    friend.goto("/about")
    if mine is friend:
        expect(friend).to_have_title(COUNTED)
    friend.get_by_test_id("my-tables").click()
    expect(friend.get_by_role("group", name="My tables")).to_contain_text("Welcome to the Dungeon")
    assert overflowing(friend) == []

    host.get_by_role("button", name="Nech hrá robot").click()
    expect(host.locator(".seat").nth(1)).to_contain_text("hrá za")
    friend.get_by_role("group", name="My tables").get_by_role("link").click()
    expect(friend).to_have_url(address)
    friend.get_by_role("button", name="Take my seat back").click()
    expect(friend.locator(".seat").nth(1)).to_contain_text("you")
    expect(host.locator(".toast, [role=status]").get_by_text("je späť")).to_be_visible()
    Table(friend)


def test_notes_are_asked_for_by_a_press_and_shown_in_the_background(visit: Visitors) -> None:
    page = visit.page("/", language="sk", permissions=["notifications"])
    page.evaluate(
        """() => {
          window.notes = [];
          window.Notification = class {
            static permission = 'default';
            static requestPermission = async () => (Notification.permission = 'granted');
            constructor(title, more) { window.notes.push([title, more.tag]); }
          };
          Object.defineProperty(document, 'hidden', { get: () => true });
        }"""
    )
    page.get_by_role("button", name="Nastavenia").click()
    page.get_by_test_id("notify").check()
    page.get_by_role("button", name="Zavrieť").click()
    page.get_by_test_id("play-welcome_dungeon").click()
    Table(page).wait_for_turn()
    table = page.url.rsplit("/", 1)[1]
    page.wait_for_function("() => window.notes.length > 0")
    assert page.evaluate("() => window.notes[0]") == ["Si na ťahu: Hor sa do podzemia", table]
