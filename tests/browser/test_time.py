"""Time as people meet it: a clock that runs out, a pause by agreement, taking back by consent."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.table import Table, overflowing
from podzemi.languages import text
from until import until

LANGUAGES = ("cs", "pl", "sk")
BACK = ("Vzít si místo zpět", "Wróć na swoje miejsce")


def people(visit: Visitors, number: int) -> list[Page]:
    return [visit.page("/about", language=language) for language in LANGUAGES[:number]]


def seat(pages: list[Page], **more: Any) -> None:
    """Everybody before a table that has started."""
    wish = {"game": "welcome_dungeon", "seats": ["me", *["open"] * (len(pages) - 1)], **more}
    table = pages[0].request.post("/api/tables", data=wish).json()["id"]
    for number, page in enumerate(pages[1:], 1):
        assert page.request.post(f"/api/tables/{table}/seats/{number}", data={"player": "me"}).ok
    for page in pages:
        page.goto(f"/t/{table}")
        page.wait_for_selector(".gathering")
    assert pages[0].request.post(f"/api/tables/{table}/start").ok
    for page in pages:
        page.wait_for_selector(".ask")


def deciding(pages: list[Page]) -> int:
    """The seat that is asked, as its own page says."""
    until(lambda: any(page.locator(".ask.mine").count() for page in pages))
    return next(seat for seat, page in enumerate(pages) if page.locator(".ask.mine").count())


def play(page: Page, kind: str) -> None:
    page.locator(f".ask.mine .choice[data-kind='{kind}']").click()
    Table(page).settle()
    expect(page.locator(f".ask .choice[data-kind='{kind}']")).to_have_count(0)


def watcher_may_see_all(visit: Visitors, host: Page, guest: Page) -> None:
    """Somebody watches, knowing what all know; the players agree to show more, but not at once."""
    watcher = visit.page(host.url, language="sk", width=390, height=844)
    expect(watcher.get_by_text("čo smie vidieť každý")).to_be_visible()
    host.get_by_role("button", name="Nastavení", exact=True).click()
    host.get_by_role("button", name="Nechat diváky vidět vše").click()
    guest.locator(".question.asked .btn.pri").click()
    expect(host.locator(".question")).to_have_count(0)
    watcher.get_by_role("button", name="Nastavenia", exact=True).click()
    watcher.get_by_role("link", name="Sledovať s odkrytými kartami").click()
    expect(watcher.get_by_text("najmenej 20 ďalších akciách")).to_be_visible()
    assert overflowing(watcher) == []
    watcher.get_by_role("link", name="K stolu").click()
    expect(watcher.locator(".ask")).to_be_visible()
    watcher.close()
    visit.complaints[:] = [said for said in visit.complaints if "status of 409" not in said]  # not yet


def test_a_pause_by_agreement_and_a_clock_that_runs_out(visit: Visitors) -> None:
    host, guest = pages = people(visit, 2)
    seat(pages, clock={"pace": "live", "move": 60, "reserve": 60})
    expect(host.locator(".seats [role=timer]")).to_have_count(2)
    host.get_by_role("button", name="Nastavení").click()
    host.get_by_role("button", name="Požádat o přestávku").click()
    expect(guest.get_by_text("prosi o przerwę")).to_be_visible()
    guest.keyboard.press("y")
    expect(host.get_by_text("Partie je pozastavená", exact=True)).to_be_visible()
    expect(guest.get_by_text("Partia jest wstrzymana", exact=True)).to_be_visible()
    expect(host.locator(".clock.runs")).to_have_count(0)
    guest.set_viewport_size({"width": 390, "height": 844})
    assert overflowing(guest) == []
    guest.get_by_role("button", name="Graj dalej").click()
    assert overflowing(guest) == []
    host.locator(".question.asked .btn.pri").click()
    expect(host.locator(".seats .clock.runs")).to_have_count(1)

    watcher_may_see_all(visit, host, guest)
    host.evaluate(_NEARLY_TWO_MINUTES_LATER)
    expect(host.locator(".seats .clock.last")).to_have_count(1)
    guest.set_viewport_size({"width": 1440, "height": 900})
    seat(pages, clock={"pace": "live", "move": 5, "reserve": 0, "bot": "random"})
    number = deciding(pages)
    slow, other = pages[number], pages[1 - number]
    expect(slow.get_by_role("button", name=BACK[number])).to_be_visible(timeout=20_000)
    expect(other.locator(".seat").nth(number).locator(".tag")).to_be_visible()


_NEARLY_TWO_MINUTES_LATER = """() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 115_000;
}"""
"""By the page's own clock: nobody has to look within the last seconds of a real one."""


def test_taking_back_by_consent_and_its_refusal(visit: Visitors) -> None:
    pages = people(visit, 3)
    seat(pages, rated=False)
    asker = pages[deciding(pages)]
    play(asker, "draw")
    play(asker, "add")
    play(pages[deciding(pages)], "pass")
    others = [page for page in pages if page is not asker]
    language = LANGUAGES[pages.index(asker)]
    asking = asker.locator(".ask .undo", has_text=text(language, "time-undo"))  # not the one that asks nobody

    asking.click()
    for page in others:
        expect(page.locator(".question.asked")).to_be_visible()
    others[0].keyboard.press("n")
    for page in pages:
        expect(page.locator(".question")).to_have_count(0)

    asking.click()
    for page in others:
        page.locator(".question.asked .btn.pri").click()
    expect(asker.locator(".ask.mine .choice[data-kind='add']")).to_be_visible()

    play(asker, "add")
    for kind in ("pass", "draw"):
        play(pages[deciding(pages)], kind)
    expect(asker.locator(".ask .undo")).to_have_count(0)
    why = text(language, "refusal-undo_shown")
    expect(asker.locator(".ask .stands")).to_have_attribute("title", why)
    asker.keyboard.press("u")
    expect(asker.locator(".toast", has_text=why)).to_be_visible()
