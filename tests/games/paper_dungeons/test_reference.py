"""Our engine against the second implementation, step by step, on random matches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from podzemi.engine.match import Match
from podzemi.engine.records.record import Record
from podzemi.games.paper_dungeons import GAME
from podzemi.games.paper_dungeons.state import State
from podzemi.games.paper_dungeons.view.types import SheetView, View
from reference.compared import assert_every_kind, batches, fresh, golden_records, happened
from reference.paper_dungeons import Table, follow

RECORDS = golden_records(GAME)
FRESH = batches(12, 800)


def plain(value: Any) -> Any:
    """A value as JSON would carry it."""
    return msgspec.to_builtins(value)


def sheet_of(sheet: SheetView) -> dict[str, Any]:
    """The part of a sheet that both sides have, lists that are sets in order."""
    data: dict[str, Any] = plain(sheet)
    for name in ("pending", "last", "track", "trails"):
        del data[name]
    for name in ("walls_crossed", "water_crossed", "ranger_refunds"):
        data[name] = sorted(data[name])
    return data


def assert_same(match: Match[State, View], table: Table) -> None:
    """Everything both sides know, at one moment."""
    assert GAME.to_act(match.state) == table.to_act()
    public = GAME.view(match.state, None)
    assert (public.phase, public.round, public.dungeon) == (table.phase, table.round, table.dungeon)
    assert list(public.dice) == table.dice and list(public.bosses) == list(table.bosses)
    assert [mission.mission for mission in public.missions if mission.open] == table.missions
    for player in table.players:
        mine = GAME.view(match.state, player.seat).mine
        assert mine is not None
        assert sheet_of(mine.sheet) == player.sheet()
        assert (mine.powers, mine.goals) == (player.dealt_powers, player.dealt_goals)


def written(actions: list[Any]) -> list[bytes]:
    return sorted(msgspec.json.encode(action, order="sorted") for action in actions)


def assert_same_choices(match: Match[State, View], table: Table) -> None:
    for player in table.players:
        ours = [plain(action) for action in GAME.actions(match.state, player.seat)]
        assert written(ours) == written(player.legal())


def compare_record(record: Record) -> None:
    """One match through both, compared at every step."""
    written = plain(record)
    again = Match(GAME, record.players, record.options, record.seed)
    steps = iter(record.actions)
    for table in follow(written):
        assert_same(again, table)
        assert_same_choices(again, table)
        if (turn := next(steps, None)) is not None:
            again.play(turn.seat, turn.action)
    assert plain(GAME.result(again.state)) == table.result() == written["result"]


def compare(number: int) -> None:
    compare_record(fresh(GAME, number).record())


@pytest.mark.clause("PD-23.5", "PD-24.1", "PD-14.2", "PD-14.3", "PD-15.3")
@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_both_play_the_golden_matches(number: int) -> None:
    """Legal actions, sheets, cards and results agree after every action."""
    compare_record(RECORDS[number])


@pytest.mark.parametrize("numbers", FRESH, ids=str)
def test_both_play_fresh_matches(numbers: range) -> None:
    for number in numbers:
        compare(number)


def test_everything_happens_in_the_matches_that_both_play() -> None:
    assert_every_kind(GAME, happened(GAME))
