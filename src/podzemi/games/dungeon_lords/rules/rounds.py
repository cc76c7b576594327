"""Years and rounds: how they begin and end (DL-4, DL-5, DL-9.9, DL-13). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords.names import ADVENTURERS, CREATURES, EVENT_TILES, ROOMS, SPECIALS
from podzemi.games.dungeon_lords.rules.building.adventurers import move_neutral
from podzemi.games.dungeon_lords.rules.building.evil import check_paladin
from podzemi.games.dungeon_lords.rules.building.orders import show_dummies
from podzemi.games.dungeon_lords.rules.conditions import special_now
from podzemi.games.dungeon_lords.rules.draws import shuffle_event_tiles
from podzemi.games.dungeon_lords.rules.scoring import total_score
from podzemi.games.dungeon_lords.state import (
    GONE,
    ILLUSION,
    LEVEL_COUNT,
    NONE,
    OVER,
    PLAN_ORDERS,
    ROUND_COUNT,
    SPECIAL,
    TENT,
    Box,
    State,
    mask_of,
    paladin_of,
)


def start_year(state: State, log: Log | None) -> None:
    """DL-4.1"""
    state.round = 0
    if log is not None:
        log.events.append(e.YearStarted(state.year))
    check_paladin(state, log)


def start_round(state: State, log: Log | None) -> None:
    """PREPARE, dummies, then all plan (DL-5, DL-6.1, DL-6.2)."""
    state.round += 1
    if log is not None:
        log.events.append(e.RoundStarted(state.year, state.round, state.first))
    _lay_offer(state, log)
    state.coming = state.next_coming
    state.next_coming = []
    if state.round < ROUND_COUNT:
        _announce(state, log)
    show_dummies(state, log)
    state.phase = PLAN_ORDERS
    state.asked = NONE


def _lay_offer(state: State, log: Log | None) -> None:
    """Everything that nobody took leaves the game (DL-5.1)."""
    state.gone_creatures |= mask_of(state.offer)
    state.gone_rooms |= mask_of(state.room_offer)
    monsters: list[i64] = state.monster_piles[state.year - 1]
    rooms: list[i64] = state.room_piles[state.year - 1]
    state.offer = [monsters.pop() for _ in range(3)]
    state.room_offer = [rooms.pop() for _ in range(2)]
    if log is not None:
        tiles = [CREATURES[tile] for tile in state.offer]
        log.events.append(e.OfferLaid(tiles, [ROOMS[room] for room in state.room_offer]))


def _announce(state: State, log: Log | None) -> None:
    """The next round's event and adventurers (DL-5.2, DL-5.3)."""
    tile: i64 = state.event_tiles[state.round - 1]
    if log is not None:
        card: i64 = special_now(state) if tile == SPECIAL else NONE
        special = None if card == NONE else SPECIALS[card]
        log.events.append(e.EventAnnounced(state.round + 1, EVENT_TILES[tile], special))
    state.next_coming = draw_adventurers(state, log)
    if log is not None:
        names = [ADVENTURERS[one] for one in state.next_coming]
        log.events.append(e.AdventurersAnnounced(state.round + 1, names))


def draw_adventurers(state: State, log: Log | None) -> list[i64]:
    """Not all of one level, if the pile can help it; weakest first (DL-5.3, DL-15.2)."""
    box: Box = state.box
    pile: list[i64] = state.adventurer_piles[state.year - 1]
    drawn: list[i64] = [pile.pop() for _ in range(box.adventurers_drawn[state.players])]
    level: i64 = box.adventurer_level[drawn[0]]
    while _all_level(box, drawn, level) and not _all_level(box, pile, level):
        back: i64 = drawn.pop()
        pile.insert(0, back)
        state.under += 1
        drawn.append(pile.pop())
        if log is not None:
            log.events.append(e.AdventurerReturned(ADVENTURERS[back]))
    state.under = min(state.under, len(pile))
    return _by_level(box, drawn)


def _by_level(box: Box, adventurers: list[i64]) -> list[i64]:
    """Weakest first; equals as they were drawn."""
    ranked: list[i64] = []
    for level in range(1, LEVEL_COUNT + 1):
        for one in adventurers:
            if box.adventurer_level[one] == level:
                ranked.append(one)
    return ranked


def _all_level(box: Box, adventurers: list[i64], level: i64) -> bool:
    for one in adventurers:
        if box.adventurer_level[one] != level:
            return False
    return True


def end_round(state: State, log: Log | None) -> None:
    """Everybody is rested; the next one starts the next round (DL-9.9)."""
    for lord in state.lords:
        lord.busy = 0
        lord.tokens = 0
        lord.worked = 0
        lord.worked_again = 0
        lord.newcomer = NONE
    if log is not None:
        log.events.append(e.RoundEnded(state.year, state.round))
    if state.round < ROUND_COUNT:
        state.first = (state.first + 1) % state.players


def end_combat(state: State, log: Log | None) -> None:
    """Creatures rise, adventurers leave for the Distant Lands (DL-10.21, DL-10.23)."""
    state.combat = 0
    if log is not None:
        log.events.append(ce.CombatEnded(state.year))
    for lord in state.lords:
        lord.down = 0
        for adventurer in lord.party:
            if adventurer != ILLUSION:
                state.gone_adventurers |= bit(adventurer)
        lord.party = []
        lord.damage = []
        lord.bonus = []
    if state.paladin != GONE:
        state.gone_adventurers |= bit(paladin_of(state.year))
    state.paladin = GONE


def turn_year(state: State, log: Log | None) -> None:
    """Between the years (DL-13.1 to DL-13.4)."""
    state.year = 2
    state.row = state.later_row
    state.later_row = []
    state.revealed = 0
    state.under = 0
    for lord in state.lords:
        lord.spied = 0
    state.event_tiles = shuffle_event_tiles(state.dice, 2, log)
    if state.box.neutral_cube[state.players]:
        move_neutral(state, -2, log)
    state.first = (state.first + state.box.token_shift[state.players] + state.players) % state.players
    state.paladin = TENT


def end_match(state: State, log: Log | None) -> None:
    """DL-13.9"""
    state.phase = OVER
    state.asked = NONE
    if log is not None:
        scores: list[i64] = [total_score(state, seat) for seat in range(state.players)]
        best: i64 = max(scores)
        winners = [seat for seat in range(state.players) if scores[seat] == best]
        log.events.append(e.MatchEnded([int(score) for score in scores], winners))
