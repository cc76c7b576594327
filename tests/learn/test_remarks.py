"""The teacher's remarks: each comes up in some match of bots, none without its reason, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ledger import clauses as ledger
from podzemi.arena.lineup import Lineup
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.engine.values import Action
from podzemi.games.dark_cave.data.tables import BOX as CAVE
from podzemi.games.paper_dungeons.data.tables import BOX as PAPER
from podzemi.languages import LANGUAGES
from podzemi.learn import remarking
from podzemi.learn.structure import GAMES
from podzemi.rulebook import paragraph_of

MATCHES = {"greedy": (0, 1, 2, 3), "random": (0, 1, 2, 3, 4, 5, 15)}
SLOW = "paper_dungeons"
"""One match of `greedy` takes as long as all others together, and brings up as much."""


def decisions(game: str, bot: str, seed: int) -> Iterator[tuple[Any, list[Action]]]:
    """What seat 0 sees and may do at each of its decisions in a first match of bots."""
    rules, players = registry.game(game), remarking.first_players(game)
    match = Match(rules, players, dict(rules.first_match), seed)
    with Lineup(rules, [bot] * players, strict=False) as lineup:
        bots = lineup.seat()
        while seats := rules.to_act(match.state):
            seat = seats[0]
            legal, view = rules.actions(match.state, seat), rules.view(match.state, seat)
            if seat == 0 and len(legal) > 1:
                yield view, legal
            player, dice = bots[seat], Dice(seed * 10_000 + match.version)
            chosen = dice.below(len(legal)) if player is None else player.choose(view, legal, dice)
            match.play(seat, legal[chosen])


@cache
def heard(game: str) -> frozenset[str]:
    """All remarks of some matches; in each of them every one at most once."""
    found: set[str] = set()
    for bot, seeds in MATCHES.items():
        for seed in seeds[:1] if (game, bot) == (SLOW, "greedy") else seeds:
            said: set[str] = set()
            for view, legal in decisions(game, bot, seed):
                remark = remarking.due(game, view, legal, said)
                if remark is not None:
                    known = remarking.condition_values(view, legal)
                    assert remark.id not in said
                    assert all(remarking.holds(condition, known) for condition in remark.when)
                    said.add(remark.id)
            found |= said
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_remark_comes_up(game: str) -> None:
    written = [remark.id for remark in remarking.remarks(game)]
    assert len(written) == len(set(written)) >= 8
    assert set(written) - heard(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_remark_leads_into_the_rulebook_and_has_words(game: str) -> None:
    known = ledger.defined(ledger.rules(game), registry.game(game).prefix)
    for remark in remarking.remarks(game):
        assert remark.clauses and remark.when
        assert set(remark.clauses) <= set(known), remark.id
        assert paragraph_of(game, remark.clauses[0]) is not None, remark.id
        for language in LANGUAGES:
            words = remarking.remark_text(game, remark, language)
            assert "{" not in words and 20 < len(words) < 190, words


def test_figures_in_the_words_are_those_of_the_components() -> None:
    """Three dice of six, two potions of two hearts, a boss after round 3, three steps and one with boots."""
    assert (PAPER.dice_per_round, PAPER.brewed, PAPER.hearts_per_potion) == (3, 2, 2)
    assert PAPER.boss_of_round[3] == 0 and PAPER.rounds == 8
    assert (CAVE.moves, CAVE.boots_bonus) == (3, 1)


def test_conditions() -> None:
    known = {"deck": 5, "pile": [{"adder": 1}, {"adder": 0}], "seat": 0, "my": {"hp": 3}, "legal": ["draw"]}
    true = ["deck <= 5", "deck != 4", "#pile == 2", "pile.adder has $seat", "my.hp > 2", "legal has draw"]
    false = ["deck < 5", "#pile >= 3", "pile.adder has 2", "my.hp == three", "legal has pass"]
    assert all(remarking.holds(condition, known) for condition in true)
    assert not any(remarking.holds(condition, known) for condition in false)
    with pytest.raises(KeyError):
        remarking.holds("pool == 1", known)


def test_nobody_teaches_an_unknown_game() -> None:
    assert remarking.remarks("nim") == ()
