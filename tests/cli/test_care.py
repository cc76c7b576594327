"""doctor and serve."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import podzemi.server
from cli.support import run, run_json
from podzemi import native
from podzemi.cli.hosting import doctor as module
from podzemi.cli.hosting.doctor import CHECKS, Finding, Installation
from podzemi.languages import LANGUAGES, has, text
from podzemi.native import presence
from until import until

serving = import_module("podzemi.cli.hosting.serve")


def findings(told: dict[str, Any]) -> dict[str, Any]:
    return {finding["check"]: finding for finding in told["findings"]}


def place(tmp_path: Path, port: int = 1) -> Installation:
    return Installation(tmp_path, tmp_path / "static", port)


def test_doctor_looks_at_everything(tmp_path: Path) -> None:
    result = run("doctor", "--json", "--data", str(tmp_path))
    told = msgspec.json.decode(result.stdout)
    found = findings(told)
    assert len(found) == len(CHECKS)
    assert found["python"]["state"] == found["storage"]["state"] == found["rules"]["state"] == "ok"
    assert result.exit_code == (0 if told["healthy"] else 1)
    assert not list(tmp_path.glob(".doctor*"))


@pytest.fixture
def no_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check that plays whole matches plays none: it was seen to play them once."""
    monkeypatch.setattr(module, "_play_checked", lambda name: None)


@pytest.mark.usefixtures("no_matches")
@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_for_people(tmp_path: Path, language: str) -> None:
    result = run("doctor", "--data", str(tmp_path), "--lang", language)
    assert "SQLite" in result.output


def test_doctor_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = Finding("web", "problem", "nowhere", "doctor-web-fix")
    monkeypatch.setattr(module, "CHECKS", (lambda place: broken,))
    result = run("doctor", "--data", str(tmp_path))
    assert result.exit_code == 1
    assert "make web" in result.output
    assert run_json("doctor", "--data", str(tmp_path), code=1)["healthy"] is False


def test_doctor_notices_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert module._compiler(place(tmp_path)).state == "note"
    assert module._browser(place(tmp_path)).state == "note"
    assert module._web(place(tmp_path)).state == "problem"
    (tmp_path / "static").mkdir()
    (tmp_path / "static/index.html").touch()
    assert module._web(place(tmp_path)).state == "ok"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_native_code_the_loss_is_named_for_people(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setattr(presence, "why_not", lambda: "nothing was compiled")
    monkeypatch.setattr(native, "available", lambda: False)
    monkeypatch.setenv("PODZEMI_PURE", "0")
    finding = module._native(place(tmp_path))
    assert finding.state == "problem" and finding.fix == "doctor-native-fix"
    monkeypatch.setattr(module, "CHECKS", (module._native,))
    result = run("doctor", "--data", str(tmp_path), "--lang", language)
    assert result.exit_code == 1
    assert text(language, "doctor-native-fix")[:30] in " ".join(result.output.split())


def test_doctor_names_the_packages_that_the_server_needs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert module._server(place(tmp_path)).state == "ok"
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    finding = module._server(place(tmp_path))
    assert (finding.state, finding.fix) == ("note", "doctor-server-fix")
    assert "prometheus_client" in finding.detail


@pytest.mark.usefixtures("no_matches")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_installed_podzemi_is_not_sent_to_make(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    """Neither by what is found here nor by any sentence that could come."""
    monkeypatch.setattr(module, "is_checkout", lambda: False)
    monkeypatch.setattr(module, "is_compiled", lambda: False)
    monkeypatch.setenv("PODZEMI_PURE", "0")
    result = run("doctor", "--data", str(tmp_path), "--lang", language)
    assert text(language, "doctor-engine-fix-installed")[:30] in result.output
    assert text(language, "doctor-compiler") not in result.output
    assert "`make" not in result.output
    for check in ("python", "engine", "rules", "web"):
        assert "make " not in text(language, module._fix(check))


def test_doctor_notices_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    finding = module._storage(Installation(tmp_path / "data", tmp_path, 1))
    assert (finding.state, finding.fix) == ("problem", "doctor-storage-fix")


def test_doctor_notices_missing_messages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    written = {"en": {"a", "b"}}
    monkeypatch.setattr(module, "keys", lambda language: written.get(language, {"a"}))
    finding = module._catalogues(place(tmp_path))
    assert finding.state == "problem"
    assert finding.detail == "3: cs: b, sk: b, pl: b"


def test_doctor_notices_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert module._port(place(tmp_path, taken.getsockname()[1])).state == "note"


def test_every_finding_can_be_said() -> None:
    checks = [check.__name__.removeprefix("_") for check in CHECKS]
    for language in LANGUAGES:
        assert all(has(language, f"doctor-{check}") for check in checks)


# ---------------------------------------------------------------- serve


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    settings: list[Any] = []
    monkeypatch.setattr(podzemi.server, "serve", settings.append)
    return settings


def test_serve_hands_over_the_settings(served: list[Any], tmp_path: Path) -> None:
    result = run("serve", "--port", "0", "--data", str(tmp_path), "--bot-pause", "0.1")
    assert result.exit_code == 0, result.output
    (settings,) = served
    assert (settings.host, settings.data, settings.bot_pause) == ("127.0.0.1", tmp_path, 0.1)
    assert f"http://localhost:{settings.port}/" in result.output


def test_serve_in_the_network_shows_a_code(served: list[Any]) -> None:
    result = run("serve", "--lan", "--port", "0")
    assert result.exit_code == 0, result.output
    assert served[0].host == "0.0.0.0"
    assert "In your network: http://" in result.output
    assert "▀" in result.output or "█" in result.output or "▄" in result.output


def test_serve_says_that_the_port_is_taken(served: list[Any]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--port", str(taken.getsockname()[1]))
    assert result.exit_code == 1
    assert "choose another --port" in " ".join(result.stderr.replace("│", " ").split())
    assert not served


def test_serve_says_that_it_cannot_write(served: list[Any], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert result.exit_code == 1
    assert "choose another folder with --data" in " ".join(result.stderr.replace("│", " ").split())
    assert "Podzemí is at" not in result.output and not served


def test_serve_without_a_network_shows_no_code(
    monkeypatch: pytest.MonkeyPatch, served: list[Any], tmp_path: Path
) -> None:
    monkeypatch.setattr(serving, "lan_address", lambda: None)
    result = run("serve", "--lan", "--port", "0", "--data", str(tmp_path))
    assert result.exit_code == 0 and served
    assert "No network was found" in result.stderr and "In your network" not in result.output


def test_serve_names_the_loss_without_native_code(
    monkeypatch: pytest.MonkeyPatch, served: list[Any], tmp_path: Path
) -> None:
    monkeypatch.setattr(native, "available", lambda: False)
    result = run("serve", "--port", "0", "--data", str(tmp_path))
    assert "The bots have one level here" in result.stderr
    monkeypatch.setattr(native, "available", lambda: True)
    assert "one level" not in run("serve", "--port", "0", "--data", str(tmp_path)).stderr


@pytest.mark.parametrize(
    ("system", "variables", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "10.0.0.1"}, False),
        ("win32", {}, True),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, system: str, variables: dict[str, str], shown: bool
) -> None:
    """Elsewhere `webbrowser` would take the terminal for a text browser."""
    monkeypatch.setattr(serving.sys, "platform", system)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert serving.has_screen() is shown


def test_serve_opens_the_browser_when_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    from podzemi.cli.hosting import serve

    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        serve._open_when_ready("http://localhost/", listening.getsockname()[1])
    assert opened == ["http://localhost/"]


def answers(url: str) -> bool:
    """Whether anybody there speaks HTTP; what it says is the server's own matter."""
    try:
        urllib.request.urlopen(url, timeout=5).close()
    except urllib.error.HTTPError as error:
        error.close()
    except OSError:
        return False
    return True


def test_serve_for_real(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "podzemi", "serve", "--port", "0", "--data", str(tmp_path), "--json"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    try:
        url = msgspec.json.decode(process.stdout.readline())["url"]
        until(lambda: answers(url) or process.poll() is not None)
        assert process.poll() is None
    finally:
        process.terminate()
        process.communicate(timeout=20)
