"""The end: agreed on, or reached; treasures compared (DC-11, DC-12.3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.codes import works_for
from podzemi.games.dark_cave.data.tables import CLANS
from podzemi.games.dark_cave.rules.clans import reveal
from podzemi.games.dark_cave.state import ACT, BLUE, BY_AGREEMENT, NONE, OVER, VOTE, YELLOW, State

# ---------------------------------------------------------------- the agreed end


def may_propose(state: State) -> bool:
    """Once a turn, where the option allows it (DC-12.3)."""
    return state.agreed_end and not state.proposed


def propose(state: State, seat: i64, log: Log | None) -> None:
    """All others are asked, clockwise (DC-12.3)."""
    state.proposed = True
    for step in range(1, state.players):
        state.queue.append((seat + step) % state.players)
    state.phase = VOTE
    state.asked = state.queue[0]
    if log is not None:
        log.events.append(e.EndProposed(seat))


def vote(state: State, seat: i64, accept: bool, log: Log | None) -> None:
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
        finish(state, BY_AGREEMENT, log)


# ---------------------------------------------------------------- treasures


def finish(state: State, ended: i64, log: Log | None) -> None:
    """All clan cards up, gold left inside to the bank, treasures compared (DC-11.4, DC-11.5)."""
    state.phase = OVER
    state.asked = NONE
    state.ended = ended
    for seat in range(state.players):
        reveal(state, seat, log)
        if state.out[seat] == 0:
            state.bank += state.gold[seat]
            state.gold[seat] = 0
    count_treasure(state)
    if log is not None:
        _log_end(state, log)


def count_treasure(state: State) -> None:
    """Gold brought out, times the workers of the other clan; the greater one wins (DC-11.4 to DC-11.6)."""
    saved: list[i64] = [0, 0]
    workers: list[i64] = [0, 0]
    for seat in range(state.players):
        clan: i64 = works_for(state.clan[seat])
        workers[clan] += 1
        if state.out[seat] == 1:
            saved[clan] += state.gold[seat]
    blue: i64 = saved[BLUE] * workers[YELLOW]
    yellow: i64 = saved[YELLOW] * workers[BLUE]
    state.saved = saved
    state.treasure = [blue, yellow]
    if blue > yellow:
        state.winner = BLUE
    elif yellow > blue:
        state.winner = YELLOW
    elif state.first_out != NONE:
        state.winner = works_for(state.clan[state.first_out])
    else:
        state.winner = NONE


# ---------------------------------------------------------------- the result


def is_over(state: State) -> bool:
    """Whether the match is over (DC-11)."""
    return state.phase == OVER


def scores(state: State) -> list[i64]:
    """By seat: the treasure of the clan it works for (DC-11.7)."""
    return [state.treasure[works_for(card)] for card in state.clan]


def places(state: State) -> list[i64]:
    """By seat: 1, and one more for every seat that did better: the winning clan comes first (DC-11.7)."""
    winners: i64 = 0
    for card in state.clan:
        if works_for(card) == state.winner:
            winners += 1
    return [1 if works_for(card) == state.winner else 1 + winners for card in state.clan]


def _log_end(state: State, log: Log) -> None:
    blue: i64 = state.treasure[BLUE]
    yellow: i64 = state.treasure[YELLOW]
    why = e.REASONS[state.ended - 1]
    winner = None if state.winner == NONE else CLANS[state.winner]
    saved: list[i64] = state.saved
    log.events.append(e.GameEnded(why, winner, saved[BLUE], saved[YELLOW], blue, yellow, blue == yellow))
