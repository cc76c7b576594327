"""`podzemi doctor`: is everything here that a game needs, and what to do if not."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import sys
import sysconfig
import time
from collections.abc import Callable
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

import rich_click as click
from msgspec import Struct

import podzemi
from podzemi.cli.common import Command, json_option, language_option, out, say_json
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import is_compiled
from podzemi.languages import LANGUAGES, keys, text

State = Literal["ok", "note", "problem"]
_SIGNS: Final = {"ok": "[green]✓[/]", "note": "[yellow]•[/]", "problem": "[red]✗[/]"}
_PYTHON: Final = (3, 11)
_SQLITE: Final = (3, 24)
_BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "msedge",
)


class Finding(Struct, frozen=True):
    """One thing looked at. `fix` names the sentence that says what to do."""

    check: str
    state: State
    detail: str
    fix: str | None = None


class Installation(Struct, frozen=True):
    """The installation to look at."""

    data: Path
    static: Path
    port: int


@click.command(cls=Command)
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database.")
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Port to look at."
)
@language_option
@json_option
def doctor(data: Path | None, port: int, lang: str, as_json: bool) -> None:
    """Look at everything a game needs and say what to do where something is missing.

    The exit code is 1 if something is really wrong; a note (•) only costs comfort.

    Example: `podzemi doctor --port 8080`
    """
    from podzemi.server.settings import Settings

    settings = Settings() if data is None else Settings(data=data)
    installation = Installation(settings.data, settings.static, port)
    findings = [check(installation) for check in CHECKS if is_checkout() or check not in DEVELOPING]
    if as_json:
        healthy = all(finding.state != "problem" for finding in findings)
        say_json({"healthy": healthy, "findings": findings})
    else:
        _print(lang, findings)
    if any(finding.state == "problem" for finding in findings):
        raise SystemExit(1)


def _print(lang: str, findings: list[Finding]) -> None:
    console = out()
    for finding in findings:
        label = text(lang, f"doctor-{finding.check}")
        console.print(f" {_SIGNS[finding.state]} [bold]{label}[/]  ", end="")
        console.print(finding.detail, markup=False)
        if finding.fix is not None:
            console.print(f"     → {text(lang, finding.fix)}", markup=False)
    problems = sum(finding.state == "problem" for finding in findings)
    console.print(text(lang, "doctor-verdict", {"problems": problems}), style="bold")


def is_checkout() -> bool:
    """Whether this is the repository, with make and sources; otherwise Podzemí was installed."""
    return (Path(podzemi.__file__).parents[2] / "Makefile").exists()


def _fix(check: str) -> str:
    """The sentence that helps here: an installed Podzemí comes without make."""
    return f"doctor-{check}-fix" if is_checkout() else f"doctor-{check}-fix-installed"


# ---------------------------------------------------------------- what is looked at


def _python(installation: Installation) -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    detail = f"{sys.implementation.name} {version}"
    if sys.version_info < _PYTHON:
        return Finding("python", "problem", detail, _fix("python"))
    return Finding("python", "ok", detail)


def _engine(installation: Installation) -> Finding:
    if is_compiled():
        return Finding("engine", "ok", "mypyc")
    if _asks_for_python():
        return Finding("engine", "note", "PODZEMI_PURE=1", "doctor-engine-pure-fix")
    return Finding("engine", "note", "Python", _fix("engine"))


def _native(installation: Installation) -> Finding:
    """Whether the translated games are here: levels, hints with chances and reviews need them."""
    from podzemi import native

    if native.available():
        from podzemi.native import _core

        return Finding("native", "ok", ", ".join(sorted(_core.GAMES)))
    if _asks_for_python():
        return Finding("native", "note", "PODZEMI_PURE=1", "doctor-engine-pure-fix")
    return Finding("native", "problem", native.why_not() or "–", _fix("native"))


def _asks_for_python() -> bool:
    return os.environ.get("PODZEMI_PURE", "") not in ("", "0")


def _compiler(installation: Installation) -> Finding:
    wanted = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = next((path for name in (wanted, "cc", "gcc", "clang") if (path := shutil.which(name))), None)
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if found is None:
        return Finding("compiler", "note", "–", "doctor-compiler-fix")
    if not header.exists():
        return Finding("compiler", "note", f"{found}, –Python.h", "doctor-header-fix")
    return Finding("compiler", "ok", found)


def _catalogues(installation: Installation) -> Finding:
    """Every language has every message of every other."""
    written = {language: keys(language) for language in LANGUAGES}
    every = frozenset[str]().union(*written.values())
    missing = [f"{language}: {key}" for language in LANGUAGES for key in sorted(every - written[language])]
    if missing:
        shown = ", ".join(missing[:5]) + (" …" if len(missing) > 5 else "")
        return Finding("catalogues", "problem", f"{len(missing)}: {shown}", "doctor-catalogues-fix")
    return Finding("catalogues", "ok", f"{', '.join(LANGUAGES)}: {len(every)}")


def _server(installation: Installation) -> Finding:
    """The packages of `podzemi[server]`, the heaviest of them."""
    wanted = ("litestar", "uvicorn", "argon2", "openskill", "prometheus_client", "segno")
    if missing := [name for name in wanted if find_spec(name) is None]:
        return Finding("server", "note", f"–{', –'.join(missing)}", "doctor-server-fix")
    return Finding("server", "ok", f"litestar {metadata.version('litestar')}")


def _web(installation: Installation) -> Finding:
    if (installation.static / "index.html").exists():
        return Finding("web", "ok", str(installation.static))
    return Finding("web", "problem", str(installation.static), _fix("web"))


def _storage(installation: Installation) -> Finding:
    """Write with synchronous=FULL where the server would, and read it back."""
    version = sqlite3.sqlite_version
    if sqlite3.sqlite_version_info < _SQLITE:
        return Finding("storage", "problem", f"SQLite {version}", "doctor-sqlite-fix")
    probe = installation.data / f".doctor-{os.getpid()}.sqlite"
    try:
        installation.data.mkdir(parents=True, exist_ok=True)
        spent = _write_fully(probe)
    except (OSError, sqlite3.Error) as error:
        return Finding("storage", "problem", f"{installation.data}: {error}", "doctor-storage-fix")
    finally:
        for leftover in installation.data.glob(f"{probe.name}*"):
            leftover.unlink(missing_ok=True)
    return Finding("storage", "ok", f"SQLite {version}, {installation.data}, {spent * 1000:.1f} ms")


def _write_fully(path: Path) -> float:
    """Seconds that one durable commit takes."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.execute("create table probe (n integer)")
        started = time.perf_counter()
        with connection:
            connection.execute("insert into probe values (7)")
        spent = time.perf_counter() - started
        if connection.execute("select n from probe").fetchall() != [(7,)]:
            raise sqlite3.DatabaseError("what was written does not read back")
        return spent
    finally:
        connection.close()


def _port(installation: Installation) -> Finding:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", installation.port))
        except OSError as error:
            return Finding("port", "note", f"{installation.port}: {error.strerror}", "doctor-port-fix")
    return Finding("port", "ok", str(installation.port))


def _browser(installation: Installation) -> Finding:
    names = (os.environ.get("PODZEMI_BROWSER") or "", *_BROWSERS)
    if found := next((path for name in names if (path := shutil.which(name))), None):
        return Finding("browser", "ok", found)
    return Finding("browser", "note", "–", "doctor-browser-fix")


def _rules(installation: Installation) -> Finding:
    """One random match of every game, its invariants checked after every action."""
    for name in registry.names():
        try:
            _play_checked(name)
        except Exception as error:
            return Finding("rules", "problem", f"{name}: {type(error).__name__}: {error}", _fix("rules"))
    return Finding("rules", "ok", ", ".join(registry.names()))


def _play_checked(name: str) -> None:
    game, dice = registry.game(name), Dice(1)
    state = game.start(game.max_players, seed=1)
    while seats := game.to_act(state):
        legal = game.legal(state, seats[0])
        game.apply(state, seats[0], legal[dice.below(len(legal))])
        game.check(state)


CHECKS: Final[tuple[Callable[[Installation], Finding], ...]] = (
    _python,
    _engine,
    _native,
    _compiler,
    _rules,
    _catalogues,
    _server,
    _web,
    _storage,
    _port,
    _browser,
)
DEVELOPING: Final = (_compiler, _browser)
"""The checks that matter only to those who build and test."""
