"""What all tests share: the mark that ties a test to the clauses it checks, and signals that work."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from databases import Postgres


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of docs/rules that the test checks")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # started in the background: without this, programs that tests start would never hear Ctrl-C
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Postgres]:
    """A real server, the same for all workers of this run."""
    from databases import Postgres

    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "postgres"
    made = Postgres(folder, "fsync = off", "max_connections = 200")
    yield made
    made.close()


@pytest.fixture
def database_url(postgres: Postgres) -> Iterator[str]:
    """The address of an empty store in PostgreSQL."""
    with postgres.place() as url:
        yield url
