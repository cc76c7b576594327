"""Puzzles: positions of a game with one player, one goal and one best answer.

A puzzle is an ordinary state in which only seat 0 decides (others play as absent ones do), so that view,
legal actions, preview, events and the board work as in a match. Everything follows from the id: nothing is
stored, and the same id is the same puzzle on every machine. Ids:

- `practice-1` …: the situations of the rulebook, or those that show one idea each;
- `easy-17`, `medium-17`, `hard-17`: as many as one likes, by number;
- `daily-2026-11-15`: one for every day, harder towards the end of the week.

A game may have several kinds (`Kinds`); then the name of a kind stands before such an id: `loyalty-easy-17`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

# Any: states and actions of whichever game, and what fills the blanks of a sentence
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from podzemi.engine.log import Log
from podzemi.engine.values import Action, Event, Refusal

if TYPE_CHECKING:
    from podzemi.engine.game import AnyGame

Generated = Literal["easy", "medium", "hard"]
Level = Literal["practice", "easy", "medium", "hard"]
LEVELS: Final[tuple[Generated, ...]] = ("easy", "medium", "hard")
"""The levels without end: `<level>-<number>` is a puzzle."""
WEEK: Final[tuple[Generated, ...]] = ("easy", "easy", "medium", "medium", "medium", "hard", "hard")
"""The level of the daily puzzle, Monday first."""
COMMON_HINTS: Final = ("good", "missed", "only", "free", "action", "over")
"""Hints that every game can give: their sentences are `puzzle-hint-<text>`; others have the game's prefix."""
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
    """A puzzle before it is played."""

    id: str
    level: Level
    difficulty: int
    """-log2 of the probability that random play finds the solution, rounded."""
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
    """One of COMMON_HINTS, else the sentence is `<prefix>-puzzle-hint-<text>`."""
    values: dict[str, Any] = {}
    result: dict[str, int] | None = None
    """The goal that the sentence names, in the game's own measures."""
    action: Any = None
    events: list[Any] = []
    """Earlier events that the sentence refers to, as the player saw them."""
    more: bool = False
    """Whether a further degree says more."""


class Puzzles(Protocol):
    """The interface of `Game.puzzles`. States are the game's own.

    Its texts are `<prefix>-puzzle-` and `lead`, `practice-<n>` (and `-lead`), `value-<measure>`
    (and `-help`), `hint-<hint>`, `stars-<n>`; of a kind with a name, `<kind>-lead` and so on.
    """

    measures: tuple[str, ...]
    """The measures, the most important first."""
    hints: tuple[str, ...]
    """The texts of its own that a hint can have, beside the common ones."""

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

    def reasons(self, id: str) -> list[Hint]:
        """For every action of that line, why it is played; each as a hint without the action."""

    def hint(self, id: str, state: Any, degree: int) -> Hint:
        """A hint for the next move in a state of this puzzle; degrees 1, 2, 3 say more and more."""


class Kinds:
    """Several kinds in one game: `loyalty-easy-17` is of the kind `loyalty`, `easy-17` of the first.

    Within a kind ids are those of every game. Its texts begin with its name, `<prefix>-puzzle-loyalty-lead`,
    and one more says what is to be taken for certain, `…-premise`. Measures and hints are those of all kinds.
    """

    def __init__(self, first: Puzzles, **others: Puzzles) -> None:
        self.kinds = {FIRST: first, **others}
        every = self.kinds.values()
        self.measures = tuple(measure for puzzles in every for measure in puzzles.measures)
        self.hints = tuple(hint for puzzles in every for hint in puzzles.hints)

    def practice(self) -> list[PuzzleInfo]:
        return [
            replace(info, id=id_of(kind, info.id))
            for kind, puzzles in self.kinds.items()
            for info in puzzles.practice()
        ]

    def info(self, id: str) -> PuzzleInfo:
        puzzles, rest = self._of(id)
        return replace(puzzles.info(rest), id=id)

    def start(self, id: str, log: Log | None = None) -> Any:
        puzzles, rest = self._of(id)
        return puzzles.start(rest, log)

    def score(self, id: str, state: Any) -> PuzzleScore | None:
        puzzles, rest = self._of(id)
        return puzzles.score(rest, state)

    def best(self, id: str) -> Sequence[Action]:
        puzzles, rest = self._of(id)
        return puzzles.best(rest)

    def reasons(self, id: str) -> list[Hint]:
        puzzles, rest = self._of(id)
        return puzzles.reasons(rest)

    def hint(self, id: str, state: Any, degree: int) -> Hint:
        puzzles, rest = self._of(id)
        return puzzles.hint(rest, state, degree)

    def _of(self, id: str) -> tuple[Puzzles, str]:
        kind = kind_of(self, id)
        return self.kinds[kind], id[len(id_of(kind, "")) :]


FIRST: Final = ""
"""The kind whose ids have no name before them."""


def kinds_of(puzzles: Puzzles) -> dict[str, Puzzles]:
    """The kinds of puzzles of a game by name, the first one without."""
    return puzzles.kinds if isinstance(puzzles, Kinds) else {FIRST: puzzles}


def kind_of(puzzles: Puzzles, id: str) -> str:
    kind = id.partition("-")[0]
    return kind if kind in kinds_of(puzzles) else FIRST


def id_of(kind: str, rest: str) -> str:
    """An id within a kind as one of the game."""
    return f"{kind}-{rest}" if kind else rest


_ID: Final = re.compile(r"(practice|easy|medium|hard)-([1-9][0-9]{0,8})|daily-([0-9]{4}-[0-9]{2}-[0-9]{2})")


def level_of(id: str) -> tuple[Level, int]:
    """The level an id stands for and its number; UnknownPuzzle if it is none."""
    found = _ID.fullmatch(id, 0)
    if found is None:
        raise UnknownPuzzle(id)
    if found[3] is None:
        return cast(Level, found[1]), int(found[2])
    try:
        day = date.fromisoformat(found[3])
    except ValueError:
        raise UnknownPuzzle(id) from None
    return WEEK[day.weekday()], 0


def play(game: AnyGame, state: Any, code: int, log: Log | None = None) -> None:
    """The player's action, and what the others do then: as absent seats would (`Game.default`)."""
    game.apply(state, PLAYER, code, log)
    while (seats := game.to_act(state)) and seats != [PLAYER]:
        game.apply(state, seats[0], game.default(state, seats[0]), log)


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
        play(game, state, code, log)
        moments.append(log.events)
    return state, moments


__all__ = [
    "COMMON_HINTS",
    "FIRST",
    "LEVELS",
    "PLAYER",
    "WEEK",
    "Generated",
    "Hint",
    "IllegalMove",
    "Kinds",
    "Level",
    "PuzzleInfo",
    "PuzzleScore",
    "Puzzles",
    "UnknownPuzzle",
    "fold",
    "id_of",
    "kind_of",
    "kinds_of",
    "level_of",
    "play",
]
