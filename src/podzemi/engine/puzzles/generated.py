"""Generated puzzles: positions drawn from an id and searched to the end, shared by all games that have them.

An id seeds a stream of random positions; the first that qualifies is the puzzle. It must be small enough to
be searched whole, have one answer (`exhaustive_search.answers`) and the difficulty of its level. Finding its
place in the stream takes seconds, so `scripts/puzzles.py` writes it to the game's `puzzles.json`. At run time
one position is searched; ids beyond the list start again from its beginning, so nobody can make a server
search for long.

**Difficulty** is -log2 of the probability that random play finds the solution, rounded.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from datetime import date, timedelta
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from math import log2
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar  # Any: what pickle holds

import msgspec

from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied, builtin
from podzemi.engine.log import Log
from podzemi.engine.puzzles.exhaustive_search import (
    Explorer,
    Position,
    Rank,
    Task,
    TooLarge,
    answers,
    line_of,
    luck_of,
)
from podzemi.engine.puzzles.puzzle import (
    PLAYER,
    Hint,
    Level,
    PuzzleInfo,
    PuzzleScore,
    UnknownPuzzle,
    level_of,
)
from podzemi.engine.values import Action

S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=Components)

TRIES: Final = 2_000
DAILY: Final = "daily"
REMEMBERED: Final = 256
"""Puzzles with their answers."""
EXPLORED: Final = 4
"""Puzzles with everything that can be played in them: what hints are read off."""


class Made(NamedTuple, Generic[S]):
    """A scene with its answer."""

    start: S
    level: Level
    difficulty: int
    goal: Rank
    line: list[int]
    reasons: list[Hint]


def load_ids(package: str, name: str) -> dict[str, int]:
    """By id, which scene of its stream is the puzzle: for the components that the game comes with."""
    found = files(package).joinpath(name)
    return msgspec.json.decode(found.read_bytes(), type=dict[str, int]) if found.is_file() else {}


class GeneratedPuzzles(ABC, Generic[S, B]):
    """`engine.puzzles.Puzzles`; a game says how a scene is drawn, what is searched, what an end is worth."""

    game: ClassVar[str]
    measures: tuple[str, ...]
    hints: tuple[str, ...] = ()
    practices: ClassVar[int]
    """How many practice puzzles there are."""
    bands: ClassVar[dict[Level, tuple[float, float]]]
    """From which difficulty a level reaches to which."""
    most: ClassVar[int]
    """A scene with more positions is no puzzle."""
    written: ClassVar[str] = "puzzles.json"
    """The file of the puzzles that were found already."""

    def __init__(self, box: B) -> None:
        self.box = box
        package, game = (type(one).__module__.rpartition(".")[0] for one in (self, box))
        self.known = load_ids(package, self.written) if builtin(game) is box else {}
        self.made = lru_cache(REMEMBERED)(self._make)
        self.explorer = lru_cache(EXPLORED)(self._explorer)

    def __reduce__(self) -> tuple[Any, ...]:
        """Puzzles follow from their ids: whoever unpickles this makes them again."""
        return type(self), (self.box,)

    # ------------------------------------------------------------ what a game says

    @abstractmethod
    def draw(self, level: Level, number: int, dice: Dice) -> S | None:
        """A scene of this level; of practice, the one of that number. None: this try came to nothing."""

    @abstractmethod
    def task(self, start: S) -> Task[S]:
        """The search problem of that start."""

    @abstractmethod
    def values(self, rank: Rank) -> dict[str, int]:
        """An end in the measures."""

    @abstractmethod
    def stars(self, rank: Rank, goal: Rank) -> int:
        """3 for the goal, 0 for an end that misses what matters most."""

    @abstractmethod
    def decode(self, code: int) -> Action: ...

    def is_fair(self, position: Position) -> bool:
        """Whether there is something to win."""
        return position.second is not None

    def band(self, level: Level, number: int) -> tuple[float, float]:
        """From which difficulty the puzzles of a level reach to which."""
        return self.bands[level]

    # ------------------------------------------------------------ making

    def _make(self, id: str) -> Made[S]:
        level, number = level_of(id)
        if level == "practice" and number > self.practices:
            raise UnknownPuzzle(id)
        listed = self.listed_id(id)
        for attempt in [self.known[listed]] if listed in self.known else range(TRIES):
            if (found := self.attempt(listed, attempt)) is not None:
                return found
        raise UnknownPuzzle(id)

    def listed_id(self, id: str) -> str:
        """The id in the list whose puzzle this one is; itself if nothing is written down."""
        if not self.known or id in self.known:
            return id
        kind, _, rest = id.partition("-")
        if kind != DAILY:
            return f"{kind}-{1 + (int(rest) - 1) % self._count(kind)}"
        first = min(date.fromisoformat(one[len("daily-") :]) for one in self.known if one.startswith(DAILY))
        weeks = self._count(DAILY) // 7
        return f"daily-{first + timedelta((date.fromisoformat(rest) - first).days % (7 * weeks))}"

    def _count(self, kind: str) -> int:
        """How many of a kind are written down."""
        return sum(one.partition("-")[0] == kind for one in self.known)

    def attempt(self, id: str, number: int) -> Made[S] | None:
        """A scene of the stream of an id as a puzzle; None if it is not worth one."""
        level, which = level_of(id)
        seed = sha256(f"{self.game} {id} {number}".encode()).digest()
        start = self.draw(level, which, Dice(int.from_bytes(seed[:8], "big")))
        return None if start is None else self._worthy(start, level, self.band(level, which))

    def _worthy(self, start: S, level: Level, band: tuple[float, float]) -> Made[S] | None:
        """The scene as a puzzle of this level; None if it is not worth one."""
        try:
            position = Explorer(self.task(start), self.most).explore(start.clone())
        except TooLarge:
            return None
        if not self.is_fair(position) or answers(position) != 1:
            return None
        coins = -log2(luck_of(position, position.value))
        low, high = band
        if not low <= coins < high:
            return None
        line = line_of(position)
        return Made(start, level, round(coins), position.value, line, self._reasons(position, line))

    def _reasons(self, position: Position, line: list[int]) -> list[Hint]:
        reasons = []
        for code in line:
            reasons.append(self._reason(position))
            position = dict(position.moves)[code]
        return reasons

    def _reason(self, position: Position) -> Hint:
        """The rank of the best other play; `free`: the order does not matter here."""
        if len(position.best) > 1 or position.second is None:
            return Hint("free", more=True)
        return Hint("only", result=self.values(position.second), more=True)

    def _explorer(self, id: str) -> Explorer[S]:
        return Explorer(self.task(self.made(id).start), self.most)

    # ------------------------------------------------------------ Puzzles

    def practice(self) -> list[PuzzleInfo]:
        return [self.info(f"practice-{number + 1}") for number in range(self.practices)]

    def info(self, id: str) -> PuzzleInfo:
        made = self.made(id)
        return PuzzleInfo(id, made.level, made.difficulty, self.values(made.goal))

    def start(self, id: str, log: Log | None = None) -> S:
        return self.made(id).start.clone()

    def score(self, id: str, state: S) -> PuzzleScore | None:
        made = self.made(id)
        rank = self.task(made.start).rank(state)
        return None if rank is None else PuzzleScore(self.values(rank), self.stars(rank, made.goal))

    def best(self, id: str) -> list[Action]:
        return [self.decode(code) for code in self.made(id).line]

    def reasons(self, id: str) -> list[Hint]:
        return self.made(id).reasons

    def hint(self, id: str, state: S, degree: int) -> Hint:
        """First how things stand, then what is at stake, then the action itself."""
        position = self.explorer(id).explore(state.clone())
        if not position.moves:
            return self._rank_hint(id, state, position)
        if degree <= 1:
            text = "good" if position.value == self.made(id).goal else "missed"
            return Hint(text, result=self.values(position.value), more=True)
        if degree == 2:
            return self._reason(position)
        return Hint("action", action=self.decode(position.best[0][0]))

    def _rank_hint(self, id: str, state: S, position: Position) -> Hint:
        """The end, or a position from which every way is as bad."""
        over = self.score(id, state) is not None
        return Hint("over") if over else Hint("missed", result=self.values(position.value))


__all__ = ["PLAYER", "TRIES", "GeneratedPuzzles", "Made"]
