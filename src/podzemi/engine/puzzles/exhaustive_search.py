"""All lines of play from a position in which one seat decides and nothing is left to chance.

`explore` follows every action to every end and keeps what it saw as a graph: positions that differ in
nothing that matters are one. The best line, its runners-up and the luck of a blind player are read off it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

S = TypeVar("S")

Rank: TypeAlias = tuple[int, ...]
"""How good an end is: compared from the left, more is better."""


class TooLarge(Exception):
    """The search exceeded its limit of positions."""


class Task(Protocol[S]):
    """A search problem. States are the game's own."""

    def codes(self, state: S) -> Sequence[int]:
        """The legal codes."""

    def after(self, state: S, code: int) -> S:
        """A state of its own, in which the seat decides again or all is over."""

    def key(self, state: S) -> Hashable:
        """Equal where everything that is still to come is equal; at an end, where the answer is the same."""

    def rank(self, state: S) -> Rank | None:
        """None while it goes on."""

    def known_rank(self, state: S) -> Rank | None:
        """The rank of every line from here, if it is known without search; at an end, its rank."""


class Position:
    """One position with all that can follow; where it is settled how it ends, without moves."""

    __slots__ = ("luck", "moves", "value")

    def __init__(self, value: Rank, moves: list[tuple[int, Position]]) -> None:
        self.value = value
        """The rank of best play."""
        self.moves = moves
        self.luck = -1.0
        """See `luck_of`; negative: not worked out yet."""

    @property
    def best(self) -> list[tuple[int, Position]]:
        """The moves that give nothing away."""
        return [move for move in self.moves if move[1].value == self.value]

    @property
    def second(self) -> Rank | None:
        """The rank of the best other move; None: there is none, or nothing can go wrong."""
        worse = [child.value for _, child in self.moves if child.value != self.value]
        return max(worse) if worse else None


class Explorer(Generic[S]):
    """Looks at every position once."""

    def __init__(self, task: Task[S], most: int) -> None:
        """`most`: how many positions may be looked at; TooLarge beyond."""
        self.task = task
        self.most = most
        self.known: dict[Hashable, Position] = {}

    def explore(self, state: S) -> Position:
        key = self.task.key(state)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._explore(state)
        return found

    def _explore(self, state: S) -> Position:
        settled = self.task.known_rank(state)
        if settled is not None:
            return Position(settled, [])
        if len(self.known) >= self.most:
            raise TooLarge
        task = self.task
        moves = [(code, self.explore(task.after(state, code))) for code in task.codes(state)]
        return Position(max(child.value for _, child in moves), moves)


def line_of(position: Position) -> list[int]:
    """The best line; of several the one whose moves come first."""
    line = []
    while position.moves:
        code, position = position.best[0]
        line.append(code)
    return line


def luck_of(position: Position, goal: Rank) -> float:
    """The chance of somebody who plays blindly to end as well as the goal; a graph has one goal only."""
    if position.value < goal:
        return 0.0
    if not position.moves:
        return 1.0
    if position.luck < 0:
        chances = [luck_of(child, goal) for _, child in position.moves]
        position.luck = sum(chances) / len(chances)
    return position.luck


def answers(position: Position) -> int:
    """How many different ends the best play has; 1: there is one answer, whatever the order of its moves."""
    ends, todo, seen = set(), [position], {position}
    while todo:
        here = todo.pop()
        if not here.moves:
            ends.add(here)
        for _, child in here.best:
            if child not in seen:
                seen.add(child)
                todo.append(child)
    return len(ends)


__all__ = ["Explorer", "Position", "Rank", "Task", "TooLarge", "answers", "line_of", "luck_of"]
