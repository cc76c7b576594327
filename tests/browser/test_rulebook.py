"""The rulebook: chapters, pictures, search, clauses, and the way there from a greyed thing and back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visitors
from browser.table import overflowing

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


def test_reading_on_a_desk(visit: Visitors) -> None:
    page = visit.page("/rules/welcome_dungeon")
    expect(page.locator("main h1")).to_have_text("The game in one minute")
    expect(page.locator("figure .wd")).to_be_visible()
    page.keyboard.press("]")
    expect(page.locator("main h1")).to_have_text("Setting up")
    page.keyboard.press("[")
    expect(page.locator("main h1")).to_have_text("The game in one minute")
    assert overflowing(page) == []


def test_words_are_found_and_marked(visit: Visitors) -> None:
    page = visit.page("/rules/welcome_dungeon", "cs")
    expect(page.locator("main h1")).to_have_text("Hra za jednu minutu")
    page.keyboard.press("/")
    page.keyboard.type("prazdny bal")
    found = page.locator(".res a")
    expect(found.first).to_be_visible()
    page.locator(".res a", has_text="Dobrat, nebo pasovat").click()
    expect(page.locator("main h1")).to_have_text("Dobrat, nebo pasovat")
    expect(page.locator(".hit mark").first).to_have_text("balíček")
    page.keyboard.press("Escape")
    expect(page.locator(".res")).to_have_count(0)


def test_clauses_are_shown_on_demand_and_remembered(visit: Visitors) -> None:
    page = visit.page("/rules/welcome_dungeon#draw")
    expect(page.locator("main h1")).to_have_text("Draw or pass")
    expect(page.locator(".cl")).to_have_count(0)
    page.get_by_role("button", name="Show clause numbers").click()
    expect(page.locator("#drawn .cl").first).to_have_text("WD-4.1")
    page.reload()
    expect(page.locator("#drawn .cl").first).to_have_text("WD-4.1")


def test_on_a_phone_a_chapter_is_chosen_from_a_list(visit: Visitors) -> None:
    page = visit.page("/rules/paper_dungeons", "pl", **PHONE)
    page.get_by_role("combobox", name="Rozdziały").select_option("fights")
    expect(page.locator("main h1")).to_have_text("Bossowie")
    expect(page.locator("#boss-gorgon")).to_contain_text("Gorgona")
    page.get_by_role("button", name="Szukaj w zasadach").click()
    page.get_by_role("searchbox").fill("czaszk")
    expect(page.locator(".res a").first).to_be_visible()
    assert overflowing(page) == []


def test_from_a_thing_on_the_board_to_its_paragraph_and_back(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    address = table.page.url
    table.page.keyboard.press("g")
    table.page.keyboard.press("?")
    table.page.get_by_test_id("read-on").click()
    expect(table.page.locator(".hit .from")).to_contain_text("You asked why")
    assert "/rules/welcome_dungeon?why=" in table.page.url
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".board .wd")).to_be_visible()
    assert table.page.url == address


def test_paper_holds_all_chapters(visit: Visitors) -> None:
    page = visit.page("/rules/welcome_dungeon")
    expect(page.locator("figure .wd")).to_be_visible()
    page.evaluate("() => { window.print = () => { document.body.dataset.printed = 'yes'; }; }")
    page.get_by_role("button", name="Print the rules").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")
    assert page.locator("main article").count() == 14
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(page.locator("main article")).to_have_count(1)
