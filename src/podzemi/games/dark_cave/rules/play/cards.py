"""Cards from the hand and into it: paths, actions, discards, drawing (DC-5, DC-6, DC-10). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.codes import (
    NO_CARD,
    PLAY_AXE,
    PLAY_BOOTS,
    PLAY_CAVE_IN,
    PLAY_COBWEB,
    PLAY_MONSTER,
    PLAY_PATH,
    PLAY_SWAP,
    SECRET_CLAN,
    SECRET_GOAL,
    card_of,
    deed,
    kind_of,
    memory_card,
    memory_holder,
    memory_keeper,
    memory_of,
    memory_swap,
    monster_lair,
    monster_to,
    owned,
    path_cell,
    path_rot,
    role_of,
    swap_of,
    target_of,
)
from podzemi.games.dark_cave.data.tables import BACKS, ROLES
from podzemi.games.dark_cave.geometry import SIDE_COUNT, corner_of, edge_at
from podzemi.games.dark_cave.names import cell_name
from podzemi.games.dark_cave.rules.naming import card_names
from podzemi.games.dark_cave.rules.play.monsters import hunt
from podzemi.games.dark_cave.rules.space.cave import has_open_side, lay, lay_nugget, lift, piece_at, web_at
from podzemi.games.dark_cave.rules.space.webs import lay_web, remove_web
from podzemi.games.dark_cave.state import ACT, NONE, State, insert_sorted


def asks_for_card(state: State, log: Log | None) -> bool:
    """Ask the active seat for a card; one without cards is skipped (DC-4.3)."""
    seat: i64 = state.active
    if not state.hands[seat]:
        if log is not None:
            log.events.append(e.TurnSkipped(seat))
        return False
    state.phase = ACT
    state.asked = seat
    return True


# ---------------------------------------------------------------- played


def play_card(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """A card from the hand, seen by all (DC-5, DC-6, DC-7)."""
    card: i64 = card_of(code)
    kind: i64 = kind_of(code)
    state.deeds.append(deed(seat, code))
    state.deed_hits.append(0)
    state.deed_turns.append(state.turn)
    state.hands[seat].remove(card)
    if state.memory:
        _forget(state, card)
    state.debt = 1
    if kind == PLAY_PATH:
        _lay_path(state, seat, card, path_cell(code), path_rot(code), log)
    elif kind == PLAY_MONSTER:
        hunt(state, seat, card, monster_lair(code), monster_to(code), log)
    elif kind == PLAY_COBWEB:
        lay_web(state, seat, card, target_of(code), log)
    elif kind == PLAY_BOOTS:
        _give_boots(state, seat, card, target_of(code), log)
    elif kind == PLAY_AXE:
        _give_axe(state, seat, card, target_of(code), log)
    else:
        insert_sorted(state.open, card)
        _act_once(state, seat, card, kind, target_of(code), log)


def _act_once(state: State, seat: i64, card: i64, kind: i64, target: i64, log: Log | None) -> None:
    """Cards that do something and are gone."""
    if kind == SECRET_GOAL:
        _look_at_goal(state, seat, card, target, log)
    elif kind == SECRET_CLAN:
        _look_at_clan(state, seat, card, target, log)
    elif kind == PLAY_CAVE_IN:
        _cave_in(state, seat, card, target, log)
    elif kind == PLAY_SWAP:
        _swap(state, seat, card, target, log)


def _lay_path(state: State, seat: i64, card: i64, cell: i64, rot: i64, log: Log | None) -> None:
    """DC-5; a vein gets its nugget."""
    lay(state, card, cell, rot)
    vein: bool = lay_nugget(state, card)
    if log is not None:
        x, y = cell_name(cell)
        log.events.append(e.PathLaid(seat, state.box.face_name[card], x, y, 180 if rot else 0, vein))


def _give_boots(state: State, seat: i64, card: i64, other: i64, log: Log | None) -> None:
    """DC-6.5."""
    state.boots[other] = card
    if log is not None:
        log.events.append(e.BootsGiven(seat, other, state.box.face_name[card]))


def _give_axe(state: State, seat: i64, card: i64, other: i64, log: Log | None) -> None:
    """DC-6.6."""
    state.axes.append(owned(other, card))
    if log is not None:
        log.events.append(e.AxeGiven(seat, other, state.box.face_name[card]))


def _look_at_goal(state: State, seat: i64, card: i64, cell: i64, log: Log | None) -> None:
    """DC-6.1."""
    piece: i64 = piece_at(state, cell)
    state.looked_goal[corner_of(state.box, piece)] |= bit(seat)
    if log is not None:
        x, y = cell_name(cell)
        names = state.box.face_name
        log.events.append(e.GoalLooked(seat, names[card], x, y, names[state.face[piece]]))


def _look_at_clan(state: State, seat: i64, card: i64, other: i64, log: Log | None) -> None:
    """DC-6.1."""
    state.looked_clan[other] |= bit(seat)
    if log is not None:
        role = ROLES[role_of(state.clan[other])]
        log.events.append(e.ClanLooked(seat, state.box.face_name[card], other, role))


def _cave_in(state: State, seat: i64, card: i64, cell: i64, log: Log | None) -> None:
    """The card goes, its nugget to the bank, cobwebs that hang on nothing with it (DC-6.2)."""
    piece: i64 = piece_at(state, cell)
    lift(state, piece)
    insert_sorted(state.open, piece)
    nugget: bool = piece in state.nuggets
    if nugget:
        state.nuggets.remove(piece)
        state.bank += 1
    if log is not None:
        x, y = cell_name(cell)
        names = state.box.face_name
        log.events.append(e.CavedIn(seat, names[card], names[piece], x, y, nugget))
    for side in range(SIDE_COUNT):
        web: i64 = web_at(state, edge_at(cell, side))
        if web != NONE and not has_open_side(state, state.web_edge[web]):
            remove_web(state, web, "cave_in", log)


# ---------------------------------------------------------------- swapped, and remembered


def _swap(state: State, seat: i64, card: i64, other: i64, log: Log | None) -> None:
    """Whole hands change owners; the other one draws (DC-6.3)."""
    number: i64 = len(state.swaps)
    state.swaps.append(swap_of(seat, other, len(state.hidden)))
    _remember(state, seat, other, number)
    state.hands[seat], state.hands[other] = state.hands[other], state.hands[seat]
    state.drawer = other
    if log is not None:
        given, taken = state.hands[other], state.hands[seat]
        mine, theirs = card_names(state, given), card_names(state, taken)
        name = state.box.face_name[card]
        log.events.append(e.HandsSwapped(seat, other, name, len(given), len(taken), mine, theirs))


def _remember(state: State, seat: i64, other: i64, number: i64) -> None:
    """Update everybody's memory for a swap of hands, before the swap (DC-13.3)."""
    kept: list[i64] = []
    for entry in state.memory:
        holder: i64 = memory_holder(entry)
        if holder != seat and holder != other:
            kept.append(entry)
            continue
        keeper: i64 = memory_keeper(entry)
        card: i64 = memory_card(entry)
        taker: i64 = other if holder == seat else seat
        if taker == keeper:
            if card in state.hands[holder]:
                continue
            taker = NONE
        kept.append(memory_of(keeper, card, taker, memory_swap(entry)))
    _hand_over(state, kept, seat, other, number)
    _hand_over(state, kept, other, seat, number)
    kept.sort()
    state.memory = kept


def _hand_over(state: State, kept: list[i64], keeper: i64, taker: i64, number: i64) -> None:
    """The keeper knows what the taker gets."""
    for card in state.hands[keeper]:
        kept.append(memory_of(keeper, card, taker, number))


def _forget(state: State, card: i64) -> None:
    """All have seen the card: nobody needs to remember it (DC-13.3)."""
    kept: list[i64] = []
    for entry in state.memory:
        if memory_card(entry) != card:
            kept.append(entry)
    state.memory = kept


# ---------------------------------------------------------------- discarded and drawn


def discard_cards(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """One or two cards face down (DC-10.1)."""
    cards: list[i64] = [card_of(code)]
    if target_of(code) != NO_CARD:
        cards.append(target_of(code))
    for card in cards:
        state.hands[seat].remove(card)
        state.hidden.append(owned(seat, card))
    state.debt = len(cards)
    if log is not None:
        backs = [BACKS[state.box.back[card]] for card in cards]
        log.events.append(e.CardsDiscarded(seat, len(cards), backs, card_names(state, cards)))


def draw_cards(state: State, log: Log | None) -> None:
    """The cards still to draw, while there is a pile and room in the hand (DC-10.5)."""
    seat: i64 = state.drawer
    hand: list[i64] = state.hands[seat]
    while state.debt > 0 and state.pile and len(hand) < state.limit[seat]:
        card: i64 = state.pile.pop()
        state.debt -= 1
        insert_sorted(hand, card)
        if log is not None:
            back = BACKS[state.box.back[card]]
            log.events.append(e.CardDrawn(seat, back, state.box.face_name[card], len(state.pile)))
    state.debt = 0
    state.left = 0
    state.no_move = False
