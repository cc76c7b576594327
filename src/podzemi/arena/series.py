"""A row of matches, played in this process or in several: what simulation and tournaments share.

A match is known by its number, so the results do not depend on how the row is split. The pieces are small
at first and then as large as a quarter of a second allows: progress moves from the first match, and
Ctrl-C loses nothing that was finished.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, Final, Generic, Protocol, TypeVar  # Any: results that only their own series adds up

from msgspec import Struct

from podzemi.arena.interrupts import Interrupted, held_back
from podzemi.arena.lineup import Lineup, check
from podzemi.arena.pool import map_ordered
from podzemi.engine import registry
from podzemi.engine.game import OptionValue

R = TypeVar("R")
T = TypeVar("T")
S = TypeVar("S")
Sum = TypeVar("Sum", covariant=True)
_TARGET: Final = 0.25
"""Seconds that one piece should take."""


class Series(Protocol[T, Sum]):
    """What is to be played. It travels to other processes, so it only names its game and its bots."""

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
        """What came out of a piece, made small for the way back."""
        ...


class BasePlan(Struct, frozen=True):
    """What every row of matches is told. Options must be complete."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    games: int
    seed: int
    records: bool = False
    pack: str | None = None
    """The text of the data pack; None: the house data."""


class Batch(Struct, Generic[S]):
    """What a piece of the row gave; `matches` are those that were finished."""

    matches: int
    summary: S
    lines: list[bytes]
    seconds: float
    cpu_seconds: float
    interrupted: bool = False


class Pieces:
    """Ranges that cover the numbers 0 to count - 1: one match at first, later what fits into the target."""

    def __init__(self, count: int, jobs: int) -> None:
        self._next = 0
        self._count = count
        self._jobs = jobs
        self._size = 1

    def __iter__(self) -> Iterator[range]:
        while self._next < self._count:
            fair = -(-(self._count - self._next) // self._jobs)
            stop = self._next + min(self._size, fair)
            piece = range(self._next, stop)
            self._next = stop
            yield piece

    def took(self, matches: int, seconds: float) -> None:
        """Learn from a piece how large the next ones should be; they double at most."""
        fitting = int(matches * _TARGET / max(seconds, 1e-9))
        self._size = max(1, min(fitting, 2 * max(matches, self._size)))


def run(
    series: Series[Any, S],
    jobs: int,
    take: Callable[[Batch[S]], object],
    progress: Callable[[int], None] | None = None,
    write: Callable[[bytes], object] | None = None,
) -> None:
    """Play the row; `take` gets the batches in order, `write` the records, `progress` the matches done.

    KeyboardInterrupt comes through, after everything that was finished has been taken.
    """
    check(series.bots)
    pieces = Pieces(series.matches, jobs)
    with closing(map_ordered(_Player(series), pieces, jobs)) as batches:
        for batch in batches:
            pieces.took(batch.matches, batch.seconds)
            with held_back():
                take(batch)
                if write is not None:
                    for line in batch.lines:
                        write(line + b"\n")
                if progress is not None:
                    progress(batch.matches)
            if batch.interrupted:
                raise KeyboardInterrupt


class Collected(Struct, Generic[T]):
    """All results of a row in order, and what they took; `interrupted`: only those before Ctrl-C."""

    results: list[T]
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    interrupted: bool = False


def collect(
    series: Series[T, list[T]],
    jobs: int,
    report: Callable[[Collected[T]], R],
    progress: Callable[[int], None] | None = None,
    write: Callable[[bytes], object] | None = None,
) -> R:
    """Play the row and report on it. Ctrl-C raises Interrupted with the report on what was finished."""
    played: Collected[T] = Collected([])
    started = time.perf_counter()

    def take(batch: Batch[list[T]]) -> None:
        played.results.extend(batch.summary)
        played.cpu_seconds += batch.cpu_seconds

    try:
        run(series, jobs, take, progress, write)
    except KeyboardInterrupt:
        played.interrupted = True
    played.seconds = time.perf_counter() - started
    if played.interrupted:
        raise Interrupted(report(played))
    return report(played)


class _Player(Generic[T, S]):
    """Plays pieces of the row; programs are started once in every process and keep running."""

    def __init__(self, series: Series[T, S]) -> None:
        self._series = series
        self._lineup: Lineup | None = None

    def __call__(self, numbers: range) -> Batch[S]:
        """Ctrl-C ends the piece early; the match it fell into is not counted."""
        done: list[tuple[T, bytes | None]] = []
        interrupted = False
        started, cpu_started = time.perf_counter(), time.process_time()
        try:
            lineup = self._seated()
            for number in numbers:
                done.append(self._series.play(lineup, number))
        except KeyboardInterrupt:
            interrupted = True
        seconds, cpu_seconds = time.perf_counter() - started, time.process_time() - cpu_started
        lines = [line for _, line in done if line is not None]
        summary = self._series.add_up([result for result, _ in done])
        return Batch(len(done), summary, lines, seconds, cpu_seconds, interrupted)

    def _seated(self) -> Lineup:
        if self._lineup is None:
            game = registry.game_with_pack(self._series.game, self._series.pack)
            self._lineup = Lineup(game, self._series.bots)
        return self._lineup

    def close(self, patience: float) -> None:
        if self._lineup is not None:
            self._lineup.close(patience)
