"""From the home page to the end of a match, as newcomers and friends do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.quick import play_quickly
from browser.table import Table, expect_language, overflowing, play_together, resize

if TYPE_CHECKING:
    from browser.conftest import Server, Visitors

LANGUAGES = ("en", "cs", "sk", "pl")
WINDOWS = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (360, 740)]
PRESSED = 16
"""After so many decisions turns look like those before: the rest is sent, or pressed by `make deep`."""


@pytest.mark.long
def test_one_click_leads_a_newcomer_into_a_match_its_record_and_a_rematch(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    page = table.page
    expect(page.locator(".seat")).to_have_count(4)
    players = page.locator(".seat .sname b").all_inner_texts()
    table.play(table.decide_in_turn)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert len(table.log_lines()) > 20
    page.get_by_role("button", name="Look at the table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert '"welcome_dungeon"' in download.value.path().read_text("utf-8")
    before = page.url
    page.get_by_role("button", name="Same players again").click()
    expect(page).not_to_have_url(before)
    Table(page).wait_for_turn()
    assert page.locator(".seat .sname b").all_inner_texts() == players


def test_games_that_are_not_there_yet_say_so(visit: Visitors) -> None:
    page = visit.page("/")
    expect(page.locator(".gcard")).to_have_count(4)
    assert page.locator(".gcard.coming").count() == page.get_by_text("Coming later").count()
    assert page.locator(".gcard.coming button").count() == 0


def test_two_friends_meet_by_link_and_finish_a_match(visit: Visitors) -> None:
    host = visit.page("/new/welcome_dungeon")
    host.get_by_text("2 players").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".invite input").input_value()
    guest = visit.page(link, language="cs")
    guest.get_by_role("button", name="Přisednout").click()
    host.get_by_role("button", name="Start the match").click()
    tables = [Table(host), Table(guest)]
    for table in tables:
        table.page.wait_for_selector(".ask")
    play_together(tables, Table.decide_in_turn, lambda: tables[0].version >= PRESSED)
    play_quickly([host, guest], "false")
    play_together(tables, Table.decide_in_turn, lambda: all(table.is_over() for table in tables))
    for table in tables:
        expect(table.page.locator(".table > .over h2")).to_be_visible()
        expect(table.page.get_by_role("dialog")).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)
    play_again(host, guest)


def play_again(host: Page, guest: Page) -> None:
    """One offers, the other accepts, and both are at the new table, in the same seats."""
    host.locator(".over").get_by_role("button", name="Same players again").click()
    expect(host.get_by_test_id("standing")).to_contain_text("Waiting for")
    guest.get_by_test_id("accept").click()
    for page in (host, guest):
        page.wait_for_selector(".ask")
    assert host.url == guest.url
    expect(host.locator(".seat").nth(0)).to_contain_text("you")


def test_a_spectator_sees_the_public_side_only(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    watcher = Table(visit.page(table.page.url))
    expect(watcher.page.get_by_text("Public view").first).to_be_visible()
    assert watcher.page.locator(".log .priv").count() == 0
    assert watcher.choices.count() == 0


def test_a_link_to_no_table_says_so(visit: Visitors) -> None:
    page = visit.page("/t/nowhere")
    expect(page.get_by_text("No such table, or it is locked")).to_be_visible()


# ---------------------------------------------------------------- languages and windows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_decides_the_first_language(visit: Visitors, language: str) -> None:
    page = visit.page("/", language=f"{language}-{language.upper()}")
    expect_language(page, language)


def test_the_language_changes_at_the_table_and_is_kept(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    before = table.log_lines()
    table.page.locator("select:has(option[value=pl])").first.select_option("pl")
    expect_language(table.page, "pl")
    expect(table.ask.get_by_text("Twoja decyzja")).to_be_visible()
    assert table.log_lines()[: len(before)] != before
    table.page.reload()
    expect_language(table.page, "pl")
    assert {cookie["name"]: cookie["value"] for cookie in table.page.context.cookies()}["lang"] == "pl"


@pytest.mark.long
def test_nothing_sticks_out_of_any_window(visit: Visitors) -> None:
    page = visit.page("/")
    visit.table(page).wait_for_turn()
    screens = {page.url: ".ask.mine", "/": ".gcard", "/new/welcome_dungeon": ".options"}
    for language in LANGUAGES:
        page.evaluate(
            "language => localStorage.setItem('podzemi.settings', JSON.stringify({language}))", language
        )
        for address, sign in screens.items():
            page.goto(address)
            page.wait_for_selector(sign)
            expect_language(page, language)
            for window in WINDOWS:
                resize(page, *window)
                assert overflowing(page) == [], (language, address, window)
                if sign == ".ask.mine":
                    assert does_not_scroll(page), "the page of a table never scrolls"


def does_not_scroll(page: Page) -> bool:
    fits: bool = page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    return fits


def test_on_a_phone_the_tabs_lead_to_bestiary_players_and_log(visit: Visitors) -> None:
    table = visit.table(visit.page("/", width=390, height=844, touch=True))
    table.wait_for_turn()
    page = table.page
    tabs = page.get_by_role("navigation", name="Views")
    tabs.get_by_role("button", name="Log").tap()
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator(".board")).to_be_hidden()
    tabs.get_by_role("button", name="Bestiary").tap()
    expect(page.locator("#log")).to_be_hidden()
    tabs.get_by_role("button", name="Table").tap()
    expect(page.locator(".board")).to_be_visible()
    version = table.version
    table.decide(0)
    assert table.version > version


# ---------------------------------------------------------------- pencil, keys, connection


def test_a_choice_is_pencilled_first_and_can_be_taken_back(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    version = table.version
    table.choices.first.click()
    expect(table.primary).to_be_visible()
    assert table.version == version
    table.page.keyboard.press("u")
    expect(table.choices.first).to_be_visible()
    table.choices.first.click()
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".table")).not_to_have_attribute("data-version", str(version))


def test_ink_at_once_plays_with_one_click_but_still_asks_before_a_pass(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_label("Play with one click").check()
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Pass").last.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.choices.first).to_be_visible()


def test_enter_confirms_a_pass_and_escape_does_not(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    before, keys, asked = table.version, table.page.keyboard, table.page.get_by_role("dialog")
    for answer in ("Escape", "Enter"):
        table.page.locator(".ask .choice[data-kind=pass]").click()
        expect(asked.get_by_role("button").last).to_be_focused()
        keys.press(answer)
        expect(asked).to_have_count(0)
    table.wait_past(before)


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(visit: Visitors) -> None:
    page = visit.page("/")
    page.wait_for_selector(".gcard .pri")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid") == "play-welcome_dungeon":
            break
    page.keyboard.press("Enter")
    table = Table(page)
    table.play(table.decide_by_keyboard, PRESSED)
    play_quickly([page], "false")
    table.play(table.decide_by_keyboard)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_lost_connection_says_so_and_comes_back(visit: Visitors, server: Server) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    version = table.version
    server.kill()
    try:
        expect(table.page.get_by_text("The torch flickers")).to_be_visible(timeout=20_000)
        table.page.get_by_role("button", name="Try now").click()
        expect(table.page.get_by_text("The torch flickers")).to_be_visible()
    finally:
        server.start()
    expect(table.page.locator(".ask.mine")).to_be_visible(timeout=20_000)
    assert table.version >= version
    table.decide(0)


def test_the_name_can_be_changed_and_shows_at_the_table(visit: Visitors) -> None:
    page = visit.page("/")
    page.get_by_role("button", name="Settings of").click()
    page.get_by_label("Your name").fill("Anežka")
    page.get_by_role("button", name="Save").click()
    page.keyboard.press("Escape")
    table = visit.table(page)
    expect(table.page.locator(".seat b", has_text="Anežka")).to_be_visible()


def test_keys_open_help_and_log(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    table.page.locator("h1").click()
    table.page.keyboard.press("?")
    expect(table.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("l")
    expect(table.page.locator("#log")).to_be_focused()
