"""Lines of play: the best one, its runner-up, the luck of a blind player, on a game one can count by hand."""

from __future__ import annotations

import pytest

from podzemi.engine.puzzles.exhaustive_search import Explorer, Rank, TooLarge, answers, line_of, luck_of

State = tuple[int, ...]


class Coins:
    """Take one or two coins of a row, three times; who has taken exactly four has won."""

    def codes(self, state: State) -> list[int]:
        return [1, 2]

    def after(self, state: State, code: int) -> State:
        return (*state, code)

    def key(self, state: State) -> object:
        return (len(state), sum(state))

    def rank(self, state: State) -> Rank | None:
        return (int(sum(state) == 4),) if len(state) == 3 else None

    known_rank = rank


class Hurry(Coins):
    """The same, but who has taken four after two is known to lose."""

    def known_rank(self, state: State) -> Rank | None:
        return (0,) if len(state) == 2 and sum(state) == 4 else self.rank(state)


def test_the_best_line_and_what_else_there_is() -> None:
    start = Explorer(Coins(), 100).explore(())
    assert start.value == (1,) and line_of(start) == [1, 1, 2]
    assert start.second is None and len(start.best) == 2
    late = dict(dict(start.moves)[1].moves)[1]
    assert late.second == (0,) and [code for code, _ in late.best] == [2]


def test_luck_is_counted_over_all_lines() -> None:
    """Three of the eight lines take four coins: 1+1+2 in any order."""
    start = Explorer(Coins(), 100).explore(())
    assert luck_of(start, (1,)) == pytest.approx(3 / 8)
    assert answers(start) == 1


def test_positions_that_do_not_differ_are_looked_at_once() -> None:
    explorer = Explorer(Coins(), 100)
    explorer.explore(())
    assert len(explorer.known) == 1 + 2 + 3 + 4


def test_what_is_settled_is_not_played_on() -> None:
    explorer = Explorer(Hurry(), 100)
    start = explorer.explore(())
    assert luck_of(start, (1,)) == pytest.approx(3 / 8)
    assert explorer.known[(2, 4)].moves == [] and (3, 6) not in explorer.known


def test_too_many_positions_are_refused() -> None:
    with pytest.raises(TooLarge):
        Explorer(Coins(), 3).explore(())
