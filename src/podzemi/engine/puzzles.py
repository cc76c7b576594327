"""Puzzles: positions of a game with one player, one goal and one best answer.

A puzzle is an ordinary state in which only seat 0 decides, so that view, legal actions, outlook,
events and the board work as in a match. Everything follows from the id: nothing is stored, and the
same id is the same puzzle on every machine. Ids:

- `practice-1` …: the situations of the rulebook;
- `easy-17`, `medium-17`, `hard-17`: as many as one likes, by number;
- `daily-2026-11-15`: one for every day, harder towards the end of the week.
"""

from __future__ import annotations

from collections.abc import Sequence

# Any: states and actions of whichever game, and what fills the blanks of a sentence
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from msgspec import Struct

from podzemi.engine.log import Log
from podzemi.engine.values import Action, Event, Refusal

if TYPE_CHECKING:
    from podzemi.engine.game import AnyGame

Level = Literal["practice", "easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
"""The levels without end: `<level>-<number>` is a puzzle."""
PLAYER = 0
"""The seat that solves."""


class UnknownPuzzle(LookupError):
    """No puzzle of that id."""


class IllegalMove(ValueError):
    """An action of a line of play that the rules refuse; `at` counts from 0."""

    def __init__(self, at: int, refusal: Refusal) -> None:
        super().__init__(f"action {at}: {refusal.code} [{refusal.clause}]")
        self.at = at
        self.refusal = refusal


class PuzzleInfo(Struct, frozen=True):
    """What is known of a puzzle before it is played."""

    id: str
    level: Level
    difficulty: int
    """How unlikely it is to find the way by guessing: the number of coins that must all show heads."""
    goal: dict[str, int]
    """The best result, in the game's own measures; the most important one first."""


class PuzzleScore(Struct, frozen=True):
    """How an attempt ended, in the same measures."""

    values: dict[str, int]
    stars: int
    """3: nothing better exists; 0: not even the most important measure is right."""


class Hint(Struct, frozen=True):
    """Help for the next step: a text with its values, and in the last degree the action itself."""

    text: str
    """The sentence is `<prefix>-puzzle-hint-<text>`."""
    values: dict[str, Any]
    action: Any = None
    more: bool = False
    """Whether a further degree says more."""


class Puzzles(Protocol):
    """What a game with puzzles offers as `Game.puzzles`. States are the game's own.

    Its texts are `<prefix>-puzzle-` and `level-<level>`, `value-<measure>` (and `-help`), `hint-<hint>`,
    `stars-<n>`, `difficulty`.
    """

    measures: tuple[str, ...]
    """What counts, the most important first."""
    hints: tuple[str, ...]
    """The texts a hint can have."""

    def practice(self) -> list[PuzzleInfo]:
        """The situations of the rulebook, in its order."""

    def info(self, id: str) -> PuzzleInfo:
        """UnknownPuzzle if there is none; likewise below."""

    def start(self, id: str, log: Log | None = None) -> Any:
        """The state in which seat 0 begins."""

    def score(self, id: str, state: Any) -> PuzzleScore | None:
        """How it ended; None while it goes on."""

    def best(self, id: str) -> Sequence[Action]:
        """A whole line of play to the best end."""

    def hint(self, id: str, state: Any, degree: int) -> Hint:
        """What to do next in a state of this puzzle; degrees 1, 2, 3 say more and more."""


def fold(game: AnyGame, id: str, actions: Sequence[bytes]) -> tuple[Any, list[list[Event]]]:
    """The state after a line of play given as JSON, and what happened: at the start and at each action."""
    assert game.puzzles is not None
    log = Log()
    state = game.puzzles.start(id, log)
    moments = [log.events]
    for at, written in enumerate(actions):
        action = game.parse(written)
        if isinstance(action, Refusal):
            raise IllegalMove(at, action)
        code = game.encode(action)
        if (refusal := game.refusal(state, PLAYER, code)) is not None:
            raise IllegalMove(at, refusal)
        log = Log()
        game.apply(state, PLAYER, code, log)
        moments.append(log.events)
    return state, moments


__all__ = [
    "LEVELS",
    "PLAYER",
    "Hint",
    "IllegalMove",
    "Level",
    "PuzzleInfo",
    "PuzzleScore",
    "Puzzles",
    "UnknownPuzzle",
    "fold",
]
