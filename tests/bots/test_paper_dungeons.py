"""The greedy player of Paper Dungeons: sound, quick enough, and no peeking."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lanes import DEEP
from podzemi.arena.play import bot_dice, play
from podzemi.bots.greedy import make
from podzemi.engine.dice import Dice
from podzemi.games.paper_dungeons import GAME, codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import BOSSES, ROOMS
from podzemi.games.paper_dungeons.policy import choice

MATCHES = 100 if DEEP else 4


def test_greedy_beats_random() -> None:
    """At least 95 of 100 matches for two, from both seats."""
    won = 0
    for seed in range(MATCHES):
        seat = seed % 2
        bots = [make(GAME) if seat == n else None for n in range(2)]
        won += play(GAME, bots, GAME.validate_options(2, {}), seed).result.ranking[0] == [seat]
    assert won >= 0.95 * MATCHES


def test_greedy_plays_a_sound_solo_game() -> None:
    scores = [
        play(GAME, [make(GAME)], GAME.validate_options(1, {}), seed).result.scores[0] for seed in range(4)
    ]
    assert sum(scores) / len(scores) > 85


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {"random_bosses": True}), (3, {"vanishing_gems": True, "missions": False}), (8, {"dungeon": "K"})],
)
def test_greedy_plays_every_table_to_its_end(players: int, options: dict[str, Any]) -> None:
    bots = [make(GAME) for _ in range(players)]
    result = play(GAME, bots, GAME.validate_options(players, options), 5).result
    assert min(result.scores) > 30


def test_greedy_goes_on_with_its_plan_or_makes_a_new_one() -> None:
    """A bot that has forgotten its plan in the middle of a round plays on legally, and repeatably."""
    state = GAME.start(2, {}, 3)
    dice = bot_dice(3, 2)
    while GAME.to_act(state) and state.round < 3:
        seat = GAME.to_act(state)[-1]
        legal = GAME.actions(state, seat)
        view = GAME.view(state, seat)
        choice._plans.clear()
        index = choice.choose(GAME, view, legal, dice[seat])
        choice._plans.clear()
        again = GAME.parse_view(msgspec.json.encode(view))
        assert choice.choose(GAME, again, legal, dice[seat]) == index
        GAME.apply(state, seat, GAME.encode(legal[index]))


def test_greedy_loots_by_what_the_sheet_then_promises() -> None:
    """Not always the gem nearest to the entrances, which is the first in the list (PD-5.6.6)."""
    looted = set()
    for seed in range(150):
        state = GAME.start(1, {"treasure_hunter": "looted"}, seed)
        if s.TREASURE_HUNTER in state.sheets[0].dealt_powers:
            GAME.apply(state, 0, codes.choose_cards(s.TREASURE_HUNTER, state.sheets[0].dealt_goals[0]))
            chosen = make(GAME).choose(GAME.view(state, 0), GAME.actions(state, 0), Dice(seed))
            looted.add(ROOMS[codes.first_of(GAME.legal(state, 0)[chosen])])
    assert len(looted) > 2


def test_greedy_takes_what_lies_at_hand() -> None:
    """It fights the last boss with the strength it needs when a level is all that is missing."""
    state = GAME.start(1, {"dungeon": "A", "random_bosses": False}, 1)
    while state.round == 0:
        GAME.apply(state, 0, GAME.legal(state, 0)[0])
    sheet = state.sheets[0]
    state.round, state.faces, state.rolls = 8, [4, 6, 6, 5, 5, 5], [4, 6, 6, 5, 5, 5]
    sheet.levels[:] = [5, 5, 5, 5]
    sheet.boss_boxes[:2] = [0, 0]
    room = state.box.dungeon_rooms[0][2]
    sheet.explored, sheet.visits, sheet.position, sheet.path = 1 << room, [room], room, [room]
    sheet.hearts = sheet.wounds = 0
    assert state.bosses[2] == BOSSES.index("watcher")
    while state.phase == 2:
        legal = GAME.actions(state, 0)
        index = make(GAME).choose(GAME.view(state, 0), legal, Dice(1))
        GAME.apply(state, 0, GAME.encode(legal[index]))
    assert sheet.boss_boxes[2] == 11
