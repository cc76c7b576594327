"""The terminal boards draw states of every game, for every eye, in every language."""

from __future__ import annotations

from itertools import count

import pytest
from rich.console import Console

from podzemi.cli.boards import as_data, board_of
from podzemi.cli.screen import Screen
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.languages import LANGUAGES

NAMES = ["Anežka", "Łukasz", "Žofia", "Tom", "Ľudmila", "Piotr", "Éva", "Jiří"]


def drawn(game: str, players: int, seed: int, numbers: count[int]) -> list[str]:
    """The boards of a random match, now and then, the languages in turn."""
    rules, dice, draw, boards = registry.game(game), Dice(seed), board_of(registry.game(game)), []
    state, console = rules.start(players, seed=seed), Console(width=100)
    while seats := rules.to_act(state):
        if dice.below(12) == 0:
            number = next(numbers)
            view = rules.view(state, seats[0] if number % 3 else None)
            with console.capture() as shown:
                console.print(draw(rules, view, LANGUAGES[number % 4], NAMES[:players]))
            boards.append(shown.get())
        codes = rules.legal(state, seats[0])
        rules.apply(state, seats[0], codes[dice.below(len(codes))])
    return boards


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_has_a_board_that_draws_whole_matches(game: str) -> None:
    rules, numbers = registry.game(game), count()
    assert board_of(rules) is not as_data
    for players in (rules.min_players, rules.max_players):
        boards = [board for seed in range(3) for board in drawn(game, players, seed, numbers)]
        assert boards and all(NAMES[players - 1] in board for board in boards)
        assert max(len(line) for board in boards for line in board.splitlines()) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_steps_in_the_cave_never_read_alike(language: str) -> None:
    """A place is a card; of two spaces of one card the board says on which end they lie."""
    rules, dice, told = registry.game("dark_cave"), Dice(7), 0
    for seed in range(4):
        state, screen = rules.start(5, seed=seed), Screen(language, rules, NAMES[:5], 0)
        while seats := rules.to_act(state):
            view, actions = rules.view(state, seats[0]), rules.actions(state, seats[0])
            steps = [
                screen.choice(view, one) for one in actions if hasattr(one, "to") and not hasattr(one, "lair")
            ]
            assert len(set(steps)) == len(steps), steps
            told += any("(" in step for step in steps)
            codes = rules.legal(state, seats[0])
            rules.apply(state, seats[0], codes[dice.below(len(codes))])
    assert told
