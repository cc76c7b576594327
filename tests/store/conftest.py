"""Every test of the store is run on both databases, and on a browser's one file where that is enough."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from podzemi.alone.store import LocalStore
from podzemi.server.store import LogEntry, Place, Store, Table, open_store

Work: TypeAlias = Callable[[Store], Awaitable[Any]]


LOCAL = "local.sqlite"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" in metafunc.fixturenames:
        local = ["local"] if "with_store" in metafunc.fixturenames else []
        metafunc.parametrize("place", ["sqlite", "postgresql", *local], indirect=True)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where an empty store may be: a file, or the address of a database."""
    if request.param != "postgresql":
        return tmp_path / "data" / ("s.sqlite" if request.param == "sqlite" else LOCAL)
    url: str = request.getfixturevalue("database_url")
    return url


@pytest.fixture
def with_store(place: str | Path) -> Callable[..., list[Any]]:
    """Runs works one after another on a store at that place."""

    def run(*works: Work) -> list[Any]:
        return asyncio.run(in_store(place, *works))

    return run


async def in_store(place: str | Path, *works: Work) -> list[Any]:
    local = isinstance(place, Path) and place.name == LOCAL
    store: Store = LocalStore(Path(place)) if local else await open_store(place)
    try:
        return [await work(store) for work in works]
    finally:
        await store.close()


def new_table(name: str = "t", **more: Any) -> Table:
    places = [Place("person", "p"), Place("bot", "random")]
    given = {"seed": 2**64 - 1, "options": {"x": True}, "places": places}
    fixed = {"game": "g", "rules": 1, "host": "p", "public": True, "created": 1.0}
    return Table(id=name, **{**fixed, **given, **more})


def entry(version: int, client: str | None = None) -> LogEntry:
    return LogEntry(version, 0, b"{}", client, 2.0)
