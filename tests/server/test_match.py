"""Whole matches over the wire: what each sees, what is kept, what can be asked afterwards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import seen
from podzemi.engine.records.record import read, replay

from .conftest import MakeGuest
from .support import Guest, Json, Live, ThreadServer, play, settings_for, stored


def seated(guest: MakeGuest, seats: list[str], **more: Any) -> tuple[Json, Guest, Guest]:
    """A table of two people and perhaps bots, started."""
    host, friend = guest(), guest()
    table = host.table(seats, **more)
    friend.good("POST", f"/api/tables/{table['id']}/seats/{seats.index('open')}", {"player": "me"})
    return host.good("POST", f"/api/tables/{table['id']}/start"), host, friend


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def check_told(live: Live, seat: int | None, server: ThreadServer, table: str) -> None:
    """Every message holds what the rules show to that seat, to the last byte, and nothing besides."""
    match, log = stored(server.settings.database, table)
    game, state = match.game, match.state
    shown = {0: (match.opening, state.clone())}
    for version, (who, action) in enumerate(log, 1):
        shown[version] = (match.play(who, action), match.state.clone())
    versions = []
    for text in live.texts:
        message = json.loads(text)
        assert str(match.seed) not in text
        if message["kind"] not in ("sync", "update"):
            continue
        events, then = shown[message["version"]]
        view = game.view(then, seat)
        assert message["view"] == plain(view)
        assert message["outlook"] == plain(game.preview(view))
        assert message["legal"] == ([] if seat is None else plain(game.actions(then, seat)))
        assert message["result"] == plain(game.result(then))
        if message["kind"] == "update":
            versions.append(message["version"])
            assert message["events"] == plain(seen(events, seat))
        else:
            told = [moment["events"] for moment in message["history"]]
            assert told == [plain(seen(shown[v][0], seat)) for v in range(message["version"] + 1)]
    assert versions == list(range(versions[0], versions[0] + len(versions)))


def hidden_fields(message: Json, seat: int | None) -> list[Any]:
    """What this seat must not be told while the bidding lasts: by hand, field by field."""
    found = []
    view = message["view"]
    if view["phase"] in ("bid_turn", "bid_place"):
        found += [card["monster"] for card in view["pile"] if card["adder"] != seat]
        found += [aside["monster"] for aside in view["asides"] if aside["seat"] != seat]
        if view["to_act"] != [seat]:
            found.append(view["hand"])
    lists = [moment["events"] for moment in message.get("history", [])] + [message.get("events", [])]
    for event in [event for events in lists for event in events]:
        if event["kind"] in ("card_drawn", "monster_added", "equipment_sacrificed") and event["seat"] != seat:
            found.append(event["monster"])
    return found


@pytest.mark.parametrize("options", [{}, {"reveal_order": "shuffled", "first_hero": "random"}])
def test_two_people_and_two_bots_play_and_nobody_sees_too_much(
    server: ThreadServer, guest: MakeGuest, options: Json
) -> None:
    table, host, friend = seated(guest, ["me", "greedy", "open", "random"], options=options)
    watcher = guest()
    lives = {0: host.live(table["id"]), 2: friend.live(table["id"])}
    watching = watcher.live(table["id"])
    everybody: dict[int | None, Live] = {0: lives[0], 2: lives[2], None: watching}
    for seat, live in everybody.items():
        assert live.until("sync")["seat"] == seat
    play(lives, Dice(7))
    while watching.result is None:
        watching.until("update")
    assert watching.result == lives[0].result == lives[2].result
    for seat, live in everybody.items():
        check_told(live, seat, server, table["id"])
        messages = [json.loads(text) for text in live.texts]
        secret = [field for m in messages if "view" in m for field in hidden_fields(m, seat)]
        assert secret
        assert set(secret) == {None}


def test_spectators_and_tabs_of_one_seat_get_the_same_bytes(guest: MakeGuest) -> None:
    table, host, friend = seated(guest, ["me", "open"])
    one, two, other = host.live(table["id"]), host.live(table["id"]), friend.live(table["id"])
    watchers = [guest().live(table["id"]), guest().live(table["id"])]
    for live in (one, two, other, *watchers):
        live.until("sync")
    mover, tab = (one, two) if one.legal else (other, other)
    mover.act({"kind": "draw"})
    for live in {one, two, other, tab, *watchers}:
        live.until("update")
    assert one.texts[-1] == two.texts[-1] != other.texts[-1]
    assert watchers[0].texts[-1] == watchers[1].texts[-1]


def test_both_tabs_can_act(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me", "random"])
    one, two = host.live(table["id"]), host.live(table["id"])
    one.until("sync")
    two.until("sync")
    for live, other in ((one, two), (two, one)):
        while not live.legal:
            live.until("update")
        while not other.legal:
            other.until("update")
        live.act(live.legal[0])
        version = live.until("accepted")["version"]
        for tab in (one, two):
            while tab.version < version:
                tab.until("update")


def test_the_record_replays(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me", "random", "random"])
    assert host.bad("GET", f"/api/tables/{table['id']}/record") == (409, "not_finished")
    live = host.live(table["id"])
    live.until("sync")
    play({0: live}, Dice(3))
    line = host.http.get(f"/api/tables/{table['id']}/record")
    assert line.headers["content-disposition"].startswith("attachment")
    match = replay(read(line.content, registry.game), registry.game)
    assert plain(match.game.result(match.state)) == live.result
    assert host.good("GET", f"/api/tables/{table['id']}")["phase"] == "finished"


def test_a_rematch_keeps_everybody_in_the_seat_and_is_made_once(guest: MakeGuest) -> None:
    table, host, friend = seated(guest, ["me", "open", "random"], options={"first_hero": "mage"})
    where = f"/api/tables/{table['id']}/rematch"
    lives = {0: host.live(table["id"]), 1: friend.live(table["id"])}
    for live in lives.values():
        live.until("sync")
    assert host.bad("POST", where) == (409, "not_finished")
    play(lives, Dice(11))
    assert guest().bad("POST", where) == (403, "not_your_seat")
    again = friend.good("POST", where)
    assert [seat["name"] for seat in again["seats"]] == [host.me["name"], friend.me["name"], "random"]
    assert [seat["ready"] for seat in again["seats"]] == [False, True, True]
    assert (again["phase"], again["options"]) == ("gathering", table["options"])
    accepted = host.good("POST", where)
    assert (accepted["id"], accepted["phase"]) == (again["id"], "playing")
    assert again["id"] != table["id"]
    told = lives[0].until("table", where=lambda message: message["table"]["rematch"] is not None)
    assert told["table"]["rematch"] == again["id"]


def test_everybody_watches_bots_play_alone(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["random", "greedy"])
    live = host.live(table["id"])
    assert live.until("sync")["seat"] is None
    while live.result is None:
        live.until("update")
    assert live.legal == []


def test_bots_do_not_pause_for_who_need_not_see_them_think(guest: MakeGuest, tmp_path: Path) -> None:
    """Who is out of the match goes to its result: with a minute for every bot's turn it would never come."""
    with ThreadServer(settings_for(tmp_path, bot_pause=60.0)) as unhurried:
        host = guest(unhurried.url)
        table = host.table(["me", "open"], public=False)
        live = host.live(table["id"])
        live.send({"kind": "hurry"})
        live.until("sync")
        live.resync()  # by now the server has heard it
        host.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "random"})
        host.good("POST", f"/api/tables/{table['id']}/start")
        live.until("sync")
        play({0: live}, Dice(1))
        assert live.result is not None
        host.close()
