"""The whole application without a network, threads or processes: what is answered is on the disk."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from podzemi.alone.store import LocalStore, NoSave, open_save
from podzemi.alone.table_server import TableServer
from podzemi.alone.thinkers import Thinkers
from podzemi.engine.puzzles.puzzle import UnknownPuzzle
from podzemi.server.problems import Refused
from podzemi.server.store import NewerStore, StoreLost, sqlite
from podzemi.server.store.people import people

from .support import JSON, Page, ask, here, server

GAMES = ["welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords"]


def run(folder: Path, work: Callable[[TableServer], Awaitable[Any]]) -> Any:
    async def all_of_it() -> Any:
        async with server(folder) as alone:
            return await work(alone)

    return asyncio.run(all_of_it())


async def sit_down(alone: TableServer, game: str = "welcome_dungeon", bot: str = "greedy") -> str:
    await ask(alone, "GET", "/me")
    table = await ask(alone, "POST", "/tables", {"game": game, "seats": ["me", bot], "public": False})
    return str(table["id"])


def test_a_whole_match_is_played_and_found_again(tmp_path: Path) -> None:
    async def play(alone: TableServer) -> str:
        table = await sit_down(alone)
        page = Page(alone, table)
        page.say(kind="hurry")
        assert await page.play() > 0
        return table

    async def look(alone: TableServer) -> list[Any]:
        return [await ask(alone, "GET", "/me"), await ask(alone, "GET", "/me/history")]

    table = run(tmp_path, play)
    me, history = run(tmp_path, look)
    assert [match["table"] for match in history["matches"]] == [table]
    assert me["id"] in str(history)


def test_a_match_goes_on_after_a_killed_tab(tmp_path: Path) -> None:
    """A later start needs no more than the files hold at the moment of an answer."""
    copies: list[Path] = []

    async def play(alone: TableServer) -> str:
        table = await sit_down(alone)
        page = Page(alone, table)
        await page.play(most=3)
        copies.append(shutil.copytree(tmp_path / "first", tmp_path / "second"))
        return table

    async def go_on(alone: TableServer, table: str) -> dict[str, Any]:
        page = Page(alone, table)
        while (message := await page.next())["kind"] != "sync":
            pass
        return message

    table = run(tmp_path / "first", play)
    sync = run(copies[0], lambda alone: go_on(alone, table))
    assert sync["version"] >= 3
    assert sync["seat"] is not None  # the same person sits there


def test_a_puzzle_and_its_refusals_come_from_the_thinkers(tmp_path: Path) -> None:
    async def look(alone: TableServer) -> list[Any]:
        found = await ask(alone, "GET", "/puzzles/paper_dungeons")
        unknown = await alone.request("GET", "/api/puzzles/welcome_dungeon/nothing/best", JSON)
        return [found, unknown.status]

    found, unknown = run(tmp_path, look)
    assert found["practice"]
    assert unknown == 404


def test_a_disk_that_is_full_is_said_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    def full() -> None:
        raise OSError("no room")

    async def write() -> None:
        store = LocalStore(tmp_path / "s.sqlite", full)
        with pytest.raises(StoreLost, match="no room"):
            await store.write(people.add("p", "P", 1.0))
        await store.close()

    asyncio.run(write())


def test_a_save_brings_everything_back(tmp_path: Path) -> None:
    async def fill(alone: TableServer) -> tuple[bytes, Any]:
        await sit_down(alone)
        return alone.store.save(), await ask(alone, "GET", "/me")

    async def bring(alone: TableServer, save: bytes) -> None:
        await ask(alone, "GET", "/me")
        alone.store.restore(save)

    async def who(alone: TableServer) -> Any:
        return await ask(alone, "GET", "/me")

    save, me = run(tmp_path / "old", fill)
    run(tmp_path / "new", lambda alone: bring(alone, save))
    assert run(tmp_path / "new", who)["id"] == me["id"]


def test_what_is_no_save_changes_nothing(tmp_path: Path) -> None:
    store = LocalStore(tmp_path / "s.sqlite")
    save = store.save()
    for broken in (b"", b"a text", save[:5000], save[:3000] + bytes(2000) + save[5000:]):
        with pytest.raises(NoSave):
            store.restore(broken)
    assert store.save() == save
    asyncio.run(store.close())


def test_a_save_of_a_later_release_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = LocalStore(tmp_path / "s.sqlite")
    store.connection.execute("PRAGMA user_version = 9999")
    with pytest.raises(NewerStore):
        open_save(store.save())
    asyncio.run(store.close())
    opened: list[sqlite3.Connection] = []
    connect = sqlite.connect

    def noted(*given: Any) -> sqlite3.Connection:
        opened.append(connect(*given))
        return opened[-1]

    monkeypatch.setattr(sqlite, "connect", noted)
    with pytest.raises(NewerStore):
        LocalStore(tmp_path / "s.sqlite")
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")


def _fail(error: Exception) -> None:
    raise error


def _fail_oddly() -> None:
    raise Odd("one", "two")


class Odd(Exception):
    """An error that cannot travel."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one)
        self.two = two


@pytest.mark.parametrize("error", [UnknownPuzzle("x"), Refused("unknown_puzzle", of="x"), ValueError("y")])
def test_an_error_of_a_thinker_is_raised_here(error: Exception) -> None:
    with pytest.raises(type(error)):
        asyncio.run(Thinkers(here).think(partial(_fail, error)))


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    with pytest.raises(RuntimeError, match="Odd: one"):
        asyncio.run(Thinkers(here).think(_fail_oddly))


def test_what_needs_other_people_is_not_offered(tmp_path: Path) -> None:
    async def look(alone: TableServer) -> list[int]:
        paths = (
            "/api/account",
            "/api/me/friends",
            "/api/ratings?game=dark_cave&players=4",
            "/api/admin/load",
        )
        return [(await alone.request("GET", path, JSON)).status for path in paths]

    assert set(run(tmp_path, look)) == {404}
