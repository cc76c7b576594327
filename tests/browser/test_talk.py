"""Two people who share no language talk at a table, and find the match in their history afterwards."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.test_access import violations
from podzemi.engine.dice import Dice
from server.support import Live, play


def cookie(page: Page) -> str:
    found: list[Any] = page.context.cookies()
    return next(f"podzemi={one['value']}" for one in found if one["name"] == "podzemi")


def called(page: Page, name: str) -> None:
    assert page.request.put("/api/me", data={"name": name}).ok
    page.reload()


def gathered(visit: Visitors) -> tuple[str, Page, Page]:
    """A table of two, lit by the Czech one in the browser; the Polish one sits down there."""
    one = visit.page("/", language="cs", width=1320, height=760)
    expect(one.locator(".me")).not_to_be_empty()
    called(one, "Anežka Řečná")
    one.goto("/new/welcome_dungeon")
    one.get_by_text("2 hráči").click()
    expect(one.get_by_test_id("chat")).to_be_checked()
    expect(one.get_by_test_id("rated")).to_be_checked()
    one.get_by_role("button", name="Založit stůl").click()
    one.wait_for_url("**/t/*")
    two = visit.page("/", language="pl", width=390, height=844, night=True, touch=True)
    expect(two.locator(".me")).not_to_be_empty()
    called(two, "Zofia Żółć")
    table = one.url.rsplit("/", 1)[-1]
    two.goto(f"/t/{table}")
    two.locator("main li .btn.pri").first.click()
    expect(two.locator("#say")).to_be_visible()
    return table, one, two


def begin(table: str, one: Page, two: Page) -> None:
    assert two.request.put(f"/api/tables/{table}/ready", data={"ready": True}).ok
    assert one.request.post(f"/api/tables/{table}/start").ok
    for page in (one, two):
        expect(page.locator(".board")).to_be_visible()


def finish(visit: Visitors, table: str, one: Page, two: Page) -> None:
    """Somebody quick plays both seats."""
    url = f"{visit.server.address}/api/tables/{table}/live"
    lives = {seat: Live(url, {"cookie": cookie(page)}) for seat, page in enumerate((one, two))}
    for live in lives.values():
        live.until("sync")
    play(lives, Dice(3))
    for live in lives.values():
        live.close()


def once_more(visit: Visitors, table: str, one: Page, two: Page) -> str:
    """The same players again, in the other order."""
    second: str = one.request.post(f"/api/tables/{table}/rematch").json()["id"]
    for page in (one, two):
        page.goto(f"/t/{second}")
        page.wait_for_selector(".gathering, .board")
    assert two.request.put(f"/api/tables/{second}/ready", data={"ready": True}).ok
    expect(one.locator(".board")).to_be_visible()
    finish(visit, second, two, one)
    return second


def figures_are_drawn(page: Page) -> None:
    """Scores and ratings over time as plots with words, wins by seat, favourite heroes."""
    statistics = page.get_by_role("region", name="Statistiky")
    for title in ("Body v čase", "Hodnocení v čase"):
        plot = statistics.locator("figure", has=page.get_by_text(title, exact=True))
        expect(plot.get_by_role("img")).to_have_attribute("aria-label", re.compile(title.replace(" ", r"\s")))
        expect(plot.locator("path.line")).to_have_count(1)
        plot.get_by_text("Jako tabulka").click()
        expect(plot.locator("tbody tr")).to_have_count(2)
    for title in ("Výhry podle místa", "Oblíbené"):
        expect(statistics.locator("figure", has_text=title).locator("tbody tr").first).to_be_visible()


def lines(page: Page) -> list[str]:
    words = page.locator(".lines li p .words").all_inner_texts()
    return [re.sub(r"\s+", " ", text).strip() for text in words]


def test_two_people_talk_in_two_languages(visit: Visitors) -> None:
    table, one, two = gathered(visit)
    one.locator("#say").fill("Ahoj, kdo začíná? <img src=x onerror=alert(1)>")
    one.locator("#say").press("Enter")
    expect(two.locator(".lines")).to_contain_text("kdo začíná? <img src=x onerror=alert(1)>")
    assert two.locator(".lines img, .lines a").count() == 0
    two.get_by_role("button", name="Szybkie zwroty").click()
    two.get_by_role("button", name="Powodzenia!").click()
    expect(one.locator(".lines")).to_contain_text("Hodně štěstí!")
    assert lines(two)[-1] == "Powodzenia!"

    assert violations(two) == []
    begin(table, one, two)
    one.get_by_role("button", name="Chat").wait_for()
    two.get_by_role("button", name=re.compile("^Czat")).first.click()
    two.locator("#say").fill("Hmm…")
    two.get_by_role("button", name="Wyślij", exact=True).click()
    expect(one.get_by_role("button", name="Chat jedna nová zpráva")).to_be_visible()
    expect(one.get_by_test_id("talk-news")).to_have_text("Zofia Żółć: Hmm…")
    one.keyboard.press("t")
    expect(one.locator("#say")).to_be_focused()
    assert lines(one)[-1] == "Hmm…"
    expect(one.get_by_role("button", name="Chat", exact=True)).to_be_visible()

    one.get_by_role("button", name="Další možnosti: Zofia Żółć a tato zpráva").last.click()
    one.get_by_role("button", name="Nahlásit tuto zprávu").click()
    assert violations(one) == []
    one.get_by_label("Něco jiného").check()
    one.get_by_role("button", name="Nahlásit", exact=True).click()
    expect(one.get_by_text("Děkujeme. Někdo se na to podívá.")).to_be_visible()
    one.get_by_role("button", name="Ztlumit: Zofia Żółć").click()
    expect(one.locator(".lines")).not_to_contain_text("Hmm…")
    assert lines(one) == ["Ahoj, kdo začíná? <img src=x onerror=alert(1)>"]
    assert lines(two)[-2:] == ["Powodzenia!", "Hmm…"]
    one.get_by_text("Ztlumení lidé").click()
    one.get_by_role("button", name="Zrušit ztlumení: Zofia Żółć").click()
    expect(one.locator(".lines")).to_contain_text("Hmm…")

    finish(visit, table, one, two)
    second = once_more(visit, table, one, two)
    one.goto("/history")
    expect(one.get_by_role("status").filter(has_text="2 partie")).to_be_visible()
    expect(one.get_by_role("link", name="Přehrát").first).to_have_attribute("href", f"/r/{second}")
    figures_are_drawn(one)
    assert violations(one) == []
    one.get_by_test_id("filter-game").select_option("dark_cave")
    expect(one.get_by_text("Žádná tvoje partie neodpovídá.")).to_be_visible()
    one.get_by_test_id("filter-game").select_option("")
    one.get_by_role("link", name="Zofia Żółć").first.click()
    expect(one.get_by_role("heading", name="Zofia Żółć", level=1)).to_be_visible()
    expect(one.get_by_role("region", name="Ty a Zofia Żółć")).to_contain_text("Vzhůru do podzemí")
    assert violations(one) == []
    one.get_by_role("link", name="Naše partie").click()
    expect(one.get_by_text("Jen s hráčem Zofia Żółć")).to_be_visible()

    two.goto("/ratings")
    expect(two.get_by_text(re.compile(r"Twój ranking: 1\d\d\d ± \d+"))).to_be_visible()
    expect(two.get_by_text("Jeszcze 3 partie i jesteś na liście.")).to_be_visible()
    assert violations(two) == []
    two.goto("/history")
    expect(two.get_by_role("heading", name="Statystyki")).to_be_visible()
    assert two.evaluate("document.documentElement.scrollWidth <= innerWidth")
