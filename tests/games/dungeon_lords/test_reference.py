"""Our engine against the second implementation, step by step, on random matches."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from podzemi.engine.match import Match
from podzemi.engine.records.record import Record
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords.events import PaladinCame
from podzemi.games.dungeon_lords.state import State
from reference.compared import assert_every_kind, batches, fresh, golden_records, happened
from reference.dungeon_lords import Reference, follow

RECORDS = golden_records(GAME)
FRESH = batches(8, 400)


def written(action: Any) -> str:
    """An action as JSON without what is left out."""
    named = {key: value for key, value in dict(msgspec.to_builtins(action)).items() if value is not None}
    return json.dumps(named, sort_keys=True)


def assert_same(state: State, reference: Reference) -> None:
    """Choices and everything that lies in front of the players."""
    assert GAME.to_act(state) == sorted(reference.asked)
    for seat, theirs in reference.asked.items():
        ours = sorted(written(action) for action in GAME.actions(state, seat))
        assert ours == sorted(json.dumps(action, sort_keys=True) for action in theirs)
    view = GAME.view(state, None)
    assert str(view.paladin) == str(reference.paladin) or not reference.asked
    for seat, shown in enumerate(view.seats):
        player = reference.players[seat]
        assert (shown.gold, shown.food, shown.imps, shown.evil, shown.letters) == (
            player.gold,
            player.food,
            player.imps,
            player.evil,
            player.letters,
        )
        assert sorted(one.creature for one in shown.creatures) == sorted(player.creatures)
        line = [(hero.adventurer, hero.damage, hero.bonus) for hero in shown.party]
        assert line == [(hero["id"], hero["damage"], hero["bonus"]) for hero in player.party]
        assert shown.prison == player.prison
        tiles = {tuple(tile.cell): tile.room or "" for tile in shown.tiles}
        assert tiles == player.dungeon
        assert {tuple(tile.cell) for tile in shown.tiles if tile.conquered} == player.conquered
        assert sorted(GAME.view(state, seat).seats[seat].store) == sorted(player.traps)


def compare_record(record: Record) -> None:
    """One match through both, compared at every step."""
    line = json.loads(record.in_format(1, GAME).line())
    again = Match(GAME, record.players, record.options, record.seed)
    steps = iter(record.actions)
    for reference in follow(line):
        assert_same(again.state, reference)
        if (turn := next(steps, None)) is not None:
            again.play(turn.seat, turn.action)
    assert reference.scores == line["result"]
    assert reference.chance == []


def compare(number: int) -> None:
    match = fresh(GAME, number)
    compare_record(msgspec.structs.replace(match.record(), actions=match.turns))


@pytest.mark.clause("DL-22.1", "DL-23.2", "DL-24.1", "DL-24.2")
@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_both_play_the_golden_matches(number: int) -> None:
    """Legal actions, goods, dungeons, parties and results agree after every action."""
    compare_record(RECORDS[number])


@pytest.mark.parametrize("numbers", FRESH, ids=str)
def test_both_play_fresh_matches(numbers: range) -> None:
    for number in numbers:
        compare(number)


def test_everything_happens_in_the_matches_that_both_play() -> None:
    """Every kind of action and event; the paladin goes from one player to another."""
    events = happened(GAME)
    assert_every_kind(GAME, events)
    assert {e.source is None for e in events if isinstance(e, PaladinCame)} == {True, False}
