"""The whole table in one browser: files from a plain file server, then no network at all."""

from __future__ import annotations

import http.server
import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import ROOT
from browser.table import Table, idle
from lanes import DEEP

PATH = "dungeon"
"""The site lies below a path, as on most web space."""
PLAYERS = {"welcome_dungeon": 3, "paper_dungeons": 2, "dark_cave": 4, "dungeon_lords": 4}
LEVELS = ("novice", "adventurer", "veteran") if DEEP else ("adventurer",)
PATIENCE = 60_000
"""Milliseconds for Python's start on a busy machine."""
BESIDE = """(() => {
  const name = 'podzemi.PATH', from = crypto.randomUUID(), waiting = new Map();
  void navigator.locks.request(`${name}:${from}`, () => new Promise(() => {}));
  const bus = new BroadcastChannel(name);
  let last = 0;
  bus.onmessage = ({ data }) => data.to === from && waiting.get(data.id)?.(data);
  const headers = '{"content-type":"application/json"}';
  const say = (message) => bus.postMessage({ from, headers, ...message });
  window.ask = (method, path, body) => new Promise((done) => {
    const id = ++last;
    waiting.set(id, (answer) => done({ status: answer.status, body: new TextDecoder().decode(answer.body) }));
    say({ kind: 'ask', id, method, path: `/api${path}`, body: body ? JSON.stringify(body) : '' });
  });
  window.playOn = (table, most) => new Promise((done, failed) => {
    const id = ++last;
    let decisions = 0;
    const act = (text) => say({ kind: 'say', id, text });
    const end = () => (say({ kind: 'leave', id }), waiting.delete(id), done(decisions));
    waiting.set(id, ({ what, value }) => {
      if (what === 'close') return failed(`closed: ${value}`);
      if (what === 'open') return act('{"kind":"hurry"}');
      const message = JSON.parse(value);
      if (message.kind === 'refused' && message.problem.code !== 'stale') return failed(value);
      if (message.result || decisions >= most) return end();
      const { legal = [], version } = message;
      if (!['sync', 'update'].includes(message.kind) || legal.length === 0) return;
      const action = legal[(Math.imul(++decisions, 2654435761) >>> 8) % legal.length];
      act(JSON.stringify({ kind: 'act', id: crypto.randomUUID(), version, action }));
    });
    say({ kind: 'open', id, path: `/api/tables/${table}/live` });
  });
})()""".replace("PATH", PATH)
"""Speaks to the table beside the page, as another page of the same browser would."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, as a plain file server offers it."""
    root = tmp_path_factory.mktemp("web")
    subprocess.run([sys.executable, "scripts/make_site.py", str(root / PATH)], cwd=ROOT, check=True)
    handler = partial(Quiet, directory=str(root))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/{PATH}/"
        server.shutdown()


class Reader:
    """Somebody with a browser, whose every request is noted."""

    def __init__(self, chrome: Browser, site: str, **kind: Any) -> None:
        self.site = site
        self.context: BrowserContext = chrome.new_context(**kind)
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.context.on("request", lambda request: self.asked.append(request.url))

    def page(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        settings = {"pace": "at-once", "forced": False}
        page.add_init_script(
            f"localStorage['podzemi.settings'] ??= '{json.dumps(settings)}';"
            f"localStorage['podzemi.seen'] = '{json.dumps(list(PLAYERS))}'"
        )
        page.goto(self.site + path)
        return page

    def beside(self, page: Page) -> None:
        page.evaluate(BESIDE)

    def sit_down(self, page: Page, game: str, level: str) -> str:
        seats = ["me", *[level] * (PLAYERS[game] - 1)]
        wish = {"game": game, "seats": seats, "public": False}
        answer = page.evaluate("(wish) => ask('POST', '/tables', wish)", wish)
        assert answer["status"] < 300, answer
        return str(json.loads(answer["body"])["id"])

    def ask(self, page: Page, method: str, path: str, body: Any = None) -> Any:
        answer = page.evaluate("([method, path, body]) => ask(method, path, body)", [method, path, body])
        assert answer["status"] < 300, (path, answer)
        return json.loads(answer["body"]) if answer["body"] else None

    def is_kept(self, page: Page) -> None:
        """Wait until the service worker has everything."""
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")

    def elsewhere(self) -> list[str]:
        return [url for url in self.asked if not url.startswith((self.site, "blob:", "data:"))]


@pytest.mark.long
def test_everything_plays_in_one_browser_without_a_network(chrome: Browser, site: str) -> None:
    reader = Reader(chrome, site, locale="en", viewport={"width": 1440, "height": 900})
    page = reader.page()
    page.get_by_test_id("play-welcome_dungeon").click()
    page.wait_for_url(re.compile(r"/t/"))
    table = Table(page)
    for _ in range(2):
        table.wait_for_turn()
        table.decide()
    reader.is_kept(page)
    reader.context.set_offline(True)

    # a reload in the middle of the match, without a network
    table.wait_for_turn()
    version = table.version
    page.reload()
    table.wait_for_turn()
    assert table.version >= version
    reader.beside(page)
    page.evaluate("(id) => playOn(id, 1e9)", page.url.rsplit("/", 1)[-1])
    table.wait_for_end()

    # the other tab plays at the same tables, in another language
    second = reader.page("history")
    second.evaluate("localStorage['podzemi.settings'] = JSON.stringify({ language: 'cs', pace: 'at-once' })")
    second.reload()
    expect(second.locator("main")).to_contain_text("Vzhůru do podzemí", timeout=PATIENCE)

    for game in PLAYERS:
        for level in LEVELS:
            id = reader.sit_down(page, game, level)
            assert page.evaluate("([id, most]) => playOn(id, most)", [id, 1e9 if DEEP else 2]) > 0
        if DEEP:
            second.goto(f"{site}r/{id}")
            expect(second.locator("[data-testid=bar], .bar").first).to_be_visible()

    check_learning(reader, page)
    second.goto(f"{site}rules/dark_cave")
    expect(second.locator("h1").first).to_be_visible()
    idle(second)

    # the page that leads goes away: the other one goes on with what is kept
    page.close()
    second.goto(f"{site}history")
    expect(second.locator("main")).to_contain_text("Vzhůru do podzemí", timeout=PATIENCE)
    assert reader.elsewhere() == []
    assert reader.complaints == []
    reader.context.close()


def check_learning(reader: Reader, page: Page) -> None:
    """A lesson, a puzzle and a hint, a review and a replay."""
    lessons = reader.ask(page, "GET", "/learn?lang=cs")
    way = next(way for way in lessons if way["game"] == "welcome_dungeon")
    scene = way["scenes"][0]["id"]
    assert reader.ask(page, "POST", f"/learn/welcome_dungeon/{scene}?lang=cs", {"moves": []})
    puzzles = reader.ask(page, "GET", "/puzzles/welcome_dungeon")
    puzzle = f"/puzzles/welcome_dungeon/{puzzles['practice'][0]['id']}"
    assert reader.ask(page, "POST", puzzle, {"actions": []})
    assert reader.ask(page, "POST", f"{puzzle}/hint", {"actions": [], "degree": 1})
    finished = reader.ask(page, "GET", "/me/history?game=welcome_dungeon")["matches"][0]["table"]
    assert reader.ask(page, "GET", f"/tables/{finished}/replay/story?eye=public")
    assert reader.ask(page, "GET", f"/tables/{finished}/record")
