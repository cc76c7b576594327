"""Scoring (DL-13.6 to DL-13.8). Compiled; a function of the state."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dungeon_lords.rules.building.costs import is_monster
from podzemi.games.dungeon_lords.rules.building.dungeon import cells_of
from podzemi.games.dungeon_lords.state import (
    HALL_OF_FAME,
    KIND_COUNT,
    OVER,
    PALADIN,
    POINTS_CONQUERED,
    POINTS_LETTER,
    POINTS_MONSTER,
    POINTS_PALADIN,
    POINTS_PRISONER,
    POINTS_ROOM,
    TITLE_COUNT,
    Box,
    Lord,
    State,
    count_bits,
    trap_count,
)


def monsters_of(box: Box, lord: Lord) -> i64:
    """Ghosts do not count."""
    count: i64 = 0
    for creature in lord.lair:
        if is_monster(box, creature):
            count += 1
    return count


def measure(box: Box, lord: Lord, title: i64) -> i64:
    """The measure of a title; more is better (DL-13.7)."""
    if title == 0:
        return lord.evil
    if title == 1:
        return count_bits(lord.rooms)
    if title == 2:
        return count_bits(lord.tiles & ~lord.rooms)
    if title == 3:
        return monsters_of(box, lord)
    if title == 4:
        return lord.imps
    if title == 5:
        return lord.gold + lord.food + trap_count(lord)
    return -count_bits(lord.conquered)


def title_holders(state: State) -> list[i64]:
    """By title: the mask of seats that hold it (DL-13.7)."""
    found: list[i64] = []
    for title in range(TITLE_COUNT):
        mask: i64 = 0
        for seat in range(state.players):
            if _is_best(state, seat, title):
                mask |= bit(seat)
        found.append(mask)
    return found


def _is_best(state: State, seat: i64, title: i64) -> bool:
    """Whether nobody surpasses the seat in what the title compares."""
    own: i64 = measure(state.box, state.lords[seat], title)
    for lord in state.lords:
        if measure(state.box, lord, title) > own:
            return False
    return True


def score_rows(state: State, seat: i64) -> list[i64]:
    """The lines of one player's score, in the order of DL-24.2."""
    box: Box = state.box
    lord: Lord = state.lords[seat]
    paladins: i64 = 0
    for prisoner in lord.prison:
        if prisoner >= PALADIN:
            paladins += 1
    prisoners: i64 = len(lord.prison) - paladins
    titles: i64 = 0
    alone: i64 = 0
    for mask in title_holders(state):
        if has(mask, seat):
            if mask == bit(seat):
                titles += box.title_alone[state.players]
                alone += 1
            else:
                titles += box.title_shared[state.players]
    prestige: i64 = 0
    fame: i64 = 0
    for cell in cells_of(box, lord.rooms & ~lord.conquered):
        room: i64 = lord.room_at[cell]
        if room == HALL_OF_FAME:
            fame = alone * box.hall_points[state.players]
        for creature in lord.lair:
            prestige += box.room_points[room * KIND_COUNT + box.creature_kind[creature]]
    return [
        count_bits(lord.rooms & ~lord.conquered) * box.points[POINTS_ROOM],
        monsters_of(box, lord) * box.points[POINTS_MONSTER],
        prisoners * box.points[POINTS_PRISONER],
        paladins * box.points[POINTS_PALADIN],
        count_bits(lord.conquered) * box.points[POINTS_CONQUERED],
        lord.letters * box.points[POINTS_LETTER],
        prestige,
        titles,
        fame,
    ]


def is_over(state: State) -> bool:
    """Whether the last year is over (DL-13.9)."""
    return state.phase == OVER


def scores(state: State) -> list[i64]:
    """By seat: all points (DL-13.9)."""
    return [total_score(state, seat) for seat in range(state.players)]


def places(state: State) -> list[i64]:
    """By seat: 1, and one more for every seat with more points (DL-13.9, DL-24.2)."""
    points: list[i64] = scores(state)
    out: list[i64] = []
    for own in points:
        place: i64 = 1
        for other in points:
            if other > own:
                place += 1
        out.append(place)
    return out


def total_score(state: State, seat: i64) -> i64:
    """All lines together."""
    points: i64 = 0
    for line in score_rows(state, seat):
        points += line
    return points
