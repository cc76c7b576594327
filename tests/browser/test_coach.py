"""How people meet the bots: the level of a table, a hint, a review, on a desk and on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.quick import play_quickly
from browser.table import Table, choose, idle, overflowing, resize
from until import until

if TYPE_CHECKING:
    from browser.conftest import Visitors

DESK, PHONE = (1440, 900), (390, 844)
WINDOWS = pytest.mark.parametrize(("width", "height"), [DESK, PHONE])
THINKING = 60_000
"""Milliseconds for what bots think over, on a busy machine."""


def chosen_bots(page: Page) -> list[str]:
    values: list[str] = page.locator("main select[aria-label^='Seat']").evaluate_all(
        "all => all.map(one => one.value)"
    )
    return values


def test_one_choice_sets_the_level_of_all_bots_and_is_kept(visit: Visitors) -> None:
    page = visit.page("/new/welcome_dungeon")
    expect(page.get_by_test_id("level-suited")).to_be_checked()
    assert chosen_bots(page) == ["me", "open", "novice", "novice"], "gentle for a newcomer"
    choose(page.get_by_test_id("level-veteran"))
    assert chosen_bots(page) == ["me", "open", "veteran", "veteran"]
    page.get_by_label("Seat 4").select_option("greedy")
    assert chosen_bots(page) == ["me", "open", "veteran", "greedy"]
    page.goto("/")
    table = visit.table(page)
    table.wait_for_turn()
    expect(page.locator(".seat .tag[title='Veteran']")).to_have_count(3)


def test_the_host_seats_a_bot_of_any_level(visit: Visitors) -> None:
    page = visit.page("/new/welcome_dungeon")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("A bot for seat 2").select_option("master")
    expect(page.locator("[data-seat='1']")).to_contain_text("Master")


@WINDOWS
def test_a_hint_is_pencilled_and_inked_by_the_reader(visit: Visitors, width: int, height: int) -> None:
    table = visit.table(visit.page("/", width=width, height=height))
    page = table.page
    table.wait_for_turn()
    page.get_by_test_id("ask-hint").click()
    hint = page.get_by_test_id("hint")
    expect(hint.locator("h3")).to_have_text(re.compile(r"\w+"), timeout=THINKING)
    expect(hint).to_contain_text("from what you know")
    expect(hint).to_contain_text(re.compile(r"\d+%"))
    assert overflowing(page) == []
    before = table.version
    page.get_by_test_id("pencil-it").click()
    expect(hint).to_have_count(0)
    assert table.version == before, "a hint inks nothing"
    table.settle()
    table.wait_past(before)


def test_the_key_n_asks_and_the_next_decision_ends_it(visit: Visitors) -> None:
    table = visit.table(visit.page("/", language="cs"))
    page = table.page
    table.wait_for_turn()
    page.keyboard.press("n")
    expect(page.get_by_test_id("pencil-it")).to_be_visible(timeout=THINKING)
    idle(page)
    table.decide()
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_beside_people_there_are_no_hints(visit: Visitors) -> None:
    host = visit.page("/new/welcome_dungeon")
    host.get_by_text("2 players").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".invite input").input_value()
    friend = visit.page(link)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the match").click()
    for page in (host, friend):
        page.wait_for_selector(".ask")
        expect(page.get_by_test_id("ask-hint")).to_have_count(0)


SETTING = """(name) => {
  const kept = JSON.parse(localStorage.getItem('podzemi.settings') ?? '{}');
  localStorage.setItem('podzemi.settings', JSON.stringify({ ...kept, [name]: true }));
}"""
QUICK_TABLE = """() => fetch('/api/tables', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ game: 'welcome_dungeon', seats: ['me', 'master'], public: false }),
}).then((answer) => answer.json())"""


def empty_dungeon(page: Page) -> Table:
    """A table for two where the reader decides first."""

    def opened() -> Table | None:
        page.goto(f"/t/{page.evaluate(QUICK_TABLE)['id']}")
        table = Table(page)
        idle(page)
        return table if table.is_mine() else None

    table = until(opened)
    assert table is not None
    return table


def test_the_coach_asks_once_before_a_decision_that_costs_much(visit: Visitors) -> None:
    page = visit.page("/")
    idle(page)
    page.evaluate(SETTING, "coach")
    table = empty_dungeon(page)
    before = table.version
    page.locator(".ask .choice[data-kind=pass]").click()
    table.settle()
    page.get_by_test_id("heed").click(timeout=THINKING)
    idle(page)
    assert table.version == before and table.choices.count() == 2, "nothing is played"
    page.locator(".ask .choice[data-kind=draw]").click()
    table.settle()
    table.wait_past(before)


def test_who_insists_is_not_asked_again(visit: Visitors) -> None:
    page = visit.page("/", width=PHONE[0], height=PHONE[1])
    idle(page)
    page.evaluate(SETTING, "coach")
    table = empty_dungeon(page)
    before = table.version
    page.locator(".ask .choice[data-kind=pass]").click()
    table.settle()
    page.get_by_test_id("insist").click(timeout=THINKING)
    table.wait_past(before)
    expect(page.get_by_test_id("insist")).to_have_count(0)


@pytest.mark.long
def test_a_review_shows_the_curve_and_leads_back_to_the_moment(visit: Visitors) -> None:
    """To pass before anything lies in the dungeon is a mistake that no luck hides."""
    page = visit.page("/")
    idle(page)
    table = empty_dungeon(page)
    before = table.version
    page.locator(".ask .choice[data-kind=pass]").click()
    table.settle()
    table.wait_past(before)
    play_quickly([page], "false")
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    expect(page.locator("h1")).to_have_text("Review: Welcome to the Dungeon")
    expect(page.get_by_text("only from what you knew at that moment")).to_be_visible()
    page.wait_for_function("() => document.querySelector('html[data-idle]') !== null", timeout=3 * THINKING)
    expect(page.get_by_test_id("review-state").locator("progress")).to_have_count(0)
    for size in (PHONE, DESK):
        resize(page, *size)
        expect(page.locator("figure svg .curve")).to_be_visible()
        assert overflowing(page) == []
    first = page.get_by_test_id("dear-1")
    expect(first).to_contain_text("Better")
    first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    Table(page)
    page.go_back()
    page.get_by_test_id("dear-1").get_by_role("link", name="Show it").click()
    page.wait_for_url(re.compile(r"/r/[\w-]+\?at=\d+&eye=0"))
    page.wait_for_selector(".table")


@pytest.mark.long
def test_beside_its_review_a_match_is_looked_at_and_played_on(visit: Visitors) -> None:
    page = visit.page("/")
    idle(page)
    table = empty_dungeon(page)
    before = table.version
    page.locator(".ask .choice[data-kind=pass]").click()
    table.settle()
    table.wait_past(before)
    play_quickly([page], "false")
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    beside = page.get_by_role("region", name="Replay")
    beside.locator(".board, [data-stop]").first.wait_for(timeout=3 * THINKING)
    dearest = beside.get_attribute("data-at")
    beside.get_by_role("button", name="One move forward").click()
    expect(beside).not_to_have_attribute("data-at", dearest or "")
    page.get_by_test_id("dear-1").get_by_role("button", name="Show here").click()
    expect(beside).to_have_attribute("data-at", dearest or "")
    for size in (PHONE, DESK):
        resize(page, *size)
        assert overflowing(page) == []
    beside.get_by_role("button", name="Try another move").click()
    expect(beside.locator(".ask.mine")).to_be_visible()
    idle(page)
    beside.locator("[data-legal], .ask .choice").first.click()
    beside.locator(".ask .btn.pri").last.click()
    expect(beside.locator(".ask .btn.pri")).to_have_count(0)
    expect(page.locator("h1")).to_have_text("Review: Welcome to the Dungeon")
    beside.get_by_role("button", name="Back to the match").click()
    expect(beside).to_have_attribute("data-at", dearest or "")
