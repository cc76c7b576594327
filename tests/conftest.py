"""What all tests share: the mark that ties a test to the clauses it checks, and signals that work."""

from __future__ import annotations

import signal

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of docs/rules that the test checks")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # started in the background: without this, programs that tests start would never hear Ctrl-C
        signal.signal(signal.SIGINT, signal.default_int_handler)
