"""The bidding: draw, add, sacrifice, pass, and whose turn comes next (WD-3.3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.welcome_dungeon import codes
from podzemi.games.welcome_dungeon import events as e
from podzemi.games.welcome_dungeon.actions import MONSTERS, TILES
from podzemi.games.welcome_dungeon.codes import ADD, PASS, finished_turn
from podzemi.games.welcome_dungeon.rules.equipment import kit_hp
from podzemi.games.welcome_dungeon.rules.run import start_run
from podzemi.games.welcome_dungeon.state import (
    BID_PLACE,
    BID_TURN,
    KIT_SIZE,
    NONE,
    SACRIFICED,
    State,
)


def draw(state: State, seat: i64, log: Log | None) -> None:
    """The top card, seen by the drawer alone (WD-4.1)."""
    state.hand = state.deck.pop()
    state.phase = BID_PLACE
    if log is not None:
        log.events.append(e.CardDrawn(seat, len(state.deck), MONSTERS[state.hand]))


def add(state: State, seat: i64, log: Log | None) -> None:
    """The drawn card goes on top of the pile (WD-4.3)."""
    kind: i64 = state.hand
    state.hand = NONE
    state.pile.append(kind)
    state.added_kind.append(kind)
    state.added_by.append(seat)
    state.turns.append(finished_turn(seat, ADD))
    if log is not None:
        log.events.append(e.MonsterAdded(seat, len(state.pile), MONSTERS[kind]))
    _next_bidder(state)


def sacrifice(state: State, seat: i64, tile: i64, log: Log | None) -> None:
    """The drawn card is set aside under a tile; both are out of the round (WD-4.4)."""
    kind: i64 = state.hand
    place: i64 = tile % KIT_SIZE
    state.hand = NONE
    state.status[place] = SACRIFICED
    state.aside_kind.append(kind)
    state.aside_by.append(seat)
    state.aside_tile.append(place)
    state.turns.append(finished_turn(seat, codes.sacrifice(tile)))
    if log is not None:
        log.events.append(e.EquipmentSacrificed(seat, TILES[tile], kit_hp(state), MONSTERS[kind]))
    _next_bidder(state)


def pass_round(state: State, seat: i64, log: Log | None) -> None:
    """Out of the round; the last one left must run (WD-4.2, WD-3.4)."""
    state.in_round[seat] = 0
    state.turns.append(finished_turn(seat, PASS))
    left: i64 = 0
    for flag in state.in_round:
        left += flag
    if log is not None:
        log.events.append(e.Passed(seat, not state.deck, left))
    _next_bidder(state)
    if left == 1:
        start_run(state, log)


def _next_bidder(state: State) -> None:
    state.phase = BID_TURN
    state.asked = next_in_round(state.in_round, state.asked)


def next_in_round(in_round: list[i64], seat: i64) -> i64:
    """Clockwise to the next seat that is still in the round (WD-3.3); the same one if there is no other."""
    players: i64 = len(in_round)
    for _ in range(players):
        seat = seat + 1 if seat + 1 < players else 0
        if in_round[seat] == 1:
            break
    return seat
