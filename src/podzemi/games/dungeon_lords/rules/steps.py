"""The steps between two decisions, as answers name them to `year.go_on`. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WAIT: Final[i64] = 0  # somebody is asked
YEAR: Final[i64] = 1
ROUND: Final[i64] = 2
EXECUTION: Final[i64] = 3
EVENT: Final[i64] = 4  # all have produced
EVENT_SEATS: Final[i64] = 5  # the event goes on with the next seat
ARRIVAL: Final[i64] = 6
NEWCOMERS: Final[i64] = 7  # Impatient Heroes go on with the next seat
ROUND_END: Final[i64] = 8
COMBAT_ROUND: Final[i64] = 9
PLANS: Final[i64] = 10  # of battle
BATTLES: Final[i64] = 11
COMBAT_END: Final[i64] = 12
