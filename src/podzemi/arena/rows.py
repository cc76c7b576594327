"""Rows of matches that end when enough is known, are kept in a file, and are played side by side.

Pieces of all rows go to whoever is free, and their results come back in any order. Every row is counted by
the numbers of its matches, so that neither the jobs nor an interruption show in what comes out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any, Generic, Protocol, TypeVar  # Any: results of rows of different kinds

from msgspec import Struct

from podzemi.arena.checkpoint import Checkpoint, Resumable
from podzemi.arena.figures.sequential import Verdict
from podzemi.arena.figures.thinking import Thinking
from podzemi.arena.lineup import check
from podzemi.arena.series import Batch, Piece, Pieces, Player, Series
from podzemi.arena.work.interrupts import hold_back
from podzemi.arena.work.pool import map_as_ready

T = TypeVar("T")


class Row(Series[T, list[T]], Resumable, Protocol[T]):
    """A row of matches in which the first bot is measured."""

    @property
    def per_deal(self) -> int:
        """How many matches in a row are played on the same deal."""
        ...

    def score(self, result: T) -> float:
        """The first bot's score in a match, from 0 to 1."""
        ...


class Run(Struct, frozen=True, kw_only=True):
    """How rows are played."""

    jobs: int = 1
    ray: bool = False
    """On the machines of a Ray cluster instead of in processes of this one."""
    until: float | None = None
    """End a row as soon as the first bot's score is known to be above or below this (`sequential`)."""
    seconds: float | None = None
    """Begin nothing new after that time."""
    checkpoint: Checkpoint | None = None
    progress: Callable[[int], None] | None = None
    """Gets the matches done, at first those that are kept."""
    began: Callable[[], None] | None = None
    """Called when those that are kept have been counted."""
    write: Callable[[bytes], object] | None = None
    """Gets the records in order, row by row; not together with `checkpoint`."""


class Collected(Struct, Generic[T]):
    """The results of a row in order, and what they took; `interrupted`: only those before Ctrl-C.

    `answer`: on which side of `Run.until` the first bot is, if that is known.
    """

    results: list[T]
    thinking: list[Thinking]
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    answer: str | None = None
    interrupted: bool = False


def play(rows: Sequence[Row[T]], run: Run) -> list[Collected[T]]:
    """Play the rows and say what came out of each; after Ctrl-C, what was finished."""
    for row in rows:
        check(row.bots)
    counts = [_Count(row, run) for row in rows]
    if run.began is not None:
        run.began()
    started = time.perf_counter()
    interrupted = False
    try:
        _play(rows, counts, run)
    except KeyboardInterrupt:
        interrupted = True
    _write(counts, run, to_the_end=True)
    for count in counts:
        count.found.seconds = time.perf_counter() - started
        count.found.interrupted = interrupted
    return [count.found for count in counts]


def _play(rows: Sequence[Row[T]], counts: list[_Count[T]], run: Run) -> None:
    deadline = None if run.seconds is None else time.monotonic() + run.seconds
    with closing(map_as_ready(Player(rows), _missing(counts, deadline), run.jobs, run.ray)) as batches:
        for _, batch in batches:
            with hold_back():
                counts[batch.row].take(batch)
                _write(counts, run)
            if batch.interrupted:
                raise KeyboardInterrupt


def _write(counts: list[_Count[Any]], run: Run, to_the_end: bool = False) -> None:
    """The records that are due: those of a row follow when all rows before it are done."""
    if run.write is None:
        return
    for count in counts:
        for line in count.lines:
            run.write(line + b"\n")
        count.lines.clear()
        if not count.is_settled and not to_the_end:
            return


def _missing(counts: list[_Count[Any]], deadline: float | None) -> Iterator[Piece]:
    """The pieces still to be played, row after row."""
    for number, count in enumerate(counts):
        for numbers in count.pieces:
            if count.is_settled:
                break
            if deadline is not None and time.monotonic() >= deadline:
                return
            yield Piece(number, numbers)


class _Count(Generic[T]):
    """One row as far as it is: results are counted in the order of their numbers, whenever they come."""

    def __init__(self, row: Row[T], run: Run) -> None:
        self._row = row
        self._run = run
        self._verdict = None if run.until is None else Verdict(run.until)
        self._early: dict[int, Batch[list[T]]] = {}
        """By first number: those that came before their turn."""
        self.lines: list[bytes] = []
        """Records that are not yet written."""
        self.found: Collected[T] = Collected([], [Thinking() for _ in row.bots])
        known = [] if run.checkpoint is None else run.checkpoint.batches(row)
        for batch in known:
            self._count(batch)
        self.pieces = Pieces(row.matches, run.jobs, {batch.first: batch.matches for batch in known})

    @property
    def is_settled(self) -> bool:
        return self.found.answer is not None or len(self.found.results) >= self._row.matches

    def take(self, batch: Batch[list[T]]) -> None:
        """A piece that was just played."""
        self.pieces.took(batch.matches, batch.seconds)
        if self._run.checkpoint is not None:
            self._run.checkpoint.add(self._row, batch)
        self._count(batch)

    def _count(self, batch: Batch[list[T]]) -> None:
        self.found.cpu_seconds += batch.cpu_seconds
        for mine, more in zip(self.found.thinking, batch.thinking):
            mine.merge(more)
        self._early[batch.first] = batch
        while (due := self._early.pop(len(self.found.results), None)) is not None and due.matches:
            self._append(due)
        if self._run.progress is not None:
            self._run.progress(batch.matches)

    def _append(self, batch: Batch[list[T]]) -> None:
        """Match by match, until enough is known."""
        for number, result in enumerate(batch.summary):
            if self.is_settled:
                return
            self.found.results.append(result)
            self.lines += batch.lines[number : number + 1]
            self._judge()

    def _judge(self) -> None:
        """After every whole deal."""
        done, per_deal = len(self.found.results), self._row.per_deal
        if self._verdict is None or done % per_deal:
            return
        deal = self.found.results[done - per_deal :]
        self._verdict.add(sum(map(self._row.score, deal)) / per_deal)
        self.found.answer = self._verdict.answer


def deal_shares(row: Row[T], results: list[T]) -> list[float]:
    """The first bot's score, deal by deal; what is left of a deal that is not complete does not count."""
    size = row.per_deal
    scores = list(map(row.score, results))
    return [sum(scores[at : at + size]) / size for at in range(0, len(scores) - size + 1, size)]
