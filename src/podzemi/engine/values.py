"""The named values that cross borders. Plain data, strict to decode, never compiled."""

from __future__ import annotations

import re
from typing import Any, TypeAlias  # Any: what fills the blanks of a sentence

import msgspec
from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, 0 to n - 1 clockwise."""


def snake(name: str) -> str:
    """`MonsterAdded` → `monster_added`: the tag of a value is its class name."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Value(Struct, frozen=True):
    """Plain data that can be a key of a dictionary, lists and all: nobody changes a value."""

    def __hash__(self) -> int:
        return hash(msgspec.msgpack.encode(self))


class BaseView(Value, frozen=True):
    """The knowledge of one seat, or of a spectator, about a match."""


class Action(Value, frozen=True, tag_field="kind", tag=snake, forbid_unknown_fields=True):
    """A wish of a seat: imperative, named as in the specification's vocabulary."""


class Event(Value, frozen=True, tag_field="kind", tag=snake):
    """Something that happened: past tense, with all that a sentence and an animation need."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat (None: a spectator) may see it; None: not at all."""
        raise NotImplementedError(f"{type(self).__name__} must say who sees it")


class PublicEvent(Event, frozen=True):
    """An event that everybody at the table sees whole."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class Outcome(Value, frozen=True, tag_field="kind", tag=snake, forbid_unknown_fields=True):
    """An outcome of chance, as the specification names it in records."""


class Reason(Value, frozen=True, tag_field="kind", tag=snake):
    """A fact that speaks about one action, with the figures that the seat's preview has for it."""


class Refusal(Value, frozen=True):
    """Why an action is not allowed: a code for the sentence, a clause for the curious."""

    code: str
    clause: str
    values: dict[str, Any] = {}
