"""A database of an older release is opened by today's server, and its tables are played on.

`schema_9.sqlite.gz` was written by the release that first had schema 9: two guests and a bot at a table of
every game in the middle of the match, one with a clock; a finished match; a table that gathers.
"""

from __future__ import annotations

import gzip
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.records.record import read, replay
from until import until

from .support import Guest, Live, ThreadServer, settings_for

OLD = Path(__file__).parent / "schema_9.sqlite.gz"
COOKIES = (
    "IlhJMkFSREw5UW12Y0pUaEEi.qF4WIW2t9F95pWqWcIUen7HKV9c",
    "IkZLOTFUazVjNHlGdmFkNzMi.AhcY9XFHu_gYK-QSU1QHTObIiFg",
)
"""Of the two guests, signed with the key that is in the database."""
PLAYING = {
    "welcome_dungeon": "_WpD8DsyYZpx5yIFoClzPw",
    "paper_dungeons": "odD8eoQQo7UM-dcEZvt0Ew",
    "dark_cave": "--EIKAAh2C1NRho-bmJM4w",
    "dungeon_lords": "1CvglsfJa4gBFD6WKLX_QA",
}
FINISHED = "YjXoggbfNRU0qWdmgIRM2g"
GATHERING = "xRk8fcN1kPM-BMVKta38eg"
TIMES = {
    "person": ("created", "seen"),
    "game_table": ("created", "started", "finished"),
    "log": ("at",),
    "door": ("seen",),
    "turn": ("at",),
    "timing": ("due",),
    "standing": ("finished",),
    "rating": ("last",),
}
"""Moved to the present: nobody should have forgotten these tables, whenever the test runs."""


def unpack(folder: Path) -> None:
    file = folder / "podzemi.sqlite"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute("PRAGMA user_version").fetchone() == (9,)
        (last,) = database.execute("SELECT max(at) FROM log").fetchone()
        for table, columns in TIMES.items():
            for column in columns:
                database.execute(f"UPDATE {table} SET {column} = {column} + ?", (time.time() - last,))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    folder = tmp_path_factory.mktemp("old")
    unpack(folder)
    with ThreadServer(settings_for(folder)) as server:
        yield server


@pytest.fixture(scope="module")
def guests(server: ThreadServer) -> Iterator[list[Guest]]:
    made = [Guest(server.url, cookie=f"podzemi={cookie}") for cookie in COOKIES]
    yield made
    for one in made:
        one.close()


def opened(guest: Guest, table: str) -> Live:
    live = Live(f"{guest.url}/api/tables/{table}/live", guest.headers)
    guest.sockets.append(live)
    live.until("sync")
    return live


def decide(lives: list[Live], enough: int) -> int:
    """Let everybody who is asked decide, until there were that many decisions, or the match is over."""
    dice, decided = Dice(5), 0

    def round_of_looks() -> bool:
        nonlocal decided
        for live in lives:
            live.resync()
            if live.legal and decided < enough:
                live.act(live.legal[dice.below(len(live.legal))])
                answer = live.until("accepted", "refused")
                assert answer["kind"] == "accepted", answer
                decided += 1
        return decided == enough or any(live.result for live in lives)

    until(round_of_looks)
    return decided


def test_people_are_known_by_their_old_cookies(guests: list[Guest]) -> None:
    assert [guest.me["name"] for guest in guests] == ["Žofie", "Łukasz"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_match_goes_on_where_it_was(guests: list[Guest], game: str) -> None:
    lives = [opened(guest, PLAYING[game]) for guest in guests]
    assert all(live.version > 0 for live in lives)
    assert decide(lives, 6) > 0


def test_a_finished_match_is_the_same_still(guests: list[Guest]) -> None:
    record = read(guests[0].http.get(f"/api/tables/{FINISHED}/record").content, registry.game)
    assert record.result is not None
    replay(record, registry.game)
    assert guests[0].good("GET", f"/api/tables/{FINISHED}")["phase"] == "finished"


def test_a_table_that_gathered_can_be_started(guests: list[Guest]) -> None:
    host, friend = guests
    friend.good("POST", f"/api/tables/{GATHERING}/seats/1", {"player": "me"})
    lives = [opened(guest, GATHERING) for guest in guests]
    host.good("POST", f"/api/tables/{GATHERING}/start")
    assert decide(lives, 4) > 0
