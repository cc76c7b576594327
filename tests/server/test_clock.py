"""Clocks: folded from the times of the log, the same whoever folds it and however often."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from podzemi.server.match.clock import DAY, PACES, Clocks, check_clock, ranks
from podzemi.server.problems import Refused
from podzemi.wire.messages import Clock

SEATS = 3
CLOCK = Clock("live", 10, 30)

happening = st.one_of(
    st.tuples(st.just("turn"), st.sets(st.integers(0, SEATS - 1)), st.integers(0, SEATS - 1)),
    st.tuples(st.just("back"), st.sets(st.integers(0, SEATS - 1)), st.integers(0, SEATS - 1)),
    st.tuples(st.just("pause"), st.booleans()),
    st.tuples(st.just("sits"), st.integers(0, SEATS - 1), st.booleans()),
)
timed = st.lists(st.tuples(st.integers(0, 60), happening), max_size=25)


def fold(clocks: Clocks, at: float, what: tuple[Any, ...]) -> None:
    match what:
        case ("turn", awaited, seat):
            clocks.turn(at, sorted(awaited), seat if seat in clocks.awaited else None)
        case ("back", awaited, seat):
            clocks.take_back(at, sorted(awaited), seat, [seat])
        case ("pause", paused):
            clocks.pause(at, paused)
        case ("sits", seat, bot):
            clocks.sits(at, seat, bot)


def stand(clocks: Clocks, at: float) -> list[tuple[float, float, float | None]]:
    return [(clocks.left(n, at), clocks.reserve(n, at), clocks.deadline(n)) for n in range(SEATS)]


@settings(deadline=None)
@given(timed, st.integers(0, 25), st.integers(0, 60))
def test_folding_in_two_pieces_is_folding_at_once(
    lines: list[tuple[int, tuple[Any, ...]]], cut: int, later: int
) -> None:
    """Stopping to look, going on from a copy, or a pause of no length changes nothing."""
    whole, parts, at = Clocks(CLOCK, SEATS, 0, [0]), Clocks(CLOCK, SEATS, 0, [0]), 0
    for n, (wait, what) in enumerate(lines):
        if n == cut:
            middle = at + min(wait, later)
            parts = deepcopy(parts)
            parts.pause(middle, parts.paused)
            stand(parts, middle)
        at += wait
        fold(whole, at, what)
        fold(parts, at, what)
    assert stand(whole, at + later) == stand(parts, at + later)


@settings(deadline=None)
@given(timed)
def test_all_the_time_that_a_seat_is_awaited_is_counted_once(
    lines: list[tuple[int, tuple[Any, ...]]],
) -> None:
    """Nothing else is: not the others' time, not a pause, not a bot's."""
    endless = structs.replace(CLOCK, move=0, reserve=10**9)
    clocks, at, used = Clocks(endless, SEATS, 0, [0]), 0, [0] * SEATS
    for wait, what in lines:
        if not clocks.paused:
            for seat in clocks.awaited:
                used[seat] += 0 if clocks.seats[seat].bot else wait
        at += wait
        fold(clocks, at, what)
    assert [10**9 - clocks.left(seat, at) for seat in range(SEATS)] == used


@settings(deadline=None)
@given(timed)
def test_time_never_comes_back(lines: list[tuple[int, tuple[Any, ...]]]) -> None:
    clocks, at = Clocks(CLOCK, SEATS, 0, [0]), 0
    for wait, what in lines:
        before = [clocks.reserve(seat, at) for seat in range(SEATS)]
        at += wait
        fold(clocks, at, what)
        for seat in range(SEATS):
            assert 0 <= clocks.reserve(seat, at) <= before[seat]
            assert 0 <= clocks.left(seat, at) <= CLOCK.move + CLOCK.reserve


def test_a_move_uses_its_own_time_first_and_then_the_reserve() -> None:
    clocks = Clocks(CLOCK, 2, 100, [0])
    assert (clocks.deadline(0), clocks.deadline(1)) == (140, None)
    clocks.turn(108, [1], 0)
    assert (clocks.left(0, 108), clocks.reserve(0, 108)) == (40, 30)
    clocks.turn(133, [0], 1)
    assert (clocks.left(1, 133), clocks.reserve(1, 133)) == (25, 15)
    assert clocks.deadline(0) == 173


def test_who_acts_again_in_everybodys_sight_has_a_new_move_and_others_go_on() -> None:
    clocks = Clocks(CLOCK, 2, 0, [0, 1])
    clocks.turn(8, [0, 1], 0)
    assert (clocks.left(0, 9), clocks.left(1, 9)) == (39, 31)


def test_acting_and_taking_back_gains_nothing() -> None:
    clocks = Clocks(CLOCK, 2, 0, [0])
    clocks.turn(9, [1], 0)
    clocks.take_back(15, [0], 0, [0])
    assert clocks.left(0, 15) == 31
    clocks.turn(27, [1], 0)
    assert clocks.reserve(0, 27) == 19
    clocks.take_back(27, [0], 0, [0])
    assert clocks.left(0, 27) == 19
    assert clocks.left(1, 27) == 40


@pytest.mark.parametrize("clock", [pace.usual for pace in PACES.values()])
def test_the_usual_clocks_are_within_their_bounds(clock: Clock) -> None:
    assert check_clock(clock) == clock
    assert check_clock(None) is None


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        (Clock("live", 4, 0), "clock_value"),
        (Clock("live", DAY, 0), "clock_value"),
        (Clock("relaxed", 300, -1), "clock_value"),
        (Clock("correspondence", DAY, 61 * DAY), "clock_value"),
        (Clock("live", 30, 0, bot="nobody"), "unknown_bot"),
    ],
)
def test_other_clocks_are_refused(clock: Clock, code: str) -> None:
    with pytest.raises(Refused, match=code):
        check_clock(clock)


def test_who_lost_by_time_comes_last() -> None:
    assert ranks([[0, 2], [1], [3]], [2, 1]) == [[0], [3], [1], [2]]
    assert ranks(ranks([[0, 2], [1], [3]], [2, 1]), [2, 1]) == [[0], [3], [1], [2]]
    assert ranks([[1], [0]], []) == [[1], [0]]
