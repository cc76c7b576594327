"""Every request that the OpenAPI description allows, and many that it does not: none is an error of ours.

Bounded here; many more with PODZEMI_DEEP=1 (`make deep`).
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import schemathesis.transport
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode

from lanes import DEEP
from podzemi.server.app import make_app
from podzemi.server.settings import Settings

from .support import WAIT, Guest, ThreadServer, settings_for

EXAMPLES = 300 if DEEP else 3
SCHEMA = schemathesis.openapi.from_dict(make_app(Settings()).openapi_schema.to_schema())
schemathesis.transport.get(None)
"""Imports now what it sends with: pytest parses every module of a plugin, and CPython 3.11 cannot parse in
two threads at once, as it would beside a server that starts."""
FOUND: list[Any] = list(SCHEMA.get_all_operations())
OPERATIONS = {found.ok().label: found.ok() for found in FOUND}


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """Hashing passwords is made cheap: what is tested is what comes before and after it."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    with ThreadServer(settings_for(folder, password_memory=8, password_passes=1)) as server:
        yield server


@pytest.fixture(scope="module")
def shared(open_server: ThreadServer) -> Iterator[Place]:
    place = Place(open_server.url)
    yield place
    place.guest.close()


class Place:
    """A guest with a table that gathers, one that plays; asked for by requests that would not guess them."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.tables = [self.guest.table(["me", "open"])["id"], self.guest.table(["me", "random"])["id"]]

    def known(self, case: Any, number: int) -> None:
        """Two of three requests name a table, a seat, a game, a person that there is."""
        parameters = case.path_parameters
        if number % 3 == 0 or not parameters:
            return
        there = {"table": self.tables[number % 2], "seat": number % 2, "game": "dungeon_lords"}
        there["person"] = self.guest.me["id"]
        for name in parameters:
            parameters[name] = there.get(name, parameters[name])


def send(url: str, place: Place, case: Any) -> httpx.Response:
    given = case.as_transport_kwargs(base_url=url)
    headers = [
        (name.encode(), value.encode("latin-1", "replace")) for name, value in given["headers"].items()
    ]
    headers.append((b"cookie", place.guest.cookie.encode()))
    kept = {name: given[name] for name in ("method", "url", "params", "json") if name in given}
    return place.guest.http.request(**kept, content=given.get("data"), headers=headers, timeout=WAIT)


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_is_an_error_of_ours(
    open_server: ThreadServer, shared: Place, label: str, caplog: pytest.LogCaptureFixture
) -> None:
    operation = OPERATIONS[label]
    is_mine = "/me" in label or "/tables" in label
    place = Place(open_server.url) if is_mine else shared
    count = 0

    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        place.known(case, count)
        answer = send(open_server.url, place, case)
        assert answer.status_code < 500, (answer.status_code, answer.text, case.as_curl_command())
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "text", "clause", "values", "game"}

    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        try:
            strategy = operation.as_strategy(generation_mode=mode)
            run_examples(strategy, ask)
        except Exception as error:
            if "Unsatisfiable" not in type(error).__name__:
                raise
    if is_mine:
        place.guest.close()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def run_examples(strategy: Any, ask: Any) -> None:
    chosen = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    seed(7)(chosen(given(case=strategy)(lambda case: ask(case))))()
