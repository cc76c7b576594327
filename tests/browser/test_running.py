"""The server below a path: an address for mails, a restart under a player's eyes, a name in markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import conftest
from browser.conftest import Server
from server.test_tables_mail import LetterBox
from until import until

MARKUP = "<img src=x onerror=1>"


def test_no_server_is_where_browsers_open_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """By chance of its process's number one worker's pages stayed blank, all of them."""
    monkeypatch.setattr(conftest, "PORTS", count(10_080))
    assert conftest.own_port() > 10_080


class Below(Server):
    """At /games, with somewhere to post mails."""

    def __init__(self, data: Path, post: str) -> None:
        sender = "--mail-from=Podzemí <games@dungeon.example>"
        super().__init__(data, "--base-path=/games", sender, PODZEMI_SMTP_URL=post)
        self.options += (f"--public-url={self.address}/games",)


OPEN = """async (name) => {
  const ask = (method, path, body) => fetch('/games/api' + path, { method, body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' } }).then((answer) => answer.json());
  await ask('PUT', '/me', { name });
  return (await ask('POST', '/tables', { game: 'welcome_dungeon', seats: ['me', 'random'] })).id;
}"""


@pytest.fixture
def box() -> Iterator[LetterBox]:
    with ThreadPoolExecutor(1) as apart:  # this thread has a loop already: Playwright's
        made = apart.submit(LetterBox).result()
        yield made
        apart.submit(made.close).result()


def address_is_confirmed(page: Page, box: LetterBox) -> None:
    """An account is kept, an address given; the link of the mail is opened, pressed, and mails are on."""
    page.locator("header .sign-in").click()
    page.get_by_label("Nové heslo").fill("čtyři slepé myši")
    page.get_by_role("button", name="Ponechat si jméno").click()
    page.get_by_role("button", name="Mám je").click()
    page.get_by_label("Tvá adresa").fill("hrac@jeskyne.example")
    page.get_by_role("button", name="Pošlete mi odkaz").click()
    expect(page.get_by_text("Na adresu hrac@jeskyne.example je na cestě odkaz.")).to_be_visible()
    until(lambda: box.letters)
    found = re.search(r"http://\S+/mail/confirm#\S+", box.letters[0].get_content())
    assert found, box.letters[0].get_content()
    page.goto(found.group())
    page.get_by_role("button", name="Potvrdit").click()
    expect(page.get_by_text("Adresa je potvrzená")).to_be_visible()
    page.goto(page.url.split("/mail/")[0] + "/account")
    expect(page.get_by_label("Pište mi, když jsem na tahu")).to_be_checked()


def test_a_restart_below_a_path(built: None, chrome: Browser, box: LetterBox, tmp_path: Path) -> None:
    restarts = "Server se restartuje"
    server = Below(tmp_path, box.url)
    server.start()
    context = chrome.new_context(locale="cs-CZ", viewport={"width": 1320, "height": 760})
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
    try:
        with page.expect_response("**/games/api/me"):
            page.goto(f"{server.address}/games/")
        expect(page.locator("a.brand")).to_have_attribute("href", "/games/")
        address_is_confirmed(page, box)
        table = page.evaluate(OPEN, MARKUP)
        page.reload()
        expect(page.get_by_text(MARKUP).first).to_be_visible()
        assert page.locator("img[src=x]").count() == 0
        page.goto(f"{server.address}/games/t/{table}")
        expect(page.locator(".ask")).to_be_visible()
        server.stop()
        expect(page.get_by_text(restarts)).to_be_visible()
        server.start()
        expect(page.get_by_text(restarts)).to_have_count(0)
        expect(page.locator(".ask")).to_be_visible()
        page.locator("a.brand").first.click()
        expect(page).to_have_url(f"{server.address}/games/")
    finally:
        context.close()
        server.stop()
    assert complaints == []
