"""Bodies of the HTTP interface about learning from bots: hints, reviews, the level that suits somebody."""

from __future__ import annotations

from typing import Any  # Any: an action of whichever game, not yet checked

from msgspec import Raw, Struct


class WeighedAction(Struct, frozen=True):
    """An action, and how it is likely to end: 0 behind everybody, 1 ahead of everybody; null: unknown.

    With two players that is the chance to win. `reason`: what follows from it and not from the move beside
    it, a fact of the game's preview (the words are `<prefix>-reason-<kind>`); null: none in one sentence."""

    action: Raw
    chance: float | None
    reason: Raw | None = None


class HintInfo(Struct, frozen=True):
    """The moves of the strongest bot here in my place, knowing what I know, the best first.

    `version`: the moment of the table that it is about, as I count."""

    version: int
    best: list[WeighedAction]
    bot: str = "master"
    """The bot that would do it: `greedy`, which tells no chances, where the strongest cannot play."""


class RemarkWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A question for the next remark of the teacher."""

    said: list[str] = []
    """The ids of the remarks that the teacher has already made."""


class RemarkInfo(Struct, frozen=True):
    """A remark of the teacher; `clauses` lead to the paragraph of the rulebook that says more.

    `version`: the moment of the table that it is about, as I count."""

    id: str
    text: str
    clauses: list[str]
    version: int


class RemarkAnswer(Struct, frozen=True):
    """None: there is nothing to say."""

    remark: RemarkInfo | None


class Intention(Struct, frozen=True, forbid_unknown_fields=True):
    """The action that I am about to play, as the game's own JSON."""

    action: Any


class ChancePoint(Struct, frozen=True):
    """How it stood for me after `at` actions."""

    at: int
    chance: float


class CostlyMove(Struct, frozen=True):
    """A decision that cost much: after `at` actions I played one thing and had a better one."""

    at: int
    played: WeighedAction
    better: WeighedAction


class Warning(Struct, frozen=True):
    """The coach's answer: null, or the cost of the action and a better one."""

    costly: CostlyMove | None


class Review(Struct, frozen=True):
    """A finished match as the strongest bot sees it, from what the seat knew at each moment.

    It is worked out while one waits: `done` of `total` decisions so far; ask again until they are equal.
    `moves`: the dearest decisions in the order of the match, when all is done."""

    seat: int
    done: int
    total: int
    curve: list[ChancePoint]
    moves: list[CostlyMove]


class LevelInfo(Struct, frozen=True):
    """The level of bots that suits me in a game: by how my last match against bots ended."""

    game: str
    level: str
