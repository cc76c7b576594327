"""The rules of Dungeon Lords, a room for every part of the rulebook. Compiled.

| room | what happens there |
|---|---|
| `setup` | a new match, blocked orders (DL-2) |
| `year` | the shape of a year: what follows what (DL-4) |
| `rounds` | years and rounds begin and end (DL-4, DL-5, DL-9.9, DL-13) |
| `orders` | orders planned and revealed (DL-6.1 to DL-6.7) |
| `execution` | orders executed (DL-6.8 to DL-6.17) |
| `production` | rooms at work, cards taken back (DL-7) |
| `event_phase`, `special_events` | Payday, Taxes, special events (DL-8, DL-11.6) |
| `adventurers`, `evil` | who comes, and the paladin (DL-9) |
| `combat_planning`, `combat_resolution` | combat rounds of the table (DL-10.3 to 10.7, 10.19 to 10.27) |
| `battle`, `traps`, `spells`, `attacks`, `party` | one player's combat round (DL-10.8 to 10.18, DL-11) |
| `scoring` | points (DL-13.6 to DL-13.8) |
| `legal`, `refusals`, `default` | what is allowed, why not, and what an absent seat does (DL-20, DL-22) |
| `conditions`, `costs`, `dungeon`, `draws`, `steps` | what several rooms share |
| `search`, `bounds` | a combat searched to its end, for solver and bots (DL-10.24) |
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords.rules.building.event_phase import apply_payday, apply_taxes
from podzemi.games.dungeon_lords.rules.building.execution import apply_discard, apply_space
from podzemi.games.dungeon_lords.rules.building.orders import apply_plan
from podzemi.games.dungeon_lords.rules.building.production import apply_production, apply_recovery
from podzemi.games.dungeon_lords.rules.building.special_events import apply_event, apply_impatient
from podzemi.games.dungeon_lords.rules.combat.planning import apply_combat_plan
from podzemi.games.dungeon_lords.rules.combat.resolution import apply_battle, apply_free
from podzemi.games.dungeon_lords.rules.default import default
from podzemi.games.dungeon_lords.rules.legal import legal, to_act
from podzemi.games.dungeon_lords.rules.refusals import refusal
from podzemi.games.dungeon_lords.rules.scoring import is_over, places, scores
from podzemi.games.dungeon_lords.rules.setup import apply_blocking, setup
from podzemi.games.dungeon_lords.rules.year import go_on
from podzemi.games.dungeon_lords.state import (
    C_PLAN,
    C_RESOLVE,
    CHOOSE_BLOCKED,
    DISCARD_TRAP,
    EXECUTE,
    FREE,
    IMPATIENT,
    PAY_TAXES,
    PLAN_ORDERS,
    PRODUCE,
    RECOVER,
    SETTLE,
    State,
)

__all__ = ["apply", "default", "is_over", "legal", "places", "refusal", "scores", "setup", "to_act"]


def apply(state: State, seat: i64, code: i64, log: Log | None = None) -> None:
    """Play a legal code, and go on to the next decision."""
    go_on(state, _answer(state, seat, code, log), log)


def _answer(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """Carry out the decision of the phase; returns the step with which the match goes on."""
    phase: i64 = state.phase
    if phase == CHOOSE_BLOCKED:
        return apply_blocking(state, seat, codes.blocked_orders(code), log)
    if phase == PLAN_ORDERS:
        return apply_plan(state, seat, code, log)
    if phase == EXECUTE:
        return apply_space(state, seat, code, log)
    if phase == DISCARD_TRAP:
        return apply_discard(state, seat, codes.discarded_trap(code), log)
    if phase == PRODUCE:
        return apply_production(state, seat, code, log)
    if phase == RECOVER:
        return apply_recovery(state, seat, codes.recovered_order(code), log)
    if phase == SETTLE:
        return apply_payday(state, seat, code, log)
    if phase == PAY_TAXES:
        return apply_taxes(state, seat, codes.tax_amount(code), log)
    if phase == IMPATIENT:
        return apply_impatient(state, seat, codes.event_trap(code), log)
    if phase == C_PLAN:
        return apply_combat_plan(state, seat, code, log)
    if phase == C_RESOLVE:
        return apply_battle(state, seat, code, log)
    if phase == FREE:
        return apply_free(state, seat, codes.freed_prisoner(code), log)
    return apply_event(state, seat, code, log)
