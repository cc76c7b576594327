"""Tournaments: duplicate deals, rotated seats, honest counting."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from podzemi.arena import play as module
from podzemi.arena.play import MatchBroke, Played
from podzemi.arena.rows import Run
from podzemi.arena.tournament import Contest, contest, labels, rotations
from podzemi.arena.work.interrupts import Interrupted
from podzemi.engine import registry
from podzemi.engine.game import Result
from podzemi.engine.records.record import read

GAME = registry.game("welcome_dungeon")


def plan(bots: tuple[str, ...], games: int = 40, seed: int = 1) -> Contest:
    return Contest(GAME.name, bots, GAME.validate_options(len(bots), {}), games, seed)


def untimed(bots: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in bot.items() if name != "thinking"} for bot in bots]


def test_rotations_seat_everybody_everywhere() -> None:
    assert rotations(3) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    for seat in range(3):
        assert {order[seat] for order in rotations(3)} == {0, 1, 2}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan(("random",) * 3, 10).deals == 4
    assert contest(plan(("random",) * 3, 10)).as_json()["games"] == 12


def test_every_deal_is_played_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, list[Any]]] = []

    def first_seat_wins(game: Any, bots: Any, options: Any, seed: int, keep: bool) -> Played:
        seen.append((seed, [bot is None for bot in bots]))
        return Played(Result([[0], [1]], [1, 0], {}), 5, None)

    monkeypatch.setattr(module, "play", first_seat_wins)
    table = contest(plan(("greedy", "random"), 6))
    assert [random for _, random in seen] == [[False, True], [True, False]] * 3
    assert [seed for seed, _ in seen][::2] == [seed for seed, _ in seen][1::2]
    assert len({seed for seed, _ in seen}) == 3
    assert [standing.by_seat for standing in table.standings] == [[3.0, 0.0], [3.0, 0.0]]
    assert [standing.rate.rate for standing in table.standings] == [0.5, 0.5]


def test_a_shared_win_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Played(Result([[0, 1]], [1, 1], {}), 5, None)
    monkeypatch.setattr(module, "play", lambda *given: shared)
    assert [standing.wins for standing in contest(plan(("greedy", "random"), 4)).standings] == [2.0, 2.0]


def test_wins_add_up_and_jobs_change_nothing() -> None:
    alone, several = (contest(plan(("greedy", "random", "random"), 30), Run(jobs=jobs)) for jobs in (1, 2))
    told = alone.as_json()
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(told["games"])
    assert all(bot["low"] <= bot["win_rate"] <= bot["high"] for bot in told["bots"])
    assert untimed(told["bots"]) == untimed(several.as_json()["bots"])
    assert told["bots"][0]["win_rate"] > 0.8


def test_records_say_who_sat_where() -> None:
    """Every deal in every rotation, in the order of play."""
    written: list[bytes] = []
    two = msgspec.structs.replace(plan(("greedy", "random"), 4), records=True)
    table = contest(two, Run(write=written.append))
    records = [read(line, registry.game) for line in written]
    assert [record.bots for record in records] == [["greedy", "random"], ["random", "greedy"]] * 2
    assert table.decisions == sum(len(record.actions) for record in records)


def test_after_an_interrupt_only_whole_deals_count() -> None:
    """Three matches of deals of two: one deal is complete, and nobody gains by the seat."""
    played = 0

    def stop_at_three(done: int) -> None:
        nonlocal played
        played += done
        if played >= 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        contest(plan(("random", "random"), 100), Run(progress=stop_at_three))
    told = caught.value.so_far.as_json()
    assert told["interrupted"] is True
    assert told["games"] == 2 * told["deals"] == played // 2 * 2
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(told["games"])


def test_two_of_a_kind_are_told_apart() -> None:
    assert labels(("random", "greedy", "random")) == ["random #1", "greedy", "random #2"]


def test_a_broken_match_names_its_seed_and_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*given: Any) -> Played:
        raise IndexError("a bug")

    monkeypatch.setattr(module, "play", breaks)
    with pytest.raises(MatchBroke, match=r"seed=\d+ bots=greedy,random: IndexError: a bug"):
        contest(plan(("greedy", "random"), 2))
