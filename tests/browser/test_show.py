"""What happens beside a board: scenes, decisions that make themselves, sound, and the way to the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.moments import Shown, afterwards, happening, moments
from browser.quick import play_quickly
from browser.table import Table, idle, overflowing, resize
from browser.test_access import LIGHTS, violations
from browser.test_layouts import covering
from podzemi.engine.values import Event
from podzemi.languages import text

if TYPE_CHECKING:
    from browser.conftest import Visitors

SIZES: Final = [("en", 1440, 900, False), ("cs", 390, 844, True), ("pl", 1024, 768, False)]
FORCED: Final = """(address) => {
  const socket = new WebSocket(address.replace('http', 'ws'));
  socket.onmessage = ({ data }) => {
    const { kind, legal, version } = JSON.parse(data);
    if ((kind !== 'sync' && kind !== 'update') || legal.length < 2) return;
    socket.send(JSON.stringify({ kind: 'act', id: crypto.randomUUID(), version, action: legal[0] }));
  };
}"""
"""Plays whatever has more than one answer."""


def sit_down(page: Page, game: str, seats: list[str], **more: Any) -> Table:
    """A table with bots, made as the page would make it."""
    wanted = {"game": game, "seats": seats, "public": False, **more}
    made = page.request.post("/api/tables", data=wanted)
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    return Table(page)


@pytest.mark.parametrize(("language", "width", "height", "night"), SIZES)
def test_the_orders_turn_over_in_a_scene(
    visit: Visitors, language: str, width: int, height: int, night: bool
) -> None:
    """Slow: it stays until the reader goes on. With less motion it is a still picture of everything."""
    page = visit.page("/about", language=language, width=width, height=height, night=night, pace="slow")
    sit_down(page, "dungeon_lords", ["me", "random", "random"]).wait_for_turn()
    play_quickly([page], "view.phase === 'execute'")
    scene = page.get_by_test_id("scene")
    expect(scene).to_contain_text(text(language, "show-dl-orders"))
    expect(scene.locator(".card.up")).to_have_count(9)
    assert overflowing(page) == []
    assert violations(page, at_rest=False) == []
    page.keyboard.press("Enter")
    expect(scene).to_have_count(0)


def test_a_decision_with_one_answer_makes_itself(visit: Visitors) -> None:
    page = visit.page("/about", forced=True)
    table = sit_down(page, "dungeon_lords", ["me", "random"])
    table.wait_for_turn()
    page.evaluate(FORCED, page.url.replace("/t/", "/api/tables/") + "/live")
    notice = page.locator(".toast", has_text=text("en", "show-forced", {"what": ""}).split(":")[0])
    expect(notice.first).to_be_visible()


def test_sound_is_switched_at_the_table_and_stays_so(visit: Visitors) -> None:
    """Who wants less motion begins in silence."""
    page = visit.page("/")
    visit.table(page)
    button = page.get_by_test_id("sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=text("en", "shell-settings"), exact=True).click()
    page.get_by_test_id("sound-all").uncheck()
    expect(page.get_by_test_id("sound-turn")).to_be_checked()
    assert violations(page) == []


def is_kind(kind: str, **more: str) -> Callable[[Event], bool]:
    """Whether an event is of this kind, and these of its fields are so."""
    wanted = {"kind": kind, **more}
    return lambda event: wanted == {key: msgspec.to_builtins(event).get(key) for key in wanted}


WINDOWS: Final = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)]


SCENES: Final = {
    "orders": ("dungeon_lords", 4, 3, is_kind("minion_waits")),
    "bosses": ("paper_dungeons", 4, 1, is_kind("boss_rewarded")),
    "monsters": ("dark_cave", 6, 2, is_kind("card_lost", by="rat")),
    "loyalties": ("dark_cave", 5, 4, is_kind("clan_revealed")),
}
"""A game, its players, a seed, and what makes the scene."""


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_open_to_all(visit: Visitors, name: str) -> None:
    """A still picture of its end for who wants less motion; a phone has room for it."""
    before, news = happening(*SCENES[name])
    shown = Shown(visit.page("/", pace="slow"))
    shown.open(before)
    shown.settle()
    shown.tell(news)
    scene = shown.page.get_by_test_id("scene")
    expect(scene).to_be_visible()
    for light in LIGHTS.values():
        shown.page.emulate_media(color_scheme=light)
        assert violations(shown.page, at_rest=False) == []
    resize(shown.page, 390, 844)
    assert overflowing(shown.page) == []
    shown.page.keyboard.press("Enter")
    expect(scene).to_have_count(0)


def test_what_concerns_me_comes_as_a_banner_that_covers_no_board(visit: Visitors) -> None:
    before, news = happening("welcome_dungeon", 3, 3, is_kind("run_started"))
    shown = Shown(visit.page("/", pace="slow"))
    shown.open(before)
    shown.settle()
    shown.tell(news)
    banner = shown.page.get_by_test_id("banner")
    expect(banner).to_contain_text(text("en", "show-wd-run"))
    for width, height in WINDOWS:
        resize(shown.page, width, height)
        assert covering(shown.page) == [], (width, height)
    assert violations(shown.page, at_rest=False) == []
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)


def test_a_sentence_of_the_recap_points_at_the_board(visit: Visitors) -> None:
    """Until the recap is closed; then the ask bar says what the rings are."""
    moment = next(moments("welcome_dungeon", 4, 11, lambda phase: phase == "bid_turn", 60))
    shown = Shown(visit.page("/"))
    shown.open(moment)
    shown.settle()
    page = shown.page
    page.keyboard.press("b")
    rings = page.locator(".ring:visible")
    recap = page.get_by_role("region", name=text("en", "since-title"))
    sentences = recap.get_by_role("listitem").get_by_role("button")
    expect(rings.nth(1)).to_be_visible()
    expect(sentences.nth(1)).to_be_visible()
    for number in range(1, sentences.count() + 1):
        sentences.nth(number - 1).click()
        expect(sentences.nth(number - 1)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".ring.pointed").first).to_have_text(str(number))
        assert set(rings.all_inner_texts()) == {str(number)}
    for light in LIGHTS.values():
        page.emulate_media(color_scheme=light)
        assert violations(page) == []
    recap.get_by_role("button", name=text("en", "since-close")).click()
    expect(page.locator(".ask .legend")).to_have_text(text("en", "show-marks"))
    assert violations(page) == []
    for width, height in WINDOWS:
        resize(page, width, height)
        assert covering(page) == [], (width, height)
    resize(page, 390, 844)
    page.get_by_test_id("ask-recap").click()
    expect(sentences.first).to_be_visible()
    assert violations(page) == []


def test_nothing_has_changed_before_my_first_decision(visit: Visitors) -> None:
    page = visit.page("/about")
    sit_down(page, "dungeon_lords", ["me", "random", "random", "random"]).wait_for_turn()
    page.get_by_test_id("sound").wait_for()
    idle(page)
    assert page.locator(".ring:visible, .legend").count() == 0
    expect(page.get_by_test_id("says")).to_be_visible()
    for width, height in WINDOWS:
        resize(page, width, height)
        assert covering(page) == [], (width, height)


OUT: Final = ("welcome_dungeon", 4, 25, is_kind("player_eliminated"))


def test_who_is_out_may_go_to_the_result(visit: Visitors) -> None:
    before, news = happening(*OUT)
    shown = Shown(visit.page("/"))
    shown.open(before)
    shown.settle()
    expect(shown.page.get_by_test_id("to-result")).to_have_count(0)
    shown.tell(news)
    expect(shown.page.get_by_test_id("to-result")).to_be_visible()
    assert violations(shown.page) == []


def test_the_way_to_the_result_is_one_press(visit: Visitors) -> None:
    """Slow: the others' steps are held back. From the press on all is shown as it comes, to the end."""
    before, _ = happening(*OUT)
    out, held, *rest = afterwards(*OUT)
    shown = Shown(visit.page("/", pace="slow"))
    shown.open(before)
    shown.settle()
    shown.tell(out)
    shown.tell(held)
    page = shown.page
    page.route(
        "**/api/tables/moment/ratings", lambda route: route.fulfill(json={"seats": [], "pending": False})
    )
    expect(page.get_by_role("button", name=text("en", "pace-skip"))).to_be_visible()
    page.get_by_test_id("to-result").click()
    expect(page.get_by_test_id("to-result")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute(
        "data-version", str(msgspec.json.decode(held)["version"])
    )
    assert shown.heard.count("hurry") == 1
    for news in rest:
        shown.tell(news)
    expect(page.locator(".table > .over")).to_be_visible()
    expect(page.locator("dialog[open] h2")).to_be_visible()
