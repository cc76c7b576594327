"""A seat's view as numbers, in the order of the fields in `spec.py`. Compiled with mypyc, translated to C++.

0 stands for nothing and unknown: cards, rooms, symbols and dice count from 1. The own sheet comes first, as
it is; then the others clockwise, as everybody sees them (PD-3.4).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has, members
from podzemi.engine.seating import seat_at
from podzemi.games.paper_dungeons import codes
from podzemi.games.paper_dungeons.rules.chapters import sum_of
from podzemi.games.paper_dungeons.state import (
    DICE_COUNT,
    HERO_COUNT,
    ITEM_COUNT,
    NO_SCORE,
    RESULT_ROOMS,
    ROOM_COUNT,
    ROW_COUNT,
    TOTAL,
    Sheet,
    State,
    is_sealed,
)

SEATS: Final[i64] = 8
BOSSES: Final[i64] = 3
MISSIONS: Final[i64] = 3
HAND: Final[i64] = 2
"""Powers, and goals, that a seat is dealt."""
RIVERS: Final[i64] = 7
EFFECTS: Final[i64] = 8
"""Kinds of entries on an agenda."""
GEMS: Final[i64] = 8
SIZE: Final[i64] = 701

# where fields begin; written by scripts/observations.py from `spec.py`
PHASE_AT: Final[i64] = 0
PLAYERS_AT: Final[i64] = 1
ROUND_AT: Final[i64] = 2
CAMPAIGN_AT: Final[i64] = 3
CHAPTER_AT: Final[i64] = 4
DUNGEON_AT: Final[i64] = 5
VANISHING_GEMS_AT: Final[i64] = 6
BOSSES_AT: Final[i64] = 7
MISSIONS_AT: Final[i64] = 10
MISSIONS_OPEN_AT: Final[i64] = 13
DICE_AT: Final[i64] = 16
LOOTED_GEM_AT: Final[i64] = 22
DEALT_POWERS_AT: Final[i64] = 23

# what a room shows, added up
EXPLORED: Final[i64] = 1
MINION: Final[i64] = 2
CROSSED_ABOVE: Final[i64] = 4
CROSSED_RIGHT: Final[i64] = 8
CROSSED_SIDE: Final[i64] = 16


def observe(state: State, seat: i64, out: list[i64]) -> None:
    """Write the observation of the seat into `out`, which has SIZE places."""
    at: i64 = _match(state, out)
    at = _own(state.sheets[seat], out, at)
    for number in range(at, SIZE):
        out[number] = 0
    sealed: bool = is_sealed(state)
    for steps in range(state.players):
        other: i64 = seat_at(seat, steps, state.players)
        out[at + steps] = 1 if state.sheets[other].owes else 0
        _earlier(state, other, steps, out, at + SEATS)
        if sealed and steps > 0:
            _sheet(state, state.shown[other], steps, out, at + 5 * SEATS)
        else:
            _sheet(state, state.sheets[other], steps, out, at + 5 * SEATS)


def _match(state: State, out: list[i64]) -> i64:
    """Options and what all share; gives the place behind it."""
    out[PHASE_AT] = state.phase
    out[PLAYERS_AT] = state.players
    out[ROUND_AT] = state.round
    out[CAMPAIGN_AT] = state.campaign
    out[CHAPTER_AT] = state.chapter + 1
    out[DUNGEON_AT] = state.dungeon + 1
    out[VANISHING_GEMS_AT] = 1 if state.vanishing else 0
    for boss in range(BOSSES):
        out[BOSSES_AT + boss] = state.bosses[boss] + 1
    for slot in range(MISSIONS):
        there: bool = slot < len(state.missions)
        out[MISSIONS_AT + slot] = state.missions[slot] + 1 if there else 0
        out[MISSIONS_OPEN_AT + slot] = 1 if there and has(state.open_missions, slot) else 0
    for die in range(DICE_COUNT):
        out[DICE_AT + die] = state.faces[die] + 1 if state.faces else 0
    out[LOOTED_GEM_AT] = 1 if state.looting else 0
    return DEALT_POWERS_AT


def _own(sheet: Sheet, out: list[i64], at: i64) -> i64:
    """The private knowledge of the observer: its cards, and how far it is in this round."""
    for card in range(HAND):
        out[at + card] = sheet.dealt_powers[card] + 1
        out[at + HAND + card] = sheet.dealt_goals[card] + 1
    out[at + 4] = sheet.chosen_power + 1
    out[at + 5] = sheet.chosen_goal + 1
    at = _used(sheet, out, at + 6)
    out[at] = sheet.movement
    out[at + 1] = 1 if sheet.psionic_used else 0
    at += 2
    for river in range(RIVERS):
        out[at + river] = 1 if sheet.refunds & codes.refund_bit(river, False) else 0
        out[at + river] += 2 if sheet.refunds & codes.refund_bit(river, True) else 0
    return _agenda(sheet, out, at + RIVERS)


def _used(sheet: Sheet, out: list[i64], at: i64) -> i64:
    """By die: as which one of the round it was used."""
    for die in range(DICE_COUNT):
        out[at + die] = 0
    for number in range(len(sheet.used)):
        out[at + sheet.used[number]] = number + 1
    return at + DICE_COUNT


def _agenda(sheet: Sheet, out: list[i64], at: i64) -> i64:
    """The open choice, and how many effects of each kind are not finished (PD-8.1)."""
    out[at] = codes.entry_kind(sheet.agenda[-1]) + 1 if sheet.agenda else 0
    at += 1
    for effect in range(EFFECTS):
        out[at + effect] = 0
    for entry in sheet.agenda:
        out[at + codes.entry_kind(entry)] += 1
    return at + EFFECTS


def _earlier(state: State, seat: i64, steps: i64, out: list[i64], at: i64) -> None:
    """Glory and rooms of the finished chapters, each as two numbers (PD-15.3)."""
    glory: i64 = sum_of(state, seat, TOTAL)
    rooms: i64 = sum_of(state, seat, RESULT_ROOMS)
    out[at + steps] = glory // 100
    out[at + SEATS + steps] = glory % 100
    out[at + 2 * SEATS + steps] = rooms // 10
    out[at + 3 * SEATS + steps] = rooms % 10


def _sheet(state: State, sheet: Sheet, steps: i64, out: list[i64], at: i64) -> None:
    """One sheet; every field has a place for every seat."""
    out[at + steps] = sheet.power + 1
    out[at + SEATS + steps] = sheet.goal + 1
    out[at + 2 * SEATS + steps] = sheet.potions
    out[at + 3 * SEATS + steps] = sheet.hearts
    out[at + 4 * SEATS + steps] = sheet.wounds
    out[at + 5 * SEATS + steps] = 1 if sheet.resurrected else 0
    out[at + 6 * SEATS + steps] = sheet.gems
    out[at + 7 * SEATS + steps] = sheet.position + 1
    at += 8 * SEATS
    for hero in range(HERO_COUNT):
        out[at + steps * HERO_COUNT + hero] = sheet.levels[hero]
    at += SEATS * HERO_COUNT
    for item in range(ITEM_COUNT):
        out[at + steps * ITEM_COUNT + item] = sheet.items[item]
    at += SEATS * ITEM_COUNT
    for gem in range(GEMS):
        out[at + steps * GEMS + gem] = _gem(sheet, gem)
    at += SEATS * GEMS
    for boss in range(BOSSES):
        glory: i64 = sheet.boss_boxes[boss]
        out[at + steps * BOSSES + boss] = 0 if glory == NO_SCORE else glory
    at += SEATS * BOSSES
    for slot in range(MISSIONS):
        out[at + steps * MISSIONS + slot] = _scored(state, sheet, slot)
    _rooms(state, sheet, out, at + SEATS * MISSIONS + steps * ROOM_COUNT)


def _gem(sheet: Sheet, gem: i64) -> i64:
    """0 on the map, 1 circled, 2 circled this round, 3 crossed out."""
    if has(sheet.circled, gem):
        return 2 if has(sheet.taken, gem) else 1
    return 3 if has(sheet.crossed, gem) else 0


def _scored(state: State, sheet: Sheet, slot: i64) -> i64:
    """The round in which the sheet scored this mission, or 0."""
    if slot < len(state.missions):
        for first in range(0, len(sheet.missions), 3):
            if sheet.missions[first] == state.missions[slot]:
                return sheet.missions[first + 1]
    return 0


def _rooms(state: State, sheet: Sheet, out: list[i64], at: i64) -> None:
    for room in range(ROOM_COUNT):
        explored: i64 = EXPLORED if has(sheet.explored, room) else 0
        out[at + room] = explored + (MINION if has(sheet.alive, room) else 0)
    for wall in members(sheet.walls):
        _cross(state.box.dungeon_walls[state.dungeon][wall], out, at)
    for river in members(sheet.water):
        _cross(state.box.waters[river], out, at)


def _cross(border: i64, out: list[i64], at: i64) -> None:
    """A border that was crossed is noted in the smaller of its rooms."""
    apart: i64 = codes.border_high(border) - codes.border_low(border)
    side: i64 = CROSSED_SIDE
    if apart == 1:
        side = CROSSED_ABOVE
    elif apart == ROW_COUNT:
        side = CROSSED_RIGHT
    out[at + codes.border_low(border)] += side
