"""The load test itself: it plays, counts, compares, and loads nobody else's machine."""

from __future__ import annotations

import pytest

from podzemi.cli.hosting.load import LoadSummary, percentile
from podzemi.cli.hosting.load_clients import Crowd, Job, LoadedTable, Player

from .support import run, run_json


def test_a_short_load_loses_nothing() -> None:
    report = run_json("load", "--tables", "4", "--seconds", "1", "--clients", "1")
    assert report["connections"] == 16
    assert report["moves"] > 0 and report["p99_ms"] >= report["p50_ms"] > 0
    assert (report["lost"], report["doubled"], report["unequal"], report["refused"]) == (0, 0, 0, 0)
    assert report["moves_per_cpu_s"] > 0


def test_compressed_updates_are_read_and_short() -> None:
    load = ("load", "paper_dungeons", "--tables", "1", "--seconds", "1", "--clients", "1")
    report = run_json(*load, "--compress")
    assert (report["lost"], report["doubled"], report["unequal"], report["refused"]) == (0, 0, 0, 0)
    assert 0 < report["update_bytes"] < 1000


@pytest.mark.parametrize(
    "url",
    ["http://dungeon.example", "https://127.0.0.1:8000", "http://192.0.2.1:80", "http://127.0.0.1.example/"],
)
def test_only_this_machine_is_loaded(url: str) -> None:
    result = run("load", "--url", url, "--seconds", "1")
    assert result.exit_code == 2
    assert "only a server on this machine" in " ".join(result.stderr.replace("│", " ").split())


@pytest.mark.parametrize("wrong", ["lost", "doubled", "unequal"])
def test_a_report_with_a_gap_is_not_fine(wrong: str) -> None:
    numbers = dict.fromkeys(LoadSummary.__struct_fields__, 0) | {"game": "welcome_dungeon", "moves": 10}
    assert LoadSummary(**numbers).fine  # type: ignore[arg-type]  # numbers of several kinds, by name
    # numbers of several kinds, by name
    assert not LoadSummary(**(numbers | {wrong: 1})).fine  # type: ignore[arg-type]


def test_percentiles() -> None:
    assert [percentile([float(n) for n in range(1, 101)], share) for share in (0.5, 0.99, 1.0)] == [
        51,
        100,
        100,
    ]
    assert percentile([], 0.5) == 0


def test_who_has_just_come_sees_the_table_before_views_are_compared() -> None:
    """Otherwise the first message counts as the second, and differs from nothing."""
    crowd = Crowd(Job("http://127.0.0.1:1", "welcome_dungeon", 1, 1, 1.0, 0.0, 1))
    table = LoadedTable(crowd, ["cookie"])
    table.players = [Player(table, 0, "cookie")]
    crowd.tables = [table]
    assert crowd._under_way()
    table.players[0].hear(b'{"kind": "sync", "version": 0, "view": {}, "legal": []}', 0.0, 0)
    assert not crowd._under_way()
