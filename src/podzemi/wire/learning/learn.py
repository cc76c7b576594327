"""The bodies of the guided ways. A scene is stateless: whoever asks sends all moves along."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from podzemi.learn import Mistake, Move, Telling
from podzemi.wire.messages import Moment

How = Literal["ahead", "done", "skipped"]


class LearnScene(Struct, frozen=True):
    """A scene of the list, and how far the asker is with it."""

    id: str
    title: str
    how: How
    optional: bool
    """Not on the way itself; such scenes come last."""


class LearnGame(Struct, frozen=True):
    """The guided way of one game. `asked`: the reader has said whether the first match is still to come."""

    game: str
    scenes: list[LearnScene]
    asked: bool


class LearnLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves so far, from the start; only the last one may be wrong."""

    moves: list[Move] = []


class LearnMark(Struct, frozen=True, forbid_unknown_fields=True):
    """How a scene, or the question about the first match, ended."""

    how: Literal["done", "skipped"]


class LearnStep(Struct, frozen=True):
    """A scene after some moves: what the teacher says, and as in `sync` what the player sees and may do."""

    telling: Telling
    step: int
    """How many decisions are behind the player, of `steps`; so many moves count."""
    steps: int
    mistake: Mistake | None
    """The teacher's words about a wrong last move; None: it was right."""
    show: Move | None
    """A right move; None: the scene is over."""
    seat: int
    names: list[str]
    """The names of the players; the reader's own is empty."""
    open: bool
    """Whether all cards lie open in this scene."""
    look: tuple[str, ...]
    """CSS selectors of the elements to look at."""
    view: Raw
    legal: Raw
    outlook: Raw
    result: Raw
    history: list[Moment]
    events: Raw | UnsetType = UNSET
    """The events of the last move; left out after a wrong one."""


__all__ = ["LearnGame", "LearnLine", "LearnMark", "LearnScene", "LearnStep", "Mistake", "Move", "Telling"]
