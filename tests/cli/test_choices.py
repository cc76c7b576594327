"""Choosing in stages reaches every action of every game, by few and short lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from podzemi.cli.terminal.choices import Choice, common, distinct_names, parts
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.languages import LANGUAGES
from podzemi.languages.sentences import action_text

ROOM = 12


def questions(game: str, seeds: int = 3) -> Iterator[list[Any]]:
    """The legal actions of decisions with more of them than fit."""
    rules = registry.game(game)
    for seed in range(seeds):
        dice, state = Dice(seed), rules.start(min(3, rules.max_players), seed=seed)
        while seats := rules.to_act(state):
            codes = rules.legal(state, seats[0])
            if len(codes) > ROOM:
                yield rules.actions(state, seats[0])
            rules.apply(state, seats[0], codes[dice.below(len(codes))])


def reached(choice: Choice, depth: int = 1) -> Iterator[tuple[int, int]]:
    """Every action that can be chosen from here on, with the number of stages it takes."""
    names = [option.name for option in choice.options]
    assert len(set(names)) == len(names)
    for number in range(1, len(names) + 1):
        if (found := choice.pick(number)) is not None:
            yield found, depth
        else:
            yield from reached(choice, depth + 1)
            choice.back()


@pytest.mark.parametrize("game", ["paper_dungeons", "dark_cave", "dungeon_lords"])
def test_every_action_is_reached_once_in_few_stages(game: str) -> None:
    asked = list(questions(game))
    assert len(asked) > 20
    for number, legal in enumerate(asked):
        language = LANGUAGES[number % len(LANGUAGES)]
        sentences = [action_text(language, game, action) for action in legal]
        found = dict(reached(Choice(legal, sentences, ROOM)))
        assert sorted(found) == list(range(len(legal)))
        assert max(found.values()) <= 4


@pytest.mark.parametrize("game", registry.GAMES)
def test_always_the_first_is_the_first_action(game: str) -> None:
    for legal in questions(game, 1):
        choice = Choice(legal, [action_text("en", game, action) for action in legal], ROOM)
        while (chosen := choice.pick(1)) is None:
            pass
        assert chosen == 0


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_two_actions_have_the_same_parts(game: str) -> None:
    for legal in questions(game, 1):
        assert len({parts(action) for action in legal}) == len(legal)


def test_what_fits_is_one_list() -> None:
    choice = Choice([{"kind": "draw"}, {"kind": "pass"}], ["Draw", "Pass"], 2)
    assert not choice.is_staged
    assert [option.name for option in choice.options] == ["Draw", "Pass"]
    choice.back()
    assert choice.pick(2) == 1


def test_search_forgives_case_and_accents() -> None:
    said = ["Polož křižovatku", "Polož zatáčku", "Odhoď křižovatku"]
    choice = Choice([{"kind": str(number)} for number in range(3)], said, 9)
    assert choice.search("KRIZ pol")
    assert [option.name for option in choice.options] == ["Polož křižovatku"]
    assert not choice.search("zat")
    choice.back()
    assert choice.search("zat") and choice.pick(1) == 1


@pytest.mark.parametrize(
    ("sentences", "name"),
    [
        (["Dig 1/0", "Dig 1/0 and 2/0"], "Dig 1/0 …"),
        (["Hire the slime for a trap", "Hire the ghost for a trap"], "Hire the … for a trap"),
        (["Lay it here", "Go"], "…"),
        (["Stay here"], "Stay here"),
        (["go now", "now go"], "… go …"),
    ],
)
def test_groups_are_named_by_what_they_share(sentences: list[str], name: str) -> None:
    assert common(sentences) == name


def test_equal_names_are_told_apart_by_their_parts() -> None:
    rows = [("lay", "P1", 2), ("lay", "P2", 2), ("go", "x", 2)]
    assert distinct_names(["Bend", "Bend", "Go"], rows) == ["Bend (P1)", "Bend (P2)", "Go"]
