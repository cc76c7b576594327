"""One server for most tests; each test brings its own guests and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .support import Guest, ThreadServer, settings_for

MakeGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with ThreadServer(settings_for(tmp_path_factory.mktemp("server"))) as made:
        yield made


@pytest.fixture
def guest(server: ThreadServer) -> Iterator[MakeGuest]:
    """Makes guests who leave when the test is over."""
    made: list[Guest] = []

    def make(url: str = server.url, **headers: str) -> Guest:
        made.append(Guest(url, **headers))
        return made[-1]

    yield make
    for one in made:
        one.close()
