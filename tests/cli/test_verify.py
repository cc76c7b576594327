"""`podzemi replay --verify`: what it proves of a record, in words, for machines and as an exit code."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.support import run, run_json
from laws import laws
from podzemi.engine import registry
from podzemi.engine.records.commitment import Promise
from podzemi.languages import LANGUAGES

GAME = registry.game("welcome_dungeon")
SALT = "ab" * 32


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, str]:
    """A record as a table gives it, and the hash that was shown at its start."""
    record = laws.random_match(GAME, 2, {}, 3).record()
    promise = Promise(game=GAME.name, rules=1, players=2, options=record.options, seed=record.seed, salt=SALT)
    path = tmp_path / "match.json"
    full = replace(record, salt=SALT, commitment=promise.commitment())
    path.write_bytes(full.sealed(GAME).line() + b"\n")
    return path, promise.commitment()


def test_what_is_proved_is_said(kept: tuple[Path, str]) -> None:
    path, shown = kept
    result = run("replay", str(path), "--verify", "--commitment", shown.upper())
    assert result.exit_code == 0
    marks = [line[0] for line in result.output.splitlines()]
    assert marks[:6] == ["✓"] * 6
    assert "All" in result.output and "follow from the seed" in result.output


def test_another_hash_fails(kept: tuple[Path, str]) -> None:
    path, _ = kept
    result = run("replay", str(path), "--verify", "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "✗ It is not the hash that was shown at the start." in result.output


def test_without_a_hash_that_is_said_and_fine(kept: tuple[Path, str]) -> None:
    path, _ = kept
    result = run("replay", str(path), "--verify")
    assert result.exit_code == 0
    assert "· There is no hash from the start to compare with." in result.output


def test_for_machines(kept: tuple[Path, str]) -> None:
    path, shown = kept
    (line,) = run_json("replay", str(path), "--verify", "--commitment", shown)["lines"]
    assert (line["ok"], line["commitment"], line["from_seed"]) == (True, shown, True)
    assert {check["name"]: check["status"] for check in line["checks"]} == dict.fromkeys(
        ("seal", "commitment", "shown", "actions", "chance", "result"), "proved"
    )


def test_a_changed_record_fails(kept: tuple[Path, str]) -> None:
    path, shown = kept
    path.write_bytes(path.read_bytes().replace(b'"salt":"ab', b'"salt":"ac'))
    (line,) = run_json("replay", str(path), "--verify", "--commitment", shown, code=1)["lines"]
    failed = {check["name"] for check in line["checks"] if check["status"] == "failed"}
    assert failed == {"seal", "commitment", "shown"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(kept: tuple[Path, str], language: str) -> None:
    assert run("replay", str(kept[0]), "--verify", "--lang", language).exit_code == 0
