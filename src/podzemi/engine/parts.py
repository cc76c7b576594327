"""Optional parts of a game, beyond its rules. A game holds each as an attribute, None where it has none.

The two largest parts have modules of their own: `engine.puzzles` and `engine.observation_spec`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING, Protocol, TypeVar

from msgspec import Struct

from podzemi.engine.fields import Copied
from podzemi.engine.records.analysis import Lesson

if TYPE_CHECKING:
    from podzemi.engine.game import AnyGame, OptionValue, Result
    from podzemi.engine.match import AnyMatch

S = TypeVar("S", bound=Copied, contravariant=True)


class Packs:
    """Playing with other components: data packs (docs/packs.md)."""

    def __init__(self, package: str, build: Callable[[str], AnyGame]) -> None:
        """`package` holds the built-in `data.toml`; `build` gives the game with the data of a text, or raises
        PackError, which says what is wrong with it."""
        self._package = package
        self.game = build

    def builtin(self) -> str:
        """The built-in data as text: what a pack starts from."""
        return files(self._package).joinpath("data.toml").read_text("utf-8")


class Grade(Struct, frozen=True):
    """How good a score is: better than `percentile` of 100 matches of our own bot in the same task."""

    name: str
    """`<prefix>-grade-<name>` are the words for it."""
    level: int
    """1 is the lowest."""
    percentile: int


class Grading(Protocol):
    """How good a lone player's result is."""

    @property
    def names(self) -> tuple[str, ...]:
        """The grades, the lowest first."""

    def grade(self, players: int, options: dict[str, OptionValue], result: Result) -> Grade | None:
        """None where nothing was measured to tell."""


class Limits(Struct, frozen=True):
    """Bounds on every match, for programs that learn; scores with a data pack may lie beyond them."""

    decisions: Callable[[int], int]
    """More decisions than a match of so many players ever has."""
    scores: tuple[float, float]
    memory: int = 1 << 20
    """More bytes than an information state of a seat ever has."""


class Statistics(Protocol[S]):
    """Facts that simulations count in finished matches."""

    @property
    def names(self) -> tuple[str, ...]:
        """`<prefix>-fact-<name>` are the words for them."""

    def holds(self, state: S, name: str) -> bool:
        """Whether it is true of this finished match."""


class Sides(Struct, frozen=True):
    """The sides of one match, whether the seats know them or not: the name of a side by seat.

    `notes` are numbers that matter for the balance of the sides, such as how many are in disguise.
    """

    by_seat: list[str]
    notes: dict[str, int] = {}


class Teams(Protocol[S]):
    """The sides of a match, fixed at its start. Nobody who plays asks."""

    @property
    def notes(self) -> tuple[str, ...]:
        """The names of the notes of `sides`; `<prefix>-note-<name>` are the words for them."""

    def sides(self, state: S) -> Sides:
        """The seats of each side."""


class Analysis(Protocol):
    """Analysis of a finished match: the best play, part by part."""

    @property
    def notes(self) -> tuple[str, ...]:
        """The notes that lessons can have; `<prefix>-hindsight-<note>` are the words for them."""

    def lessons(self, match: AnyMatch) -> list[Lesson]:
        """The lessons of a finished match, one per part."""


__all__ = [
    "Analysis",
    "Grade",
    "Grading",
    "Lesson",
    "Limits",
    "Packs",
    "Sides",
    "Statistics",
    "Teams",
]
