"""Pictures of every game in every class of windows, by day and by night: `make pictures`.

They are taken at moments of matches that play themselves with a fixed seed, one moment of each phase, so
that the same picture can be looked at before and after a change. They go to `build/pictures/`, beside one
sheet per game and window with all of them on it.

    python scripts/pictures.py                                  all of them, some minutes
    python scripts/pictures.py dark_cave --sizes 390x844        one game in one window
    python scripts/pictures.py paper_dungeons --players 8       with so many players
    python scripts/pictures.py --readme                         those of README alone, into docs/images
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.conftest import QUIET, Server, Visitors, chromium  # noqa: E402
from browser.moments import Moment, Shown, happening, hear, moments  # noqa: E402
from browser.table import idle, resize  # noqa: E402
from browser.test_show import SCENES  # noqa: E402
from podzemi.engine import registry  # noqa: E402
from podzemi.engine.dice import Dice  # noqa: E402
from podzemi.engine.match import Match  # noqa: E402

SIZES = ("1440x900", "1280x720", "1024x768", "820x1180", "390x844", "360x640", "844x390")
LIGHTS = {"day": False, "night": True, "forced": False}
"""Whether it is night; `forced`: in the few colours that somebody has told the system to use."""
PLAYERS = {"welcome_dungeon": 4, "paper_dungeons": 4, "dark_cave": 6, "dungeon_lords": 4}
LONGEST = {"welcome_dungeon": 60, "paper_dungeons": 120, "dark_cave": 60, "dungeon_lords": 3000}
"""Decisions after which a match has shown what it has to show, and the hands are not empty yet."""
SEED = 11
ACROSS = 2400
"""How wide a sheet is, in pixels."""


@dataclass(frozen=True)
class Portrait:
    """A picture of README: so many decisions into a match of greedy bots, as the next seat sees it."""

    file: str
    game: str
    players: int
    decisions: int
    size: str = "1440x900"
    night: bool = False


README = (
    Portrait("welcome-day", "welcome_dungeon", 4, 11),
    Portrait("welcome-night-phone", "welcome_dungeon", 4, 11, "390x844", night=True),
    Portrait("paper-dungeons", "paper_dungeons", 3, 120),
    Portrait("dark-cave", "dark_cave", 5, 55),
    Portrait("dungeon-lords", "dungeon_lords", 4, 108),
    Portrait("dungeon-lords-night", "dungeon_lords", 4, 108, night=True),
)
STAGES = {"paper-boss": "bosses", "dark-cave-hunt": "monsters"}
"""Scenes of README, by their names in the tests that look at all of them."""
QUALITY = 82
"""Of README's pictures, as WebP: more shows no difference, and takes more bytes."""
IMAGES = ROOT / "docs" / "images"
README_SEED = 5


def main() -> None:
    asked = arguments()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        try:
            for game in [] if asked.readme else asked.games:
                take(browser, server, game, asked)
            if asked.readme or asked.games == list(PLAYERS):
                readme(browser, server)
        finally:
            browser.close()
            server.stop()
    print(f"{asked.out}: {len(list(asked.out.glob('*/*.png')))} pictures")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "games", nargs="*", default=list(PLAYERS), metavar="game", help="all, if none is named"
    )
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), help=" ".join(SIZES))
    parser.add_argument("--language", default="en", choices=("en", "cs", "sk", "pl"))
    parser.add_argument("--players", type=int, help="so many sit at the tables")
    parser.add_argument("--readme", action="store_true", help="only the pictures of README")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(registry.GAMES):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return asked


def take(browser: Browser, server: Server, game: str, asked: argparse.Namespace) -> None:
    """All pictures of one game, and its sheets."""
    shots = list(moments(game, asked.players or PLAYERS[game], SEED, lambda _: True, LONGEST[game]))
    folder: Path = asked.out / game
    folder.mkdir(parents=True, exist_ok=True)
    for light, night in LIGHTS.items():
        visitors = Visitors(browser, server)
        page = visitors.page("/", language=asked.language, night=night)
        page.emulate_media(forced_colors="active" if light == "forced" else "none")
        for name in photograph(page, shots, asked.sizes, folder, light):
            print(f"{game}: {name}", flush=True)
        visitors.close()
    for size in asked.sizes:
        sheet(browser, folder, size)


def readme(browser: Browser, server: Server) -> None:
    """All pictures of README: the front page, tables, and scenes."""
    visitors = Visitors(browser, server)
    page = visitors.page("/")
    idle(page)
    keep(page, "home")
    visitors.close()
    for portrait in README:
        pose(browser, server, portrait)
    for file, name in STAGES.items():
        before, news = happening(*SCENES[name])
        visitors = Visitors(browser, server)
        shown = Shown(visitors.page("/", pace="slow"))
        shown.open(before)
        shown.settle()
        shown.tell(news)
        shown.page.get_by_test_id("scene").wait_for()
        keep(shown.page, file)
        visitors.close()


def keep(page: Page, file: str) -> None:
    page.wait_for_timeout(1500)  # engraved pictures come at leisure
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (IMAGES / f"{file}.webp").write_bytes(base64.b64decode(shot["data"]))
    print(f"README: {file}", flush=True)


def pose(browser: Browser, server: Server, portrait: Portrait) -> None:
    """One picture of a table."""
    match = Match(registry.game(portrait.game), portrait.players, {}, README_SEED)
    bot, dice = registry.bot("greedy", match.game), Dice(README_SEED)
    told: list[list[Any]] = [[] for _ in range(portrait.players)]
    while match.version < portrait.decisions:
        seat = match.to_act()[0]
        actions = match.actions(seat)
        events = match.play(seat, actions[bot.choose(match.view(seat), actions, dice)])
        hear(told, match, events)
    seat = match.to_act()[0]
    visitors = Visitors(browser, server)
    page = visitors.page("/", night=portrait.night)
    resize(page, *pixels(portrait.size))
    Shown(page).open(Moment(match, seat, told[seat]))
    idle(page)
    keep(page, portrait.file)
    visitors.close()


def photograph(page: Page, shots: list[Moment], sizes: list[str], folder: Path, light: str) -> Iterator[str]:
    shown = Shown(page)
    for shot in shots:
        resize(page, *pixels(sizes[0]))  # what a smaller window scrolled to would stay
        shown.open(shot)
        idle(page)
        for size in sizes:
            resize(page, *pixels(size))
            page.screenshot(path=folder / f"{size}-{shot.phase}-{light}.png")
        yield f"{shot.phase}, {light}"


def pixels(size: str) -> tuple[int, int]:
    width, height = map(int, size.split("x"))
    return width, height


def sheet(browser: Browser, folder: Path, size: str) -> None:
    """Everything of one window on one picture, to be looked through at once."""
    names = sorted(one.name for one in folder.glob(f"{size}-*.png"))
    width, height = pixels(size)
    columns = 3 if width > height else 6
    pictures = "".join(
        f"<figure><img src='{name}'><figcaption>{name}</figcaption></figure>" for name in names
    )
    page = browser.new_page(viewport={"width": ACROSS, "height": 600})
    path = folder / f"sheet-{size}.html"
    path.write_text(SHEET.format(columns=columns, pictures=pictures), "utf-8")
    page.goto(path.as_uri())
    page.screenshot(path=folder / f"sheet-{size}.png", full_page=True)
    page.close()


SHEET = """<!doctype html><meta charset="utf-8"><title>Podzemí</title><style>
body {{ margin: 8px; background: #777; display: grid; gap: 8px;
  grid-template-columns: repeat({columns}, 1fr) }}
figure {{ margin: 0 }}
img {{ width: 100%; display: block }}
figcaption {{ font: 16px sans-serif; color: #fff }}
</style>{pictures}"""


if __name__ == "__main__":
    main()
