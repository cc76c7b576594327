"""The table before the first turn (DC-3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.codes import clan_card, clan_of, role_of
from podzemi.games.dark_cave.data.tables import BACKS, CLANS, ROLES
from podzemi.games.dark_cave.geometry import (
    CORNER_COUNT,
    NO_CELL,
    ORIGIN,
    corner_cell,
    goal_piece,
    node_at,
    piece_count,
    start_piece,
)
from podzemi.games.dark_cave.rules.naming import card_names
from podzemi.games.dark_cave.rules.space.cave import build
from podzemi.games.dark_cave.rules.turn import UPKEEP, go_on
from podzemi.games.dark_cave.state import (
    ACT,
    BACK_COUNT,
    LOYAL,
    MONSTER_COUNT,
    NONE,
    RUNNING,
    YELLOW,
    Box,
    State,
    insert_sorted,
    numbered,
)


def setup(
    box: Box, dice: Dice, players: i64, first_option: i64, clan_34: i64, agreed_end: bool, log: Log | None
) -> State:
    """A new match, ready for the first card (DC-3). Options NONE mean random."""
    clan: i64 = _one_clan(box, dice, players, clan_34, log)
    goals: list[i64] = numbered(CORNER_COUNT)
    dice.shuffle(goals)
    clans: list[i64] = numbered(len(box.pool[players]))
    dice.shuffle(clans)
    if log is not None:
        log.chance.append(e.Goals([box.face_name[goal_piece(box, goal)] for goal in goals]))
        log.chance.append(e.Clans(_clan_names(box, players, clan, clans)))
    kinds: list[i64] = []
    for place in clans:
        kinds.append(box.pool[players][place] + (clan_card(YELLOW, LOYAL) if clan == YELLOW else 0))
    state = _empty(box, dice, players, first_option, clan_34, agreed_end, kinds, goals)
    _deal(state, log)
    state.active = _first_player(dice, players, first_option, log)
    if log is not None:
        _log_start(state, log)
    go_on(state, UPKEEP, log)
    return state


def _one_clan(box: Box, dice: Dice, players: i64, clan_34: i64, log: Log | None) -> i64:
    """The clan of all, where all are of one (DC-3.3); NONE where both play."""
    if box.one_clan[players] == 0:
        return NONE
    if clan_34 != NONE:
        return clan_34
    clan: i64 = dice.below(2)
    if log is not None:
        log.chance.append(e.Clan34(CLANS[clan]))
    return clan


def _clan_names(box: Box, players: i64, clan: i64, places: list[i64]) -> list[str]:
    """The clan cards by their ids; one clan is listed as blue (DC-3.3)."""
    names: list[str] = []
    for place in places:
        name: str = box.pool_name[players][place]
        names.append(name.replace("blue", "yellow") if clan == YELLOW else name)
    return names


def _first_player(dice: Dice, players: i64, first_option: i64, log: Log | None) -> i64:
    """DC-3.10."""
    if first_option != NONE:
        return first_option
    first: i64 = dice.below(players)
    if log is not None:
        log.chance.append(e.FirstPlayer(first))
    return first


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
    pieces: i64 = piece_count(box)
    face: list[i64] = numbered(pieces)
    cell: list[i64] = [NO_CELL] * pieces
    cell[start_piece(box)] = ORIGIN
    for corner in range(CORNER_COUNT):
        face[goal_piece(box, corner)] = goal_piece(box, goals[corner])
        cell[goal_piece(box, corner)] = corner_cell(box.distance[players], corner)
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
        dwarf=[node_at(start_piece(box), 0)] * players,
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
        turned=[0] * CORNER_COUNT,
        looked_goal=[0] * CORNER_COUNT,
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
                insert_sorted(state.hands[seat], cards[place])
                place += 1
        rests.append(cards[place:])
    rests.reverse()
    for rest in rests:
        rest.reverse()
        state.pile += rest


def _log_start(state: State, log: Log) -> None:
    log.events.append(e.GameStarted(state.active, len(state.pile), state.box.designed))
    for seat in range(state.players):
        card: i64 = state.clan[seat]
        log.events.append(e.ClanDealt(seat, CLANS[clan_of(card)], ROLES[role_of(card)]))
        hand: list[i64] = state.hands[seat]
        log.events.append(e.HandDealt(seat, len(hand), card_names(state, hand)))
