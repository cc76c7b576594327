"""Accessibility by axe-core, in both lights: every screen, no violation; and nothing that travels."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from browser.quick import play_quickly
from browser.table import idle

if TYPE_CHECKING:
    from browser.conftest import Visitors

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What stands on a thing is in its name: axe has this rule as an experiment. Not on cards and places of a map:
# what is drawn there are figures on a picture, and their names say them in words.
DRAWN = ".wd-slot, .wd-held, .flip, .dc-spot, .dl-spot, .sp"
LABELS = {"id": "label-content-name-mismatch", "enabled": True, "selector": f"[aria-label]:not({DRAWN})"}
# Cards already fought fade; their words are in the log too (UI-2.1).
SPENT = [[".wd-rc.past"], [".wd-rc.rest"]]
LIGHTS: Final[dict[str, Literal["dark", "light"]]] = {"night": "dark", "day": "light"}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

IN_PLACE = ["opacity", "color", "background-color", "border-color", "box-shadow", "fill", "stroke"]
TRAVELLERS = """
(inPlace) => [...document.querySelectorAll('*')]
  .map((element) => [element, getComputedStyle(element)])
  .filter(([, style]) => style.transitionDuration.split(', ').some((time) => parseFloat(time) > 0))
  .map(([element, style]) => [element, style.transitionProperty.split(', ')])
  .map(([element, names]) => [element, names.filter((name) => !inPlace.includes(name))])
  .filter(([, names]) => names.length > 0)
  .map(([element, names]) => `${element.outerHTML.slice(0, 80)} travels: ${names}`)
"""


PLAIN = """
() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync('* { --grain: none !important } body { background-image: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
}
"""
"""Paper without its grain: over a picture axe does not judge whether letters can be read."""


def violations(page: Page, at_rest: bool = True) -> list[str]:
    """What axe finds, once the page is at rest; a scene that waits for its reader is not."""
    if at_rest:
        idle(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(PLAIN)
        page.evaluate(AXE.read_text("utf-8"))
        page.evaluate("(rule) => axe.configure({ rules: [rule] })", LABELS)
    options = {
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": {LABELS["id"]: {"enabled": True}},
        "resultTypes": ["violations"],  # what is fine is most of a page, and would be told at length
    }
    found: list[dict[str, Any]] = page.evaluate(
        "async ([what, how]) => (await axe.run(what, how)).violations", [{"exclude": SPENT}, options]
    )
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


def travellers(page: Page) -> list[str]:
    """What would move instead of changing in its place, for one who wants less motion (UI-5.9)."""
    found: list[str] = page.evaluate(TRAVELLERS, IN_PLACE)
    return found


def in_both_lights(page: Page) -> list[str]:
    """By night and by day; the page follows the system while it is open."""
    found = travellers(page)
    for theme, light in LIGHTS.items():
        page.emulate_media(color_scheme=light)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += violations(page)
    return found


def test_home(visit: Visitors) -> None:
    page = visit.page("/")
    page.wait_for_selector(".gcard")
    assert in_both_lights(page) == []


def test_new_table_and_gathering(visit: Visitors) -> None:
    page = visit.page("/new/welcome_dungeon")
    page.wait_for_selector(".options")
    assert in_both_lights(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".gathering")
    assert in_both_lights(page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_people_at_one_device(visit: Visitors, width: int) -> None:
    page = visit.page("/new/dark_cave", width=width)
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("here")
    assert in_both_lights(page) == []
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_test_id("cover")).to_be_visible()
    assert in_both_lights(page) == []


def test_rulebook(visit: Visitors) -> None:
    page = visit.page("/rules/welcome_dungeon?why=deck_empty")
    page.wait_for_selector(".hit")
    page.get_by_role("searchbox").fill("monster")
    page.wait_for_selector(".res a")
    assert in_both_lights(page) == []


def test_puzzles(visit: Visitors) -> None:
    page = visit.page("/puzzles")
    page.wait_for_selector('[data-testid="daily-dark_cave"]')
    assert in_both_lights(page) == []
    page.get_by_test_id("puzzles-welcome_dungeon").click()
    page.get_by_role("link", name="Solve: Knight").click()
    page.wait_for_selector(".ask.mine")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".say .hint")
    assert in_both_lights(page) == []
    page.get_by_role("button", name="Show the best solution").click()
    page.locator("section.end summary").click(timeout=60_000)
    assert in_both_lights(page) == []


def test_a_puzzle_with_a_story(visit: Visitors) -> None:
    page = visit.page("/puzzles/dark_cave")
    page.wait_for_selector('[data-testid="level-loyalty-hard"]')
    assert in_both_lights(page) == []
    page.get_by_role("link", name="Solve: The foe of my foe").click()
    page.wait_for_selector(".ask.mine")
    assert in_both_lights(page) == []


def test_the_teacher_of_a_first_match(visit: Visitors) -> None:
    page = visit.page("/", newcomer=True)
    page.get_by_test_id("play-paper_dungeons").click()
    page.get_by_test_id("first-play").click()
    page.wait_for_selector("[data-remark]")
    assert in_both_lights(page) == []


def test_about_and_settings(visit: Visitors) -> None:
    page = visit.page("/about")
    page.wait_for_selector(".about li")
    assert in_both_lights(page) == []
    page.get_by_role("button", name="Settings of").click()
    page.wait_for_selector("dialog[open]")
    assert in_both_lights(page) == []


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_table(visit: Visitors, width: int) -> None:
    table = visit.table(visit.page("/", width=width))
    table.wait_for_turn()
    assert in_both_lights(table.page) == []
    table.choices.first.click()
    assert in_both_lights(table.page) == []
    table.settle()
    table.wait_for_turn()
    assert in_both_lights(table.page) == []


def test_the_end_in_both_lights(visit: Visitors) -> None:
    table = visit.table(visit.page("/"))
    table.wait_for_turn()
    play_quickly([table.page], "false")
    table.page.wait_for_selector("dialog[open]")
    assert violations(table.page) == []
    table.page.get_by_role("button", name="Look at the table").click()
    for _ in range(2):
        assert violations(table.page) == []
        table.page.get_by_role("button", name="Switch to").click()
