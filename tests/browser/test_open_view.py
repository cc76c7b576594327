"""What others see of a match: all open while it runs, well behind and by consent; ratings at its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from browser.quick import cookie, live_address
from browser.table import Table, overflowing
from podzemi.engine.dice import Dice
from podzemi.languages import text
from server.support import Live
from until import until

if TYPE_CHECKING:
    from browser.conftest import Visitors

DELAY = 5


def seated(visit: Visitors) -> tuple[Page, Page, str]:
    """Two people at a table that has begun."""
    ann, ben = visit.page("/about", language="en"), visit.page("/about", language="sk")
    seats = {"game": "paper_dungeons", "seats": ["me", "open"], "delay": DELAY}
    made = ann.request.post("/api/tables", data=seats)
    assert made.ok, made.text()
    table: str = made.json()["id"]
    ben.request.post(f"/api/tables/{table}/seats/1", data={"player": "me"})
    ben.request.put(f"/api/tables/{table}/ready", data={"ready": True})
    assert ann.request.post(f"/api/tables/{table}/start").ok
    for page in (ann, ben):
        page.goto(f"/t/{table}")
        expect(page.locator(".seat")).to_have_count(2)
    return ann, ben, table


def ask(page: Page, other: Page, answer: str) -> None:
    """Ask in the menu, and let the other one answer."""
    page.get_by_role("button", name=text("en", "shell-settings"), exact=True).click()
    page.get_by_role("button", name=text("en", "replay-ask-open"), exact=True).click()
    other.locator(".question button", has=other.get_by_text(text("sk", answer), exact=True)).click()
    expect(page.locator(".question")).to_have_count(0)


def play_until(lives: list[Live], is_enough: Callable[[], bool]) -> int:
    """Let everybody decide at random, one decision after the other; how many there were."""
    dice, decided = Dice(4), 0

    def round_of_decisions() -> bool:
        nonlocal decided
        if is_enough():
            return True
        for live in lives:
            live.resync()
            if live.legal:
                live.act(live.legal[dice.below(len(live.legal))])
                decided += 1
                live.until("update")
            elif len(lives) == 1 and live.result is None:
                live.until("update")
        return False

    until(round_of_decisions)
    return decided


def refused(page: Page, table: str, language: str, code: str) -> None:
    """There is no replay yet, and the page says why."""
    page.goto(f"/r/{table}?eye=open")
    expect(page.get_by_text(text(language, f"refusal-{code}", {"delay": DELAY}))).to_be_visible()
    assert page.locator(".table, .sk").count() == 0


def test_spectators_see_everything_later_and_only_by_consent(visit: Visitors) -> None:
    ann, ben, table = seated(visit)
    watcher = visit.page("/about", language="cs", width=1320, height=760)
    refused(watcher, table, "cs", "open_not_agreed")
    ask(ann, ben, "time-no")
    refused(watcher, table, "cs", "open_not_agreed")
    ask(ann, ben, "time-yes")
    refused(watcher, table, "cs", "open_too_soon")

    lives = {seat: Live(live_address(page), {"cookie": cookie(page)}) for seat, page in enumerate((ann, ben))}
    behind = f"/api/tables/{table}/behind/story"
    played = play_until(list(lives.values()), lambda: watcher.request.get(behind).ok)
    refused(ann, table, "en", "open_seated")
    watcher.goto(f"/t/{table}")
    expect(watcher.locator(".seat")).to_have_count(2)
    assert watcher.locator(".sk").count() == 0
    watcher.get_by_role("button", name=text("cs", "shell-settings"), exact=True).click()
    watcher.get_by_role("link", name=text("cs", "replay-watch-open")).click()

    slider = watcher.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    moves = watcher.request.get(behind).json()["behind"]
    assert moves >= DELAY
    assert last <= played - DELAY
    expect(watcher.locator(".replay .chip")).to_have_text(text("cs", "replay-behind", {"moves": moves}))
    expect(watcher.locator(".table")).to_have_attribute("data-at", str(last))
    expect(watcher.locator(".sk")).to_have_count(2)
    for one in watcher.locator(".sk").all():
        expect(one.get_by_role("group", name=text("cs", "pdb-cards"))).to_be_visible()
    assert overflowing(watcher) == []
    for live in lives.values():
        live.close()
    visit.complaints[:] = [one for one in visit.complaints if " 403 " not in one and " 409 " not in one]


def test_the_result_says_how_ratings_changed(visit: Visitors) -> None:
    page = visit.page("/about", language="pl", width=390, height=844)
    seats = {"game": "welcome_dungeon", "seats": ["me", "random", "random"]}
    made = page.request.post("/api/tables", data=seats)
    assert made.json()["rated"], made.text()
    page.goto(f"/t/{made.json()['id']}")
    expect(page.locator(".seat")).to_have_count(3)
    live = Live(live_address(page), {"cookie": cookie(page)})
    play_until([live], lambda: live.result is not None)
    live.close()
    Table(page).wait_for_turn()
    expect(page.get_by_test_id("my-rating")).to_have_text(re.compile(r"Twój ranking: \d+ ± \d+ \([+−±]\d+\)"))
    for seat in range(3):
        expect(page.get_by_test_id(f"rated-{seat}")).to_contain_text("Ranking")
    assert overflowing(page) == []
    page.get_by_role("link", name=text("pl", "hist-statistics")).click()
    expect(page.get_by_role("heading", name=text("pl", "hist-statistics"))).to_be_visible()
