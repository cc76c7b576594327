"""Our engine against the second implementation, step by step, on random matches."""

from __future__ import annotations

import json
import os
from typing import Any

import msgspec
import pytest

from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.match import Match
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords.actions import Decline, End, PlanCombat
from podzemi.games.dungeon_lords.state import State
from podzemi.games.dungeon_lords.view import View
from reference.dungeon_lords import Reference, follow

DEEP = os.environ.get("PODZEMI_DEEP", "") not in ("", "0")
MATCHES = 600 if DEEP else 12
OPTIONS: list[dict[str, Any]] = [
    {},
    {"combat_planning": "in_turn"},
    {"full_rules": False},
    {"special_events": False},
]


def written(action: Any) -> str:
    """An action as JSON without what is left out."""
    named = {key: value for key, value in dict(msgspec.to_builtins(action)).items() if value is not None}
    return json.dumps(named, sort_keys=True)


def random_match(number: int) -> Match[State, View]:
    """A whole match; seats like to do something, so that there is something to compare."""
    dice = Dice(seed_for(17, number))
    match = Match(GAME, 2 + number % 3, OPTIONS[number // 3 % 4], seed=number)
    while seats := GAME.to_act(match.state):
        seat = seats[dice.below(len(seats))]
        legal = GAME.actions(match.state, seat)
        keen = [one for one in legal if not isinstance(one, Decline | End)]
        keen = [one for one in keen if not isinstance(one, PlanCombat) or one.traps or one.creatures] or keen
        few = keen if keen and dice.below(4) else legal
        match.play(seat, few[dice.below(len(few))])
    return match


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


def compare(number: int) -> set[str]:
    """One random match through both; the kinds of what happened."""
    finished = random_match(number)
    record = json.loads(finished.record().in_format(1, GAME).line())
    again = Match(GAME, finished.players, finished.options, seed=number)
    steps = iter(finished.turns)
    happened: set[str] = set()
    for reference in follow(record):
        assert_same(again.state, reference)
        if (turn := next(steps, None)) is not None:
            happened |= {type(event).__name__ for event in again.play(turn.seat, turn.action)}
    assert reference.scores == record["result"]
    assert reference.chance == []
    return happened


@pytest.mark.clause("DL-22.1", "DL-23.2", "DL-24.1", "DL-24.2")
def test_both_play_the_same_matches() -> None:
    """Legal actions, goods, dungeons, parties and results agree after every action."""
    kinds: set[str] = set()
    for number in range(MATCHES):
        kinds |= compare(number)
    assert {"TrapSprung", "SpellCast", "Attacked", "TileConquered", "RoomWorked", "PaladinCame"} <= kinds
