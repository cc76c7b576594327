"""Why something is not allowed (DC-4 to DC-12, DC-21). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.values import Refusal
from podzemi.games.dark_cave.codes import (
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
    card_of,
    is_formed,
    kind_of,
    monster_lair,
    monster_to,
    path_cell,
    path_rot,
    target_of,
)
from podzemi.games.dark_cave.geometry import (
    NO_CELL,
    SIDE_COUNT,
    beside,
    corner_of,
    edge_at,
    edge_cell,
    face_rot,
    piece_of,
)
from podzemi.games.dark_cave.rules.scoring import may_propose
from podzemi.games.dark_cave.rules.space.axes import has_axe
from podzemi.games.dark_cave.rules.space.cave import (
    has_open_side,
    is_path_piece,
    lairs,
    neighbours,
    node_of,
    piece_at,
    touched_webs,
    walk,
)
from podzemi.games.dark_cave.rules.space.targets import (
    can_cave_in,
    has_no_boots,
    has_no_web,
    is_clan_hidden,
    is_free_to_go,
    is_goal_hidden,
    is_lair,
    matches,
)
from podzemi.games.dark_cave.state import (
    ACT,
    AXE,
    AXE_CARD,
    AXE_ENTRY,
    BOOTS,
    CAVE_IN,
    COBWEB,
    MOVE,
    NONE,
    ORIENT,
    OVER,
    PATH,
    RAT_CARD,
    SECRET,
    SWAP,
    VOTE,
    State,
)


def refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """The first reason that applies, or None for a legal code."""
    if state.phase == OVER:
        return Refusal("game_over", "DC-11.1")
    if seat != state.asked:
        return Refusal("not_your_turn", "DC-4.1", {"seat": state.asked})
    kind: i64 = kind_of(code)
    if not _is_time(state.phase, kind) or not is_formed(code):
        return Refusal("wrong_phase", "DC-21.1")
    if kind <= PLAY_MONSTER:
        return _card_refusal(state, seat, code)
    if kind == DISCARD:
        return _discard_refusal(state, seat, card_of(code), target_of(code))
    if kind == PROPOSE_END:
        return _propose_refusal(state)
    if kind == AXE_WEB:
        return _strike_refusal(state, seat, target_of(code))
    if kind == STEP:
        return _step_refusal(state, seat, target_of(code))
    if kind == ORIENT_GOAL and target_of(code) >= OTHER_ROT:
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


def _propose_refusal(state: State) -> Refusal | None:
    if may_propose(state):
        return None
    return Refusal("already_proposed" if state.agreed_end else "no_agreed_end", "DC-12.3")


# ---------------------------------------------------------------- cards


def _card_refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """The card must be in the hand and of the right kind; then its target counts."""
    card: i64 = card_of(code)
    if card >= state.box.cards:
        return Refusal("unknown_card", "DC-21.2")
    if card not in state.hands[seat]:
        return Refusal("not_in_hand", "DC-21.1", {"card": state.box.face_name[card]})
    kind: i64 = state.box.kind[card]
    if min(kind, RAT_CARD) != _kind_of_card(kind_of(code)):
        return Refusal("other_card", "DC-21.1", {"card": state.box.face_name[card]})
    if kind == PATH:
        return _path_refusal(state, card, path_cell(code), path_rot(code))
    if kind >= RAT_CARD:
        return _monster_refusal(state, kind - RAT_CARD, monster_lair(code), monster_to(code))
    if kind == CAVE_IN:
        return _cave_in_refusal(state, target_of(code))
    if kind == COBWEB:
        return _web_refusal(state, target_of(code))
    if kind_of(code) == SECRET_GOAL:
        return _look_refusal(state, target_of(code))
    return _player_refusal(state, seat, kind_of(code), target_of(code))


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


def _path_refusal(state: State, card: i64, cell: i64, rot: i64) -> Refusal | None:
    """DC-5.2 to DC-5.5, in this order."""
    if rot >= OTHER_ROT:
        return Refusal("rotation", "DC-5.2")
    if cell == NO_CELL:
        return Refusal("not_adjacent", "DC-5.3")
    if piece_at(state, cell) != NONE:
        return Refusal("cell_taken", "DC-5.2")
    if cell not in state.rim:
        return Refusal("not_adjacent", "DC-5.3")
    place: i64 = state.rim.index(cell)
    need: i64 = state.rim_need[place]
    if not matches(state.box.mask[face_rot(card, rot)], need, state.rim_care[place]):
        return Refusal("edges_differ", "DC-5.4")
    return None if need != 0 else Refusal("extends_nothing", "DC-5.5")


def _look_refusal(state: State, cell: i64) -> Refusal | None:
    """DC-6.1: at a goal."""
    corner: i64 = corner_of(state.box, piece_at(state, cell)) if cell != NO_CELL else NONE
    return None if is_goal_hidden(state, corner) else Refusal("no_face_down_goal", "DC-6.1")


def _cave_in_refusal(state: State, cell: i64) -> Refusal | None:
    """DC-6.2."""
    piece: i64 = piece_at(state, cell) if cell != NO_CELL else NONE
    if piece == NONE:
        return Refusal("no_path_card", "DC-6.2")
    if can_cave_in(state, piece):
        return None
    return Refusal("figure_there" if is_path_piece(state, piece) else "start_or_goal", "DC-6.2")


def _web_refusal(state: State, edge: i64) -> Refusal | None:
    """DC-6.4."""
    if edge_cell(edge) == NO_CELL:
        return Refusal("no_edge", "DC-21.2")
    if not has_no_web(state, edge):
        return Refusal("web_there", "DC-6.4")
    return None if has_open_side(state, edge) else Refusal("no_open_side", "DC-6.4")


def _player_refusal(state: State, seat: i64, kind: i64, other: i64) -> Refusal | None:
    """Cards that are played on a player: DC-6.1, DC-6.3, DC-6.5, DC-6.6."""
    if other >= state.players:
        return Refusal("no_such_player", "DC-21.2")
    if kind == SECRET_CLAN and other == seat:
        return Refusal("own_clan_card", "DC-6.1")
    if kind == SECRET_CLAN and not is_clan_hidden(state, other):
        return Refusal("clan_card_up", "DC-6.1", {"player": other})
    if kind == PLAY_SWAP and other == seat:
        return Refusal("swap_with_self", "DC-6.3")
    if kind == PLAY_BOOTS and not has_no_boots(state, other):
        return Refusal("has_boots", "DC-6.5", {"player": other})
    return None


def _monster_refusal(state: State, monster: i64, lair: i64, to: i64) -> Refusal | None:
    """DC-7.2 to DC-7.5."""
    start: i64 = state.monster_at[monster]
    if start == NONE:
        wrong = _lair_refusal(state, lair, to)
        if wrong is not None:
            return wrong
        start = node_of(state, lair)
    elif lair != 0:
        return Refusal("monster_in_play", "DC-7.3")
    return None if to == 0 else _reach_refusal(state, monster, start, node_of(state, to))


def _lair_refusal(state: State, lair: i64, to: i64) -> Refusal | None:
    """A monster in the bank is summoned to a lair (DC-7.2), and may go on from there (DC-7.5)."""
    if not lairs(state):
        return Refusal("no_lair", "DC-7.2")
    if lair == 0:
        return Refusal("lair_needed", "DC-7.2")
    start: i64 = node_of(state, lair)
    if start == NONE or not is_lair(state, start):
        return Refusal("not_a_lair", "DC-7.2")
    if to != 0 and not is_free_to_go(state, start):
        return Refusal("meets_at_lair", "DC-7.5")
    return None


def _reach_refusal(state: State, monster: i64, start: i64, node: i64) -> Refusal | None:
    """DC-7.4, DC-7.5: as far as its moves go, no further than the first dwarf."""
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


# ---------------------------------------------------------------- axes and steps


def _strike_refusal(state: State, seat: i64, edge: i64) -> Refusal | None:
    """DC-6.6: an axe before the seat, a cobweb that the dwarf's space touches."""
    if edge_cell(edge) == NO_CELL:
        return Refusal("no_edge", "DC-21.2")
    if has_no_web(state, edge):
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
    if _is_behind_web(state, at, node):
        return Refusal("cobweb", "DC-2.11")
    return Refusal("not_linked", "DC-8.2")


def _is_behind_web(state: State, at: i64, node: i64) -> bool:
    """Whether a cobweb lies between the space and the piece of that node."""
    cell: i64 = state.cell[piece_of(at)]
    webs: list[i64] = touched_webs(state, at)
    for side in range(SIDE_COUNT):
        if edge_at(cell, side) in webs and beside(cell, side) == state.cell[piece_of(node)]:
            return True
    return False
