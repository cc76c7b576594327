"""What a match does: set-up, turns, cards, monsters, walking, the end (DC-3 to DC-12). Compiled.

The order of the file is the order of a turn. Whatever waits for somebody is in the state:
the phase, whom to ask, which monsters are still to be met.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.actions import (
    AXE_MONSTER,
    AXE_WEB,
    DISCARD,
    END_MOVE,
    NO_CARD,
    ORIENT_GOAL,
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
    VOTE_END,
    Space,
    cell_name,
    edge_name,
    space_name,
)
from podzemi.games.dark_cave.components import BACKS, CLANS, MONSTERS, ROLES
from podzemi.games.dark_cave.rules.cave import (
    build,
    corner_cell,
    has_open_side,
    lay,
    lift,
    mark_of,
    marked,
    neighbours,
    node_of,
    piece_at,
    relink,
    space_of,
    touched_webs,
    turn_up,
    web_at,
)
from podzemi.games.dark_cave.rules.legal import has_axe, misfits
from podzemi.games.dark_cave.state import (
    ACT,
    AXE,
    AXE_ENTRY,
    BLUE,
    BRIDGE,
    BY_AGREEMENT,
    BY_CARDS,
    BY_CLAN,
    CARD,
    CORNERS,
    CRAWLER,
    DOWN,
    EXIT,
    MOVE,
    NONE,
    ORIENT,
    ORIGIN,
    OVER,
    RAT,
    RAT_CARD,
    RUNNING,
    SPACES,
    TUNNEL,
    VEIN,
    VOTE,
    YELLOW,
    Box,
    State,
    edge_at,
    in_order,
    memory_of,
    numbered,
    works_for,
)
from podzemi.games.dark_cave.state import BACKS as BACK_COUNT
from podzemi.games.dark_cave.state import MONSTERS as MONSTER_COUNT

# ---------------------------------------------------------------- set-up


def setup(
    box: Box, dice: Dice, players: i64, first_option: i64, clan_34: i64, agreed_end: bool, log: Log | None
) -> State:
    """A new match, ready for the first card (DC-3). Options NONE mean random."""
    clan: i64 = clan_34
    if box.one_clan[players] == 1 and clan == NONE:
        clan = dice.below(2)
        if log is not None:
            log.chance.append(e.Clan34(CLANS[clan]))
    goals: list[i64] = [0, 1, 2, 3]
    dice.shuffle(goals)
    clans: list[i64] = numbered(len(box.pool[players]))
    dice.shuffle(clans)
    yellow: bool = box.one_clan[players] == 1 and clan == YELLOW
    if log is not None:
        log.chance.append(e.Goals([box.face_name[box.cards + 1 + goal] for goal in goals]))
        names: list[str] = []
        for i in clans:
            name: str = box.pool_name[players][i]
            names.append(name.replace("blue", "yellow") if yellow else name)
        log.chance.append(e.Clans(names))
    kinds: list[i64] = []
    for i in clans:
        kinds.append(box.pool[players][i] + (2 if yellow else 0))
    state = _empty(box, dice, players, first_option, clan_34, agreed_end, kinds, goals)
    _deal(state, log)
    first: i64 = first_option
    if first == NONE:
        first = dice.below(players)
        if log is not None:
            log.chance.append(e.FirstPlayer(first))
    if log is not None:
        _log_start(state, first, log)
    state.active = first
    _begin_turn(state, log)
    return state


def _empty(
    box: Box,
    dice: Dice,
    players: i64,
    first_option: i64,
    clan_34: i64,
    agreed_end: bool,
    kinds: list[i64],
    goals: list[i64],
) -> State:
    """The table before the cards are dealt (DC-3.1 to DC-3.5, DC-3.9, DC-3.10)."""
    zeros: list[i64] = [0] * players
    nones: list[i64] = [NONE] * players
    pieces: i64 = box.cards + 1 + CORNERS
    face: list[i64] = numbered(pieces)
    cell: list[i64] = [0] * pieces
    cell[box.cards] = ORIGIN
    for corner in range(CORNERS):
        face[box.cards + 1 + corner] = box.cards + 1 + goals[corner]
        cell[box.cards + 1 + corner] = corner_cell(ORIGIN, box.distance[players], corner)
    hands: list[list[i64]] = []
    for _ in range(players):
        hands.append([])
    state = State(
        box=box,
        dice=dice,
        players=players,
        first_option=first_option,
        clan_34=clan_34,
        agreed_end=agreed_end,
        phase=ACT,
        turn=0,
        active=NONE,
        asked=NONE,
        queue=[],
        monster=NONE,
        meet=0,
        orient=NONE,
        side=NONE,
        left=0,
        steps=0,
        no_move=False,
        proposed=False,
        debt=0,
        drawer=NONE,
        clan=kinds[:players],
        up=zeros[:],
        looked_clan=zeros[:],
        aside=kinds[players:],
        gold=[box.start_gold] * players,
        limit=[box.hand_limit] * players,
        tolls=zeros[:],
        bites=zeros[:],
        boots=nones[:],
        axes=[],
        dwarf=[box.cards * SPACES] * players,
        lying=zeros[:],
        out=zeros[:],
        hands=hands,
        pile=[],
        boxed=[],
        open=[],
        hidden=[],
        swaps=[],
        memory=[],
        deeds=[],
        deed_hits=[],
        deed_turns=[],
        face=face,
        cell=cell,
        rot=[0] * pieces,
        turned=[0] * CORNERS,
        looked_goal=[0] * CORNERS,
        nuggets=[],
        web_edge=[],
        web_side=[],
        web_card=[],
        web_seat=[],
        monster_at=[NONE] * MONSTER_COUNT,
        monster_card=[NONE] * MONSTER_COUNT,
        monster_seat=[NONE] * MONSTER_COUNT,
        bank=box.gold - players * box.start_gold,
        first_out=NONE,
        ended=RUNNING,
        winner=NONE,
        saved=[0, 0],
        treasure=[0, 0],
        laid=[],
        join=[],
        ladders=[],
        rim=[],
        rim_need=[],
        rim_care=[],
    )
    build(state)
    return state


def _deal(state: State, log: Log | None) -> None:
    """Shuffle the three backs, box the top five of each, deal, and stack the rest (DC-3.6 to DC-3.8)."""
    box: Box = state.box
    rests: list[list[i64]] = []
    for back in range(BACK_COUNT):
        cards: list[i64] = box.by_back[back][:]
        state.dice.shuffle(cards)
        if log is not None:
            log.chance.append(e.Pile(BACKS[back], [box.face_name[card] for card in cards]))
        place: i64 = box.removed
        for card in cards[:place]:
            state.boxed.append(card)
        share: i64 = box.deal[state.players * BACK_COUNT + back]
        for seat in range(state.players):
            for _ in range(share):
                in_order(state.hands[seat], cards[place])
                place += 1
        rests.append(cards[place:])
    back_2: i64 = BACK_COUNT - 1
    while back_2 >= 0:
        rest: list[i64] = rests[back_2]
        i: i64 = len(rest) - 1
        while i >= 0:
            state.pile.append(rest[i])
            i -= 1
        back_2 -= 1


def _log_start(state: State, first: i64, log: Log) -> None:
    log.events.append(e.GameStarted(first, len(state.pile), state.box.designed))
    for seat in range(state.players):
        clan: i64 = state.clan[seat]
        log.events.append(e.ClanDealt(seat, CLANS[clan >> 1], ROLES[clan & 1]))
        log.events.append(e.HandDealt(seat, len(state.hands[seat]), _names(state, state.hands[seat])))


def _names(state: State, cards: list[i64]) -> list[str]:
    return [state.box.face_name[card] for card in cards]


def _space(state: State, node: i64) -> Space:
    return space_name(state.box, space_of(state, node))


# ---------------------------------------------------------------- turns


def _next_turn(state: State, log: Log | None) -> None:
    """The match ends when nobody has a card left, else the next seat begins (DC-11.1)."""
    for hand in state.hands:
        if hand:
            state.active = (state.active + 1) % state.players
            _begin_turn(state, log)
            return
    _finish(state, BY_CARDS, log)


def _begin_turn(state: State, log: Log | None) -> None:
    """Upkeep; a seat without cards is skipped (DC-4.2, DC-4.3)."""
    while True:
        seat: i64 = state.active
        state.turn += 1
        state.proposed = False
        state.steps = 0
        state.left = 0
        state.debt = 0
        state.drawer = seat
        if log is not None:
            log.events.append(e.TurnStarted(seat, state.turn))
        _upkeep(state, seat, log)
        if state.hands[seat]:
            break
        if log is not None:
            log.events.append(e.TurnSkipped(seat))
        state.active = (seat + 1) % state.players
    state.phase = ACT
    state.asked = seat


def _upkeep(state: State, seat: i64, log: Log | None) -> None:
    """Monsters home, cobwebs on, the dwarf up (DC-4.2)."""
    for monster in range(MONSTER_COUNT):
        if state.monster_seat[monster] == seat:
            if log is not None:
                card = state.box.face_name[state.monster_card[monster]]
                log.events.append(e.MonsterLeft(seat, MONSTERS[monster], card))
            _send_home(state, monster)
    web: i64 = 0
    while web < len(state.web_edge):
        if state.web_seat[web] == seat and not _wear(state, web, "time", log):
            continue
        web += 1
    state.no_move = state.lying[seat] == 1
    if state.no_move:
        state.lying[seat] = 0
        if log is not None:
            log.events.append(e.DwarfStood(seat))


def _send_home(state: State, monster: i64) -> None:
    """The figure to the bank, its card to the discard pile."""
    in_order(state.open, state.monster_card[monster])
    state.monster_at[monster] = NONE
    state.monster_card[monster] = NONE
    state.monster_seat[monster] = NONE


def _wear(state: State, web: i64, by: str, log: Log | None) -> bool:
    """Side 2 becomes side 1, side 1 goes; whether the cobweb is still there."""
    if state.web_side[web] == 2:
        state.web_side[web] = 1
        if log is not None:
            card = state.box.face_name[state.web_card[web]]
            log.events.append(e.WebTurned(edge_name(state.web_edge[web]), card))
        return True
    _remove_web(state, web, by, log)
    return False


def _remove_web(state: State, web: i64, by: str, log: Log | None) -> None:
    edge: i64 = state.web_edge.pop(web)
    card: i64 = state.web_card.pop(web)
    state.web_side.pop(web)
    state.web_seat.pop(web)
    in_order(state.open, card)
    relink(state, edge)
    if log is not None:
        why = e.BY_WEB[by]
        log.events.append(e.WebRemoved(edge_name(edge), state.box.face_name[card], why))


# ---------------------------------------------------------------- cards


def apply(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """Play a legal code."""
    kind: i64 = code & 31
    target: i64 = code >> 12
    if kind == STEP:
        _step(state, seat, node_of(state, target), log)
    elif kind == END_MOVE:
        _end_movement(state, log)
    elif kind < DISCARD:
        state.deeds.append(code * 8 + seat)
        state.deed_hits.append(0)
        state.deed_turns.append(state.turn)
        _play(state, seat, kind, code >> 5 & 127, target, log)
    elif kind == DISCARD:
        _discard(state, seat, code >> 5 & 127, target, log)
    elif kind == AXE_WEB:
        _strike_web(state, seat, target, log)
    elif kind == AXE_MONSTER:
        if state.phase == AXE:
            _answer(state, seat, target == 1, log)
        else:
            _answer_entry(state, seat, target == 1, log)
    elif kind == ORIENT_GOAL:
        _place_goal(state, target, log)
    elif kind == PROPOSE_END:
        _propose(state, seat, log)
    elif kind == VOTE_END:
        _vote(state, seat, target == 1, log)


def _play(state: State, seat: i64, kind: i64, card: i64, target: i64, log: Log | None) -> None:
    """A card from the hand, seen by all (DC-5, DC-6, DC-7)."""
    state.hands[seat].remove(card)
    if state.memory:
        _forget(state, card)
    state.debt = 1
    if kind == PLAY_PATH:
        _lay_path(state, seat, card, target & 65535, target >> 16, log)
    elif kind == PLAY_MONSTER:
        _hunt(state, seat, card, target & 2097151, target >> 21, log)
        return
    elif kind == PLAY_COBWEB:
        _lay_web(state, seat, card, target, log)
    elif kind == PLAY_BOOTS:
        state.boots[target] = card
        if log is not None:
            log.events.append(e.BootsGiven(seat, target, state.box.face_name[card]))
    elif kind == PLAY_AXE:
        state.axes.append(target * CARD + card)
        if log is not None:
            log.events.append(e.AxeGiven(seat, target, state.box.face_name[card]))
    else:
        in_order(state.open, card)
        if kind == SECRET_GOAL:
            _look_at_goal(state, seat, card, target, log)
        elif kind == SECRET_CLAN:
            _look_at_clan(state, seat, card, target, log)
        elif kind == PLAY_CAVE_IN:
            _cave_in(state, seat, card, target, log)
        elif kind == PLAY_SWAP:
            _swap(state, seat, card, target, log)
    _begin_move(state, log)


def _forget(state: State, card: i64) -> None:
    """All have seen the card: nobody needs to remember it (DC-13.3)."""
    kept: list[i64] = []
    for entry in state.memory:
        if (entry >> 12) % CARD != card:
            kept.append(entry)
    state.memory = kept


def _lay_path(state: State, seat: i64, card: i64, cell: i64, rot: i64, log: Log | None) -> None:
    """DC-5; a vein gets its nugget."""
    lay(state, card, cell, rot)
    vein: bool = marked(state.box, card, VEIN) != NONE
    if vein:
        state.bank -= 1
        in_order(state.nuggets, card)
    if log is not None:
        x, y = cell_name(cell)
        log.events.append(e.PathLaid(seat, state.box.face_name[card], x, y, 180 if rot else 0, vein))


def _look_at_goal(state: State, seat: i64, card: i64, cell: i64, log: Log | None) -> None:
    piece: i64 = piece_at(state, cell)
    corner: i64 = piece - state.box.cards - 1
    state.looked_goal[corner] |= bit(seat)
    if log is not None:
        x, y = cell_name(cell)
        names = state.box.face_name
        log.events.append(e.GoalLooked(seat, names[card], x, y, names[state.face[piece]]))


def _look_at_clan(state: State, seat: i64, card: i64, other: i64, log: Log | None) -> None:
    state.looked_clan[other] |= bit(seat)
    if log is not None:
        role = ROLES[state.clan[other] & 1]
        log.events.append(e.ClanLooked(seat, state.box.face_name[card], other, role))


def _cave_in(state: State, seat: i64, card: i64, cell: i64, log: Log | None) -> None:
    """The card goes, its nugget to the bank, cobwebs that hang on nothing with it (DC-6.2)."""
    piece: i64 = piece_at(state, cell)
    lift(state, piece)
    in_order(state.open, piece)
    nugget: bool = piece in state.nuggets
    if nugget:
        state.nuggets.remove(piece)
        state.bank += 1
    if log is not None:
        x, y = cell_name(cell)
        names = state.box.face_name
        log.events.append(e.CavedIn(seat, names[card], names[piece], x, y, nugget))
    for side in range(4):
        web: i64 = web_at(state, edge_at(cell, side))
        if web != NONE and not has_open_side(state, state.web_edge[web]):
            _remove_web(state, web, "cave_in", log)


def _swap(state: State, seat: i64, card: i64, other: i64, log: Log | None) -> None:
    """Whole hands change owners; the other one draws (DC-6.3)."""
    given: list[i64] = state.hands[seat]
    taken: list[i64] = state.hands[other]
    number: i64 = len(state.swaps)
    state.swaps.append(len(state.hidden) * 64 + seat * 8 + other)
    _remember(state, seat, other, number)
    state.hands[seat] = taken
    state.hands[other] = given
    state.drawer = other
    if log is not None:
        log.events.append(
            e.HandsSwapped(
                seat,
                other,
                state.box.face_name[card],
                len(given),
                len(taken),
                _names(state, given),
                _names(state, taken),
            )
        )


def _remember(state: State, seat: i64, other: i64, number: i64) -> None:
    """What everybody remembers changes with the hands, before they do (DC-13.3)."""
    kept: list[i64] = []
    for entry in state.memory:
        swap: i64 = entry & 255
        holder: i64 = (entry >> 8 & 15) - 1
        card: i64 = (entry >> 12) % CARD
        keeper: i64 = (entry >> 12) // CARD
        if holder == seat or holder == other:
            taker: i64 = other if holder == seat else seat
            if taker == keeper:
                if card in state.hands[holder]:
                    continue
                taker = NONE
            entry = memory_of(keeper, card, taker, swap)
        kept.append(entry)
    for card_2 in state.hands[seat]:
        kept.append(memory_of(seat, card_2, other, number))
    for card_3 in state.hands[other]:
        kept.append(memory_of(other, card_3, seat, number))
    kept.sort()
    state.memory = kept


def _lay_web(state: State, seat: i64, card: i64, edge: i64, log: Log | None) -> None:
    """DC-6.4: side 2 up."""
    state.web_edge.append(edge)
    state.web_side.append(2)
    state.web_card.append(card)
    state.web_seat.append(seat)
    relink(state, edge)
    if log is not None:
        log.events.append(e.WebLaid(seat, state.box.face_name[card], edge_name(edge)))


def _discard(state: State, seat: i64, card: i64, second: i64, log: Log | None) -> None:
    """One or two cards face down (DC-10.1)."""
    cards: list[i64] = [card]
    if second != NO_CARD:
        cards.append(second)
    for one in cards:
        state.hands[seat].remove(one)
        state.hidden.append(seat * CARD + one)
    state.debt = len(cards)
    if log is not None:
        backs = [BACKS[state.box.back[one]] for one in cards]
        log.events.append(e.CardsDiscarded(seat, len(cards), backs, _names(state, cards)))
    _begin_move(state, log)


# ---------------------------------------------------------------- axes on cobwebs, the agreed end


def _spend_axe(state: State, seat: i64) -> i64:
    """The axe laid first before the seat goes to the discard pile (DC-6.6)."""
    for i in range(len(state.axes)):
        if state.axes[i] // CARD == seat:
            card: i64 = state.axes.pop(i) % CARD
            in_order(state.open, card)
            return card
    return NONE


def _strike_web(state: State, seat: i64, edge: i64, log: Log | None) -> None:
    """DC-6.6; in MOVE the movement may close by this."""
    card: i64 = _spend_axe(state, seat)
    if log is not None:
        log.events.append(e.WebStruck(seat, edge_name(edge), state.box.face_name[card]))
    _wear(state, web_at(state, edge), "axe", log)
    if state.phase == MOVE:
        _go_on(state, log)


def _propose(state: State, seat: i64, log: Log | None) -> None:
    """All others are asked, clockwise (DC-12.3)."""
    state.proposed = True
    state.queue = []
    for step in range(1, state.players):
        state.queue.append((seat + step) % state.players)
    state.phase = VOTE
    state.asked = state.queue[0]
    if log is not None:
        log.events.append(e.EndProposed(seat))


def _vote(state: State, seat: i64, accept: bool, log: Log | None) -> None:
    """The first refusal stops the vote; when all accept, the match is over (DC-12.3)."""
    if log is not None:
        log.events.append(e.EndVoted(seat, accept))
    state.queue.pop(0)
    if not accept:
        state.queue = []
        state.phase = ACT
        state.asked = state.active
    elif state.queue:
        state.asked = state.queue[0]
    else:
        _finish(state, BY_AGREEMENT, log)


# ---------------------------------------------------------------- monsters


def _hunt(state: State, seat: i64, card: i64, lair: i64, to: i64, log: Log | None) -> None:
    """Summon or move a monster; dwarfs where it arrives are met (DC-7)."""
    monster: i64 = state.box.kind[card] - RAT_CARD
    summoned: bool = lair != 0
    origin: i64 = node_of(state, lair) if summoned else state.monster_at[monster]
    if not summoned:
        in_order(state.open, state.monster_card[monster])
    at: i64 = origin if to == 0 else node_of(state, to)
    state.monster_at[monster] = at
    state.monster_card[monster] = card
    state.monster_seat[monster] = seat
    if log is not None:
        log.events.append(
            e.MonsterPlayed(
                seat,
                state.box.face_name[card],
                MONSTERS[monster],
                summoned,
                _space(state, origin),
                _space(state, at),
                to != 0,
            )
        )
    if (summoned or to != 0) and at in state.dwarf:
        _ask_for_axes(state, monster, at, log)
    else:
        _begin_move(state, log)


def _ask_for_axes(state: State, monster: i64, at: i64, log: Log | None) -> None:
    """The owners of the dwarfs there, the active seat first (DC-7.6)."""
    state.monster = monster
    state.queue = []
    for step in range(state.players):
        seat: i64 = (state.active + step) % state.players
        if state.dwarf[seat] == at:
            state.deed_hits[-1] |= bit(seat)
            if has_axe(state, seat):
                state.queue.append(seat)
    if state.queue:
        state.phase = AXE
        state.asked = state.queue[0]
    else:
        _attack_all(state, log)


def _answer(state: State, seat: i64, use: bool, log: Log | None) -> None:
    """One axe saves everybody; without one the monster attacks (DC-7.6)."""
    monster: i64 = state.monster
    if use:
        _slay(state, seat, monster, log)
        state.queue = []
        state.monster = NONE
        _begin_move(state, log)
        return
    if log is not None:
        log.events.append(e.AxeKept(seat, MONSTERS[monster]))
    state.queue.pop(0)
    if state.queue:
        state.asked = state.queue[0]
    else:
        _attack_all(state, log)


def _slay(state: State, seat: i64, monster: i64, log: Log | None) -> None:
    card: i64 = _spend_axe(state, seat)
    _send_home(state, monster)
    if log is not None:
        log.events.append(e.MonsterSlain(seat, MONSTERS[monster], state.box.face_name[card]))


def _attack_all(state: State, log: Log | None) -> None:
    """Every dwarf on the monster's space, the active seat's first (DC-7.7)."""
    monster: i64 = state.monster
    at: i64 = state.monster_at[monster]
    state.monster = NONE
    for step in range(state.players):
        seat: i64 = (state.active + step) % state.players
        if state.dwarf[seat] == at:
            _attack(state, monster, seat, log)
    _begin_move(state, log)


def _attack(state: State, monster: i64, seat: i64, log: Log | None) -> None:
    """What the monster does to one dwarf (DC-7.7)."""
    if monster == RAT:
        state.bites[seat] += 1
        _lose_card(state, seat, "rat", log)
    elif monster == CRAWLER:
        state.lying[seat] = 1
        if log is not None:
            log.events.append(e.DwarfLaid(seat))
    else:
        _lose_gold(state, seat, "goblin", log)


def _lose_card(state: State, seat: i64, by: str, log: Log | None) -> None:
    """A random card of the hand, face down; then the limit (DC-10.3)."""
    hand: list[i64] = state.hands[seat]
    card: i64 = NONE
    if hand:
        card = _random_card(state.dice, state.box, hand)
        hand.remove(card)
        state.hidden.append(seat * CARD + card)
        if log is not None:
            log.chance.append(e.LoseCard(seat, state.box.face_name[card]))
    if state.limit[seat] > 0:
        state.limit[seat] -= 1
    if log is not None:
        back = None if card == NONE else BACKS[state.box.back[card]]
        name = None if card == NONE else state.box.face_name[card]
        log.events.append(e.CardLost(seat, e.BY_LOSS[by], back, name, state.limit[seat]))


def _random_card(dice: Dice, box: Box, hand: list[i64]) -> i64:
    """Each card of the hand as likely as the others; a script names the card itself."""
    if not dice.scripted:
        return hand[dice.below(len(hand))]
    card: i64 = dice.below(box.cards)
    if card not in hand:
        raise ValueError(f"the script takes {box.face_name[card]} from a hand without it")
    return card


def _lose_gold(state: State, seat: i64, by: str, log: Log | None) -> None:
    """One nugget to the bank, if there is one (DC-7.7, DC-8.4)."""
    amount: i64 = 1 if state.gold[seat] > 0 else 0
    state.gold[seat] -= amount
    state.bank += amount
    if log is not None:
        log.events.append(e.GoldLost(seat, e.BY_GOLD[by], amount, state.gold[seat]))


# ---------------------------------------------------------------- walking


def _begin_move(state: State, log: Log | None) -> None:
    """The moves are fixed now (DC-8.1); who is out only draws (DC-4.6)."""
    seat: i64 = state.active
    if state.out[seat] == 1:
        _draw(state, log)
        return
    if state.lying[seat] == 1 or state.no_move:
        state.left = 0
    else:
        state.left = state.box.moves + (state.box.boots_bonus if state.boots[seat] != NONE else 0)
    _go_on(state, log)


def _go_on(state: State, log: Log | None) -> None:
    """Ask for the next step; without anything to do the movement closes by itself (DC-4.5)."""
    seat: i64 = state.active
    node: i64 = state.dwarf[seat]
    can_step: bool = state.left > 0 and len(neighbours(state, node)) > 0
    if can_step or (len(state.web_edge) > 0 and has_axe(state, seat) and len(touched_webs(state, node)) > 0):
        state.phase = MOVE
        state.asked = seat
    else:
        _end_movement(state, log)


def _step(state: State, seat: i64, node: i64, log: Log | None) -> None:
    """One move (DC-8.3); a face-down goal is turned up (DC-9.1)."""
    origin: i64 = state.dwarf[seat]
    state.left -= 1
    state.steps += 1
    if log is not None:
        log.events.append(e.DwarfStepped(seat, _space(state, origin), _space(state, node), state.left))
    if node & DOWN == DOWN:
        state.left = 0
        _turn_goal(state, seat, origin, node >> 4, log)
        return
    state.dwarf[seat] = node
    _arrive(state, seat, node, log)


def _turn_goal(state: State, seat: i64, origin: i64, piece: i64, log: Log | None) -> None:
    """Which ways it may lie: open to the dwarf, and if possible matching all around (DC-9.2)."""
    box: Box = state.box
    side: i64 = 0
    while state.join[piece * 4 + side] != origin:
        side += 1
    state.orient = piece - box.cards - 1
    state.side = side
    face: i64 = state.face[piece]
    if log is not None:
        x, y = cell_name(state.cell[piece])
        log.events.append(e.GoalTurned(seat, x, y, box.face_name[face]))
    upright: bool = box.mask[face * 2] >> side & 1 == 1
    turned: bool = box.mask[face * 2 + 1] >> side & 1 == 1
    if upright and turned:
        upright_fits: bool = not misfits(state, piece, 0)
        turned_fits: bool = not misfits(state, piece, 1)
        if upright_fits != turned_fits:
            upright = upright_fits
            turned = turned_fits
    if upright and turned and box.mask[face * 2] != box.mask[face * 2 + 1]:
        state.phase = ORIENT
        state.asked = seat
    else:
        _place_goal(state, 0 if upright else 1, log)


def _place_goal(state: State, rot: i64, log: Log | None) -> None:
    """The goal is joined to the cave, the dwarf stands on its first space (DC-9.1, DC-9.3)."""
    seat: i64 = state.active
    corner: i64 = state.orient
    piece: i64 = state.box.cards + 1 + corner
    turn_up(state, corner, rot)
    node: i64 = piece * SPACES + state.box.opening[(state.face[piece] * 2 + rot) * 4 + state.side]
    state.orient = NONE
    state.side = NONE
    vein: bool = marked(state.box, state.face[piece], VEIN) != NONE
    if vein:
        state.bank -= 1
        in_order(state.nuggets, piece)
    for monster in range(MONSTER_COUNT):
        if state.monster_at[monster] == piece * SPACES + DOWN:
            state.monster_at[monster] = node
    state.dwarf[seat] = node
    if log is not None:
        x, y = cell_name(state.cell[piece])
        log.events.append(e.GoalPlaced(seat, x, y, 180 if rot else 0, _space(state, node), vein))
    _arrive(state, seat, node, log)


def _arrive(state: State, seat: i64, node: i64, log: Log | None) -> None:
    """Toll, then monsters, then the exit (DC-8.3)."""
    mark: i64 = mark_of(state, node)
    if mark == BRIDGE:
        state.tolls[seat] += 1
        _lose_card(state, seat, "bridge", log)
    elif mark == TUNNEL:
        _lose_gold(state, seat, "tunnel", log)
    for monster in range(MONSTER_COUNT):
        if state.monster_at[monster] == node:
            state.meet |= bit(monster)
            state.left = 0
            if log is not None:
                log.events.append(e.MonsterMet(seat, MONSTERS[monster]))
    _meet(state, seat, log)


def _meet(state: State, seat: i64, log: Log | None) -> None:
    """The monsters one by one: an axe if there is one, else the attack (DC-8.5)."""
    for monster in range(MONSTER_COUNT):
        if state.meet >> monster & 1:
            if has_axe(state, seat):
                state.phase = AXE_ENTRY
                state.asked = seat
                return
            state.meet &= ~bit(monster)
            _attack(state, monster, seat, log)
    if mark_of(state, state.dwarf[seat]) == EXIT:
        _leave(state, seat, log)
    else:
        _go_on(state, log)


def _answer_entry(state: State, seat: i64, use: bool, log: Log | None) -> None:
    """About the first monster still to be met (DC-8.5)."""
    monster: i64 = first_met(state)
    state.meet &= ~bit(monster)
    if use:
        _slay(state, seat, monster, log)
    else:
        if log is not None:
            log.events.append(e.AxeKept(seat, MONSTERS[monster]))
        _attack(state, monster, seat, log)
    _meet(state, seat, log)


def first_met(state: State) -> i64:
    """The first monster still to be met, in the order rat, crawler, goblin; NONE if there is none."""
    for monster in range(MONSTER_COUNT):
        if state.meet >> monster & 1:
            return monster
    return NONE


def _leave(state: State, seat: i64, log: Log | None) -> None:
    """Out of the cave; the match may be over at once (DC-9.4, DC-11.2)."""
    first: bool = state.first_out == NONE
    state.dwarf[seat] = NONE
    state.out[seat] = 1
    state.lying[seat] = 0
    if first:
        state.first_out = seat
    if log is not None:
        log.events.append(e.DwarfOut(seat, state.gold[seat], first))
    _reveal(state, seat, log)
    if first and state.aside and log is not None:
        roles = [ROLES[clan & 1] for clan in state.aside]
        log.events.append(e.AsideSeen(seat, len(state.aside), roles))
    if _is_saved(state, works_for(state.clan[seat])):
        _finish(state, BY_CLAN, log)
    else:
        _draw(state, log)


def _is_saved(state: State, clan: i64) -> bool:
    """Whether all workers of the clan are out (DC-11.2)."""
    for seat in range(state.players):
        if state.out[seat] == 0 and works_for(state.clan[seat]) == clan:
            return False
    return True


def _reveal(state: State, seat: i64, log: Log | None) -> None:
    """The clan card is turned up for good."""
    if state.up[seat] == 1:
        return
    state.up[seat] = 1
    if log is not None:
        clan: i64 = state.clan[seat]
        log.events.append(e.ClanRevealed(seat, CLANS[clan >> 1], ROLES[clan & 1]))


def _end_movement(state: State, log: Log | None) -> None:
    """A nugget under the dwarf is taken, which shows the clan card (DC-8.7)."""
    seat: i64 = state.active
    node: i64 = state.dwarf[seat]
    if state.steps > 0 and node >> 4 in state.nuggets and mark_of(state, node) == VEIN:
        state.nuggets.remove(node >> 4)
        state.gold[seat] += 1
        if log is not None:
            x, y = cell_name(state.cell[node >> 4])
            log.events.append(e.NuggetTaken(seat, x, y, state.gold[seat]))
        _reveal(state, seat, log)
    _draw(state, log)


# ---------------------------------------------------------------- drawing, the end


def _draw(state: State, log: Log | None) -> None:
    """What is owed, while there is a pile and room in the hand (DC-10.5)."""
    seat: i64 = state.drawer
    hand: list[i64] = state.hands[seat]
    while state.debt > 0 and state.pile and len(hand) < state.limit[seat]:
        card: i64 = state.pile.pop()
        state.debt -= 1
        in_order(hand, card)
        if log is not None:
            back = BACKS[state.box.back[card]]
            log.events.append(e.CardDrawn(seat, back, state.box.face_name[card], len(state.pile)))
    state.debt = 0
    state.left = 0
    state.no_move = False
    _next_turn(state, log)


def _finish(state: State, ended: i64, log: Log | None) -> None:
    """All clan cards up, gold left inside to the bank, treasures compared (DC-11.4, DC-11.5)."""
    state.phase = OVER
    state.asked = NONE
    state.ended = ended
    for seat in range(state.players):
        _reveal(state, seat, log)
        if state.out[seat] == 0:
            state.bank += state.gold[seat]
            state.gold[seat] = 0
        else:
            state.saved[works_for(state.clan[seat])] += state.gold[seat]
    workers: list[i64] = [0, 0]
    for seat_2 in range(state.players):
        workers[works_for(state.clan[seat_2])] += 1
    for clan in range(2):
        state.treasure[clan] = state.saved[clan] * workers[1 - clan]
    tie: bool = state.treasure[BLUE] == state.treasure[YELLOW]
    if not tie:
        state.winner = BLUE if state.treasure[BLUE] > state.treasure[YELLOW] else YELLOW
    elif state.first_out != NONE:
        state.winner = works_for(state.clan[state.first_out])
    if log is not None:
        _log_end(state, tie, log)


def _log_end(state: State, tie: bool, log: Log) -> None:
    log.events.append(
        e.GameEnded(
            e.REASONS[state.ended - 1],
            None if state.winner == NONE else CLANS[state.winner],
            state.saved[BLUE],
            state.saved[YELLOW],
            state.treasure[BLUE],
            state.treasure[YELLOW],
            tie,
        )
    )


# ---------------------------------------------------------------- defaults


def default(state: State, seat: i64) -> i64:
    """What an absent seat plays: it harms nobody and saves its own dwarf.

    Discard the first card, stay, use the axe, lay the goal upright, refuse to end.
    """
    phase: i64 = state.phase
    if phase == ACT:
        return DISCARD | state.hands[seat][0] << 5 | NO_CARD << 12
    if phase == VOTE:
        return VOTE_END
    if phase == MOVE:
        return END_MOVE
    if phase == ORIENT:
        return ORIENT_GOAL
    return AXE_MONSTER | 1 << 12
