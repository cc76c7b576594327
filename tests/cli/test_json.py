"""`--json` wherever it is offered: what comes out is JSON, line by line, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import rich_click as click

from cli.support import Session, run
from podzemi.cli.app import podzemi
from podzemi.server.store import SqliteStore
from podzemi.server.store.people import accounts, people
from podzemi.server.support.site import write_site
from server.test_site import write_built

CASES: dict[str, list[str]] = {
    "admin grant": ["Zoe", "--data", "{data}"],
    "admin list": ["--data", "{data}"],
    "admin reset-password": ["Zoe", "--data", "{data}"],
    "admin revoke": ["Zoe", "--data", "{data}"],
    "admin rotate-key": ["--data", "{data}"],
    "arena": ["welcome_dungeon", "--bots", "random", "--games", "2"],
    "backup": ["{folder}/copy.gz", "--data", "{data}"],
    "bench": ["welcome_dungeon", "--seconds", "0.001", "--repeat", "1", "--only", "clone"],
    "doctor": ["--data", "{data}"],
    "export": ["{records}", "-o", "{folder}/matches.parquet"],
    "games": [],
    "learn": ["welcome_dungeon", "--data", "{data}"],
    "load": ["--tables", "1", "--seconds", "1", "--clients", "1"],
    "migrate-store": ["{data}", "{folder}/moved.sqlite"],
    "new": ["star_cellar", "--folder", "{folder}/star_cellar"],
    "pack": ["paper_dungeons"],
    "play": ["welcome_dungeon", "--data", "{data}"],
    "puzzle": ["dungeon_lords", "--list"],
    "ratings rebuild": ["--data", "{data}"],
    "replay": ["{records}"],
    "restore": ["{copy}", "--data", "{folder}/restored"],
    "review": ["{records}", "--seconds", "0.01"],
    "rules": ["welcome_dungeon", "dragon"],
    "serve": ["--check-config"],
    "simulate": ["welcome_dungeon", "--games", "2"],
    "site": ["{folder}/site"],
    "store downgrade": ["--to", "1", "--force", "--data", "{data}"],
    "store upgrade": ["--data", "{data}"],
    "store version": ["--data", "{data}"],
    "worker": [],
}
"""By command: arguments with which it has something to say."""


def commands(group: click.Group = podzemi, before: str = "") -> Iterator[tuple[str, click.Command]]:
    """All commands by their full names, groups included."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield before + name, command
        if isinstance(command, click.Group):
            yield from commands(command, f"{before}{name} ")


def takes_json(command: click.Command) -> bool:
    return any("--json" in parameter.opts for parameter in command.params)


OFFERING = sorted(name for name, command in commands() if takes_json(command))
GROUPS = sorted(name for name, command in commands() if isinstance(command, click.Group))


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A store with an account, records, a copy to restore, and a client with its engine."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / "data" / "podzemi.sqlite")
        await store.write(people.add("p", "Zoe", 1.0))
        await store.write(accounts.open_account("p", "secret", ["code"], 1.0))
        await store.close()

    asyncio.run(fill())
    named = {name: str(tmp_path / name) for name in ("data", "records", "copy")} | {"folder": str(tmp_path)}
    run("simulate", "welcome_dungeon", "--games", "1", "--records", named["records"])
    run("backup", named["copy"], "--data", named["data"])
    static, engine = write_built(tmp_path / "built")
    monkeypatch.setattr(
        "podzemi.cli.hosting.site.write_site", lambda _, folder: write_site(static, folder, engine)
    )
    return named


def test_every_command_offers_it() -> None:
    assert sorted({*OFFERING, *GROUPS}) == sorted(name for name, _ in commands())
    assert set(CASES) | set(GROUPS) == set(OFFERING)


@pytest.mark.parametrize("name", [name for name in OFFERING if name not in ("worker", *GROUPS)])
def test_what_comes_out_is_json(name: str, places: dict[str, str]) -> None:
    arguments = [argument.format_map(places) for argument in CASES[name]]
    result = run(*name.split(), *arguments, "--json", given="")
    assert result.exit_code == 0 or name == "doctor", result.output
    lines = result.stdout.splitlines()
    assert lines and all(isinstance(msgspec.json.decode(line), dict) for line in lines)


def test_a_worker_says_where_it_works(database_url: str, tmp_path: Path) -> None:
    session = Session(tmp_path, "worker", "--database-url", database_url, "--json")
    assert "working" in msgspec.json.decode(session.output.readline())
    session.interrupt()


@pytest.mark.parametrize("name", GROUPS)
def test_a_group_takes_it_in_front(name: str, places: dict[str, str]) -> None:
    told = msgspec.json.decode(run(name, "--json").stdout)
    assert all(command in OFFERING for command in (f"{name} {one}" for one in told["commands"]))
    first = {"admin": "list", "ratings": "rebuild", "store": "version"}[name]
    result = run(name, "--json", first, "--data", places["data"])
    assert isinstance(msgspec.json.decode(result.stdout), dict)
