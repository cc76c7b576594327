"""A real server and a real Chromium for the browser tests."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.table import Table

ROOT = Path(__file__).parents[2]
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
PATIENCE = 20.0
expect.set_options(timeout=PATIENCE * 1000)  # the machine may be busy; what is there is seen at once


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker begins with its share of the long tests, so that none of them is left for the end."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    starts = [len(items) * worker // workers for worker in range(workers)]
    waits = [place - max(start for start in starts if start <= place) for place in range(len(items))]
    long_first = sorted(items, key=lambda item: item.get_closest_marker("long") is None)
    for place, item in zip(sorted(range(len(items)), key=waits.__getitem__), long_first):
        items[place] = item


def chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.fail("no Chromium found: install the package `chromium` (see CONTRIBUTING.md)", pytrace=False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_up(server: subprocess.Popen[bytes], address: str, said: Path) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        if server.poll() is not None:
            pytest.fail(f"the server stopped:\n{said.read_text('utf-8')}", pytrace=False)
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"the server did not answer within {PATIENCE:.0f} s", pytrace=False)


class Server:
    """The server as a process of its own; it can be stopped and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("podzemi")), "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), "--bot-pause", "0"]
        said = self.data / "server.log"
        with said.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
        wait_until_up(self.process, self.address, said)

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
  const kept = JSON.parse(localStorage.getItem('podzemi.settings') ?? '{}');
  localStorage.setItem('podzemi.settings', JSON.stringify({ ...kept, pace: 'PACE' }));
})()"""


LINE_LOST = ("ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH", "WebSocket")
"""What the browser says when a server goes away, perhaps in the middle of a file."""


class Visitors:
    """Opens pages as different people, and fails the test if a page complains."""

    def __init__(self, chrome: Browser, server: Server) -> None:
        self.chrome = chrome
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def page(
        self,
        path: str = "/",
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        night: bool = False,
        touch: bool = False,
        pace: str | None = "at-once",
        **more: Any,
    ) -> Page:
        """A new person's page. What others do is shown at once, unless another pace is the test's matter."""
        context = self.chrome.new_context(
            base_url=self.server.address,
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme="dark" if night else "light",
            has_touch=touch,
            reduced_motion="reduce",
            **more,
        )
        self.contexts.append(context)
        if pace is not None:
            context.add_init_script(_PACE.replace("PACE", pace))
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.goto(path)
        return page

    def table(self, page: Page) -> Table:
        """Press the button that leads a newcomer into a match against bots."""
        page.get_by_test_id("play-welcome_dungeon").click()
        return Table(page)

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not any(word in text for word in LINE_LOST):
            self.complaints.append(f"console: {text}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def visit(chrome: Browser, server: Server) -> Iterator[Visitors]:
    visitors = Visitors(chrome, server)
    yield visitors
    visitors.close()
    assert not visitors.complaints, "\n".join(visitors.complaints)
