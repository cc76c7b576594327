"""How a turn begins: monsters home, cobwebs on, the dwarf up (DC-4.2). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.data.tables import MONSTERS
from podzemi.games.dark_cave.rules.play.monsters import send_home
from podzemi.games.dark_cave.rules.space.webs import wear_webs
from podzemi.games.dark_cave.state import MONSTER_COUNT, State


def begin_turn(state: State, log: Log | None) -> None:
    """A new turn of the active seat."""
    seat: i64 = state.active
    state.turn += 1
    state.proposed = False
    state.steps = 0
    state.drawer = seat
    if log is not None:
        log.events.append(e.TurnStarted(seat, state.turn))
    _send_monsters_home(state, seat, log)
    wear_webs(state, seat, log)
    _stand_up(state, seat, log)


def _send_monsters_home(state: State, seat: i64, log: Log | None) -> None:
    for monster in range(MONSTER_COUNT):
        if state.monster_seat[monster] == seat:
            if log is not None:
                card = state.box.face_name[state.monster_card[monster]]
                log.events.append(e.MonsterLeft(seat, MONSTERS[monster], card))
            send_home(state, monster)


def _stand_up(state: State, seat: i64, log: Log | None) -> None:
    """A dwarf that lay stands, but does not move in this turn."""
    state.no_move = state.lying[seat] == 1
    if state.no_move:
        state.lying[seat] = 0
        if log is not None:
            log.events.append(e.DwarfStood(seat))
