"""What researchers take: staged decisions, explicit chance, histories, bounds, features."""

from __future__ import annotations

import ast
import doctest
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from podzemi import study
from podzemi.engine import registry
from podzemi.engine.dice import Dice, Wanted
from podzemi.engine.learning.memory import information_state
from podzemi.engine.learning.observation_spec import ObservationSpec
from podzemi.engine.match import AnyMatch, Match
from podzemi.study import chance, ids, sequential, series, staged

GAMES = registry.GAMES


def spec(name: str) -> ObservationSpec[Any]:
    found = registry.game(name).observation_spec
    assert found is not None
    return found


def test_examples_run() -> None:
    for module in (chance, sequential, series, staged):
        found = doctest.testmod(module)
        assert found.attempted >= 4 and found.failed == 0


# ---------------------------------------------------------------- staged decisions


def decisions(table: study.Staged, seat: int) -> list[int]:
    """Every code that can be made, by all ways of choosing."""
    found = []
    for action in table.open(seat):
        twin = deepcopy(table)
        code = twin.code(seat, action)
        found += decisions(twin, seat) if code is None else [code]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_staged_choices_make_every_legal_code_once(name: str) -> None:
    game, dice = registry.game(name), Dice(1)
    state = game.start(2, seed=4)
    for step in range(60):
        if not (seats := game.to_act(state)):
            break
        table = study.Staged(game, 2, state=state.clone())
        legal = game.legal(state, seats[0])
        if step % 6 == 0 and len(legal) < 200:
            assert sorted(decisions(table, seats[0])) == sorted(legal)
        game.apply_unchecked(state, seats[0], legal[dice.below(len(legal))])


# ---------------------------------------------------------------- chance


def outcomes(cards: list[int], given: tuple[int, ...] = ()) -> Counter[tuple[int, ...]]:
    """Every order of a shuffle that asks, with its chance in 1/720."""
    shuffled, found = list(cards), Counter[tuple[int, ...]]()
    try:
        Dice(0, list(given)[::-1], asks=True).shuffle(shuffled)
    except Wanted as wanted:
        for outcome, weight in enumerate(wanted.weights):
            for order, share in outcomes(cards, (*given, outcome)).items():
                found[order] += share * weight // sum(wanted.weights)
        return found
    return Counter({tuple(shuffled): 720})


def test_a_shuffle_that_asks_makes_every_order_as_likely_as_it_is() -> None:
    assert outcomes([1, 2, 3]) == dict.fromkeys(outcomes([1, 2, 3]), 120)
    assert outcomes([7, 7, 9]) == {(7, 7, 9): 240, (7, 9, 7): 240, (9, 7, 7): 240}
    assert outcomes([5, 5]) == {(5, 5): 720}


def test_dice_that_ask_take_what_they_are_given() -> None:
    dice = Dice(0, [2, 0], asks=True)
    assert dice.below(1) == 0
    twin = dice.clone()
    assert (dice.below(3), dice.below(3)) == (0, 2)
    with pytest.raises(Wanted) as wanted:
        dice.below(4)
    assert wanted.value.weights == [1, 1, 1, 1]
    assert twin.below(3) == 0
    with pytest.raises(ValueError, match="no outcome 2"):
        twin.below(2)


@pytest.mark.parametrize(("name", "players"), [(name, 3) for name in GAMES])
def test_positions_go_through_whole_matches(name: str, players: int) -> None:
    """By the rules alone; a clone stays where it was."""
    dice, at, asked = Dice(3), study.Position(name, players), 0
    while not at.over:
        before, known = at.clone(), list(at.memory)
        if at.chances:
            assert sum(at.chances) == pytest.approx(1.0)
            asked += 1
            at.happen(dice.below(len(at.chances)))
        else:
            seat = at.seats[-1]
            legal = at.legal(seat)
            assert legal == at.game.legal(before.state, seat)
            at.play(seat, legal[dice.below(len(legal))])
        assert before.memory == known
        assert all(now.startswith(then) for now, then in zip(at.memory, known))
    assert asked > 5
    assert at.returns("score") == [float(score) for score in at.game.result(at.state).scores]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_a_sampled_position_keeps_only_its_own_past(name: str) -> None:
    """The others remember no hidden card of this match: what they recall is made from the sampled state."""
    dice, at = Dice(5), study.Position(name, 2)
    decided = 0
    while decided < 8 and not at.over:
        if at.chances:
            at.happen(dice.below(len(at.chances)))
        else:
            seat = at.seats[0]
            legal = at.legal(seat)
            at.play(seat, legal[dice.below(len(legal))])
            decided += not at.chances
    while at.chances:
        at.happen(dice.below(len(at.chances)))
    seat = at.seats[0]
    twin = at.sampled(seat, Dice(1))
    assert twin.memory[seat] == at.memory[seat]
    assert twin.memory[1 - seat] != at.memory[1 - seat]
    again = at.sampled(seat, Dice(1))
    assert again.memory == twin.memory
    view = at.game.view(twin.state, seat)
    assert view == at.game.view(at.state, seat)
    twin.play(seat, twin.legal(seat)[0])
    assert twin.memory[1 - seat].startswith(again.memory[1 - seat])


# ---------------------------------------------------------------- adapters and what they stand on


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium", "openspiel"])
def test_adapters_are_thin(name: str) -> None:
    """At most 60 lines of code; docstrings, comments and empty lines do not count."""
    text = (Path(staged.__file__).parent / f"{name}.py").read_text("utf-8")
    docs: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            docs |= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    rows = enumerate(text.splitlines(), 1)
    code = [row.strip() for number, row in rows if number not in docs]
    assert len([row for row in code if row and not row.startswith("#")]) <= 60


def test_a_series_refuses_what_is_not_open() -> None:
    matches = study.Series("welcome_dungeon", players=2)
    matches.begin(3)
    seat = matches.table.to_act()[0]
    closed = int(matches.observe(seat)["action_mask"].argmin())
    with pytest.raises(ValueError, match="not open"):
        matches.play(seat, closed)
    matches.strict = False
    matches.play(seat, closed)
    first = matches.table.state.clone()
    matches.begin(3)
    matches.play(seat, closed)
    assert (
        matches.table.observation(seat).tolist()
        == study.Staged("welcome_dungeon", 2, state=first).observation(seat).tolist()
    )


# ---------------------------------------------------------------- histories


def played(name: str, seed: int, moves: int, players: int = 3) -> list[tuple[int, bytes, Any]]:
    """What each seat remembers, and what it may know, at every moment of a short match."""
    match: AnyMatch = Match(name, players, seed=seed)
    dice, found = Dice(seed % 7), []
    for _ in range(moves):
        found += [(seat, match.information_state(seat), match.view(seat)) for seat in range(players)]
        if not (seats := match.to_act()):
            break
        actions = match.actions(seats[0])
        match.play(seats[0], actions[dice.below(min(len(actions), 3))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_implies_the_view(name: str) -> None:
    """So two histories that a seat can tell apart by its view never share one."""
    views: dict[tuple[int, bytes], Any] = {}
    repeats = 0
    for seed in range(120):
        for seat, known, view in played(name, seed, 6):
            repeats += (seat, known) in views
            assert views.setdefault((seat, known), view) == view
    assert len(views) > 100
    if name == "welcome_dungeon":
        assert repeats > 50


def test_what_is_not_seen_is_not_in_it() -> None:
    """Matches that differ in hidden cards only are one information state."""
    one: AnyMatch = Match("welcome_dungeon", 2, {"first_hero": "mage"}, seed=1)
    two: AnyMatch = Match("welcome_dungeon", 2, {"first_hero": "mage"}, seed=4)
    starter = one.to_act()[0]
    assert two.to_act()[0] == starter
    for match in (one, two):
        match.play(starter, match.actions(starter)[0])
    other = 1 - starter
    assert one.state != two.state
    assert one.information_state(other) == two.information_state(other)


def test_events_are_kept_once_they_were_asked_for() -> None:
    match: AnyMatch = Match("paper_dungeons", 2, seed=1)
    fresh: AnyMatch = Match("paper_dungeons", 2, seed=1)
    dice, kept = Dice(1), len(match.seen(0))
    for _ in range(40):
        seat = match.to_act()[0]
        action = match.actions(seat)[dice.below(len(match.actions(seat)))]
        twin = match.copy()
        match.play(seat, action)
        fresh.play(seat, action)
        assert len(match.seen(0)) >= kept == len(twin.seen(0))
        kept = len(match.seen(0))
    assert match.seen(0) == fresh.seen(0)
    assert [match.information_state(s) for s in (0, 1)] == [fresh.information_state(s) for s in (0, 1)]


def test_own_actions_and_who_decided_are_remembered() -> None:
    match: AnyMatch = Match("dungeon_lords", 2, seed=1)
    seat = match.to_act()[0]
    first, second = match.actions(seat)[:2]
    twin = match.copy()
    match.play(seat, first)
    twin.play(seat, second)
    assert match.information_state(seat) != twin.information_state(seat)
    assert match.information_state(1 - seat) == twin.information_state(1 - seat)
    assert information_state([[]], [], 0) == b"\x93\xc0\xc0\x90"


def test_information_fits_numbers_of_a_fixed_size() -> None:
    assert study.information_tensor(b"\x05\x00", 8).tolist() == [0, 0, 0, 2, 5, 0, 0, 0]
    assert study.information_tensor(b"\x05", 8).tolist() != study.information_tensor(b"\x05\x00", 8).tolist()
    with pytest.raises(ValueError, match="too few"):
        study.information_tensor(b"12345", 8)


def test_a_critic_sees_what_all_seats_know() -> None:
    game = registry.game("welcome_dungeon")
    state = game.start(3, seed=2)
    numbers = study.critic_observation(game, state, 1, 3)
    size = spec("welcome_dungeon").size
    assert numbers[:size] == spec("welcome_dungeon").observe(state, 1)
    assert numbers[2 * size :] == spec("welcome_dungeon").observe(state, 0)


# ---------------------------------------------------------------- numbers and limits


@pytest.mark.parametrize("name", GAMES)
def test_features_tell_observations_apart(name: str) -> None:
    features, low_high = study.Features(spec(name)), study.bounds(spec(name))
    game, dice = registry.game(name), Dice(1)
    state, seen = game.start(2, seed=1), []
    for _ in range(50):
        if not (seats := game.to_act(state)):
            break
        seen.append(spec(name).observe(state, seats[0]))
        legal = game.legal(state, seats[0])
        game.apply_unchecked(state, seats[0], legal[dice.below(len(legal))])
    found = features.of(seen)
    assert found.shape == (len(seen), features.size)
    assert ((found >= 0) & (found <= 1)).all()
    assert len(np.unique(found, axis=0)) == len(np.unique(np.array(seen), axis=0))
    few = len(np.unique(features.where))
    assert (found[:, : len(features.where)].sum(1) == few).all(), "each number with few values is one of them"
    assert (low_high[0] <= np.array(seen)).all() and (np.array(seen) <= low_high[1]).all()


@pytest.mark.parametrize("name", GAMES)
def test_the_kind_of_a_field_fits_its_bounds(name: str) -> None:
    game = registry.game(name)
    for field in spec(name).fields:
        low, high = field.lowest, field.highest
        assert field.kind == "cell" or field.kind == "count" or low >= 0, field.name
        assert (field.kind == "flag") == ((low, high) == (0, 1)), field.name
        assert field.kind != "flags" or high & (high + 1) == 0, field.name
        assert field.kind != "seat" or high <= game.max_players + 2, "two dummies at most"
        assert field.kind != "seat" or "seat" in field.meaning.lower(), field.name


def test_ids_carry_the_version_of_the_rules() -> None:
    assert ids.env_id("dark_cave") == f"dark_cave_v{registry.game('dark_cave').rules_version}"
    assert (
        ids.gymnasium_id("dungeon_lords")
        == f"podzemi/DungeonLords-v{registry.game('dungeon_lords').rules_version}"
    )
