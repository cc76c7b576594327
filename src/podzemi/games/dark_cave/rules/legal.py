"""What is allowed (DC-4 to DC-12, DC-21), and why the rest is not. Compiled.

`legal` lists by card in ascending order, each card's targets ascending, then discards,
then what needs no card; so the order says nothing that a view does not.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.values import Refusal
from podzemi.games.dark_cave.actions import (
    AXE_MONSTER,
    AXE_WEB,
    DISCARD,
    END_MOVE,
    NO_CARD,
    ORIENT_GOAL,
    OTHER_ROT,
    PLAY_AXE,
    PLAY_BOOTS,
    PLAY_CAVE_IN,
    PLAY_COBWEB,
    PLAY_MONSTER,
    PLAY_PATH,
    PLAY_SWAP,
    PROPOSE_END,
    SECRET_CLAN,
    SECRET_GOAL,
    STEP,
    UNSORTED,
    VOTE_END,
)
from podzemi.games.dark_cave.rules.cave import (
    corner_by_cell,
    fits,
    has_figure,
    has_open_side,
    is_face_up,
    is_path_piece,
    lairs,
    mark_of,
    neighbours,
    node_of,
    open_edges,
    piece_at,
    space_of,
    touched_webs,
    walk,
    web_at,
)
from podzemi.games.dark_cave.state import (
    ACT,
    AXE,
    AXE_CARD,
    AXE_ENTRY,
    BOOTS,
    CARD,
    CAVE_IN,
    COBWEB,
    CORNERS,
    LAIR,
    MOVE,
    NONE,
    ORIENT,
    OVER,
    PATH,
    RAT_CARD,
    SECRET,
    SWAP,
    VOTE,
    Box,
    State,
    delta,
    edge_at,
)


def to_act(state: State) -> list[i64]:
    """One seat, none when the match is over (DC-4.1)."""
    if state.phase == OVER:
        return []
    return [state.asked]


def has_axe(state: State, seat: i64) -> bool:
    """Whether an axe lies before the seat (DC-6.6)."""
    for entry in state.axes:
        if entry // CARD == seat:
            return True
    return False


# ---------------------------------------------------------------- legal


def legal(state: State, seat: i64) -> list[i64]:
    """The codes the seat may play."""
    out: list[i64] = []
    phase: i64 = state.phase
    if phase == OVER or seat != state.asked:
        return out
    if phase == ACT:
        _plays(state, seat, out)
        _discards(state.hands[seat], out)
        if state.agreed_end and not state.proposed:
            out.append(PROPOSE_END)
        _strikes(state, seat, out)
    elif phase == MOVE:
        _strikes(state, seat, out)
        if state.left > 0:
            _steps(state, seat, out)
        out.append(END_MOVE)
    elif phase == VOTE:
        out.append(VOTE_END)
        out.append(VOTE_END | 1 << 12)
    elif phase == ORIENT:
        out.append(ORIENT_GOAL)
        out.append(ORIENT_GOAL | 1 << 12)
    else:
        out.append(AXE_MONSTER)
        out.append(AXE_MONSTER | 1 << 12)
    return out


def _plays(state: State, seat: i64, out: list[i64]) -> None:
    box: Box = state.box
    for card in state.hands[seat]:
        kind: i64 = box.kind[card]
        if kind == PATH:
            _places(state, card, out)
        elif kind == SECRET:
            _looks(state, seat, card, out)
        elif kind == CAVE_IN:
            for piece in state.laid:
                if is_path_piece(state, piece) and not has_figure(state, piece):
                    out.append(PLAY_CAVE_IN | card << 5 | state.cell[piece] << 12)
        elif kind == SWAP:
            for other in range(state.players):
                if other != seat:
                    out.append(PLAY_SWAP | card << 5 | other << 12)
        elif kind == COBWEB:
            for edge in open_edges(state):
                if edge not in state.web_edge:
                    out.append(PLAY_COBWEB | card << 5 | edge << 12)
        elif kind == BOOTS:
            for other_2 in range(state.players):
                if state.boots[other_2] == NONE:
                    out.append(PLAY_BOOTS | card << 5 | other_2 << 12)
        elif kind == AXE_CARD:
            for other_3 in range(state.players):
                out.append(PLAY_AXE | card << 5 | other_3 << 12)
        else:
            _hunts(state, card, kind - RAT_CARD, out)


def _places(state: State, card: i64, out: list[i64]) -> None:
    """Where a path card can lie (DC-5)."""
    first: i64 = PLAY_PATH | card << 5
    upright: i64 = state.box.mask[card * 2]
    turned: i64 = state.box.mask[card * 2 + 1]
    rim: list[i64] = state.rim
    rim_need: list[i64] = state.rim_need
    rim_care: list[i64] = state.rim_care
    for i in range(len(rim)):
        need: i64 = rim_need[i]
        if need:
            care: i64 = rim_care[i]
            if upright & care == need:
                out.append(first | rim[i] << 12)
            if turned & care == need:
                out.append(first | rim[i] << 12 | 1 << 28)


def _looks(state: State, seat: i64, card: i64, out: list[i64]) -> None:
    """Face-down goals and other face-down clan cards (DC-6.1)."""
    for rank in range(CORNERS):
        corner: i64 = corner_by_cell(rank)
        if state.turned[corner] == 0:
            out.append(SECRET_GOAL | card << 5 | state.cell[state.box.cards + 1 + corner] << 12)
    for other in range(state.players):
        if other != seat and state.up[other] == 0:
            out.append(SECRET_CLAN | card << 5 | other << 12)


def _hunts(state: State, card: i64, monster: i64, out: list[i64]) -> None:
    """Summon the monster or move it on (DC-7)."""
    at: i64 = state.monster_at[monster]
    first: i64 = PLAY_MONSTER | card << 5
    moves: i64 = state.box.monster_moves[monster]
    if at != NONE:
        out.append(first)
        _ends(state, first, at, moves, out)
        return
    for lair in lairs(state):
        here: i64 = first | space_of(state, lair) << 12
        out.append(here)
        if lair not in state.dwarf:
            _ends(state, here, lair, moves, out)


def _ends(state: State, first: i64, start: i64, moves: i64, out: list[i64]) -> None:
    spaces: list[i64] = []
    for node in walk(state, start, moves, False):
        spaces.append(space_of(state, node))
    spaces.sort()
    for space in spaces:
        out.append(first | space << 33)


def _discards(hand: list[i64], out: list[i64]) -> None:
    """One card or two (DC-10.1)."""
    for card in hand:
        out.append(DISCARD | card << 5 | NO_CARD << 12)
    for i in range(len(hand)):
        first: i64 = DISCARD | hand[i] << 5
        for j in range(i + 1, len(hand)):
            out.append(first | hand[j] << 12)


def _strikes(state: State, seat: i64, out: list[i64]) -> None:
    """Cobwebs in reach of the dwarf and an axe (DC-6.6)."""
    if state.web_edge and has_axe(state, seat):
        for edge in touched_webs(state, state.dwarf[seat]):
            out.append(AXE_WEB | edge << 12)


def _steps(state: State, seat: i64, out: list[i64]) -> None:
    spaces: list[i64] = []
    for node in neighbours(state, state.dwarf[seat]):
        spaces.append(space_of(state, node))
    spaces.sort()
    for space in spaces:
        out.append(STEP | space << 12)


# ---------------------------------------------------------------- refusals


def refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """The first reason that applies, or None for a legal code."""
    if state.phase == OVER:
        return Refusal("game_over", "DC-11.1")
    if seat != state.asked:
        return Refusal("not_your_turn", "DC-4.1", {"seat": state.asked})
    kind: i64 = code & 31
    if not _is_time(state.phase, kind) or not _is_formed(kind, code):
        return Refusal("wrong_phase", "DC-21.1")
    if kind <= PLAY_MONSTER:
        return _card_refusal(state, seat, kind, code >> 5 & 127, code >> 12)
    if kind == DISCARD:
        return _discard_refusal(state, seat, code >> 5 & 127, code >> 12)
    if kind == PROPOSE_END:
        if not state.agreed_end:
            return Refusal("no_agreed_end", "DC-12.3")
        return Refusal("already_proposed", "DC-12.3") if state.proposed else None
    if kind == AXE_WEB:
        return _strike_refusal(state, seat, code >> 12)
    if kind == STEP:
        return _step_refusal(state, seat, code >> 12)
    if kind == ORIENT_GOAL and code >> 12 >= OTHER_ROT:
        return Refusal("rotation", "DC-0.3")
    return None


def _is_time(phase: i64, kind: i64) -> bool:
    """Whether the kind belongs to the phase (DC-21)."""
    if kind == AXE_WEB:
        return phase == ACT or phase == MOVE
    if kind <= PROPOSE_END:
        return phase == ACT and kind > 0
    if kind == VOTE_END:
        return phase == VOTE
    if kind == AXE_MONSTER:
        return phase == AXE or phase == AXE_ENTRY
    if kind == ORIENT_GOAL:
        return phase == ORIENT
    return phase == MOVE and kind <= END_MOVE


def _is_formed(kind: i64, code: i64) -> bool:
    """Whether the code has no more parts than its kind."""
    if code < 0:
        return False
    if kind <= DISCARD:
        return True
    if kind == PROPOSE_END or kind == END_MOVE:
        return code == kind
    if kind == VOTE_END or kind == AXE_MONSTER:
        return code >> 13 == 0 and code >> 5 & 127 == 0
    return code >> 5 & 127 == 0


def _kind_of_card(kind: i64) -> i64:
    """The kind of card that an action plays; RAT_CARD stands for all monsters."""
    if kind == PLAY_PATH:
        return PATH
    if kind == SECRET_GOAL or kind == SECRET_CLAN:
        return SECRET
    if kind == PLAY_CAVE_IN:
        return CAVE_IN
    if kind == PLAY_SWAP:
        return SWAP
    if kind == PLAY_COBWEB:
        return COBWEB
    if kind == PLAY_BOOTS:
        return BOOTS
    if kind == PLAY_AXE:
        return AXE_CARD
    return RAT_CARD


def _card_refusal(state: State, seat: i64, kind: i64, card: i64, target: i64) -> Refusal | None:
    """The card must be in the hand and of the right kind; then its target counts."""
    box: Box = state.box
    if card >= box.cards:
        return Refusal("unknown_card", "DC-21.2")
    if card not in state.hands[seat]:
        return Refusal("not_in_hand", "DC-21.1", {"card": box.face_name[card]})
    of: i64 = box.kind[card]
    if (of if of < RAT_CARD else RAT_CARD) != _kind_of_card(kind):
        return Refusal("other_card", "DC-21.1", {"card": box.face_name[card]})
    if kind == PLAY_PATH:
        return _path_refusal(state, card, target & 65535, target >> 16)
    if kind == SECRET_GOAL:
        corner: i64 = piece_at(state, target) - box.cards - 1 if target > 0 else NONE
        is_down: bool = corner >= 0 and state.turned[corner] == 0
        return None if is_down else Refusal("no_face_down_goal", "DC-6.1")
    if kind == SECRET_CLAN:
        return _look_refusal(state, seat, target)
    if kind == PLAY_CAVE_IN:
        return _cave_in_refusal(state, target)
    if kind == PLAY_COBWEB:
        return _web_refusal(state, target)
    if kind == PLAY_MONSTER:
        return _monster_refusal(state, of - RAT_CARD, target & 2097151, target >> 21)
    if target >= state.players:
        return Refusal("no_such_player", "DC-21.2")
    if kind == PLAY_SWAP and target == seat:
        return Refusal("swap_with_self", "DC-6.3")
    if kind == PLAY_BOOTS and state.boots[target] != NONE:
        return Refusal("has_boots", "DC-6.5", {"player": target})
    return None


def _path_refusal(state: State, card: i64, cell: i64, rot: i64) -> Refusal | None:
    """DC-5.2 to DC-5.5, in this order."""
    if rot >= OTHER_ROT:
        return Refusal("rotation", "DC-5.2")
    if cell == 0:
        return Refusal("not_adjacent", "DC-5.3")
    if piece_at(state, cell) != NONE:
        return Refusal("cell_taken", "DC-5.2")
    mask: i64 = state.box.mask[card * 2 + rot]
    found: bool = False
    joined: bool = False
    for side in range(4):
        other: i64 = piece_at(state, cell + delta(side))
        if other == NONE or not is_face_up(state, other):
            continue
        found = True
        there: i64 = state.box.mask[state.face[other] * 2 + state.rot[other]] >> (side ^ 2) & 1
        if there != mask >> side & 1:
            return Refusal("edges_differ", "DC-5.4")
        joined = joined or there == 1
    if not found:
        return Refusal("not_adjacent", "DC-5.3")
    return None if joined else Refusal("extends_nothing", "DC-5.5")


def _look_refusal(state: State, seat: i64, target: i64) -> Refusal | None:
    if target >= state.players:
        return Refusal("no_such_player", "DC-21.2")
    if target == seat:
        return Refusal("own_clan_card", "DC-6.1")
    return Refusal("clan_card_up", "DC-6.1", {"player": target}) if state.up[target] == 1 else None


def _cave_in_refusal(state: State, cell: i64) -> Refusal | None:
    piece: i64 = piece_at(state, cell) if cell > 0 else NONE
    if piece == NONE:
        return Refusal("no_path_card", "DC-6.2")
    if not is_path_piece(state, piece):
        return Refusal("start_or_goal", "DC-6.2")
    return Refusal("figure_there", "DC-6.2") if has_figure(state, piece) else None


def _web_refusal(state: State, edge: i64) -> Refusal | None:
    if edge < 2:
        return Refusal("no_edge", "DC-21.2")
    if web_at(state, edge) != NONE:
        return Refusal("web_there", "DC-6.4")
    return None if has_open_side(state, edge) else Refusal("no_open_side", "DC-6.4")


def _monster_refusal(state: State, monster: i64, lair: i64, to: i64) -> Refusal | None:
    """DC-7.2 to DC-7.5."""
    start: i64 = state.monster_at[monster]
    if start != NONE:
        if lair != 0:
            return Refusal("monster_in_play", "DC-7.3")
    else:
        if not lairs(state):
            return Refusal("no_lair", "DC-7.2")
        if lair == 0:
            return Refusal("lair_needed", "DC-7.2")
        start = node_of(state, lair)
        if start == NONE or mark_of(state, start) != LAIR:
            return Refusal("not_a_lair", "DC-7.2")
        if to != 0 and start in state.dwarf:
            return Refusal("meets_at_lair", "DC-7.5")
    if to == 0:
        return None
    node: i64 = node_of(state, to)
    moves: i64 = state.box.monster_moves[monster]
    if node != NONE and node in walk(state, start, moves, False):
        return None
    if node != NONE and node != start and node in walk(state, start, moves, True):
        return Refusal("stopped_by_dwarf", "DC-7.5")
    return Refusal("out_of_reach", "DC-7.4", {"moves": moves})


def _discard_refusal(state: State, seat: i64, card: i64, second: i64) -> Refusal | None:
    """DC-10.1: one or two different cards of the hand, ascending (DC-21.2)."""
    if card == UNSORTED:
        return Refusal("cards_unsorted", "DC-21.2")
    if card == NO_CARD:
        return Refusal("discard_count" if second == NO_CARD else "unknown_card", "DC-10.1")
    hand: list[i64] = state.hands[seat]
    if card >= state.box.cards or (second >= state.box.cards and second != NO_CARD):
        return Refusal("unknown_card", "DC-21.2")
    for one in (card, second):
        if one != NO_CARD and one not in hand:
            return Refusal("not_in_hand", "DC-21.1", {"card": state.box.face_name[one]})
    return Refusal("cards_unsorted", "DC-21.2") if second <= card else None


def _strike_refusal(state: State, seat: i64, edge: i64) -> Refusal | None:
    """DC-6.6: an axe before the seat, a cobweb that the dwarf's space touches."""
    if edge < 2:
        return Refusal("no_edge", "DC-21.2")
    if web_at(state, edge) == NONE:
        return Refusal("no_web", "DC-6.6")
    if edge not in touched_webs(state, state.dwarf[seat]):
        return Refusal("web_too_far", "DC-6.6")
    return None if has_axe(state, seat) else Refusal("no_axe", "DC-6.6")


def _step_refusal(state: State, seat: i64, to: i64) -> Refusal | None:
    """DC-8.2: a move left, and a link."""
    if state.left == 0:
        return Refusal("no_moves", "DC-8.1")
    node: i64 = node_of(state, to)
    if node == NONE:
        return Refusal("no_space", "DC-8.2")
    at: i64 = state.dwarf[seat]
    if node in neighbours(state, at):
        return None
    if _behind_web(state, at, node):
        return Refusal("cobweb", "DC-2.11")
    return Refusal("not_linked", "DC-8.2")


def _behind_web(state: State, at: i64, node: i64) -> bool:
    """Whether a cobweb lies between the space and the piece of that node."""
    piece: i64 = at >> 4
    for edge in touched_webs(state, at):
        for side in range(4):
            there: i64 = state.cell[piece] + delta(side)
            if edge_at(state.cell[piece], side) == edge and there == state.cell[node >> 4]:
                return True
    return False


def misfits(state: State, piece: i64, rot: i64) -> bool:
    """Whether a goal lying so would not match all its face-up neighbours (DC-9.2)."""
    return not fits(state, piece, state.box.mask[state.face[piece] * 2 + rot])
