"""Whatever comes over a socket is answered: no error of ours, and nothing that the seat may not know.

A short run here; a million messages with PODZEMI_DEEP=1 (`make deep`), at another seed each time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from pathlib import Path

import pytest

from lanes import DEEP
from podzemi.server.services import open_services

from .fuzz import Fuzzer, Mutator
from .support import Guest, ThreadServer, settings_for

MESSAGES = 1_000_000 if DEEP else 8_000
OVER_SOCKETS = 20_000 if DEEP else 400
SEED = time.time_ns() if DEEP else 7


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_mutated_messages_in_the_room(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> Fuzzer:
        async with open_services(
            settings_for(tmp_path, metrics_token="a-secret-of-the-services")
        ) as services:
            fuzzer = Fuzzer(services, SEED)
            await fuzzer.run(MESSAGES)
            return fuzzer

    fuzzer = asyncio.run(go())
    assert errors(caplog) == [], f"seed {SEED}"
    assert sum(fuzzer.counts[kind] for kind in ("accepted", "refused", "pong", "sync")) >= MESSAGES
    assert fuzzer.counts["accepted"] > MESSAGES / 100
    assert fuzzer.counts["refused"] > MESSAGES / 4
    print(f"{MESSAGES} messages at {fuzzer.tables} tables, seed {SEED}: {fuzzer.counts}")


class Wired:
    """Of an eye, what the mutator needs."""

    mark = "wired"
    version = 0
    sent = 0

    def __init__(self, legal: list[dict[str, object]]) -> None:
        self.legal = legal


def test_mutated_messages_over_a_real_socket(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every one is answered, the line stays open, and who looks on hears nothing of it."""
    mutator = Mutator(random.Random(SEED), [])
    with ThreadServer(settings_for(tmp_path, messages_per_second=1e6)) as server:
        host, looker = Guest(server.url), Guest(server.url)
        table = host.table(["me", "open"])["id"]
        live, other = host.live(table), looker.live(table)
        live.until("sync")
        other.until("sync")
        for _ in range(OVER_SOCKETS):
            # a stand-in that has what is asked of it
            data = mutator.message(Wired([{"kind": "draw"}]), share_valid=0.1)  # type: ignore[arg-type]
            live.socket.send(data.encode("utf-8", "replace").decode() if isinstance(data, str) else data)
            answer = live.until("accepted", "refused", "pong", "sync")
            assert answer["kind"] != "refused" or answer["problem"]["code"] != "internal"
        heard = [json.loads(text)["kind"] for text in other.texts]
        assert set(heard) <= {"sync", "table", "talk", "said"}
        looker.close()
        host.close()
    assert errors(caplog) == [], f"seed {SEED}"
