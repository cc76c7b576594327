"""Combat rounds begin: who takes part, what all plan (DL-10.3 to DL-10.7, DL-10.25 to DL-10.27). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords.names import CARDS, CREATURES, TRAPS, cell_name
from podzemi.games.dungeon_lords.rules.building.costs import change_goods
from podzemi.games.dungeon_lords.rules.building.dungeon import ground, nearest
from podzemi.games.dungeon_lords.rules.steps import PLANS
from podzemi.games.dungeon_lords.state import (
    C_PLAN,
    NONE,
    PART_FREE,
    PART_PLAN,
    ROUND_COUNT,
    Box,
    Lord,
    State,
    seat_at,
)


def start_combat_round(state: State, log: Log | None) -> bool:
    """Parts are fixed now (DL-10.25). Whether there is a round: one without parts is skipped (DL-10.26)."""
    state.combat += 1
    if state.combat > ROUND_COUNT or not _deal_parts(state):
        return False
    if log is not None:
        planners = [seat for seat in range(state.players) if state.lords[seat].part == PART_PLAN]
        freers = [seat for seat in range(state.players) if state.lords[seat].part == PART_FREE]
        log.events.append(ce.CombatRoundStarted(state.combat, planners, freers))
    state.phase = C_PLAN
    state.asked = NONE
    state.seats_done = 0
    return True


def _deal_parts(state: State) -> bool:
    """Whether anybody has a part."""
    some: bool = False
    for lord in state.lords:
        if lord.party:
            lord.part = PART_PLAN if nearest(lord) else PART_FREE
            some = True
    return some


def next_planner(state: State) -> bool:
    """Whether a plan is still awaited (DL-10.27)."""
    for place in range(state.players):
        seat: i64 = seat_at(state, place)
        if state.lords[seat].part == PART_PLAN and state.lords[seat].tile == NONE:
            if state.in_turn:
                state.asked = seat
            return True
    return False


def apply_combat_plan(state: State, seat: i64, code: i64, log: Log | None) -> i64:
    """A plan is sealed; planned in turn, it lies on the table at once (DL-10.27)."""
    lord: Lord = state.lords[seat]
    write_plan(lord, code)
    if state.in_turn:
        lay_plan(state.box, lord, seat, log)
    elif log is not None:
        log.events.append(_sealed_plan(lord, seat))
    return PLANS


def write_plan(lord: Lord, code: i64) -> None:
    """A plan of battle, sealed."""
    lord.tile = codes.battle_cell(code)
    lord.laid_traps = codes.laid_traps(code)
    lord.sent = codes.sent_creatures(code)


def _sealed_plan(lord: Lord, seat: i64) -> ce.CombatPlanned:
    traps = [TRAPS[trap] for trap in lord.laid_traps]
    creatures = [CREATURES[tile] for tile in lord.lair if has(lord.sent, tile)]
    return ce.CombatPlanned(seat, cell_name(lord.tile), traps, creatures)


def lay_plan(box: Box, lord: Lord, seat: i64, log: Log | None) -> None:
    """Tile and creatures open, traps and bait set aside (DL-10.27)."""
    lord.laid = 1
    for trap in lord.laid_traps:
        lord.traps[trap] -= 1
    lord.bait = box.room_bait[ground(lord, lord.tile)] if lord.laid_traps else 0
    if log is not None:
        sealed: ce.CombatPlanned = _sealed_plan(lord, seat)
        laid = ce.PlanLaid(
            seat, cell_name(lord.tile), sealed.creatures, len(lord.laid_traps), lord.bait, sealed.traps
        )
        log.events.append(laid)
    change_goods(lord, seat, -lord.bait, 0, 0, log)


def reveal_card(state: State, log: Log | None) -> None:
    """All plans lie, the card is turned up (DL-10.7)."""
    for place in range(state.players):
        seat: i64 = seat_at(state, place)
        if state.lords[seat].tile != NONE and not state.lords[seat].laid:
            lay_plan(state.box, state.lords[seat], seat, log)
    state.revealed |= bit(state.combat - 1)
    card: i64 = state.row[state.combat - 1]
    if log is not None:
        log.events.append(ce.CardRevealed(state.combat, CARDS[card], state.box.card_fatigue[card]))
