"""Alone in the dungeon, in a real browser: the campaign's book, where it stands, grades and bests."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visitors

PLAY_ON = """([table, chapters]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  let number = 0;
  socket.onclose = () => failed('closed');
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.kind === 'refused') return failed(message.problem.code);
    if (message.kind !== 'sync' && message.kind !== 'update') return;
    if (message.result || message.view.results.length >= chapters) {
      socket.onclose = null;
      socket.close();
      return done(message.result);
    }
    const action = message.legal[0];
    const [id, version] = [`${table}-${chapters}-${number++}`, message.version];
    if (action) socket.send(JSON.stringify({ kind: 'act', id, version, action }));
  };
})"""
"""Plays the first legal action until so many chapters are over."""


def table_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.rsplit("/", 1)[-1]


def test_a_campaign_is_read_played_and_found_again(visit: Visitors) -> None:
    page = visit.page("/campaign/paper_dungeons", width=390, height=844, touch=True)
    expect(page.locator(".story")).to_have_count(5)
    page.get_by_role("button", name="Set out alone").first.click()
    table = table_of(page)
    book = page.get_by_role("dialog")
    expect(book).to_contain_text("Three caravans")
    expect(book).to_contain_text("Ruins on the Great Road")
    book.get_by_role("button", name="Onwards").click()
    expect(book).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name=re.compile("sheet", re.I))).to_be_visible()
    expect(book).to_have_count(0)

    page.evaluate(PLAY_ON, [table, 1])
    expect(book).to_contain_text("delivery note")
    expect(book).to_contain_text("The Smugglers’ Cellars")
    expect(book).not_to_contain_text("Three caravans")
    book.get_by_role("button", name="Onwards").click()

    page.goto("/campaign/paper_dungeons")
    standing = page.locator(".running li")
    expect(standing).to_contain_text("Chapter 2 of 3: The Smugglers’ Cellars")
    standing.get_by_role("link").click()
    page.evaluate(PLAY_ON, [table, 3])
    expect(book).to_contain_text("only a road again")
    book.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".pds-grade")).to_contain_text("in the dark")

    page.goto("/bests/paper_dungeons")
    expect(page.locator("li:not(.untried)")).to_have_count(1)
    expect(page.locator("li:not(.untried)")).to_contain_text("The Bandit Hunters")


def test_the_first_best_is_one_click_away_and_graded(visit: Visitors) -> None:
    page = visit.page()
    page.get_by_role("link", name="My best scores").click()
    page.get_by_role("button", name="Play alone now").click()
    result = page.evaluate(PLAY_ON, [table_of(page), 1])
    expect(page.locator(".pds-grade")).to_be_visible()
    page.goto("/bests/paper_dungeons")
    best = page.locator("li:not(.untried)")
    expect(best).to_have_count(1)
    expect(best).to_contain_text(str(result["scores"][0]))
    expect(best.locator(".pds-grade [role=img]")).to_have_attribute(
        "aria-label", re.compile(r"^Light \d of 7$")
    )
    best.get_by_role("link").click()
    expect(page.locator(".pds-grade")).to_be_visible()
