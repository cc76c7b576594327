"""Meetings of two bots in a game of sides: each side in both hands, counted by composition."""

from __future__ import annotations

from typing import Any

import pytest

from podzemi.arena import play as module
from podzemi.arena.play import Played
from podzemi.arena.rows import Run
from podzemi.arena.simulate import Plan, simulate
from podzemi.arena.teams import Meeting, NoSides, meet
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.game import Result

GAME = registry.game("dark_cave")


def plan(players: int = 5, games: int = 8, bots: tuple[str, str] = ("random", "random")) -> Meeting:
    return Meeting(GAME.name, bots, GAME.validate_options(players, {}), games, 1, players=players)


def sides(seed: int, players: int) -> list[str]:
    assert GAME.teams is not None
    return GAME.teams.sides(GAME.start(players, seed=seed)).by_seat


def test_every_deal_is_played_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first bot has exactly the seats of one side; what it wins is counted for it."""
    seen: list[tuple[int, list[bool]]] = []

    def greedy_seats_win(game: Any, bots: Any, options: Any, seed: int, keep: bool) -> Played:
        mine = [seat for seat, bot in enumerate(bots) if bot is not None]
        others = [seat for seat, bot in enumerate(bots) if bot is None]
        seen.append((seed, [bot is not None for bot in bots]))
        return Played(Result([mine, others], [0] * len(bots), {}), 7, None, ("exit_reached",))

    monkeypatch.setattr(module, "play", greedy_seats_win)
    table = meet(plan(bots=("greedy", "random")))
    assert [seed for seed, _ in seen] == [seed_for(1, index // 2) for index in range(8)]
    for (seed, one), (_, other) in zip(seen[::2], seen[1::2]):
        assert one == [side == "blue" for side in sides(seed, 5)] and other == [not mine for mine in one]
    assert table.total.won.rate == 1 and table.total.lost.rate == table.total.drawn.rate == 0
    assert table.total.shares == {"exit_found": 0.0, "exit_reached": 1.0}
    assert table.decisions == 56


def test_rows_are_compositions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes and saboteurs as dealt; both matches of a deal appear, once from each side."""
    draw = Played(Result([[0, 1, 2, 3, 4]], [0] * 5, {}), 1, None)
    monkeypatch.setattr(module, "play", lambda *given: draw)
    table = meet(plan(games=200))
    assert sum(row.games for row in table.rows) == table.total.games == 200
    assert table.total.drawn.rate == 1
    by_size = {(row.team_size, row.notes["saboteurs"]): row.games for row in table.rows}
    assert {size for size, _ in by_size} == {4, 3, 2, 1}
    assert all(by_size[5 - size, notes] == games for (size, notes), games in by_size.items())
    assert table.sides["blue"].games == table.sides["yellow"].games == 100


def test_jobs_change_nothing_and_machines_can_read_it() -> None:
    alone, several = (meet(plan(players=4, games=30), Run(jobs=jobs)).as_json() for jobs in (1, 2))
    for told in (alone, several):
        del told["seconds"], told["cpu_seconds"], told["thinking"]
    assert alone == several
    assert alone["games"] == 30 and alone["total"]["games"] == 30
    row = alone["compositions"][0]
    assert (row["team_size"], row["opponents"], row["saboteurs"]) == (2, 2, 2)
    assert row["won"] + row["lost"] + row["drawn"] == pytest.approx(1)


def test_a_game_without_sides_is_refused() -> None:
    game = registry.game("welcome_dungeon")
    with pytest.raises(NoSides):
        meet(Meeting(game.name, ("random", "random"), game.validate_options(2, {}), 2, 1, players=2))


@pytest.mark.clause("DC-9.4")
def test_a_simulation_says_how_often_the_exit_was_reached() -> None:
    bots = ("greedy", "greedy")
    report = simulate(Plan(GAME.name, bots, GAME.validate_options(2, {}), 4, 1))
    detail = report.as_json()["results"]["detail"]
    reached = 4 - detail["first_out"].get("None", 0)
    assert detail["shares"]["exit_reached"] == reached / 4 and detail["shares"]["exit_found"] >= reached / 4
    assert set(detail["mean_saved"]) == {"blue", "yellow"}
