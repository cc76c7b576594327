"""Full states drawn from what a seat knows (DC-13): a view back into numbers, then `rules.deal`."""

from __future__ import annotations

from collections.abc import Iterable

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.actions import encode
from podzemi.games.dark_cave.data.tables import BACKS, CLANS, MONSTERS, ROLES, SIDES, Clan
from podzemi.games.dark_cave.events import REASONS
from podzemi.games.dark_cave.names import cell_code, edge_code, space_code
from podzemi.games.dark_cave.rules.deal import Deal, draw
from podzemi.games.dark_cave.rules.space import cave
from podzemi.games.dark_cave.state import Box, State
from podzemi.games.dark_cave.view.types import PHASES, AsideView, MemoryView, SeatView, View

_last: tuple[View, Deal] | None = None
_built: tuple[tuple[object, ...], State] | None = None
"""The cave that was built last: what it was built from, and a state that has it."""


def sample(box: Box, view: View, dice: Dice) -> State:
    """A state drawn uniformly from all that agree with the view.

    What others did is not taken as evidence, and what others remember of swaps is left out.
    Drawing again from the same view object skips the conversion to numbers.
    """
    global _last
    kept = _last
    if kept is None or kept[0] is not view or kept[1].base.box is not box:
        kept = (view, prepare(box, view))
        _last = kept
    return draw(kept[1], dice)


def prepare(box: Box, view: View, deeds: bool = True) -> Deal:
    """The view in numbers, for any number of draws; `deeds`: with what was played openly, a long list."""
    number = box.face_number
    base = _base(box, view)
    if deeds:
        _remember(base, view)
    known = [(number[entry.card], entry.seat, _heaps(box, view, entry)) for entry in view.memory]
    unseen = _unseen(box, view, [card for card, _, _ in known])
    corners, faces = _open_goals(box, view)
    hands = [view.seats[seat].hand[back] for seat in range(len(view.seats)) for back in BACKS]
    if view.seat is not None:
        hands[view.seat * s.BACK_COUNT : view.seat * s.BACK_COUNT + s.BACK_COUNT] = [0, 0, 0]
    pile = [view.pile[back] for back in BACKS]
    return Deal(
        base=base,
        pool=unseen,
        boxed=[box.removed] * s.BACK_COUNT,
        pile=pile,
        hands=hands,
        heap=[
            [at for at, entry in enumerate(view.hidden) if entry.card is None and entry.back == back]
            for back in BACKS
        ],
        known_card=[card for card, _, _ in known],
        known_holder=[s.NONE if seat is None else seat for _, seat, _ in known],
        known_heap=[heap for _, _, heap in known],
        corners=corners,
        faces=faces,
        roles=[_open_roles(box, view, clan) for clan in CLANS],
        seats_at=[
            [seat for seat, side in enumerate(view.seats) if side.clan == clan and side.role is None]
            for clan in CLANS
        ],
        aside_at=[
            [at for at, card in enumerate(view.aside) if card.clan == clan and card.role is None]
            for clan in CLANS
        ],
    )


# ---------------------------------------------------------------- what the view leaves open


def _heaps(box: Box, view: View, entry: MemoryView) -> list[int]:
    """The piles that may hold a swapped card if its holder of the time discarded it (DC-13.3)."""
    number = box.face_number
    keeper, back = view.seat, BACKS[box.back[number[entry.card]]]
    swap = view.swaps[entry.swap]
    holder = swap.player if swap.seat == keeper else swap.seat
    later = list(view.swaps[entry.swap + 1 :])
    found: list[int] = []
    for at in range(swap.hidden, len(view.hidden) + 1):
        while later and later[0].hidden == at:
            one = later.pop(0)
            if holder in (one.seat, one.player):
                holder = one.player if holder == one.seat else one.seat
            if holder == keeper:
                return found
        if at < len(view.hidden) and (view.hidden[at].seat, view.hidden[at].back) == (holder, back):
            found.append(at)
    return found


def _unseen(box: Box, view: View, remembered: list[int]) -> list[list[int]]:
    """By back, the cards this seat has not seen and remembers nothing of."""
    number = box.face_number
    seen = set(remembered)
    seen.update(number[card.card] for card in view.cards)
    seen.update(number[name] for name in (*view.hand, *view.open))
    seen.update(number[entry.card] for entry in view.hidden if entry.card is not None)
    seen.update(number[monster.card] for monster in view.monsters if monster.card is not None)
    seen.update(number[web.card] for web in view.webs)
    for side in view.seats:
        seen.update(number[axe] for axe in side.axes)
        if side.boots is not None:
            seen.add(number[side.boots])
    return [[card for card in box.by_back[back] if card not in seen] for back in range(s.BACK_COUNT)]


def _open_goals(box: Box, view: View) -> tuple[list[int], list[int]]:
    """The goal cells whose face is unseen, and the faces that lie there."""
    number = box.face_number
    faces = {g.goal_piece(box, corner) for corner in range(g.CORNER_COUNT)}
    corners = []
    for corner, goal in enumerate(view.goals):
        if goal.goal is None:
            corners.append(corner)
        else:
            faces.remove(number[goal.goal])
    return corners, sorted(faces)


def _open_roles(box: Box, view: View, clan: Clan) -> list[int]:
    """The roles of that clan's cards that this seat has not seen (DC-3.3)."""
    players = len(view.seats)
    number = 0 if box.one_clan[players] else CLANS.index(clan)
    cards = [*((side.clan, side.role) for side in view.seats), *((a.clan, a.role) for a in view.aside)]
    mine = [role for other, role in cards if other == clan]
    if not mine:
        return []
    roles = [codes.role_of(card) for card in box.pool[players] if codes.clan_of(card) == number]
    for role in mine:
        if role is not None:
            roles.remove(ROLES.index(role))
    return roles


# ---------------------------------------------------------------- what the view shows


def _base(box: Box, view: View) -> State:
    """The state that the view shows, with nothing where the view shows nothing."""
    number = box.face_number
    seats, monsters, end = view.seats, view.monsters, view.end
    pieces = g.piece_count(box)
    first = view.options["first_player"]
    clan_34 = view.options["clan_34"]
    state = State(
        box=box,
        dice=Dice(0),
        players=len(seats),
        first_option=s.NONE if isinstance(first, str) else int(first),
        clan_34=s.NONE if clan_34 == "random" else CLANS.index(clan_34),
        agreed_end=bool(view.options["agreed_end"]),
        phase=PHASES.index(view.phase),
        turn=view.turn,
        active=view.active,
        asked=view.to_act[0] if view.to_act else s.NONE,
        queue=list(view.queue),
        monster=MONSTERS.index(view.monster) if view.phase == "axe" and view.monster else s.NONE,
        meet=_mask(MONSTERS.index(monster) for monster in view.meet),
        orient=s.NONE,
        side=s.NONE if view.orient is None else SIDES.index(view.orient.side),
        left=view.left,
        steps=view.steps,
        no_move=view.no_move,
        proposed=view.proposed,
        debt=view.owed,
        drawer=view.drawer,
        clan=[_clan_card(x) for x in seats],
        up=[int(x.face_up) for x in seats],
        looked_clan=[_mask(x.looked) for x in seats],
        aside=[_clan_card(x) for x in view.aside],
        gold=[x.gold for x in seats],
        limit=[x.limit for x in seats],
        tolls=[x.bridges for x in seats],
        bites=[x.rats for x in seats],
        boots=[s.NONE if x.boots is None else number[x.boots] for x in seats],
        axes=_axes(box, view),
        dwarf=[s.NONE] * len(seats),
        lying=[int(x.lying) for x in seats],
        out=[int(x.out) for x in seats],
        hands=[[number[c] for c in view.hand] if seat == view.seat else [] for seat in range(len(seats))],
        pile=[],
        boxed=[],
        open=[number[name] for name in view.open],
        hidden=[codes.owned(x.seat, 0 if x.card is None else number[x.card]) for x in view.hidden],
        swaps=[codes.swap_of(x.seat, x.player, x.hidden) for x in view.swaps],
        memory=_entries(box, view),
        deeds=[],
        deed_hits=[],
        deed_turns=[],
        face=list(range(pieces)),
        cell=[g.NO_CELL] * pieces,
        rot=[0] * pieces,
        turned=[int(goal.face_up) for goal in view.goals],
        looked_goal=[_mask(goal.looked) for goal in view.goals],
        nuggets=[],
        web_edge=[edge_code(web.edge) for web in view.webs],
        web_side=[web.side for web in view.webs],
        web_card=[number[web.card] for web in view.webs],
        web_seat=[web.seat for web in view.webs],
        monster_at=[s.NONE] * s.MONSTER_COUNT,
        monster_card=[s.NONE if m.card is None else number[m.card] for m in monsters],
        monster_seat=[s.NONE if m.seat is None else m.seat for m in monsters],
        bank=view.bank,
        first_out=s.NONE if view.first_out is None else view.first_out,
        ended=s.RUNNING if end is None else 1 + REASONS.index(end.reason),
        winner=s.NONE if end is None or end.winner is None else CLANS.index(end.winner),
        saved=[0, 0] if end is None else [end.saved[clan] for clan in CLANS],
        treasure=[0, 0] if end is None else [end.treasure[clan] for clan in CLANS],
        laid=[],
        join=[],
        ladders=[],
        rim=[],
        rim_need=[],
        rim_care=[],
    )
    _furnish(state, view)
    return state


def _remember(state: State, view: View) -> None:
    """Restore the open plays: no rule reads them, but estimates of loyalty do."""
    state.deeds = [codes.deed(deed.seat, encode(state.box, deed.action)) for deed in view.deeds]
    state.deed_hits = [_mask(deed.hits) for deed in view.deeds]
    state.deed_turns = [deed.turn for deed in view.deeds]


def _mask(numbers: Iterable[int]) -> int:
    return sum(bit(number) for number in numbers)


def _clan_card(shown: SeatView | AsideView) -> int:
    """A role that is not seen counts as loyal until it is dealt."""
    role = s.LOYAL if shown.role is None else ROLES.index(shown.role)
    return codes.clan_card(CLANS.index(shown.clan), role)


def _axes(box: Box, view: View) -> list[int]:
    """Only the order before one seat matters."""
    number = box.face_number
    return [codes.owned(seat, number[axe]) for seat, side in enumerate(view.seats) for axe in side.axes]


def _entries(box: Box, view: View) -> list[int]:
    return sorted(
        codes.memory_of(view.seat or 0, box.face_number[x.card], s.NONE if x.seat is None else x.seat, x.swap)
        for x in view.memory
    )


def _furnish(state: State, view: View) -> None:
    """Cards, goals and figures into the cave."""
    number = state.box.face_number
    goals: dict[int, int] = {}
    for corner, goal in enumerate(view.goals):
        piece = g.goal_piece(state.box, corner)
        state.cell[piece] = cell_code(goal.x, goal.y)
        goals[state.cell[piece]] = piece
        if goal.goal is not None:
            state.face[piece] = number[goal.goal]
        if view.orient is not None and (view.orient.x, view.orient.y) == (goal.x, goal.y):
            state.orient = corner
    for card in view.cards:
        cell = cell_code(card.x, card.y)
        piece = goals.get(cell, s.NONE)
        if piece == s.NONE:
            piece = number[card.card]
            state.cell[piece] = cell
        state.rot[piece] = int(card.rot == 180)
        if card.nugget:
            s.insert_sorted(state.nuggets, piece)
    _build(state)
    state.dwarf = [
        s.NONE if side.dwarf is None else cave.node_of(state, space_code(state.box, side.dwarf))
        for side in view.seats
    ]
    state.monster_at = [
        s.NONE if monster.space is None else cave.node_of(state, space_code(state.box, monster.space))
        for monster in view.monsters
    ]


def _build(state: State) -> None:
    """`cave.build`; for another seat at the same table it is the same cave, and copied."""
    global _built
    faces = [face if up else s.NONE for face, up in zip(state.face[-g.CORNER_COUNT :], state.turned)]
    key = (state.box, state.cell[:], state.rot[:], faces, state.turned[:], state.web_edge[:])
    kept = _built
    if kept is None or kept[0] != key:
        cave.build(state)
        _built = (key, state.clone())
        return
    copy_cave(state, kept[1])


def copy_cave(to: State, of: State) -> None:
    """All that `cave.build` works out."""
    to.laid = of.laid[:]
    to.join = of.join[:]
    to.ladders = of.ladders[:]
    to.rim = of.rim[:]
    to.rim_need = of.rim_need[:]
    to.rim_care = of.rim_care[:]
