"""What all tests share: the mark that ties a test to the clauses it checks, and signals that work."""

from __future__ import annotations

import gc
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from databases import Postgres


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of docs/rules that the test checks")
    config.addinivalue_line("markers", "long: a whole match by clicks, to be started before the others")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # started in the background: without this, programs that tests start would never hear Ctrl-C
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: they need not be searched for dead objects again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[Postgres]:
    """A real server, the same for all workers of this run.

    Not in pytest's own folder: the server may run as another user, who cannot look in there.
    """
    from databases import Postgres

    folder = Path(tempfile.gettempdir()) / f"podzemi-postgres-{testrun_uid}"
    made = Postgres(folder, "fsync = off", "max_connections = 200")
    yield made
    made.close()


@pytest.fixture
def database_url(postgres: Postgres) -> Iterator[str]:
    """The address of an empty store in PostgreSQL."""
    with postgres.place() as url:
        yield url
