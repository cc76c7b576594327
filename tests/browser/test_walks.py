"""What else an evening brings: a table as one likes it, clocks, several tables, leaving, sealed luck."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from browser.table import Table, choose, overflowing
from podzemi.languages import text
from until import until

if TYPE_CHECKING:
    from browser.conftest import Visitors

PACES: Final = {"correspondence": "2 dni na ťah", "relaxed": "5 minút na ťah", "live": "45 sekúnd na ťah"}
TWO: Final = re.compile(r"^\(2\) ")
SEEN_RUNNING: Final = """() => {
  window.seenRunning = new Promise((seen) => {
    const look = () => {
      if (document.querySelectorAll('.seats .clock.runs').length === 2) seen();
      else requestAnimationFrame(look);
    };
    look();
  });
}"""
"""The page itself watches for two running clocks: they run for five seconds only."""


def press(page: Page, key: str, language: str) -> None:
    page.get_by_role("button", name=text(language, key), exact=True).click()


def come_back_when_it_is_over(page: Page) -> None:
    """Whoever left looks on while the bots finish; unseen, a casual table stands still."""
    table = page.url.rsplit("/", 1)[1]
    until(lambda: page.request.get(f"/api/tables/{table}").json()["phase"] == "finished")
    page.goto(f"/t/{table}")


def test_a_table_by_link_with_own_settings(visit: Visitors) -> None:
    """The host in Polish, on a phone: seats, options and what they mean, no talk. The guest in Czech."""
    host = visit.page("/new/welcome_dungeon", language="pl", width=390, height=844, touch=True)
    host.get_by_text("3 graczy").click()
    host.get_by_label("Miejsce 3").select_option(label="Bot: Włóczęga")
    expect(host.get_by_text(text("pl", "bot-random-help"))).to_be_visible()
    host.get_by_test_id("option-first_hero").select_option("mage")
    expect(host.get_by_text(text("pl", "wd-option-first_hero-help"))).to_be_visible()
    host.get_by_test_id("chat").uncheck()
    host.get_by_label(text("pl", "shell-make-public")).uncheck()
    press(host, "shell-light-the-table", "pl")
    expect(host.locator(".gathering")).to_contain_text(text("pl", "shell-table-by-link"))
    expect(host.locator(".gathering .options")).to_contain_text("Mag")
    link = host.locator(".invite input").input_value()
    table = link.rsplit("/", 1)[1]
    assert len(table) >= 20
    assert host.locator("#say").count() == 0

    guest = visit.page("/", language="cs")
    expect(guest.locator(".lobby .r")).to_be_visible()
    expect(guest.locator(f"[data-table='{table}']")).to_have_count(0)
    guest.goto(link)
    press(guest, "shell-sit-down", "cs")
    press(host, "shell-start", "pl")
    for page in (host, guest):
        expect(page.locator(".board")).to_contain_text(re.compile("Mag|Čaroděj"))
        assert page.locator(".talkwrap, #say").count() == 0
    expect(guest.locator(".seat").nth(2)).to_contain_text("robot")


def test_clocks_are_chosen_and_each_seat_has_its_own(visit: Visitors) -> None:
    """All paces in the form; then everybody plans at once against own clocks, and who is too slow loses."""
    host = visit.page("/new/dungeon_lords", language="sk")
    host.get_by_text("2 hráči").click()
    for pace, told in PACES.items():
        choose(host.get_by_test_id(f"pace-{pace}"))
        expect(host.locator(".why", has_text=told)).to_be_visible()
    numbers = host.locator(".numbers input")
    numbers.nth(0).fill("5")
    numbers.nth(1).fill("0")
    out = host.get_by_label(text("sk", "time-out"))
    out.select_option("default")
    expect(host.get_by_text(text("sk", "time-out-default-why"))).to_be_visible()
    out.select_option("loss")
    press(host, "shell-light-the-table", "sk")
    expect(host.locator(".gathering .options")).to_contain_text(text("sk", "time-out-loss"))
    guest = visit.page(host.locator(".invite input").input_value(), language="en")
    press(guest, "shell-sit-down", "en")
    for page in (host, guest):
        page.evaluate(SEEN_RUNNING)
    press(host, "shell-start", "sk")
    for page in (host, guest):
        page.evaluate("() => window.seenRunning")
    expect(guest.locator(".seats")).to_contain_text(text("en", "time-lost"), timeout=20_000)
    expect(host.locator(".seats")).to_contain_text(text("sk", "time-lost"))


def test_two_tables_at_once_then_a_bot_finishes_and_the_luck_is_checked(visit: Visitors) -> None:
    """In Czech: marks of both tables, a seat left to a bot, and the promise of the start kept at the end."""
    page = visit.page("/", language="cs")
    for _ in range(2):
        page.goto("/")
        Table(visit.table(page).page).wait_for_turn()
    page.goto("/")
    expect(page).to_have_title(TWO)
    expect(page.locator(".turn")).to_contain_text("2 ze 2 stolů")
    page.get_by_test_id("my-tables").click()
    mine = page.get_by_role("group", name=text("cs", "turns-title"))
    expect(mine.locator("em.mine")).to_have_count(2)
    assert overflowing(page) == []
    mine.get_by_role("link").first.click()

    page.get_by_role("button", name=text("cs", "shell-settings"), exact=True).click()
    page.get_by_text(text("cs", "luck-title")).click()
    promised = page.get_by_test_id("commitment").inner_text()
    press(page, "shell-leave-to-bot", "cs")
    expect(page.locator(".seat .tag.you")).to_have_count(0)
    come_back_when_it_is_over(page)
    page.get_by_test_id("replay").click()
    press(page, "replay-verify", "cs")
    expect(page.locator("dialog [data-fits='true']")).to_be_visible()
    expect(page.locator("dialog")).to_contain_text(promised)
    expect(page.locator("dialog li.proved", has_text=text("cs", "luck-shown-proved"))).to_be_visible()
    expect(page.get_by_test_id("seed")).to_have_text(re.compile(r"^\d+$"))
    expect(page.get_by_test_id("salt")).to_have_text(re.compile(r"^[0-9a-f]{64}$"))
