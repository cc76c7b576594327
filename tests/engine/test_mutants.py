"""The reasons of mutants that survive (tests/mutants/<game>.toml) speak of mutants that are there."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "scripts"))

from mutant_report import REASONS, SURVIVED, TIMED_OUT, UNEXPLAINED, Report, Verdict, reasons  # noqa: E402

from mutants import mutants_of  # noqa: E402

GAMES = sorted(path.stem for path in REASONS.glob("*.toml"))


def ids_of(game: str) -> set[str]:
    """All mutants of the files that the reasons of a game name."""
    files = {ROOT / id.partition(":")[0] for id in reasons(game)}
    return {one.id for path in files for one in mutants_of(game, path, ROOT)}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_names_a_mutant_of_the_rules_as_they_are(game: str) -> None:
    assert set(reasons(game)) <= ids_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_stands_once_and_says_something(game: str) -> None:
    text = (REASONS / f"{game}.toml").read_text("utf-8")
    assert text.count("[[survivor]]") == len(reasons(game))
    assert all(one.change and len(one.reason.split()) >= 4 for one in reasons(game).values())
    assert all(id.startswith(f"src/podzemi/games/{game}/") for id in reasons(game))


KILLED = Verdict("src/podzemi/games/nim/rules.py:act:drop:x → y#1", "nim", "act", "x → y", "golden")
LATE = replace(KILLED, id=KILLED.id + "1", verdict=TIMED_OUT)
ALIVE = replace(KILLED, id=KILLED.id + "2", verdict=SURVIVED)
MANY = [replace(KILLED, id=f"{KILLED.id}{number}") for number in range(100, 130)]


def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *explained: Verdict) -> Report:
    """One survivor, one timed out, the others killed; with reasons for the verdicts given."""
    entries = [
        f'[[survivor]]\nid = "{one.id}"\nchange = "c"\nreason = "nobody | reads it"' for one in explained
    ]
    (tmp_path / "nim.toml").write_text("\n".join(entries), "utf-8")
    monkeypatch.setattr("mutant_report.REASONS", tmp_path)
    found = [KILLED, LATE, ALIVE, *MANY]
    return Report(found, {one.id for one in found})


def test_a_survivor_without_a_reason_is_unexplained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = report(tmp_path, monkeypatch)
    assert not found.is_good()
    assert found.unexplained() == [ALIVE.id]
    assert UNEXPLAINED in found.page()


def test_a_reason_is_printed_beside_its_survivor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = report(tmp_path, monkeypatch, ALIVE)
    assert found.is_good()
    assert "| nim | 33 | 31 | 1 | 1 | 97.0 % | golden 31 |" in found.page()
    assert r"| `rules.py` | `act` | c | nobody \| reads it |" in found.page()
    assert UNEXPLAINED not in found.page()


def test_reasons_of_killed_and_missing_mutants_are_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = replace(ALIVE, id="src/podzemi/games/nim/rules.py:act:drop:z → y#1")
    assert report(tmp_path, monkeypatch, ALIVE, LATE, gone).stale() == [LATE.id, gone.id]


def test_a_reason_does_not_lift_the_score(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = report(tmp_path, monkeypatch, ALIVE)
    found.by_game["nim"] = [ALIVE, *MANY[:18]]
    assert found.unexplained() == []
    assert not found.is_good()
