"""The shape of a year: what follows what, from decision to decision (DL-4). Compiled.

Every answer gives the step with which the match goes on; `go_on` takes the steps in their order until
somebody is asked.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dungeon_lords.rules.building.adventurers import arrive
from podzemi.games.dungeon_lords.rules.building.event_phase import next_event_seat, start_event
from podzemi.games.dungeon_lords.rules.building.execution import next_minion
from podzemi.games.dungeon_lords.rules.building.production import begin_production
from podzemi.games.dungeon_lords.rules.building.special_events import begin_newcomers, next_newcomer
from podzemi.games.dungeon_lords.rules.combat.planning import next_planner, reveal_card, start_combat_round
from podzemi.games.dungeon_lords.rules.combat.resolution import next_battle
from podzemi.games.dungeon_lords.rules.rounds import (
    end_combat,
    end_match,
    end_round,
    start_round,
    start_year,
    turn_year,
)
from podzemi.games.dungeon_lords.rules.steps import (
    ARRIVAL,
    BATTLES,
    COMBAT_END,
    COMBAT_ROUND,
    EVENT,
    EVENT_SEATS,
    EXECUTION,
    NEWCOMERS,
    PLANS,
    ROUND,
    ROUND_END,
    WAIT,
    YEAR,
)
from podzemi.games.dungeon_lords.state import ROUND_COUNT, State


def go_on(state: State, step: i64, log: Log | None) -> None:
    """Play on from a step to the next decision, or to the end."""
    now: i64 = step
    while now != WAIT:
        if now == YEAR:
            start_year(state, log)
            now = ROUND
        elif now == ROUND:
            start_round(state, log)  # all plan their orders
            now = WAIT
        elif now == EXECUTION:
            if not next_minion(state):
                begin_production(state)
            now = WAIT
        elif now == EVENT:
            if state.round == 1:  # in winter nothing happens
                now = ROUND_END
            else:
                start_event(state, log)
                now = EVENT_SEATS
        elif now == EVENT_SEATS:
            now = WAIT if next_event_seat(state, log) else ARRIVAL
        elif now == ARRIVAL:
            arrive(state, log)
            now = NEWCOMERS if begin_newcomers(state) else ROUND_END
        elif now == NEWCOMERS:
            now = WAIT if next_newcomer(state, log) else ROUND_END
        elif now == ROUND_END:
            last: bool = state.round == ROUND_COUNT
            end_round(state, log)
            now = COMBAT_ROUND if last else ROUND
        elif now == COMBAT_ROUND:
            now = PLANS if start_combat_round(state, log) else COMBAT_END
        elif now == PLANS:
            if next_planner(state):
                now = WAIT
            else:
                reveal_card(state, log)
                now = BATTLES
        elif now == BATTLES:
            now = WAIT if next_battle(state, log) else COMBAT_ROUND
        else:  # COMBAT_END
            end_combat(state, log)
            if state.year < state.last_year:
                turn_year(state, log)
                now = YEAR
            else:
                end_match(state, log)
                now = WAIT
