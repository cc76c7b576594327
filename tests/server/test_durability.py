"""What is answered is on the disk; what is on the disk goes on after a crash; nothing happens twice."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from podzemi.engine.dice import Dice
from until import until

from .conftest import MakeGuest
from .support import Guest, ProcessServer, ThreadServer, play, settings_for, stored


def test_accepted_means_stored(server: ThreadServer, guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me", "random"])
    live = host.live(table["id"])
    live.until("sync")
    acts = 0
    while live.result is None:
        if live.legal:
            action = live.legal[acts % len(live.legal)]
            live.act(action)
            version = live.until("accepted")["version"]
            _, log = stored(server.settings.database, table["id"])
            seat, kept = log[version - 1]
            assert (seat, kept.__struct_config__.tag) == (0, action["kind"])
            acts += 1
        live.until("update")
    assert acts > 1


def test_a_resent_act_is_answered_again_and_not_played_twice(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me", "open"])
    friend = guest()
    friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
    host.good("POST", f"/api/tables/{table['id']}/start")
    mover = next(who for who in (host, friend) if who.live(table["id"]).until("sync")["legal"])
    live = mover.sockets[0]
    name = live.act({"kind": "draw"})
    live.act({"kind": "draw"}, version=0, id=name)
    live.act({"kind": "draw"}, version=0, id=name)
    answers = [live.until("accepted", "refused") for _ in range(3)]
    assert answers == [{"kind": "accepted", "id": name, "version": 1}] * 3
    assert live.resync()["version"] == 1
    live.close()
    back = mover.live(table["id"])
    back.until("sync")
    back.act({"kind": "draw"}, version=0, id=name)
    assert back.until("accepted", "refused")["version"] == 1
    other = (friend if mover is host else host).live(table["id"])
    other.until("sync")
    other.act({"kind": "draw"}, id=name)
    assert other.until("accepted", "refused")["problem"]["code"] == "not_your_turn"


def test_of_two_racing_acts_one_is_played(guest: MakeGuest) -> None:
    host = guest()
    table = host.table(["me", "open"])
    friend = guest()
    friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
    host.good("POST", f"/api/tables/{table['id']}/start")
    mover = next(who for who in (host, friend) if who.live(table["id"]).until("sync")["legal"])
    tabs = [mover.live(table["id"]) for _ in range(8)]
    for tab in tabs:
        tab.until("sync")
    for number, tab in enumerate(tabs):
        tab.act({"kind": "pass" if number % 2 else "draw"}, version=0, id=f"race-{number}")
    answers = [tab.until("accepted", "refused") for tab in tabs]
    assert sorted(answer["kind"] for answer in answers) == ["accepted"] + ["refused"] * 7
    assert {answer["problem"]["code"] for answer in answers if answer["kind"] == "refused"} == {"stale"}


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    first = ProcessServer(tmp_path)
    host, friend = Guest(first.url), Guest(first.url)
    table = host.table(["me", "random", "open", "random"])
    friend.good("POST", f"/api/tables/{table['id']}/seats/2", {"player": "me"})
    host.good("POST", f"/api/tables/{table['id']}/start")
    lives = {0: host.live(table["id"]), 2: friend.live(table["id"])}
    for live in lives.values():
        live.until("sync")
    play(lives, Dice(5), stop_after=9)
    reached = max(live.version for live in lives.values())
    alone = host.table(["random", "greedy"])
    first.kill()
    second = ProcessServer(tmp_path)
    try:
        cookies = host.http.cookies, friend.http.cookies
        people = [Guest(second.url, cookie=f"podzemi={cookie['podzemi']}") for cookie in cookies]
        assert [who.me for who in people] == [host.me, friend.me]
        again = {seat: who.live(table["id"]) for seat, who in zip((0, 2), people)}
        for seat, live in again.items():
            sync = live.until("sync")
            assert sync["seat"] == seat
            assert sync["version"] >= reached
            assert len(sync["history"]) == sync["version"] + 1
        play(again, Dice(6))
        assert again[0].result == again[2].result is not None
        until(lambda: _finished(tmp_path, alone["id"]) or second.process.poll() is not None)
        assert second.process.poll() is None  # nobody looked: the start has woken the bots
        for who in people:
            who.close()
    finally:
        second.kill()
        for guest in (host, friend):
            guest.close()


def test_ctrl_c_says_goodbye_and_ends(tmp_path: Path) -> None:
    server = ProcessServer(tmp_path)
    host = Guest(server.url)
    live = host.live(host.table(["me", "random"])["id"])
    live.until("sync")
    status = server.stop()
    with pytest.raises(ConnectionClosed) as closed:
        live.until("never")
    host.close()
    assert closed.value.rcvd is not None
    assert (status, closed.value.rcvd.code) == (0, 1012)
    assert json.loads(live.texts[-1]) == {"kind": "goodbye"}


def _finished(folder: Path, table: str) -> Any:
    connection = sqlite3.connect(folder / "podzemi.sqlite")
    try:
        return connection.execute("SELECT finished FROM game_table WHERE id = ?", (table,)).fetchone()[0]
    finally:
        connection.close()


def test_a_table_that_left_the_memory_comes_back(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path, idle=0.05)) as server:
        host = Guest(server.url)
        table = host.table(["me", "random"])
        live = host.live(table["id"])
        live.until("sync")
        while not live.legal:
            live.until("update")
        version = live.version
        live.close()
        rooms = server.app.state.services.rooms
        until(lambda: table["id"] not in rooms.here)
        back = host.live(table["id"])
        assert back.until("sync")["version"] == version
        host.close()


def test_two_servers_on_one_database_agree(tmp_path: Path) -> None:
    """Neither hears of the other but through the log: a taken version means to catch up and check again."""
    with ThreadServer(settings_for(tmp_path)) as one, ThreadServer(settings_for(tmp_path)) as two:
        host = Guest(one.url)
        table = host.table(["me", "open"])
        friend = Guest(one.url)
        friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
        host.good("POST", f"/api/tables/{table['id']}/start")
        people = [host, friend]
        elsewhere = [Guest(two.url, cookie=who.cookie) for who in people]
        here = [who.live(table["id"]) for who in people]
        there = [who.live(table["id"]) for who in elsewhere]
        for live in here + there:
            live.until("sync")
        mover = next(seat for seat in (0, 1) if here[seat].legal)
        here[mover].act({"kind": "draw"})
        here[mover].until("update")
        there[mover].act({"kind": "pass"}, version=0)
        assert there[mover].until("accepted", "refused")["problem"]["code"] == "stale"
        assert there[mover].version == 1
        here[mover].act({"kind": "add"})
        here[mover].until("update")
        there[1 - mover].act({"kind": "draw"}, version=2)
        assert there[1 - mover].until("accepted", "refused")["version"] == 3
        for who in people + elsewhere:
            who.close()
