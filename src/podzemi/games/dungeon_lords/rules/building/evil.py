"""Evil and the paladin (DL-9.4 to DL-9.8). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import ADVENTURERS
from podzemi.games.dungeon_lords.rules.building.costs import change_evil
from podzemi.games.dungeon_lords.rules.combat.party import vanish
from podzemi.games.dungeon_lords.state import (
    GONE,
    ILLUSION,
    NONE,
    PALADIN_LINE,
    Lord,
    State,
    has_real,
    paladin_of,
    seat_at,
)


def move_evil(state: State, seat: i64, amount: i64, log: Log | None) -> None:
    """A seat's Evil rises or falls, and the paladin looks around (DL-9.7)."""
    change_evil(state.box, state.lords[seat], seat, amount, log)
    check_paladin(state, log)


def paladin_line(state: State) -> i64:
    """The least Evil that draws the paladin: the line, or more than his host has (DL-9.5, DL-9.7)."""
    line: i64 = state.box.start[PALADIN_LINE]
    host: i64 = state.paladin
    if host >= 0 and state.lords[host].evil >= line:
        return state.lords[host].evil + 1
    return line


def check_paladin(state: State, log: Log | None) -> None:
    """He goes to the most evil candidate, among equals to the one farther from the start (DL-9.7)."""
    if state.paladin == GONE:
        return
    least: i64 = paladin_line(state)
    target: i64 = NONE
    for place in range(state.players):
        seat: i64 = seat_at(state, place)
        if state.lords[seat].evil >= least:
            target = seat
            least = state.lords[seat].evil
    if target != NONE:
        _move_paladin(state, state.paladin, target, log)


def _move_paladin(state: State, host: i64, target: i64, log: Log | None) -> None:
    """Front of the line, behind an illusion; wounds and bonus come along (DL-10.19)."""
    paladin: i64 = paladin_of(state.year)
    damage: i64 = 0
    bonus: i64 = 0
    if host >= 0:
        old: Lord = state.lords[host]
        at: i64 = old.party.index(paladin)
        old.party.pop(at)
        damage = old.damage.pop(at)
        bonus = old.bonus.pop(at)
    state.paladin = target
    lord: Lord = state.lords[target]
    front: i64 = 1 if lord.party and lord.party[0] == ILLUSION else 0
    lord.party.insert(front, paladin)
    lord.damage.insert(front, damage)
    lord.bonus.insert(front, bonus)
    if log is not None:
        came = e.PaladinCame(target, ADVENTURERS[paladin], None if host < 0 else host)
        log.events.append(came)
    if host >= 0 and not has_real(state.lords[host]):
        vanish(state.lords[host], host, log)
