"""Decisions sent over a socket, for the stretches of a match that show nothing new on the screen.

A person presses everything once. What was pressed before is sent by the same person over a second line, and
the page hears of it as of anything that happens at the table. With PODZEMI_DEEP=1 everything is pressed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any

from playwright.sync_api import Page

from lanes import DEEP
from server.support import Live


class Quick:
    """A second line of the person at a page to the table that the page shows."""

    def __init__(self, page: Page) -> None:
        self.live = Live(live_address(page), {"cookie": cookie(page)})
        page.on("close", lambda _: self.live.close())
        self.pressed: Counter[Hashable] = Counter()
        self.reached = 0
        """The version up to which this line has played."""

    def was_pressed(self, shape: Hashable, times: int = 1) -> bool:
        """Whether a thing of this shape was pressed so often that it need not be pressed again."""
        return not DEEP and self.pressed[shape] >= times

    def is_to_be_pressed(self, shape: Hashable, times: int = 1) -> bool:
        """Whether a thing of this shape was not pressed so often yet; from now on it was."""
        if self.was_pressed(shape, times):
            return False
        self.pressed[shape] += 1
        return True

    def send(self, action: dict[str, Any], version: int) -> bool:
        """Whether it was accepted; the table may have moved on."""
        self.live.act(action, version)
        answer = self.live.until("accepted", "refused")
        if answer["kind"] == "refused":
            assert answer["problem"]["code"] == "stale", answer
            return False
        self.reached = answer["version"]
        return True


def cookie(page: Page) -> str:
    kept = {one.get("name"): one.get("value") for one in page.context.cookies()}
    return f"podzemi={kept['podzemi']}"


def live_address(page: Page) -> str:
    address, table = page.url.split("#")[0].rsplit("/t/", 1)
    return f"{address}/api/tables/{table}/live"


_PLAY = """(address) => {
  window.quick = new Promise((resolve, reject) => {
    const isDone = (view) => DONE;
    const socket = new WebSocket(address.replace('http', 'ws'));
    let turn = 0;
    socket.onclose = () => reject('closed');
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.kind === 'refused' && message.problem.code !== 'stale') return reject(data);
      if (message.kind !== 'sync' && message.kind !== 'update') return;
      if (message.result || isDone(message.view)) {
        socket.onclose = null;
        socket.close();
        return resolve(message.version);
      }
      const { legal, version } = message;
      const action = legal[(Math.imul(++turn, 2654435761) >>> 8) % legal.length];
      if (action) socket.send(JSON.stringify({ kind: 'act', id: crypto.randomUUID(), version, action }));
    };
  });
}"""


_SHOWN = """version => {
  document.querySelector('.wd-skip')?.click();
  return +(document.querySelector('.table')?.dataset.version ?? -1) >= version;
}"""
"""A playback that runs is skipped: it was seen while there was something to press."""


def play_quickly(pages: Sequence[Page], done: str) -> None:
    """Let all of them play anything legal until this, in JavaScript, is true of everybody's `view`."""
    if DEEP:
        return
    _begin(pages, [live_address(page) for page in pages], done)
    for page, reached in zip(pages, _ended(pages), strict=True):
        page.wait_for_function(_SHOWN, arg=reached)  # otherwise it asks what is long decided


def play_elsewhere(pages: Sequence[Page], done: str) -> None:
    """The same, and nobody looks at the board meanwhile: they leave the table and come back to it."""
    if DEEP:
        return
    addresses, tables = [live_address(page) for page in pages], [page.url for page in pages]
    for page in pages:
        page.goto("/healthz")
    _begin(pages, addresses, done)
    reached = _ended(pages)
    for page, table in zip(pages, tables, strict=True):
        page.goto(table)
    for page, version in zip(pages, reached, strict=True):
        page.wait_for_function(_SHOWN, arg=version)


def _begin(pages: Sequence[Page], addresses: Sequence[str], done: str) -> None:
    for page, address in zip(pages, addresses, strict=True):
        page.evaluate(_PLAY.replace("DONE", done), address)


def _ended(pages: Sequence[Page]) -> list[int]:
    """The versions that they have reached."""
    return [page.evaluate("() => window.quick") for page in pages]
