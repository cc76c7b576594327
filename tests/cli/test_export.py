"""`podzemi export`: records of all games as one table."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import polars
import pytest

from cli.support import run, run_json
from podzemi import study
from podzemi.engine import registry
from podzemi.engine.match import AnyMatch, Match
from podzemi.engine.records.record import RecordError, read

OLD = Path(__file__).parents[1] / "engine" / "format_1.jsonl.gz"


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Two matches of every game by the arena, and the old ones of format 1."""
    file = tmp_path / "records.jsonl"
    lines = b""
    for game in registry.GAMES:
        run("arena", game, "--bots", "random", "--players", "2", "--games", "2", "--records", str(file))
        lines += file.read_bytes()
    file.write_bytes(lines + gzip.decompress(OLD.read_bytes()))
    return file


def test_one_row_a_match(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "matches.parquet"
    told = run_json("export", str(records), "-o", str(out))
    frame = polars.read_parquet(out)
    written = [read(line, registry.game) for line in records.read_bytes().splitlines()]
    assert (told["rows"], told["columns"]) == (frame.height, frame.columns)
    assert frame["match"].to_list() == list(range(len(written)))
    assert frame["game"].to_list() == [record.game for record in written]
    assert frame["seed"].to_list() == [record.seed for record in written]
    assert frame["decisions"].to_list() == [len(record.actions) for record in written]
    assert frame["winners"].to_list() == [record.result and record.result.ranking[0] for record in written]
    assert frame["bots"].to_list()[0] == ["random", "random"] and frame["bots"].to_list()[-1] is None
    assert set(frame["options"].struct.field("first_player").drop_nulls()) == {"random", "0", "1"}


def test_one_row_a_decision(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "decisions.parquet"
    result = run("export", "-", "-o", str(out), "--decisions", given=records.read_bytes().decode())
    assert result.exit_code == 0, result.output
    frame = polars.read_parquet(out)
    turns = [turn for line in records.read_bytes().splitlines() for turn in read(line, registry.game).actions]
    assert frame["seat"].to_list() == [turn.seat for turn in turns]
    first = frame.filter(polars.col("match") == 0)
    assert first["step"].to_list() == list(range(first.height))
    assert set(first["bot"]) == {"random"}
    cave = frame.filter(polars.col("game") == "dark_cave")
    assert {"play_path", "step", "discard"} <= set(cave["kind"])
    steps = cave.filter(polars.col("kind") == "step")["action"].struct.field("to")
    assert steps.str.contains(r"^-?\d+,-?\d+,\w+$").all()


def test_one_row_to_learn_from(tmp_path: Path) -> None:
    """What was known and legal before each decision, and what the match was worth to the seat in the end."""
    file, out = tmp_path / "records.jsonl", tmp_path / "rows.parquet"
    run("simulate", "welcome_dungeon", "--bots", "greedy,random", "--games", "5", "--records", str(file))
    told = run_json("export", str(file), "-o", str(out), "--rows")
    frame = polars.read_parquet(out)
    records = [read(line, registry.game) for line in file.read_bytes().splitlines()]
    found = list(study.rows(records))
    assert told["rows"] == len(found) == sum(len(record.actions) for record in records)
    assert [study.RecordedDecision(*row) for row in frame.rows()] == found
    for row in found:
        assert row.code in row.legal
        assert row.bot == ("greedy", "random")[row.seat]
        assert row.value == (1.0 if row.seat in records[row.match].result.ranking[0] else -1.0)  # type: ignore[union-attr]
    first: AnyMatch = Match("welcome_dungeon", 2, seed=records[0].seed)
    assert found[0].observation == first.observation(found[0].seat)
    assert found[0].legal == first.game.legal(first.state, found[0].seat)


def test_a_match_without_an_end_teaches_nothing() -> None:
    with pytest.raises(RecordError, match="no end"):
        list(study.rows([Match("welcome_dungeon", 2).record()]))


def test_what_is_no_record_is_named_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text('{"format":2,"game":"welcome_dungeon"}\n\n{"game":7}\n')
    result = run("export", str(file), "-o", str(tmp_path / "x.parquet"))
    assert result.exit_code == 1
    assert "line 3: Expected `str`, got `int`" in " ".join(result.stderr.replace("│", " ").split())
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    assert run("export", str(empty), "-o", str(tmp_path / "x.parquet")).exit_code == 1


def test_without_the_library_it_says_what_to_install(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    result = run("export", str(records), "-o", str(tmp_path / "x.parquet"))
    assert result.exit_code == 1
    assert 'pip install "podzemi[export]"' in result.stderr
