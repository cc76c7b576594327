"""The specification's invariants (DC-18), asserted on a state. For tests and `podzemi doctor`."""

from __future__ import annotations

from podzemi.engine.bits import has
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.rules.legal import legal
from podzemi.games.dark_cave.rules.space import cave
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
    axes = [codes.owned_card(axe) for axe in state.axes]
    hands = [card for hand in state.hands for card in hand]
    hidden = [codes.owned_card(entry) for entry in state.hidden]
    everywhere = state.boxed + state.pile + hands + state.open + hidden + laid + table + axes + state.web_card
    assert sorted(everywhere) == list(range(box.cards))
    assert len(state.boxed) == box.removed * s.BACK_COUNT
    backs = [box.back[card] for card in state.pile]
    assert backs == sorted(backs, reverse=True)


def _check_gold(state: State) -> None:
    """DC-18.2, DC-18.17: no nugget is lost, none lies under a dwarf that has stopped."""
    box = state.box
    assert state.bank + sum(state.gold) + len(state.nuggets) == box.gold
    assert min(state.gold) >= 0 and state.bank >= 0
    assert state.bank >= box.gold - state.players * box.start_gold - box.mark.count(s.VEIN)
    for seat, node in enumerate(state.dwarf):
        if node != s.NONE and cave.mark_of(state, node) == s.VEIN and g.piece_of(node) in state.nuggets:
            assert seat == state.active and state.phase in (s.MOVE, s.AXE_ENTRY)


def _check_hands(state: State) -> None:
    """DC-18.3: limits only fall; a hand is above its limit only after a swap."""
    box = state.box
    swapped = {seat for swap in state.swaps for seat in (codes.swap_seat(swap), codes.swap_other(swap))}
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
            assert cave.is_face_up(state, g.piece_of(node)) and state.cell[g.piece_of(node)] > 0
            assert g.place_of(node) < box.spaces[state.face[g.piece_of(node)]]
        else:
            assert state.up[seat] == 1 and state.lying[seat] == 0
    for monster, at in enumerate(state.monster_at):
        card = state.monster_card[monster]
        assert (at == s.NONE) == (card == s.NONE) == (state.monster_seat[monster] == s.NONE)
        if at != s.NONE:
            assert box.kind[card] == s.RAT_CARD + monster and state.cell[g.piece_of(at)] > 0
            assert g.is_down(at) == (not cave.is_face_up(state, g.piece_of(at)))


def _check_webs(state: State) -> None:
    """DC-18.6: one cobweb per edge, each on an open side of a face-up card."""
    box = state.box
    assert len(set(state.web_edge)) == len(state.web_edge) <= box.kind.count(s.COBWEB)
    for web, edge in enumerate(state.web_edge):
        assert cave.has_open_side(state, edge)
        assert 1 <= state.web_side[web] <= box.web_start_side and box.kind[state.web_card[web]] == s.COBWEB


def _check_cave(state: State) -> None:
    """DC-18.7, DC-18.8, DC-18.13: cards match, goals stay, moves go both ways."""
    box = state.box
    first = g.goal_piece(box, 0)
    assert state.cell[g.start_piece(box)] == g.ORIGIN
    for corner in range(g.CORNER_COUNT):
        assert state.cell[first + corner] == g.corner_cell(box.distance[state.players], corner)
    assert sorted(state.face[first:]) == list(range(first, g.piece_count(box)))
    for piece in state.laid:
        if piece < first:
            for side in range(g.SIDE_COUNT):
                other = cave.piece_at(state, g.beside(state.cell[piece], side))
                if other != s.NONE and other < first:
                    mine, theirs = cave.mask_of(state, piece), cave.mask_of(state, other)
                    assert has(mine, side) == has(theirs, g.opposite(side))
        for place in range(box.spaces[state.face[piece]]):
            node = g.node_at(piece, place)
            near = cave.neighbours(state, node)
            assert len(near) == len(set(near))
            assert all(node in cave.neighbours(state, other) for other in near)


def _check_clans(state: State) -> None:
    """DC-18.10, DC-18.12, DC-18.19: both clans have workers; a saved clan ends the match."""
    box = state.box
    sides = [codes.works_for(clan) for clan in state.clan]
    assert set(sides) == {s.BLUE, s.YELLOW}
    for clan in (s.BLUE, s.YELLOW):
        saved = all(state.out[seat] for seat, side in enumerate(sides) if side == clan)
        assert not saved or state.ended == s.BY_CLAN
    pool = sorted(box.pool[state.players])
    if box.one_clan[state.players]:
        clan = codes.clan_of(state.clan[0])
        pool = [codes.clan_card(clan, codes.role_of(kind)) for kind in pool]
    assert sorted(state.clan + state.aside) == pool
    assert (state.first_out == s.NONE) == (sum(state.out) == 0)


def _check_memory(state: State) -> None:
    """DC-18.18: what is remembered is true."""
    hidden = {codes.owned_card(entry) for entry in state.hidden}
    assert state.memory == sorted(state.memory)
    for entry in state.memory:
        keeper, card = codes.memory_keeper(entry), codes.memory_card(entry)
        holder = codes.memory_holder(entry)
        assert card in hidden or (holder != s.NONE and card in state.hands[holder])
        assert card not in state.hands[keeper]


def _check_choices(state: State) -> None:
    """DC-18.15, DC-18.16: one seat decides, with a choice to make."""
    if state.phase == s.OVER:
        assert state.asked == s.NONE
        return
    choices = legal(state, state.asked)
    assert len(choices) >= (2 if state.phase != s.ACT else 1)
    assert len(choices) == len(set(choices))
    assert state.asked == state.active or state.phase in (s.VOTE, s.AXE)
    if state.phase in (s.ACT, s.VOTE):
        assert state.active not in state.monster_seat
    assert (state.phase == s.ORIENT) == (state.orient != s.NONE)
    assert bool(state.queue) == (state.phase in (s.VOTE, s.AXE))
    assert (state.meet != 0) == (state.phase == s.AXE_ENTRY)


def _check_derived(state: State) -> None:
    """Fields that are kept up to date equal those computed from the cards."""
    twin = state.clone()
    cave.build(twin)
    for name in ("laid", "join", "ladders", "rim", "rim_need", "rim_care"):
        assert getattr(twin, name) == getattr(state, name), name
