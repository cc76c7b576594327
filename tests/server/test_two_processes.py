"""Two server processes on one PostgreSQL: everybody sees the same, and one of them may die."""

from __future__ import annotations

import asyncio
from pathlib import Path

from podzemi.server.store.postgres import PostgresStore

from .crowd import Crowd
from .support import WAIT, ProcessServer

TABLES, ACTS = 50, 500


async def die(crowd: Crowd, server: ProcessServer) -> None:
    """In the middle of it, one process is gone; its people go on through the other."""
    await crowd.reach(ACTS + 150)
    crowd.homes[1] = crowd.homes[0]
    await asyncio.to_thread(server.kill)


async def play(urls: list[str], store: PostgresStore, kill: ProcessServer) -> Crowd:
    crowd = Crowd(urls, people=8)
    await crowd.arrive()
    await crowd.open_tables(TABLES, players=3, bots=5)
    crowd.sit_down()
    await crowd.play_until(ACTS)
    await crowd.agree(store, WAIT)
    assert len(crowd.tables) == TABLES
    assert await crowd.lost(store) == []

    dying = asyncio.create_task(die(crowd, kill))
    await crowd.play_until(2 * ACTS)
    await dying
    await crowd.agree(store, WAIT)
    assert await crowd.lost(store) == []
    assert {player.joined for player in crowd.players if player.person.home == 0} == {1}
    assert all(player.joined > 1 for player in crowd.players if player.person.home == 1)
    await crowd.leave()
    return crowd


def test_eight_people_play_fifty_tables_over_two_processes_and_one_dies(
    tmp_path: Path, database_url: str
) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    servers = [ProcessServer(folder, database_url=database_url) for folder in folders]

    async def run() -> None:
        store = await PostgresStore.open(database_url)
        try:
            async with asyncio.timeout(2 * WAIT):
                crowd = await play([server.url for server in servers], store, servers[1])
            assert crowd.wrong() == []
        finally:
            await store.close()

    try:
        asyncio.run(run())
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()
