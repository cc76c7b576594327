"""Friends, invitations and quick matches, as two people press them: one at a desk, one on a phone."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import podzemi.server
from browser.conftest import Server, Visitors
from browser.quick import play_quickly
from browser.table import Table, overflowing
from browser.test_access import LIGHTS, in_both_lights, violations
from lanes import DEEP

STATIC = Path(podzemi.server.__file__).parent / "static"
PHONE: Any = {"width": 390, "height": 844, "touch": True}


def name_of(page: Page) -> str:
    name = page.get_by_role("button", name="Settings of").locator("b")
    expect(name).not_to_be_empty()
    return name.inner_text()


def befriend(one: Page, other: Page) -> None:
    """Asked by name at the desk, agreed on the phone."""
    one.goto("/people")
    one.get_by_test_id("friend-name").fill(name_of(other))
    one.get_by_role("button", name="Ask", exact=True).click()
    expect(one.get_by_test_id("friends")).to_contain_text("Asked, no answer yet")
    other.get_by_test_id("agree").first.click()
    expect(one.get_by_test_id("friends").locator("li")).to_contain_text("here now")


def test_two_become_friends_and_part(visit: Visitors) -> None:
    anna, bert = visit.page("/"), visit.page("/", **PHONE)
    befriend(anna, bert)
    expect(bert.get_by_test_id("friends-here")).to_contain_text(name_of(anna))
    assert overflowing(bert) == []
    assert in_both_lights(bert) == []
    assert in_both_lights(anna) == []
    bert.get_by_role("link", name="Profile").click()
    expect(bert.get_by_role("heading", level=1)).to_have_text(name_of(bert))
    assert overflowing(bert) == []
    bert.get_by_test_id("friends").get_by_role("link", name=name_of(anna)).click()
    expect(bert.get_by_role("heading", level=1)).to_have_text(name_of(anna))
    assert in_both_lights(bert) == []
    bert.get_by_role("button", name="Block").click()
    bert.get_by_test_id("block").click()
    expect(bert.get_by_role("button", name="Unblock")).to_be_visible()
    expect(anna.get_by_test_id("friends")).to_contain_text("You have no friends here yet")


def seat_two(one: Page, other: Page) -> None:
    """A table of two that has begun."""
    known = [name_of(page) for page in (one, other)]  # by now the server knows both
    made = one.request.post("/api/tables", data={"game": "welcome_dungeon", "seats": ["me", "open"]})
    assert made.ok, (known, made.text())
    table = f"/api/tables/{made.json()['id']}"
    assert other.request.post(f"{table}/seats/1", data={"player": "me"}).ok
    assert other.request.put(f"{table}/ready", data={"ready": True}).ok
    assert one.request.post(f"{table}/start").ok
    for page in (one, other):
        page.goto(table.replace("/api/tables/", "/t/"))
        expect(page.locator(".seat")).to_have_count(2)


def test_friends_are_made_at_the_table(visit: Visitors) -> None:
    """Asked at the seat of the other, agreed on the phone's list of players."""
    anna, bert = visit.page("/"), visit.page("/", **PHONE)
    names = name_of(anna), name_of(bert)
    seat_two(anna, bert)
    anna.get_by_role("button", name=f"Who is {names[1]}?").click()
    assert in_both_lights(anna) == []
    anna.get_by_test_id("ask-them").click()
    expect(anna.get_by_test_id("person").get_by_role("button", name="Take back")).to_be_visible()
    bert.get_by_role("button", name="Players").click()
    bert.get_by_role("button", name=f"Who is {names[0]}?").click()
    assert overflowing(bert) == []
    bert.get_by_test_id("agree").click()
    expect(anna.get_by_test_id("person").get_by_test_id("remove")).to_be_visible()


def test_friends_are_made_at_the_end_of_a_match(visit: Visitors) -> None:
    anna, bert = visit.page("/"), visit.page("/", **PHONE)
    seat_two(anna, bert)
    play_quickly([anna, bert], "false")
    anna.get_by_test_id("ask-1").get_by_role("button").click()
    assert in_both_lights(anna) == []
    bert.get_by_test_id("ask-0").get_by_test_id("agree").click()
    for page, seat in ((anna, 1), (bert, 0)):
        expect(page.get_by_test_id(f"ask-{seat}")).to_have_count(0)  # friends now


def test_nobody_of_that_name(visit: Visitors) -> None:
    page = visit.page("/people")
    page.get_by_test_id("friend-name").fill("Nobody Of That Name")
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_role("alert").get_by_text("nobody by that name")).to_be_visible()
    visit.complaints[:] = [line for line in visit.complaints if "status of 404" not in line]


def test_an_invitation_reaches_the_phone_wherever_it_is_and_leads_to_the_table(visit: Visitors) -> None:
    anna, bert = visit.page("/"), visit.page("/", **PHONE)
    befriend(anna, bert)
    bert.goto("/about")
    anna.goto("/new/welcome_dungeon")
    anna.get_by_text("2 players").click()
    anna.get_by_role("button", name="Open the table").click()
    anna.get_by_test_id("invite-friends").get_by_role("button", name="Invite").click()
    expect(anna.get_by_test_id("invite-friends")).to_contain_text("invited")
    invitation = bert.get_by_test_id("invitation")
    expect(invitation).to_contain_text(f"{name_of(anna)} invites you to Welcome to the Dungeon")
    assert overflowing(bert) == []
    assert in_both_lights(bert) == []
    bert.reload()  # kept until it is answered
    invitation.get_by_role("button", name="Join").click()
    expect(bert).to_have_url(anna.url)
    expect(anna.get_by_test_id("invite-friends")).to_have_count(0)  # the table is full
    assert in_both_lights(anna) == []
    anna.get_by_role("button", name="Start the match").click()
    for page in (anna, bert):
        page.wait_for_selector(".ask")
    expect(bert.get_by_test_id("invitation")).to_have_count(0)


def test_an_invitation_is_declined_or_taken_back_by_the_start(visit: Visitors) -> None:
    anna, bert = visit.page("/"), visit.page("/", **PHONE)
    befriend(anna, bert)
    invitation = bert.get_by_test_id("invitation")
    for end in ("decline", "start"):
        anna.goto("/new/welcome_dungeon")
        anna.get_by_role("button", name="Open the table").click()
        anna.get_by_test_id("invite-friends").get_by_role("button", name="Invite").click()
        expect(invitation).to_be_visible()
        if end == "decline":
            invitation.get_by_role("button", name="Decline").click()
            expect(anna.get_by_test_id("invite-friends")).to_contain_text("cannot come")
        else:
            anna.get_by_role("button", name="Fill free seats with bots").click()
            anna.get_by_role("button", name="Start the match").click()
        expect(invitation).to_have_count(0)


@pytest.fixture
def alone(chrome: Browser, built: None, tmp_path: Path) -> Iterator[Visitors]:
    """A server where nobody else waits."""
    server = Server(tmp_path)
    server.start()
    visitors = Visitors(chrome, server)
    yield visitors
    visitors.close()
    server.stop()
    assert not visitors.complaints, "\n".join(visitors.complaints)


def test_a_quick_match_seats_two_and_the_bots_come(alone: Visitors) -> None:
    visit = alone
    anna, bert = visit.page("/"), visit.page("/", **PHONE)
    for page in (anna, bert):
        page.get_by_test_id("quick-welcome_dungeon").click()
        page.get_by_test_id("quick-wait").select_option("30")
        page.get_by_test_id("quick-bot").select_option("novice")
        assert in_both_lights(page) == []
        page.get_by_test_id("quick-go").click()
        expect(page.get_by_test_id("fills")).to_have_text(re.compile(r"Bots take the free seats in 0:\d\d"))
    expect(bert).to_have_url(anna.url)
    assert overflowing(bert) == []
    assert in_both_lights(bert) == []
    if DEEP:  # half a minute; tests/server shows it with a clock of its own
        for page in (anna, bert):
            page.wait_for_selector(".ask", timeout=60_000)
        expect(anna.locator(".seat")).to_have_count(4)
        Table(anna)


def test_the_lobby_says_who_waits_and_when_the_bots_come(visit: Visitors) -> None:
    anna, stranger = visit.page("/"), visit.page("/", **PHONE)
    anna.get_by_test_id("quick-dark_cave").click()
    anna.get_by_test_id("quick-wait").select_option("300")
    anna.get_by_test_id("quick-go").click()
    expect(anna.get_by_test_id("fills")).to_be_visible()
    name = anna.locator('[data-seat="0"] .who b').inner_text()
    stranger.get_by_test_id("filter").click()
    stranger.get_by_test_id("search").fill(name)
    row = stranger.locator(".lrow").filter(has_text=name)
    expect(stranger.locator(".lrow")).to_have_count(1)
    expect(row).to_contain_text(f"waiting: {name}")
    expect(row).to_contain_text(re.compile(r"bots in \d:\d\d"))
    assert overflowing(stranger) == []
    row.get_by_role("button", name="Sit down").click()
    expect(stranger).to_have_url(anna.url)


def test_the_app_is_installable_and_has_a_page_for_the_time_without_a_server(
    alone: Visitors,
) -> None:
    page = alone.page("/", language="cs", service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "async () => (await (await caches.match('/offline.html'))?.text())?.includes('cs')"
    )
    manifest = page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async (src) => { const i = new Image(); i.src = src; await i.decode(); return i.width }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    assert page.evaluate("async () => [...await caches.keys()].length") == 1
    kept = "async () => (await (await caches.open('podzemi')).keys()).map((one) => new URL(one.url).pathname)"
    assert page.evaluate(kept) == ["/offline.html"]

    alone.server.kill()
    page.goto("/people")
    expect(page.get_by_role("heading", level=1)).to_have_text("Server není dostupný")
    for light in LIGHTS.values():
        page.emulate_media(color_scheme=light)
        assert violations(page, at_rest=False) == []
    alone.server.start()
    page.get_by_role("link", name="Zkusit znovu").click()
    expect(page.get_by_test_id("friends")).to_be_visible()
    expect(page).to_have_url(re.compile("/people$"))


def test_an_upgrade_is_seen_at_once(chrome: Browser, built: None, tmp_path: Path) -> None:
    """The service worker hands out no old page: what the server says now is what one sees."""
    static = shutil.copytree(STATIC, tmp_path / "static")
    server = Server(tmp_path, f"--static={static}")
    server.start()
    visitors = Visitors(chrome, server)
    try:
        page = visitors.page("/about", service_workers="allow")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        (static / "index.html").write_text("<!doctype html><title>The next release</title>", "utf-8")
        page.reload()
        expect(page).to_have_title("The next release")
    finally:
        visitors.close()
        server.stop()


def test_a_note_of_a_turn_where_only_the_service_worker_may_show_one(alone: Visitors) -> None:
    page = alone.page("/", permissions=["notifications"], service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(
        """() => {
          window.notes = [];
          window.Notification = class {
            static permission = 'granted';
            static requestPermission = async () => 'granted';
            constructor() { throw new TypeError('Illegal constructor'); }
          };
          ServiceWorkerRegistration.prototype.showNotification = async (title, more) =>
            window.notes.push([title, more.data.path]);
          Object.defineProperty(document, 'hidden', { get: () => true });
        }"""
    )
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("notify").check()
    page.get_by_role("button", name="Close").click()
    page.get_by_test_id("play-welcome_dungeon").click()
    Table(page).wait_for_turn()
    page.wait_for_function("() => window.notes.length > 0")
    path = "/t/" + page.url.rsplit("/", 1)[1]
    assert page.evaluate("() => window.notes[0]") == ["Your turn: Welcome to the Dungeon", path]
