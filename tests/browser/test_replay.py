"""A finished match as a person looks back at it: eyes, moments, files, playing on, checking the luck."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitors
from browser.table import Table, expect_language, overflowing
from podzemi.engine import Match, registry
from until import until

GAMES = {"welcome_dungeon": 3, "paper_dungeons": 2, "dark_cave": 3, "dungeon_lords": 2}
MOMENT = 12


def finished(page: Page, game: str) -> str:
    """A match among bots that this visitor opened, and that is over; nobody waits for its movements."""
    seats = ["random"] * GAMES[game]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "public": False})
    table: str = made.json()["id"]
    until(lambda: page.request.get(f"/api/tables/{table}").json()["phase"] == "finished")
    return table


def at(page: Page) -> Locator:
    return page.locator(".table[data-at]")


def eyes(page: Page) -> Locator:
    return page.locator(".eye select")


def test_a_match_is_looked_at_again(visit: Visitors) -> None:
    page = visit.page(language="en")
    table = finished(page, "welcome_dungeon")
    page.goto(f"/t/{table}")
    page.get_by_test_id("replay").click()
    expect(page).to_have_url(re.compile(f"/r/{table}"))
    expect(at(page)).to_have_attribute("data-at", "0")

    slider = page.get_by_role("slider")
    total = int(slider.get_attribute("max") or 0)
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(at(page)).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    expect(at(page)).to_have_attribute("data-at", str(total))
    page.get_by_role("button", name="To the previous round").click()
    expect(at(page)).not_to_have_attribute("data-at", str(total))
    page.locator("#log li button").nth(7).click()
    expect(page.locator("#log [aria-current]")).to_be_visible()

    eyes(page).select_option("1")
    expect(at(page)).to_have_attribute("data-eye", "1")
    expect(page.locator(".seat .tag.you")).to_have_count(1)
    eyes(page).select_option("open")
    expect(at(page)).to_have_attribute("data-eye", "open")

    page.locator(".field.speed").get_by_role("combobox").select_option("4")
    before = int(at(page).get_attribute("data-at") or 0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at(page)).not_to_have_attribute("data-at", str(before))
    page.get_by_role("button", name="Pause", exact=True).click()

    page.get_by_role("button", name="Verify the luck").click()
    expect(page.locator("dialog [data-fits='true']")).to_be_visible()
    assert page.locator("dialog li.proved").count() >= 5
    assert page.locator("dialog li.failed").count() == 0


def test_a_link_leads_to_the_moment(visit: Visitors) -> None:
    page = visit.page(language="pl")
    expect_language(page, "pl")
    table = finished(page, "dark_cave")
    page.goto(f"/r/{table}?at=17&eye=1")
    expect(at(page)).to_have_attribute("data-at", "17")
    expect(eyes(page)).to_have_value("1")
    page.get_by_role("button", name="O ruch do przodu").click()
    expect(page).to_have_url(re.compile(rf"/r/{table}\?at=18&eye=1"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Skopiuj link do tej chwili").click()
    expect(page.get_by_text("Link skopiowany.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Do następnej rundy").click()
    expect(at(page)).not_to_have_attribute("data-at", "18")
    other = visit.page(path=link, language="pl", width=390, height=844)
    expect(at(other)).to_have_attribute("data-at", "18")
    expect(eyes(other)).to_have_value("1")
    assert overflowing(other) == []


def test_a_record_is_dropped_and_played_on(visit: Visitors, tmp_path: Path) -> None:
    page = visit.page(language="pl")
    table = finished(page, "welcome_dungeon")
    page.goto(f"/r/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Zapis partii").click()
    line = download.value.path().read_text("utf-8")
    page.goto("/")
    drop(page, "match.json", line)
    expect(page).to_have_url(re.compile("/r"))
    expect(at(page)).to_have_attribute("data-at", "0")
    expect(page.locator(".seat b").first).to_have_text("Gracz 1")

    page.get_by_role("button", name="Sprawdź losowość").click()
    expect(page.locator("dialog [data-fits='true']")).to_be_visible()
    page.locator("dialog .btn.pri").click()

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(at(page)).to_have_attribute("data-at", "2")
    page.get_by_role("button", name="Graj stąd dalej").click()
    page.get_by_label("Twoje miejsce").select_option("1")
    page.get_by_role("button", name="Zajmij miejsce").click()
    expect(page).to_have_url(re.compile("/t/"))
    played = Table(page)
    expect(page.locator(".seat .tag.you")).to_have_count(1)
    assert played.version >= 2


def test_other_files_are_refused_with_a_reason(visit: Visitors, tmp_path: Path) -> None:
    page = visit.page("/r", language="en")
    chooser = page.locator("input[type=file]")
    wrong = tmp_path / "notes.json"
    wrong.write_text("shopping list")
    chooser.set_input_files(wrong)
    expect(page.get_by_text("This file is not a match record")).to_be_visible()
    newer = tmp_path / "newer.json"
    newer.write_text(json.dumps({"format": 7, "game": "welcome_dungeon"}))
    chooser.set_input_files(newer)
    expect(page.get_by_role("alert")).to_contain_text("format 7")
    assert all("422" in complaint for complaint in visit.complaints)
    visit.complaints.clear()


def test_every_board_is_shown_and_cannot_be_played(visit: Visitors) -> None:
    """No board offers anything, whoever looks; nothing sticks out on a phone."""
    page = visit.page(language="en", width=390, height=844)
    for name, players in GAMES.items():
        drop(page, "match.json", record(name, players))
        expect(at(page)).to_be_visible()
        for eye in ("0", "open"):
            page.goto(f"/r?at={MOMENT}&eye={eye}")
            expect(at(page)).to_have_attribute("data-at", str(MOMENT))
            assert page.locator(".board .legal, .board [data-legal]").count() == 0
        assert overflowing(page) == []


def record(name: str, players: int) -> str:
    """A match up to a little beyond the moment that is looked at."""
    match: Match[Any, Any] = Match(registry.game(name), players, seed=6)
    for _ in range(MOMENT + 3):
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.actions(match.state, seat)[0])
    return match.record().line().decode()


def drop(page: Page, name: str, text: str) -> None:
    """Let a file fall onto the page, as the browser tells it."""
    page.locator("input[type=file]").wait_for(state="attached")
    page.evaluate(
        """([name, text]) => {
          const data = new DataTransfer();
          data.items.add(new File([text], name, { type: 'application/json' }));
          const more = { dataTransfer: data, bubbles: true, cancelable: true };
          for (const kind of ['dragover', 'drop']) window.dispatchEvent(new DragEvent(kind, more));
        }""",
        [name, text],
    )
