"""Our engine against the second implementation, step by step, on random matches."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import pytest

from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.match import Match
from podzemi.games.paper_dungeons import GAME
from podzemi.games.paper_dungeons.state import State
from podzemi.games.paper_dungeons.view import SheetView, View
from reference.paper_dungeons import Table, follow

from .test_laws import options_for

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
MATCHES = 4000 if DEEP else 24
BATCHES = 40 if DEEP else 8


def plain(value: Any) -> Any:
    """A value as JSON would carry it."""
    return msgspec.to_builtins(value)


def weight(action: dict[str, Any], eager: int) -> int:
    """Steps more often than stops, moves more often than potions: so that matches get somewhere."""
    return {"step": 6 * eager, "move": 3 * eager, "stop": 1, "brew": 2}.get(action["kind"], eager)


def random_match(number: int) -> Match[State, View]:
    """A whole match by random legal actions; players and options from the number."""
    dice = Dice(seed_for(77, number))
    players = 1 + number % 8
    options = options_for(players, number)
    if options["campaign"] != "none" and players > (8 if DEEP else 3):
        options["campaign"] = "none"
    match = Match(GAME, players, options, seed=number)
    eager = 1 + dice.below(5)
    while seats := GAME.to_act(match.state):
        seat = seats[dice.below(len(seats))]
        legal = GAME.actions(match.state, seat)
        weights = [weight(plain(action), eager) for action in legal]
        pick = dice.below(sum(weights))
        choice = 0
        while pick >= weights[choice]:
            pick -= weights[choice]
            choice += 1
        match.play(seat, legal[choice])
    return match


def sheet_of(sheet: SheetView) -> dict[str, Any]:
    """The part of a sheet that both sides have, lists that are sets in order."""
    data: dict[str, Any] = plain(sheet)
    for name in ("pending", "last", "track", "trails"):
        del data[name]
    for name in ("walls_crossed", "water_crossed", "ranger_refunds"):
        data[name] = sorted(data[name])
    return data


def assert_same(match: Match[State, View], table: Table) -> None:
    """Everything both sides know, at one moment."""
    assert GAME.to_act(match.state) == table.to_act()
    public = GAME.view(match.state, None)
    assert (public.phase, public.round, public.dungeon) == (table.phase, table.round, table.dungeon)
    assert list(public.dice) == table.dice and list(public.bosses) == list(table.bosses)
    assert [mission.mission for mission in public.missions if mission.open] == table.missions
    for player in table.players:
        mine = GAME.view(match.state, player.seat).mine
        assert mine is not None
        assert sheet_of(mine.sheet) == player.sheet()
        assert (mine.powers, mine.goals) == (player.dealt_powers, player.dealt_goals)


def written(actions: list[Any]) -> list[bytes]:
    return sorted(msgspec.json.encode(action, order="sorted") for action in actions)


def assert_same_choices(match: Match[State, View], table: Table) -> None:
    for player in table.players:
        ours = [plain(action) for action in GAME.actions(match.state, player.seat)]
        assert written(ours) == written(player.legal())


def compare(number: int) -> int:
    """One random match through both; the number of decisions compared."""
    finished = random_match(number)
    record = plain(finished.record())
    again = Match(GAME, finished.players, finished.options, seed=number)
    steps = iter(finished.turns)
    decisions = 0
    for table in follow(record):
        if decisions % (1 if DEEP else 5) == 0:
            assert_same(again, table)
        if decisions % (1 if DEEP else 3) == 0:
            assert_same_choices(again, table)
        if (turn := next(steps, None)) is not None:
            again.play(turn.seat, turn.action)
            decisions += 1
    assert_same(again, table)
    assert plain(GAME.result(again.state)) == table.result() == record["result"]
    return decisions


@pytest.mark.clause("PD-23.5", "PD-24.1", "PD-14.2", "PD-14.3", "PD-15.3")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_reference_agree(batch: int) -> None:
    decisions = [compare(number) for number in range(batch, MATCHES, BATCHES)]
    assert sum(decisions) > 30 * len(decisions)
