"""A row of matches, played in this process or in several: what simulation and tournaments share.

A match is known by its number, so the results do not depend on how the row is split. The pieces are small
at first and then as large as a quarter of a second allows: progress moves from the first match, and
Ctrl-C loses nothing that was finished.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar  # Any: results of whichever series

from msgspec import Struct, to_builtins

from podzemi.arena.figures.thinking import Thinking
from podzemi.arena.lineup import Lineup, check
from podzemi.arena.work.interrupts import hold_back
from podzemi.arena.work.pool import map_ordered
from podzemi.bots.stdio import PATIENCE
from podzemi.engine import registry
from podzemi.engine.game import OptionValue

T = TypeVar("T")
S = TypeVar("S")
Sum = TypeVar("Sum", covariant=True)
_TARGET: Final = 0.25
"""Seconds that one piece should take."""


class Series(Protocol[T, Sum]):
    """A series of matches to play. It travels to other processes, so it only names its game and its bots."""

    @property
    def game(self) -> str: ...

    @property
    def bots(self) -> tuple[str, ...]: ...

    @property
    def pack(self) -> str | None: ...

    @property
    def matches(self) -> int:
        """How many matches there are."""
        ...

    def play(self, lineup: Lineup, number: int) -> tuple[T, bytes | None]:
        """The match of that number: what came out, and its record as a line if records are kept."""
        ...

    def add_up(self, results: list[T]) -> Sum:
        """The outcome of a piece, made small for the way back."""
        ...


class BasePlan(Struct, frozen=True):
    """The settings of every row of matches. Options must be complete."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    games: int
    seed: int
    records: bool = False
    pack: str | None = None
    """The text of the data pack; None: the house data."""

    @property
    def identity(self) -> dict[str, Any]:
        """Everything a match of the row depends on, beside its number."""
        told: dict[str, Any] = to_builtins(self)
        rules = registry.game(self.game).rules_version
        return {"kind": type(self).__name__.lower(), "rules": rules} | {
            name: value for name, value in told.items() if name not in ("games", "records")
        }


class Piece(NamedTuple):
    """Some matches of one of several rows."""

    row: int
    numbers: range


class Batch(Struct, Generic[S]):
    """The results of a piece of the row; `matches` counts those that were finished."""

    matches: int
    summary: S
    lines: list[bytes]
    seconds: float
    cpu_seconds: float
    thinking: list[Thinking]
    """By entrant."""
    row: int = 0
    first: int = 0
    """The number of the first match."""
    interrupted: bool = False


class Pieces:
    """Ranges that cover the numbers 0 to count - 1: one match at first, later what fits into the target.

    `done`: how many matches there are already, from any number on, by that number.
    """

    def __init__(self, count: int, jobs: int, done: Mapping[int, int] | None = None) -> None:
        self._missing = _missing(count, {} if done is None else done)
        self._left = sum(map(len, self._missing))
        self._jobs = jobs
        self._size = 1

    def __iter__(self) -> Iterator[range]:
        while self._missing:
            fair = -(-self._left // self._jobs)
            gap = self._missing[0]
            piece, rest = gap[: min(self._size, fair)], gap[min(self._size, fair) :]
            self._missing[:1] = [rest] if rest else []
            self._left -= len(piece)
            yield piece

    def took(self, matches: int, seconds: float) -> None:
        """Learn from a piece how large the next ones should be; they double at most."""
        fitting = int(matches * _TARGET / max(seconds, 1e-9))
        self._size = max(1, min(fitting, 2 * max(matches, self._size)))


def _missing(count: int, done: Mapping[int, int]) -> list[range]:
    """The remaining numbers, in order."""
    gaps, at = [], 0
    for first in sorted(done):
        gaps.append(range(at, min(first, count)))
        at = max(at, first + done[first])
    return [gap for gap in (*gaps, range(at, count)) if gap]


def run(
    series: Series[Any, S],
    jobs: int,
    take: Callable[[Batch[S]], object],
    progress: Callable[[int], None] | None = None,
    write: Callable[[bytes], object] | None = None,
    ray: bool = False,
) -> None:
    """Play the row; `take` gets the batches in order, `write` the records, `progress` the matches done.

    KeyboardInterrupt comes through, after everything that was finished has been taken.
    """
    check(series.bots)
    pieces = Pieces(series.matches, jobs)
    wanted = (Piece(0, numbers) for numbers in pieces)
    with closing(map_ordered(Player([series]), wanted, jobs, ray)) as batches:
        for batch in batches:
            pieces.took(batch.matches, batch.seconds)
            with hold_back():
                take(batch)
                if write is not None:
                    for line in batch.lines:
                        write(line + b"\n")
                if progress is not None:
                    progress(batch.matches)
            if batch.interrupted:
                raise KeyboardInterrupt


class Player(Generic[T, S]):
    """Plays pieces of rows; programs are started once in every process and keep running for their row."""

    def __init__(self, rows: Sequence[Series[T, S]]) -> None:
        self._rows = rows
        self._lineup: Lineup | None = None
        self._row = -1

    def __call__(self, piece: Piece) -> Batch[S]:
        """Ctrl-C ends the piece early; the match it fell into is not counted."""
        series = self._rows[piece.row]
        done: list[tuple[T, bytes | None]] = []
        thinking: list[Thinking] = []
        interrupted = False
        started, cpu_started = time.perf_counter(), time.process_time()
        try:
            lineup = self._seat(piece.row)
            thinking = lineup.watch()
            for number in piece.numbers:
                done.append(series.play(lineup, number))
        except KeyboardInterrupt:
            interrupted = True
        seconds, cpu_seconds = time.perf_counter() - started, time.process_time() - cpu_started
        lines = [line for _, line in done if line is not None]
        summary = series.add_up([result for result, _ in done])
        first = piece.numbers.start
        return Batch(len(done), summary, lines, seconds, cpu_seconds, thinking, piece.row, first, interrupted)

    def _seat(self, row: int) -> Lineup:
        if self._lineup is None or self._row != row:
            self.close(PATIENCE)
            series = self._rows[row]
            game = registry.game_with_pack(series.game, series.pack)
            self._lineup, self._row = Lineup(game, series.bots), row
        return self._lineup

    def close(self, patience: float) -> None:
        if self._lineup is not None:
            self._lineup.close(patience)
            self._lineup = None
