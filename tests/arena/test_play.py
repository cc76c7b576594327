"""One match between bots: the quick way and the plain way are the same match."""

from __future__ import annotations

from typing import Any

import pytest

from podzemi.arena.lineup import Lineup
from podzemi.arena.play import bot_dice, play
from podzemi.engine import registry
from podzemi.engine.match import Match
from podzemi.engine.records.record import read, replay
from podzemi.engine.values import Action

GAMES = [registry.game(name) for name in registry.GAMES]


class Plain:
    """`random` as a bot that is asked, with a view."""

    def choose(self, view: Any, legal: list[Action], dice: Any) -> int:
        index: int = dice.below(len(legal))
        return index


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_by_code_is_random_by_view(game: Any) -> None:
    options = game.validate_options(game.max_players, {})
    for seed in range(20):
        quick = play(game, [None] * game.max_players, options, seed, keep=True)
        asked = play(game, [Plain()] * game.max_players, options, seed, keep=True)
        assert quick == asked


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_record_is_the_matchs_record_and_replays(game: Any) -> None:
    played = play(game, [None] * 2, game.validate_options(2, {}), 7, keep=True)
    assert played.record is not None
    line = played.record.line()
    record = read(line, registry.game)
    match = Match(game, 2, {}, 7)
    for turn in record.actions:
        match.play(turn.seat, turn.action)
    assert match.record().line() == line
    assert replay(record, registry.game).version == played.decisions


def test_keeping_a_record_changes_nothing() -> None:
    game = GAMES[0]
    kept, plain = (play(game, [None] * 3, game.validate_options(3, {}), 5, keep) for keep in (True, False))
    assert (kept.result, kept.decisions) == (plain.result, plain.decisions)


def test_seats_have_dice_of_their_own() -> None:
    streams = [[dice.bits() for _ in range(5)] for dice in bot_dice(1, 4)]
    assert len({number for stream in streams for number in stream}) == 20


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(registry.Unknown, match=r"unknown bot 'clever'; there are: .*stdio:COMMAND"):
        Lineup(registry.game("welcome_dungeon"), ["random", "clever"])
