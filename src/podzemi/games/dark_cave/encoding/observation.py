"""A seat's view as numbers, in the order of the fields in `spec.py`. Compiled with mypyc, translated to C++.

0 stands for nobody, nothing and unknown: seats, cards, spaces, clans and sides count from 1. Seats are
counted clockwise from the observer, which is 1. The cave is a table of the cards: where each is, as far as
the observer knows, and for those in the cave their cell and turn; the start card lies at (0, 0).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.engine.seating import seat_at, seen_from
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave.geometry import (
    CORNER_COUNT,
    EAST,
    cell_x,
    cell_y,
    corner_of,
    edge_cell,
    edge_side,
    goal_piece,
    space_cell,
    space_number,
)
from podzemi.games.dark_cave.rules.play.monsters import first_met
from podzemi.games.dark_cave.rules.space.cave import space_of
from podzemi.games.dark_cave.state import (
    AXE,
    AXE_ENTRY,
    BACK_COUNT,
    MONSTER_COUNT,
    NONE,
    OVER,
    State,
)

SEATS: Final[i64] = 8
CARDS: Final[i64] = 82
ASIDE: Final[i64] = 3
"""Clan cards that can be set aside."""
WEBS: Final[i64] = 3
DEEDS: Final[i64] = 9
"""Kinds of cards played openly: the first kinds of codes."""
SIZE: Final[i64] = 788

# where fields begin; written by scripts/observations.py from `spec.py`
PHASE_AT: Final[i64] = 0
PLAYERS_AT: Final[i64] = 1
SEAT_AT: Final[i64] = 2
AGREED_END_AT: Final[i64] = 3
ACTIVE_AT: Final[i64] = 4
ASKED_AT: Final[i64] = 5
MONSTER_AT: Final[i64] = 6
ORIENT_AT: Final[i64] = 7
ORIENT_SIDE_AT: Final[i64] = 8
LEFT_AT: Final[i64] = 9
STEPS_AT: Final[i64] = 10
NO_MOVE_AT: Final[i64] = 11
PROPOSED_AT: Final[i64] = 12
OWED_AT: Final[i64] = 13
DRAWER_AT: Final[i64] = 14
DISTANCE_AT: Final[i64] = 15
BANK_AT: Final[i64] = 16
FIRST_OUT_AT: Final[i64] = 17
ENDED_AT: Final[i64] = 18
WINNER_AT: Final[i64] = 19
TOP_AT: Final[i64] = 20
MEET_AT: Final[i64] = 21

# where a card is, as far as the observer knows
IN_CAVE: Final[i64] = 1
WITH_NUGGET: Final[i64] = 2
DISCARDED: Final[i64] = 3
FACE_DOWN: Final[i64] = 4
HANDED_ON: Final[i64] = 5
HELD: Final[i64] = 5  # + seat
BEFORE: Final[i64] = 13  # + seat


def observe(state: State, seat: i64, out: list[i64]) -> None:
    """Write the observation of the seat into `out`, which has SIZE places."""
    at: i64 = _match(state, seat, out)
    for number in range(at, SIZE):
        out[number] = 0
    at = _seats(state, seat, out, at)
    at = _known(state, seat, out, at)
    at = _goals(state, seat, out, at)
    at = _monsters(state, seat, out, at)
    at = _webs(state, seat, out, at)
    at = _history(state, seat, out, at)
    _cards(state, seat, out, at)


# ---------------------------------------------------------------- the match


def _match(state: State, seat: i64, out: list[i64]) -> i64:
    """Write the fields of the match; return the next free index, like all functions here."""
    out[PHASE_AT] = state.phase
    out[PLAYERS_AT] = state.players
    out[SEAT_AT] = seat
    out[AGREED_END_AT] = 1 if state.agreed_end else 0
    out[ACTIVE_AT] = seen_from(seat, state.active, state.players)
    out[ASKED_AT] = 0 if state.phase == OVER else seen_from(seat, state.asked, state.players)
    out[MONSTER_AT] = _asked_about(state)
    out[ORIENT_AT] = state.orient + 1
    out[ORIENT_SIDE_AT] = 0 if state.orient == NONE else state.side + 1
    out[LEFT_AT] = state.left
    out[STEPS_AT] = state.steps
    out[NO_MOVE_AT] = 1 if state.no_move else 0
    out[PROPOSED_AT] = 1 if state.proposed else 0
    out[OWED_AT] = state.debt
    out[DRAWER_AT] = seen_from(seat, state.drawer, state.players)
    out[DISTANCE_AT] = state.box.distance[state.players]
    out[BANK_AT] = state.bank
    out[FIRST_OUT_AT] = seen_from(seat, state.first_out, state.players)
    out[ENDED_AT] = state.ended
    out[WINNER_AT] = state.winner + 1
    out[TOP_AT] = state.box.back[state.pile[-1]] + 1 if state.pile else 0
    for monster in range(MONSTER_COUNT):
        out[MEET_AT + monster] = 1 if has(state.meet, monster) else 0
    return _backs(state, state.pile, out, 24)


def _asked_about(state: State) -> i64:
    """The monster that the question is about, from 1, or 0."""
    if state.phase == AXE:
        return state.monster + 1
    if state.phase == AXE_ENTRY:
        return first_met(state) + 1
    return 0


def _backs(state: State, cards: list[i64], out: list[i64], at: i64) -> i64:
    """How many of the cards have each back."""
    for back in range(BACK_COUNT):
        out[at + back] = 0
    for card in cards:
        out[at + state.box.back[card]] += 1
    return at + BACK_COUNT


# ---------------------------------------------------------------- seats


def _seats(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Sixteen numbers for every seat, the observer first."""
    for steps in range(state.players):
        other: i64 = seat_at(seat, steps, state.players)
        here: i64 = at + steps
        out[here] = codes.clan_of(state.clan[other]) + 1
        out[here + SEATS] = codes.role_of(state.clan[other]) + 1 if _knows(state, seat, other) else 0
        out[here + 2 * SEATS] = state.up[other]
        out[here + 3 * SEATS] = state.gold[other]
        out[here + 4 * SEATS] = state.limit[other]
        out[here + 5 * SEATS] = 0 if state.boots[other] == NONE else 1
        out[here + 6 * SEATS] = state.lying[other]
        out[here + 7 * SEATS] = state.out[other]
        _place(state, state.dwarf[other], out, here + 8 * SEATS, SEATS)
        _backs(state, state.hands[other], out, at + 13 * SEATS + steps * BACK_COUNT)
    for number in range(len(state.queue)):
        out[at + 11 * SEATS + seen_from(seat, state.queue[number], state.players) - 1] = number + 1
    for axe in state.axes:
        out[at + 12 * SEATS + seen_from(seat, codes.owner_of(axe), state.players) - 1] += 1
    return at + 16 * SEATS


def _knows(state: State, seat: i64, other: i64) -> bool:
    """Whether the observer knows that seat's clan card (DC-13)."""
    return other == seat or state.up[other] == 1 or has(state.looked_clan[other], seat)


def _place(state: State, node: i64, out: list[i64], at: i64, apart: i64) -> None:
    """Cell and space of a node, in three fields; zeros for none."""
    if node != NONE:
        space: i64 = space_of(state, node)
        out[at] = cell_x(space_cell(space))
        out[at + apart] = cell_y(space_cell(space))
        out[at + 2 * apart] = space_number(space) + 1


def _known(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Looks at clan cards, by looker and owner; those set aside, seen by the first one out (DC-9.4)."""
    for steps in range(state.players):
        looked: i64 = state.looked_clan[seat_at(seat, steps, state.players)]
        _lookers(state, seat, looked, out, at + steps * SEATS)
    at += SEATS * SEATS
    for number in range(len(state.aside)):
        out[at + number] = codes.clan_of(state.aside[number]) + 1
        if seat == state.first_out:
            out[at + ASIDE + number] = codes.role_of(state.aside[number]) + 1
    return at + 2 * ASIDE


def _lookers(state: State, seat: i64, looked: i64, out: list[i64], at: i64) -> None:
    """1 for every seat that has looked."""
    for steps in range(state.players):
        out[at + steps] = 1 if has(looked, seat_at(seat, steps, state.players)) else 0


# ---------------------------------------------------------------- the cave


def _goals(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Four fields by corner, and who has looked."""
    for corner in range(CORNER_COUNT):
        piece: i64 = goal_piece(state.box, corner)
        up: bool = state.turned[corner] == 1
        if up or state.orient == corner or has(state.looked_goal[corner], seat):
            out[at + corner] = corner_of(state.box, state.face[piece]) + 1
        if up:
            out[at + CORNER_COUNT + corner] = 1
            out[at + 2 * CORNER_COUNT + corner] = state.rot[piece]
            out[at + 3 * CORNER_COUNT + corner] = 1 if piece in state.nuggets else 0
        _lookers(state, seat, state.looked_goal[corner], out, at + 4 * CORNER_COUNT + corner * SEATS)
    return at + 4 * CORNER_COUNT + CORNER_COUNT * SEATS


def _monsters(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Four fields by monster: where it stands, before whom its card lies."""
    for monster in range(MONSTER_COUNT):
        _place(state, state.monster_at[monster], out, at + monster, MONSTER_COUNT)
        if state.monster_at[monster] != NONE:
            owner: i64 = seen_from(seat, state.monster_seat[monster], state.players)
            out[at + 3 * MONSTER_COUNT + monster] = owner
    return at + 4 * MONSTER_COUNT


def _webs(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """Five fields by cobweb: its edge, its turns, its seat."""
    for web in range(len(state.web_edge)):
        edge: i64 = state.web_edge[web]
        out[at + web] = cell_x(edge_cell(edge))
        out[at + WEBS + web] = cell_y(edge_cell(edge))
        out[at + 2 * WEBS + web] = 2 if edge_side(edge) == EAST else 1
        out[at + 3 * WEBS + web] = state.web_side[web]
        out[at + 4 * WEBS + web] = seen_from(seat, state.web_seat[web], state.players)
    return at + 5 * WEBS


def _history(state: State, seat: i64, out: list[i64], at: i64) -> i64:
    """By seat: cards discarded face down by back, cards played by kind, dwarfs met by its monsters."""
    played: i64 = at + SEATS * BACK_COUNT
    met: i64 = played + SEATS * DEEDS
    for entry in state.hidden:
        owner: i64 = seen_from(seat, codes.owner_of(entry), state.players) - 1
        out[at + owner * BACK_COUNT + state.box.back[codes.owned_card(entry)]] += 1
    for number in range(len(state.deeds)):
        actor: i64 = seen_from(seat, codes.deed_seat(state.deeds[number]), state.players) - 1
        out[played + actor * DEEDS + codes.kind_of(codes.deed_code(state.deeds[number])) - 1] += 1
        for steps in range(state.players):
            if has(state.deed_hits[number], seat_at(seat, steps, state.players)):
                out[met + actor * SEATS + steps] += 1
    return met + SEATS * SEATS


# ---------------------------------------------------------------- cards


def _cards(state: State, seat: i64, out: list[i64], at: i64) -> None:
    """Write the location of every card, with cell and rotation of those in the cave."""
    _handed_on(state, seat, out, at)
    for entry in state.hidden:
        if codes.owner_of(entry) == seat:
            out[at + codes.owned_card(entry)] = FACE_DOWN
    for card in state.open:
        out[at + card] = DISCARDED
    for card in state.hands[seat]:
        out[at + card] = HELD + 1
    _laid_out(state, seat, out, at)
    for piece in state.laid:
        if piece < state.box.cards:
            out[at + piece] = WITH_NUGGET if piece in state.nuggets else IN_CAVE
            out[at + CARDS + piece] = cell_x(state.cell[piece])
            out[at + 2 * CARDS + piece] = cell_y(state.cell[piece])
            out[at + 3 * CARDS + piece] = state.rot[piece]


def _handed_on(state: State, seat: i64, out: list[i64], at: i64) -> None:
    """Swaps that the observer remembers (DC-13.3)."""
    for entry in state.memory:
        if codes.memory_keeper(entry) == seat:
            holder: i64 = codes.memory_holder(entry)
            place: i64 = HANDED_ON if holder == NONE else HELD + seen_from(seat, holder, state.players)
            out[at + codes.memory_card(entry)] = place


def _laid_out(state: State, seat: i64, out: list[i64], at: i64) -> None:
    """Cards that lie before a seat: boots, axes, cobwebs, monsters."""
    for other in range(state.players):
        if state.boots[other] != NONE:
            out[at + state.boots[other]] = BEFORE + seen_from(seat, other, state.players)
    for axe in state.axes:
        out[at + codes.owned_card(axe)] = BEFORE + seen_from(seat, codes.owner_of(axe), state.players)
    for web in range(len(state.web_card)):
        out[at + state.web_card[web]] = BEFORE + seen_from(seat, state.web_seat[web], state.players)
    for monster in range(MONSTER_COUNT):
        if state.monster_at[monster] != NONE:
            owner: i64 = seen_from(seat, state.monster_seat[monster], state.players)
            out[at + state.monster_card[monster]] = BEFORE + owner
