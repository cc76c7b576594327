"""Sentences are parsed when they are first asked for, by whoever asks first."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event

import pytest

from podzemi.languages import entries, patterns


def test_a_sentence_that_another_thread_still_parses_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server answers in threads, and its first visitors ask for the same sentences at once."""
    begun, released = Event(), Event()

    def slow(entry: str) -> dict[str, patterns.Entry]:
        begun.set()
        assert released.wait(60)
        return patterns.entries(entry)

    monkeypatch.setattr(entries, "entries", slow)
    catalogue = entries.Catalogue("cs")
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(catalogue.has, "wdl-run")
        assert begun.wait(60)
        second = threads.submit(catalogue.has, "wdl-run")
        wait([second], timeout=0.2)  # it has had its chance to answer wrongly
        released.set()
        assert first.result() and second.result()
