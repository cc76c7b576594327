"""Build a seat's view from a state. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podzemi.engine.bits import has, members
from podzemi.engine.game import OptionValue
from podzemi.engine.values import Seat
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.actions import decode
from podzemi.games.dark_cave.data.tables import BACKS, CLANS, MONSTERS, ROLES, SIDES, Monster
from podzemi.games.dark_cave.events import REASONS
from podzemi.games.dark_cave.geometry import CORNER_COUNT, goal_piece
from podzemi.games.dark_cave.names import cell_name, edge_name
from podzemi.games.dark_cave.rules.naming import node_name
from podzemi.games.dark_cave.rules.play.monsters import first_met
from podzemi.games.dark_cave.state import Box, State
from podzemi.games.dark_cave.view.types import (
    PHASES,
    AsideView,
    Backs,
    CardView,
    DeedView,
    EndView,
    GoalView,
    HiddenView,
    MemoryView,
    MonsterView,
    OrientView,
    SeatView,
    SwapView,
    View,
    WebView,
)

# ---------------------------------------------------------------- the view of a seat

TABLES_KEPT: Final = 64
DEEDS_KEPT: Final = 16384


def view(state: State, seat: Seat | None) -> View:
    """Build the view of a seat, or of a spectator."""
    box = state.box
    return View(
        seat=seat,
        options=_options(state),
        house_deck=box.designed,
        turn=state.turn,
        phase=PHASES[state.phase],
        active=state.active,
        to_act=[] if state.phase == s.OVER else [state.asked],
        queue=list(state.queue),
        monster=_monster_in_question(state),
        meet=[MONSTERS[m] for m in range(s.MONSTER_COUNT) if has(state.meet, m)],
        orient=_orient(state),
        left=state.left,
        steps=state.steps,
        no_move=state.no_move,
        proposed=state.proposed,
        owed=state.debt,
        drawer=state.drawer,
        distance=box.distance[state.players],
        cards=[_card(state, piece) for piece in state.laid],
        goals=[_goal(state, corner, seat) for corner in range(CORNER_COUNT)],
        monsters=[_monster(state, monster) for monster in range(s.MONSTER_COUNT)],
        webs=[_web(state, web) for web in range(len(state.web_edge))],
        bank=state.bank,
        seats=[_seat(state, other, seat) for other in range(state.players)],
        aside=_aside(state, seat),
        hand=[] if seat is None else [box.face_name[card] for card in state.hands[seat]],
        memory=_memory(state, seat),
        pile=_backs(box, state.pile),
        top=BACKS[box.back[state.pile[-1]]] if state.pile else None,
        open=[box.face_name[card] for card in state.open],
        hidden=[_hidden_view(box, entry, seat) for entry in state.hidden],
        swaps=_swaps(state),
        deeds=list(_deeds(box, tuple(state.deeds), tuple(state.deed_hits), tuple(state.deed_turns))),
        first_out=_or_none(state.first_out),
        end=_end(state),
    )


@lru_cache(TABLES_KEPT)
def _deeds(
    box: Box, deeds: tuple[int, ...], hits: tuple[int, ...], turns: tuple[int, ...]
) -> tuple[DeedView, ...]:
    """All seats see the same ones: made for the first, and kept for the others."""
    return tuple([_deed(box, *one) for one in zip(deeds, hits, turns, strict=True)])


@lru_cache(DEEDS_KEPT)
def _deed(box: Box, deed: int, hits: int, turn: int) -> DeedView:
    """Cached, because a play is in every later view."""
    return DeedView(turn, codes.deed_seat(deed), decode(box, codes.deed_code(deed)), members(hits))


def _swaps(state: State) -> list[SwapView]:
    """Every swap is a deed too, which knows its turn."""
    if not state.swaps:
        return []
    turns = [
        turn
        for deed, turn in zip(state.deeds, state.deed_turns)
        if codes.kind_of(codes.deed_code(deed)) == codes.PLAY_SWAP
    ]
    return [
        SwapView(codes.swap_seat(swap), codes.swap_other(swap), codes.swap_hidden(swap), turn)
        for swap, turn in zip(state.swaps, turns)
    ]


def _or_none(number: int) -> int | None:
    return None if number == s.NONE else number


def _options(state: State) -> dict[str, OptionValue]:
    return {
        "deck": state.box.deck,
        "first_player": "random" if state.first_option == s.NONE else int(state.first_option),
        "clan_34": "random" if state.clan_34 == s.NONE else CLANS[state.clan_34],
        "agreed_end": state.agreed_end,
    }


def _monster_in_question(state: State) -> Monster | None:
    if state.phase == s.AXE:
        return MONSTERS[state.monster]
    if state.phase == s.AXE_ENTRY:
        return MONSTERS[first_met(state)]
    return None


def _orient(state: State) -> OrientView | None:
    if state.orient == s.NONE:
        return None
    piece = goal_piece(state.box, state.orient)
    x, y = cell_name(state.cell[piece])
    return OrientView(x, y, state.box.face_name[state.face[piece]], SIDES[state.side])


def _seats(state: State, mask: int) -> list[Seat]:
    return [seat for seat in range(state.players) if has(mask, seat)]


def _backs(box: Box, cards: list[int]) -> Backs:
    counts: Backs = {"I": 0, "II": 0, "III": 0}
    for card in cards:
        counts[BACKS[box.back[card]]] += 1
    return counts


def _card(state: State, piece: int) -> CardView:
    x, y = cell_name(state.cell[piece])
    name = state.box.face_name[state.face[piece]]
    return CardView(x, y, name, 180 if state.rot[piece] else 0, piece in state.nuggets)


def _goal(state: State, corner: int, seat: Seat | None) -> GoalView:
    piece = goal_piece(state.box, corner)
    x, y = cell_name(state.cell[piece])
    looked = _seats(state, state.looked_goal[corner])
    face_up = state.turned[corner] == 1
    known = face_up or state.orient == corner or seat in looked
    return GoalView(x, y, state.box.face_name[state.face[piece]] if known else None, face_up, looked)


def _monster(state: State, monster: int) -> MonsterView:
    at = state.monster_at[monster]
    if at == s.NONE:
        return MonsterView(MONSTERS[monster], None, None, None)
    card = state.box.face_name[state.monster_card[monster]]
    return MonsterView(MONSTERS[monster], node_name(state, at), state.monster_seat[monster], card)


def _web(state: State, web: int) -> WebView:
    card = state.box.face_name[state.web_card[web]]
    return WebView(edge_name(state.web_edge[web]), state.web_side[web], state.web_seat[web], card)


def _seat(state: State, seat: int, watcher: Seat | None) -> SeatView:
    looked = _seats(state, state.looked_clan[seat])
    face_up = state.up[seat] == 1
    knows = face_up or seat == watcher or watcher in looked
    boots, dwarf = state.boots[seat], state.dwarf[seat]
    return SeatView(
        clan=CLANS[codes.clan_of(state.clan[seat])],
        role=ROLES[codes.role_of(state.clan[seat])] if knows else None,
        face_up=face_up,
        looked=looked,
        gold=state.gold[seat],
        hand=_backs(state.box, state.hands[seat]),
        limit=state.limit[seat],
        bridges=state.tolls[seat],
        rats=state.bites[seat],
        boots=None if boots == s.NONE else state.box.face_name[boots],
        axes=[
            state.box.face_name[codes.owned_card(axe)] for axe in state.axes if codes.owner_of(axe) == seat
        ],
        dwarf=None if dwarf == s.NONE else node_name(state, dwarf),
        lying=state.lying[seat] == 1,
        out=state.out[seat] == 1,
    )


def _aside(state: State, seat: Seat | None) -> list[AsideView]:
    """Seen by the first one out (DC-9.4)."""
    seen = seat is not None and seat == state.first_out
    return [
        AsideView(CLANS[codes.clan_of(card)], ROLES[codes.role_of(card)] if seen else None)
        for card in state.aside
    ]


def _memory(state: State, seat: Seat | None) -> list[MemoryView]:
    return [
        MemoryView(
            state.box.face_name[codes.memory_card(entry)],
            _or_none(codes.memory_holder(entry)),
            codes.memory_swap(entry),
        )
        for entry in state.memory
        if codes.memory_keeper(entry) == seat
    ]


def _hidden_view(box: Box, entry: int, seat: Seat | None) -> HiddenView:
    owner, card = codes.owner_of(entry), codes.owned_card(entry)
    return HiddenView(owner, BACKS[box.back[card]], box.face_name[card] if owner == seat else None)


def _end(state: State) -> EndView | None:
    if state.phase != s.OVER:
        return None
    return EndView(
        reason=REASONS[state.ended - 1],
        winner=None if state.winner == s.NONE else CLANS[state.winner],
        saved=dict(zip(CLANS, state.saved)),
        treasure=dict(zip(CLANS, state.treasure)),
    )
