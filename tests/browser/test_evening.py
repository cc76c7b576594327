"""One evening at one table: two people and two bots in two languages, a reload, a killed server, a spectator.

The match is played by clicking the board, its last stretch over sockets. Afterwards every raw message that
every client received is held against the record of the match: it must be, byte for byte, what that seat was
allowed to know then.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, Visitors
from browser.ear import Ear, Heard, Line, Message, unshown
from browser.quick import Quick
from browser.table import Table, play_together
from lanes import DEEP
from podzemi.engine import Dice, registry, replay
from podzemi.engine.game import seen
from podzemi.engine.records.record import read
from server.support import play

PLAIN_KEYS = {
    "sync": {
        *("kind", "table", "version", "seat", "view", "legal", "outlook", "history", "result", "undo"),
        *("clock", "now", "hand"),
    },
    "update": {
        *("kind", "version", "at", "view", "legal", "outlook", "events", "result"),
        *("undo", "undone", "by", "back", "notice", "clock"),
    },
    "table": {"kind", "table"},
    "accepted": {"kind", "id", "version"},
    "pong": {"kind"},
}


def click_the_board(table: Table) -> None:
    """One decision by the board's own targets; passing alone has its button in the ask bar."""
    page, before = table.page, table.version
    table.turn += 1
    targets = page.locator(".board [data-legal]")
    wants_to_pass = table.turn % 5 == 4 and page.locator(".wd-deckbox[data-legal]").count() > 0
    if wants_to_pass or targets.count() == 0:
        table.choices.last.click()
    else:
        targets.nth(table.turn % targets.count()).click()
    table.settle()
    table.wait_past(before)


def play_until(tables: list[Table], done: Callable[[], bool]) -> None:
    play_together(tables, click_the_board, done)


def open_table(visit: Visitors) -> tuple[Page, Page, Page, list[Ear]]:
    """Host in English, guest in Polish, two greedy bots, a spectator in Czech; every socket heard."""
    host = visit.page("/new/welcome_dungeon", language="en")
    ears = [Ear(host)]
    host.get_by_text("4 players").click()
    for seat, player in enumerate(["me", "open", "greedy", "greedy"], 1):
        host.get_by_label(f"Seat {seat}").select_option(player)
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".invite input").input_value()
    pages = []
    for language in ("pl", "cs"):
        page = visit.page("/about", language=language)
        ears.append(Ear(page))
        page.goto(link)
        pages.append(page)
    guest, watcher = pages
    guest.get_by_role("button", name="Usiądź").first.click()
    host.get_by_role("button", name="Start the match").click()
    for page in (host, guest, watcher):
        page.wait_for_selector(".ask")
    return host, guest, watcher, ears


@pytest.mark.long
def test_an_evening(chrome: Browser, built: None, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    visit = Visitors(chrome, server)
    try:
        host, guest, watcher, ears = open_table(visit)
        tables = [Table(host), Table(guest)]
        play_until(tables, lambda: tables[0].version >= 6)

        guest.reload()
        guest.wait_for_selector(".ask")
        tables[1] = Table(guest)
        reached = tables[0].version
        play_until(tables, lambda: tables[0].version >= reached + 6 or tables[0].is_over())

        reached = tables[0].version
        server.kill()
        expect(host.get_by_text("The torch flickers").first).to_be_visible()
        server.start()
        host.wait_for_function("v => +document.querySelector('.table').dataset.version >= v", arg=reached)
        play_until(tables, lambda: tables[0].version >= reached + 6 or tables[0].is_over())
        send_the_rest(host, guest)
        see_it_end(tables)

        watcher.wait_for_selector(".table > .over")
        assert host.locator("html").get_attribute("lang") == "en"
        assert guest.locator("html").get_attribute("lang") == "pl"
        code = host.url.rsplit("/", 1)[1]
        record = host.request.get(f"/api/tables/{code}/record").body()
    finally:
        visit.close()
        server.stop()
    assert not visit.complaints
    knowledge = what_each_seat_may_know(record)
    for ear, seat in zip(ears, (0, 1, None)):
        heard = check_messages(ear.heard, knowledge, seat)
        assert heard >= 10
    assert_the_seed_stayed_secret(record, ears)


def send_the_rest(*pages: Page) -> None:
    """The rest of the match over sockets: turns like these were clicked. Deep, they all are."""
    if not DEEP:
        lives = {seat: Quick(page).live for seat, page in enumerate(pages)}
        for live in lives.values():
            live.until("sync")
        play(lives, Dice(3))


def see_it_end(tables: list[Table]) -> None:
    """Until both pages show the result; only deep is anything left to click: what was sent is decided."""
    if DEEP:
        play_until(tables, lambda: all(table.is_over() for table in tables))
    for table in tables:
        table.wait_for_end()


Knowledge = dict[tuple[int, int | None], Message]


def what_each_seat_may_know(record: bytes) -> Knowledge:
    """By version and seat: view, legal actions, outlook and events, worked out from the record alone."""
    known: Knowledge = {}

    def each(match: Any, events: list[Any]) -> None:
        game = match.game
        for seat in (*range(match.players), None):
            view = game.view(match.state, seat)
            legal = [] if seat is None else game.actions(match.state, seat)
            told = {
                "view": view,
                "legal": legal,
                "outlook": game.preview(view),
                "events": seen(events, seat),
                "result": game.result(match.state),
            }
            known[match.version, seat] = msgspec.to_builtins(told)

    replay(read(record, registry.game), registry.game, each)
    return known


def check_messages(messages: list[Heard], knowledge: Knowledge, seat: int | None) -> int:
    """Every message holds exactly what the seat may know at that version, and no other key; changes hold it
    with what was known before, and no part of them is hidden by another."""
    playing = 0
    for heard in messages:
        message = heard.told
        kind = message["kind"]
        assert unshown(heard) == []
        assert set(message) == PLAIN_KEYS[kind], message
        if kind == "sync" and message["view"] is not None:
            assert message["seat"] == seat
            for moment in message["history"]:
                assert moment["events"] == knowledge[moment["version"], seat]["events"]
        if kind in ("sync", "update") and message["view"] is not None:
            allowed = knowledge[message["version"], seat]
            for key in ("view", "legal", "outlook", "result"):
                assert message[key] == allowed[key]
            assert message["undo"] is None or seat is not None
            playing += 1
        if kind == "update":
            assert message["events"] == knowledge[message["version"], seat]["events"]
    return playing


def assert_the_seed_stayed_secret(record: bytes, ears: list[Ear]) -> None:
    seed = str(json.loads(record)["seed"])
    assert len(seed) > 12
    for ear in ears:
        assert not any(seed in frame for frame in ear.raw)


KNOWN: Knowledge = {
    (1, None): {"view": {"hand": None}, "legal": [], "outlook": None, "events": [], "result": None}
}
UPDATE: Message = {
    "kind": "update",
    "version": 1,
    "at": 0.0,
    "events": [],
    "legal": [],
    **dict.fromkeys(("outlook", "result", "undo", "undone", "by", "back", "notice", "clock")),
}


def test_the_check_would_catch_a_leak() -> None:
    """The comparison above fails on a foreign hand, and on a key more."""
    assert check_messages(told([{**UPDATE, "view": {"hand": None}}]), KNOWN, None) == 1
    with pytest.raises(AssertionError):
        check_messages(told([{**UPDATE, "view": {"hand": "dragon"}}]), KNOWN, None)
    with pytest.raises(AssertionError):
        check_messages(told([{**UPDATE, "view": {"hand": None}, "deck": ["dragon"]}]), KNOWN, None)


def test_the_check_would_catch_a_leak_in_changes() -> None:
    """The same where only the changes are sent; and a part that the next one hides is told as well."""

    def heard(view: Message, **more: Any) -> list[Heard]:
        before = {**UPDATE, "view": {"hand": None}}
        kept = {name: value for name, value in UPDATE.items() if name not in ("legal", "undo", "result")}
        return told([before, {**kept, "kind": "changes", "outlook": {}, "view": view, **more}])

    assert check_messages(heard({}), KNOWN, None) == 2
    assert check_messages(heard({"hand": None}), KNOWN, None) == 2
    hidden: Message = {"hand": "dragon", "": {"hand": None}}
    leaks: list[Message] = [{"hand": "dragon"}, {"": {"hand": "dragon"}}, {"deck": 1}, hidden]
    for leak in leaks:
        with pytest.raises(AssertionError):
            check_messages(heard(leak), KNOWN, None)
    with pytest.raises(AssertionError):
        check_messages(heard({}, deck=["dragon"]), KNOWN, None)


def told(messages: list[Message]) -> list[Heard]:
    line = Line()
    return [line.hear(json.dumps(message)) for message in messages]
