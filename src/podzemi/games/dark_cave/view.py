"""What a seat may know (DC-13), and full states drawn from it.

`view` is built up from what the seat has seen; a new field of the state stays
secret until someone adds it here. `sample` goes the other way.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from podzemi.engine.dice import Dice
from podzemi.engine.game import OptionValue
from podzemi.engine.values import BaseView, Seat
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.actions import (
    PLAY_SWAP,
    Action,
    Edge,
    Space,
    cell_code,
    cell_name,
    decode,
    edge_code,
    edge_name,
    encode,
    space_code,
    space_name,
)
from podzemi.games.dark_cave.components import (
    BACKS,
    CLANS,
    MONSTERS,
    ROLES,
    SIDES,
    Back,
    Clan,
    Monster,
    Role,
    Side,
)
from podzemi.games.dark_cave.events import REASONS, Goal, Reason
from podzemi.games.dark_cave.rules import cave
from podzemi.games.dark_cave.rules.deal import Deal, draw
from podzemi.games.dark_cave.state import Box, State

Phase = Literal["act", "vote", "axe", "move", "orient", "axe_entry", "game_over"]
PHASES: Final[tuple[Phase, ...]] = Phase.__args__  # type: ignore[attr-defined]

Backs = dict[Back, int]
"""Numbers of cards per back, all three always there."""


class CardView(Struct, frozen=True):
    """A face-up card in the cave; `rot` is 0 or 180."""

    x: int
    y: int
    card: str
    rot: int
    nugget: bool


class GoalView(Struct, frozen=True):
    """A goal cell; `goal` only if this seat may know it, `looked`: who has looked at it."""

    x: int
    y: int
    goal: Goal | None
    face_up: bool
    looked: list[Seat]


class MonsterView(Struct, frozen=True):
    """A monster; null in the bank. `seat`: before whom its card lies."""

    monster: Monster
    space: Space | None
    seat: Seat | None
    card: str | None


class WebView(Struct, frozen=True):
    """A cobweb; `side` 2 or 1: that many upkeeps of its seat remove it."""

    edge: Edge
    side: int
    seat: Seat
    card: str


class SeatView(Struct, frozen=True):
    """One player's side of the table; `role` only if this seat may know it."""

    clan: Clan
    role: Role | None
    face_up: bool
    looked: list[Seat]
    """Who has looked at the clan card."""
    gold: int
    hand: Backs
    limit: int
    bridges: int
    """Bridge tolls paid; like each rat attack they lowered the limit."""
    rats: int
    boots: str | None
    axes: list[str]
    """The one laid first is used first."""
    dwarf: Space | None
    lying: bool
    out: bool


class AsideView(Struct, frozen=True):
    """A clan card set aside."""

    clan: Clan
    role: Role | None


class MemoryView(Struct, frozen=True):
    """A card this seat handed over: last known in that hand, null: face down in the discard pile.

    `swap`: the number of the swap in which it was handed over (DC-13.3).
    """

    card: str
    seat: Seat | None
    swap: int


class HiddenView(Struct, frozen=True):
    """A card discarded or lost face down, in the order of happening; `card` for its player alone."""

    seat: Seat
    back: Back
    card: str | None


class SwapView(Struct, frozen=True):
    """A swap of hands; `hidden`: how many cards had been discarded face down before it."""

    seat: Seat
    player: Seat
    hidden: int
    turn: int


class DeedView(Struct, frozen=True):
    """A card played openly, in the order of happening; `hits`: whose dwarfs a monster met.

    Looks at goals and clan cards are among them: `turn` says since when a seat knows what it knows.
    """

    turn: int
    seat: Seat
    action: Action
    hits: list[Seat]


class OrientView(Struct, frozen=True):
    """The goal that waits to be laid, and the side by which the dwarf enters."""

    x: int
    y: int
    goal: Goal
    side: Side


class EndView(Struct, frozen=True):
    """How it ended (DC-11.7)."""

    reason: Reason
    winner: Clan | None
    saved: dict[Clan, int]
    treasure: dict[Clan, int]


class View(BaseView, frozen=True, tag_field="game", tag="dark_cave"):
    """What one seat (None: a spectator) may know. Built up, never cut down."""

    seat: Seat | None
    options: dict[str, OptionValue]
    house_deck: bool
    """The card faces are designed, not printed (DC-23.1)."""
    turn: int
    phase: Phase
    active: Seat
    """Whose turn it is; in `vote` and `axe` others are asked."""
    to_act: list[Seat]
    queue: list[Seat]
    """Who is still to be asked in `vote` and `axe`, the asked one first."""
    monster: Monster | None
    """The monster that the question is about, in `axe` and `axe_entry`."""
    meet: list[Monster]
    """The monsters still to be met, in `axe_entry`."""
    orient: OrientView | None
    left: int
    """Moves left."""
    steps: int
    no_move: bool
    proposed: bool
    owed: int
    """Cards to be drawn at the end of the turn."""
    drawer: Seat
    distance: int
    cards: list[CardView]
    goals: list[GoalView]
    monsters: list[MonsterView]
    webs: list[WebView]
    bank: int
    seats: list[SeatView]
    aside: list[AsideView]
    hand: list[str]
    memory: list[MemoryView]
    pile: Backs
    top: Back | None
    open: list[str]
    """Cards of the discard pile that all have seen, ascending."""
    hidden: list[HiddenView]
    swaps: list[SwapView]
    deeds: list[DeedView]
    """Every card played openly, for screens and for whoever wonders about loyalties."""
    first_out: Seat | None
    end: EndView | None


# ---------------------------------------------------------------- view


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
        monster=_asked_about(state),
        meet=[MONSTERS[m] for m in range(s.MONSTERS) if state.meet >> m & 1],
        orient=_orient(state),
        left=state.left,
        steps=state.steps,
        no_move=state.no_move,
        proposed=state.proposed,
        owed=state.debt,
        drawer=state.drawer,
        distance=box.distance[state.players],
        cards=[_card(state, piece) for piece in state.laid],
        goals=[_goal(state, corner, seat) for corner in range(s.CORNERS)],
        monsters=[_monster(state, monster) for monster in range(s.MONSTERS)],
        webs=[_web(state, web) for web in range(len(state.web_edge))],
        bank=state.bank,
        seats=[_seat(state, other, seat) for other in range(state.players)],
        aside=_aside(state, seat),
        hand=[] if seat is None else [box.face_name[card] for card in state.hands[seat]],
        memory=_memory(state, seat),
        pile=_backs(box, state.pile),
        top=BACKS[box.back[state.pile[-1]]] if state.pile else None,
        open=[box.face_name[card] for card in state.open],
        hidden=[_hidden(box, entry, seat) for entry in state.hidden],
        swaps=_swaps(state),
        deeds=[
            DeedView(turn, deed & 7, decode(box, deed >> 3), _bits(hits))
            for deed, hits, turn in zip(state.deeds, state.deed_hits, state.deed_turns)
        ],
        first_out=_or_none(state.first_out),
        end=_end(state),
    )


def _swaps(state: State) -> list[SwapView]:
    """Every swap is a deed too, which knows its turn."""
    turns = [turn for deed, turn in zip(state.deeds, state.deed_turns) if deed >> 3 & 31 == PLAY_SWAP]
    return [SwapView(swap >> 3 & 7, swap & 7, swap >> 6, turn) for swap, turn in zip(state.swaps, turns)]


def _or_none(number: int) -> int | None:
    return None if number == s.NONE else number


def _options(state: State) -> dict[str, OptionValue]:
    return {
        "deck": state.box.deck,
        "first_player": "random" if state.first_option == s.NONE else int(state.first_option),
        "clan_34": "random" if state.clan_34 == s.NONE else CLANS[state.clan_34],
        "agreed_end": state.agreed_end,
    }


def _asked_about(state: State) -> Monster | None:
    if state.phase == s.AXE:
        return MONSTERS[state.monster]
    if state.phase == s.AXE_ENTRY:
        return next(MONSTERS[m] for m in range(s.MONSTERS) if state.meet >> m & 1)
    return None


def _orient(state: State) -> OrientView | None:
    if state.orient == s.NONE:
        return None
    piece = state.box.cards + 1 + state.orient
    x, y = cell_name(state.cell[piece])
    return OrientView(x, y, state.box.face_name[state.face[piece]], SIDES[state.side])


def _bits(mask: int) -> list[Seat]:
    return [seat for seat in range(8) if mask >> seat & 1]


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
    piece = state.box.cards + 1 + corner
    x, y = cell_name(state.cell[piece])
    looked = _bits(state.looked_goal[corner])
    face_up = state.turned[corner] == 1
    known = face_up or state.orient == corner or seat in looked
    return GoalView(x, y, state.box.face_name[state.face[piece]] if known else None, face_up, looked)


def _monster(state: State, monster: int) -> MonsterView:
    at = state.monster_at[monster]
    if at == s.NONE:
        return MonsterView(MONSTERS[monster], None, None, None)
    card = state.box.face_name[state.monster_card[monster]]
    return MonsterView(
        MONSTERS[monster], space_name(state.box, cave.space_of(state, at)), state.monster_seat[monster], card
    )


def _web(state: State, web: int) -> WebView:
    card = state.box.face_name[state.web_card[web]]
    return WebView(edge_name(state.web_edge[web]), state.web_side[web], state.web_seat[web], card)


def _seat(state: State, seat: int, watcher: Seat | None) -> SeatView:
    looked = _bits(state.looked_clan[seat])
    face_up = state.up[seat] == 1
    knows = face_up or seat == watcher or watcher in looked
    boots, dwarf = state.boots[seat], state.dwarf[seat]
    return SeatView(
        clan=CLANS[state.clan[seat] >> 1],
        role=ROLES[state.clan[seat] & 1] if knows else None,
        face_up=face_up,
        looked=looked,
        gold=state.gold[seat],
        hand=_backs(state.box, state.hands[seat]),
        limit=state.limit[seat],
        bridges=state.tolls[seat],
        rats=state.bites[seat],
        boots=None if boots == s.NONE else state.box.face_name[boots],
        axes=[state.box.face_name[axe % s.CARD] for axe in state.axes if axe // s.CARD == seat],
        dwarf=None if dwarf == s.NONE else space_name(state.box, cave.space_of(state, dwarf)),
        lying=state.lying[seat] == 1,
        out=state.out[seat] == 1,
    )


def _aside(state: State, seat: Seat | None) -> list[AsideView]:
    """Seen by the first one out (DC-9.4)."""
    seen = seat is not None and seat == state.first_out
    return [AsideView(CLANS[clan >> 1], ROLES[clan & 1] if seen else None) for clan in state.aside]


def _memory(state: State, seat: Seat | None) -> list[MemoryView]:
    out = []
    for entry in state.memory:
        card = entry >> 12
        if seat is not None and card // s.CARD == seat:
            holder = _or_none((entry >> 8 & 15) - 1)
            out.append(MemoryView(state.box.face_name[card % s.CARD], holder, entry & 255))
    return out


def _hidden(box: Box, entry: int, seat: Seat | None) -> HiddenView:
    owner, card = divmod(entry, s.CARD)
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


# ---------------------------------------------------------------- sample

_last: tuple[View, Deal] | None = None


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


def prepare(box: Box, view: View) -> Deal:
    """The view in numbers, for any number of draws."""
    number = box.face_number
    base = _base(box, view)
    known = [(number[entry.card], entry.seat, _heaps(box, view, entry)) for entry in view.memory]
    unseen = _unseen(box, view, [card for card, _, _ in known])
    corners, faces = _open_goals(box, view)
    hands = [view.seats[seat].hand[back] for seat in range(len(view.seats)) for back in BACKS]
    if view.seat is not None:
        hands[view.seat * s.BACKS : view.seat * s.BACKS + s.BACKS] = [0, 0, 0]
    pile = [view.pile[back] for back in BACKS]
    return Deal(
        base=base,
        pool=unseen,
        boxed=[box.removed] * s.BACKS,
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


def _heaps(box: Box, view: View, entry: MemoryView) -> list[int]:
    """Where a card handed over may lie if its holder of the time discarded it (DC-13.3)."""
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
    return [[card for card in box.by_back[back] if card not in seen] for back in range(s.BACKS)]


def _open_goals(box: Box, view: View) -> tuple[list[int], list[int]]:
    """The goal cells whose face is unseen, and the faces that lie there."""
    number = box.face_number
    faces = set(range(box.cards + 1, box.cards + 1 + s.CORNERS))
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
    roles = [kind & 1 for kind in box.pool[players] if kind >> 1 == number]
    for role in mine:
        if role is not None:
            roles.remove(ROLES.index(role))
    return roles


def _base(box: Box, view: View) -> State:
    """The state that the view shows, with nothing where the view shows nothing."""
    number = box.face_number
    seats, monsters, end = view.seats, view.monsters, view.end
    pieces = box.cards + 1 + s.CORNERS
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
        meet=sum(1 << MONSTERS.index(monster) for monster in view.meet),
        orient=s.NONE,
        side=s.NONE if view.orient is None else SIDES.index(view.orient.side),
        left=view.left,
        steps=view.steps,
        no_move=view.no_move,
        proposed=view.proposed,
        debt=view.owed,
        drawer=view.drawer,
        clan=[CLANS.index(x.clan) * 2 + (x.role == "saboteur") for x in seats],
        up=[int(x.face_up) for x in seats],
        looked_clan=[sum(1 << seat for seat in x.looked) for x in seats],
        aside=[CLANS.index(x.clan) * 2 + (x.role == "saboteur") for x in view.aside],
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
        hidden=[x.seat * s.CARD + (0 if x.card is None else number[x.card]) for x in view.hidden],
        swaps=[x.hidden * 64 + x.seat * 8 + x.player for x in view.swaps],
        memory=_entries(box, view),
        deeds=[encode(box, deed.action) * 8 + deed.seat for deed in view.deeds],
        deed_hits=[sum(1 << seat for seat in deed.hits) for deed in view.deeds],
        deed_turns=[deed.turn for deed in view.deeds],
        face=list(range(pieces)),
        cell=[0] * pieces,
        rot=[0] * pieces,
        turned=[int(goal.face_up) for goal in view.goals],
        looked_goal=[sum(1 << seat for seat in goal.looked) for goal in view.goals],
        nuggets=[],
        web_edge=[edge_code(web.edge) for web in view.webs],
        web_side=[web.side for web in view.webs],
        web_card=[number[web.card] for web in view.webs],
        web_seat=[web.seat for web in view.webs],
        monster_at=[s.NONE] * s.MONSTERS,
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


def _axes(box: Box, view: View) -> list[int]:
    """Only the order before one seat matters."""
    number = box.face_number
    return [seat * s.CARD + number[axe] for seat, side in enumerate(view.seats) for axe in side.axes]


def _entries(box: Box, view: View) -> list[int]:
    return sorted(
        s.memory_of(view.seat or 0, box.face_number[x.card], s.NONE if x.seat is None else x.seat, x.swap)
        for x in view.memory
    )


def _furnish(state: State, view: View) -> None:
    """Cards, goals and figures into the cave."""
    number = state.box.face_number
    for corner, goal in enumerate(view.goals):
        piece = state.box.cards + 1 + corner
        state.cell[piece] = cell_code(goal.x, goal.y)
        if goal.goal is not None:
            state.face[piece] = number[goal.goal]
        if view.orient is not None and (view.orient.x, view.orient.y) == (goal.x, goal.y):
            state.orient = corner
    for card in view.cards:
        cell = cell_code(card.x, card.y)
        piece = cave.piece_at(state, cell)
        if piece == s.NONE:
            piece = number[card.card]
            state.cell[piece] = cell
        state.rot[piece] = int(card.rot == 180)
        if card.nugget:
            s.in_order(state.nuggets, piece)
    cave.build(state)
    state.dwarf = [
        s.NONE if side.dwarf is None else cave.node_of(state, space_code(state.box, side.dwarf))
        for side in view.seats
    ]
    state.monster_at = [
        s.NONE if monster.space is None else cave.node_of(state, space_code(state.box, monster.space))
        for monster in view.monsters
    ]
