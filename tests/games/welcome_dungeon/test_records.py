"""Sections 17, 18 and 19: chance outcomes, options, records, results, views."""

from __future__ import annotations

import json
from itertools import pairwise, product
from typing import Any

import pytest
from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.game import BadSetup, Result
from podzemi.engine.match import Match
from podzemi.engine.records.record import RecordError, read, replay
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import Monster
from podzemi.games.welcome_dungeon.data.tables import OPTIONS
from podzemi.games.welcome_dungeon.events import FirstHero, FirstPlayer, ShuffleDeck, ShufflePile
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import View

from .table import ALL_CARDS, Table, json_of
from .test_reference import COMBINATIONS, random_match
from .test_vectors_options import printed_record


@pytest.mark.clause("WD-17.1", "WD-17.2", "WD-17.3", "WD-17.4", "WD-17.5")
def test_the_order_of_outcomes() -> None:
    for number in range(60):
        match = random_match(number)
        chance = list(match.chance)
        if match.options["first_hero"] == "random":
            assert isinstance(chance.pop(0), FirstHero)
        first = chance.pop(0)
        assert isinstance(first, FirstPlayer) and 0 <= first.seat < match.players
        rounds = match.state.round
        decks = [outcome for outcome in chance if isinstance(outcome, ShuffleDeck)]
        piles = [outcome for outcome in chance if isinstance(outcome, ShufflePile)]
        assert len(decks) == rounds and len(decks) + len(piles) == len(chance)
        assert isinstance(chance[0], ShuffleDeck)
        assert match.options["reveal_order"] == "shuffled" or not piles
        assert not any(isinstance(a, ShufflePile) and isinstance(b, ShufflePile) for a, b in pairwise(chance))
        assert all(sorted(deck.cards) == sorted(ALL_CARDS) for deck in decks)


@pytest.mark.clause("WD-17.1")
def test_outcomes_have_exactly_their_keys() -> None:
    table = Table("mage", deck="Orc", first_hero="random", reveal_order="shuffled").play("draw", "add")
    table.shuffle_pile("Orc").play("pass")
    shapes = [sorted(json.loads(json_of(outcome))) for outcome in table.match.chance]
    assert shapes == [["hero", "kind"], ["kind", "seat"], ["cards", "kind"], ["cards", "kind"]]


@pytest.mark.clause("WD-17.1")
def test_nothing_is_drawn_ahead() -> None:
    """Outcomes appear with the action that needs them, and none after the end."""
    for number in range(20):
        done = random_match(number)
        again = Match(GAME, done.players, done.options, seed=number)
        for turn in done.turns:
            before = len(again.chance)
            again.play(turn.seat, turn.action)
            new = [type(outcome) for outcome in again.chance[before:]]
            kind = type(turn.action).__name__
            assert new in ([], [ShuffleDeck] if kind == "ChooseHero" else [ShufflePile])
            assert new == [] or kind in ("ChooseHero", "Pass")


@pytest.mark.clause("WD-17.5")
def test_the_pile_is_shuffled_uniformly() -> None:
    firsts = {"orc": 0, "lich": 0, "golem": 0}
    games = 900
    for seed in range(games):
        match = Match(GAME, 2, {"reveal_order": "shuffled", "first_hero": "barbarian"}, seed=seed)
        state = match.state
        state.deck = [kind for kind in range(8) for _ in range(2 if kind < 5 else 1) if kind not in (2, 4, 5)]
        state.deck += [2, 4, 4, 5, 2]
        for code in (0, 2, 0, 2, 0, 2, 1):
            match.play(GAME.to_act(state)[0], GAME.decode(code))
        shuffle = match.chance[-1]
        assert isinstance(shuffle, ShufflePile)
        firsts[shuffle.cards[0]] += 1
    assert all(abs(count - games / 3) < 5 * (games * 2 / 9) ** 0.5 for count in firsts.values())


@pytest.mark.clause("WD-17.6", "WD-5.11")
def test_polymorph_is_no_outcome_of_its_own() -> None:
    table = Table.run("mage", "Polymorph", "Dragon", "Goblin")
    before = len(table.match.chance)
    top = table.deck[0]
    table.play("use_polymorph")
    run = table.view().run
    assert len(table.match.chance) == before and run is not None and run.reveals[0].monster == top


@pytest.mark.clause("WD-17.6", "WD-10.13")
def test_outcomes_are_no_part_of_a_view() -> None:
    names = {"first_player", "shuffle_deck", "shuffle_pile", "cards", "seed", "dice"}
    for view in Table(players=4).play("draw").views:
        assert not names & set(json.loads(json_of(view)))


# ---------------------------------------------------------------- section 18


@pytest.mark.clause("WD-18.1")
def test_options_and_defaults() -> None:
    assert {option.name: (option.values, option.default) for option in GAME.options} == {
        "forced_first_add": (["off", "first_round", "every_round"], "off"),
        "successes_to_win": ([2, 3], 2),
        "first_hero": (["knight", "barbarian", "mage", "rogue", "random"], "knight"),
        "reveal_order": (
            ["last_in_first_out", "first_in_first_out", "shuffled"],
            "last_in_first_out",
        ),
        "death_check": (["immediate", "final_total"], "immediate"),
        "memory_aid": ([True, False], True),
    }
    assert GAME.validate_options(3, {}) == {option.name: option.default for option in OPTIONS}
    assert GAME.validate_options(2, {"death_check": "final_total"})["death_check"] == "final_total"


@pytest.mark.clause("WD-18.1")
@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0])
def test_the_number_of_players(players: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.validate_options(players, {})
    assert caught.value.refusal.code == "players" and caught.value.refusal.clause == "WD-18.1"


@pytest.mark.clause("WD-18.1")
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_values_of_another_type_are_refused(option: Any) -> None:
    values: list[Any] = [None, 1, True, "yes", 2.0, [], "2", 0]
    for value in values:
        if any(value == known and type(value) is type(known) for known in option.values):
            continue
        with pytest.raises(BadSetup) as caught:
            GAME.validate_options(2, {option.name: value})
        assert caught.value.refusal.code == "option_value"
    with pytest.raises(BadSetup) as caught:
        GAME.validate_options(2, {option.name.upper(): option.default})
    assert caught.value.refusal.code == "unknown_option"


@pytest.mark.clause("WD-18.2")
def test_all_combinations_are_allowed() -> None:
    assert len(COMBINATIONS) == 3 * 2 * 5 * 3 * 2 * 2
    for players, options in product((2, 3, 4), COMBINATIONS):
        state = GAME.start(players, options, seed=5)
        assert GAME.view(state, None).options == options


# ---------------------------------------------------------------- section 19


@pytest.mark.clause("WD-19.1", "WD-19.4")
def test_a_record_replays_whatever_its_seed_says() -> None:
    record = random_match(11).record()
    line = json.loads(record.line())
    assert (line["format"], line["game"], line["rules"]) == (2, "welcome_dungeon", 1)
    line["seed"] = 987654321
    again = replay(read(json.dumps(line), registry.game), registry.game)
    assert GAME.result(again.state) == record.result
    assert json.loads(again.record().line())["chance"] == line["chance"]


@pytest.mark.clause("WD-19.4")
def test_the_printed_record_goes_round() -> None:
    record = printed_record()
    assert read(record.line(), registry.game) == record
    match = replay(record, registry.game)
    written = match.record()
    assert (written.chance, written.actions, written.result) == (record.chance, record.actions, record.result)
    assert written.options == GAME.validate_options(2, record.options)


def spoilt(number: int) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(printed_record().line())
    changes: list[Any] = [
        lambda: line["actions"].pop(),
        lambda: line["chance"].pop(),
        lambda: line["chance"].append(line["chance"][-1]),
        lambda: line["actions"][0].update(seat=1),
        lambda: line["actions"][0].update(seat=7),
        lambda: line["actions"][0].update(action={"kind": "keep"}),
        lambda: line["result"].update(scores=[1, 0]),
        lambda: line.update(players=5),
        lambda: line["options"].update(first_hero="bard"),
        lambda: line["chance"][0].update(seat=9),
        lambda: line["chance"][1]["cards"].reverse() or line["chance"][1]["cards"].pop(),
    ]
    changes[number]()
    return line


@pytest.mark.clause("WD-19.1", "WD-16.4")
@pytest.mark.parametrize("number", range(11))
def test_a_record_that_breaks_the_rules_is_refused(number: int) -> None:
    with pytest.raises(RecordError):
        replay(read(json.dumps(spoilt(number)), registry.game), registry.game)


def impossible(number: int) -> dict[str, Any]:
    """Records that follow every rule but chance: what was dealt is not in the box."""
    line: dict[str, Any] = json.loads(printed_record().line())
    first, deck = line["chance"][:2]
    if number == 0:
        deck["cards"][-1] = "goblin"
    elif number == 1:
        deck["cards"] = ["orc"] * 13
    else:
        line.update(chance=[first, deck], actions=[], result=None)
        first["seat"] = (2, -1)[number - 2]
    return line


@pytest.mark.clause("WD-17.3", "WD-17.4")
@pytest.mark.parametrize("number", range(4))
def test_a_record_with_an_impossible_deal_is_refused(number: int) -> None:
    with pytest.raises(RecordError, match="chance"):
        replay(read(json.dumps(impossible(number)), registry.game), registry.game)


@pytest.mark.clause("WD-17.5")
def test_a_shuffled_pile_holds_the_cards_of_the_pile() -> None:
    table = Table(deck="Orc", reveal_order="shuffled").play("draw", "add").shuffle_pile("Dragon")
    with pytest.raises(ValueError, match="script"):
        table.play("pass")


@pytest.mark.clause("WD-19.2")
def test_the_result_of_the_example() -> None:
    """Three players, five rounds, the third seat wins by successes."""
    table = Table("barbarian", players=3, past="0+ 0- 1- 2+").finish_round(2, success=True)
    detail = {"won_by": "successes", "rounds": 5, "successes": [1, 0, 2], "failures": [1, 1, 0]}
    assert table.result == Result([[2], [0, 1]], [0, 0, 1], detail)
    assert json.loads(json_of(table.result)) == {
        "ranking": [[2], [0, 1]],
        "scores": [0, 0, 1],
        "detail": detail,
    }


@pytest.mark.clause("WD-19.2")
def test_no_result_while_the_game_is_on() -> None:
    done = random_match(5)
    again = Match(GAME, done.players, done.options, seed=5)
    for turn in done.turns:
        assert GAME.result(again.state) is None
        again.play(turn.seat, turn.action)
    assert GAME.result(again.state) is not None


@pytest.mark.clause("WD-19.3", "WD-13.1")
def test_a_view_holds_all_that_is_public() -> None:
    table = Table("knight", players=3, past="2-", deck="Lich Orc Demon Golem", successes_to_win=3)
    table.play("draw", "sacrifice knight_torch", "draw", "add", "draw", "add", "draw")
    for view in table.views:
        assert view.options["successes_to_win"] == 3
        assert (view.round, view.hero, view.starter, view.phase) == (2, "knight", 2, "bid_place")
        assert (view.to_act, view.success_cards, view.deck, len(view.pile)) == ([2], 8, 9, 2)
        assert [(seat.active, seat.successes, seat.failures) for seat in view.seats] == [
            (True, 0, 0),
            (True, 0, 0),
            (True, 0, 1),
        ]
        assert [card.adder for card in view.pile] == [0, 1]
        assert [tile.status for tile in view.kit] == ["in_play"] * 5 + ["sacrificed"]
        assert [(turn.seat, turn.turn, turn.tile) for turn in view.turns] == [
            (2, "sacrifice", "knight_torch"),
            (0, "add", None),
            (1, "add", None),
        ]
        assert (view.hp, view.run, view.winner) == (11, None, None)
    assert [view.hand for view in table.views] == [None, None, "golem", None]


@pytest.mark.clause("WD-19.3")
def test_a_spectator_sees_the_public_part_only() -> None:
    """The spectator's view is every seat's view without the seat's own cards."""
    for number in (2, 9, 14):
        done = random_match(number)
        again = Match(GAME, done.players, done.options, seed=number)
        for turn in done.turns:
            again.play(turn.seat, turn.action)
            assert_spectator(again)


def kinds(view: View) -> list[Monster | None]:
    """All hidden cards of a view, where they are known."""
    return [card.monster for card in view.pile] + [aside.monster for aside in view.asides]


def assert_spectator(match: Match[State, View]) -> None:
    public = GAME.view(match.state, None)
    assert public.hand is None and public.added == []
    for seat in range(match.players):
        own = GAME.view(match.state, seat)
        for mine, theirs in zip(kinds(own), kinds(public), strict=True):
            assert theirs is None or theirs == mine
        same = ("options", "round", "phase", "hero", "starter", "to_act", "seats", "deck", "kit", "hp", "run")
        assert all(getattr(own, name) == getattr(public, name) for name in same)


@pytest.mark.clause("WD-19.3", "WD-7.36")
def test_after_the_round_only_the_order_of_the_deck_is_hidden() -> None:
    table = Table.run("knight", "Plate Sword", "Orc, Goblin, Lich").play("name lich")
    assert table.phase == "hero_choice"
    for view in table.views:
        assert None not in kinds(view)
    assert len({json_of(replace(view, seat=None)) for view in table.views}) == 1


@pytest.mark.clause("WD-19.3")
def test_a_view_survives_the_wire() -> None:
    for number in (1, 4):
        done = random_match(number)
        again = Match(GAME, done.players, done.options, seed=number)
        for turn in done.turns:
            again.play(turn.seat, turn.action)
            for seat in (*range(done.players), None):
                view = GAME.view(again.state, seat)
                assert GAME.parse_view(json_of(view)) == view
