"""The end of a chapter and of the match: totals, places, winners (PD-14, PD-15.3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.paper_dungeons import events as e
from podzemi.games.paper_dungeons.rules.scoring import score_boxes
from podzemi.games.paper_dungeons.rules.setup import chapter_count, start_chapter
from podzemi.games.paper_dungeons.state import (
    GAME_END,
    NONE,
    RESULT_ROOMS,
    RESULT_STRIDE,
    TOTAL,
    State,
)


def end_chapter(state: State, log: Log | None) -> None:
    """Score the sheets, keep the result, go on with the next chapter or end (PD-14, PD-15.3)."""
    for sheet in state.sheets:
        scored = score_boxes(state, sheet)
        state.results.extend(scored)
        state.results.append(len(sheet.visits))
        if log is not None:
            log.events.append(
                e.SheetScored(sheet.seat, state.chapter + 1, scored, scored[TOTAL], len(sheet.visits))
            )
    last: bool = state.chapter + 1 == chapter_count(state)
    if log is not None:
        _log_winners(state, last, log)
    if last:
        state.phase = GAME_END
    else:
        state.finished = state.sheets
        state.sheets = []
        start_chapter(state, log)


def total_of(state: State, chapter: i64, seat: i64, score_box: i64) -> i64:
    """A score box (RESULT_ROOMS: the explored rooms) of a seat in a finished chapter."""
    return state.results[(chapter * state.players + seat) * RESULT_STRIDE + score_box]


def sum_of(state: State, seat: i64, score_box: i64) -> i64:
    """The same over all finished chapters."""
    total: i64 = 0
    for chapter in range(len(state.results) // (state.players * RESULT_STRIDE)):
        total += total_of(state, chapter, seat, score_box)
    return total


def is_over(state: State) -> bool:
    """Whether the last chapter is scored (PD-14)."""
    return state.phase == GAME_END


def scores(state: State) -> list[i64]:
    """The glory of every seat over all chapters (PD-14.2, PD-15.3)."""
    return [sum_of(state, seat, TOTAL) for seat in range(state.players)]


def places(state: State) -> list[i64]:
    """By seat: 1 and one more for every seat that did better, by glory, then by rooms (PD-14.3)."""
    glory: list[i64] = scores(state)
    rooms: list[i64] = [sum_of(state, seat, RESULT_ROOMS) for seat in range(state.players)]
    out: list[i64] = []
    for seat in range(state.players):
        place: i64 = 1
        for other in range(state.players):
            if glory[other] > glory[seat] or (glory[other] == glory[seat] and rooms[other] > rooms[seat]):
                place += 1
        out.append(place)
    return out


def winners(state: State, chapter: i64) -> list[i64]:
    """Most glory, then most rooms, then shared (PD-14.3); chapter NONE: the whole match."""
    best: list[i64] = [0]
    for seat in range(1, state.players):
        lead: i64 = _lead(state, chapter, seat, best[0])
        if lead > 0:
            best = [seat]
        elif lead == 0:
            best.append(seat)
    return best


def _lead(state: State, chapter: i64, seat: i64, other: i64) -> i64:
    """How far a seat is ahead of another: in glory, or in rooms where glory is equal."""
    glory: i64 = _counted(state, chapter, seat, TOTAL) - _counted(state, chapter, other, TOTAL)
    if glory != 0:
        return glory
    return _counted(state, chapter, seat, RESULT_ROOMS) - _counted(state, chapter, other, RESULT_ROOMS)


def _counted(state: State, chapter: i64, seat: i64, score_box: i64) -> i64:
    """In that chapter, or with NONE in all of them."""
    if chapter == NONE:
        return sum_of(state, seat, score_box)
    return total_of(state, chapter, seat, score_box)


def won_by(state: State) -> e.WonBy:
    """The deciding criterion: `solo`, `glory`, `rooms` or `shared`."""
    if state.players == 1:
        return "solo"
    best = winners(state, NONE)
    if len(best) > 1:
        return "shared"
    top: i64 = sum_of(state, best[0], TOTAL)
    for seat in range(state.players):
        if seat != best[0] and sum_of(state, seat, TOTAL) == top:
            return "rooms"
    return "glory"


def _log_winners(state: State, last: bool, log: Log) -> None:
    if state.campaign:
        best = winners(state, state.chapter)
        for seat in best:
            total: i64 = total_of(state, state.chapter, seat, TOTAL)
            log.events.append(e.ChapterWon(seat, state.chapter + 1, total, len(best) > 1))
    if last:
        by = won_by(state)
        for seat in winners(state, NONE):
            log.events.append(e.GameWon(seat, by, sum_of(state, seat, TOTAL)))
