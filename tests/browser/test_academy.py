"""The combat academy: a fight won by clicking, hints, the best solution, the puzzle of the day."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.table import idle, overflowing
from podzemi.engine import registry
from podzemi.games.dungeon_lords.actions import Attack, PlanCombat, Target

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
DATA = re.compile(r"/academy/daily-\d{4}-\d\d-\d\d$")


def keys_of(action: Any) -> list[str]:
    """What a player presses for it, piece by piece."""
    match action:
        case PlanCombat(traps=traps, creatures=creatures):
            return [*(f"trap:{trap}" for trap in traps), *(f"creature:{one}" for one in creatures)]
        case Attack(creature=creature, option=option, targets=targets):
            heroes = [f"{'second' if n else 'hero'}:{hero}" for n, hero in enumerate(targets or [])]
            return [f"creature:{creature}", f"option:{option}", *heroes]
        case Target(adventurer=hero):
            return [f"hero:{hero}"]
    raise AssertionError(action)


def play(page: Page, action: Any) -> None:
    """Press the pieces that are still to be pressed, then ink."""
    expect(page.locator(".ask.mine")).to_be_visible()
    idle(page)
    for key in keys_of(action):
        piece = page.locator(f'.dl [data-key="{key}"][data-legal]:visible')
        if piece.count():
            piece.first.click()
    page.locator(".ask .btn.pri").click()


def solve(page: Page, puzzle: str) -> None:
    puzzles = registry.game("dungeon_lords").puzzles
    assert puzzles is not None
    for action in puzzles.best(puzzle):
        play(page, action)


@pytest.mark.clause("DL-12.1", "DL-12.2")
def test_a_practice_fight_is_won_on_a_desktop_in_czech(visit: Visitors) -> None:
    page = visit.page("/", "cs")
    page.get_by_role("link", name="Akademie boje").click()
    page.get_by_role("link", name="Do boje: Balvan a troll").click()
    expect(page.get_by_role("heading", name="Balvan a troll")).to_be_visible()
    page.get_by_role("button", name="Nápověda").click()
    expect(page.locator(".say .hint")).to_contain_text("nejlepší výsledek")
    solve(page, "practice-1")
    end = page.locator("section.end")
    expect(end).to_contain_text("Líp to zahrát nejde")
    expect(end.locator(".stars")).to_have_attribute("aria-label", "hvězdy: 3\u00a0ze 3")
    end.get_by_role("link", name="Další úloha").click()
    expect(page).to_have_url(re.compile("/academy/practice-2$"))
    page.goto("/academy")
    expect(page.locator("li").first.locator(".stars")).to_have_attribute("aria-label", "hvězdy: 3\u00a0ze 3")


def test_steps_are_taken_back_and_the_best_solution_is_shown_on_a_phone(visit: Visitors) -> None:
    page = visit.page("/academy/easy-1", "en", **PHONE)
    puzzles = registry.game("dungeon_lords").puzzles
    assert puzzles is not None
    first = puzzles.best("easy-1")[0]
    play(page, first)
    page.locator(".ask .undo").click()
    expect(page.get_by_role("button", name="Start over")).to_be_disabled()
    hint, more = page.locator(".say .hint"), page.get_by_role("button", name=re.compile("Hint|Say more"))
    more.click()
    expect(hint).to_contain_text("best result")
    more.click()
    expect(hint).not_to_contain_text("best result")
    more.click()
    expect(hint).to_contain_text("Play this")
    assert not overflowing(page)
    page.get_by_role("button", name="Show the best solution").click()
    expect(page.locator("section.end")).to_contain_text("This is how it is done", timeout=30_000)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/academy/easy-2$"))
    page.goto("/academy")
    expect(page.get_by_test_id("level-easy")).to_have_text("Puzzle 1")  # shown is not solved


def test_the_puzzle_of_the_day_is_the_same_for_everybody(visit: Visitors) -> None:
    seen = []
    for language in ("en", "pl"):
        page = visit.page("/academy", language)
        page.get_by_test_id("daily").click()
        expect(page).to_have_url(DATA)
        expect(page.locator(".ask.mine")).to_be_visible(timeout=60_000)
        idle(page)
        seen.append(
            [page.url, page.locator(".dl [data-key]").evaluate_all("all => all.map(e => e.dataset.key)")]
        )
    assert seen[0] == seen[1]


def test_an_unknown_puzzle_says_so(visit: Visitors) -> None:
    page = visit.page("/academy/easy-0", "sk")
    expect(page.locator("a.btn", has_text="Všetky úlohy")).to_be_visible()
    visit.complaints.clear()  # the browser itself notes the refusal
