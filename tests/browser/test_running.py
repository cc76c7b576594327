"""The server below a path, restarted under a player's eyes; and a name that would like to be a script."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.conftest import ROOT, Server, wait_until_up

MARKUP = "<img src=x onerror=1>"


class Below(Server):
    """At /games."""

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("podzemi")), "serve", f"--port={self.port}"]
        command += [f"--data={self.data}", "--bot-pause=0", "--base-path=/games"]
        said = self.data / "server.log"
        with said.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
        wait_until_up(self.process, self.address, said)


OPEN = """async (name) => {
  const ask = (method, path, body) => fetch('/games/api' + path, { method, body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' } }).then((answer) => answer.json());
  await ask('PUT', '/me', { name });
  return (await ask('POST', '/tables', { game: 'welcome_dungeon', seats: ['me', 'random'] })).id;
}"""


def test_a_restart_below_a_path(built: None, chrome: Browser, tmp_path: Path) -> None:
    restarts = "Server se restartuje"
    server = Below(tmp_path)
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
