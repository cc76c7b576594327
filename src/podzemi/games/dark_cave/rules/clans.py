"""Clan cards: who shows one, and which clan is out (DC-8.7, DC-9.4, DC-11.2). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.codes import clan_of, role_of, works_for
from podzemi.games.dark_cave.data.tables import CLANS, ROLES
from podzemi.games.dark_cave.state import State


def reveal(state: State, seat: i64, log: Log | None) -> None:
    """The clan card is turned up for good."""
    if state.up[seat] == 1:
        return
    state.up[seat] = 1
    if log is not None:
        card: i64 = state.clan[seat]
        log.events.append(e.ClanRevealed(seat, CLANS[clan_of(card)], ROLES[role_of(card)]))


def is_saved(state: State, clan: i64) -> bool:
    """Whether all workers of the clan are out (DC-11.2)."""
    for seat in range(state.players):
        if state.out[seat] == 0 and works_for(state.clan[seat]) == clan:
            return False
    return True
