"""A real server and a real Chromium for the browser tests."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections import defaultdict
from collections.abc import Generator, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from browser import serve
from browser.table import LONG, Table
from lanes import DEEP
from podzemi.engine import registry
from podzemi.server.ports import REFUSED_BY_BROWSERS
from until import until

ROOT = Path(__file__).parents[2]
UNWANTED = (
    # what Playwright switches off: Chromium hears the last list alone
    *(
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "HttpsUpgrades",
        "LensOverlay",
    ),
    *(
        "MediaRouter",
        "OptimizationHints",
        "PaintHolding",
        "PreconnectToSearch",
        "ThirdPartyStoragePartitioning",
    ),
    # parts of its own window, and a process in reserve: for every page they cost as much as the page
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
)
QUIET = (
    "--disable-gpu",  # there is none: its process would only copy what the processor has drawn
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"),
    f"--disable-features={','.join(UNWANTED)}",
)
SEED = os.environ.get("PODZEMI_SEED", str(time.time_ns()) if DEEP else "0")
"""The luck of all matches, see `serve`: the same in every run, other luck in long ones."""
PATIENCE = 20.0
expect.set_options(timeout=PATIENCE * 1000)  # the machine may be busy; what is there is seen at once


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker begins with its share of the long tests, so that none of them is left for the end."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    starts = [len(items) * worker // workers for worker in range(workers)]
    waits = [place - max(start for start in starts if start <= place) for place in range(len(items))]
    for item in items:
        if item.get_closest_marker("long") and not DEEP:
            item.add_marker(pytest.mark.timeout(LONG))
    long_first = sorted(items, key=lambda item: item.get_closest_marker("long") is None)
    for place, item in zip(sorted(range(len(items)), key=waits.__getitem__), long_first):
        items[place] = item


sys.path.append(str(ROOT / "scripts"))
chromium = import_module("find_browser").found


FAILURES = ROOT / "build" / "failures"

_SHOWS = """() => {
  const all = (found) => [...document.querySelectorAll(found)];
  const text = (found) => all(found).map((el) => el.innerText.slice(0, 300)).join(' | ');
  return {
    at: location.pathname,
    idle: document.querySelector('html[data-idle]') !== null,
    version: document.querySelector('.table')?.dataset.version,
    asks: text('.ask, .over'),
    dialogs: text('dialog[open]'),
    lit: all('[data-legal]').map((el) => el.getAttribute('class')).slice(0, 20),
  };
}"""
"""What a page shows, for whoever reads that a test failed on it."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves pictures of its pages in build/failures, and their words in its report."""
    report = yield
    if report.when == "call" and report.failed:
        for visitors in VISITORS:
            report.sections.append(("what the pages showed", visitors.show(item.name)))
    return report


PORTS = count(10_000 + os.getpid() * 40 % 20_000)
"""Below those that a system hands out by itself: a port stays ours while its server restarts."""


def own_port() -> int:
    return next(port for port in PORTS if port not in REFUSED_BY_BROWSERS and is_free(port))


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


class Server:
    """The server as a process of its own; it can be stopped and started again on the same data."""

    def __init__(self, data: Path, *options: str, **env: str) -> None:
        self.data = data
        self.port = own_port()
        self.address = f"http://localhost:{self.port}"
        self.options = options
        self.env = env
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(Path(serve.__file__)), "serve", f"--port={self.port}"]
        command += [f"--data={self.data}", "--bot-pause=0", *self.options]
        env = os.environ | {"PODZEMI_SEED": SEED} | self.env
        with self.said.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT)
        until(self._answers)

    def tell(self, test: str) -> None:
        """Which test plays from now on: its matches have their own luck."""
        (self.data / serve.NAME).write_text(test, "utf-8")

    @property
    def said(self) -> Path:
        return self.data / "server.log"

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            pytest.fail(self.last_words, pytrace=False)
        try:
            urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE).close()
        except OSError:
            return False
        return True

    @property
    def last_words(self) -> str:
        """The end of what it said, and whether it still runs: a test that fails may have lost it."""
        gone = None if self.process is None else self.process.poll()
        ended = "" if gone is None else f"the server has ended with status {gone}\n"
        return ended + self.said.read_text("utf-8")[-2000:]

    def kill(self) -> None:
        """Without a farewell: nobody said that it would come back."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


@pytest.fixture(scope="session")
def built() -> None:
    """The browser client, built if it is not fresh."""
    subprocess.run([sys.executable, "scripts/build_web.py", "--no-check"], cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield browser
        browser.close()


_PACE = """(() => {
  if (location.origin === 'null') return;
  const kept = JSON.parse(localStorage.getItem('podzemi.settings') ?? '{}');
  localStorage.setItem('podzemi.settings', JSON.stringify({ ...kept, pace: 'PACE', forced: FORCED }));
})()"""


_SEEN = """if (location.origin !== 'null') localStorage.setItem('podzemi.seen', JSON.stringify(GAMES))"""


LINE_LOST = ("ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH", "WebSocket")
"""What the browser says when a server goes away, perhaps in the middle of a file."""


def is_somebody(context: BrowserContext) -> bool:
    """Whether the page has asked who its reader is. Whoever asks beside it before that is somebody else, and
    which of the two the cookie then names is up to chance."""
    return any(cookie.get("name") == "podzemi" for cookie in context.cookies())


class Profiles:
    """Profiles of the browser that are used again, because a new one costs a quarter of a page.

    Who gets one finds nothing of who had it before: no cookie, nothing kept, no permission, no page. The
    files of the client may be there, as with anybody who comes back.
    """

    def __init__(self, chrome: Browser) -> None:
        self.chrome = chrome
        self.free: dict[tuple[object, ...], list[BrowserContext]] = defaultdict(list)
        self.kinds: dict[BrowserContext, dict[str, Any]] = {}

    def take(self, **kind: Any) -> BrowserContext:
        free = self.free[tuple(kind.items())]
        if free:
            return free.pop()
        made = self.chrome.new_context(service_workers="block", **kind)
        self.kinds[made] = kind
        return made

    def give_back(self, context: BrowserContext) -> None:
        kind = self.kinds[context]
        page, *others = context.pages or [context.new_page()]
        for other in others:
            other.close()
        page.goto("about:blank")  # nothing of the client runs any more that could keep something
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": kind["base_url"], "storageTypes": "all"})
        page.close()
        context.clear_cookies()
        context.clear_permissions()
        self.free[tuple(kind.items())].append(context)


class Visitors:
    """Opens pages as different people, and fails the test if a page complains."""

    def __init__(self, chrome: Browser, server: Server, profiles: Profiles | None = None) -> None:
        self.chrome = chrome
        self.server = server
        self.profiles = profiles
        self.own: list[BrowserContext] = []
        self.shared: list[BrowserContext] = []
        self.complaints: list[str] = []
        VISITORS.append(self)

    def page(
        self,
        path: str = "/",
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        night: bool = False,
        touch: bool = False,
        pace: str | None = "at-once",
        newcomer: bool = False,
        forced: bool = False,
        **own: Any,
    ) -> Page:
        """A new person's page. What others do is shown at once, unless another pace is the test's matter;
        who is no newcomer has played every game before, and is not asked about it. Nothing is decided by
        itself, unless `forced`: a test presses what it means to press. With anything `own` the browser's
        profile is new; `service_workers="allow"`: with the client's service worker at work."""
        context = self.profile(own, base_url=self.server.address, locale=language, has_touch=touch)
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if night else "light", reduced_motion="reduce")
        if pace is not None:
            page.add_init_script(_PACE.replace("PACE", pace).replace("FORCED", str(forced).lower()))
        if not newcomer and pace is not None:
            page.add_init_script(_SEEN.replace("GAMES", json.dumps(registry.GAMES)))
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda message: self._heard(message.type, message.text, message.location["url"]))
        page.goto(path)
        until(lambda: is_somebody(context))
        return page

    def profile(self, own: dict[str, Any], **usual: Any) -> BrowserContext:
        if own or self.profiles is None:
            self.own.append(self.chrome.new_context(**usual, **{"service_workers": "block", **own}))
            return self.own[-1]
        self.shared.append(self.profiles.take(**usual))
        return self.shared[-1]

    def table(self, page: Page) -> Table:
        """Press the button that leads a newcomer into a match against bots."""
        page.get_by_test_id("play-welcome_dungeon").click()
        return Table(page)

    def _heard(self, kind: str, text: str, at: str) -> None:
        if kind == "error" and not any(word in text for word in LINE_LOST):
            self.complaints.append(f"console: {text} {at}")

    def show(self, name: str) -> str:
        """What every page shows now, in words; a picture of each in build/failures."""
        FAILURES.mkdir(parents=True, exist_ok=True)
        plain = re.sub(r"[^\w.-]+", "_", name)
        pages = [page for context in (*self.own, *self.shared) for page in context.pages]
        shown = [self._shown(page, FAILURES / f"{plain}.{number}.png") for number, page in enumerate(pages)]
        return "\n".join([f"PODZEMI_SEED={SEED}", *shown, *self.complaints, self.server.last_words])

    @staticmethod
    def _shown(page: Page, picture: Path) -> str:
        try:
            page.screenshot(path=picture)
            return json.dumps(page.evaluate(_SHOWS), indent=1, ensure_ascii=False)
        except PlaywrightError as problem:
            return f"{page.url}: {problem}"

    def close(self) -> None:
        VISITORS.remove(self)
        for context in self.own:
            context.close()
        for context in self.shared:
            assert self.profiles is not None
            self.profiles.give_back(context)


VISITORS: list[Visitors] = []
"""Whoever has a page open."""


@pytest.fixture(scope="session")
def profiles(chrome: Browser) -> Profiles:
    return Profiles(chrome)


@pytest.fixture
def visit(
    chrome: Browser, server: Server, profiles: Profiles, request: pytest.FixtureRequest
) -> Iterator[Visitors]:
    server.tell(request.node.nodeid)
    visitors = Visitors(chrome, server, profiles)
    yield visitors
    visitors.close()
    assert not visitors.complaints, "\n".join(visitors.complaints)
