"""Cobwebs: how they come, wear and go (DC-4.2, DC-6.4, DC-6.6). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.names import edge_name
from podzemi.games.dark_cave.rules.space.axes import spend_axe
from podzemi.games.dark_cave.rules.space.cave import relink, web_at
from podzemi.games.dark_cave.state import State, insert_sorted


def lay_web(state: State, seat: i64, card: i64, edge: i64, log: Log | None) -> None:
    """DC-6.4: with the side up that lasts longer."""
    state.web_edge.append(edge)
    state.web_side.append(state.box.web_start_side)
    state.web_card.append(card)
    state.web_seat.append(seat)
    relink(state, edge)
    if log is not None:
        log.events.append(e.WebLaid(seat, state.box.face_name[card], edge_name(edge)))


def wear_webs(state: State, seat: i64, log: Log | None) -> None:
    """The seat's own cobwebs in its upkeep (DC-4.2)."""
    web: i64 = 0
    while web < len(state.web_edge):
        if state.web_seat[web] == seat and not _wear(state, web, "time", log):
            continue
        web += 1


def strike_web(state: State, seat: i64, edge: i64, log: Log | None) -> None:
    """An axe wears it once (DC-6.6)."""
    card: i64 = spend_axe(state, seat)
    if log is not None:
        log.events.append(e.WebStruck(seat, edge_name(edge), state.box.face_name[card]))
    _wear(state, web_at(state, edge), "axe", log)


def _wear(state: State, web: i64, by: str, log: Log | None) -> bool:
    """Side 2 becomes side 1, side 1 goes; whether the cobweb is still there."""
    if state.web_side[web] > 1:
        state.web_side[web] -= 1
        if log is not None:
            card = state.box.face_name[state.web_card[web]]
            log.events.append(e.WebTurned(edge_name(state.web_edge[web]), card))
        return True
    remove_web(state, web, by, log)
    return False


def remove_web(state: State, web: i64, by: str, log: Log | None) -> None:
    edge: i64 = state.web_edge.pop(web)
    card: i64 = state.web_card.pop(web)
    state.web_side.pop(web)
    state.web_seat.pop(web)
    insert_sorted(state.open, card)
    relink(state, edge)
    if log is not None:
        why = e.BY_WEB[by]
        log.events.append(e.WebRemoved(edge_name(edge), state.box.face_name[card], why))
