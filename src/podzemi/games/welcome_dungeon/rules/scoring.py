"""Results of a run, elimination and victory (WD-3.6, WD-6). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.welcome_dungeon import events as e
from podzemi.games.welcome_dungeon.actions import MONSTERS, TILES
from podzemi.games.welcome_dungeon.state import (
    FAILURE,
    GAME_OVER,
    HERO_CHOICE,
    KIT_SIZE,
    NONE,
    OMNIPOTENT,
    SHUFFLED,
    State,
    slot_of,
)


def is_eliminated(state: State, seat: i64) -> bool:
    """Whether the seat has failed too often and is out of the game (WD-3.6)."""
    return state.failures[seat] >= state.box.failure_limit


def end_run(state: State, ended: i64, log: Log | None) -> None:
    """Score the run, look for the end of the game, show what was set aside (WD-3.6, WD-7.24)."""
    state.ended = ended
    if log is not None:
        _log_end(state, log)
    if ended == FAILURE:
        _take_failure(state, log)
    else:
        _take_success(state, log)
    if log is not None:
        _log_asides(state, log)
    state.winner = _winner(state)
    if state.winner == NONE:
        state.phase = HERO_CHOICE
        state.asked = _next_in_game(state, state.runner)
        return
    state.phase = GAME_OVER
    if log is not None:
        log.events.append(e.GameWon(state.winner, "last_one_left" if ended == FAILURE else "successes"))


def _take_failure(state: State, log: Log | None) -> None:
    """The aid card turns to its dark side; the last failure allowed eliminates (WD-3.6)."""
    runner: i64 = state.runner
    state.failures[runner] += 1
    if log is None:
        return
    if is_eliminated(state, runner):
        log.events.append(e.PlayerEliminated(runner))
    else:
        log.events.append(e.AidTurned(runner, state.box.failure_limit - state.failures[runner]))


def _take_success(state: State, log: Log | None) -> None:
    runner: i64 = state.runner
    state.successes[runner] += 1
    if log is not None:
        log.events.append(e.SuccessTaken(runner, state.successes[runner], state.target))


def _winner(state: State) -> i64:
    """By successes, or as the last one left (WD-6.1, WD-6.2)."""
    if state.successes[state.runner] >= state.target:
        return state.runner
    left: i64 = NONE
    for seat in range(state.players):
        if not is_eliminated(state, seat):
            if left != NONE:
                return NONE
            left = seat
    return left


def _next_in_game(state: State, seat: i64) -> i64:
    """The seat, or the next one to the left that is not eliminated (WD-3.8, WD-7.20)."""
    for _ in range(state.players):
        if not is_eliminated(state, seat):
            break
        seat = seat + 1 if seat + 1 < state.players else 0
    return seat


# ---------------------------------------------------------------- the result


def is_over(state: State) -> bool:
    """Whether somebody has won (WD-6)."""
    return state.phase == GAME_OVER


def scores(state: State) -> list[i64]:
    """By seat: 1 for the winner (WD-19.2)."""
    return [1 if seat == state.winner else 0 for seat in range(state.players)]


def places(state: State) -> list[i64]:
    """By seat: 1, and one more for every seat that did better; all but the winner share a place (WD-19.2)."""
    return [1 if seat == state.winner else 2 for seat in range(state.players)]


# ---------------------------------------------------------------- told


def _log_end(state: State, log: Log) -> None:
    shown: i64 = len(state.run_kind)
    if shown < len(state.pile):
        rest: list[e.PileCard] = []
        for reveal in range(shown, len(state.pile)):
            slot: i64 = slot_of(state, reveal)
            number = None if state.reveal_order == SHUFFLED else slot + 1
            rest.append(e.PileCard(MONSTERS[state.pile[slot]], number))
        log.events.append(e.RestShown(rest))
    log.events.append(e.RunEnded(state.runner, state.ended != FAILURE, state.hp, state.ended == OMNIPOTENT))


def _log_asides(state: State, log: Log) -> None:
    first: i64 = state.hero * KIT_SIZE
    for i in range(len(state.aside_kind)):
        tile = TILES[first + state.aside_tile[i]]
        log.events.append(e.AsideRevealed(state.aside_by[i], MONSTERS[state.aside_kind[i]], tile))
