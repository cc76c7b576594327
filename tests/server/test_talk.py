"""Talk at the table: who hears what, what a line may hold, and what nobody may learn."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

import pytest

from podzemi.engine.dice import Dice
from podzemi.server.problems import Refused
from podzemi.server.store import Query, SqliteStore
from podzemi.server.store.table import talk
from podzemi.server.talk.talk import LONGEST_LINE, clean_line

from .conftest import MakeGuest
from .support import Guest, Json, Live, ThreadServer, play, settings_for

T = TypeVar("T")


def table_of_two(guest: MakeGuest, *, start: bool = True, **more: object) -> tuple[Json, Guest, Guest]:
    return seated(guest(), guest(), start=start, **more)


def seated(host: Guest, friend: Guest, *, start: bool = True, **more: object) -> tuple[Json, Guest, Guest]:
    table = host.table(["me", "open"], **more)
    friend.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "me"})
    if start:
        friend.good("PUT", f"/api/tables/{table['id']}/ready", {"ready": True})
        table = host.good("POST", f"/api/tables/{table['id']}/start")
    return table, host, friend


def joined(someone: Guest, table: Json) -> Live:
    live = someone.live(table["id"])
    live.until("sync")
    return live


def say(live: Live, text: str = "", phrase: str | None = None, id: str | None = None) -> str:
    live.acted += 1
    name = id or f"{live.name}-{live.acted}"
    live.send({"kind": "say", "id": name, "text": text, "phrase": phrase})
    return name


def spoken(live: Live, text: str = "", **more: str) -> None:
    """Say it, and wait until everybody who may hear it was told: the speaker is one of them."""
    before = len([text for text in live.texts if '"said"' in text])
    name = say(live, text, **more)
    live.until("accepted", where=lambda message: message["id"] == name)
    if len([text for text in live.texts if '"said"' in text]) == before:
        live.until("said")


def refused(live: Live, text: str = "", **more: str) -> str:
    name = say(live, text, **more)
    problem: Json = live.until("refused", where=lambda message: message["id"] == name)["problem"]
    assert problem["text"]
    return str(problem["code"])


def heard(live: Live) -> list[str]:
    """All texts this socket was told of, after everything sent before has been answered."""
    live.send({"kind": "ping"})
    live.until("pong")
    found: list[str] = []
    for message in map(json.loads, live.texts):
        if message["kind"] == "talk":
            found = [line["text"] for line in message["lines"]]
        elif message["kind"] == "said":
            found.append(message["line"]["text"])
    return found


def test_a_line_is_stored_answered_and_heard_by_all_in_gathering_play_and_afterwards(
    guest: MakeGuest,
) -> None:
    table, host, friend = table_of_two(guest, start=False)
    mine, theirs = joined(host, table), joined(friend, table)
    name = say(mine, "  Ahoj,\n všichni! ")
    accepted = mine.until("accepted")
    assert accepted == {"kind": "accepted", "id": name, "version": 1}
    line = theirs.until("said")["line"]
    assert line["text"] == "Ahoj, všichni!"
    assert (line["channel"], line["number"], line["kind"]) == ("table", 1, "text")
    assert (line["person"], line["name"]) == (host.me["id"], host.me["name"])
    say(theirs, phrase="welcome_dungeon:bluff")
    said = mine.until("said", where=lambda m: m["line"]["number"] == 2)["line"]
    assert (said["kind"], said["text"]) == ("phrase", "welcome_dungeon:bluff")
    friend.good("PUT", f"/api/tables/{table['id']}/ready", {"ready": True})
    host.good("POST", f"/api/tables/{table['id']}/start")
    for live in (mine, theirs):
        live.until("sync")
    spoken(mine, "during")
    play({0: mine, 1: theirs}, Dice(5))
    spoken(theirs, "after")
    assert heard(mine) == heard(theirs) == ["Ahoj, všichni!", "welcome_dungeon:bluff", "during", "after"]
    late = joined(guest(), table)
    assert [line["number"] for line in late.until("talk")["lines"]] == [1, 2, 3, 4]


def test_watchers_hear_the_players_and_are_heard_by_them_only_after_the_match(guest: MakeGuest) -> None:
    table, host, friend = table_of_two(guest)
    mine, theirs = joined(host, table), joined(friend, table)
    watching = [joined(guest(), table), joined(guest(), table)]
    spoken(watching[0], "psst, look at his hand")
    spoken(mine, "hello")
    for live in watching:
        assert heard(live) == ["psst, look at his hand", "hello"]
    for live in (mine, theirs):
        assert heard(live) == ["hello"]
        assert json.loads(live.texts[-2])["line"]["number"] == 1  # nothing to count
        assert not any("psst" in text for text in live.texts)
    answer = host.bad(
        "POST", f"/api/tables/{table['id']}/reports", {"channel": "watchers", "number": 1, "reason": "other"}
    )
    assert answer == (404, "unknown_line")
    other_tab = joined(host, table)
    assert heard(other_tab) == ["hello"]
    play({0: mine, 1: theirs}, Dice(5))
    for live in (mine, theirs):
        assert heard(live) == ["psst, look at his hand", "hello"]


def test_a_seat_kept_by_a_bot_does_not_make_its_owner_a_watcher(guest: MakeGuest) -> None:
    table, host, friend = table_of_two(guest)
    joined(friend, table)
    mine = joined(host, table)
    host.good("POST", f"/api/tables/{table['id']}/seats/0", {"player": "random"})
    watching = joined(guest(), table)
    spoken(watching, "psst")
    assert heard(mine) == []


def test_what_is_resent_is_said_once_even_after_a_restart(guest: MakeGuest, server: ThreadServer) -> None:
    table, host, friend = table_of_two(guest)
    mine, theirs = joined(host, table), joined(friend, table)
    for _ in range(3):
        say(mine, "once", id="same")
        assert mine.until("accepted")["version"] == 1
    server.app.state.services.rooms.here[table["id"]].talk.said.clear()  # as if the memory were new
    say(mine, "once", id="same")
    assert mine.until("accepted")["version"] == 1
    say(theirs, "mine", id="same")  # another person's id is another id
    assert theirs.until("accepted")["version"] == 2
    assert heard(theirs) == ["once", "mine"]


def test_muting_hides_what_was_and_will_be_said_and_nobody_notices(guest: MakeGuest) -> None:
    table, host, friend = table_of_two(guest)
    mine, theirs = joined(host, table), joined(friend, table)
    say(theirs, "before")
    mine.until("said")
    before = len(theirs.texts)
    where = f"/api/me/mutes/{friend.me['id']}"
    muted = [{"id": friend.me["id"], "name": friend.me["name"]}]
    assert host.good("PUT", where) == muted
    assert host.good("PUT", where) == host.good("GET", "/api/me/mutes") == muted
    spoken(theirs, "behind")
    assert heard(mine) == []
    assert heard(theirs) == ["before", "behind"]
    assert {json.loads(text)["kind"] for text in theirs.texts[before:]} <= {"accepted", "said", "pong"}
    assert heard(joined(host, table)) == []
    other, _, _ = table_of_two(guest)
    elsewhere = joined(host, other)
    spoken(joined(friend, other), "everywhere")
    assert heard(elsewhere) == []
    assert host.good("DELETE", where) == []
    assert heard(mine) == ["before", "behind"]
    assert host.bad("PUT", "/api/me/mutes/nobody") == (404, "unknown_person")
    assert host.bad("PUT", f"/api/me/mutes/{host.me['id']}") == (404, "unknown_person")


def stored(server: ThreadServer, query: Query[T]) -> T:
    """The query run by a second process, so to say."""

    async def ask() -> T:
        store = SqliteStore(server.settings.database)
        try:
            return await store.write(query)
        finally:
            await store.close()

    return asyncio.run(ask())


def reports_of(server: ThreadServer, table: str) -> list[talk.Reported]:
    return [one for one in stored(server, talk.reports()) if one.table == table]


def test_a_report_is_kept_with_its_context_and_the_accused_learns_nothing(
    guest: MakeGuest, server: ThreadServer
) -> None:
    table, host, friend = table_of_two(guest)
    mine, theirs = joined(host, table), joined(friend, table)
    say(mine, "hi")
    say(theirs, "you fool")
    mine.until("said", where=lambda message: message["line"]["text"] == "you fool")
    said, told = heard(theirs), len(theirs.texts)
    paths = ("/api/me", "/api/me/history", "/api/me/mutes")
    before = [friend.http.get(path).content for path in paths]
    number = json.loads(mine.texts[-1])["line"]["number"]
    where = f"/api/tables/{table['id']}/reports"
    report = {"channel": "table", "number": number, "reason": "insult", "note": "rude\x00 <b>"}
    for _ in range(2):
        answer = host.http.post(where, json=report)
        assert (answer.status_code, answer.content) == (204, b"")
    assert friend.bad("POST", where, report) == (404, "unknown_line")  # one's own: as if there were none
    assert host.bad("POST", where, {**report, "number": 99}) == (404, "unknown_line")
    assert host.bad("POST", where, {**report, "reason": "dull"})[0] == 400
    (kept,) = reports_of(server, table["id"])
    assert (kept.accused, kept.reporter, kept.reason) == (friend.me["id"], host.me["id"], "insult")
    assert kept.note == "rude <b>"
    assert sorted(line.text for line in kept.context) == ["hi", "you fool"]
    assert [friend.http.get(path).content for path in paths] == before
    assert heard(theirs) == said
    since = {json.loads(text)["kind"] for text in theirs.texts[told:]}
    assert since <= {"pong", "table"}  # people come and go


def test_a_report_is_resolved_once(guest: MakeGuest, server: ThreadServer) -> None:
    table, host, friend = table_of_two(guest)
    mine = joined(host, table)
    say(joined(friend, table), "x")
    mine.until("said")
    body = {"channel": "table", "number": 1, "reason": "spam"}
    host.http.post(f"/api/tables/{table['id']}/reports", json=body)
    (kept,) = reports_of(server, table["id"])
    assert stored(server, talk.resolve(kept.id, "warned", 1.0))
    assert not stored(server, talk.resolve(kept.id, "banned", 2.0))
    assert reports_of(server, table["id"]) == []


def test_lines_and_mutes_reach_people_at_another_process(tmp_path: Path, database_url: str) -> None:
    with ExitStack() as stack:
        urls = []
        for name in ("a", "b"):
            settings = settings_for(tmp_path / name, database_url=database_url)
            urls.append(stack.enter_context(ThreadServer(settings)).url)
        host, friend = Guest(urls[0]), Guest(urls[0])
        stack.callback(host.close)
        stack.callback(friend.close)
        table, _, _ = seated(host, friend)
        mine = joined(host, table)
        friend.url = urls[1]  # the same person, through the other process
        theirs = joined(friend, table)
        spoken(theirs, "one")
        assert mine.until("said")["line"]["text"] == "one"
        spoken(mine, "two")
        assert theirs.until("said", where=lambda m: m["line"]["number"] == 2)["line"]["text"] == "two"
        for odd in ("%00", "%F0%9F%98%80", "x%0Ay"):
            assert friend.bad("PUT", f"/api/me/mutes/{odd}") == (404, "unknown_person")
            friend.good("DELETE", f"/api/me/mutes/{odd}")
            assert friend.bad("GET", f"/api/people/{odd}")[0] in (400, 404)
            assert friend.http.get(f"/api/me/history?against={odd}&after=1_{odd}").status_code in (200, 400)
        friend.good("PUT", f"/api/me/mutes/{host.me['id']}")  # asked of the first, looked at by the second
        left = theirs.until("talk", where=lambda m: len(m["lines"]) < 2)["lines"]
        assert [line["text"] for line in left] == ["one"]


def test_talk_can_be_off(guest: MakeGuest) -> None:
    table, host, _ = table_of_two(guest, chat=False)
    assert table["chat"] is False
    live = joined(host, table)
    assert refused(live, "hello") == "talk_off"
    assert refused(live, phrase="hello") == "talk_off"


def test_floods_nonsense_and_strangers_are_refused(guest: MakeGuest, server: ThreadServer) -> None:
    table, host, friend = table_of_two(guest)
    live = joined(host, table)
    assert refused(live, "x" * (LONGEST_LINE + 1)) == "talk_too_long"
    assert refused(live, " \u202e\u200b ") == "talk_empty"
    assert refused(live, "x", phrase="hello") == "malformed"
    assert refused(live, phrase="dark_cave:loyal") == "malformed"
    assert refused(live, "x", id="y" * 65) == "malformed"
    live.send({"kind": "say", "id": "a", "phrase": "buy_gold"})
    assert live.until("refused")["problem"]["code"] == "malformed"
    stranger = Live(f"{server.url}/api/tables/{table['id']}/live", {})
    stranger.until("sync")
    assert refused(stranger, "who am I") == "no_identity"
    stranger.close()
    codes = []
    for number in range(8):
        name = say(live, f"line {number}")
        # the default keeps this turn's name
        answer = live.until("accepted", "refused", where=lambda m, name=name: m["id"] == name)  # type: ignore[misc]
        codes.append(answer["kind"])
    assert codes[:5] == ["accepted"] * 5
    assert codes[5:] == ["refused"] * 3
    other = joined(friend, table)
    spoken(other, "my own limit")


def test_html_travels_as_the_text_it_is(guest: MakeGuest) -> None:
    table, host, friend = table_of_two(guest)
    mine, theirs = joined(host, table), joined(friend, table)
    text = "<img src=x onerror=alert(1)> & https://example.org/"
    say(mine, text)
    assert theirs.until("said")["line"]["text"] == text


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Příliš žluťoučký kůň", "Příliš žluťoučký kůň"),
        ("Cafe\u0301", "Café"),
        ("a\u202eb\u2066c\u200bd\ufeff", "abcd"),
        ("one\r\n\ttwo\u2028three", "one two three"),
        ("👩\u200d🚀 x\u200dy", "👩\u200d🚀 xy"),
        ("e" + "\u0301" * 60, "é" + "\u0301" * 4),
        ("\ud83d", ""),
    ],
)
def test_a_line_is_readable_text(written: str, kept: str) -> None:
    if not kept:
        with pytest.raises(Refused):
            clean_line(written)
    else:
        assert clean_line(written) == kept
