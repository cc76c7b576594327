"""The specification's invariants (DC-18), asserted on a state. For tests and `podzemi doctor`."""

from __future__ import annotations

from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.rules import cave, legal
from podzemi.games.dark_cave.state import State


def check(state: State) -> None:
    """DC-18: cards, gold, figures, cave, clans, knowledge and choices add up."""
    _check_cards(state)
    _check_gold(state)
    _check_hands(state)
    _check_figures(state)
    _check_webs(state)
    _check_cave(state)
    _check_clans(state)
    _check_memory(state)
    _check_choices(state)
    _check_derived(state)


def _check_cards(state: State) -> None:
    """DC-18.1, DC-18.11: every card once, the pile sorted by back."""
    box = state.box
    laid = [piece for piece in state.laid if piece < box.cards]
    table = [card for card in (*state.boots, *state.monster_card) if card != s.NONE]
    axes = [axe % s.CARD for axe in state.axes]
    hands = [card for hand in state.hands for card in hand]
    hidden = [entry % s.CARD for entry in state.hidden]
    everywhere = state.boxed + state.pile + hands + state.open + hidden + laid + table + axes + state.web_card
    assert sorted(everywhere) == list(range(box.cards))
    assert len(state.boxed) == box.removed * s.BACKS
    backs = [box.back[card] for card in state.pile]
    assert backs == sorted(backs, reverse=True)


def _check_gold(state: State) -> None:
    """DC-18.2, DC-18.17: no nugget is lost, none lies under a dwarf that has stopped."""
    box = state.box
    assert state.bank + sum(state.gold) + len(state.nuggets) == box.gold
    assert min(state.gold) >= 0 and state.bank >= 0
    assert state.bank >= box.gold - state.players * box.start_gold - box.mark.count(s.VEIN)
    for seat, node in enumerate(state.dwarf):
        if node != s.NONE and cave.mark_of(state, node) == s.VEIN and node >> 4 in state.nuggets:
            assert seat == state.active and state.phase in (s.MOVE, s.AXE_ENTRY)


def _check_hands(state: State) -> None:
    """DC-18.3: limits only fall; a hand is above its limit only after a swap."""
    box = state.box
    swapped = {seat for swap in state.swaps for seat in (swap >> 3 & 7, swap & 7)}
    for seat, hand in enumerate(state.hands):
        assert hand == sorted(hand)
        fallen = box.hand_limit - state.tolls[seat] - state.bites[seat]
        assert state.limit[seat] == max(0, fallen)
        assert len(hand) <= state.limit[seat] or seat in swapped


def _check_figures(state: State) -> None:
    """DC-18.4, DC-18.5, DC-18.9: who is inside stands on a space, monsters have their card."""
    box = state.box
    for seat, node in enumerate(state.dwarf):
        assert (node == s.NONE) == (state.out[seat] == 1)
        if node != s.NONE:
            assert cave.is_face_up(state, node >> 4) and state.cell[node >> 4] > 0
            assert node & s.DOWN < box.spaces[state.face[node >> 4]]
        else:
            assert state.up[seat] == 1 and state.lying[seat] == 0
    for monster, at in enumerate(state.monster_at):
        card = state.monster_card[monster]
        assert (at == s.NONE) == (card == s.NONE) == (state.monster_seat[monster] == s.NONE)
        if at != s.NONE:
            assert box.kind[card] == s.RAT_CARD + monster and state.cell[at >> 4] > 0
            assert (at & s.DOWN == s.DOWN) == (not cave.is_face_up(state, at >> 4))


def _check_webs(state: State) -> None:
    """DC-18.6: one cobweb per edge, each on an open side of a face-up card."""
    box = state.box
    assert len(set(state.web_edge)) == len(state.web_edge) <= box.kind.count(s.COBWEB)
    for web, edge in enumerate(state.web_edge):
        assert cave.has_open_side(state, edge)
        assert state.web_side[web] in (1, 2) and box.kind[state.web_card[web]] == s.COBWEB


def _check_cave(state: State) -> None:
    """DC-18.7, DC-18.8, DC-18.13: cards match, goals stay, moves go both ways."""
    box = state.box
    first = box.cards + 1
    assert state.cell[box.cards] == s.ORIGIN
    for corner in range(s.CORNERS):
        meant = cave.corner_cell(s.ORIGIN, box.distance[state.players], corner)
        assert state.cell[first + corner] == meant
    assert sorted(state.face[first:]) == list(range(first, first + s.CORNERS))
    for piece in state.laid:
        if piece < first:
            for side in range(4):
                other = cave.piece_at(state, state.cell[piece] + s.delta(side))
                if other != s.NONE and other < first:
                    mine, theirs = cave.mask_of(state, piece), cave.mask_of(state, other)
                    assert mine >> side & 1 == theirs >> (side ^ 2) & 1
        for place in range(box.spaces[state.face[piece]]):
            node = piece * s.SPACES + place
            near = cave.neighbours(state, node)
            assert len(near) == len(set(near))
            assert all(node in cave.neighbours(state, other) for other in near)


def _check_clans(state: State) -> None:
    """DC-18.10, DC-18.12, DC-18.19: both clans have workers; a saved clan ends the match."""
    box = state.box
    sides = [s.works_for(clan) for clan in state.clan]
    assert set(sides) == {s.BLUE, s.YELLOW}
    for clan in (s.BLUE, s.YELLOW):
        saved = all(state.out[seat] for seat, side in enumerate(sides) if side == clan)
        assert not saved or state.ended == s.BY_CLAN
    pool = sorted(box.pool[state.players])
    if box.one_clan[state.players]:
        pool = [kind + (state.clan[0] & 2) for kind in pool]
    assert sorted(state.clan + state.aside) == pool
    assert (state.first_out == s.NONE) == (sum(state.out) == 0)


def _check_memory(state: State) -> None:
    """DC-18.18: what is remembered is true."""
    hidden = {entry % s.CARD for entry in state.hidden}
    assert state.memory == sorted(state.memory)
    for entry in state.memory:
        keeper, card = (entry >> 12) // s.CARD, (entry >> 12) % s.CARD
        holder = (entry >> 8 & 15) - 1
        assert card in hidden or (holder != s.NONE and card in state.hands[holder])
        assert card not in state.hands[keeper]


def _check_choices(state: State) -> None:
    """DC-18.15, DC-18.16: one seat decides, with a choice to make."""
    if state.phase == s.OVER:
        assert state.asked == s.NONE
        return
    codes = legal.legal(state, state.asked)
    assert len(codes) >= (2 if state.phase != s.ACT else 1)
    assert len(codes) == len(set(codes))
    assert state.asked == state.active or state.phase in (s.VOTE, s.AXE)
    if state.phase in (s.ACT, s.VOTE):
        assert state.active not in state.monster_seat
    assert (state.phase == s.ORIENT) == (state.orient != s.NONE)
    assert bool(state.queue) == (state.phase in (s.VOTE, s.AXE))
    assert (state.meet != 0) == (state.phase == s.AXE_ENTRY)


def _check_derived(state: State) -> None:
    """What is kept up to date is what follows from the cards."""
    twin = state.clone()
    cave.build(twin)
    for name in ("laid", "join", "ladders", "rim", "rim_need", "rim_care"):
        assert getattr(twin, name) == getattr(state, name), name
