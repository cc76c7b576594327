"""Our engine against the second implementation, step by step, on random matches."""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import msgspec
import pytest

from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.match import Match
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.components import OPTIONS
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view import View
from reference.welcome_dungeon import Reference, every_action, follow

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
MATCHES = 4_000 if DEEP else 240
BATCHES = 40 if DEEP else 8

Combination = dict[str, Any]
COMBINATIONS: list[Combination] = [
    dict(zip((option.name for option in OPTIONS), values))
    for values in product(*(option.values for option in OPTIONS))
]


def plain(value: Any) -> Any:
    """A value as JSON would carry it."""
    return msgspec.to_builtins(value)


def random_match(number: int) -> Match[State, View]:
    """A whole match by random legal actions; players and options from the number."""
    dice = Dice(seed_for(20, number))
    players = 2 + dice.below(3)
    options = COMBINATIONS[dice.below(len(COMBINATIONS))]
    match = Match(GAME, players, options, seed=number)
    eager = 1 + dice.below(6)
    while GAME.to_act(match.state):
        (seat,) = GAME.to_act(match.state)
        legal = GAME.actions(match.state, seat)
        choice = dice.below(len(legal))
        # mostly draw, or most rounds would end before they have begun
        if match.game.view(match.state, None).phase == "bid_turn" and dice.below(eager + 1):
            choice = 0
        match.play(seat, legal[choice])
    return match


def assert_same(match: Match[State, View], reference: Reference) -> None:
    """Everything both sides know, at one moment."""
    state = match.state
    assert GAME.to_act(state) == ([] if reference.asked is None else [reference.asked])
    public = GAME.view(state, None)
    assert public.phase == reference.phase
    assert plain(public.hero) == reference.hero and public.starter == reference.starter
    assert public.round == reference.round and public.deck == len(reference.deck)
    assert [seat.successes for seat in public.seats] == reference.successes
    assert [seat.failures for seat in public.seats] == reference.failures
    assert [n for n, seat in enumerate(public.seats) if seat.active] == sorted(reference.active)
    assert [tile.tile for tile in public.kit if tile.status == "in_play"] == reference.tiles
    assert {tile.tile for tile in public.kit if tile.status == "spent"} == set(reference.spent)
    assert_same_run(public, reference)
    assert_same_knowledge(state, reference)


def assert_same_run(public: View, reference: Reference) -> None:
    if public.run is None:
        assert reference.runner is None
        return
    run = public.run
    assert (run.runner, run.hp, run.named) == (reference.runner, reference.hp, reference.named)
    ours = [(r.monster, r.removed, r.by, r.hp, r.fate == "died") for r in run.reveals]
    assert ours == [(r["kind"], r["removed"], r["by"], r["hp"], r["dead"]) for r in reference.revealed]
    ended = {"running": None, "success": True, "omnipotence": True, "failure": False}
    assert ended[run.ended] is reference.run_success


def assert_same_knowledge(state: State, reference: Reference) -> None:
    for seat in (*range(state.players), None):
        view, known = GAME.view(state, seat), reference.knows(seat)
        assert view.hand == known["hand"]
        assert [card.monster for card in view.pile] == known["pile"]
        assert view.added == known["added"]
        assert [aside.monster for aside in view.asides] == known["aside"]


def assert_same_choices(state: State, reference: Reference) -> None:
    """Legal actions by name and order, and the reason against every other one."""
    for seat in range(state.players):
        ours = [plain(action) for action in GAME.actions(state, seat)]
        assert ours == (reference.legal() if seat == reference.asked else [])
        for code, action in enumerate(every_action()):
            refusal = GAME.refusal(state, seat, code)
            assert (refusal and refusal.code) == reference.refusal(seat, action)


def compare(number: int) -> int:
    """One random match through both; the number of decisions compared."""
    finished = random_match(number)
    record = plain(finished.record())
    again = Match(GAME, finished.players, finished.options, seed=number)
    steps = iter(finished.turns)
    decisions = 0
    for reference in follow(record):
        assert_same(again, reference)
        if decisions % (1 if DEEP else 7) == 0:
            assert_same_choices(again.state, reference)
        if (turn := next(steps, None)) is not None:
            again.play(turn.seat, turn.action)
            decisions += 1
    assert plain(GAME.result(again.state)) == reference.result() == record["result"]
    return decisions


@pytest.mark.clause("WD-18.2", "WD-19.1", "WD-10.14")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_reference_agree(batch: int) -> None:
    decisions = [compare(number) for number in range(batch, MATCHES, BATCHES)]
    assert sum(decisions) > 20 * len(decisions)


@pytest.mark.clause("WD-16.1")
def test_both_number_the_vocabulary_alike() -> None:
    assert [plain(GAME.decode(code)) for code in GAME.codes()] == list(every_action())
