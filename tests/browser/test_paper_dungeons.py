"""Paper Dungeons by clicking the sheet: dice, rooms, heroes, items and potions, never a list of actions.

The rounds in the middle are like those before; they are played over a socket.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Server, Visitors
from browser.quick import play_elsewhere
from browser.table import Table, overflowing, play_together, resize
from browser.test_access import violations
from until import until

if TYPE_CHECKING:
    from playwright.sync_api import Download

PHONE: Final[dict[str, Any]] = {"width": 390, "height": 844, "touch": True}
SVG = "{http://www.w3.org/2000/svg}"
LAST = "view.round === 8"
WINDOWS = [(360, 740), (1024, 768), (1440, 900)]


NEXT = """turn => {
  const isShown = (el) => el.getClientRects().length > 0;
  const seen = (found) => [...document.querySelectorAll(found)].filter(isShown);
  const has = (found) => document.querySelector(found) !== null;
  const unseen = [...document.querySelectorAll('dialog[open]')].find((el) => !isShown(el));
  if (unseen) return { covered: 'everything', by: `nobody sees ${unseen.textContent.slice(0, 99)}` };
  const isAimed = has('.pd .picked') && has('.pd .die[data-legal]');
  const next = has('.pd .die.held') ? ':not(.die)' : isAimed ? '.die' : '';
  const lit = seen(`.pd [data-stop][data-legal]${next}`);
  const any = (list) => list[(Math.imul(turn, 2654435761) >>> 8) % list.length];
  const otherPart = seen('.pd-parts [aria-pressed=false]')[0];
  const el = seen('dialog[open] .btn.pri')[0] ?? seen('.pd-news .btn')[0] ?? seen('.ask .btn.pri')[0]
    ?? any(lit) ?? (turn % 8 ? otherPart : null)
    ?? any(seen('.ask .choice, .pd .die[data-legal]')) ?? otherPart;
  if (!el) return null;
  el.scrollIntoView({ block: 'nearest' });
  const box = el.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (el.contains(top)) return { x, y };
  if (top === document.documentElement) return null;
  return { covered: el.className, by: top?.outerHTML.slice(0, 200) ?? 'nothing' };
}"""
"""Read the news, confirm the pencil, use the held die, pay for what was pressed, or press anything lit; where
nothing is, look at the other part of the sheet, and now and then take a button or another die.

Where only the bare page is hit, a dialogue is about to open or close: the next look finds what to press.
"""


class Sheet(Table):
    """The table as a player of Paper Dungeons uses it: one press after the other on what is lit."""

    def lit(self, more: str = "") -> Locator:
        return self.page.locator(f".pd [data-stop][data-legal]{more}:visible")

    @property
    def dice(self) -> Locator:
        return self.page.locator(".pd .die")

    def press(self) -> None:
        """The next press: where a finger would land, so nothing may lie above it."""
        spot = self.page.evaluate(NEXT, self.turn)
        if spot is not None:
            assert "covered" not in spot, spot
            self.turn += 1
            self.page.mouse.click(spot["x"], spot["y"])

    def has_reached(self, number: int) -> bool:
        """Whether the match is in this round, or past it."""
        return int(self.page.locator(".pd").get_attribute("data-round") or 0) >= number

    def scores(self) -> list[str]:
        totals = self.page.locator(".pd-end .pd-scores tbody tr.total td")
        expect(totals.first).to_be_visible()
        return totals.all_inner_texts()


def play(sheets: Sequence[Sheet], done: Callable[[], bool]) -> None:
    play_together(sheets, Sheet.press, done)


def ink_at_once(page: Page) -> None:
    """The setting of quick players; kept in this browser."""
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('podzemi.settings') ?? '{}');
          localStorage.setItem('podzemi.settings', JSON.stringify({ ...kept, inkAtOnce: true }));
        }"""
    )


def open_table(page: Page, seats: list[str], **options: Any) -> str:
    """A table made by this visitor; its path."""
    page.wait_for_selector(".gcard")
    body = {"game": "paper_dungeons", "seats": seats, "options": options, "public": False}
    made = page.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


@pytest.mark.long
def test_two_people_and_a_bot_on_a_desktop_in_czech_and_a_phone_in_polish(visit: Visitors) -> None:
    host = visit.page("/", language="cs", width=1320, height=760)
    path = open_table(host, ["me", "open", "greedy"], dungeon="A")
    guest = visit.page("/", language="pl", **PHONE)
    ink_at_once(guest)
    host.goto(path)
    guest.goto(path)
    guest.get_by_role("button", name="Usiądź").first.click()
    host.get_by_role("button", name="Začít partii").click()
    for page in (host, guest):
        page.wait_for_selector(".ask")
    sheets = [Sheet(host), Sheet(guest)]
    play(sheets, lambda: sheets[0].has_reached(1))
    the_dice_light_their_uses(sheets[0])
    a_sheet_of_another_opens(host)
    play(sheets, lambda: sheets[0].has_reached(3))
    assert overflowing(guest) == [] and overflowing(host) == []
    play(sheets, lambda: sheets[0].has_reached(4))  # the first boss is behind them
    play_elsewhere([host, guest], LAST)
    play(sheets, lambda: all(sheet.is_over() for sheet in sheets))
    assert sorted(sheets[0].scores()) == sorted(sheets[1].scores())
    assert len(sheets[0].scores()) == 3
    for page, title in ((host, "Body"), (guest, "Punkty")):
        expect(page.locator(".pd-end .pd-scores .pht").first).to_have_text(title)


def the_dice_light_their_uses(sheet: Sheet) -> None:
    """A die first: what it can pay for lights up. A room first: the way is drawn, with what it costs."""
    page = sheet.page
    sheet.wait_for_turn()
    if page.locator(".pd-news .btn:visible").count() > 0:
        page.locator(".pd-news .btn:visible").click()
    for begun in (sheet.primary, page.locator(".pd .die.held, .pd .picked")):  # on the way here
        if begun.count() > 0:
            page.keyboard.press("Escape")
        expect(begun).to_have_count(0)
    sheet.lit(".die").first.click()
    expect(page.locator(".pd .die.held")).to_have_count(1)
    rooms = page.locator(".pd-room[data-legal]")
    assert page.locator(".pd-map .badge").count() == rooms.count() > 0
    rooms.first.click()
    expect(page.locator(".pd-map .plan circle").first).to_be_visible()
    way = r"[A-F]\d( → [A-F]\d)*"
    expect(page.locator(".ask h2")).to_have_text(re.compile(rf"^Jít (do|touto cestou:) {way}\?$"))
    page.keyboard.press("u")
    expect(page.locator(".pd-map .plan")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".pd .die.held")).to_have_count(0)
    page.locator(".pd-room[data-legal]").last.click()
    assert 0 < sheet.lit(".die").count() <= 6
    page.keyboard.press("Escape")


def a_sheet_of_another_opens(page: Page) -> None:
    page.locator(".pd-others li button").first.click()
    dialog = page.locator("dialog.pd-dialog")
    expect(dialog.locator(".pd-heroes .tr.white, .pd-heroes .tr.black")).to_have_count(4)
    expect(dialog.locator(".pd-scores tbody tr")).to_have_count(12)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_alone_on_a_phone_and_the_sheet_on_paper(visit: Visitors) -> None:
    page = visit.page("/", language="cs", **PHONE)
    ink_at_once(page)
    page.goto(open_table(page, ["me"], missions=False))
    sheet = Sheet(page)
    play([sheet], lambda: sheet.has_reached(2))
    what_was_done_can_be_taken_back(sheet)
    play([sheet], lambda: sheet.has_reached(3))
    play_elsewhere([page], LAST)
    play([sheet], sheet.is_over)
    (total,) = sheet.scores()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".pd-end .bar .btn").click()
    paper = page.locator("dialog.pd-dialog .pd-paper")
    expect(paper).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Uložit jako SVG").click()
    is_a_whole_drawing(download.value, total)
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1


def what_was_done_can_be_taken_back(sheet: Sheet) -> None:
    """Everything of this round, back to its first die, until the round is handed in.

    Begun choices come before that: they are dropped, not taken back.
    """
    page, used = sheet.page, sheet.page.locator(".pd .die.used")
    begun = page.locator(".pd .picked, .pd .die.held, .ask .btn.pri")
    play([sheet], lambda: used.count() == 2 and sheet.lit(".die").count() > 0 and begun.count() == 0)

    def is_taken_back() -> bool:
        """A die may have taken several decisions."""
        if used.count() == 0:
            return True
        before = sheet.version
        page.locator(".ask .undo").click()
        page.wait_for_function("v => +document.querySelector('.table').dataset.version !== v", arg=before)
        return False

    until(is_taken_back)
    expect(sheet.lit(".die").first).to_be_visible()
    expect(page.locator(".ask .undo")).to_have_count(0)


def is_a_whole_drawing(download: Download, total: str) -> None:
    """Well-formed, with its own size and fonts, nothing from outside, and the score on it."""
    text = download.path().read_text("utf-8")
    root = ElementTree.fromstring(text)
    assert (root.tag, root.get("width")) == (f"{SVG}svg", "194mm")
    assert text.count("data:font/woff2;base64,") >= 4
    assert not re.search(r"url\(\W*(https?:|/)|href=", text)
    words = [element.text for element in root.iter(f"{SVG}text")]
    assert words.count(total) >= 2 and "Papírové doupě" in words


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.long
def test_a_campaign_of_three_chapters_over_a_restart(chrome: Browser, built: None, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    visit = Visitors(chrome, server)
    try:
        page = visit.page("/", language="pl", **PHONE)
        ink_at_once(page)
        page.goto(open_table(page, ["me"], campaign="bandit_hunters"))
        sheet = Sheet(page)
        play([sheet], lambda: sheet.has_reached(2))
        play_elsewhere([page], LAST)
        play([sheet], lambda: "2" in chapter_of(page) and sheet.has_reached(2))
        reached = sheet.version
        server.kill()
        expect(page.locator(".ask.lost")).to_be_visible()
        server.start()
        expect(page.locator(".ask.lost")).to_have_count(0, timeout=30_000)
        assert sheet.version >= reached
        play([sheet], lambda: sheet.has_reached(3))
        play_elsewhere([page], f"view.chapter === 3 && {LAST}")
        play([sheet], sheet.is_over)
        expect(page.locator(".pd-end .pd-scores")).to_have_count(4)
        whole, *chapters = (int(text.replace("−", "-")) for text in sheet.scores())
        assert whole == sum(chapters)
    finally:
        visit.close()
        server.stop()
    assert not visit.complaints


def chapter_of(page: Page) -> str:
    """ "Scenariusz 2 z 3" of the top bar."""
    return page.locator(".pd").get_attribute("data-chapter") or ""


@pytest.mark.long
def test_nothing_sticks_out_and_everything_can_be_read(visit: Visitors) -> None:
    page = visit.page("/")
    ink_at_once(page)
    page.goto(open_table(page, ["me", "random", "random"]))
    sheet = Sheet(page)
    sheet.wait_for_turn()
    fits_in_every_language(page)
    play([sheet], lambda: sheet.has_reached(1) and sheet.is_mine())
    fits_in_every_language(page)
    sheet.lit(".die").first.click()
    for window in WINDOWS:
        resize(page, *window)
        assert violations(page) == [], window


def fits_in_every_language(page: Page) -> None:
    for language in ("en", "cs", "sk", "pl"):
        speak(page, language)
        for window in WINDOWS:
            resize(page, *window)
            assert overflowing(page) == [], (language, window)


def speak(page: Page, language: str) -> None:
    page.evaluate(
        """language => {
          const kept = JSON.parse(localStorage.getItem('podzemi.settings') ?? '{}');
          localStorage.setItem('podzemi.settings', JSON.stringify({ ...kept, language }));
        }""",
        language,
    )
    page.reload()
    page.wait_for_selector(".pd")
    expect(page.locator("html")).to_have_attribute("lang", language)
