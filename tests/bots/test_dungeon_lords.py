"""Greedy in Dungeon Lords: legal, quick to decide, and far better than chance."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from lanes import DEEP
from podzemi.bots.greedy import make
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import Result
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords.actions import PlanCombat
from podzemi.games.dungeon_lords.preview.forecast import forecast

MATCHES = 400 if DEEP else 10
LEAST = 0.95 if DEEP else 0.85
"""Short runs leave room for bad luck."""


@cache
def play(number: int, players: int) -> tuple[int, Result]:
    """One greedy seat among random ones."""
    dice, me, bot = Dice(seed_for(3, number)), number % players, make(GAME)
    state = GAME.start(players, {}, seed=number)
    while seats := GAME.to_act(state):
        seat = seats[0]
        codes = GAME.legal(state, seat)
        pick = dice.below(len(codes))
        if seat == me:
            pick = bot.choose(GAME.view(state, seat), GAME.actions(state, seat), dice)
        GAME.apply(state, seat, codes[pick])
    result = GAME.result(state)
    assert result is not None
    return me, result


def test_greedy_beats_three_random_players() -> None:
    won = 0
    for number in range(MATCHES):
        me, result = play(number, 4)
        won += result.ranking[0] == [me]
    assert won >= LEAST * MATCHES


@pytest.mark.parametrize("players", [2, 3])
def test_greedy_plays_with_fewer(players: int) -> None:
    points = []
    for number in range(3):
        me, result = play(number, players)
        points.append(result.scores[me] - max(s for seat, s in enumerate(result.scores) if seat != me))
    assert sum(points) > 0


def test_forecast_is_what_happens() -> None:
    """A plan played out beforehand ends as it was forecast, when nobody else is asked before."""
    checked = 0
    for number in range(40):
        dice = Dice(number)
        state = GAME.start(4, {"full_rules": False}, seed=number)
        while seats := GAME.to_act(state):
            seat = seats[0]
            if GAME.view(state, seat).phase == "combat_plan" and len(seats) == 1:
                view = GAME.view(state, seat)
                code = GAME.legal(state, seat)[0]
                plan = GAME.decode(code)
                assert isinstance(plan, PlanCombat)
                paladin = view.paladin
                GAME.apply(state, seat, code)
                card = GAME.view(state, None).row[view.combat - 1]
                after = GAME.view(state, seat)
                if card is not None and after.paladin == paladin and after.combat == view.combat + 1:
                    found = forecast(GAME.box, view, plan, card)
                    lost = [tile.conquered for tile in after.seats[seat].tiles]
                    was = [tile.conquered for tile in view.seats[seat].tiles]
                    assert found.conquered == (lost != was)
                    checked += 1
                continue
            codes = GAME.legal(state, seat)
            GAME.apply(state, seat, codes[dice.below(len(codes))])
    assert checked > 20


PLANS = """
from podzemi.bots.greedy import make
from podzemi.engine.dice import Dice
from podzemi.games.dungeon_lords import GAME

for seed in range(40):
    state = GAME.start(2, {"full_rules": False}, seed=seed)
    print(make(GAME).choose(GAME.view(state, 0), GAME.actions(state, 0), Dice(seed)))
"""


def test_decisions_do_not_depend_on_how_python_hashes_names() -> None:
    """Whoever simulates with the same seed gets the same matches, in every process."""
    results = set()
    for seed in ("1", "2", "3"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PLANS]
        results.add(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    assert len(results) == 1
