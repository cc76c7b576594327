"""A new table: what the rules decide by themselves, the first match, data packs, matches alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.table import Table, choose
from podzemi.engine import registry
from podzemi.engine.data import packs

PD = "paper_dungeons"
TEMPLATE = packs.template(registry.game(PD).builtin_data())


def forgive(visit: Visitors, status: int) -> None:
    """The browser itself writes refused requests into its console."""
    visit.complaints[:] = [line for line in visit.complaints if f"status of {status}" not in line]


def option(page: Page, name: str) -> str:
    return page.get_by_test_id(f"option-{name}").input_value()


def test_the_rules_fill_in_what_nobody_chose(visit: Visitors) -> None:
    page = visit.page(f"/new/{PD}")
    gems, start = page.get_by_test_id("option-vanishing_gems"), page.locator(".last .btn.pri")
    expect(gems).to_have_value("false")
    choose(page.get_by_role("radio", name="1 player"))
    expect(gems).to_have_value("true")
    gems.select_option("false")
    expect(page.locator(".problem")).to_have_text("Playing alone, gems always vanish.")
    expect(start).to_be_disabled()
    choose(page.get_by_role("radio", name="2 players"))
    expect(page.locator(".problem")).to_have_count(0)
    forgive(visit, 409)


def test_a_first_match_is_one_click(visit: Visitors) -> None:
    page = visit.page("/new/dungeon_lords")
    page.get_by_test_id("first-match").check()
    expect(page.get_by_test_id("option-full_rules")).to_have_value("false")
    expect(page.get_by_test_id("option-special_events")).to_have_value("false")
    page.get_by_test_id("first-match").uncheck()
    expect(page.get_by_test_id("option-special_events")).to_have_value("true")


def test_a_pack_is_checked_in_place_and_played_with(visit: Visitors, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text(TEMPLATE.replace("tier = 1", "tier = 7"), "utf-8")
    right.write_text(TEMPLATE.replace("My own", "Printed").replace("[2, 4, 6]", "[2, 4, 66]"), "utf-8")
    page = visit.page(f"/new/{PD}", language="cs")
    page.get_by_test_id("pack-file").set_input_files(wrong)
    mistakes = page.get_by_test_id("pack-mistakes")
    expect(mistakes).to_contain_text("wrong.toml: 5 věcí nesedí")
    expect(mistakes).to_contain_text("řádek 1058 · boss.minotaur.tier")
    forgive(visit, 422)
    page.get_by_test_id("pack-file").set_input_files(right)
    expect(mistakes).to_have_count(0)
    expect(page.get_by_test_id("pack").locator("option:checked")).to_have_text("Printed")
    choose(page.get_by_role("radio", name="1 hráč", exact=True))
    page.get_by_role("button", name="Začít partii").click()
    table = Table(page)
    table.wait_for_turn()
    expect(page.locator(".top .pack")).to_contain_text("Printed")
    expect(page.locator(".board")).to_contain_text("2 / 4 / 66")
    page.goto(f"/new/{PD}")
    page.get_by_test_id("pack").select_option(label="Printed")
    page.get_by_role("button", name="Odebrat tento balíček").click()
    expect(page.get_by_test_id("pack").locator("option")).to_have_count(1)


def test_alone_with_one_click(visit: Visitors) -> None:
    page = visit.page("/")
    page.get_by_test_id(f"alone-{PD}").click()
    Table(page).wait_for_turn()
    expect(page.locator(".seat")).to_have_count(1)


def test_house_values_lead_to_what_they_are(visit: Visitors) -> None:
    page = visit.page("/about#house-values")
    expect(page.locator("#house-values h2")).to_be_in_viewport()
    page.locator("#house-values").get_by_role("link", name="Check a pack").first.click()
    expect(page.get_by_test_id("pack")).to_be_visible()
