"""The information state of one seat with perfect recall, as bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from podzemi.engine.values import Action, Event, Seat

if TYPE_CHECKING:
    from podzemi.engine.records.record import Turn


def step_memory(
    seat: Seat | None, actor: Seat | None, action: Action | None, events: Sequence[Event]
) -> bytes:
    """One step in the memory of a seat (None: a spectator): the seat that acted (None: the set-up), the
    action if it was its own, and the events that it saw. A step is one MessagePack value, so that different
    sequences of steps never have the same bytes."""
    mine = [view for event in events if (view := event.seen_by(seat)) is not None]
    return msgspec.msgpack.encode((actor, action if actor == seat else None, mine))


def information_state(steps: Sequence[Sequence[Event]], turns: Sequence[Turn], seat: Seat) -> bytes:
    """The steps of a match, set-up first, as the seat keeps them."""
    kept = [step_memory(seat, None, None, steps[0])]
    kept += [step_memory(seat, turn.seat, turn.action, events) for turn, events in zip(turns, steps[1:])]
    return b"".join(kept)
