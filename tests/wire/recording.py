"""A short match as the messages of one seat, for the browser's tests.

Run `PYTHONPATH=tests python -m wire.recording` after a change of the wire or of the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw

from podzemi.engine import registry
from podzemi.engine.game import seen
from podzemi.engine.match import Match
from podzemi.engine.values import Event
from podzemi.wire import messages as wire

PATH: Final = Path(__file__).parents[2] / "web" / "tests" / "recorded.json"
SEAT: Final = 0
START: Final = 1_800_000_000.0
MOVES: Final = 12


def recorded() -> str:
    """A sync while gathering, a sync at the start, and an update for each move."""
    match: Match[Any, Any] = Match(registry.game("welcome_dungeon"), 3, seed=11)
    gathering = wire.Sync(
        _table("gathering", 0), 0, SEAT, _raw(None), _raw([]), _raw(None), [], _raw(None), _raw(None)
    )
    messages: list[Any] = [gathering, _sync(match)]
    for _ in range(MOVES):
        seat = match.game.to_act(match.state)[0]
        actions = match.game.actions(match.state, seat)
        messages.append(_update(match, match.play(seat, actions[match.version % len(actions)])))
    return json.dumps([json.loads(msgspec.json.encode(m)) for m in messages], indent=1) + "\n"


def _table(phase: Any, version: int) -> wire.TableInfo:
    seats = [
        wire.SeatInfo("person", "Anežka", "p1", True, True),
        wire.SeatInfo("bot", "greedy"),
        wire.SeatInfo("person", "Marek", "p2", True),
    ]
    return wire.TableInfo(
        "OAK", "welcome_dungeon", 3, {}, True, "Anežka", True, phase, seats, version, 0, None, START
    )


def _sync(match: Match[Any, Any]) -> wire.Sync:
    game, view = match.game, match.game.view(match.state, SEAT)
    opening = wire.Moment(0, START, _raw(seen(match.opening, SEAT)))
    legal = _raw(game.actions(match.state, SEAT))
    return wire.Sync(
        _table("playing", 0),
        0,
        SEAT,
        _raw(view),
        legal,
        _raw(game.preview(view)),
        [opening],
        _raw(None),
        _raw(None),
    )


def _update(match: Match[Any, Any], events: list[Event]) -> wire.Update:
    game, view = match.game, match.game.view(match.state, SEAT)
    return wire.Update(
        match.version,
        START + match.version,
        _raw(view),
        _raw(game.actions(match.state, SEAT)),
        _raw(game.preview(view)),
        _raw(seen(events, SEAT)),
        _raw(game.result(match.state)),
        _raw(None),
    )


def _raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(recorded(), "utf-8")
