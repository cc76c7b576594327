"""Forecasts of The Dark Cave against what then happens, over whole matches (interface notes, 2.3)."""

from __future__ import annotations

from typing import Any

import pytest

from forecasts import Decision, decisions, seeds, tried
from lanes import DEEP
from podzemi.games.dark_cave import GAME
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.actions import Discard, EndMove, PlayMonster, PlayPath, PlaySwap, Step
from podzemi.games.dark_cave.preview.types import HuntPreview, Preview, ReachPreview
from podzemi.games.dark_cave.state import State

FOUND = {44}
"""A match in which a dwarf without cards and without a hand limit steps onto a bridge."""
MATCHES = sorted({*seeds(quick=8, deep=1000), *FOUND})
STRIDE = 1 if DEEP else 5
"""Every so many decisions are looked at."""
MOST_TRIES = 8
"""Of each sort of choice so many are tried for a decision."""


@pytest.mark.clause("DC-5.4")
@pytest.mark.clause("DC-6.3")
@pytest.mark.clause("DC-7.5")
@pytest.mark.clause("DC-8.1")
@pytest.mark.clause("DC-8.4")
@pytest.mark.clause("DC-10.5")
@pytest.mark.parametrize("seed", MATCHES)
def test_what_is_forecast_comes_true(seed: int) -> None:
    for number, decision in enumerate(decisions(GAME, seed), seed):
        if number % STRIDE and GAME.to_act(decision.after):
            continue
        said = preview(decision.before, decision.seat)
        for promise in (moves, walks, laying, hunts, swaps, draws, treasure):
            promise(decision, said)


def preview(state: State, seat: int | None) -> Preview:
    found = GAME.preview(GAME.view(state, seat))
    assert isinstance(found, Preview)
    return found


def choices(decision: Decision, kind: type) -> list[tuple[int, Any]]:
    """The legal choices of one sort, evenly picked."""
    found = [(code, GAME.decode(code)) for code in GAME.legal(decision.before, decision.seat)]
    wanted = [(code, action) for code, action in found if isinstance(action, kind)]
    return wanted[:: max(1, len(wanted) // MOST_TRIES)]


# ---------------------------------------------------------------- walking


def moves(decision: Decision, said: Preview) -> None:
    """So many moves are there after a card laid aside, which changes nothing else (DC-8.1)."""
    for code, _ in choices(decision, Discard)[:1]:
        after = GAME.view(tried(GAME, decision.before, decision.seat, code)[0], decision.seat)
        if (after.phase, after.active) == ("move", decision.seat):
            assert after.left == said.moves
        else:
            assert not said.reach or after.phase != "move"


def walks(decision: Decision, said: Preview) -> None:
    """A way costs the moves, cards and nuggets that it was said to cost (DC-8.3 to DC-8.5)."""
    if not choices(decision, Step):
        return
    rows = {tuple(row.space): row for row in said.reach}
    start = tuple(GAME.view(decision.before, decision.seat).seats[decision.seat].dwarf or ())
    for row in said.reach[:: max(1, len(said.reach) // MOST_TRIES)]:
        way = [row]
        while tuple(way[0].via) != start:
            way.insert(0, rows[tuple(way[0].via)])
        _walk(decision.before, decision.seat, way)


def _walk(state: State, seat: int, way: list[ReachPreview]) -> None:
    goal, before = way[-1], state
    events: list[Any] = []
    for row in way:
        assert GAME.to_act(state) == [seat]
        state, more = tried(GAME, state, seat, GAME.encode(Step(row.space)))
        events += more
    assert len(way) == goal.cost
    own = [event for event in events if getattr(event, "seat", None) == seat]
    bridges = [event for event in own if isinstance(event, e.CardLost) and event.by == "bridge"]
    assert len(bridges) == goal.cards
    assert before.limit[seat] - state.limit[seat] >= min(len(bridges), before.limit[seat])
    taken = [event for event in bridges if event.back is not None]
    assert len(taken) == min(len(bridges), len(before.hands[seat]))
    tunnels = [event for event in own if isinstance(event, e.GoldLost) and event.by == "tunnel"]
    assert len(tunnels) <= goal.gold
    assert [event.monster for event in own if isinstance(event, e.MonsterMet)] == goal.monsters
    assert any(isinstance(event, e.GoalTurned) for event in own) == goal.goal
    assert any(isinstance(event, e.DwarfOut) for event in own) >= goal.exit
    stopped = state
    if [GAME.decode(code) for code in GAME.legal(state, seat) if isinstance(GAME.decode(code), EndMove)]:
        stopped, more = tried(GAME, state, seat, GAME.encode(EndMove()))
        own += more
    if stopped.active != seat or stopped is not state:
        took = any(isinstance(event, e.NuggetTaken) and event.seat == seat for event in own)
        assert took == goal.nugget or goal.goal or goal.monsters


# ---------------------------------------------------------------- cards of the hand


def laying(decision: Decision, said: Preview) -> None:
    """A card may be laid where it fits, and nowhere else (DC-5.4, DC-5.5)."""
    paths = [GAME.decode(code) for code in GAME.legal(decision.before, decision.seat)]
    laid = {(one.card, one.x, one.y) for one in paths if isinstance(one, PlayPath)}
    if GAME.view(decision.before, decision.seat).phase == "act":
        assert laid == {(row.card, *cell) for row in said.placements for cell in row.fits}


def hunts(decision: Decision, said: Preview) -> None:
    """A monster goes where it was said to go, and meets whom it was said to meet (DC-7.5, DC-7.6)."""
    for code, action in choices(decision, PlayMonster):
        rows = [one for one in said.hunts if action.card in one.cards]
        row = next(one for one in rows if (one.lair, one.to) == (action.lair, action.to))
        _hits(decision, code, row)


def _hits(decision: Decision, code: int, row: HuntPreview) -> None:
    after, events = tried(GAME, decision.before, decision.seat, code)
    played = next(event for event in events if isinstance(event, e.MonsterPlayed))
    assert (played.monster, played.moved) == (row.monster, row.to is not None)
    asked: list[int] = []
    while GAME.view(after, None).phase == "axe":
        asked += GAME.to_act(after)[:1]
        after, more = tried(GAME, after, asked[-1], GAME.legal(after, asked[-1])[0])
        events += more
        if any(isinstance(event, e.MonsterSlain) for event in more):
            break
    assert set(asked) <= set(row.axes)
    hurt = {one.seat for one in events if isinstance(one, e.CardLost | e.DwarfLaid | e.GoldLost)}
    if not asked:
        assert hurt <= set(row.hits)


def swaps(decision: Decision, said: Preview) -> None:
    """Hands after a swap, before the other one draws (DC-6.3)."""
    for code, action in choices(decision, PlaySwap):
        events = tried(GAME, decision.before, decision.seat, code)[1]
        told = next(one for one in said.swaps if one.player == action.player)
        swap = next(event for event in events if isinstance(event, e.HandsSwapped))
        assert (told.mine, told.theirs) == (swap.taken, swap.given)
        drawn = [one for one in events if isinstance(one, e.CardDrawn)]
        assert not drawn or (len(drawn), drawn[0].seat) == (told.draws, action.player)


def draws(decision: Decision, said: Preview) -> None:
    """So many cards are drawn in the end as were promised, if nothing is lost on the way (DC-10.5)."""
    for code, action in choices(decision, Discard):
        after, events = tried(GAME, decision.before, decision.seat, code)
        while GAME.view(after, None).phase == "move" and after.active == decision.seat:
            after, more = tried(GAME, after, decision.seat, GAME.encode(EndMove()))
            events += more
        drawn = [one for one in events if isinstance(one, e.CardDrawn) and one.seat == decision.seat]
        assert len(drawn) == said.draws[len(action.cards) - 1]


# ---------------------------------------------------------------- the end


def treasure(decision: Decision, said: Preview) -> None:
    """What the loyalties were said to make of the gold is what they make of it (DC-12)."""
    if GAME.to_act(decision.after):
        return
    found = preview(decision.after, None)
    assert len(found.readings) == 1 and found.readings[0].chance == 100
    reading = found.readings[0]
    ended = next(event for event in decision.events if isinstance(event, e.GameEnded))
    told = (ended.winner, ended.treasure_blue, ended.treasure_yellow)
    assert (reading.winner, reading.blue, reading.yellow) == told
