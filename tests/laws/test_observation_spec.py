"""Observations and choices over whole matches: what no single state can show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from golden import golden
from lanes import DEEP, PURE
from laws import laws, made_codes
from laws.test_bite import Auction, WoundedTensors
from podzemi.engine import Dice, Match, registry
from podzemi.engine.game import AnyGame, BadSetup
from podzemi.engine.learning.observation_spec import ObservationSpec
from podzemi.engine.records.record import replay
from podzemi.engine.values import Event
from podzemi.games.dark_cave.data.tables import DATA as DARK_CAVE
from podzemi.games.dark_cave.data.tables import numbers as dark_cave_box
from podzemi.games.dark_cave.encoding.spec import observation_spec as dark_cave
from podzemi.games.dark_cave.state import COBWEB
from podzemi.games.dungeon_lords.data.schema import DATA as DUNGEON_LORDS
from podzemi.games.dungeon_lords.data.tables import numbers as dungeon_lords_box
from podzemi.games.dungeon_lords.encoding.spec import observation_spec as dungeon_lords
from podzemi.games.paper_dungeons.data.checks import DATA as PAPER_DUNGEONS
from podzemi.games.paper_dungeons.data.tables import numbers as paper_dungeons_box
from podzemi.games.paper_dungeons.encoding.spec import observation_spec as paper_dungeons
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import View

EVERY = 1 if DEEP else 40 if PURE else 10
"""So many steps from one state to the next whose observations are compared with the views."""
GAMES = [
    pytest.param(registry.game(name), id=name)
    for name in registry.GAMES
    if registry.game(name).observation_spec is not None
]


def tensors_of(game: AnyGame) -> ObservationSpec[Any]:
    assert game.observation_spec is not None
    return game.observation_spec


class Seen:
    """Goes with a replayed match: the values that every field and every choice has had."""

    def __init__(self, spec: ObservationSpec[Any]) -> None:
        self.observation_spec = spec
        self.fields: dict[str, set[int]] = {field.name: set() for field in spec.fields}
        self.choices: list[set[int]] = [set() for _ in spec.choices]

    def __call__(self, match: Match[Any, Any], events: list[Event]) -> None:
        seat = next(iter(match.to_act()), 0)
        for one in {seat, match.version % match.players}:
            for name, numbers in self.observation_spec.named(match.observation(one)).items():
                self.fields[name].update(numbers)
        if match.version % EVERY == 0:
            laws.observations(match.game, match.state, Dice(0))
            for row in map(self.observation_spec.split, match.game.legal(match.state, seat)):
                for values, value in zip(self.choices, row, strict=True):
                    values.add(value)

    def dead(self) -> set[str]:
        """The fields and choices that never had two values."""
        choices = zip(self.observation_spec.choices, self.choices, strict=True)
        dead = {choice.name for choice, values in choices if len(values) < 2}
        return dead | {name for name, values in self.fields.items() if len(values) < 2}


def seen_in_golden_records(game: AnyGame) -> Seen:
    """The golden records go wherever the rules go; in plain Python only as far as needed."""
    seen = Seen(tensors_of(game))
    for _, record, _ in golden.matches(game):
        replay(record, lambda _: game, seen)
        if PURE and not seen.dead():
            break
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_every_field_and_every_choice_varies(game: AnyGame) -> None:
    assert seen_in_golden_records(game).dead() == set()


class SaysNothing(WoundedTensors):
    """Nobody learns who has won."""

    def numbers_of(self, view: View) -> dict[str, int | Iterable[int]]:
        return {**super().numbers_of(view), "winner": 0}

    def fill(self, state: State, seat: int, out: list[int]) -> None:
        super().fill(state, seat, out)
        out[self.place_of("winner")] = 0


def test_a_field_that_says_nothing_is_caught() -> None:
    assert seen_in_golden_records(SaysNothing()).dead() == {"winner"}


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_made_choice_by_choice(game: AnyGame) -> None:
    """Whichever of the next choices is taken, the end is one of the legal codes, and each can be reached."""
    spec = tensors_of(game)
    state, dice = game.start(game.max_players, seed=5), Dice(8)
    for _ in range(40):
        if not (seats := game.to_act(state)):
            break
        legal = game.legal(state, seats[0])
        assert set(ends(spec, legal[:60])) == set(legal[:60])
        game.apply_unchecked(state, seats[0], legal[dice.below(len(legal))])


def ends(spec: ObservationSpec[Any], legal: list[int], chosen: tuple[int, ...] = ()) -> Iterable[int]:
    """The codes at the ends of all ways."""
    if len(chosen) == len(spec.choices):
        yield spec.join(list(chosen))
        return
    for number in spec.next_choices(legal, chosen):
        yield from ends(spec, legal, (*chosen, number))


@pytest.mark.parametrize("name", ["dark_cave", "dungeon_lords"])
def test_codes_that_play_seldom_meets_split_and_join(name: str) -> None:
    spec = tensors_of(registry.game(name))
    dice, make = (
        Dice(11),
        {"dark_cave": made_codes.dark_cave, "dungeon_lords": made_codes.dungeon_lords}[name],
    )
    codes = {code for _ in range(100) for code in make(dice)}
    assert len({tuple(spec.split(code)) for code in codes}) == len(codes)
    for code in codes:
        parts = spec.split(code)
        assert spec.join(parts) == code
        assert all(0 <= part < choice.size for part, choice in zip(parts, spec.choices, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_legal_codes_as_rows(game: AnyGame) -> None:
    spec = tensors_of(game)
    state = game.start(game.max_players, seed=5)
    legal = game.legal(state, game.to_act(state)[0])
    rows = spec.legal_rows(legal, len(legal) + 2)
    assert [spec.join(row) for row in rows[: len(legal)]] == legal
    assert rows[len(legal) :] == [[-1] * len(spec.choices)] * 2
    with pytest.raises(ValueError, match="do not fit"):
        spec.legal_rows(legal, len(legal) - 1)


@pytest.mark.parametrize("name", ["welcome_dungeon", "paper_dungeons"])
def test_a_mask_has_a_code_for_every_place(name: str) -> None:
    game = registry.game(name)
    mask = tensors_of(game).mask
    assert mask is not None
    codes = [mask.code_at(index) for index in range(mask.size)]
    assert [mask.index(code) for code in codes] == [*range(mask.size)]
    assert set(codes) <= set(game.codes())
    assert all(mask.of([code]).index(1) == index for index, code in enumerate(codes))


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(ValueError, match="auction has no observations"):
        Match(Auction(), players=2).observation(0)


def test_other_lairs_are_on_no_mask() -> None:
    box = paper_dungeons_box(PAPER_DUNGEONS)
    box.start_alive ^= 3
    assert paper_dungeons(box).mask is None


def test_a_deck_with_more_than_there_is_place_for_has_no_numbers() -> None:
    cave = dark_cave_box(DARK_CAVE)
    assert dark_cave(cave) is not None
    cave.kind = [*cave.kind[1:], COBWEB]
    assert dark_cave(cave) is None
    lords = dungeon_lords_box(DUNGEON_LORDS)
    assert dungeon_lords(lords) is not None
    lords.room_monsters = [3] * len(lords.room_monsters)
    assert dungeon_lords(lords) is None


# ---------------------------------------------------------------- options

AT_SET_UP_ONLY = {
    ("welcome_dungeon", "first_hero"): "the hero in play is observed (WD-14)",
    ("dark_cave", "first_player"): "the active seat is observed (DC-23.2)",
    ("dark_cave", "clan_34"): "it chooses among clan cards that nobody has seen (DC-23)",
}
"""Options that a rule reads at set-up and never again: two matches may look alike with both values."""


def unobserved_options(game: AnyGame) -> set[tuple[str, str]]:
    """Options whose other values leave some view different and its observation the same."""
    return {
        (game.name, option.name)
        for option in game.options
        for value in option.values
        if any(
            view != other and seen == also
            for players in range(game.min_players, game.max_players + 1)
            for (view, seen), (other, also) in pairs(game, players, {option.name: value})
        )
    }


def pairs(game: AnyGame, players: int, given: dict[str, Any]) -> Iterable[tuple[Any, Any]]:
    """View and observation of every seat, with the usual options and with these; none if they do not go."""
    try:
        options = game.validate_options(players, given)
    except BadSetup:
        return []
    looks = [
        [(game.view(state, seat), list(tensors_of(game).observe(state, seat))) for seat in range(players)]
        for state in (game.start(players, {}, 3), game.start(players, options, 3))
    ]
    return zip(*looks, strict=True)


@pytest.mark.parametrize("game", GAMES)
def test_two_matches_that_differ_in_an_option_are_observed_differently(game: AnyGame) -> None:
    found = unobserved_options(game) - set(AT_SET_UP_ONLY)
    assert not found, f"no number of the observation tells these options apart: {sorted(found)}"


class ForgetsAnOption(WoundedTensors):
    """Nobody can tell when HP are counted against a run."""

    def fill(self, state: State, seat: int, out: list[int]) -> None:
        super().fill(state, seat, out)
        out[self.place_of("final_total")] = 0


def test_an_option_that_is_not_observed_is_caught() -> None:
    assert ("welcome_dungeon", "death_check") in unobserved_options(ForgetsAnOption())
