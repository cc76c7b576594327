"""What stands in databases and on the wire stays readable, however the classes are called."""

from __future__ import annotations

import msgspec
import pytest

from podzemi.server.match.control import (
    Control,
    QuestionAgreed,
    QuestionAsked,
    QuestionDeclined,
    SeatTakenOver,
    Undo,
    control_of,
)
from podzemi.server.store import LogEntry
from podzemi.server.table.peers import PRESENCE, Presence


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (b'{"kind":"undo","of":7}', Undo(7)),
        (b'{"kind":"table.ask","what":"undo","asks":[1,2],"to":5}', QuestionAsked("undo", [1, 2], 5)),
        (b'{"kind":"table.ask","what":"pause","asks":[],"to":null}', QuestionAsked("pause", [])),
        (b'{"kind":"table.yes"}', QuestionAgreed()),
        (b'{"kind":"table.no"}', QuestionDeclined()),
        (b'{"kind":"table.seat","bot":true,"lost":false}', SeatTakenOver(bot=True)),
        (b'{"kind":"table.seat","bot":false,"lost":true}', SeatTakenOver(bot=False, lost=True)),
    ],
)
def test_lines_of_the_log_are_what_they_were(line: bytes, meant: Control) -> None:
    assert control_of(LogEntry(1, 0, line, None, 0.0)) == meant
    assert msgspec.json.encode(meant) == line


def test_processes_of_different_releases_understand_each_other() -> None:
    assert PRESENCE.decode(b'[["p"],3]') == Presence(frozenset(["p"]), 3)
    assert msgspec.json.encode(Presence(frozenset(["p"]), 3)) == b'[["p"],3]'
