"""Seats as one of them sees the table. Compiled.

An observation counts seats clockwise from its observer, so that who learns from it plays every seat alike.
"""

from __future__ import annotations

from mypy_extensions import i64


def seen_from(observer: i64, seat: i64, players: i64) -> i64:
    """1: the observer itself, 2: the next one clockwise, and so on; 0: nobody, where the seat is negative."""
    if seat < 0:
        return 0
    if seat < observer:
        return seat - observer + players + 1
    return seat - observer + 1


def seat_at(observer: i64, steps: i64, players: i64) -> i64:
    """The seat so many steps clockwise from the observer; fewer steps than players."""
    seat: i64 = observer + steps
    return seat - players if seat >= players else seat
