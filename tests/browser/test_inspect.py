"""Inspecting a thing: hover, or `?` on what has the focus (UI-4, tooltip)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import Visitors


def test_the_rule_behind_a_tile_shows_on_hover_and_goes_with_the_pointer(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    tip = table.page.locator(".tip")
    expect(tip).to_have_count(0)
    table.page.locator(".board button").nth(1).hover()
    expect(tip).to_contain_text("WD-")
    table.page.mouse.move(2, 450)
    expect(tip).to_have_count(0)


def test_the_question_mark_explains_what_has_the_focus(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    table.page.keyboard.press("g")
    table.page.keyboard.press("?")
    expect(table.page.locator(".tip")).to_contain_text("WD-")
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".tip")).to_have_count(0)
