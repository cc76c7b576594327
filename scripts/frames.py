"""Milliseconds of work in a frame while things move, on a slowed processor: `make frames`.

Each game is played at the usual pace against random bots, by presses on whatever is lit. The browser notes
every frame and the processor time that the page's main thread spent until the next one (script, style,
layout and paint), times `--slower`: other programs of the machine change it little. Frames count while a
gesture runs, also those in which something else is drawn anew beside it; these are told apart as redraws.
Now and then what is shown is skipped, and the work until the final state is painted is a skip's.

The exit status is 1 when a frame takes more than `--most` in a game, more than `--share` percent of its
frames take over `--slow`, or a skip in twenty takes more than `--most`.

    python scripts/frames.py                                    all games, desktop
    python scripts/frames.py dungeon_lords --seconds 90 --size 390x844 --json
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from latency import GAMES, ROOT, SPOT, percentile

sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import QUIET, Server, Visitors, chromium
from browser.table import Table

CATEGORIES = ["toplevel", "blink.user_timing", "__metadata"]
TASK, MOVING, RESTING, DRAWN = "ThreadControllerImpl::RunTask", "frame-moving", "frame-resting", "-drawn"
SEATS = ["me", "random", "random"]
SKIPPED = 4
"""One of so many playbacks is skipped in its middle."""

_WATCH = f"""() => {{
  const runs = (one) => one.playState === 'running'
    && !(one instanceof CSSAnimation) && !(one instanceof CSSTransition);
  let isDrawn = false;
  const isOurs = (one) => !(one.target instanceof Element && one.target.closest('.motion'));
  new MutationObserver((all) => (isDrawn ||= all.some(isOurs)))
    .observe(document.body, {{ subtree: true, childList: true, characterData: true, attributes: true }});
  const look = () => {{
    const name = document.getAnimations().some(runs) ? '{MOVING}' : '{RESTING}';
    performance.mark(isDrawn ? name + '{DRAWN}' : name);
    isDrawn = false;
    requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}}"""
_IS_MOVING = """() => document.querySelector('html[data-idle]') === null
  && document.querySelector('.motion .ghost') !== null"""
_IS_AT_REST = "() => document.querySelector('html[data-idle]') !== null"
_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
_LOST = "() => document.querySelector('.motion')?.dataset.lost ?? ''"


@dataclass
class Frames:
    """Milliseconds of work, by frame of a gesture alone, by redraw and by skip; places not found."""

    work: list[float] = field(default_factory=list)
    redraws: list[float] = field(default_factory=list)
    skips: list[float] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)

    def summary(self, slow: float) -> dict[str, Any]:
        every = self.work + self.redraws
        over = sum(ms > slow for ms in every)
        return {
            "frames": len(every),
            "over": over,
            "share": round(100 * over / max(1, len(every)), 2),
            "worst": round(max(every, default=0.0), 1),
            "alone": len(self.work),
            "alone_50": round(percentile(self.work, 50), 1),
            "alone_over": sum(ms > slow for ms in self.work),
            "alone_worst": round(max(self.work, default=0.0), 1),
            "skips": len(self.skips),
            "skip_95": round(percentile(self.skips, 95), 1),
            "lost": sorted(self.lost),
        }


def main() -> None:
    asked = arguments()
    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        try:
            for game in asked.games:
                found[game] = measure(browser, server, game, asked).summary(asked.slow)
                if not asked.json:
                    print(line(game, found[game], asked.slow), flush=True)
        finally:
            browser.close()
            server.stop()
    if asked.json:
        print(json.dumps(found, indent=2))
    sys.exit(any(is_too_slow(row, asked) for row in found.values()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game", help="all, if none is named")
    parser.add_argument("--seconds", type=float, default=40.0, help="of each game")
    parser.add_argument("--slower", type=float, default=4.0, help="how many times the processor is slowed")
    parser.add_argument("--size", default="1440x900", help="of the window")
    parser.add_argument("--most", type=float, default=50.0, help="milliseconds of the longest frame")
    parser.add_argument("--slow", type=float, default=33.4, help="milliseconds of a slow frame")
    parser.add_argument("--share", type=float, default=2.0, help="percent of the frames that may be slow")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def is_too_slow(row: dict[str, Any], asked: argparse.Namespace) -> bool:
    return bool(row["worst"] > asked.most or row["share"] > asked.share or row["skip_95"] > asked.most)


def measure(browser: Browser, server: Server, game: str, asked: argparse.Namespace) -> Frames:
    """Matches until the time is over, in one page after the other."""
    made, begun = Frames(), time.monotonic()
    while (left := asked.seconds - (time.monotonic() - begun)) > 0:
        visitors = Visitors(browser, server)
        table = open_table(visitors, game, asked.size)
        browser.start_tracing(page=table.page, categories=CATEGORIES)
        play(table, made, left, asked.slower)
        add_frames(made, json.loads(browser.stop_tracing())["traceEvents"], asked.slower)
        made.lost |= set(filter(None, table.page.evaluate(_LOST).split("\n")))
        visitors.close()
    return made


def open_table(visitors: Visitors, game: str, size: str) -> Table:
    page = visitors.page("/api/me", pace="normal")
    page.emulate_media(reduced_motion="no-preference")
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    made = page.request.post("/api/tables", data={"game": game, "seats": SEATS})
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector(".motion", state="attached")
    page.wait_for_function(_IS_AT_REST)
    page.evaluate(_WATCH)
    return Table(page)


def play(table: Table, made: Frames, seconds: float, slower: float) -> None:
    """Presses as fast as everything has been watched, until the time or the match is over."""
    page, begun, turn = table.page, time.monotonic(), 0
    while time.monotonic() - begun < seconds and not table.is_over():
        turn += 1
        spot = page.evaluate(SPOT, turn)
        if spot is not None:
            page.mouse.click(spot["x"], spot["y"])
        page.wait_for_timeout(60)
        if turn % SKIPPED == 0 and page.evaluate(_IS_MOVING):
            made.skips.append(skip(page) * slower)


def skip(page: Page) -> float:
    """Milliseconds of work from the press to the painted final state."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = work(session)
    page.keyboard.press("x")
    page.evaluate(_PAINTED)
    spent = work(session) - before
    session.detach()
    return spent


def work(session: Any) -> float:
    metrics = {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def add_frames(made: Frames, events: list[dict[str, Any]], slower: float) -> None:
    """The work of each frame in which something moves: the tasks that end between its mark and the next."""
    marks = sorted((one["ts"], one["name"], one["pid"], one["tid"]) for one in events if is_mark(one))
    if not marks:
        return
    thread = marks[0][2:]
    tasks = sorted(
        (one["ts"] + one["dur"], one.get("tdur", one["dur"]) / 1000)
        for one in events
        if one["name"] == TASK and "dur" in one and (one["pid"], one["tid"]) == thread
    )
    at = 0
    for (begin, name, *_), (end, following, *_) in pairwise(marks):
        spent = 0.0
        while at < len(tasks) and tasks[at][0] <= end:
            spent += tasks[at][1] if tasks[at][0] > begin else 0.0
            at += 1
        if name.startswith(MOVING):
            is_drawn = name.endswith(DRAWN) or following.endswith(DRAWN)
            (made.redraws if is_drawn else made.work).append(spent * slower)


def is_mark(event: dict[str, Any]) -> bool:
    return event["name"].removesuffix(DRAWN) in (MOVING, RESTING) and "tid" in event


def line(game: str, row: dict[str, Any], slow: float) -> str:
    return (
        f"{game}: {row['frames']} frames, {row['over']} over {slow:.0f} ms ({row['share']} %), worst"
        f" {row['worst']}; gestures alone: {row['alone']}, median {row['alone_50']} ms,"
        f" {row['alone_over']} over {slow:.0f}, worst {row['alone_worst']}; {row['skips']} skips, 95 % within"
        f" {row['skip_95']} ms; places not found: {', '.join(row['lost']) or 'none'}"
    )


if __name__ == "__main__":
    main()
