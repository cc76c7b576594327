"""The browser's recorded messages are what today's engine sends."""

from __future__ import annotations

import json

from podzemi.wire import schema
from wire.recording import PATH, recorded
from wire.test_schema import Shapes


def test_recorded_messages_are_fresh() -> None:
    assert PATH.read_text("utf-8") == recorded(), "run `PYTHONPATH=tests python -m wire.recording`"


def test_recorded_messages_fit_the_schema() -> None:
    shapes = Shapes(schema.wire())
    for message in json.loads(recorded()):
        shapes.check("FromServer", message)
