"""Golden records stay what they were: play and what everybody sees change only together with a version.

Servers fold stored logs again, and records travel to other programs: a match that once ended in some way must
end in that way for ever, by the same `rules_version`. If a test here fails, either a rule was changed by
accident, or `rules_version` must be raised and `scripts/golden_records.py` run.
"""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from golden.golden import golden, has_records, kinds, lines, matches, objection, witnessed, written
from golden.witness import STREAMS, first_difference
from podzemi.engine import registry
from podzemi.engine.game import AnyGame
from podzemi.engine.records.record import Record, RecordError, read, replay
from podzemi.engine.records.verify import verify
from podzemi.engine.values import Event, Seat
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import View

REMEDY = """If play was meant to change: raise rules_version of {name}, run scripts/golden_records.py {name}.
If only what is seen or refused was meant to change: scripts/golden_records.py {name} --seen."""

NAMES = [name for name in registry.GAMES if has_records(name)]
GAMES = [pytest.param(registry.game(name), id=name) for name in NAMES]
RECORDS = [
    pytest.param(name, number, id=f"{name}-{number}")
    for name in NAMES
    for number in range(len(golden(name).matches))
]


def record(name: str, number: int) -> Record:
    return read(lines(name)[number], registry.game)


def test_only_games_under_construction_have_no_records() -> None:
    assert {name for name in registry.GAMES if registry.game(name).rules_version > 0} <= set(NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_play_changes_only_with_the_rules_version(game: AnyGame) -> None:
    assert golden(game.name).rules == game.rules_version


@pytest.mark.parametrize(("name", "number"), RECORDS)
def test_a_golden_record_replays_to_what_was_seen(name: str, number: int) -> None:
    """Chance and result (checked by `replay`), what is allowed, seen and refused along the way."""
    expected, remedy = golden(name).matches[number], REMEDY.format(name=name)
    try:
        _, marks = witnessed(record(name, number), registry.game(name))
    except RecordError as error:
        pytest.fail(f"{name}, record {number} does not replay: {error}\n{remedy}")
    for stream in STREAMS:
        where = first_difference(expected[stream], marks[stream])
        assert marks[stream] == expected[stream], f"{stream} differs up to step {where}\n{remedy}"


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_still_gives_the_same_chance(game: AnyGame) -> None:
    for _, one, _ in matches(game):
        verdict = verify(one, game)
        assert verdict.ok, verdict.detail
        assert {check.name: check.status for check in verdict.checks}["chance"] == "proved"


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_was_read_is_written_again_byte_for_byte(game: AnyGame) -> None:
    for line, one, _ in matches(game):
        assert written(one, game) == line


@pytest.mark.parametrize("game", GAMES)
def test_together_they_hold_every_kind_of_action_event_and_outcome(game: AnyGame) -> None:
    """With and without the matches that were played on from another one."""
    happened: set[str] = set()

    def each(match: Any, events: list[Event]) -> None:
        happened.update(type(event).__name__ for event in events)

    records = [one for _, one, _ in matches(game) if not one.branches]
    for one in records:
        replay(one, lambda _: game, each)
    played = {type(turn.action).__name__ for one in records for turn in one.actions}
    assert (played, happened) == kinds(game)
    outcomes = {type(outcome).__name__ for one in records for outcome in one.chance}
    assert outcomes == {cls.__name__ for cls in get_args(game.outcome_type)}


@pytest.mark.parametrize("game", GAMES)
def test_every_table_and_option_is_among_them(game: AnyGame) -> None:
    records = [one for _, one, _ in matches(game)]
    assert {one.players for one in records} == set(range(game.min_players, game.max_players + 1))
    for option in game.options:
        assert {one.options.get(option.name, option.default) for one in records} == set(option.values)
    assert any(one.branches for one in records)


class AbsentPasses(WelcomeDungeon):
    """Play has changed: an absent seat does something else."""

    @staticmethod
    def default(state: State, seat: Seat) -> int:
        return WelcomeDungeon.legal(state, seat)[-1]


class ShowsLess(WelcomeDungeon):
    """What is seen has changed, and nothing else."""

    @staticmethod
    def view(state: State, seat: Seat | None) -> View:
        return replace(WelcomeDungeon.view(state, seat), deck=0)


def test_records_are_not_made_anew_when_play_changed_under_the_same_version() -> None:
    assert objection(AbsentPasses(), seen_too=True) == (
        f"play has changed, rules_version {WelcomeDungeon.rules_version} has not"
    )


def test_what_is_seen_may_change_if_that_is_said() -> None:
    assert objection(ShowsLess(), seen_too=False) == "seen changed; if that is meant: --seen"
    assert objection(ShowsLess(), seen_too=True) is None
    assert objection(WelcomeDungeon(), seen_too=False) is None
