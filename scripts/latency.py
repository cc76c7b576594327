"""Milliseconds of work from a press to the painted answer, on a slowed processor: `make latency`.

Each game is played against a random bot, by presses on whatever is lit and on the button that commits.
Measured is the processor time of the page's main thread (script, style, layout and paint), times
`--slower`: other programs of the machine change it little, and no figure hides behind an idle wait.
What the network and the server take is not in it: what they say meanwhile is held back until it is asked for.

    choosing     from the click (a press let go) until the choice is painted in pencil
    committing   from the click until it is painted that the choice is on its way
    answering    from what the server says of it, the bot's moves included, until that is painted

The exit status is 1 when the 95th percentile of one of them is over `--most` in a game.

    python scripts/latency.py                                   all games, desktop
    python scripts/latency.py dark_cave --presses 80 --size 390x844 --slower 6 --json
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402

from browser.conftest import QUIET, Server, Visitors, chromium  # noqa: E402
from browser.table import Table  # noqa: E402

ROWS = ("choosing", "committing", "answering")
GAMES = ("welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords")
SPOT = """(turn) => {
  document.querySelector('.wd-skip')?.click();
  if (!document.querySelector('html[data-idle]')) return null;
  const commits = [...document.querySelectorAll('dialog[open] .btn.pri, .ask .btn.pri')].at(-1);
  const lit = [...document.querySelectorAll('.board .legal, .board [data-legal], .ask .choice')];
  const open = (commits ? [commits] : lit).flatMap((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || top.contains(one)) ? [{ x, y, commits: Boolean(commits) }] : [];
  });
  return open[turn % open.length] ?? null;
}"""
"""The next element to press: the button that commits, or a lit element that nothing covers."""

_HOLDING = """{
  const Plain = WebSocket;
  let held = null;
  window.hold = () => void (held = []);
  window.heldBack = () => held.length;
  window.letGo = () => {
    const waiting = held;
    held = null;
    for (const hear of waiting) hear();
  };
  window.WebSocket = class extends Plain {
    set onmessage(hear) {
      super.onmessage = hear && ((event) => (held ? held.push(() => hear(event)) : hear(event)));
    }
  };
}"""
"""Holds back what the server says between a press and its painting."""

ARRIVED = 150
"""Milliseconds after the first words of the server, until the bot's moves are here too."""

_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
_LET_GO = "() => new Promise((done) => { letGo(); requestAnimationFrame(() => setTimeout(done)); })"


@dataclass
class Presses:
    """Milliseconds of work by press."""

    choosing: list[float]
    committing: list[float]
    answering: list[float]

    @property
    def count(self) -> int:
        return len(self.choosing) + len(self.committing)

    def summary(self) -> dict[str, float]:
        return {"presses": self.count} | {
            f"{name}_{percent}": round(percentile(getattr(self, name), percent), 1)
            for name in ROWS
            for percent in (50, 95)
        }


def percentile(values: list[float], percent: int) -> float:
    """The smallest value that so many percent do not exceed."""
    ordered = sorted(values) or [0.0]
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def main() -> None:
    asked = arguments()
    found = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        try:
            for game in asked.games:
                found[game] = measure(browser, server, game, asked).summary()
                if not asked.json:
                    print(line(game, found[game]), flush=True)
        finally:
            browser.close()
            server.stop()
    if asked.json:
        print(json.dumps(found, indent=2))
    sys.exit(any(row[f"{name}_95"] > asked.most for row in found.values() for name in ROWS))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game", help="all, if none is named")
    parser.add_argument("--presses", type=int, default=120, help="of each game")
    parser.add_argument("--slower", type=float, default=4.0, help="how many times the processor is slowed")
    parser.add_argument("--size", default="1440x900", help="of the window")
    parser.add_argument("--most", type=float, default=100.0, help="milliseconds for 95 of 100 presses")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def measure(browser: Browser, server: Server, game: str, asked: argparse.Namespace) -> Presses:
    made = Presses([], [], [])
    while made.count < asked.presses:
        visitors = Visitors(browser, server)
        play(open_table(visitors, game, asked.size), made, asked)
        visitors.close()
    return made


def open_table(visitors: Visitors, game: str, size: str) -> Table:
    page = visitors.page("/api/me")
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    made = page.request.post("/api/tables", data={"game": game, "seats": ["me", "random"]})
    page.add_init_script(_HOLDING)
    page.goto(f"/t/{made.json()['id']}")
    return Table(page)


def play(table: Table, made: Presses, asked: argparse.Namespace) -> None:
    """Presses until there are enough, or until the match is over."""
    session = table.page.context.new_cdp_session(table.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    for turn in count(len(made.choosing)):
        table.wait_for_turn()
        if table.is_over() or made.count >= asked.presses:
            return
        spot = table.page.evaluate(SPOT, turn)
        if spot is None:
            continue
        press(table, session, spot, made, asked.slower)


def press(table: Table, session: CDPSession, spot: dict[str, Any], made: Presses, slower: float) -> None:
    """One press, with the milliseconds of the main thread until it and its answer are painted."""
    page, version = table.page, table.version
    page.mouse.move(spot["x"], spot["y"])
    page.mouse.down()
    page.evaluate(_PAINTED)
    if not spot["commits"]:
        made.choosing.append(slower * painting(session, page, _PAINTED, page.mouse.up))
        return
    page.evaluate("hold()")
    made.committing.append(slower * painting(session, page, _PAINTED, page.mouse.up))
    page.wait_for_function("() => heldBack() > 0")
    page.wait_for_timeout(ARRIVED)
    made.answering.append(slower * painting(session, page, _LET_GO))
    table.wait_past(version)


def painting(session: CDPSession, page: Page, script: str, press: Callable[[], None] | None = None) -> float:
    """Milliseconds of work until a change is painted."""
    before = work(session)
    if press is not None:
        press()
    page.evaluate(script)
    return work(session) - before


def work(session: CDPSession) -> float:
    metrics = {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def line(game: str, row: dict[str, float]) -> str:
    said = (f"{name} {row[f'{name}_50']:.0f} ms, 95 % within {row[f'{name}_95']:.0f}" for name in ROWS)
    return f"{game}: {'; '.join(said)} ({row['presses']:.0f} presses)"


if __name__ == "__main__":
    main()
