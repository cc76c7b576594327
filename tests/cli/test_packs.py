"""`podzemi pack`, and `--pack` wherever a game is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.support import run, run_json
from podzemi.engine import registry
from podzemi.engine.data import packs
from podzemi.languages import LANGUAGES

GAMES = [name for name in registry.GAMES if registry.game(name).packs is not None]
PD = "paper_dungeons"


def said(text: str) -> str:
    """What stands in a frame, as one line."""
    return " ".join(text.replace("│", " ").split())


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The template with two figures changed."""
    text = packs.template(registry.game(PD).builtin_data())
    path = tmp_path / "mine.toml"
    path.write_text(
        text.replace("[9, -6]", "[9, -7]", 1).replace("trap_wounds = 1", "trap_wounds = 2"), "utf-8"
    )
    return path


@pytest.mark.parametrize("game", GAMES)
def test_the_template_fits_and_differs_in_nothing(game: str, tmp_path: Path) -> None:
    made = run("pack", game)
    assert made.exit_code == 0
    path = tmp_path / "made.toml"
    path.write_text(made.stdout, "utf-8")
    facts = run_json("pack", game, str(path))
    assert (facts["fits"], facts["pack"]["name"], facts["differences"]) == (True, "My own", [])
    assert "same values" in run("pack", game, str(path)).output


def test_what_differs_is_shown(mine: Path) -> None:
    found = run_json("pack", PD, str(mine))["differences"]
    assert found[0] == {"place": "trap_wounds", "house": 1, "pack": 2}
    assert [one["place"] for one in found] == ["trap_wounds", "wound_track.thresholds"]
    shown = run("pack", PD, str(mine), "--lang", "cs").output
    assert "liší 2\u00a0hodnoty" in shown and "trap_wounds" in shown and "[9,-7]" in shown.replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_with_their_lines(mine: Path, language: str) -> None:
    mine.write_text(mine.read_text("utf-8").replace("rounds = 8\n", "rounds = nine\n", 1), "utf-8")
    result = run("pack", PD, str(mine), "--lang", language)
    assert result.exit_code == 1 and result.stdout == ""
    assert " 14:" in result.stderr and "mine.toml" in result.stderr
    facts = run_json("pack", PD, str(mine), "--lang", language, code=1)
    assert facts["fits"] is False and [m["code"] for m in facts["mistakes"]] == ["not_toml"]
    assert facts["mistakes"][0]["text"] in result.stderr


def test_a_bad_pack_stops_every_command(mine: Path) -> None:
    mine.write_text(mine.read_text("utf-8").replace("tier = 1", "tier = 7"), "utf-8")
    for command in (["simulate", PD], ["arena", PD, "--bots", "random,random"], ["play", PD]):
        result = run(*command, "--pack", str(mine))
        assert result.exit_code == 1
        assert "line 1058, boss.minotaur.tier: 7 is not possible here." in said(result.stderr)
    mine.write_bytes(b"\xff\xff")
    assert "UTF-8" in run("simulate", PD, "--pack", str(mine)).stderr


def test_a_game_without_packs_says_so(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("welcome_dungeon"), "packs", None)
    for arguments in ([], [str(mine)]):
        result = run("pack", "welcome_dungeon", *arguments)
        assert result.exit_code == 1 and result.stdout == ""
        assert "takes no data packs" in result.stderr


def test_records_of_a_pack_replay_only_with_it(mine: Path, tmp_path: Path) -> None:
    records = tmp_path / "matches.jsonl"
    common = ["simulate", PD, "--players", "2", "--games", "2", "--seed", "1"]
    packed = run_json(*common, "--pack", str(mine), "--records", str(records))
    assert packed["pack"]["name"] == "My own" and packed["errors"] == 0
    assert "pack" not in run_json(*common)
    without = run_json("replay", str(records), code=1)
    assert without["errors"] == 2 and packed["pack"]["sha256"] in without["lines"][0]["error"]
    assert run_json("replay", str(records), "--pack", str(mine))["from_seed"] == 2
    house = tmp_path / "house.jsonl"
    run_json(*common, "--records", str(house))
    both = house.read_bytes() + records.read_bytes()
    house.write_bytes(both)
    assert run_json("replay", str(house), "--pack", str(mine))["errors"] == 0


def test_the_arena_plays_with_a_pack_in_every_process(mine: Path) -> None:
    arena = ["arena", PD, "--bots", "random,random", "--games", "4", "--pack", str(mine)]
    one, two = run_json(*arena), run_json(*arena, "--jobs", "2")
    assert one["pack"] == two["pack"] and one["bots"] == two["bots"]


def test_a_match_alone_with_a_pack_can_be_left_and_gone_on_with(mine: Path, tmp_path: Path) -> None:
    play = ["play", PD, "--players", "1", "--data", str(tmp_path)]
    left = run(*play, "--pack", str(mine), "--seed", "5", given="1\n1\nq\n\n")
    assert left.exit_code == 0, left.output
    mine.unlink()
    record = tmp_path / "record.jsonl"
    done = run("play", PD, "--resume", "--data", str(tmp_path), "--record", str(record), given="1\n" * 400)
    assert done.exit_code == 0, done.output
    assert b'"pack":{"name":"My own"' in record.read_bytes()


def test_alone_there_are_no_bots(tmp_path: Path) -> None:
    play = ["play", PD, "--players", "1", "--data", str(tmp_path)]
    assert run(*play, given="q\n\n").exit_code == 0
    assert run(*play, "--bots", "greedy").exit_code == 2
    assert "2 to 4" in said(run("play", "welcome_dungeon", "--players", "1").stderr)


def test_the_server_does_not_start_with_a_bad_pack(mine: Path) -> None:
    mine.write_text(mine.read_text("utf-8").replace("tier = 1", "tier = 7"), "utf-8")
    result = run("serve", "--port", "0", "--packs", str(mine.parent))
    assert result.exit_code == 1
    told = re.sub(r"[\s│]", "", result.stderr)  # the box may break a long path anywhere
    assert "mine.toml" in told and "boss.minotaur.tier" in told
