"""Data packs over the wire: brought, chosen, played with, kept; and the best matches alone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from podzemi.engine import registry
from podzemi.engine.data import packs
from podzemi.engine.dice import Dice
from podzemi.engine.records.record import read, replay
from podzemi.languages import LANGUAGES
from podzemi.server import packs as server_packs
from podzemi.server.packs import BadFile, folder_packs
from podzemi.server.store import SqliteStore, schema
from podzemi.server.support.one_thread import MOST_WAITING
from podzemi.server.table.bots.bot_pool import BotProcess
from podzemi.wire.messages import PackMistake

from .conftest import MakeGuest
from .support import WAIT, Guest, Json, Live, ThreadServer, play, settings_for

PD = "paper_dungeons"
HOUSE = registry.game(PD).builtin_data()
MINE = packs.template(HOUSE).replace("My own", "Printed").replace("[9, -6]", "[9, -7]", 1)


def bring(guest: Guest, text: str = MINE) -> Json:
    made: Json = guest.good("POST", "/api/packs", {"game": PD, "text": text})
    return made


def mistakes(guest: Guest, text: str, game: str = PD, **query: str) -> list[Json]:
    answer = guest.http.post("/api/packs", json={"game": game, "text": text}, params=query)
    assert (answer.status_code, answer.json()["code"]) == (422, "pack"), answer.text
    found: list[Json] = answer.json()["values"]["mistakes"]
    return found


def alone(guest: Guest, seed: int = 3, **more: Any) -> tuple[Json, Live]:
    """A match of one, played at random to its end."""
    table = guest.table(["me"], game=PD, **more)
    assert table["phase"] == "playing"
    live = guest.live(table["id"])
    live.until("sync")
    play({0: live}, Dice(seed))
    return table, live


def test_a_pack_is_its_bringers_and_open_to_the_table(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    pack = bring(host)
    assert pack == {**pack, "game": PD, "name": "Printed", "sha256": packs.digest(MINE), "offered": False}
    assert host.good("GET", f"/api/packs?game={PD}") == [pack]
    assert friend.good("GET", f"/api/packs?game={PD}") == []
    assert host.good("GET", "/api/packs?game=dark_cave") == []
    table = host.table(["me", "open"], game=PD, pack=pack["id"])
    assert table["pack"] == {"id": pack["id"], "name": "Printed"}
    seen = friend.good("GET", f"/api/tables/{table['id']}")
    assert seen["pack"] == table["pack"]
    components = friend.http.get(f"/api/packs/{pack['id']}/components")
    assert components.json() == msgspec.to_builtins(packs.components(MINE))
    assert components.json()["wound_track"]["thresholds"][2] == [9, -7]
    assert friend.http.get(f"/api/packs/{pack['id']}/text").text == MINE
    assert host.table(["me", "open"], game=PD)["pack"] is None


def test_people_and_bots_play_with_the_pack_and_the_record_names_it(guest: MakeGuest) -> None:
    host = guest()
    pack = bring(host)
    table = host.table(["me", "greedy"], game=PD, pack=pack["id"], options={"dungeon": "A"})
    live = host.live(table["id"])
    live.until("sync")
    play({0: live}, Dice(8))
    record = read(host.http.get(f"/api/tables/{table['id']}/record").content, registry.game)
    assert msgspec.to_builtins(record.pack) == {"name": "Printed", "sha256": pack["sha256"]}
    assert replay(record, lambda name: registry.game_with_pack(name, MINE)).version == len(record.actions)
    again = host.good("POST", f"/api/tables/{table['id']}/rematch")
    assert again["pack"] == table["pack"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_in_the_askers_language(guest: MakeGuest, language: str) -> None:
    found = mistakes(guest(), MINE.replace("tier = 1", "tier = 7"), lang=language)
    assert [one["code"] for one in found] == ["range"] * 4 + ["tier"]
    place = {"code": "range", "place": "boss.minotaur.tier", "line": 1058}
    assert found[0] == {**place, "text": found[0]["text"]}
    assert "7" in found[0]["text"] and "3" in found[0]["text"]


def test_packs_are_looked_at_one_at_a_time_and_too_many_are_asked_to_come_back(
    guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come at once: forty texts together held nine hundred megabytes."""
    gate, working = threading.Event(), Counter[str]()

    async def slow(process: BotProcess, work: object, limit: float) -> list[PackMistake]:
        working["now"] += 1
        working["most"] = max(working.values())
        assert await asyncio.to_thread(gate.wait, WAIT)
        working["now"] -= 1
        return []

    monkeypatch.setattr(BotProcess, "ask", slow)
    host = guest()
    with ThreadPoolExecutor(MOST_WAITING + 2) as crowd:
        asked = [
            crowd.submit(host.bad, "POST", "/api/packs", {"game": PD, "text": ""})
            for _ in range(MOST_WAITING + 2)
        ]
        done = list(islice(as_completed(asked), 2))  # nobody else is answered before the gate opens
        assert {one.result() for one in done} == {(429, "too_fast")}
        gate.set()
        codes = Counter(one.result()[1] for one in asked)
    assert codes["pack"] == MOST_WAITING and codes["too_fast"] == 2
    assert working["most"] == 1


def test_components_are_made_once(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    text = MINE.replace("Printed", "Seen by boards")
    pack = bring(guest(), text)["id"]
    shape = msgspec.to_builtins(packs.components(text))
    made = Mock(wraps=packs.components)
    monkeypatch.setattr(packs, "components", made)
    seen = [guest().http.get(f"/api/packs/{pack}/components").json() for _ in range(3)]
    assert seen[0] == seen[1] == seen[2] == shape
    assert made.call_count == 1


def test_what_is_no_pack_of_this_game(guest: MakeGuest) -> None:
    host = guest()
    assert mistakes(host, "what?")[0]["code"] == "not_toml"
    assert mistakes(host, HOUSE, "welcome_dungeon")[0]["code"] == "wrong_game"
    assert mistakes(host, registry.game("dark_cave").builtin_data())[0]["code"] == "wrong_game"
    assert mistakes(host, "#" * 500 + "\n" * packs.MOST_BYTES)[0]["code"] == "too_large"
    body = {"game": PD, "text": "x" * server_packs.BODY_BYTES}
    assert host.bad("POST", "/api/packs", body) == (413, "too_large")
    assert host.bad("POST", "/api/packs", {"game": "chess", "text": ""}) == (404, "unknown_game")
    assert host.bad("POST", "/api/packs", {"game": PD}) == (400, "malformed")
    assert host.good("GET", f"/api/packs?game={PD}") == []


def test_unknown_packs(guest: MakeGuest) -> None:
    host = guest()
    table = {"game": PD, "seats": ["me"], "pack": "nothing"}
    assert host.bad("POST", "/api/tables", table) == (404, "unknown_pack")
    other = {"game": "welcome_dungeon", "seats": ["me", "open"], "pack": bring(host)["id"]}
    assert host.bad("POST", "/api/tables", other) == (404, "unknown_pack")
    for method, path in (("GET", "/text"), ("GET", "/components"), ("DELETE", "")):
        assert host.bad(method, f"/api/packs/nothing{path}") == (404, "unknown_pack")
    stranger = Guest.__new__(Guest)
    stranger.http = host.http.__class__(base_url=host.url)
    assert stranger.bad("POST", "/api/packs", {"game": PD, "text": MINE}) == (401, "no_identity")
    stranger.http.close()


def test_the_same_text_is_kept_once_and_given_back(guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    text = MINE.replace("Printed", "Kept once")
    pack = bring(host, text)
    assert bring(friend, text) == pack == bring(host, text)
    table = host.table(["me", "open"], game=PD, pack=pack["id"])
    for who in (host, friend):
        assert who.http.delete(f"/api/packs/{pack['id']}").status_code == 204
        assert pack not in who.good("GET", f"/api/packs?game={PD}")
    assert host.bad("DELETE", f"/api/packs/{pack['id']}") == (404, "unknown_pack")
    assert host.good("GET", f"/api/tables/{table['id']}")["pack"] == table["pack"]
    lonely = bring(host, text.replace("Kept once", "Forgotten"))
    host.http.delete(f"/api/packs/{lonely['id']}")
    assert host.bad("GET", f"/api/packs/{lonely['id']}/text") == (404, "unknown_pack")


def test_nobody_keeps_packs_without_end(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_packs, "MOST", 1)
    host = guest()
    bring(host)
    bring(host)
    other = {"game": PD, "text": MINE.replace("Printed", "Another")}
    assert host.bad("POST", "/api/packs", other) == (409, "too_many_packs")


def test_the_template_can_be_fetched(guest: MakeGuest) -> None:
    host = guest()
    found = host.http.get(f"/api/games/{PD}/template")
    assert found.text == packs.template(HOUSE) and "attachment" in found.headers["content-disposition"]
    assert host.bad("GET", "/api/games/chess/template") == (404, "unknown_game")


def test_a_game_without_packs_says_so(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("welcome_dungeon"), "packs", None)
    found = server_packs.examine("welcome_dungeon", HOUSE, "en")
    assert isinstance(found, list) and [one.code for one in found] == ["no_packs"]
    assert guest().bad("GET", "/api/games/welcome_dungeon/template") == (409, "no_packs")


def test_games_say_what_a_new_table_needs_to_know(guest: MakeGuest) -> None:
    offered = {game["name"]: game for game in guest().http.get("/api/games").json()}
    assert {name for name, game in offered.items() if game["packs"]} >= {PD, "dark_cave"}
    for name, game in offered.items():
        players = max(2, game["min_players"])
        registry.game(name).validate_options(players, game["first_match"])


def test_a_set_up_can_be_tried(guest: MakeGuest) -> None:
    host = guest()
    alone = host.good("POST", f"/api/games/{PD}/setup", {"players": 1})
    assert alone["options"]["vanishing_gems"] is True
    company = host.good("POST", f"/api/games/{PD}/setup", {"players": 2, "options": {"missions": False}})
    assert company["options"] == {**alone["options"], "vanishing_gems": False, "missions": False}
    first = host.good(
        "POST", "/api/games/dungeon_lords/setup", {"players": 4, "options": {"full_rules": False}}
    )
    assert first["options"]["special_events"] is False
    packed = host.good("POST", f"/api/games/{PD}/setup", {"players": 2, "pack": bring(host)["id"]})
    later = ["treasure_hunter"]  # what came later is named only where it is not as usual
    assert [choice["name"] for choice in packed["choices"]] == [*packed["options"], *later]
    assert host.bad("POST", f"/api/games/{PD}/setup", {"players": 2, "pack": "no"}) == (404, "unknown_pack")
    refused = {"players": 1, "options": {"vanishing_gems": False}}
    assert host.bad("POST", f"/api/games/{PD}/setup", refused) == (409, "solo_vanishing_gems")
    assert host.bad("POST", "/api/games/chess/setup", {"players": 2}) == (404, "unknown_game")


# ---------------------------------------------------------------- the operator's


def test_the_operators_packs_are_offered_to_everybody_and_outlive_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "printed.toml").write_bytes(b"\xef\xbb\xbf" + MINE.encode())
    with ThreadServer(settings_for(tmp_path, packs=folder)) as server:
        host = Guest(server.url)
        (pack,) = host.good("GET", f"/api/packs?game={PD}")
        assert (pack["name"], pack["offered"]) == ("Printed", True)
        assert bring(host) == pack and host.good("GET", f"/api/packs?game={PD}") == [pack]
        table = host.table(["me", "open"], game=PD, pack=pack["id"])
        cookie = host.cookie
        host.close()
    (folder / "printed.toml").unlink()
    with ThreadServer(settings_for(tmp_path, packs=folder)) as server:
        host = Guest(server.url, cookie=cookie)
        assert host.good("GET", f"/api/tables/{table['id']}")["pack"] == table["pack"]
        host.good("POST", f"/api/tables/{table['id']}/seats/1", {"player": "random"})
        assert host.good("POST", f"/api/tables/{table['id']}/start")["phase"] == "playing"
        host.close()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (MINE.replace("tier = 1", "tier = 7"), "range"),
        (HOUSE.replace("paper-dungeons", "chess"), "wrong_game"),
        ("?", "not_toml"),
    ],
)
def test_a_bad_file_of_the_operator_is_named(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "a.toml").write_text(MINE)
    (tmp_path / "b.toml").write_text(text)
    with pytest.raises(BadFile, match=r"b\.toml") as caught:
        folder_packs(tmp_path)
    assert caught.value.error.mistakes[0].code == code
    with pytest.raises(NotADirectoryError):
        folder_packs(tmp_path / "nowhere")


# ---------------------------------------------------------------- across restarts


def test_a_table_with_a_pack_goes_on_after_a_restart(tmp_path: Path) -> None:
    with ThreadServer(settings_for(tmp_path)) as server:
        host = Guest(server.url)
        pack = bring(host)
        table = host.table(["me", "random"], game=PD, pack=pack["id"])
        live = host.live(table["id"])
        live.until("sync")
        play({0: live}, Dice(4), stop_after=9)
        cookie = host.cookie
        host.close()
    with ThreadServer(settings_for(tmp_path)) as server:
        host = Guest(server.url, cookie=cookie)
        live = host.live(table["id"])
        assert live.until("sync")["table"]["pack"] == table["pack"]
        play({0: live}, Dice(5))
        record = read(host.http.get(f"/api/tables/{table['id']}/record").content, registry.game)
        replay(record, lambda name: registry.game_with_pack(name, MINE))
        host.close()


def test_a_pack_that_is_no_longer_taken_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadServer(settings_for(tmp_path)) as server:
        host = Guest(server.url)
        table = host.table(["me", "open"], game=PD, pack=bring(host)["id"])
        cookie = host.cookie
        host.close()
    database = sqlite3.connect(tmp_path / "podzemi.sqlite")
    database.execute("UPDATE pack SET text = replace(text, 'tier = 1', 'tier = 7')")
    database.commit()
    database.close()
    with ThreadServer(settings_for(tmp_path)) as server:
        host = Guest(server.url, cookie=cookie)
        assert host.bad("GET", f"/api/tables/{table['id']}") == (409, "old_pack")
        assert host.good("GET", "/api/tables")["tables"][0]["pack"]["name"] == "Printed"
        host.close()


def first_release(folder: Path) -> tuple[str, str]:
    """A database as the first release wrote it: a match half way, and one that is over."""
    with ThreadServer(settings_for(folder / "now")) as server:
        host = Guest(server.url)
        half = host.table(["me", "random"])
        live = host.live(half["id"])
        live.until("sync")
        play({0: live}, Dice(1), stop_after=3)
        over = host.table(["me", "random"])
        live = host.live(over["id"])
        live.until("sync")
        play({0: live}, Dice(2))
        person = host.good("GET", "/api/me")["id"]
        cookie = f"podzemi={server.app.state.services.identities.signer.dumps(person)}"
        host.close()
    new, old = sqlite3.connect(folder / "now/podzemi.sqlite"), sqlite3.connect(folder / "podzemi.sqlite")
    old.executescript(";".join(schema.path(0, 1, "sqlite")))
    for name in ("setting", "person", "game_table", "place", "log"):
        columns = [row[1] for row in old.execute(f"PRAGMA table_info({name})")]
        rows = new.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()
        old.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(columns))})", rows)
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    new.close()
    return cookie, json.dumps([half["id"], over["id"]])


def test_a_database_of_the_first_release_goes_on(tmp_path: Path) -> None:
    cookie, tables = first_release(tmp_path)
    half, over = json.loads(tables)
    for _ in range(2):  # the second start finds the present version
        with ThreadServer(settings_for(tmp_path)) as server:
            host = Guest(server.url, cookie=cookie)
            assert {table["id"] for table in host.good("GET", "/api/tables")["tables"]} == {half, over}
            assert host.http.get(f"/api/tables/{over}/record").is_success
            live = host.live(half)
            assert live.until("sync")["table"]["pack"] is None
            play({0: live}, Dice(3))
            host.close()
    database = sqlite3.connect(tmp_path / "podzemi.sqlite")
    assert database.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    results = dict(database.execute("SELECT id, result FROM game_table").fetchall())
    assert results[over] is None and set(json.loads(results[half])) == {"ranking", "scores", "detail"}
    database.close()


def test_a_new_database_and_a_migrated_one_are_alike(tmp_path: Path) -> None:
    def shape(path: Path) -> list[Any]:
        store = SqliteStore(path)
        asyncio.run(store.close())
        database = sqlite3.connect(path)
        found = database.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
        database.close()
        return found

    old = sqlite3.connect(tmp_path / "old.sqlite")
    old.executescript(";".join(schema.path(0, 1, "sqlite")))
    old.execute("PRAGMA user_version = 1")
    old.close()
    assert shape(tmp_path / "old.sqlite") == shape(tmp_path / "new.sqlite")


# ---------------------------------------------------------------- personal bests


def test_my_best_matches_alone(guest: MakeGuest) -> None:
    me, other = guest(), guest()
    assert me.http.get(f"/api/me/bests?game={PD}").json() == []
    tables = {}
    for number, options in enumerate(({"dungeon": "A"}, {"dungeon": "B"}, {"campaign": "bandit_hunters"})):
        pack = bring(me)["id"] if number == 1 else None
        table, live = alone(me, number, options=options, pack=pack)
        assert live.result is not None
        tables[table["id"]] = (live.result, options, table["pack"])
    alone(other)
    table = me.table(["me", "random"], game=PD)
    live = me.live(table["id"])
    live.until("sync")
    play({0: live}, Dice(1))
    bests = me.http.get(f"/api/me/bests?game={PD}").json()
    assert {best["table"] for best in bests} == set(tables)
    assert [best["score"] for best in bests] == sorted((best["score"] for best in bests), reverse=True)
    for best in bests:
        result, options, pack = tables[best["table"]]
        assert (best["score"], best["detail"]) == (result["scores"][0], result["detail"])
        assert best["options"].items() >= {**options, "vanishing_gems": True}.items()
        assert best["pack"] == pack and best["finished"] > 1e9
    assert me.http.get("/api/me/bests?game=welcome_dungeon").json() == []
    assert me.bad("GET", "/api/me/bests?game=chess") == (404, "unknown_game")
