"""The answer of an absent seat. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.dungeon_lords.rules.conditions import special_now
from podzemi.games.dungeon_lords.rules.legal import legal
from podzemi.games.dungeon_lords.state import (
    CHOOSE_EVENT,
    EXECUTE,
    PAY_TAXES,
    PRODUCE,
    SAFETY_INSPECTION,
    State,
)


def default(state: State, seat: i64) -> i64:
    """For an absent seat: the cautious answer among those it may give.

    Spaces are declined, rooms rest, creatures are paid as far as possible and so are taxes and
    inspectors, the first card comes back, nothing is sent into battle.
    """
    answers: list[i64] = legal(state, seat)
    phase: i64 = state.phase
    last: bool = phase == EXECUTE or phase == PRODUCE or phase == PAY_TAXES
    if last or (phase == CHOOSE_EVENT and special_now(state) == SAFETY_INSPECTION):
        return answers[len(answers) - 1]
    return answers[0]
