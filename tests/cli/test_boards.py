"""The terminal boards draw states of every game, for every eye, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from rich.console import Console

from podzemi.cli.boards import above_of, as_data, board_of
from podzemi.cli.terminal.screen import Screen
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.languages import LANGUAGES, text

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


def decisions(game: str, players: int, seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """Views and actions of a random match, those with a choice."""
    rules, dice = registry.game(game), Dice(seed)
    state = rules.start(players, seed=seed)
    while seats := rules.to_act(state):
        codes = rules.legal(state, seats[0])
        if len(codes) > 1 and dice.below(4) == 0:
            yield rules.view(state, seats[0]), rules.actions(state, seats[0])
        rules.apply(state, seats[0], codes[dice.below(len(codes))])


CODES = re.compile(r"#\d|\b[PA][123]-\d\d|\(\(|_|\boption \d|\(\d+\)$")
"""Seats, cards, places and numbers as the program knows them."""


@pytest.mark.parametrize("game", registry.GAMES)
def test_choices_are_words_and_not_codes(game: str) -> None:
    rules = registry.game(game)
    players = min(rules.max_players, 5)
    for number, (view, legal) in enumerate(decisions(game, players, seed=11)):
        screen = Screen(LANGUAGES[number % 4], rules, NAMES[:players], view.seat)
        for action in legal[:40]:
            assert not CODES.search(screen.choice(view, action)), screen.choice(view, action)


def lines(drawn: Any, height: int = 60, width: int = 100) -> list[str]:
    console = Console(width=width, height=height, color_system=None)
    with console.capture() as shown:
        console.print(drawn)
    return shown.get().splitlines()


def test_the_sheet_lies_beside_the_map_and_the_dice_above_every_list() -> None:
    rules = registry.game("paper_dungeons")
    view, legal = next(one for one in decisions("paper_dungeons", 3, 2) if one[0].phase == "actions")
    rows = lines(board_of(rules)(rules, view, "en", NAMES[:3]))
    assert any("A" in row and "F" in row and "Warrior" in row for row in rows)
    (dice, *_) = lines(above_of(rules)(rules, view, "en", legal))
    assert dice.count("○") + dice.count("●") + dice.count("×") == 6


def test_cards_are_drawn_where_there_is_room() -> None:
    """Three lines a card on a tall terminal, one line on a short one; the hand is drawn on both."""
    rules = registry.game("dark_cave")
    (*_, (view, legal)) = [one for one in decisions("dark_cave", 5, 3) if len(one[0].cards) > 6][:5]
    tall = lines(board_of(rules)(rules, view, "en", NAMES[:5]), height=80)
    short = lines(board_of(rules)(rules, view, "en", NAMES[:5]), height=30)
    assert any("┃" in row for row in tall) and not any("┃" in row for row in short)
    assert len(tall) > len(short)
    view, legal = next(one for one in decisions("dark_cave", 5, 3) if one[0].phase == "act")
    names, *cards = lines(above_of(rules)(rules, view, "en", legal))
    assert len(cards) == 3 and all(text("en", f"dc-card-{card}") in names for card in view.hand)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_town_is_a_table_with_prices(language: str) -> None:
    rules = registry.game("dungeon_lords")
    view = rules.view(rules.start(4, seed=1), 0)
    rows = lines(board_of(rules)(rules, view, language, NAMES[:4]), width=140)
    food = next(row for row in rows if text(language, "dl-order-get_food") in row)
    assert food.count("→") == 3
