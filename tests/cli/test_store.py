"""backup, restore, migrate-store, store: from one database to the other and back, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cli.support import run, run_json
from podzemi.languages import LANGUAGES
from podzemi.server.store import SqliteStore, schema
from podzemi.server.store.people import people


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a server's store in which somebody is."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / "data" / "podzemi.sqlite")
        await store.write(people.add("p", "Žofie", 1.0))
        await store.close()

    asyncio.run(fill())
    return tmp_path / "data"


def plain(text: str) -> str:
    """Without the box around an error."""
    return " ".join(text.replace("│", " ").split())


def test_out_and_in_and_over(data: Path, tmp_path: Path, database_url: str) -> None:
    file = tmp_path / "b.gz"
    made = run_json("backup", str(file), "--data", str(data))
    assert made["tables"]["person"] == 1
    assert made["bytes"] == file.stat().st_size
    assert "--force writes over it" in run("backup", str(file), "--data", str(data)).stderr
    there = run_json("restore", str(file), "--database-url", database_url)
    assert there["tables"] == made["tables"]
    refused = run("restore", str(file), PODZEMI_DATABASE_URL=database_url)
    assert (refused.exit_code, "is not empty (" in plain(refused.stderr)) == (1, True)
    back = run_json("migrate-store", database_url, str(tmp_path / "back.sqlite"))
    assert back["tables"] == made["tables"]
    over = run("migrate-store", str(data), database_url, "--replace")
    assert (over.exit_code, "compared row by row" in plain(over.stdout)) == (0, True)
    assert run_json("store", "version", "--database-url", database_url)["format"] == schema.VERSION


def test_formats(data: Path) -> None:
    newest = schema.VERSION
    assert run_json("store", "version", "--data", str(data)) == {"format": newest, "newest": newest}
    refused = run("store", "downgrade", "--to", "1", "--data", str(data))
    assert (refused.exit_code, "cannot hold: name_key (1)" in plain(refused.stderr)) == (1, True)
    down = run_json("store", "downgrade", "--to", "1", "--force", "--data", str(data))
    assert down == {"from": newest, "to": 1}
    assert run_json("store", "upgrade", "--data", str(data)) == {"from": 1, "to": newest}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(data: Path, tmp_path: Path, lang: str) -> None:
    said = run("backup", str(tmp_path / "b.gz"), "--data", str(data), "--lang", lang).stdout
    assert said.strip() and "{" not in said
    assert run("store", "version", "--data", str(data), "--lang", lang).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (["store", "version", "--data", "nowhere"], 1, "no such file"),
        (["store", "downgrade", "--to", "0", "--data", "DATA"], 1, "there is no format 0"),
        (["store", "version", "--database-url", "mysql://x"], 2, "postgresql://user@host/name"),
        (["backup", "b.gz", "--database-url", "postgresql://u:pw@127.0.0.1:1/x"], 1, "cannot be reached"),
        (["restore", "FILE", "--data", "DATA"], 1, "is no backup of Podzemí"),
        (["migrate-store", "DATA", "DATA"], 2, "are the same"),
        (["worker", "--data", "DATA"], 2, "needs a PostgreSQL"),
    ],
)
def test_what_is_refused_says_why(
    data: Path, tmp_path: Path, arguments: list[str], code: int, complaint: str
) -> None:
    (tmp_path / "file").write_text("x")
    known = {"DATA": str(data), "FILE": str(tmp_path / "file"), "nowhere": str(tmp_path / "nowhere")}
    result = run(*(known.get(word, word) for word in arguments))
    assert result.exit_code == code
    assert complaint in plain(result.stderr)
    assert "pw" not in result.stderr and "Traceback" not in result.stderr
