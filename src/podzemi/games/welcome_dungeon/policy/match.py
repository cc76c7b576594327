"""The effect of a run's end on the match, by successes and failures alone. Compiled.

A player's standing doubles with a success and falls to a third with a failure, as the solved two-player match
has it (docs/bots/welcome_dungeon.md); the chance to win is the share of all standings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.welcome_dungeon.state import State

SURE: Final[i64] = 1000
FRESH: Final[i64] = 1000
"""The standing of a player without success and failure."""
ONE_SUCCESS: Final[i64] = 20
"""By so many tenths a success multiplies it, and a failure divides it."""
ONE_FAILURE: Final[i64] = 28


def standing(state: State, seat: i64, successes: i64, failures: i64) -> i64:
    """How strong the seat stands with so many more successes and failures; 0 if it is eliminated."""
    if state.failures[seat] + failures >= state.box.failure_limit:
        return 0
    found: i64 = FRESH
    for _ in range(state.successes[seat] + successes):
        found = found * ONE_SUCCESS // 10
    for _ in range(state.failures[seat] + failures):
        found = found * 10 // ONE_FAILURE
    return found


def chance(state: State, seat: i64) -> i64:
    """The seat's chance to win the match as it stands between rounds, in thousandths."""
    total: i64 = 0
    for other in range(state.players):
        total += standing(state, other, 0, 0)
    return SURE * standing(state, seat, 0, 0) // total


def chance_after(state: State, seat: i64, runner: i64, failed: bool) -> i64:
    """The seat's chance to win the match after the run of this runner, in thousandths (WD-3.6)."""
    if not failed and state.successes[runner] + 1 >= state.target:
        return SURE if seat == runner else 0
    success: i64 = 0 if failed else 1
    total: i64 = 0
    mine: i64 = 0
    for other in range(state.players):
        found: i64 = standing(state, other, 0, 0)
        if other == runner:
            found = standing(state, other, success, 1 - success)
        total += found
        if other == seat:
            mine = found
    return SURE * mine // total if total > 0 else 0


def indifferent(state: State, seat: i64, other: i64) -> i64:
    """The odds of a run at which the seat does not care which of the two goes in, in thousandths."""
    afraid: i64 = chance_after(state, seat, other, True) - chance_after(state, seat, seat, True)
    keen: i64 = chance_after(state, seat, seat, False) - chance_after(state, seat, other, False)
    return SURE * afraid // (afraid + keen) if afraid > 0 and keen > 0 else SURE // 2
